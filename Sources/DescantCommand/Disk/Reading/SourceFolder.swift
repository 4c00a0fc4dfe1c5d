import Descant
import DescantSite
import Foundation

/// Lists a folder of the author's, in a fixed order, with a finding for every oddity.
struct SourceFolder: Sendable {
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
  /// What is looked at of a file whose name tells nothing.
  private static let beginning = 4096

  private(set) var files: [File] = []
  private(set) var unread: [UnreadFile] = []
  private(set) var refused: [String] = []
  private(set) var missing: [MissingFile] = []
  private(set) var findings: [Finding] = []
  private let root: String
  private let choice: SourceChoice
  private let excluded: Set<String>
  private var visited: Set<String> = []
  private var ownSites = OwnSite()
  private var budget: ReadingBudget
  private let isOver: @Sendable () -> Bool

  /// - Parameters:
  ///   - root: the folder that is read.
  ///   - excluded: folders that are not entered (the output).
  ///   - allowance: whether all is read that a site can be made of, and how much of it.
  ///   - choice: what is read; unless told, what a site is made of.
  init(
    _ root: URL, excluding excluded: [URL], allowance: Allowance = .all,
    choosing choice: SourceChoice? = nil
  ) {
    self.root = root.resolvingSymlinksInPath().path
    self.excluded = Set(excluded.map { $0.resolvingSymlinksInPath().path })
    let isProject = Self.isProject(self.root)
    self.choice = choice ?? SourceChoice(isProject: isProject, isTrusted: !allowance.isUntrusted)
    budget = ReadingBudget(allowance.limits)
    isOver = allowance.isOver
  }

  mutating func read() {
    walk("", depth: 0)
    for (path, finding) in budget.refusals { lose(path, finding) }
  }

  /// Stands for all that was listed, as long as nobody touches it.
  var edition: Digest {
    var writer = PackWriter()
    for file in files {
      writer.put(file.path)
      file.stamp.pack(into: &writer)
    }
    return writer.key
  }

  private static func isProject(_ root: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: root + "/Content", isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether an output folder lies where sources are read: in a project in one of its three folders;
  /// elsewhere, where anything is that no build of ours wrote.
  static func holdsSources(_ output: String, of root: String) -> Bool {
    guard output.hasPrefix(root + "/") else { return false }
    let path = String(output.dropFirst(root.count + 1))
    let choice = SourceChoice(isProject: isProject(root))
    if choice.isProject { return choice.enters(path) }
    var status = stat()
    if lstat(output, &status) != 0, errno == ENOENT { return false }
    guard !OwnSite.stands(at: output) else { return false }
    var folder = SourceFolder(URL(fileURLWithPath: output), excluding: [], choosing: choice)
    folder.read()
    // What can't be listed may hold anything: better refused than left out of the site.
    return !folder.files.isEmpty || folder.findings.contains { $0.code == .diskUnreadable }
  }

  // MARK: Folders

  private mutating func walk(_ folder: String, depth: Int) {
    guard choice.enters(folder) else { return }
    let place = folder.isEmpty ? root : root + "/" + folder
    let real = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
    guard !excluded.contains(real) else { return }
    guard depth <= Self.deepest else {
      return lose(
        folder,
        .warning(
          .diskDepth, "\"\(folder)\" lies more than \(Self.deepest) folders deep; it was not read",
          help: "move it up", at: location(folder)))
    }
    guard visited.insert(real).inserted else {
      return findings.append(
        .warning(
          .diskLoop, "\"\(folder)\" leads back to a folder that was read already",
          help: "remove the link, or leave it: its files are read once", at: location(folder)))
    }
    do {
      let names = try Disk.names(in: place).sorted()
      if names.contains(Manifest.path), passes(real, isTop: folder.isEmpty) {
        return findings.append(ownSite(folder))
      }
      for name in names {
        guard budget.looks(), !isOver() else { return }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if !SiteSource.hides(path) { visit(path, depth: depth) }
      }
    } catch {
      lose(folder, unreadable(folder.isEmpty ? "this folder" : "\"\(folder)\"", folder, error))
    }
  }

  /// Whether a folder is a site of ours; a project may have been built into its own top long ago.
  private mutating func passes(_ folder: String, isTop: Bool) -> Bool {
    choice.passesSites && !(isTop && choice.isProject) && ownSites.isSite(folder)
  }

  private mutating func visit(_ path: String, depth: Int) {
    // Most entries are plain files and folders: one call tells, and no link has to be followed.
    var status = stat()
    if lstat(root + "/" + path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: return take(path, at: root + "/" + path, status)
      case S_IFDIR: return visitFolder(path, depth: depth)
      case S_IFLNK: return follow(path, depth: depth)
      default: return readSpecial(path)
      }
    }
    guard choice.answer(for: path) != .ignored else { return }
    let code = errno
    guard path.contains("\u{FFFD}") else {
      return lose(path, unreadable("\"\(path)\"", path, Disk.Failure(path: path, code: code)))
    }
    lose(
      path,
      .warning(
        .diskName, "the name of \"\(path)\" is not UTF-8; it was not read",
        help: "rename it", at: location(path)))
  }

