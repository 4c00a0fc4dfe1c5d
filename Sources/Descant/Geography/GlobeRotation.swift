import Foundation

/// Turns the globe: by its axis, then toward the reader, then around what is seen.
struct GlobeRotation {
  private let lambda: Double
  private let phi: (cosine: Double, sine: Double)
  private let gamma: (cosine: Double, sine: Double)
  private let isTilted: Bool

  /// Degrees.
  init(_ angles: [Double]) {
    let radians = (0..<3).map { index in
      index < angles.count
        ? angles[index].truncatingRemainder(dividingBy: 360) * .pi / 180 : 0
    }
    lambda = radians[0]
    phi = (cos(radians[1]), sin(radians[1]))
    gamma = (cos(radians[2]), sin(radians[2]))
    isTilted = radians[1] != 0 || radians[2] != 0
  }

  func callAsFunction(_ spot: GeoSpot) -> GeoSpot {
    var turned = spot.x + lambda
    if abs(turned) > .pi { turned -= (turned / (2 * .pi)).rounded() * 2 * .pi }
    guard isTilted else { return GeoSpot(turned, spot.y) }
    let vector = GeoVector(GeoSpot(turned, spot.y))
    let k = vector.z * phi.cosine + vector.x * phi.sine
    return GeoSpot(
      atan2(
        vector.y * gamma.cosine - k * gamma.sine, vector.x * phi.cosine - vector.z * phi.sine),
      arcSine(k * gamma.cosine + vector.y * gamma.sine))
  }
}
