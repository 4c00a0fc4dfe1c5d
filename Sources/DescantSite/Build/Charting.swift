import Descant
import Synchronization

/// Which charts a folder gives, and each one made: the author's specs first, then suggestions for
/// datasets that no spec uses.
struct Charting: Sendable {
  let settings: SiteSettings
  let language: Language
  let library: Library

  /// A spec on its way to a chart.
  struct Job: Sendable {
    let id: String
    let spec: JSONNode
    /// What the spec's paths start from.
    let folder: String
    /// The author's file; nil for a suggestion.
    let file: String?
  }

  struct Made: Sendable {
    var entry: ChartEntry?
    var findings: [Finding]
  }

  func make(
    from source: SiteSource, onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async -> (charts: [ChartEntry], used: Set<Int>, findings: [Finding]) {
    var slugs = Slugs()
    var findings: [Finding] = []
    var jobs: [Job] = []
    for file in source.files where file.isSpec && !file.isInside("Site") {
      let (node, found) = JSONReader.read(Source(file: file.path, bytes: file.bytes))
      findings += found
      guard let node else { continue }
      // A spec's own name wins, so that a suggestion keeps its address whatever file it is saved to.
      let id = slugs.claim(node["name"]?.string ?? file.stem, fallback: "chart")
      jobs.append(Job(id: id, spec: node, folder: file.folder, file: file.path))
    }
    let written = await inParallel(jobs, make)
    let used = Set(written.compactMap { $0.entry?.dataset }).union(sidecars(source))
    let (suggested, notes) = suggestions(except: used, slugs: &slugs)
    let total = jobs.count + suggested.count
    let inferred = await inParallel(
      suggested, onDone: { onDone?($0 + total - suggested.count, total) }, make)
    findings += notes + (written + inferred).flatMap(\.findings)
    return ((written + inferred).compactMap(\.entry), used, findings)
  }

  /// Datasets beside a spec of the same name, even if that spec has mistakes.
  private func sidecars(_ source: SiteSource) -> [Int] {
    let specs = Set(source.files.filter(\.isSpec).map { "\($0.folder)/\($0.stem)" })
    return library.datasets.filter { entry in
      let file = SourceFile(path: entry.dataset.file, bytes: [])
      return specs.contains("\(file.folder)/\(file.stem)")
    }.map(\.index)
  }

  private func suggestions(except used: Set<Int>, slugs: inout Slugs) -> ([Job], [Finding]) {
    var jobs: [Job] = []
    var notes: [Finding] = []
    for entry in library.datasets where !used.contains(entry.index) {
      let file = SourceFile(path: entry.dataset.file, bytes: [])
      let answer = ChartInference.answer(for: entry.dataset, url: file.name)
      notes += answer.findings
      for suggestion in answer.suggestions {
        let id = slugs.claim(suggestion.name, fallback: "chart")
        jobs.append(Job(id: id, spec: suggestion.spec, folder: file.folder, file: nil))
        guard settings.verbose else { continue }
        notes.append(
          .note(
            .siteChartSuggested, "chart \"\(suggestion.title)\": \(suggestion.reason)",
            at: SourceLocation(file: entry.dataset.file)))
      }
    }
    return (jobs, notes)
  }

  func make(_ job: Job) -> Made {
    let found = FoundDatasets()
    let compiler = SpecCompiler(locale: language.locale) { reference in
      guard let index = library.index(of: reference, from: job.folder) else { return nil }
      found.add(index)
      return library.datasets[index].dataset
    }
    let (chart, findings) = compiler.chart(from: job.spec, id: job.id)
    guard let chart, !chart.panels.isEmpty else {
      return Made(entry: nil, findings: job.file == nil ? findings.map(softened) : findings)
    }
    let (audio, misheard) = audio(of: job.spec)
    let figure = Figure(chart: chart, language: language, audio: audio, spec: job.spec)
    let own = job.file == nil ? [] : chart.colorFindings(spec: job.spec) + words(of: chart, job)
    return Made(
      entry: ChartEntry(figure: figure, dataset: found.first),
      findings: findings + misheard + own + figure.findings)
  }

  /// What a spec says about its own sound, over what the site says.
  private func audio(of spec: JSONNode) -> (options: AudioOptions, findings: [Finding]) {
    guard let own = spec["usermeta"]?["descant"]?["audio"] else { return (settings.audio, []) }
    return AudioOptions.read(from: own, over: settings.audio)
  }

  /// What is to be said of the author's own words.
  private func words(of chart: Chart, _ job: Job) -> [Finding] {
    let said = job.spec["usermeta"]?["descant"]?["summary"] ?? job.spec["description"]
    return chart.authorFindings(in: language, at: (said ?? job.spec).location)
  }

  /// A suggestion that can't be drawn is our mistake, not the author's: it must not stop a build.
  private func softened(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    return finding
  }
}

/// The datasets that a spec asked for, in order.
private final class FoundDatasets: Sendable {
  private let indices = Mutex<[Int]>([])

  func add(_ index: Int) { indices.withLock { $0.append(index) } }
  var first: Int? { indices.withLock { $0.first } }
}

extension FindingCode {
  static let siteChartSuggested = FindingCode(
    "site-chart-suggested", "A chart was inferred from the data; this says why.",
    remedy:
      "Nothing to do; to change the chart, save the output of \"descant suggest\" and edit it.")
  static let siteColumnType = FindingCode(
    "site-column-type", "A column's type was inferred; this says why.",
    remedy: "Nothing to do; to change the type, declare it in datapackage.json.")
}
