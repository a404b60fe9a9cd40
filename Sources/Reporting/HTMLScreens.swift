import Auditing
import Drawing
import LayoutModel

/// The screens of the page: drawings, and what VoiceOver says.
///
/// Each screen is closed at first, and what is in it stands in a `noscript` element: a browser that
/// runs scripts takes that for text, so that a page with thousands of drawings opens fast, and the
/// script makes elements of it when a screen is opened or a link leads inside. Without scripts they
/// are elements from the beginning.
extension HTMLReport {
  func writeHeading(of name: String, to html: inout HTMLWriter) {
    html.element("h4", name.isEmpty ? "A screen without a name" : "Screen “\(name)”")
  }

  /// Writes what can be opened of a screen. Where findings are about translations alone, it is said
  /// that these are not shown.
  func write(
    _ screen: ScreenReport, hasOtherLanguages: Bool = false, to html: inout HTMLWriter
  ) {
    html.element("details", ["data-screen-id": screen.id]) { html in
      html.element("summary") { html in
        html.text(
          (screen.drawing == nil ? "What" : "Drawing, and what")
            + " VoiceOver says: \(counted(screen.lines.count, "line"))")
      }
      html.element("noscript") { html in writeContents(of: screen, hasOtherLanguages, to: &html) }
    }
  }

  private func writeContents(
    of screen: ScreenReport, _ hasOtherLanguages: Bool, to html: inout HTMLWriter
  ) {
    html.element("div", ["class": "beside"]) { html in
      if let drawing = screen.drawing {
        // What scrolls must be reached by keyboard.
        let name = screen.name.isEmpty ? "the screen" : "screen “\(screen.name)”"
        html.element(
          "div",
          [
            "class": "drawing", "role": "group", "tabindex": "0",
            "aria-label": "Drawing of \(name)",
          ]
        ) { $0.drawing(drawing) }
      }
      html.element("div", ["class": "heard"]) { html in
        writeTranscript(of: screen, to: &html)
        if hasOtherLanguages {
          html.element(
            "p",
            "These are the layout’s own texts. Findings about a translation tell what VoiceOver "
              + "says there.")
        }
        writeUnplaced(of: screen, to: &html)
        if screen.drawing != nil {
          html.element("p") { html in
            html.element("a", ["href": "#legend"], "What the marks mean")
          }
        }
      }
    }
  }

  private func writeTranscript(of screen: ScreenReport, to html: inout HTMLWriter) {
    html.element("h5", "What VoiceOver says")
    guard !screen.lines.isEmpty else {
      html.element("p", "VoiceOver finds nothing to say here.")
      return
    }
    html.element("ol") { html in
      for (line, number) in zip(screen.lines, 1...) {
        html.element("li", ["id": screen.id(ofLine: number)]) { html in
          let language = (line.language ?? screen.language).languageTag
          html.element("span", ["lang": language, "dir": "auto"], line.text)
          if let hint = line.hint {
            html.text(" ")
            html.element("span", ["class": "hint", "lang": language, "dir": "auto"], hint)
          }
          html.element("span", ["class": "actions"]) { html in
            let spoken =
              line.unmarked ?? [line.text, line.hint].compactMap(\.self).joined(separator: " ")
            write(
              SpeechButton(
                utterance: spoken, what: "line \(number)",
                language: line.language == nil ? nil : language),
              to: &html)
            if screen.drawing != nil, let place = line.place {
              html.element("a", ["href": "#\(place)"]) { html in
                html.element("span", ["class": "unseen"], "Line \(number) ")
                html.text("in the drawing")
              }
            }
          }
        }
      }
    }
    for text in screen.openOrders { html.element("p", text) }
  }

  private func writeUnplaced(of screen: ScreenReport, to html: inout HTMLWriter) {
    guard screen.drawing != nil, !screen.unplaced.isEmpty else { return }
    html.element("h5", "Without a place in the drawing")
    html.element("ul") { html in
      for name in screen.unplaced { html.element("li", name) }
    }
  }

  /// A button for a browser that speaks; others do not show it.
  func write(_ button: SpeechButton, to html: inout HTMLWriter) {
    html.element(
      "button",
      [
        "type": "button", "class": "speak", "data-utterance": button.utterance,
        "data-lang": button.language,
      ]
    ) { html in
      html.text("Hear it")
      html.element("span", ["class": "unseen"], ": \(button.what)")
    }
  }

