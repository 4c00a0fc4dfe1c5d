/// How alike a series is to itself some steps later.
enum Autocorrelation {
  /// At one lag, as statistics packages compute it: over the variance of the whole series.
  static func value(of values: [Double], lag: Int) -> Double {
    guard lag < values.count else { return 0 }
    let mean = values.reduce(0, +) / Double(values.count)
    let centred = values.map { $0 - mean }
    let total = product(centred, lag: 0)
    return total > 0 ? product(centred, lag: lag) / total : 0
  }

  /// From lag 0 to `lags`, of values already centred around zero.
  static func values(ofCentred values: [Double], lags: Int) -> [Double] {
    let total = product(values, lag: 0)
    guard total > 0, total.isFinite else { return [] }
    return (0...min(max(0, lags), values.count - 1)).map { product(values, lag: $0) / total }
  }

  // Four sums side by side: the compiler may not reorder a single one.
  private static func product(_ values: [Double], lag: Int) -> Double {
    values.withUnsafeBufferPointer { a in
      let n = a.count - lag
      var (s0, s1, s2, s3) = (0.0, 0.0, 0.0, 0.0)
      var i = 0
      while i + 4 <= n {
        s0 += a[i] * a[i + lag]
        s1 += a[i + 1] * a[i + 1 + lag]
        s2 += a[i + 2] * a[i + 2 + lag]
        s3 += a[i + 3] * a[i + 3 + lag]
        i += 4
      }
      while i < n {
        s0 += a[i] * a[i + lag]
        i += 1
      }
      return s0 + s1 + s2 + s3
    }
  }

  /// What is left after the least-squares line over the positions is taken away.
  static func detrended(_ values: [Double]) -> [Double] {
    let n = Double(values.count)
    guard values.count > 1 else { return values.map { _ in 0 } }
    let middle = (n - 1) / 2
    let mean = values.reduce(0, +) / n
    var slope = 0.0
    for (index, value) in values.enumerated() { slope += (Double(index) - middle) * (value - mean) }
    slope /= n * (n * n - 1) / 12
    return values.enumerated().map { $1 - mean - slope * (Double($0) - middle) }
  }
}
