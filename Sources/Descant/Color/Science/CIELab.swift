import Foundation

/// CIE 1931 tristimulus values for D65, white at Y = 1.
package struct XYZ: Hashable, Sendable {
  package var values: SIMD3<Double>

  package init(_ x: Double, _ y: Double, _ z: Double) { values = SIMD3(x, y, z) }

  package init(_ light: LinearRGB) { values = Self.fromRGB * light.channels }

  package var light: LinearRGB { LinearRGB(channels: Self.toRGB * values) }

  /// The sums of the rows below: a grey has exactly a* = b* = 0.
  static let white = SIMD3(0.95045593, 1, 1.08905775)

  private static let fromRGB = ColorMatrix(
    [0.41239080, 0.35758434, 0.18048079], [0.21263901, 0.71516868, 0.07219232],
    [0.01933082, 0.11919478, 0.95053215])
  private static let toRGB = ColorMatrix(
    [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
    [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
    [0.05563007969699366, -0.20397695888897652, 1.0569715142428786])
}

/// CIE 1976 L*a*b* for D65.
package struct CIELab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ xyz: XYZ) {
    let ratio = xyz.values / XYZ.white
    let (x, y, z) = (Self.bend(ratio.x), Self.bend(ratio.y), Self.bend(ratio.z))
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  package init(_ light: LinearRGB) { self.init(XYZ(light)) }

  package init(_ color: Color) { self.init(LinearRGB(color)) }

  package var xyz: XYZ {
    let y = (lightness + 16) / 116
    let ratio = SIMD3(Self.unbend(y + a / 500), Self.unbend(y), Self.unbend(y - b / 200))
    let values = ratio * XYZ.white
    return XYZ(values.x, values.y, values.z)
  }

  private static func bend(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }

  private static func unbend(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > 216.0 / 24389 ? cube : (116 * f - 16) * 27 / 24389
  }
}
