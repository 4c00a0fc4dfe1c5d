/// Charts of one quantity or one kind of question that is spread over several columns.
struct FamilyForms {
  let table: SuggestionTable
  var make: Sketching { Sketching(table: table) }
  var titles: Titles { table.titles }
  var words: SuggestionWords { table.titles.words }

  var candidates: [Candidate] { matrix + battery + courses }

  /// Rows and columns of one quantity: colour says how much.
  private var matrix: [Candidate] {
    var family = table.family
    guard family.count >= 3, table.time == nil, table.weight == nil else { return [] }
    if family.count > Self.mostColumns { return [values(of: family)] }
    let named =
      table.labels.first ?? table.groups.first { $0.evidence.distinct == table.rowCount }
    guard let name = named ?? table.roles.first(.rowNumber), table.rowCount <= 60 else { return [] }
    let names = (0..<table.rowCount).map { name.groupName(name.code($0)) }
    var codes = OrderedWords.order(of: names)
    let square = Square(family, names)
    // What is alike stands side by side, and each pair stands there once.
    let half = square?.half ?? []
    if square?.isHalved == true {
      family = half.map { family[$0] }
      codes = half.map { names[$0] }
    }
    // Both sides of a table of pairs are the same things, which numbers alone would not name.
    let isPlain = square != nil && !names.allSatisfy { Double($0) != nil } && name.isNamedByPlace
    let fold = make.fold(family, as: make.seriesName, make.valueName, isNamedAsWritten: true)
    // Of each with itself a table of pairs says the same, and would take all of the colours.
    let others =
      square?.isHalved == true
      ? [lower(family.map(\.name), half.map { names[$0] }, of: name)]
      : square.map { $0.pairs(of: name, make.seriesName, make.valueName) } ?? []
    let renamed = written(names, of: name, family)
    let label: (String) -> String = { renamed.isEmpty ? $0 : self.written($0) }
    // "R1" and "C1" are places in a grid: how its values are spread says more.
    let isGrid = square == nil && isNumbered(names) && isNumbered(family.map(\.name))
    let sketch = SpecSketch(
      title: title(of: name, square), transforms: fold + others + renamed,
      mark: "rect",
      encoding: [
        (
          "x",
          [
            "field": JSONNode(make.seriesName), "type": "nominal",
            "title": isPlain ? .null : JSONNode(words.column),
            "sort": JSONNode(family.map { JSONNode(label($0.name)) }),
          ]
        ),
        (
          "y",
          [
            "field": make.field(name), "type": "nominal",
            "sort": name.evidence.isNumeric
              ? "ascending" : codes.map { JSONNode($0.map { JSONNode(label($0)) }) } ?? .null,
            "title": isPlain
              ? .null
              : !name.isNamedByPlace && name.role != .rowNumber
                ? JSONNode(name.label) : JSONNode(words.row),
          ]
        ),
        (
          "color",
          ChannelSketch(
            field: make.valueName, type: "quantitative",
            title: square.map(measured) ?? words.titles.value,
            scale: square?.hasSigns == true
              ? [("domainMid", 0)] : family.areSkewed ? [("type", "log")] : []
          ).node
        ),
      ], reason: "\(family.count) columns hold one quantity: a table of two ways")
    return [
      Candidate(
        form: .matrix, sketch: sketch,
        uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }
          + [Candidate.Use(column: name, channel: .name, aggregate: nil)],
        // Rows that nothing names are a sample, of which boxes tell more.
        fit: named == nil ? 0.55 : isGrid ? 0.75 : 0.95)
    ] + (isGrid ? [values(of: family)] : [])
  }

  /// Names that are one letter, and numbers: "R1", "R2", "R3".
  private func isNumbered(_ names: [String]) -> Bool {
    names.count > 2
      && names.allSatisfy { $0.first?.isLetter ?? false && Int($0.dropFirst()) != nil }
      && Set(names.map { $0.prefix(1) }).count == 1
  }

  /// "Paragraph_Reading" → "Paragraph reading": both sides of a table of pairs as words, where its names are a program's.
  private func written(
    _ names: [String], of name: ColumnReading, _ family: [ColumnReading]
  ) -> [JSONNode] {
    let all = Set(names + family.map(\.name)).filter { $0.contains("_") }.sorted()
    guard !all.isEmpty, Set((names + family.map(\.name)).map(written)).count >= names.count else {
      return []
    }
    return [make.seriesName, name.name].map { field in
      let key = "datum[\(SpecSketch.quoted(field))]"
      let tests = all.map {
        "\(key) == \(SpecSketch.quoted($0)) ? \(SpecSketch.quoted(written($0))) : "
      }
      return ["calculate": JSONNode(tests.joined() + key), "as": JSONNode(field)]
    }
  }

  private func written(_ name: String) -> String {
    name.contains("_") ? ColumnName(name).title ?? name : name
  }

  /// Of a table of pairs the half below the diagonal: what stands above is the same.
  ///
  /// Names stand in a text at even distances, so that where a name is found says which it is.
  private func lower(_ columns: [String], _ rows: [String], of name: ColumnReading) -> JSONNode {
    let width = (columns + rows).map(\.utf16.count).max() ?? 0
    let place: ([String], String) -> String = { names, field in
      let list = names.map { name in
        "|\(name)|" + String(repeating: " ", count: width - name.utf16.count)
      }.joined()
      return
        "indexof(\(SpecSketch.quoted(list)), '|' + datum[\(SpecSketch.quoted(field))] + '|')"
    }
    return [
      "filter": JSONNode("\(place(columns, make.seriesName)) < \(place(rows, name.name))")
    ]
  }

  private static let mostColumns = 30
  private static let mostSteps = 24.0

  /// How all the values of more columns than a picture has room for are spread.
  private func values(of family: [ColumnReading]) -> Candidate {
    let common = Titles.common(family.map(\.label))
    let topic = common == nil && titles.says(table, besides: "") ? Titles.name(of: table) : nil
    let value = common ?? topic ?? words.titles.value
    // A few whole numbers have a bar each.
    let most = family.map(\.evidence.maximum).max() ?? 0
    let least = family.map(\.evidence.minimum).min() ?? 0
    let isFew = family.allSatisfy(\.evidence.isWhole) && most - least <= Self.mostSteps
    let sketch = SpecSketch(
      title: topic != nil
        ? words.distribution.filled(["field": value])
        : titles.named(table, titles.inside(titles.summary(words.distribution, of: value))),
      transforms: make.fold(
        family, as: make.seriesName, make.valueName, isNamedAsWritten: true), mark: "bar",
      encoding: [
        (
          "x",
          ChannelSketch(
            field: make.valueName, type: isFew ? "ordinal" : "quantitative",
            bins: isFew ? nil : 30, title: value
          ).node
        ),
        (
          "y",
          ChannelSketch(type: "quantitative", aggregate: "count", title: words.valueCount).node
        ),
      ],
      reason: family.count > Self.mostColumns
        ? "\(family.count) columns hold one quantity: more than a picture has room for"
        : "\(family.count) columns hold one quantity, at places that numbers alone name")
    return Candidate(
      form: .histogram, sketch: sketch,
      uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }, fit: 0.8)
  }

  private func measured(_ square: Square) -> String {
    square.isCorrelation
      ? words.correlation
      : square.isSymmetric && square.diagonal == 0 ? words.distance : words.titles.value
  }

  private func title(of name: ColumnReading, _ square: Square?) -> String {
    let own = Titles.name(of: table)
    if let square, square.isSymmetric {
      if square.isCorrelation { return words.correlations.filled(["table": own]) }
      if square.diagonal == 0 { return words.distances.filled(["table": own]) }
    }
    return name.isNamedByPlace
      ? own : words.titles.by.filled(["y": own, "x": make.inside(name)])
  }

  /// Questions with the same answers: of each question, the shares of its answers.
  private var battery: [Candidate] {
    let questions = table.groups.filter { table.roles.family.contains($0.name) }
    guard questions.count >= 2, questions.count <= 20 else { return [] }
    var answers: [String] = []
    for question in questions {
      for (code, _) in table.rows(by: question) where !answers.contains(question.groupName(code)) {
        answers.append(question.groupName(code))
      }
    }
    guard answers.count <= 7 else { return [] }
    let order = OrderedWords.order(of: answers) ?? answers.sorted()
    // Numbers are no texts: the key would name other colours than those that are drawn.
    let areNumbers = questions.allSatisfy(\.evidence.isNumeric)
    let answer: (String) -> JSONNode = { name in
      Double(name).flatMap { areNumbers ? JSONNode($0) : nil } ?? JSONNode(name)
    }
    var cases = make.cases()
    cases.channel.stack = "normalize"
    cases.channel.title = make.shareTitle
    var sketch = SpecSketch(
      title: words.titles.by.filled(["y": words.answers, "x": titles.inside(words.question)]),
      transforms: make.fold(questions, as: make.seriesName, make.valueName)
        + (questions.allSatisfy { $0.evidence.filled == table.rowCount }
          ? [] : [["filter": JSONNode("isValid(datum['\(make.valueName)'])")]]),
      mark: "bar",
      encoding: [
        (
          "y",
          [
            "field": JSONNode(make.seriesName), "type": "nominal",
            "title": JSONNode(words.question),
            "sort": JSONNode(questions.map { JSONNode($0.label) }),
          ]
        ),
        ("x", cases.channel.node),
        (
          "color",
          [
            "field": JSONNode(make.valueName), "type": "ordinal", "title": JSONNode(words.answers),
            // Parts lie in the order of the colours' domain.
            "scale": ["domain": JSONNode(order.map(answer))],
          ]
        ),
      ], reason: "\(questions.count) columns have the same answers")
    sketch.diverging = OrderedWords.sides(of: order)
    return [
      Candidate(
        form: .answers, sketch: sketch,
        uses: questions.map { Candidate.Use(column: $0, channel: .group, aggregate: nil) }
          + cases.uses,
        fit: 1, items: questions.count, series: answers.count)
    ]
  }
}

