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
      let value = Double(Int64(bitPattern: state) >> 20) / 0x1p43
      return place.isMultiple(of: 7) ? 0.25 : value
    }
  }

  private static let orders: [[Double]] = [
    [], [3.0], [2, 1, 3], [0.0, -0.0, 0, -1, 1],
    [1e308, -1e308, .leastNonzeroMagnitude, -1e-300, 0],
    [.infinity, -2.5, -.infinity, -2.5, 1e-9], noise(5000),
  ]

  private static let middles: [[Double]] = [
    noise(2001), noise(9000), noise(20_001), noise(9000).sorted(), scattered, threes, hidden,
    [Double](repeating: 4, count: 5000),
  ]

  private static let scattered: [Double] = (0..<9000).map { Double($0 * 4999 % 9000) }
  private static let threes: [Double] = (0..<8999).map { Double($0 % 3) }

  /// What an evenly picked sample never sees.
  private static let hidden: [Double] = (0..<51_200).map { (place: Int) -> Double in
    place % 100 == 50 ? -1 : Double(place)
  }

  @Test("order values as a stable sort does", arguments: orders)
  func order(values: [Double]) {
    let truth = values.enumerated().sorted {
      ($0.element, $0.offset) < ($1.element, $1.offset)
    }.map(\.offset)
    #expect(values.sortedOrder() == truth)
  }

  @Test("keep an earlier order among equals")
  func second() {
    let (xs, ys): ([Double], [Double]) = ([1, 0, 1, 0], [2, 9, 1, 3])
    #expect(xs.sortedOrder(of: ys.sortedOrder()) == [3, 1, 2, 0])
  }

  @Test("find the middle of many as a sort does", arguments: middles)
  func median(values: [Double]) {
    let sorted = values.sorted()
    let upper = sorted[values.count / 2]
    let lower = sorted[(values.count - 1) / 2]
    let truth: Double = (lower + upper) / 2
    #expect(Spread.median(values) == truth)
  }
}
