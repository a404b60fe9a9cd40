/// Why a file could not be read, in the user's terms.
public struct ReadingFailure: Error, Sendable, Equatable {
  /// What was found.
  public var message: String
  /// What to do about it.
  public var advice: String?
  public var position: SourcePosition?

  public init(message: String, advice: String? = nil, position: SourcePosition? = nil) {
    self.message = message
    self.advice = advice
    self.position = position
  }
}
