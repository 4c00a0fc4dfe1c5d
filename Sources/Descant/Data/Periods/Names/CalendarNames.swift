/// Months and weekdays as CLDR writes them in seven languages, with forms that files have besides.
///
/// Folded (see ``FoldedText``): small letters without accents and without a final dot. From January
/// or Monday; spaces part the forms of one name. Chinese, Japanese and Korean number their months:
/// notations read those.
enum CalendarNames {
  struct Language: Sendable {
    let tag: String
    let months: [String]
    /// One list for each style, since "mi" is Wednesday only among "mo, di".
    let weekdays: [[String]]
  }

  static let languages: [Language] = [
    Language(
      tag: "en",
      months: [
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
        "august aug", "september sep sept", "october oct", "november nov", "december dec",
      ],
      weekdays: [
        words("monday tuesday wednesday thursday friday saturday sunday"),
        [
          "mon", "tue tues", "wed", "thu thur thurs", "fri", "sat", "sun",
        ],
        words("mo tu we th fr sa su"),
      ]),
    Language(
      tag: "de",
      months: [
        "januar janner jan jan", "februar feber feb", "marz maerz mar marz mrz", "april apr", "mai",
        "juni jun", "juli jul", "august aug", "september sep sept", "oktober okt",
        "november nov", "dezember dez",
      ],
      weekdays: [
        [
          "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag sonnabend", "sonntag",
        ],
        words("mo di mi do fr sa so"),
      ]),
    Language(
      tag: "fr",
      months: [
        "janvier janv jan", "fevrier fevr fev", "mars mar", "avril avr", "mai", "juin jun",
        "juillet juil jul jui", "aout aou", "septembre sept sep", "octobre oct", "novembre nov",
        "decembre dec",
      ],
      weekdays: [
        words("lundi mardi mercredi jeudi vendredi samedi dimanche"),
        words("lun mar mer jeu ven sam dim"), words("lu ma me je ve sa di"),
      ]),
    Language(
      tag: "es",
      months: [
        "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul",
        "agosto ago", "septiembre setiembre sept sep set", "octubre oct", "noviembre nov",
        "diciembre dic",
      ],
      weekdays: [
        words("lunes martes miercoles jueves viernes sabado domingo"),
        words("lun mar mie jue vie sab dom"), words("lu ma mi ju vi sa do"),
        words("l m x j v s d"),
      ]),
    Language(
      tag: "zh",
      months: numbered("月", ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]),
      weekdays: [
        prefixed("星期", chinese("日 天")), prefixed("周", chinese("日 天")),
        prefixed("週", chinese("日 天")), prefixed("礼拜", chinese("日 天")),
        prefixed("禮拜", chinese("日 天")),
      ]),
    Language(
      tag: "ja",
      months: numbered("月", ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]),
      weekdays: [
        suffixed("曜日", japanese), suffixed("曜", japanese), japanese,
        japanese.map { "(" + $0 + ")" },
      ]),
    Language(
      tag: "ko",
      months: numbered(
        "월", ["일", "이", "삼", "사", "오", "유", "칠", "팔", "구", "시", "십일", "십이"]),
      weekdays: [suffixed("요일", korean), korean, korean.map { "(" + $0 + ")" }]),
  ]

  /// Every name of a month by its number from 1; no two languages mean two months by one name.
  static let months: [String: Int] = names(languages.map(\.months))

  static func names(_ lists: [[String]]) -> [String: Int] {
    var places: [String: Int] = [:]
    for list in lists {
      for (index, forms) in list.enumerated() {
        for form in words(forms) { places[form] = places[form] ?? index + 1 }
      }
    }
    return places
  }

  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static let japanese = words("月 火 水 木 金 土 日")
  private static let korean = words("월 화 수 목 금 토 일")

  private static func chinese(_ sunday: String) -> [String] {
    words("一 二 三 四 五 六") + [sunday]
  }

  private static func prefixed(_ head: String, _ list: [String]) -> [String] {
    list.map { words($0).map { head + $0 }.joined(separator: " ") }
  }

  private static func suffixed(_ tail: String, _ list: [String]) -> [String] {
    list.map { $0 + tail }
  }

  /// "1月 01月 一月".
  private static func numbered(_ tail: String, _ spelled: [String]) -> [String] {
    spelled.enumerated().map { index, name in
      let number = String(index + 1)
      let padded = number.utf8.count == 1 ? " 0" + number + tail : ""
      return number + tail + padded + " " + name + tail
    }
  }
}
