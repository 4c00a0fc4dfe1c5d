import Descant

/// The charts of the last build, for those of this one.
struct ChartRecall: Sendable {
  private let memory: SiteMemory
  /// Of packages, settings, palettes.
  private let surroundings: Digest

  init(_ memory: SiteMemory, _ surroundings: [[UInt8]]) {
    self.memory = memory
    var writer = PackWriter()
    writer.put(surroundings) { $0.put($1) }
    self.surroundings = writer.key
  }

  /// Of all that a chart is made of but its data.
  func key(of job: Charting.Job, language: Language) -> Digest {
    var writer = PackWriter()
    writer.put(surroundings)
    for text in [job.id, job.folder, language.pageTag, job.spec.text(indent: 0)] {
      writer.put(text)
    }
    writer.put(job.file) { $0.put($1) }
    writer.put(job.published?.text(indent: 0)) { $0.put($1) }
    writer.put(job.spec.range.lowerBound)
    writer.put(job.spec.source.bytes)
    return writer.key
  }

  /// A chart whose files all stand where they were written, if it came of the same key.
  func chart(_ id: String, _ key: Digest) -> ChartMemory? {
    guard let known = memory.charts[id], known.key == key else { return nil }
    return known
  }

  /// The files of a chart; nil if one is missing.
  func files(of known: ChartMemory) -> [OutputFile]? {
    var files: [OutputFile] = []
    for file in known.files {
      guard let kept = memory.files[known.facts.path(of: file)] else { return nil }
      files.append(OutputFile(kept: file, size: kept.size, digest: kept.digest))
    }
    return files
  }
}

extension Charting {
  /// Makes a chart, or takes it from an earlier build.
  func made(_ job: Job) -> Made {
    // A table's data stand in the page, not in a file: those charts are made each time.
    guard let recall, job.table == nil else { return cached(job) }
    let key = recall.key(of: job, language: job.language ?? language)
    if let known = remembered(job, key, recall) { return known }
    var made = cached(job)
    guard let entry = made.entry else { return made }
    let references = made.references.map { ($0, digest(of: $0, for: job)) }
    made.entry = entry.with(dataset: entry.dataset, identity: key.with(references))
    made.memory = ChartMemory(
      key: key, references: references, facts: entry.facts, findings: made.findings)
    return made
  }

  private func remembered(_ job: Job, _ key: Digest, _ recall: ChartRecall) -> Made? {
    guard let known = recall.chart(job.id, key), let files = recall.files(of: known),
      known.references.allSatisfy({ digest(of: $0.name, for: job) == $0.digest })
    else { return nil }
    let names = known.references.map(\.name)
    let datasets = names.compactMap { library.index(of: $0, from: job.folder) }
    var facts = known.facts
    facts.files = files
    let entry = ChartEntry(
      facts: facts, late: Late { units.run(.drawing(job)) { make(job) }?.entry?.figure },
      spec: job.published ?? job.spec,
      dataset: datasets.first, file: job.specFile, language: job.language ?? language,
      identity: key.with(known.references.map { ($0.name, $0.digest) }))
    return Made(
      entry: entry, datasets: datasets, references: names, findings: known.findings, memory: known)
  }

  private func digest(of reference: String, for job: Job) -> Digest? {
    library.index(of: reference, from: job.folder).flatMap { library.datasets[$0].digest }
  }
}

extension Digest {
  /// Of a chart with the data that it names.
  fileprivate func with(_ references: [(name: String, digest: Digest?)]) -> Digest {
    var writer = PackWriter()
    writer.put(self)
    writer.put(references) { writer, reference in
      writer.put(reference.name)
      writer.put(reference.digest) { $0.put($1) }
    }
    return writer.key
  }

  /// Of a figure with what a page says of it.
  func with(_ view: View) -> Digest {
    var writer = PackWriter()
    writer.put(self)
    writer.put(view)
    return writer.key
  }
}
