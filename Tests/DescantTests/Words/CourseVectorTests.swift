import Foundation
import Testing

@testable import Descant

/// What ruptures, NumPy, SciPy and statsmodels say; see `Tests/Statistics/make_courses.py`.
struct CourseVector: Decodable, Sendable {
  var name: String
  var y: [Double]
  var split, knot: Int
  var hingeRest, parabolaRest, skewness, strength: Double
  var quartiles: [Double]

  static func all() throws -> [CourseVector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Statistics/courses.json")
    return try JSONDecoder().decode([CourseVector].self, from: Data(contentsOf: file))
  }
}

@Suite("Courses")
struct CourseVectorTests {
  @Test("two levels, two lines, parabolas and quartiles are those of ruptures, NumPy and SciPy")
  func vectors() throws {
    let vectors = try CourseVector.all()
    #expect(vectors.count == 56)
    for row in vectors {
      let fits = try #require(CourseFits(row.y.indices.map(Double.init), row.y), "\(row.name)")
      #expect(fits.step?.split == row.split, "\(row.name)")
      let hinge = try #require(fits.hinge)
      #expect(hinge.knot == row.knot, "\(row.name)")
      let rest = fits.rest(of: hinge).reduce(0) { $0 + $1 * $1 }
      #expect(abs(rest - row.hingeRest) <= 1e-6 * row.hingeRest, "\(row.name)")
      let left = row.y.indices.map { row.y[$0] - fits.parabola(at: $0) }.reduce(0) { $0 + $1 * $1 }
      #expect(abs(left - row.parabolaRest) <= 1e-6 * row.parabolaRest, "\(row.name)")
      let spread = try #require(RowSpread(of: row.y))
      let found = [spread.lowerQuartile, spread.median, spread.upperQuartile]
      #expect(zip(found, row.quartiles).allSatisfy { abs($0 - $1) <= 1e-9 }, "\(row.name)")
      #expect(abs((spread.skewness ?? 0) - row.skewness) <= 1e-9, "\(row.name)")
    }
  }

  @Test("a season is found where statsmodels' STL finds a strong one, and nowhere else")
  func seasons() throws {
    var agreed = 0
    let vectors = try CourseVector.all().filter { $0.y.count >= 48 }
    for row in vectors {
      let isFound = Season(row.y, lag: 12) != nil
      #expect(isFound == row.name.hasPrefix("season"), "\(row.name)")
      if isFound { #expect(row.strength > 0.8, "\(row.name): \(row.strength)") }
      agreed += isFound == row.name.hasPrefix("season") ? 1 : 0
    }
    print("figure: seasons of \(vectors.count) series, as planted in \(agreed)")
  }

  @Test(
    "the months of a turn that has not ended are not counted among its turns",
    arguments: [(48, "3 of 4"), (54, "3 of 4"), (60, "4 of 5")])
  func wholeTurns(months: Int, expected: String) throws {
    let wave: [Double] = [0, 5, 9, 12, 9, 5, 0, -5, -9, -12, -9, -5]
    let points = (0..<months).map { place -> (Double, Double?) in
      let late = place == 16 ? 6 : sin(Double(place * place) * 1.7)
      return (CivilTime(year: 2020, month: 1 + place).moment, 50 + wave[place % 12] + late)
    }
    let chart = Sketch.chart(
      x: Sketch.time("Month", .month), y: Sketch.axis("Rain", 0, 80),
      [Sketch.series(nil, .line, Sketch.points(points))])
    let feature = try #require(chart.features(in: .english).first { $0.id == "period" })
    #expect(feature.text.contains(expected), "\(feature.text)")
  }

  @Test("a change is the difference of its ends as they are printed")
  func printedChange() throws {
    let values = [-104.45, 20.1, 150.2, 270.3, 385.45]
    let points = values.enumerated().map { (Double(2001 + $0), Optional($1)) }
    let chart = Sketch.chart(
      x: Sketch.axis(
        "Year", 2001, 2005, format: ValueFormat(granularity: .year, isUngrouped: true)),
      y: Sketch.axis("Profit", -200, 400), [Sketch.series(nil, .line, Sketch.points(points))])
    let feature = try #require(chart.features(in: .english).first { $0.id == "change" })
    #expect(feature.text.contains("489"), "\(feature.text)")
  }

  @Test(
    "groups reverse what all together say only if none goes with it",
    arguments: [([-1.0, -1, -1], true), ([-1, -1, 1], false), ([1, 1, 1], false)])
  func reversals(slopes: [Double], isReversed: Bool) throws {
    let groups = slopes.enumerated().map { group, slope in
      Sketch.series(
        "group \(group)", .point,
        Sketch.points(
          (0..<12).map { place in
            let own = slope * Double(place) + sin(Double(place * place) * 1.7)
            return (Double(20 * group + place), Optional(20 * Double(group) + own))
          }))
    }
    let chart = Sketch.chart(
      .scatter, x: Sketch.axis("X", 0, 60), y: Sketch.axis("Y", -20, 60), groups)
    let relation = chart.features(in: .english).first { $0.id == "relation" || $0.id == "cloud" }
    #expect(
      (relation?.text.contains("within each") == true) == isReversed,
      "\(chart.features(in: .english))")
  }

  @Test(
    "values are no finer than they were written",
    arguments: [
      ([1.0, 2.0, 3.0], 1.0), ([0.25, 1.5], 0.01), ([1200.0, 3400.0], 100.0),
      ([0.1 + 0.2, 0.7], 0.1), ([-5.0, 10.0], 1.0), ([0.0, 0.0], 0.0),
    ] as [([Double], Double)])
  func resolution(values: [Double], step: Double) {
    #expect(abs(Resolution(values).step - step) <= 1e-12)
  }
}
