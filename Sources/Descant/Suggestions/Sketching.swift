/// The parts that sketches of all forms share.
struct Sketching {
  let table: SuggestionTable
  var titles: Titles { table.titles }
  var words: SuggestionWords { table.titles.words }

  func field(_ column: ColumnReading) -> JSONNode { JSONNode(ChannelSketch.escaped(column.name)) }

  func nominal(_ column: ColumnReading, sort: JSONNode? = nil) -> JSONNode {
    let title = column.isNamedByPlace ? "" : nil
    // Low, medium, high: a key in the order of the alphabet would be read as no order at all.
    let names =
      column.evidence.isNumeric ? [] : table.rows(by: column).map { column.groupName($0.code) }
    let order = names.count <= 12 ? OrderedWords.order(of: names) : nil
    return ChannelSketch(
      field: column.name, type: "nominal", title: title,
      sort: sort ?? order.map { JSONNode($0.map { JSONNode($0) }) }
    ).node
  }

  /// The channel of a value; `isBar` keeps zero on the axis, points, boxes and strokes leave it out sooner than lines.
  func value(
    _ column: ColumnReading, _ aggregate: RoleRule.Aggregate? = nil, isBar: Bool = false,
    isPoint: Bool = false, isLinear: Bool = false, isSpread isShort: Bool = false
  ) -> ChannelSketch {
    let isMade = aggregate == .sum || aggregate == .mean || aggregate == .median
    var channel = ChannelSketch(
      field: column.name, type: "quantitative", aggregate: isMade ? aggregate?.rawValue : nil)
    if isMade, let aggregate { channel.title = titles.summary(pattern(aggregate), of: column) }
    if let logarithm = titles.logarithm(of: column) {
      channel.title =
        isMade ? aggregate.map { titles.summary(pattern($0), of: logarithm) } : logarithm
    }
    if !isBar {
      // Middles of many rows lie close to each other, however far the rows do.
      // Points, boxes and strokes show rows: those of most would lie in a corner.
      let isSpread =
        isPoint || isShort
        ? column.isSkewed : column.isLogarithmic && !column.role.isAdditive
      if isSpread, !isMade, !isLinear {
        channel.scale = column.logarithmicScale
      } else if column.leavesZero(isPoint || isShort ? 0.25 : 0.4) || column.evidence.minimum < 0 {
        channel.scale = [("zero", false)]
      }
    }
    return channel
  }

  func pattern(_ aggregate: RoleRule.Aggregate) -> String {
    switch aggregate {
    case .sum: words.total
    case .median: words.median
    default: words.mean
    }
  }

  /// "2,500": a number as the titles' language writes it.
  func number(_ value: Double) -> String {
    (words.locale ?? (words.language == "en" ? .english : nil))?.number(value) ?? value.plainText
  }

  func word(_ aggregate: RoleRule.Aggregate) -> String {
    switch aggregate {
    case .sum: words.totalWord
    case .median: words.medianWord
    default: words.meanWord
    }
  }

  private static let mostSigns = 12

  /// The names' channel: in their own order where they have one, else largest first or as told.
  func names(
    _ group: ColumnReading, codes: [Int], sort: JSONNode? = nil, isCut: Bool = false
  ) -> (
    node: JSONNode, isOrdered: Bool
  ) {
    let names = codes.map(group.groupName)
    // Many names that are numbered, each there once, are looked up by their values.
    let isRanked = isCut || group.role == .label && names.count > Self.mostSigns
    // The numbers of keys are names: an order of theirs would be read as a course.
    let isCounted = names.allSatisfy { Double($0) != nil }
    let hasOrder = !isCounted || group.role != .identifier && group.role != .label
    let isBoolean = group.column.kind == .boolean
    let own = group.order.filter(names.contains)
    let order =
      hasOrder
      ? isBoolean
        ? names.sorted() : own.count == names.count ? own : OrderedWords.order(of: names) : nil
    // Codes stand in the order of their numbers, and that order means nothing.
    let isOrdered = order != nil && group.role != .code
    var channel = ChannelSketch(field: group.name, type: isOrdered ? "ordinal" : "nominal")
    if group.isNamedByPlace { channel.title = words.row }
    if let order {
      let isOwn = isCounted && group.evidence.isNumeric || isBoolean
      channel.sort = isOwn ? nil : JSONNode(order.map { JSONNode($0) })
    } else if let signs = OrderedWords.signs(names), !isCounted, !isRanked {
      channel.sort = JSONNode(signs.map { JSONNode($0) })
    } else if isCounted, !isCut, !group.evidence.isNumeric,
      let signs = OrderedWords.order(of: names)
    {
      channel.sort = JSONNode(signs.map { JSONNode($0) })
    } else {
      channel.sort = sort ?? JSONNode(codes.map(group.groupValue))
    }
    return (channel.node, isOrdered)
  }

  /// A panel for each name: numbers and scales in their own order, other names as they are ranked.
  func panels(_ group: ColumnReading, columns: Int, by measure: ColumnReading? = nil) -> (
    String, JSONNode
  ) {
    let codes = table.ranked(group, by: measure)
    return (
      "facet",
      [
        "field": field(group), "type": "nominal",
        "sort": JSONNode((natural(group, codes) ?? codes).map(group.groupValue)),
        "columns": JSONNode(min(columns, group.evidence.distinct)),
      ]
    )
  }

