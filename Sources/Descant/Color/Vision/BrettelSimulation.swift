/// Brettel, Viénot and Mollon 1997: two half-planes of colours that stay as they are.
///
/// Constants of libDaltonLens (public domain): Smith and Pokorny 1975 cones, sRGB white as neutral.
struct BrettelSimulation: Sendable {
  let first: ColorMatrix
  let second: ColorMatrix
  /// Normal of the plane between the two halves.
  let normal: SIMD3<Double>

  static func of(_ vision: Vision) -> BrettelSimulation {
    switch vision {
    case .protan: protan
    case .deutan: deutan
    default: tritan
    }
  }

  /// Partial loss lies on the way from the light to what full loss makes of it.
  func apply(to light: LinearRGB, severity: Double) -> LinearRGB {
    let half = (normal * light.channels).sum() >= 0 ? first : second
    let full = half * light.channels
    return LinearRGB(channels: light.channels + (full - light.channels) * severity)
  }

  static let protan = BrettelSimulation(
    first: ColorMatrix(
      [0.14980, 1.19548, -0.34528], [0.10764, 0.84864, 0.04372], [0.00384, -0.00540, 1.00156]),
    second: ColorMatrix(
      [0.14570, 1.16172, -0.30742], [0.10816, 0.85291, 0.03892], [0.00386, -0.00524, 1.00139]),
    normal: [0.00048, 0.00393, -0.00441])
  static let deutan = BrettelSimulation(
    first: ColorMatrix(
      [0.36477, 0.86381, -0.22858], [0.26294, 0.64245, 0.09462], [-0.02006, 0.02728, 0.99278]),
    second: ColorMatrix(
      [0.37298, 0.88166, -0.25464], [0.25954, 0.63506, 0.10540], [-0.01980, 0.02784, 0.99196]),
    normal: [-0.00281, -0.00611, 0.00892])
  static let tritan = BrettelSimulation(
    first: ColorMatrix(
      [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]),
    second: ColorMatrix(
      [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796]),
    normal: [0.03901, -0.02788, -0.01113])
}
