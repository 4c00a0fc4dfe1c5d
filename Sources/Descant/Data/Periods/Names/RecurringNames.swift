/// Names of what comes again and again: months, weekdays, quarters, halves, seasons, hours.
package enum RecurringNames {
  package enum Cycle: String, Sendable, CaseIterable {
    case month, monthDay, weekday, quarter, half, season, partOfDay, hour
  }

  /// The places of names in their cycle, from 0.
  package struct Reading: Sendable {
    package let cycle: Cycle
    package let places: [Int]
  }

  /// What all the names belong to; nil where no one list holds them.
  ///
  /// `language` is asked first where a name belongs to lists of several ("mai", "di").
  package static func read(_ names: [String], language: String? = nil) -> Reading? {
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
  package static func order(of names: [String], language: String? = nil) -> [Int]? {
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
    let idioms = Idiom.all
    var lists = idioms.map { words in
      List(cycle: .month, tag: words.tag, places: CalendarNames.names([words.calendar.months]))
    }
    for words in idioms {
      lists += words.calendar.weekdays.map { days in
        List(cycle: .weekday, tag: words.tag, places: CalendarNames.names([days]))
      }
    }
    lists.append(
      list(.quarter, "q1 1q qtr_1 qtr1|q2 2q qtr_2 qtr2|q3 3q qtr_3 qtr3|q4 4q qtr_4 qtr4"))
    lists.append(list(.half, "h1 1h|h2 2h"))
    for words in idioms {
      let calendar = words.calendar
      lists += [
        list(.quarter, calendar.quarters, words.tag), list(.half, calendar.halves, words.tag),
        list(.season, calendar.seasons, words.tag),
        list(.partOfDay, calendar.partsOfDay, words.tag),
      ]
    }
    lists.append(List(cycle: .hour, tag: "", places: hours))
    return lists
  }()

  /// Names in a row: "|" parts the steps of the cycle, a space the forms of one, "_" is a space.
  private static func list(_ cycle: Cycle, _ text: String, _ tag: String = "") -> List {
    var places: [String: Int] = [:]
    for (index, forms) in text.split(separator: "|").enumerated() {
      for form in CalendarWords.words(String(forms)) {
        places[form.replacing("_", with: " ")] = index + 1
      }
    }
    return List(cycle: cycle, tag: tag, places: places)
  }

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
