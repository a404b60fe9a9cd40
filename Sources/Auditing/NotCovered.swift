/// Something that shuts people out and that no rule evaluates, with the reason: what is silent here
/// is not fine.
public struct NotCovered: Sendable, Hashable {
  /// Kebab-case; names the fault.
  public var id: String
  /// One line without a full stop.
  public var summary: String
  /// Why the layout alone does not tell, as a sentence without a full stop.
  public var reason: String
  public var standards: [Standard]

  public init(_ id: String, _ summary: String, because reason: String, standards: [Standard]) {
    self.id = id
    self.summary = summary
    self.reason = reason
    self.standards = standards
  }
}

extension NotCovered {
  /// In the order of the success criteria.
  public static let all: [NotCovered] = [
    NotCovered(
      "orientation-locked", "The app keeps to one orientation",
      because: "the orientations stand in Info.plist and in code",
      standards: [.wcag("1.3.4", "Orientation", level: "AA")]),
    NotCovered(
      "information-by-colour-alone", "Only a colour tells what is required, wrong or chosen",
      because: "what a colour means is seen on the screen and known to people",
      standards: [.wcag("1.4.1", "Use of Color", level: "A")]),
    NotCovered(
      "text-contrast-over-images", "A text stands out too little from a picture or a gradient",
      because: "that takes the pixels of a running app",
      standards: [.contrastMinimum]),
    NotCovered(
      "image-of-text", "A picture shows a text",
      because: "that takes the picture, and reading it",
      standards: [.wcag("1.4.5", "Images of Text", level: "AA")]),
    NotCovered(
      "non-text-contrast", "An icon or the edge of a control stands out too little",
      because: "that takes the pixels of a running app",
      standards: [.wcag("1.4.11", "Non-text Contrast", level: "AA")]),
    NotCovered(
      "text-not-exposed", "A text is drawn and VoiceOver does not find it",
      because: "what code draws stands in no layout file",
      standards: [.nonTextContent]),
    NotCovered(
      "gesture-without-alternative", "Only a swipe, a long press or a drag does something",
      because: "what a gesture does, and what else does it, stands in code",
      standards: [
        .wcag("2.5.1", "Pointer Gestures", level: "A"),
        .wcag("2.5.7", "Dragging Movements", level: "AA"),
      ]),
    NotCovered(
      "motion-without-alternative", "Only shaking or tilting the device does something",
      because: "motion is handled in code",
      standards: [.wcag("2.5.4", "Motion Actuation", level: "A")]),
    NotCovered(
      "animation-not-reduced", "Things move although a person asked for less motion",
      because: "animations are made in code",
      standards: [.wcag("2.3.3", "Animation from Interactions", level: "AAA")]),
    NotCovered(
      "change-not-announced", "Something changes and VoiceOver does not say so",
      because: "announcements are made in code",
      standards: [.wcag("4.1.3", "Status Messages", level: "AA")]),
    NotCovered(
      "focus-not-moved", "A panel opens or closes and VoiceOver stays where it was",
      because: "the focus is moved in code",
      standards: [.focusOrder]),
    NotCovered(
      "hit-test-at-run-time", "Code moves, covers or resizes what can be touched",
      because: "only a running app knows where its views are",
      standards: [.targetSizeMinimum]),
    NotCovered(
      "views-made-in-code", "A view is made in code or in SwiftUI",
      because: "it stands in no layout file",
      standards: [.nameRoleValue]),
  ]
}
