import Descant
import DescantSite
import Foundation

/// What the last build of an output folder read, wrote and said, so that the next one does only what
/// is left to do.
///
/// It lies in the user's cache folder and may be deleted at any time. A record of another program, of
/// an output that has changed since, or a broken file is as good as none.
struct BuildRecord: Sendable {
  private static let format = "descant-build 3"

  struct File: Sendable {
    let path: String
    let stamp: FileStamp
    /// Of what was written; nil for files of others.
    let digest: Digest?
  }

  /// Stands for everything that the build depends on.
  let key: String
  let counts: SiteOutput.Counts
  let findings: [Finding]
  /// Every file of the output.
  let files: [File]
  /// Every file of the folder that was replaced, see ``SpareFolder``.
  var spare: [File] = []

  /// Whether nobody has touched the output since.
  func fits(_ listing: FolderListing) -> Bool {
    listing.files.count == files.count && files.allSatisfy { listing.files[$0.path] == $0.stamp }
  }

  /// Files that stand in the output as they were written, by path.
  func intact(in listing: FolderListing) -> [String: SiteMemory.File] {
    var intact: [String: SiteMemory.File] = [:]
    intact.reserveCapacity(files.count)
    for file in files where listing.files[file.path] == file.stamp {
      guard let digest = file.digest else { continue }
      intact[file.path] = SiteMemory.File(size: file.stamp.size, digest: digest)
    }
    return intact
  }

  /// The paths that the last build wrote; nil if its list has been touched.
  func written(in listing: FolderListing) -> Set<String>? {
    let list = files.first { $0.path == Manifest.path }
    guard let list, listing.files[list.path] == list.stamp else { return nil }
    return Set(files.lazy.filter { $0.digest != nil }.map(\.path))
  }

  /// Changes with the program, the options, and every byte of every file that was read.
  static func key(_ source: SiteSource, _ findings: [Finding], _ arguments: Arguments) -> String {
    let options = ["language", "base-url"].map { arguments.value($0) ?? "" }
    let switches = ["strict", "verbose", "drafts"].map { String(arguments.has($0)) }
    let read = findings.map(\.message) + source.unread.map(\.path)
    var writer = PackWriter()
    writer.put([CacheFolder.program, Today.date] + options + switches + read) { $0.put($1) }
    for file in source.files {
      writer.put(file.path)
      writer.put(Digest(of: file.bytes))
    }
    return Digest(of: writer.bytes).hex
  }
}

extension BuildRecord {
  /// The record of the last build of an output, with what it remembers of charts and pages.
  static func last(in cache: CacheFolder) -> BuildRecord? {
    guard var reader = cache.reader(of: .record, as: format) else { return nil }
    do {
      return try BuildRecord(&reader)
    } catch { return nil }
  }

  /// Notes a build.
  func note(in cache: CacheFolder) {
    var record = PackWriter()
    pack(into: &record)
    cache.write(record, to: .record, as: Self.format)
  }

  /// Notes what a build made, for the next one that finds this build's record.
  static func note(_ memory: SiteMemory?, of key: String, in cache: CacheFolder) {
    guard let memory else { return }
    var writer = PackWriter()
    writer.put(key)
    memory.pack(into: &writer)
    cache.write(writer, to: .memory, as: format)
  }

  /// What charts and pages the build made; nothing where that can't be read.
  ///
  /// Of the output's files, those that are intact stand as they were written.
  func memory(
    in cache: CacheFolder, _ intact: [String: SiteMemory.File], output: URL
  ) -> SiteMemory {
    guard var reader = cache.reader(of: .memory, as: Self.format) else { return SiteMemory() }
    do {
      guard try reader.text() == key else { return SiteMemory() }
      var memory = try SiteMemory(&reader)
      guard reader.isAtEnd else { return SiteMemory() }
      memory.files = intact
      memory.bytes = { path in
        do { return try Disk.bytes(of: output.path + "/" + path) } catch { return nil }
      }
      return memory
    } catch { return SiteMemory() }
  }

  private func pack(into writer: inout PackWriter) {
    writer.put(key)
    for number in [counts.datasets, counts.rows, counts.charts, counts.sounds] {
      writer.put(number)
    }
    writer.put(findings) { $0.put($1) }
    for files in [files, spare] {
      writer.put(files) { writer, file in
        writer.put(file.path)
        let stamp = file.stamp
        for number in [stamp.size, stamp.modified, stamp.changed, stamp.node] {
          writer.put(number)
        }
        writer.put(file.digest) { $0.put($1) }
      }
    }
  }

  private init(_ reader: inout PackReader) throws {
    key = try reader.text()
    var counts = SiteOutput.Counts()
    counts.datasets = try reader.number()
    counts.rows = try reader.number()
    counts.charts = try reader.number()
    counts.sounds = try reader.number()
    self.counts = counts
    findings = try reader.findings()
    let files = { (reader: inout PackReader) throws(PackReader.Torn) in
      try reader.list { reader throws(PackReader.Torn) in
        File(
          path: try reader.text(),
          stamp: FileStamp(
            size: try reader.number(), modified: try reader.number(),
            changed: try reader.number(), node: try reader.number()),
          digest: try reader.optionalDigest())
      }
    }
    self.files = try files(&reader)
    spare = try files(&reader)
    guard reader.isAtEnd else { throw PackReader.Torn() }
  }
}
