/// Columns that are one period together: a year and a month, a date and a time of day.
struct PeriodParts {
  /// What a column says of a period.
  private enum Part: Hashable { case year, quarter, month, week, day, date, clock, hour }

  /// The merged column, its parts named in ``Column/parts``; nil where none go together.
  static func merged(_ columns: [Column], rowCount: Int) -> Column? {
    guard rowCount > 1 else { return nil }
    let parts = parts(of: columns)
    guard let (names, grain) = together(parts, columns) else { return nil }
    let used = names.compactMap { parts[$0] }
    let chosen = used.map { columns[$0] }
    guard !hasFiner(than: grain, columns, besides: used) else { return nil }
    let moments = (0..<rowCount).map { row in moment(names, chosen, row) }
    let filled = moments.count { $0 != nil }
    guard filled * 20 >= rowCount * 19, isTelling(moments, chosen) else { return nil }
    let order = chosen.map(\.name)
    var column = Column(
      name: unique(order.joined(separator: " "), among: columns), kind: Column.Kind(grain),
      values: .moments(moments),
      reason: "made of " + order.map { "\"\($0)\"" }.joined(separator: " and "))
    column.parts = order
    column.clock = chosen.lazy.compactMap(\.clock).first
    return column
  }

  /// "M01" to "M12" and "Q01" to "Q04", as the Bureau of Labor Statistics writes them beside the year.
  private struct Numbered {
    let part: Part

    init?(_ column: Column) {
      guard case .texts(let texts) = column.values, let first = texts.vocabulary.first,
        texts.vocabulary.count <= 12, let letter = first.first, "MQ".contains(letter)
      else { return nil }
      part = letter == "M" ? .month : .quarter
      let most = letter == "M" ? 12.0 : 4
      guard
        texts.vocabulary.allSatisfy({ name in
          name.hasPrefix("\(letter)0") || name.hasPrefix("\(letter)1")
        }), texts.vocabulary.allSatisfy({ (1...most).contains(number(of: $0) ?? 0) })
      else { return nil }
    }

    func number(of name: String) -> Double? { name.count == 3 ? Double(name.dropFirst()) : nil }
  }

  // MARK: Which columns

  /// The first column that each part has, by kind and by name.
  private static func parts(of columns: [Column]) -> [Part: Int] {
    var parts: [Part: Int] = [:]
    for (index, column) in columns.enumerated() {
      guard let part = part(of: column), parts[part] == nil else { continue }
      parts[part] = index
    }
    return parts
  }

  private static func part(of column: Column) -> Part? {
    switch column.kind {
    case .year: return .year
    case .month: return .month
    case .quarterOfYear: return .quarter
    case .date: return .date
    case .time: return .clock
    case .integer, .category, .identifier:
      if let part = Numbered(column)?.part { return part }
      guard let hint = TimeNames.endHint(ColumnName(column.name).words),
        let range = range(of: column)
      else { return nil }
      switch hint {
      case .month: return range.low >= 1 && range.high <= 12 ? .month : nil
      case .quarter: return range.low >= 1 && range.high <= 4 ? .quarter : nil
      case .week: return range.low >= 1 && range.high <= 53 ? .week : nil
      case .day: return range.low >= 1 && range.high <= 31 ? .day : nil
      case .hour: return range.low >= 0 && range.high <= 24 ? .hour : nil
      case .year, .half, .date, .time: return nil
      }
    default: return nil
    }
  }

  /// Of whole numbers alone.
  private static func range(of column: Column) -> (low: Double, high: Double)? {
    guard case .numbers(let values) = column.values else { return nil }
    var range: (low: Double, high: Double)?
    for case let value? in values {
      guard value == value.rounded() else { return nil }
      range = (min(range?.low ?? value, value), max(range?.high ?? value, value))
    }
    return range
  }

  /// The parts that go together, coarse first, and what they make.
  private static func together(
    _ parts: [Part: Int], _ columns: [Column]
  ) -> ([Part], Granularity)? {
    func has(_ part: Part) -> Bool { parts[part] != nil }
    if has(.date) {
      if has(.clock) { return ([.date, .clock], .minute) }
      return has(.hour) ? ([.date, .hour], .minute) : nil
    }
    guard has(.year) else { return nil }
    if has(.month), has(.day) {
      return has(.hour) ? ([.year, .month, .day, .hour], .minute) : ([.year, .month, .day], .day)
    }
    if has(.month) { return ([.year, .month], .month) }
    if has(.quarter) { return ([.year, .quarter], .quarter) }
    return has(.week) ? ([.year, .week], .isoWeek) : nil
  }

  /// Whether a column says as much already: beside a full date, its year is a part of it.
  private static func hasFiner(
    than grain: Granularity, _ columns: [Column], besides used: [Int]
  ) -> Bool {
    columns.indices.contains { index in
      guard !used.contains(index), columns[index].kind.isAlongTime else { return false }
      guard let other = columns[index].kind.granularity else {
        return columns[index].kind == .datetime
      }
      return other.step.length <= grain.step.length
    }
  }

  // MARK: Values

  private static func moment(_ names: [Part], _ columns: [Column], _ row: Int) -> Double? {
    var time = CivilTime(year: 1970)
    var (week, date, clock): (Int?, Double?, Double) = (nil, nil, 0)
    for (part, column) in zip(names, columns) {
      guard let number = number(part, column, row) else { return nil }
      switch part {
      case .year: time.year = Int(number)
      case .quarter: time.month = Int(number) * 3 - 2
      case .month: time.month = Int(number)
      case .week: week = Int(number)
      case .day: time.day = Int(number)
      case .date: date = number
      case .clock: clock = number.truncatingRemainder(dividingBy: 86_400_000)
      case .hour: clock = number * 3_600_000
      }
    }
    if let week {
      guard week <= CivilTime.weeks(in: time.year) else { return nil }
      return CivilTime.start(ofWeek: week, in: time.year)
    }
    guard time.day <= CivilTime.daysInMonth(time.month, of: time.year) else { return nil }
    return (date ?? time.moment) + clock
  }

  private static func number(_ part: Part, _ column: Column, _ row: Int) -> Double? {
    switch column.values {
    case .numbers(let values), .moments(let values): return values[row]
    case .texts(let texts):
      if let numbered = Numbered(column) { return texts[row].flatMap(numbered.number(of:)) }
      guard let name = texts[row], let period = PeriodText.read(name) else { return nil }
      let month = CivilTime(moment: period.start).month
      return Double(part == .quarter ? (month + 2) / 3 : month)
    case .booleans: return nil
    }
  }

  /// Whether together they tell rows apart at least as well, and their steps are mostly even.
  private static func isTelling(_ moments: [Double?], _ parts: [Column]) -> Bool {
    let distinct = Set(moments.compactMap { $0 }).count
    let most =
      parts.map { column -> Int in
        switch column.values {
        case .numbers(let values), .moments(let values): Set(values.compactMap { $0 }).count
        case .texts(let texts): texts.vocabulary.count
        case .booleans: 2
        }
      }.max() ?? 0
    guard distinct > most || distinct == moments.count else { return false }
    let regularity = Regularity(moments)
    let places = Dictionary(grouping: moments.compactMap { $0 }) { $0 }.values.map(\.count)
    return distinct == moments.count || regularity.isEven || Set(places).count == 1
  }

  private static func unique(_ name: String, among columns: [Column]) -> String {
    var name = name
    while columns.contains(where: { $0.name == name }) { name += " *" }
    return name
  }
}
