import Descant

/// The data files of a folder, read, with what is known about each.
struct Library: Sendable {
  private(set) var datasets: [DatasetEntry] = []
  private(set) var findings: [Finding] = []
  private var byPath: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// - Parameters:
  ///   - source: the folder.
  ///   - hasDigests: whether to tell datasets from those of other builds.
  ///   - onDone: told after each file.
  init(
    _ source: SiteSource, hasDigests: Bool = false,
    onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async {
    let packages = source.files.filter { $0.name == "datapackage.json" }.map {
      DataPackage.read(Source(file: $0.path, bytes: $0.bytes))
    }
    findings = packages.flatMap(\.findings)
    let known = packages.compactMap(\.package)
    findings += Self.missingFiles(of: known, in: source)
    let files = source.files.filter(Self.isData)
    let read = await inParallel(files, onDone: { onDone?($0, files.count) }) { file in
      let resource = known.lazy.compactMap { $0.resource(forFile: file.path) }.first
      return (
        DatasetReader.read(file: file.path, bytes: file.bytes, resource: resource),
        hasDigests ? file.digest : nil
      )
    }
    var slugs = Slugs()
    for (file, (result, digest)) in zip(files, read) {
      findings += result.findings
      guard let dataset = result.dataset else { continue }
      let index = datasets.count
      byPath[file.path] = index
      for name in [dataset.name, file.name] where byName[name] == nil { byName[name] = index }
      let slug = slugs.claim(dataset.name, fallback: "dataset")
      datasets.append(
        DatasetEntry(
          index: index, slug: slug, dataset: dataset, bytes: file.bytes, digest: digest))
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
    let ending = file.path.split(separator: ".").last?.lowercased() ?? ""
    return DatasetReader.endings.contains(ending) && file.name != "datapackage.json"
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
  var digest: Digest {
    var writer = PackWriter()
    writer.put(path)
    writer.put(bytes)
    return Digest(of: writer.bytes)
  }

  var isSpec: Bool { path.lowercased().hasSuffix(".vl.json") }

  /// "births" of "births.vl.json" and of "births.csv".
  var stem: String {
    isSpec
      ? String(name.dropLast(8)) : name.split(separator: ".").dropLast().joined(separator: ".")
  }
}
