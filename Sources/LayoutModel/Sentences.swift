// How messages put words and clauses together.

extension [String] {
  /// For example `a, b or c`.
  public func listed(with conjunction: String = "or") -> String {
    count > 1
      ? dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1] : joined()
  }
}

extension String {
  /// The clause with a capital letter.
  public var asSentenceStart: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// The clause as a sentence of its own. One that ends in quoted words keeps their end.
  public var asSentence: String {
    let end = last == "”" ? dropLast().last : last
    return asSentenceStart + (end == "." || end == "?" || end == "!" ? "" : ".")
  }
}
