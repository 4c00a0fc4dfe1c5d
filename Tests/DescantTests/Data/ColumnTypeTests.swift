import Testing

@testable import Descant

@Suite("Column types")
struct ColumnTypeTests {
  @Test(
    "a column's kind is found with care",
    arguments: [
      ("n", "1,2,3", "integer", "1,2,3"), ("n", "1.5,2,-3e2", "number", "1.5,2,-300"),
      ("year", "1917,1960", "year", "1917,1960"), ("budgetYear", "1980,2010", "year", "1980,2010"),
      ("year", "1,2,3", "integer", "1,2,3"), ("start", "1565,1603", "year", "1565,1603"),
      ("price", "1565,1603", "integer", "1565,1603"),
      ("code", "007,012", "category", "007,012"), ("n", "00501,10001", "category", "00501,10001"),
      ("id", "1,2,4", "identifier", "1,2,4"),
      ("user_id", "12345678901234567890,1", "identifier", "12345678901234567890,1"),
      ("cluster", "0,1,0,1", "category", "0,1,0,1"), ("month", "1,2,1", "category", "1,2,1"),
      ("ok", "true,False,TRUE", "boolean", "true,false,true"),
      ("ok", "yes,no", "category", "yes,no"),
      ("d", "2024-02-29,2023-01-01", "date", "2024-02-29,2023-01-01"),
      ("d", "2024-02,2024-03", "yearmonth", "2024-02-01,2024-03-01"),
      ("d", "2024-02-01T12:30,2024-02-02 00:00:00", "datetime", "2024-02-01T12:30:00,2024-02-02"),
      (
        "d", "2024-02-01T12:30:00.5Z,2024-02-01T12:30:00Z", "datetime",
        "2024-02-01T12:30:00,2024-02-01T12:30:00"
      ),
      (
        "d", "2024-02-01T12:30:00+02:00,2024-02-01T12:30:00Z", "datetime",
        "2024-02-01T12:30:00,2024-02-01T12:30:00"
      ),
      ("t", "12:30,07:05", "time", "1970-01-01T12:30:00,1970-01-01T07:05:00"),
      ("t", "2:06:00,2:00:30", "number", "126,120.5"),
      ("t", "24:00:00,02:00:00", "number", "1440,120"),
      ("t", "23:00:00,02:00:00", "time", "1970-01-01T23:00:00,1970-01-01T02:00:00"),
      ("duration", "36:15,12:30", "number", "36.25,12.5"),
      ("Dauer", "8:15,9:30", "number", "8.25,9.5"),
      ("所要時間", "8:05:00,14:30:00", "number", "485,870"),
      ("t", "8:05:00,14:30:00", "time", "1970-01-01T08:05:00,1970-01-01T14:30:00"),
      // As portals, forms, trackers and browsers write moments.
      (
        "t", "01/05/2021 12:00:00 AM,01/17/2021 01:30:00 PM", "datetime",
        "2021-01-05,2021-01-17T13:30:00"
      ),
      (
        "t", "2023/05/01 3:14:15 PM GMT+2,2023/05/02 11:04:05 AM GMT+2", "datetime",
        "2023-05-01T15:14:15,2023-05-02T11:04:05"
      ),
      (
        "t", "17.5.2021 9:14,18.5.2021 21:07", "datetime", "2021-05-17T09:14:00,2021-05-18T21:07:00"
      ),
      (
        "t", "2021-05-17 9:14 PM,2021-05-18 12:07 PM", "datetime",
        "2021-05-17T21:14:00,2021-05-18T12:07:00"
      ),
      ("t", "8:05:00 AM,2:30:00 PM", "time", "1970-01-01T08:05:00,1970-01-01T14:30:00"),
      ("start", "8:05:10,9:30:00", "time", "1970-01-01T08:05:10,1970-01-01T09:30:00"),
      ("lap", "1:02.5,0:59.25", "number", "62.5,59.25"),
      ("t", "30:00,1:60", "category", "30:00,1:60"),
      ("d", "31.12.2020,01.02.2021", "date", "2020-12-31,2021-02-01"),
      ("d", "31/12/2020,01/02/2021", "date", "2020-12-31,2021-02-01"),
      ("d", "12/31/2020,01/02/2021", "date", "2020-12-31,2021-01-02"),
      ("d", "Jan 1 2000,Feb 1 2000", "date", "2000-01-01,2000-02-01"),
      ("d", "March 2000,Sept. 2001", "yearmonth", "2000-03-01,2001-09-01"),
      ("d", "2020-Q1,2020-Q4", "quarter", "2020-01-01,2020-10-01"),
      ("date", "20240131,20240201", "date", "2024-01-31,2024-02-01"),
      ("n", "20240131,20240201", "integer", "20240131,20240201"),
      ("n", "12%,3.5 %", "number", "12,3.5"), ("n", "$5;-$1.50", "number", "5,-1.5"),
      ("n", "\"1,234\";\"12,345,678\"", "integer", "1234,12345678"),
      ("n", "1 234;5", "integer", "1234,5"),
      ("n", "\"1,5\";\"0,25\"", "number", "1.5,0.25"), ("n", "−5;3", "integer", "-5,3"),
      ("name", "Rain,Sun", "category", "Rain,Sun"), ("n", "N,NA", "category", "N,NA"),
      ("url", "https://a.org,https://b.org", "identifier", "https://a.org,https://b.org"),
      ("n", ",", "text", "-,-"), ("n", "1e999,2", "category", "1e999,2"),
      ("n", "9007199254740993.5,1", "integer", "9007199254740994,1"),
    ])
  func kinds(_ name: String, cells: String, kind: String, digest: String) throws {
    let separator: Character = cells.contains(";") ? ";" : ","
    let rows = cells.split(separator: separator, omittingEmptySubsequences: false)
    let text = "\(name),z\n" + rows.map { "\($0),q\n" }.joined()
    let dataset = try #require(read(text).dataset)
    let column = try #require(dataset.columns.first)
    #expect(column.kind.rawValue == kind)
    #expect(dataset.digest.hasPrefix("\(name)=\(digest) z="), "\(dataset.digest)")
    #expect(!column.reason.isEmpty)
  }

