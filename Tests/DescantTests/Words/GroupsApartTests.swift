import Foundation
import Testing

@testable import Descant

/// Two heaps of points, curves of few points, and what goes one way along levels in order.
@Suite("Groups apart, curves and levels in order")
struct GroupsApartTests {
  static let samples: [Sample] = [
    Sample(
      testDescription: "normal",
      values: [
        -1.73, -1.32, -1.23, -1.16, -0.96, -0.8, -0.78, -0.71, -0.63, -0.59, -0.55, -0.49, -0.25,
        -0.08, -0.06, 0.11, 0.2, 0.27, 0.42, 0.55, 0.75, 1.14, 1.6, 1.63,
      ], dip: 0.04660087719298245),
    Sample(
      testDescription: "two heaps",
      values: [
        -1.64, -1.29, -1.05, -0.98, -0.4, -0.3, -0.26, -0.17, -0.04, 0.02, 0.41, 0.83, 4.0, 4.01,
        4.64, 4.89, 4.9, 4.91, 6.03, 6.04, 6.22, 6.27, 6.72, 7.17,
      ], dip: 0.125),
    Sample(
      testDescription: "flat",
      values: [
        0.15, 0.86, 1.07, 2.22, 2.4, 3.68, 3.77, 3.99, 4.64, 5.56, 6.35, 6.41, 6.74, 6.84, 6.92,
        7.41, 8.45, 9.33, 9.36, 9.51,
      ], dip: 0.06642857142857143),
    Sample(
      testDescription: "ties",
      values: [
        0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
      ], dip: 0.13333333333333333),
    Sample(
      testDescription: "heavy tails",
      values: [
        -5.66, -5.26, -1.49, -0.82, -0.41, -0.39, -0.27, -0.01, 0.03, 0.05, 0.18, 0.2, 0.46,
        0.56, 0.63, 0.66, 1.77, 1.88, 1.94, 3.59,
      ], dip: 0.0650390625),
  ]

  static let clouds: [Cloud] = [
    Cloud(testDescription: "apart along both", found: 95...100) { twoHeaps(&$0, x: 6, y: 6) },
    Cloud(testDescription: "apart, the other way", found: 95...100) { twoHeaps(&$0, x: 6, y: -6) },
    Cloud(testDescription: "apart along x only", found: 0...1) { twoHeaps(&$0, x: 6, y: 0) },
    Cloud(testDescription: "one heap", found: 0...1) { twoHeaps(&$0, x: 0, y: 0) },
    Cloud(testDescription: "flat along a line", found: 0...1) { noise in
      let xs = (0..<100).map { _ in noise.even() * 10 }
      return (xs, xs.map { $0 + noise.normal() / 10 })
    },
    Cloud(testDescription: "heavy tails", found: 0...1) { noise in
      let xs = noise.heavy(100)
      return (xs, xs.map { $0 + noise.normal() })
    },
    Cloud(testDescription: "whole numbers along a line", found: 0...1) { noise in
      let xs = (0..<200).map { _ in (noise.normal() * 8).rounded() }
      return (xs, xs.map { ($0 + noise.normal()).rounded() })
    },
    Cloud(testDescription: "a ring", found: 0...1) { noise in
      let angles = (0..<200).map { _ in noise.even() * 2 * .pi }
      return (angles.map { cos($0) }, angles.map { sin($0) })
    },
  ]

  static let shorts: [Short] = [10, 14, 24, 35].flatMap { count in
    [
      Short(testDescription: "growth, \(count)", count: count, found: 95...100) {
        exp(4 * $0) + $1.normal() / 10
      },
      Short(testDescription: "a rise that tires, \(count)", count: count, found: 85...100) {
        10 * $0.squareRoot() + $1.normal() / 20
      },
      Short(testDescription: "a line, \(count)", count: count, found: 0...1) {
        20 * $0 + $1.normal() / 10
      },
      Short(testDescription: "a line in noise, \(count)", count: count, found: 0...1) {
        4 * $0 + $1.normal()
      },
      Short(testDescription: "a rounded line, \(count)", count: count, found: 0...1) { x, _ in
        (7 * x).rounded()
      },
    ]
  }

