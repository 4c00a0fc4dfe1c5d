import Foundation
import Testing

@testable import Descant

/// What summaries left unsaid, though everybody sees it: half of a year, a fall under noise, a point far out, a second
/// hump.
@Suite("What everybody sees")
struct UnsaidTests {
  private static func summary(_ rows: [String], _ mark: String, _ encoding: String) throws -> String
  {
    let spec = """
      {"title": "", "data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", \
      "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int = 1) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }

  private static let dated =
    "\"x\": {\"field\": \"d\", \"type\": \"temporal\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\", \"title\": \"Rainfall\"}"

  // MARK: Half of a year

  /// As rain is: much noise, and more of it in winter.
  private static func rain(_ month: Int, _ noise: inout Noise) -> Double {
    let wet = 10 + 6 * cos((Double(month) + 0.5) * .pi / 6)
    return max(0, wet + 4 * noise.normal()).rounded()
  }

  @Test("the wetter half of each year is told, of months and of days", arguments: [false, true])
  func halves(isDaily: Bool) throws {
    var noise = Noise(seed: 3)
    let rows = (0..<60).flatMap { place -> [String] in
      (isDaily ? [1, 4, 8, 11, 15, 19, 23, 27] : [1]).map { day in
        let value = Self.rain(place % 12, &noise)
        return "{\"d\": \"\(Self.date(2012 + place / 12, place % 12 + 1, day))\", \"v\": \(value)}"
      }
    }
    let text = try Self.summary(rows, "line", Self.dated)
    let pattern = /Rainfall is higher from October to March \([0-9.]+ on average\) than from/
    #expect(text.contains(pattern) && text.contains("April to September"), "\(text)")
    #expect(!text.contains("no clear rise"), "\(text)")
  }

  struct Course: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var found: ClosedRange<Int>
    var make: @Sendable (inout Noise) -> [Double]
  }

  /// In two hundred series each.
  static let years: [Course] = [
    Course(testDescription: "a wave of 1.4 σ, 4 years", found: 170...200) {
      $0.white(48) { 1.4 * cos($0 * .pi / 6) }
    },
    Course(testDescription: "a wave of 1 σ, 8 years", found: 170...200) {
      $0.white(96) { cos($0 * .pi / 6) }
    },
    Course(testDescription: "a wave of 0.9 σ, 20 years", found: 170...200) {
      $0.white(240) { 0.9 * cos($0 * .pi / 6) }
    },
    Course(testDescription: "three years", found: 0...0) { $0.white(36) { 3 * cos($0 * .pi / 6) } },
    Course(testDescription: "a wave that drifts", found: 0...2) {
      $0.white(96) { 2 * cos($0 * .pi / 4.7) }
    },
    Course(testDescription: "noise, 4 years", found: 0...2) { $0.white(48) },
    Course(testDescription: "noise, 8 years", found: 0...2) { $0.white(96) },
    Course(testDescription: "a heavy tail, 8 years", found: 0...2) { $0.heavy(96) },
    Course(testDescription: "red noise, 5 years", found: 0...2) { $0.red(60, 0.5) },
    Course(testDescription: "red noise, 20 years", found: 0...2) { $0.red(240, 0.8) },
    Course(testDescription: "a walk, 8 years", found: 0...3) { $0.walk(96) },
  ]

  @Test(
    "half of a year is told where it comes again, and of noise once in a hundred", arguments: years)
  func isFound(_ row: Course) {
    var noise = Noise(seed: 17)
    let xs = (0..<240).map { CivilTime(year: 2000, month: 1 + $0).moment }
    let told = (0..<200).count { _ in
      let ys = row.make(&noise)
      return HalfYears(Array(xs.prefix(ys.count)), ys) != nil
    }
    print(
      "figure: half of a year, \(row.testDescription), 200 series: told in \(Double(told) / 2) %")
    #expect(row.found.contains(told), "\(told)")
  }

  // MARK: A fall under noise

  /// Counts of which many are small, a little more before than after.
  private static let counts: [Double] = {
    var noise = Noise(seed: 12)
    return (0..<110).map { place in
      max(0, (place < 55 ? 4.8 : 2.6) + 2.2 * noise.normal()).rounded()
    }
  }()

  private static func yearly(_ values: [Double]) throws -> String {
    try summary(
      values.enumerated().map { "{\"d\": \"\(1851 + $0)-01-01\", \"v\": \($1)}" }, "line",
      dated.replacing("Rainfall", with: "Disasters"))
  }

  @Test("counts that fall over a century are told as falling")
  func drift() throws {
    let text = try Self.yearly(Self.counts)
    let pattern =
      /Disasters fall from an average of 4\.[0-9]+ in the first half to 2\.[0-9]+ in the second\./
    #expect(text.contains(pattern), "\(text)")
    #expect(!text.contains("no clear"), "\(text)")
    let back = try Self.yearly(Self.counts.reversed())
    #expect(back.hasPrefix("Disasters rise from an average of 2."), "\(back)")
  }

  @Test("peaks that shrink are no level, though nothing else falls")
  func peaks() throws {
    let values = (0..<40).map { place -> Double in
      let noise = sin(Double(place * place) * 1.7)
      return place % 5 == 2 && place < 20 ? 90 + 9 * noise : 20 + 6 * noise
    }
    let text = try Self.yearly(values)
    #expect(!text.contains("no clear rise or fall"), "\(text)")
  }

  // MARK: A point far out

  private static let cloud =
    "\"x\": {\"field\": \"d\", \"type\": \"quantitative\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}"

  private static func points(_ added: [(Double, Double)]) -> [String] {
    var noise = Noise(seed: 8)
    let all = (0..<40).map { place -> (Double, Double) in
      let x = Double(place) / 4 + 10
      return (x, 2 * x + noise.normal())
    }
    return (all + added).map { x, y in
      "{\"d\": \((x * 100).rounded() / 100), \"v\": \((y * 100).rounded() / 100)}"
    }
  }

  @Test("a point far out is named at the ends of a cloud, too")
  func far() throws {
    let plain = try Self.summary(Self.points([]), "point", Self.cloud)
    #expect(!plain.contains("stands"), "\(plain)")
    // The last along x, far below the line.
    let below = try Self.summary(Self.points([(20.2, 12)]), "point", Self.cloud)
    #expect(below.contains("One value stands out:") && below.contains("far below"), "\(below)")
    // Far along x alone, bending the curve to itself.
    let right = try Self.summary(Self.points([(60, 20)]), "point", Self.cloud)
    #expect(right.contains("One value stands out:") && right.contains("60"), "\(right)")
    // On the line, and far from all others.
    let apart = try Self.summary(Self.points([(60, 120)]), "point", Self.cloud)
    #expect(apart.contains("One point stands apart:") && apart.contains("60"), "\(apart)")
  }

  // MARK: A second hump

  @Test("a second hump is seen over several bins")
  func humps() throws {
    #expect(DistributionFact.humps([2, 9, 14, 20, 12, 6, 3, 4, 8, 9, 7, 3]) == nil)
    let wide: [Double] = [3, 8, 15, 22, 25, 20, 14, 8, 4, 3, 4, 3, 5, 9, 11, 10, 11, 9, 4, 1]
    let pair = try #require(DistributionFact.humps(wide))
    #expect(pair == (4, 14) || pair == (4, 16))
    let narrow: [Double] = [3, 8, 15, 40, 15, 8, 2, 1, 3, 8, 30, 9, 2]
    #expect(try #require(DistributionFact.humps(narrow)) == (3, 10))
  }

  static let heaps: [Course] = [
    Course(testDescription: "normal", found: 0...2) { $0.white(200) },
    Course(testDescription: "heavy tails", found: 0...2) { $0.heavy(200) },
    Course(testDescription: "skewed", found: 0...2) { noise in
      (0..<200).map { _ in -log(noise.even()) }
    },
    Course(testDescription: "even", found: 0...8) { noise in (0..<200).map { _ in noise.even() } },
  ]

  @Test("one heap has one hump", arguments: heaps)
  func oneHump(_ row: Course) {
    var noise = Noise(seed: 5)
    let told = (0..<200).count { _ in
      let values = row.make(&noise)
      guard let low = values.min(), let high = values.max() else { return false }
      var counts = [Double](repeating: 0, count: 18)
      for value in values { counts[min(17, Int((value - low) / (high - low) * 18))] += 1 }
      return DistributionFact.humps(counts) != nil
    }
    print(
      "figure: humps, \(row.testDescription), 200 histograms: two told in \(Double(told) / 2) %")
    #expect(row.found.contains(told), "\(told)")
  }

  // MARK: Shares

  @Test("parts that share the largest share are both named, of few rows in whole percents")
  func shares() throws {
    let counts: [(String, String, Int)] = [
      ("hf", "a", 1), ("hf", "b", 2), ("hf", "c", 2), ("nm", "d", 6), ("sf", "b", 1),
      ("sf", "c", 2),
      ("sf", "e", 3), ("bf", "a", 2), ("bf", "b", 1),
    ]
    let rows = counts.flatMap { group, answer, count in
      (0..<count).map { _ in "{\"g\": \"\(group)\", \"a\": \"\(answer)\"}" }
    }
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "g"}, \
      "y": {"aggregate": "count", "stack": "normalize", "title": "Share of rows"}, "color": {"field": "a"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.contains("The largest shares are "), "\(words.summary)")
    #expect(words.summary.contains("b and c for hf (40%)"), "\(words.summary)")
    #expect(words.drawn.hasSuffix(", 20 rows"), "\(words.drawn)")
    #expect(chart.hasFewRows && chart.countedWholes?.reduce(0, +) == 20)
    #expect(Sketch.names(chart, .english).contains { $0.contains("17 percent") })
  }

  @Test("of panels half of which show a relation all that do are told")
  func panels() throws {
    var noise = Noise(seed: 4)
    let rows = (0..<4).flatMap { panel in
      (0..<12).map { place -> String in
        let y = panel % 2 == 0 ? Double(place) + noise.normal() : Double(place * 7 % 12)
        return "{\"p\": \"p\(panel)\", \"x\": \(place), \"y\": \(y)}"
      }
    }
    let text = try Self.summary(
      rows, "point",
      "\"x\": {\"field\": \"x\", \"type\": \"quantitative\"}, \"y\": {\"field\": \"y\", \"type\": \"quantitative\"}, \"facet\": {\"field\": \"p\"}"
    )
    #expect(text.hasPrefix("y tends to rise with x in 2 of 4 groups, but not p1 and p3"), "\(text)")
  }

  // MARK: Amounts

  @Test("of two amounts the one is larger, of two prices higher")
  func amounts() throws {
    let rows = ["{\"t\": \"Oslo\", \"v\": 90.5}", "{\"t\": \"Rome\", \"v\": 60.2}"]
    func text(_ title: String) throws -> String {
      try Self.summary(
        rows, "bar",
        "\"x\": {\"field\": \"t\", \"type\": \"nominal\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\", \"title\": \"\(title)\"}"
      )
    }
    #expect(try text("Population").hasPrefix("Population is larger for Oslo (90.5)"))
    #expect(try text("Price").hasPrefix("The price is higher for Oslo (90.5)"))
  }
}
