/// The files of a project that are needed, taken apart.
struct Project: Sendable {
  var files: [CodeFile]
  /// For each file, where the names that are looked for stand.
  var mentions: [[String: [Int]]]
  /// For each file, the texts that are such names.
  var textMentions: [[String: [Int]]]
  /// The names of all classes and other types declared in the project, needed or not.
  var declared: Set<String>
  /// The types of the files, by name.
  private(set) var parts: [String: [Part]] = [:]

  /// A declaration of a type.
  struct Part: Hashable, Sendable {
    var file: Int
    var type: Int
  }

  init(
    files: [CodeFile], mentions: [[String: [Int]]], textMentions: [[String: [Int]]],
    declared: Set<String>
  ) {
    self.files = files
    self.mentions = mentions
    self.textMentions = textMentions
    self.declared = declared
    for (fileIndex, file) in files.enumerated() where !file.isForMac {
      for (typeIndex, type) in file.types.enumerated() where type.kind != .value {
        parts[type.name, default: []].append(Part(file: fileIndex, type: typeIndex))
      }
    }
  }

  func type(_ part: Part) -> TypeDeclaration { files[part.file].types[part.type] }

  /// Whether the name is one of a class of Apple's frameworks or of Material components.
  static func isFrameworkClass(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars.prefix(4))
    guard scalars.count > 2 else { return false }
    for prefix in ["UI", "NS", "MK", "WK", "AV", "SK", "PK", "QL", "SF", "CN", "MF", "GL"]
    where name.hasPrefix(prefix) {
      return scalars[2].properties.isUppercase
    }
    return name.hasPrefix("MDC") || name.hasPrefix("M3C") || name.hasPrefix("MTK")
      || name.hasPrefix("SCN") || name.hasPrefix("MSMessages") || name.hasPrefix("Optional")
  }
}

/// A class with everything that may run on its instances.
struct ClassFamily: Sendable {
  let name: String
  /// The class and the classes above it that the project declares.
  private(set) var chain: [String] = []
  /// The classes below it.
  private(set) var subclasses: Set<String> = []
  /// The class above that neither the project nor Apple declares.
  private(set) var unknownSuperclass: String?
  /// How many classes of the project have the name.
  private(set) var declarations = 0
  /// The parts of the chain whose code counts.
  private(set) var parts: [Project.Part] = []
  /// The class of Apple's or of Material components' that the chain ends in.
  private(set) var frameworkClass: String?

  /// Where several classes have the name, those nearest to the layout count.
  init?(_ name: String, near layoutPath: String, in project: Project) {
    self.name = name
    guard project.parts[name] != nil else { return nil }
    var next: String? = name
    while let current = next, !chain.contains(current), chain.count < 40 {
      guard let all = project.parts[current], all.contains(where: { project.declares($0) }) else {
        if Project.isFrameworkClass(current) {
          frameworkClass = current
        } else {
          unknownSuperclass = current
        }
        break
      }
      chain.append(current)
      let kept = project.nearest(all, to: layoutPath)
      if current == name {
        declarations = project.declarationCount(all)
      }
      parts += kept
      next = kept.lazy.compactMap { project.type($0).superclass }.first
    }
    guard !chain.isEmpty else { return nil }
    addSubclasses(in: project)
  }

  private mutating func addSubclasses(in project: Project) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (subclass, parts) in project.parts
      where !subclasses.contains(subclass) && subclass != name && !chain.contains(subclass) {
        let isSubclass = parts.contains {
          let superclass = project.type($0).superclass
          return superclass == name || superclass.map { subclasses.contains($0) } == true
        }
        if isSubclass {
          subclasses.insert(subclass)
          isGrowing = true
        }
      }
    }
  }

  func contains(_ name: String) -> Bool {
    chain.contains(name) || subclasses.contains(name)
  }

  func members(
    in project: Project, where isWanted: (TypeDeclaration.Member) -> Bool
  ) -> [(file: Int, member: TypeDeclaration.Member)] {
    parts.flatMap { part in
      project.type(part).members.filter(isWanted).map { (part.file, $0) }
    }
  }
}

extension Project {
  fileprivate func declares(_ part: Part) -> Bool {
    type(part).kind != .extension && !isCategory(part)
  }

  /// How many classes these parts are: in Objective-C an interface and an implementation are one.
  fileprivate func declarationCount(_ parts: [Part]) -> Int {
    var swift = 0
    var implementations = 0
    for part in parts {
      switch type(part).kind {
      case .type: swift += 1
      case .implementation: implementations += isCategory(part) ? 0 : 1
      case .extension, .interface, .value: break
      }
    }
    return max(swift + implementations, 1)
  }

  private func isCategory(_ part: Part) -> Bool {
    files[part.file].tokens.isMark(type(part).body.lowerBound - 1, ")")
  }

  /// The parts that belong to the declaration nearest to the file; all of them where there is one
  /// declaration only.
  fileprivate func nearest(_ parts: [Part], to path: String) -> [Part] {
    guard declarationCount(parts) > 1 else { return parts }
    let folders = path.split(separator: "/").dropLast()
    func shared(_ part: Part) -> Int {
      zip(files[part.file].path.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    let best = parts.filter { declares($0) }.map(shared).max() ?? 0
    return parts.filter { shared($0) == best }
  }
}
