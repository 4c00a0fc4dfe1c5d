import Testing

@testable import Descant

/// Ranges nobody means to draw: an answer each, and never too many ticks.
@Suite struct ScaleLimitTests {
  private static let kinds: [Scale.Kind] = [
    .linear, .log(base: 10), .log(base: 1), .log(base: .nan), .pow(exponent: 2), .sqrt,
    .symlog(constant: 1), .time, .utc,
  ]
  private static let ends: [Double] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .infinity,
    -.infinity, .nan, 8.64e15, -8.64e15, 1e-300, 0.1,
  ]

  @Test("every scale answers for every range", arguments: kinds)
  func answers(kind: Scale.Kind) {
    for start in Self.ends {
      for end in Self.ends {
        for count in [0, 1, 10, .max, -5] {
          let scale = Scale(kind, start: start, end: end)
          let ticks = scale.ticks(count: count)
          #expect(ticks.count <= 40_001)
          let nice = scale.nice(count: count)
          _ = nice.position(of: start)
          let few = Array(ticks.prefix(5))
          #expect(scale.labels(for: few, count: count, locale: .english).count == few.count)
        }
      }
    }
  }

  @Test(
    "round ends hold the data, sixteen digits from zero too",
    arguments: [
      (9.999_999_999_999_991e17, 1e18), (-1e18, -9.999_999_999_999_991e17), (1e15, 1e15 + 0.25),
      (1e-300, 3e-300), (-1.7e308, 1.7e308), (1.5e308, 1.7e308),
      (999_999_999_999_999.9, 1e15), (4.35, 4.350_000_000_000_001),
      (.leastNonzeroMagnitude, .leastNormalMagnitude), (0.29999999999999993, 0.3),
    ])
  func roundEnds(_ lower: Double, _ upper: Double) {
    for kind in Self.kinds.prefix(7) {
      for (start, end) in [(lower, upper), (upper, lower)] {
        for count in [2, 5, 10] {
          let nice = Scale(kind, start: start, end: end).nice(count: count)
          #expect(nice.lower <= lower && nice.upper >= upper, "\(kind)")
          #expect(nice.lower.isFinite && nice.upper.isFinite, "\(kind)")
          #expect(nice.isReversed == (start > end))
        }
      }
    }
  }

  @Test("calendar steps and time units answer for every moment")
  func calendar() {
    for moment in Self.ends {
      for name in TimeUnit.names {
        guard let unit = TimeUnit(name, step: 7) else { continue }
        _ = unit.next(after: unit.floor(moment))
      }
      for part in TimeStep.Part.allCases {
        for count in [1, 3, .max] {
          let step = TimeStep(part, step: count)
          #expect(step.boundaries(from: moment, through: moment + 1e9).count <= 10_001)
        }
      }
    }
  }

  @Test("formats answer for every number and refuse what is outside their grammar")
  func formats() {
    for value in Self.ends {
      for type in NumberFormat.types {
        for prefix in ["", "+,.3~", "012,", ".20", "$#(", "é<9"] {
          let format = NumberFormat(specifier: prefix + String(type))
          #expect(format?.text(value, locale: .english) != "")
        }
      }
    }
    for text in ["..2f", "1.2.3", "ff", "+-f", ".f", "%%", "x10", "🙂"] {
      #expect(NumberFormat(specifier: text) == nil, "\(text)")
    }
    for text in ["%", "%-", "%k", "%é", "%--d"] {
      #expect(TimeFormat(specifier: text) == nil, "\(text)")
    }
    for name in ["", "utc", "binned", "yearyear", "monthyear", "days", "fortnight"] {
      #expect(TimeUnit(name) == nil, "\(name)")
    }
    let low = Binning(extent: (min: -.infinity, max: 1))
    #expect(low == nil)
    #expect(Binning(extent: (min: 0, max: 1), options: .init(maxbins: .min)) != nil)
    #expect(Binning(extent: (min: 0, max: 1), options: .init(step: 1e-300)) == nil)
  }
  /// Exact decimals: whole steps of the data, counted in whole numbers.
  @Test(
    "a decimal lies in the bin that it begins",
    arguments: [(548, 2, 0.01), (0, 3, 0.1), (10, 7, 0.01), (-60, 4, 0.1), (5, 5, 0.001)])
  func decimals(first: Int, width: Int, unit: Double) throws {
    func decimal(_ count: Int) -> Double { (Double(count) / (1 / unit).rounded()) }
    let extent = (min: decimal(first), max: decimal(first + 10 * width))
    let bins = try #require(
      Binning(
        extent: extent,
        options: .init(step: decimal(width), anchor: decimal(first))))
    for step in 0..<(10 * width) {
      let found = bins.bin(of: decimal(first + step)).map {
        (($0 - bins.start) / bins.step).rounded()
      }
      let start = ((decimal(first) - bins.start) / bins.step).rounded()
      #expect(found == start + Double(step / width), "\(decimal(first + step))")
    }
  }
}