  static let specs: [Spec] = [
    Spec(
      testDescription: "medians that fall along doses", rows: boxRows([50, 40, 30]), rest: box,
      begins: "The median falls from 50 at k\u{A0}=\u{A0}5 to 30 at k\u{A0}=\u{A0}15."),
    Spec(
      testDescription: "names that are numbers have no way", rows: boxRows([50, 40, 30]),
      rest: names,
      begins:
        "The median is highest for k\u{A0}=\u{A0}5, at 50, and lowest for k\u{A0}=\u{A0}15, at 30."),
    Spec(
      testDescription: "medians that rise, though not at every step",
      rows: boxRows([10, 30, 20, 40, 50, 60]), rest: box,
      begins:
        "The median rises from 10 at k\u{A0}=\u{A0}5 to 60 at k\u{A0}=\u{A0}30, though not at every step."
    ),
    Spec(
      testDescription: "classes of unequal widths by where half of all are",
      rows: zip(["0-10", "10-20", "20-50", "50-100", ">100"], [40, 50, 90, 30, 10]).map {
        "{\"k\":\"\($0)\",\"v\":\($1)}"
      }, rest: bars,
      begins: """
        k is typically about 20-50. The middle half of the values runs from 10-20 to 20-50.
        """),
    Spec(
      testDescription: "two columns that are the same are the strongest pair",
      rows: [
        ("a", "b", 1), ("a", "c", -0.7), ("b", "c", 0.25), ("a", "d", 0.5), ("b", "d", 0.5),
        ("c", "d", 0.3),
      ].map { "{\"x\":\"\($0)\",\"y\":\"\($1)\",\"v\":\($2)}" },
      rest: """
        "mark":"rect","encoding":{"x":{"field":"x"},"y":{"field":"y"},\
        "color":{"field":"v","type":"quantitative","title":"Correlation"}}
        """,
      begins: "The strongest correlation is 1.00, between a and b"),
    Spec(
      testDescription: "correlations by the strongest pairs",
      rows: [
        ("a", "b", 0.5), ("a", "c", -0.7), ("b", "c", 0.25), ("a", "a", 1), ("b", "b", 1),
      ].map { "{\"x\":\"\($0)\",\"y\":\"\($1)\",\"v\":\($2)}" },
      rest: """
        "mark":"rect","encoding":{"x":{"field":"x"},"y":{"field":"y"},\
        "color":{"field":"v","type":"quantitative","title":"Correlation"}}
        """,
      begins: """
        The strongest correlation is 0.50, between a and b. The strongest negative one is −0.70, between a and c.
        """),
  ]

  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var values: [Double]
    /// By the package diptest 0.12 for Python.
    var dip: Double
  }

  @Test(
    "the dip is the one that diptest finds",
    arguments: samples)
  func dip(_ row: Sample) throws {
    let dip = try #require(Dip(row.values))
    #expect(abs(dip.value - row.dip) < 1e-12, "\(dip.value)")
  }

  struct Cloud: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In a hundred charts at least, or at most.
    var found: ClosedRange<Int>
    var make: @Sendable (inout Noise) -> ([Double], [Double])
  }

  fileprivate static func twoHeaps(_ noise: inout Noise, x: Double, y: Double) -> (
    [Double], [Double]
  ) {
    let (xs, ys) = (noise.white(100), noise.white(100))
    return (
      xs.enumerated().map { $1 + ($0 < 40 ? 0 : x) }, ys.enumerated().map { $1 + ($0 < 40 ? 0 : y) }
    )
  }

  @Test(
    "two heaps are found where they lie apart along both axes, and only there",
    arguments: clouds)
  func heaps(_ row: Cloud) {
    var noise = Noise(seed: 42)
    let told = (0..<100).count { _ in
      let (xs, ys) = row.make(&noise)
      return PointGroups(xs, ys) != nil
    }
    print("figure: planted, two heaps, \(row.testDescription), 100 clouds: told in \(told) %")
    #expect(row.found.contains(told), "\(told)")
  }

  struct Short: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var found: ClosedRange<Int>
    var value: @Sendable (Double, inout Noise) -> Double
  }

  @Test(
    "a curve of few points is told where hardly anything is left over, and of no line",
    arguments: shorts)
  func curves(_ row: Short) {
    var noise = Noise(seed: 7)
    let told = (0..<100).count { _ in
      let xs = (0..<row.count).map { Double($0) / Double(row.count - 1) }
      return Course(cloud: xs, xs.map { row.value($0, &noise) }) != nil
    }
    print(
      "figure: planted, curve of few points, \(row.testDescription), 100 clouds: told in \(told) %")
    #expect(row.found.contains(told), "\(told)")
  }

  @Test(
    "values go one way along levels from one end to the other, or no way",
    arguments: [
      ([1, 2, 3], "up"), ([3, 2, 1], "down"), ([1, 1, 3], "up"), ([1, 3, 2], ""), ([2, 1, 3], ""),
      ([1, 2], ""), ([2, 2, 2], ""), ([1, 3, 2, 4], ""), ([1, 3, 2, 4, 5, 6], "up, unevenly"),
      ([1, 5, 4, 3, 2, 6], ""), ([6, 4, 5, 3, 2, 1], "down, unevenly"),
    ] as [([Double], String)])
  func levels(_ values: [Double], says: String) {
    let course = LevelCourse(values)
    let text = course.map { ($0.isRising ? "up" : "down") + ($0.isEven ? "" : ", unevenly") } ?? ""
    #expect(text == says)
  }

  struct Plane: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In a hundred planes at least, or at most.
    var even: ClosedRange<Int> = 0...1
    var clustered: ClosedRange<Int> = 0...1
    var make: @Sendable (inout Noise) -> ([Double], [Double])
  }

  static let planes: [Plane] = [
    Plane(testDescription: "by chance") { noise in
      ((0..<120).map { _ in noise.even() }, (0..<120).map { _ in noise.even() * 5 })
    },
    Plane(testDescription: "few by chance") { noise in
      ((0..<25).map { _ in noise.even() }, (0..<25).map { _ in noise.even() })
    },
    Plane(testDescription: "a shaken grid", even: 99...100) { noise in
      let xs = (0..<100).map { Double($0 % 10) + noise.normal() / 10 }
      return (xs, (0..<100).map { Double($0 / 10) + noise.normal() / 10 })
    },
    Plane(testDescription: "eight heaps", clustered: 99...100) { noise in
      let middles = (0..<8).map { _ in (noise.even() * 10, noise.even() * 10) }
      let xs = (0..<120).map { middles[$0 % 8].0 + noise.normal() / 5 }
      return (xs, (0..<120).map { middles[$0 % 8].1 + noise.normal() / 5 })
    },
  ]

  @Test(
    "points of a plane lie evenly or in clusters where chance does not do it", arguments: planes)
  func spread(_ row: Plane) {
    var noise = Noise(seed: 11)
    let found = (0..<100).compactMap { _ in
      let (xs, ys) = row.make(&noise)
      return NearestNeighbours(xs, ys)
    }
    let (even, clustered) = (found.count(where: \.areEven), found.count(where: \.areClustered))
    #expect(found.count == 100 && row.even.contains(even), "\(even)")
    #expect(row.clustered.contains(clustered), "\(clustered)")
  }

  @Test("the distance to the nearest is that of Clark and Evans")
  func nearest() throws {
    // A grid of 6 × 6, one apart: by Donnelly expected 0.5 √(25/36) + (0.0514 + 0.041/6) · 20/36.
    let places = 0..<36
    let found = try #require(
      NearestNeighbours(places.map { Double($0 % 6) }, places.map { Double($0 / 6) }))
    #expect(abs(found.ratio - 1 / (0.5 * 5 / 6 + (0.0514 + 0.041 / 6) * 20 / 36)) < 1e-12)
  }

  struct Spec: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [String]
    var rest: String
    var begins: String
  }

  private static let box = """
    "mark":"boxplot","encoding":{"x":{"field":"k","type":"ordinal"},"y":{"field":"v","type":"quantitative"}}
    """
  private static let names = """
    "mark":"boxplot","encoding":{"x":{"field":"k","type":"nominal"},"y":{"field":"v","type":"quantitative"}}
    """
  private static let bars = """
    "mark":"bar","encoding":{"x":{"field":"k","type":"ordinal","sort":["0-10","10-20","20-50","50-100",">100"]},\
    "y":{"field":"v","type":"quantitative","title":"count"}}
    """

  private static func boxRows(_ medians: [Int]) -> [String] {
    medians.enumerated().flatMap { place, median in
      (-4...4).map { "{\"k\":\((place + 1) * 5),\"v\":\(median + $0)}" }
    }
  }

  @Test(
    "sentences say which way and between which ends",
    arguments: specs)
  func sentences(_ row: Spec) throws {
    let spec = "{\"data\":{\"values\":[\(row.rows.joined(separator: ","))]},\(row.rest)}"
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.hasPrefix(row.begins), "\(words.summary)")
  }

  /// The words that join the names of columns are in the names' language.
  @Test(
    "a title is in one language",
    arguments: [
      ("Année,Naissances\n2019,7\n2020,9\n2021,8\n2022,12\n", "Naissances selon année", "fr"),
      ("Region,Einwohner\nNord,100\nSüd,200\nOst,120\nWest,90\n", "Einwohner nach Region", "de"),
      ("region,sales\nNorth,100\nSouth,200\nEast,120\nWest,90\n", "Sales by region", nil),
    ] as [(String, String, String?)])
  func titles(_ text: String, title: String, language: String?) throws {
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let made = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
    #expect(made.first?.title == title)
    // A page in another one says which.
    #expect(made.first?.spec["usermeta"]?["descant"]?["language"]?.string == language)
  }

  /// Pairs of several kinds that lie apart are not pooled; counts of classes keep their classes.
  @Test("pairs of kinds that lie apart have a panel each")
  func kinds() throws {
    var rows: [String] = []
    for kind in 0..<2 {
      for x in 0..<8 {
        for y in 0..<8 {
          let count = max(0, 20 - 4 * abs(x - y)) + (x * 3 + y * 5 + kind) % 7
          let place = "\(60 + x + kind * 6).5,\(60 + y + kind * 6).5"
          rows.append("\(place),\(count),\(["sons,s", "daughters,d"][kind])")
        }
      }
    }
    let text = "child,parent,frequency,kind,short\n" + rows.joined(separator: "\n") + "\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let made = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
    let spec = try #require(made.first?.spec)
    #expect(spec["encoding"]?["facet"]?["field"]?.string == "kind", "\(made.map(\.title))")
  }

  /// What middles change by less than rows differ at a step is not drawn as large.
  @Test(
    "a line of medians begins at zero where they change little beside how rows differ",
    arguments: [(1, 90, false), (30, 3, true)])
  func medians(rise: Int, spread: Int, isCut: Bool) throws {
    let rows = (0..<120).map { row in
      let (step, kind, place) = (row / 2 % 4 + 1, row % 2, row / 8)
      return "\(step),\(["drug", "none"][kind]),\(40 + step * rise / 2 + place * spread / 14)"
    }
    let text = "visit,treatment,seizures\n" + rows.joined(separator: "\n") + "\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let table = SuggestionTable(dataset, words: .english)
    let forms = try #require(TimeForms(table))
    let measure = try #require(table.measures.first)
    let group = table.groups.first { $0.name == "treatment" }
    let channel = forms.course(measure, .median, of: group)
    #expect(channel.scale.contains { $0.0 == "zero" } == isCut, "\(channel.scale)")
  }
}
