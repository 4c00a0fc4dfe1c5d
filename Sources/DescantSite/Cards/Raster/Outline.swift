typealias Place = SIMD2<Double>

/// Closed polygons in pixels; what they wind around is inside.
struct Outline {
  private(set) var places: [Place] = []
  /// Where each polygon begins in `places`.
  private(set) var starts: [Int] = []

  mutating func add(_ polygon: some Sequence<Place>) {
    starts.append(places.count)
    places.append(contentsOf: polygon)
  }

  mutating func add(_ other: Outline) {
    starts += other.starts.map { $0 + places.count }
    places += other.places
  }

  var polygons: [ArraySlice<Place>] {
    starts.indices.map { index in
      places[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : places.count)]
    }
  }

  /// The least box of whole pixels around it; nil where there is nothing.
  var box: PixelBox? {
    guard var low = places.first, var high = places.first else { return nil }
    for place in places {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    return PixelBox(
      left: Int(low.x.rounded(.down)), right: Int(high.x.rounded(.up)),
      top: Int(low.y.rounded(.down)), bottom: Int(high.y.rounded(.up)))
  }
}

/// Whole pixels from `left` to before `right`, from `top` to before `bottom`.
struct PixelBox: Hashable {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), right: min(right, other.right), top: max(top, other.top),
      bottom: min(bottom, other.bottom))
  }
}

/// What moves, turns and scales: `x` and `y` are where the units go.
struct Placement: Hashable {
  var x = Place(1, 0)
  var y = Place(0, 1)
  var origin = Place(0, 0)

  func callAsFunction(_ place: Place) -> Place { origin + x * place.x + y * place.y }

  /// This one after another.
  func after(_ inner: Placement) -> Placement {
    Placement(
      x: x * inner.x.x + y * inner.x.y, y: x * inner.y.x + y * inner.y.y, origin: self(inner.origin)
    )
  }

  /// How much longer lines become.
  var scale: Double { (x * x).sum().squareRoot() }

  static func moved(_ by: Place) -> Placement { Placement(origin: by) }
  static func scaled(_ by: Double) -> Placement {
    Placement(x: Place(by, 0), y: Place(0, by))
  }

  /// Clockwise; nil for what isn't a multiple of 45°, so that no platform's mathematics decides.
  static func turned(degrees: Double) -> Placement? {
    let half = 0.5.squareRoot()
    let turns = [
      (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1), (half, -half),
    ]
    let eighth = (degrees / 45).rounded()
    guard eighth * 45 == degrees, abs(eighth) < 100 else { return nil }
    let (cos, sin) = turns[(Int(eighth) % 8 + 8) % 8]
    return Placement(x: Place(cos, sin), y: Place(-sin, cos))
  }
}
