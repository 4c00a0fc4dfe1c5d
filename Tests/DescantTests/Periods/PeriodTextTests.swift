import Testing

@testable import Descant

@Suite("Periods in texts")
struct PeriodTextTests {
  /// "2024-10-01 quarter", with its end where it is a span.
  static func digest(_ period: Period?) -> String {
    guard let period else { return "none" }
    let end = period.end.map { " to " + $0.isoText(.day) } ?? ""
    return period.start.isoText(nil) + " " + period.grain.rawValue + end
  }

  @Test(
    "a text is the period that it names",
    arguments: [
      // ISO 8601 and SDMX
      ("2024", "2024-01-01 year", "2024"), ("2024-01", "2024-01-01 month", "January 2024"),
      ("2024-01-31", "2024-01-31 day", "January 31, 2024"),
      ("2024-W05", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("2024W05", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("2020-W53", "2020-12-28 isoWeek", "week 53 of 2020"), ("2021-W53", "none", ""),
      ("2025-W01", "2024-12-30 isoWeek", "week 1 of 2025"),
      ("2024-W05-3", "2024-01-31 day", "January 31, 2024"),
      ("2024-031", "2024-01-31 day", "January 31, 2024"), ("2023-366", "none", ""),
      ("2024M01", "2024-01-01 month", "January 2024"),
      ("2024-M1", "2024-01-01 month", "January 2024"),
      ("2024-Q1", "2024-01-01 quarter", "first quarter of 2024"),
      ("2024-S2", "2024-07-01 half", "second half of 2024"),
      ("2001-01-01/2001-03-31", "none", ""),
      // Quarters
      ("2024Q4", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("2024 Q4", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("Q3 2024", "2024-07-01 quarter", "third quarter of 2024"),
      ("Q3/24", "2024-07-01 quarter", "third quarter of 2024"),
      ("Q3-24", "2024-07-01 quarter", "third quarter of 2024"),
      ("Q3'24", "2024-07-01 quarter", "third quarter of 2024"),
      ("3Q24", "2024-07-01 quarter", "third quarter of 2024"),
      ("1Q 2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("2024:2", "2024-04-01 quarter", "second quarter of 2024"),
      ("2024 Qtr 2", "2024-04-01 quarter", "second quarter of 2024"),
      ("2nd quarter 2024", "2024-04-01 quarter", "second quarter of 2024"),
      ("I/2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("IV 2024", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("2024/III", "2024-07-01 quarter", "third quarter of 2024"),
      ("T2 2024", "2024-04-01 quarter", "second quarter of 2024"),
      ("2024-T4", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("1T2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("1er trimestre 2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("1.er trimestre de 2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("3.º trimestre de 2024", "2024-07-01 quarter", "third quarter of 2024"),
      ("1. Quartal 2024", "2024-01-01 quarter", "first quarter of 2024"),
      ("II. Quartal 2024", "2024-04-01 quarter", "second quarter of 2024"),
      ("4. Vj. 2024", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("2024年第1季度", "2024-01-01 quarter", "first quarter of 2024"),
      ("2024年四季度", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("2024年第2四半期", "2024-04-01 quarter", "second quarter of 2024"),
      ("2024年10-12月期", "2024-10-01 quarter", "fourth quarter of 2024"),
      ("2024년 1분기", "2024-01-01 quarter", "first quarter of 2024"),
      ("2024년 제1/4분기", "2024-01-01 quarter", "first quarter of 2024"),
      ("2024 1/4", "2024-01-01 quarter", "first quarter of 2024"), ("2024-Q5", "none", ""),
      // Halves
      ("H1 2024", "2024-01-01 half", "first half of 2024"),
      ("2H24", "2024-07-01 half", "second half of 2024"),
      ("2024H2", "2024-07-01 half", "second half of 2024"),
      ("HJ1 2024", "2024-01-01 half", "first half of 2024"),
      ("2. Halbjahr 2024", "2024-07-01 half", "second half of 2024"),
      ("1er semestre 2024", "2024-01-01 half", "first half of 2024"),
      ("2024年上半年", "2024-01-01 half", "first half of 2024"),
      ("2024年下期", "2024-07-01 half", "second half of 2024"),
      ("2024년 하반기", "2024-07-01 half", "second half of 2024"),
      // Weeks
      ("W05/2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("KW 5/2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("5. KW 2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("S05-2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("Semaine 5 2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("semana 5 de 2024", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("2024年第5周", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("2024年第5週", "2024-01-29 isoWeek", "week 5 of 2024"),
      ("2024년 5주", "2024-01-29 isoWeek", "week 5 of 2024"), ("2024-W54", "none", ""),
      // Years that do not begin in January, and spans
      ("2015/16", "2015-01-01 fiscalYear", "2015/16"),
      ("2015-16", "2015-01-01 fiscalYear", "2015/16"),
      ("2015–16", "2015-01-01 fiscalYear", "2015/16"),
      ("1999/00", "1999-01-01 fiscalYear", "1999/00"),
      ("2015/2016", "2015-01-01 fiscalYear", "2015/16"),
      ("FY2016", "2016-01-01 fiscalYear", "2016/17"),
      ("FY 2015-16", "2015-01-01 fiscalYear", "2015/16"),
      ("FY16", "2016-01-01 fiscalYear", "2016/17"),
      ("WS 2015/16", "2015-01-01 fiscalYear", "2015/16"),
      ("Geschäftsjahr 2015/16", "2015-01-01 fiscalYear", "2015/16"),
      ("exercice 2015-2016", "2015-01-01 fiscalYear", "2015/16"),
      ("ejercicio 2015", "2015-01-01 fiscalYear", "2015/16"),
      ("2015年度", "2015-01-01 fiscalYear", "2015/16"),
      ("平成27年度", "2015-01-01 fiscalYear", "2015/16"),
      ("2015학년도", "2015-01-01 fiscalYear", "2015/16"),
      ("1990–94", "1990-01-01 year to 1995-01-01", "1990"),
      ("2018-20", "2018-01-01 year to 2021-01-01", "2018"),
      ("1990-1994", "1990-01-01 year to 1995-01-01", "1990"),
      ("1990s", "1990-01-01 year to 2000-01-01", "1990"),
      ("1990er", "1990-01-01 year to 2000-01-01", "1990"),
      ("années 1990", "1990-01-01 year to 2000-01-01", "1990"),
      ("1990年代", "1990-01-01 year to 2000-01-01", "1990"), ("1994s", "none", ""),
      // Years
      ("X2010", "2010-01-01 year", "2010"), ("2010 [YR2010]", "2010-01-01 year", "2010"),
      ("2010 [YR2011]", "none", ""), ("2024年", "2024-01-01 year", "2024"),
      ("2024년", "2024-01-01 year", "2024"), ("令和6年", "2024-01-01 year", "2024"),
      ("平成元年", "1989-01-01 year", "1989"), ("昭和64年", "1989-01-01 year", "1989"),
      ("民國113年", "2024-01-01 year", "2024"), ("44 BC", "-0043-01-01 year", "−43"),
      ("２０２４", "2024-01-01 year", "2024"), ("0812", "none", ""), ("3024", "none", ""),
      // Months
      ("Jan-24", "2024-01-01 month", "January 2024"),
      ("Jan 24", "2024-01-01 month", "January 2024"),
      ("Sept. 2024", "2024-09-01 month", "September 2024"),
      ("Januar 2024", "2024-01-01 month", "January 2024"),
      ("Jän. 2024", "2024-01-01 month", "January 2024"),
      ("Mrz 2024", "2024-03-01 month", "March 2024"),
      ("janv.-24", "2024-01-01 month", "January 2024"),
      ("AOÛT 2024", "2024-08-01 month", "August 2024"),
      ("enero de 2024", "2024-01-01 month", "January 2024"),
      ("ene-24", "2024-01-01 month", "January 2024"),
      ("2024年1月", "2024-01-01 month", "January 2024"),
      ("２０２４年１月", "2024-01-01 month", "January 2024"),
      ("2024년 1월", "2024-01-01 month", "January 2024"),
      ("01/2024", "2024-01-01 month", "January 2024"),
      ("01.2024", "2024-01-01 month", "January 2024"), ("13/2024", "none", ""),
      // Days
      ("31 January 2024", "2024-01-31 day", "January 31, 2024"),
      ("January 31st, 2024", "2024-01-31 day", "January 31, 2024"),
      ("31-Jan-2024", "2024-01-31 day", "January 31, 2024"),
      ("31JAN2024", "2024-01-31 day", "January 31, 2024"),
      ("31. Januar 2024", "2024-01-31 day", "January 31, 2024"),
      ("1er janvier 2024", "2024-01-01 day", "January 1, 2024"),
      ("31 de enero de 2024", "2024-01-31 day", "January 31, 2024"),
      ("2024年1月31日", "2024-01-31 day", "January 31, 2024"),
      ("2024년 1월 31일", "2024-01-31 day", "January 31, 2024"),
      ("2024. 1. 31.", "2024-01-31 day", "January 31, 2024"),
      ("30. Februar 2024", "none", ""),
      // What recurs
      ("January", "2012-01-01 monthOfYear", "January"), ("juil.", "2012-07-01 monthOfYear", "July"),
      ("7月", "2012-07-01 monthOfYear", "July"), ("Montag", "2012-01-02 weekday", "Monday"),
      ("domingo", "2012-01-08 weekday", "Sunday"),
      ("Q2", "2012-04-01 quarterOfYear", "second quarter"),
      ("14h", "2012-01-01T14:00 hourOfDay", "2 PM"),
      // None
      ("S", "none", ""), ("Total", "none", ""), ("Q", "none", ""), ("", "none", ""),
      ("12", "none", ""), ("1.5", "none", ""), ("FY", "none", ""), ("Quartal", "none", ""),
    ])
  func reads(_ text: String, digest: String, spoken: String) {
    let period = PeriodText.read(text)
    #expect(Self.digest(period) == digest)
    guard let period else { return }
    #expect(Language.english.date(period.start, period.grain) == spoken)
  }

  @Test(
    "a moment keeps its own clock, and says how that stands to Greenwich",
    arguments: [
      ("2024-01-31T08:00+02:00", "2024-01-31T08:00 minute", 120),
      ("2024-01-31T08:00Z", "2024-01-31T08:00 minute", 0),
      ("2024-01-31 08:00", "2024-01-31T08:00 minute", nil),
      ("2024-01-31T08:00:00-03:30", "2024-01-31T08:00 minute", -210),
    ] as [(String, String, Int?)])
  func clocks(_ text: String, digest: String, offset: Int?) {
    let period = PeriodText.read(text)
    #expect(Self.digest(period) == digest)
    #expect(period?.offset == offset)
  }

  @Test(
    "periods are said as they are, in nine languages",
    arguments: [
      (
        "2024-Q4",
        [
          "fourth quarter of 2024", "4. Quartal 2024", "4e trimestre 2024",
          "cuarto trimestre de 2024", "4.º trimestre de 2024", "quarto trimestre 2024", "2024年第4季度",
          "2024年第4四半期", "2024년 4분기",
        ]
      ),
      (
        "2024-S1",
        [
          "first half of 2024", "1. Halbjahr 2024", "1er semestre 2024", "primer semestre de 2024",
          "1.º semestre de 2024", "primo semestre 2024", "2024年上半年", "2024年上半期", "2024년 상반기",
        ]
      ),
      (
        "2025-W01",
        [
          "week 1 of 2025", "Kalenderwoche 1 des Jahres 2025", "semaine 1 de 2025",
          "semana 1 de 2025", "semana 1 de 2025", "settimana 1 del 2025", "2025年第1周", "2025年第1週",
          "2025년 1번째 주",
        ]
      ),
      ("2015/16", Array(repeating: "2015/16", count: 9)),
      (
        "2024-01",
        [
          "January 2024", "Januar 2024", "janvier 2024", "enero de 2024", "janeiro de 2024",
          "gennaio 2024", "2024年1月", "2024年1月",
          "2024년 1월",
        ]
      ),
    ])
  func spoken(_ text: String, in languages: [String]) throws {
    let period = try #require(PeriodText.read(text))
    let all: [Language] = [
      .english, .german, .french, .spanish, .portuguese, .italian, .simplifiedChinese, .japanese,
      .korean,
    ]
    #expect(all.map { $0.date(period.start, period.grain) } == languages)
  }

  @Test("dates as CLDR writes them in nine languages are read")
  func cldr() {
    for row in CalendarVectors.dates.split(separator: "\n") {
      let parts = row.split(separator: "|").map(String.init)
      let iso = parts[2].utf8.count == 7 ? parts[2] + "-01" : parts[2]
      #expect(
        PeriodText.read(parts[1])?.start.isoText(.day) == iso, "\(row)")
    }
  }

  @Test(
    "a year's label is written as the file writes it",
    arguments: [
      ("2015/16", "2019/20"), ("2015-2016", "2019-2020"), ("FY2016", "FY2019"), ("FY16", "FY19"),
      ("FY 2015-16", "FY 2019-20"), ("2015年度", "2019年度"), ("WS 2015/16", "WS 2019/20"),
      ("1999/00", "2019/20"),
    ])
  func labels(_ text: String, in2019: String) {
    #expect(YearLabel(of: text)?.text(2019) == in2019)
    #expect(YearLabel(of: "2015/16")?.text(1999) == "1999/00")
  }
}

@Suite("The calendar of weeks")
struct ISOWeekTests {
  @Test("weeks are those of Python's isocalendar")
  func weeks() {
    for row in CalendarVectors.weeks.split(separator: "\n") {
      let parts = row.split(separator: "|").map(String.init)
      guard let day = MomentText.read(parts[0])?.moment else {
        Issue.record("\(row)")
        continue
      }
      #expect(day == (Double(parts[2]) ?? 0) * 86_400_000, "\(row)")
      #expect(day.isoText(.isoWeek) == parts[1], "\(row)")
      let week = CivilTime(moment: day).isoWeek
      let monday = CivilTime.start(ofWeek: week.week, in: week.year)
      #expect((0..<7).contains((day - monday) / 86_400_000), "\(row)")
    }
  }

  @Test("the years of 53 weeks are Python's")
  func longYears() {
    let long = CalendarVectors.longYears.split(separator: "\n").compactMap { Int($0) }
    #expect((1600...2400).filter { CivilTime.weeks(in: $0) == 53 } == long)
  }

  @Test("steps of the calendar begin where they are counted from", arguments: Granularity.allCases)
  func steps(_ grain: Granularity) {
    for text in ["1969-12-31", "1970-01-01", "2024-02-29", "1583-10-15", "2026-11-22"] {
      let moment = MomentText.read(text)?.moment ?? 0
      let step = grain.step
      let start = step.floor(moment)
      #expect(start <= moment && moment < step.next(after: moment), "\(text)")
      #expect(step.index(of: start) == step.index(of: moment), "\(text)")
      #expect(step.index(of: step.next(after: moment)) == step.index(of: moment) + 1, "\(text)")
    }
  }
}
