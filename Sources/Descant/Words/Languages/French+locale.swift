extension FormatLocale {
  static let french = FormatLocale(
    tag: "fr", decimal: ",", thousands: "\u{202F}", currencyPrefix: "",
    currencySuffix: "\u{A0}€", minus: "\u{2212}", percent: "\u{202F}%",
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    shortMonths: [
      "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
      "nov.", "déc.",
    ],
    days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    shortDays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
    periods: ["AM", "PM"], dateTimePattern: "%x %X", datePattern: "%d/%m/%Y",
    timePattern: "%H:%M:%S", longDatePattern: "%-d %B %Y", monthYearPattern: "%B %Y",
    monthDayPattern: "%-d %B", shortDatePattern: "%-d %b %Y", shortMonthYearPattern: "%b %Y",
    clockPattern: "%H:%M",
    unnamed: "(non précisé)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}M"), LargeNumber(1e9, "\u{A0}Md"), LargeNumber(1e12, "\u{A0}Bn"),
    ])
}
