/// A chart as hands read it: a key, then sheets; none where the chart can't be felt.
package struct TactileChart: Sendable {
  /// The key first.
  let sheets: [Sheet]
  /// How many of them are the key.
  package let keys: Int
  package let options: TactileOptions
  package let findings: [Finding]
  /// What was changed, as the key says it, in print.
  package let notes: [String]
  /// What else the key says, in print: lines for single values, letters with their names, and which sheets follow.
  package let legend: [String]

  package var count: Int { sheets.count }
  package var isRefused: Bool { sheets.isEmpty }
  /// What each sheet shows, in print.
  package var names: [String] { sheets.map(\.name) }
  /// How much of each sheet is black.
  package var inks: [Double] { sheets.map(\.ink) }
}

extension Chart {
  /// The sheets of the chart, laid out and checked: nothing is closer than the rules allow.
  package func tactile(
    in language: Language, by translator: BrailleTranslator,
    options: TactileOptions = TactileOptions()
  ) -> TactileChart {
    let (words, _) = self.words(plan: ReadingPlan(for: self), in: language)
    return tactile(in: language, words: words, by: translator, options: options)
  }

  /// The same with words that somebody has made already.
  package func tactile(
    in language: Language, words: ChartWords, by translator: BrailleTranslator,
    options: TactileOptions
  ) -> TactileChart {
    let desk = Desk(
      chart: self, language: language, words: words, options: options, translator: translator)
    var sheets: [Sheet] = []
    var keys = 0
    var refusal: [Finding] = []
    do throws(NoSheet) {
      try TactilePlanner(desk: desk).draw()
      // A title says as much as a key without notes.
      let key = desk.hasKey ? KeySheet(desk: desk).sheets() : []
      keys = key.count
      sheets = key + desk.drafts.map(\.sheet)
      try Self.check(sheets)
    } catch {
      (sheets, keys) = ([], 0)
      refusal = [.tactileRefused(error, title)]
    }
    // Of sheets that are not there nothing needs to be told but why.
    let found = refusal.isEmpty ? desk.findings + desk.scribe.findings : refusal
    return TactileChart(
      sheets: sheets, keys: keys, options: options, findings: found, notes: desk.notes,
      legend: sheets.isEmpty ? [] : desk.drawnReferences + desk.legend)
  }

  private static func check(_ sheets: [Sheet]) throws(NoSheet) {
    for sheet in sheets {
      if let close = sheet.closenesses.first { throw .close(close.first, close.second) }
      if let outside = sheet.outside.first {
        throw outside.part == .series ? .outside(sheet.name) : .room(outside.name)
      }
    }
  }
}
