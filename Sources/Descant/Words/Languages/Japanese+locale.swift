extension FormatLocale {
  static let japanese = FormatLocale(
    tag: "ja", decimal: ".", thousands: ",", currencyPrefix: "¥", currencySuffix: "",
    minus: "\u{2212}", percent: "%",
    months: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    shortMonths: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    days: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
    shortDays: ["日", "月", "火", "水", "木", "金", "土"], periods: ["午前", "午後"],
    dateTimePattern: "%x %X", datePattern: "%Y/%m/%d", timePattern: "%-H:%M:%S",
    longDatePattern: "%Y年%-m月%-d日", monthYearPattern: "%Y年%-m月",
    monthDayPattern: "%-m月%-d日", shortDatePattern: "%Y/%m/%d",
    shortMonthYearPattern: "%Y年%-m月", clockPattern: "%-H:%M",
    unnamed: "（不詳）",
    largeNumbers: [
      LargeNumber(1e4, "万"), LargeNumber(1e8, "億"), LargeNumber(1e12, "兆"),
    ])
}
