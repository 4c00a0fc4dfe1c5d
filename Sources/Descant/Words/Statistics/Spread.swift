/// Middles and spreads that a few wild values don't move.
enum Spread {
  /// The value that would stand at `rank` if they were sorted, in expected linear time.
  static func selected(_ values: inout [Double], rank: Int) -> Double? {
    guard values.indices.contains(rank) else { return nil }
    return values.withUnsafeMutableBufferPointer { select($0, rank) }
  }

  // Hoare's selection, pivot by the median of three: the same input takes the same steps.
  private static func select(_ a: UnsafeMutableBufferPointer<Double>, _ rank: Int) -> Double {
    var (low, high) = (0, a.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if a[middle] < a[low] { a.swapAt(middle, low) }
      if a[high] < a[low] { a.swapAt(high, low) }
      if a[high] < a[middle] { a.swapAt(high, middle) }
      let pivot = a[middle]
      var (i, j) = (low, high)
      while i <= j {
        while a[i] < pivot { i += 1 }
        while pivot < a[j] { j -= 1 }
        if i <= j {
          a.swapAt(i, j)
          (i, j) = (i + 1, j - 1)
        }
      }
      if rank <= j { high = j } else if rank >= i { low = i } else { return a[rank] }
    }
    return a[rank]
  }

  static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    var copy = values
    let half = copy.count / 2
    guard let upper = selected(&copy, rank: half) else { return nil }
    guard copy.count.isMultiple(of: 2) else { return upper }
    // After selection everything before the rank is at most as large.
    return (upper + (copy[..<half].max() ?? upper)) / 2
  }

  /// Linear interpolation between ranks, R's type 7.
  static func quantile(_ share: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    var copy = values
    let place = Double(values.count - 1) * min(max(share, 0), 1)
    let rank = Int(place)
    guard let low = selected(&copy, rank: rank) else { return nil }
    let high = copy[(rank + 1)...].min() ?? low
    return low + (high - low) * (place - Double(rank))
  }

  /// Median absolute deviation from the median, not scaled.
  static func deviation(_ values: [Double]) -> Double? {
    guard let middle = median(values) else { return nil }
    return median(values.map { abs($0 - middle) })
  }

  /// Iglewicz and Hoaglin's modified z: 0.6745 × distance from the median ÷ MAD.
  static func modifiedScores(_ values: [Double]) -> [Double]? {
    guard let middle = median(values), let deviation = deviation(values), deviation > 0
    else { return nil }
    return values.map { 0.6745 * ($0 - middle) / deviation }
  }
}
