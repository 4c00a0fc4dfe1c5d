import Testing

@testable import Descant

@Suite("Sorting and middles")
struct SortedOrderTests {
  /// Between -1 and 1, the same each time; every seventh is a tie.
  private static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 88_172_645_463_325_252
    return (0..<count).map { place in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return place.isMultiple(of: 7) ? 0.25 : Double(Int64(bitPattern: state) >> 20) / 0x1p43
    }
  }

  @Test(
    "order values as a stable sort does",
    arguments: [
      [], [3.0], [2, 1, 3], [0.0, -0.0, 0, -1, 1], [1e308, -1e308, 5e-324, -5e-324, 0],
      [.infinity, -2.5, -.infinity, -2.5, 1e-9], noise(5000),
    ])
  func order(values: [Double]) {
    let truth = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    #expect(values.sortedOrder() == truth)
  }

  @Test("keep an earlier order among equals")
  func second() {
    let (xs, ys): ([Double], [Double]) = ([1, 0, 1, 0], [2, 9, 1, 3])
    #expect(xs.sortedOrder(of: ys.sortedOrder()) == [3, 1, 2, 0])
  }

  @Test(
    "find the middle of many as a sort does",
    arguments: [
      noise(2001), noise(9000), noise(20_001), noise(9000).sorted(),
      (0..<9000).map { Double(($0 * 4999) % 9000) }, (0..<8999).map { Double($0 % 3) },
      [Double](repeating: 4, count: 5000),
      // What an evenly picked sample never sees.
      (0..<51_200).map { $0 % 100 == 50 ? -1 : Double($0) },
    ])
  func median(values: [Double]) {
    let (sorted, half) = (values.sorted(), values.count / 2)
    let truth =
      values.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
    #expect(Spread.median(values) == truth)
  }
}
