import PackagePlugin

/// Writes the list of rules from the files in `Rules/`, so that adding a rule touches one file.
@main
struct RegisterRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let rules = target.sourceFiles(withSuffix: "swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "AllRules.swift")
    return [
      .buildCommand(
        displayName: "Registering \(rules.count) rules",
        executable: try context.tool(named: "rule-registry").url,
        arguments: [output.path()] + rules.map { $0.path() },
        inputFiles: rules, outputFiles: [output])
    ]
  }
}
