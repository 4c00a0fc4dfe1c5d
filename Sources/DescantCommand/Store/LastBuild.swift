import Descant
import DescantSite
import Foundation

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
  private static let codes = KnownCodes(FindingCode.libraries)

  /// What it said.
  ///
  /// - Parameter hasNotes: whether notes are wanted, too.
  /// - Returns: findings in the order of printing; nil where notes are torn.
  func findings(hasNotes: Bool) -> [Finding]? {
    guard hasNotes else { return told }
    var reader = PackReader(notes)
    do {
      return (told + (try reader.findings(knowing: Self.codes))).sorted(by: Finding.inOrder)
    } catch { return nil }
  }

  init(sources: Digest, output: Digest, counts: SiteOutput.Counts, findings: [Finding]) {
    self.sources = sources
    self.output = output
    self.counts = counts
    told = findings.filter { $0.severity > .note }
    var writer = PackWriter()
    writer.put(findings.filter { $0.severity == .note }, knowing: Self.codes)
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
      told = try reader.findings(knowing: Self.codes)
      notes = try reader.rest()
    } catch { return nil }
  }

  /// As the file of that name holds it.
  func sealed(as name: String) -> [UInt8] {
    var writer = PackWriter()
    writer.reserve(notes.count + 512 * (told.count + 1))
    writer.put(sources)
    writer.put(output)
    for number in [counts.datasets, counts.rows, counts.charts, counts.sounds] {
      writer.put(number)
    }
    writer.put(told, knowing: Self.codes)
    writer.putRest(notes)
    return CheckedFile.sealed(consume writer, as: name)
  }
}

extension String {
  /// The name of a site's file in any store.
  var siteFile: String { (self as NSString).lastPathComponent }
}
