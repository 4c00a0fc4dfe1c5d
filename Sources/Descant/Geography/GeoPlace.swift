/// A place on the globe, in degrees.
package struct GeoPlace: Hashable, Sendable {
  package var longitude: Double
  package var latitude: Double

  package init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}
