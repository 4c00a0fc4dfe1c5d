import Foundation

/// A vector from the middle of the globe.
struct GeoVector {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Of a longitude and a latitude in radians.
  init(_ spot: GeoSpot) {
    let across = cos(spot.y)
    self.init(across * cos(spot.x), across * sin(spot.x), sin(spot.y))
  }

  init(_ place: GeoPlace) {
    self.init(GeoSpot(place.longitude * .pi / 180, place.latitude * .pi / 180))
  }

  /// Longitude and latitude in radians.
  var spot: GeoSpot { GeoSpot(atan2(y, x), arcSine(z)) }

  var place: GeoPlace {
    let spot = unit.spot
    return GeoPlace(longitude: spot.x * 180 / .pi, latitude: spot.y * 180 / .pi)
  }

  var length: Double { (x * x + y * y + z * z).squareRoot() }

  var unit: GeoVector { self * (1 / length) }

  func dot(_ other: GeoVector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: GeoVector) -> GeoVector {
    GeoVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func + (a: GeoVector, b: GeoVector) -> GeoVector {
    GeoVector(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  static func - (a: GeoVector, b: GeoVector) -> GeoVector {
    GeoVector(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  static func * (a: GeoVector, factor: Double) -> GeoVector {
    GeoVector(a.x * factor, a.y * factor, a.z * factor)
  }
}

/// Two coordinates: radians on the globe, or places on a plane.
struct GeoSpot {
  var x: Double
  var y: Double
  /// Not zero where a clip made it.
  var mark = 0

  init(_ x: Double, _ y: Double, mark: Int = 0) {
    self.x = x
    self.y = y
    self.mark = mark
  }

  func isNear(_ other: GeoSpot) -> Bool {
    abs(x - other.x) < Self.nothing && abs(y - other.y) < Self.nothing
  }

  /// What d3 takes for no distance, in radians.
  static let nothing = 1e-6
}

/// The arc sine of what rounding may have pushed beyond one.
func arcSine(_ value: Double) -> Double { asin(min(max(value, -1), 1)) }

/// The arc cosine, likewise.
func arcCosine(_ value: Double) -> Double { acos(min(max(value, -1), 1)) }
