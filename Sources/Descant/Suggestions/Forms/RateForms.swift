/// Charts of what only several columns together say: rates of counts, and lifetimes.
struct RateForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  var candidates: [Candidate] { rates + survival }

  // MARK: So many of so many

  private var rates: [Candidate] {
    guard let part = table.roles.first(.successes),
      let rest = table.roles.first(.trials) ?? table.roles.first(.failures)
    else { return [] }
    let isWhole = rest.role == .trials
    let whole = isWhole ? make.inside(rest) : titles.list([part, rest].map(make.inside))
    let all = rest.evidence.sum + (isWhole ? 0 : part.evidence.sum)
    guard all > 0 else { return [] }
    // In percent, or for each 1,000, 10,000 … where that is small.
    let each = [100.0, 1000, 10_000, 100_000].first { $0 * part.evidence.sum / all >= 1 } ?? 1e6
    // What is counted with its opposite is a share by its name alone: "Share of cases", of cases and non-cases.
    let measured =
      each == 100 && !isWhole
      ? words.share(of: make.inside(part))
      : each == 100
        ? words.shareIn.filled(["part": part.label, "whole": whole])
        : words.perEach.filled([
          "part": part.label, "n": make.number(each), "whole": whole,
        ])
    // Of many measures two alone are not what the table is about.
    let isAside =
      table.measures.count { $0.place != part.place && $0.place != rest.place } >= Self.manyOthers
    return along(part, rest).prefix(1).map { axis in
      let group = groups(beside: axis, part, rest)
      let names = [axis] + (group.map { [$0] } ?? [])
      let (a, b) = ("datum['part']", "datum['whole']")
      let total = isWhole ? b : "(\(a) + \(b))"
      let sum: (ColumnReading, String) -> JSONNode = { column, name in
        ["op": "sum", "field": make.field(column), "as": JSONNode(name)]
      }
      var value = ChannelSketch(field: "rate", type: "quantitative", title: measured)
      if each == 100 { value.title = words.inPercent.filled(["field": measured]) }
      let isNumber = axis.evidence.isNumeric && !axis.role.isGroup
      var sketch = SpecSketch(
        title: words.titles.by.filled([
          "y": measured,
          "x": titles.list(names.map(make.inside)),
        ]),
        transforms: [
          [
            "aggregate": [sum(part, "part"), sum(rest, "whole")],
            "groupby": JSONNode(names.map { make.field($0) }),
          ], ["filter": JSONNode("\(total) > 0")],
          ["calculate": JSONNode("\(each.plainText) * \(a) / \(total)"), "as": "rate"],
        ], mark: mark(along: axis, isNumber: isNumber),
        encoding: axes(axis, value, isNumber: isNumber) + colors(group, along: axis),
        reason: "\"\(part.name)\" counts what happened among \"\(rest.name)\"")
      if each == 100 { sketch.units = [("rate", "%")] }
      // Of one case a share is all or none: how many there are is seen and said.
      if isNumber, axis.role != .period {
        sketch.transforms.append(["calculate": JSONNode(total), "as": "all"])
        let title = isWhole ? rest.label : whole.capitalisedFirst
        sketch.encoding.append(
          (
            "size",
            ChannelSketch(
              field: "all", type: "quantitative", title: title, scale: [("range", [30, 400])]
            ).node
          ))
      }
      return Candidate(
        form: .rates, sketch: sketch,
        uses: names.map { Candidate.Use(column: $0, channel: .name, aggregate: nil) },
        fit: isAside ? 0.6 : 1, items: min(40, axis.evidence.distinct),
        series: group?.evidence.distinct ?? 1)
    }
  }

  private static let manyOthers = 6

  private func axes(
    _ axis: ColumnReading, _ value: ChannelSketch, isNumber: Bool
  ) -> [(String, JSONNode)] {
    if axis.role == .period { return [("x", TimeAxis(axis, titles).channel()), ("y", value.node)] }
    if isNumber { return [("x", make.value(axis, isPoint: true).node), ("y", value.node)] }
    let codes = table.ranked(axis, by: nil)
    return make.place(make.names(axis, codes: codes, sort: "-x"), value.node)
  }

  /// Time has a course; other numbers are places.
  private func mark(along axis: ColumnReading, isNumber: Bool) -> JSONNode {
    if axis.role == .period {
      return axis.evidence.distinct <= 40 ? ["type": "line", "point": true] : "line"
    }
    return isNumber ? ["type": "point", "filled": true] : "bar"
  }

  private func colors(_ group: ColumnReading?, along axis: ColumnReading) -> [(String, JSONNode)] {
    guard let group else { return [] }
    let color = ("color", make.nominal(group))
    return axis.role == .period ? [color] : [color, ("shape", make.nominal(group))]
  }

  /// What a rate may run along: time, numbers, ordered names, then other names.
  private func along(_ part: ColumnReading, _ rest: ColumnReading) -> [ColumnReading] {
    let others = table.roles.columns.filter { column in
      column.place != part.place && column.place != rest.place && column.evidence.distinct > 1
        && (column.role.isMeasure || column.role.isGroup
          || [.period, .step, .label].contains(column.role)
          || column.role == .identifier && column.evidence.isNumeric
            && column.evidence.isContiguous && column.evidence.distinct * 3 <= table.rowCount * 2)
        && !column.isNamedByPlace && (column.evidence.distinct <= 40 || column.evidence.isNumeric)
    }
    // The rate itself, in a column of its own.
    let isRate: (ColumnReading) -> Bool = { column in
      (0..<table.rowCount).allSatisfy { row in
        guard let rate = column.number(row), let part = part.number(row),
          let rest = rest.number(row)
        else { return true }
        let whole = rest + (table.roles.first(.trials) == nil ? part : 0)
        return abs(rate * whole - part) <= 0.01 * max(1, part)
          || abs(rate * whole - 100 * part) <= max(1, part)
      }
    }
    let rank: (ColumnReading) -> Int = { column in
      if column.role == .period { return 0 }
      if column.evidence.isNumeric, !column.evidence.isWhole, isRate(column) { return 4 }
      // Rates and sums of the same cases are made of them.
      if column.role == .rate || column.role == .count { return 4 }
      // Strata and centres are numbered, and the numbers say nothing.
      if column.tokens.has(.identifier), column.evidence.isNumeric { return 4 }
      if column.evidence.isNumeric, column.evidence.distinct > 2 {
        return Responses.rank(column) == 0 || column.role == .identifier ? 0 : 1
      }
      return column.role == .ordered ? 1 : column.role == .label ? 3 : 2
    }
    return others.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element).filter { rank($0) < 4 }
  }

  private func groups(
    beside axis: ColumnReading, _ part: ColumnReading, _ rest: ColumnReading
  ) -> ColumnReading? {
    guard axis.evidence.isNumeric, !axis.role.isGroup else { return nil }
    return table.groups.first {
      $0.place != axis.place && (2...4).contains($0.evidence.distinct) && !$0.isNamedByPlace
    }
  }

  // MARK: How long until

  /// The share of those without an end so far, after Kaplan and Meier.
  private var survival: [Candidate] {
    guard let time = table.roles.first(.lifetime), let event = table.roles.first(.event),
      let code = end(of: event, time), table.rowCount >= 10
    else { return [] }
    let group = lives(time, event, code)
    let names = group.map { [make.field($0)] } ?? []
    let end = event.groupValue(code)
    let isEnd =
      "datum[\(SpecSketch.quoted(event.name))] == \(end.string.map(SpecSketch.quoted) ?? end.text())"
    let start = time.since.map { table.roles.columns[$0] }
    let clock =
      start.map { span(from: $0, to: time) } ?? time.name
    let (moment, field) = (
      "datum[\(SpecSketch.quoted(clock))]", JSONNode(ChannelSketch.escaped(clock))
    )
    var sketch = SpecSketch(
      title: survivalTitle(
        start == nil ? make.inside(time) : titles.inside(clock), time, event, group),
      subtitle: words.survivalOf.filled([
        "field": titles.inside(event.label), "value": event.groupName(code),
      ]),
      transforms: lengths(of: time, since: start, as: clock) + [
        ["filter": JSONNode("isValid(\(moment))")],
        ["calculate": JSONNode("\(isEnd) ? 1 : 0"), "as": "ended"],
        [
          "aggregate": [
            ["op": "sum", "field": "ended", "as": "ended"], ["op": "count", "as": "cases"],
          ],
          "groupby": JSONNode([field] + names),
        ],
        [
          "joinaggregate": [["op": "sum", "field": "cases", "as": "all"]],
          "groupby": JSONNode(names),
        ],
        window("cases", as: "past", along: field, names),
        ["calculate": "datum.all - datum.past + datum.cases", "as": "left"],
        ["calculate": "log(max(1e-9, 1 - datum.ended / datum.left))", "as": "step"],
        window("step", as: "log", along: field, names),
        ["calculate": "datum.log < -20 ? 0 : 100 * exp(datum.log)", "as": "share"],
      ] + Self.ends(window("scatter", as: "variance", along: field, names)) + [
        // All are there at the start, whenever the first end comes.
        ["calculate": "100", "as": "start"],
        ["fold": ["start", "share"], "as": ["kind", "value"]],
        ["calculate": JSONNode("datum.kind == 'start' ? 0 : \(moment)"), "as": field],
        ["calculate": "datum.kind == 'start' ? 100 : datum.low", "as": "low"],
        ["calculate": "datum.kind == 'start' ? 100 : datum.high", "as": "high"],
        [
          "aggregate": [
            ["op": "min", "field": "value", "as": "share"],
            ["op": "min", "field": "low", "as": "low"],
            ["op": "min", "field": "high", "as": "high"],
          ],
          "groupby": JSONNode([field] + names),
        ],
      ] + (group.map(named) ?? []), mark: ["type": "line", "interpolate": "step-after"],
      encoding: [
        (
          "x",
          ChannelSketch(
            field: clock, type: "quantitative", title: start == nil ? axis(of: time) : clock
          ).node
        )
      ] + (group.map { [("color", color(of: $0))] } ?? []),
      reason: "\"\(event.name)\" says for which rows \"\(time.name)\" ended, for which it goes on")
    let share: (String) -> JSONNode = { field in
      ChannelSketch(
        field: field, type: "quantitative",
        title: isLife(time, event) ? words.survivingShare : words.survivalShare,
        scale: [("domain", [0, 100])]
      ).node
    }
    sketch.intervals = "95%"
    sketch.layers = [
      (
        ["type": "errorband", "interpolate": "step-after"],
        [("y", share("low")), ("y2", ["field": "high"])]
      ),
      (["type": "line", "interpolate": "step-after"], [("y", share("share"))]),
    ]
    return [
      Candidate(
        form: .survival, sketch: sketch,
        uses: ([time, event] + (group.map { [$0] } ?? [])).map {
          Candidate.Use(column: $0, channel: .name, aggregate: nil)
        }, fit: 1, series: group?.evidence.distinct ?? 1)
    ]
  }

  /// What holds the share 95 times of 100: Greenwood's variance, on the scale of twice the logarithm; where nothing has
  /// ended yet what so few could hide, for two who are left say less than two hundred.
  private static func ends(_ sum: JSONNode) -> [JSONNode] {
    func end(_ sign: String, _ whole: String) -> JSONNode {
      JSONNode(
        "datum.log < -20 ? 0 : datum.log > -1e-9 ? \(whole) : "
          + "100 * pow(exp(datum.log), exp(\(sign)1.96 * sqrt(datum.variance) / -datum.log))")
    }
    return [
      [
        "calculate": "datum.ended / (datum.left * max(1, datum.left - datum.ended))",
        "as": "scatter",
      ], sum,
      ["calculate": end("", "100 * pow(0.025, 1 / datum.left)"), "as": "low"],
      ["calculate": end("-", "100"), "as": "high"],
    ]
  }

  /// Who is said to survive is said to die: an end that the file does not call a death is an event.
  private func survivalTitle(
    _ clock: String, _ time: ColumnReading, _ event: ColumnReading, _ group: ColumnReading?
  ) -> String {
    (isLife(time, event) ? words.survival : words.unended).filled([
      "x": group.map(make.inside) ?? clock
    ])
  }

  /// Whether the end is called a death: of what a "status" tells nobody knows.
  private func isLife(_ time: ColumnReading, _ event: ColumnReading) -> Bool {
    let names = event.groupNames.map(Lexicon.plain).filter { Double($0) == nil }
    return (time.tokens.words + event.tokens.words + names).contains { word in
      [.death, .fate].contains { Lexicon.knowsEnd(of: word, as: $0) }
        || Lexicon.knowsStart(of: word, as: .fate)
    }
  }

  /// "Time since entry" of "age" and "age entry": what both are called says nothing of how long it was.
  private func span(from start: ColumnReading, to end: ColumnReading) -> String {
    let both = end.label.lowercased() + " "
    let own = start.label.lowercased()
    guard own.hasPrefix(both), own.count > both.count else {
      return words.difference.filled(["a": end.label, "b": make.inside(start)])
    }
    return words.since.filled(["a": String(start.label.dropFirst(both.count))])
  }

  /// Steps of a scale have colours from light to dark: which of them ends sooner is seen.
  private func color(of group: ColumnReading) -> JSONNode {
    let isScale = group.evidence.isNumeric && group.role != .code && group.certainty != .guess
    let steps = isScale ? group.evidence.values : []
    // A field that is made again has no title of its own.
    let title = group.evidence.isNumeric && !group.isNamedByPlace ? group.label : nil
    guard steps.count > 2 else {
      return title.map { ChannelSketch(field: group.name, type: "nominal", title: $0).node }
        ?? make.nominal(group)
    }
    return ChannelSketch(
      field: group.name, type: "ordinal", title: title,
      sort: JSONNode(steps.map { JSONNode("\(group.label) \($0.plainText)") })
    ).node
  }

  /// "Rx 0": beside a line a number alone would name nothing.
  private func named(_ group: ColumnReading) -> [JSONNode] {
    guard group.evidence.isNumeric else { return [] }
    let value = "datum[\(SpecSketch.quoted(group.name))]"
    return [
      [
        "calculate": JSONNode("\(SpecSketch.quoted(group.label + " ")) + \(value)"),
        "as": make.field(group),
      ]
    ]
  }

  /// "Time (days)": a field that is made again has no unit of its own.
  private func axis(of time: ColumnReading) -> String {
    time.column.unit.map { "\(time.label) (\($0.plural))" } ?? time.label
  }

  /// How long each was watched, where that is told by two columns.
  private func lengths(
    of time: ColumnReading, since start: ColumnReading?, as name: String
  ) -> [JSONNode] {
    guard let start else { return [] }
    let ends = [time, start].map { "datum[\(SpecSketch.quoted($0.name))]" }
    return [["calculate": JSONNode(ends.joined(separator: " - ")), "as": JSONNode(name)]]
  }

  private func window(
    _ field: String, as name: String, along time: JSONNode, _ names: [JSONNode]
  ) -> JSONNode {
    [
      "window": [["op": "sum", "field": JSONNode(field), "as": JSONNode(name)]],
      "sort": [["field": time, "order": "ascending"]], "groupby": JSONNode(names),
    ]
  }

  /// The value that says that the end came: the greater, unless the name tells of censoring; then the
  /// one whose times are shorter.
  private func end(of event: ColumnReading, _ time: ColumnReading) -> Int? {
    let groups = table.rows(by: event).sorted { $0.code < $1.code }
    guard groups.count == 2 else { return nil }
    if let name = event.endName { return groups.first { event.groupName($0.code) == name }?.code }
    guard event.evidence.isNumeric || event.column.kind == .boolean else { return nil }
    let middles = groups.map { _, rows in
      SuggestionTable.median(rows.compactMap { time.number($0) })
    }
    guard event.tokens.has(.censoring) else { return groups[1].code }
    return middles[0] < middles[1] * 0.9
      ? groups[0].code : middles[1] < middles[0] * 0.9 ? groups[1].code : nil
  }

  /// The groups whose ends come at the most different rates: the log-rank test of constant hazards.
  private func lives(_ time: ColumnReading, _ event: ColumnReading, _ code: Int) -> ColumnReading? {
    let found = (table.groups + table.measures).filter {
      (2...4).contains($0.evidence.distinct) && $0.evidence.filled * 10 >= table.rowCount * 9
        && !$0.saysEnd
    }.map { group -> (group: ColumnReading, isCondition: Bool, strength: Double) in
      let rows = table.rows(by: group).map { _, rows -> (ends: Double, time: Double) in
        (
          Double(rows.count { event.code($0) == code }),
          rows.reduce(0) { $0 + (time.number($1) ?? 0) }
        )
      }
      let rate = rows.reduce(0) { $0 + $1.ends } / max(1e-9, rows.reduce(0) { $0 + $1.time })
      let square = rows.reduce(0.0) { sum, group in
        let expected = max(1e-9, rate * group.time)
        return sum + (group.ends - expected) * (group.ends - expected) / expected
      }
      let isCondition = group.tokens.mentions(.condition) || group.tokens.says(.group)
      return (group, isCondition, square / Double(rows.count - 1))
    }
    // What was tried is told before what was only asked, whatever came of it.
    let lead: (ColumnReading, Bool) -> Double = { $0.isTreatment ? 2000 : $1 ? 1000 : 0 }
    return found.filter {
      $0.group.isTreatment || $0.strength >= ($0.isCondition ? 0.5 : 3.84)
    }.max {
      $0.strength + lead($0.group, $0.isCondition) < $1.strength + lead($1.group, $1.isCondition)
    }?.group
  }
}
