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

  @Test("stay quiet on noise, 99 times of 100", arguments: white + others)
  func staysQuiet(_ row: Planted.Quiet) {
    let rates = Self.rates(row.maker, trials: row.trials, scatter: row.isScatter)
    for kind in row.kinds {
      let rate = (rates[kind, default: 0] * 1000).rounded() / 10
      print("figure: noise, \(row.name), \(row.trials) charts: \(kind) said in \(rate) %")
      #expect(
        rates[kind, default: 0] <= 0.01, "\(row.name): \(kind) \(rates[kind, default: 0])")
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
    Planted.Loud(name: "a value 9 σ away among 40", kind: .outlier) {
      var ys = $0.white(40)
      ys[17] = 9
      return [ys]
    },
    Planted.Loud(name: "a value 8 σ off a line of 100", kind: .outlier) {
      var ys = $0.white(100).enumerated().map { $1 + Double($0) / 10 }
      ys[50] += 8
      return [ys]
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
}
