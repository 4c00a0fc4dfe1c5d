import Foundation
import Testing

@testable import Descant

@Suite("renderings of intervals")
struct IntervalRenderingTests {
  /// The highest overlaps with one of the others.
  private static let data = """
    "data":{"values":[{"g":"A","m":4,"lo":3,"hi":5},{"g":"B","m":10,"lo":9,"hi":12},\
    {"g":"C","m":8.5,"lo":7,"hi":9},{"g":"D","m":6,"lo":null,"hi":null}]}
    """
  static func spec(_ ends: String, _ estimate: String, own: String = "{}") -> String {
    #"{"title":"Waiting",\#(data),"encoding":{"x":{"field":"g","title":"Group"}},"layer":["#
      + #"{"mark":"\#(ends)","encoding":{"y":{"field":"lo","type":"quantitative"},"y2":{"field":"hi"}}},"#
      + #"{"mark":"\#(estimate)","encoding":{"y":{"field":"m","type":"quantitative","title":"Minutes"}}}],"#
      + #""usermeta":{"descant":\#(own)}}"#
  }
  static let bars = spec("errorbar", "bar", own: #"{"intervals":"90% interval"}"#)

  private func words(_ chart: Chart, _ language: Language = .english) -> ChartWords {
    ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
  }

  @Test("all renderings say the same numbers")
  func renderings() throws {
    let chart = try #require(compile(Self.bars).chart)
    let words = words(chart)
    #expect(
      words.names == [
        [["A, 4, from 3 to 5", "B, 10, from 9 to 12", "C, 8.5, from 7 to 9", "D, 6, no interval"]]
      ])
    #expect(
      words.told == """
        Bar chart: Minutes by Group, 4 bars, with intervals (90% interval). Minutes are highest \
        for B (10.0) and lowest for A (4.0). Their intervals do not overlap.
        """)
    #expect(
      chart.csv() == """
        g,m,m_from,m_to\r
        A,4,3,5\r
        B,10,9,12\r
        C,8.5,7,9\r
        D,6,,\r

        """)
    let table = chart.table(words: words)
    #expect(table.contains("<th scope=\"col\" class=\"num\">90% interval, from</th>"))
    #expect(table.contains("<td class=\"num\">8.5</td><td class=\"num\">7</td>"))
    let descriptor = chart.descriptor(words: words)
    #expect(descriptor.contains("\"label\": \"90% interval\""))
    #expect(descriptor.components(separatedBy: "\"interval\": {").count == 4)
  }

  @Test("ends have their own digits, however round their estimates are")
  func digits() throws {
    let chart = try #require(
      compile(
        #"{"title":"T","data":{"values":[{"g":"A","m":4,"lo":3.25,"hi":5},{"g":"B","m":9,"lo":8,"hi":9.125}]},"#
          + #""encoding":{"x":{"field":"g"},"y":{"field":"m","type":"quantitative"}},"layer":[{"mark":"bar"},"#
          + #"{"mark":"errorbar","encoding":{"y":{"field":"lo"},"y2":{"field":"hi"}}}]}"#
      ).chart)
    #expect(words(chart).names == [[["A, 4, from 3.25 to 5", "B, 9, from 8 to 9.125"]]])
    #expect(chart.table(words: words(chart)).contains("<td class=\"num\">3.25</td>"))
  }

  @Test("no fact says of estimates what their intervals leave open")
  func quiet() throws {
    let chart = try #require(compile(Self.spec("errorband", "line")).chart)
    let kinds = chart.features(in: .english).map(\.kind)
    #expect(!kinds.contains { [.trend, .ranking, .highest, .lowest, .change].contains($0) })
    let two = try #require(
      compile(Self.bars.replacing(#"{"g":"B","m":10,"lo":9,"hi":12},"#, with: "")).chart)
    #expect(words(two).summary.contains("Minutes are highest for C (8.5) and lowest for A (4.0)"))
    #expect(words(two).summary.hasSuffix("Their intervals do not overlap."))
    let tied = try #require(compile(Self.bars.replacing("\"m\":8.5", with: "\"m\":4")).chart)
    #expect(
      words(tied).summary.contains(
        "Minutes are highest for B (10) and lowest for A and C (4). Their intervals overlap."))
    let near = try #require(compile(Self.bars.replacing("\"hi\":5", with: "\"hi\":9.5")).chart)
    #expect(words(near).summary.contains("Their intervals overlap."))
  }

  @Test("the level is said where the interval was made")
  func level() throws {
    let chart = try #require(
      compile(
        #"{#,"mark":{"type":"errorbar","extent":"ci"},"encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}}}"#
      ).chart)
    let words = words(chart)
    #expect(words.told.contains("with 95% confidence intervals"))
    #expect(chart.table(words: words).contains("95% confidence interval, from"))
    #expect(chart.descriptor(words: words).contains("\"level\": 0.95"))
    #expect(chart.features(in: .english).contains { $0.method?.contains("Student’s t") ?? false })
  }

  @Test("an interval is a line with caps in ink, on bars with the ground around it")
  func drawing() throws {
    func markup(_ spec: String) throws -> String {
      let chart = try #require(compile(spec).chart)
      return chart.drawing(words: words(chart), plan: ReadingPlan(for: chart))
    }
    func count(_ text: String, _ part: String) -> Int {
      text.components(separatedBy: part).count - 1
    }
    let bars = try markup(Self.bars)
    // Three intervals of a line and two caps; the fourth bar has none.
    #expect(count(bars, "class=\"interval\"") == 9)
    #expect(count(bars, "class=\"halo thin\"") == 9)
    let points = try markup(Self.spec("errorbar", "point"))
    #expect(count(points, "class=\"interval\"") == 9)
    #expect(count(points, "class=\"halo") == 0)
    // On an axis from 0 to 12 the interval of A goes from 3 to 5.
    let line = try #require(points.split(separator: "<").first { $0.contains("\"interval\"") })
    #expect(line.contains("y1=\"75%\"") && line.contains("y2=\"58.33%\""))
    let band = try markup(Self.spec("errorband", "line"))
    #expect(count(band, "fill-opacity=\"0.25\"") == 1)
    #expect(count(band, "class=\"line edge") == 1)
    #expect(count(band, "class=\"halo\"") == 1)
  }

  @Test(
    "an estimate sounds as its low end, itself and its high end; on a line both ends glide along")
  func sound() throws {
    let bars = try #require(compile(Self.bars).chart)
    let score = Score(for: bars, plan: ReadingPlan(for: bars), options: .standard)
    let notes = score.events.filter { $0.kind == .note }
    // 57 is the pitch of 0, 93 that of 12.
    let pitches = [3, 4, 5, 9, 10, 12, 7, 8.5, 9, 6].map { 57 + 36 * $0 / 12 }
    #expect(notes.count == pitches.count)
    for (note, pitch) in zip(notes, pitches) {
      #expect(abs((note.pitch?.midi ?? 0) - pitch) < 0.001)
    }
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start < $1.start })
    #expect(score.mapping.voices.allSatisfy { $0.isInterval && !$0.isBox })
    let listening = bars.listening(in: .english, mapping: score.mapping)
    #expect(listening.instructions.contains("Each value is three notes"))
    let line = try #require(compile(Self.spec("errorband", "line")).chart)
    let other = Score(for: line, plan: ReadingPlan(for: line), options: .standard)
    let glides = other.events.filter { $0.kind == .glide }
    // Four values, and two ends of three of them.
    #expect(glides.count == 10)
    #expect(glides.count { $0.gain == 1 } == 4)
    #expect(glides.count { $0.gain == Melody.aside } == 6)
    let taught = line.listening(in: .english, mapping: other.mapping).instructions
    #expect(taught.contains("Two softer tones glide along the ends of the intervals"))
  }

  @Test("of very many estimates the words say that their intervals are not heard")
  func crowd() throws {
    let rows = (0..<50).map { "{\"x\":\($0),\"m\":\($0 % 7 + 2)}" }.joined(separator: ",")
    let chart = try #require(
      compile(
        #"{"title":"T","data":{"values":[\#(rows)]},"transform":[{"calculate":"1","as":"e"}],"#
          + #""encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"m","type":"quantitative"}},"#
          + #""layer":[{"mark":"point"},{"mark":"errorbar","encoding":{"yError":{"field":"e"}}}]}"#
      ).chart)
    #expect(chart.kind == .scatter)
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    #expect(score.events.count { $0.kind == .note } == 50)
    #expect(
      chart.listening(in: .english, mapping: score.mapping).instructions
        .contains("The intervals can’t be heard. See the table"))
  }

  @Test("intervals are said in every language", arguments: Language.all.map(\.tag))
  func languages(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let chart = try #require(compile(Self.bars, in: language).chart)
    let words = words(chart, language)
    for number in ["10", "9", "12"] { #expect(words.names[0][0][1].contains(number)) }
    #expect(!words.names[0][0].joined().contains("{") && !words.told.contains("{"))
    #expect(words.told.contains("90% interval"))
    #expect(!chart.table(words: words).contains("{"))
  }
}
