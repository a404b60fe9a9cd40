extension String {
  /// The path of a file, from the folder of this absolute path where the file lies below it, without
  /// `.` segments. The path of a file elsewhere stays as it is.
  public func relative(toFolder folder: String) -> String {
    let path = withoutDotSegments
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return path }
    return String(path.dropFirst(prefix.count))
  }

  /// The path without `.` segments and doubled slashes. `..` stays: behind a symbolic link it leads
  /// elsewhere than the text suggests.
  public var withoutDotSegments: String {
    guard hasPrefix("./") || contains("/./") || contains("//") else { return self }
    let segments = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return hasPrefix("/") ? "/" + segments : segments
  }
}
