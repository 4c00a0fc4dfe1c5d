import Foundation
import Testing

@testable import Descant

/// What is to be explained, what says the same again, and what only looks like a cloud.
@Suite("Responses and what was made of other columns")
struct ResponseTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }
  private static let few = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 5, 7, 0, 1, 12]

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    /// Which columns are explained, which were made of others, which are logarithms.
    var explained: [String] = []
    var made: [String] = []
    var logarithms: [String] = []
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "the first column, where it counts",
      table: table("articles,women,married,foo,bar,mentor", 90) {
        "\(few[$0 % 15] * (1 + $0 % 4)),\($0 % 2),\($0 / 2 % 2),\(noise($0 * 3)),\(noise($0 * 7)),"
          + "\(noise($0)).5"
      }, explained: ["articles"]),
    Row(
      what: "else the last number of few, where others go along with it",
      table: table("foo,women,married,bar", 90) {
        "\(noise($0)).25,\($0 % 2),\($0 / 2 % 2),\(noise($0) * 2 + $0 % 9).5"
      }, explained: ["foo"]),
    Row(
      what: "the last column, of which the others tell most",
      table: table("foo,bar,baz", 60) {
        "\(noise($0)).25,\(noise($0 * 5 + 1)).5,\(noise($0) + noise($0 * 5 + 1)).75"
      }, explained: ["foo"]),
    Row(
      what: "what a name says before any order",
      table: table("foo,yield,bar", 60) {
        "\(few[$0 % 15]),\(noise($0)).5,\(noise($0) * 2).75"
      }, explained: ["yield"]),
    Row(
      what: "of two names the one at an end",
      table: table("type,income,education,prestige", 60) {
        "\($0 % 2 == 0 ? "a" : "b"),\(noise($0)).5,\(noise($0 * 5)).5,\(noise($0) * 2 + $0).75"
      }, explained: ["prestige"]),
    Row(
      what: "of what runs along time, too",
      table: table("date,foo,bar", 60) { "20\(10 + $0)-01-01,\(few[$0 % 15]),\(noise($0)).5" },
      explained: ["bar"]),
    Row(
      what: "a code that another column spells out is that in numbers",
      table: table("age,cost,ncost", 90) {
        let code = noise($0) % 4
        return "\(noise($0 * 3)).5,\(code + 1),\(["none", "slight", "some", "heavy"][code])"
      }, explained: ["cost", "ncost"], made: ["cost"]),
    Row(
      what: "a share of what another counts is that in other numbers",
      table: table("value,count,prop", 40) {
        let count = 40 + noise($0) * 7
        return "\(noise($0 * 3)).5,\(count),\(Double(count) / 1000)"
      }, made: ["prop"]),
    Row(
      what: "nearly the same is not the same",
      table: table("foo,bar", 40) {
        "\(40 + noise($0) * 7),\(Double(40 + noise($0) * 7) / 1000 + Double($0 % 3) / 1000)"
      }, explained: ["bar"]),
    Row(
      what: "what lies between each value and the next says what they say",
      table: table("value,number,mean", 30) {
        "\($0 * 2500 + $0 % 3),\(900 - noise($0)),\($0 * 2500 + 900 + noise($0) * 3)"
      }, made: ["mean"]),
    Row(
      what: "one that leaves its bracket is a measure",
      table: table("value,number,mean", 30) {
        "\($0 * 2500 + $0 % 3),\(900 - noise($0)),\($0 * 2500 + 900 + noise($0) * 30)"
      }, explained: []),
    Row(
      what: "of one thing in three years the latest",
      table: table("train,re74,re75,re78", 60) {
        "\($0 % 2),\(noise($0)).5,\(noise($0 * 3)).25,\(noise($0 * 5)).75"
      }, explained: ["re78"]),
    Row(
      what: "what stands beside its logarithm",
      table: table("crime,lcrime,police", 40) {
        let crime = 20 + noise($0) * 37
        let log = (Foundation.log(Double(crime)) * 10_000).rounded() / 10_000
        return "\(crime),\(log),\(noise($0 * 3)).5"
      }, made: ["lcrime"], logarithms: ["lcrime"]),
    Row(
      what: "a logarithm by its word",
      table: table("log_mass,depth", 30) { "\(noise($0) % 13).25,\(noise($0 * 3)).5" },
      logarithms: ["log_mass"]),
    Row(
      what: "in another language",
      table: table("Logarithmus Gewicht,Tiefe", 30) {
        "\(noise($0) % 13).25,\(noise($0 * 3)).5"
      }, logarithms: ["Logarithmus Gewicht"]),
    Row(
      what: "by its letter before a known name",
      table: table("lwage,foo", 30) { "\(noise($0) % 13).25,\(noise($0 * 3)).5" },
      logarithms: ["lwage"]),
    Row(
      what: "by its letter before another column's name",
      table: table("lfoo,foo", 30) { "\(noise($0) % 13).25,\(noise($0 * 3)).5" },
      logarithms: ["lfoo"]),
    Row(
      what: "by the letter of three of four",
      table: table("lgaspcar,lrpmg,lcarpcap,foo", 30) {
        "\(noise($0) % 7).25,-\(noise($0 * 3) % 5).5,-\(noise($0 * 7) % 9).5,\(noise($0 * 9)).5"
      }, logarithms: ["lgaspcar", "lrpmg", "lcarpcap"]),
    Row(
      what: "not where numbers are too large for one",
      table: table("lwage,foo", 30) { "\(noise($0) * 40).25,\(noise($0 * 3)).5" },
      explained: ["foo"]),
    Row(
      what: "nor for a word that only begins so",
      table: table("lustre,foo", 30) { "\(noise($0) % 13).25,\(noise($0 * 3)).5" },
      explained: ["foo"]),
  ]

  @Test("responses, repeats and logarithms are told by names, order and numbers", arguments: rows)
  func readings(row: Row) throws {
    let roles = TableRoles(try #require(read(row.table, file: "data.csv").dataset))
    let names: ((ColumnReading) -> Bool) -> [String] = { roles.columns.filter($0).map(\.name) }
    if !row.explained.isEmpty || row.made.isEmpty && row.logarithms.isEmpty {
      #expect(names { $0.stance == .explained } == row.explained)
    }
    #expect(names(\.isMade) == row.made)
    #expect(names { $0.role == .logarithm } == row.logarithms)
  }

  struct Chart: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    /// "mark: title" of the first chart; nil where none is drawn.
    var first: String?
    /// The title of the axis that runs upright.
    var upright: String?
    var testDescription: String { what }
  }

  static let charts = [
    Chart(
      what: "kinds of another column say less than what is to be explained",
      table: table("articles,women,married,kids,mentor", 120) {
        "\(few[$0 % 15]),\(noise($0) % 2 == 0 ? "w" : "m"),"
          + "\($0 * 7 % 10 < 8 ? "single" : "married"),\($0 * 7 % 10 < 7 ? 0 : noise($0) % 3 + 1),"
          + "\(noise($0)).5"
      }, first: "boxplot: Articles by women"),
    Chart(
      what: "the brackets of an amount are counted, not laid over themselves",
      table: table("value,count,mean,prop", 30) {
        let count = 900 - noise($0)
        return "\($0 * 2500 + $0 % 3),\(count),\($0 * 2500 + 900 + noise($0) * 3),"
          + "\(Double(count) / 25_000)"
      }, first: "bar: Distribution of value"),
    Chart(
      what: "points of streets are no cloud",
      table: table("street,n,x,y", 60) {
        "\($0 / 4 + 1),\($0 % 4 + 1),\(noise($0)).5,\(noise($0 * 3)).5"
      }, first: nil),
    Chart(
      what: "places show their kinds",
      table: table("x,y,age", 90) { "\(noise($0)).5,\(noise($0 * 3)).5,\($0 * 7 % 3)" },
      first: "point: Data: positions"),
    Chart(
      what: "of units that are there in two years the last year alone",
      table: table("id,year,staff,sales", 90) {
        "\($0 / 2 + 1000),\(1987 + $0 % 2 * 3),\(noise($0)).5,"
          + "\(noise($0) * 3 + noise($0 * 7) / 5).25"
      }, first: "point: Sales and staff, 1990"),
    Chart(
      what: "a quantity that tells as well as two kinds has a cloud in their colours",
      table: table("sex,income,gamble", 60) {
        "\(["f", "m"][$0 % 2]),\(noise($0)).5,\(noise($0) + $0 % 2 * 60 + noise($0 * 3) / 3).25"
      }, first: "point: Gamble and income"),
    Chart(
      what: "even steps along which a value bends are a line",
      table: table("temperature,vapour", 20) { "\($0 * 20),\($0 * $0 * $0).5" },
      first: "line: Vapour and temperature"),
    Chart(
      what: "what came of it, by what was done",
      table: table("train,age,re74,re75,re78", 80) {
        "\($0 % 2),\(20 + noise($0 * 3) % 30),\(noise($0)).5,\(noise($0) + noise($0 * 7) / 9).25,"
          + "\(noise($0 * 5) + $0 % 2 * 30).75"
      }, first: "boxplot: re78 by train"),
    Chart(
      what: "a logarithm says so on its axis",
      table: table("age,lwage", 40) { "\($0 + 20).5,\(Double(noise($0) % 9 + $0) / 9)" },
      first: "point: lwage and age", upright: "lwage (logarithm)"),
    Chart(
      what: "one whose name says it needs no more",
      table: table("age,log_wage", 40) { "\($0 + 20).5,\(Double(noise($0) % 9 + $0) / 9)" },
      first: "point: Log wage and age"),
    Chart(
      what: "even steps are a course, whatever they are called",
      table: table("foo,bar", 60) {
        "\(Double(1974 * 365 + $0) / 365),\(noise($0)).5"
      }, first: "line: Bar by foo"),
    Chart(
      what: "the last days of months are months",
      table: table("date,bar", 24) {
        let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let month = $0 % 12
        return "\(2021 + $0 / 12)-\(month < 9 ? "0" : "")\(month + 1)-\(days[month]),\(noise($0))"
      }, first: "line: Bar by month"),
    Chart(
      what: "low, medium and high stand in their order",
      table: table("tension,breaks", 60) { "\(["L", "M", "H"][$0 % 3]),\(noise($0)).5" },
      first: "boxplot: Breaks by tension"),
    Chart(
      what: "numbers that may be codes are not counted",
      table: table("id,y,locus.a1,locus.a2", 60) {
        "\($0 + 100),\($0 * 7 % 3),\(noise($0) % 9),\(noise($0 * 3) % 9)"
      }, first: nil),
  ]

  @Test("an analyst's first chart is of what is to be explained", arguments: charts)
  func first(row: Chart) throws {
    let dataset = try #require(read(row.table, file: "data.csv").dataset)
    let found = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).first
    let mark = found.flatMap { $0.spec["mark"]?.string ?? $0.spec["mark"]?["type"]?.string }
    #expect(found.map { "\(mark ?? ""): \($0.title)" } == row.first)
    if let upright = row.upright {
      #expect(found?.spec["encoding"]?["y"]?["title"]?.string == upright)
    }
  }

  @Test("of pairs of things each is drawn once, what is alike side by side")
  func half() throws {
    let text =
      ",Oslo,Rome,Bergen,Naples\nOslo,0,20,3,21\nRome,20,0,22,2\nBergen,3,22,0,24\nNaples,21,2,24,0\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let found = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).first
    let spec = try #require(found?.spec)
    let names = spec["encoding"]?["x"]?["sort"]?.elements?.compactMap(\.string)
    #expect(names == ["Bergen", "Oslo", "Rome", "Naples"])
    let (chart, _) = SpecCompiler { _ in dataset }.chart(from: spec, id: "a")
    #expect(chart?.allSeries.reduce(0) { $0 + $1.points.count } == 6)
  }

  @Test("the key of answers in numbers names the colours that are drawn")
  func answers() throws {
    let text = Self.table("DT1,DT2,DT3", 60) {
      "\($0 % 4),\($0 / 2 % 4),\(Self.noise($0) % 4)"
    }
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let found = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).first
    let domain = found?.spec["encoding"]?["color"]?["scale"]?["domain"]?.elements
    #expect(domain?.compactMap(\.number) == [0, 1, 2, 3])
  }
}
