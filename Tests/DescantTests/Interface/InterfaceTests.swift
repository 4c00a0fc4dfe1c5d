import Descant
import Foundation
import Testing

/// What a program that imports the package writes; nothing here may need more than is public.
@Suite("Interface")
struct InterfaceTests {
  struct Row {
    var year = 2020
    var day = Date(timeIntervalSince1970: 0)
    var name = ""
    var amount: Double? = 1
  }

  static let years = [2019, 2020, 2021].enumerated().map { place, year in
    Row(
      year: year, day: Date(timeIntervalSince1970: Double(place) * 86_400),
      name: ["b", "a", "c"][place],
      amount: [4, nil, 6][place])
  }

  @Test(
    "rows become what a file of the same values would",
    arguments: [
      // Whole numbers of that name are years; a missing value is a gap.
      (
        try Chart.line(years, x: \.year, y: \.amount),
        "year,amount\r\n2019,4\r\n2020,\r\n2021,6\r\n"
      ),
      // Midnights are days.
      (
        try Chart.area(years, x: .value("Day", \.day), y: .value("Amount", \.year)),
        "Day,Amount\r\n1970-01-01,2019\r\n1970-01-02,2020\r\n1970-01-03,2021\r\n"
      ),
      // Names keep the order of their rows.
      (
        try Chart.bar(years, x: .path(\.name), y: .value("Amount", { $0.year - 2018 })),
        "name,Amount\r\nb,1\r\na,2\r\nc,3\r\n"
      ),
      // Nothing but what is missing is a gap, and names may hold anything.
      (
        try Chart.bar(
          ["NA", "say \"a, b\""], x: .value("Word", \.self), y: .value("Length", \.count)),
        "Word,Length\r\nNA,2\r\n\"say \"\"a, b\"\"\",10\r\n"
      ),
      (
        try Chart.point(years, x: .value("A", { 0.5 * Double($0.year) }), y: .path(\.year)),
        "A,year\r\n1009.5,2019\r\n1010,2020\r\n1010.5,2021\r\n"
      ),
    ] as [(Chart, String)])
  func rows(chart: Chart, csv: String) { #expect(chart.csv() == csv) }

  @Test("times of a day are kept")
  func moments() throws {
    let hours = [0, 1, 2].map { Date(timeIntervalSince1970: 86_400 + $0 * 3600) }
    let csv = try Chart.line(hours, x: .value("Time", \.self), y: .value("N") { _ in 1 }).csv()
    #expect(csv.contains("1970-01-02T01:00") && csv.contains("1970-01-02T02:00"), "\(csv)")
  }

  @Test("series are those of their field, and have a key")
  func series() throws {
    let chart = try Chart.line(
      Self.years + Self.years.map { Row(year: $0.year, name: "d", amount: 9) },
      x: \.year, y: \.amount, series: .value("Kind") { $0.name == "d" ? "new" : "old" },
      title: "Two")
    #expect(chart.csv().hasPrefix("year,new,old\r\n2019,9,4\r\n"))
    #expect(chart.svg().contains(">new<"))
    #expect(chart.title == "Two")
  }

  @Test(
    "what can't be a chart is thrown, with what is wrong",
    arguments: ["two names", "no name", "no JSON", "no data", "no field"])
  func thrown(of kind: String) throws {
    let made: [String: (code: String, make: () throws -> Chart)] = [
      "two names": (
        "field-name",
        { try Chart.line(Self.years, x: .value("A", \.year), y: .value("A", \.year)) }
      ),
      "no name": (
        "field-name",
        { try Chart.line(Self.years, x: .value(" ", \.year), y: .value("A", \.year)) }
      ),
      "no JSON": ("json-syntax", { try Chart(spec: "{") }),
      "no data": ("spec-no-data", { try Chart(spec: Self.spec) }),
      "no field": (
        "spec-no-field",
        { try Chart(spec: Self.spec, data: ["a.csv": Array("x,y\n1,2\n".utf8)]) }
      ),
    ]
    let (code, make) = try #require(made[kind])
    do {
      _ = try make()
      Issue.record("a chart was made")
    } catch let error as ChartError {
      #expect(error.findings.contains { $0.code.id == code && $0.severity == .error }, "\(error)")
      #expect(error.description.contains("error: ") && error.description.contains("[\(code)]"))
    } catch { Issue.record(error) }
  }

  static let spec = """
    {"title": "T", "data": {"url": "a.csv"}, "mark": "line",
     "encoding": {"x": {"field": "year", "type": "temporal"}, "y": {"field": "n", "type": "quantitative"}}}
    """

  @Test("a spec and its data become the chart that rows become")
  func ofSpec() throws {
    let data = Array("year,n\n2019,4\n2020,5\n".utf8)
    var said: [String] = []
    let chart = try Chart(spec: Self.spec, data: ["a.csv": data]) { said.append($0.code.id) }
    let rows = [(2019, 4), (2020, 5)]
    let same = try Chart.line(
      rows, x: .value("year", \.0), y: .value("n", \.1), title: "T",
      report: { said.append($0.code.id) })
    #expect(chart.summary() == same.summary())
    #expect(chart.svg() == same.svg())
    _ = try Chart.line(
      rows, x: .value("year", \.0), y: .value("n", \.1), report: { said.append($0.code.id) })
    #expect(said == [])
    // Without a title, that is told to those who ask.
    let bare = Self.spec.replacingOccurrences(of: "\"title\": \"T\", ", with: "")
    _ = try Chart(spec: bare, data: ["a.csv": data]) { said.append($0.code.id) }
    #expect(said == ["spec-no-title"])
  }

  @Test("a table's charts are suggested, or why there is none is told")
  func suggestions() throws {
    let charts = try Chart.suggestions(
      for: "births.csv", bytes: Array("year,births\n2019,437\n2020,452\n2021,431\n".utf8),
      in: .german)
    #expect(charts.map(\.title) == ["Births nach Year"])
    var said: [Finding] = []
    let none = try Chart.suggestions(for: "a.csv", bytes: Array("a,b\n1,2\n".utf8)) {
      said.append($0)
    }
    #expect(none.isEmpty && said.count == 1)
    #expect(throws: ChartError.self) { try Chart.suggestions(for: "a.csv", bytes: [0, 1, 0, 2]) }
  }

  @Test("a chart is drawn, listed, said and heard")
  func renderings() throws {
    let chart = try Chart.line(Self.years, x: \.year, y: \.amount, title: "Rain <1 & more")
    #expect(chart.svg().contains("Rain &lt;1 &amp; more"))
    #expect(chart.svg(in: .german) != chart.svg())
    #expect(chart.table().contains("<table") && chart.table().contains("2021"))
    #expect(chart.json().contains("\"title\": \"Rain <1 & more\""))
    #expect(chart.transcript(in: .spanish).contains(chart.summary(in: .spanish)))
    let sound = try #require(chart.sound())
    #expect(sound.flac.starts(with: Array("fLaC".utf8)))
    #expect(sound.captions.hasPrefix("WEBVTT\n") && sound.captions.contains("2021"))
    #expect(sound.duration > 1)
    let empty = try Chart.line([Row](), x: \.year, y: \.amount)
    #expect(empty.sound() == nil)
  }

  @Test(
    "colours are judged on every ground",
    arguments: [
      (["#1B5FAA", "#B3261E"], ["#FFFFFF"], []),
      (["#FF7F0E"], ["#FFFFFF"], [1]),
      (["#1B5FAA", "#FFFF00"], ["#FFFFFF"], [2]),
      (["#FFFF00"], ["#000000"], []),
      (["#FFFF00"], ["#000000", "#FFFFFF"], [1]),
    ] as [([String], [String], [Int])])
  func colors(colors: [String], grounds: [String], failing: [Int]) {
    let contrast = Palette.findings(in: colors, on: grounds).filter { $0.code.id == "PAL001" }
    #expect(contrast.compactMap(\.location?.line) == failing)
  }

  @Test("what is no colour is an error")
  func noColor() {
    #expect(Palette.findings(in: ["nonsense"]).contains { $0.severity == .error })
    #expect(
      Palette.findings(in: ["#000000"], on: ["nonsense"]).map(\.code.id).contains("lint-ground"))
  }

  @Test("a language is found by its tag, or the nearest is taken")
  func languages() {
    #expect(Language(tag: "de-CH").tag.hasPrefix("de") && Language(tag: "xx").tag == "en")
    #expect(Set(Language.all.map(\.tag)).count == 9)
  }
}
