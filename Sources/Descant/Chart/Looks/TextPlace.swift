/// Where a text stands beside its datum, as its author wants it.
package struct TextPlace: Hashable, Sendable {
  /// Which edge of the text stands at the datum, from left to right.
  package enum Align: String, Sendable, CaseIterable { case left, center, right }

  /// The same from top to bottom.
  package enum Baseline: String, Sendable, CaseIterable {
    case alphabetic, top, middle, bottom, lineTop = "line-top", lineBottom = "line-bottom"
  }

  package var align: Align
  package var baseline: Baseline
  /// To the right, CSS px.
  package var dx: Double
  /// Downwards, CSS px.
  package var dy: Double
  /// Clockwise, degrees.
  package var angle: Double
  /// What is moved before the text is set there, CSS px: Vega-Lite's `xOffset` and `yOffset`.
  package var shift: Shift
  /// How large its letters are, CSS px; nil: as all others of a drawing.
  package var size: Double?
  /// Of a part of a stack, from its foot: 0.5 is its middle; nil: its end.
  package var share: Double?

  package struct Shift: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  package init(
    align: Align = .center, baseline: Baseline = .middle, dx: Double = 0, dy: Double = 0,
    angle: Double = 0, shift: Shift = Shift(), share: Double? = nil
  ) {
    self.align = align
    self.baseline = baseline
    self.dx = dx
    self.dy = dy
    self.angle = angle
    self.shift = shift
    self.share = share
  }
}
