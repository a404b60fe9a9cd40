import LayoutModel

/// Whether VoiceOver reaches an element.
public enum Exposure: Sendable, Equatable {
  /// An accessibility element: VoiceOver stops here.
  case element
  /// Not an element itself; what is inside may be.
  case container
  /// Inside the accessibility element at this index, which VoiceOver reads in its place.
  case swallowed(by: Int)
  /// Not there: hidden, transparent, left out of the default layout or taken from VoiceOver, by
  /// itself or with the ancestor at this index.
  case hidden(by: Int)

  /// The exposure of every element of a screen, by index.
  public static func exposures(in screen: Screen) -> [Exposure] {
    screen.elements.map { _ in .element }
  }
}
