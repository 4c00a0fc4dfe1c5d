import Descant
import Synchronization

/// Which charts a folder gives, and each one made: the author's specs first, then suggestions for
/// datasets that no spec uses.
struct Charting: Sendable {
  let settings: SiteSettings
  let language: Language
  let library: Library
  /// Of all pages, by tag.
  var languages: [String: Language] = [:]
  /// What series are drawn in where a chart's author says nothing.
  var palette = Palette.standard
  /// What an earlier build of this process made.
  var cache: ChartCache?
  /// What the last build made.
  var recall: ChartRecall?
  /// Where the site has a base address, and other sites may show its charts.
  var cards: CardPainter?
  var units = WorkUnits()

  /// A spec on its way to a chart.
  struct Job: Sendable {
    let id: String
    let spec: JSONNode
    /// What the spec's paths start from.
    let folder: String
    /// The author's file; nil for a suggestion.
    let file: String?
    /// The page's, where it isn't the site's.
    var language: Language?
    /// Of a page's table, whose data are named "table".
    var table: TableChart?
    /// Where findings belong that are about no word of an author's spec: a page's table, a data file.
    var place: SourceLocation?
    /// The spec for readers, where it isn't `spec`.
    var published: JSONNode?
    /// Which of its data's suggestions it is, from 1.
    var number: Int?
    /// Whether the same chart was made before, for another page.
    var isCopy = false

    /// The file, where a spec has it for itself.
    var specFile: String? { file.flatMap { $0.lowercased().hasSuffix(".vl.json") ? $0 : nil } }
  }

  struct Made: Sendable {
    var entry: ChartEntry?
    var datasets: [Int] = []
    /// What the spec called its data, whether or not it was there.
    var references: [String] = []
    var findings: [Finding]
    /// For the next build.
    var memory: ChartMemory?
  }

  /// All charts of a site, and which of them each page asked for.
  struct Charts: Sendable {
    var entries: [ChartEntry] = []
    /// For each page, for each of its embeddings: an index into `entries`, nil where none was made.
    var embedded: [[Int?]] = []
    /// Datasets that a spec or a page names.
    var used: Set<Int> = []
    var findings: [Finding] = []
    /// For the next build.
    var memories: [ChartMemory] = []
  }

