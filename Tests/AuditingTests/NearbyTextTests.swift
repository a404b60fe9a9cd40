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

  @Test(arguments: [
    ("Name:", "Name"), ("* Name *", "Name"), ("Name", "Name"), ("E-mail :", "E-mail"),
  ])
  func nameWithoutMarks(_ text: String, _ name: String) {
    #expect(NearbyText(element: 0, text: text).name == name)
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
