import Foundation
import Testing

@testable import Descant

/// Normal noise that is the same on every machine: SplitMix64 and Box–Muller.
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func uniform() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return (Double((z ^ (z >> 31)) >> 11) + 0.5) / 9_007_199_254_740_992
  }

  mutating func normal() -> Double {
    (-2 * log(uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  mutating func white(_ count: Int) -> [Double] { (0..<count).map { _ in normal() } }

  /// Between 0 and 1.
  mutating func even() -> Double { uniform() }

  /// Student's t with three degrees of freedom: far values are common.
  mutating func heavy(_ count: Int) -> [Double] {
    (0..<count).map { _ in
      let squares = white(3).reduce(0) { $0 + $1 * $1 }
      return normal() / (squares / 3).squareRoot()
    }
  }

  mutating func walk(_ count: Int) -> [Double] {
    var value = 0.0
    return (0..<count).map { _ in
      value += normal()
      return value
    }
  }

  /// A straight line as it is written with some decimals.
  mutating func rounded(_ count: Int, _ decimals: Int) -> [Double] {
    let (start, slope) = (10 * uniform(), 0.1 + 3 * uniform())
    let power = pow(10, Double(decimals))
    return (0..<count).map { ((start + slope * Double($0)) * power).rounded() / power }
  }

  /// Around a line that rises by so much.
  mutating func sloped(_ count: Int, _ rise: Double) -> [Double] {
    var values = white(count)
    for place in values.indices { values[place] += rise * Double(place) / Double(count) }
    return values
  }

  /// Around a line, and the farther from it the higher it is.
  mutating func fanned(
    _ count: Int, from start: Double, to end: Double, share: Double
  ) -> [Double] {
    var values = white(count)
    for place in values.indices {
      let level: Double = start + (end - start) * Double(place) / Double(count)
      values[place] = level * (1 + share * values[place])
    }
    return values
  }

  /// Around a logarithm, as health is around income.
  mutating func concave(_ count: Int) -> [Double] {
    var values = white(count)
    for place in values.indices { values[place] = 3 * values[place] + 10 * log(Double(place) + 1) }
    return values
  }

  /// With something added to each value by its place.
  mutating func white(_ count: Int, plus course: (Double) -> Double) -> [Double] {
    var values = white(count)
    for place in values.indices { values[place] += course(Double(place)) }
    return values
  }

  /// Each value keeps a share of the one before.
  mutating func red(_ count: Int, _ share: Double) -> [Double] {
    var value = normal()
    return (0..<count).map { _ in
      value = share * value + (1 - share * share).squareRoot() * normal()
      return value
    }
  }
}

/// Rows of charts whose truth is known.
enum Planted {
  typealias Maker = @Sendable (inout Noise) -> [[Double]]

  struct Quiet: CustomTestStringConvertible {
    let name: String
    let trials: Int
    let kinds: [Feature.Kind]
    var isScatter = false
    /// The largest share of charts in which a kind may be said.
    var most = 0.01
    let maker: Planted.Maker
    var testDescription: String { name }
  }

  struct Loud: CustomTestStringConvertible {
    let name: String
    let kind: Feature.Kind
    var isScatter = false
    let maker: Planted.Maker
    var testDescription: String { name }
  }
}

@Suite("Facts on planted truth")
struct PlantedTruthTests {
  /// How often each fact is found in many charts, in a hundred.
  static func rates(_ maker: Planted.Maker, trials: Int, scatter: Bool = false) -> [Feature.Kind:
    Double]
  {
    var noise = Noise(seed: 42)
    var found: [Feature.Kind: Int] = [:]
    for _ in 0..<trials {
      let series = maker(&noise)
      let data = Observations(chart(series, scatter: scatter))
      for kind in Set(Facts.all(in: data).map(\.kind)) { found[kind, default: 0] += 1 }
    }
    return found.mapValues { Double($0) / Double(trials) }
  }

  static func chart(_ series: [[Double]], scatter: Bool) -> Chart {
    Sketch.chart(
      scatter ? .scatter : .line, x: scatter ? Sketch.axis("X") : Sketch.time("Month", .month),
      y: Sketch.axis("Y"),
      series.enumerated().map { index, ys in
        Sketch.series(
          series.count > 1 ? "Series \(index)" : nil, scatter ? .point : .line,
          Sketch.points(
            ys.enumerated().map { place, y in
              (scatter ? Double(place) : CivilTime(year: 2000, month: 1 + place).moment, y)
            }))
      })
  }

  static let white = [8, 12, 20, 40, 100, 300].map { count in
    Planted.Quiet(
      name: "white noise, \(count) values", trials: count > 40 ? 100 : 300,
      kinds: [.trend, .period, .outlier]
    ) { [$0.white(count)] }
  }

  static let others: [Planted.Quiet] = [
    Planted.Quiet(
      name: "red noise, half kept, 30 values", trials: 300, kinds: [.trend, .period, .outlier]
    ) { [$0.red(30, 0.5)] },
    Planted.Quiet(
      name: "red noise, half kept, 60 values", trials: 300, kinds: [.trend, .period, .outlier]
    ) { [$0.red(60, 0.5)] },
    Planted.Quiet(
      name: "red noise, half kept, 200 values", trials: 100, kinds: [.trend, .period, .outlier]
    ) { [$0.red(200, 0.5)] },
    // The wave is there; what it stands on is level.
    Planted.Quiet(name: "a level wave, 7 long, 28 values", trials: 300, kinds: [.trend]) {
      [$0.white(28).enumerated().map { $1 + 2.5 * sin(Double($0) * 2 * .pi / 7) }]
    },
    Planted.Quiet(name: "a level wave, 12 long, 60 values", trials: 300, kinds: [.trend]) {
      [$0.white(60).enumerated().map { $1 + 2.5 * sin(Double($0) * .pi / 6) }]
    },
    Planted.Quiet(name: "two white series, 12 values", trials: 300, kinds: [.crossing, .lead]) {
      [$0.white(12), $0.white(12)]
    },
    Planted.Quiet(name: "two white series, 40 values", trials: 300, kinds: [.crossing, .lead]) {
      [$0.white(40), $0.white(40)]
    },
    Planted.Quiet(name: "four white series, 24 values", trials: 300, kinds: [.crossing]) {
      [$0.white(24), $0.white(24), $0.white(24), $0.white(24)]
    },
    Planted.Quiet(
      name: "a cloud of 60 points", trials: 300, kinds: [.relation, .cluster, .outlier],
      isScatter: true
    ) { [$0.white(60)] },
    Planted.Quiet(
      name: "a cloud of 15 points", trials: 300, kinds: [.relation, .cluster, .outlier],
      isScatter: true
    ) { [$0.white(15)] },
  ]

  private static let judgements: [Feature.Kind] = [
    .step, .bend, .growth, .record, .period, .outlier,
  ]

  /// The series that look most like what they are not.
  static let hard: [Planted.Quiet] =
    [24, 48, 96].flatMap(hardSeries) + [96, 150].flatMap(hardClouds)

  private static func hardSeries(_ count: Int) -> [Planted.Quiet] {
    let name = ", \(count) values"
    let said: [Feature.Kind] = [.growth, .record, .period, .outlier]
    return [
      Planted.Quiet(
        name: "a line without decimals" + name, trials: 300, kinds: judgements, most: 0
      ) { [$0.rounded(count, 0)] },
      Planted.Quiet(
        name: "a line of two decimals" + name, trials: 300, kinds: judgements, most: 0
      ) { [$0.rounded(count, 2)] },
      Planted.Quiet(name: "red noise, nine tenths kept" + name, trials: 400, kinds: said) {
        [$0.red(count, 0.9)]
      },
      Planted.Quiet(name: "a walk" + name, trials: 400, kinds: [.step, .bend], most: 0.05) {
        [$0.walk(count)]
      },
      Planted.Quiet(name: "noise around a line" + name, trials: 400, kinds: judgements) {
        [$0.sloped(count, 4)]
      },
      Planted.Quiet(name: "noise that grows along a line" + name, trials: 400, kinds: judgements) {
        [$0.fanned(count, from: 10, to: 30, share: 0.1)]
      },
    ]
  }

  private static func hardClouds(_ count: Int) -> [Planted.Quiet] {
    let name = ", \(count) values"
    let said: [Feature.Kind] = [.step, .bend, .growth, .period]
    return [
      Planted.Quiet(
        name: "red noise, nine tenths kept, for steps and bends" + name, trials: 400,
        kinds: [.step, .bend]
      ) { [$0.red(count, 0.9)] },
      Planted.Quiet(name: "a heavy tail" + name, trials: 400, kinds: said) { [$0.heavy(count)] },
      Planted.Quiet(
        name: "noise beside its logarithm" + name, trials: 400, kinds: [.outlier],
        isScatter: true, most: 0
      ) { [$0.concave(count)] },
      Planted.Quiet(
        name: "a fan" + name, trials: 400, kinds: [.outlier], isScatter: true
      ) { [$0.fanned(count, from: 0, to: 100, share: 0.3)] },
    ]
  }

  @Test("stay quiet on noise, 99 times of 100", arguments: white + others + hard)
  func staysQuiet(_ row: Planted.Quiet) {
    let rates = Self.rates(row.maker, trials: row.trials, scatter: row.isScatter)
    for kind in row.kinds {
      let rate = (rates[kind, default: 0] * 1000).rounded() / 10
      print("figure: noise, \(row.name), \(row.trials) charts: \(kind) said in \(rate) %")
      #expect(
        rates[kind, default: 0] <= row.most, "\(row.name): \(kind) \(rates[kind, default: 0])")
    }
  }

  static let loud: [Planted.Loud] = [
    Planted.Loud(name: "a rise of 3.5 σ over 30 values", kind: .trend) {
      [$0.white(30).enumerated().map { $1 + 3.5 * Double($0) / 29 }]
    },
    Planted.Loud(name: "a fall of 3 σ over 100 values", kind: .trend) {
      [$0.white(100).enumerated().map { $1 - 3 * Double($0) / 99 }]
    },
    Planted.Loud(name: "a wave of amplitude 2 σ, 12 long, 60 values", kind: .period) {
      [$0.white(60).enumerated().map { $1 + 2 * sin(Double($0) * .pi / 6) }]
    },
    Planted.Loud(name: "a rise of 3 σ under a wave of 2.5 σ, 12 long, 60 values", kind: .trend) {
      [
        $0.white(60).enumerated().map {
          $1 + 3 * Double($0) / 59 + 2.5 * sin(Double($0) * .pi / 6)
        }
      ]
    },
    Planted.Loud(name: "a value 25 σ away among 40", kind: .outlier) {
      var ys = $0.white(40)
      ys[17] = 25
      return [ys]
    },
    Planted.Loud(name: "a value 15 σ off a line of 100", kind: .outlier) {
      var ys = $0.white(100).enumerated().map { $1 + Double($0) / 10 }
      ys[50] += 15
      return [ys]
    },
    Planted.Loud(name: "a value 15 σ off a season of 96 months", kind: .outlier) {
      [$0.white(96) { 4 * sin($0 * .pi / 6) + ($0 == 41 ? 15 : 0) }]
    },
    Planted.Loud(name: "a value 12 σ off a curve of 150 points", kind: .outlier, isScatter: true) {
      [$0.white(150) { 10 * log($0 + 20) + ($0 == 60 ? 12 : 0) }]
    },
    Planted.Loud(name: "a step of 4 σ in 48 values", kind: .step) {
      [$0.white(48) { $0 < 20 ? 0 : 4 }]
    },
    Planted.Loud(name: "level, then up by 20 σ, 48 values", kind: .bend) {
      [$0.white(48) { max(0, $0 - 24) * 20 / 23 }]
    },
    Planted.Loud(name: "up by 20 σ, then level, 48 values", kind: .bend) {
      [$0.white(48) { min(24, $0) * 20 / 24 }]
    },
    Planted.Loud(name: "three times as fast from the middle on, 48 values", kind: .bend) {
      [$0.white(48) { ($0 + 2 * max(0, $0 - 24)) / 5 }]
    },
    Planted.Loud(name: "tenfold growth with noise of a tenth, 48 values", kind: .growth) {
      var ys = $0.white(48)
      for place in ys.indices {
        ys[place] = 10 * pow(10, Double(place) / 47) * (1 + ys[place] / 10)
      }
      return [ys]
    },
    Planted.Loud(name: "an end 6 σ above 47 others", kind: .record) { [$0.white(47) + [6]] },
    Planted.Loud(name: "a season of 3 σ over 36 months", kind: .period) {
      [$0.white(36) { 3 * sin($0 * .pi / 6) }]
    },
    Planted.Loud(name: "a season under growth, 96 months", kind: .period) {
      var ys = $0.white(96) { 33 * ($0 / 40 + 0.25 * sin($0 * .pi / 6)) }
      for place in ys.indices { ys[place] = 100 * exp(ys[place] / 33) }
      return [ys]
    },
    Planted.Loud(name: "a parabola of 10 σ over 60 points", kind: .relation, isScatter: true) {
      [$0.white(60) { 10 * pow($0 / 29.5 - 1, 2) }]
    },
    Planted.Loud(name: "lines that cross, 4 σ apart at both ends, 30 values", kind: .crossing) {
      let a = $0.white(30).enumerated().map { $1 + 8 * Double($0) / 29 }
      return [a, $0.white(30).map { $0 + 4 }]
    },
    Planted.Loud(name: "one line 2 σ above another, 24 values", kind: .lead) {
      [$0.white(24).map { $0 + 2 }, $0.white(24)]
    },
    Planted.Loud(name: "a cloud of 60 with correlation 0.6", kind: .relation, isScatter: true) {
      [$0.white(60).enumerated().map { 0.8 * $1 + 0.6 * (Double($0) - 29.5) / 17.3 }]
    },
  ]

  @Test("speak at the stated size, nine times of ten", arguments: loud)
  func speaks(_ row: Planted.Loud) {
    let rates = Self.rates(row.maker, trials: 100, scatter: row.isScatter)
    let rate = ((rates[row.kind] ?? 0) * 1000).rounded() / 10
    print("figure: planted, \(row.name), 100 charts: \(row.kind) said in \(rate) %")
    #expect(rates[row.kind, default: 0] >= 0.9, "\(row.name): \(rates[row.kind, default: 0])")
  }

  /// A turn under noise is a shape of the values themselves, or two lines that meet.
  @Test(
    "tell one turn under noise of a fifth of its height, nine times of ten", arguments: [48, 96])
  func turn(count: Int) {
    var noise = Noise(seed: 7)
    let told = (0..<100).count { _ in
      let ys = noise.white(count) { 5 * (1 - abs(2 * $0 / Double(count - 1) - 1)) }
      let facts = Facts.all(in: Observations(Self.chart([ys], scatter: false)))
      return facts.contains { $0.kind == .shape || $0.kind == .bend }
    }
    print("figure: planted, one turn of 5 σ in \(count) values, 100 charts: said in \(told) %")
    #expect(told >= 90)
  }

  @Test("of a heavy tail no value stands out", arguments: [40, 96, 150, 400])
  func heavyTails(count: Int) {
    var noise = Noise(seed: 42)
    let told = (0..<1000).count { _ in
      FarValues(noise.heavy(count), least: 0) != nil
    }
    print(
      "figure: noise, a heavy tail, \(count) values, 1000 series: outlier in \(Double(told) / 10) %"
    )
    #expect(told <= 15)
  }
}
