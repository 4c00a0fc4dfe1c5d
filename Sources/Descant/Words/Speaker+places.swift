extension Speaker {
  private var axis: Axis { chart.xAxis }

  /// False where all stand at one place that nobody named.
  var hasPlaces: Bool { !(axis.field.isEmpty && axis.categorical != nil) }

  /// Whether a value of x alone wouldn't be understood: "35" for an age.
  var needsTitle: Bool {
    guard chart.kind != .histogram, !axis.isTemporal, !axis.countsYears, axis.unit == nil
    else { return false }
    guard let categories = axis.categorical else { return true }
    return !categories.order.isEmpty
      && categories.order.allSatisfy { text in
        Double(text).map { $0 < 1000 || $0 > 2999 || $0 != $0.rounded() } ?? false
      }
  }

  /// Where a point stands: a value, a category, a span.
  func x(of point: DataPoint, _ register: Register = .spoken) -> String {
    guard let x2 = point.x2, x2 != point.x else { return value(point.x, on: axis, register) }
    if let moment = middle(of: point) { return language.date(moment, xGranularity) }
    return range(point.x, x2, on: axis, register)
  }

  /// ``x(of:_:)`` with the title of x where it needs one.
  func named(_ point: DataPoint, _ register: Register = .spoken) -> String {
    let x = x(of: point, register)
    guard needsTitle else { return x }
    return language.names.titled(["title": axis.plainTitle, "value": x])
  }

  /// A moment within a span that is one step of the calendar, such as a bar of a month.
  ///
  /// Its middle: a bar may be centred on its date.
  func middle(of point: DataPoint) -> Double? {
    guard axis.isTemporal, let x = point.x.number, let x2 = point.x2?.number,
      let days = xGranularity.days
    else { return nil }
    let length = abs(x2 - x) / 86_400_000
    return days.contains(length) ? (x + x2) / 2 : nil
  }

  /// "in 1960", "for Germany"; "" where there is no place.
  func at(_ point: DataPoint, _ register: Register = .spoken) -> String {
    hasPlaces ? placePhrase(["x": named(point, register)]) : ""
  }

  private var placePhrase: Phrase {
    let words = language.facts.places
    if let order = axis.categorical?.order {
      if language.locale.names(order, \.months, \.shortMonths) { return words.month }
      if language.locale.names(order, \.days, \.shortDays) { return words.day }
      return needsTitle ? words.number : words.category
    }
    if axis.countsYears { return words.year }
    guard axis.isTemporal else { return words.number }
    return switch xGranularity {
    case .year: words.year
    case .quarter, .quarterOfYear: words.quarter
    case .month, .monthOfYear: words.month
    case .week: words.week
    case .day, .monthAndDay, .weekday, .dayOfMonth: words.day
    case .hour, .minute, .second, .millisecond: words.time
    case .hourOfDay, .minuteOfHour: words.clock
    }
  }
}

extension Granularity {
  /// How many days one step takes, with room for leap days and clock changes.
  fileprivate var days: ClosedRange<Double>? {
    switch self {
    case .year: 364.9...366.1
    case .quarter, .quarterOfYear: 89.9...92.1
    case .month, .monthOfYear: 27.9...31.1
    case .week: 6.9...7.1
    case .day, .monthAndDay, .weekday, .dayOfMonth: 0.99...1.01
    case .hour, .hourOfDay: 0.0416...0.0417
    case .minute, .minuteOfHour: 0.00069...0.0007
    case .second, .millisecond: nil
    }
  }
}

extension Axis {
  /// The title without what Vega-Lite adds for the eye.
  var plainTitle: String {
    title.hasSuffix(" (binned)") ? String(title.dropLast(" (binned)".count)) : title
  }
}

extension FormatLocale {
  /// Whether all categories are names of the calendar, long or short, in this language.
  fileprivate func names(
    _ order: [String], _ long: KeyPath<Self, [String]>, _ short: KeyPath<Self, [String]>
  ) -> Bool {
    guard (1...12).contains(order.count) else { return false }
    let known = (self[keyPath: long] + self[keyPath: short]).map { $0.lowercased() }
    return order.allSatisfy { known.contains($0.lowercased()) }
  }
}
