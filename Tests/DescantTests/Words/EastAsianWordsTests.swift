import Testing

@testable import Descant

@Suite("Numbers among Chinese, Japanese and Korean words")
struct EastAsianWordsTests {
  private static func chart(_ symbol: String, _ low: Double, _ high: Double) -> Chart {
    Sketch.chart(
      .range, x: Sketch.categories("D", ["a", "b"]),
      y: Sketch.axis("T", -10, 100, unit: Unit(symbol: symbol)),
      [Sketch.series(nil, .bar, [DataPoint(x: .category(0), y: .number(high), y2: .number(low))])])
  }

  @Test(
    "words before a number stand at both ends of a range, signs beside their number",
    arguments: [
      ("ko", "°C", -5.0, 3.0, "섭씨 마이너스 5도부터 섭씨 3도까지"), ("ko", "%", 10, 20, "10부터 20퍼센트까지"),
      ("ko", "km/h", 5, 10, "시속 5킬로미터부터 시속 10킬로미터까지"), ("ja", "°F", -4, 60, "華氏マイナス4度から華氏60度まで"),
      ("ja", "°C", -5, 3, "マイナス5から3度まで"), ("ja", "%", 10, 20, "10から20パーセントまで"),
      ("zh-Hans", "%", 10, 20, "百分之10至百分之20"), ("zh-Hans", "%", -5, -2, "负百分之5至负百分之2"),
      ("zh-Hans", "km/h", 5, 10, "每小时5千米至每小时10千米"), ("zh-Hans", "°C", -5, 3, "负5至3摄氏度"),
      ("en", "°C", -5, 3, "minus 5 to 3 degrees Celsius"),
    ])
  func ranges(tag: String, symbol: String, low: Double, high: Double, said: String) {
    let chart = Self.chart(symbol, low, high)
    let speaker = Speaker(chart, Language(tag: tag))
    #expect(speaker.range(.number(low), .number(high), on: chart.yAxis) == said)
  }

  @Test(
    "years among categories are said as years, other numbers are not",
    arguments: [
      ("ja", "2001", "2005", "2001年、5"), ("ko", "2001", "2005", "2001년, 5"),
      ("zh-Hans", "2001", "2005", "2001年\u{FF0C}5"), ("en", "2001", "2005", "2001, 5"),
      ("ja", "1001", "1002", "1001、5"), ("ja", "2001", "b", "2001、5"),
    ])
  func years(tag: String, first: String, second: String, said: String) {
    let chart = Sketch.chart(
      .bar, x: Sketch.categories("D", [first, second]), y: Sketch.axis("T", 0, 10),
      [Sketch.series(nil, .bar, [DataPoint(x: .category(0), y: .number(5))])])
    #expect(Sketch.names(chart, Language(tag: tag))[0] == said)
  }

  @Test(
    "a table’s headers are in the language of its chart",
    arguments: [
      ("ja", "Tの始点"), ("ko", "T, 시작"), ("zh-Hans", "T\u{FF0C}起"), ("de", "T, von"),
      ("en", "T, from"),
    ])
  func headers(tag: String, header: String) {
    let language = Language(tag: tag)
    var chart = Self.chart("%", 10, 20)
    chart.yAxis.unit = nil
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
    #expect(words.table == language.columns)
    #expect(chart.table(words: words).contains(">\(header)<"))
  }

  @Test("a label that ends with its value says it once")
  func label() {
    var chart = Self.chart("pounds", 10, 20)
    chart.references = [ReferenceLine(axis: .y, value: .number(155), label: "目標: 155 pounds")]
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .japanese)
    #expect(words.referenceNames == ["目標\u{FF1A}155\u{A0}pounds"])
  }
}
