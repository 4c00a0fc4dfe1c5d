extension RowEnds {
  /// Of fewer rows a fifth is no crowd.
  private static let leastRows = 20

  /// Of the one layer whose rows a chart counts in bins along both axes.
  init?(of layers: [Layer], panels: Int) {
    let counted = layers.filter { layer in
      [.x, .y].allSatisfy { layer[$0]?.binning != nil }
        && layer.channels.contains(where: \.countsRecords)
    }
    guard panels == 1, counted.count == 1, let layer = counted.first,
      let x = layer[.x]?.spec.field, let y = layer[.y]?.spec.field,
      let xs = layer.raw[x]?.values, let ys = layer.raw[y]?.values
    else { return nil }
    let rows = (0..<min(xs.count, ys.count)).compactMap { row -> (x: Double, y: Double)? in
      guard let x = xs.number(row), let y = ys.number(row) else { return nil }
      return (x, y)
    }
    self.init(rows)
  }

  private init?(_ rows: [(x: Double, y: Double)]) {
    let sorted = rows.map(\.x).sorted()
    guard rows.count >= Self.leastRows, let least = sorted.first,
      let first = Aggregate.Operation.quantile(sorted, 0.2),
      let last = Aggregate.Operation.quantile(sorted, 0.8), first < last
    else { return nil }
    func median(_ isKept: (Double) -> Bool) -> Double? {
      Aggregate.Operation.quantile(rows.filter { isKept($0.x) }.map(\.y).sorted(), 0.5)
    }
    guard let low = median({ $0 <= first }), let high = median({ $0 >= last }),
      let top = sorted.last(where: { $0 <= first }),
      let bottom = sorted.first(where: { $0 >= last })
    else { return nil }
    self.init(low: low, high: high, first: top, last: bottom, isOfLeast: top == least)
  }
}
