import Testing

@testable import Descant

@Suite struct FormatLocaleTests {
  @Test(
    "numbers read as people write them, and every Double has a text",
    arguments: [
      (0, nil, "0"), (-0.0, nil, "0"), (1234.5, nil, "1,234.5"), (-1234.5, nil, "−1,234.5"),
      (0.1 + 0.2, nil, "0.3"), (2.5, 0, "3"), (-0.04, 1, "0.0"), (1e6, nil, "1,000,000"),
      (0.00012345, nil, "0.000123"), (0.0000123, nil, "1.23e−5"), (1e15, nil, "1e+15"),
      (123.456, 1, "123.5"), (1960, nil, "1,960"), (.infinity, nil, "∞"), (-.infinity, 2, "−∞"),
      (.nan, nil, "NaN"), (.greatestFiniteMagnitude, 2, "1.79769e+308"),
      (.leastNonzeroMagnitude, nil, "4.94066e−324"),
      (.leastNonzeroMagnitude, 2, "0.00"), (999_999_999_999_999, nil, "999,999,999,999,999"),
    ] as [(Double, Int?, String)])
  func numbers(value: Double, decimals: Int?, text: String) {
    #expect(FormatLocale.english.number(value, decimals: decimals) == text)
  }

  @Test(
    "large numbers are named where that loses nothing; a label keeps three digits",
    arguments: [
      ("en", 1_500_000_000, "1.5\u{A0}billion", "1.5\u{A0}billion"),
      ("en", -2_000_000, "−2\u{A0}million", "−2\u{A0}million"),
      ("en", 3_706_227, nil, "3.71\u{A0}million"), ("en", 999_999_999, nil, "1\u{A0}billion"),
      ("en", 999_999, nil, "1\u{A0}million"), ("en", 500_000, nil, nil), ("en", 0, nil, nil),
      ("en", 1e15, nil, nil), ("en", .nan, nil, nil), ("en", -.infinity, nil, nil),
      ("de", 2_500_000_000, "2,5\u{A0}Mrd.", "2,5\u{A0}Mrd."),
      ("fr", 2_500_000, "2,5\u{A0}M", "2,5\u{A0}M"), ("es", 1e9, "1.000\u{A0}M", "1.000\u{A0}M"),
      ("pt", 1.5e9, "1,5\u{A0}mM", "1,5\u{A0}mM"),
      ("it", 2_500_000, "2,5\u{A0}Mln", "2,5\u{A0}Mln"),
      ("ja", 150_000_000, "1.5億", "1.5億"), ("zh-Hans", 500_000, "50万", "50万"),
      ("ko", 1e12, "1조", "1조"),
    ] as [(String, Double, String?, String?)])
  func largeNumbers(tag: String, value: Double, exact: String?, rounded: String?) throws {
    let language = try #require(Language.all.first { $0.locale.tag == tag })
    #expect(language.locale.largeNumber(value) == exact)
    #expect(language.locale.roundedLargeNumber(value) == rounded)
  }

  private static let moment = CivilTime(
    year: 2024, month: 12, day: 2, hour: 15, minute: 5, second: 9, millisecond: 40
  ).moment

  @Test(
    "dates are as precise as the data",
    arguments: [
      (.year, "2024", "2024"), (.quarter, "Q4 2024", "Q4 2024"),
      (.month, "December 2024", "Dec 2024"), (.week, "December 2, 2024", "Dec 2, 2024"),
      (.day, "December 2, 2024", "Dec 2, 2024"),
      (.minute, "December 2, 2024, 3:05 PM", "Dec 2, 2024, 3:05 PM"),
      (.second, "December 2, 2024, 3:05:09 PM", "Dec 2, 2024, 3:05:09 PM"),
      (.millisecond, "December 2, 2024, 15:05:09.040", "Dec 2, 2024, 15:05:09.040"),
      (.monthOfYear, "December", "Dec"), (.monthAndDay, "December 2", "Dec 2"),
      (.weekday, "Monday", "Mon"), (.dayOfMonth, "2", "2"), (.hourOfDay, "3:05 PM", "3:05 PM"),
      (.quarterOfYear, "Q4", "Q4"), (.minuteOfHour, "05", "05"),
    ] as [(Granularity, String, String)])
  func dates(granularity: Granularity, long: String, short: String) {
    let locale = FormatLocale.english
    #expect(locale.date(Self.moment, granularity: granularity) == long)
    #expect(locale.date(Self.moment, granularity: granularity, style: .short) == short)
  }

  @Test("what is no moment has no date")
  func noMoment() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(FormatLocale.english.date(value) == "")
    }
  }

  private func axis(_ scale: Scale, _ format: ValueFormat) -> Axis {
    Axis(title: "t", field: "f", kind: .numeric(NumericAxis(scale: scale)), format: format)
  }

  @Test("an axis writes its values as its format says")
  func axisTexts() {
    let plain = Scale(.linear, start: 0, end: 1)
    #expect(axis(plain, ValueFormat(isPercent: true)).text(.number(0.123)) == "12.3%")
    #expect(axis(plain, ValueFormat(decimals: 1, isSigned: true)).text(.number(4)) == "+4.0")
    #expect(axis(plain, ValueFormat(isSigned: true)).text(.number(-4)) == "−4")
    #expect(axis(plain, ValueFormat(isUngrouped: true)).text(.number(1960)) == "1960")
    #expect(axis(plain, ValueFormat(specifier: "$,.2f")).text(.number(1960)) == "$1,960.00")
    #expect(axis(plain, ValueFormat(specifier: "%%")).text(.number(1960)) == "1,960")
    #expect(axis(plain, ValueFormat(specifier: ".2f")).text(.number(.nan)) == "NaN")
    let time = Scale(.time, start: 0, end: 1)
    #expect(axis(time, ValueFormat(granularity: .month)).text(.number(0)) == "Jan 1970")
    #expect(axis(time, ValueFormat(specifier: "%y")).text(.number(0)) == "70")
    let order = CategoricalAxis(order: ["a", "b"], band: BandScale(count: 2))
    let names = Axis(title: "t", field: "f", kind: .categorical(order))
    #expect(names.text(.category(1)) == "b")
    #expect(names.text(.category(7)) == "")
    #expect(names.text(.number(7)) == "7")
  }
}
