import Testing

@testable import Descant

@Suite struct LayoutRuleTests {
  @Test(
    "long names break into lines of about equal length",
    arguments: [
      ("Arts", 14.0, ["Arts"]),
      (
        "Human health and social work activities", 14,
        ["Human health and", "social work activities"]
      ),
      (
        "Wholesale, retail and repair of motor vehicles", 14,
        ["Wholesale, retail and", "repair of motor vehicles"]
      ),
      ("とても長い名前の都道府県の例です", 10, ["とても長い名前の", "都道府県の例です"]),
    ])
  func lines(text: String, limit: Double, expected: [String]) {
    #expect(brokenLines(text, limit: limit) == expected)
  }

  @Test(
    "text is about as wide as a sans serif sets it",
    arguments: [("1920", 2.2...2.6), ("Tropical city", 5.5...6.9), ("東京都", 3.0...3.4), ("", 0...0)])
  func width(text: String, expected: ClosedRange<Double>) {
    #expect(expected.contains(TextWidth.of(text)))
  }

  @Test("labels that want the same place are moved apart and stay inside")
  func spread() {
    let middles = spreadMiddles([(0.5, 0.1), (0.5, 0.1), (0.99, 0.1)], from: 0, to: 1)
    #expect(abs(middles[0] - 0.45) < 1e-9 && abs(middles[1] - 0.55) < 1e-9)
    #expect(abs(middles[2] - 0.95) < 1e-9)
  }

  @Test(
    "ticks are thinned evenly, keeping zero, until their labels fit",
    arguments: [
      (60.0, ["−40", "−20", "0", "20", "40"]), (9.0, ["−40", "0", "40"]), (2.0, ["0"]),
    ])
  func thinning(length: Double, expected: [String]) {
    let ticks = stride(from: -40.0, through: 40, by: 20).map {
      Tick(value: .number($0), label: $0.text(decimals: 0).replacing("-", with: "−"))
    }
    var row = TickRow(ticks, tiers: Tiers(widths: [length])) { ($0.number ?? 0) / 80 + 0.5 }
    row.thin(tier: 0, length: length, alongLines: true)
    #expect(row.items.filter { !$0.hiding.isTotal }.map(\.tick.label) == expected)
  }

  /// Every curve that claims to pass through its data does; d3-shape's own path for comparison.
  @Test(
    "curves pass through their data",
    arguments: [
      Mark.Interpolation.linear, .step, .stepBefore, .stepAfter, .monotone, .cardinal, .catmullRom,
      .natural,
    ])
  func curves(interpolation: Mark.Interpolation) {
    let spots = [(0.0, 0.5), (0.2, 0.1), (0.5, 0.9), (0.6, 0.9), (1, 0)].map {
      Spot(h: $0.0, v: $0.1)
    }
    var path = PathWriter(width: 100, height: 100)
    Curve.draw(spots, interpolation, into: &path)
    for spot in spots where interpolation != .step {
      let text = "\((spot.h * 100).text(decimals: 2)) \((spot.v * 100).text(decimals: 2))"
      #expect(path.data.contains(text), "\(path.data)")
    }
  }

  @Test("a monotone curve stays between its data, as d3's does")
  func monotone() {
    var path = PathWriter(width: 1, height: 1)
    // d3.line().curve(d3.curveMonotoneX)([[0,0],[30,60],[60,60],[90,0]])
    Curve.draw(
      [(0, 0), (30, 60), (60, 60), (90, 0)].map { Spot(h: $0.0, v: $0.1) }, .monotone, into: &path)
    #expect(path.data == "M0 0C10 30 20 60 30 60C40 60 50 60 60 60C70 60 80 30 90 0")
  }
}
