import LayoutModel

extension XMLDocument {
  /// Where the element's start tag begins.
  public func position(of node: Node) -> SourcePosition {
    let record = nodes[node]
    return SourcePosition(line: Int(record.line), column: Int(record.column))
  }

  /// Where the attribute's name stands; the element's start tag if it cannot be found.
  public func position(ofAttribute attribute: Int) -> SourcePosition {
    guard let node = node(ofAttribute: attribute) else {
      return SourcePosition(line: 1, column: 1)
    }
    let start = Int(nodes[node].offset)
    guard let offset = offset(ofAttribute: attribute, inTagAt: start) else {
      return position(of: node)
    }
    let tag = source[start..<offset]
    let lines = tag.count { $0 == UInt8(ascii: "\n") }
    let column =
      tag.lastIndex(of: UInt8(ascii: "\n")).map { offset - $0 }
      ?? Int(nodes[node].column) + offset - start
    return SourcePosition(line: Int(nodes[node].line) + lines, column: column)
  }

  /// The last node whose attributes start at or before this one; nodes stand in the order of
  /// their attributes.
  private func node(ofAttribute attribute: Int) -> Node? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].firstAttribute) <= attribute { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Walks over the start tag's attributes: every quoted value ends one, and the name that is
  /// looked for follows white space.
  private func offset(ofAttribute attribute: Int, inTagAt start: Int) -> Int? {
    let name = Array(attributeName(attribute).utf8)
    var offset = start
    while offset < source.count, source[offset] != UInt8(ascii: ">") {
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let close = source[(offset + 1)...].firstIndex(of: byte) else { return nil }
        offset = close + 1
        continue
      }
      if isBlank(byte), source[(offset + 1)...].starts(with: name) {
        let after = offset + 1 + name.count
        if after < source.count, source[after] == UInt8(ascii: "=") || isBlank(source[after]) {
          return offset + 1
        }
      }
      offset += 1
    }
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
