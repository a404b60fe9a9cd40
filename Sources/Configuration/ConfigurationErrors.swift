import LayoutModel

/// Everything that is wrong with a configuration; never empty.
public struct ConfigurationErrors: Error, Sendable, Equatable {
  public var errors: [ConfigurationError]

  public init(_ errors: [ConfigurationError]) {
    self.errors = errors
  }
}

/// Something wrong with a configuration file.
public struct ConfigurationError: Sendable, Equatable {
  /// The path of the file, as messages name it.
  public var path: String
  public var failure: ReadingFailure

  public init(path: String, failure: ReadingFailure) {
    self.path = path
    self.failure = failure
  }

  /// For example `.a11y-audit.yml:3:9: “fail-on” takes error, warning, note or never, not “eror”;
  /// did you mean “error”?`.
  public var description: String {
    let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(failure.message)" + (failure.advice.map { "; \($0)" } ?? "")
  }
}
