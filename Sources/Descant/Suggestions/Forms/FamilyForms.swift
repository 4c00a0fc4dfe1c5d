/// Charts of one quantity or one kind of question that is spread over several columns.
struct FamilyForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  var candidates: [Candidate] { matrix + battery }

  /// Rows and columns of one quantity: colour says how much.
  private var matrix: [Candidate] {
    let family = table.family
    guard family.count >= 3, table.time == nil, table.weight == nil else { return [] }
    let name =
      table.labels.first ?? table.groups.first { $0.evidence.distinct == table.rowCount }
    guard let name, table.rowCount <= 60, family.count <= 30 else { return [] }
    let codes = OrderedWords.order(of: (0..<table.rowCount).map { name.groupName(name.code($0)) })
    let sketch = SpecSketch(
      title: name.isNameless
        ? Titles.name(of: table)
        : words.titles.by.filled(["y": Titles.name(of: table), "x": make.inside(name)]),
      transforms: make.fold(family, as: make.seriesName, make.valueName, isNamedAsWritten: true),
      mark: "rect",
      encoding: [
        (
          "x",
          [
            "field": JSONNode(make.seriesName), "type": "nominal", "title": JSONNode(words.column),
            "sort": JSONNode(family.map { JSONNode($0.name) }),
          ]
        ),
        (
          "y",
          [
            "field": make.field(name), "type": "nominal",
            "sort": codes.map { JSONNode($0.map { JSONNode($0) }) } ?? .null,
            "title": JSONNode(name.isNameless ? words.row : name.label),
          ]
        ),
        (
          "color",
          [
            "field": JSONNode(make.valueName), "type": "quantitative",
            "title": JSONNode(words.titles.value),
          ]
        ),
      ], reason: "\(family.count) columns hold one quantity: a table of two ways")
    return [
      Candidate(
        form: .matrix, sketch: sketch,
        uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: nil) }
          + [Candidate.Use(column: name, channel: .name, aggregate: nil)], fit: 0.95)
    ]
  }

  /// Questions with the same answers: of each question, the shares of its answers.
  private var battery: [Candidate] {
    let questions = table.groups.filter { table.roles.family.contains($0.name) }
    guard questions.count >= 3, questions.count <= 20 else { return [] }
    var answers: [String] = []
    for question in questions {
      for (code, _) in table.rows(by: question) where !answers.contains(question.groupName(code)) {
        answers.append(question.groupName(code))
      }
    }
    guard answers.count <= 7 else { return [] }
    let order = OrderedWords.order(of: answers) ?? answers.sorted()
    var cases = make.cases()
    cases.channel.stack = "normalize"
    cases.channel.title = words.shareOf.filled(["field": cases.title])
    let sketch = SpecSketch(
      title: words.titles.by.filled(["y": words.answers, "x": titles.inside(words.question)]),
      transforms: make.fold(questions, as: make.seriesName, make.valueName), mark: "bar",
      encoding: [
        (
          "y",
          [
            "field": JSONNode(make.seriesName), "type": "nominal", "title": .null,
            "sort": JSONNode(questions.map { JSONNode($0.label) }),
          ]
        ),
        ("x", cases.channel.node),
        (
          "color",
          [
            "field": JSONNode(make.valueName), "type": "ordinal", "title": JSONNode(words.answers),
            "sort": JSONNode(order.map { JSONNode($0) }),
          ]
        ),
      ], reason: "\(questions.count) columns have the same answers")
    return [
      Candidate(
        form: .answers, sketch: sketch,
        uses: questions.map { Candidate.Use(column: $0, channel: .group, aggregate: nil) }
          + cases.uses,
        fit: 1, items: questions.count, series: answers.count)
    ]
  }
}
