import Descant
import Foundation

extension View {
  /// The language and direction of our words where they stand in for the page's; nothing else.
  static func ours(_ language: Language) -> View {
    guard language.isStandIn else { return .nothing }
    return ["tag": .text(language.tag), "dir": "ltr"]
  }

  /// The language and direction of a finding's words on a page in another language; else nothing.
  static func english(on page: String) -> View {
    "en".isForeign(to: page) ? ["tag": "en", "dir": "ltr"] : .nothing
  }

  /// A day, wholly in the page's language, or wholly in that of our words.
  static func day(_ date: PageDate, _ language: Language) -> View {
    let own = language.isStandIn ? date.text(in: language.pageTag) : nil
    return [
      "machine": .text(date.day), "text": .text(own ?? language.day(date.dayMoment)),
      "foreign": own == nil ? ours(language) : .nothing,
    ]
  }
}

extension PageDate {
  /// The author's day as a language writes it; nil for one that Foundation doesn't know.
  fileprivate func text(in tag: String) -> String? {
    let locale = Locale(identifier: tag)
    guard let code = locale.language.languageCode, code.isISOLanguage,
      Locale.availableIdentifiers.contains(code.identifier)
    else { return nil }
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    return Date(timeIntervalSince1970: dayMoment / 1000).formatted(style)
  }
}
