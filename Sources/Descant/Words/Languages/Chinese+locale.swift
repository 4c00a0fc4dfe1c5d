extension FormatLocale {
  static let simplifiedChinese = FormatLocale(
    tag: "zh-Hans", decimal: ".", thousands: ",", currencyPrefix: "¥", currencySuffix: "",
    minus: "\u{2212}", percent: "%",
    months: [
      "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月",
      "十二月",
    ],
    shortMonths: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    days: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
    shortDays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
    periods: ["上午", "下午"], dateTimePattern: "%x %X", datePattern: "%Y/%-m/%-d",
    timePattern: "%H:%M:%S", longDatePattern: "%Y年%-m月%-d日", monthYearPattern: "%Y年%-m月",
    monthDayPattern: "%-m月%-d日", shortDatePattern: "%Y年%-m月%-d日",
    shortMonthYearPattern: "%Y年%-m月", clockPattern: "%H:%M",
    unnamed: "（未注明）",
    largeNumbers: [
      LargeNumber(1e4, "万"), LargeNumber(1e8, "亿"), LargeNumber(1e12, "万亿"),
    ])
}
