import LayoutModel

/// The value of `--screen`: the screens with this name or object id; all without a value.
struct ScreenSelection {
  var name: String?

  static let help = "Only the screens with this name or object id."

  func contains(_ screen: Screen) -> Bool {
    guard let name else { return true }
    return screen.name == name || screen.objectID == name
  }

  /// Says that no screen was selected.
  ///
  /// - Parameter names: Of all the screens there are.
  func complain(amongScreens names: [String]) {
    guard let name else { return }
    let guess = suggestion(for: name, among: names).map { "; did you mean “\($0)”?" }
    Console.complain("there is no screen “\(name)”" + (guess ?? ""))
  }
}
