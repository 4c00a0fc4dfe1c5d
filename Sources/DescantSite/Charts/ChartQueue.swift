import Descant

/// Collects what charts a site needs: specs, what pages ask for, then suggestions.
///
/// Ids are given here, one after the other, so that they don't depend on who is done first.
struct ChartQueue {
  private let charting: Charting
  private(set) var jobs: [Charting.Job] = []
  private(set) var findings: [Finding] = []
  /// For each page, for each embedding: an index into `jobs`.
  private(set) var embedded: [[Int?]] = []
  /// For each page, for each embedding that has no job: why, in the words of a finding.
  private(set) var reasons: [[String?]] = []
  /// Specs that are no JSON.
  private(set) var missing: [MissingFile] = []
  /// Why charts are left out that are too many.
  private(set) var leftOut: String?
  /// Datasets that pages show without a spec.
  private(set) var shown: Set<Int> = []
  private var slugs = Slugs()
  /// Jobs by what they draw: a file, a language, how often it stood on the page before.
  private var known: [String: Int] = [:]
  private var firstSuggestion: [Int: Int] = [:]

  init(_ charting: Charting) { self.charting = charting }

  private var library: Library { charting.library }
  private var mainLanguage: String { charting.language.pageTag }

  mutating func addSpecs(_ source: SiteSource) {
    for file in source.files where file.isSpec && !file.isInside("Site") {
      guard let facts = facts(of: file) else { continue }
      // A spec's own name wins, so that a suggestion keeps its address whatever file it is saved to.
      let id = slugs.claim(facts.name ?? file.stem, fallback: "chart")
      known[Self.key(file.path, mainLanguage, 0)] = jobs.count
      jobs.append(
        Charting.Job(id: id, spec: SpecText(file, facts), folder: file.folder, file: file.path))
    }
  }

  /// Nil for a file that can't be read.
  private mutating func facts(of file: SourceFile) -> SpecFacts? {
    let key = file.digest.of("spec")
    if let known = charting.store.value(key, as: SpecFacts.self) { return known }
    let read = charting.units.run(.reading(file.path)) {
      JSONReader.read(Source(file: file.path, bytes: file.bytes))
    }
    let (node, found) = read ?? (nil, [])
    findings += found
    if node == nil { missing += [MissingFile(file.path, of: found)].compactMap { $0 } }
    let facts = node.map { SpecFacts($0) }
    if let facts, found.isEmpty { charting.store.note(facts, under: key) }
    return facts
  }

  // MARK: Pages

  mutating func addEmbeddings(_ pages: [MarkdownPage]) {
    for page in pages {
      var counts: [String: Int] = [:]
      reasons.append(Array(repeating: nil, count: page.embeddings.count))
      embedded.append(
        page.embeddings.enumerated().map { place, embedding in
          switch embedding.origin {
          case .spec(let spec): return add(spec, on: page)
          case .table(let table):
            return add(table, at: page.location(of: embedding.block), on: page)
          case .file(let path): return addFile(path, embedding, at: place, on: page, &counts)
          case .mistaken(let words):
            reasons[reasons.count - 1][place] = words
            return nil
          }
        })
    }
  }

  private mutating func add(_ spec: JSONNode, on page: MarkdownPage) -> Int {
    let id = claim(spec, on: page)
    let job = Charting.Job(
      id: id, spec: SpecText(spec), folder: page.folder, file: page.file,
      language: language(of: page), page: page.digest)
    jobs.append(job)
    return jobs.count - 1
  }

  private mutating func add(
    _ table: TableChart, at place: SourceLocation, on page: MarkdownPage
  ) -> Int {
    let id = claim(table.spec, on: page)
    let job = Charting.Job(
      id: id, spec: SpecText(table.spec), folder: page.folder, file: page.file,
      language: language(of: page), table: table, place: place, published: table.published,
      page: page.digest)
    jobs.append(job)
    return jobs.count - 1
  }

  private mutating func claim(_ spec: JSONNode, on page: MarkdownPage) -> String {
    let title = spec["title"].flatMap { $0.string ?? $0["text"]?.string }
    let name = [spec["name"]?.string, title].compactMap { $0.map(Slugs.slug) }.first { !$0.isEmpty }
    let stem = SourceFile(path: page.file, bytes: []).stem
    return slugs.claim(name ?? "\(page.isIndex ? page.folder.nameOfPath : stem)-chart")
  }

  private func language(of page: MarkdownPage) -> Language? {
    page.language == mainLanguage ? nil : charting.languages[page.language]
  }

  /// A spec's job; a data file waits until suggestions are made.
  private mutating func addFile(
    _ written: String, _ embedding: Embedding, at place: Int, on page: MarkdownPage,
    _ counts: inout [String: Int]
  ) -> Int? {
    let path = resolved(written, on: page)
    if let path, let first = known[Self.key(path, mainLanguage, 0)] {
      let count = counts[path, default: 0]
      counts[path] = count + 1
      return copy(of: first, as: Self.key(path, page.language, count), page)
    }
    let isLost = path.map { charting.units.hasFailed(.reading($0)) } ?? false
    if isLost { reasons[reasons.count - 1][place] = "" }
    if !isLost, path.flatMap({ library.index(ofFile: $0) }) == nil {
      let lost = (library.missing + missing).first { $0.file == path }
      let message =
        lost == nil
        ? "there is no chart or data \"\(written)\"" : "\"\(written)\" is there, and can't be read"
      let finding = Finding.error(
        .embeddingMissing, message,
        help: lost == nil
          ? didYouMean(written, among: library.fileNames + specNames) : "mend what is told of it",
        at: page.location(of: embedding.node))
      findings.append(finding)
      reasons[reasons.count - 1][place] = lost?.words ?? finding.message
    }
    return nil
  }

