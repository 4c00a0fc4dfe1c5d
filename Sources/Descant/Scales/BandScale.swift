/// Categories to shares of an axis: equal steps with padding, as d3's `scaleBand` and `scalePoint`.
package struct BandScale: Hashable, Sendable {
  package var count: Int
  /// Share of a step that is empty between two bands; 1 for points.
  package var paddingInner: Double
  /// Empty space before the first and after the last band, in steps.
  package var paddingOuter: Double
  package var align: Double
  package var isReversed: Bool

  package init(
    count: Int, paddingInner: Double = 0.1, paddingOuter: Double = 0.05, align: Double = 0.5,
    isReversed: Bool = false
  ) {
    self.count = count
    self.paddingInner = paddingInner
    self.paddingOuter = paddingOuter
    self.align = align
    self.isReversed = isReversed
  }

  /// The length of a step as a share of the axis.
  package var step: Double { 1 / max(1, Double(count) - paddingInner + paddingOuter * 2) }

  /// The width of a band as a share of the axis; 0 for points.
  package var bandwidth: Double { step * (1 - paddingInner) }

  /// Where the band of a category begins.
  package func start(of index: Int) -> Double {
    let place = isReversed ? count - 1 - index : index
    let free = 1 - step * (Double(count) - paddingInner)
    return free * align + step * Double(place)
  }

  package func middle(of index: Int) -> Double { start(of: index) + bandwidth / 2 }
}
