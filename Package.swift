// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "a11y-audit",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "a11y-audit", targets: ["a11y-audit"])
  ],
  targets: [
    // What a third party owns.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // The Glibc module leaves getopt.h out.
    .systemLibrary(name: "CGetOpt"),

    // Files and paths.
    .target(name: "FilePaths"),
    .target(name: "FileSystem", dependencies: ["FilePaths"]),
    .target(name: "Git"),
    .target(name: "LayoutModel", dependencies: ["FilePaths"]),
    .target(name: "PathMatching"),
    .target(name: "XMLReading", dependencies: ["CLibXML2", "LayoutModel"]),
    .target(name: "InterfaceBuilder", dependencies: ["LayoutModel", "XMLReading"]),
    .target(
      name: "LayoutXML", dependencies: ["FilePaths", "LayoutModel", "XMLReading"],
      exclude: ["Reference.md"], resources: [.embedInCode("layout.rng")]),
    .target(
      name: "LayoutReading",
      dependencies: ["FileSystem", "InterfaceBuilder", "LayoutModel", "LayoutXML", "XMLReading"]),
    .target(name: "AssetCatalogs", dependencies: ["FilePaths", "FileSystem", "LayoutModel"]),
    .target(
      name: "Localization", dependencies: ["FilePaths", "FileSystem", "LayoutModel", "XMLReading"]),

    // What users set.
    .target(name: "YAMLReading", dependencies: ["CLibYAML", "LayoutModel"]),

    // The app's own code.
    .target(name: "SourceCode", dependencies: ["FilePaths", "FileSystem", "LayoutModel"]),

    // What a person meets.
    .target(name: "TouchTargets", dependencies: ["LayoutModel"]),
    .target(name: "VoiceOver", dependencies: ["LayoutModel"]),

    // True findings out.
    .target(
      name: "Auditing",
      dependencies: ["FilePaths", "LayoutModel", "PathMatching", "TouchTargets", "VoiceOver"]),
    .target(
      name: "Configuration",
      dependencies: [
        "Auditing", "FilePaths", "FileSystem", "LayoutModel", "PathMatching", "VoiceOver",
        "YAMLReading",
      ]),
    .target(
      name: "Rules", dependencies: ["Auditing", "LayoutModel", "TouchTargets", "VoiceOver"],
      path: "Rules", exclude: ["PEERS.md", "README.md"],
      plugins: ["RegisterRules"]),
    .target(name: "XMLWriting", dependencies: ["CLibXML2"]),
    .target(
      name: "Drawing",
      dependencies: ["Auditing", "LayoutModel", "TouchTargets", "VoiceOver", "XMLWriting"]),
    .target(
      name: "Reporting",
      dependencies: ["Auditing", "Drawing", "FilePaths", "LayoutModel", "VoiceOver", "XMLWriting"]),
    .executableTarget(
      name: "a11y-audit",
      dependencies: [
        "AssetCatalogs", "Auditing", "CGetOpt", "Configuration", "Drawing", "FilePaths",
        "FileSystem", "Git", "LayoutModel", "LayoutReading", "Localization", "Reporting", "Rules",
        "SourceCode", "VoiceOver",
      ]),

    // The list of rules, derived from the files in Rules/.
    .executableTarget(name: "rule-registry"),
    .plugin(
      name: "RegisterRules", capability: .buildTool(), dependencies: ["rule-registry"],
      path: "Sources/RegisterRules"),

    .testTarget(name: "FilePathsTests", dependencies: ["FilePaths"]),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"]),
    .testTarget(name: "PathMatchingTests", dependencies: ["PathMatching"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["a11y-audit", "Auditing", "LayoutModel", "Reporting", "Rules", "VoiceOver"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem"]),
    .testTarget(
      name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "LayoutModel"]),
    .testTarget(
      name: "LocalizationTests", dependencies: ["LayoutModel", "LayoutReading", "Localization"]),
    .testTarget(name: "LayoutXMLTests", dependencies: ["LayoutModel", "LayoutXML", "XMLReading"]),
    .testTarget(name: "LayoutReadingTests", dependencies: ["LayoutModel", "LayoutReading"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Auditing", "LayoutModel", "LayoutReading", "Reporting", "VoiceOver"],
      exclude: ["Expected"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Auditing", "Drawing", "LayoutModel", "LayoutReading", "XMLReading"],
      exclude: ["Expected"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Auditing", "Configuration", "LayoutModel", "Rules", "VoiceOver"]),
    .testTarget(name: "YAMLReadingTests", dependencies: ["LayoutModel", "YAMLReading"]),
    .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "LayoutModel", "XMLReading"]),
    .testTarget(name: "SourceCodeTests", dependencies: ["LayoutModel", "SourceCode"]),
    .testTarget(name: "VoiceOverTests", dependencies: ["LayoutModel", "VoiceOver"]),
    .testTarget(name: "TouchTargetsTests", dependencies: ["LayoutModel", "TouchTargets"]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Auditing", "LayoutModel", "LayoutReading", "Localization", "Reporting", "Rules",
      ]),
    .testTarget(name: "AuditingTests", dependencies: ["Auditing", "LayoutModel", "VoiceOver"]),
  ],
  swiftLanguageModes: [.v6]
)
