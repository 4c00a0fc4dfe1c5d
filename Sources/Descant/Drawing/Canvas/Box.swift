/// A rectangle in a plot, in shares.
struct Box: Hashable {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: Spot { Spot(h: (left + right) / 2, v: (top + bottom) / 2) }

  /// From two corners, whichever way they lie.
  init(_ a: Spot, _ b: Spot) {
    left = min(a.h, b.h)
    right = max(a.h, b.h)
    top = min(a.v, b.v)
    bottom = max(a.v, b.v)
  }

  init(left: Double, right: Double, top: Double, bottom: Double) {
    self.init(Spot(h: left, v: top), Spot(h: right, v: bottom))
  }

  /// The part that lies inside the plot.
  var insidePlot: Box {
    Box(
      left: min(max(left, 0), 1), right: min(max(right, 0), 1), top: min(max(top, 0), 1),
      bottom: min(max(bottom, 0), 1))
  }
}
