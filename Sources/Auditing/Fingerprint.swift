/// Tells the same finding in two reports although lines have moved.
///
/// It is the FNV-1a hash (64 bits, sixteen lower-case hexadecimal digits) of the UTF-8 texts, each
/// followed by a zero byte, of: the rule's id; the path; what identifies the element; and the
/// finding's number, counted from 1, among those of the file that agree in all of this, be they set
/// aside or not. An element
/// is identified by its object id; without one by its accessibility identifier; without either by
/// its screen, tag and name. Line and message are left out.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  public let hash: UInt64

  public init(rule: String, path: String, element: [String], number: Int) {
    hash = FNV1a.hash(of: [rule, path] + element + [String(number)])
  }

  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// The hash of Fowler, Noll and Vo, variant 1a, with 64 bits.
enum FNV1a {
  /// The hash of the UTF-8 texts, each followed by a zero byte.
  static func hash(of texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      hash = hash &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}

extension FileReport {
  /// The fingerprints of everything that was found, in the orders of the lists; no two are made from
  /// the same texts.
  public struct Fingerprints: Sendable {
    public var findings: [Fingerprint] = []
    public var suppressed: [Fingerprint] = []
    public var known: [Fingerprint] = []
  }

  /// The fingerprints of all findings. A finding keeps its own when others are set aside.
  public var fingerprints: Fingerprints {
    let known = known.indices.map { (list: \Fingerprints.known, finding: self.known[$0].finding) }
    let suppressed = suppressed.map { (list: \Fingerprints.suppressed, finding: $0.finding) }
    let open = findings.map { (list: \Fingerprints.findings, finding: $0) }
    var all = known + suppressed + open
    if all.count > open.count {
      // Stable: of findings at one place, a baseline knows the first.
      all = all.enumerated().sorted {
        ($0.element.finding.position, $0.offset) < ($1.element.finding.position, $1.offset)
      }.map(\.element)
    }
    var fingerprints = Fingerprints()
    var numbers: [[String]: Int] = [:]
    for (list, finding) in all {
      let element = finding.element.identity(in: finding.screen)
      let number = numbers[[finding.rule] + element, default: 0] + 1
      numbers[[finding.rule] + element] = number
      fingerprints[keyPath: list].append(
        Fingerprint(rule: finding.rule, path: path, element: element, number: number))
    }
    return fingerprints
  }
}

extension ElementReference {
  /// What tells the element from others of its file.
  func identity(in screen: String) -> [String] {
    if let objectID { return ["id", objectID] }
    if let accessibilityIdentifier { return ["identifier", accessibilityIdentifier] }
    return ["name", screen, tag, name ?? ""]
  }
}