/// A table of pairs: as many rows as columns, which are the same things.
private struct Square {
  /// The value of each with itself; nil where these differ.
  let diagonal: Double?
  let isSymmetric: Bool
  let isCorrelation: Bool
  /// Correlations of both signs: colours part at zero.
  let hasSigns: Bool
  /// Whether rows and columns have the same names, and whether pairs never have the diagonal's value.
  private let isNamed: Bool
  private let isAlone: Bool
  /// The places of the columns, each beside those that are most like it; as they are where their names
  /// are numbered or have an order.
  let half: [Int]

  /// Whether one half says all: the same across and down.
  var isHalved: Bool { isSymmetric && diagonal != nil && half.count > 3 }

  init?(_ family: [ColumnReading], _ names: [String]) {
    guard family.count == names.count else { return nil }
    let size = names.indices
    let values = size.map { row in family.map { $0.number(row) } }
    isSymmetric = size.allSatisfy { row in size.allSatisfy { values[row][$0] == values[$0][row] } }
    isNamed = zip(family, names).allSatisfy { $0.name == $1 }
    guard isSymmetric || isNamed else { return nil }
    let own = Set(size.map { values[$0][$0] })
    diagonal = own.count == 1 ? own.first ?? nil : nil
    isCorrelation =
      isSymmetric && diagonal == 1
      && values.allSatisfy { $0.allSatisfy { abs($0 ?? 0) <= 1.0001 } }
    hasSigns = isCorrelation && values.contains { $0.contains { ($0 ?? 0) < 0 } }
    let single = diagonal
    isAlone = size.allSatisfy { row in size.allSatisfy { $0 == row || values[row][$0] != single } }
    let numbered = names.count { $0.last?.isNumber ?? false }
    half =
      !isSymmetric || numbered * 2 >= names.count || OrderedWords.order(of: names) != nil
      ? Array(size) : Self.chain(values, isDistance: diagonal == 0)
  }

