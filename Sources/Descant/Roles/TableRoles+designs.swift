/// Columns that only mean something together: in survival analysis, binomial counts and genetics.
extension TableRule {
  /// How long, beside whether the end came: "time" and "status".
  static func lifetimes(_ table: inout TableRoles) {
    guard
      let time = table.columns.first(where: { column in
        column.evidence.isNumeric && column.role != .period && column.evidence.minimum >= 0
          && column.evidence.distinct > 8
          && (column.tokens.words.contains { Lexicon.knowsEnd(of: $0, as: .lifetime) }
            || column.tokens.words == ["t"])
      }),
      // Steps that come again alike are visits, not lives; what rises beside moments of its own, weeks of a series.
      !time.evidence.isEven,
      !(table.columns.contains { $0.role == .period && $0.evidence.distinct == table.rowCount }
        && time.evidence.isRising)
    else { return }
    let named = table.columns.filter { $0.place != time.place && $0.saysEnd }
    if let event = named.first(where: hasTwoEnds) ?? unnamedEnd(of: time, table) {
      table.read(
        time.place, as: .lifetime, because: "\"\(event.name)\" says whether the end was reached")
      table.read(
        event.place, as: .event, because: "it says whether \"\(time.name)\" is a whole one")
    } else if let event = named.first(where: {
      [[0, 1, 2], [1, 2, 3]].contains($0.evidence.values)
    }) {
      // Of three kinds nobody knows which are ends: times are told by them.
      table.columns[time.place].explained = "\"\(event.name)\" says how it ended"
    }
  }

  /// "ageentry" and "age" beside "death": how long each was watched lies between them.
  static func entries(_ table: inout TableRoles) {
    let isSeenAgain = table.columns.contains { $0.role == .identifier && !$0.evidence.isUnique }
    guard table.first(.lifetime) == nil, !isSeenAgain,
      let event = table.columns.first(where: { $0.tokens.has(.death) && hasTwoEnds($0) })
    else { return }
    let numbers = table.columns.filter { $0.role.isMeasure && $0.evidence.distinct > 8 }
    for end in numbers {
      guard
        let start = numbers.first(where: { start in
          start.place != end.place
            && Lexicon.plain(start.name).hasPrefix(Lexicon.plain(end.name)) && isBelow(start, end)
        })
      else { continue }
      table.read(
        end.place, as: .lifetime,
        because: "it goes on from \"\(start.name)\", and \"\(event.name)\" says whether it ended"
      )
      table.columns[end.place].since = start.place
      table.columns[start.place].isMade = true
      table.columns[start.place].because = "\"\(end.name)\" is counted from it on"
      table.read(
        event.place, as: .event, because: "it says whether \"\(end.name)\" is a whole one")
      return
    }
  }

  private static func hasTwoEnds(_ event: ColumnReading) -> Bool {
    [[0, 1], [1, 2]].contains(event.evidence.values) || event.column.kind == .boolean
      || event.evidence.distinct == 2 && event.endName != nil
  }

  /// 0 and 1 that nothing names, right after what can only be how long something lasted; or one letter beside "T":
  /// "E" for the event, "C" for censored.
  private static func unnamedEnd(of time: ColumnReading, _ table: TableRoles) -> ColumnReading? {
    let isCode: (ColumnReading) -> Bool = { $0.evidence.values == [0, 1] }
    if time.tokens.words == ["t"] {
      return table.columns.first { letters.contains($0.tokens.words) && isCode($0) }
    }
    let isLife = time.tokens.words.contains { word in
      Lexicon.knows(word, as: .lifetime)
        && ![.time, .step].contains { Lexicon.knows(word, as: $0) }
    }
    // Of several the first tells only where the table begins with what it is about.
    let unnamed = table.columns.filter { isCode($0) && $0.tokens.all.isEmpty }
    let isAbout = unnamed.count == 1 || time.place <= 1
    return isLife && isAbout ? unnamed.first { $0.place == time.place + 1 } : nil
  }

