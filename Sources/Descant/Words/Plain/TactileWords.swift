/// What is said on sheets for touch and of the files that hold them.
package struct TactileWords: Sendable {
  /// Of the part of a figure's downloads, and of a line of braille.
  package var title, braille: String
  /// "Tactile drawing", the sheet that explains, and the one that tries printers and fusers.
  package var drawing, key, test: String
  /// Above the notes of a key.
  package var notes: String
  /// Why a chart has no drawing for touch, in a list of downloads.
  package var refused: String
  /// What stands for what, on the key.
  package var apart, gaps, ends: String
  /// Of lines: a value without neighbours; bars as single lines; a filled surface; the sheet that shows all.
  package var lone: String
  package var crossing, asBars, asSurface: String
  package var stems, surface, overview: String
  package var shared, near, narrow, counted, box: String
  /// Of boxes whose thin lines reach all values.
  package var wholeBox: String
  package var lying, totals, lifted: String
  package var ownScales: String
  /// Of many lines: the sheet that has a bar for each, and what such a bar is.
  package var extremes, ranges: String
  /// Before a value that no hand finds on a sheet, and where it is.
  package var highest, lowest: String
  /// Before the columns of a histogram that are hardly felt, with their values.
  package var lowColumns: String
  /// Of points that are counted: before how much of each axis a square takes.
  package var square: String
  /// Of points that would say again what lines say.
  package var onLines: String
  /// Of stacks to 100 %.
  package var shares: String
  /// In place of `apart` where the sheets can't be compared by length; of a band's edges that keep clear of a line.
  package var apartOwn, nearBand: String
  /// Of a line that goes in steps.
  package var steps: String
  var sheets, pages: Plural
  /// {n}, {count}.
  var partOf: Phrase
  /// {axis}, {value}.
  var cutAt: Phrase
  /// {axis}, {n}.
  var cutIn: Phrase
  /// {value}.
  var simplifiedBy: Phrase
  /// {n}.
  var averagedBy, mergedBy: Phrase
  /// {title}.
  var leftOutOf: Phrase
  /// {kind}.
  var bandOf: Phrase
  /// {title}.
  var cellsOf, signedCellsOf: Phrase
  /// {kind}.
  var intervalOf: Phrase
  /// {low}, {high}.
  var pointsOf, rangeOf: Phrase
  /// {title}: names that have nothing on the sheet.
  var missingOf: Phrase
  /// {low}, {high}: the first and the last value of a series, with their places.
  var courseOf: Phrase
}

extension TactileWords {
  func cutAxis(_ axis: String, _ value: String) -> String { cutAt(["axis": axis, "value": value]) }
  func cut(_ axis: String, _ count: Int) -> String { cutIn(["axis": axis, "n": String(count)]) }
  func averaged(_ count: Int, _ language: Language) -> String { averagedBy(["n": String(count)]) }
  func merged(_ count: Int, _ language: Language) -> String { mergedBy(["n": String(count)]) }
  func simplified(_ value: String) -> String { simplifiedBy(["value": value]) }
  func leftOut(_ title: String) -> String { leftOutOf(["title": title]) }
  func band(_ kind: String) -> String { bandOf(["kind": kind]) }
  func cells(_ title: String) -> String { cellsOf(["title": title]) }
  func signedCells(_ title: String) -> String { signedCellsOf(["title": title]) }
  func fromTo(_ low: String, _ high: String) -> String { rangeOf(["low": low, "high": high]) }
  func interval(_ kind: String) -> String { intervalOf(["kind": kind]) }
  func missing(_ names: String) -> String { missingOf(["title": names]) }
  func course(_ first: String, _ last: String) -> String {
    courseOf(["low": first, "high": last])
  }
  func part(_ index: Int, of count: Int, _ language: Language) -> String {
    partOf(["n": String(index), "count": String(count)])
  }
}

extension Language {
  /// "2 sheets"; "3 pages".
  package func sheets(_ count: Int) -> String { text(interface.tactile.sheets, count: count) }
  package func pages(_ count: Int) -> String { text(interface.tactile.pages, count: count) }

  /// "1 to 4 points".
  func points(_ low: Int, to high: Int) -> String {
    low == high
      ? points(low)
      : interface.tactile.pointsOf([
        "low": number(Double(low), decimals: 0), "high": number(Double(high), decimals: 0),
      ])
  }
}
