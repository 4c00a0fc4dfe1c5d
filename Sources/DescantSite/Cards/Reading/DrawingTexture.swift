/// A tile that is laid again and again: lines, dots, and a ground under them.
struct DrawingTexture {
  private let size: Place
  private let turn: Placement
  /// In the tile's own units, cut off at its edges.
  private let layers: [(paint: Brush.Paint, outline: Outline)]
  let unknown: [String]

  static func all(in tags: [DrawingTag]) -> [String: DrawingTexture] {
    var textures: [String: DrawingTexture] = [:]
    for (index, tag) in tags.enumerated() where tag.name == "pattern" && tag.kind != .close {
      let end = DrawingTag.end(of: index, in: tags)
      textures[tag["id"] ?? ""] = DrawingTexture(tag, tags[index..<end].dropFirst())
    }
    return textures
  }

  private init(_ tag: DrawingTag, _ content: ArraySlice<DrawingTag>) {
    size = Place(tag.number("width"), tag.number("height"))
    var unknown: [String] = []
    var brush = Brush()
    var turned = DrawingTag(name: "pattern", kind: .empty)
    if let turn = tag["patternTransform"] { turned.attributes = [("transform", turn)] }
    unknown += brush.take(turned, clips: [:])
    turn = brush.placement
    var layers: [(paint: Brush.Paint, outline: Outline)] = []
    // What waits for other modes is not on a card.
    for shape in content where shape.kind != .close && shape["display"] == nil {
      var brush = Brush()
      unknown += brush.take(shape, clips: [:])
      var outline = Outline()
      switch shape.name {
      case "rect":
        let (width, height) = (shape.number("width"), shape.number("height"))
        outline.add([Place(0, 0), Place(width, 0), Place(width, height), Place(0, height)])
        layers.append((brush.fill, outline))
      case "path":
        let path = PathReader(shape["d"] ?? "", Placement())
        if !path.isWhole || brush.fill != .none { unknown.append("pattern path") }
        let stroke = Stroke(width: brush.strokeWidth)
        for line in path.lines { outline.add(stroke.outline(of: line.places, isClosed: false)) }
        layers.append((brush.stroke, outline))
      default: unknown.append(shape.name)
      }
    }
    self.unknown = unknown
    let size = size
    self.layers = layers.map { ($0.paint, $0.outline.cut(to: size)) }
  }

  /// The tiles over a box of pixels.
  func layers(over box: PixelBox, _ placement: Placement) -> [(
    paint: Brush.Paint, outline: Outline
  )] {
    let whole = placement.after(turn)
    guard size.x > 0, size.y > 0, let back = whole.inverse else { return [] }
    let (left, right) = (Double(box.left), Double(box.right))
    let (top, bottom) = (Double(box.top), Double(box.bottom))
    let corners = [Place(left, top), Place(right, top), Place(left, bottom), Place(right, bottom)]
      .map { back($0) / size }
    let low = corners.reduce(corners[0], pointwiseMin).rounded(.down)
    let high = corners.reduce(corners[0], pointwiseMax).rounded(.up)
    guard (high - low).max() < 2000 else { return [] }
    return layers.map { layer in
      var tiles = Outline()
      for y in Int(low.y)..<Int(high.y) {
        for x in Int(low.x)..<Int(high.x) {
          let origin = Place(Double(x), Double(y)) * size
          for polygon in layer.outline.polygons {
            let places = polygon.map { whole(origin + $0) }
            if box.touches(places) { tiles.add(places) }
          }
        }
      }
      return (layer.paint, tiles)
    }
  }
}

extension Placement {
  /// What leads back; nil where everything has become one line.
  fileprivate var inverse: Placement? {
    let area = x.x * y.y - x.y * y.x
    guard abs(area) > 1e-12 else { return nil }
    var inverse = Placement(x: Place(y.y, -x.y) / area, y: Place(-y.x, x.x) / area)
    inverse.origin = -inverse(origin)
    return inverse
  }
}

extension PixelBox {
  fileprivate func touches(_ places: [Place]) -> Bool {
    places.contains { $0.x > Double(left) } && places.contains { $0.x < Double(right) }
      && places.contains { $0.y > Double(top) } && places.contains { $0.y < Double(bottom) }
  }
}

extension Outline {
  /// Each polygon's part between zero and a size; polygons without dents, as pieces of strokes are.
  fileprivate func cut(to size: Place) -> Outline {
    var cut = Outline()
    for polygon in polygons {
      var places = Array(polygon)
      for axis in 0..<2 {
        places = Self.cut(places) { $0[axis] }
        places = Self.cut(places) { size[axis] - $0[axis] }
      }
      if places.count > 2 { cut.add(places) }
    }
    return cut
  }

  /// What lies where `depth` is above zero.
  private static func cut(_ polygon: [Place], _ depth: (Place) -> Double) -> [Place] {
    guard var last = polygon.last else { return [] }
    var kept: [Place] = []
    for place in polygon {
      let (a, b) = (depth(last), depth(place))
      if (a >= 0) != (b >= 0) { kept.append(last + (place - last) * (a / (a - b))) }
      if b >= 0 { kept.append(place) }
      last = place
    }
    return kept
  }
}
