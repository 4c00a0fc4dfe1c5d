import Foundation

extension CIELab {
  /// CIEDE2000 colour difference with all weights 1.
  ///
  /// After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", 2005.
  package func difference(from other: CIELab) -> Double {
    let chroma =
      ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
    let stretch = 1.5 - 0.5 * Self.highChroma(chroma)
    let (first, second) = (Primed(self, stretch: stretch), Primed(other, stretch: stretch))
    let hue = first.hueStep(to: second)
    let deltaHue = 2 * (first.chroma * second.chroma).squareRoot() * sin(hue / 2 * .pi / 180)
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (first.chroma + second.chroma) / 2
    let meanHue = first.meanHue(with: second)
    let square = (meanLightness - 50) * (meanLightness - 50)
    let scaleL = 1 + 0.015 * square / (20 + square).squareRoot()
    let scaleC = 1 + 0.045 * meanChroma
    let scaleH = 1 + 0.015 * meanChroma * Self.hueWeight(meanHue)
    let turn = -Self.blueTurn(meanHue) * 2 * Self.highChroma(meanChroma)
    let l = (other.lightness - lightness) / scaleL
    let c = (second.chroma - first.chroma) / scaleC
    let h = deltaHue / scaleH
    return max(0, l * l + c * c + h * h + turn * c * h).squareRoot()
  }

  /// Nears 1 where chroma is high.
  private static func highChroma(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()  // 25⁷
  }

  /// The formula's T: its four cosines of multiples of one angle, from that angle's own.
  private static func hueWeight(_ hue: Double) -> Double {
    let angle = hue * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let (c2, s2) = (2 * c * c - 1, 2 * c * s)
    let (c3, s3) = (c * c2 - s * s2, s * c2 + c * s2)
    let (c4, s4) = (2 * c2 * c2 - 1, 2 * c2 * s2)
    return 1 - 0.17 * (c * 0.8660254037844387 + s * 0.5) + 0.24 * c2 + 0.32
      * (c3 * 0.9945218953682733 - s3 * 0.10452846326765347) - 0.20
      * (c4 * 0.4539904997395468 + s4 * 0.8910065241883678)
  }

  /// How far the ellipses of blues are turned; nothing that counts 150° away from them.
  private static func blueTurn(_ hue: Double) -> Double {
    let bump = (hue - 275) / 25
    guard abs(bump) < 6 else { return 0 }
    return sin(60 * exp(-bump * bump) * .pi / 180)
  }
}

/// Chroma and hue with a* stretched as CIEDE2000 wants it.
private struct Primed {
  let chroma: Double
  /// Degrees, 0..<360; 0 for a grey.
  let hue: Double

  init(_ lab: CIELab, stretch: Double) {
    let a = lab.a * stretch
    chroma = (a * a + lab.b * lab.b).squareRoot()
    let degrees = chroma == 0 ? 0 : atan2(lab.b, a) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
  }

  func hueStep(to other: Primed) -> Double {
    guard chroma * other.chroma != 0 else { return 0 }
    let step = other.hue - hue
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }

  func meanHue(with other: Primed) -> Double {
    let sum = hue + other.hue
    guard chroma * other.chroma != 0 else { return sum }
    guard abs(hue - other.hue) > 180 else { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }
}
