@testable import Descant

/// Charts that nobody would draw, the same ones every time.
struct RandomTunes {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Data as an analyst has them: finite, inside their axes, at least 100 ms apart.
  mutating func plausible(_ number: Int) -> Chart {
    let count = 5 + below(70)
    let isLine = number % 2 == 0
    let isLog = number % 5 == 3
    let xs = (0..<count).map { Double($0) + (isLine ? share() * 0.2 : 0) }
    let (low, high) = isLog ? (1.0, 10_000.0) : (Double(below(100)) - 50, 60 + Double(below(900)))
    let ys = xs.map { _ -> Double? in
      if below(15) == 0 { return nil }
      return isLog
        ? PowersOfTwo.value(steps: Int(share() * 13.2 * 49_152)) : low + (high - low) * share()
    }
    return Tunes.chart(
      "random-\(number)", isLine ? .line : .scatter,
      x: Tunes.axis("x", 0, Double(count), gridlines: below(2) == 0 ? [] : [0, Double(count / 2)]),
      y: Tunes.axis("y", low, high, isLog ? .log(base: 10) : .linear),
      series: [Tunes.points(xs, ys)])
  }

  /// Anything at all.
  mutating func wild() -> Chart {
    let kind = ChartKind.allCases[below(ChartKind.allCases.count)]
    let direction = ContentDirection.allCases[below(ContentDirection.allCases.count)]
    let (x, y) = (axis(), axis())
    let extra = (0..<below(3)).map { _ in axis() }
    var chart = Tunes.chart(
      "wild", kind, x: x, y: y, additional: extra, direction: direction,
      isContinuous: below(2) == 0, series: (0..<below(4) + 1).map { _ in points(extra.count) })
    if below(8) == 0 { chart.panels += chart.panels }
    return chart
  }

  /// More data than any second holds.
  mutating func crowded(_ count: Int) -> Chart {
    Tunes.chart(
      "crowded", below(2) == 0 ? .line : .scatter, x: Tunes.axis("x", 0, Double(count)),
      y: Tunes.axis("y", -100, 100),
      series: [
        Tunes.points((0..<count).map(Double.init), (0..<count).map { _ in share() * 200 - 100 })
      ])
  }

  private mutating func axis() -> Axis {
    if below(4) == 0 { return Tunes.axis("names", (0..<below(9)).map { "name \($0)" }) }
    let kinds: [Scale.Kind] = [
      .linear, .log(base: 10), .pow(exponent: 0.5), .sqrt, .symlog(constant: 1), .time,
    ]
    return Tunes.axis(
      "numbers", number(), number(), kinds[below(kinds.count)],
      gridlines: (0..<below(5)).map { _ in number() })
  }

  private mutating func points(_ extra: Int) -> [DataPoint] {
    let counts = [0, 1, 1, 2, 3, 5, 10, 20, 50, 600]
    return (0..<counts[below(counts.count)]).map { _ in
      var point = DataPoint(x: value() ?? .number(0), y: value())
      if below(4) == 0 { point.x2 = value() }
      if below(3) == 0 { point.y2 = value() }
      if below(4) == 0 { point.amount = number() }
      if below(4) == 0 { point.share = number() }
      point.additional = (0..<below(extra + 1)).map { _ in value() }
      return point
    }
  }

  private mutating func value() -> AxisValue? {
    switch below(10) {
    case 0: nil
    case 1, 2: .category(below(12) - 2)
    default: .number(number())
    }
  }

  private mutating func number() -> Double {
    let odd = [
      0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 1, -1,
      9e15,
      .greatestFiniteMagnitude,
    ]
    switch below(6) {
    case 0: return odd[below(odd.count)]
    case 1: return Double(below(10))
    default: return share() * 200 - 100
    }
  }
}
