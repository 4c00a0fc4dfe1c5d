import Foundation

/// Says facts about a chart: values rounded as in prose, places with their prepositions.
struct Narrator: Sendable {
  /// In a summary large numbers are rounded; lists and tables have them exactly.
  var isBrief = false
  /// Whether the words before have said what is counted: a unit is said once.
  private(set) var hasSaidUnit = false
  /// Whether all values that a sentence quotes are whole, though others of the chart are not: "99", not "99.0".
  var areWhole = false
  /// Whether the sentence before has said which of two series is above the other, at all places.
  var hasToldPair = false
  /// What a range is of, in a summary of a language that names it, and whether a sentence before has named it.
  var rangeSubject: (name: String, isLater: Bool)?
  let data: Observations
  let speaker: Speaker

  init(_ data: Observations, _ language: Language) {
    self.data = data
    var speaker = Speaker(data.chart, language)
    speaker.isProse = true
    self.speaker = speaker
  }

  var brief: Narrator {
    var narrator = self
    narrator.isBrief = true
    return narrator
  }

  /// After words that say the unit; as it is in a language that says it with each number.
  var afterUnit: Narrator {
    var narrator = self
    narrator.hasSaidUnit = !language.numbers.repeatsUnit
    return narrator
  }

  /// With the unit, whatever was said before: "21 steps, 17%", where a bare number beside a share would puzzle.
  var withUnit: Narrator {
    var narrator = self
    narrator.hasSaidUnit = false
    return narrator
  }

  var language: Language { speaker.language }
  var xAxis: Axis { data.chart.xAxis }
  var measure: Axis { data.measure }

  func points(of trace: Observations.Trace) -> [DataPoint] {
    data.chart.panels[trace.panel].series[trace.series].points
  }

  /// An axis' title within a sentence; one that is no word in quotation marks, as a name and no word of it: “lstat”.
  func title(_ axis: Axis) -> String {
    var title = speaker.title(axis)
    // The sign stands with each number.
    if axis.unit?.symbol == "%", title.hasSuffix(" (%)") { title.removeLast(4) }
    if let text = language.facts.summary.nouns?.measured(title) { return text }
    return setOff(title, axis) ?? title.isolated
  }

  /// A program's name in quotation marks, as its author wrote it, and so after a word of ours: “Atbat86” is “atbat86”.
  private func setOff(_ title: String, _ axis: Axis) -> String? {
    let (start, name) = language.facts.summary.openings?.averaged(title) ?? ("", title)
    guard OpaqueName.isCode(name) else { return nil }
    let isOwn = axis.field.lowercased() == name.lowercased()
    return start + language.joining.quoted(["text": (isOwn ? axis.field : name).isolated])
  }

  // MARK: Sentences

  /// A clause with its stop, and a capital unless it begins with a name that is no common word: "pH".
  func sentence(_ clause: String) -> String {
    language.euphonic(begun(clause) + language.joining.fullStop)
  }

  private func begun(_ clause: String) -> String {
    let isNamed =
      (clause.first?.isLowercase ?? false)
      && (clause.beginsOddly && beginsWithName(clause) || beginsWithLetters(clause))
    return isNamed ? clause : language.begun(clause)
  }

  /// Clauses one after the other: sentences where the language has them short, but for the last stop.
  func chained(_ clauses: [String]) -> String {
    let joining = language.joining
    guard joining.breaksClauses else { return clauses.joined(separator: joining.semicolon) }
    let later = clauses.dropFirst().map(begun)
    return (clauses.prefix(1) + later).joined(separator: joining.fullStop + joining.space)
  }

  /// Whether it begins with a column's name that is no word: "lstat".
  private func beginsWithLetters(_ clause: String) -> Bool {
    ([data.chart.xAxis, data.chart.yAxis] + data.chart.additionalAxes).contains { axis in
      let title = speaker.title(axis)
      return clause.hasPrefix(title + " ") && OpaqueName.isOpaque(title)
    }
  }

