import Foundation

/// Björn Ottosson's OKLab (2020), as CSS Color 4 uses it.
package struct OKLab: Hashable, Sendable {
  /// Lightness 0…1, then a and b.
  package var values: SIMD3<Double>

  package init(_ lightness: Double, _ a: Double, _ b: Double) { values = SIMD3(lightness, a, b) }

  package init(_ light: LinearRGB) {
    let cones = Self.conesFromRGB * light.channels
    values = Self.labFromCones * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
  }

  package init(_ color: Color) { self.init(LinearRGB(color)) }

  package var light: LinearRGB {
    let roots = Self.conesFromLab * values
    return LinearRGB(channels: Self.rgbFromCones * (roots * roots * roots))
  }

  /// Euclidean distance times 100: the K of the palette rules.
  package func distance(from other: OKLab) -> Double {
    let step = values - other.values
    return 100 * (step * step).sum().squareRoot()
  }

  private static let conesFromRGB = ColorMatrix(
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005])
  private static let labFromCones = ColorMatrix(
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660])
  private static let conesFromLab = ColorMatrix(
    [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480])
  private static let rgbFromCones = ColorMatrix(
    [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010])

  /// The least and the greatest luminance on the way from a grey to a colour of its lightness.
  ///
  /// It is a polynomial of the third degree: its ends, and the places between where it turns.
  fileprivate static func luminances(_ lightness: Double, to chroma: SIMD2<Double>)
    -> ClosedRange<Double>
  {
    let change = conesFromLab * SIMD3(0, chroma.x, chroma.y)
    func luminance(_ share: Double) -> Double {
      let roots = SIMD3(repeating: lightness) + change * share
      return LinearRGB(channels: rgbFromCones * (roots * roots * roots)).luminance
    }
    func part(_ cones: SIMD3<Double>) -> Double {
      LinearRGB(channels: rgbFromCones * cones).luminance
    }
    var (low, high) = (luminance(0), luminance(1))
    if low > high { swap(&low, &high) }
    // Its slope, divided by three: a·s² + 2·b·s + c.
    let squares = change * change
    let (a, b, c) = (
      part(squares * change), part(squares) * lightness, part(change) * lightness * lightness
    )
    let root = b * b - a * c
    if a != 0, root > 0 {
      for turn in [(-b - root.squareRoot()) / a, (-b + root.squareRoot()) / a]
      where turn > 0 && turn < 1 {
        low = min(low, luminance(turn))
        high = max(high, luminance(turn))
      }
    }
    return low...high
  }
}

/// OKLab in polar form: what a designer turns when a hue is to stay.
package struct OKLCH: Hashable, Sendable {
  /// 0…1.
  package var lightness: Double
  package var chroma: Double
  /// Degrees, 0..<360; means nothing for a grey.
  package var hue: Double

  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  package init(_ lab: OKLab) {
    let degrees = atan2(lab.values.z, lab.values.y) * 180 / .pi
    self.init(
      lightness: lab.values.x, chroma: hypot(lab.values.y, lab.values.z),
      hue: degrees < 0 ? degrees + 360 : degrees)
  }

  package init(_ color: Color) { self.init(OKLab(color)) }

  package var lab: OKLab {
    let angle = hue * .pi / 180
    return OKLab(lightness, chroma * cos(angle), chroma * sin(angle))
  }

  /// Below this chroma a hue is noise.
  package var isGrey: Bool { chroma < 0.004 }

  /// Degrees between two hues, 0…180.
  package static func hueDistance(_ a: Double, _ b: Double) -> Double {
    let step = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(step, 360 - step)
  }

  /// The same lightness and hue with as much of the chroma as sRGB can show.
  package var inGamut: Color {
    if lightness >= 1 { return .white }
    if lightness <= 0 { return .black }
    let light = lab.light
    if light.isInGamut { return light.color }
    let low = mostChroma(upTo: chroma, steps: 24)
    return OKLCH(lightness: lightness, chroma: low, hue: hue).lab.light.color
  }

  /// What ``inGamut`` can have for a luminance, rounded to eight bits a channel.
  ///
  /// Half a step of a channel is at most 0.0045 of its light.
  var luminances: ClosedRange<Double> {
    guard lightness > 0, lightness < 1 else { return 0...1 }
    let full = lab.values
    let exact = OKLab.luminances(lightness, to: SIMD2(full.y, full.z))
    return max(0, exact.lowerBound - 0.005)...max(0, exact.upperBound + 0.005)
  }

  /// The most chroma that sRGB can show at this lightness and hue.
  package var mostChroma: Double {
    lightness <= 0 || lightness >= 1 ? 0 : mostChroma(upTo: 0.4, steps: 14)
  }

  private func mostChroma(upTo most: Double, steps: Int) -> Double {
    var (low, high) = (0.0, most)
    let angle = hue * .pi / 180
    let (x, y) = (cos(angle), sin(angle))
    for _ in 0..<steps {
      let middle = (low + high) / 2
      let fits = OKLab(lightness, middle * x, middle * y).light.isInGamut
      if fits { low = middle } else { high = middle }
    }
    return low
  }
}
