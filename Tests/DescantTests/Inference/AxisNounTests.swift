import Testing

@testable import Descant

/// Which columns share an axis, and what it and the title say of them.
@Suite("Nouns of axes")
struct AxisNounTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  private static func specs(_ text: String, _ file: String) throws -> [SuggestedSpec] {
    let dataset = try #require(read(text, file: file).dataset)
    return ChartInference.suggestions(for: dataset, url: file, words: .english)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    var file = "data.csv"
    /// "mark: title" of the first chart.
    var first: String
    /// The title of its vertical axis.
    var y: String?
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "quarters that stand in two columns are quarters",
      table: table("year,quarter,Rainfall", 24) {
        "\(1990 + $0 / 4),\($0 % 4 + 1),\(40 + noise($0)).5"
      }, first: "line: Rainfall by quarter"),
    Row(
      what: "words that names share leave half a bracket out",
      table: table("year,Opioid death rates (CDC wonder),Heroin death rates (US CDC wonder)", 24) {
        "\(1990 + $0),\(40 + noise($0)).5,\(44 + noise($0 * 3)).5"
      }, first: "line: Death rates by year"),
    Row(
      what: "what the Bureau of Labor Statistics calls a period is a quarter",
      table: table("Year,Period,Rainfall", 24) {
        "\(1990 + $0 / 4),Q0\($0 % 4 + 1),\(40 + noise($0)).5"
      }, first: "line: Rainfall by quarter"),
    Row(
      what: "two prices without a known word rise and fall on one axis",
      table: table("date,Brent,WTI", 24) {
        let own = 60 + $0 * 2 + noise($0) % 7
        let month = $0 % 12 + 1
        return "\(2001 + $0 / 12)-\(month < 10 ? "0" : "")\(month)-01,\(own).5,"
          + "\(own - noise($0 * 3) % 5).25"
      }, first: "line: Brent and WTI by month"),
    Row(
      what: "what several pollsters found shares an axis",
      table: table("date,gallup,ipsos,yougov", 24) {
        "\(2001 + $0)-01-01,\(40 + noise($0) % 17).5,\(41 + noise($0 * 3) % 16).5,"
          + "\(40 + noise($0 * 5) % 18).25"
      }, first: "line: Gallup, ipsos and yougov by year", y: "Gallup, ipsos and yougov"),
    Row(
      what:
        "what several pollsters found is what the table is called, where their names are too many",
      table: table("date,gallup,ipsos,yougov,rasmussen", 24) {
        "\(2001 + $0)-01-01,\(40 + noise($0) % 17).5,\(41 + noise($0 * 3) % 16).5,"
          + "\(40 + noise($0 * 5) % 18).25,\(40 + noise($0 * 7) % 18).25"
      }, file: "mayor-approval.csv", first: "line: Mayor approval by year", y: "Mayor approval"),
    Row(
      what: "a part is told without its whole",
      table: table("year,Private,Private service,Rainfall", 24) {
        let own = 600 + $0 * 11 + noise($0)
        return "\(1990 + $0),\(own),\(own * 7 / 10),\(noise($0 * 5)).5"
      }, first: "line: Data by year"),
    Row(
      what: "what names end in alike is what they measure",
      table: table("Year,Marriages_per_1000,Divorces_per_1000", 24) {
        "\(1990 + $0),\(9 + noise($0) % 4).5,\(2 + noise($0 * 3) % 3).5"
      }, first: "line: Marriages per 1000 and divorces per 1000 by year", y: "Per 1000"),
    Row(
      what: "numbers behind a name are not what it has in common",
      table: table("committee,Bills104,Bills103", 12) {
        "\(["ash", "elm", "oak", "fir", "yew", "box", "bay", "fig", "gum", "may", "nut", "pea"][$0]),"
          + "\(noise($0)),\(noise($0 * 3 + 1))"
      }, first: "point: Bills by committee"),
    Row(
      what: "days that are counted from the year 1 are days, whatever pollsters found",
      table: table("ordinal_date,gallup", 40) { "\(736_389 + $0),\(noise($0)).5" },
      first: "line: Gallup by ordinal date"),
    Row(
      what: "what judges score of each wine is measured",
      table: table("Wine,Judge,Scores", 32) {
        "\($0 / 4 + 1),\(["A", "B", "C", "D"][$0 % 4]),\(($0 % 4 * 2 + noise($0) % 5) % 10)"
      }, first: "boxplot: Scores by judge"),
    Row(
      what: "codes are no quantity, however they are written",
      table: table("country,callingCode,area", 25) {
        "Land\($0 * $0 + 5)x,\($0 * 37 + 100),\(noise($0) * 50 + 100).5"
      }, first: "bar: Area by country"),
    Row(
      what: "of the prices of many days the last is told",
      table: table("Ticker,Date,Open,High,Low,Close", 40) {
        let open = 60 + noise($0 / 2) / 9
        return "\(["AAA", "BBB"][$0 % 2]),2024-01-\(10 + $0 / 2),\(open).5,\(open + 2).5,"
          + "\(open - 2).5,\(open + 1).25"
      }, first: "line: Close by date and ticker"),
    Row(
      what: "what is told by each of a unit is no cloud with how many there are",
      table: table("Area (sq km),Persons per sq km,Births,Age", 40) {
        "\(100 + $0 * 30 + noise($0)),\(9000 / (3 + $0)).5,\(noise($0)),\(noise($0) / 2 + noise($0 * 3) / 9).5"
      }, first: "point: Area and births"),
    Row(
      what: "every pair of two lists is a table of two ways, whatever stands between them",
      table: "place,tea_yes_ill_yes,tea_yes_ill_no,tea_no_ill_yes,tea_no_ill_no\n"
        + "Ash,12,10,3,6\nElm,90,68,49,80\nOak,91,74,33,59\nFir,23,20,12,13\nYew,40,35,9,21\n",
      first: "rect: Data by place"),
    Row(
      what: "numbers before weeks are steps of one quantity, after what was before them",
      table: table("Before,1 week,2 week,3 week", 12) {
        "\(14 + noise($0) % 13).5,\(15 + noise($0 * 3) % 13).25,\(15 + noise($0 * 5) % 14).5,"
          + "\(16 + noise($0 * 7) % 13).5"
      }, file: "grip-strength.csv", first: "boxplot: Grip strength"),
    Row(
      what: "a file of one column without a name is called what it is",
      table: table("1.5", 60) { "\(noise($0)).5" }, file: "river-levels.csv",
      first: "bar: Distribution of River levels"),
    Row(
      what: "groups of one size differ by their frequencies",
      table: "wind,strength,frequency\n"
        + ["N", "NE", "E", "SE"].flatMap { wind in
          ["0-1", "1-2", "2-3"].map { "\(wind),\($0),\(wind.count).\($0.first ?? "0")\n" }
        }.joined(), first: "bar: Number of cases by wind"),
    Row(
      what: "years behind a stem are years",
      table: table("State,pcgdp1940,pcgdp1950,pcgdp1960", 24) {
        "S\($0 * $0 + 3)x,\(4000 + noise($0)),\(5000 + noise($0 * 3)),\(7000 + noise($0 * 5))"
      }, first: "line: Median pcgdp by year"),
    Row(
      what: "of three rows a third is one",
      table: "kind,is_ripe\n"
        + ["ash", "elm", "oak"].flatMap { kind in
          (0..<6).map { "\(kind),\($0 < (kind == "oak" ? 5 : 2) ? "yes" : "no")\n" }
        }.joined(), first: "bar: Share of ripe by kind"),
    Row(
      what: "names that are as much English leave the title in English",
      table: table("age,sex,cp,ca,thalach,target", 90) {
        "\(30 + noise($0) % 40),\(noise($0 * 11) % 2),\($0 % 4),\($0 * 7 % 4),\(100 + noise($0 * 3) + $0 % 2 * 40),"
          + "\($0 % 2)"
      }, first: "boxplot: Thalach by cp and sex"),
  ]

  @Test("columns on an axis, and their nouns", arguments: rows)
  func first(_ row: Row) throws {
    let first = try Self.specs(row.table, row.file).first
    let mark = first?.spec["mark"]?.string ?? first?.spec["mark"]?["type"]?.string ?? ""
    #expect("\(mark): \(first?.title ?? "")" == row.first)
    if let y = row.y { #expect(first?.spec["encoding"]?["y"]?["title"]?.string == y) }
  }

  @Test("a bar of few rows says how many it divides")
  func few() throws {
    let row = try #require(Self.rows.first { $0.what.hasPrefix("of three rows") })
    let spec = try #require(try Self.specs(row.table, row.file).first?.spec)
    #expect(spec["encoding"]?["x"]?["title"]?.string == "Share of rows (n = 6)")
  }
}
