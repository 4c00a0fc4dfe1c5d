/// Descant's own keys under `usermeta.descant`: the author's words, which win over ours.
struct OwnSpec: Sendable {
  /// Of the author's words, where it is not the page's.
  var language: String?
  var summary: String?
  /// Titles by field.
  var labels: [String: String] = [:]
  /// Names of reference lines, in the order in which they are drawn.
  var references: [String] = []
  var units: [String: Unit] = [:]
  var precision: [String: Int] = [:]
  var signed: [String] = []
  /// What was left out on purpose, to be said with the chart.
  var notes: [ChartNote] = []
  /// Notes in the drawing, as they are written.
  var annotations: [AnnotationSpec] = []
  /// Layers that are notes and no data, by their names.
  var annotationLayers: [String] = []
  /// What the ends of intervals stand for: "90% credible interval".
  var intervals: String?
  /// Whether each group of short strokes has its median marked.
  var marksMedians = false
  /// Whether a plot of two measures is as high as wide.
  var isSquare = false
  /// Whether both axes say where something is, and where.
  var places: PlaceAxes?
  /// How many of the answers, in their order, lie before the middle, and how many are the middle.
  var diverging: Diverging?

  /// A stack whose middle stands on zero: disagreement to one side, agreement to the other.
  struct Diverging: Hashable, Sendable {
    /// How many parts lie before the middle.
    var low: Int
    /// How many are neither: 0 or 1.
    var neutral: Int

    /// Where a part's colour stands on a ramp of two hues: 0 and 1 at the ends, one half the middle.
    func share(of place: Int, among count: Int) -> Double {
      if place < low { return 0.5 * Double(place) / Double(max(low, 1)) }
      if place < low + neutral { return 0.5 }
      return 1 - 0.5 * Double(count - 1 - place) / Double(max(count - low - neutral, 1))
    }
  }
  /// What becomes of an author's colours that stand out too little; see ``Chart/withReadableColors(spec:palette:)``.
  enum Colors: String, CaseIterable { case mend, keep }

  /// Where a screen reader meets the values one by one: in the drawing and the table, or in the table alone.
  enum Points: String, CaseIterable { case drawing, table }

  /// In which order the table has its rows: as the chart has its data, or what is latest first.
  enum Rows: String, CaseIterable {
    case source
    case newestFirst = "newest-first"
  }

  /// Where fields are named, to be checked once the data is there.
  var fields: [(name: String, location: SourceLocation)] = []

  /// Warnings about names that no data has: nothing else would tell of a word that never appears.
  func unknownFields(among known: [String]) -> [Finding] {
    fields.filter { !known.contains($0.name) }.map { field in
      .warning(
        .specNoField, "\"usermeta.descant\" names \"\(field.name)\", which is no field of the data",
        help: field.name == "references"
          ? "names of reference lines are a list: [\"Goal\"]"
          : didYouMean(field.name, among: known), at: field.location)
    }
  }
}

extension SpecReader {
  mutating func own(_ node: JSONNode) -> OwnSpec {
    guard node.isObject else {
      findings.add(.wrongType("usermeta.descant", node, expected: "an object"))
      return OwnSpec()
    }
    findings.check(node, against: .descant)
    var own = OwnSpec()
    own.summary = text(node, "summary")
    own.intervals = text(node, "intervals")
    _ = choice(node, "colors", of: OwnSpec.Colors.self)
    _ = choice(node, "points", of: OwnSpec.Points.self)
    _ = choice(node, "rows", of: OwnSpec.Rows.self)
    own.language = language(node)
    own.marksMedians = flag(node, "medians") ?? false
    own.isSquare = flag(node, "square") ?? false
    own.places = choice(node, "places", of: PlaceAxes.self)
    own.diverging = diverging(node)
    own.signed = texts(node, "signed") ?? []
    own.fields = (node["signed"]?.elements ?? []).compactMap { element in
      element.string.map { ($0, element.location) }
    }
    readLabels(node, into: &own)
    for member in members(node, "precision", &own) {
      guard let digits = member.value.number.flatMap({ Int(exactly: $0) }),
        (0...12).contains(digits)
      else {
        findings.add(
          .wrongType(member.name, member.value, expected: "a whole number from 0 to 12"))
        continue
      }
      own.precision[member.name] = digits
    }
    for member in members(node, "units", &own) {
      own.units[member.name] = unit(member.name, member.value)
    }
    own.annotations = annotations(node)
    own.annotationLayers = node["annotations"]?.elements?.compactMap(\.string) ?? []
    own.notes = (node["notes"]?.elements ?? []).compactMap { note($0) }
    return own
  }

