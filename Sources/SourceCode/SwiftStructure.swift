/// Finds the types of a Swift file and what they declare.
enum SwiftStructure {
  static func types(in tokens: TokenList) -> [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    // Of types that are never closed only the first takes the rest of the file: each one would
    // have to be searched to the end otherwise.
    var isFirstOpen = true
    for index in 0..<tokens.count where tokens.isIdentifier(index) {
      guard let type = type(at: index, isFirstOpen: isFirstOpen, in: tokens) else { continue }
      if type.body.upperBound == tokens.count { isFirstOpen = false }
      types.append(type)
    }
    return types
  }

  private static func type(
    at index: Int, isFirstOpen: Bool, in tokens: TokenList
  ) -> TypeDeclaration? {
    guard isTypeKeyword(index, in: tokens), !tokens.isMark(index - 1, "."),
      tokens.isIdentifier(index + 1), !isMemberKeyword(index + 1, in: tokens)
    else { return nil }
    var next = index + 1
    var name = tokens.text(next)
    next += 1
    // `extension Outer.Inner`
    while tokens.isMark(next, "."), tokens.isIdentifier(next + 1) {
      name = tokens.text(next + 1)
      next += 2
    }
    next = afterGenerics(next, in: tokens)
    var superclass: String?
    let isExtension = tokens.isAt(index, "extension")
    if tokens.isMark(next, ":") {
      next += 1
      if !isExtension { superclass = typeName(&next, in: tokens) }
    }
    let limit = min(tokens.count, next + 200)
    while next < limit, !tokens.isMark(next, "{"), !tokens.isMark(next, "}"),
      !tokens.isMark(next, ";")
    {
      next = tokens.isMark(next, "(") ? tokens.after(next) : next + 1
    }
    guard tokens.isMark(next, "{") else { return nil }
    let body = (next + 1)..<(tokens.partner(next) ?? (isFirstOpen ? tokens.count : next + 1))
    return TypeDeclaration(
      name: name, kind: kind(at: index, in: tokens), superclass: superclass, body: body,
      line: tokens.line(index), members: members(of: body, in: tokens))
  }

  private static func kind(at index: Int, in tokens: TokenList) -> TypeDeclaration.Kind {
    if tokens.isAt(index, "extension") { return .extension }
    return tokens.isAt(index, "class") || tokens.isAt(index, "actor") ? .type : .value
  }

  private static func isTypeKeyword(_ index: Int, in tokens: TokenList) -> Bool {
    tokens.isAt(index, "class") || tokens.isAt(index, "extension") || tokens.isAt(index, "struct")
      || tokens.isAt(index, "enum") || tokens.isAt(index, "actor")
  }

  /// `class` also stands before members of a type: `class func make()`.
  private static func isMemberKeyword(_ index: Int, in tokens: TokenList) -> Bool {
    ["func", "var", "let", "subscript", "override", "private", "final", "public", "internal"]
      .contains(tokens.text(index))
  }

  /// The index after `<…>`.
  static func afterGenerics(_ index: Int, in tokens: TokenList) -> Int {
    guard tokens.isAt(index, "<") else { return index }
    var depth = 0
    var next = index
    while next < tokens.count, next < index + 200 {
      if tokens.isAt(next, "<") {
        depth += 1
      } else if tokens.isAt(next, ">") {
        depth -= 1
        if depth == 0 { return next + 1 }
      } else if tokens.isMark(next, "{") {
        return next
      }
      next += 1
    }
    return next
  }

  /// Reads `Module.Outer.Name<Parameter>` and gives its last name.
  static func typeName(_ next: inout Int, in tokens: TokenList) -> String? {
    while tokens.isAttribute(next) || tokens.isAt(next, "inout") || tokens.isAt(next, "any")
      || tokens.isAt(next, "some")
    {
      next += 1
      if tokens.isMark(next, "(") { next = tokens.after(next) }
    }
    var name: String?
    while tokens.isIdentifier(next) {
      name = tokens.text(next)
      next = afterGenerics(next + 1, in: tokens)
      guard tokens.isMark(next, "."), tokens.isIdentifier(next + 1) else { break }
      next += 1
    }
    return name
  }

