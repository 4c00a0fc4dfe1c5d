import Testing

@testable import Descant

/// What a spec leaves to chance is drawn the same at each build, and is no data.
@Suite struct ChanceTests {
  // Five first outputs of SplitMix64 for the seed 1234567, as Rosetta Code lists them.
  @Test("numbers come of SplitMix64 and FNV-1a")
  func algorithm() {
    let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15
    let found = (0..<5).map { ChanceNumbers.mixed(1_234_567 &+ UInt64($0) &* gamma) }
    #expect(
      found == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    // From the tables of the FNV authors.
    #expect(ChanceNumbers(for: "").seed == 0xCBF2_9CE4_8422_2325)
    #expect(ChanceNumbers(for: "a").seed == 0xAF63_DC4C_8601_EC8C)
    #expect(ChanceNumbers(for: "foobar").seed == 0x8594_4171_F739_67E8)
  }

  @Test("numbers are spread evenly, and differ by row, call and use")
  func spread() {
    let chance = ChanceNumbers(for: "jitter")
    let numbers = (0..<4000).map { chance.number(row: $0) }
    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    for tenth in 0..<10 {
      let share = numbers.count { Int($0 * 10) == tenth }
      #expect((320...480).contains(share), "\(tenth): \(share)")
    }
    #expect(Set(numbers).count == 4000)
    #expect(chance.number(row: 0, call: 1) != chance.number(row: 0))
    #expect(ChanceNumbers(for: "other").number(row: 0) != chance.number(row: 0))
  }

  private static let strip = """
    {"title":"T",#,"transform":[{"calculate":"sqrt(-2*log(random()))*cos(2*PI*random())","as":"j"}],\
    "mark":"point","encoding":{"x":{"field":"c","type":"nominal"},"y":{"field":"b","type":"quantitative"},\
    "xOffset":{"field":"j","type":"quantitative"}}}
    """

  @Test("jitter moves symbols within their bands, and nothing says it")
  func jitter() throws {
    let (drawn, findings) = compile(Self.strip)
    let chart = try #require(drawn)
    #expect(findings.map(\.code) == [.specRandom])
    let points = chart.allSeries.flatMap(\.points)
    let places = points.compactMap { $0.jitter?.along }
    #expect(places.count == points.count && points.count > 2)
    #expect(places.min() == 0 && places.max() == 1)
    let plot = Plot(chart)
    let spots = points.map { plot.spot(of: $0).h }
    #expect(Set(spots).count == points.count)
    #expect(zip(points, spots).allSatisfy { plot.bandSpan(of: $0).contains($1) })
    #expect(chart.additionalAxes.isEmpty)
    // The same again, and as without it but for the places.
    let again = try #require(compile(Self.strip).chart)
    #expect(again.allSeries.flatMap(\.points).map(\.jitter) == points.map(\.jitter))
    let still = Self.strip.replacing(#","xOffset":{"field":"j","type":"quantitative"}"#, with: "")
    let plain = try #require(compile(still).chart)
    let words = [chart, plain].map { chart in
      ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).names
    }
    #expect(words[0] == words[1])
  }

  @Test("a sample is some of the rows, in their order, and readers are told")
  func sample() throws {
    let spec = """
      {"title":"T",#,"transform":[{"sample":2}],"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},\
      "y":{"field":"b","type":"quantitative"}}}
      """
    let (drawn, findings) = compile(spec)
    let chart = try #require(drawn)
    #expect(findings.map(\.code) == [.specRandom])
    #expect(chart.allSeries.flatMap(\.points).count == 2)
    #expect(
      chart.notes.contains { if case .sampled(2, _) = $0 { true } else { false } })
    for language in Language.all {
      let narrator = Narrator(Observations(chart), language)
      let notes = NoteFact.facts(in: narrator.data).map { $0.clause(narrator) }
      #expect(notes.contains { $0.contains("2") }, "\(language.tag)")
    }
    let whole = try #require(compile(spec.replacing("\"sample\":2", with: "\"sample\":1000")).chart)
    #expect(whole.notes.allSatisfy { if case .sampled = $0 { false } else { true } })
  }

  @Test(
    "where no row has its number, chance is refused",
    arguments: [
      #"{#,"mark":"bar","encoding":{"x":{"field":"c","axis":{"labelExpr":"random()"}},"y":{"field":"b","type":"quantitative"}}}"#,
      #"{#,"transform":[{"calculate":"random(3)","as":"r"}],"mark":"bar","encoding":{"x":{"field":"r"}}}"#,
      #"{#,"transform":[{"calculate":"random()","as":"r"}],"mark":"bar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},"xOffset":{"field":"r","type":"quantitative"}}}"#,
    ])
  func refused(_ spec: String) {
    #expect(compile(spec).chart == nil)
  }
}
