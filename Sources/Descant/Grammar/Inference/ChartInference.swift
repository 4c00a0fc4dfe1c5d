/// The charts that a good analyst would draw first of a table without a spec.
public enum ChartInference {
  /// At most this many charts a table.
  static let limit = 4
  /// More series than these don't stay apart in one plot.
  static let mostSeries = 8
  /// So many small panels can still be taken in together.
  static let mostPanels = 16
  /// So many groups are picked when there are more.
  static let topSeries = 6

  /// Suggested charts, the best first; `url` is how the specs name the data.
  public static func suggestions(
    for dataset: Dataset, url: String, words: SuggestionWords
  ) -> [SuggestedSpec] {
    answer(for: dataset, url: url, words: words).suggestions
  }

  /// The suggestions, or a note that says why there is none.
  public static func answer(
    for dataset: Dataset, url: String, words: SuggestionWords
  ) -> (suggestions: [SuggestedSpec], findings: [Finding]) {
    guard dataset.rowCount > 1, !dataset.columns.isEmpty else {
      let why =
        dataset.columns.isEmpty
        ? "the file is empty"
        : dataset.rowCount == 0 ? "it has no rows" : "one row leaves nothing to compare"
      return ([], [none(dataset, why)])
    }
    let table = TableProfile(dataset, words: words)
    let sketches = sketches(of: table)
    guard !sketches.isEmpty else { return ([], [none(dataset, reasons(table))]) }
    // Addresses stay when a site's language changes, and have letters that any file system takes.
    let plain =
      words == .english
      ? sketches : self.sketches(of: TableProfile(dataset, words: .english))
    return (specs(sketches, named: plain.map(\.title), table, url: url), [])
  }

  private static func sketches(of table: TableProfile) -> [SpecSketch] {
    var sketches = RangeIdeas(table: table).sketches
    sketches += TimeIdeas(table: table).sketches
    sketches += PairIdeas(table: table).sketches
    let groups = GroupIdeas(table: table)
    let others = groups.sketches + MeasureIdeas(table: table).sketches
    if table.isSample {
      let pairs = MeasureIdeas(table: table).scatters
      return Array((pairs + sketches.prefix(1) + groups.sketches).prefix(limit))
    }
    if sketches.isEmpty, others.isEmpty { return groups.evenCounts() }
    guard table.time != nil, !sketches.isEmpty else {
      return Array((sketches + (table.time == nil ? mixed(table) : others)).prefix(limit))
    }
    // Room for one look across the rows beside those along time.
    let along = sketches.prefix(others.isEmpty ? limit : limit - 1)
    return Array((along + others).prefix(limit))
  }

  /// Without time: a scatter of the closest pair, bars of a measure by name, and so on in turn.
  private static func mixed(_ table: TableProfile) -> [SpecSketch] {
    let groups = GroupIdeas(table: table).sketches
    let measures = MeasureIdeas(table: table).sketches
    let byName = table.rowCount <= 60 && !table.labels.isEmpty
    let first = byName ? groups : measures
    let second = byName ? measures : groups
    return Array(first.prefix(2)) + second.prefix(2) + first.dropFirst(2) + second.dropFirst(2)
  }

  private static func specs(
    _ sketches: [SpecSketch], named titles: [String], _ table: TableProfile, url: String
  ) -> [SuggestedSpec] {
    let start = Titles.slug(table.dataset.name)
    var known: Set<String> = []
    return zip(sketches, titles).map { sketch, plain in
      let title = Titles.slug(plain)
      let wanted = title.hasPrefix(start) ? title : "\(start)-\(title)"
      var name = wanted
      var number = 2
      while !known.insert(name).inserted {
        name = "\(wanted)-\(number)"
        number += 1
      }
      return SuggestedSpec(
        name: name, title: sketch.title,
        spec: sketch.spec(name: name, url: url, parse: parse(sketch, table)),
        reason: sketch.reason)
    }
  }

  /// Years that JSON writes as numbers are dates only if the spec says so.
  private static func parse(_ sketch: SpecSketch, _ table: TableProfile) -> [(String, JSONNode?)] {
    guard table.dataset.file.lowercased().hasSuffix("json") else { return [] }
    let isTemporal = sketch.encoding.contains { $0.1["type"]?.string == "temporal" }
    let temporal = sketch.encoding.filter { $0.0 == "x2" || $0.1["type"]?.string == "temporal" }
      .compactMap { isTemporal ? $0.1["field"]?.string : nil }
    return table.columns.filter { $0.column.kind == .year && temporal.contains($0.name) }
      .map { ($0.name, "date:'%Y'") }
  }

  private static func none(_ dataset: Dataset, _ why: String) -> Finding {
    .note(
      .inferenceNothing, "no chart is drawn of \"\(dataset.file)\": \(why)",
      help: "write a chart spec, or describe the columns in datapackage.json",
      at: SourceLocation(file: dataset.file))
  }

  private static func reasons(_ table: TableProfile) -> String {
    let reasons = table.columns.compactMap { profile -> String? in
      if case .none(let why) = profile.role { return "\"\(profile.name)\" \(why)" }
      return profile.isLabel ? "\"\(profile.name)\" names each row" : nil
    }
    guard reasons.isEmpty else { return reasons.prefix(4).joined(separator: ", ") }
    let rows = table.rowCount
    return "the \(rows) values of each column are too few, or say too little, to compare"
  }
}

extension FindingCode {
  static let inferenceNothing = FindingCode(
    "inference-no-chart", "No chart could be inferred from a table.",
    remedy: "Write a chart spec, or describe the columns in datapackage.json.")

  /// The codes of inferring charts.
  public static let inference: [FindingCode] = [inferenceNothing]
}
