import Descant
import DescantSite
import Foundation

/// What the last build of an output folder read, wrote and said, so that a build with nothing to do
/// does nothing.
///
/// It lies in the user's cache folder and may be deleted at any time. A record of other sources, other
/// options, another program, a changed output or a broken file is as good as none.
struct BuildRecord {
  private static let format = "descant-build 1"

  /// Stands for everything that the build depends on.
  let key: String
  let counts: SiteOutput.Counts
  let findings: [Finding]
  /// Every file of the output with its size and time, see ``listing(of:)``.
  let listing: [UInt8]

  /// The record of an output, if it fits what would be built now and nobody touched the output since.
  static func fitting(_ key: String, output: URL) -> BuildRecord? {
    guard let file = file(for: output), FileManager.default.fileExists(atPath: file.path) else {
      return nil
    }
    do {
      guard let record = BuildRecord(try Disk.bytes(of: file.path)), record.key == key,
        record.listing == listing(of: output.path)
      else { return nil }
      return record
    } catch {
      // A record that can't be read is as good as none: everything is built.
      return nil
    }
  }

  /// Notes a build.
  ///
  /// Where there is no place for caches, the next build is a full one.
  static func note(_ key: String, _ run: SiteRun, output: URL) {
    guard let file = file(for: output) else { return }
    let record = BuildRecord(
      key: key, counts: run.site.counts, findings: run.findings, listing: listing(of: output.path))
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Disk.replace(file.path, with: record.bytes)
    } catch { return }
  }

  /// Changes with the program, the options, and every byte of every file that was read.
  static func key(_ source: SiteSource, _ findings: [Finding], _ arguments: Arguments) -> String {
    let options = ["language", "base-url"].map { arguments.value($0) ?? "" }
    let switches = ["strict", "verbose", "drafts"].map { String(arguments.has($0)) }
    let read = findings.map(\.message)
    let words = [programIdentity, Today.date] + options + switches + read
    var text = Array(words.joined(separator: "\n").utf8)
    for file in source.files {
      text += Array("\n\(file.path)\n".utf8) + SHA256.hash(of: file.bytes)
    }
    return SHA256.hex(of: text)
  }

  /// The version, and the size and time of the program's own file.
  private static var programIdentity: String {
    var status = stat()
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard stat(path, &status) == 0 else { return Version.number + UUID().uuidString }
    return "\(Version.number) \(status.st_size) \(time(of: status))"
  }

  private static func file(for output: URL) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    let real = output.resolvingSymlinksInPath().standardizedFileURL.path
    let name = "descant/\(SHA256.hex(of: Array(real.utf8)).prefix(32)).build"
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appending(path: name)
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return URL(fileURLWithPath: home).appending(path: "Library/Caches/\(name)")
    #else
      return URL(fileURLWithPath: home).appending(path: ".cache/\(name)")
    #endif
  }

  private static func time(of status: stat) -> Int {
    #if canImport(Darwin)
      return Int(status.st_mtimespec.tv_sec) * 1_000_000_000 + Int(status.st_mtimespec.tv_nsec)
    #else
      return Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    #endif
  }

  /// "size time path" for every file below a folder, in the order of paths.
  private static func listing(of folder: String) -> [UInt8] {
    var lines: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      guard let stream = opendir(folder + "/" + next) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let path = next.isEmpty ? name : "\(next)/\(name)"
        var status = stat()
        guard lstat(folder + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else {
          lines.append("\(path)\t\(status.st_size)\t\(time(of: status))\n")
        }
      }
    }
    return lines.sorted().flatMap { Array($0.utf8) }
  }
}

extension BuildRecord {
  private var bytes: [UInt8] {
    let numbers = [counts.datasets, counts.rows, counts.charts, counts.sounds].map(String.init)
    // A line of its own: line ends inside strings are escaped, those between values mean nothing.
    let said = JSONNode(findings.map(\.recorded)).text(indent: 0).replacing("\n", with: "")
    let head = [Self.format, key, numbers.joined(separator: " "), said].joined(separator: "\n")
    return Array((head + "\n").utf8) + listing
  }

  private init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard line() == Self.format, let key = line(),
      let numbers = line()?.split(separator: " ").map({ Int($0) }), numbers.count == 4,
      let said = line(), let node = JSONReader.read(Source(file: "", text: said)).node,
      let elements = node.elements
    else { return nil }
    var counts = SiteOutput.Counts()
    counts.datasets = numbers[0] ?? 0
    counts.rows = numbers[1] ?? 0
    counts.charts = numbers[2] ?? 0
    counts.sounds = numbers[3] ?? 0
    let codes = Dictionary(FindingCode.all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let findings = elements.compactMap { Finding(recorded: $0, codes: codes) }
    guard findings.count == elements.count else { return nil }
    self.init(key: key, counts: counts, findings: findings, listing: Array(rest))
  }
}

extension Finding {
  fileprivate var recorded: JSONNode {
    var members = [
      ("severity", JSONNode(severity.rawValue)), ("code", JSONNode(code.id)),
      ("message", JSONNode(message)),
    ]
    if let help { members.append(("help", JSONNode(help))) }
    if let replacement { members.append(("replacement", JSONNode(replacement))) }
    if let location {
      members += [
        ("file", JSONNode(location.file)), ("line", JSONNode(location.line)),
        ("column", JSONNode(location.column)), ("length", JSONNode(location.length)),
      ]
      if let excerpt = location.excerpt { members.append(("excerpt", JSONNode(excerpt))) }
    }
    return JSONNode(members: members)
  }

  fileprivate init?(recorded node: JSONNode, codes: [String: FindingCode]) {
    guard let severity = node["severity"]?.number.flatMap({ Severity(rawValue: Int($0)) }),
      let code = node["code"]?.string.flatMap({ codes[$0] }), let message = node["message"]?.string
    else { return nil }
    var location: SourceLocation?
    if let file = node["file"]?.string {
      location = SourceLocation(
        file: file, line: Int(node["line"]?.number ?? 1), column: Int(node["column"]?.number ?? 1),
        length: Int(node["length"]?.number ?? 1), excerpt: node["excerpt"]?.string)
    }
    self.init(
      severity, code, message, help: node["help"]?.string, at: location,
      replacement: node["replacement"]?.string)
  }
}