  /// From the closest pair on, what is closest to either end comes next to it.
  private static func chain(_ values: [[Double?]], isDistance: Bool) -> [Int] {
    let near: (Int, Int) -> Double = { a, b in
      let value = values[a][b] ?? 0
      return isDistance ? -value : value
    }
    var best = (0, 1)
    for a in values.indices {
      for b in values.indices where b > a && near(a, b) > near(best.0, best.1) { best = (a, b) }
    }
    var chain = [best.0, best.1]
    var rest = values.indices.filter { !chain.contains($0) }
    while let first = chain.first, let last = chain.last, !rest.isEmpty {
      let nearest = rest.indices.max { a, b in
        let (left, right) = (rest[a], rest[b])
        let (one, two) = (
          max(near(first, left), near(last, left)), max(near(first, right), near(last, right))
        )
        // Of two as near the first is taken.
        return one < two || one == two && a > b
      }
      guard let nearest else { break }
      let next = rest.remove(at: nearest)
      if near(first, next) > near(last, next) {
        chain.insert(next, at: 0)
      } else {
        chain.append(next)
      }
    }
    return chain
  }

  /// Leaves out each thing beside itself, where that says nothing: all alike, or no distance.
  func pairs(of name: ColumnReading, _ series: String, _ value: String) -> [JSONNode] {
    guard let diagonal, isSymmetric || diagonal == 0 else { return [] }
    let field = "datum[\(SpecSketch.quoted(name.name))]"
    if isNamed { return [["filter": JSONNode("\(field) != datum[\(SpecSketch.quoted(series))]")]] }
    guard isAlone else { return [] }
    let number = "datum[\(SpecSketch.quoted(value))]"
    return [["filter": JSONNode("\(number) != \(diagonal.plainText)")]]
  }
}
