import Foundation

extension CIELab {
  /// CIEDE2000 colour difference with all weights 1.
  ///
  /// After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", 2005.
  public func difference(from other: CIELab) -> Double {
    let chroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
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
    let bump = (meanHue - 275) / 25
    let turn = -sin(60 * exp(-bump * bump) * .pi / 180) * 2 * Self.highChroma(meanChroma)
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

  private static func hueWeight(_ hue: Double) -> Double {
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
  }
}

/// Chroma and hue with a* stretched as CIEDE2000 wants it.
private struct Primed {
  let chroma: Double
  /// Degrees, 0..<360; 0 for a grey.
  let hue: Double

  init(_ lab: CIELab, stretch: Double) {
    let a = lab.a * stretch
    chroma = hypot(a, lab.b)
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
