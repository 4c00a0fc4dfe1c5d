import Testing

@testable import Descant

/// What an analyst would draw first, and what of it the axes, the colours and the title say.
@Suite("First charts as an analyst draws them")
struct AnalystTests {
  static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  private static func specs(_ text: String, _ file: String = "data.csv") throws -> [SuggestedSpec] {
    let dataset = try #require(read(text, file: file).dataset)
    return ChartInference.suggestions(for: dataset, url: file, words: .english)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var file = "data.csv"
    var table: String
    /// "mark: title" of the first chart.
    var first: String
    /// What the spec says at paths of its members: "encoding/color/type".
    var says: [String: String] = [:]
    var never: [String] = []
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "what jumps with what was tried at each step has no course",
      table: table("time,treatment,response", 24) {
        "\($0 + 1),\($0 % 2 == 0 ? "A" : "B"),\(20 + $0 % 2 * 30 + noise($0) / 12).5"
      }, first: "boxplot: Response by treatment", never: ["Response by time"]),
    Row(
      what: "what rises from run to run has one, whatever was tried",
      table: table("time,treatment,response", 24) {
        "\($0 + 1),\($0 % 2 == 0 ? "A" : "B"),\(20 + $0 * 9 + noise($0) / 12).5"
      }, first: "line: Response by time"),
    Row(
      what: "steps that somebody set are groups of few rows, too",
      table: table("trial,dose,sex,response", 24) {
        "\($0 + 1),\($0 % 4 * 10),\($0 / 4 % 2 == 0 ? "M" : "F"),\(20 + $0 % 4 * 20 + noise($0) / 12).5"
      }, first: "point: Response by dose and sex"),
    Row(
      what: "moments of one day have it in the axis's title, once",
      table: table("time,depth", 30) {
        "2024-03-05T\(8 + $0 / 4 < 10 ? "0" : "")\(8 + $0 / 4):\($0 % 4 * 15 + 10):00,\(30 + $0 * 2 + noise($0) / 9)"
      }, first: "line: Depth by time",
      says: ["encoding/x/title": "Time (March 5, 2024)"]),
    Row(
      what: "names that a program wrote are printed as words",
      table: table("region,work", 60) {
        "\($0 % 2 == 0 ? "NewYork" : "Ohio"),\($0 % 2 == 0 ? ["not.work", "fulltime"][$0 % 5 / 4] : ["not.work", "fulltime"][min(1, $0 % 5)])"
      }, first: "bar: Work by region", says: ["encoding/color/title": "Work"]),
    Row(
      what: "an end that no name calls a death is an event",
      table: table("duration,delta,race", 60) {
        "\(noise($0) + 3 + $0 % 3 * 60),\($0 % 5 == 0 ? 0 : 1),\($0 % 3 + 1)"
      }, first: "-: Event-free share by race",
      says: ["encoding/color/type": "nominal"]),
    Row(
      what: "a status may be any end, and steps of a scale are told by the colours",
      table: table("time,status,temperature", 60) {
        "\(noise($0) + 3 + $0 % 3 * 60),\($0 % 5 == 0 ? 0 : 1),\(150 + $0 % 3 * 20)"
      }, first: "-: Event-free share by temperature", says: ["encoding/color/type": "ordinal"]),
    Row(
      what: "what was tried is told before what says more of the ends",
      table: table("time,status,race,treatment", 60) {
        "\(noise($0) + 3 + $0 % 3 * 60),\($0 % 5 == 0 ? 0 : 1),\($0 % 3 + 1),\($0 / 3 % 2)"
      }, first: "-: Event-free share by treatment"),
    Row(
      what: "how long each was watched lies between two ages",
      table: table("ageentry,age,death", 45) {
        "\(200 + noise($0)),\(210 + noise($0) + noise($0 * 3)),\($0 % 3 / 2)"
      }, first: "-: Survival by time since entry",
      says: ["encoding/x/field": "Time since entry"]),
    Row(
      what: "pairs that are numbered alike are clouds side by side",
      table: table(",x,y1,y2,y3,x4,y4", 11) {
        "\($0 + 1),\(4 + $0 * 7 % 11),\(noise($0)).1,\(noise($0 * 3)).2,\(noise($0 * 5)).3,\($0 == 7 ? 19 : 8),\(noise($0 * 7)).4"
      }, first: "point: Data: y and x", says: ["encoding/facet/field": "series"]),
    Row(
      what: "one that others explain is no cause of each of them",
      table: table("y,x1,x2,x3", 40) {
        "\(noise($0) + noise($0 * 3)).5,\(noise($0)).1,\(noise($0 * 3)).2,\(noise($0 * 5)).3"
      }, first: "point: y and x1", never: ["Data: x and y"]),
    Row(
      what: "what goes up and down without a course is told by what goes along",
      table: table("month,market,acme", 48) {
        "20\(10 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)-01,"
          + "\(Double(noise($0) - 48) / 100),\(Double(noise($0) + noise($0 * 3 + 1) - 96) / 100)"
      }, first: "point: acme and market"),
    Row(
      what: "two amounts of one size that add up are lines of one plot",
      table: table("year,births,deaths", 30) {
        "\(1990 + $0),\(7_000 + noise($0) * 9),\(6_000 + noise($0 * 5) * 9)"
      }, first: "line: Births and deaths by year"),
    Row(
      what: "of two lines neither is called by what both are",
      table: table("year,private,private_service", 30) {
        "\(1990 + $0),\(300 + noise($0)),\(260 + noise($0 * 3))"
      }, first: "line: Private and private service by year"),
    Row(
      what: "tests that share no scale have a panel each",
      table: table("ALP.B,ALT.B,ALP.M,ALT.M,dose", 60) {
        "\(500 + noise($0)),\(20 + noise($0) / 9),\(520 + noise($0 * 3)),\(22 + noise($0 * 3) / 9),\(["A", "B"][$0 % 2])"
      }, first: "boxplot: Data",
      says: ["encoding/facet/field": "kind", "resolve/scale/y": "independent"]),
    Row(
      what: "one that ends where another begins is no news",
      table: table("onset,seen,dose", 60) {
        "\(30 + noise($0) / 3),\(30 + noise($0) / 3 + $0 % 4 / 3 * (noise($0 * 3) % 9)),\(noise($0 * 7) + 5).5"
      }, first: "point: Onset and dose", never: ["Seen and onset", "Onset and seen"]),
    Row(
      what: "skewed pairs lie along axes of magnitudes both",
      table: table("u,x", 49) {
        let base = $0 < 40 ? 46 + noise($0) / 3 : 90 + noise($0) * 6
        return "\($0 == 3 ? 2 : base + noise($0 * 3) / 9),\(base)"
      }, first: "point: u and x",
      says: ["encoding/x/scale/type": "log", "encoding/y/scale/type": "log"]),
    Row(
      what: "sums of kinds of days say how many days there were",
      table: table("date,precipitation,weather", 84) {
        "2024-0\($0 / 28 + 1)-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),\(noise($0) % 20).5,"
          + ["sun", "rain", "fog"][noise($0) % 3]
      }, first: "line: Precipitation by date",
      never: ["Total precipitation by weather"]),
    Row(
      what: "of what is zero in most rows a cloud tells of few",
      table: table("durable,age,quant", 30) {
        let durable = $0 % 3 == 0 ? noise($0) : 0
        return "\(durable).5,\(30 + noise($0 * 3)).5,\(200 + noise($0 + 1) * 2 - durable).25"
      }, first: "point: Durable and quant"),
    Row(
      what: "a value is what its table is called",
      file: "newcomb.csv", table: table("x", 66) { "\(noise($0) % 40)" },
      first: "bar: Distribution of Newcomb", says: ["encoding/x/title": "Newcomb"]),
    Row(
      what: "a rate says more than its table",
      file: "obesity.csv", table: table("rate", 66) { "0.\(noise($0) + 100)" },
      first: "bar: Obesity: distribution of rate"),
    Row(
      what: "fifteen values are spread", table: table("weight", 15) { "\(30 + noise($0)).5" },
      first: "bar: Distribution of weight"),
    Row(
      what: "fourteen values have a mark each",
      table: table("weight", 14) { "\(30 + noise($0)).5" }, first: "tick: Distribution of weight"),
    Row(
      what: "a kind of which all have the same says nothing by colours",
      table: table("height,weight,kind", 40) {
        "\(noise($0) + 100 + $0 % 2 * 60),\($0 % 2 == 0 ? "\(noise($0) + noise($0 * 3) / 4)" : ""),\($0 % 2)"
      }, first: "point: Height and weight", says: ["encoding/color": "-"]),
    Row(
      what: "a gap in each row is no constant",
      table: table("kind,growth,sex", 30) {
        "\(["ash", "elm", "oak"][$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5,NA"
      }, first: "boxplot: Growth by kind", says: ["title/subtitle": "-"]),
    Row(
      what: "steps that are numbers run along below their dots",
      table: table("poison,treatment,time", 48) {
        "\($0 % 3 + 1),\(["A", "B", "C", "D"][$0 / 3 % 4]),\(60 - $0 % 3 * 15 + noise($0) % 17).5"
      }, first: "point: Time by poison and treatment", says: ["encoding/x/field": "poison"]),
  ]

  @Test("the first chart, and what it says", arguments: rows + published + steps)
  func first(_ row: Row) throws {
    let made = try Self.specs(row.table, row.file)
    let spec = try #require(made.first?.spec)
    let mark = spec["mark"]?.string ?? spec["mark"]?["type"]?.string ?? "-"
    #expect("\(mark): \(made[0].title)" == row.first)
    for (path, text) in row.says {
      let found = path.split(separator: "/").reduce(Optional(spec)) { node, step in
        Int(step).map { place in node?.elements?[place] } ?? node?[String(step)]
      }
      #expect(found.map { $0.string ?? $0.text() } ?? "-" == text, "\(path)")
    }
    #expect(made.filter { row.never.contains($0.title) }.map(\.title) == [])
  }
}
