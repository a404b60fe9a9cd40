import LayoutModel

/// What the project adds to UIKit's classes: `extension UIButton`, `@implementation UIView (Style)`.
struct UIKitExtensions {
  let project: Project

  /// The classes whose extensions may do something to an element.
  static let classes: Set<String> = [
    "UIView", "UIControl", "UIButton", "UITextField", "UIResponder", "NSObject", "UIBarItem",
    "UIBarButtonItem", "UITabBarItem", "UITextView", "UISearchBar", "UIImageView", "UILabel",
    "MDCButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker",
    "UIPickerView", "UIProgressView",
  ]

  /// What using a member of an extension does.
  enum Answer {
    case unknown
    case does([ClassReader.Fact], gaps: [CodeGap])
  }

  /// What the member does to an element of the kind: an Objective-C selector, a method's name, a
  /// property's.
  /// A Swift function with fewer parameters than the call has arguments is another one.
  func answer(
    to name: String, arguments: Int? = nil, on kind: Element.Kind, depth: Int = 0
  ) -> Answer {
    guard depth < 4 else { return .unknown }
    var isKnown = false
    var facts: [ClassReader.Fact] = []
    var gaps: [CodeGap] = []
    for className in Self.classes(of: kind) {
      for part in project.parts[className] ?? [] where project.type(part).kind != .interface {
        for member in project.type(part).members
        where member.name == name
          || member.name == "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        {
          let isSwift = project.files[part.file].language == .swift
          if let arguments, isSwift, member.kind == .function, member.parameters.count < arguments {
            continue
          }
          isKnown = true
          var reader = ClassReader(project: project, family: nil)
          reader.read(member, of: part)
          facts += reader.facts + reader.forwarded.values.flatMap(\.self)
          gaps += reader.losses.map {
            CodeGap("“\(name)” passes it on: \($0.clause)", at: $0.place)
          }
          for call in reader.calls where call.name != name {
            switch answer(
              to: call.name, arguments: call.arguments, on: kind, depth: depth + 1)
            {
            // A function without an object, which is not given this one.
            case .unknown: break
            case .does(let more, let moreGaps):
              facts += more.map { $0.under(call.branches) }
              gaps += moreGaps
            }
          }
        }
      }
    }
    return isKnown ? .does(facts, gaps: gaps) : .unknown
  }

  private static func classes(of kind: Element.Kind) -> [String] {
    switch kind {
    case .button: ["MDCButton", "UIButton", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .textField: ["UITextField", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .barButtonItem: ["UIBarButtonItem", "UIBarItem", "NSObject"]
    case .tabBarItem: ["UITabBarItem", "UIBarItem", "NSObject"]
    case .label: ["UILabel", "UIView", "UIResponder", "NSObject"]
    case .imageView: ["UIImageView", "UIView", "UIResponder", "NSObject"]
    case .textView: ["UITextView", "UIView", "UIResponder", "NSObject"]
    case .searchBar: ["UISearchBar", "UIView", "UIResponder", "NSObject"]
    case .switch: ["UISwitch", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .slider: ["UISlider", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .stepper: ["UIStepper", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .segmentedControl:
      ["UISegmentedControl", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .datePicker: ["UIDatePicker", "UIControl", "UIView", "UIResponder", "NSObject"]
    case .pickerView: ["UIPickerView", "UIView", "UIResponder", "NSObject"]
    case .progressView: ["UIProgressView", "UIView", "UIResponder", "NSObject"]
    default: ["UIControl", "UIView", "UIResponder", "NSObject"]
    }
  }
}

extension ClassReader.Fact {
  /// The fact when what leads to it runs only in these branches.
  func under(_ branches: [CodeBranch]) -> Self {
    var fact = self
    fact.branches = branches + fact.branches
    return fact
  }
}
