import Descant
import DescantSite
import Foundation

/// Lists a folder of the author's, in a fixed order, with a finding for every oddity.
struct SourceFolder {
  struct File: Equatable, Sendable {
    /// Relative to the folder, with "/" between parts.
    let path: String
    /// Where it lies, links followed.
    let place: String
    let stamp: FileStamp
  }

  /// Larger files are refused with a finding; a browser could not use their tables either.
  static let largestFile = 1 << 30
  static let deepest = 32

  let root: URL
  private(set) var files: [File] = []
  private(set) var findings: [Finding] = []
  private let excluded: Set<String>
  private let rootPath: String
  private let wants: (String) -> Bool
  private var visited: Set<String> = []

  /// - Parameters:
  ///   - root: the folder that is read.
  ///   - excluded: folders that are not entered (the output).
  ///   - wants: which relative paths are read.
  init(_ root: URL, excluding excluded: [URL], wants: @escaping (String) -> Bool) {
    self.root = root.resolvingSymlinksInPath()
    rootPath = self.root.path
    self.excluded = Set(excluded.map { $0.resolvingSymlinksInPath().path })
    self.wants = wants
  }

  mutating func read() { walk("", depth: 0) }

  /// Whether an output folder lies where sources are read: in a project in one of its three folders;
  /// elsewhere, where anything is that no build of ours wrote.
  static func holdsSources(_ output: String, of root: String) -> Bool {
    guard output.hasPrefix(root + "/") else { return false }
    let path = String(output.dropFirst(root.count + 1))
    let isProject = access(root + "/Content", F_OK) == 0
    if isProject { return SiteSource.wants(path + "/", isProject: true) }
    guard access(output + "/" + Manifest.path, F_OK) != 0 else { return false }
    var folder = SourceFolder(URL(fileURLWithPath: output), excluding: []) {
      SiteSource.wants($0, isProject: false)
    }
    folder.read()
    // What can't be listed may hold anything: better refused than left out of the site.
    return !folder.files.isEmpty || !folder.findings.isEmpty
  }

  private mutating func walk(_ folder: String, depth: Int) {
    let url = folder.isEmpty ? root : root.appending(path: folder)
    let real = url.resolvingSymlinksInPath().path
    guard !excluded.contains(real) else { return }
    guard depth <= Self.deepest else {
      findings.append(
        .warning(
          .diskDepth, "\"\(folder)\" lies more than \(Self.deepest) folders deep; it was not read",
          help: "move it up", at: place(folder)))
      return
    }
    guard visited.insert(real).inserted else {
      findings.append(
        .warning(
          .diskLoop, "\"\(folder)\" leads back to a folder that was read already",
          help: "remove the link, or leave it: its files are read once", at: place(folder)))
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      findings.append(unreadable(folder.isEmpty ? root.lastPathComponent : folder, error))
      return
    }
    for name in names {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if !SiteSource.hides(path) { visit(path, depth: depth) }
    }
  }

  private mutating func visit(_ path: String, depth: Int) {
    // Most entries are plain files and folders: one call tells, and no link has to be followed.
    var status = stat()
    if lstat(rootPath + "/" + path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        if wants(path) { add(path, at: rootPath + "/" + path, status) }
        return
      case S_IFDIR: return visitFolder(path, depth: depth)
      default: break
      }
    }
    if status.st_mode == 0, path.contains("\u{FFFD}") {
      findings.append(
        .warning(
          .diskName, "the name of \"\(path)\" is not UTF-8; it was not read",
          help: "rename it", at: place(path)))
      return
    }
    let real = root.appending(path: path).resolvingSymlinksInPath()
    guard real.path == root.path || real.path.hasPrefix(root.path + "/") else {
      findings.append(
        .warning(
          .diskOutside, "\"\(path)\" is a link to a place outside the folder; it was not read",
          help: "copy the file into the folder", at: place(path)))
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real.path, isDirectory: &isFolder) else {
      findings.append(
        .warning(
          .diskDangling, "\"\(path)\" is a link that leads nowhere",
          help: "remove or mend the link",
          at: place(path)))
      return
    }
    if isFolder.boolValue {
      visitFolder(path, depth: depth)
    } else if wants(path) {
      readSpecial(path, at: real)
    }
  }

  private mutating func visitFolder(_ path: String, depth: Int) {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    if wants(path), DatasetReader.endings.contains(ending) {
      findings.append(
        .warning(
          .diskFolder, "\"\(path)\" is a folder, though its name is a data file's",
          help: "rename the folder; the files in it are read", at: place(path)))
    }
    walk(path, depth: depth + 1)
  }

  /// What a link leads to, or something that is neither file nor folder.
  private mutating func readSpecial(_ path: String, at url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      findings.append(
        .warning(
          .diskSpecial, "\"\(path)\" is not a regular file; it was not read",
          help: "only regular files hold data", at: place(path)))
      return
    }
    add(path, at: url.path, status)
  }

  private mutating func add(_ path: String, at real: String, _ status: stat) {
    let stamp = FileStamp(source: status)
    guard stamp.size <= Self.largestFile else {
      findings.append(
        .error(
          .diskTooLarge,
          "\"\(path)\" has \(stamp.size) bytes; at most \(Self.largestFile) are read",
          help: "split or summarise the data", at: place(path)))
      return
    }
    files.append(File(path: path, place: real, stamp: stamp))
  }

  private func place(_ path: String) -> SourceLocation { SourceLocation(file: path) }

  private func unreadable(_ path: String, _ error: any Error) -> Finding {
    Self.unreadable(path, error)
  }

  static func unreadable(_ path: String, _ error: any Error) -> Finding {
    .error(
      .diskUnreadable, "\"\(path)\" can't be read: \(error.localizedDescription)",
      help: "check the file and its permissions", at: SourceLocation(file: path))
  }
}
