extension Dataset {
  /// The table with its columns of periods as they stand in the file; nil where none were folded, or
  /// where they were joined with a column of years.
  ///
  /// For specs that name those columns: what an author wrote about the file holds.
  var unfolded: Dataset? {
    var found: (columns: [String], name: String, values: [String])?
    for case .periods(let columns, let name, let values) in reading {
      found = (columns, name, values)
    }
    guard let found, !found.values.isEmpty,
      let grain = found.columns.first.flatMap({ PeriodName($0) })?.grain,
      grain != .monthOfYear, grain != .quarterOfYear
    else { return nil }
    let count = found.columns.count / found.values.count
    guard count > 0, rowCount % count == 0 else { return nil }
    var wide = self
    wide.rowCount = rowCount / count
    let measures = found.values.compactMap { column($0) }
    guard measures.count == found.values.count else { return nil }
    wide.columns = columns.filter { $0.name != found.name && !found.values.contains($0.name) }
    wide.columns = wide.columns.map { $0.rows(from: 0, by: count) }
    for (place, name) in found.columns.enumerated() {
      var column = measures[place / count].rows(from: place % count, by: count)
      (column.name, column.title) = (name, nil)
      wide.columns.append(column)
    }
    return wide
  }

  /// The table in which all the names are columns that a spec mentions.
  func asMentioned(in spec: JSONNode) -> Dataset {
    var folded: Set<String> = []
    for case .periods(let columns, _, _) in reading { folded.formUnion(columns) }
    guard !folded.isEmpty, spec.mentions(folded) else { return self }
    return unfolded ?? self
  }
}

extension Column {
  fileprivate func rows(from first: Int, by step: Int) -> Column {
    var column = self
    func every<Item>(_ items: [Item]) -> [Item] {
      stride(from: first, to: items.count, by: step).map { items[$0] }
    }
    switch values {
    case .numbers(let values): column.values = .numbers(every(values))
    case .moments(let values): column.values = .moments(every(values))
    case .booleans(let values): column.values = .booleans(every(values))
    case .texts(let texts):
      column.values = .texts(Texts(codes: every(texts.codes), vocabulary: texts.vocabulary))
    }
    column.flags = [:]
    for (row, flag) in flags where row % step == first { column.flags[row / step] = flag }
    return column
  }
}

extension JSONNode {
  /// Whether any text in it is one of these.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    if let string { return names.contains(string) }
    return members.contains { $0.value.mentions(names) }
      || elements?.contains { $0.mentions(names) } ?? false
  }
}
