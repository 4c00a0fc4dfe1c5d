@testable import Descant

/// Rows of the table of sentences about moments, signs and ties.
struct SentenceRows {
  typealias Row = (name: String, text: String)

  let author: AuthorsWords
  let language: Language

  init(_ author: AuthorsWords) {
    self.author = author
    language = Language(tag: author.tag)
  }

  var all: [Row] { moments + gaps + several + kinds + axes }

  private func summary(_ chart: Chart) -> String {
    ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language).told
  }

  private func feature(_ chart: Chart, _ id: String) -> String {
    chart.features(in: language).first { $0.id == id }?.text ?? ""
  }

  private func listening(_ chart: Chart) -> String {
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    return chart.listening(in: language, mapping: score.mapping).instructions
  }

  // MARK: Moments

  /// Two lines that cross, one value a moment.
  private func crossing(_ moments: [Double], _ granularity: Granularity) -> Chart {
    func course(_ name: String, _ start: Double, _ step: Double) -> Series {
      let points = moments.enumerated().map { (place, moment) -> (Double, Double?) in
        (moment, start + step * Double(place))
      }
      return Sketch.series(name, .line, Sketch.points(points))
    }
    let x = Sketch.axis(
      author.month, moments[0], moments[moments.count - 1],
      format: ValueFormat(granularity: granularity), scale: .utc)
    return Sketch.chart(
      x: x, y: Sketch.axis(author.rate, 0, 12, unit: Unit(symbol: "%")),
      [course(author.cities.0, 4, 0.5), course(author.cities.1, 9.7, -0.5)])
  }

  private static func steps(_ length: Double) -> [Double] {
    let start = CivilTime(year: 2024, month: 2, day: 27).moment
    return (0..<12).map { start + Double($0) * length }
  }

  private var moments: [Row] {
    let (hour, day) = (3_600_000.0, 86_400_000.0)
    let quarters = (0..<12).map { CivilTime(year: 2022, month: 1 + 3 * $0).moment }
    let days = crossing(Self.steps(day), .day)
    let hours = crossing(Self.steps(hour), .hour)
    let clock = crossing(Self.steps(hour), .hourOfDay)
    let minutes = crossing(Self.steps(hour / 60), .minuteOfHour)
    return [
      ("crossing, days", summary(days)), ("listening, days", listening(days)),
      ("crossing, weeks", summary(crossing(Self.steps(7 * day), .week))),
      ("crossing, quarters", summary(crossing(quarters, .quarter))),
      ("crossing, hours", summary(hours)), ("fact, hour", feature(hours, "highest")),
      ("fact, one o’clock", Sketch.names(hours, language)[1]),
      ("fact, weekday", feature(crossing(Self.steps(day), .weekday), "lowest")),
      ("fact, day of the month", feature(crossing(Self.steps(day), .dayOfMonth), "axes")),
      ("fact, hour of the day", feature(clock, "highest")),
      ("fact, minute of the hour", feature(minutes, "highest")),
    ]
  }

  private var gaps: [Row] {
    func chart(missing: Set<Int>) -> Chart {
      let start = CivilTime(year: 2024, month: 3, day: 1).moment
      let points = (0..<30).map { (place: Int) -> (Double, Double?) in
        (
          start + Double(place) * 86_400_000,
          missing.contains(place) ? nil : Double(40 + place * place % 7)
        )
      }
      return Sketch.chart(
        x: Sketch.time(author.month, .day), y: Sketch.axis(author.rain, 0, 60),
        [Sketch.series(nil, .line, Sketch.points(points))])
    }
    return [
      ("gap, day", feature(chart(missing: [4]), "gap")),
      ("gap, days", feature(chart(missing: [4, 5, 6, 7]), "gap")),
      ("gap, many", feature(chart(missing: [2, 4, 6, 7, 8, 11, 13]), "gap")),
      ("gap, bar", feature(bars(missing: 1...2), "gap")),
      ("gap, bars", feature(bars(missing: 1...6), "gap")),
      ("unnamed", summary(bars(missing: 2...7))),
    ]
  }

  /// Bars of which some have no value; the last one has no name.
  private func bars(missing: ClosedRange<Int>) -> Chart {
    let names = (1...8).map { "\(author.fruits[0]) \($0)" } + [language.locale.unnamed]
    let points = names.indices.map { place in
      DataPoint(
        x: .category(place), y: missing.contains(place) ? nil : .number(Double(10 + place * place)))
    }
    return Sketch.chart(
      .bar, x: Sketch.categories(author.fruit, names), y: Sketch.axis(author.steps, 0, 90),
      [Sketch.series(nil, .bar, points)])
  }

  // MARK: Several series

  private var several: [Row] {
    let format = ValueFormat(granularity: .year, isUngrouped: true)
    func chart(_ series: [(String, [Double])]) -> Chart {
      Sketch.chart(
        x: Sketch.axis(author.year, 2001, 2012, format: format),
        y: Sketch.axis(author.steps, 0, 100, unit: author.unit(author.step)),
        series.map { name, values in
          Sketch.series(
            name, .line,
            Sketch.points(values.enumerated().map { (Double(2001 + $0), $1) }))
        })
    }
    let (low, middle, high) = (
      [3.0, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], [27.0, 18, 28, 18, 28, 45, 90, 45, 23, 53, 60, 28],
      [66.0, 71, 65, 73, 66, 71, 67, 69, 74, 68, 72, 70]
    )
    let three = chart([
      (author.fruits[0], low), (author.fruits[1], middle), (author.fruits[2], high),
    ])
    let mixed = chart([
      (author.fruits[0], low), (author.fruits[1], middle.reversed()), (author.fruits[2], high),
    ])
    func moving(_ sign: Double) -> Chart {
      chart(
        [4.0, 0.5, 0.8].enumerated().map { place, slope in
          let zigzag = low.map { $0 * 0.8 }
          let values = zigzag.indices.map { 200 + sign * slope * Double($0) + zigzag[$0] * 0.1 }
          return (author.fruits[place], values)
        })
    }
    func left(_ series: [[Double]]) -> Chart {
      var chart = chart(zip(author.fruits, series).map { ($0, $1) })
      chart.yAxis = Sketch.axis(author.births, 0, 100, unit: Unit(symbol: "%"))
      return chart
    }
    let (fast, slow, none) = ([100.0, 80, 40, 10], [100.0, 90, 80, 50], [100.0, 95, 90, 85])
    let noisy = chart([("", low.indices.map { low[$0] + 3 * Double($0) })])
    let rising = chart([
      (author.fruits[0], (0..<12).map { Double(10 + 3 * $0) }),
      (author.fruits[1], (0..<12).map { Double(20 + 5 * $0) }),
    ])
    return [
      ("three lines", summary(three)), ("fact, mostly", feature(three, "lead")),
      ("fact, last", feature(three, "lead-2")), ("both rise", summary(rising)),
      ("one moves most", summary(moving(1))), ("one falls most", summary(moving(-1))),
      ("higher and lower", feature(mixed, "change")),
      ("all higher", feature(moving(1), "change-2")),
      ("all lower", feature(moving(-1), "change-2")),
      ("rises, with its ends", summary(noisy)),
      ("half is left", summary(left([fast]))), ("halves in order", summary(left([fast, slow]))),
      ("halves and none", summary(left([fast, none, slow]))),
      ("halves at once", summary(left([fast, fast]))),
      ("halves of few", summary(left([none, none, fast, none, none]))),
      ("fact, up", feature(rising, "change-2")), ("listening, several", listening(three)),
    ]
  }

  // MARK: Kinds of charts

  private var kinds: [Row] {
    let (two, signed) = (author.bars([21, 43]), author.bars([12, -5, 8, -3, 1]))
    var counted = author.bars([43, 21, 57])
    counted.notes = [.aggregated(operation: "count", field: "", by: author.fruit)]
    return [
      ("two bars", summary(two)), ("fact, signs", feature(signed, "sign")),
      ("fact, lowest", feature(signed, "lowest")),
      ("tied pie", summary(author.bars([40, 40, 20], .pie))),
      ("equal pie", summary(author.bars([25, 25, 25], .pie))),
      ("fact, equal", feature(author.bars([25, 25, 25]), "note")),
      ("fact, together", feature(author.bars([40, 30, 5, 4, 3], .pie), "share-3")),
      ("note, counted", feature(counted, "note")),
      ("range", summary(author.ranges)), ("strip", author.ranges.name(in: language)),
      ("relation, down", feature(author.cloud(step: -4), "relation")),
      ("groups", summary(author.cloud(step: 0))),
      ("boxes", summary(author.boxes)), ("box", box(0)), ("box of one", box(2)),
      ("listening, boxes", listening(author.boxes)),
      ("fact, widest box", feature(author.boxes, "distribution-2")),
    ] + intervals
  }

  private var intervals: [Row] {
    let chart = author.estimates()
    let names = PointNames(Speaker(chart, language))
    return [
      ("intervals", summary(chart)), ("estimate", names.name(of: chart.allSeries[0].points[0])),
      ("no interval", names.name(of: chart.allSeries[0].points[3])),
      ("listening, intervals", listening(chart)),
      ("listening, band", listening(author.estimates(.line))),
      ("fact, overlapping", feature(chart, "difference-2")),
    ]
  }

  private func box(_ place: Int) -> String {
    let chart = author.boxes
    return PointNames(Speaker(chart, language)).name(of: chart.allSeries[0].points[place])
  }

  private var axes: [Row] {
    let bent: [(String, Scale.Kind, Double, Double)] = [
      ("log", .log(base: 10), 1, 1000), ("bent", .sqrt, 0, 1000), ("reversed", .linear, 1000, 0),
    ]
    return bent.map { name, kind, start, end in
      var chart = author.bars([43, 21, 57])
      chart.yAxis = Sketch.axis(author.births, start, end, scale: kind)
      return ("fact, " + name, feature(chart, "scale"))
    }
  }
}

extension AuthorsWords {
  /// Reigns.
  fileprivate var ranges: Chart {
    let format = ValueFormat(granularity: .year, isUngrouped: true)
    let spans: [(Double, Double)] = [(1760, 1820), (1685, 1688), (1702, 1714)]
    return Sketch.chart(
      .range, x: Sketch.categories(fruit, Array(fruits.prefix(3))),
      y: Sketch.axis(year, 1600, 1900, format: format),
      [
        Sketch.series(
          nil, .bar,
          spans.enumerated().map {
            DataPoint(x: .category($0), y: .number($1.1), y2: .number($1.0))
          })
      ])
  }

  /// Points along a line; without a step, two groups.
  fileprivate func cloud(step: Double) -> Chart {
    let points = (0..<24).map { (place: Int) -> (Double, Double?) in
      let x = Double(place) + (step == 0 && place >= 12 ? 40 : 0)
      return (x, 200 + step * Double(place) + Double(place * 7 % 5))
    }
    return Sketch.chart(
      .scatter, x: Sketch.axis(cups, 0, 80, unit: unit(cup)),
      y: Sketch.axis(code, 0, 300, unit: unit(line)),
      [Sketch.series(nil, .point, Sketch.points(points))])
  }
}
