/// How often values occur, alone and in pairs.
extension NumberForms {
  /// How often each value occurs, in the order of the values.
  var frequencies: [Candidate] {
    guard let weight = table.weight else { return [] }
    let numbers = table.roles.columns.filter {
      ($0.role.isMeasure || $0.role == .rating || $0.role == .step || $0.role == .code
        || $0.role == .identifier || $0.role == .period) && $0.place != weight.place
        && $0.evidence.isNumeric && !$0.isNamedByPlace && !$0.isMade
    }
    let isGuess = numbers.allSatisfy { $0.certainty == .guess }
    let isPair = numbers.count == 2 && table.groups.count <= 2 && isGuess
    if numbers.count >= 2, isPair || !numbers.contains(where: { $0.role == .code }) {
      return [frequency(numbers[0], numbers[1], weight)]
    }
    guard numbers.count == 1, table.groups.isEmpty, let value = numbers.first else { return [] }
    let cases = make.cases()
    if value.beginsBrackets, !value.hasEvenGaps { return [brackets(value, cases, weight)] }
    // Where widths differ values are classes: bins would join some of them and split others.
    let isFew =
      value.evidence.distinct <= 40
      || value.evidence.distinct <= 60 && value.evenSteps == nil
        && value.evidence.distinct == value.evidence.filled
    let topic = titles.topic(of: value, in: table)
    let x =
      isFew
      ? ChannelSketch(
        field: value.name, type: "ordinal", title: topic,
        scale: [("domain", value.gaplessSteps.map { JSONNode($0) })])
      : ChannelSketch(
        field: value.name, type: "quantitative", bins: 20, title: topic ?? value.label)
    let sketch = SpecSketch(
      title: titles.distribution(of: value, in: table), mark: "bar",
      encoding: [("x", x.node), ("y", cases.channel.node)],
      reason: "\"\(weight.name)\" says how often each \"\(value.name)\" occurs")
    return [Candidate(form: .frequencies, sketch: sketch, uses: cases.uses, fit: 1)]
  }

  /// Brackets of several widths as areas: as high as cases are in so much of them.
  ///
  /// A wide one is not taken for a full one. The last, which ends nowhere, has no width and is told beside the title.
  private func brackets(
    _ value: ColumnReading,
    _ cases: (channel: ChannelSketch, title: String, uses: [Candidate.Use]), _ weight: ColumnReading
  ) -> Candidate {
    let (start, count) = (
      "datum[\(SpecSketch.quoted(value.name))]", "datum[\(SpecSketch.quoted(weight.name))]"
    )
    let starts = (0..<table.rowCount).compactMap { value.number($0) }
    let width = zip(starts.dropFirst(), starts).map { $0 - $1 }.min() ?? 1
    // Of money, years or ages: its own axis says of what.
    let each = words.inEach.filled(["part": cases.title, "n": make.number(width)])
    var x = ChannelSketch(
      field: value.name, type: "quantitative",
      title: titles.topic(of: value, in: table) ?? value.label)
    x.isBinned = true
    var sketch = SpecSketch(
      title: titles.distribution(of: value, in: table),
      subtitle: words.without.filled(["name": "\(value.evidence.maximum.plainText)+"]), mark: "bar",
      encoding: [
        ("x", x.node), ("x2", ["field": "end"]),
        ("y", ChannelSketch(field: "density", type: "quantitative", title: each).node),
      ],
      reason:
        "\"\(weight.name)\" says how many cases are in each bracket that \"\(value.name)\" begins")
    sketch.transforms = [
      [
        "window": [["op": "lead", "field": make.field(value), "as": "end"]],
        "sort": [["field": make.field(value)]],
      ],
      ["filter": "isValid(datum.end)"],
      [
        "calculate": JSONNode("\(width.plainText) * \(count) / (datum.end - \(start))"),
        "as": "density",
      ],
    ]
    return Candidate(form: .frequencies, sketch: sketch, uses: cases.uses, fit: 1)
  }

  private func frequency(_ a: ColumnReading, _ b: ColumnReading, _ weight: ColumnReading)
    -> Candidate
  {
    let (x, y) = Responses.oriented(a, b)
    let cases = make.cases()
    let kind = kind(apart: a, b, weight)
    let panels = kind.map { [make.panels($0, columns: $0.evidence.distinct == 4 ? 2 : 3)] } ?? []
    var candidate = Candidate(
      form: .heat,
      sketch: SpecSketch(
        // Codes that somebody crossed say where cases were counted, not how they relate.
        title: [a, b].allSatisfy { $0.role == .code && table.isEven($0) }
          ? words.titles.by.filled([
            "y": cases.title, "x": titles.list([x, y].map(make.inside)),
          ]) : title(y, x), mark: "rect",
        encoding: [
          ("x", steps(of: x)), ("y", steps(of: y, isUpright: true)), ("color", cases.channel.node),
        ] + panels,
        reason: "\"\(weight.name)\" says how often each pair occurs"),
      uses: cases.uses, fit: 1)
    if let kind {
      candidate.panels = kind.evidence.distinct
      candidate.sketch.reason += ", of each \"\(kind.name)\" by itself"
      candidate.uses.append(Candidate.Use(column: kind, channel: .group, aggregate: nil))
    }
    return candidate
  }

  /// Kinds of pairs that lie apart, finest first: pooled they would hide how each of them goes.
  private func kind(apart a: ColumnReading, _ b: ColumnReading, _ weight: ColumnReading)
    -> ColumnReading?
  {
    table.groups.filter {
      (2...6).contains($0.evidence.distinct) && !$0.isNamedByPlace
        && ![a.place, b.place, weight.place].contains($0.place)
    }
    .filter { kind in [a, b].contains { separation(of: $0, by: kind, weight) >= 0.05 } }
    .max { ($0.evidence.distinct, -$0.place) < ($1.evidence.distinct, -$1.place) }
  }

  /// The share of the variance of cases that lies between kinds.
  private func separation(
    of value: ColumnReading, by kind: ColumnReading, _ weight: ColumnReading
  ) -> Double {
    var (sums, counts): ([Int: Double], [Int: Double]) = ([:], [:])
    var (all, count, squares) = (0.0, 0.0, 0.0)
    for row in 0..<table.rowCount {
      guard let number = value.number(row), let cases = weight.number(row), cases > 0
      else { continue }
      let distance = number - value.evidence.mean
      sums[kind.code(row), default: 0] += cases * distance
      counts[kind.code(row), default: 0] += cases
      all += cases * distance
      count += cases
      squares += cases * distance * distance
    }
    let whole = squares - all * all / max(count, 1)
    guard count > 0, whole > 0 else { return 0 }
    let between = sums.keys.sorted().reduce(0.0) { total, code in
      total + (sums[code] ?? 0) * (sums[code] ?? 0) / (counts[code] ?? 1)
    }
    return (between - all * all / count) / whole
  }
}
