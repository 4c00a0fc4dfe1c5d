extension FormatLocale {
  static let spanish = FormatLocale(
    tag: "es", decimal: ",", thousands: ".", currencyPrefix: "", currencySuffix: "\u{A0}€",
    minus: "\u{2212}", percent: "\u{A0}%",
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    shortMonths: [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
    ],
    days: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
    shortDays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"], periods: ["a. m.", "p. m."],
    dateTimePattern: "%x, %X", datePattern: "%-d/%-m/%Y", timePattern: "%-H:%M:%S",
    longDatePattern: "%-d de %B de %Y", monthYearPattern: "%B de %Y",
    monthDayPattern: "%-d de %B", shortDatePattern: "%-d %b %Y",
    shortMonthYearPattern: "%b %Y", clockPattern: "%-H:%M",
    unnamed: "(sin especificar)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}M"), LargeNumber(1e12, "\u{A0}B"),
    ])
}
