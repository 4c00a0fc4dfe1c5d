import Foundation

/// Light: sRGB channels without their transfer curve, so that they add up as light does.
package struct LinearRGB: Hashable, Sendable {
  package var channels: SIMD3<Double>

  package init(channels: SIMD3<Double>) { self.channels = channels }

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    channels = SIMD3(red, green, blue)
  }

  /// Decodes by IEC 61966-2-1.
  ///
  /// Alpha is not light: composite first.
  package init(_ color: Color) {
    self.init(Self.decode(color.red), Self.decode(color.green), Self.decode(color.blue))
  }

  /// Back to encoded sRGB, clipped to its gamut.
  package var color: Color {
    let light = clipped.channels
    return Color(red: Self.encode(light.x), green: Self.encode(light.y), blue: Self.encode(light.z))
  }

  package var clipped: LinearRGB {
    LinearRGB(
      channels: channels.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)))
  }

  /// Whether sRGB can show it; a rounding error beyond the edge counts as inside.
  package var isInGamut: Bool {
    let slack = 1e-6
    return channels.min() >= -slack && channels.max() <= 1 + slack
  }

  /// WCAG 2's relative luminance, 0…1.
  package var luminance: Double {
    let parts = channels * SIMD3(0.2126, 0.7152, 0.0722)
    return parts.x + parts.y + parts.z
  }

  // 0.04045 is IEC's; WCAG 2.0 copied 0.03928 from a draft. No 8-bit code lies between the two.
  static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// Three rows of three: what turns one colour space into another.
struct ColorMatrix: Hashable, Sendable {
  var row0: SIMD3<Double>
  var row1: SIMD3<Double>
  var row2: SIMD3<Double>

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    (row0, row1, row2) = (first, second, third)
  }

  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.row0 * vector).sum(), (matrix.row1 * vector).sum(), (matrix.row2 * vector).sum())
  }
}
