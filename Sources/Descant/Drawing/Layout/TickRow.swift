/// The ticks of one axis with what is left out in which tier so that no two labels meet.
struct TickRow {
  struct Item {
    var tick: Tick
    /// Share of the plot, on screen.
    var place: Double
    var lines: [String]
    var hiding: TierSet
    /// Of a day or month whose label leaves it out.
    var year: Int?
    /// Where the year is left out, too; nil where it always is.
    var yearHiding: TierSet?
    /// "J" of "January".
    var initial: String?
  }

  var items: [Item] = []
  /// Where the labels stand upright, because side by side they would meet.
  var turning: TierSet
  /// Where initials stand for the names of months.
  private(set) var abridged: TierSet
  var isLogarithmic = false
  var isTemporal = false
  /// Names of months or of days.
  private(set) var isCalendar = false

  /// The widest label in ems.
  var labelWidth: Double { items.reduce(0) { max($0, TextWidth.of($1.lines)) } }
  var lineCount: Int {
    items.reduce(1) { max($0, $1.lines.count + ($1.yearHiding == nil ? 0 : 1)) }
  }

  init(_ ticks: [Tick] = [], tiers: Tiers, place: (AxisValue) -> Double = { _ in 0 }) {
    turning = TierSet(in: tiers)
    abridged = turning
    for tick in ticks {
      let share = place(tick.value)
      // A tick outside the displayable range would hang beside the plot.
      guard share > -0.001, share < 1.001 else { continue }
      items.append(
        Item(tick: tick, place: share, lines: [tick.label], hiding: TierSet(in: tiers)))
    }
  }

  /// A label that stands at several neighbours stands at the first: a year over its days.
  mutating func sayOnce() {
    let sorted = items.indices.sorted { items[$0].place < items[$1].place }
    let repeated = zip(sorted, sorted.dropFirst()).count { a, b in
      items[a].tick.label == items[b].tick.label
    }
    // Initials of June and July are alike and mean two months.
    guard 2 * repeated >= items.count else { return }
    var last: String?
    for index in sorted {
      let label = items[index].tick.label
      if label == last, !label.isEmpty {
        items[index].tick.label = ""
        items[index].lines = [""]
      }
      if !label.isEmpty { last = label }
    }
  }

  /// Days as "Nov 5" throughout; what they leave out, ``addYears()`` says once.
  mutating func tidyMoments(_ locale: FormatLocale) {
    let times = items.map { CivilTime(moment: $0.tick.value.number ?? 0) }
    guard isTemporal, times.allSatisfy({ $0.hour == 0 && $0.minute == 0 && $0.second == 0 }) else {
      return
    }
    let isDaily = times.contains { $0.day != 1 }
    // Of one January a year alone would say less than its neighbours' months do.
    let isOneYear = times.count { $0.month == 1 } < 2 && times.contains { $0.month != 1 }
    let short = TimeFormat(specifier: locale.monthDayPattern.replacing("%B", with: "%b"))
    let whole = TimeFormat(specifier: "%b %d, %Y")
    let month = TimeFormat(specifier: "%b %Y")
    for (index, time) in times.enumerated() {
      guard let moment = items[index].tick.value.number else { continue }
      let label = items[index].tick.label
      let isUsual = label == Scale.calendarLabel(moment, locale)
      if isDaily, isUsual || label == whole?.text(moment, locale: locale), let short {
        items[index].lines = [short.text(moment, locale: locale)]
        items[index].year = time.year
      } else if isUsual || label == month?.text(moment, locale: locale), time.day == 1 {
        // "2024", "Apr", "Jul", "Oct", "2025": the year stands for its January.
        let isStart = time.month == 1 && !isOneYear
        items[index].lines = [isStart ? String(time.year) : locale.shortMonths[time.month - 1]]
        items[index].year = isStart ? nil : time.year
      }
    }
  }

  /// Fives have labels beside ones and twos; on their way to the next power, threes have none.
  mutating func labelFives(_ axis: Axis, _ locale: FormatLocale) {
    guard let scale = axis.numeric?.scale, case .log(base: 10) = scale.kind, !axis.given.ticks,
      axis.format.specifier == nil
    else { return }
    for index in items.indices where items[index].tick.label.isEmpty && leading(index) == 5 {
      guard let value = items[index].tick.value.number,
        let label = scale.labels(for: [value], count: 10_000, locale: locale).first
      else { continue }
      items[index].tick.label = label
      items[index].lines = [label]
    }
  }

  /// "1.5 billion" for "1,500,000,000", if all labels can be written so.
  mutating func nameLargeNumbers(_ locale: FormatLocale) {
    var short: [String] = []
    for item in items {
      guard let value = item.tick.value.number else { return }
      let whole = locale.number(value)
      let isUsual = item.tick.label == whole || item.tick.label.isEmpty
      guard isUsual, value.magnitude < 1e6 || locale.largeNumber(value) != nil else { return }
      short.append(item.tick.label.isEmpty ? "" : locale.largeNumber(value) ?? whole)
    }
    for (index, label) in short.enumerated() { items[index].lines = [label] }
  }