  private func beginsWithName(_ clause: String) -> Bool {
    func begins(_ name: String) -> Bool {
      guard !name.isEmpty, name.utf8.first == clause.utf8.first, clause.hasPrefix(name)
      else { return false }
      // A series "t" is not what "the difference" begins with.
      return clause.dropFirst(name.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    let chart = data.chart
    let axes = [chart.xAxis, chart.yAxis] + chart.additionalAxes
    return axes.contains { axis in
      begins(axis.title) || begins(axis.plainTitle) || begins(speaker.title(axis))
        || (axis.categorical?.order.prefix(1000).contains(where: begins) ?? false)
    } || data.traces.contains { $0.name.map { begins(name($0)) } ?? false }
  }

  /// "Waseca"; where its panel must be said, too, "Waseca (1931)".
  func name(_ name: Observations.Name) -> String {
    guard let panel = name.panel, let series = name.series else { return listed(name) }
    return answered(series) + language.joining.aside(["text": panel])
  }

  /// The same where brackets are around it: "1931, Waseca".
  func listed(_ name: Observations.Name) -> String {
    [name.panel, name.series.map(answered)].compactMap(\.self)
      .joined(separator: language.joining.nameComma)
  }

  /// "4 of 5 series fall overall (not MSFT)": the few that a statement is not true of.
  func excepting(_ names: [Observations.Name], _ text: String) -> String {
    // "(not stated)" would stand in brackets within brackets.
    guard (1...3).contains(names.count), !names.contains(where: { listed($0).hasPrefix("(") })
    else { return text }
    return language.facts.trend.except([
      "text": text, "names": language.list(names.map(listed)),
    ])
  }

  /// A clause about one series: with its name if there are others.
  ///
  /// A clause that begins with its verb follows the name at once, where the language does so.
  /// A whole sentence begins with a capital after the colon, where the language does so.
  func told(
    _ clause: String, of trace: Observations.Trace, isVerb: Bool = false, isSentence: Bool = false
  ) -> String {
    let words = language.facts.summary
    guard let name = trace.name else {
      return isVerb ? words.alone?(["text": clause]) ?? clause : clause
    }
    let subject = self.name(name)
    if isVerb, AgreedVerb.isSeveral(subject),
      let text = words.openings?.clause(clause, of: subject)
    {
      return text
    }
    let does = isVerb ? words.does : nil
    let isBegun = does == nil && isSentence && language.joining.hasCapitalAfterColon
    return (does ?? language.joining.subject)([
      "name": subject, "text": isBegun ? language.begun(clause) : clause,
    ])
  }

  // MARK: Values

  /// Rounded, and bare where the axis' title says the unit.
  func value(_ number: Double) -> String { quantity(number, on: laterMeasure) }

  /// Rounded, but never so far that values which lie `gap` apart read the same.
  func value(_ number: Double, apart gap: Double) -> String {
    value(number, on: laterMeasure, apart: gap)
  }

  private func value(_ number: Double, on axis: Axis, apart gap: Double) -> String {
    let limit = Prose.decimals(for: number, span: data.span, axis: axis)
    let needed = gap.isFinite ? max(limit, min(0, Prose.figures(gap, 1))) : limit
    return said(number, on: axis, limit: needed)
  }

  /// Like ``value(_:)``, with its unit unless the axis' title says it.
  func firstValue(_ number: Double, apart gap: Double = .infinity) -> String {
    value(number, on: titleSaysUnit(measure) ? bareMeasure : measure, apart: gap)
  }

  /// A round value of the axis or a mean, with the digits that it needs: data may have fewer.
  func edge(_ number: Double, isBare: Bool = false) -> String {
    var axis = titleSaysUnit(measure) ? bareMeasure : isBare ? laterMeasure : measure
    axis.format.decimals = nil
    let limit = Prose.decimals(for: number, span: data.span, axis: axis)
    return speaker.quantity(number, on: axis, .written, limit: limit)
  }

  /// Two such values, each with the digits that either needs: "32.1" and "14.0".
  func edges(_ first: Double, _ second: Double) -> (String, String) {
    let later = titleSaysUnit(measure) ? bareMeasure : laterMeasure
    var axes = [titleSaysUnit(measure) ? bareMeasure : measure, later]
    let shown = zip(axes, [first, second]).map { axis, number in
      Prose.shown(number, limit: Prose.decimals(for: number, span: data.span, axis: axis.exact))
    }
    for place in axes.indices { axes[place].format.decimals = max(0, shown.max() ?? 0) }
    let most = [first, second].map { Prose.figures($0, 3) }.min() ?? 0
    let needed = max(0, shown.max() ?? 0)
    // Nothing is just "0".
    guard needed > 0, first != 0, second != 0, first != second, !measure.format.isPercent,
      !measure.isTemporal
    else {
      return (edge(first), edge(second, isBare: true))
    }
    // No more than three figures of the larger, two of the smaller, and two of what lies between them: 0.76 stands
    // beside 34.7, and 79 beside 111.
    let least = max(0, most, Prose.figures(first - second, 2))
    let limits = [first, second].map { min(needed, max(least, Prose.figures($0, 2))) }
    let texts = axes.indices.map { place in
      var axis = axes[place]
      if needed > least { axis.format.decimals = limits[place] }
      return speaker.quantity([first, second][place], on: axis, .written, limit: limits[place])
    }
    return (texts[0], texts[1])
  }

  /// A value of the data as it is, with its unit; in a summary with three figures.
  func full(_ number: Double) -> String {
    let limit =
      isBrief
      ? Prose.decimals(for: number, span: data.span, axis: measure)
      : max(Prose.figures(number, 5), Prose.figures(data.span, 4), measure.format.decimals ?? 0, 0)
    let text = said(number, on: hasSaidUnit ? bareMeasure : measure, limit: limit)
    // Of a cloud's two axes, which one?
    guard data.genre == .scatter, measure.unit == nil || speaker.needsTitle else { return text }
    if measure.countsRecords { return count(number) }
    let names = language.names
    return (names.measured ?? names.titled)(["title": speaker.title(measure), "value": text])
  }

  /// A number of cases, with the word by which the language counts them.
  func cases(_ number: Double?) -> String {
    guard let number else { return language.names.noData }
    let text = full(number)
    guard measure.unit == nil, let counter = language.numbers.cases else { return text }
    return counter.other(["n": text])
  }

  func fullValue(of reference: PointReference) -> String {
    guard let number = data.source.value(of: data.chart[reference]) else {
      return language.names.noData
    }
    return full(number)
  }

  /// The difference of two values as they are printed, so that it adds up.
  func amount(_ end: Double, since start: Double) -> String {
    let limits = [end, start].map { Prose.decimals(for: $0, span: data.span, axis: measure) }
    let printed = zip([end, start], limits).map { number, limit in
      speaker.printed(number, on: measure, limit: limit)
    }
    return difference(abs(printed[0] - printed[1]), on: laterMeasure, limit: limits.max())
  }

  /// A difference, bare like ``value(_:)``.
  func amount(_ number: Double) -> String { difference(number, on: laterMeasure) }
  func fullAmount(_ number: Double) -> String {
    difference(number, on: hasSaidUnit ? bareMeasure : measure)
  }

  private func difference(_ number: Double, on axis: Axis, limit: Int? = nil) -> String {
    var axis = axis
    axis.format.isSigned = false
    if let words = axis.unit.flatMap({ language.numbers.differences[$0.known ?? $0.symbol] }) {
      axis.unit = nil
      let plain = limit.map { said(number, on: axis, limit: $0) } ?? quantity(number, on: axis)
      return words.other(["n": plain])
    }
    guard measure.countsPercent else {
      return limit.map { said(number, on: axis, limit: $0) } ?? quantity(number, on: axis)
    }
    let points = axis.format.isPercent ? number * 100 : number
    let spoken = SpokenNumber(
      points, decimals: nil, limit: max(0, limit ?? Prose.figures(points, 2)), language: language)
    let category = language.pluralRules.category(of: spoken.operands)
    return language.numbers.percentagePoints.form(category)(["n": spoken.digits])
  }

  private func quantity(_ number: Double, on axis: Axis) -> String {
    let limit = Prose.decimals(for: number, span: data.span, axis: axis)
    return said(number, on: axis, limit: limit)
  }

  /// Money has two decimals or none; nothing is just "0".
  private func said(_ number: Double, on axis: Axis, limit: Int) -> String {
    if number == 0 {
      var whole = axis
      whole.format.decimals = nil
      return speaker.quantity(number, on: whole, .written)
    }
    var axis = axis
    if areWhole, number == number.rounded(), axis.format.specifier == nil, !axis.format.isPercent {
      axis.format.decimals = 0
      return speaker.quantity(number, on: axis, .written, limit: limit)
    }
    guard axis.unit?.isPrefix ?? false, limit > 0, axis.format.decimals ?? 2 <= 2 else {
      if data.decimals > 0, axis.field == measure.field, limit >= data.decimals,
        speaker.printed(number, on: axis, limit: limit)
          == speaker.printed(number, on: axis, limit: data.decimals)
      {
        axis.format.decimals = min(axis.format.decimals ?? data.decimals, data.decimals)
        return speaker.quantity(number, on: axis, .written, limit: data.decimals)
      }
      return speaker.quantity(number, on: axis, .written, limit: limit)
    }
    axis.format.decimals = 2
    return speaker.quantity(number, on: axis, .written, limit: 2)
  }

  var bareMeasure: Axis { measure.bare }

  /// Of a number that is not the first: bare, unless the language says the unit with each.
  var laterMeasure: Axis {
    language.numbers.repeatsUnit && !titleSaysUnit(measure) ? measure : bareMeasure
  }

  func titleSaysUnit(_ axis: Axis) -> Bool {
    if hasSaidUnit, axis.field == measure.field { return true }
    return axis.unit.map { language.says($0, in: axis.title) } ?? true
  }
}

extension String {
  /// Whether the first word has other letters than small ones, or is a sign: "pH", "x1", "t"; a short word such as "no" is one.
  fileprivate var beginsOddly: Bool {
    let word = prefix { !$0.isWhitespace && !",;:".contains($0) }
    return word.count < 2
      || word.contains { ($0.isLetter && !$0.isLowercase) || $0.isNumber || "._/".contains($0) }
  }

  /// Within a sentence, but for a name with capitals of its own.
  var lowercasedFirst: String {
    dropFirst().contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
  }

  /// With a capital first letter, where the script has one.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Axis {
  /// Whether differences are percentage points.
  var countsPercent: Bool {
    format.isPercent || unit.map { $0.symbol == "%" || $0.singular == "percent" } ?? false
  }

  /// With as many digits as a number has.
  var exact: Axis {
    var axis = self
    axis.format.decimals = nil
    return axis
  }

  /// Without unit words; signs that belong to a number stay ("$", "%", "°C").
  var bare: Axis {
    var axis = self
    if let unit, !unit.isPrefix, unit.symbol != "%",
      unit.symbol.count > 2 || unit.plural != unit.symbol
    {
      axis.unit = nil
    }
    return axis
  }
}
