import Foundation

extension FormatLocale {
  /// How a language that we have no words for writes numbers and dates, from Foundation's CLDR data.
  ///
  /// nil where it writes digits other than 0 to 9 or counts years otherwise.
  init?(icu tag: String) {
    let locale = Locale(identifier: tag)
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    let dates = DateFormatter()
    dates.locale = locale
    dates.calendar = Calendar(identifier: .gregorian)
    let (months, shortMonths): ([String], [String]) = (
      dates.standaloneMonthSymbols, dates.shortStandaloneMonthSymbols
    )
    let (days, shortDays): ([String], [String]) = (dates.weekdaySymbols, dates.shortWeekdaySymbols)
    guard numbers.string(from: 1) == "1", months.count == 12, shortMonths.count == 12,
      days.count == 7, shortDays.count == 7
    else { return nil }
    func pattern(_ template: String, _ fallback: String) -> String {
      let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
      return format.flatMap(Self.specifier) ?? fallback
    }
    let standard = FormatLocale.english
    self = standard
    self.tag = tag
    decimal = numbers.decimalSeparator
    thousands = numbers.groupingSeparator
    percent = numbers.percentSymbol
    self.months = months
    self.shortMonths = shortMonths
    self.days = days
    self.shortDays = shortDays
    periods = [dates.amSymbol, dates.pmSymbol]
    longDatePattern = pattern("yMMMMd", standard.longDatePattern)
    monthYearPattern = pattern("yMMMM", standard.monthYearPattern)
    monthDayPattern = pattern("MMMMd", standard.monthDayPattern)
    shortDatePattern = pattern("yMMMd", standard.shortDatePattern)
    shortMonthYearPattern = pattern("yMMM", standard.shortMonthYearPattern)
    clockPattern = pattern("jmm", standard.clockPattern)
    datePattern = pattern("yMd", standard.datePattern)
    timePattern = pattern("jmmss", standard.timePattern)
    if !tag.hasPrefix("en") { largeNumbers = Self.largeNumbers(locale) }
  }

  /// What follows the 1 in "1 Mln" and "1亿"; nothing for a power that has no name of its own.
  private static func largeNumbers(_ locale: Locale) -> [LargeNumber] {
    [1e4, 1e6, 1e8, 1e9, 1e12].compactMap { size in
      let text = size.formatted(.number.notation(.compactName).locale(locale))
      let name = text.dropFirst()
      guard text.first == "1", !name.isEmpty, !name.contains(where: \.isNumber) else { return nil }
      return LargeNumber(size, String(name))
    }
  }

  /// A Unicode date pattern as a d3 specifier; nil where d3 has no letter for a field.
  ///
  ///     specifier("d 'de' MMMM")   // "%-d de %B"
  static func specifier(_ pattern: String) -> String? {
    let letters: [String: String] = [
      "y": "%Y", "yyyy": "%Y", "M": "%-m", "MM": "%m", "MMM": "%b", "MMMM": "%B", "LLL": "%b",
      "LLLL": "%B", "L": "%-m", "d": "%-d", "dd": "%d", "H": "%-H", "HH": "%H", "h": "%-I",
      "hh": "%I", "mm": "%M", "m": "%-M", "ss": "%S", "s": "%-S", "a": "%p", "EEEE": "%A",
      "E": "%a",
    ]
    var out = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        out += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 2)
      } else if first.isASCII, first.isLetter {
        let field = rest.prefix { $0 == first }
        guard let letter = letters[String(field)] else { return nil }
        out += letter
        rest = rest.dropFirst(field.count)
      } else {
        out += first == "%" ? "%%" : String(first)
        rest = rest.dropFirst()
      }
    }
    return out
  }
}
