/// Everything a page says around its figures that isn't computed from data.
///
/// Plain words are strings; what takes a number or a name is a method of ``Language``.
package struct InterfaceWords: Sendable {
  package var ways: WayWords
  package var page: PageWords
  package var figure: FigureWords
  package var table: TableWords
  package var types: TypeWords
  package var tactile: TactileWords
  package var howToRead: HowToReadWords
  package var explorer: ExplorerWords
}

/// Around the content of every page.
package struct PageWords: Sendable {
  package var skipToContent, home, mainNavigation, breadcrumb, contents, pages: String
  package var charts, datasets, chart, dataset, documentation, about, footnotes: String
  package var languages, previous, next, notFound, madeWith, updated: String
  package var data, tags, search, searchHint, searchEmpty, notFoundText, notMade, moved,
    feed: String
  /// Ways through a long list.
  package var newer, older: String
  /// Files that could not be shown, and a chart that stands nowhere.
  package var missing, missingText, chartUnmade: String
  /// Names of a task's box.
  package var taskDone, taskOpen: String
  /// Boxes beside a text.
  package var asides: AsideWords
}

/// What boxes beside a text are called, and the way back from a footnote.
package struct AsideWords: Sendable {
  package var note, info, tip, important, success, question, warning, caution, danger: String
  package var failure, bug, example, quote, abstract, details: String
  /// The name of a link from a footnote to the place that calls it.
  package var back: String

  /// The word for a kind ("warning"); nil for a kind of an author's own.
  package subscript(kind: String) -> String? {
    switch kind {
    case "note": note
    case "info": info
    case "tip": tip
    case "important": important
    case "success": success
    case "question": question
    case "warning": warning
    case "caution": caution
    case "danger": danger
    case "failure": failure
    case "bug": bug
    case "example": example
    case "quote": quote
    case "abstract": abstract
    case "details": details
    default: nil
    }
  }
}

/// Ways through many pages, many datasets, and out to other sites.
package struct WayWords: Sendable {
  /// Ways into data.
  package var browse, folders, periods, kinds, byName, filter, changes: String
  /// Around a page: its section, its headings, its source, its looks.
  package var section, onThisPage, edit, appearance, automatic, light, dark, versions: String
  package var headingLink: String
  /// A chart on pages of others.
  package var embed, embedHint, picture: String
  /// {n}: 1990.
  var decade: Phrase
  /// {site}.
  var wholeChart: Phrase
}

/// The parts of a figure, in their order.
package struct FigureWords: Sendable {
  package var summary, drawing, listen, howToListen, transcript, features, method: String
  /// Link texts: to the table, to a row of it, to seconds of sound.
  package var viewAsTable, show, hear: String
  package var data, dataTable, download, downloads: String
  package var csv, json, svg, sound, captions, midi, text, spec, descriptor: String
  package var audioGraph, soundLegend, eachSeries, allSeries: String
  package var source, sources, licence, note, notes: String
  /// What tones, noises and ticks mean in every chart: once a page, a sentence or two a line.
  package var listeningHelp: [String]
  /// Thousands and millions of bytes.
  package var kilobytes = "kB"
  package var megabytes = "MB"
}

/// Words of tables, and of the description of a dataset's columns.
package struct TableWords: Sendable {
  package var row, rows, columns, noData: String
  package var name, title, type, unit, description, example: String
  package var missing, distinct, values, minimum, maximum, mean, median, total: String
  package var highest, lowest, outlier, series, panel, share, yes, no: String
}

/// What the values of a column are, by the raw value of a column's kind.
package struct TypeWords: Sendable {
  package var number, integer, boolean, date, datetime, time, year, yearmonth: String
  package var fiscalYear, half, trimester, quarter, week, month, weekday, hour, span: String
  package var category, text, identifier: String

  /// The word for a kind ("integer"); the kind itself if it is unknown.
  package subscript(kind: String) -> String {
    switch kind {
    case "number": number
    case "integer": integer
    case "boolean": boolean
    case "date": date
    case "datetime": datetime
    case "time": time
    case "year": year
    case "yearmonth": yearmonth
    case "fiscalYear": fiscalYear
    case "half", "halfOfYear": half
    case "trimester": trimester
    case "quarter", "quarterOfYear": quarter
    case "week": week
    case "month": month
    case "monthDay": date
    case "weekday": weekday
    case "hour": hour
    case "span": span
    case "category": category
    case "text": text
    case "identifier": identifier
    default: kind
    }
  }
}

/// The small script's controls: of the player, and of the table.
package struct ExplorerWords: Sendable {
  package var play, stop, highest, lowest, turningPoint, sounds, complete, speed: String
  package var more, goTo, filter: String
  /// Ways to go: the turning point before, the next place without data, the next where two cross.
  package var previousTurn, gap, crossing: String
  /// Into an interval's single values and out again.
  package var values, back: String
  /// The same again, where one is, which keys there are, and that there is nothing to go to.
  package var again, here, keys, none: String
  /// What the arrow keys do, alone and where there are several series; one shown alone, and all of them.
  package var moves, all, moveSeries, alone: String
  /// The reader's choices: each step said, pitch over the data alone, a short vibration.
  package var speech, fit, buzz: String
  /// The lowest tone before each value; one timbre for all, or those that the chart has.
  package var base, timbre, own: String
}