  private static func members(
    of body: Range<Int>, in tokens: TokenList
  ) -> [TypeDeclaration.Member] {
    var members: [TypeDeclaration.Member] = []
    var isOutlet = false
    var isInspectable = false
    var isOverride = false
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[") {
        index = tokens.after(index)
        continue
      }
      if tokens.isAttribute(index) {
        isOutlet = isOutlet || tokens.isAt(index, "IBOutlet")
        isInspectable = isInspectable || tokens.isAt(index, "IBInspectable")
      } else if tokens.isAt(index, "override") {
        isOverride = true
      } else if let kind = memberKind(index, in: tokens) {
        var member = TypeDeclaration.Member(
          name: tokens.text(kind == .property ? index + 1 : nameIndex(index, in: tokens)),
          kind: kind, isOutlet: isOutlet, isInspectable: isInspectable, isOverride: isOverride,
          line: tokens.line(index))
        index =
          kind == .property
          ? readProperty(&member, at: index, before: body.upperBound, in: tokens)
          : readFunction(&member, at: index, before: body.upperBound, in: tokens)
        members.append(member)
        (isOutlet, isInspectable, isOverride) = (false, false, false)
        continue
      }
      index += 1
    }
    return members
  }

  private static func memberKind(
    _ index: Int, in tokens: TokenList
  ) -> TypeDeclaration.Member.Kind? {
    guard tokens.isIdentifier(index), !tokens.isMark(index - 1, ".") else { return nil }
    if (tokens.isAt(index, "var") || tokens.isAt(index, "let")), tokens.isIdentifier(index + 1) {
      return .property
    }
    if tokens.isAt(index, "func") { return .function }
    if tokens.isAt(index, "init") || tokens.isAt(index, "deinit")
      || tokens.isAt(index, "subscript")
    {
      return tokens.isMark(index - 1, ".") ? nil : .function
    }
    return nil
  }

  private static func nameIndex(_ index: Int, in tokens: TokenList) -> Int {
    tokens.isAt(index, "func") ? index + 1 : index
  }

  /// Reads a property up to the next declaration and gives the index after it.
  private static func readProperty(
    _ property: inout TypeDeclaration.Member, at index: Int, before end: Int, in tokens: TokenList
  ) -> Int {
    var next = index + 2
    if tokens.isMark(next, ":") {
      next += 1
      if tokens.isMark(next, "[") { next += 1 }
      property.type = typeName(&next, in: tokens)
    }
    var isInitialised = false
    while next < end {
      if tokens.isMark(next, "{") {
        if isInitialised && (tokens.isAt(next - 1, "=") || !isAccessorBlock(next, in: tokens)) {
          next = tokens.after(next)
          continue
        }
        property.body = (next + 1)..<min(tokens.partner(next) ?? end, end)
        return tokens.after(next)
      }
      if tokens.isMark(next, "(") || tokens.isMark(next, "[") {
        next = tokens.after(next)
        continue
      }
      if tokens.isAt(next, "=") {
        isInitialised = true
        if property.type == nil, tokens.isIdentifier(next + 1), tokens.isMark(next + 2, "(") {
          property.type = tokens.text(next + 1)
        }
      }
      if tokens.isMark(next, ";") || startsDeclaration(next, in: tokens) { return next }
      next += 1
    }
    return end
  }

  private static func isAccessorBlock(_ brace: Int, in tokens: TokenList) -> Bool {
    tokens.isAt(brace + 1, "didSet") || tokens.isAt(brace + 1, "willSet")
  }

  private static func startsDeclaration(_ index: Int, in tokens: TokenList) -> Bool {
    guard tokens.startsLine(index) else { return false }
    if tokens.isAttribute(index) { return true }
    guard tokens.isIdentifier(index) else { return false }
    return declarationWords.contains(tokens.text(index))
  }

  private static let declarationWords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "extension",
    "protocol", "typealias", "private", "fileprivate", "internal", "public", "open", "static",
    "override", "final", "lazy", "weak", "unowned", "required", "convenience", "dynamic",
    "mutating", "nonmutating", "nonisolated", "case", "actor", "optional",
  ]

  private static func readFunction(
    _ function: inout TypeDeclaration.Member, at index: Int, before end: Int, in tokens: TokenList
  ) -> Int {
    var next = nameIndex(index, in: tokens) + 1
    if tokens.isAt(next, "?") || tokens.isAt(next, "!") { next += 1 }
    next = afterGenerics(next, in: tokens)
    if tokens.isMark(next, "(") {
      function.parameters = parameters(in: next, of: tokens)
      next = tokens.after(next)
    }
    while next < end {
      if tokens.isMark(next, "{") {
        function.body = (next + 1)..<min(tokens.partner(next) ?? end, end)
        return tokens.after(next)
      }
      if tokens.isMark(next, "(") || tokens.isMark(next, "[") {
        next = tokens.after(next)
        continue
      }
      if tokens.isMark(next, ";") || startsDeclaration(next, in: tokens) { return next }
      next += 1
    }
    return end
  }

  /// The parameters within parentheses: `(_ sender: UIButton, for event: UIEvent)`.
  static func parameters(
    in parenthesis: Int, of tokens: TokenList
  ) -> [(name: String, type: String?)] {
    var parameters: [(name: String, type: String?)] = []
    let end = tokens.partner(parenthesis) ?? parenthesis
    var index = parenthesis + 1
    var isAtStart = true
    while index < end {
      if isAtStart, tokens.isIdentifier(index) {
        var name = index
        if tokens.isIdentifier(index + 1) { name = index + 1 }
        if tokens.isMark(name + 1, ":") {
          var next = name + 2
          let text = tokens.text(name)
          parameters.append((text, typeName(&next, in: tokens)))
          index = max(next, name + 2)
        }
        isAtStart = false
        continue
      }
      isAtStart = tokens.isMark(index, ",")
      if tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{") {
        index = tokens.after(index)
      } else {
        index += 1
      }
    }
    return parameters
  }
}