  /// The year under the first label, and under the first of each other year.
  mutating func addYears(tiers: Tiers) {
    for tier in tiers.widths.indices {
      let shown = items.indices.filter { !items[$0].hiding.contains(tier) }
        .sorted { items[$0].place < items[$1].place }
      var known: Int?
      for index in shown {
        let moment = items[index].tick.value.number ?? 0
        let year = CivilTime(moment: moment).year
        if year != known, items[index].year != nil {
          var hiding = items[index].yearHiding ?? TierSet(allOf: tiers)
          hiding.remove(tier)
          items[index].yearHiding = hiding
        }
        known = year
      }
    }
  }

  /// Months and days of the week by their short names, if all labels are such.
  mutating func abbreviate(_ locale: FormatLocale) {
    for (long, short) in [
      (locale.months, locale.shortMonths), (locale.shortMonths, locale.shortMonths),
      (locale.days, locale.shortDays),
    ] {
      let places = items.map { item in long.firstIndex(of: item.tick.label) }
      guard !places.isEmpty, !places.contains(nil), long.count == short.count else { continue }
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        items[index].lines = [short[place]]
        if long.count == 12 { items[index].initial = Self.initial(short[place]) }
      }
      isCalendar = true
    }
  }

  /// Its first letter, or the number that it begins with.
  private static func initial(_ name: String) -> String {
    let digits = name.prefix { $0.isWholeNumber }
    return digits.isEmpty ? String(name.prefix(1)).uppercased() : String(digits)
  }

  /// Lets initials stand in a tier, if all names have one and there is room for them.
  mutating func abridge(tier: Int, length: Double) -> Bool {
    let sorted = items.sorted { $0.place < $1.place }
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      guard let one = a.initial, let other = b.initial else { return false }
      let need = (TextWidth.of(one) + TextWidth.of(other)) / 2 + 0.2
      guard (b.place - a.place) * length >= need else { return false }
    }
    guard sorted.count > 5 else { return false }
    abridged.insert(tier)
    return true
  }

  mutating func breakLines(limit: Double) {
    for index in items.indices {
      items[index].lines = brokenLines(items[index].tick.label, limit: limit)
    }
  }

  /// Whether the labels are a sequence that a reader can fill in: hours, years, ordered steps.
  func isSequence(_ axis: Axis) -> Bool {
    if isCalendar || axis.categorical?.isOrdered != false { return true }
    return items.allSatisfy { item in
      item.tick.label.count <= 6 && item.tick.label.unicodeScalars.first.map(isNumeric) ?? true
    }
  }

  /// Whether they are categories so few that each has its name: a step between two that nobody names is a riddle.
  func areFew(_ axis: Axis) -> Bool {
    guard axis.categorical != nil, !isCalendar, !axis.isBinned, axis.format.granularity == nil
    else {
      return false
    }
    return items.count <= DrawingRules.fewNames
  }

  private func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil || "−-+$€£<>≤≥".unicodeScalars.contains(scalar)
  }

  func fits(length: Double, alongLines: Bool) -> Bool {
    fits(
      items.indices.sorted { items[$0].place < items[$1].place }, length: length,
      alongLines: alongLines)
  }

  /// Leaves out evenly what does not fit along `length` ems, in one tier.
  mutating func thin(tier: Int, length: Double, alongLines: Bool) {
    let labelled = items.indices.filter { !items[$0].tick.label.isEmpty }
    guard !labelled.isEmpty else { return }
    let kept = Set(kept(of: labelled, length: length, alongLines: alongLines))
    for index in items.indices where !kept.contains(index) { items[index].hiding.insert(tier) }
  }

  private func kept(of labelled: [Int], length: Double, alongLines: Bool) -> [Int] {
    for order in rounds(of: labelled) {
      let sorted = order.sorted { items[$0].place < items[$1].place }
      if fits(sorted, length: length, alongLines: alongLines) { return sorted }
    }
    let coarse = rounds(of: labelled).last ?? labelled
    let zero = coarse.firstIndex { items[$0].tick.value == .number(0) } ?? 0
    var fallback: [Int]?
    for step in 2...max(2, coarse.count) {
      let kept = coarse.indices.filter { ($0 - zero) % step == 0 }.map { coarse[$0] }
      let sorted = kept.sorted { items[$0].place < items[$1].place }
      guard fits(sorted, length: length, alongLines: alongLines) else { continue }
      if kept.count > 1, !isRound(step, of: coarse) {
        fallback = fallback ?? sorted
        continue
      }
      // Round steps are worth one label less, but not a bare axis.
      if let fallback, kept.count < 3, fallback.count > kept.count { return fallback }
      return sorted
    }
    return fallback ?? Array(coarse.prefix(1))
  }

  /// Whether every so many ticks of a numeric axis are steps that people count in: 1, 2, 4, 5.
  private func isRound(_ step: Int, of labelled: [Int]) -> Bool {
    guard !isLogarithmic, !isTemporal, labelled.count > 1,
      let a = items[labelled[0]].tick.value.number, let b = items[labelled[1]].tick.value.number
    else { return true }
    var size = abs(b - a) * Double(step)
    guard size > 0, size.isFinite else { return true }
    while size >= 9.999 { size /= 10 }
    while size < 0.9999 { size *= 10 }
    return [1, 2, 2.5, 4, 5].contains { abs(size - $0) < 1e-6 }
  }

  /// From all ticks to the roundest: on a logarithmic axis, ones, twos and fives, then ones.
  private func rounds(of labelled: [Int]) -> [[Int]] {
    if isTemporal { return calendarRounds(of: labelled) }
    guard isLogarithmic else { return [labelled] }
    let some = labelled.filter { [1, 2, 5].contains(leading($0)) }
    let ones = labelled.filter { leading($0) == 1 }
    // Ones, twos and threes are labelled over many powers; people count in ones, twos and fives.
    return (ones.count > 1 ? [some, ones] : [labelled, some, ones]).filter { $0.count > 1 }
  }

  /// The one digit of a tick that is not zero; 0 where there are more.
  private func leading(_ index: Int) -> Int {
    guard let value = items[index].tick.value.number, value != 0 else { return 0 }
    let text = abs(value).plainText.drop { $0 == "0" || $0 == "." }
    return text.dropFirst().allSatisfy { $0 == "0" || $0 == "." }
      ? text.first?.wholeNumberValue ?? 0 : 0
  }

  /// From all ticks to the roundest parts of the calendar: quarters, years, decades.
  private func calendarRounds(of labelled: [Int]) -> [[Int]] {
    let times = labelled.map { CivilTime(moment: items[$0].tick.value.number ?? 0) }
    func kept(_ isKept: (CivilTime) -> Bool) -> [Int] {
      zip(labelled, times).filter { isKept($0.1) }.map(\.0)
    }
    let isDaily = times.contains { $0.day != 1 || $0.hour != 0 || $0.minute != 0 }
    var rounds = [labelled]
    if isDaily, times.contains(where: { $0.hour != 0 || $0.minute != 0 }) {
      rounds += [6, 12, 24].map { step in kept { $0.minute == 0 && $0.hour % step == 0 } }
    } else if !isDaily {
      rounds += [3, 6, 12].map { step in kept { ($0.month - 1) % step == 0 } }
      rounds += [2, 5, 10, 20, 50, 100, 200, 500].map { step in
        kept { $0.month == 1 && $0.year % step == 0 }
      }
      .filter { $0.count > 2 }
    }
    return rounds.filter { $0.count > 1 }
  }

  private func fits(_ kept: [Int], length: Double, alongLines: Bool) -> Bool {
    for (a, b) in zip(kept, kept.dropFirst()) {
      let distance = (items[b].place - items[a].place) * length
      guard distance >= (size(items[a], alongLines) + size(items[b], alongLines)) / 2 else {
        return false
      }
    }
    return true
  }

  private func size(_ item: Item, _ alongLines: Bool) -> Double {
    if item.lines.allSatisfy(\.isEmpty) { return 0 }
    let long = TextWidth.of(item.lines)
    // Whole dates that nearly touch are read as one line.
    let isLong = item.tick.value.category == nil && long > 7
    return alongLines
      ? long + (isLong ? 1.6 : item.tick.value.category == nil && !isCalendar ? 0.8 : 0.5)
      : Double(item.lines.count) * TextWidth.lineHeight + (turning.isEmpty ? 0.3 : 0)
  }

  /// Whether no two labels of a tier meet along `length` ems, however close they come.
  func isClear(tier: Int, length: Double) -> Bool {
    let shown = items.filter { !$0.hiding.contains(tier) && !$0.tick.label.isEmpty }
      .sorted { $0.place < $1.place }
    return zip(shown, shown.dropFirst()).allSatisfy { a, b in
      (b.place - a.place) * length >= (extent(a, tier) + extent(b, tier)) / 2
    }
  }

  /// What a label takes along the axis in a tier, in ems.
  private func extent(_ item: Item, _ tier: Int) -> Double {
    if turning.contains(tier) { return TextWidth.lineHeight }
    if let initial = item.initial, abridged.contains(tier) { return TextWidth.of(initial) }
    return TextWidth.of(item.lines)
  }

  /// How far the outermost labels hang over the plot's ends, in ems, in one tier.
  func overhang(tier: Int, length: Double) -> (start: Double, end: Double) {
    var over = (start: 0.0, end: 0.0)
    for item in items where !item.hiding.contains(tier) {
      let half = TextWidth.of(item.lines) / 2
      over.start = max(over.start, half - item.place * length)
      over.end = max(over.end, half - (1 - item.place) * length)
    }
    return over
  }
}