/// Phrases of the page that take a number or a name.
struct InterfacePhrases: Sendable {
  var rows: Plural
  var columns: Plural
  var values: Plural
  var points: Plural
  var charts: Plural
  var datasets: Plural
  /// "All {n} rows".
  var allRows: Plural
  /// "{title}, audio graph"; "{title}, explore".
  var audioGraph, explorer: Phrase
  /// "{title}, data table".
  var dataTable: Phrase
  /// "Download {what}": {what}, {size}.
  var fileSize: Phrase
  /// "Hear seconds {from} to {to}".
  var hearSeconds: Phrase
  /// "Row {n}".
  var row: Phrase
  /// "{title} – {site}".
  var pageTitle: Phrase
  /// "{n} of {count}": where one is, or how many of all.
  var place: Phrase
  /// "Page {n} of {count}".
  var pageNumber: Phrase
  /// "Tagged “{tag}”".
  var tagged: Phrase
  var results: Plural
}

extension Language {
  /// "59 rows".
  package func rows(_ count: Int) -> String { text(phrases.rows, count: count) }
  package func columns(_ count: Int) -> String { text(phrases.columns, count: count) }
  package func values(_ count: Int) -> String { text(phrases.values, count: count) }
  package func points(_ count: Int) -> String { text(phrases.points, count: count) }
  package func charts(_ count: Int) -> String { text(phrases.charts, count: count) }
  package func datasets(_ count: Int) -> String { text(phrases.datasets, count: count) }
  /// "All 59 rows": opens a folded table.
  package func allRows(_ count: Int) -> String { text(phrases.allRows, count: count) }
  /// The name of a player.
  package func audioGraph(of title: String) -> String { phrases.audioGraph(["title": title]) }
  /// The name of an explorer's slider.
  package func explorer(of title: String) -> String { phrases.explorer(["title": title]) }
  /// The caption of a table.
  package func dataTable(of title: String) -> String { phrases.dataTable(["title": title]) }
  /// "Columns: births".
  package func labelled(_ label: String, _ text: String) -> String {
    joining.subject(["name": label, "text": text])
  }
  /// "3 charts, Rain, Sun and Wind"; titles that are sentences stand in quotation marks.
  package func overview(_ what: String, of titles: [String]) -> String {
    guard titles.contains(where: { $0.split(separator: " ").count > 4 }) else {
      return name(what, list(titles))
    }
    return labelled(what, list(titles.map { joining.quoted(["text": $0]) }))
  }
  /// "CSV, 12 kB".
  package func file(_ what: String, size: String) -> String {
    phrases.fileSize(["what": what, "size": size])
  }
  /// "Births, CSV": the parts of a name.
  package func name(_ parts: String...) -> String {
    parts.map(\.isolated).joined(separator: joining.nameComma)
  }
  /// A title and what is said of it, as sentences.
  package func sentences(_ title: String, _ text: String) -> String {
    title.isolated + joining.fullStop + joining.space + text
  }
  /// Sentences that have their stops, one after the other.
  package func paragraph(_ sentences: String...) -> String {
    sentences.joined(separator: joining.space)
  }
  /// "Hear seconds 2.3 to 4.8".
  package func hear(_ seconds: ClosedRange<Double>) -> String {
    phrases.hearSeconds([
      "from": number(seconds.lowerBound, decimals: 1),
      "to": number(seconds.upperBound, decimals: 1),
    ])
  }
  package func row(_ number: Int) -> String {
    phrases.row(["n": self.number(Double(number), decimals: 0)])
  }
  package func pageTitle(_ title: String, site: String) -> String {
    phrases.pageTitle(["title": title, "site": site])
  }

  /// "{n} of {count}", for a script to fill in.
  package var place: String { phrases.place(["n": "{n}", "count": "{count}"]) }

  package func page(_ number: Int, of count: Int) -> String {
    phrases.pageNumber([
      "n": self.number(Double(number), decimals: 0),
      "count": self.number(Double(count), decimals: 0),
    ])
  }
  /// "1990s".
  package func decade(_ year: Int) -> String { interface.ways.decade(["n": String(year)]) }
  /// "The whole chart on Our site".
  package func wholeChart(on site: String) -> String { interface.ways.wholeChart(["site": site]) }
  package func tagged(_ tag: String) -> String { phrases.tagged(["tag": tag]) }
  package func results(_ count: Int) -> String { text(phrases.results, count: count) }
  /// A day in its long form: "May 31, 2024".
  package func day(_ moment: Double) -> String { date(moment, .day) }

  /// A plain number with the language's signs.
  package func number(_ value: Double, decimals: Int? = nil) -> String {
    guard value.isFinite else { return numbers.unknown }
    let number = SpokenNumber(value, decimals: decimals, language: self)
    return (number.isNegative ? locale.minus : "") + number.digits
  }

  /// Up to two clauses as one.
  func clauses(_ items: [String]) -> String {
    guard items.count == 2, let pair = joining.clausePair else { return list(items) }
    return pair(["a": items[0], "b": items[1]])
  }

  /// "a", "a and b", "a, b, and c".
  package func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    if items.count == 2 { return joining.pair(["a": items[0], "b": last]) }
    return joining.lastPair([
      "a": items.dropLast().map(\.isolated).joined(separator: joining.listComma), "b": last,
    ])
  }
}
