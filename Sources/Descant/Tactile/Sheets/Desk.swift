/// Where the sheets of one chart are made: what it is made from, and what is told on the key.
final class Desk {
  let chart: Chart
  let language: Language
  let words: ChartWords
  let options: TactileOptions
  let scribe: Scribe

  private(set) var drafts: [Draft] = []
  private(set) var notes: [String] = []
  private(set) var samples: [Sample] = []
  /// Two letters a name, in the order in which they were needed.
  private(set) var letters: [(letters: String, name: String)] = []
  private(set) var findings: [Finding] = []
  /// Lines that stand for one value in the panel that is drawn, and what those say that are drawn.
  var references: [ReferenceLine] = []
  /// Those that the planner made of series with one value.
  var constants: [ReferenceLine] = []
  private(set) var drawnReferences: [String] = []
  /// Those that a sheet should show and has no room for: on which sheet, and what they say.
  private(set) var lostReferences: [(sheet: String?, text: String)] = []
  /// Of each line, whether its highest and its lowest place have discs.
  private(set) var ends: [(line: String, hasDiscs: Bool)] = []
  /// How much of a surface's length is filled, where it is least.
  private(set) var leastFilled = 1.0
  /// How long each scale is on the sheets that have it, in millimetres: where it is shortest and where it is longest.
  private(set) var lengths: [Stretch: ClosedRange<Double>] = [:]
  /// What is told of some sheets, or of some panels, and of which.
  private(set) var partial: [(text: String, part: String?, isOfPanels: Bool)] = []
  /// Whether groups of points have symbols on a sheet together, and whether one that has another than a disc is alone.
  var (hasSymbols, hasLoneGroup) = (false, false)
  /// What all sheets of the chart have in common.
  var manner = Manner()

  /// What is decided for all sheets of a chart, so that they can be compared.
  struct Manner: Hashable {
    /// Whether surfaces are filled with points.
    var isFilled = true
    /// Whether stacks are drawn as such, not each part by itself.
    var isStacked = true
    /// Whether a group of points has the symbol that the key gives it on a sheet of its own, too.
    var keepsSymbols = false
    /// Whether an axis is told with its sheet.
    var hasOwnScales = false
    /// How long a scale is on every sheet that has it, in millimetres, where they would differ.
    var lengths: [Stretch: Double] = [:]
  }

  /// A scale on paper, by what is measured on it.
  struct Stretch: Hashable {
    let field: String
    let ends: [Double]
    let isAcross: Bool
  }

  /// The greatest count of a square in any panel: classes are the same in all.
  var mostPoints = 1

  /// What a line, surface or point of the key stands for.
  struct Sample: Hashable {
    enum Look: Hashable {
      case texture(Texture)
      case line(LineStyle)
      case symbol(PointSymbol)
      case disc(Double)
      case cell(ValueClasses.Look)
    }
    let look: Look
    let text: String
  }

  init(
    chart: Chart, language: Language, words: ChartWords, options: TactileOptions,
    translator: BrailleTranslator
  ) {
    self.chart = chart
    self.language = language
    self.words = words
    self.options = options
    scribe = Scribe(translator, CellGrid(options))
  }

  var tactile: TactileWords { language.interface.tactile }

  func put(_ draft: Draft) throws(NoSheet) {
    guard drafts.count < options.maxSheets else { throw .sheets(options.maxSheets) }
    drafts.append(draft)
    for cut in draft.cuts { note(cut, of: draft.part) }
    for (scale, length) in draft.scales {
      let known = lengths[scale] ?? length...length
      lengths[scale] = min(known.lowerBound, length)...max(known.upperBound, length)
    }
    if draft.isLifted { note(tactile.lifted) }
  }

  /// Where panels have scales of their own, with the name of the sheet.
  fileprivate func note(_ cut: AxisPlan.Cut, of part: String?) {
    let isOwn = manner.hasOwnScales || chart.panels.count > 1 && chart.hasOwnScales
    let axis = isOwn ? joined(part, cut.title) : nil
    note(tactile.cutAxis(axis ?? cut.title, cut.text))
    find(.tactileCutAxis(axis ?? cut.title, cut.text))
  }

