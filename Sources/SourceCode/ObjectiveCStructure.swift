/// Finds the classes of an Objective-C file, their categories, properties and methods.
enum ObjectiveCStructure {
  static func types(in tokens: TokenList) -> [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    var index = 0
    while index < tokens.count {
      guard tokens.isAttribute(index), tokens.isIdentifier(index + 1),
        tokens.isAt(index, "interface") || tokens.isAt(index, "implementation")
      else {
        index += 1
        continue
      }
      let type = type(at: index, in: tokens)
      index = max(type.body.upperBound, index + 1)
      types.append(type)
    }
    return types
  }

  private static func type(at index: Int, in tokens: TokenList) -> TypeDeclaration {
    let isInterface = tokens.isAt(index, "interface")
    var next = index + 2
    var superclass: String?
    next = SwiftStructure.afterGenerics(next, in: tokens)
    if tokens.isMark(next, ":"), tokens.isIdentifier(next + 1) {
      superclass = tokens.text(next + 1)
      next = SwiftStructure.afterGenerics(next + 2, in: tokens)
    } else if tokens.isMark(next, "(") {
      next = tokens.after(next)
    }
    var end = next
    while end < tokens.count, !tokens.isAttributeAt(end, "end") { end += 1 }
    var type = TypeDeclaration(
      name: tokens.text(index + 1), kind: isInterface ? .interface : .implementation,
      superclass: superclass, body: next..<end, line: tokens.line(index))
    type.members = members(of: type, in: tokens)
    return type
  }

  private static func members(
    of type: TypeDeclaration, in tokens: TokenList
  ) -> [TypeDeclaration.Member] {
    var members: [TypeDeclaration.Member] = []
    var index = type.body.lowerBound
    while index < type.body.upperBound {
      if tokens.isAttributeAt(index, "property") {
        index = readProperty(at: index, before: type.body.upperBound, in: tokens, into: &members)
      } else if tokens.isMark(index, "{") {
        // Instance variables stand in braces right after the header.
        let end = min(tokens.partner(index) ?? index, type.body.upperBound)
        readVariables(in: (index + 1)..<max(end, index + 1), of: tokens, into: &members)
        index = tokens.after(index)
      } else if tokens.isAt(index, "-") || tokens.isAt(index, "+"), tokens.isMark(index + 1, "(") {
        let (method, next) = method(at: index, before: type.body.upperBound, in: tokens)
        members.append(method)
        index = next
      } else {
        index += 1
      }
    }
    return members
  }

  private static func readProperty(
    at index: Int, before end: Int, in tokens: TokenList,
    into members: inout [TypeDeclaration.Member]
  ) -> Int {
    var next = index + 1
    if tokens.isMark(next, "(") { next = tokens.after(next) }
    let start = next
    while next < end, !tokens.isMark(next, ";"), !tokens.isAttribute(next) { next += 1 }
    members += declarations(start..<next, in: tokens)
    return next + 1
  }

  private static func readVariables(
    in range: Range<Int>, of tokens: TokenList, into members: inout [TypeDeclaration.Member]
  ) {
    var start = range.lowerBound
    for index in range where tokens.isMark(index, ";") {
      members += declarations(start..<index, in: tokens)
      start = index + 1
    }
  }

  /// `IBOutlet UIButton *first, *second`
  private static func declarations(
    _ range: Range<Int>, in tokens: TokenList
  ) -> [TypeDeclaration.Member] {
    let words = range.filter { tokens.isIdentifier($0) }
    guard words.count > 1 else { return [] }
    let isOutlet = words.contains {
      tokens.isAt($0, "IBOutlet") || tokens.isAt($0, "IBOutletCollection")
    }
    let isInspectable = words.contains { tokens.isAt($0, "IBInspectable") }
    var type: String?
    var members: [TypeDeclaration.Member] = []
    for index in range where tokens.isIdentifier(index) {
      let next = index + 1
      if next == range.upperBound || tokens.isMark(next, ",") || tokens.isAt(next, "__attribute__")
      {
        members.append(
          TypeDeclaration.Member(
            name: tokens.text(index), kind: .property, isOutlet: isOutlet,
            isInspectable: isInspectable, type: type, line: tokens.line(index)))
      } else if type == nil || tokens.isAt(next, "*") || tokens.isAt(next, "<") {
        let isQualifier = qualifiers.contains(tokens.text(index))
        if !isQualifier { type = tokens.text(index) }
      }
    }
    return members
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBOutletCollection", "IBInspectable", "__weak", "__strong", "__unsafe_unretained",
    "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "static",
  ]

  private static func method(
    at index: Int, before end: Int, in tokens: TokenList
  ) -> (method: TypeDeclaration.Member, next: Int) {
    var next = tokens.after(index + 1)
    var selector = ""
    var parameters: [(name: String, type: String?)] = []
    while next < end, !tokens.isMark(next, "{"), !tokens.isMark(next, ";"),
      !tokens.isAttribute(next)
    {
      if tokens.isIdentifier(next), tokens.isMark(next + 1, ":") {
        selector += tokens.text(next) + ":"
        next += 2
        var type: String?
        if tokens.isMark(next, "(") {
          let close = tokens.partner(next) ?? next
          type = (next..<max(close, next)).first {
            tokens.isIdentifier($0) && !isQualifier($0, tokens)
          }
          .map { tokens.text($0) }
          next = tokens.after(next)
        }
        if tokens.isIdentifier(next) { parameters.append((tokens.text(next), type)) }
      } else if tokens.isIdentifier(next), selector.isEmpty {
        selector = tokens.text(next)
      }
      next += 1
    }
    var method = TypeDeclaration.Member(
      name: selector, kind: .function, parameters: parameters, line: tokens.line(index))
    if tokens.isMark(next, "{") {
      method.body = (next + 1)..<min(tokens.partner(next) ?? end, end)
      next = tokens.after(next)
    } else {
      next += 1
    }
    return (method, next)
  }

  private static func isQualifier(_ index: Int, _ tokens: TokenList) -> Bool {
    qualifiers.contains(tokens.text(index))
  }
}

extension TokenList {
  func isAttributeAt(_ index: Int, _ name: StaticString) -> Bool {
    isAttribute(index) && isAt(index, name)
  }
}
