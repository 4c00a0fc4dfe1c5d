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

  @Test(
    "thinned ticks stay round: fives, not threes; quarters and years, not every ninth month",
    arguments: [
      (
        (0...9).map { (Double($0) * 20, String($0 * 20)) }, false, 6.5, ["0", "80", "160"]
      ),
      (
        (0...16).map { (CivilTime(year: 2012, month: 1 + 3 * $0).moment, "Jan 2012") }, true, 25.0,
        ["2012-01", "2013-01", "2014-01", "2015-01", "2016-01"]
      ),
      (
        (0...5).map { (CivilTime(year: 1900 + 20 * $0).moment, "1900") }, true, 13,
        ["1900-01", "1940-01", "1980-01"]
      ),
      (
        (0...15).map { (CivilTime(year: 2001 + $0).moment, "2001") }, true, 14,
        ["2005-01", "2010-01", "2015-01"]
      ),
    ] as [([(Double, String)], Bool, Double, [String])])
  func roundThinning(ticks: [(Double, String)], isTemporal: Bool, length: Double, left: [String]) {
    let (first, last) = (ticks[0].0, ticks[ticks.count - 1].0)
    var row = TickRow(
      ticks.map { Tick(value: .number($0.0), label: $0.1) }, tiers: Tiers(widths: [length])
    ) { (($0.number ?? 0) - first) / (last - first) }
    row.isTemporal = isTemporal
    row.thin(tier: 0, length: length, alongLines: true)
    let kept = row.items.filter { !$0.hiding.isTotal }.map { item -> String in
      isTemporal ? (item.tick.value.number ?? 0).isoText(.month) : item.tick.label
    }
    #expect(kept == left)
  }

  @Test("days are named short, and their year once")
  func days() {
    let labels = ["Tue 31", "2025", "Thu 02"]
    let ticks = zip([31, 32, 33], labels).map { day, label in
      Tick(value: .number(CivilTime(year: 2024, month: 12, day: day).moment), label: label)
    }
    var row = TickRow(ticks, tiers: Tiers(widths: [40])) { _ in 0.5 }
    row.isTemporal = true
    row.tidyMoments(.english)
    row.addYears(tiers: Tiers(widths: [40]))
    #expect(row.items.map(\.lines) == [["Dec 31"], ["Jan 1"], ["Jan 2"]])
    #expect(row.items.map { $0.yearHiding == nil ? nil : $0.year } == [2024, 2025, nil])
    let months = zip([10, 13, 16], ["Oct 2024", "Jan 2025", "Apr 2025"]).map { month, label in
      Tick(value: .number(CivilTime(year: 2024, month: month).moment), label: label)
    }
    row = TickRow(months, tiers: Tiers(widths: [40])) { _ in 0.5 }
    row.isTemporal = true
    row.tidyMoments(.english)
    row.addYears(tiers: Tiers(widths: [40]))
    #expect(row.items.map(\.lines) == [["Oct"], ["Jan"], ["Apr"]])
    #expect(row.items.map { $0.yearHiding == nil ? nil : $0.year } == [2024, 2025, nil])
  }

  @Test("weekdays that don't fit are shortened; other names are not")
  func shortened() {
    var row = TickRow(
      ["Monday", "Sunday"].map { Tick(value: .category(0), label: $0) }, tiers: .page)
    row.abbreviate(.english)
    #expect(row.items.map(\.lines) == [["Mon"], ["Sun"]])
    row = TickRow(["Monday", "Rest"].map { Tick(value: .category(0), label: $0) }, tiers: .page)
    row.abbreviate(.english)
    #expect(row.items.map(\.lines) == [["Monday"], ["Rest"]])
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
