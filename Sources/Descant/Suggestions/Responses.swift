/// Which measures others explain, and which explain: by their names, then by the strength of relations.
struct Responses {
  let table: SuggestionTable

  /// 2 for what is explained ("price", "yield"), 0 for what explains ("age", "dose"), 1 where nothing tells.
  static func rank(_ column: ColumnReading) -> Int {
    let words = column.tokens.words.filter { Double($0) == nil }
    let says: (NameMeaning) -> Bool = { meaning in
      words.last.map { Lexicon.knows($0, as: meaning) } ?? false
    }
    if column.tokens.mentions(.outcome) || says(.response) { return 2 }
    return says(.predictor) || column.role == .step || column.tokens.mentions(.condition) ? 0 : 1
  }

  /// What is to be explained comes first.
  static func fit(_ column: ColumnReading) -> Double { [0.75, 0.88, 1][rank(column)] }

  /// What lies along, and what stands upright; where names don't tell, the later is explained.
  static func oriented(_ a: ColumnReading, _ b: ColumnReading) -> (
    x: ColumnReading, y: ColumnReading
  ) {
    let (left, right) = (rank(a), rank(b))
    if left != right { return left > right ? (b, a) : (a, b) }
    return a.place < b.place ? (a, b) : (b, a)
  }

  /// Pairs of measures, the one that says most first; each measure once.
  func pairs(of measures: [ColumnReading]) -> [(x: ColumnReading, y: ColumnReading, r: Double)] {
    var pairs: [(x: ColumnReading, y: ColumnReading, r: Double, weight: Double)] = []
    for (place, a) in measures.enumerated() {
      for b in measures.dropFirst(place + 1) {
        let r = abs(table.correlation(a, b))
        let (x, y) = Self.oriented(a, b)
        // Two names of one thing are close by design.
        let strength = r > 0.9999 || isFunction(a, b) ? 0.1 : r > 0.97 ? 0.6 : r
        let lead = Double(Self.rank(y)) * 0.3 - Double(Self.rank(x)) * 0.1
        pairs.append((x, y, strength, strength + lead))
      }
    }
    var used: Set<Int> = []
    return pairs.enumerated().sorted {
      $0.element.weight == $1.element.weight
        ? $0.offset < $1.offset : $0.element.weight > $1.element.weight
    }.map(\.element).filter { pair in
      guard !used.contains(pair.x.place), !used.contains(pair.y.place) else { return false }
      used.formUnion([pair.x.place, pair.y.place])
      return true
    }.map { ($0.x, $0.y, $0.r) }
  }

  /// Whether many rows share their place, so that marks would hide each other.
  func hide(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    if table.rowCount > 1000 { return true }
    guard table.rowCount >= 100 else { return false }
    let (rows, places) = places(a, b)
    return places * 2 < rows
  }

  /// How many rows have both, and how many pairs of values they have.
  private func places(_ a: ColumnReading, _ b: ColumnReading) -> (rows: Int, places: Int) {
    let rows = (0..<table.rowCount).filter { a.number($0) != nil && b.number($0) != nil }
    return (rows.count, Set(rows.map { [a.key($0), b.key($0)] }).count)
  }

  /// Whether each value of the one comes with one of the other, again and again: the same in other numbers.
  private func isFunction(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let distinct = max(a.evidence.distinct, b.evidence.distinct)
    guard a.evidence.distinct == b.evidence.distinct, distinct * 2 <= table.rowCount else {
      return false
    }
    return places(a, b).places == distinct
  }
}
