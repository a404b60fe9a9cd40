import LayoutModel

/// A strings file that has been read, and the languages in it.
struct LanguageTables {
  var path: String
  var file: StringsFile
  /// In the order of their codes.
  var tables: [(language: String, table: StringsTable)]

  init(path: String, kind: TableSearch.TableFile.Kind, _ file: StringsFile) {
    self.path = path
    self.file = file
    let folderLanguage: String? =
      switch kind {
      case .strings(let language), .stringsDictionary(let language): language
      case .catalog: nil
      }
    tables = file.tables.compactMap { language, table in
      (language ?? folderLanguage).map { ($0, table) }
    }
    .sorted { $0.language < $1.language }
  }
}

/// Puts the texts of strings tables into a layout and judges the tables by it.
struct Localizer {
  private let layout: Layout
  /// Every text of the layout that a table can replace, in document order.
  private var texts: [Text] = []
  /// The texts' places in ``texts`` by their keys.
  private var numbers: [String: Int] = [:]
  /// The elements by their object ids.
  private var elements: [String: (screen: Int, element: Int)] = [:]

  private struct Text {
    var screen: Int
    var element: Int
    var text: LocalizableText
    var base: String
    var hasLetters: Bool
  }

  init(_ layout: Layout) {
    self.layout = layout
    for screen in layout.screens.indices {
      for index in layout.screens[screen].elements.indices {
        let element = layout.screens[screen].elements[index]
        guard let id = element.objectID else { continue }
        elements[id] = (screen, index)
        for text in element.localizableTexts {
          guard let base = element[text] else { continue }
          numbers["\(id).\(text.property)"] = texts.count
          texts.append(
            Text(
              screen: screen, element: index, text: text, base: base,
              hasLetters: base.contains(where: \.isLetter)))
        }
      }
    }
  }

  /// The layout in every language of the tables. The ids of all objects of the file are asked for
  /// when a key's is none of an element's; `nil` when they are not known.
  mutating func localization(
    by files: [LanguageTables], leavingOut ownDocuments: Set<String>,
    objectIDs: () -> Set<String>?
  ) -> LayoutLocalization {
    var works: [String: Work] = [:]
    var tables: [LayoutLocalization.Table] = []
    var knownIDs: Set<String>??
    for file in files {
      var table = LayoutLocalization.Table(
        path: file.path, languages: file.tables.map(\.language), failures: file.file.failures,
        notEvaluated: file.file.notEvaluated)
      var strays: [String: LayoutLocalization.StrayString] = [:]
      for (language, strings) in file.tables where !ownDocuments.contains(language) {
        var seen: [String: SourcePosition] = [:]
        for entry in strings.entries.reversed() {
          if let again = seen[entry.key] {
            table.strays.append(
              LayoutLocalization.StrayString(
                .repeated(again: again), key: entry.key, value: entry.text ?? "",
                position: entry.position))
            continue
          }
          seen[entry.key] = entry.position
          guard let key = Key(entry.key) else { continue }
          if let number = key.text.flatMap({ numbers["\(key.id).\($0.property)"] }) {
            works[language, default: Work()].add(entry, number: number, table: file.path)
          } else if strays[entry.key] == nil,
            let reason = stray(key, knownIDs: &knownIDs, objectIDs)
          {
            strays[entry.key] = LayoutLocalization.StrayString(
              reason, key: entry.key, value: entry.text ?? "", position: entry.position)
          }
        }
        // A table without a text for any element still is one.
        works[language, default: Work()].tables.append(file.path)
      }
      table.strays += strays.values
      table.strays.sort { ($0.position, $0.key) < ($1.position, $1.key) }
      tables.append(table)
    }
    let translated = Set(works.values.flatMap { $0.translatedNumbers(of: texts.map(\.base)) })
    let translations = works.map { translation(into: $0.key, $0.value, translated) }
      .sorted { $0.language < $1.language }
    return LayoutLocalization(translations: translations, tables: tables)
  }

  /// What is known of one language.
  private struct Work {
    /// Entries by the numbers of the texts.
    var entries: [Int: (entry: StringsTable.Entry, table: String)] = [:]
    var tables: [String] = []

