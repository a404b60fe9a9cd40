import FileSystem
import LayoutModel
import LayoutReading

extension LayoutSearch {
  /// The layout files among the operands of a command. Says what could not be searched; `nil` when
  /// there is nothing to work on.
  static func search(forCommand paths: [String]) -> Result? {
    let result = search(paths)
    for error in result.errors {
      Console.complain(error.complaint)
    }
    guard result.files.isEmpty else { return result }
    if result.errors.isEmpty {
      Console.complain("there are no layout files in \(paths.joined(separator: ", "))")
    }
    return nil
  }
}

extension FileError {
  fileprivate var complaint: String {
    let mayBeCommand = reason == .missing && !path.contains("/")
    let guess =
      mayBeCommand ? suggestion(for: path, among: CommandName.allCases.map(\.rawValue)) : nil
    return "\(path): \(message)" + (guess.map { "; did you mean the command “\($0)”?" } ?? "")
  }
}
