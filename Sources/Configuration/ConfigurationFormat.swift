import Auditing
import FilePaths
import LayoutModel
import PathMatching
import VoiceOver

/// Every key a configuration file can hold. What reads the file, its schema, its reference and the
/// file that a project begins with are all made from the declarations here.
public struct ConfigurationFormat: Sendable {
  /// The name of the file in a project.
  public static let fileName = ".a11y-audit.yml"

  /// All rules there are, as they come.
  let rules: [RuleSetting]
  let document: SettingType<ConfigurationStatement>
  private let settings: [Setting<ConfigurationStatement>]

  /// - Parameters:
  ///   - types: All rules there are.
  ///   - reportFormats: The names of the formats of reports.
  public init(rules types: [any Rule.Type], reportFormats: [String]) {
    rules = types.map { RuleSetting($0) }
    let ruleSettings = zip(rules, types).map { rule, type in
      Self.rule(rule.documentation, options: type.optionDeclarations)
    }
    settings = Self.settings(rules: ruleSettings, reportFormats: reportFormats)
    document = .mapping(settings) { _, _ in ConfigurationStatement() }
  }

  /// The keys of the file in the order of its reference.
  public var declarations: [SettingDeclaration] { settings.map(\.declaration) }

  private static func settings(
    rules: [Setting<AuditStatement>], reportFormats: [String]
  ) -> [Setting<ConfigurationStatement>] {
    let audit = auditSettings(rules: rules)
    return [
      Setting(
        "extends", .oneOrMore(of: .extension),
        "Configuration files to build on, by their paths from this file; later ones win over "
          + "earlier ones, and this file over all", example: "../shared/a11y-audit.yml", \.extends)
    ] + audit.map { $0.within(\.audit) } + [
      Setting(
        "include", .oneOrMore(of: .filePattern),
        "Audit only files that match one of these patterns", default: #""**""#,
        example: #"["App/**", "Shared/**"]"#, \.include),
      Setting(
        "exclude", .oneOrMore(of: .filePattern),
        "Leave out files that match one of these patterns",
        example: #"["Legacy/", "*.generated.xib"]"#, \.exclude),
      Setting(
        "overrides",
        .list(
          of: .mapping(
            [
              Setting(
                "files", .oneOrMore(of: .filePattern), "The files that this is about",
                isRequired: true, example: #""Kiosk/**""#, \.files)
            ] + audit.map { $0.within(\.audit) }
          ) { _, _ in OverrideStatement() }),
        "What holds for some files only; where several match, later ones win",
        example: """
          - files: "Kiosk/**"
            rules:
              touch-target-too-small: error
          """, \.overrides),
      Setting(
        "format", .oneOrMore(of: .report(formats: reportFormats)),
        "The reports to write when the command line names none", default: "text",
        example: """
          - format: text
          - format: junit
            output: build/a11y-audit.xml
          """, \.reports),
      Setting(
        "fail-on", .word(),
        "The severity from which on certain and likely findings fail the build",
        default: FailureThreshold.error.rawValue, \.failOn),
      Setting(
        "thresholds",
        .mapping([
          limit("findings", "findings of every severity", \.findings),
          limit("errors", "errors", \.errors), limit("warnings", "warnings", \.warnings),
          limit("notes", "notes", \.notes),
        ]) { _, _ in FindingLimits() },
        "How many certain and likely findings are put up with; more fail the build, whatever "
          + "fail-on says", example: "errors: 0\nwarnings: 20"
      ) { $0.limits = $1 },
      Setting(
        "suppress", .list(of: suppression(rules: rules.map(\.declaration.name))),
        "Findings to set aside, each with a reason; everything stated has to fit",
        example: """
          - rule: image-button-no-label
            files: "App/Camera.storyboard"
            object-id: aBc-12-xYz
            reason: The label is set in CameraViewController.
          """, \.suppressions),
      Setting(
        "baseline", .path, "A file of findings that were there before and do not fail the build",
        example: "a11y-baseline.json", \.baseline),
      Setting(
        "sources", .oneOrMore(of: .path),
        "Folders of source code and strings files that tell what layouts cannot",
        example: "[App, Shared]", \.sources),
      Setting(
        "evidence", .boolean, "Whether source code and strings files are read", default: "true",
        \.evidence),
    ]
  }

  /// The keys that stand at the top and in overrides.
  private static func auditSettings(
    rules: [Setting<AuditStatement>]
  ) -> [Setting<AuditStatement>] {
    [
      Setting(
        "preset", .word { $0.summary }, "The rules and severities to start from",
        default: Preset.recommended.rawValue, \.preset),
      Setting(
        "rules",
        SettingType<AuditStatement>.mapping(rules) { _, _ in AuditStatement() }.named("rules"),
        "What is changed about rules, by their ids: off, on, a severity, or a mapping",
        example: "touch-targets-too-close: note"
      ) { $0.rules = $1.rules },
      Setting(
        "touch-targets", SettingType<AuditStatement>.touchTargets.named("touch-targets"),
        "How large touch targets have to be", example: "profile: material"
      ) { audit, stated in
        audit.touchProfile = stated.touchProfile
        audit.touchSizes = stated.touchSizes
      },
      Setting(
        "locale",
        .word(Speaker.languages.map { (SettingShape.Choice($0), $0) }),
        "The language of what UIKit itself says", default: Speaker.Settings().locale, \.locale),
      Setting(
        "material-components",
        .text(like: MaterialVersion.spellings) { MaterialVersion($0) },
        "The release of Material Components whose text fields the app has",
        default: MaterialVersion.documented.description, example: #""124.2""#, \.materialVersion),
      Setting(
        "button-name", .word(),
        "What names a button with a title and an accessibility label: the label, as UIKit "
          + "behaves, or the title, as UIButton's reference says",
        default: Speaker.Settings().nameRule.rawValue, \.nameRule),
      Setting(
        "house-styles", SettingType<AuditStatement>.houseStyles.named("house-styles"),
        "What the project's own classes and inspectable properties stand for",
        example: """
          key-paths:
            accLabelText: accessibilityLabel
          classes:
            PrimaryButton:
              base: UIButton
              provides-label: true
          """
      ) { audit, stated in
        audit.keyPaths = stated.keyPaths
        audit.classes = stated.classes
      },
    ]
  }

  private static func limit(
    _ name: String, _ what: String, _ property: WritableKeyPath<FindingLimits, Int?> & Sendable
  ) -> Setting<FindingLimits> {
    Setting(name, .integer(atLeast: 0), "The most \(what)", example: "0", property)
  }
}

// MARK: Types of single keys

extension SettingType<ConfigurationStatement.Extension> {
  fileprivate static var `extension`: SettingType {
    SettingType(.text(.path)) { node, reader in
      SettingType<String>.text(.path).read(node, &reader).map {
        ConfigurationStatement.Extension(path: $0, position: node.position)
      }
    }
  }
}

extension SettingType<String> {
  /// A path from the folder of the file.
  fileprivate static var path: SettingType {
    SettingType(.text(.path)) { node, reader in
      SettingType<String>.text(.path).read(node, &reader).map {
        $0.resolved(from: reader.file.folder)
      }
    }
  }
}

extension SettingType<FilePattern> {
  fileprivate static var filePattern: SettingType {
    SettingType(.text(.pattern)) { node, reader in
      SettingType<PathPattern>.pattern.read(node, &reader).map {
        FilePattern(pattern: $0, folder: reader.file.folder)
      }
    }
  }
}

extension SettingType<AuditStatement> {
  fileprivate static var touchTargets: SettingType {
    .mapping([
      Setting(
        "profile", .word { $0.summary }, "The published minimum",
        default: TouchRequirement.Profile.material.rawValue, \.touchProfile),
      Setting(
        "sizes", .dictionary(keys: "class", of: .size),
        "Least sizes in points for some classes instead", example: "ToolbarButton: [44, 44]",
        \.touchSizes),
    ]) { _, _ in AuditStatement() }
  }

  fileprivate static var houseStyles: SettingType {
    .mapping([
      Setting(
        "key-paths", .dictionary(keys: "key path of a run-time attribute", of: .word()),
        "UIKit's properties by the key paths that set them",
        example: "accLabelText: accessibilityLabel", \.keyPaths),
      Setting(
        "classes",
        .dictionary(
          keys: "class",
          of: .mapping([
            Setting(
              "base", .word(HouseBase.allCases.map { (SettingShape.Choice($0.name), $0) }),
              "The class of UIKit or Material Components that it behaves as", example: "UIButton",
              \.base),
            Setting(
              "provides-label", .boolean, "Whether it gives itself an accessibility label",
              default: "false"
            ) { $0.providesLabel = $1 },
            Setting(
              "minimum-size", .size, "The size it is at least, in points", example: "[48, 48]",
              \.minimumSize),
          ]) { _, _ in HouseClass() }),
        "What is known of the project's classes", example: "PrimaryButton: { base: UIButton }",
        \.classes),
    ]) { _, _ in AuditStatement() }
  }
}

extension SettingType<ReportRequest> {
  fileprivate static func report(formats: [String]) -> SettingType {
    let format = SettingType<String>.word(formats.map { (SettingShape.Choice($0), $0) })
    return .either(
      format.map { ReportRequest(format: $0) },
      orMapping: .mapping([
        Setting("format", format, "The format", isRequired: true, example: "text") {
          $0.format = $1
        },
        Setting(
          "output", .path, "The file to write, by its path from this file", example: "a11y.xml",
          \.output),
      ]) { _, _ in ReportRequest(format: "") })
  }
}

extension TouchRequirement.Profile {
  fileprivate var summary: String {
    "\(minimum.width.inPoints) by \(minimum.height.inPoints) points"
  }
}

// MARK: Rules

extension ConfigurationFormat {
  /// What is stated about a rule in one word.
  private enum Level {
    static let choices: [(choice: SettingShape.Choice, value: RuleStatement)] =
      [
        (SettingShape.Choice("off", "the rule does not run"), RuleStatement(isEnabled: false)),
        (SettingShape.Choice("on", "the rule runs"), RuleStatement(isEnabled: true)),
      ]
      + Severity.allCases.map {
        (
          SettingShape.Choice($0.rawValue, "the rule runs, and its findings have this severity"),
          RuleStatement(isEnabled: true, severity: $0)
        )
      }
  }

  /// The key of a rule.
  private static func rule(
    _ documentation: RuleDocumentation, options: [RuleOptionDeclaration]
  ) -> Setting<AuditStatement> {
    let id = documentation.id
    let isOn = documentation.isEnabledByDefault
    let settings =
      [
        Setting<RuleStatement>(
          "severity", .word(), "The severity of the rule's findings",
          default: documentation.severity.rawValue, \.severity),
        Setting("enabled", .boolean, "Whether the rule runs", default: "true", \.isEnabled),
      ] + options.map(option)
    return Setting(
      id,
      .either(
        SettingType.word(Level.choices).named("level"),
        orMapping: .mapping(settings) { _, _ in RuleStatement() }),
      documentation.summary, default: isOn ? documentation.severity.rawValue : "off"
    ) { $0.rules[id] = $1 }
  }

  /// The key of an option, as the rule declares it.
  private static func option(_ option: RuleOptionDeclaration) -> Setting<RuleStatement> {
    let type: SettingType<RuleOptionValue> =
      switch option.kind {
      case .boolean: SettingType<Bool>.boolean.map { .boolean($0) }
      case .integer(let least): SettingType<Int>.integer(atLeast: least).map { .integer($0) }
      case .number: SettingType<Double>.number.map { .number($0) }
      case .size: SettingType<Size>.size.map { .size($0) }
      case .texts: SettingType<[String]>.list(of: .text).map { .texts($0) }
      }
    let name = option.name
    return Setting(name, type, option.summary, default: option.defaultValue.description) {
      $0.options[name] = $1
    }
  }
}

// MARK: Suppressions

extension ConfigurationFormat {
  private static func suppression(rules: [String]) -> SettingType<SuppressionStatement> {
    let settings: [Setting<SuppressionEntry>] = [
      Setting(
        "rule", .word(rules.map { (SettingShape.Choice($0), $0) }), "The id of a rule",
        example: "image-button-no-label", \.rule),
      Setting("files", .pattern, "Which files", example: #""Legacy/**""#, \.files),
      Setting(
        "object-id", .text, "Interface Builder's object id, or the id of Layout XML",
        example: "aBc-12-xYz", \.objectID),
      Setting(
        "accessibility-identifier", .text, "The element's accessibility identifier",
        example: "close-button", \.accessibilityIdentifier),
      Setting(
        "screen", .text, "The name of the screen, as reports write it", example: "Sign in",
        \.screen),
      Setting(
        "reason", .text, "Why the findings are set aside", isRequired: true,
        example: "The label is set in code."
      ) { $0.reason = $1 },
    ]
    return .mapping(settings.map { $0.within(\.entry) }) { position, file in
      SuppressionStatement(
        entry: SuppressionEntry(reason: "", configuration: file.path, position: position),
        folder: file.folder)
    }
  }
}
