import Descant
import Synchronization

/// Which charts a folder gives, and each one made: the author's specs first, then suggestions for
/// datasets that no spec uses.
///
/// A reference, as every chart holds it to be drawn again.
final class Charting: Sendable {
  let settings: SiteSettings
  let language: Language
  let library: Library
  /// Of all pages, by tag.
  let languages: [String: Language]
  /// What series are drawn in where a chart's author says nothing.
  let palette: Palette
  /// What earlier builds made, and what this one makes.
  let store: any Store
  /// Of what every chart depends on besides its spec and its data.
  let surroundings: Digest
  /// Where the site has a base address, and other sites may show its charts.
  let cards: CardPainter?
  /// The only charts that are made, where others make the rest.
  let shard: Shard?
  let units: WorkUnits

  init(
    settings: SiteSettings, language: Language, library: Library,
    languages: [String: Language] = [:], palette: Palette = .standard, store: any Store,
    surroundings: Digest = Digest(words: .zero), cards: CardPainter? = nil, shard: Shard? = nil,
    units: WorkUnits = WorkUnits()
  ) {
    self.settings = settings
    self.language = language
    self.library = library
    self.languages = languages
    self.palette = palette
    self.store = store
    self.surroundings = surroundings
    self.cards = cards
    self.shard = shard
    self.units = units
  }

  /// A spec on its way to a chart.
  struct Job: Sendable {
    let id: String
    let spec: SpecText
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
    /// Of the page that the spec stands in, with its place there: findings may quote all of it.
    var page: Digest?
    /// Which of its data's suggestions it is, from 1.
    var number: Int?
    /// Whether the same chart was made before, for another page.
    var isCopy = false
    /// Whether it is one too many.
    var isLeftOut = false

    /// The file, where a spec has it for itself.
    var specFile: String? { file.flatMap { $0.lowercased().hasSuffix(".vl.json") ? $0 : nil } }
  }

  struct Made: Sendable {
    var entry: ChartEntry?
    var datasets: [Int] = []
    var findings: [Finding]
    /// Whether it was made now, and not taken from the store.
    var isNew = true

    /// Why there is none, in the words of a finding.
    var reason: String {
      (findings.first { $0.severity == .error } ?? findings.first)?.message ?? ""
    }
  }

  /// All charts of a site, and which of them each page asked for.
  struct Charts: Sendable {
    var entries: [ChartEntry] = []
    /// For each page, for each of its embeddings: an index into `entries`, nil where none was made.
    var embedded: [[Int?]] = []
    /// For each page, for each of its embeddings that has none: why.
    var unmade: [[String?]] = []
    /// Specs that gave no chart.
    var missing: [MissingFile] = []
    /// Datasets that a spec or a page names.
    var used: Set<Int> = []
    var findings: [Finding] = []
    /// How many were made now.
    var drawn = 0
  }

  func make(
    from source: SiteSource, pages: [MarkdownPage],
    onDone: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async -> Charts {
    var queue = ChartQueue(self)
    queue.addSpecs(source)
    queue.addEmbeddings(pages)
    queue.leaveOut(beyond: settings.limits)
    let written = await inParallel(queue.jobs, contained)
    let named = Set(written.flatMap(\.datasets))
    await queue.addSuggestions(except: named.union(sidecars(source)))
    queue.addEmbeddedData(pages)
    queue.leaveOut(beyond: settings.limits)
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
      if made.isNew, made.entry != nil { charts.drawn += 1 }
    }
    charts.findings += queue.findings
    charts.used = named.union(queue.shown)
    charts.embedded = queue.embedded.map { $0.map { job in job.flatMap { place[$0] } } }
    let failures = zip(queue.jobs, written + inferred).map { job, made in
      made.entry == nil ? job.isLeftOut ? queue.leftOut : made.reason : nil
    }
    charts.unmade = zip(queue.embedded, queue.reasons).map { jobs, reasons in
      zip(jobs, reasons).map { job, reason in reason ?? job.flatMap { failures[$0] } }
    }
    charts.missing =
      queue.missing
      + zip(queue.jobs, failures).compactMap { job, reason in
        job.specFile.flatMap { file in reason.map { MissingFile(file, $0) } }
      }
    return charts
  }

  /// Makes a chart, or takes it from the store; nothing where that is known to fail.
  private func contained(_ job: Job) -> Made {
    units.run(.drawing(job)) { made(job) } ?? Made(findings: [])
  }

