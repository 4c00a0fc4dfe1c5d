import Foundation
import Testing

@testable import Descant

/// A table of sentences a language, recorded in `Tests/Words`, read by people who speak it.
///
/// `DESCANT_RECORD=1` writes the tables anew.
@Suite("Tables of sentences")
struct SentenceTableTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Words")

  static func rows(_ author: AuthorsWords) -> [(name: String, text: String)] {
    let language = Language(tag: author.tag)
    var rows = names(author, language)
    rows += summaries(author, language)
    rows += facts(author, language)
    rows += around(author, language)
    rows += SentenceRows(author).all
    rows += CourseRows(author).all
    rows += contrasts(language)
    rows += levels(language)
    rows += firsts(language)
    rows += courses(language)
    return rows
  }

  /// What a person says first.
  private static func firsts(_ language: Language) -> [(String, String)] {
    let words = language.facts.first
    let at = ["A", "B"].map { language.facts.places.category(["x": $0]) }
    let range = language.joining.range(["a": "1", "b": "2"])
    let ends =
      ["median": "5", "low": "1", "lowAt": at[0], "high": "9", "highAt": at[1]]
      as KeyValuePairs
    func far(_ plural: Plural, _ values: [String]) -> String {
      let category = language.pluralRules.category(of: PluralOperands(Double(values.count)))
      return plural.form(category)(["n": "\(values.count)", "list": language.list(values)])
    }
    func part(_ name: String, _ place: Int) -> String {
      words.part(["name": name, "at": at[place], "value": "60%"])
    }
    let lead = language.facts.lead.categories
    let (all, some) = (lead.all(["n": "5"]), lead.some(["k": "4", "n": "5"]))
    let map =
      [
        "points": language.text(language.names.points, count: 80), "share": "51%", "x": "X",
        "xRange": range, "y": "Y", "yRange": range,
      ] as KeyValuePairs
    let bin =
      ["value": "169", "total": "1,388", "x": "X", "xRange": range, "y": "Y", "yRange": range]
      as KeyValuePairs
    let side = words.side(["a": "48%", "b": "28%", "at": at[0]])
    return [
      ("first, usual", words.typical(["median": "1.5", "range": range])),
      ("first, one far below", far(words.farBelow, ["−44"])),
      ("first, two far below", far(words.farBelow, ["−44", "−2"])),
      ("first, one far above", far(words.farAbove, ["44"])),
      ("first, two far above", far(words.farAbove, ["44", "50"])),
      ("first, far on both sides", far(words.farOff, ["−44", "50"])),
      ("first, flat", words.flat(["range": range])),
      ("first, flat above", words.flatAbove(["range": range])),
      ("first, flat below", words.flatBelow(["range": range])),
      ("first, bins", words.commonBins(bin)),
      ("first, misplaced", words.misplaced(["title": "Y", "value": "8.9"])),
      ("first, unstated", words.unstated(["title": "X", "n": "12", "all": language.rows(344)])),
      (
        "first, unstated share",
        words.unstatedShare(["title": "X", "share": "78%", "n": "739", "all": "944"])
      ),
      ("first, tail up", words.tailUp(["to": "235"])),
      ("first, tail down", words.tailDown(["to": "2"])),
      ("first, varies", words.varies(ends)), ("first, varies within", words.variesWithin(ends)),
      ("first, wanders", words.wanders(ends)),
      ("first, most common pair", words.common(["cell": "A", "value": "40", "total": "120"])),
      (
        "first, one part always",
        words.partAlways([
          "name": "P", "points": all, "low": "1", "lowAt": at[0], "high": "9", "highAt": at[1],
        ])
      ),
      ("first, one part mostly", words.partMostly(["name": "P", "points": some])),
      (
        "first, one part mostly, and another",
        words.partly(["name": "P", "points": some, "list": part("Q", 0)])
      ),
      ("first, parts", words.parts(["list": language.list([part("P", 0), part("Q", 1)])])),
      ("first, sides", words.sides(["up": "P", "down": "Q", "list": side])),
      ("first, ahead", words.ahead(["a": "A (9)", "b": "B (4)", "times": "2.3"])),
      ("first, places", words.places(map)), ("first, dense", words.dense(map)),
      ("title, positions", language.suggestions.positions.filled(["table": "T"])),
    ].map { ($0.0, language.euphonic($0.1)) }
  }

  /// What is said of where values lie.
  private static func levels(_ language: Language) -> [(String, String)] {
    let words = language.facts.levels
    let at = ["A", "B"].map { language.facts.places.category(["x": $0]) }
    let two =
      ["aAt": at[0], "a": "9", "bAt": at[1], "b": "4", "times": "2.3"] as KeyValuePairs
    let range = language.joining.range(["a": "1", "b": "2"])
    return [
      ("level, scattered", words.scattered(["median": "1.5", "range": range])),
      ("level, two groups", words.higher(two)), ("level, many times", words.times(two)),
      ("level, overlapping", words.overlapping(["text": words.higher(two)])),
      ("level, highest", words.highest(["at": at[0], "value": "9"])),
      ("level, lowest", words.lowest(["at": at[1], "value": "4"])),
      ("level, diagonal", words.diagonal(["k": "6", "n": "7"])),
    ].map { ($0.0, language.euphonic($0.1)) }
  }

  /// Levels in order, curves, heaps and correlations.
  private static func courses(_ language: Language) -> [(String, String)] {
    let (facts, pair) = (language.facts, ["x": "X", "y": "Y"] as KeyValuePairs)
    let at = { facts.places.category(["x": $0]) }
    let ends: KeyValuePairs = [
      "what": facts.contrast.median(), "from": "3", "fromAt": at("A"), "to": "7", "toAt": at("B"),
      "x": "X", "groups": facts.contrast.groups(2, of: 2, language), "at": at("C"),
    ]
    let points = { language.text(language.names.points, count: $0) }
    let strong: KeyValuePairs = [
      "high": "0.7", "highAt": language.list(["A", "B"]), "low": "\u{2212}0.5",
      "lowAt": language.list(["C", "D"]),
    ]
    return [
      ("levels, up", facts.contrast.rises(ends)), ("levels, down", facts.contrast.falls(ends)),
      ("levels in groups, up", facts.contrast.risesWith(ends)),
      ("levels in groups, down", facts.contrast.fallsWith(ends)),
      ("levels, unevenly", facts.contrast.unevenly(["text": facts.contrast.rises(ends)])),
      ("curve, faster", facts.clouds.upFaster(pair)),
      ("curve, more slowly", facts.clouds.upSlower(pair)),
      ("curve, falling faster", facts.clouds.downFaster(pair)),
      ("curve, falling more slowly", facts.clouds.downSlower(pair)),
      (
        "two heaps",
        facts.cluster.pair([
          "x": "X", "y": "Y", "lowX": "1", "lowY": "2", "lowCount": points(40), "highX": "3",
          "highY": "4", "highCount": points(60),
        ])
      ),
      ("correlations", facts.levels.correlated(strong)),
      ("correlations, one way", facts.levels.correlatedUp(strong)),
      (
        "of panels the one that grows most",
        facts.summary.mostUp([
          "text": facts.summary.allEndHigher(["n": "3"]), "name": "A",
          "share": language.numbers.percentSign(["n": "40"]),
        ])
      ),
    ]
  }

  /// What is said of groups, clouds and counts, with short names.
  private static func contrasts(_ language: Language) -> [(String, String)] {
    let (words, clouds, joining) = (
      language.facts.contrast, language.facts.clouds, language.joining
    )
    let at = ["A", "B", "C"].map { language.facts.places.category(["x": $0]) }
    func ends(_ phrase: Phrase, _ what: String, _ groups: String) -> String {
      phrase([
        "what": what, "aAt": at[0], "bAt": at[1], "groups": groups, "at": at[2], "high": "7",
        "low": "3", "highAt": at[0], "lowAt": at[1],
      ])
    }
    let (share, median) = (words.shareOf(["name": "S"]), words.median())
    let lead = language.facts.lead
    let both = ["k": "3", "n": "5"] as KeyValuePairs
    let pair = ["x": "X", "y": "Y", "a": "A", "b": "B"] as KeyValuePairs
    let range = joining.range(["a": "1", "b": "2"])
    return [
      ("contrast, range", ends(words.range, share, "")),
      ("contrast, two levels", ends(words.higher, share, words.groups(2, of: 2, language))),
      ("contrast, more levels", ends(words.extreme, median, words.groups(5, of: 5, language))),
      ("contrast, most groups", ends(words.higher, median, words.groups(7, of: 8, language))),
      ("boxes that overlap", ends(words.overlapping, "", "")),
      ("fan", clouds.wider(pair)), ("fan, closing", clouds.narrower(pair)),
      ("map", clouds.positions(["x": "X", "xRange": range, "y": "Y", "yRange": range])),
      ("groups at the same x", clouds.atSame(pair)), ("groups apart", clouds.apart(pair)),
      ("half, not reached", language.facts.half.none(["list": "A, B"])),
      ("exceptions", language.facts.trend.except(["text": "X", "names": "A"])),
      (
        "relation in most groups",
        language.facts.relation.mostUp(["x": "X", "y": "Y", "k": "3", "n": "4"])
      ),
      (
        "relation in most groups, down",
        language.facts.relation.mostDown(["x": "X", "y": "Y", "k": "3", "n": "4"])
      ),
      (
        "leader, categories",
        lead.always(["a": "A", "b": "B", "points": lead.categories.all(both)])
      ),
      (
        "leader, some categories",
        lead.alwaysHighest(["a": "A", "points": lead.categories.some(both)])
      ),
      ("leader, years", lead.always(["a": "A", "b": "B", "points": lead.years.all(both)])),
      ("leader, some years", lead.alwaysHighest(["a": "A", "points": lead.years.some(both)])),
      ("logarithmic", language.facts.scale.logarithmic(["title": "X"])),
      (
        "season, always",
        language.facts.courses.alwaysBoth(["at": at[0], "lowAt": at[1], "turns": "12"])
      ),
      (
        "season, both ends",
        language.facts.courses.lowest([
          "text": language.facts.courses.highest(["at": at[0], "k": "11", "turns": "12"]),
          "at": at[1],
          "k": "9",
        ])
      ),
      ("not", language.facts.answers.without(["name": "A"])),
    ].map { ($0.0, language.euphonic($0.1)) }
  }

  private static func names(_ author: AuthorsWords, _ language: Language) -> [(String, String)] {
    func first(_ chart: Chart, _ place: Int) -> String { Sketch.names(chart, language)[place] }
    func single(_ point: (Double, Double?), _ x: Axis, _ y: Axis) -> String {
      first(Sketch.chart(.bar, x: x, y: y, [Sketch.series(nil, .bar, Sketch.points([point]))]), 0)
    }
    let (cups, code) = (
      Sketch.axis(author.cups, 0, 12, unit: author.unit(author.cup)),
      Sketch.axis(author.code, unit: author.unit(author.line))
    )
    let change = Sketch.axis(
      author.weight, -1, 1, unit: author.unit(author.pound),
      format: ValueFormat(decimals: 1, isSigned: true))
    let moment = CivilTime(year: 2024, month: 12, day: 2, hour: 15, minute: 30).moment
    let rows: [(String, String)] = [
      ("point", single((5, 60), cups, code)), ("point, one", single((1, 1), cups, code)),
      ("point, none", single((0, 0), cups, code)),
      ("point, fraction", single((1.5, 1234.5), cups, code)),
      ("point, more", single((moment, 0.4), Sketch.time("D", .monthAndDay), change)),
      ("point, less", single((moment, -0.4), Sketch.time("D", .monthAndDay), change)),
      ("point, day", single((moment, 1), Sketch.time("D", .day), code)),
      ("point, minute", single((moment, 1), Sketch.time("D", .minute), code)),
      ("point, quarter", single((moment, 1), Sketch.time("D", .quarter), code)),
      ("point, percent", first(author.bars([43, 21, 57], .pie), 0)),
      ("gap", first(author.birthRates, 3)),
      ("interval", first(Self.long(author), 0)),
    ]
    return rows
  }

  /// Ninety days, read as weeks.
  private static func long(_ author: AuthorsWords) -> Chart {
    let start = CivilTime(year: 2024, month: 3, day: 1).moment
    let points = (0..<90).map { (place: Int) -> (Double, Double?) in
      let value: Double? = place == 4 ? nil : Double(4000 + place * 37 % 1900)
      return (start + Double(place) * 86_400_000, value)
    }
    let axis = Sketch.axis(author.steps, 0, 9000, unit: author.unit(author.step))
    return Sketch.chart(
      x: Sketch.time("D", .day), y: axis, [Sketch.series(nil, .line, Sketch.points(points))])
  }

  private static func summaries(
    _ author: AuthorsWords, _ language: Language
  ) -> [(String, String)] {
    func summary(_ chart: Chart) -> String {
      ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language).told
    }
    var tracker = author.bars([4560, 5200])
    tracker.title = author.title
    tracker.references = [
      ReferenceLine(axis: .y, value: .number(4560), label: author.average, isStatedInWords: true)
    ]
    let rows: [(String, String)] = [
      ("name", tracker.name(in: language)), ("line", summary(author.birthRates)),
      ("trend", summary(author.weights)), ("period", summary(author.waves(far: false))),
      ("outlier", summary(author.waves(far: true))), ("two lines", summary(author.cityRain)),
      ("crossing", summary(author.crossing)), ("bars", summary(author.bars([43, 21, 57, 12, 35]))),
      ("three bars", summary(author.bars([43, 21, 57]))),
      ("equal bars", summary(author.bars([57, 21, 57]))),
      ("pie", summary(author.bars([43, 21, 57], .pie))), ("scatter", summary(author.coffee)),
      ("histogram", summary(author.histogram)),
      ("up and down", summary(author.walk(1_234_000, nil))),
      ("billions", summary(author.walk(205_664_000, author.unit(author.step)))),
      ("money", summary(author.walk(2.5, Unit(symbol: "$", isPrefix: true)))),
      ("one value", summary(author.bars([43]))), ("few points", summary(author.few)),
      ("single values", summary(author.single)), ("groups", summary(author.groups)),
    ]
    return rows
  }

  private static func facts(_ author: AuthorsWords, _ language: Language) -> [(String, String)] {
    func feature(_ chart: Chart, _ id: String) -> String {
      chart.features(in: language).first { $0.id == id }.map {
        $0.text + ($0.method.map { language.joining.aside(["text": $0]) } ?? "")
      } ?? ""
    }
    var sums = author.bars([43, 21, 57])
    sums.notes = [.aggregated(operation: "mean", field: author.weight, by: author.fruit)]
    var some = author.bars([43, 21, 57])
    some.notes = [.topGroups(shown: 3, of: 12, field: some.xAxis.field)]
    let rows: [(String, String)] = [
      ("fact, large", feature(author.walk(1_234_000, author.unit(author.line)), "axes")),
      ("fact, axes", feature(author.cityRain, "axes")),
      ("fact, trend", feature(author.weights, "trend")),
      ("fact, change", feature(author.birthRates, "change")),
      ("fact, highest", feature(author.cityRain, "highest")),
      ("fact, lead", feature(author.cityRain, "lead")),
      ("fact, difference", feature(author.crossing, "difference")),
      ("fact, points of percent", feature(author.crossing, "change")),
      ("fact, gap", feature(author.birthRates, "gap")),
      ("note, axis", feature(author.birthRates, "note")),
      ("note, dropped", feature(author.birthRates, "note-2")),
      ("note, mean", feature(sums, "note")), ("note, some", feature(some, "note")),
      ("note, intervals", feature(long(author), "note")),
    ]
    return rows
  }

  private static func around(_ author: AuthorsWords, _ language: Language) -> [(String, String)] {
    let (chart, plan) = (author.birthRates, ReadingPlan(for: author.birthRates))
    let words = ChartWords(for: chart, plan: plan, language: language)
    let goal = ChartWords(
      for: author.weights, plan: ReadingPlan(for: author.weights), language: language)
    let score = Score(for: chart, plan: plan, options: .standard)
    let counts = [language.allRows(1), language.allRows(1234), language.rows(0)]
    let rows: [(String, String)] = [
      ("skip", words.skip), ("reference", goal.referenceNames.joined()),
      ("listening", chart.listening(in: language, mapping: score.mapping).instructions),
      ("listening, no axis", Self.listening(author.single, language)),
      ("listening, crowd", Self.listening(crowd(author), language)),
      ("listening, stack", Self.listening(stack(author), language)),
      ("listening, many", Self.listening(many(author, 8), language)),
      ("listening, too many", Self.listening(many(author, 105), language)),
      ("rows", counts.joined(separator: " · ")),
    ]
    return rows
  }

  /// More points than notes can be.
  private static func crowd(_ author: AuthorsWords) -> Chart {
    let points = Sketch.points((0..<1500).map { (Double($0 % 97), Double($0 * 7 % 89)) })
    return Sketch.chart(
      .scatter, x: Sketch.axis(author.month), y: Sketch.axis(author.rate),
      [Sketch.series(nil, .point, points)])
  }

  /// Two parts that are never the same in all.
  private static func stack(_ author: AuthorsWords) -> Chart {
    func part(_ name: String, from low: Double, _ size: Double) -> Series {
      Sketch.series(
        name, .area,
        (0..<4).map { place in
          let top = low + size + Double(place)
          return DataPoint(
            x: .number(Double(place)), y: .number(top), y2: .number(low), amount: top - low)
        })
    }
    return Sketch.chart(
      .area, x: Sketch.axis(author.month, 0, 3), y: Sketch.axis(author.rate),
      [part(author.cities.0, from: 0, 20), part(author.cities.1, from: 20, 5)])
  }

  /// More series than are heard one by one; some of what they are is below zero.
  private static func many(_ author: AuthorsWords, _ count: Int) -> Chart {
    Sketch.chart(
      x: Sketch.axis(author.month, 0, 3), y: Sketch.axis(author.rate, -100, 100),
      (0..<count).map { series in
        Sketch.series(
          "\(series)", .line, Sketch.points((0..<4).map { (Double($0), Double(series - 3)) }))
      })
  }

  private static func listening(_ chart: Chart, _ language: Language) -> String {
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    return chart.listening(in: language, mapping: score.mapping).instructions
  }

  @Test("are as recorded", arguments: AuthorsWords.all.map(\.tag))
  func recorded(tag: String) throws {
    let author = try #require(AuthorsWords.all.first { $0.tag == tag })
    let rows = Self.rows(author)
    #expect(rows.count >= 40)
    let text = rows.map { "\($0.name): \($0.text)\n" }.joined()
    let file = Self.folder.appending(path: "\(tag).txt")
    if ProcessInfo.processInfo.environment["DESCANT_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let pairs = zip(recorded.split(separator: "\n"), text.split(separator: "\n"))
    for (old, new) in pairs { #expect(new == old) }
    #expect(recorded == text)
    for row in rows {
      #expect(!row.text.isEmpty && !row.text.contains("{"), "\(tag) \(row.name)")
    }
  }
}
