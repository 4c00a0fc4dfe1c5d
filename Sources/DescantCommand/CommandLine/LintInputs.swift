import Descant
import DescantSite
import Foundation

/// What a lint run reads from the disk: palettes, settings, a baseline.
struct LintInputs {
  /// Where a site says where its palettes are.
  private static let siteFile = "Site/site.json"

  private(set) var inputs: [PaletteLint.Input] = []
  /// What of the project was asked for.
  private(set) var scope = LintScope.project
  var findings: [Finding] = []

  init(_ operands: [String], settings: LintSettings = LintSettings()) throws {
    // A word that is a colour and no file is a colour; all of them make one palette.
    let colors = operands.filter { Self.isColor($0) }
    if !colors.isEmpty {
      inputs.append(
        PaletteLint.Input(file: "arguments", bytes: Array(colors.joined(separator: "\n").utf8)))
    }
    let folders = operands.filter { Self.isFolder($0) }
    scope = LintScope(folders: folders) { FileManager.default.fileExists(atPath: $0) }
    for operand in operands where !Self.isColor(operand) {
      if operand == "-" {
        inputs.append(PaletteLint.Input(file: "stdin", bytes: try Disk.standardInput()))
      } else if Self.isFolder(operand) {
        readFolder(operand, settings)
      } else {
        inputs.append(PaletteLint.Input(file: operand, bytes: try Disk.bytes(of: operand)))
      }
    }
  }

  private static func isFolder(_ operand: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isColor(_ operand: String) -> Bool {
    CSSColor(operand) != nil && !FileManager.default.fileExists(atPath: operand)
  }

  private mutating func readFolder(_ path: String, _ settings: LintSettings) {
    let folder = LintFolder(path, excluding: settings.excluded)
    for file in folder.files {
      let name = folder.name(file)
      do {
        inputs.append(
          PaletteLint.Input(
            file: name.hasPrefix("./") ? String(name.dropFirst(2)) : name,
            bytes: try Disk.bytes(of: name), isNamed: false, inside: file))
      } catch {
        findings.append(SourceFolder.unreadable("\"\(file)\"", name, error))
      }
    }
    findings += folder.findings
  }

  /// Writes a repaired file, and lets the check that follows see it.
  mutating func replace(_ patch: PalettePatch) throws {
    guard let index = inputs.firstIndex(where: { $0.file == patch.file }) else { return }
    inputs[index].bytes = patch.bytes
    guard patch.file != "arguments", patch.file != "stdin" else { return }
    try Data(patch.bytes).write(to: URL(fileURLWithPath: patch.file), options: .atomic)
  }

  /// From the settings file, then from the words of the command line.
  static func settings(_ arguments: Arguments) throws -> (LintSettings, [Finding]) {
    var settings = LintSettings()
    var findings: [Finding] = []
    if let path = arguments.value("config") ?? settingsAbove() {
      let source = Source(file: path, bytes: try Disk.bytes(of: path))
      (settings, findings) = LintSettings.read(source)
    }
    if FileManager.default.fileExists(atPath: siteFile) {
      findings += settings.readPalettes(
        ofSite: Source(file: siteFile, bytes: try Disk.bytes(of: siteFile)))
    }
    if let profile = arguments.value("profile").flatMap(PaletteProfile.init) {
      settings.profile = profile
    }
    let written = arguments.values("ground")
    if !written.isEmpty { settings.grounds = [] }
    for text in written {
      if let color = CSSColor(text) {
        settings.grounds.append(Swatch(color.color, written: text))
      } else {
        findings.append(
          .error(
            .lintGround, "\"\(text)\" can't be read as a colour",
            help: "write --ground '#ffffff', with quotes: # begins a comment in a shell", at: nil))
      }
    }
    return (settings, findings)
  }

  /// The nearest settings file, from this folder upwards.
  private static func settingsAbove() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var prefix = ""
    while folder.pathComponents.count > 1 {
      // As findings name it: from here.
      let found = LintFolder.settingsFiles.lazy.map { prefix + $0 }.first {
        FileManager.default.fileExists(atPath: $0)
      }
      if let found { return found }
      folder = folder.deletingLastPathComponent()
      prefix += "../"
    }
    return nil
  }

  static func baseline(_ arguments: Arguments) throws -> (known: Set<KnownFinding>, [Finding]) {
    guard let path = arguments.value("baseline") else { return ([], []) }
    return KnownFinding.baseline(Source(file: path, bytes: try Disk.bytes(of: path)))
  }
}
