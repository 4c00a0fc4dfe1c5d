import Descant
import DescantSite
import Foundation

/// What one site's last build leaves for the next: what it knew of files, and every entry that it used.
///
/// Entries stay in their file, and are read one by one when they are asked for.
final class Ledger: Sendable {
  /// What files hold that nobody has touched since.
  let files: KnownFiles
  /// Keys of entries that have files of their own, too.
  let dear: SortedKeys<Digest>
  /// What the store holds for this site.
  let contents: SortedKeys<Digest>
  private let entries: EntryFile.Index

  /// What a build leaves.
  ///
  /// - Parameters:
  ///   - files: what files hold.
  ///   - entries: what it used and made.
  ///   - dear: keys of entries that have files of their own.
  ///   - contents: what the store holds for it.
  init(
    files: KnownFiles = [:], entries: EntryFile.Index = EntryFile.Index(),
    dear: SortedKeys<Digest> = SortedKeys(), contents: SortedKeys<Digest> = SortedKeys()
  ) {
    self.files = files
    self.entries = entries
    self.dear = dear
    self.contents = contents
  }

  /// Nil, too, where it was damaged.
  func entry(_ key: Digest) -> (bytes: [UInt8], isDear: Bool)? {
    entries.bytes(key).map { ($0, dear.contains(key)) }
  }

  /// What this build does not use any more.
  func lost(since before: Ledger) -> (contents: [Digest], entries: [Digest]) {
    (before.contents.subtracting(contents), before.dear.subtracting(dear))
  }

  // MARK: In a file

  /// Nil where it is missing, torn or another program's; nil is any program.
  convenience init?(at path: String, of program: Digest?) {
    guard let (file, bytes) = EntryFile.open(path, as: path.siteFile) else { return nil }
    var reader = PackReader(bytes)
    do {
      let writer = try reader.digest()
      guard program == nil || writer == program else { return nil }
      try self.init(&reader, in: file)
    } catch { return nil }
  }

  private convenience init(
    _ reader: inout PackReader, in file: EntryFile
  ) throws(PackReader.Torn) {
    let files = try KnownFiles(&reader)
    let entries = try EntryFile.Index(&reader, of: file)
    let keys = try (0..<2).map { _ throws(PackReader.Torn) in
      try SortedKeys(&reader) { reader throws(PackReader.Torn) in try reader.digest() }
    }
    self.init(files: files, entries: entries, dear: keys[0], contents: keys[1])
  }

  /// Ends the file of its entries, and puts it where that name is read.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - program: whose entries they are.
  ///   - fresh: a name for a file of no entries.
  ///   - place: takes a finished file to its place.
  /// - Throws: what the disk says.
  func write(
    as name: String, of program: Digest, by fresh: String, _ place: (String) throws -> Void
  ) throws {
    var writer = PackWriter()
    let keys = [dear.all, contents.all]
    writer.reserve(files.size + entries.size + keys.reduce(256) { $0 + $1.count * 32 })
    writer.put(program)
    files.pack(into: &writer)
    entries.pack(into: &writer)
    for keys in keys { writer.put(keys) { $0.put($1) } }
    let file = try entries.file ?? EntryFile(fresh)
    try file.end(with: writer.bytes, as: name, place)
  }
}
