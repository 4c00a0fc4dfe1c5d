import Foundation

/// The colour spaces that CSS Color 4 and design tokens name, and their way to linear sRGB.
enum ColorSpaceName: String, CaseIterable {
  case srgb, srgbLinear = "srgb-linear", displayP3 = "display-p3", a98 = "a98-rgb"
  case prophoto = "prophoto-rgb", rec2020, xyz, xyzD65 = "xyz-d65", xyzD50 = "xyz-d50"
  case lab, lch, oklab, oklch, hsl, hwb

  /// Components in the ranges that CSS uses without per cent signs: rgb 0…1, hsl and hwb 0…100 but
  /// for the hue, lab and lch lightness 0…100.
  func light(_ values: SIMD3<Double>) -> LinearRGB {
    switch self {
    case .srgb: LinearRGB(channels: values.map(Self.decodeSigned))
    case .srgbLinear: LinearRGB(channels: values)
    case .displayP3: Self.light(Self.p3 * values.map(Self.decodeSigned))
    case .a98: Self.light(Self.adobe * values.map { Self.power($0, 563.0 / 256) })
    case .prophoto: Self.light(Self.toD65 * (Self.romm * values.map(Self.decodeROMM)))
    case .rec2020: Self.light(Self.bt2020 * values.map(Self.decode2020))
    case .xyz, .xyzD65: Self.light(values)
    case .xyzD50: Self.light(Self.toD65 * values)
    case .lab: Self.light(Self.toD65 * Self.xyzD50(lab: values))
    case .lch: ColorSpaceName.lab.light(Self.rectangular(values))
    case .oklab: OKLab(values.x, values.y, values.z).light
    case .oklch: OKLCH(lightness: values.x, chroma: values.y, hue: values.z).lab.light
    case .hsl: ColorSpaceName.srgb.light(Self.rgb(hsl: values))
    case .hwb: ColorSpaceName.srgb.light(Self.rgb(hwb: values))
    }
  }

  private static func light(_ xyz: SIMD3<Double>) -> LinearRGB { XYZ(xyz.x, xyz.y, xyz.z).light }

  private static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  private static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let turned = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      let place = turned < 0 ? turned + 12 : turned
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  private static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return rgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - white - black) + SIMD3(repeating: white)
  }

  private static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = CIELab(lab.x, lab.y, lab.z).xyz.values / XYZ.white
    return xyz * SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  private static func decodeSigned(_ value: Double) -> Double {
    value < 0 ? -LinearRGB.decode(-value) : LinearRGB.decode(value)
  }

  private static func decodeROMM(_ value: Double) -> Double {
    abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func decode2020(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    guard abs(value) >= beta * 4.5 else { return value / 4.5 }
    return power((abs(value) + alpha - 1) / alpha, 1 / 0.45) * (value < 0 ? -1 : 1)
  }

  // Matrices of CSS Color 4, section 10.
  private static let p3 = ColorMatrix(
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976])
  private static let adobe = ColorMatrix(
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388])
  private static let romm = ColorMatrix(
    [0.7977604896723027, 0.13518583717574031, 0.0313493495815248],
    [0.2880711282292934, 0.7118432178101014, 0.00008565396060525902],
    [0, 0, 0.8251046025104601])
  private static let bt2020 = ColorMatrix(
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791])
  private static let toD65 = ColorMatrix(
    [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
    [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
    [0.012314001688319899, -0.020507696433477912, 1.3303659366080753])
}

extension SIMD3<Double> {
  fileprivate func map(_ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(x), change(y), change(z))
  }
}