  private static let letters = [["e"], ["c"], ["d"]]

  // MARK: Curves

  /// Numbers that rise from row to row by a few sizes of steps, along which all measures are smooth: the wavelengths of a
  /// spectrum.
  static func curves(_ table: inout TableRoles) {
    guard !table.columns.contains(where: { $0.role == .period || $0.role == .step }),
      let along = table.columns.first(where: { $0.role.isMeasure }),
      along.evidence.isRising, along.evidence.rows >= fewestPlaces,
      stepSizes.contains(sizes(of: along))
    else { return }
    let told = table.columns.filter { $0.role.isMeasure && $0.place != along.place }
    guard !told.isEmpty, told.allSatisfy({ roughness($0) < smooth }) else { return }
    table.read(along.place, as: .step, because: "it rises, and all others are smooth along it")
  }

  private static let fewestPlaces = 30
  /// Of neighbours that know nothing of each other it is 1.
  private static let smooth = 0.1

  /// One size is a count of rows; of a sample nearly every step has its own.
  private static let stepSizes = 2...6

  private static func sizes(of along: ColumnReading) -> Int {
    let values = (0..<along.evidence.rows).compactMap { along.number($0) }
    return Set(zip(values, values.dropFirst()).lazy.map { (($1 - $0) * 1e6).rounded() }).count
  }

  /// Half of von Neumann's ratio: how much neighbours differ beside how much all do.
  private static func roughness(_ column: ColumnReading) -> Double {
    let values = (0..<column.evidence.rows).compactMap { column.number($0) }
    let mean = column.evidence.mean
    let steps = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    let spread = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return spread > 0 ? steps / spread / 2 : 1
  }

  // MARK: Subjects that are seen again

  /// Fewer steps are a factor, more are measurements.
  private static let visitSteps = 4...60

  /// Numbers whose name says when, at each of which each subject was seen once: the "age" of each "tree".
  static func visits(_ table: inout TableRoles) {
    let others: Set<ColumnRole> = [.period, .step, .weight, .lifetime, .successes]
    guard !table.columns.contains(where: { others.contains($0.role) }) else { return }
    // Of two years the sizes of places are no visits.
    let keys = table.columns.filter {
      $0.role == .identifier || $0.role.isGroup && $0.role != .periodPart
    }
    for along in table.columns
    where along.evidence.isNumeric && visitSteps.contains(along.evidence.distinct) && isWhen(along)
    {
      // Of two kinds each may have its value between two others.
      for key in keys
      where key.place != along.place && (key.role != .twoValued || along.evidence.isWhole)
        && isCrossed(along, key, table.rowCount)
      {
        table.read(
          along.place, as: .step, because: "each \"\(key.name)\" is there once at each of its steps"
        )
        return
      }
    }
  }

  /// So many whole numbers, each there once in each year, are the names of who was asked again.
  private static let fewestUnits = 20

  /// The units of a panel: whole numbers of which each is there once at each period, whatever they are called.
  static func units(_ table: inout TableRoles) {
    guard let time = table.columns.first(where: { $0.role == .period }), time.evidence.distinct > 1
    else { return }
    for column in table.columns
    where column.role.isMeasure && column.evidence.isNumeric && column.evidence.isWhole
      && column.evidence.distinct >= fewestUnits && isCrossed(column, time, table.rowCount)
    {
      table.read(
        column.place, as: .identifier,
        because: "each of its numbers is there once at each \"\(time.name)\"")
    }
  }

  private static func isWhen(_ column: ColumnReading) -> Bool {
    column.role != .identifier
      && (column.tokens.says(.time) || column.tokens.has(.step)
        || column.lastWord.map { Lexicon.knows($0, as: .predictor) } ?? false)
  }

