#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the project a file belongs to.
public enum ProjectRoot {
  /// The folder of the repository around the file, by its `.git`; failing that, the nearest folder
  /// above the file with an Xcode project, a workspace or a `Package.swift`; `nil` when there is
  /// none.
  public static func folder(around path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var folder = String(cString: resolved)
    var project: String?
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      if access("\(folder)/.git", F_OK) == 0 { return folder.isEmpty ? "/" : folder }
      if project == nil, holdsProject(folder) { project = folder }
    }
    return project
  }

  private static func holdsProject(_ folder: String) -> Bool {
    guard let entries = opendir(folder.isEmpty ? "/" : folder) else { return false }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift" {
        return true
      }
    }
    return false
  }
}
