import Testing

@testable import Descant

/// What a table's design says of the chart that comes first: subjects, treatments, lives, and what it is named after.
@Suite("Designs of tables")
struct DesignTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  private static func specs(_ text: String, file: String = "data.csv") throws -> [SuggestedSpec] {
    let dataset = try #require(read(text, file: file).dataset)
    return ChartInference.suggestions(for: dataset, url: file, words: .english)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var file = "data.csv"
    var table: String
    /// "mark: title" of the first chart.
    var first: String
    var testDescription: String { what }
  }

  static let rows = [
    // How long, and whether the end came.
    Row(
      what: "ends of words that are known: \"futime\", \"fustat\"",
      table: table("futime,fustat,rx", 60) {
        "\(noise($0) + 3 + $0 % 2 * 60),\($0 % 5 == 0 ? 0 : 1),\($0 % 2 + 1)"
      }, first: "-: Event-free share by treatment"),
    Row(
      what: "beginnings of words that tell of censoring",
      table: table("rectime,censrec,grade", 60) {
        "\(noise($0) + 3 + $0 % 2 * 60),\($0 % 5 == 0 ? 0 : 1),\($0 % 2 + 1)"
      }, first: "-: Event-free share by grade"),
    Row(
      what: "one letter each",
      table: table("T,E,group", 60) {
        "\(noise($0) + 3 + $0 % 2 * 60),\($0 % 5 == 0 ? 0 : 1),\($0 % 2 == 0 ? "new" : "old")"
      }, first: "-: Event-free share by group"),
    Row(
      what: "weeks until an arrest",
      table: table("week,arrest,aid", 60) { "\(noise($0) % 50 + 1),\($0 % 3 / 2),\($0 % 2)" },
      first: "-: Event-free share by week"),
    Row(
      what: "what nothing names, after what can only be how long it lasted",
      table: table("duration,qq12,polar", 60) {
        "\(noise($0) + 3),\($0 % 3 / 2),\(noise($0 * 7)).5"
      }, first: "-: Event-free share by duration"),
    Row(
      what: "dead and alive",
      table: table("time,status,treatment", 60) {
        "\(noise($0) + 3 + $0 % 2 * 60),\($0 % 5 == 0 ? "alive" : "dead"),\($0 % 2 + 1)"
      }, first: "-: Survival by treatment"),
    Row(
      what: "of three kinds of ends nobody knows which count: times are told by them",
      table: table("time,status", 90) {
        "\(noise($0) + 3 + $0 % 3 * 40),\($0 % 3 + 1)"
      }, first: "boxplot: Time by status"),
    // Subjects that are seen again.
    Row(
      what: "each tree at each age is a line",
      table: table("tree,age,girth", 35) {
        "\($0 / 7 + 1),\([118, 484, 664, 1004, 1231, 1372, 1582][$0 % 7]),\($0 % 7 * 20 + 30 + noise($0) % 9)"
      }, first: "line: Girth by age and tree"),
    Row(
      what: "ages of a sample are no steps",
      table: table("tree,age,girth", 35) {
        "\($0 / 7 + 1),\(118 + $0 * 3),\($0 * 20 + 30 + noise($0) % 9)"
      }, first: "point: Girth and age"),
    Row(
      what: "answers of each visit, a panel for each treatment",
      table: table("id,visit,treat,y", 160) {
        let (subject, visit) = ($0 / 4, $0 % 4)
        return "\(subject + 1),\(visit + 1),\(subject % 2),"
          + "\((noise($0) % 3 + visit / 2 + subject % 2) % 4 / 2)"
      }, first: "bar: Share of y by visit and treatment"),
    Row(
      what: "numbered columns of each treatment are a course",
      table: table("arm,week0,week1,week2,week3", 24) { row in
        "\(["new", "old"][row % 2]),"
          + (1...4).map { "\($0 * 9 + noise(row * 4 + $0) % 20)" }.joined(separator: ",")
      }, first: "line: Median value by column and arm"),
    // Factors.
    Row(
      what: "two rows of each pair of two factors are enough",
      table: table("litter,mother,weight", 32) {
        "\("ABIJ".map(String.init)[$0 % 4]),\("ABIJ".map(String.init)[$0 / 4 % 4]),"
          + "\(40 + $0 % 4 * 9 + noise($0) % 13).5"
      }, first: "point: Weight by litter and mother"),
    Row(
      what: "a table of cases by three names is told by all of them",
      table: table("gender,rank,broken,Freq", 12) {
        "\($0 % 2 == 0 ? "male" : "female"),\(["I", "II", "III"][$0 / 2 % 3]),"
          + "\($0 / 6 == 0 ? "yes" : "no"),\(20 + noise($0 / 2) + $0 % 2)"
      }, first: "bar: Share of broken by rank and gender"),
    Row(
      what: "two kinds in the last column, which many numbers may tell of",
      table: table("foo,bar,baz,qux,kind", 90) {
        let kind = noise($0) % 2
        return "\(noise($0 * 3) + kind * 45).5,\(noise($0 * 5 + 1) * 2).25,"
          + "\(noise($0 * 5 + 1) * 2 + noise($0 * 7)).75,\(noise($0 * 11)).25,"
          + "\(kind == 0 ? "no" : "yes")"
      }, first: "boxplot: foo by kind"),
    // What the table is about.
    Row(
      what: "the measure that the file is named after",
      file: "yields.csv",
      table: table("cloud,yielding,rain", 60) {
        "\(noise($0)).5,\(noise($0) * 2 + $0 % 9).5,\(noise($0) + $0 % 7).25"
      }, first: "point: Yielding and rain"),
    Row(
      what: "the one that has a unit, where names say nothing",
      table: table("foo,bar (kg),baz", 60) {
        "\(noise($0)).5,\(noise($0) * 2 + $0 % 9).5,\(noise($0 * 3)).25"
      }, first: "point: foo and baz"),
    Row(
      what: "of both ends of a table the one that others go along with",
      table: table("foo,bar,baz", 60) {
        "\(noise($0)).5,\(noise($0) * 2 + $0 % 9).5,\(noise($0 * 3 + 5)).25"
      }, first: "point: foo and bar"),
    Row(
      what: "what an income is spent on depends on it",
      table: table("income,foodexp", 60) { "\(noise($0) + 100).5,\(noise($0) * 2 + $0 % 9).5" },
      first: "point: foodexp and income"),
    // What says again what another column says.
    Row(
      what: "a square tells nothing of what it was made of",
      table: table("income,incomesq,rent", 60) {
        let income = Double(noise($0) + 100) / 10
        return "\(income),\(income * income),\(noise($0) * 3 + $0 * 7 % 40).5"
      }, first: "point: Rent and income"),
    Row(
      what: "weeks that count along with dates are no measure",
      table: table("date,week,ammonia", 60) {
        "2024-0\($0 / 20 + 1)-\($0 % 20 + 10),\($0 / 2 * 2 + $0 % 2 + 3),\(noise($0)).5"
      }, first: "line: Ammonia by date"),
  ]

  @Test("the first chart is that of the design", arguments: rows)
  func first(_ row: Row) throws {
    let found = try Self.specs(row.table, file: row.file).first
    let mark = found.flatMap { $0.spec["mark"]?.string ?? $0.spec["mark"]?["type"]?.string }
    #expect("\(mark ?? "-"): \(found?.title ?? "-")" == row.first)
  }

  @Test("weeks that rise beside days of their own are a series; out of order they are lives")
  func weeks() throws {
    for (isInOrder, role) in [(true, false), (false, true)] {
      let text = Self.table("date,week,arrest", 60) { row in
        let (month, day) = (row / 28 + 1, row % 28 + 1)
        let week = isInOrder ? row + row / 9 : Self.noise(row) + 1
        return "2001-0\(month)-\(day < 10 ? "0" : "")\(day),\(week),\(row % 3 / 2)"
      }
      let roles = TableRoles(try #require(read(text, file: "data.csv").dataset))
      #expect((roles.first(.lifetime) != nil) == role, "\(isInOrder)")
    }
  }

  @Test("numbers that belong to names are their codes")
  func numbers() throws {
    let kinds = (0..<20).map { "K\($0 * 7 % 20)x" }
    for (isOwn, role) in [(true, ColumnRole.identifier), (false, .measure)] {
      let text = Self.table("land,cow", 80) {
        "\(kinds[$0 % 20]),\(isOwn ? $0 % 20 * 37 % 90 : Self.noise($0))"
      }
      let roles = TableRoles(try #require(read(text, file: "data.csv").dataset))
      #expect(roles.columns.last?.role == role, "\(isOwn)")
    }
    // A month's days are no things that could be counted.
    let days = TableRoles(
      try #require(
        read(Self.table("kind,days", 30) { "\(kinds[$0 % 3]),\(Self.noise($0))" }).dataset))
    #expect(days.columns.last?.role == .extent)
  }

  @Test("the ends of a panel, where few are left, are no part of its middle")
  func panels() throws {
    // Forty firms; in the first and the last year twelve of them.
    let text = Self.table("firm,year,wage", 400) {
      "\($0 % 40 + 100),\(2000 + $0 / 40),\(Self.noise($0)).5"
    }
    let ends = (0..<12).map { "\($0 + 100),1999,\($0).5\n\($0 + 100),2010,\($0).5\n" }.joined()
    let filter: (String) throws -> [Double] = { text in
      let steps = try Self.specs(text).first?.spec["transform"]?.elements ?? []
      return steps.compactMap { $0["filter"]?["range"]?.elements }.first?
        .compactMap { $0["year"]?.number } ?? []
    }
    #expect(try filter(text) == [])
    #expect(try filter(text + ends) == [2000, 2009])
  }

  @Test("of hundreds of places what there is at each is a colour")
  func places() throws {
    for (count, channel) in [(200, "size"), (201, "color")] {
      let text = Self.table("longitude,latitude,people", count) {
        "\(20 + Double($0 % 20) / 10),\(50 + Double($0 / 20) / 10),\(10 + $0 * 40)"
      }
      let spec = try #require(try Self.specs(text).first?.spec)
      #expect(spec["encoding"]?[channel]?["field"]?.string == "people", "\(count)")
    }
  }
}
