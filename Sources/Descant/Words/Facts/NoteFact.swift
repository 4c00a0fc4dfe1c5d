/// What was done to the data on its way into the chart.
struct NoteFact: Fact {
  enum Found: Sendable {
    case note(ChartNote)
    case level(Double)
    case sharedPlaces(Int)
    case intervals(points: Int, intervals: Int)
    /// What the author wrote into the drawing.
    case annotation(Annotation)
  }

  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .note }

  static func facts(in data: Observations) -> [NoteFact] {
    var facts: [NoteFact] = []
    if let extent = data.extent, extent.lowerBound == extent.upperBound, data.count > 1 {
      facts.append(NoteFact(found: .level(extent.lowerBound), evidence: []))
    }
    facts += data.chart.annotations.filter { !$0.text.isEmpty }.map { annotation in
      var evidence: [PointReference] = []
      if case .datum(let place) = annotation.place { evidence = [place] }
      return NoteFact(found: .annotation(annotation), evidence: evidence)
    }
    let summaries = data.chart.notes.count { if case .aggregated = $0 { true } else { false } }
    facts += data.chart.notes.filter { isTelling($0, in: data.chart, summaries) }.map {
      NoteFact(found: .note($0), evidence: [])
    }
    let shared =
      data.genre == .sequence && data.isSingle ? data.traces.reduce(0) { $0 + $1.sharedPlaces } : 0
    if shared > 0 { facts.append(NoteFact(found: .sharedPlaces(shared), evidence: [])) }
    let plan = ReadingPlan(for: data.chart)
    let intervals = plan.nodes.joined().joined().count { $0.role == .interval }
    if intervals > 0 {
      facts.append(
        NoteFact(found: .intervals(points: data.count, intervals: intervals), evidence: []))
    }
    return facts
  }

  // A summary of everything by nothing is the line or the bar itself.
  private static func isTelling(_ note: ChartNote, in chart: Chart, _ summaries: Int) -> Bool {
    switch note {
    case .sorted: false
    // Several summaries in one chart, as the two ends of a range: none of them is each value.
    case .aggregated(let operation, let field, let by):
      chart.kind != .range && summaries == 1 && !by.isEmpty
        && (operation == "count" || !field.isEmpty)
    case .topGroups, .truncatedAxis, .droppedRows, .sampled, .drawnMissing, .clocks: true
    }
  }

  func clause(_ narrator: Narrator) -> String {
    let (words, language) = (narrator.language.facts.note, narrator.language)
    switch found {
    case .note(let note): return text(note, narrator)
    case .annotation(let annotation): return narrator.speaker.name(of: annotation)
    case .level(let value): return words.level(["value": narrator.full(value)])
    case .sharedPlaces(let count): return language.text(words.sharedPlaces, count: count)
    case .intervals(let points, let intervals):
      return words.intervals([
        "points": language.text(language.names.points, count: points),
        "intervals": language.text(language.names.intervals, count: intervals),
      ])
    }
  }

  private func text(_ note: ChartNote, _ narrator: Narrator) -> String {
    let (words, language) = (narrator.language.facts.note, narrator.language)
    switch note {
    case .topGroups(let shown, let of, let field, _):
      return words.topGroups([
        "shown": language.number(Double(shown)), "total": language.number(Double(of)),
        "field": narrator.data.chart.title(ofField: field),
      ])
    case .aggregated(let operation, let field, let by):
      let by = language.list([by, narrator.data.chart.seriesTitle].compactMap(\.self))
      if operation == "count" { return words.counted(["by": by]) }
      return words.aggregated([
        "operation": language.titles.operations[operation] ?? operation, "field": field, "by": by,
      ])
    case .truncatedAxis(let start, let isAlong):
      let chart = narrator.data.chart
      return words.truncated([
        "title": narrator.title(isAlong ? chart.xAxis : chart.yAxis),
        "value": isAlong ? narrator.along(start) : narrator.edge(start),
      ])
    case .droppedRows(let count): return language.text(words.dropped, count: count)
    case .sampled(let shown, let all):
      return words.sampled([
        "shown": language.number(Double(shown)), "total": language.number(Double(all)),
      ])
    case .drawnMissing(let count, let field, let value):
      let number = SpokenNumber(Double(count), decimals: 0, language: language)
      let form = words.drawnMissing.form(language.pluralRules.category(of: number.operands))
      return form(["n": number.digits, "field": field, "value": value])
    case .clocks(let names):
      return (names.count == 1 ? words.clock : words.clocks)(["clocks": language.list(names)])
    case .sorted: return ""
    }
  }
}

extension Chart {
  /// As a reader meets it on an axis or in the key.
  fileprivate func title(ofField field: String) -> String {
    let axis = ([xAxis, yAxis] + additionalAxes).first { $0.field == field && !$0.title.isEmpty }
    return axis?.plainTitle ?? seriesTitle ?? field
  }

  /// What the series are, where there are several.
  fileprivate var seriesTitle: String? {
    seriesNames.count > 1 ? keyTitle.flatMap { $0.isEmpty ? nil : $0 } : nil
  }
}

extension Observations.Trace {
  /// How many values stand at the same place as the one before.
  fileprivate var sharedPlaces: Int { zip(xs, xs.dropFirst()).count { $0 == $1 } }
}

struct NoteWords: Sendable {
  /// {clocks}: one, or several that each stand beside their own times.
  var clock, clocks: Phrase
  /// {shown}, {total}, {field}.
  var topGroups: Phrase
  /// {operation}, {field}, {by}.
  var aggregated: Phrase
  /// {by}.
  var counted: Phrase
  /// {title}, {value}.
  var truncated: Phrase
  var dropped: Plural
  /// {shown}, {total}.
  var sampled: Phrase
  /// {field}, {value}.
  var drawnMissing: Plural
  /// {value}.
  var level: Phrase
  var sharedPlaces: Plural
  /// {points}, {intervals}.
  var intervals: Phrase
}
