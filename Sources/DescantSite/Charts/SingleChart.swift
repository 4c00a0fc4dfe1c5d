public import Descant

/// One file's charts without a site around them, for people with their own pages.
public enum SingleChart {
  /// Style sheets and scripts of the built-in theme: a figure on a page of one's own needs
  /// `figure.css`, and `figure.js` for what answers to pointing, keys and the one player.
  public static var assets: [OutputFile] {
    Theme.builtIn.assets.filter { $0.path.hasSuffix(".css") || $0.path.hasSuffix(".js") }.map {
      OutputFile(
        path: $0.path.split(separator: "/").last.map(String.init) ?? $0.path, bytes: $0.bytes)
    }
  }

  /// What came of a file.
  public struct Result: Sendable {
    /// The chart; nil where errors stand in its way.
    public var figure: Figure?
    /// All that is to be said of the file and of what it names.
    public var findings: [Finding]
    /// How many charts the file gives: the suggestions for a dataset, one for a spec.
    public var count = 1
  }

  /// The chart of a spec, or one that a dataset suggests.
  ///
  /// - Parameters:
  ///   - path: the file's path in the source.
  ///   - number: which of a dataset's suggestions, from 1; a spec has one chart.
  ///   - source: the file, the data it names, and any `datapackage.json`.
  ///   - settings: language and sound.
  /// - Returns: the figure, or what stands in its way.
  public static func figure(
    of path: String, number: Int = 1, in source: SiteSource,
    settings: SiteSettings = SiteSettings()
  ) async -> Result {
    await figure(of: path, number: number, in: source, settings: settings, units: WorkUnits())
  }

  /// The chart of a spec, or one that a dataset suggests.
  ///
  /// - Parameters:
  ///   - path: the file's path in the source.
  ///   - number: which of a dataset's suggestions, from 1; a spec has one chart.
  ///   - source: the file, the data it names, and any `datapackage.json`.
  ///   - settings: language and sound.
  ///   - units: does what may fail.
  /// - Returns: the figure, or what stands in its way.
  package static func figure(
    of path: String, number: Int = 1, in source: SiteSource, settings: SiteSettings,
    units: WorkUnits = WorkUnits()
  ) async -> Result {
    var result = await figure(of: path, number, in: source, settings, units)
    result.findings += units.findings
    return result
  }

  private static func figure(
    of path: String, _ number: Int, in source: SiteSource, _ settings: SiteSettings,
    _ units: WorkUnits
  ) async -> Result {
    let library = await Library(source, settings: settings, units: units, onDone: nil)
    if let late = settings.lateness { return Result(findings: [late]) }
    let charting = Charting(
      settings: settings, language: settings.words, library: library, store: MemoryStore(),
      units: units)
    guard let file = source.file(path) else { return Result(findings: told(library)) }
    var slugs = Slugs()
    let id = slugs.claim(file.stem, fallback: "chart")
    guard isSpec(file) else {
      let (specs, findings) = suggestions(in: library, settings, units)
      guard specs.indices.contains(number - 1) else {
        return Result(findings: findings, count: specs.count)
      }
      let job = Charting.Job(
        id: id, spec: SpecText(specs[number - 1].spec), folder: file.folder, file: nil,
        place: SourceLocation(file: path), number: number)
      let drawn = units.run(.drawing(job)) { charting.draw(job) }
      return Result(
        figure: drawn?.figure, findings: findings + (drawn?.findings ?? []), count: specs.count)
    }
    guard number == 1 else { return Result(findings: told(library)) }
    let read = units.run(.reading(path)) {
      JSONReader.read(Source(file: file.path, bytes: file.bytes))
    }
    guard let read, let node = read.node else { return Result(findings: read?.findings ?? []) }
    let job = Charting.Job(id: id, spec: SpecText(node), folder: file.folder, file: file.path)
    let drawn = units.run(.drawing(job)) { charting.draw(job) }
    let others = told(library).filter { $0.location?.file != file.path }
    return Result(
      figure: drawn?.figure, findings: read.findings + others + (drawn?.findings ?? []))
  }

  /// The specs that a dataset suggests, best first, or an error that says why there is none.
  package static func suggestions(
    for path: String, in source: SiteSource, settings: SiteSettings,
    units: WorkUnits = WorkUnits()
  ) async -> (specs: [SuggestedSpec], findings: [Finding]) {
    let library = await Library(source, settings: settings, units: units, onDone: nil)
    if let late = settings.lateness { return ([], [late]) }
    let (specs, findings) = suggestions(in: library, settings, units)
    return (specs, findings + units.findings)
  }

  /// What a dataset's columns mean, and why which charts are suggested; nil where it can't be read.
  package static func reasons(
    for path: String, in source: SiteSource, settings: SiteSettings,
    units: WorkUnits = WorkUnits()
  ) async -> (reasons: SuggestionReasons?, findings: [Finding]) {
    let library = await Library(source, settings: settings, units: units, onDone: nil)
    if let late = settings.lateness { return (nil, [late]) }
    let dataset = library.datasets.first?.dataset
    let reasons = dataset.flatMap { dataset in
      units.run(.suggesting(dataset.file)) {
        var reasons = SuggestionReasons(dataset, words: settings.words.titling)
        if !dataset.reading.isEmpty {
          reasons.reading = settings.words.sentences(for: dataset.reading)
        }
        return reasons
      }
    }
    return (reasons, told(library) + units.findings)
  }

  /// All but files that a package describes: only those that the chart needs were read.
  private static func told(_ library: Library) -> [Finding] {
    library.findings.filter { $0.code.id != FindingCode.packageNoFile.id }
  }

  private static func suggestions(
    in library: Library, _ settings: SiteSettings, _ units: WorkUnits
  ) -> (specs: [SuggestedSpec], findings: [Finding]) {
    var findings = told(library)
    if settings.verbose { findings += library.columnNotes }
    guard let dataset = library.datasets.first?.dataset,
      findings.allSatisfy({ $0.severity != .error })
    else { return ([], findings) }
    let known = units.run(.suggesting(dataset.file)) {
      ChartInference.answer(for: dataset, url: dataset.file, words: settings.words.titling)
    }
    guard let answer = known else { return ([], findings) }
    // Whoever asks for a chart of this file can't have it; a site has other pages.
    findings += answer.findings.map { finding in
      var finding = finding
      finding.severity = .error
      return finding
    }
    return (answer.suggestions, findings)
  }

  /// By its name, or by a member that only specs have.
  private static func isSpec(_ file: SourceFile) -> Bool {
    if file.isSpec { return true }
    guard file.name.lowercased().hasSuffix(".json"),
      let node = JSONReader.read(Source(file: file.path, bytes: file.bytes)).node
    else { return false }
    return ["mark", "layer", "encoding"].contains { node[$0]?.isNull == false }
      && node["data"] != nil
  }
}
