/// A colour in encoded sRGB: 0…1 a channel.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Channels as bytes.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let black = Color(red: 0, green: 0, blue: 0)

  /// Reads "#RGB", "#RGBA", "#RRGGBB" or "#RRGGBBAA", the sign optional.
  package init?(hex text: String) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "#") }.compactMap(Self.digit)
    let signs = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard signs <= 1, digits.count + signs == text.utf8.count else { return nil }
    let bytes: [UInt8]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The channels as bytes, rounded half up and clipped.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// "#0072B2"; "#0072B280" when translucent.
  package var hex: String {
    let (red, green, blue) = bytes
    let shown = alpha < 1 ? [red, green, blue, Self.byte(alpha)] : [red, green, blue]
    return "#" + shown.map(Self.twoDigits).joined()
  }

  /// The nearest colour that eight bits a channel can say.
  package var rounded: Color {
    let (red, green, blue) = bytes
    return Color(red, green, blue, alpha: alpha)
  }

  static func byte(_ channel: Double) -> UInt8 {
    guard channel > 0 else { return 0 }  // NaN too
    return UInt8(min(channel * 255 + 0.5, 255))
  }

  private static func twoDigits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
