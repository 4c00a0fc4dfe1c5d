extension FormatLocale {
  static let korean = FormatLocale(
    tag: "ko", decimal: ".", thousands: ",", currencyPrefix: "₩", currencySuffix: "",
    minus: "\u{2212}", percent: "%",
    months: [
      "1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월",
    ],
    shortMonths: [
      "1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월",
    ],
    days: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
    shortDays: ["일", "월", "화", "수", "목", "금", "토"], periods: ["오전", "오후"],
    dateTimePattern: "%x %X", datePattern: "%Y. %-m. %-d.", timePattern: "%-H:%M:%S",
    longDatePattern: "%Y년 %-m월 %-d일", monthYearPattern: "%Y년 %-m월",
    monthDayPattern: "%-m월 %-d일", shortDatePattern: "%Y. %-m. %-d.",
    shortMonthYearPattern: "%Y년 %-m월", clockPattern: "%-H:%M",
    unnamed: "(미상)",
    largeNumbers: [
      LargeNumber(1e4, "만"), LargeNumber(1e8, "억"), LargeNumber(1e12, "조"),
    ])
}
