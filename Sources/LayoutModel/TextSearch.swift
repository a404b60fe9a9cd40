extension String {
  /// Whether the bytes of a text of ASCII stand in this one. The standard library's search compares
  /// characters as Unicode does, which takes far longer than a short text is worth.
  public func holds(_ text: String) -> Bool {
    var rest = utf8[...]
    while let byte = rest.first {
      if byte == text.utf8.first, rest.starts(with: text.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
