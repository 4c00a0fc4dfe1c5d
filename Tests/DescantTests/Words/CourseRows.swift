import Foundation

@testable import Descant

/// Rows of the table of sentences about courses, seasons, ends, clouds and ties.
struct CourseRows {
  typealias Row = (name: String, text: String)

  let author: AuthorsWords
  let language: Language

  init(_ author: AuthorsWords) {
    self.author = author
    language = Language(tag: author.tag)
  }

  var all: [Row] { courses + ends + clouds + ties + unsaid }

  private func summary(_ chart: Chart) -> String {
    ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language).told
  }

  private func feature(_ chart: Chart, _ id: String) -> String {
    chart.features(in: language).first { $0.id == id }?.text ?? ""
  }

  /// Between -1 and 1, the same each time.
  private static func noise(_ place: Int) -> Double { sin(Double(place * place) * 1.7) }

  private func years(_ course: (Int) -> Double) -> Chart {
    let points = (0..<40).map { (Double(1980 + $0), Optional((course($0) * 10).rounded() / 10)) }
    return Sketch.chart(
      x: Sketch.axis(
        author.year, 1980, 2019, format: ValueFormat(granularity: .year, isUngrouped: true)),
      y: Sketch.axis(author.births, 0, 100),
      [Sketch.series(nil, .line, Sketch.points(points))])
  }

  private func growing(_ factor: Double, from start: Double, _ place: Int) -> Double {
    start * pow(factor, Double(place)) * (1 + Self.noise(place) / 40)
  }

  private var courses: [Row] {
    let noise: (Int) -> Double = Self.noise
    func bent(_ before: Double, _ after: Double, from start: Double, _ place: Int) -> Double {
      let first: Double = before * Double(min(20, place))
      return start + first + after * Double(max(0, place - 20)) + Self.noise(place)
    }
    func turned(_ sign: Double, from start: Double, _ place: Int) -> Double {
      let share: Double = 1 - abs(Double(place) - 19.5) / 19.5
      return start + sign * 9 * share + 2 * Self.noise(place)
    }
    let rows: [(String, Chart)] = [
      ("step up", years { ($0 < 22 ? 20 : 45) + noise($0) }),
      ("step down", years { ($0 < 22 ? 45 : 20) + noise($0) }),
      ("level, then up", years { bent(0, 3, from: 20, $0) }),
      ("level, then down", years { bent(0, -3, from: 90, $0) }),
      ("up, then level", years { bent(3, 0, from: 20, $0) }),
      ("down, then level", years { bent(-3, 0, from: 90, $0) }),
      ("faster up", years { bent(0.5, 2.5, from: 10, $0) }),
      ("faster down", years { bent(-0.5, -2.5, from: 90, $0) }),
      ("slower up", years { bent(3.3, 0.4, from: 10, $0) }),
      ("slower down", years { bent(-3.3, -0.4, from: 99, $0) }),
      ("peak", years { turned(1, from: 20, $0) }),
      ("valley", years { turned(-1, from: 40, $0) }),
      ("growth", years { growing(1.07, from: 10, $0) }),
      ("decay", years { growing(0.95, from: 100, $0) }),
    ]
    return rows.map { ("course, \($0.0)", summary($0.1)) }
      + [("course, method", methodOf(years { ($0 < 22 ? 20 : 45) + noise($0) }, "step"))]
  }

  private func methodOf(_ chart: Chart, _ id: String) -> String {
    chart.features(in: language).first { $0.id == id }?.method ?? ""
  }

  /// Four years of months of which one is highest a month late.
  private var season: Chart {
    let wave: [Double] = [0, 5, 9, 12, 9, 5, 0, -5, -9, -12, -9, -5]
    let points = (0..<48).map { (place: Int) -> (Double, Double?) in
      let late: Double = place == 16 ? 6 : 0
      let swing: Double = wave[place % 12] + late + Self.noise(place)
      return (CivilTime(year: 2020, month: 1 + place).moment, 50 + (swing * 10).rounded() / 10)
    }
    return Sketch.chart(
      x: Sketch.time(author.month, .month), y: Sketch.axis(author.rain, 0, 80),
      [Sketch.series(nil, .line, Sketch.points(points))])
  }

  private var ends: [Row] {
    [
      ("season, most years", summary(season)), ("season, method", methodOf(season, "period")),
      ("latest, a year before", feature(season, "latest")),
      ("latest, less", feature(years { 300 - 5 * Double($0) }, "latest")),
      ("latest, more", feature(years { 20 + 5 * Double($0) }, "latest")),
      ("record, high", feature(years { $0 == 39 ? 30 : 20 + Self.noise($0) }, "record")),
      ("record, low", feature(years { $0 == 39 ? 10 : 20 - Self.noise($0) }, "record")),
    ]
  }

  private func cloud(_ groups: [[(Double, Double)]]) -> Chart {
    Sketch.chart(
      .scatter, x: Sketch.axis(author.cups, 0, 60), y: Sketch.axis(author.code, -60, 60),
      groups.enumerated().map { place, points in
        Sketch.series(
          groups.count > 1 ? author.fruits[place] : nil, .point,
          Sketch.points(points.map { ($0.0, Optional($0.1)) }))
      })
  }

  private func cloud(_ course: (Double) -> Double) -> Chart {
    cloud([(0..<60).map { (Double($0), course(Double($0)) + Self.noise($0)) }])
  }

  private var clouds: [Row] {
    func groups(_ sign: Double) -> Chart {
      cloud(
        (0..<3).map { group in
          (0..<12).map { place in
            let x = Double(20 * group + place)
            return (x, sign * (20 * Double(group) - Double(place)) + Self.noise(place))
          }
        })
    }
    let rows: [(String, Chart)] = [
      ("up, but down in each group", groups(1)), ("down, but up in each group", groups(-1)),
      ("steep early", cloud { 40 * (1 - exp(-$0 / 15)) }), ("steep late", cloud { $0 * $0 / 70 }),
      ("falling early", cloud { 40 * exp(-$0 / 15) }), ("falling late", cloud { -$0 * $0 / 70 }),
      ("up and down", cloud { 30 - ($0 - 30) * ($0 - 30) / 30 }),
      ("down and up", cloud { ($0 - 30) * ($0 - 30) / 30 }), ("no relation", cloud { _ in 5 }),
    ]
    return rows.map { ("cloud, \($0.0)", summary($0.1)) }
  }

  private var ties: [Row] {
    var some = author.bars([43, 21, 57, 12, 35])
    some.notes = [.topGroups(shown: 5, of: 12, field: some.xAxis.field)]
    return [
      ("ties, lowest", summary(author.bars([43, 12, 57, 12, 35]))),
      ("ties, second", summary(author.bars([43, 43, 57, 12, 35]))),
      ("ties, third", summary(author.bars([43, 35, 57, 12, 35]))),
      ("largest of many", summary(some)),
    ]
  }

  /// What everybody sees: half of a year, means that fall, a point far from all others.
  private var unsaid: [Row] {
    let (words, joining, months) = (
      language.facts.courses, language.joining, language.locale.months
    )
    func half(_ start: Int) -> String {
      joining.range(["a": months[start], "b": months[(start + 5) % 12]])
    }
    return [
      (
        "season, half of the year",
        words.halfYears(["high": half(9), "a": "7.5", "low": half(3), "b": "2.5"])
      ),
      (
        "season, half of the year, method",
        words.methodOfHalves(["p": "= 0.002", "k": "4", "n": "4"])
      ),
      ("drift, up", words.driftUp(["before": "2.5", "after": "7.5"])),
      ("drift, down", words.driftDown(["before": "7.5", "after": "2.5"])),
      ("outlier, apart", language.facts.outlier.apart(["item": "A"])),
    ].map { ($0.0, language.euphonic($0.1)) }
  }
}
