import LayoutModel

extension AccessibilityTraits {
  /// The names of the traits as Interface Builder's panel and UIKit call them, joined for a message:
  /// `button and link`; `none` for the empty set.
  public var names: String {
    let names = Self.byName.filter { contains($0.trait) }.map { $0.name.spaced }
    guard let last = names.last else { return "none" }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// `notEnabled` as `not enabled`.
  fileprivate var spaced: String {
    reduce(into: "") { words, character in
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
  }
}
