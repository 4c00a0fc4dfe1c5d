import Testing

@testable import Descant

@Suite("Columns of periods")
struct PeriodColumnTests {
  @Test(
    "a column keeps to the one notation that nearly all its cells fit",
    arguments: [
      ("q", "2019-Q1;2019-Q2;2019-Q4", "quarter", "2019-01-01,2019-04-01,2019-10-01"),
      ("q", "Q1/19;Q2/19", "quarter", "2019-01-01,2019-04-01"),
      ("q", "T1 2019;T4 2019", "quarter", "2019-01-01,2019-10-01"),
      ("q", "T1 2019;T3 2019", "quarter", "2019-01-01,2019-07-01"),
      ("TIME_PERIOD", "2019-T1;2019-T3", "trimester", "2019-01-01,2019-09-01"),
      ("TIME_PERIOD", "2019-T1;2019-T4", "quarter", "2019-01-01,2019-10-01"),
      ("h", "S1-2019;S2-2019", "half", "2019-01-01,2019-07-01"),
      ("h", "S01-2019;S02-2019;S27-2019", "week", "2018-12-31,2019-01-07,2019-07-01"),
      ("h", "S1-2019;S2-2019;S9-2019", "week", "2018-12-31,2019-01-07,2019-02-25"),
      ("KW", "KW 1/2020;KW 53/2020", "week", "2019-12-30,2020-12-28"),
      ("season", "2015/16;2016/17", "fiscalYear", "2015-01-01,2016-01-01"),
      ("y", "2015-16;2016-17", "fiscalYear", "2015-01-01,2016-01-01"),
      ("y", "2010-11;2011-12;2001-02", "fiscalYear", "2010-01-01,2011-01-01,2001-01-01"),
      ("y", "2000/01;2001/02;2002/03", "fiscalYear", "2000-01-01,2001-01-01,2002-01-01"),
      ("y", "2000/01;2000/02;2000/03", "yearmonth", "2000-01-01,2000-02-01,2000-03-01"),
      ("y", "2010-11;2010-12;2011-01", "yearmonth", "2010-11-01,2010-12-01,2011-01-01"),
      ("y", "2010-11;2010-11", "yearmonth", "2010-11-01,2010-11-01"),
      ("FY", "FY2016;FY2017", "fiscalYear", "2016-01-01,2017-01-01"),
      ("年度", "2015年度;2016年度", "fiscalYear", "2015-01-01,2016-01-01"),
      ("y", "1990-94;1995-99", "span", "1990-94,1995-99"),
      ("y", "1990s;2000s", "span", "1990s,2000s"),
      ("y", "2024年;2025年", "year", "2024,2025"), ("y", "令和5年;令和6年", "year", "2023,2024"),
      ("month", "1/86;2/86;12/87", "yearmonth", "1986-01-01,1986-02-01,1987-12-01"),
      ("share", "1/86;2/86;12/87", "category", "1/86,2/86,12/87"),
      ("m", "Jan-19;Feb-19;Dec-20", "yearmonth", "2019-01-01,2019-02-01,2020-12-01"),
      (
        "m", "Jan-24;Feb-24;Mar-24;Apr-24", "yearmonth",
        "2024-01-01,2024-02-01,2024-03-01,2024-04-01"
      ),
      ("m", "29-Jan;30-Jan;31-Jan;01-Feb;02-Feb", "monthDay", "29-Jan,30-Jan,31-Jan,01-Feb,02-Feb"),
      ("m", "Jan-29;Jan-30;Jan-31;Feb-01;Feb-02", "monthDay", "Jan-29,Jan-30,Jan-31,Feb-01,Feb-02"),
      (
        "t", "\"Jan 5, 2021, 9:14:21 AM\";\"Jan 8, 2021, 4:26:21 PM\"", "datetime",
        "2021-01-05T09:14:21,2021-01-08T16:26:21"
      ),
      ("m", "janv. 2024;févr. 2024", "yearmonth", "2024-01-01,2024-02-01"),
      ("m", "Januar 2024;März 2024", "yearmonth", "2024-01-01,2024-03-01"),
      ("m", "2024년 1월;2024년 2월", "yearmonth", "2024-01-01,2024-02-01"),
      // Of ten days two leave open which number is the month; of four, or beside what is no day, none is read.
      (
        "d",
        "2024-01-01;2024-01-02;2024-01-03;2024-01-04;2024-01-05;2024-01-06;2024-01-07;2024-01-08;05/02/2024;06/02/2024",
        "date",
        "2024-01-01,2024-01-02,2024-01-03,2024-01-04,2024-01-05,2024-01-06,2024-01-07,2024-01-08,-,-"
      ),
      (
        "d", "2024-01-01;2024-01-02;2024-01-03;05/02/2024", "category",
        "2024-01-01,2024-01-02,2024-01-03,05/02/2024"
      ),
      (
        "d",
        "2024-01-01;2024-01-02;2024-01-03;2024-01-04;2024-01-05;2024-01-06;2024-01-07;2024-01-08;Oslo;Bergen",
        "category",
        "2024-01-01,2024-01-02,2024-01-03,2024-01-04,2024-01-05,2024-01-06,2024-01-07,2024-01-08,Oslo,Bergen"
      ),
      ("d", "31. Januar 2024;1. Februar 2024", "date", "2024-01-31,2024-02-01"),
      ("d", "Jan-1-1995;Feb-1-1995", "date", "1995-01-01,1995-02-01"),
      ("d", "31/12/20;01/01/21", "date", "2020-12-31,2021-01-01"),
      (
        "d", "20/12/30;20/12/31;21/01/01;21/01/02", "date",
        "2020-12-30,2020-12-31,2021-01-01,2021-01-02"
      ),
      (
        "d", "01/01/60;01/01/70;01/01/79;13/01/65", "date",
        "1960-01-01,1970-01-01,1979-01-01,1965-01-13"
      ),
      ("d", "31/12/98;01/01/05", "date", "1998-12-31,2005-01-01"),
      ("d", "31/12/24;01/01/60", "date", "2024-12-31,2060-01-01"),
      ("m", "Januar;Februar;Juli", "month", "Januar,Februar,Juli"),
      ("m", "7月;1月", "month", "7月,1月"), ("w", "lunes;martes", "weekday", "lunes,martes"),
      ("w", "Mo;Di;Mi", "weekday", "Mo,Di,Mi"), ("w", "S;M;L", "category", "S,M,L"),
      ("quarter", "Q1;Q2", "quarterOfYear", "Q1,Q2"), ("sample", "Q1;Q2", "category", "Q1,Q2"),
      ("sample", "Q1;Q2;Q3;Q4", "quarterOfYear", "Q1,Q2,Q3,Q4"),
      ("sample", "S1;S2", "category", "S1,S2"), ("when", "9am;10am;2pm", "hour", "9am,10am,2pm"),
      // No seconds, one digit: a program may write the clock so, and it is told.
      (
        "t", "2:00:00;2:06:00;3:10:00", "time",
        "1970-01-01T02:00:00,1970-01-01T02:06:00,1970-01-01T03:10:00"
      ),
      ("laufzeit", "2:00:00;2:06:00;3:10:00", "number", "120,126,190"),
    ])
  func families(_ name: String, cells: String, kind: String, values: String) throws {
    let dataset = try #require(
      read("\(name)\n" + cells.split(separator: ";").map { "\($0)\n" }.joined()).dataset)
    #expect(dataset.columns.map(\.kind.rawValue) == [kind])
    #expect(dataset.digest == name + "=" + values)
  }

  @Test(
    "numbers are years, months, days or seconds where values and names say so",
    arguments: [
      ("time", "1871;1872;1873;1874", "year", "1871,1872,1873,1874"),
      ("time", "1871;1890;1873;1950", "integer", "1871,1890,1873,1950"),
      ("Berichtsjahr", "2001;2005", "year", "2001,2005"),
      ("année", "2001;2005", "year", "2001,2005"),
      ("調査年", "2001;2005", "year", "2001,2005"), ("연도", "2001;2005", "year", "2001,2005"),
      ("x", "1900;1910;1920", "year", "1900,1910,1920"),
      ("steps", "1900;1903;1906;1909", "integer", "1900,1903,1906,1909"),
      ("n", "2001;2002;2001;2002;2003;2003", "year", "2001,2002,2001,2002,2003,2003"),
      ("n", "2001;2002;2001;2003;2003", "integer", "2001,2002,2001,2003,2003"),
      ("price (€)", "2001;2002;2003;2004", "integer", "2001,2002,2003,2004"),
      ("year", "82;83;84", "year", "1982,1983,1984"), ("year", "1;2;3", "integer", "1,2,3"),
      ("year", "82;99;84", "integer", "82,99,84"),
      ("year", "87;90;93;87;90;93", "year", "1987,1990,1993,1987,1990,1993"),
      ("dose", "87;90;93;87;90;93", "integer", "87,90,93,87,90,93"),
      (
        "time", "1949;1949.083;1949.167;1949.25", "yearmonth",
        "1949-01-01,1949-02-01,1949-03-01,1949-04-01"
      ),
      (
        "year", "49.0833333;49.1666667;49.25;49.3333333", "yearmonth",
        "1949-02-01,1949-03-01,1949-04-01,1949-05-01"
      ),
      ("years", "49.1;49.3;52.7;53.15", "number", "49.1,49.3,52.7,53.15"),
      (
        "time", "1960.25;1960.5;1960.75;1961", "quarter",
        "1960-04-01,1960-07-01,1960-10-01,1961-01-01"
      ),
      ("time", "1960.5;1961;1961.5", "half", "1960-07-01,1961-01-01,1961-07-01"),
      ("time", "1960.5;1961.5;1962.5", "year", "1960,1961,1962"),
      ("time", "1851.2026;1851.6324;1852.8811", "date", "1851-03-15,1851-08-19,1852-11-18"),
      ("height", "1949.083;1900.1;1800.5", "number", "1949.083,1900.1,1800.5"),
      ("n", "1949.1;1950.3;1948.2;1952.7", "number", "1949.1,1950.3,1948.2,1952.7"),
      ("timestamp", "1704067200;1704067500", "datetime", "2024-01-01,2024-01-01T00:05:00"),
      ("time", "1704067200000;1704067500000", "datetime", "2024-01-01,2024-01-01T00:05:00"),
      ("created_at", "1704067200;1704153600", "date", "2024-01-01,2024-01-02"),
      ("visitors", "1704067200;1704067100", "integer", "1704067200,1704067100"),
      ("date", "45322;45323", "date", "2024-01-31,2024-02-01"),
      ("date", "45322.5;45323", "datetime", "2024-01-31T12:00:00,2024-02-01"),
      ("sales", "45322;45323", "integer", "45322,45323"),
      ("Datum", "20240131;20240201", "date", "2024-01-31,2024-02-01"),
      (
        "n", "20240131;20240201;20240202;20240203", "date",
        "2024-01-31,2024-02-01,2024-02-02,2024-02-03"
      ),
      (
        "n", "20240131;20240231;20240301;20240302", "integer", "20240131,20240231,20240301,20240302"
      ),
      (
        "n", "202311;202312;202401;202402", "yearmonth",
        "2023-11-01,2023-12-01,2024-01-01,2024-02-01"
      ),
      ("n", "202301;202302;202303", "integer", "202301,202302,202303"),
      ("Monat", "202301;202302", "yearmonth", "2023-01-01,2023-02-01"),
    ])
  func numbers(_ name: String, cells: String, kind: String, values: String) throws {
    // A column of names first, so that a place at the left decides nothing.
    let rows = cells.split(separator: ";").enumerated().map { "r\($0 * $0 + 3),\($1)\n" }.joined()
    let dataset = try #require(read("row,\(name)\n" + rows).dataset)
    #expect(dataset.columns.last?.kind.rawValue == kind)
    #expect(dataset.digest.hasSuffix(" \(name)=" + values), "\(dataset.digest)")
  }

  @Test("years that only stand at the left are years, and after row numbers")
  func left() {
    #expect(read("a,b\n1990,1\n1991,2\n1992,3\n1993,4").dataset?.columns[0].kind == .year)
    #expect(read("a,b\nx,1990\ny,1991\nz,1992\nw,1993").dataset?.columns[1].kind == .integer)
    #expect(read("a,b\n1,1990\n2,1991\n3,1992\n4,1993").dataset?.columns[1].kind == .year)
  }

  @Test(
    "what can be read in two ways is told once, with the way that is chosen",
    arguments: [
      ("13/01/2024;02/01/2024", "date", "2024-01-13,2024-01-02", ""),
      ("01/13/2024;01/02/2024", "date", "2024-01-13,2024-01-02", ""),
      // Every seventh day by months, but not by days.
      (
        "01/02/2024;01/09/2024;02/06/2024;02/13/2024", "date",
        "2024-01-02,2024-01-09,2024-02-06,2024-02-13", ""
      ),
      (
        "01/01/2024;02/01/2024;03/01/2024;05/01/2024", "date",
        "2024-01-01,2024-01-02,2024-01-03,2024-01-05",
        "\"01/01/2024\" can be read in two ways; \"d\" is read day first"
      ),
      (
        "01/01/2024;01/02/2024;01/03/2024;01/04/2024", "date",
        "2024-01-01,2024-02-01,2024-03-01,2024-04-01",
        "\"01/01/2024\" can be read in two ways; \"d\" is read day first"
      ),
      // First days of months, read as days of January, would be a day apart eleven times of twelve.
      (
        "1/1/2020;2/1/2020;3/1/2020;4/1/2020;5/1/2020;6/1/2020;7/1/2020;8/1/2020;9/1/2020;"
          + "10/1/2020;11/1/2020;12/1/2020;1/1/2021",
        "date",
        "2020-01-01,2020-02-01,2020-03-01,2020-04-01,2020-05-01,2020-06-01,2020-07-01,2020-08-01,"
          + "2020-09-01,2020-10-01,2020-11-01,2020-12-01,2021-01-01", ""
      ),
      // Of two series below each other no reading is in order; one is even.
      (
        "1/1/2020;2/1/2020;3/1/2020;4/1/2020;1/1/2021;1/1/2020;2/1/2020;3/1/2020;4/1/2020;"
          + "5/1/2020;6/1/2020;7/1/2020;8/1/2020;9/1/2020;10/1/2020;11/1/2020;12/1/2020",
        "date",
        "2020-01-01,2020-02-01,2020-03-01,2020-04-01,2021-01-01,2020-01-01,2020-02-01,2020-03-01,"
          + "2020-04-01,2020-05-01,2020-06-01,2020-07-01,2020-08-01,2020-09-01,2020-10-01,"
          + "2020-11-01,2020-12-01", ""
      ),
      (
        "05/01/2024;01/05/2024;03/02/2024;02/03/2024;01/01/2024", "category",
        "05/01/2024,01/05/2024,03/02/2024,02/03/2024,01/01/2024",
        "\"05/01/2024\" can be day first or month first; \"d\" is kept as text"
      ),
      (
        "2010-11;2011-12;2009-10", "fiscalYear", "2010-01-01,2011-01-01,2009-01-01",
        "\"2010-11\" and all others are read as years, not as months"
      ),
      (
        "01/01/60;13/01/61", "date", "1960-01-01,1961-01-13",
        "\"01/01/60\" is read as of the year 1960"
      ),
      (
        "2024 Q1;2024 Q2;2024 Q3;2024 Q4;2024", "quarter",
        "2024-01-01,2024-04-01,2024-07-01,2024-10-01,-",
        "\"2024\" is a year among quarters of \"d\", and is left out of time"
      ),
      (
        "2024-01-01;2024-01-02;13/01/2024", "category", "2024-01-01,2024-01-02,13/01/2024",
        "\"13/01/2024\" stands among dates; \"d\" is kept as text"
      ),
    ])
  func doubts(_ cells: String, kind: String, values: String, told: String) throws {
    let (dataset, findings) = read("d\n" + cells.split(separator: ";").joined(separator: "\n"))
    #expect(dataset?.columns.map(\.kind.rawValue) == [kind])
    #expect(dataset?.digest == "d=" + values)
    #expect(findings.map(\.message).joined(separator: "; ") == told)
    // The page tells it as the terminal does.
    let sentences = Language.english.sentences(for: dataset?.reading ?? [])
    #expect(
      sentences.contains("Dates of “d” can be read in two ways: they are read day first.")
        == told.hasSuffix("is read day first"), "\(sentences)")
  }

  @Test("files of the United States put months first")
  func american() {
    let file = "d,state,sales\n01/02/2024,Ohio,$5\n02/03/2024,Utah,$6\n"
    let dataset = read(file).dataset
    #expect(dataset?.columns[0].values.number(0)?.isoText(.day) == "2024-01-02")
    #expect(
      Language.english.sentences(for: dataset?.reading ?? [])
        == ["Dates of “d” can be read in two ways: they are read month first."])
  }

  @Test(
    "times keep their own clocks, and the column says which",
    arguments: [
      (
        "2024-01-01T08:00+02:00;2024-01-01T09:00+02:00", "2024-01-01T08:00:00,2024-01-01T09:00:00",
        ["UTC+02:00"], ""
      ),
      (
        "2024-01-01T08:00Z;2024-01-01T09:00Z", "2024-01-01T08:00:00,2024-01-01T09:00:00", ["UTC"],
        ""
      ),
      (
        "2024-10-27T02:30+02:00;2024-10-27T02:30+01:00", "2024-10-27T02:30:00,2024-10-27T02:30:00",
        ["UTC+01:00", "UTC+02:00"], "data-mixed-offsets"
      ),
      ("2024-01-01T08:00;2024-01-01T09:00", "2024-01-01T08:00:00,2024-01-01T09:00:00", [], ""),
    ])
  func clocks(_ cells: String, values: String, clocks: [String], told: String) {
    let (dataset, findings) = read("t\n" + cells.split(separator: ";").joined(separator: "\n"))
    #expect(dataset?.digest == "t=" + values)
    #expect(dataset?.columns[0].clock?.names ?? [] == clocks)
    #expect(findings.map(\.code.id).joined() == told)
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test("a declared zone is the clock that all are put on")
  func declaredZone() {
    let read = read(
      "t\n2024-01-01T08:00+02:00\n2024-01-01T08:00Z",
      described: #"{"name": "t", "type": "datetime", "timeZone": "+01:00"}"#)
    #expect(read.dataset?.digest == "t=2024-01-01T07:00:00,2024-01-01T09:00:00")
    #expect(read.dataset?.columns[0].clock?.names == ["UTC+01:00"])
    #expect(read.findings.isEmpty)
  }
}

@Suite("Columns that are one period together")
struct PeriodPartsTests {
  @Test(
    "parts that stand in several columns become one",
    arguments: [
      (
        "year,month,n", "2023,11,1;2023,12,2;2024,1,3", "yearmonth 2023-11-01,2023-12-01,2024-01-01"
      ),
      (
        "Jahr,Monat,n", "2023,November,1;2023,Dezember,2;2024,Januar,3",
        "yearmonth 2023-11-01,2023-12-01,2024-01-01"
      ),
      ("year,quarter,n", "2023,3,1;2023,4,2;2024,1,3", "quarter 2023-07-01,2023-10-01,2024-01-01"),
      ("year,qtr,n", "2023,Q3,1;2023,Q4,2;2024,Q1,3", "quarter 2023-07-01,2023-10-01,2024-01-01"),
      ("year,week,n", "2023,51,1;2023,52,2;2024,1,3", "week 2023-12-18,2023-12-25,2024-01-01"),
      (
        "year,month,day,n", "2023,12,30,1;2023,12,31,2;2024,1,1,3",
        "date 2023-12-30,2023-12-31,2024-01-01"
      ),
      (
        "date,time,n", "2024-01-01,08:00,1;2024-01-01,09:00,2;2024-01-02,08:00,3",
        "datetime 2024-01-01T08:00:00,2024-01-01T09:00:00,2024-01-02T08:00:00"
      ),
      (
        "date,hour,n", "2024-01-01,8,1;2024-01-01,9,2;2024-01-02,8,3",
        "datetime 2024-01-01T08:00:00,2024-01-01T09:00:00,2024-01-02T08:00:00"
      ),
      // A full date has its year already.
      ("date,year,month,n", "2023-12-30,2023,12,1;2023-12-31,2023,12,2;2024-01-01,2024,1,3", ""),
      ("ym,year,month,n", "2023-11,2023,11,1;2023-12,2023,12,2;2024-01,2024,1,3", ""),
      // No year, no month that counts.
      ("month,day,n", "1,1,1;1,2,2;2,1,3", ""),
      ("year,months,n", "2023,14,1;2023,20,2;2024,3,3", ""),
      ("year,n", "2023,1;2024,2", ""),
    ])
  func merges(_ header: String, rows: String, digest: String) throws {
    let dataset = try #require(read(header + "\n" + rows.replacing(";", with: "\n")).dataset)
    let names = header.split(separator: ",").map(String.init)
    guard dataset.columns.count > names.count, let merged = dataset.columns.last else {
      #expect(digest == "")
      return
    }
    let values = (0..<dataset.rowCount).map { merged.values.number($0) }
    let texts = values.map { value in
      value.map { $0.isoText($0.truncatingRemainder(dividingBy: 86_400_000) == 0 ? .day : .second) }
        ?? "-"
    }
    #expect("\(merged.kind.rawValue) " + texts.joined(separator: ",") == digest)
    #expect(merged.parts == Array(names.dropLast()))
  }
}
