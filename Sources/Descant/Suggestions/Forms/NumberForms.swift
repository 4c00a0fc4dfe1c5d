import Foundation

/// Charts of numbers: two against each other, how one is spread, tables of two ways, ranges.
struct NumberForms {
  let table: SuggestionTable
  var make: Sketching { Sketching(table: table) }
  var titles: Titles { table.titles }
  var words: SuggestionWords { table.titles.words }

  var candidates: [Candidate] {
    frequencies + ranges + changes + crossings + places + changesTogether
      + (!table.isSample || table.weight != nil
        ? [] : PairForms(table: table).numberedPairs + scatters + signals + histograms + strips)
  }

  // MARK: Two measures

  private static let mostPlaces = 2000

  private var scatters: [Candidate] {
    let isCloud: (ColumnReading) -> Bool = {
      $0.evidence.distinct > 5 && $0.evidence.filled >= 10 && !table.roles.family.contains($0.name)
    }
    let responses = Responses(table: table)
    // What is asked is among the first of many.
    let asked = [table.outcome, table.teller].compactMap { $0 }
    let all = table.measures.filter(isCloud)
    let isFirst: (ColumnReading) -> Bool = { column in
      asked.contains { $0.place == column.place }
    }
    return responses.pairs(
      of: Array((all.filter(isFirst) + all.filter { !isFirst($0) }).prefix(16))
    )
    .prefix(2).enumerated().map { place, pair in
      let fit = responses.fit(pair.y) * (place == 0 ? 0.95 : 0.75)
      // Places in a plane are a map, whether they relate or not.
      let isMap = table.isMap(pair.x) && table.isMap(pair.y)
      let strength = isMap ? max(pair.r, 0.4) : pair.r
      // Points of a map show streets and shores, however many they are.
      let isShown = isMap && table.rowCount <= Self.mostPlaces
      return !isShown && responses.hide(pair.x, pair.y)
        ? grid(pair.x, pair.y, strength: strength, fit: fit * 0.95)
        : scatter(pair.x, pair.y, strength: strength, fit: fit)
    }
  }

  func title(_ y: ColumnReading, _ x: ColumnReading) -> String {
    titles.pair(y, x, in: table)
  }

