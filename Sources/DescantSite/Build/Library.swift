import Descant

/// The data files of a folder, read, with what is known about each.
struct Library: Sendable {
  private(set) var datasets: [DatasetEntry] = []
  private(set) var findings: [Finding] = []
  private var byPath: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// - Parameters:
  ///   - source: the folder.
  ///   - memory: of the last build: files that it knows are read when somebody asks for their data.
  ///   - units: does what may fail.
  ///   - onDone: told after each file.
  init(
    _ source: SiteSource, memory: SiteMemory? = nil, units: WorkUnits = WorkUnits(),
    onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async {
    let described = source.files.filter { $0.name == "datapackage.json" }
    let packages = described.compactMap { file in
      units.run(.reading(file.path)) {
        DataPackage.read(Source(file: file.path, bytes: file.bytes))
      }
    }
    findings = packages.flatMap(\.findings)
    let known = packages.compactMap(\.package)
    findings += Self.missingFiles(of: known, in: source)
    let packageDigests = described.map(\.digest)
    let files = source.files.filter(Self.isData)
    let read = await inParallel(files, onDone: { onDone?($0, files.count) }) { file in
      let resource = known.lazy.compactMap { $0.resource(forFile: file.path) }.first
      return ReadFile(
        file, resource, memory == nil ? nil : file.digest(with: packageDigests), memory, units)
    }
    var slugs = Slugs()
    for file in read {
      findings += file.findings
      guard let facts = file.facts else { continue }
      let index = datasets.count
      byPath[file.source.path] = index
      for name in [facts.name, file.source.name] where byName[name] == nil { byName[name] = index }
      datasets.append(
        DatasetEntry(
          index: index, slug: slugs.claim(facts.name, fallback: "dataset"), facts: facts,
          late: file.late, source: file.source, digest: file.digest))
    }
  }

  /// A data file, or what is known of it.
  private struct ReadFile: Sendable {
    let source: SourceFile
    let digest: Digest?
    /// Nil for a file that holds no dataset.
    let facts: DatasetFacts?
    let late: Late<Dataset>
    let findings: [Finding]

    init(
      _ file: SourceFile, _ resource: DataPackage.Resource?, _ digest: Digest?,
      _ memory: SiteMemory?, _ units: WorkUnits
    ) {
      source = file
      self.digest = digest
      let read = { @Sendable in
        units.run(.reading(file.path)) {
          DatasetReader.read(file: file.path, bytes: file.bytes, resource: resource)
        } ?? (nil, [])
      }
      if let known = digest.flatMap({ memory?.data[$0] }) {
        facts = known
        findings = known.findings
        late = Late { read().0 ?? Dataset(empty: file) }
        return
      }
      let (dataset, found) = read()
      findings = found
      facts = dataset.map { DatasetFacts($0, findings: found) }
      late = Late(dataset ?? Dataset(empty: file))
    }
  }

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

extension SourceFile {
  /// Of where it stands and what it holds.
  var digest: Digest { digest(with: []) }

  /// Of itself and what it is read with.
  fileprivate func digest(with others: [Digest]) -> Digest {
    var writer = PackWriter()
    writer.put(path)
    writer.put(bytes)
    for other in others { writer.put(other) }
    return writer.key
  }

  var isSpec: Bool { path.lowercased().hasSuffix(".vl.json") }

  /// "births" of "births.vl.json" and of "births.csv".
  var stem: String {
    isSpec
      ? String(name.dropLast(8)) : name.split(separator: ".").dropLast().joined(separator: ".")
  }
}

extension Dataset {
  /// Stands for a file that holds none.
  fileprivate init(empty file: SourceFile) {
    self.init(name: file.stem, file: file.path, columns: [], rowCount: 0)
  }
}
