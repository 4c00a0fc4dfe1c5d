import Descant
import Synchronization

/// Charts that an earlier build of the same process made, for those that follow.
///
/// A chart is taken from here when nothing that it is made from has changed: its spec and where that
/// stands, its data, the packages that describe data, and the settings. Results are the same without.
public final class ChartCache: Sendable {
  struct Key: Hashable, Sendable {
    let id: String
    let file: String?
    let folder: String
    let language: String
    /// Where the spec begins in its file: findings say so.
    let offset: Int
    let spec: String
    let published: String?
  }

  struct Entry: Sendable {
    let made: Charting.Made
    /// What findings quote: the whole file that the spec stands in.
    let source: [UInt8]
    /// What the spec's references led to; nil where they led nowhere.
    let datasets: [(reference: String, bytes: [UInt8]?)]
    let round: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var round = 0
    var surroundings: [[UInt8]] = []
  }

  private let state = Mutex(State())

  public init() {}

  /// Begins a build; other packages, settings or languages make everything new.
  func begin(_ surroundings: [[UInt8]]) {
    state.withLock { state in
      if state.surroundings != surroundings { state.entries = [:] }
      state.surroundings = surroundings
      // What the last build did not use is forgotten.
      state.entries = state.entries.filter { $0.value.round == state.round }
      state.round += 1
    }
  }

  func made(_ key: Key, source: [UInt8], bytes: (String) -> [UInt8]?) -> Charting.Made? {
    guard let entry = state.withLock({ $0.entries[key] }) else { return nil }
    guard entry.made.findings.isEmpty || entry.source == source,
      entry.datasets.allSatisfy({ bytes($0.reference) == $0.bytes })
    else { return nil }
    return entry.made
  }

  func keep(
    _ made: Charting.Made, _ key: Key, source: [UInt8],
    datasets: [(reference: String, bytes: [UInt8]?)]
  ) {
    state.withLock {
      $0.entries[key] = Entry(made: made, source: source, datasets: datasets, round: $0.round)
    }
  }
}

extension Charting {
  /// Makes a chart, or takes it from an earlier build of this process.
  func cached(_ job: Job) -> Made {
    // A table's data stand in the page, not in a file: those charts are made each time.
    guard let cache, job.table == nil else { return make(job) }
    let key = ChartCache.Key(
      id: job.id, file: job.file, folder: job.folder, language: (job.language ?? language).pageTag,
      offset: job.spec.range.lowerBound, spec: job.spec.text(indent: 0),
      published: job.published?.text(indent: 0))
    let source = job.spec.source.bytes
    let bytes = { (reference: String) in
      library.index(of: reference, from: job.folder).map { library.datasets[$0].bytes }
    }
    if let known = cache.made(key, source: source, bytes: bytes) {
      var made = known
      made.datasets = made.references.compactMap { library.index(of: $0, from: job.folder) }
      if let entry = made.entry {
        made.entry = entry.with(dataset: made.datasets.first, identity: nil)
      }
      cache.keep(made, key, source: source, datasets: made.references.map { ($0, bytes($0)) })
      return made
    }
    let made = make(job)
    cache.keep(made, key, source: source, datasets: made.references.map { ($0, bytes($0)) })
    return made
  }
}
