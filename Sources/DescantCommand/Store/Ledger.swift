import Descant
import DescantSite
import Foundation

/// What one site's last build leaves for the next: what it knew of files, and every entry that it used.
final class Ledger: Sendable {
  /// What files hold that nobody has touched since.
  let files: [FileStamp: Digest]
  /// Keys of entries that have files of their own, too.
  let dear: Set<Digest>
  /// What the store holds for this site.
  let contents: Set<Digest>
  private let places: [Digest: Range<Int>]
  private let bytes: [UInt8]

  /// What a build leaves.
  ///
  /// - Parameters:
  ///   - files: what files hold.
  ///   - entries: what it made.
  ///   - before: what it began with.
  ///   - asked: what of that it used.
  ///   - dear: keys of new entries that have files of their own.
  ///   - contents: what the store holds for it.
  init(
    files: [FileStamp: Digest] = [:], entries: [Digest: [UInt8]] = [:], of before: Ledger? = nil,
    asked: [Digest] = [], dear: Set<Digest> = [], contents: Set<Digest> = []
  ) {
    var (bytes, places, dear): ([UInt8], [Digest: Range<Int>], Set<Digest>) = ([], [:], dear)
    if let before {
      places.reserveCapacity(asked.count + entries.count)
      bytes.reserveCapacity(before.bytes.count)
      for key in asked where places[key] == nil && entries[key] == nil {
        guard let place = before.places[key] else { continue }
        places[key] = bytes.count..<bytes.count + place.count
        bytes += before.bytes[place]
        if before.dear.contains(key) { dear.insert(key) }
      }
    }
    for (key, entry) in entries {
      places[key] = bytes.count..<bytes.count + entry.count
      bytes += entry
    }
    self.files = files
    self.dear = dear
    self.contents = contents
    self.places = places
    self.bytes = bytes
  }

  func holds(_ key: Digest) -> Bool { places[key] != nil }

  func entry(_ key: Digest) -> (bytes: [UInt8], isDear: Bool)? {
    places[key].map { (Array(bytes[$0]), dear.contains(key)) }
  }

  /// What this build does not use any more.
  func lost(since before: Ledger) -> (contents: Set<Digest>, entries: Set<Digest>) {
    (before.contents.subtracting(contents), before.dear.subtracting(dear))
  }

  /// Nil where it is missing, torn or another program's; nil is any program.
  convenience init?(at path: String, of program: Digest?) {
    guard let bytes = CheckedFile.bytes(of: path, as: path.siteFile) else { return nil }
    var reader = PackReader(bytes)
    do {
      let writer = try reader.digest()
      guard program == nil || writer == program else { return nil }
      try self.init(&reader)
    } catch { return nil }
  }

  private init(_ reader: inout PackReader) throws(PackReader.Torn) {
    var files: [FileStamp: Digest] = [:]
    let count = try reader.count(of: 8 * 8)
    files.reserveCapacity(count)
    for _ in 0..<count { files[try FileStamp(&reader)] = try reader.digest() }
    let places = try reader.list { reader throws(PackReader.Torn) in
      (try reader.digest(), try reader.number(), try reader.number())
    }
    dear = Set(try reader.list { reader throws(PackReader.Torn) in try reader.digest() })
    contents = Set(try reader.list { reader throws(PackReader.Torn) in try reader.digest() })
    bytes = try reader.rest()
    var byKey: [Digest: Range<Int>] = [:]
    byKey.reserveCapacity(places.count)
    for (key, start, count) in places {
      guard start >= 0, count >= 0, start <= bytes.count - count else { throw PackReader.Torn() }
      byKey[key] = start..<start + count
    }
    self.files = files
    self.places = byKey
  }

  /// As the file of that name holds it.
  func sealed(as name: String, of program: Digest) -> [UInt8] {
    var writer = PackWriter()
    writer.reserve(bytes.count + files.count * 64 + (places.count + contents.count) * 64)
    writer.put(program)
    writer.put(files.count)
    for (stamp, digest) in files {
      stamp.pack(into: &writer)
      writer.put(digest)
    }
    writer.put(places.count)
    for (key, place) in places {
      writer.put(key)
      writer.put(place.lowerBound)
      writer.put(place.count)
    }
    for keys in [dear, contents] {
      writer.put(keys.count)
      for key in keys { writer.put(key) }
    }
    writer.putRest(bytes)
    return CheckedFile.sealed(writer.bytes, as: name)
  }
}

/// What the last build of a site was made of, and what it said.
struct LastBuild: Sendable {
  /// Of the program, the options and everything that was read.
  let sources: Digest
  /// Of the output as it was left.
  let output: Digest
  let counts: SiteOutput.Counts
  /// All but notes, which are many and seldom asked for.
  private let told: [Finding]
  private let notes: [UInt8]

  /// What it said.
  ///
  /// - Parameter hasNotes: whether notes are wanted, too.
  /// - Returns: findings in the order of printing; nil where notes are torn.
  func findings(hasNotes: Bool) -> [Finding]? {
    guard hasNotes else { return told }
    var reader = PackReader(notes)
    do { return (told + (try reader.findings())).sorted(by: Finding.inOrder) } catch { return nil }
  }

  init(sources: Digest, output: Digest, counts: SiteOutput.Counts, findings: [Finding]) {
    self.sources = sources
    self.output = output
    self.counts = counts
    told = findings.filter { $0.severity > .note }
    var writer = PackWriter()
    writer.put(findings.filter { $0.severity == .note }) { $0.put($1) }
    notes = writer.bytes
  }

  init?(at path: String) {
    guard let bytes = CheckedFile.bytes(of: path, as: path.siteFile) else { return nil }
    var reader = PackReader(bytes)
    do {
      sources = try reader.digest()
      output = try reader.digest()
      var counts = SiteOutput.Counts()
      counts.datasets = try reader.number()
      counts.rows = try reader.number()
      counts.charts = try reader.number()
      counts.sounds = try reader.number()
      self.counts = counts
      told = try reader.findings()
      notes = try reader.rest()
    } catch { return nil }
  }

  /// As the file of that name holds it.
  func sealed(as name: String) -> [UInt8] {
    var writer = PackWriter()
    writer.put(sources)
    writer.put(output)
    for number in [counts.datasets, counts.rows, counts.charts, counts.sounds] {
      writer.put(number)
    }
    writer.put(told) { $0.put($1) }
    writer.putRest(notes)
    return CheckedFile.sealed(writer.bytes, as: name)
  }
}

extension String {
  /// The name of a site's file in any store.
  fileprivate var siteFile: String { (self as NSString).lastPathComponent }
}
