import LayoutModel
import XMLReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How Interface Builder writes values.
extension XMLDocument {
  func tag(of node: Node) -> Name? {
    Name(rawValue: nameID(of: node))
  }

  func string(_ name: Name, of node: Node) -> String? {
    attribute(name.rawValue, of: node)
  }

  /// Booleans are `YES` or `NO`; absent means the class default.
  func flag(_ name: Name, of node: Node) -> Bool? {
    guard let index = attributeIndex(name.rawValue, of: node) else { return nil }
    return withAttributeBytes(index) { bytes in
      switch bytes.first {
      case UInt8(ascii: "Y"): true
      case UInt8(ascii: "N"): false
      default: nil
      }
    }
  }

  /// A finite number.
  func number(_ name: Name, of node: Node) -> Double? {
    guard let index = attributeIndex(name.rawValue, of: node) else { return nil }
    return withAttributeBytes(index) { Double(plainDecimal: $0) }
      ?? Double(attributeValue(index)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Points; `fallback` where no number is stated, and `nil` where it is none that a screen could
  /// have.
  func points(_ name: Name, of node: Node, or fallback: Double? = nil) -> Double? {
    guard let points = number(name, of: node) else { return fallback }
    return points.magnitude <= Geometry.mostPoints ? points : nil
  }

  func isKey(_ key: StaticString, of node: Node) -> Bool {
    has(key, as: .key, of: node)
  }

  /// Whether the attribute with this name is there and has this value.
  func has(_ value: StaticString, as name: Name, of node: Node) -> Bool {
    guard let index = attributeIndex(name.rawValue, of: node) else { return false }
    return withAttributeBytes(index) { bytes in
      value.withUTF8Buffer { bytes.elementsEqual($0) }
    }
  }

  func child(_ name: Name, key: StaticString? = nil, of node: Node) -> Node? {
    for child in children(of: node) where nameID(of: child) == name.rawValue {
      guard let key else { return child }
      if isKey(key, of: child) { return child }
    }
    return nil
  }

  /// A text property: an attribute, or, for texts with line breaks, a child element with the key.
  func text(_ name: Name, key: StaticString, of node: Node) -> String? {
    if let value = string(name, of: node) { return value }
    for child in children(of: node) {
      switch tag(of: child) {
      case .string, .mutableString, .localizedString:
        if isKey(key, of: child) { return longText(of: child) }
      default: break
      }
    }
    return nil
  }

  /// The text of an attributed string with the key: its fragments joined.
  func attributedText(key: StaticString, of node: Node) -> String? {
    child(.attributedString, key: key, of: node).map { attributedString in
      var text = ""
      for fragment in children(of: attributedString) where tag(of: fragment) == .fragment {
        text += self.text(.content, key: "content", of: fragment) ?? ""
      }
      return text
    }
  }

  /// What the Notes field of an object says to the tool.
  func directive(of node: Node, on target: Directive.Target) -> Directive? {
    guard let note = child(.attributedString, key: "userComments", of: node),
      let text = attributedText(key: "userComments", of: node), text.contains(Directive.mark)
    else { return nil }
    return Directive(text, at: position(of: note), on: target)
  }

  /// The text of a `string` element, which may be written in base 64.
  private func longText(of node: Node) -> String? {
    let text = text(of: node) ?? ""
    let isEncoded = attributes(of: node).contains {
      attributeName($0) == "base64-UTF8" && attributeValue($0) == "YES"
    }
    guard isEncoded else { return text }
    // Interface Builder leaves the padding out.
    let bare = text.filter { !$0.isWhitespace }
    let padded = bare + String(repeating: "=", count: (4 - bare.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The named image in `attribute`, or in an `imageReference` child with the same key.
  func image(_ attribute: Name, key: StaticString, of node: Node) -> Image? {
    if let name = string(attribute, of: node) {
      return Image(name, isSymbol: string(.catalog, of: node) == "system")
    }
    guard let reference = child(.imageReference, key: key, of: node),
      let name = string(.image, of: reference)
    else { return nil }
    return Image(name, isSymbol: string(.catalog, of: reference) == "system")
  }

  func customClass(of node: Node) -> CustomClass? {
    string(.customClass, of: node).map {
      CustomClass($0, module: string(.customModule, of: node))
    }
  }
}

extension Double {
  /// A number such as `-240.5`, of at most 15 digits; `nil` for any other text. Both the digits as an
  /// integer and the power of ten are exact then, so that their quotient is the nearest number to the
  /// decimal (Clinger, “How to Read Floating Point Numbers Accurately”, 1990).
  fileprivate init?(plainDecimal bytes: UnsafeBufferPointer<UInt8>) {
    var digits = bytes[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard (1...16).contains(digits.count) else { return nil }
    var number = 0
    var digitCount = 0
    var powerOfTen = 1
    var isFraction = false
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        digitCount += 1
        if isFraction { powerOfTen *= 10 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      default: return nil
      }
    }
    guard (1...15).contains(digitCount) else { return nil }
    let magnitude = Double(number) / Double(powerOfTen)
    self = isNegative ? -magnitude : magnitude
  }
}