  private var specNames: [String] { jobs.compactMap { $0.file?.nameOfPath } }

  private func resolved(_ written: String, on page: MarkdownPage) -> String? {
    let path = written.decodedURL
    guard path.hasPrefix("/") else { return Library.path(path, from: page.folder) }
    return Library.path(
      String(path.dropFirst()), from: page.file.hasPrefix("Content/") ? "Content" : "")
  }

  /// The same chart once more, with an id of its own.
  private mutating func copy(of job: Int, as key: String, _ page: MarkdownPage) -> Int {
    if let known = known[key] { return known }
    let original = jobs[job]
    let suffix = page.language == mainLanguage ? "" : "-\(page.language.lowercased())"
    known[key] = jobs.count
    jobs.append(
      Charting.Job(
        id: slugs.claim(original.id + suffix), spec: original.spec, folder: original.folder,
        file: original.file, language: language(of: page), place: original.place,
        page: original.page, number: original.number, isCopy: true))
    return jobs.count - 1
  }

  private static func key(_ path: String, _ language: String, _ count: Int) -> String {
    "\(path)\u{0}\(language)\u{0}\(count)"
  }

  // MARK: Limits

  /// Jobs past the limit are not done; what was written comes before what is suggested.
  mutating func leaveOut(beyond limits: Limits) {
    let most = limits.most(.charts)
    guard jobs.count > most else { return }
    for index in most..<jobs.count { jobs[index].isLeftOut = true }
    let first = jobs[most]
    let words = Limits.Name.charts.refusal(
      "the folder asks for \(jobs.count) charts", most: most,
      leavingOut: "\(jobs.count - most) are left out, from \"\(first.id)\" on",
      at: first.place ?? first.spec.location)
    findings.removeAll { $0.code == .limitPassed }
    findings.append(words)
    leftOut = words.message
  }

  // MARK: Data

  mutating func addSuggestions(except used: Set<Int>) async {
    let entries = library.datasets.filter { !used.contains($0.index) }
    let charting = charting
    let answers = await inParallel(entries) { charting.suggestions(for: $0) }
    for (entry, answer) in zip(entries, answers) {
      findings += answer.findings
      add(answer.items, of: entry)
    }
  }

  private mutating func add(_ suggestions: [Suggestions.Item], of entry: DatasetEntry) {
    let folder = entry.file.folderOfPath
    for (index, suggestion) in suggestions.enumerated() {
      let id = slugs.claim(suggestion.name, fallback: "chart")
      if firstSuggestion[entry.index] == nil { firstSuggestion[entry.index] = jobs.count }
      jobs.append(
        Charting.Job(
          id: id, spec: SpecText(suggestion), folder: folder, file: nil,
          place: SourceLocation(file: entry.file), number: index + 1))
      guard charting.settings.verbose else { continue }
      findings.append(
        .note(
          .siteChartSuggested, "chart \"\(suggestion.title)\": \(suggestion.reason)",
          at: SourceLocation(file: entry.file)))
    }
  }

  /// Data that pages show: the first chart that it suggests, even where other specs use it too.
  mutating func addEmbeddedData(_ pages: [MarkdownPage]) {
    for (number, page) in pages.enumerated() {
      var counts: [Int: Int] = [:]
      for (place, embedding) in page.embeddings.enumerated() {
        guard case .file(let written) = embedding.origin, embedded[number][place] == nil,
          let index = resolved(written, on: page).flatMap({ library.index(ofFile: $0) })
        else { continue }
        shown.insert(index)
        let count = counts[index, default: 0]
        counts[index] = count + 1
        let job = suggestion(of: library.datasets[index], written, embedding, page)
        if job == nil { reasons[number][place] = findings.last?.message }
        let key = Self.key(library.datasets[index].file, page.language, count)
        embedded[number][place] =
          job.map { count == 0 && page.language == mainLanguage ? $0 : copy(of: $0, as: key, page) }
      }
    }
  }

  private mutating func suggestion(
    of entry: DatasetEntry, _ written: String, _ embedding: Embedding, _ page: MarkdownPage
  ) -> Int? {
    if let known = firstSuggestion[entry.index] { return known }
    let answer = charting.suggestions(for: entry)
    findings += answer.findings
    add(Array(answer.items.prefix(1)), of: entry)
    if let made = firstSuggestion[entry.index] { return made }
    guard !charting.units.hasFailed(.suggesting(entry.file)) else { return nil }
    findings.append(
      .error(
        .embeddingNoChart, "\"\(written)\" suggests no chart",
        help: "write a spec for it, and show that", at: page.location(of: embedding.node)))
    return nil
  }
}

extension Charting {
  fileprivate func suggestions(for entry: DatasetEntry) -> Suggestions {
    let key = entry.digest.of("suggestions " + language.pageTag)
    if let known = store.value(key, as: Suggestions.self) { return known }
    let made = units.run(.suggesting(entry.file)) {
      Suggestions(
        ChartInference.answer(
          for: entry.dataset, url: entry.file.nameOfPath, words: language.titling,
          roles: entry.roles))
    }
    guard let made else { return Suggestions(([], [])) }
    store.note(made, under: key)
    return made
  }
}
