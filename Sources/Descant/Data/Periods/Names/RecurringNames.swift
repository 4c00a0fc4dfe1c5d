/// Names of what comes again and again: months, weekdays, quarters, halves, seasons, hours.
public enum RecurringNames {
  public enum Cycle: String, Sendable, CaseIterable {
    case month, monthDay, weekday, quarter, half, season, partOfDay, hour
  }

  /// The places of names in their cycle, from 0.
  public struct Reading: Sendable {
    public let cycle: Cycle
    public let places: [Int]
  }

  /// What all the names belong to; nil where no one list holds them.
  ///
  /// `language` is asked first where a name belongs to lists of several ("mai", "di").
  public static func read(_ names: [String], language: String? = nil) -> Reading? {
    guard !names.isEmpty, names.count <= 400, names.allSatisfy({ $0.utf8.count <= 64 }) else {
      return nil
    }
    let folded = names.map(key)
    for list in lists(preferring: language) {
      let cycle = list.cycle
      let found = folded.compactMap { list.places[$0] }
      guard found.count == folded.count else { continue }
      let distinct = Set(found).count
      guard distinct == found.count || cycle != .hour else { continue }
      // Letters mean other things too: sizes, the five elements.
      let longest = folded.reduce(0) { max($0, $1.unicodeScalars.count) }
      if cycle == .weekday, longest == 1, distinct < 5 || !found.contains(1) { continue }
      let isNumbered = folded.contains { $0.contains { $0.isNumber } }
      if longest == 2, !isNumbered, distinct < 3 { continue }
      return Reading(cycle: cycle, places: found.map { $0 - 1 })
    }
    return monthDays(folded)
  }

