/// The success criteria of WCAG 2.2 that rules rest on (https://www.w3.org/TR/WCAG22/).
extension Standard {
  public static let nonTextContent = wcag("1.1.1", "Non-text Content", level: "A")
  public static let infoAndRelationships = wcag("1.3.1", "Info and Relationships", level: "A")
  public static let meaningfulSequence = wcag("1.3.2", "Meaningful Sequence", level: "A")
  public static let identifyInputPurpose = wcag("1.3.5", "Identify Input Purpose", level: "AA")
  public static let contrastMinimum = wcag("1.4.3", "Contrast (Minimum)", level: "AA")
  public static let resizeText = wcag("1.4.4", "Resize Text", level: "AA")
  public static let keyboard = wcag("2.1.1", "Keyboard", level: "A")
  public static let pageTitled = wcag("2.4.2", "Page Titled", level: "A")
  public static let focusOrder = wcag("2.4.3", "Focus Order", level: "A")
  public static let linkPurposeInContext = wcag(
    "2.4.4", "Link Purpose (In Context)", level: "A")
  public static let headingsAndLabels = wcag("2.4.6", "Headings and Labels", level: "AA")
  public static let labelInName = wcag("2.5.3", "Label in Name", level: "A")
  public static let targetSizeEnhanced = wcag("2.5.5", "Target Size (Enhanced)", level: "AAA")
  public static let targetSizeMinimum = wcag("2.5.8", "Target Size (Minimum)", level: "AA")
  public static let labelsOrInstructions = wcag("3.3.2", "Labels or Instructions", level: "A")
  public static let languageOfParts = wcag("3.1.2", "Language of Parts", level: "AA")
  public static let nameRoleValue = wcag("4.1.2", "Name, Role, Value", level: "A")
}
