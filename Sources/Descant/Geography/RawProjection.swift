import Foundation

/// A projection's formula: from radians to a plane where the globe's radius is 1, up is up.
struct RawProjection: Sendable {
  let place: @Sendable (_ lambda: Double, _ phi: Double) -> GeoSpot

  init(_ place: @escaping @Sendable (_ lambda: Double, _ phi: Double) -> GeoSpot) {
    self.place = place
  }

  static let equirectangular = RawProjection { GeoSpot($0, $1) }
  static let mercator = RawProjection { GeoSpot($0, log(tan((.pi / 2 + $1) / 2))) }
  static let transverseMercator = RawProjection { GeoSpot(log(tan((.pi / 2 + $1) / 2)), -$0) }
  static let orthographic = RawProjection { GeoSpot(cos($1) * sin($0), sin($1)) }
  static let gnomonic = RawProjection { lambda, phi in
    let k = cos(lambda) * cos(phi)
    return GeoSpot(cos(phi) * sin(lambda) / k, sin(phi) / k)
  }
  static let stereographic = RawProjection { lambda, phi in
    let k = 1 + cos(lambda) * cos(phi)
    return GeoSpot(cos(phi) * sin(lambda) / k, sin(phi) / k)
  }
  static let azimuthalEqualArea = azimuthal { (2 / (1 + $0)).squareRoot() }
  static let azimuthalEquidistant = azimuthal { cosine in
    let angle = arcCosine(cosine)
    return angle == 0 ? 0 : angle / sin(angle)
  }

  private static func azimuthal(_ factor: @escaping @Sendable (Double) -> Double) -> RawProjection {
    RawProjection { lambda, phi in
      let k = factor(cos(lambda) * cos(phi))
      guard k.isFinite else { return GeoSpot(2, 0) }
      return GeoSpot(k * cos(phi) * sin(lambda), k * sin(phi))
    }
  }

  /// Šavrič, Patterson and Jenny 2018.
  static let equalEarth = RawProjection { lambda, phi in
    let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
    let m = 3.squareRoot() / 2
    let l = arcSine(m * sin(phi))
    let l2 = l * l
    let l6 = l2 * l2 * l2
    return GeoSpot(
      lambda * cos(l) / (m * (a1 + 3 * a2 * l2 + l6 * (7 * a3 + 9 * a4 * l2))),
      l * (a1 + a2 * l2 + l6 * (a3 + a4 * l2)))
  }

  /// Šavrič, Jenny, Patterson, Petrovič and Hurni 2011.
  static let naturalEarth1 = RawProjection { lambda, phi in
    let phi2 = phi * phi
    let phi4 = phi2 * phi2
    let far = -0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4)
    let x = 0.8707 - 0.131979 * phi2 + phi4 * far
    let y = 1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4))
    return GeoSpot(lambda * x, phi * y)
  }

  static let mollweide = RawProjection { lambda, phi in
    let wanted = Double.pi * sin(phi)
    var theta = phi
    for _ in 0..<30 {
      let step = (theta + sin(theta) - wanted) / (1 + cos(theta))
      guard step.isFinite else { break }
      theta -= step
      if abs(step) <= GeoSpot.nothing { break }
    }
    theta /= 2
    return GeoSpot(2 * 2.squareRoot() / .pi * lambda * cos(theta), 2.squareRoot() * sin(theta))
  }

  // MARK: Cones

  static func conicEqualArea(_ y0: Double, _ y1: Double) -> RawProjection {
    let sine = sin(y0)
    let n = (sine + sin(y1)) / 2
    guard abs(n) >= GeoSpot.nothing else {
      return RawProjection { GeoSpot($0 * cos(y0), sin($1) / cos(y0)) }
    }
    let c = 1 + sine * (2 * n - sine)
    let r0 = c.squareRoot() / n
    return RawProjection { lambda, phi in
      let r = max(0, c - 2 * n * sin(phi)).squareRoot() / n
      return GeoSpot(r * sin(lambda * n), r0 - r * cos(lambda * n))
    }
  }

  static func conicEquidistant(_ y0: Double, _ y1: Double) -> RawProjection {
    let cosine = cos(y0)
    let n = y0 == y1 ? sin(y0) : (cosine - cos(y1)) / (y1 - y0)
    guard abs(n) >= GeoSpot.nothing else { return equirectangular }
    let g = cosine / n + y0
    return RawProjection { GeoSpot((g - $1) * sin(n * $0), g - (g - $1) * cos(n * $0)) }
  }

  static func conicConformal(_ y0: Double, _ y1: Double) -> RawProjection {
    @Sendable func tangent(_ y: Double) -> Double { tan((.pi / 2 + y) / 2) }
    let cosine = cos(y0)
    let n = y0 == y1 ? sin(y0) : log(cosine / cos(y1)) / log(tangent(y1) / tangent(y0))
    guard n != 0 else { return mercator }
    let f = cosine * pow(tangent(y0), n) / n
    return RawProjection { lambda, phi in
      let edge = Double.pi / 2 - GeoSpot.nothing
      let r = f / pow(tangent(f > 0 ? max(phi, -edge) : min(phi, edge)), n)
      return GeoSpot(r * sin(n * lambda), f - r * cos(n * lambda))
    }
  }
}
