import FileSystem
import LayoutModel

/// Reads what the strings tables beside a layout make of it; one reader serves all threads.
public struct LocalizationReader: Sendable {
  private let search = TableSearch()

  public init() {}

  /// The layout in the languages of its strings tables; `nil` when it has no tables, and for a
  /// document that cannot be judged.
  public func localization(of layout: Layout) -> LayoutLocalization? {
    guard !layout.screens.isEmpty else { return nil }
    let found = search.tables(ofLayoutAt: layout.path)
    guard !found.files.isEmpty else { return nil }
    let tables = found.files.map { file in
      LanguageTables(path: file.path, kind: file.kind, Self.read(file))
    }
    var localizer = Localizer(layout)
    return localizer.localization(
      by: tables, leavingOut: found.ownDocuments,
      objectIDs: found.isShared
        ? { nil } : { (try? File.read(layout.path)).flatMap { ObjectIdentifiers.all(in: $0) } })
  }

  private static func read(_ file: TableSearch.TableFile) -> StringsFile {
    do throws(FileError) {
      let bytes = try File.read(file.path, limit: 16 << 20)
      return switch file.kind {
      case .strings: StringsFile(strings: bytes)
      case .stringsDictionary: StringsFile(stringsDictionary: bytes)
      case .catalog: StringsFile(catalog: bytes)
      }
    } catch {
      return StringsFile(
        failures: [ReadingFailure(message: "the file cannot be read: \(error.message)")])
    }
  }
}

extension Layout {
  /// The layout in the languages of strings files that are at hand.
  ///
  /// - Parameters:
  ///   - files: Strings files by the languages of their folders, in the order of their paths.
  ///   - source: The layout's own bytes, which tell the ids of objects the model leaves out; `nil`
  ///     when they are not known, so that no key counts as one without an object.
  /// - Returns: The translations and what is wrong with the tables.
  public func localization(
    by files: [(language: String, path: String, file: StringsFile)], source: [UInt8]?
  ) -> LayoutLocalization {
    var localizer = Localizer(self)
    return localizer.localization(
      by: files.map {
        LanguageTables(path: $0.path, kind: .strings(language: $0.language), $0.file)
      },
      leavingOut: [], objectIDs: { source.flatMap { ObjectIdentifiers.all(in: $0) } })
  }

  /// The layout as a person with this language meets it: with the texts of the tables that have
  /// been read, empty ones included. `nil` without texts of that language.
  public func localized(for language: String) -> Layout? {
    guard let translation = localization?.translation(for: language) else { return nil }
    var layout = self
    layout.screens = translation.screens
    for issue in translation.issues where issue.kind == .empty {
      layout.screens[issue.screen].elements[issue.element][issue.text] = ""
    }
    return layout
  }
}

extension LayoutLocalization {
  /// The translation for a language such as `de-AT`: its own, or that of the language without the
  /// region or script.
  public func translation(for language: String) -> Translation? {
    var code = language[...]
    while true {
      if let exact = translations.first(where: { $0.language == code }) { return exact }
      guard let dash = code.lastIndex(of: "-") else { return nil }
      code = code[..<dash]
    }
  }
}
