import LayoutModel
import Testing

@Suite struct FileNameTextTests {
  @Test(arguments: [
    "ic_close", "arrow-right-24", "close.png", "square.and.arrow.up", "_hidden",
    "icon@2x",
  ])
  func namesOfFiles(text: String) {
    #expect(text.isWrittenLikeFileName)
  }

  @Test(arguments: [
    "", "Close", "close", "Close tab", "Wi-Fi", "A-Z", "schließen", "24", "1.5", "FAQ", "zurück_",
    "e-mail", "iPhone",
    "YouTube", "booking.com", "OK.", ".png", "Export as .png",
    "…",
  ])
  func wordsForPeople(text: String) {
    #expect(!text.isWrittenLikeFileName)
  }
}