  /// What was made and told so far: a try that is given up leaves nothing.
  struct Record {
    fileprivate let drafts: [Draft]
    fileprivate let notes: [String]
    fileprivate let samples: [Sample]
    fileprivate let letters: [(letters: String, name: String)]
    fileprivate let findings: [Finding]
    fileprivate let drawnReferences: [String]
    fileprivate let lostReferences: [(sheet: String?, text: String)]
    fileprivate let ends: [(line: String, hasDiscs: Bool)]
    fileprivate let leastFilled: Double
    fileprivate let lengths: [Stretch: ClosedRange<Double>]
    fileprivate let partial: [(text: String, part: String?, isOfPanels: Bool)]
  }

  var record: Record {
    Record(
      drafts: drafts, notes: notes, samples: samples, letters: letters, findings: findings,
      drawnReferences: drawnReferences, lostReferences: lostReferences, ends: ends,
      leastFilled: leastFilled, lengths: lengths, partial: partial)
  }

  func returnTo(_ record: Record) {
    (drafts, notes, samples) = (record.drafts, record.notes, record.samples)
    (letters, findings) = (record.letters, record.findings)
    (drawnReferences, lostReferences) = (record.drawnReferences, record.lostReferences)
    (ends, leastFilled) = (record.ends, record.leastFilled)
    (lengths, partial) = (record.lengths, record.partial)
  }

  /// Keeps how much of a surface on a sheet is filled.
  func filled(_ share: Double) { leastFilled = min(leastFilled, share) }

  /// Keeps whether a line has discs at its ends, on any of its sheets.
  func drewEnds(_ line: String, _ hasDiscs: Bool) {
    if let known = ends.firstIndex(where: { $0.line == line }) {
      ends[known].hasDiscs = ends[known].hasDiscs || hasDiscs
    } else {
      ends.append((line, hasDiscs))
    }
  }

  /// What no hand finds on a sheet that should have it.
  func lose(_ line: ReferenceLine, on sheet: String?) {
    lostReferences.append((sheet, text(of: line)))
  }

  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// What is true of one sheet, or of one panel; told with its name where others differ.
  func note(_ text: String, of part: String?, isOfPanels: Bool = false) {
    note(text)
    partial.append((text, part, isOfPanels))
  }

  /// Gives what is true of some parts only their names.
  func nameParts() {
    for text in Set(partial.map(\.text)) {
      let own = partial.filter { $0.text == text }
      var parts: [String] = []
      for part in own.compactMap(\.part) where !parts.contains(part) { parts.append(part) }
      let all = own.contains(where: \.isOfPanels) ? chart.panels.count : drafts.count
      guard own.allSatisfy({ $0.part != nil }), parts.count < all else { continue }
      replace(text, by: language.labelled(listed(parts), text))
    }
    partial = []
  }

  func replace(_ text: String, by other: String) {
    notes = notes.map { $0 == text ? other : $0 }
  }

  func sample(_ look: Sample.Look, _ text: String) {
    let sample = Sample(look: look, text: text)
    if !samples.contains(sample) { samples.append(sample) }
  }

  func find(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// A name as its author wants it in braille.
  func short(_ name: String) -> String { options.short[name] ?? name }

  /// Two letters that remind of a name; the same wherever it comes.
  func key(for name: String) -> String {
    if let known = letters.first(where: { $0.name == name }) { return known.letters }
    let taken = Set(letters.map(\.letters))
    let own = name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }.map(String.init)
    let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let tries =
      own.first.map { first in own.dropFirst().map { first + $0 } + alphabet.map { first + $0 } }
      ?? []
    let all = tries + alphabet.flatMap { first in alphabet.map { first + $0 } }
    let letters = all.first { !taken.contains($0) } ?? "zz"
    self.letters.append((letters, name))
    find(.tactileKeyed(name, letters))
    return letters
  }
}

