/// Where a datum lies on its map, in shares of the plot from its left and top edge.
public struct MapPlace: Hashable, Sendable {
  /// Of a region; nil of a place.
  public var outline: GeoOutline?
  /// A place, or the middle of a region's largest part.
  public var spot: PlanePlace
  /// The other end of a route between two places.
  public var end: PlanePlace?
  /// About where on the globe; nil where that can't be said.
  public var location: GeoPlace?

  public init(
    outline: GeoOutline? = nil, spot: PlanePlace, end: PlanePlace? = nil, location: GeoPlace? = nil
  ) {
    self.outline = outline
    self.spot = spot
    self.end = end
    self.location = location
  }
}

/// What is no datum on a map, and helps to find one's way.
public struct MapGround: Sendable {
  /// Land, borders, a grid of meridians.
  public struct Shape: Sendable {
    public var outline: GeoOutline
    /// Nil is not filled.
    public var fill: Paint?
    public var stroke: Paint?
    public var strokeWidth: Double?
    /// Whether it is an area in the site's own quiet colour.
    public var isPlain: Bool
    /// Whether it lies over the data: borders.
    public var isOver: Bool

    public init(
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
  public struct Label: Sendable {
    public var text: String
    public var spot: PlanePlace
    public var place: TextPlace?

    public init(text: String, spot: PlanePlace, place: TextPlace? = nil) {
      self.text = text
      self.spot = spot
      self.place = place
    }
  }

  public var shapes: [Shape]
  public var labels: [Label]

  public init(shapes: [Shape] = [], labels: [Label] = []) {
    self.shapes = shapes
    self.labels = labels
  }
}
