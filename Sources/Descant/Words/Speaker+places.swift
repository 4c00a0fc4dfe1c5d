import Foundation

extension Speaker {
  private var axis: Axis { chart.xAxis }

  /// False where all stand at one place that nobody named.
  var hasPlaces: Bool { !(axis.field.isEmpty && axis.categorical != nil) }

  /// False where nothing is measured: rows along one axis.
  var hasMeasure: Bool { !(chart.yAxis.field.isEmpty && chart.yAxis.categorical != nil) }

  /// Whether both axes count in the same unit, so that "21 millimeters" could be either.
  var sharesUnit: Bool {
    chart.kind == .scatter && axis.unit != nil && axis.unit == chart.yAxis.unit
  }

  /// Whether a value of x alone wouldn't be understood: "35" for an age.
  var needsTitle: Bool {
    sharesUnit || chart.kind != .histogram && needsTitle(axis)
  }

  /// Whether a value of an axis alone would be a bare number or a code.
  func needsTitle(_ axis: Axis) -> Bool {
    guard !axis.isTemporal, !axis.countsYears, axis.unit == nil else { return false }
    guard let categories = axis.categorical else { return true }
    return !categories.order.isEmpty && categories.order.allSatisfy(Language.isCode)
  }

  /// Months and weekdays in full, and in this language: "Jan" is read as it is written; years with their
  /// word: "2001年"; numbers with their decimal sign: "0,5".
  func fullName(_ category: String, in order: [String]) -> String {
    let locale = language.locale
    if (2...500).contains(order.count), category.isLikelyYear,
      order.allSatisfy(\.isLikelyYear), let year = Int(category)
    {
      return language.date(CivilTime(year: year).moment, .year)
    }
    return locale.longName(category, in: order) ?? language.written(category, in: order)
  }

  /// Where a point stands: a value, a category, a span.
  func x(of point: DataPoint, _ register: Register = .spoken) -> String {
    if let bin = point.bin?.x {
      return range(.number(bin.lowerBound), .number(bin.upperBound), on: axis, register)
    }
    guard let x2 = point.x2, x2 != point.x else { return value(point.x, on: axis, register) }
    if let moment = middle(of: point) { return date(moment, xGranularity, on: axis) }
    return range(point.x, x2, on: axis, register)
  }

  /// A span within a sentence that has a "from" and a "to" of its own.
  private func short(_ point: DataPoint, _ register: Register) -> String? {
    guard register == .written, axis.isTemporal, let x2 = point.x2, x2 != point.x,
      middle(of: point) == nil
    else { return nil }
    let (start, end) = (value(point.x, on: axis, register), value(x2, on: axis, register))
    guard xGranularity == .minuteOfHour || xGranularity == .dayOfMonth else {
      return start + "–" + end
    }
    // "minute 0–5", not "minute 0–minute 5".
    let word = start.prefix { !$0.isNumber }
    return start + "–" + (end.hasPrefix(word) ? String(end.dropFirst(word.count)) : end)
  }

  /// ``x(of:_:)`` with the title of x where it needs one.
  ///
  /// A place on a map by its own name, if it has one.
  func named(_ point: DataPoint, _ register: Register = .spoken) -> String {
    name(ofPlace: point) ?? titled(point, register)
  }

  private func name(ofPlace point: DataPoint) -> String? {
    guard chart.showsPlaces, let label = point.label, !label.isEmpty else { return nil }
    return label
  }

  func titled(_ point: DataPoint, _ register: Register = .spoken) -> String {
    let x = x(of: point, register)
    guard needsTitle else {
      guard register == .written, isProse, point.x.category != nil,
        chart.seriesNames.count > 1 || chart.panels.count > 1,
        Language.areBare(axis.categorical?.order ?? [])
      else { return x }
      return language.beside(self.title(axis), x) ?? x
    }
    let title = register == .written ? self.title(axis) : axis.plainTitle
    let isName = point.x.category != nil
    if register == .written, isProse, isName,
      let answer = language.answer(x, to: title)
        ?? language.coded(x, of: axis.categorical?.order ?? [], title)
    {
      return answer
    }
    if register == .written, isProse, let text = language.numbered(x, title, isName: isName) {
      return text
    }
    let names = language.names
    let isOne =
      register == .written && isProse && point.x.number != nil && point.x2 == nil
      && point.bin?.x == nil
      && placesAreNumbers
    return (isOne ? names.measured ?? names.titled : names.titled)(["title": title, "value": x])
  }

