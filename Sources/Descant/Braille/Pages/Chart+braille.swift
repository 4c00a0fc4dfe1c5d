/// A chart as a braille reader gets it: what it shows in words, and its table.
package struct ChartBraille: Sendable {
  package var pages: BraillePages
  package var findings: [Finding]

  package init(pages: BraillePages, findings: [Finding] = []) {
    self.pages = pages
    self.findings = findings
  }
}

extension Chart {
  /// Title, words, features, table and sources on pages; `key` is what the key of its sheets for touch says.
  package func braille(
    in language: Language, by translator: BrailleTranslator, size: BraillePageSize = .standard,
    key: [String] = []
  ) -> ChartBraille {
    let (words, features) = self.words(plan: ReadingPlan(for: self), in: language)
    return braille(
      in: language, words: words, features: features, by: translator, size: size, key: key)
  }

  /// The same with words that somebody has made already.
  package func braille(
    in language: Language, words: ChartWords, features: [Feature], by translator: BrailleTranslator,
    size: BraillePageSize = .standard, key: [String] = []
  ) -> ChartBraille {
    var writer = BrailleWriter(chart: self, language: language, translator: translator, size: size)
    return writer.write(words, features, key: key)
  }
}

private struct BrailleWriter {
  let chart: Chart
  let language: Language
  let translator: BrailleTranslator
  let size: BraillePageSize
  private var unknown: [Unicode.Scalar] = []
  private var unread: [String] = []
  private var known: [String: BrailleText] = [:]

  init(chart: Chart, language: Language, translator: BrailleTranslator, size: BraillePageSize) {
    self.chart = chart
    self.language = language
    self.translator = translator
    self.size = size
  }

  /// A text in cells; what can't be written is remembered.
  private mutating func cells(_ text: String) -> BrailleText {
    if let done = known[text] { return done }
    let translation = translator.translate(text)
    unknown += translation.unknown.filter { !unknown.contains($0) }
    unread += translation.unread.filter { !unread.contains($0) }
    known[text] = translation.text
    return translation.text
  }

  mutating func write(
    _ words: ChartWords, _ features: [Feature], key: [String]
  ) -> ChartBraille {
    let title = cells(chart.title)
    let translator = translator
    var page = BrailleComposer(size: size, title: title.cells) { number in
      translator.translate(String(number)).text.cells
    }
    page.heading(title)
    for text in [chart.subtitle, words.drawn, words.summary, chart.description].compactMap(\.self)
    where !text.isEmpty {
      page.paragraph(cells(text))
    }
    // On paper nothing is told twice.
    let more = features.map(\.text).filter { !words.summary.contains($0) }
    if !more.isEmpty {
      page.subheading(cells(language.interface.figure.features))
      for text in more { page.item(cells(text)) }
    }
    if !key.isEmpty {
      page.subheading(cells(language.interface.tactile.key))
      for text in key where text != words.summary { page.item(cells(text)) }
    }
    let table = write(words, to: &page)
    write(chart.provenance, to: &page)
    return ChartBraille(pages: page.finish(), findings: findings(table))
  }

  // MARK: The table

  private mutating func write(
    _ words: ChartWords, to page: inout BrailleComposer
  ) -> BrailleColumns.Form {
    let texts = TableTexts(layout: TableLayout(chart), words: words)
    let layout = texts.layout
    let headings = layout.columns.map { cells(texts.title($0)) }
    let gap = cells("–")
    var hasGap = false
    let rows = layout.plan.rows.map { row in
      layout.columns.map { column -> BrailleText in
        let cell = layout.cell(column, row: row)
        if case .gap = cell {
          hasGap = true
          return gap
        }
        return cells(texts.text(cell, in: column))
      }
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let keys = layout.columns.indices.map { column in
      cells(
        (column < letters.count ? "" : String(letters[column / letters.count - 1]))
          + String(letters[column % letters.count]))
    }
    let colon = cells(":")
    let table = BrailleColumns(
      headings: headings, cells: rows, heading: layout.columns.firstIndex(of: layout.heading) ?? 0,
      isNumber: layout.columns.map { layout.isNumeric($0) && $0 != layout.heading },
      keys: keys, colon: colon, width: size.cells)
    page.subheading(cells(language.interface.figure.dataTable))
    if hasGap { page.item(joined(gap, colon, cells(words.noData))) }
    for (key, heading) in table.keys { page.item(joined(key, colon, heading)) }
    if rows.isEmpty {
      page.paragraph(cells(words.noData))
    } else if table.form == .listed {
      page.groups(table.groups)
    } else {
      page.table(head: table.head, rows: table.rows)
    }
    return table.form
  }

  private func joined(_ key: BrailleText, _ colon: BrailleText, _ text: BrailleText) -> BrailleText
  {
    BrailleText(marked: key.marked + colon.marked + [0] + text.marked)
  }

  // MARK: Where the data come from

  private mutating func write(_ provenance: Provenance, to page: inout BrailleComposer) {
    let words = language.interface.figure
    let sources = provenance.sources.compactMap { $0.title ?? $0.path }
    let licences = provenance.licences.compactMap { $0.title ?? $0.name ?? $0.path }
    guard !sources.isEmpty || !licences.isEmpty else { return }
    page.subheading(cells(sources.count == 1 ? words.source : words.sources))
    for text in sources { page.item(cells(text)) }
    for text in licences { page.item(cells(language.labelled(words.licence, text))) }
  }

  private func findings(_ form: BrailleColumns.Form) -> [Finding] {
    let translation = BrailleTranslator.Translation(
      text: BrailleText(), unknown: unknown, unread: unread)
    let found = translation.findings(of: translator.code)
    switch form {
    case .columns: return found
    case .keyed:
      return found + [
        .note(
          .brailleWideTable,
          "the table of \"\(chart.title)\" has keys for headings: a line holds \(size.cells) cells",
          help: nil, at: nil)
      ]
    case .listed:
      return found + [
        .note(
          .brailleWideTable,
          "the table of \"\(chart.title)\" is a list: a line holds \(size.cells) cells", help: nil,
          at: nil)
      ]
    }
  }
}