  /// Whether nine of ten pairs of two columns' values are there, each once.
  private static func isCrossed(_ a: ColumnReading, _ b: ColumnReading, _ rows: Int) -> Bool {
    let all = a.evidence.distinct * b.evidence.distinct
    return b.evidence.distinct > 1 && rows <= all && rows * 10 >= all * 9
      && Set((0..<rows).map { [a.key($0), b.key($0)] }).count == rows
  }

  /// Where each row has a moment of its own, numbers that come again are readings, not keys.
  static func readings(_ table: inout TableRoles) {
    let hasMoments = table.columns.contains {
      $0.role == .period && $0.evidence.isUnique && $0.evidence.filled == table.rowCount
    }
    guard hasMoments else { return }
    for column in table.columns
    where column.role == .identifier && column.certainty == .likely && !column.tokens.has(.key)
      && !column.tokens.says(.group) && !column.evidence.isInBlocks
    {
      table.read(column.place, as: .measure, because: "each row has a moment of its own")
    }
  }

  /// "x" and "y" of six digits and more beside other measures: a grid of metres, no amounts.
  static func planes(_ table: inout TableRoles) {
    let axis: (String) -> ColumnReading? = { [columns = table.columns] name in
      columns.first { column in
        let words = column.tokens.words
        let isNamed = words.count == 2 && words.contains(name) && words.contains("coord")
        return column.evidence.isNumeric && column.evidence.distinct > 5
          && (column.role.isMeasure || [.identifier, .rowNumber].contains(column.role))
          && (isNamed
            || words == [name] && abs(column.evidence.minimum) >= sixDigits
              && abs(column.evidence.maximum) >= sixDigits)
      }
    }
    guard let east = axis("x"), let north = axis("y"),
      table.columns.contains(where: {
        $0.role.isMeasure && ![east.place, north.place].contains($0.place)
      })
    else { return }
    for column in [east, north] {
      table.read(
        column.place, as: .identifier, because: "x and y of six digits are a place on a map")
    }
    table.plane = (east.place, north.place)
  }

  private static let sixDigits = 100_000.0

  /// The only numbers of a table in which each judge scores each wine: they are what was measured.
  static func scores(_ table: inout TableRoles) {
    let ratings = table.columns.filter { $0.role == .rating }
    guard ratings.count == 1, let score = ratings.first, score.certainty == .likely,
      score.evidence.isNumeric, score.evidence.distinct >= fewestScores,
      !table.columns.contains(where: { $0.role.isMeasure || $0.role == .period }),
      table.family.isEmpty
    else { return }
    let sides = table.columns.filter { column in
      (column.role.isGroup || column.role == .identifier) && column.place != score.place
        && !column.evidence.isUnique && column.evidence.distinct > 1
    }
    guard sides.count == 2, isUnique(sides, table.rowCount) else { return }
    table.read(score.place, as: .index, because: "each of two columns' pairs has its own")
  }

  private static let fewestScores = 5

  /// So many of so many: deaths of a population; or agreeing and disagreeing.
  static func successes(_ table: inout TableRoles) {
    let counts = table.columns.filter { column in
      column.evidence.isNumeric && column.evidence.isWhole && column.evidence.minimum >= 0
        && column.column.unit == nil && column.evidence.distinct > 2 && table.rowCount >= 4
        && ![.period, .rowNumber].contains(column.role)
    }
    for part in counts {
      for rest in counts where rest.place != part.place && isOpposite(rest, of: part) {
        table.read(part.place, as: .successes, because: "\"\(rest.name)\" counts the others")
        table.read(rest.place, as: .failures, because: "it counts the others of \"\(part.name)\"")
        return
      }
    }
    let known = counts.filter { $0.tokens.has(.successes) }
    for whole in counts where whole.tokens.words.last.map(isTrials) ?? false {
      let others = counts.filter {
        $0.place != whole.place && isBelow($0, whole) && ![.identifier, .code].contains($0.role)
      }
      let named = others.filter { known.map(\.place).contains($0.place) }
      guard let part = named.first, whole.evidence.median >= 4 else { continue }
      // Letters alone tell little: nothing else may be counted beside them.
      if part.name.count + whole.name.count <= 3, others.count > 1 { continue }
      table.read(part.place, as: .successes, because: "it is never above \"\(whole.name)\"")
      table.read(
        whole.place, as: .trials, because: "its name says of how many, and \"\(part.name)\" of them"
      )
      return
    }
  }

