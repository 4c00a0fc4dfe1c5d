/// A place on a sheet, in millimetres from its left and upper edge.
struct PaperSpot: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
  static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  var length: Double { dot(self).squareRoot() }
  func distance(to other: Self) -> Double { (self - other).length }

  /// Between this place and another, at a share of the way.
  func toward(_ other: Self, _ share: Double) -> Self { self + (other - self) * share }
}

/// A rectangle on a sheet.
struct PaperBox: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: PaperSpot { PaperSpot((left + right) / 2, (top + bottom) / 2) }

  /// From the upper left corner, clockwise.
  var corners: [PaperSpot] {
    [
      PaperSpot(left, top), PaperSpot(right, top), PaperSpot(right, bottom),
      PaperSpot(left, bottom),
    ]
  }

  func grown(by margin: Double) -> Self {
    Self(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func meets(_ other: Self) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  func holds(_ other: Self) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func holds(_ spot: PaperSpot) -> Bool {
    spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom
  }

  func union(_ other: Self) -> Self {
    Self(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(around middle: PaperSpot, width: Double, height: Double) {
    self.init(
      left: middle.x - width / 2, top: middle.y - height / 2, right: middle.x + width / 2,
      bottom: middle.y + height / 2)
  }
}
