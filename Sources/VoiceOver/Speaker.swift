import LayoutModel

/// Composes what VoiceOver says.
public struct Speaker: Sendable {
  public var settings: Settings

  public init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  public struct Settings: Sendable, Equatable {
    public init() {}
  }

  /// The utterance of an element on its own, without its place among others (`2 of 3`).
  ///
  /// Whether VoiceOver reaches the element is another question: see ``Exposure``.
  public func utterance(of element: Element) -> Utterance {
    Utterance()
  }
}
