import LayoutModel

/// A class, or a part of one, as a file declares it.
struct TypeDeclaration: Sendable {
  /// The name without the types around it and without generic parameters.
  var name: String
  var kind: Kind
  /// The first name after the colon, which may be a protocol's in Swift; `nil` in extensions.
  var superclass: String?
  /// What stands between the braces, or from the name to `@end`.
  var body: Range<Int>
  var line: Int
  var members: [Member] = []

  enum Kind: Sendable {
    case type, `extension`
    /// A structure or enumeration, which is never a view's class.
    case value
    /// `@interface`: declares, holds no code.
    case interface
    case implementation
  }

  struct Member: Sendable {
    /// A property's name; a function's name without the names of its parameters; an Objective-C
    /// method's whole selector.
    var name: String
    var kind: Kind
    var isOutlet = false
    var isInspectable = false
    var isOverride = false
    /// The type as written, its last word.
    var type: String?
    /// The names the function's parameters have within it, with their types' last words.
    var parameters: [(name: String, type: String?)] = []
    /// What stands between the braces, those of a property's observers too.
    var body: Range<Int>?
    var line: Int

    enum Kind: Sendable {
      case property, function
    }
  }
}

/// A source file taken apart.
struct CodeFile: Sendable {
  let path: String
  let language: TokenScan.Language
  let tokens: TokenList
  /// In the order of their beginnings; nested ones follow the one around them.
  let types: [TypeDeclaration]

  init(path: String, language: TokenScan.Language, bytes: [UInt8]) {
    self.path = path
    self.language = language
    switch language {
    case .swift:
      tokens = SwiftTokenizer.tokens(of: bytes)
      types = SwiftStructure.types(in: tokens)
    case .objectiveC:
      tokens = ObjectiveCTokenizer.tokens(of: bytes)
      types = ObjectiveCStructure.types(in: tokens)
    }
  }

  /// Whether the file is for macOS alone: it imports AppKit, whatever the platform.
  var isForMac: Bool {
    guard language == .swift, tokens.directives.isEmpty else { return false }
    return (0..<min(tokens.count, 120)).contains {
      tokens.isAt($0, "import") && (tokens.isAt($0 + 1, "AppKit") || tokens.isAt($0 + 1, "Cocoa"))
    }
  }

  /// The innermost type around the token.
  func type(around token: Int) -> TypeDeclaration? {
    var innermost: TypeDeclaration?
    for type in types where type.body.contains(token) {
      if innermost.map({ $0.body.lowerBound <= type.body.lowerBound }) ?? true {
        innermost = type
      }
    }
    return innermost
  }

  func place(_ token: Int) -> CodePlace {
    CodePlace(path, line: tokens.line(token))
  }
}