  /// Makes a chart, or takes it from the store.
  func made(_ job: Job) -> Made {
    guard !job.isLeftOut, !settings.isOver() else { return Made(findings: []) }
    let key = key(of: job)
    if let shard, !shard.holds(key) { return Made(findings: []) }
    for key in [key, key.with(job.page)] {
      guard var facts = store.value(key, as: ChartFacts.self), isWhole(facts) else { continue }
      if job.page != nil { facts.words = words(of: job) }
      let datasets = facts.references.compactMap { dataset(of: $0, for: job)?.index }
      return Made(
        entry: entry(facts, job, key: key, dataset: datasets.first), datasets: datasets,
        findings: facts.findings, isNew: false)
    }
    return make(job, key: key)
  }

  /// Of all that a chart is made of.
  private func key(of job: Job) -> Digest {
    Digest { writer in
      writer.put(surroundings)
      writer.put(job.spec.digest)
      for text in [job.id, job.folder, (job.language ?? language).pageTag] { writer.put(text) }
      writer.put(job.file) { $0.put($1) }
      writer.put(job.published?.text(indent: 0)) { $0.put($1) }
      // The data of a page's table stand in the page.
      writer.put(job.table == nil ? nil : job.page) { $0.put($1) }
      writer.put(job.spec.references) { writer, reference in
        writer.put(reference)
        writer.put(dataset(of: reference, for: job)?.digest) { $0.put($1) }
      }
    }
  }

  private func isWhole(_ facts: ChartFacts) -> Bool {
    // Few pages ask for the figure itself, and it is drawn again for them if it has gone.
    store.needs(facts.view)
    return store.holds(facts.files.map(\.digest))
  }

  private func entry(_ facts: ChartFacts, _ job: Job, key: Digest, dataset: Int?) -> ChartEntry {
    ChartEntry(
      facts: facts, dataset: dataset, file: job.specFile, language: job.language ?? language,
      identity: key, store: store
    ) { [self] in units.run(.drawing(job)) { draw(job) }?.figure }
  }

  private func dataset(of reference: String, for job: Job) -> DatasetEntry? {
    library.index(of: reference, from: job.folder).map { library.datasets[$0] }
  }

  private func words(of job: Job) -> SpecWords? { SpecWords(job.published ?? job.spec.node) }

  /// Datasets beside a spec of the same name, even if that spec has mistakes.
  private func sidecars(_ source: SiteSource) -> [Int] {
    let specs = Set(source.files.filter(\.isSpec).map { "\($0.folder)/\($0.stem)" })
    return library.datasets.filter { entry in
      let file = SourceFile(path: entry.file, bytes: [])
      return specs.contains("\(file.folder)/\(file.stem)")
    }.map(\.index)
  }

  /// Makes a chart and keeps all that it becomes.
  private func make(_ job: Job, key: Digest) -> Made {
    let drawn = draw(job)
    let datasets = drawn.references.compactMap { dataset(of: $0, for: job)?.index }
    guard let figure = drawn.figure else {
      return Made(datasets: datasets, findings: drawn.findings)
    }
    let card = cards.map { Card(of: figure, by: $0) }
    let picture = settings.offersEmbedding ? cards.map { ChartPicture(of: figure, by: $0) } : nil
    let more = (card.map { [$0.picture] } ?? []) + (picture?.files ?? [])
    let files = (figure.files + more).map { file in
      let kept = store.file(file.path, file.bytes)
      return ChartFacts.File(
        suffix: String(file.path.dropFirst(job.id.count)), size: kept.size,
        digest: kept.digest ?? Digest(of: file.bytes))
    }
    var view = PackWriter()
    FigureView(figure).pack(into: &view)
    let digest = Digest(of: view.bytes)
    store.keep(view.bytes, as: digest, at: nil)
    var facts = ChartFacts(
      figure, references: drawn.references, files: files, view: digest,
      findings: drawn.findings
        + (card?.findings ?? picture?.findings ?? []).map { told($0, of: job) })
    // A page's words are found on the page as it stands; findings quote it.
    if job.page == nil { facts.words = words(of: job) }
    let own = facts.findings.isEmpty ? key : key.with(job.page)
    store.note(facts, under: own, isDear: true)
    // As the next build finds them: what they repeat is held once.
    facts = store.value(own) ?? facts
    if job.page != nil { facts.words = words(of: job) }
    return Made(
      entry: entry(facts, job, key: own, dataset: datasets.first), datasets: datasets,
      findings: facts.findings)
  }

