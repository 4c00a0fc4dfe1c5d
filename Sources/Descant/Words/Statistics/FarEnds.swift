extension RowSpread {
  /// Widths of the middle half beyond which a value is far out, and how many times as far from the
  /// median as the farthest of the others.
  private static let apart = (widths: 3.0, times: 2.0)
  private static let leastRows = 20

  /// How many of the lowest and of the highest stand apart from all others: up to three, each beyond the reach of the
  /// rest; the end of a long tail does not.
  var farEnds: (low: Int, high: Int)? {
    guard count >= Self.leastRows, lowest.count == 4, highest.count == 4,
      lowerQuartile < upperQuartile
    else { return nil }
    let width = upperQuartile - lowerQuartile
    func distances(_ ends: [Double]) -> [Double] { ends.map { abs($0 - median) } }
    let (down, up) = (distances(lowest), distances(highest))
    func stands(_ low: Int, _ high: Int) -> Bool {
      let reach = max(down[low], up[high])
      let isFar = { (distances: [Double], count: Int, edge: Double) in
        count == 0
          || distances[count - 1] > abs(edge - median) + Self.apart.widths * width
            && distances[count - 1] >= Self.apart.times * reach
      }
      return isFar(down, low, lowerQuartile) && isFar(up, high, upperQuartile)
    }
    let counts = [(3, 0), (2, 1), (1, 2), (0, 3), (2, 0), (1, 1), (0, 2), (1, 0), (0, 1)]
    return counts.first { stands($0.0, $0.1) }
  }

  /// Of values by themselves.
  init?(ofValues values: [Double]) {
    let order = values.sortedOrder()
    guard let low = Spread.quantile(0.25, of: values), let middle = Spread.median(values),
      let high = Spread.quantile(0.75, of: values)
    else { return nil }
    self.init(
      count: values.count, lowerQuartile: low, median: middle, upperQuartile: high, skewness: nil,
      lowest: order.prefix(4).map { values[$0] },
      highest: order.suffix(4).reversed().map { values[$0] })
  }
}