  /// Names in an order of their own; nil where they have none.
  func natural(_ group: ColumnReading, _ codes: [Int]) -> [Int]? {
    OrderedWords.order(of: codes.map(group.groupName))?.compactMap { name in
      codes.first { group.groupName($0) == name }
    }
  }

  /// Names along y, largest first; along x in their own order where they have one.
  func place(
    _ names: (node: JSONNode, isOrdered: Bool), _ value: JSONNode
  ) -> [(String, JSONNode)] {
    names.isOrdered ? [("x", names.node), ("y", value)] : [("y", names.node), ("x", value)]
  }

  func filter(_ group: ColumnReading, _ codes: [Int]) -> JSONNode {
    let values = codes.map(group.groupValue)
    if values.count == 1 { return ["filter": ["field": field(group), "equal": values[0]]] }
    return ["filter": ["field": field(group), "oneOf": JSONNode(values)]]
  }

  /// Leaves out rows without an answer, which would be a part that no key names.
  func answered(_ columns: [ColumnReading]) -> [JSONNode] {
    columns.filter { $0.evidence.filled < table.rowCount }.map { column in
      ["filter": JSONNode("isValid(datum[\(SpecSketch.quoted(column.name))])")]
    }
  }

  func title(_ measure: ColumnReading, by group: String, summary: String? = nil) -> String {
    titles.of(measure, words.titles.by, by: group, in: table, summary: summary)
  }

  /// "Income by state"; of rows that the table names alone: "Countries: income".
  func title(_ measure: ColumnReading, byName label: ColumnReading) -> String {
    guard label.isNamedByPlace else { return title(measure, by: inside(label)) }
    return words.ranked.filled(["field": measure.label])
  }

  func inside(_ column: ColumnReading) -> String { titles.inside(column.label) }

  /// Columns as rows: their names in one field, their values in another.
  func fold(
    _ family: [ColumnReading], as series: String, _ value: String, isNamedAsWritten: Bool = false,
    hasUnits: Bool = false
  ) -> [JSONNode] {
    let title: (ColumnReading) -> String = { column in
      if hasUnits, let logarithm = titles.logarithm(of: column) { return logarithm }
      return column.column.unit.map { hasUnits ? "\(column.label) (\($0.symbol))" : column.label }
        ?? column.label
    }
    let names = family.map { field($0) }
    let fold: JSONNode = ["fold": JSONNode(names), "as": [JSONNode(series), JSONNode(value)]]
    if isNamedAsWritten || family.allSatisfy({ title($0) == $0.name }) { return [fold] }
    let key = "datum['\(series)']"
    let last = family.last.map { SpecSketch.quoted(title($0)) } ?? key
    let tests = family.dropLast().map {
      "\(key) == \(SpecSketch.quoted($0.name)) ? \(SpecSketch.quoted(title($0))) : "
    }
    return [fold, ["calculate": JSONNode(tests.joined() + last), "as": JSONNode(series)]]
  }

  /// Names for what a fold makes, which no column has.
  var seriesName: String { own("series") }
  var valueName: String { own("value") }
  private func own(_ name: String) -> String {
    table.dataset.column(name) == nil ? name : "folded \(name)"
  }

  /// Says that a chart shows some of many: in its title, and to the words of its summary.
  func cut(
    _ sketch: inout SpecSketch, to shown: Int, of all: Int, _ group: ColumnReading,
    median: Double? = nil
  ) {
    sketch.title = words.topOf.filled([
      "title": sketch.title, "n": "\(shown)", "count": "\(all)",
    ])
    sketch.topGroups = (shown, all, group.name, median)
  }

  /// Of a bar that parts fill.
  var shareTitle: String { table.weight == nil ? words.shareOfRows : words.shareOfCases }

  private static let fewRows = 20.0

  /// The same, with how many rows each bar divides where these are few: of three rows one is 33 %.
  func shareTitle(of groups: [[Int]: Double]) -> String {
    let sizes = groups.values.sorted()
    guard table.weight == nil, let least = sizes.first, let most = sizes.last,
      least < Self.fewRows
    else { return shareTitle }
    let range = least == most ? most.plainText : "\(least.plainText)–\(most.plainText)"
    return "\(shareTitle) (n = \(range))"
  }

  /// "Phishing" of "is_phishing": what has a share.
  func answer(_ column: ColumnReading) -> String {
    let name = inside(column)
    guard titles.namesLanguage == "en", name.hasPrefix("is ") else { return name }
    return String(name.dropFirst(3))
  }

  /// Cases that rows stand for, or rows.
  func cases() -> (channel: ChannelSketch, title: String, uses: [Candidate.Use]) {
    guard let weight = table.weight else {
      var channel = ChannelSketch(type: "quantitative", aggregate: "count")
      channel.title = words.rowCount
      return (channel, words.rowCount, [])
    }
    var channel = ChannelSketch(field: weight.name, type: "quantitative", aggregate: "sum")
    channel.title = words.caseCount
    return (
      channel, words.caseCount,
      [Candidate.Use(column: weight, channel: .weight, aggregate: .sum)]
    )
  }
}