  /// Writes where the element of a finding is in drawing and transcript.
  func write(_ places: FindingPlaces, to html: inout HTMLWriter) {
    guard places.drawing != nil || places.line != nil else { return }
    html.element("dt", "place")
    html.element("dd") { html in
      if places.isOfOtherTexts { html.text("with the layout’s own texts: ") }
      if let id = places.drawing { html.element("a", ["href": "#\(id)"], "in the drawing") }
      if places.drawing != nil, places.line != nil { html.text(", ") }
      if let line = places.line, let screen = places.screen {
        html.element(
          "a", ["href": "#\(ScreenReport.id(ofLine: line, in: screen))"],
          "line \(line) of what VoiceOver says")
      }
    }
  }

  func writeScreensWithoutFindings(to html: inout HTMLWriter) {
    let files = report.files.map { file in
      let found = Set(file.findingsByScreen.compactMap(\.screen?.id))
      return (path: file.path, screens: file.screens.filter { !found.contains($0.id) })
    }.filter { !$0.screens.isEmpty }
    guard !files.isEmpty else { return }
    let count = files.reduce(0) { $0 + $1.screens.count }
    html.element("section", ["id": "others", "aria-labelledby": "others-title"]) { html in
      let title =
        summary.setAsideLine == nil
        ? "Screens without findings" : "Screens without findings, or with such as are set aside"
      html.element("h2", ["id": "others-title"], "\(title): \(count)")
      for file in files {
        html.element("div", ["class": "file"]) { html in
          html.element("h3") { html in
            html.element("code", settings.relativePath(file.path))
          }
          for screen in file.screens {
            html.element("div", ["class": "screen", "data-lang": screen.language]) { html in
              writeHeading(of: screen.name, to: &html)
              write(screen, to: &html)
            }
          }
        }
      }
    }
  }

  func writeLegend(to html: inout HTMLWriter) {
    guard report.hasScreens else { return }
    html.element("section", ["aria-labelledby": "legend"]) { html in
      html.element("h2", ["id": "legend"], "What the marks in the drawings mean")
      if let patterns = try? ScreenDrawing.sharedPatterns() { html.drawing(patterns) }
      html.element("ul", ["class": "legend", "role": "list"]) { html in
        for mark in LegendMark.allCases {
          html.element("li") { html in
            if let swatch = try? mark.element() { html.drawing(swatch) }
            html.text(mark.text + ".")
          }
        }
      }
      for text in [LegendMark.regionText, LegendMark.stripText] { html.element("p", text) }
      html.element("p", "In what VoiceOver says, \(LegendMark.unconfirmedText)")
    }
  }
}

/// Something for the browser to speak.
struct SpeechButton {
  var utterance: String
  /// What tells the button from others.
  var what: String
  /// In BCP 47; that of the screen otherwise.
  var language: String?
}

/// Where the page shows the element of a finding.
struct FindingPlaces {
  /// The id of its group in the drawing.
  var drawing: String?
  /// The id of the screen.
  var screen: String?
  /// The number of its first line in the transcript.
  var line: Int?
  /// Whether drawing and transcript have other texts than those the finding is about.
  var isOfOtherTexts = false
}

/// The findings on one screen.
struct ScreenFindings {
  var name: String
  /// What else the report shows of the screen.
  var screen: ScreenReport?
  /// Indices in ``FileReport/findings``.
  var findings: [Int]
}

extension FileReport {
  /// The screens with findings, each where its first finding stands.
  var findingsByScreen: [ScreenFindings] {
    let screens = screens.sorted { $0.position < $1.position }
    var groups: [ScreenFindings] = []
    for (index, finding) in findings.enumerated() {
      // An element stands behind the beginning of its screen.
      let screen = screens.last { $0.position <= finding.position && $0.name == finding.screen }
      let group = groups.lastIndex {
        $0.screen?.id == screen?.id && (screen != nil || $0.name == finding.screen)
      }
      if let group {
        groups[group].findings.append(index)
      } else {
        groups.append(ScreenFindings(name: finding.screen, screen: screen, findings: [index]))
      }
    }
    return groups
  }
}

extension ScreenReport {
  func id(ofLine number: Int) -> String { Self.id(ofLine: number, in: id) }

  static func id(ofLine number: Int, in screen: String) -> String { "\(screen)-line-\(number)" }

  /// The number of the first line of each element.
  var linesByPosition: [SourcePosition: Int] {
    Dictionary(
      zip(lines.map(\.position), 1...), uniquingKeysWith: { first, _ in first })
  }
}

extension AuditReport {
  var hasScreens: Bool { files.contains { !$0.screens.isEmpty } }
}

extension String {
  /// The text where it may be a language tag (BCP 47); `nil` for anything else.
  fileprivate var languageTag: String? {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }),
      parts.allSatisfy({ part in
        (1...8).contains(part.utf8.count)
          && part.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
          }
      })
    else { return nil }
    return self
  }
}
