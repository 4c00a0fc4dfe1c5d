package import Descant

/// A chart for touch: its sheets and its words in braille as files, and what a page says of them.
package struct TouchFiles: Sendable {
  /// A file with what a link to it says.
  package struct Offer: Sendable {
    package let file: OutputFile
    /// "Tactile drawing, A4, 2 sheets, PDF, 14 kB"; nil of what no reader needs.
    package let text: String?
  }

  package private(set) var offers: [Offer] = []
  package private(set) var findings: [Finding] = []
  /// The sheets on each paper, for a list.
  package private(set) var made: [TactileChart] = []
  /// Why there is no drawing.
  package private(set) var refusal: String?

  package var files: [OutputFile] { offers.map(\.file) }

  /// Pages that leave words out are no pages; a drawing that has no room leaves the words.
  private static func isUnreadable(_ findings: [Finding]) -> Bool {
    findings.contains { $0.severity == .error && FindingCode.braille.contains($0.code) }
  }

  package init(
    _ chart: Chart, _ words: ChartWords, _ features: [Feature], in language: Language,
    _ options: TouchOptions
  ) {
    guard let code = options.code ?? .forLanguage(language.pageTag) else {
      findings = [.brailleLanguage(language.pageTag)]
      return
    }
    let translator = BrailleTranslator(code, readings: options.readings)
    made = options.papers.map { paper in
      var sheets = options.sheets
      sheets.paper = paper
      return chart.tactile(in: language, words: words, by: translator, options: sheets)
    }
    // The key of the first paper that has one: whoever reads the pages needs it beside the sheets.
    let key = made.first { !$0.isRefused }.map { $0.notes + $0.legend } ?? []
    let braille = chart.braille(
      in: language, words: words, features: features, by: translator, size: options.pages, key: key)
    let wantsPages = !options.kinds.isDisjoint(with: [.brf, .pef, .txt])
    findings = ((wantsPages ? braille.findings : []) + made.flatMap(\.findings)).uniqued
    // Words of the one may have no reading, and the other be whole.
    for (paper, made) in zip(options.papers, made) where !Self.isUnreadable(made.findings) {
      let suffix = paper == options.papers.first ? "" : "-\(paper.name)"
      offer(made, chart, language, options, suffix: suffix, code, braille.pages.pages.count)
    }
    if made.allSatisfy(\.isRefused) { refusal = language.interface.tactile.refused }
    if !Self.isUnreadable(braille.findings) {
      offer(braille.pages, chart, language, options, code)
    }
  }

  private mutating func offer(
    _ made: TactileChart, _ chart: Chart, _ language: Language, _ options: TouchOptions,
    suffix: String, _ code: BrailleCode, _ pages: Int
  ) {
    let words = language.interface.tactile
    let paper = made.options.paper.title
    func add(_ file: TactileChart.File, _ what: String?) {
      let output = OutputFile(path: "\(chart.id)\(suffix).\(file.ending)", bytes: file.bytes)
      let size = language.fileSize(file.bytes.count)
      offers.append(
        Offer(file: output, text: what.map { language.name(words.drawing, paper, $0, size) }))
    }
    if options.kinds.contains(.pdf),
      let pdf = made.pdf(title: chart.title, language: language.pageTag)
    {
      add(pdf, language.name(language.sheets(made.count), "PDF"))
    }
    if options.kinds.contains(.svg) {
      for (svg, name) in zip(made.svgs(title: chart.title), made.labels(in: language)) {
        add(svg, language.name(name, "SVG"))
      }
    }
    if options.kinds.contains(.json) { add(made.json(of: pages, code: code), nil) }
  }

  private mutating func offer(
    _ pages: BraillePages, _ chart: Chart, _ language: Language, _ options: TouchOptions,
    _ code: BrailleCode
  ) {
    let description = BraillePages.Description(
      title: chart.title, identifier: chart.id + ".braille", language: language.tag,
      date: options.date)
    func add(_ ending: String, _ kind: TouchOptions.Kind, _ bytes: () -> [UInt8]) {
      guard options.kinds.contains(kind) else { return }
      let file = OutputFile(path: "\(chart.id).\(ending)", bytes: bytes())
      let text = language.name(
        language.interface.tactile.braille, code.id, language.pages(pages.pages.count),
        ending.uppercased(), language.fileSize(file.size))
      offers.append(Offer(file: file, text: kind == .txt ? nil : text))
    }
    add("brf", .brf) { pages.brf }
    add("pef", .pef) { Array(pages.pef(description).utf8) }
    add("braille.txt", .txt) { Array(pages.unicode.utf8) }
  }
}

extension TouchFiles {
  /// What a page shows of them; nil where there is nothing.
  func view(of chart: Chart, in language: Language) -> View? {
    let shown = offers.filter { $0.text != nil }
    guard !shown.isEmpty else { return nil }
    let links = shown.map { offer -> View in
      ["target": .file(offer.file.path), "text": View(offer.text)]
    }
    return [
      "title": .text(language.interface.tactile.title), "files": .list(links),
      "refusal": View(refusal), "braille": .text(language.interface.tactile.braille),
      "lines": .list(
        chart.brailleLines().map { ["name": View($0.name), "text": .text($0.text)] }),
    ]
  }
}

extension TouchFiles {
  /// A sheet to try printers, fusers and embossers with, one a paper.
  package static func testSheets(_ options: TouchOptions, in language: Language) -> [OutputFile] {
    guard let code = options.code ?? .forLanguage(language.pageTag) ?? .forLanguage("en") else {
      return []
    }
    let title = language.interface.tactile.test
    return options.papers.flatMap { paper -> [OutputFile] in
      var sheets = options.sheets
      sheets.paper = paper
      let made = TactileChart.test(
        in: language, by: BrailleTranslator(code, readings: options.readings), options: sheets)
      let files = [made.pdf(title: title, language: language.pageTag)] + made.svgs(title: title)
      let suffix = paper == options.papers.first ? "" : "-\(paper.name)"
      return files.compactMap(\.self).filter { file in
        options.kinds.contains { file.ending.hasSuffix(".\($0.rawValue)") }
      }.map { OutputFile(path: "test-sheet\(suffix).\($0.ending)", bytes: $0.bytes) }
    }
  }
}

extension [Finding] {
  /// Each once, in order.
  package var uniqued: [Finding] {
    reduce(into: []) { known, finding in
      if !known.contains(finding) { known.append(finding) }
    }
  }
}
