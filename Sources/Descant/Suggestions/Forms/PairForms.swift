import Foundation

/// Columns that belong together by their names, side by side.
struct PairForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }
  private var titles: Titles { table.titles }

  private static let fewestPairs = 3

  /// "x1" and "y1" to "x4" and "y4", or several of one "x": a cloud each, side by side.
  var numberedPairs: [Candidate] {
    let numbers = table.measures
    let stems = Dictionary(grouping: numbers) { Self.parts(of: $0).stem }
    guard table.family.isEmpty, table.weight == nil, table.time == nil, stems.count == 2,
      !stems.keys.contains("")
    else { return [] }
    let counted = stems.mapValues { columns in columns.filter { Self.parts(of: $0).number != nil } }
    let order = stems.keys.sorted {
      (counted[$0]?.count ?? 0, stems[$0]?[0].place ?? 0) > (
        counted[$1]?.count ?? 0, stems[$1]?[0].place ?? 0
      )
    }
    let (ys, xs) = (stems[order[0]] ?? [], stems[order[1]] ?? [])
    let pairs = ys.compactMap { y in
      (xs.first { Self.parts(of: $0).number == Self.parts(of: y).number }
        ?? xs.first { Self.parts(of: $0).number == nil }).map { (y: y, x: $0) }
    }
    guard pairs.count >= Self.fewestPairs, pairs.count == ys.count, pairs.count <= 9,
      counted[order[0]]?.count == ys.count, Set(pairs.map(\.x.place)).count == xs.count,
      // One that others explain stands upright beside each of them, and a sum explains nothing.
      xs.allSatisfy({ Responses.rank($0) < 2 }),
      !pairs.contains(where: { Responses(table: table).isMade($0.x, $0.y, 0) })
    else { return [] }
    let series = "datum[\(SpecSketch.quoted(make.seriesName))]"
    let tests = pairs.dropLast().map {
      "\(series) == \(SpecSketch.quoted($0.y.name)) ? datum[\(SpecSketch.quoted($0.x.name))] : "
    }
    let last = pairs.last.map { "datum[\(SpecSketch.quoted($0.x.name))]" } ?? ""
    let along = table.dataset.column(order[1]) == nil ? order[1] : "paired \(order[1])"
    let sketch = SpecSketch(
      title: titles.named(table, titles.list([order[0], order[1]])),
      transforms: make.fold(ys, as: make.seriesName, make.valueName, isNamedAsWritten: true)
        + [["calculate": JSONNode(tests.joined() + last), "as": JSONNode(along)]],
      mark: "point",
      encoding: [
        (
          "x",
          ChannelSketch(
            field: along, type: "quantitative", title: order[1], scale: [("zero", false)]
          ).node
        ),
        (
          "y",
          ChannelSketch(
            field: make.valueName, type: "quantitative", title: order[0], scale: [("zero", false)]
          ).node
        ),
        (
          "facet",
          [
            "field": JSONNode(make.seriesName), "type": "nominal", "title": .null,
            "columns": pairs.count == 4 ? 2 : 3, "sort": JSONNode(ys.map { JSONNode($0.name) }),
          ]
        ),
      ], reason: "\(pairs.count) pairs of columns are numbered alike: a cloud each")
    return [
      Candidate(
        form: .scatter, sketch: sketch,
        uses: ys.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }, fit: 1,
        items: table.rowCount, panels: pairs.count)
    ]
  }

  /// "y1" is y, 1.
  private static func parts(of column: ColumnReading) -> (stem: String, number: Int?) {
    let words = column.tokens.words
    guard words.count == 2, let number = Int(words[1]) else {
      return (words.joined(separator: " "), nil)
    }
    return (words[0], number)
  }

  /// Columns of every pair of two lists, of which the one names quantities that share no scale: "ALP B", "ALP M",
  /// "TBL B", "TBL M".
  func unlikePanels(of family: [ColumnReading]) -> Candidate? {
    let names = family.map { $0.label.split(separator: " ").map(String.init) }
    guard names.allSatisfy({ $0.count == 2 }), !family.isEmpty else { return nil }
    let lists = [0, 1].map { part in
      names.map { $0[part] }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }
    guard (2...9).contains(lists[0].count), (2...6).contains(lists[1].count),
      lists[0].count * lists[1].count == family.count
    else { return nil }
    let middles = lists[0].map { kind in
      family.indices.filter { names[$0][0] == kind }.map { family[$0].evidence.median }
    }
    let own = middles.map(SuggestionTable.median)
    guard (own.min() ?? 0) > 0, (own.max() ?? 0) >= Self.unlike * (own.min() ?? 0),
      middles.allSatisfy({ ($0.max() ?? 0) <= 2 * ($0.min() ?? 0) })
    else { return nil }
    let key = "datum[\(SpecSketch.quoted(make.seriesName))]"
    let part: (Int) -> JSONNode = { part in
      let tests = family.indices.dropLast().map {
        "\(key) == \(SpecSketch.quoted(family[$0].name)) ? \(SpecSketch.quoted(names[$0][part])) : "
      }
      return JSONNode(tests.joined() + SpecSketch.quoted(names[family.count - 1][part]))
    }
    // Far values would press the boxes flat.
    let reach = family.map { $0.evidence.maximum / max($0.evidence.median, 1e-9) }
    let isLog =
      family.allSatisfy { $0.evidence.minimum > 0 && !$0.isShare }
      && SuggestionTable.median(reach) >= Self.far
    var sketch = SpecSketch(
      title: Titles.name(of: table),
      transforms: make.fold(family, as: make.seriesName, make.valueName, isNamedAsWritten: true) + [
        ["calculate": part(0), "as": "kind"], ["calculate": part(1), "as": "part"],
      ], mark: "boxplot",
      encoding: [
        (
          "x",
          [
            "field": "part", "type": "nominal", "title": .null,
            "sort": JSONNode(lists[1].map { JSONNode($0) }),
          ]
        ),
        (
          "y",
          ChannelSketch(
            field: make.valueName, type: "quantitative", title: titles.words.titles.value,
            scale: isLog ? [("type", "log"), ("nice", false)] : [("zero", false)]
          ).node
        ),
        (
          "facet",
          [
            "field": "kind", "type": "nominal", "title": .null,
            "columns": lists[0].count == 4 ? 2 : 3,
            "sort": JSONNode(lists[0].map { JSONNode($0) }),
          ]
        ),
      ],
      reason: "\(lists[0].count) quantities share no scale: a panel each, with its own")
    sketch.hasOwnScales = true
    return Candidate(
      form: .boxes, sketch: sketch,
      uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }, fit: 0.9,
      panels: lists[0].count)
  }

  private static let far = 5.0
  /// How many times one's middle another's is, where an axis of both shows but that.
  private static let unlike = 3.0
}
