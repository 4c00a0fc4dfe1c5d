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
    var half = copy.count / 2
    if values.count > 2000, let middle = middle(of: values, from: half - 1, to: half) {
      (copy, half) = (middle.values, middle.rank)
    }
    guard let upper = selected(&copy, rank: half) else { return nil }
    guard values.count.isMultiple(of: 2) else { return upper }
    // After selection everything before the rank is at most as large.
    return (upper + (copy[..<half].max() ?? upper)) / 2
  }

  /// The few values around the ranks `first` and `last`, and the rank of `last` among them.
  ///
  /// An evenly picked sample says between which two values they lie; one pass without branches keeps
  /// what is there. nil where the sample was wrong.
  private static func middle(
    of values: [Double], from first: Int, to last: Int
  ) -> (values: [Double], rank: Int)? {
    let step = values.count / 512
    let sample = stride(from: step / 2, to: values.count, by: step).map { values[$0] }.sorted()
    let share = Double(sample.count) / Double(values.count)
    let margin = Int(2 * Double(sample.count).squareRoot())
    let low = sample[max(0, Int(Double(first) * share) - margin)]
    let high = sample[min(sample.count - 1, Int(Double(last) * share) + margin)]
    guard low <= high else { return nil }
    var (below, above, count) = (0, 0, 0)
    let kept = [Double](unsafeUninitializedCapacity: values.count) { buffer, size in
      for value in values {
        buffer[count] = value
        below &+= value < low ? 1 : 0
        above &+= value > high ? 1 : 0
        count &+= value >= low && value <= high ? 1 : 0
      }
      size = count
    }
    guard below + count + above == values.count, below <= first, last < below + count
    else { return nil }
    return (kept, last - below)
  }

  /// Where the middle half of the values lies, around their median; nil where it has no width.
  static func middle(of values: [Double]) -> (median: Double, half: ClosedRange<Double>)? {
    guard let low = quantile(0.25, of: values), let high = quantile(0.75, of: values),
      let median = median(values), low < high
    else { return nil }
    return (median, low...high)
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
}
