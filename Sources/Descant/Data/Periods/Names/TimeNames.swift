/// What columns of time are called in the languages of all idioms; folded, see ``FoldedText``.
enum TimeNames {
  /// What a name says of its column's values.
  enum Hint: Sendable, CaseIterable { case year, half, quarter, month, week, day, date, hour, time }

  /// All that any word of a name says.
  static func hints(_ words: [String]) -> Set<Hint> {
    Set(words.flatMap { hints(FoldedText.folded($0)) })
  }

  /// What the whole name or its last word says: "budgetYear", "Berichtsjahr", "調査年".
  static func endHint(_ words: [String]) -> Hint? {
    guard let last = words.last.map(FoldedText.folded) else { return nil }
    return whole[last] ?? endings.first { last.hasSuffix($0.0) }?.1
  }

  /// Whether a name says how long something took.
  static func nameDuration(_ words: [String]) -> Bool { names(words, durations) }
  /// Whether a name says when on a day something was.
  static func nameClock(_ words: [String]) -> Bool { names(words, clocks) }

  private static func names(_ words: [String], _ table: Set<String>) -> Bool {
    words.contains { table.contains(FoldedText.folded($0)) }
  }

  private static let durations = table(\.duration)
  private static let clocks = table(\.clock)

  private static func table(_ list: KeyPath<TimeWords, String>) -> Set<String> {
    Set(all.flatMap { CalendarWords.words($0[keyPath: list]) })
  }

  private static func hints(_ word: String) -> [Hint] {
    if let hint = whole[word] { return [hint] }
    return endings.first { word.hasSuffix($0.0) }.map { [$0.1] } ?? []
  }

  /// Besides the idioms' words, what years are called in languages that have none.
  private static let all = Idiom.all.map(\.times) + [TimeWords(year: "ar vuosi rok")]

  // A word of several hints is the last one's.
  private static let whole: [String: Hint] = {
    var hints: [String: Hint] = [:]
    for hint in Hint.allCases {
      for words in all {
        for word in CalendarWords.words(words[keyPath: hint.words]) { hints[word] = hint }
      }
    }
    return hints
  }()

  /// What ends compounds, the longer ones first.
  private static let endings: [(String, Hint)] = {
    let found = Hint.allCases.flatMap { hint -> [(String, Hint)] in
      guard let list = hint.endings else { return [] }
      return Set(all.flatMap { CalendarWords.words($0.endings[keyPath: list]) }).map { ($0, hint) }
    }
    return found.sorted { a, b in
      (b.0.utf8.count, a.0) < (a.0.utf8.count, b.0)
    }
  }()
}

extension TimeNames.Hint {
  fileprivate var words: KeyPath<TimeWords, String> {
    switch self {
    case .year: \.year
    case .half: \.half
    case .quarter: \.quarter
    case .month: \.month
    case .week: \.week
    case .day: \.day
    case .date: \.date
    case .hour: \.hour
    case .time: \.time
    }
  }

  /// nil where no language has endings.
  fileprivate var endings: KeyPath<TimeWords.Endings, String>? {
    switch self {
    case .year: \.year
    case .half: \.half
    case .quarter: \.quarter
    case .month: \.month
    case .week: \.week
    case .date: \.date
    case .hour: \.hour
    case .time: \.time
    case .day: nil
    }
  }
}