  private static func isTrials(_ word: String) -> Bool { Lexicon.knows(word, as: .trials) }

  /// "non.cases" of "cases", "disagree" of "agree", "failures" of "successes".
  private static func isOpposite(_ rest: ColumnReading, of part: ColumnReading) -> Bool {
    let (a, b) = (part.tokens.words.joined(), rest.tokens.words.joined())
    if b.hasSuffix(a), a.count > 2, Lexicon.knows(String(b.dropLast(a.count)), as: .negation) {
      return true
    }
    return part.tokens.words.count == 1 && rest.tokens.words.count == 1
      && Lexicon.knows(a, as: .successes) && Lexicon.knows(b, as: .failures)
      && a != b
  }

  /// "locus.a1" and "locus.a2", again and again: kinds, whatever their numbers.
  static func alleles(_ table: inout TableRoles) {
    let numbered = table.columns.filter {
      guard let last = $0.tokens.words.last else { return false }
      return (last == "1" || last == "2") && $0.tokens.words.dropLast().last == "a"
        && ($0.evidence.isWhole || !$0.evidence.isNumeric)
    }
    let pairs = Dictionary(grouping: numbered) { $0.tokens.words.dropLast() }
    guard pairs.values.count(where: { $0.count == 2 }) >= 3 else { return }
    for column in numbered {
      table.read(column.place, as: .identifier, because: "pairs of columns name two of a kind each")
    }
  }
}

extension TableRoles {
  /// Another role for a column that has not been declared one.
  mutating func read(_ place: Int, as role: ColumnRole, because: String) {
    guard columns[place].column.role == nil else { return }
    columns[place].role = role
    columns[place].certainty = .likely
    columns[place].because = because
  }
}

extension ColumnReading {
  /// "Column 3": named by the program for want of a header; no title can be made of it.
  var isNamedByPlace: Bool {
    let name = column.label.lowercased()
    return name.hasPrefix("column ") && name.dropFirst(7).allSatisfy(\.isNumber)
  }

  /// The last word of its name that is no number.
  var lastWord: String? { tokens.words.last { Double($0) == nil } }

  /// Whether its name says that an end came, or that the watching ended: "fustat", "censrec".
  var saysEnd: Bool {
    lastWord.map { word in
      Lexicon.knowsEnd(of: word, as: .event) || Lexicon.knowsStart(of: word, as: .censoring)
    } ?? false
  }

  /// Whether its name says what one of two answers affirms: "divorced", yes or no.
  ///
  /// Of all else an axis says that shares are shown: there is no share of "attitude".
  var isYesOrNo: Bool {
    column.kind == .boolean || evidence.values == [0, 1]
      || evidence.distinct == 2
        && groupNames.contains { Self.affirmations.contains(Lexicon.plain($0)) }
  }

  private static let affirmations: Set<String> = [
    "yes", "y", "true", "ja", "oui", "si", "sim", "vrai", "wahr", "verdadero", "vero", "是", "有",
    "はい", "あり", "예", "네", "present",
  ]

  /// Of two words the one that says that an end came: "dead", not "alive"; "yes", not "no".
  var endName: String? {
    let ends = groupNames.filter { name in
      let says: (NameMeaning) -> Bool = { Lexicon.knows(Lexicon.plain(name), as: $0) }
      return (says(.event) || says(.successes)) && !says(.censoring) && !says(.failures)
    }
    return ends.count == 1 ? ends[0] : nil
  }
}
