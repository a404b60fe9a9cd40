import LayoutModel

/// The texts of one language in one strings table, in the order of the file.
public struct StringsTable: Sendable, Equatable {
  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  public struct Entry: Sendable, Equatable {
    public var key: String
    /// `nil` where the language has no translation of its own.
    public var text: String?
    /// Where the key stands.
    public var position: SourcePosition
    public var state: State?
    /// The text is the one for `other` numbers or devices; others have theirs.
    public var isVarying: Bool

    public init(
      _ key: String, _ text: String?, at position: SourcePosition, state: State? = nil,
      isVarying: Bool = false
    ) {
      self.key = key
      self.text = text
      self.position = position
      self.state = state
      self.isVarying = isVarying
    }
  }

  /// What a String Catalog says about a translation.
  public enum State: String, Sendable {
    case new, translated, stale
    case needsReview = "needs_review"
  }
}

/// What a file of strings holds, and what is wrong with it.
public struct StringsFile: Sendable, Equatable {
  /// By language; `nil` stands for the language of the folder.
  public var tables: [String?: StringsTable]
  /// The language of the keys' own texts; catalogues only.
  public var sourceLanguage: String?
  /// What could not be read; the rest of the file is in ``tables``.
  public var failures: [ReadingFailure]
  public var notEvaluated: [NotEvaluated]

  public init(
    tables: [String?: StringsTable] = [:], sourceLanguage: String? = nil,
    failures: [ReadingFailure] = [], notEvaluated: [NotEvaluated] = []
  ) {
    self.tables = tables
    self.sourceLanguage = sourceLanguage
    self.failures = failures
    self.notEvaluated = notEvaluated
  }

  /// Reads a `.strings` file: a list of keys and values, or an XML property list.
  public init(strings bytes: [UInt8]) {
    self.init()
    if bytes.starts(with: "bplist".utf8) {
      notEvaluated = [NotEvaluated(.binaryTable, at: SourcePosition(line: 1, column: 1))]
      return
    }
    do throws(ReadingFailure) {
      let text = try StringsEncoding.utf8(bytes)
      if text.isPropertyListXML {
        tables[nil] = try PropertyListTable.strings(text)
      } else {
        var parser = StringsParser(text)
        tables[nil] = parser.parse()
        failures = parser.failures
      }
    } catch {
      failures = [error]
    }
  }

  /// Reads a `.stringsdict` file: texts that vary with numbers.
  public init(stringsDictionary bytes: [UInt8]) {
    self.init()
    if bytes.starts(with: "bplist".utf8) {
      notEvaluated = [NotEvaluated(.binaryTable, at: SourcePosition(line: 1, column: 1))]
      return
    }
    do throws(ReadingFailure) {
      tables[nil] = try PropertyListTable.variations(try StringsEncoding.utf8(bytes))
    } catch {
      failures = [error]
    }
  }
}
