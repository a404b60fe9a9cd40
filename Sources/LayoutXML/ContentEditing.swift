import LayoutModel

/// The content of an element as the value its kind has: UIKit's defaults until something is
/// stated.
extension Element {
  var buttonContent: Button {
    get { button ?? Button() }
    set { content = .button(newValue) }
  }

  var input: TextInput {
    get { textInput ?? TextInput() }
    set { content = .textInput(newValue) }
  }

  var labelContent: Content.Label {
    get { label ?? Content.Label() }
    set { content = .label(newValue) }
  }

  var bar: Content.BarItem {
    get { barItem ?? Content.BarItem() }
    set { content = .barItem(newValue) }
  }

  var cell: Content.Cell {
    get { if case .cell(let cell) = content { cell } else { Content.Cell() } }
    set { content = .cell(newValue) }
  }

  var section: (header: String?, footer: String?) {
    get {
      if case .section(let header, let footer) = content { (header, footer) } else { (nil, nil) }
    }
    set { content = .section(header: newValue.header, footer: newValue.footer) }
  }

  var segments: Content.Segments {
    get { if case .segments(let segments) = content { segments } else { Content.Segments([]) } }
    set { content = .segments(newValue) }
  }

  /// The range of a slider or stepper.
  var range: Content.Range {
    get {
      switch content {
      case .slider(let range), .stepper(let range): range
      default: Content.Range(value: 0, minimum: 0, maximum: kind == .stepper ? 100 : 1)
      }
    }
    set { content = kind == .stepper ? .stepper(newValue) : .slider(newValue) }
  }

  var pages: (count: Int, current: Int) {
    get { if case .pages(let count, let current) = content { (count, current) } else { (0, 0) } }
    set { content = .pages(count: newValue.count, current: newValue.current) }
  }

  var navigation: (title: String?, prompt: String?, backButtonTitle: String?) {
    get {
      if case .navigationItem(let title, let prompt, let back) = content {
        (title, prompt, back)
      } else {
        (nil, nil, nil)
      }
    }
    set {
      content = .navigationItem(
        title: newValue.title, prompt: newValue.prompt, backButtonTitle: newValue.backButtonTitle)
    }
  }

  var materialProperties: Material {
    get { material ?? Material() }
    set { material = newValue }
  }

  var appearanceProperties: Appearance {
    get { appearance ?? Appearance() }
    set { appearance = newValue }
  }

  /// Gives the element the content of its kind before anything is stated.
  mutating func setDefaultContent() {
    switch kind {
    case .button: buttonContent = Button()
    case .textField, .textView, .searchBar: input = TextInput()
    case .label: labelContent = Content.Label()
    case .switch: content = .switch(isOn: false)
    case .slider, .stepper: range = range
    case .segmentedControl: segments = Content.Segments([])
    case .pageControl: pages = pages
    case .progressView: content = .progress(0)
    case .activityIndicatorView: content = .activity(isAnimating: false)
    case .barButtonItem, .tabBarItem: bar = Content.BarItem()
    case .navigationItem: navigation = navigation
    case .tableViewCell, .collectionViewCell: cell = Content.Cell()
    default: break
    }
  }
}
