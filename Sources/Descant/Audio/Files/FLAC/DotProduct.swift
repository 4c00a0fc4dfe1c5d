/// Sums of products of samples: whole numbers, so the same in whatever order.
///
/// Processors have an instruction for the sums of two products each, and this is the form in which the
/// compiler knows it. While nothing is optimised, vectors are a hundred times slower than loops.
enum DotProduct {
  static func of(
    _ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>, count: Int
  ) -> Int32 {
    var sum: Int32 = 0
    var place = 0
    #if !DEBUG
      var sums = SIMD4<Int32>.zero
      while place &+ 8 <= count {
        sums &+= pairs(a + place, b + place)
        place &+= 8
      }
      sum = total(sums)
    #endif
    while place < count {
      sum &+= Int32(a[place]) &* Int32(b[place])
      place &+= 1
    }
    return sum
  }

  /// Of sixteen samples.
  @inline(__always)
  static func ofSixteen(_ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>) -> Int32 {
    #if DEBUG
      return of(a, b, count: 16)
    #else
      return total(pairs(a, b) &+ pairs(a + 8, b + 8))
    #endif
  }

  @inline(__always)
  static func pairs(
    _ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>
  ) -> SIMD4<Int32> {
    let a = UnsafeRawPointer(a).loadUnaligned(as: SIMD8<Int16>.self)
    let b = UnsafeRawPointer(b).loadUnaligned(as: SIMD8<Int16>.self)
    let products = SIMD8<Int32>(truncatingIfNeeded: a) &* SIMD8<Int32>(truncatingIfNeeded: b)
    return products.evenHalf &+ products.oddHalf
  }

  @inline(__always)
  static func total(_ sums: SIMD4<Int32>) -> Int32 {
    let two = sums.lowHalf &+ sums.highHalf
    return two.x &+ two.y
  }
}
