import Auditing
import LayoutModel
import Testing

@Suite struct NearbyTextTests {
  private func caption(_ field: Rect?, _ labels: Element...) -> String? {
    var screen = Screen.with()
    for label in labels { screen.append(label) }
    let index = screen.append(.textField(at: field))
    return ResolvedScreen(screen, of: Layout(screen)).caption(of: index)?.text
  }

  private let field = Rect(x: 100, y: 100, width: 200, height: 40)

  private func rect(_ x: Double, _ y: Double, _ width: Double = 80) -> Rect {
    Rect(x: x, y: y, width: width, height: 20)
  }

  @Test func theNearestLabelAboveOrBefore() {
    #expect(caption(field, .label("Above", at: rect(100, 76))) == "Above")
    #expect(caption(field, .label("Before", at: rect(12, 110))) == "Before")
    #expect(
      caption(field, .label("Heading", at: rect(100, 60)), .label("Above", at: rect(100, 78)))
        == "Above")
  }

  @Test func labelsElsewhereDoNotBelongToIt() {
    #expect(caption(field, .label("Far above", at: rect(100, 40))) == nil)
    #expect(caption(field, .label("Below", at: rect(100, 144))) == nil)
    #expect(caption(field, .label("After", at: rect(304, 110))) == nil)
    #expect(caption(field, .label("Other column", at: rect(320, 76))) == nil)
    #expect(caption(field, .label("Far before", at: rect(-60, 110))) == nil)
    #expect(caption(field, .label("Label", at: rect(100, 76))) == nil)
    #expect(caption(field, .label("*", at: rect(100, 76))) == nil)
  }

  @Test func withoutFramesTheLabelRightBefore() {
    #expect(caption(nil, .label("First"), .label("Second")) == "Second")
    #expect(caption(nil, .label("First"), .button("Then")) == nil)
  }

  @Test func hiddenLabelsDoNotCount() {
    var hidden = Element.label("Hidden", at: rect(100, 76))
    hidden.state.isHidden = true
    #expect(caption(field, hidden) == nil)
  }

  @Test func theLabelBesideTheFieldsOwnBox() {
    var screen = Screen.with(.label("Name", at: rect(100, 76)))
    var box = Element(.view)
    box.geometry.frame = field
    let boxIndex = screen.append(box)
    let one = screen.append(.textField(at: Rect(x: 0, y: 0, width: 200, height: 40)), to: boxIndex)
    #expect(ResolvedScreen(screen, of: Layout(screen)).caption(of: one)?.text == "Name")
    screen.append(.textField(at: Rect(x: 0, y: 50, width: 200, height: 40)), to: boxIndex)
    #expect(ResolvedScreen(screen, of: Layout(screen)).caption(of: one) == nil)
  }

  /// What is inside earlier siblings is no heading; the label before them is.
  @Test func theHeadingIsTheLastLabelBeforeTheGroup() {
    var screen = Screen.with(.label("Far"), .label("Near"))
    let box = screen.append(Element(.view))
    screen.append(.label("Inside"), to: box)
    let rows = screen.append(Element(.view))
    let row = screen.append(Element(.view), to: rows)
    let one = screen.append(.button("Monday"), to: row)
    let other = screen.append(.button("Tuesday"), to: rows)
    screen.append(.label("After"))
    let resolved = ResolvedScreen(screen, of: Layout(screen))
    #expect(resolved.heading(over: [one, other])?.text == "Near")
    #expect(screen.previousSibling(of: rows) == box)
    #expect(screen.previousSibling(of: row) == nil)
    #expect(screen.previousSibling(of: other) == row)
    #expect(screen.previousSibling(of: 0) == nil)
  }

  // The distances in the next tests are those of the forms they were first seen in.

  @Test func aLabelUnderAnotherFieldIsNotTheNameOfTheNext() {
    var screen = Screen.with(.textField(at: Rect(x: 0, y: 0, width: 374, height: 50)))
    screen.append(.label("Taken", at: Rect(x: 0, y: 54, width: 374, height: 18)))
    let next = screen.append(.textField(at: Rect(x: 0, y: 76, width: 374, height: 50)))
    screen.append(.label("Unknown", at: Rect(x: 0, y: 130, width: 374, height: 18)))
    let last = screen.append(.textField(at: Rect(x: 0, y: 152, width: 374, height: 50)))
    let resolved = ResolvedScreen(screen, of: Layout(screen))
    #expect(resolved.caption(of: next) == nil)
    #expect(resolved.caption(of: last) == nil)
  }

  @Test func fieldsAndCaptionsAtEqualDistances() {
    var screen = Screen.with(.label("Name", at: rect(0, 0)))
    let first = screen.append(.textField(at: Rect(x: 0, y: 28, width: 300, height: 40)))
    screen.append(.label("City", at: rect(0, 76)))
    let second = screen.append(.textField(at: Rect(x: 0, y: 104, width: 300, height: 40)))
    let resolved = ResolvedScreen(screen, of: Layout(screen))
    #expect(resolved.caption(of: first)?.text == "Name")
    #expect(resolved.caption(of: second)?.text == "City")
  }

  @Test(arguments: [true, false])
  func theOrderInAStackTellsCaptionsFromErrors(_ startsWithLabel: Bool) {
    var screen = Screen.with(Element(.stackView))
    if startsWithLabel { screen.append(.label("Name"), to: 0) }
    screen.append(.textField(), to: 0)
    screen.append(.label("City"), to: 0)
    let second = screen.append(.textField(), to: 0)
    let caption = ResolvedScreen(screen, of: Layout(screen)).caption(of: second)?.text
    #expect(caption == (startsWithLabel ? "City" : nil))
  }

  @Test func aLabelOverSeveralFieldsIsAHeading() {
    var screen = Screen.with(.label("Sign in", at: rect(0, 0)))
    let first = screen.append(.textField(at: Rect(x: 0, y: 28, width: 300, height: 40)))
    screen.append(.textField(at: Rect(x: 0, y: 76, width: 300, height: 40)))
    #expect(ResolvedScreen(screen, of: Layout(screen)).caption(of: first) == nil)

    var columns = Screen.with(.label("Period", at: rect(0, 0, 300)))
    let from = columns.append(.textField(at: Rect(x: 0, y: 28, width: 145, height: 40)))
    let to = columns.append(.textField(at: Rect(x: 155, y: 28, width: 145, height: 40)))
    let resolved = ResolvedScreen(columns, of: Layout(columns))
    #expect(resolved.caption(of: from) == nil)
    #expect(resolved.caption(of: to) == nil)
  }

  @Test func theLabelThatBeginsWhereTheFieldDoes() {
    #expect(
      caption(
        field, .label("As in passport", at: rect(220, 78)), .label("Name", at: rect(100, 76)))
        == "Name")
  }

  @Test(arguments: ["nameErrorLabel", "labelError", "Name Error Label", "hint_label", "helperText"])
  func labelsForErrorsAndHints(_ name: String) {
    let plain = Element.label("Taken", at: rect(100, 76))
    #expect(caption(field, plain) == "Taken")
    var outlet = plain
    outlet.outlets = [Outlet(name)]
    var named = plain
    named.userLabel = name
    var identified = plain
    identified.accessibility.identifier = name
    for label in [outlet, named, identified] { #expect(caption(field, label) == nil, "\(name)") }
  }

  @Test(arguments: [
    "Error", "invalid ID", "Incorrect password", "Required", "* required", "title", "Label 2",
    "Text Field", "Lorem ipsum dolor", "123456", "name@example.com",
    "Tell us a little about yourself.", "Total for %@", "\" bla bla \"", "X km", "XXX km",
    "read at YYY", "xxx/200",
    "Facultatif (200 caractères max)", "Optional (200)", "Obligatorio",
  ])
  func textsThatAreNoNames(_ text: String) {
    #expect(caption(field, .label(text, at: rect(100, 76))) == nil)
  }

  @Test func aTitleThatCodeFillsIn() {
    var label = Element.label("Title", at: rect(100, 76))
    #expect(caption(field, label) == "Title")
    label.outlets = [Outlet("titleLabel")]
    #expect(caption(field, label) == nil)

    var screen = Screen.with(label)
    var input = Element.textField(at: field)
    input.outlets = [Outlet("titleTextField")]
    let index = screen.append(input)
    #expect(ResolvedScreen(screen, of: Layout(screen)).caption(of: index)?.text == "Title")
  }

  @Test(
    arguments: [
      ("Email", "Email"), ("Captcha Text*", "Captcha Text"), ("Node address...", "Node address"),
      ("Address 1", "Address 1"), ("2FA code", "2FA code"), ("電話番号", "電話番号"), ("名", "名"),
      ("Name (optional)", "Name (optional)"), ("Enter your message", "Enter your message"),
      ("Title", "Title"), ("Code (format: XXXX YYYY)", "Code"), ("X axis", "X axis"),
      ("Position X", "Position X"), ("Born (dd/mm/yyyy)", "Born (dd/mm/yyyy)"),
      ("Size XXL", "Size XXL"), ("Plan (B) (", "Plan (B) ("), ("(XX)", nil), ("XX left", nil),
      ("3270190200802", nil), ("123456", nil), ("name@example.com", nil), ("https://a.b", nil),
      ("dd/mm/yyyy", nil), ("hh-mm", nil), ("X", nil), ("e.g. Paris", nil), ("22/10/1999", nil),
      ("Placeholder", nil), ("Label", nil), ("optional", nil), ("…", nil), ("", nil),
    ] as [(String, String?)])
  func placeholdersAsNames(_ placeholder: String, _ name: String?) {
    #expect(placeholder.asInputName == name)
  }

  @Test(arguments: [
    ("Name:", "Name"), ("* Name *", "Name"), ("Name", "Name"), ("E-mail :", "E-mail"),
  ])
  func nameWithoutMarks(_ text: String, _ name: String) {
    #expect(NearbyText(element: 0, text: text).name == name)
  }

  @Test func aLabelBehindOneThatShowsTheValue() {
    let far = Element.label("Within *", at: rect(100, 52))
    #expect(caption(field, far) == nil)
    #expect(caption(field, far, .label("X km", at: rect(100, 76))) == "Within *")
    #expect(caption(field, far, .label("(optional)", at: rect(100, 76))) == "Within *")
    #expect(caption(field, far, .label("Taken", at: rect(100, 76))) == "Taken")
    #expect(caption(field, far, .label("X km", at: rect(320, 76))) == nil)
    #expect(caption(nil, .label("Within"), .label("X km")) == "Within")
    #expect(caption(nil, .label("X km")) == nil)
  }

  @Test func aSectionsHeaderStandsOverItsCells() {
    var screen = Screen.with(.label("Elsewhere"))
    let section = screen.append(
      Element(.view, content: .section(header: "Repeats on", footer: nil)))
    let days = ["Mon", "Tue"].map { (day: String) -> Int in
      let cell = screen.append(Element(.tableViewCell), to: section)
      return screen.append(.button(day), to: cell)
    }
    #expect(ResolvedScreen(screen, of: Layout(screen)).heading(over: days)?.text == "Repeats on")
  }
}
