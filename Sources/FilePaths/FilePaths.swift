// Paths as texts. No file is looked at, so names behind symbolic links are taken as written.

extension String {
  /// The last name of the path: `Main.storyboard` of `App/Main.storyboard`.
  public var fileName: String {
    String(self[afterLastSlash...])
  }

  /// The name of the file without what stands behind its last dot: `Main` of
  /// `App/Main.storyboard`. A name that only begins with a dot stays whole.
  public var fileNameWithoutExtension: String {
    let name = self[afterLastSlash...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return String(name)
    }
    return String(name[..<dot])
  }

  /// The folder of the file at this path: `.` where the path is a bare name, `/` in the root and
  /// of the root itself.
  public var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path of a file whose own path starts at this folder; an absolute path stays as it is.
  public func appendingPath(_ path: String) -> String {
    if path.hasPrefix("/") || isEmpty || self == "." { return path }
    return hasSuffix("/") ? self + path : "\(self)/\(path)"
  }

  /// The path without `.` segments and doubled or trailing slashes: `.` for the folder that paths
  /// start at. `..` stays: behind a symbolic link it leads elsewhere than the text suggests.
  public var withoutDotSegments: String {
    guard hasDotSegments else { return self }
    let slash = UInt8(ascii: "/")
    let isAbsolute = utf8.first == slash
    var tidy: [UInt8] = []
    tidy.reserveCapacity(utf8.count)
    for name in Array(utf8).split(separator: slash) where !name.elementsEqual(".".utf8) {
      if isAbsolute || !tidy.isEmpty { tidy.append(slash) }
      tidy += name
    }
    if tidy.isEmpty { return isAbsolute ? "/" : "." }
    return String(decoding: tidy, as: UTF8.self)
  }

  /// Whether the path has a `.` segment, or an empty one: between two slashes or behind the last.
  private var hasDotSegments: Bool {
    let slash = UInt8(ascii: "/")
    // Of the segment that is being read.
    var length = 0
    var isDot = false
    var isFirst = true
    for byte in utf8 {
      if byte == slash {
        if isDot && length == 1 || length == 0 && !isFirst { return true }
        (length, isDot, isFirst) = (0, false, false)
      } else {
        length += 1
        isDot = length == 1 && byte == UInt8(ascii: ".")
      }
    }
    return isDot && length == 1 || length == 0 && !isFirst
  }

  /// The path without `.` and doubled slashes, and without `..` where a folder stands before it.
  /// One that is not absolute starts at `folder`.
  public func resolved(from folder: String) -> String {
    // Bytes are many times faster to walk than characters, and every layout's path comes here.
    let whole = Array(folder.appendingPath(self).utf8)
    let (slash, here, up) = (UInt8(ascii: "/"), ".".utf8, "..".utf8)
    var names: [ArraySlice<UInt8>] = []
    for name in whole.split(separator: slash) where !name.elementsEqual(here) {
      if name.elementsEqual(up), let last = names.last, !last.elementsEqual(up) {
        names.removeLast()
      } else if !name.elementsEqual(up) || whole.first != slash {
        names.append(name)
      }
    }
    var tidy: [UInt8] = []
    tidy.reserveCapacity(whole.count)
    for name in names {
      if whole.first == slash || !tidy.isEmpty { tidy.append(slash) }
      tidy += name
    }
    return tidy.isEmpty && whole.first == slash ? "/" : String(decoding: tidy, as: UTF8.self)
  }

  /// The innermost folder that this folder and another have in common; both are absolute. Of others
  /// it is `.` or `/` where their texts have nothing in common.
  public func commonFolder(with other: String) -> String {
    var common = self
    while common != other, !other.isInside(common) {
      let parent = common.parentFolder
      if parent == common { break }
      common = parent
    }
    return common
  }

  /// Whether what is at this path is in the folder or below it; both are absolute.
  private func isInside(_ folder: String) -> Bool {
    guard folder != "/" else { return true }
    return utf8.starts(with: folder.utf8)
      && utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// The path of a file from the folder of this absolute path where the file lies below it, without
  /// `.` segments. The path of a file elsewhere stays as it is.
  public func relative(toFolder folder: String) -> String {
    let path = withoutDotSegments
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return path }
    return String(path.dropFirst(prefix.count))
  }

  /// The path that leads from a folder to the file, with `..` where the file is not below the
  /// folder. Both are absolute and have no `.` or `..` segments.
  public func climbing(fromFolder folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if hasPrefix(prefix), utf8.count > prefix.utf8.count {
      return String(dropFirst(prefix.count))
    }
    let names = split(separator: "/")
    let folders = folder.split(separator: "/")
    let shared = zip(names.dropLast(), folders).prefix { $0 == $1 }.count
    let ups = Array(repeating: Substring(".."), count: folders.count - shared)
    return (ups + names[shared...]).joined(separator: "/")
  }

  private var afterLastSlash: Index {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
  }
}
