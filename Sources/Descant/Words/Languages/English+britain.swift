extension Language {
  /// English as Britain, and most countries that learnt it there, write it.
  static let britishEnglish: Language = {
    var language = english
    language.tag = "en-GB"
    language.locale = .britishEnglish
    language.joining.lastPair = language.joining.pair
    language.joining.closesDates = false
    language.numbers.percent = "{n} per cent"
    language.dates.week = "week of %-d %B %Y"
    language.dates.day = "%-d %B %Y"
    language.dates.hour = "%-d %B %Y at %H:00"
    language.dates.minute = "%-d %B %Y at %H:%M"
    language.dates.second = "%-d %B %Y at %H:%M:%S"
    language.dates.millisecond = "%-d %B %Y at %H:%M:%S.%L"
    language.dates.monthAndDay = "%-d %B"
    language.dates.hourOfDay = "%H:00"
    language.units = language.units.mapValues {
      $0.respelled("meter", "metre").respelled("liter", "litre").respelled("percent", "per cent")
    }
    return language
  }()
}

extension FormatLocale {
  fileprivate static let britishEnglish: FormatLocale = {
    var locale = english
    locale.tag = "en-GB"
    locale.currencyPrefix = "£"
    locale.shortMonths[8] = "Sept"
    locale.datePattern = "%d/%m/%Y"
    locale.timePattern = "%H:%M:%S"
    locale.longDatePattern = "%-d %B %Y"
    locale.monthDayPattern = "%-d %B"
    locale.shortDatePattern = "%-d %b %Y"
    locale.clockPattern = "%H:%M"
    return locale
  }()
}