  private mutating func language(_ node: JSONNode) -> String? {
    guard let tag = text(node, "language") else { return nil }
    if tag.isLanguageTag { return tag }
    findings.add(
      .wrongType(
        "language", node["language"] ?? node,
        expected: "a language tag such as \"fr\" or \"zh-Hans\""))
    return nil
  }

  /// `{"low": 2, "neutral": 1}`.
  private mutating func diverging(_ node: JSONNode) -> OwnSpec.Diverging? {
    guard let own = node["diverging"], !own.isNull else { return nil }
    guard let low = own["low"]?.number.flatMap({ Int(exactly: $0) }), (1...20).contains(low),
      let neutral = Int(exactly: own["neutral"]?.number ?? 0), (0...1).contains(neutral)
    else {
      findings.add(
        .wrongType(
          "diverging", own, expected: "{\"low\": a number from 1 on, \"neutral\": 0 or 1}"))
      return nil
    }
    return OwnSpec.Diverging(low: low, neutral: neutral)
  }

  private mutating func readLabels(_ node: JSONNode, into own: inout OwnSpec) {
    let labels = members(node, "labels", &own)
    for member in labels {
      if member.name == "references", member.value.elements != nil {
        own.fields.removeAll { $0.name == "references" }
        own.references = node["labels"].flatMap { texts($0, "references") } ?? []
      } else if let label = member.value.string {
        own.labels[member.name] = label
      } else {
        findings.add(.wrongType(member.name, member.value, expected: "a text"))
      }
    }
  }

  /// The members of an object whose names are fields.
  private mutating func members(
    _ node: JSONNode, _ name: String, _ own: inout OwnSpec
  ) -> [JSONMember] {
    guard let object = node[name], !object.isNull else { return [] }
    guard object.isObject else {
      findings.add(.wrongType(name, object, expected: "an object: {\"field\": …}"))
      return []
    }
    own.fields += object.members.map { ($0.name, $0.nameLocation) }
    return object.members
  }

  /// `{"topGroups": {"shown": 6, "of": 20, "field": "country", "median": 14.2}}`; the last may be missing.
  private mutating func note(_ node: JSONNode) -> ChartNote? {
    guard let groups = node["topGroups"], let shown = groups["shown"]?.number,
      let all = groups["of"]?.number, let field = groups["field"]?.string,
      (1...100_000).contains(shown), (shown...1_000_000).contains(all),
      groups["median"].map({ $0.number?.isFinite ?? false }) ?? true
    else {
      findings.add(
        .wrongType(
          "notes", node,
          expected:
            "{\"topGroups\": {\"shown\": number, \"of\": number, \"field\": text}}, with \"median\": number where it is known"
        ))
      return nil
    }
    return .topGroups(
      shown: Int(shown), of: Int(all), field: field, median: groups["median"]?.number)
  }

  private mutating func unit(_ name: String, _ node: JSONNode) -> Unit? {
    if let symbol = node.string {
      return KnownUnits.unit(symbol: symbol, singular: nil, plural: nil)
    }
    if node.isObject { findings.check(node, against: .unit) }
    guard let symbol = node["symbol"]?.string ?? node["singular"]?.string else {
      findings.add(
        .wrongType(name, node, expected: "a text, or {\"symbol\", \"singular\", \"plural\"}"))
      return nil
    }
    var unit = KnownUnits.unit(
      symbol: symbol, singular: text(node, "singular"), plural: text(node, "plural"))
    if let isPrefix = flag(node, "isPrefix") { unit?.isPrefix = isPrefix }
    return unit
  }
}