  func make(
    from source: SiteSource, pages: [MarkdownPage],
    onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async -> Charts {
    var queue = ChartQueue(self)
    queue.addSpecs(source)
    queue.addEmbeddings(pages)
    let written = await inParallel(queue.jobs, contained)
    let named = Set(written.flatMap(\.datasets))
    queue.addSuggestions(except: named.union(sidecars(source)))
    queue.addEmbeddedData(pages)
    let total = queue.jobs.count
    let suggested = Array(queue.jobs[written.count...])
    let inferred = await inParallel(
      suggested, onDone: { onDone?($0 + total - suggested.count, total) }, contained)
    var charts = Charts()
    var place: [Int?] = []
    var isCardTold = false
    for made in written + inferred {
      place.append(made.entry == nil ? nil : charts.entries.count)
      if let entry = made.entry { charts.entries.append(entry) }
      // One text that cards leave out stands for all: most of a site's are in one writing.
      for finding in made.findings {
        let isOfCard = finding.code.id == FindingCode.cardText.id
        if !isOfCard || !isCardTold { charts.findings.append(finding) }
        isCardTold = isCardTold || isOfCard
      }
      if let memory = made.memory { charts.memories.append(memory) }
    }
    charts.findings += queue.findings
    charts.used = named.union(queue.shown)
    charts.embedded = queue.embedded.map { $0.map { job in job.flatMap { place[$0] } } }
    return charts
  }

  /// Datasets beside a spec of the same name, even if that spec has mistakes.
  private func sidecars(_ source: SiteSource) -> [Int] {
    let specs = Set(source.files.filter(\.isSpec).map { "\($0.folder)/\($0.stem)" })
    return library.datasets.filter { entry in
      let file = SourceFile(path: entry.file, bytes: [])
      return specs.contains("\(file.folder)/\(file.stem)")
    }.map(\.index)
  }

  /// Makes a chart, or takes it from an earlier build; nothing where that is known to fail.
  private func contained(_ job: Job) -> Made {
    units.run(.drawing(job)) { made(job) } ?? Made(entry: nil, findings: [])
  }

  func make(_ job: Job) -> Made {
    let found = FoundDatasets()
    let language = job.language ?? language
    let compiler = SpecCompiler(locale: language.locale, titles: language.titles) { reference in
      if let table = job.table, reference == "table" { return table.dataset }
      found.add(reference)
      guard let index = library.index(of: reference, from: job.folder) else { return nil }
      found.add(index)
      return library.datasets[index].dataset
    }
    let (chart, findings) = compiler.chart(from: job.spec, id: job.id)
    guard var chart, !chart.panels.isEmpty else {
      let isLost = found.references.contains { reference in
        Library.path(reference, from: job.folder).map { units.hasFailed(.reading($0)) } ?? false
      }
      if isLost { return Made(entry: nil, references: found.references, findings: []) }
      return Made(
        entry: nil, references: found.references,
        findings: (job.file == nil ? findings.map(softened) : findings).map { placed($0, in: job) })
    }
    // The author's title is in the language of the page, though our words are not.
    if language.isStandIn, job.file != nil, job.spec["title"] != nil, chart.language == nil {
      chart.language = language.pageTag
    }
    let (audio, misheard) = audio(of: job.spec)
    let figure = Figure(
      chart: chart, language: language, palette: palette, audio: audio,
      spec: job.published ?? job.spec)
    let own =
      job.file == nil
      ? [] : chart.colorFindings(spec: job.spec, palette: palette) + words(of: chart, job)
    var facts = ChartFacts(figure)
    let card = cards.map { Card(of: figure, by: $0) }
    if let card { facts.files.append(card.picture.digested) }
    return Made(
      entry: ChartEntry(
        facts: facts, late: Late(figure), spec: job.published ?? job.spec,
        dataset: found.first, file: job.specFile, language: language),
      datasets: found.all, references: found.references,
      findings: (findings + misheard + own + figure.findings).map { placed($0, in: job) }
        + (card?.findings ?? []).map { told($0, of: job) })
  }

  /// A finding of a chart's card at its spec, or at the data that the spec was made for.
  private func told(_ finding: Finding, of job: Job) -> Finding {
    var finding = finding
    finding.location = job.place ?? job.spec.location
    return finding
  }

  /// What a spec says about its own sound, over what the site says.
  private func audio(of spec: JSONNode) -> (options: AudioOptions, findings: [Finding]) {
    guard let own = spec["usermeta"]?["descant"]?["audio"] else { return (settings.audio, []) }
    return AudioOptions.read(from: own, over: settings.audio)
  }

  /// A finding of the sound at the domain that the author gave, or at the spec without one; one of a
  /// spec that no author wrote at the data that it was made for.
  private func placed(_ finding: Finding, in job: Job) -> Finding {
    var finding = finding
    if finding.location == nil, job.file != nil {
      finding.location =
        (job.spec["encoding"]?.firstDomain ?? job.spec.firstDomain ?? job.spec).location
    }
    if let place = job.place, finding.location?.file.isEmpty == true { finding.location = place }
    return finding
  }

  /// What is to be said of the author's own words.
  private func words(of chart: Chart, _ job: Job) -> [Finding] {
    let language = chart.language.map { Language(tag: $0) } ?? job.language ?? language
    let said = job.spec["usermeta"]?["descant"]?["summary"] ?? job.spec["description"]
    return chart.authorFindings(
      in: language, at: (said ?? job.spec).location,
      data: job.table.map { .table(hasCaption: $0.caption != nil) } ?? .file)
  }

  /// A suggestion that can't be drawn is our mistake, not the author's: it must not stop a build.
  private func softened(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    return finding
  }
}

extension JSONNode {
  /// The first list of two numbers that a scale is to span.
  fileprivate var firstDomain: JSONNode? {
    for member in members where member.name != "data" && member.name != "datasets" {
      if member.name == "domain", let ends = member.value.elements, ends.count == 2,
        ends.allSatisfy({ $0.number != nil })
      {
        return member.value
      }
      if let found = member.value.firstDomain { return found }
    }
    return elements?.lazy.compactMap(\.firstDomain).first
  }
}

/// The datasets that a spec asked for, in order.
private final class FoundDatasets: Sendable {
  private let indices = Mutex<[Int]>([])
  private let names = Mutex<[String]>([])

  func add(_ reference: String) { names.withLock { $0.append(reference) } }
  var references: [String] { names.withLock { $0 } }

  func add(_ index: Int) { indices.withLock { $0.append(index) } }
  var first: Int? { indices.withLock { $0.first } }
  var all: [Int] { indices.withLock { $0 } }
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