  /// A chart as its figure, with what is to be told of it.
  func draw(_ job: Job) -> (figure: Figure?, references: [String], findings: [Finding]) {
    let found = FoundDatasets()
    let language = job.language ?? language
    let spec = job.spec.node
    let compiler = SpecCompiler(locale: language.locale, titles: language.titles) {
      [self] reference in
      if let table = job.table, reference == "table" { return table.dataset }
      found.add(reference)
      return dataset(of: reference, for: job)?.dataset
    }
    let group = FigureGroup(spec)
    let id: (Int) -> String = { place in place == 0 ? job.id : "\(job.id)--\(place + 1)" }
    var made: [SpecCompiler.Part] = []
    if let group, !group.findings.contains(where: { $0.severity == .error }) {
      made = compiler.charts(of: group, id: id)
    } else if group == nil {
      let (chart, findings) = compiler.chart(from: spec, id: job.id)
      made = [(spec, chart, findings)]
    }
    let parts = made.map(\.spec)
    var findings = group?.findings ?? []
    var charts: [Chart] = []
    for (_, chart, compiled) in made {
      let refused = chart.flatMap {
        settings.limits.refusal(of: $0, at: job.place ?? job.spec.location)
      }
      findings +=
        compiled.map { told($0, of: job, found.references) } + [refused].compactMap { $0 }
      if let chart, !chart.panels.isEmpty, refused == nil { charts.append(chart) }
    }
    guard !charts.isEmpty, charts.count == parts.count else {
      // What failed is told of the file.
      let isLost = found.references.contains { reference in
        Library.path(reference, from: job.folder).map { units.hasFailed(.reading($0)) } ?? false
      }
      if isLost { return (nil, found.references, []) }
      let told = job.file == nil ? findings.map(softened) : findings
      return (nil, found.references, told.map { placed($0, in: job, spec) })
    }
    let (audio, misheard) = audio(of: spec)
    let (touch, unfelt) = touch(of: spec)
    var figures: [Figure] = []
    var own: [Finding] = []
    for (place, drawn) in zip(charts, parts).enumerated() {
      var (chart, part) = drawn
      // The author's title is in the language of the page, though our words are not.
      if language.isStandIn, job.file != nil, part["title"] != nil, chart.language == nil {
        chart.language = language.pageTag
      }
      let (readable, colors) = chart.withReadableColors(spec: part, palette: palette)
      if job.file != nil { own += colors + words(of: readable, job, part) }
      figures.append(
        Figure(
          chart: readable, language: language, palette: palette, audio: audio,
          spec: place == 0 ? job.published ?? spec : nil, touch: touch))
    }
    let figure = figures[0].grouped(
      with: Array(figures.dropFirst()), title: group?.title, columns: group?.columns ?? 1)
    return (
      figure, found.references,
      (findings + misheard + unfelt + own + figure.findings).map { placed($0, in: job, spec) }
    )
  }

  /// Data that are there and can't be read are told as such.
  private func told(_ finding: Finding, of job: Job, _ references: [String]) -> Finding {
    guard finding.code.id == FindingCode.specNoData.id, let name = references.last,
      library.lost(name, from: job.folder) != nil
    else { return finding }
    var finding = finding
    finding.message = "the data \"\(name)\" are there, and can't be read"
    finding.help = "mend what is told of them"
    return finding
  }

  /// A finding of a chart's card at its spec, or at the data that the spec was made for.
  private func told(_ finding: Finding, of job: Job) -> Finding {
    var finding = finding
    finding.location = job.place ?? job.spec.node.location
    return finding
  }

  /// What a spec says about its own sound, over what the site says.
  private func audio(of spec: JSONNode) -> (options: AudioOptions, findings: [Finding]) {
    guard let own = spec["usermeta"]?["descant"]?["audio"] else { return (settings.audio, []) }
    return AudioOptions.read(from: own, over: settings.audio)
  }

  /// What it says about its sheets, likewise.
  private func touch(of spec: JSONNode) -> (options: TouchOptions, findings: [Finding]) {
    guard let own = spec["usermeta"]?["descant"]?["tactile"] else { return (settings.touch, []) }
    return TouchOptions.read(from: own, over: settings.touch)
  }

  /// A finding of the sound at the domain that the author gave, or at the spec without one; one of a
  /// spec that no author wrote at the data that it was made for.
  private func placed(_ finding: Finding, in job: Job, _ spec: JSONNode) -> Finding {
    var finding = finding
    if finding.location == nil, job.file != nil {
      finding.location =
        (spec["encoding"]?.firstDomain ?? spec.firstDomain ?? spec).location
    }
    if let place = job.place, finding.location?.file.isEmpty == true { finding.location = place }
    return finding
  }

  /// What is to be said of the author's own words.
  private func words(of chart: Chart, _ job: Job, _ spec: JSONNode) -> [Finding] {
    let language = chart.language.map { Language(tag: $0) } ?? job.language ?? language
    let said = spec["usermeta"]?["descant"]?["summary"] ?? spec["description"]
    return chart.authorFindings(
      in: language, at: (said ?? spec).location,
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

/// What a spec called the datasets that it asked for, in order.
private final class FoundDatasets: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ reference: String) { names.withLock { $0.append(reference) } }
  var references: [String] { names.withLock { $0 } }
}
