import Descant
import DescantSite
import Foundation

/// What one site's last build leaves for the next: what it knew of files, and every entry that it used.
struct Ledger: Sendable {
  /// What files hold that nobody has touched since.
  private(set) var files: [FileStamp: Digest] = [:]
  /// Keys of entries that have files of their own, too.
  private(set) var dear: Set<Digest> = []
  /// What the store holds for this site.
  private(set) var contents: Set<Digest> = []
  private var bytes: [UInt8] = []
  private var places: [Digest: Range<Int>] = [:]

  init() {}

  init(
    files: [FileStamp: Digest], entries: [Digest: [UInt8]], dear: Set<Digest>,
    contents: Set<Digest>
  ) {
    self.files = files
    self.dear = dear
    self.contents = contents
    for (key, entry) in entries {
      places[key] = bytes.count..<bytes.count + entry.count
      bytes += entry
    }
  }

  func entry(_ key: Digest) -> (bytes: [UInt8], isDear: Bool)? {
    places[key].map { (Array(bytes[$0]), dear.contains(key)) }
  }

  /// What this build does not use any more.
  func lost(since before: Ledger) -> (contents: Set<Digest>, entries: Set<Digest>) {
    (before.contents.subtracting(contents), before.dear.subtracting(dear))
  }

  /// Nothing where it is missing, torn or another program's; nil is any program.
  init(at path: String, of program: Digest?) {
    guard let bytes = CheckedFile.bytes(of: path, as: path.siteFile) else { return }
    var reader = PackReader(bytes)
    do {
      let writer = try reader.digest()
      guard program == nil || writer == program else { return }
      try read(&reader)
    } catch { self = Ledger() }
  }

  private mutating func read(_ reader: inout PackReader) throws(PackReader.Torn) {
    let files = try reader.list { reader throws(PackReader.Torn) in
      (try FileStamp(&reader), try reader.digest())
    }
    let places = try reader.list { reader throws(PackReader.Torn) in
      (try reader.digest(), try reader.number(), try reader.number())
    }
    let dear = try reader.list { reader throws(PackReader.Torn) in try reader.digest() }
    let contents = try reader.list { reader throws(PackReader.Torn) in try reader.digest() }
    bytes = try reader.rest()
    self.files = Dictionary(files) { $1 }
    self.dear = Set(dear)
    self.contents = Set(contents)
    self.places.reserveCapacity(places.count)
    for (key, start, count) in places {
      guard start >= 0, count >= 0, start <= bytes.count - count else { throw PackReader.Torn() }
      self.places[key] = start..<start + count
    }
  }

  func write(to path: String, of program: Digest) throws {
    var writer = PackWriter()
    writer.put(program)
    writer.put(Array(files)) { writer, file in
      file.key.pack(into: &writer)
      writer.put(file.value)
    }
    writer.put(Array(places)) { writer, place in
      writer.put(place.key)
      writer.put(place.value.lowerBound)
      writer.put(place.value.count)
    }
    for keys in [dear, contents] { writer.put(Array(keys)) { $0.put($1) } }
    try Disk.replace(path, with: CheckedFile.sealed(writer.bytes + bytes, as: path.siteFile))
  }
}

/// What the last build of a site was made of, and what it said.
struct LastBuild: Sendable {
  /// Of the program, the options and everything that was read.
  let sources: Digest
  /// Of the output as it was left.
  let output: Digest
  let counts: SiteOutput.Counts
  let findings: [Finding]

  init(sources: Digest, output: Digest, counts: SiteOutput.Counts, findings: [Finding]) {
    self.sources = sources
    self.output = output
    self.counts = counts
    self.findings = findings
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
      findings = try reader.findings()
    } catch { return nil }
  }

  func write(to path: String) throws {
    var writer = PackWriter()
    writer.put(sources)
    writer.put(output)
    for number in [counts.datasets, counts.rows, counts.charts, counts.sounds] {
      writer.put(number)
    }
    writer.put(findings) { $0.put($1) }
    try Disk.replace(path, with: CheckedFile.sealed(writer.bytes, as: path.siteFile))
  }
}

extension String {
  /// The name of a site's file in any store.
  fileprivate var siteFile: String { (self as NSString).lastPathComponent }
}
