/// Where a datum lies on its map, in shares of the plot from its left and top edge.
package struct MapPlace: Hashable, Sendable {
  /// Of a region; nil of a place.
  package var outline: GeoOutline?
  /// A place, or the middle of a region's largest part.
  package var spot: PlanePlace
  /// The other end of a route between two places.
  package var end: PlanePlace?
  /// About where on the globe; nil where that can't be said.
  package var location: GeoPlace?

  package init(
    outline: GeoOutline? = nil, spot: PlanePlace, end: PlanePlace? = nil, location: GeoPlace? = nil
  ) {
    self.outline = outline
    self.spot = spot
    self.end = end
    self.location = location
  }
}

/// What is no datum on a map, and helps to find one's way.
package struct MapGround: Sendable {
  /// Land, borders, a grid of meridians.
  package struct Shape: Sendable {
    package var outline: GeoOutline
    /// Nil is not filled.
    package var fill: Paint?
    package var stroke: Paint?
    package var strokeWidth: Double?
    /// Whether it is an area in the site's own quiet colour.
    package var isPlain: Bool
    /// Whether it lies over the data: borders.
    package var isOver: Bool

    package init(
      outline: GeoOutline, fill: Paint? = nil, stroke: Paint? = nil, strokeWidth: Double? = nil,
      isPlain: Bool = false, isOver: Bool = false
    ) {
      self.outline = outline
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.isPlain = isPlain
      self.isOver = isOver
    }
  }

  /// Words beside the data: names of towns.
  package struct Label: Sendable {
    package var text: String
    package var spot: PlanePlace
    package var place: TextPlace?
    /// Whether lines or symbols lie over it.
    package var isUnder: Bool

    package init(
      text: String, spot: PlanePlace, place: TextPlace? = nil, isUnder: Bool = false
    ) {
      self.text = text
      self.spot = spot
      self.place = place
      self.isUnder = isUnder
    }
  }

  package var shapes: [Shape]
  package var labels: [Label]

  package init(shapes: [Shape] = [], labels: [Label] = []) {
    self.shapes = shapes
    self.labels = labels
  }
}
