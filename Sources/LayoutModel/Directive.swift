/// A note or comment in a layout file that holds words for the tool.
public struct Directive: Sendable, Equatable {
  /// The whole note; what is meant for the tool begins with ``mark``.
  public var text: String
  /// Where the note stands in the file.
  public var position: SourcePosition
  public var target: Target

  /// What begins words for the tool.
  public static let mark = "a11y-audit:"

  public init(_ text: String, at position: SourcePosition, on target: Target) {
    self.text = text
    self.position = position
    self.target = target
  }

  /// What a note is about.
  public enum Target: Sendable, Equatable {
    /// The element at this index in ``Screen/elements``.
    case element(Int)
    /// The screen with everything in it.
    case screen
    /// Nothing: a comment before no element.
    case nothing
    /// Nothing: a comment in a file of Interface Builder, which drops comments when it saves.
    case lostComment
  }
}