  /// An axis' title within a sentence: a common word in small letters where the column's author, or our
  /// own words, wrote it so; "Dose" of the column "dose" is "dose", "CO2" and a name's own capital stay.
  func title(_ axis: Axis) -> String {
    let title = axis.plainTitle.replacing("_", with: " ")
    if let nouns = language.facts.summary.nouns,
      let text = nouns.small(title) ?? nouns.several(title)
    {
      return text
    }
    guard let first = title.first, first.isUppercase else { return title }
    // Beside a name that is no word, and small, another column's name is as its author wrote it.
    let isData = axis.field == String(first).lowercased() + title.dropFirst()
    if language.suggestions.keepsCapitals { return isData && hasOpaqueName ? axis.field : title }
    let words = title.split(separator: " ")
    let isOwn = words.dropFirst().contains { $0.first?.isUppercase ?? false && $0.count > 1 }
    guard !isOwn, !(words.first ?? "").dropFirst().contains(where: \.isUppercase) else {
      return title
    }
    let small = first.lowercased()
    let isAuthors = axis.field.first.map { $0.isLowercase && String($0) == small } ?? false
    return isAuthors || language.suggestions.begins(title) ? small + title.dropFirst() : title
  }

  private var hasOpaqueName: Bool {
    [chart.xAxis, chart.yAxis].contains { axis in
      let title = axis.plainTitle
      return title == axis.field && title.first?.isLowercase ?? false && OpaqueName.isOpaque(title)
    }
  }

  /// A moment within a span of at most one step of the calendar, such as a bar of a month.
  func middle(of point: DataPoint) -> Double? {
    guard let x = point.x.number, let x2 = point.x2?.number else { return nil }
    return axis.step(from: x, to: x2, xGranularity)
  }

  /// The row of a heat map that a point is in.
  func row(of point: DataPoint, _ register: Register = .spoken) -> String? {
    guard let y = point.y else { return nil }
    if let bin = point.bin?.y {
      return range(.number(bin.lowerBound), .number(bin.upperBound), on: chart.yAxis, register)
    }
    guard let start = y.number, let end = point.y2?.number, start != end else {
      return value(y, on: chart.yAxis, register)
    }
    if let middle = chart.yAxis.step(from: start, to: end, yGranularity) {
      return date(middle, yGranularity, on: chart.yAxis)
    }
    return range(.number(min(start, end)), .number(max(start, end)), on: chart.yAxis, register)
  }

  /// "in 1960", "for Germany"; "" where there is no place.
  func at(_ point: DataPoint, _ register: Register = .spoken) -> String {
    if let name = name(ofPlace: point) { return language.facts.places.category(["x": name]) }
    return hasPlaces ? placePhrase(["x": short(point, register) ?? named(point, register)]) : ""
  }

  /// "in 1960 and 1962", "for Germany and France", with one preposition; nil where there is no place.
  func at(_ points: [DataPoint], _ register: Register) -> String? {
    guard hasPlaces, points.allSatisfy({ name(ofPlace: $0) == nil }) else { return nil }
    let isMoment = axis.isTemporal || axis.countsYears
    if isMoment, language.facts.places.isRepeated { return nil }
    var names: [String] = []
    for point in points {
      let name = short(point, register) ?? named(point, register)
      if !names.contains(name) { names.append(name) }
    }
    return placePhrase(["x": language.list(names)])
  }

  /// "in July", "on Sunday": a moment by a part of the calendar that it has.
  func at(_ moment: Double, _ granularity: Granularity) -> String {
    placePhrase(of: granularity)(["x": language.date(moment, granularity)])
  }

  /// Whether places are names, of which several share one preposition: "for J11 and J12".
  var placesAreNames: Bool { hasPlaces && placePhrase == language.facts.places.category }

  private var placesAreNumbers: Bool { placePhrase == language.facts.places.number }

  private var placePhrase: Phrase {
    let words = language.facts.places
    if let step = steps { return step }
    if let order = axis.categorical?.order {
      if language.locale.names(order, \.months, \.shortMonths) { return words.month }
      if language.locale.names(order, \.days, \.shortDays) { return words.day }
      if order.count > 1, order.allSatisfy(\.isYear) { return words.year }
      // Names that happen to be numbers are names.
      let isMeasure = needsTitle && (axis.categorical?.isOrdered ?? false) && order.count > 2
      return isMeasure ? words.number : words.category
    }
    if axis.countsYears { return words.year }
    guard axis.isTemporal else {
      return axis.unit != nil && !needsTitle ? words.amount ?? words.number : words.number
    }
    return placePhrase(of: xGranularity)
  }

