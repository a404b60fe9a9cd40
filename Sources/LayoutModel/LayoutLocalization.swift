/// What the strings tables beside a layout make of it.
public struct LayoutLocalization: Sendable, Equatable {
  /// In the order of the languages' codes.
  public var translations: [Translation]
  /// In the order of their paths.
  public var tables: [Table]

  public init(translations: [Translation] = [], tables: [Table] = []) {
    self.translations = translations
    self.tables = tables
  }

  /// The layout in one language.
  public struct Translation: Sendable, Equatable {
    /// As the folder or the catalogue names it, for example `de` or `pt-BR`.
    public var language: String
    /// The screens of the layout, in its order, with the texts of the language. A text that the
    /// language leaves empty is the layout's own: ``issues`` tell of it.
    public var screens: [Screen]
    /// Whether each screen has another text than the layout's own, by index.
    public var changes: [Bool]
    /// In document order.
    public var issues: [Issue]

    public init(
      language: String, screens: [Screen], changes: [Bool], issues: [Issue] = []
    ) {
      self.language = language
      self.screens = screens
      self.changes = changes
      self.issues = issues
    }
  }

  /// A text of an element that the language's table lacks or does not translate.
  public struct Issue: Sendable, Equatable {
    public var kind: Kind
    /// The index in ``Translation/screens``.
    public var screen: Int
    /// The index in the screen's elements.
    public var element: Int
    public var text: LocalizableText
    /// The layout's own text.
    public var base: String
    /// The table's path.
    public var table: String
    /// Where the table has the key; `nil` when it has not.
    public var position: SourcePosition?
    /// Whether another language's table has a translation of the text.
    public var isTranslatedElsewhere: Bool

    public init(
      _ kind: Kind, screen: Int, element: Int, text: LocalizableText, base: String,
      table: String, position: SourcePosition? = nil, isTranslatedElsewhere: Bool = false
    ) {
      self.kind = kind
      self.screen = screen
      self.element = element
      self.text = text
      self.base = base
      self.table = table
      self.position = position
      self.isTranslatedElsewhere = isTranslatedElsewhere
    }

    public enum Kind: Sendable, Equatable {
      /// A table that translates other texts has no key for this one.
      case missing
      /// The same text as the layout's own, with letters, in a table that translates most others.
      case untranslated
      /// Nothing to see or hear in place of a text.
      case empty
      /// The catalogue marks the translation as one that a person must look at.
      case needsReview
    }
  }

  /// A strings table, and what in it reaches no element.
  public struct Table: Sendable, Equatable {
    public var path: String
    /// The languages it has texts of.
    public var languages: [String]
    /// In the order of their positions.
    public var strays: [StrayString]
    /// What is wrong with the table itself. Its other entries are used all the same.
    public var failures: [ReadingFailure]
    /// Why the table is not read at all.
    public var notEvaluated: [NotEvaluated]

    public init(
      path: String, languages: [String], strays: [StrayString] = [],
      failures: [ReadingFailure] = [], notEvaluated: [NotEvaluated] = []
    ) {
      self.path = path
      self.languages = languages
      self.strays = strays
      self.failures = failures
      self.notEvaluated = notEvaluated
    }
  }

  /// An entry of a table that no element of the layout shows.
  public struct StrayString: Sendable, Equatable {
    public var reason: Reason
    public var key: String
    /// Empty where the languages of a catalogue have no text for the key.
    public var value: String
    public var position: SourcePosition

    public init(_ reason: Reason, key: String, value: String, position: SourcePosition) {
      self.reason = reason
      self.key = key
      self.value = value
      self.position = position
    }

    public enum Reason: Sendable, Equatable {
      /// No object of the layout has the id.
      case noObject(id: String)
      /// The object has no such text; a table cannot add it.
      case noText(LocalizableText, of: ElementName)
      /// The key stands again further down, and the last one counts.
      case repeated(again: SourcePosition)
    }

    /// An element as messages name it.
    public struct ElementName: Sendable, Equatable {
      public var tag: String
      public var objectID: String

      public init(tag: String, objectID: String) {
        self.tag = tag
        self.objectID = objectID
      }
    }
  }
}
