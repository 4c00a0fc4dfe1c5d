/// What keeps a true chart from being published as it is.
extension AnalystTests {
  private static func minute(_ row: Int) -> String {
    let (hour, minute) = (row / 6 % 24, row % 6 * 10)
    let two: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    return "2024-03-\(two(row / 144 + 1))T\(two(hour)):\(two(minute)):00Z"
  }

  static let published = [
    Row(
      what: "codes beside one amount are names",
      table: table("zip,population", 40) { "\(10_001 + $0 * 7),\(1000 + $0 * 13)" },
      first: "bar: Population by zip: the 10 highest of 40"),
    Row(
      what: "hits are some of those at bat: what both have to do with each other is built in",
      table: table("atbat,hits,salary", 90) {
        "\(100 + $0 * 6),\(20 + $0 * 2 + noise($0) / 9),\(90 + noise($0) + $0).5"
      }, first: "point: Salary and atbat", never: ["Hits and atbat", "Atbat and hits"]),
    Row(
      what: "of what is built in nothing is told first where others are measured",
      table: table("atbat,hits,walks", 90) {
        "\(100 + $0 * 6),\(20 + $0 * 2 + noise($0) / 9),\(noise($0 * 7 + 3) % 60)"
      }, first: "point: Atbat and walks", never: ["Hits and atbat", "Atbat and hits"]),
    Row(
      what: "what is built in is told where nothing else is measured",
      table: table("atbat,hits", 90) {
        "\(100 + $0 * 6),\(20 + $0 * 2 + noise($0) / 9)"
      }, first: "point: hits and atbat"),
    Row(
      what: "steps of few whole numbers are counted in a table",
      table: table("diversity,stags", 150) {
        let score = noise($0) % 6
        return "\(score),\(score * 2 + noise($0 * 3 + 1) % 10)"
      }, first: "boxplot: Stags by diversity"),
    Row(
      what: "of a score that is mostly zero the mean is told",
      table: table("time,treatment,painty", 120) {
        "\($0 / 12 + 1),\($0 % 3 + 1),\(noise($0) < 45 ? "0" : "\(noise($0) / 9).\($0 % 5)")"
      }, first: "line: Mean painty by time and treatment"),
    Row(
      what: "six lines of one unit share a plot",
      table: table("year,country,rate", 84) {
        let country = $0 % 6
        return
          "\(2010 + $0 / 6),\(["Austria", "Belgium", "Czechia", "Denmark", "Estonia", "Finland"][country]),"
          + "\(2 + country).\(noise($0) % 10)"
      }, first: "line: Rate by year and country",
      says: ["encoding/color/field": "country", "encoding/facet": "-"]),
    Row(
      what: "ten panels stand three in a row",
      table: table("year,firm,capital", 200) {
        "\(1935 + $0 / 10),\($0 % 10 + 1),\(100 + $0 % 10 * 20 + noise($0) + $0).5"
      }, first: "line: Capital by year and firm", says: ["encoding/facet/columns": "3"]),
    Row(
      what: "what jumps from moment to moment is told by how it ended",
      table: table("ts,status,latency_ms", 400) {
        let base = noise($0) + 1
        return
          "\(minute($0)),\([200, 404, 500][noise($0 * 7 + 3) % 3]),\(base * base * base / 500 + 1).5"
      }, first: "boxplot: Latency by status"),
    Row(
      what: "a list of a program is no subtitle",
      table: table("kind,growth,tags", 30) {
        "\(["ash", "elm", "oak"][$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5,\"[\"\"a\"\"]\""
      }, first: "boxplot: Growth by kind", says: ["title/subtitle": "-"]),
    Row(
      what: "an axis of ages begins where they do",
      table: table("age,deaths,population", 30) {
        "\($0 + 17),\($0 * $0 + 30),\(90_000 + $0 * 311)"
      }, first: "point: Deaths per 1,000 of population by age",
      says: ["encoding/x/scale/zero": "false"]),
  ]
}
