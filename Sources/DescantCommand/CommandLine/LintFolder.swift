import Descant
import Foundation

/// The files of a folder that may hold colours, without what is ignored.
struct LintFolder {
  /// The first that is there counts.
  static let settingsFiles = [".descant-lint.json", "descant.lint.json"]
  private(set) var files: [String] = []
  private(set) var findings: [Finding] = []
  private let top: String
  private var rules: IgnoreRules
  private var visited: Set<String> = []

  /// - Parameters:
  ///   - path: the folder, as it was typed.
  ///   - excluded: patterns of the settings.
  init(_ path: String, excluding excluded: [String]) {
    top = path
    rules = IgnoreRules()
    for (lines, base) in Self.ignoredAbove(path) { rules.add(lines, below: base) }
    rules.add(excluded, below: "")
    walk("", depth: 0)
  }

  /// As findings name it: from where the command was typed.
  func name(_ file: String) -> String {
    top == "." || top == "./" ? file : (top.hasSuffix("/") ? top : top + "/") + file
  }

  private func place(_ path: String) -> String { path.isEmpty ? top : name(path) }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < SourceFolder.deepest else { return }
    let real = URL(fileURLWithPath: place(folder)).resolvingSymlinksInPath().path
    guard visited.insert(real).inserted else { return }
    do {
      let names = try Disk.names(in: place(folder)).sorted()
      if names.contains(".gitignore"), !folder.isEmpty || !Self.isIgnoringAbove(top) {
        rules.add(
          Self.lines(of: place(folder.isEmpty ? ".gitignore" : folder + "/.gitignore")),
          below: folder)
      }
      for name in names { visit(folder.isEmpty ? name : folder + "/" + name, depth: depth) }
    } catch {
      findings.append(
        SourceFolder.unreadable(
          folder.isEmpty ? "this folder" : "\"\(folder)\"", place(folder), error))
    }
  }

  private mutating func visit(_ path: String, depth: Int) {
    var status = stat()
    guard lstat(place(path), &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let name = path.split(separator: "/").last ?? ""
      guard !name.hasPrefix("."), !rules.ignores(path, isFolder: true) else { return }
      walk(path, depth: depth + 1)
    case S_IFREG:
      let name = path.split(separator: "/").last ?? ""
      guard !name.hasPrefix("."), PaletteReader.mayHold(path),
        !Self.settingsFiles.contains(String(name)), !rules.ignores(path, isFolder: false)
      else { return }
      files.append(path)
    case S_IFLNK:
      // A link into the same folder would be read twice.
      let real = URL(fileURLWithPath: place(path)).resolvingSymlinksInPath().path
      let root = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
      guard !real.hasPrefix(root + "/"), stat(real, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, PaletteReader.mayHold(path),
        !rules.ignores(path, isFolder: false)
      else { return }
      files.append(path)
    default: return
    }
  }

  private static func lines(of path: String) -> [String] {
    // Most folders have no such file; one that can't be read leaves nothing out.
    guard let bytes = try? Disk.bytes(of: path), bytes.count < 1 << 20 else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(
      String.init)
  }

  /// The lines of `.gitignore` files from the top of the repository down to the folder.
  ///
  /// Those above speak of paths from their own folder: only patterns of names hold here.
  private static func ignoredAbove(_ path: String) -> [(lines: [String], base: String)] {
    guard isIgnoringAbove(path) else { return [] }
    var folder = URL(fileURLWithPath: path).standardized.resolvingSymlinksInPath()
    var suffix = ""
    var found: [(lines: [String], base: String)] = []
    while folder.pathComponents.count > 1 {
      let lines = lines(of: folder.appending(path: ".gitignore").path)
      let below = lines.compactMap { line -> String? in
        guard !suffix.isEmpty else { return line }
        let isKept = line.hasPrefix("!")
        let text = isKept ? String(line.dropFirst()) : line
        guard text.dropLast().contains("/") else { return line }
        let path = text.hasPrefix("/") ? String(text.dropFirst()) : text
        guard path.hasPrefix(suffix + "/") else { return nil }
        return (isKept ? "!/" : "/") + path.dropFirst(suffix.count + 1)
      }
      found.insert((below, ""), at: 0)
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { break }
      suffix = suffix.isEmpty ? folder.lastPathComponent : folder.lastPathComponent + "/" + suffix
      folder = folder.deletingLastPathComponent()
    }
    return found
  }

  /// Whether the folder lies in a repository, so that the files above it count.
  private static func isIgnoringAbove(_ path: String) -> Bool {
    var folder = URL(fileURLWithPath: path).standardized.resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return true }
      folder = folder.deletingLastPathComponent()
    }
    return false
  }
}