    /// Of two tables with the same key the first counts.
    mutating func add(_ entry: StringsTable.Entry, number: Int, table: String) {
      if entries[number] == nil { entries[number] = (entry, table) }
    }

    func translatedNumbers(of bases: [String]) -> [Int] {
      entries.compactMap { number, found in
        guard let text = found.entry.usedText, text.visible != nil, text != bases[number] else {
          return nil
        }
        return number
      }
    }
  }

  // MARK: Keys

  /// `OBJECTID.property`.
  private struct Key {
    var id: Substring
    /// `nil` for properties the model has no place for.
    var text: LocalizableText?

    /// `nil` for what is no key of Interface Builder's.
    init?(_ key: String) {
      guard let dot = key.firstIndex(of: "."), dot > key.startIndex else { return nil }
      id = key[..<dot]
      text = LocalizableText(property: key[key.index(after: dot)...])
    }
  }

  private func stray(
    _ key: Key, knownIDs: inout Set<String>??, _ objectIDs: () -> Set<String>?
  ) -> LayoutLocalization.StrayString.Reason? {
    let id = String(key.id)
    if let place = elements[id] {
      let element = layout.screens[place.screen].elements[place.element]
      // An attributed text may be known by other keys.
      guard let text = key.text, text.applies(to: element.kind),
        !element.hasAttributedText || text.isForAccessibility, element.lacks(text)
      else { return nil }
      return .noText(
        text, of: LayoutLocalization.StrayString.ElementName(tag: element.tag, objectID: id))
    }
    if knownIDs == nil { knownIDs = objectIDs() }
    guard let known = knownIDs ?? nil, !known.contains(id) else { return nil }
    return .noObject(id: id)
  }

  // MARK: Translations

  private func translation(
    into language: String, _ work: Work, _ translatedElsewhere: Set<Int>
  ) -> LayoutLocalization.Translation {
    var translation = LayoutLocalization.Translation(
      language: language, screens: layout.screens,
      changes: Array(repeating: false, count: layout.screens.count))
    let bases = texts.map(\.base)
    let translatedCount = work.translatedNumbers(of: bases).count { texts[$0].hasLetters }
    let equalCount = work.entries.count { number, found in
      texts[number].hasLetters && found.entry.usedText == texts[number].base
    }
    // A table in the layout's own language, or one nobody has begun to translate, has nothing
    // untranslated in it.
    let isTranslation = translatedCount >= 2 && translatedCount > equalCount

    for number in texts.indices {
      let text = texts[number]
      let found = work.entries[number]
      func add(_ kind: LayoutLocalization.Issue.Kind) {
        translation.issues.append(
          LayoutLocalization.Issue(
            kind, screen: text.screen, element: text.element, text: text.text, base: text.base,
            table: found?.table ?? work.tables.first ?? "", position: found?.entry.position,
            isTranslatedElsewhere: translatedElsewhere.contains(number)))
      }
      guard let found, let new = found.entry.usedText else {
        if isTranslation, text.hasLetters { add(.missing) }
        continue
      }
      if new.visible == nil, text.base.visible != nil {
        add(.empty)
        continue
      }
      if new != text.base {
        translation.screens[text.screen].elements[text.element][text.text] = new
        translation.changes[text.screen] = true
      } else if isTranslation, text.hasLetters {
        add(.untranslated)
        continue
      }
      if found.entry.state == .needsReview { add(.needsReview) }
    }
    return translation
  }
}

extension StringsTable.Entry {
  /// The text the app shows; `nil` where it shows the layout's own, since nobody has translated it.
  fileprivate var usedText: String? {
    state == .new ? nil : text
  }
}

extension Element {
  /// Whether the layout has no such text at all, so that a table's cannot be shown.
  fileprivate func lacks(_ text: LocalizableText) -> Bool {
    switch text {
    case .accessibilityLabel: accessibility.label == nil
    case .accessibilityHint: accessibility.hint == nil
    case .accessibilityValue: accessibility.value == nil
    default: self[text] == nil
    }
  }
}
