import Dispatch
import FileSystem
import LayoutModel
import Synchronization

/// The source code of a project, as far as it has to do with given classes and outlets.
public struct SourceIndex: Sendable {
  let project: Project
  /// Source files that could not be read, in the order of their paths.
  public let failures: [FileError]
  /// How many source files were looked at.
  public let fileCount: Int
  private let cache = ClassCache()

  func cached(_ key: String, _ make: () -> ClassEvidence?) -> ClassEvidence? {
    cache.evidence(for: key, otherwise: make)
  }

  /// What is looked for.
  public struct Needs: Sendable, Equatable {
    /// The classes that own outlets, and the elements' own.
    public var classes: Set<String>
    /// The outlets' names.
    public var outlets: Set<String>
    /// Whether elements are found by their tags.
    public var tags: Bool
    /// Whether elements have run-time attributes, which extensions may understand.
    public var runtimeAttributes: Bool

    public init(
      classes: Set<String> = [], outlets: Set<String> = [], tags: Bool = false,
      runtimeAttributes: Bool = false
    ) {
      self.classes = classes
      self.outlets = outlets
      self.tags = tags
      self.runtimeAttributes = runtimeAttributes
    }

    public var isEmpty: Bool {
      classes.isEmpty && outlets.isEmpty && !tags && !runtimeAttributes
    }
  }

  /// Reads the sources in and below the folders: `.swift`, `.m`, `.mm` and `.h` files, each once or,
  /// where it matters, twice. Hidden folders and those with the given names are left out, and so classes in
  /// them are unknown.
  public init(
    roots: [String], needs: Needs, skippingFolders skippedFolders: Set<String>, jobs: Int
  ) {
    var search = FileSearch(
      skippingFolders: { $0.hasPrefix(".") || skippedFolders.contains($0) },
      judgingNames: { name in
        !name.hasPrefix(".") && TokenScan.Language(path: name) != nil ? .wanted : .unwanted
      })
    for root in roots { search.add(root) }
    let read = { @Sendable (path: String) in Self.read(path) }
    self.init(
      paths: search.files, errors: search.errors.filter { $0.reason != .linkToNowhere },
      needs: needs, jobs: jobs, read: read)
  }

  /// The index of sources given by what they hold, for tests.
  public init(sources: [(path: String, text: String)], needs: Needs) {
    let texts = Dictionary(sources.map { ($0.path, Array($0.text.utf8)) }) { $1 }
    self.init(
      paths: sources.map(\.path), errors: [], needs: needs, jobs: 1,
      read: { path in
        .success(texts[path] ?? [])
      })
  }

  private static func read(_ path: String) -> Result<[UInt8], FileError> {
    do throws(FileError) {
      // Generated sources can be huge; what they hold is data.
      return .success(try File.read(path, limit: 8 << 20))
    } catch {
      return .failure(error)
    }
  }

  private init(
    paths: [String], errors: [FileError], needs: Needs, jobs: Int,
    read: @escaping @Sendable (String) -> Result<[UInt8], FileError>
  ) {
    let wanted = NameSet(Self.wantedNames(needs))
    let looks = parallelMap(paths, jobs: jobs) { path -> Look in
      switch read(path) {
      case .success(let bytes): Look(quick: QuickLook(bytes, for: wanted, QuickLook.keywords))
      case .failure(let error): Look(error: error)
      }
    }
    let needed = Self.neededFiles(looks, needs)
    let files = parallelMap(needed, jobs: jobs) { index -> Parsed? in
      guard let language = TokenScan.Language(path: paths[index]),
        case .success(let bytes) = read(paths[index])
      else { return nil }
      return Parsed(CodeFile(path: paths[index], language: language, bytes: bytes), wanted)
    }.compactMap(\.self)
    project = Project(
      files: files.map(\.file), mentions: files.map(\.mentions),
      textMentions: files.map(\.textMentions),
      declared: Set(looks.lazy.flatMap { $0.quick?.types.map(\.name) ?? [] }))
    failures = errors + looks.compactMap(\.error)
    fileCount = paths.count
  }

