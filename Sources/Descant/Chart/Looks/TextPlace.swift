/// Where a text stands beside its datum, as its author wants it.
public struct TextPlace: Hashable, Sendable {
  /// Which edge of the text stands at the datum, from left to right.
  public enum Align: String, Sendable, CaseIterable { case left, center, right }

  /// The same from top to bottom.
  public enum Baseline: String, Sendable, CaseIterable {
    case alphabetic, top, middle, bottom, lineTop = "line-top", lineBottom = "line-bottom"
  }

  public var align: Align
  public var baseline: Baseline
  /// To the right, CSS px.
  public var dx: Double
  /// Downwards, CSS px.
  public var dy: Double
  /// Clockwise, degrees.
  public var angle: Double
  /// What is moved before the text is set there, CSS px: Vega-Lite's `xOffset` and `yOffset`.
  public var shift: Shift
  /// How large its letters are, CSS px; nil: as all others of a drawing.
  package var size: Double?
  /// Of a part of a stack, from its foot: 0.5 is its middle; nil: its end.
  public var share: Double?

  public struct Shift: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  public init(
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