  @Test(
    "an odd cell among many is told and is a gap; among few, all are kept as text",
    arguments: [
      ("1,2,3,4,n/a", "data-missing-word 6:1", "1,2,3,4,-"),
      ("1,2,3,4,-", "data-missing-word 6:1", "1,2,3,4,-"),
      ("1,2,3,4,x", "data-not-a-number 6:1", "1,2,3,4,-"),
      ("1,x,3", "data-mixed-column 3:1", "1,x,3"),
      ("1.2,x,y,z", "", "1.2,x,y,z"), ("A,B,.", "data-missing-word 4:1", "A,B,-"),
      ("+,-,+", "", "+,-,+"), ("A,None,NA", "", "A,None,NA"),
      (
        "2024-01-01,2024-01-02,2024-01-03,2024-01-04,2024-02-30", "data-not-a-date 6:1",
        "2024-01-01,2024-01-02,2024-01-03,2024-01-04,-"
      ),
      ("01/02/2020,02/03/2020", "data-ambiguous-date 2:1", "2020-02-01,2020-03-02"),
      (
        "8:05:00,9:30:00", "data-ambiguous-time 2:1", "1970-01-01T08:05:00,1970-01-01T09:30:00"
      ),
      (
        "9:59:10,10:05:33", "data-ambiguous-time 2:1", "1970-01-01T09:59:10,1970-01-01T10:05:33"
      ),
      ("8:05:00,14:30:00", "", "1970-01-01T08:05:00,1970-01-01T14:30:00"),
      ("8:05:30,9:30:00", "", "485.5,570"),
      ("true,false,true,true,maybe", "data-not-a-boolean 6:1", "true,false,true,true,-"),
      ("2024-01-01,null", "", "2024-01-01,-"),
      ("2024-01-01,n.d.", "data-missing-word 3:1", "2024-01-01,-"),
    ])
  func odd(_ cells: String, digest: String, values: String) throws {
    let text = "n\n" + cells.split(separator: ",").joined(separator: "\n")
    let (dataset, findings) = read(text)
    #expect(findings.digest.joined(separator: " ") == digest)
    #expect(try #require(dataset).digest == "n=" + values)
    #expect(findings.allSatisfy { $0.severity < .error })
  }

