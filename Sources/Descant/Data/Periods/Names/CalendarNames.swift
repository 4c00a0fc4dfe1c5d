/// Months and weekdays as CLDR writes them, with forms that files have besides: those of every idiom.
///
/// Chinese, Japanese and Korean number their months: notations read those.
enum CalendarNames {
  /// Every name of a month by its number from 1; no two languages mean two months by one name.
  static let months: [String: Int] = names(Idiom.all.map(\.calendar.months))

  static func names(_ lists: [[String]]) -> [String: Int] {
    var places: [String: Int] = [:]
    for list in lists {
      for (index, forms) in list.enumerated() {
        for form in CalendarWords.words(forms) { places[form] = places[form] ?? index + 1 }
      }
    }
    return places
  }
}
