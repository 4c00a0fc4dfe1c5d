extension Color {
  /// WCAG 2's relative luminance of the opaque colour.
  package var luminance: Double { LinearRGB(self).luminance }

  /// WCAG 2's contrast ratio, 1…21, unrounded.
  ///
  /// A translucent colour is laid over the ground first.
  ///
  ///     Color.black.contrast(with: .white)   // 21
  package func contrast(with ground: Color) -> Double {
    Contrast.ratio(over(ground).luminance, ground.luminance)
  }

  /// What shows when the colour lies on an opaque ground.
  ///
  /// Browsers blend encoded channels and round the result to eight bits.
  package func over(_ ground: Color) -> Color {
    guard alpha < 1 else { return self }
    let rest = 1 - alpha
    return Color(
      red: red * alpha + ground.red * rest, green: green * alpha + ground.green * rest,
      blue: blue * alpha + ground.blue * rest
    ).rounded
  }
}

/// Contrast ratios of WCAG 2.
package enum Contrast {
  /// The ratio of two relative luminances.
  package static func ratio(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The ratio as people read it: two decimals, cut, never rounded up to what is needed.
  ///
  ///     Contrast.text(4.498861, needed: 4.5)   // "4.49"
  package static func text(_ ratio: Double, needed: Double? = nil) -> String {
    for decimals in 2...9 {
      let text = ratio.cut(decimals: decimals)
      guard let needed, ratio < needed, text == needed.cut(decimals: decimals) else { return text }
    }
    return ratio.plainText
  }
}

extension Double {
  /// Exactly `decimals` digits after the point, the rest cut off.
  ///
  ///     (2.2523).cut(decimals: 2)   // "2.25"
  func cut(decimals: Int) -> String {
    guard isFinite, abs(self) < 1e6 else { return plainText }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    // A ratio stored as 4.4999999999999996 is 4.5.
    let whole = Int((abs(self) * Double(scale) + 1e-9).rounded(.down))
    let digits = String(whole % scale)
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let padding = String(repeating: "0", count: decimals - digits.count)
    return "\(sign)\(whole / scale).\(padding)\(digits)"
  }
}
