import Testing

@testable import Descant

@Suite struct BandScaleTests {
  // The first two are d3-scale's own tests, on an axis of 120; the rest is thirds and quarters.
  @Test(
    "bands share an axis as d3's do",
    arguments: [
      (
        BandScale(count: 3, paddingInner: 0.2, paddingOuter: 0.1, isReversed: true), [84, 44, 4], 32
      ),
      (BandScale(count: 3, paddingInner: 0.2, paddingOuter: 0.1), [4, 44, 84], 32),
      (BandScale(count: 3, paddingInner: 0, paddingOuter: 0), [0, 40, 80], 40),
      (BandScale(count: 3, paddingInner: 0, paddingOuter: 0, isReversed: true), [80, 40, 0], 40),
      (BandScale(count: 3, paddingInner: 1, paddingOuter: 0), [0, 60, 120], 0),
      (BandScale(count: 1, paddingInner: 0, paddingOuter: 0.5, align: 0), [0], 60),
      (BandScale(count: 1, paddingInner: 0, paddingOuter: 0.5, align: 1), [60], 60),
      (BandScale(count: 0), [], 108),
    ])
  func bands(_ scale: BandScale, starts: [Double], width: Double) {
    func shown(_ share: Double) -> Double { (share * 120 * 1e6).rounded() / 1e6 }
    #expect((0..<scale.count).map { shown(scale.start(of: $0)) } == starts)
    #expect((0..<scale.count).map { shown(scale.middle(of: $0)) } == starts.map { $0 + width / 2 })
    #expect(shown(scale.bandwidth) == width)
  }
}
