/// Sums of products of samples with those so many places before: for all that a predictor looks back on.
enum LaggedProducts {
  /// Of `count` samples, which may look back as far as the longest predictor does.
  @inline(__always)
  static func of(
    _ samples: UnsafePointer<Int16>, count: Int, _ result: (_ lag: Int, _ sum: Int32) -> Void
  ) {
    var lag = 0
    #if !DEBUG
      while lag &+ 4 <= Block.longestPredictor &+ 1 {
        let four = four(samples, lag, count: count)
        for place in 0..<4 { result(lag &+ place, four[place]) }
        lag &+= 4
      }
    #endif
    while lag <= Block.longestPredictor {
      result(lag, DotProduct.of(samples, samples - lag, count: count))
      lag &+= 1
    }
  }

  /// Of four lags, so that the samples are read once for all of them.
  @inline(never)
  private static func four(
    _ samples: UnsafePointer<Int16>, _ lag: Int, count: Int
  ) -> SIMD4<Int32> {
    var (a, b, c, d) = (
      SIMD4<Int32>.zero, SIMD4<Int32>.zero, SIMD4<Int32>.zero, SIMD4<Int32>.zero
    )
    let before = samples - lag
    var place = 0
    while place &+ 8 <= count {
      a &+= DotProduct.pairs(samples + place, before + place)
      b &+= DotProduct.pairs(samples + place, before + (place &- 1))
      c &+= DotProduct.pairs(samples + place, before + (place &- 2))
      d &+= DotProduct.pairs(samples + place, before + (place &- 3))
      place &+= 8
    }
    var sums = SIMD4(
      DotProduct.total(a), DotProduct.total(b), DotProduct.total(c), DotProduct.total(d))
    while place < count {
      let now = Int32(samples[place])
      let others = SIMD4(
        Int32(before[place]), Int32(before[place &- 1]), Int32(before[place &- 2]),
        Int32(before[place &- 3]))
      sums &+= others &* now
      place &+= 1
    }
    return sums
  }
}