  @Test(
    "a comma before three digits is told of where nothing in its column says what it is",
    arguments: [
      ("1,120;3 310", "1,120;3 310", "data-ambiguous-number 2:2"),
      ("112,120;3 310", "112,120;3 310", "data-ambiguous-number 2:2"),
      ("3 310;1,120;5", "3 310;1,120;5", "data-ambiguous-number 3:2"),
      ("1,120;1.250", "1,120;1.250", "data-ambiguous-number 2:2"),
      ("1,120;3,310", "1120;3310", "data-ambiguous-number 2:2"),
      ("$1,120;$3,310", "1120;3310", "data-ambiguous-number 2:2"),
      ("1,120;980", "1120;980", ""), ("1,120;12,345,678", "1120;12345678", ""),
      ("1,120;980.5", "1120;980.5", ""), ("1,120;2,5", "1.12;2.5", ""),
      ("1,120;0,250", "1.12;0.25", ""), ("1.250,5;1,120", "1250.5;1.12", ""),
      ("3 310,5;1,120", "3310.5;1.12", ""),
    ])
  func doubt(_ cells: String, values: String, digest: String) throws {
    let (dataset, findings) = read(
      "n\n" + cells.split(separator: ";").map { "\"\($0)\"\n" }.joined())
    #expect(findings.digest.joined(separator: " ") == digest)
    #expect(try #require(dataset).digest == "n=" + values.replacing(";", with: ","))
  }

  @Test(
    "a file with semicolons has decimal commas if any of its cells says so",
    arguments: [
      ("A;1,120\nB;2,350\nC;3,7", "1.12,2.35,3.7", ""),
      ("A;1,120\nB;2,350\nC;3,700", "1.12,2.35,3.7", "data-ambiguous-number 2:3"),
      ("0,5;1,120\n2,25;2,350\n7,1;3,700", "1.12,2.35,3.7", ""),
      ("A;1,120\nB;3 310", "1.12,3310", "data-ambiguous-number 2:3"),
      ("31.12.2020;1.120\n01.01.2021;2.350", "1120,2350", "data-ambiguous-number 2:12"),
    ])
  func semicolons(_ rows: String, values: String, digest: String) throws {
    let (dataset, findings) = read("k;n\n" + rows + "\n")
    #expect(findings.digest.joined(separator: " ") == digest)
    #expect(try #require(dataset).digest.hasSuffix(" n=" + values))
  }

  @Test(
    "a header gives title and unit",
    arguments: [
      ("Weight (kg)", "Weight", "kg", "kilograms"),
      ("Temp [°C]", "Temperature", "°C", "degrees Celsius"),
      ("height_cm", "Height", "cm", "centimeters"), ("net_generation", "Net generation", nil, nil),
      ("budgetYear", "Budget year", nil, nil), ("Infant.mortality", "Infant mortality", nil, nil),
      ("co.65.69", "Co 65.69", nil, nil), ("CloudPoint", "Cloud Point", nil, nil),
      ("UKDriverDeaths", "UK Driver Deaths", nil, nil), ("IQbio", "IQ bio", nil, nil),
      ("pH30", nil, nil, nil), ("gdp", "GDP", nil, nil), ("Temp", "Temperature", nil, nil),
      ("McDonald", nil, nil, nil), ("St. Louis", nil, nil, nil),
      ("Rate (%)", "Rate", "%", "percent"),
      ("Speed (km/h)", "Speed", "km/h", "kilometers per hour"),
      ("GDP (USD)", "GDP", "$", "dollars"),
      ("CO2", nil, nil, nil), ("Mass movement (dry)", nil, nil, nil), ("(kg)", nil, nil, nil),
      ("adjusted CO2", "Adjusted CO2", nil, nil), ("IMDB Rating", nil, nil, nil),
    ] as [(String, String?, String?, String?)])
  func header(_ name: String, title: String?, symbol: String?, plural: String?) throws {
    let column = try #require(read("x,\(name)\na,1.5\nb,3").dataset?.columns.last)
    #expect(column.name == name)
    #expect(column.title == title)
    #expect(column.unit?.symbol == symbol)
    #expect(column.unit?.plural == plural)
  }

  @Test("many findings of a kind are told in part and counted")
  func many() {
    let rows = (0..<2000).map { $0 % 20 == 0 ? "x\n" : "1\n" }.joined()
    let findings = read("n\n" + rows).findings
    #expect(findings.count == FindingList.limit + 1)
    #expect(findings.last?.message == "80 more like this in the file")
  }
}
