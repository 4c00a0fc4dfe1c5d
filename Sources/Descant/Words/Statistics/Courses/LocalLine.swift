/// A curve that is at each place the straight line through its neighbours.
enum LocalLine {
  /// Through `half` values on each side, as many as there are; sums that run along, so linear.
  static func smoothed(_ ys: [Double], half: Int) -> [Double] {
    let n = ys.count
    guard n > 2 else { return ys }
    let mean = ys.reduce(0, +) / Double(n)
    var (sums, moments) = ([0.0], [0.0])
    sums.reserveCapacity(n + 1)
    moments.reserveCapacity(n + 1)
    for (index, y) in ys.enumerated() {
      sums.append(sums[index] + y - mean)
      moments.append(moments[index] + Double(index) * (y - mean))
    }
    return ys.indices.map { index in
      let (low, high) = (max(0, index - half), min(n - 1, index + half))
      let count = Double(high - low + 1)
      let middle = Double(low + high) / 2
      let sum = sums[high + 1] - sums[low]
      let slope =
        (moments[high + 1] - moments[low] - middle * sum) / (count * (count * count - 1) / 12)
      return mean + sum / count + (count > 1 ? slope * (Double(index) - middle) : 0)
    }
  }
}
