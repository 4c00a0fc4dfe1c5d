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

  /// The same without clipping: beyond 0…1 where sRGB can't show it.
  package var unclippedColor: Color {
    Color(
      red: Self.encode(channels.x), green: Self.encode(channels.y), blue: Self.encode(channels.z))
  }

  /// Clipped to display-p3, in channels of sRGB.
  package var onWideScreens: LinearRGB {
    let wide = LinearRGB(channels: Self.p3FromRGB * channels).clipped.channels
    return LinearRGB(channels: Self.rgbFromP3 * wide)
  }

  /// As display-p3 has it in eight bits a channel, in channels of sRGB.
  package var inBytesOfWideScreens: LinearRGB {
    let bytes = LinearRGB(channels: Self.p3FromRGB * channels).color.rounded
    return LinearRGB(channels: Self.rgbFromP3 * LinearRGB(bytes).channels)
  }

  // By way of XYZ, from the matrices of CSS Color 4, section 10.
  private static let p3FromRGB = ColorMatrix(
    [0.8224619687143621, 0.1775380312856379, 0], [0.0331941988509616, 0.9668058011490384, 0],
    [0.0170826307211199, 0.0723974407396361, 0.9105199285392441])
  private static let rgbFromP3 = ColorMatrix(
    [1.2249401762805600, -0.2249401762805600, 0], [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663])

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
    // Nearly all colours have eight bits a channel.
    if value >= 0, value <= 1 {
      let byte = Int(value * 255 + 0.5)
      if Double(byte) / 255 == value { return decodedBytes[byte] }
    }
    return curve(value)
  }

  private static func curve(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static let decodedBytes = (0...255).map { curve(Double($0) / 255) }

  static func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// Three rows of three: what turns one colour space into another.
struct ColorMatrix: Hashable, Sendable {
  // Kept by columns, of which sums need no steps across a vector.
  private let column0: SIMD3<Double>
  private let column1: SIMD3<Double>
  private let column2: SIMD3<Double>

  /// By its rows.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    column0 = SIMD3(first.x, second.x, third.x)
    column1 = SIMD3(first.y, second.y, third.y)
    column2 = SIMD3(first.z, second.z, third.z)
  }

  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  @inline(__always)
  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.column0 * vector.x + matrix.column1 * vector.y + matrix.column2 * vector.z
  }
}
