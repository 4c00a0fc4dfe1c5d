extension RowSpread {
  /// Of the one layer whose rows a chart counts in bins along `channel`.
  init?(of layers: [Layer], along channel: ChannelName, panels: Int) {
    let counted = layers.filter { layer in
      layer[channel]?.binning != nil && layer.channels.contains(where: \.countsRecords)
    }
    guard panels == 1, counted.count == 1, let layer = counted.first,
      let field = layer[channel]?.spec.field, let values = layer.raw[field]?.values
    else { return nil }
    self.init(of: (0..<values.count).compactMap { values.number($0) })
  }

  /// nil of no values.
  init?(of numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let low = Aggregate.Operation.quantile(sorted, 0.25),
      let middle = Aggregate.Operation.quantile(sorted, 0.5),
      let high = Aggregate.Operation.quantile(sorted, 0.75)
    else { return nil }
    self.init(
      count: sorted.count, lowerQuartile: low, median: middle, upperQuartile: high,
      skewness: Self.skewness(of: sorted), lowest: Array(sorted.prefix(4)),
      highest: Array(sorted.suffix(4).reversed()))
  }

  private static func skewness(of numbers: [Double]) -> Double? {
    let count = Double(numbers.count)
    let mean = numbers.reduce(0, +) / count
    var (second, third) = (0.0, 0.0)
    for number in numbers {
      let distance = number - mean
      second += distance * distance / count
      third += distance * distance * distance / count
    }
    return second > 0 ? third / (second * second.squareRoot()) : nil
  }
}