extension Desk {
  /// Whether there is anything that a reader needs to know before the first sheet.
  var hasKey: Bool { !notes.isEmpty || !samples.isEmpty || !legend.isEmpty }

  /// "ja  January", then "1  Part 1 of 2".
  var legend: [String] {
    let names = drafts.map(\.sheet.name)
    return letters.map { "\($0.letters)  \($0.name)" }
      + (names.count > 1 ? names.enumerated().map { "\($0 + 1)  \($1)" } : [])
  }

  /// "Births, North": parts of a name, those that are there.
  func joined(_ parts: String?...) -> String? {
    let known = parts.compactMap(\.self).filter { !$0.isEmpty }
    guard let first = known.first else { return nil }
    return known.dropFirst().reduce(first) { language.name($0, $1) }
  }

  /// An end of a scale as its tick says it, else with the digits that it needs itself.
  func text(ofEnd value: Double, on axis: Axis) -> String {
    if let tick = axis.ticks.first(where: { $0.value == .number(value) }), !tick.label.isEmpty {
      return tick.label
    }
    var axis = axis
    axis.format.decimals = nil
    return axis.text(.number(value), locale: chart.locale)
  }

  /// "Mean: 12 °C"; where it has no words, by the axis that it stands on.
  func text(of line: ReferenceLine) -> String {
    let axis = line.axis == .x ? chart.xAxis : chart.yAxis
    let value = axis.text(line.value, locale: chart.locale)
    // "10" alone says no more.
    guard !line.label.isEmpty, line.label != value, Double(line.label) != line.value.number
    else { return language.labelled(axis.title, value) }
    // "Goal: 155 pounds" says it already.
    if line.label.contains(value) || line.value.number.map(line.label.says) ?? false {
      return line.label
    }
    return language.labelled(line.label, value)
  }

  func sampleReference(_ line: ReferenceLine) {
    let text = text(of: line)
    if !drawnReferences.contains(text) { drawnReferences.append(text) }
    sample(.line(.reference), text)
  }

  func noteNarrow() { note(tactile.narrow) }
  func noteShared(on sheet: String? = nil) { note(tactile.shared, of: sheet) }
  func noteNear() { note(tactile.near) }

  /// What a row or column stands for: a value, or a stretch.
  func text(of value: AxisValue, to end: AxisValue?, on axis: Axis) -> String {
    let first = axis.text(value, locale: chart.locale)
    guard let end, end != value else { return first }
    if let step = axis.step(from: value, to: end) { return axis.text(step, locale: chart.locale) }
    return first + "–" + axis.text(end, locale: chart.locale)
  }

  /// The room for data on a sheet with such axes.
  func room(
    _ orientation: Paper.Orientation, across: AxisPlan, uprightTitle: String, left: Double,
    name: String? = nil, insets: SheetFrame.Insets = SheetFrame.Insets()
  ) throws(NoSheet) -> PaperBox {
    // The widest number that a sheet may have leaves the least to the title.
    var draft = Draft(self, orientation, name: name ?? tactile.key, number: options.maxSheets)
    return try draft.frame(
      across: across, upright: nil, uprightTitle: uprightTitle, left: left, insets: insets
    ).outer
  }
}

/// Why a chart has no sheets.
enum NoSheet: Error, Hashable {
  /// What no form of a sheet is for, in the words of a finding.
  enum Undrawn: String {
    case map = "is a map, of which no sheet is drawn"
    case text = "is written, not drawn"
    case unvalued = "is a grid whose cells say no number"
    case sharedPlaces = "has several bars at one place"
    case counted = "has points that say how many are counted in them"
    case overlapping = "has cells that lie on each other"
    case unknown = "has no marks that a sheet is drawn of"
  }

  /// What is never drawn for touch.
  case kind(Undrawn)
  case noData
  case sheets(Int)
  /// Two things that would be too close to each other.
  case close(String, String)
  /// What has no room.
  case room(String)
  /// What lies outside of its axes.
  case outside(String)
}
