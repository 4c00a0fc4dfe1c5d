extension FormatLocale {
  static let portuguese = FormatLocale(
    tag: "pt", decimal: ",", thousands: "\u{A0}", currencyPrefix: "", currencySuffix: "\u{A0}€",
    minus: "\u{2212}", percent: "%",
    months: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    shortMonths: [
      "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.",
      "dez.",
    ],
    days: [
      "domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
      "sábado",
    ],
    shortDays: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."], periods: ["AM", "PM"],
    dateTimePattern: "%x, %X", datePattern: "%d/%m/%Y", timePattern: "%H:%M:%S",
    longDatePattern: "%-d de %B de %Y", monthYearPattern: "%B de %Y",
    monthDayPattern: "%-d de %B", shortDatePattern: "%-d %b %Y",
    shortMonthYearPattern: "%b %Y", clockPattern: "%H:%M",
    unnamed: "(não especificado)",
    largeNumbers: [
      LargeNumber(1e6, "\u{A0}M"), LargeNumber(1e9, "\u{A0}mM"), LargeNumber(1e12, "\u{A0}Bi"),
    ])
}
