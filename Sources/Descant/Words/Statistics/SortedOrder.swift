extension [Double] {
  /// Places from the smallest value to the largest; equal values keep the order of `places`.
  ///
  /// Radix sort over the bits, a byte at a time: linear, and no value is compared.
  func sortedOrder(of places: [Int]? = nil) -> [Int] {
    var order = places ?? Array<Int>(indices)
    guard count > 1 else { return order }
    let keys = map(\.sortKey)
    var digits = [Int](repeating: 0, count: 8 * 256)
    for key in keys {
      for byte in 0..<8 {
        digits[byte << 8 | Int(truncatingIfNeeded: key >> (byte << 3)) & 255] += 1
      }
    }
    var next = order
    for byte in 0..<8 {
      var starts = Array<Int>(digits[byte << 8..<(byte + 1) << 8])
      // All alike in this byte: nothing moves.
      if starts.contains(count) { continue }
      var sum = 0
      for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for place in order {
        let digit = Int(truncatingIfNeeded: keys[place] >> (byte << 3)) & 255
        next[starts[digit]] = place
        starts[digit] += 1
      }
      swap(&order, &next)
    }
    return order
  }
}

extension Double {
  /// Bits that are ordered as the numbers are; both zeros are one.
  fileprivate var sortKey: UInt64 {
    let bits = (self + 0).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}
