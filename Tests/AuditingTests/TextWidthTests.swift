import Auditing
import LayoutModel
import Testing

/// Bounds of widths, against frames that Interface Builder computed for labels as wide as their
/// texts.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("Label", 17.0, 42.0), ("Title", 13, 26.5), ("Title", 16, 31.5), ("Username", 15, 70.5),
    ("Email", 15, 36.7), ("Name", 15, 40.3), ("Name", 17, 45),
  ])
  func framesOfPublicLayouts(_ text: String, _ points: Double, _ width: Double) throws {
    let bounds = try #require(Font.system(points, .regular).width(of: text))
    #expect(bounds.least <= width)
    #expect(bounds.most >= width * 0.95)
  }

  @Test func growsWithTheFontAndTheText() throws {
    let small = try #require(Font.system(12, .regular).width(of: "Cancel"))
    let large = try #require(Font.system(24, .bold).width(of: "Cancel"))
    let longer = try #require(Font.system(12, .regular).width(of: "Cancel all"))
    #expect(small.least < large.least)
    #expect(small.least < longer.least)
    #expect(small.least < small.most)
    #expect(Font.system(12, .regular).width(of: "")?.most == 0)
  }

  @Test(arguments: ["Отмена", "Ακύρωση", "キャンセル", "取消", "취소", "Größe", "e\u{301}te\u{301}"])
  func knownScripts(_ text: String) throws {
    #expect(try #require(Font.textStyle(.body).width(of: text)).least > 17)
  }

  @Test(arguments: ["إلغاء", "ביטול", "ยกเลิก", "रद्द करें", "😀"])
  func unknownScripts(_ text: String) {
    #expect(Font.textStyle(.body).width(of: text) == nil)
  }

  @Test func unknownFonts() {
    #expect(Font.custom("Lato-Regular", 17).width(of: "Cancel") == nil)
    #expect(Font.system(17, .thin).width(of: "Cancel") == nil)
  }

  @Test func widthsThatDoNotGrow() {
    func geometry(
      _ constraint: SizeConstraint?, isFixed: Bool = false, _ sides: StretchedSides = []
    ) -> Geometry {
      Geometry(
        frame: Rect(x: 0, y: 0, width: 80, height: 20), isFixedFrame: isFixed,
        stretchedSides: sides, sizeConstraints: constraint.map { [$0] } ?? [])
    }
    #expect(geometry(SizeConstraint(.width, .equal, 90)).widthWithoutGrowing == 90)
    #expect(geometry(SizeConstraint(.width, .lessThanOrEqual, 90)).widthWithoutGrowing == 90)
    #expect(geometry(SizeConstraint(.width, .greaterThanOrEqual, 90)).widthWithoutGrowing == nil)
    #expect(geometry(SizeConstraint(.width, .equal, 90, priority: 750)).widthWithoutGrowing == nil)
    #expect(
      geometry(SizeConstraint(.width, .equal, 90, hasOutlet: true)).widthWithoutGrowing == nil)
    #expect(geometry(SizeConstraint(.height, .equal, 90)).widthWithoutGrowing == nil)
    #expect(geometry(nil).widthWithoutGrowing == nil)
    #expect(geometry(nil, isFixed: true).widthWithoutGrowing == 80)
    #expect(geometry(nil, isFixed: true, .width).widthWithoutGrowing == nil)
    #expect(geometry(nil, isFixed: true, .height).widthWithoutGrowing == 80)
  }

  @Test func limitsInWords() {
    func words(_ relations: [SizeConstraint.Relation], _ side: SizeConstraint.Dimension) -> String {
      Geometry(sizeConstraints: relations.map { SizeConstraint(side, $0, 90) })
        .limitInWords(90, of: side)
    }
    #expect(words([.equal], .width) == "is fixed at a width of 90 points")
    #expect(words([.lessThanOrEqual], .width) == "can be no wider than 90 points")
    #expect(words([.lessThanOrEqual], .height) == "can be no higher than 90 points")
    #expect(words([.lessThanOrEqual, .equal], .height) == "is fixed at a height of 90 points")
    // By its frame.
    #expect(words([], .width) == "is fixed at a width of 90 points")
  }
}