  private mutating func visitFolder(_ path: String, depth: Int) {
    if choice.enters(path), DatasetReader.endings.contains(ending(of: path)) {
      findings.append(
        .warning(
          .diskFolder, "\"\(path)\" is a folder, though its name is a data file's",
          help: "rename the folder; the files in it are read", at: location(path)))
    }
    walk(path, depth: depth + 1)
  }

  // MARK: Links

  private mutating func follow(_ path: String, depth: Int) {
    let isFolder = choice.enters(path)
    guard isFolder || choice.answer(for: path) != .ignored else { return }
    guard choice.isTrusted else {
      return lose(path, .link(path))
    }
    let real = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path
    if excluded.contains(real) { return }
    // A link to a site, to a folder in one, or to one of its files.
    if choice.passesSites,
      OwnSite.stands(at: real) || ownSites.holding(real, below: root) != nil
    {
      var status = stat()
      let isFile = stat(real, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      return findings.append(ownSite(path, isFile: isFile))
    }
    guard real == root || real.hasPrefix(root + "/") else {
      return lose(
        path,
        .warning(
          .diskOutside, "\"\(path)\" is a link to a place outside the folder; it was not read",
          help: "copy the file into the folder", at: location(path)))
    }
    var status = stat()
    guard stat(real, &status) == 0 else {
      return lose(
        path,
        .warning(
          .diskDangling, "\"\(path)\" is a link that leads nowhere",
          help: "remove or mend the link", at: location(path)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: visitFolder(path, depth: depth)
    case S_IFREG: take(path, at: real, status)
    default: readSpecial(path)
    }
  }

  // MARK: Files

  private mutating func take(_ path: String, at real: String, _ status: stat) {
    switch choice.answer(for: path) {
    case .ignored: return
    case .refused: refused.append(path)
    case .unread:
      unread.append(
        UnreadFile(path) { Disk.beginning(of: real, atMost: Self.beginning) })
    case .read:
      let stamp = FileStamp(status)
      guard stamp.size <= Self.largestFile else {
        return lose(
          path,
          .error(
            .diskTooLarge,
            "\"\(path)\" has \(stamp.size) bytes; at most \(Self.largestFile) are read",
            help: "split or summarise the data", at: location(path)))
      }
      guard budget.admits(path, size: stamp.size) else { return }
      files.append(File(path: path, place: real, stamp: stamp))
    }
  }

  /// Something that is neither file nor folder.
  private mutating func readSpecial(_ path: String) {
    guard choice.answer(for: path) == .read else { return }
    lose(
      path,
      .warning(
        .diskSpecial, "\"\(path)\" is not a regular file; it was not read",
        help: "only regular files hold data", at: location(path)))
  }

  // MARK: Findings

  /// What readers would look for is told to them, too.
  private mutating func lose(_ path: String, _ finding: Finding) {
    findings.append(finding)
    if !path.isEmpty, choice.isContent(path) { missing.append(MissingFile(path, finding.message)) }
  }

  /// A note where it lies beside data: a build that is strict must not fail for its own output.
  ///
  /// Somebody linked to a single file in it for a reason.
  private func ownSite(_ path: String, isFile: Bool = false) -> Finding {
    guard !path.isEmpty else {
      return .error(
        .diskOwnSite, "this folder is a site that Descant built, not what one is made from",
        help: "build the folder that it was made from", at: location(Manifest.path))
    }
    return Finding(
      isFile ? .warning : .note, .diskOwnSite,
      "\"\(path)\" is of a site that Descant built; it was not read",
      help: isFile
        ? "link to the file that the site was made from"
        : "leave it, or delete it if nobody needs that site any more",
      at: location(path))
  }

  private func location(_ path: String) -> SourceLocation { SourceLocation(file: path) }

  private func ending(of path: String) -> String { (path as NSString).pathExtension.lowercased() }

  private func unreadable(_ what: String, _ path: String, _ error: any Error) -> Finding {
    Self.unreadable(what, path, error)
  }

  static func unreadable(_ what: String, _ path: String, _ error: any Error) -> Finding {
    let reason = (error as? Disk.Failure)?.reason ?? error.localizedDescription
    return .error(
      .diskUnreadable, "\(what) can't be read: \(reason)",
      help: "check that it is there and that you may read it",
      at: SourceLocation(file: path))
  }
}
