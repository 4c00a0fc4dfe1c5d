import Foundation

/// One slice of a pie: its datum and the turn it covers, in shares of a circle from 12 o'clock.
struct Slice {
  var point: DataPoint
  var series: Int
  var start: Double
  var end: Double
  var innerRadius: Double
  var outerRadius = 1.0
  var style: SeriesStyle

  var middle: Double { (start + end) / 2 }

  /// Every datum of a panel, clockwise in reading order.
  static func all(in panel: Panel) -> [Slice] {
    var slices: [Slice] = []
    let sum = panel.series.reduce(0.0) { sum, series in
      guard series.has(.arc) else { return sum }
      return sum + series.points.reduce(0) { $0 + amount(of: $1) }
    }
    guard sum > 0, sum.isFinite else { return [] }
    var turn = 0.0
    for (index, series) in panel.series.enumerated() where series.has(.arc) {
      let inner = series.marks.first { $0.shape == .arc }?.innerRadius ?? 0
      for (place, point) in series.points.enumerated() {
        let end = turn + amount(of: point) / sum
        var style = series.style
        if panel.series.count == 1 { style.paint = point.paint ?? .slot(place) }
        if case .slot(let slot) = style.paint, style.pattern == .none {
          style.pattern = Pattern.allCases[abs(slot) % Pattern.allCases.count]
        }
        let ends = [min(max(inner, 0), 0.95), min(max(point.radius ?? 1, 0), 1)].sorted()
        slices.append(
          Slice(
            point: point, series: index, start: turn, end: end,
            innerRadius: ends[0], outerRadius: ends[1], style: style))
        turn = end
      }
    }
    return slices
  }

  static func amount(of point: DataPoint) -> Double {
    guard let value = point.value, value.isFinite else { return 0 }
    return max(0, value)
  }
}

/// The place at a turn and a radius, both shares, in a square plot.
func spot(turn: Double, radius: Double) -> Spot {
  let angle = turn * 2 * Double.pi
  return Spot(h: 0.5 + 0.5 * radius * sin(angle), v: 0.5 - 0.5 * radius * cos(angle))
}

extension PanelDrawing {
  mutating func arcs() {
    for slice in Slice.all(in: panel) where slice.end > slice.start {
      let texture = Paints.Texture.over(slice.style.pattern)
      let look = paints.fill("slice", slice.point.paint ?? slice.style.paint, texture: texture)
      canvas.surface(look, id: "\(canvas.prefix)-clip-\(paints.nextClip())") { $0.slice(slice) }
    }
  }

  func arcMiddle(of point: DataPoint, in series: Series) -> Spot {
    let slices = Slice.all(in: panel)
    guard let slice = slices.first(where: { $0.point.x == point.x && $0.point.y == point.y }) else {
      return Spot(h: 0.5, v: 0.5)
    }
    return spot(turn: slice.middle, radius: (slice.outerRadius + slice.innerRadius) / 2)
  }
}

extension PathWriter {
  fileprivate mutating func slice(_ slice: Slice) {
    let isWhole = slice.end - slice.start > 0.9999
    // A whole circle in one arc has the same start and end, and vanishes.
    let stops = isWhole ? [slice.start, slice.middle, slice.end] : [slice.start, slice.end]
    let outer = slice.outerRadius
    move(spot(turn: stops[0], radius: outer))
    for (a, b) in zip(stops, stops.dropFirst()) {
      arc(
        to: spot(turn: b, radius: outer), radius: outer / 2, isLarge: b - a > 0.5,
        isClockwise: true)
    }
    if slice.innerRadius == 0 {
      if !isWhole { line(Spot(h: 0.5, v: 0.5)) }
      return close()
    }
    let back = Array(stops.reversed())
    line(spot(turn: back[0], radius: slice.innerRadius))
    for (a, b) in zip(back, back.dropFirst()) {
      arc(
        to: spot(turn: b, radius: slice.innerRadius), radius: slice.innerRadius / 2,
        isLarge: a - b > 0.5, isClockwise: false)
    }
    close()
  }
}
