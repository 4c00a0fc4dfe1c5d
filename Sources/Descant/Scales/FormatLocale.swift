/// How a language writes numbers and dates: d3's two locale definitions in one, plus long dates.
///
/// Values come from CLDR; each language file in `Words/Languages` holds one.
package struct FormatLocale: Hashable, Sendable {
  /// BCP 47: "en", "zh-Hans".
  package var tag: String
  package var decimal: String
  package var thousands: String
  package var currencyPrefix: String
  package var currencySuffix: String
  package var minus: String
  package var percent: String
  /// d3-time-format's names; Sunday first.
  package var months: [String]
  package var shortMonths: [String]
  package var days: [String]
  package var shortDays: [String]
  package var periods: [String]
  /// d3-time-format patterns for %c, %x, %X.
  package var dateTimePattern: String
  package var datePattern: String
  package var timePattern: String
  /// d3-time-format patterns for a whole date in long form: "%B %-d, %Y"; and without a year, a
  /// day….
  package var longDatePattern: String
  package var monthYearPattern: String
  package var monthDayPattern: String
  /// Short, for axes and tables: "%-d %b %Y".
  package var shortDatePattern: String
  package var shortMonthYearPattern: String
  /// "%H:%M" or "%-I:%M %p".
  package var clockPattern: String
  /// A category of which the data say nothing, where names stand: on axes, in keys and in sentences.
  package var unnamed: String
  /// Names of powers of ten, the least first: "1.5 billion".
  package var largeNumbers: [LargeNumber] = []

  /// American English, what d3 and Vega-Lite write by default, with a true minus.
  package static let english = FormatLocale(
    tag: "en", decimal: ".", thousands: ",", currencyPrefix: "$", currencySuffix: "",
    minus: "\u{2212}", percent: "%",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortDays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], periods: ["AM", "PM"],
    dateTimePattern: "%x, %X", datePattern: "%-m/%-d/%Y", timePattern: "%-I:%M:%S %p",
    longDatePattern: "%B %-d, %Y", monthYearPattern: "%B %Y", monthDayPattern: "%B %-d",
    shortDatePattern: "%b %-d, %Y", shortMonthYearPattern: "%b %Y", clockPattern: "%-I:%M %p",
    unnamed: "(not stated)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}million"), LargeNumber(1e9, "\u{A0}billion"),
      LargeNumber(1e12, "\u{A0}trillion"),
    ])
}