  /// The order in which the names stand in their cycle, as indices into them; nil without a cycle.
  ///
  /// Names in the order of the file keep it where it is a whole turn that begins elsewhere: a week
  /// from Sunday, a year from July.
  ///
  ///     RecurringNames.order(of: ["mars", "janvier", "février"])   // [1, 2, 0]
  public static func order(of names: [String], language: String? = nil) -> [Int]? {
    guard let reading = read(names, language: language) else { return nil }
    let places = reading.places
    if reading.isWholeTurn { return Array(places.indices) }
    return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  private static func key(_ name: String) -> String {
    let folded = FoldedText.folded(name)
    return folded.hasSuffix(".") ? String(folded.dropLast()) : folded
  }

  // MARK: Lists

  private struct List: Sendable {
    let cycle: Cycle
    let tag: String
    let places: [String: Int]
  }

  private static func lists(preferring language: String?) -> [List] {
    guard let tag = language?.prefix(2).lowercased() else { return all }
    return all.filter { $0.tag == tag } + all.filter { $0.tag != tag }
  }

  private static let all: [List] = {
    var lists: [List] = []
    for language in CalendarNames.languages {
      let places = CalendarNames.names([language.months])
      lists.append(List(cycle: .month, tag: language.tag, places: places))
    }
    for language in CalendarNames.languages {
      for days in language.weekdays {
        let places = CalendarNames.names([days])
        lists.append(List(cycle: .weekday, tag: language.tag, places: places))
      }
    }
    for names in others {
      lists.append(List(cycle: names.cycle, tag: names.tag, places: names.places))
    }
    lists.append(List(cycle: .hour, tag: "", places: hours))
    return lists
  }()

  /// Names in a row: "|" parts the steps of the cycle, a space the forms of one, "_" is a space.
  private struct Names: Sendable {
    let tag: String
    let cycle: Cycle
    let text: String

    init(_ tag: String, _ cycle: Cycle, _ text: String) {
      self.tag = tag
      self.cycle = cycle
      self.text = text
    }

    var places: [String: Int] {
      var places: [String: Int] = [:]
      for (index, forms) in text.split(separator: "|").enumerated() {
        for form in forms.split(separator: " ") {
          places[String(form).replacing("_", with: " ")] = index + 1
        }
      }
      return places
    }
  }

  /// By language: quarters, halves, seasons and parts of a day.
  private static let others: [Names] = [
    Names("", .quarter, "q1 1q qtr_1 qtr1|q2 2q qtr_2 qtr2|q3 3q qtr_3 qtr3|q4 4q qtr_4 qtr4"),
    Names("", .half, "h1 1h|h2 2h"),
    Names(
      "en", .quarter,
      """
      1st_quarter first_quarter quarter_1|2nd_quarter second_quarter quarter_2|\
      3rd_quarter third_quarter quarter_3|4th_quarter fourth_quarter quarter_4
      """),
    Names("en", .half, "1st_half first_half|2nd_half second_half"),
    Names("en", .season, "spring|summer|autumn fall|winter"),
    Names("en", .partOfDay, "morning|noon midday|afternoon|evening|night"),
    Names(
      "de", .quarter,
      """
      1._quartal i._quartal 1._vierteljahr 1._vj|\
      2._quartal ii._quartal 2._vierteljahr 2._vj|\
      3._quartal iii._quartal 3._vierteljahr 3._vj|\
      4._quartal iv._quartal 4._vierteljahr 4._vj
      """),
    Names("de", .half, "1._halbjahr 1._hj hj1|2._halbjahr 2._hj hj2"),
    Names("de", .season, "fruhling fruhjahr|sommer|herbst|winter"),
    Names("de", .partOfDay, "morgen fruh|vormittag|mittag|nachmittag|abend|nacht"),
    Names(
      "fr", .quarter,
      """
      t1 1t 1er_trimestre 1er_trim|t2 2t 2e_trimestre 2eme_trimestre 2e_trim|\
      t3 3t 3e_trimestre 3eme_trimestre 3e_trim|t4 4t 4e_trimestre 4eme_trimestre 4e_trim
      """),
    Names("fr", .half, "s1 1er_semestre|s2 2e_semestre 2eme_semestre"),
    Names("fr", .season, "printemps|ete|automne|hiver"),
    Names("fr", .partOfDay, "matin|midi|apres-midi|soir|nuit"),
    Names(
      "es", .quarter,
      """
      t1 1t 1.er_trimestre 1er_trimestre i_trim|t2 2t 2.o_trimestre 2o_trimestre ii_trim|\
      t3 3t 3.er_trimestre 3er_trimestre iii_trim|t4 4t 4.o_trimestre 4o_trimestre iv_trim
      """),
    Names("es", .half, "s1 1.er_semestre 1er_semestre|s2 2.o_semestre 2o_semestre"),
    Names("es", .season, "primavera|verano|otono|invierno"),
    Names("es", .partOfDay, "manana|mediodia|tarde|noche"),
    Names(
      "zh", .quarter,
      """
      第一季度 一季度 1季度 第1季度|第二季度 二季度 2季度 第2季度|第三季度 三季度 3季度 第3季度|第四季度 四季度 4季度 第4季度
      """),
    Names("zh", .half, "上半年|下半年"),
    Names("zh", .season, "春 春季|夏 夏季|秋 秋季|冬 冬季"),
    Names("zh", .partOfDay, "早上 上午|中午|下午|晚上|夜里"),
    Names(
      "ja", .quarter,
      """
      第1四半期 第一四半期 1-3月期|第2四半期 第二四半期 4-6月期|第3四半期 第三四半期 7-9月期|第4四半期 第四四半期 10-12月期
      """),
    Names("ja", .half, "上期 上半期|下期 下半期"),
    Names("ja", .season, "春|夏|秋|冬"),
    Names("ja", .partOfDay, "朝|昼|午後|夕方|夜"),
    Names(
      "ko", .quarter,
      """
      1분기 제1분기 1/4분기 제_1/4분기 제1/4분기|2분기 제2분기 2/4분기 제_2/4분기 제2/4분기|\
      3분기 제3분기 3/4분기 제_3/4분기 제3/4분기|4분기 제4분기 4/4분기 제_4/4분기 제4/4분기
      """),
    Names("ko", .half, "상반기|하반기"),
    Names("ko", .season, "봄|여름|가을|겨울"),
    Names("ko", .partOfDay, "아침|낮|오후|저녁|밤"),
  ]

  /// "13h", "13時", "1 pm": whole hours that say so.
  private static let hours: [String: Int] = {
    var places: [String: Int] = [:]
    for hour in 0..<24 {
      let padded = hour < 10 ? "0\(hour)" : "\(hour)"
      for number in [String(hour), padded] {
        for tail in ["h", " h", "h00", "時", "时", "点", "시", " uhr"] {
          places[number + tail] = hour + 1
        }
      }
      let half = hour % 12 == 0 ? 12 : hour % 12
      for tail in hour < 12 ? ["am", " am", " a.m"] : ["pm", " pm", " p.m"] {
        places[String(half) + tail] = hour + 1
      }
    }
    return places
  }()

  /// "24-Jan", "Jan 24": days of a year that nobody says.
  private static func monthDays(_ names: [String]) -> Reading? {
    var places: [Int] = []
    for name in names {
      let words = name.split { " -./".contains($0) }
      guard words.count == 2 else { return nil }
      let number = words.lazy.compactMap { Int($0) }.first
      let month = words.lazy.compactMap { CalendarNames.months[String($0)] }.first
      guard let number, let month, (1...CivilTime.daysInMonth(month, of: 2012)).contains(number)
      else { return nil }
      places.append((month - 1) * 31 + number - 1)
    }
    return Set(places).count == places.count ? Reading(cycle: .monthDay, places: places) : nil
  }
}

extension RecurringNames.Reading {
  /// How many steps one turn has.
  private var length: Int {
    switch cycle {
    case .month: 12
    case .weekday: 7
    case .quarter, .season: 4
    case .half: 2
    case .hour: 24
    case .monthDay: 372
    case .partOfDay: 5
    }
  }

  /// Whether the names stand in order, once around, wherever they begin.
  fileprivate var isWholeTurn: Bool {
    guard places.count == length, length > 2 else { return false }
    return zip(places, places.dropFirst()).allSatisfy { ($0 + 1) % length == $1 }
  }
}