  /// Numbers of years or months that no calendar has, by what the axis is called: "in year 82".
  private var steps: Phrase? {
    guard !axis.isTemporal, !axis.countsYears, axis.numeric != nil || needsTitle else { return nil }
    let title = axis.plainTitle.lowercased()
    let (words, names) = (language.facts.places, language.suggestions.steps)
    if title == names["year"] { return words.year }
    if title == names["month"] { return words.month }
    return title == names["day"] ? words.day : nil
  }

  private func placePhrase(of granularity: Granularity) -> Phrase {
    let words = language.facts.places
    return switch granularity {
    case .year, .fiscalYear: words.year
    case .half, .trimester, .quarter, .halfOfYear, .quarterOfYear: words.quarter
    case .month, .monthOfYear: words.month
    case .week: words.week
    case .isoWeek: words.isoWeek ?? words.week
    case .day, .monthAndDay, .weekday, .dayOfMonth: words.day
    case .hour, .minute, .second, .millisecond: words.time
    case .hourOfDay: words.clock
    case .minuteOfHour: words.minute ?? words.clock
    }
  }

  /// ``named(_:_:)`` with the article that a moment takes after "between".
  func articled(_ point: DataPoint, _ register: Register) -> String {
    let name = named(point, register)
    guard let articles = language.facts.places.articles else { return name }
    if isByYear(axis), let year = articles.year { return year(["x": name]) }
    guard axis.isTemporal else { return name }
    switch xGranularity {
    case .week: return articles.week(["x": name])
    case .isoWeek: return (articles.isoWeek ?? articles.week)(["x": name])
    case .half, .trimester, .quarter, .halfOfYear, .quarterOfYear:
      return (articles.quarter ?? articles.day)(["x": name])
    default: break
    }
    return isByDay(axis) ? articles.day(["x": name]) : name
  }
}

extension FormatLocale {
  /// Whether all categories are names of the calendar, long or short, in this language.
  fileprivate func names(
    _ order: [String], _ long: KeyPath<Self, [String]>, _ short: KeyPath<Self, [String]>
  ) -> Bool {
    guard (1...12).contains(order.count) else { return false }
    return [self, .english].contains { locale in
      let known = (locale[keyPath: long] + locale[keyPath: short]).map { $0.lowercased() }
      return order.allSatisfy { known.contains($0.lowercased()) }
    }
  }

  /// A month or a weekday in full, where all categories are such, in this language or in English.
  fileprivate func longName(_ category: String, in order: [String]) -> String? {
    for (long, short) in [(\Self.months, \Self.shortMonths), (\Self.days, \Self.shortDays)]
    where names(order, long, short) {
      let own = self[keyPath: long]
      let name = category.lowercased()
      if own.contains(where: { $0.lowercased() == name }) { return category }
      let known = [self[keyPath: short]] + [long, short].map { Self.english[keyPath: $0] }
      for names in known {
        guard let place = names.firstIndex(where: { $0.lowercased() == name }) else { continue }
        // "8月", not "八月", as dates have it.
        let figures = self[keyPath: short]
        let isFigure = figures.indices.contains(place) && figures[place].first?.isNumber ?? false
        return isFigure ? figures[place] : own.indices.contains(place) ? own[place] : nil
      }
    }
    return nil
  }
}

extension Language {
  /// A name that is a number, as this language writes it: "0,5"; not "3.10" beside "3.9", which counts otherwise.
  fileprivate func written(_ category: String, in order: [String]) -> String {
    guard locale.decimal != ".", category.contains("."), order.count <= 500,
      order.allSatisfy(\.isPlainNumber)
    else { return category }
    let digits = order.compactMap { $0.firstIndex(of: ".").map($0.suffix(from:)) }
    guard Set(digits.map(\.count)).count < 2 || !digits.contains(where: { $0.hasSuffix("0") })
    else { return category }
    return category.replacing(".", with: locale.decimal)
  }
}

extension String {
  /// "12" or "0.5", with no more than one point and nothing but digits around it.
  fileprivate var isPlainNumber: Bool {
    let parts = drop { $0 == "-" || $0 == "\u{2212}" }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  /// "2001", not "1001", which may be a number of something else.
  fileprivate var isLikelyYear: Bool {
    isYear && (1500...2100).contains(utf8.reduce(0) { $0 * 10 + Int($1) - 0x30 })
  }

  /// "2001", not "20" and not "2001.5".
  var isYear: Bool {
    guard utf8.count == 4, let first = utf8.first, first == 0x31 || first == 0x32 else {
      return false
    }
    return utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
