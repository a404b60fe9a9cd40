import FilePaths

/// What a report is written with besides the audit: nothing in it changes what was found.
public struct ReportSettings: Sendable, Equatable {
  /// How text for people is laid out.
  public var page: PageStyle
  /// The absolute path of the folder in which the relative paths of the report begin.
  public var folder: String
  /// Whether JUnit reports keep to the schema of Jenkins' xUnit plugin, which knows neither `file`
  /// nor `line`.
  public var isJUnitStrict: Bool

  /// Whether JSON reports hold what the report shows of screens besides findings, so that the
  /// other formats can be written from them without loss.
  public var hasScreensInJSON: Bool

  /// Whether SARIF reports hold what is suppressed, known and fixed too, marked as such.
  public var hasAllInSARIF: Bool

  public init(
    page: PageStyle = PageStyle(), folder: String = "/", isJUnitStrict: Bool = false,
    hasScreensInJSON: Bool = true, hasAllInSARIF: Bool = false
  ) {
    self.page = page
    self.folder = folder
    self.isJUnitStrict = isJUnitStrict
    self.hasScreensInJSON = hasScreensInJSON
    self.hasAllInSARIF = hasAllInSARIF
  }
}

extension ReportSettings {
  /// The path from the root of the file system, as Xcode wants it.
  func absolutePath(_ path: String) -> String {
    folder.appendingPath(path.withoutDotSegments)
  }

  /// The path from the folder, as services want it that know the files of a repository; unchanged
  /// for a file outside the folder.
  func relativePath(_ path: String) -> String {
    path.relative(toFolder: folder)
  }
}
