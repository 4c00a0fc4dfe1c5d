import Descant

/// The data files of a folder, read, with what is known about each.
struct Library: Sendable {
  private(set) var datasets: [DatasetEntry] = []
  private(set) var findings: [Finding] = []
  /// Data, specs and pages that could not be read from the disk, and data files that hold no table.
  private(set) var missing: [MissingFile]
  private var byPath: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// - Parameters:
  ///   - source: the folder.
  ///   - settings: how large a dataset may be, and how long all may take.
  ///   - store: files that it knows are read when somebody asks for their data.
  ///   - units: does what may fail.
  ///   - onDone: told after each file.
  init(
    _ source: SiteSource, settings: SiteSettings = SiteSettings(),
    store: any Store = MemoryStore(), units: WorkUnits = WorkUnits(),
    onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async {
    missing = source.missing
    let described = source.files.filter { $0.name == "datapackage.json" }
    let packages = described.compactMap { file in
      units.run(.reading(file.path)) {
        DataPackage.read(Source(file: file.path, bytes: file.bytes))
      }
    }
    findings = packages.flatMap(\.findings)
    let known = packages.compactMap(\.package)
    findings += Self.missingFiles(of: known, in: source)
    let packageDigest = Digest { $0.put(described.map(\.place)) { $0.put($1) } }
    let held = Recent<DatasetReading>(most: Self.mostHeld)
    let files = source.files.filter(Self.isData)
    let codebooks = Codebooks(source)
    let read = await inParallel(
      Array(files.enumerated()), onDone: { onDone?($0, files.count) }
    ) { number, file in
      let resource = known.lazy.compactMap { $0.resource(forFile: file.path) }.first
      return ReadFile(
        file, number, resource, codebooks.codebook(of: file), packageDigest, settings, store, held,
        units)
    }
    var slugs = Slugs()
    for file in read {
      findings += file.findings
      guard let facts = file.facts else {
        missing += [MissingFile(file.source.path, of: file.findings)].compactMap { $0 }
        continue
      }
      let index = datasets.count
      byPath[file.source.path] = index
      for name in [facts.name, file.source.name] where byName[name] == nil { byName[name] = index }
      datasets.append(
        DatasetEntry(
          index: index, slug: slugs.claim(facts.name, fallback: "dataset"), facts: facts,
          data: file.data, read: file.read, source: file.source, digest: file.digest))
    }
  }

  /// A data file, or what is known of it.
  private struct ReadFile: Sendable {
    let source: SourceFile
    /// Of the file, its place, and what packages say.
    let digest: Digest
    /// Nil for a file that holds no dataset.
    let facts: DatasetFacts?
    let data: @Sendable () -> DatasetReading
    /// Another edition of the same file.
    let read: @Sendable ([UInt8]) -> Dataset?
    let findings: [Finding]
    /// What the data of a small file take, with what its columns mean.
    private static let leastHeld = 8 << 10

    init(
      _ file: SourceFile, _ number: Int, _ resource: DataPackage.Resource?, _ codebook: Codebook,
      _ packages: Digest, _ settings: SiteSettings, _ store: any Store,
      _ held: Recent<DatasetReading>, _ units: WorkUnits
    ) {
      source = file
      digest = Digest { writer in
        writer.put(file.place)
        writer.put(packages)
        writer.put(codebook.lines) { $0.put($1) }
      }
      let language = settings.words.suggestions.language
      let made = { @Sendable in DatasetReading($0, language: language) }
      guard !settings.isOver() else {
        (facts, data, read, findings) = (nil, { made(Dataset(empty: file)) }, { _ in nil }, [])
        return
      }
      let limits = settings.limits
      let reading = { @Sendable (bytes: [UInt8]) in
        units.run(.reading(file.path)) {
          DatasetReader.read(
            file: file.path, bytes: bytes, resource: resource, codebook: codebook
          ) {
            limits.refusal(of: file.path, rows: $0, columns: $1)
          }
        } ?? (nil, [])
      }
      let weight = file.size + Self.leastHeld
      data = {
        held.value(number, weight: weight) { made(reading(file.bytes).0 ?? Dataset(empty: file)) }
      }
      read = { reading($0).0 }
      // What a build without these limits has taken may be too large here.
      let key = digest.of(limits.ofData.reduce("data") { "\($0) \($1)" })
      if let known = store.value(key, as: DatasetFacts.self) {
        facts = known
        findings = known.findings
        return
      }
      let (dataset, found) = reading(file.bytes)
      findings = found
      // Rows that are lost or stand in wrong columns would make a wrong chart.
      facts =
        found.contains(where: \.tearsData) ? nil : dataset.map { DatasetFacts($0, findings: found) }
      guard let facts, let dataset else { return }
      store.note(facts, under: key)
      _ = held.value(number, weight: weight) { made(dataset) }
    }
  }

  /// Bytes of files whose data are held at once, and what data take besides.
  private static let mostHeld = 32 << 20

  /// What packages describe and nobody put there.
  private static func missingFiles(of packages: [DataPackage], in source: SiteSource) -> [Finding] {
    let paths = Set(source.files.map(\.path))
    return packages.flatMap { package in
      let folder = SourceFile(path: package.file, bytes: []).folder
      return package.resources.flatMap { resource in
        resource.paths.compactMap { written -> Finding? in
          let ending = written.split(separator: ".").last?.lowercased() ?? ""
          guard DatasetReader.endings.contains(ending), let path = path(written, from: folder),
            !paths.contains(path)
          else { return nil }
          let names = paths.filter { SourceFile(path: $0, bytes: []).folder == folder }.sorted()
          return .warning(
            .packageNoFile, "the package describes \"\(written)\", and there is no such file",
            help: didYouMean(written, among: names.map { SourceFile(path: $0, bytes: []).name }),
            at: resource.location)
        }
      }
    }
  }

  private static func isData(_ file: SourceFile) -> Bool {
    DatasetReader.endings.contains(file.path.endingOfPath) && file.name != "datapackage.json"
      && !file.isSpec && !file.isInside("Site") && !file.isInside("Templates")
  }

  func index(ofFile path: String) -> Int? { byPath[path] }

  /// Why a file that a spec in a folder means could not be read.
  func lost(_ reference: String, from folder: String) -> MissingFile? {
    let path = Self.path(reference, from: folder)
    return missing.first { $0.file == path }
  }

  var fileNames: [String] { byPath.keys.sorted().map(\.nameOfPath) }

  /// The dataset that a spec in a folder means by a path or a name.
  func index(of reference: String, from folder: String) -> Int? {
    if let path = Self.path(reference, from: folder), let index = byPath[path] { return index }
    return byName[reference]
  }

  /// The path from the top; nil where it leads out of the folder or to the web.
  static func path(_ reference: String, from folder: String) -> String? {
    guard !reference.contains("://"), !reference.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in reference.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}

extension Dataset {
  /// Stands for a file that holds none.
  fileprivate init(empty file: SourceFile) {
    self.init(name: file.stem, file: file.path, columns: [], rowCount: 0)
  }
}

extension Library {
  /// What each column was taken for, and why.
  var columnNotes: [Finding] {
    datasets.flatMap { entry in
      entry.dataset.columns.filter { !$0.reason.isEmpty }.map { column in
        .note(
          .siteColumnType,
          "column \"\(column.name)\" is read as \(column.kind.rawValue): \(column.reason)",
          at: SourceLocation(file: entry.file))
      }
    }
  }
}
