import LayoutModel

extension XMLDocument {
  /// Where the element's start tag begins.
  public func position(of node: Node) -> SourcePosition {
    let record = nodes[node]
    return SourcePosition(line: Int(record.line), column: Int(record.column))
  }

  /// The columns of the elements in UTF-16 code units, counted from 1, where those differ from columns
  /// in bytes: where something that is no ASCII stands before an element on its line.
  public var utf16Columns: [SourcePosition: Int] {
    guard !source.isASCII else { return [:] }
    var columns: [SourcePosition: Int] = [:]
    var lineStart = -1
    var place = 0
    // How many more bytes than code units stand between the beginning of the line and the place.
    var surplus = 0
    for node in nodes {
      let offset = Int(node.offset)
      let start = offset - Int(node.column) + 1
      if start != lineStart {
        lineStart = start
        place = start
        surplus = 0
      }
      while place < offset {
        switch source[place] {
        case 0xC0..<0xE0: surplus += 1
        case 0xE0...: surplus += 2
        default: break
        }
        place += 1
      }
      guard surplus > 0 else { continue }
      columns[SourcePosition(line: Int(node.line), column: Int(node.column))] =
        Int(node.column) - surplus
    }
    return columns
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

extension [UInt8] {
  /// Whether no byte is part of a longer character.
  fileprivate var isASCII: Bool {
    withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        guard eight & 0x8080_8080_8080_8080 == 0 else { return false }
        place += 8
      }
      return bytes[place...].allSatisfy { $0 < 0x80 }
    }
  }
}