  private struct Look: Sendable {
    var quick: QuickLook?
    var error: FileError?
  }

  private struct Parsed: Sendable {
    var file: CodeFile
    var mentions: [String: [Int]] = [:]
    var textMentions: [String: [Int]] = [:]

    init(_ file: CodeFile, _ wanted: NameSet) {
      self.file = file
      for index in 0..<file.tokens.count {
        let token = file.tokens.tokens[index]
        guard token.kind == .identifier || token.kind == .text else { continue }
        let range = Int(token.start)..<Int(token.end)
        let hash = NameSet.hash(file.tokens.bytes[range])
        let name = file.tokens.bytes.withUnsafeBufferPointer {
          wanted.index(of: UnsafeBufferPointer(rebasing: $0[range]), hash: hash)
        }
        guard let name else { continue }
        if token.kind == .identifier {
          mentions[wanted.names[name], default: []].append(index)
        } else {
          textMentions[wanted.names[name], default: []].append(index)
        }
      }
    }
  }

  private static func wantedNames(_ needs: Needs) -> Set<String> {
    var names = needs.outlets
    for outlet in needs.outlets { names.insert("_" + outlet) }
    if needs.tags { names.insert("viewWithTag") }
    return names
  }

  /// The files that mention an outlet or that declare a class which matters: one that is looked
  /// for, one above it, one below it, an extension of UIKit's own.
  private static func neededFiles(_ looks: [Look], _ needs: Needs) -> [Int] {
    var files: [String: [Int]] = [:]
    var superclasses: [String: Set<String>] = [:]
    var subclasses: [String: Set<String>] = [:]
    for (index, look) in looks.enumerated() {
      for type in look.quick?.types ?? [] {
        if files[type.name]?.last != index { files[type.name, default: []].append(index) }
        if let superclass = type.superclass {
          superclasses[type.name, default: []].insert(superclass)
          subclasses[superclass, default: []].insert(type.name)
        }
      }
    }
    let above = closure(of: needs.classes, by: superclasses)
    let below = closure(
      of: needs.classes.filter { !Project.isFrameworkClass($0) }, by: subclasses)
    var needed: Set<Int> = []
    for name in above.union(below).union(UIKitExtensions.classes) {
      needed.formUnion(files[name] ?? [])
    }
    for (index, look) in looks.enumerated() where look.quick?.mentionsWanted == true {
      needed.insert(index)
    }
    return needed.sorted()
  }

  private static func closure(
    of start: Set<String>, by next: [String: Set<String>]
  ) -> Set<String> {
    var reached = start
    var open = Array(start)
    while let name = open.popLast() {
      for other in next[name] ?? [] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}

/// Makes something of each input on several cores; the outputs are in the order of the inputs.
private func parallelMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
) -> [Output] {
  guard jobs > 1, inputs.count > 1 else { return inputs.map(transform) }
  let state = Mutex<(next: Int, outputs: [Output?])>(
    (0, Array(repeating: nil, count: inputs.count)))
  DispatchQueue.concurrentPerform(iterations: min(jobs, inputs.count)) { _ in
    while true {
      let range = state.withLock { state in
        let start = state.next
        state.next = min(start + 8, inputs.count)
        return start..<state.next
      }
      if range.isEmpty { return }
      let outputs = range.map { transform(inputs[$0]) }
      state.withLock { state in
        for (index, output) in zip(range, outputs) { state.outputs[index] = output }
      }
    }
  }
  return state.withLock { $0.outputs.compactMap(\.self) }
}

/// What was found out about classes, kept for the next element of the class.
final class ClassCache: Sendable {
  private let entries = Mutex<[String: ClassEvidence?]>([:])

  func evidence(for key: String, otherwise make: () -> ClassEvidence?) -> ClassEvidence? {
    if let known = entries.withLock({ $0[key] }) { return known }
    let made = make()
    entries.withLock { $0[key] = made }
    return made
  }
}
