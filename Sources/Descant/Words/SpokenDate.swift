extension Language {
  /// A moment in its long form, as precise as the data is.
  func date(_ moment: Double, _ granularity: Granularity) -> String {
    guard moment.isFinite, abs(moment) <= 8.64e15 else { return numbers.unknown }
    let pattern =
      switch granularity {
      case .year: dates.year
      case .fiscalYear: "%Y/%n"
      case .half: dates.half
      case .trimester: dates.trimester
      case .quarter: dates.quarter
      case .month: dates.month
      case .week: dates.week
      case .isoWeek: dates.isoWeek
      case .day: dates.day
      case .hour: dates.hour
      case .minute: dates.dropsZeroMinutes && isFullHour(moment) ? dates.hour : dates.minute
      case .second: dates.second
      case .millisecond: dates.millisecond
      case .monthOfYear: dates.monthOfYear
      case .monthAndDay: dates.monthAndDay
      case .halfOfYear: dates.halfOfYear
      case .quarterOfYear: dates.quarterOfYear
      case .weekday: "%A"
      case .dayOfMonth: dates.dayOfMonth
      case .hourOfDay: dates.hourOfDay
      case .minuteOfHour: dates.minuteOfHour
      }
    let text = fill(pattern, CivilTime(moment: moment))
    return granularity.hasClock ? euphonic(text) : text
  }

  private func isFullHour(_ moment: Double) -> Bool {
    moment.truncatingRemainder(dividingBy: 3_600_000) == 0
  }

  private func fill(_ pattern: String, _ time: CivilTime) -> String {
    var out = ""
    var scalars = pattern.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "%", var letter = scalars.next() else {
        out.unicodeScalars.append(scalar)
        continue
      }
      let isBare = letter == "-"
      if isBare, let next = scalars.next() { letter = next }
      out += part(letter, of: time, isBare: isBare)
    }
    return out
  }

  /// Whose months and days stand in sentences: those of the words.
  private var calendar: FormatLocale { isStandIn ? .english : locale }

  private func part(_ letter: Unicode.Scalar, of time: CivilTime, isBare: Bool) -> String {
    let width = isBare ? 1 : 2
    return switch letter {
    case "Y": (time.year < 0 ? locale.minus : "") + String(time.year.magnitude)
    case "q": name(dates.quarters, (time.month + 2) / 3 - 1)
    case "h": name(dates.halves, (time.month + 5) / 6 - 1)
    case "t": name(dates.thirds, (time.month + 3) / 4 - 1)
    case "V": String(time.isoWeek.week)
    case "G": String(time.isoWeek.year)
    case "n": padded((time.year + 1) % 100, 2)
    case "B": name(calendar.months, time.month - 1)
    case "b": name(calendar.shortMonths, time.month - 1)
    case "A": name(calendar.days, time.weekday)
    case "m": padded(time.month, width)
    case "e": String(time.day)
    case "d": isBare && time.day == 1 ? dates.firstDay : padded(time.day, width)
    case "H": padded(time.hour, width)
    case "I": padded((time.hour + 11) % 12 + 1, width)
    case "M": padded(time.minute, width)
    case "S": padded(time.second, width)
    case "L": padded(time.millisecond, 3)
    case "p": name(calendar.periods, time.hour < 12 ? 0 : 1)
    default: String(letter)
    }
  }

  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : String(index + 1)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Granularity {
  /// Whether a moment of the clock follows a day.
  fileprivate var hasClock: Bool {
    switch self {
    case .hour, .minute, .second, .millisecond: true
    default: false
    }
  }
}