  func scatter(_ x: ColumnReading, _ y: ColumnReading, strength: Double, fit: Double)
    -> Candidate
  {
    // Upright magnitudes over even steps would bend what is in proportion.
    let upright = make.value(y, isPoint: true, isLinear: !x.isSkewed && !y.isSetByOne)
    let isMap = table.isMap(x) && table.isMap(y)
    var channels = (x: make.value(x, isPoint: true), y: upright)
    // Both crowd in one corner: what is in proportion stays straight.
    if !isMap, x.isSkewed || y.isSkewed, x.isLow, y.isLow {
      (channels.x.scale, channels.y.scale) = (x.logarithmicScale, y.logarithmicScale)
    }
    let ends = isMap ? equalEnds(x, y, isGlobe: false) : nil
    if let ends { (channels.x.scale, channels.y.scale) = (ends.x, ends.y) }
    var encoding = [("x", channels.x.node), ("y", channels.y.node)]
    var panels = 1
    var all = [x, y].map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }
    // Where there is one pair, kinds that lie apart in it say as much as a relation.
    var strength = strength
    if let group = colors(y, x) {
      if table.measures.count == 2, !table.hasSubjects {
        strength = max(
          strength, table.separation(of: x, by: group), table.separation(of: y, by: group))
      }
      if isMap, isMixed(group, x, y) {
        encoding.append(make.panels(group, columns: 3))
        panels = group.evidence.distinct
      } else {
        encoding.append(("color", make.nominal(group)))
        encoding.append(("shape", make.nominal(group)))
      }
      all.append(Candidate.Use(column: group, channel: .group, aggregate: nil))
    }
    if let label = table.labels.first { encoding.append(("description", make.nominal(label))) }
    let places = words.positions.filled(["table": Titles.name(of: table)])
    var sketch = SpecSketch(
      title: isMap ? places : title(y, x), mark: "point", encoding: encoding,
      reason: isMap ? "two columns say where each row is" : "two measures of the same rows")
    sketch.isSquare = ends != nil && panels == 1
    if !isMap, let rounds = table.rounds { take(lastOf: rounds, &sketch) }
    if isMap { sketch.places = .plane }
    if ends != nil, panels > 1 { sketch.height = Self.panelHeight }
    return Candidate(
      form: .scatter, sketch: sketch, uses: all, fit: fit, interest: seen(strength, x, y),
      items: min(40, (0..<table.rowCount).count { x.number($0) != nil && y.number($0) != nil }),
      panels: panels)
  }

  /// Of units that are there in each of a few years, the last year alone.
  private func take(lastOf rounds: ColumnReading, _ sketch: inout SpecSketch) {
    let axis = TimeAxis(rounds, titles)
    let last = rounds.evidence.maximum
    let isYear = rounds.column.kind == .year
    sketch.transforms.append([
      "filter": rounds.role == .period
        ? axis.equal(last) : ["field": make.field(rounds), "equal": JSONNode(last)]
    ])
    sketch.title = (isYear ? words.inYear : words.inPeriod ?? words.inYear).filled([
      "title": sketch.title,
      "year": rounds.role == .period
        ? axis.name(of: last) : "\(rounds.label) \(last.plainText)",
    ])
    sketch.reason += ", each of them once"
  }

  /// What a cloud shows; without a clear relation, and where nobody asks for it, less than how its points are spread.
  private func seen(_ strength: Double, _ x: ColumnReading, _ y: ColumnReading) -> Double {
    if table.isAsked(x, y), !Responses.isPiled(x), !Responses.isPiled(y) {
      return max(Self.leastAsked, 0.35 + strength * 0.8)
    }
    return strength < 0.3 && Responses.rank(x) > 0 ? 0.2 + strength : 0.35 + strength * 0.8
  }

  /// What was asked is told, whatever came of it.
  private static let leastAsked = 0.7

  /// About as high as one of three panels is wide, px.
  private static let panelHeight = 180.0

  /// Whether kinds lie among each other so closely that each needs a plot of its own.
  private func isMixed(_ group: ColumnReading, _ x: ColumnReading, _ y: ColumnReading) -> Bool {
    group.evidence.distinct <= 4 && table.rowCount >= 150
      && [x, y].allSatisfy { table.separation(of: $0, by: group) < 0.1 }
  }

  /// Rows that would hide each other, counted in a grid.
  func grid(_ x: ColumnReading, _ y: ColumnReading, strength: Double, fit: Double)
    -> Candidate
  {
    let sketch = SpecSketch(
      title: title(y, x), mark: "rect",
      encoding: [
        ("x", steps(of: x)), ("y", steps(of: y, isUpright: true)),
        ("color", make.cases().channel.node),
      ], reason: "two measures of \(table.rowCount) rows, which would hide each other, counted")
    return Candidate(
      form: .heat, sketch: sketch,
      uses: [x, y].map { Candidate.Use(column: $0, channel: .value, aggregate: nil) },
      fit: fit, interest: seen(strength, x, y))
  }

  /// Few whole numbers as they are, the greatest on top; all else in bins.
  func steps(of column: ColumnReading, isUpright: Bool = false) -> JSONNode {
    channel(column, isUpright: isUpright).node
  }

  func channel(_ column: ColumnReading, isUpright: Bool = false) -> ChannelSketch {
    if column.hasFewSteps {
      let steps = column.gaplessSteps.map { isUpright ? $0.reversed() : $0 }
      return ChannelSketch(
        field: column.name, type: "ordinal", sort: isUpright && steps == nil ? "descending" : nil,
        scale: [("domain", steps.map { JSONNode($0) })])
    }
    // Of few values that differ, more bins would leave stripes empty.
    let bins = min(20, max(6, column.evidence.distinct - 1))
    var channel = ChannelSketch(field: column.name, type: "quantitative", bins: bins)
    channel.title = titles.logarithm(of: column) ?? (column.column.unit == nil ? column.label : nil)
    channel.binning = column.evenSteps.map { first, gap in
      let count = (column.evidence.maximum - column.evidence.minimum) / gap
      let last = column.evidence.maximum + gap / 2
      return column.roundBins(gap, count: count)
        ?? (first - gap / 2, gap * (count / 20).rounded(.up), last)
    }
    if let (anchor, step, _) = channel.binning {
      // Two digits of a bin's width tell its ends apart.
      let own = [anchor, step].map {
        $0.plainText.split(separator: ".").dropFirst().first?.count ?? 0
      }
      let decimals = min(own.max() ?? 0, max(0, 1 - Int(log10(step).rounded(.down))))
      channel.axis = ["format": JSONNode(",.\(decimals)f")]
      // Odd ends of bins stand for themselves: the axis has round numbers.
      if anchor.remainder(dividingBy: step) != 0 {
        let ends = (column.evidence.minimum, column.evidence.maximum)
        let ticks = LinearTicks.values(from: ends.0, to: ends.1, count: 8)
        channel.axis = [
          "format": JSONNode(",.\(decimals)f"),
          "values": JSONNode(ticks.map { JSONNode($0) }),
        ]
      }
    }
    return channel
  }

  /// Of the columns with two to five names, the one that tells the values apart best, if it does.
  func colors(_ a: ColumnReading, _ b: ColumnReading) -> ColumnReading? {
    let isPlace = a.place == b.place || b.role == .latitude
    let isMap = table.isMap(a) && table.isMap(b)
    // Of places the kinds are told, whether they lie apart or not; of hundreds of points that lie on each other
    // only kinds that do can be told apart.
    let isCrowded = table.rowCount > 400
    let least: (ColumnReading) -> Double = {
      isMap || isPlace
        ? -1
        : isCrowded
          ? 0.3
          : $0.tokens.mentions(.condition) && $0.evidence.distinct <= 3 ? 0.02 : 0.1
    }
    let tried = isCrowded || isPlace ? [] : table.groups.filter(isTried).map(\.place)
    let few = table.measures.filter {
      isMap && $0.evidence.isWhole && $0.place != a.place && $0.place != b.place
    }
    let strength: (ColumnReading) -> Double = {
      max(
        table.separation(of: a, by: $0), table.separation(of: b, by: $0),
        isPlace ? 0 : table.separation(of: a, along: b, by: $0))
        + ($0.isTreatment && !isMap ? 1 : 0)
    }
    if !isMap, !isPlace, table.isAsked(a, b), let tint = table.tint, isTold(tint, a, b),
      table.rowCount <= Self.mostTinted,
      strength(tint) > (tint.evidence.distinct > 3 ? 0.1 : isCrowded ? 0.03 : -1)
    {
      return tint
    }
    return (table.groups + few)
      .filter { (2...5).contains($0.evidence.distinct) && !$0.isNamedByPlace && isTold($0, a, b) }
      .map { ($0, strength($0)) }.filter { $0.1 > least($0.0) || tried.contains($0.0.place) }
      .max { $0.1 < $1.1 }?.0
  }

  /// Of more points colours are seen only where kinds lie apart.
  private static let mostTinted = 1000

  /// Whether a comparison was made on purpose, which no chart of what came of it leaves out: two or three treatments, or
  /// one of two beside two measures.
  private func isTried(_ group: ColumnReading) -> Bool {
    (2...3).contains(group.evidence.distinct) && Responses.rank(group) < 2
      && (group.tokens.mentions(.condition) && group.tokens.says(.group)
        || group.evidence.distinct == 2 && group.role.isGroup && table.measures.count == 2)
  }

  /// Whether rows that have both values are of more than one kind.
  private func isTold(_ group: ColumnReading, _ a: ColumnReading, _ b: ColumnReading) -> Bool {
    var first: Int?
    return (0..<table.rowCount).contains { row in
      guard a.number(row) != nil, b.number(row) != nil, group.code(row) >= 0 else { return false }
      first = first ?? group.code(row)
      return group.code(row) != first
    }
  }

  // MARK: One measure

  /// Fewer values have a mark each.
  static let fewestSpread = 15

  private var histograms: [Candidate] {
    let isAlone =
      table.measures.count + table.groups.count == 1 && table.time == nil && table.step == nil
    return table.measures.filter { measure in
      !table.roles.family.contains(measure.name) && !table.isMap(measure)
    }.enumerated().sorted {
      (-Responses.rank($0.element), $0.offset) < (-Responses.rank($1.element), $1.offset)
    }.map(\.element).prefix(1).map { measure in
      let isSkewed =
        measure.evidence.minimum > 0 && measure.evidence.maximum > measure.evidence.median * 20
      // Few whole numbers have a bar each; bins would join some and not others. A bar a row says
      // nothing of how they are spread.
      let steps = measure.evidence.maximum - measure.evidence.minimum + 1
      let isFew = measure.hasFewSteps && Double(measure.evidence.filled) >= 2 * steps
      let count = measure.evidence.filled < 60 ? 10 : measure.evidence.filled < 500 ? 20 : 30
      var x = ChannelSketch(
        field: measure.name, type: isFew ? "ordinal" : "quantitative", bins: isFew ? nil : count)
      x.title =
        titles.logarithm(of: measure) ?? titles.topic(of: measure, in: table) ?? measure.label
      if isFew { x.scale = [("domain", measure.gaplessSteps.map { JSONNode($0) })] }
      let extent = (measure.evidence.minimum, measure.evidence.maximum)
      if !isFew, let bins = Binning(extent: extent, options: Binning.Options(maxbins: count)) {
        let decimals = bins.step.plainText.split(separator: ".").dropFirst().first?.count ?? 0
        if decimals <= 6 { x.axis = ["format": JSONNode(",.\(decimals)f")] }
      }
      let sketch = SpecSketch(
        title: titles.distribution(of: measure, in: table), mark: "bar",
        encoding: [("x", x.node), ("y", make.cases().channel.node)],
        reason: "how \"\(measure.name)\" of \(measure.evidence.filled) rows is spread")
      return Candidate(
        form: isFew ? .frequencies : .histogram, sketch: sketch,
        uses: [Candidate.Use(column: measure, channel: .along, aggregate: nil)],
        // Where more can be told of it, how it is spread comes later.
        fit: isAlone ? 0.8 : 0.55,
        interest: isSkewed ? 0.8 : 1)
    }
  }

  /// Each value as a mark, where there are too few for a distribution; columns of one quantity
  /// below each other.
  private var strips: [Candidate] {
    let family = table.family
    if family.count >= 3, table.labels.isEmpty, family.count <= 20, table.rowCount >= 10,
      let own = PairForms(table: table).unlikePanels(of: family)
    {
      return [own]
    }
    if family.count >= 3, table.labels.isEmpty, family.count <= 20, areAlike(family) {
      let isFew = table.rowCount < 10
      let sketch = SpecSketch(
        title: Titles.common(family.map(\.label)) ?? Titles.name(of: table),
        transforms: make.fold(family, as: make.seriesName, make.valueName),
        mark: isFew ? "tick" : "boxplot",
        encoding: [
          (
            "y",
            [
              "field": JSONNode(make.seriesName), "type": "nominal", "title": .null,
              "sort": JSONNode(family.map { JSONNode($0.label) }),
            ]
          ),
          (
            "x",
            ChannelSketch(
              field: make.valueName, type: "quantitative", title: words.titles.value,
              scale: family.areSkewed
                ? [("type", "log")] : family.allSatisfy(\.isFarFromZero) ? [("zero", false)] : []
            ).node
          ),
        ], reason: "\(family.count) columns hold one quantity: each value in its column")
      return [
        Candidate(
          form: isFew ? .strip : .boxes, sketch: sketch,
          uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }, fit: 0.8,
          items: family.count)
      ]
    }
    return table.measures.filter {
      (5..<Self.fewestSpread).contains($0.evidence.filled) && $0.evidence.distinct > 3
    }
    .prefix(1).map { measure in
      var x = make.value(measure)
      x.title = titles.topic(of: measure, in: table)
      return Candidate(
        form: .strip,
        sketch: SpecSketch(
          title: titles.distribution(of: measure, in: table), mark: "tick",
          encoding: [("x", x.node)],
          reason: "\(measure.evidence.filled) values, each as a mark"),
        uses: [Candidate.Use(column: measure, channel: .value, aggregate: nil)], fit: 0.5, items: 1)
    }
  }

  /// Whether one axis shows them all.
  private func areAlike(_ family: [ColumnReading]) -> Bool {
    let middles = family.map { abs($0.evidence.median) }
    return (middles.max() ?? 0) <= 10 * (middles.min() ?? 0)
      || family.allSatisfy { $0.evidence.minimum < 0 }
  }

  /// One value for each pair of two columns' names: a grid.
  private var crossings: [Candidate] {
    let isSide: (ColumnReading) -> Bool = { (4...30).contains($0.evidence.distinct) }
    let sides = table.groups.filter {
      isSide($0) && ($0.certainty != .guess || table.groups.count == 2)
    }
    guard table.time == nil, table.weight == nil, sides.count >= 2, sides.count <= 4,
      let measure = table.measures.first
    else { return [] }
    for (place, a) in sides.enumerated() {
      for b in sides.dropFirst(place + 1)
      where table.isUnique([a, b])
        && a.evidence.distinct * b.evidence.distinct <= table.rowCount * 2
      {
        let sketch = SpecSketch(
          title: make.title(measure, by: titles.list([make.inside(a), make.inside(b)])),
          mark: "rect",
          encoding: [
            ("x", make.names(b, codes: table.ranked(b, by: measure)).node),
            ("y", make.names(a, codes: table.ranked(a, by: measure)).node),
            ("color", make.value(measure, isBar: !measure.isLogarithmic, isPoint: true).node),
          ], reason: "each pair of \"\(a.name)\" and \"\(b.name)\" has one value")
        return [
          Candidate(
            form: .heat, sketch: sketch,
            uses: [a, b].map { Candidate.Use(column: $0, channel: .group, aggregate: nil) }
              + [Candidate.Use(column: measure, channel: .value, aggregate: nil)], fit: 0.95)
        ]
      }
    }
    return []
  }

}
