extension FormatLocale {
  static let german = FormatLocale(
    tag: "de", decimal: ",", thousands: ".", currencyPrefix: "", currencySuffix: "\u{A0}€",
    minus: "\u{2212}", percent: "\u{A0}%",
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    shortMonths: [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ],
    days: [
      "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
    ],
    shortDays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"], periods: ["AM", "PM"],
    dateTimePattern: "%x, %X", datePattern: "%d.%m.%Y", timePattern: "%H:%M:%S",
    longDatePattern: "%-d. %B %Y", monthYearPattern: "%B %Y", monthDayPattern: "%-d. %B",
    shortDatePattern: "%-d. %b %Y", shortMonthYearPattern: "%b %Y", clockPattern: "%H:%M",
    unnamed: "(ohne Angabe)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}Mio."), LargeNumber(1e9, "\u{A0}Mrd."),
      LargeNumber(1e12, "\u{A0}Bio."),
    ])
}
