import FilePaths

/// What the source code of an app does to an element, as far as it was read.
public struct CodeEvidence: Sendable, Equatable {
  /// What code sets, in the order of the places.
  public var facts: [CodeFact]
  /// Why code that was not read or not understood may set more; empty when all code that leads to
  /// the element was read and understood.
  public var gaps: [CodeGap]
  /// The paths of the sources of the classes that lead to the element.
  public var sources: [String]
  /// The classes whose code was read, the one the layout names first.
  public var classes: [String]
  /// The run-time attributes whose code was read, by their key paths.
  public var understoodAttributes: Set<String> = []

  public init(
    facts: [CodeFact] = [], gaps: [CodeGap] = [], sources: [String] = [], classes: [String] = []
  ) {
    self.facts = facts
    self.gaps = gaps
    self.sources = sources
    self.classes = classes
  }

  /// Whether all code that leads to the element was read and understood.
  public var isComplete: Bool { gaps.isEmpty }
}

/// A place in source code.
public struct CodePlace: Sendable, Hashable, Comparable {
  public var path: String
  /// 1-based; 0 stands for the file as a whole.
  public var line: Int

  public init(_ path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The file's name without its folder.
  public var fileName: String { path.fileName }

  /// The file's name and the line, for example `LoginViewController.swift:42`.
  public var description: String { line > 0 ? "\(fileName):\(line)" : fileName }

  public static func < (one: CodePlace, other: CodePlace) -> Bool {
    (one.path, one.line) < (other.path, other.line)
  }
}

/// A statement that sets a property of an element.
public struct CodeFact: Sendable, Hashable {
  public var property: Property
  public var value: Value
  /// What the statement reaches the element by.
  public var subject: Subject
  public var place: CodePlace
  /// The branches of conditions it stands in, from the outermost; empty when it runs whenever its
  /// function does.
  public var branches: [CodeBranch]

  public init(
    _ property: Property, _ value: Value = .computed, by subject: Subject, at place: CodePlace,
    in branches: [CodeBranch] = []
  ) {
    self.property = property
    self.value = value
    self.subject = subject
    self.place = place
    self.branches = branches
  }

  /// What is set. The raw value is UIKit's name of the property.
  public enum Property: String, Sendable, CaseIterable {
    /// Also `accessibilityAttributedLabel`.
    case label = "accessibilityLabel"
    case hint = "accessibilityHint"
    case value = "accessibilityValue"
    case traits = "accessibilityTraits"
    case isElement = "isAccessibilityElement"
    case elementsHidden = "accessibilityElementsHidden"
    case elements = "accessibilityElements"
    case userInputLabels = "accessibilityUserInputLabels"
    /// The title of a button, of its configuration or of a bar item.
    case title
    /// A button's configuration as a whole, which may hold a title.
    case configuration
    case image, placeholder, text, menu
    /// A placeholder with attributes; often only the one that is there, in another colour.
    case attributedPlaceholder
    case isHidden, alpha
    case removed = "removeFromSuperview"
    /// Its frame or constraints on its size.
    case size
    /// Where it takes touches: `hitAreaInsets`, `point(inside:with:)`.
    case hitArea
    case interaction = "isUserInteractionEnabled"
    case enabled = "isEnabled"
  }

  /// What it is set to.
  public enum Value: Sendable, Hashable {
    /// `nil` or an empty text.
    case nothing
    case flag(Bool)
    case text(String)
    /// Anything else.
    case computed
  }

  /// What a statement reaches an element by.
  public enum Subject: Sendable, Hashable {
    case outlet(String, ofClass: String)
    /// The element's own class.
    case customClass(String)
    /// An inspectable property of the element's class, set by a run-time attribute.
    case runtimeAttribute(String)
    /// The class of a view around the element, which VoiceOver reads as one with all that is in it.
    case container(String)
  }
}

/// One of the branches of an `if`, a `switch` or the like.
public struct CodeBranch: Sendable, Hashable {
  /// Counted from 0.
  public var number: Int
  /// How many branches there are, one that is not written among them: an `if` without `else` has
  /// two.
  public var count: Int
  /// Where the condition stands.
  public var place: CodePlace
  /// Tells conditions of one line apart.
  public var identity: Int

  public init(_ number: Int, of count: Int, at place: CodePlace, identity: Int) {
    self.number = number
    self.count = count
    self.place = place
    self.identity = identity
  }
}

extension Collection<CodeFact> {
  /// Whether one of the statements runs whatever the conditions around them are: one stands in no
  /// branch, or each branch of a condition has one.
  public var coverAllBranches: Bool {
    CodeBranch.areCovered(by: map { $0.branches[...] })
  }
}

extension CodeBranch {
  private struct Condition: Hashable {
    var place: CodePlace
    var identity: Int
  }

  fileprivate static func areCovered(by paths: [ArraySlice<CodeBranch>]) -> Bool {
    if paths.contains(where: \.isEmpty) { return true }
    let groups = Dictionary(grouping: paths) { path in
      path.first.map { Condition(place: $0.place, identity: $0.identity) }
    }
    return groups.values.contains { group in
      guard let count = group.first?.first?.count, count <= group.count else { return false }
      return (0..<count).allSatisfy { number in
        areCovered(by: group.filter { $0.first?.number == number }.map { $0.dropFirst() })
      }
    }
  }
}

/// Why the code that was read may not be all that changes an element.
public struct CodeGap: Sendable, Hashable {
  /// A clause for reports with `it` for the element, for example `it is passed to “configure”`.
  public var reason: String
  public var place: CodePlace?

  public init(_ reason: String, at place: CodePlace? = nil) {
    self.reason = reason
    self.place = place
  }

  /// The reason with its place, where it has one.
  public var description: String {
    reason + (place.map { " (\($0.description))" } ?? "")
  }
}

extension CodeFact.Property {
  /// Whether it has to do with what VoiceOver says.
  public var isSpoken: Bool {
    switch self {
    case .label, .hint, .value, .traits, .isElement, .elementsHidden, .elements,
      .userInputLabels, .title, .configuration, .image, .placeholder, .attributedPlaceholder, .text,
      .menu:
      true
    case .isHidden, .alpha, .removed, .size, .hitArea, .interaction, .enabled: false
    }
  }
}

extension CodeFact {
  /// What sets it and where, as a clause: `Login sets title of its outlet “save” (Login.swift:9)`.
  public var sentence: String {
    switch subject {
    case .outlet(let outlet, let owner):
      "\(owner) sets \(property.rawValue) of its outlet “\(outlet)” (\(place.description))"
    case .customClass(let name):
      "its class \(name) sets \(property.rawValue) (\(place.description))"
    case .runtimeAttribute(let keyPath):
      "the run-time attribute “\(keyPath)” sets \(property.rawValue) (\(place.description))"
    case .container(let name):
      "\(name) is one element for VoiceOver, with this in it (\(place.description))"
    }
  }
}
