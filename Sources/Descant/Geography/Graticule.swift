import Foundation

/// Meridians and parallels, as d3-geo draws them.
package struct Graticule: Sendable {
  /// West, south, east and north end of the lines, and of those between the major ones, in degrees.
  package var extentMajor: [Double] = [-180, -90 + 1e-6, 180, 90 - 1e-6]
  package var extentMinor: [Double] = [-180, -80 - 1e-6, 180, 80 + 1e-6]
  package var stepMajor: [Double] = [90, 360]
  package var stepMinor: [Double] = [10, 10]
  package var precision = 2.5

  package init() {}

  package var shape: GeoShape {
    let (x0, y0, x1, y1) = (extentMinor[0], extentMinor[1], extentMinor[2], extentMinor[3])
    let (bigX0, bigY0, bigX1, bigY1) = (
      extentMajor[0], extentMajor[1], extentMajor[2], extentMajor[3]
    )
    let (dx, dy, bigX, bigY) = (stepMinor[0], stepMinor[1], stepMajor[0], stepMajor[1])
    var lines: [[GeoPlace]] = []
    for x in Self.range((bigX0 / bigX).rounded(.up) * bigX, bigX1, bigX) {
      lines.append(meridian(x, bigY0, bigY1, step: 90))
    }
    for y in Self.range((bigY0 / bigY).rounded(.up) * bigY, bigY1, bigY) {
      lines.append(parallel(y, bigX0, bigX1))
    }
    for x in Self.range((x0 / dx).rounded(.up) * dx, x1, dx)
    where abs(x.truncatingRemainder(dividingBy: bigX)) > GeoSpot.nothing {
      lines.append(meridian(x, y0, y1, step: 90))
    }
    for y in Self.range((y0 / dy).rounded(.up) * dy, y1, dy)
    where abs(y.truncatingRemainder(dividingBy: bigY)) > GeoSpot.nothing {
      lines.append(parallel(y, x0, x1))
    }
    return .lines(lines)
  }

  private func meridian(_ x: Double, _ from: Double, _ to: Double, step: Double) -> [GeoPlace] {
    (Self.range(from, to - GeoSpot.nothing, step) + [to])
      .map { GeoPlace(longitude: x, latitude: $0) }
  }

  private func parallel(_ y: Double, _ from: Double, _ to: Double) -> [GeoPlace] {
    (Self.range(from, to - GeoSpot.nothing, precision) + [to])
      .map { GeoPlace(longitude: $0, latitude: y) }
  }

  /// Up to an end that is not reached.
  private static func range(_ from: Double, _ to: Double, _ step: Double) -> [Double] {
    guard step > 0, to > from else { return [] }
    return (0..<Int(((to - from) / step).rounded(.up))).map { from + Double($0) * step }
  }
}
