import Foundation
import PackagePlugin

/// Turns `Templates/` and `Site/` into Swift constants, so that a copied binary works alone.
@main
struct EmbedThemePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
    let folders = ["Templates", "Site"].map { root.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Embedding the theme",
        executable: try context.tool(named: "EmbedTheme").url,
        arguments: [root.path, output.path],
        inputFiles: folders.flatMap(files(below:)),
        outputFiles: [output])
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.sorted().map { folder.appending(path: $0) }
      .filter { !$0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix(".") }
  }
}
