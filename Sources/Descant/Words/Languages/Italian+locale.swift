extension FormatLocale {
  static let italian = FormatLocale(
    tag: "it", decimal: ",", thousands: ".", currencyPrefix: "", currencySuffix: "\u{A0}€",
    minus: "\u{2212}", percent: "%",
    months: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
      "settembre", "ottobre", "novembre", "dicembre",
    ],
    shortMonths: [
      "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
    ],
    days: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
    shortDays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"], periods: ["AM", "PM"],
    dateTimePattern: "%x, %X", datePattern: "%d/%m/%Y", timePattern: "%H:%M:%S",
    longDatePattern: "%-d %B %Y", monthYearPattern: "%B %Y", monthDayPattern: "%-d %B",
    shortDatePattern: "%-d %b %Y", shortMonthYearPattern: "%b %Y", clockPattern: "%H:%M",
    unnamed: "(non specificato)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}Mln"), LargeNumber(1e9, "\u{A0}Mld"), LargeNumber(1e12, "\u{A0}Bln"),
    ])
}
