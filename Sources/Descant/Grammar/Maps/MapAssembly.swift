/// Puts layers on one map: what is data gets its places, what is not becomes its ground.
struct MapAssembly {
  /// What shows data, with its places.
  private(set) var layers: [Layer]
  private(set) var ground = MapGround()
  private(set) var findings: [Finding] = []
  let size: PlotSize

  private let projection: MapProjection
  /// What its shapes are called in their file, where its author gives it no title.
  private let name: String?

  init(_ view: ViewSpec, _ given: [Layer], locale: FormatLocale) throws(Finding) {
    size = PlotSize(
      width: Self.length(view.width, view.config.continuousWidth),
      height: Self.length(view.height, view.config.continuousHeight))
    guard size.width > 0, size.height > 0 else {
      throw .error(
        .specValue, "a map of no width or height", help: "give it a size in pixels",
        at: view.node.location)
    }
    layers = []
    name = view.title == nil ? Self.features(of: view) : nil
    let spec = try ProjectionSpec(view)
    projection = try spec.projection(
      of: given.flatMap(Self.shapes), width: size.width, height: size.height)
    for layer in given where layer.unit.map == nil {
      throw .unsupported("a layer on axes over a map", at: layer.mark.node)
    }
    let regions = given.filter(\.showsRegions)
    let places = given.filter { $0.unit.map == .places && $0.mark.shape != .text }
    if let region = regions.first, let other = places.first(where: { !$0.isInvisible }) {
      throw .unsupported(
        "places over regions that show data", at: other.mark.node,
        help: "draw two maps, or leave the colour of the regions out: "
          + "\(region.mark.shape.rawValue) without \"color\" is the ground of other marks")
    }
    for (index, layer) in given.enumerated() {
      switch layer.unit.map {
      case .ground(let column)?: addGround(layer, column, isOver: !layers.isEmpty)
      case .regions(let column)?: addRegions(layer, column)
      case .places?:
        let isBeside = layer.mark.shape == .text && (!regions.isEmpty || !places.isEmpty)
        if isBeside {
          addLabels(layer, locale, isUnder: given[(index + 1)...].contains(where: \.isThin))
        } else {
          addPlaces(layer)
        }
      case nil: break
      }
    }
  }

  private static func length(_ size: ViewSpec.Size?, _ usual: Double) -> Double {
    if case .pixels(let pixels)? = size { pixels } else { usual }
  }

  // MARK: What the map is fitted to

  private static func shapes(of layer: Layer) -> [GeoShape] {
    switch layer.unit.map {
    case .ground(let column)?, .regions(let column)?:
      guard let shapes = layer.frame[column] else { return [] }
      var seen: Set<Int> = []
      return (0..<layer.frame.rowCount).compactMap { row in
        shapes.values.number(row).flatMap { Int(exactly: $0) }.flatMap { index in
          seen.insert(index).inserted ? shapes.shapes[index] : nil
        }
      }
    case .places?:
      return [
        .points(
          (0..<layer.frame.rowCount).flatMap { row in
            [layer.place(row, .x, .y), layer.place(row, .x2, .y2)].compactMap { $0 }
          })
      ]
    case nil: return []
    }
  }

  // MARK: Layers

  private func share(_ place: PlanePlace) -> PlanePlace {
    PlanePlace(x: place.x / size.width, y: place.y / size.height)
  }

  private func outline(_ shape: GeoShape) -> GeoOutline {
    projection.outline(of: shape).mapped(share)
  }

  private mutating func addGround(_ layer: Layer, _ column: String, isOver: Bool) {
    guard let shapes = layer.frame[column], !layer.isInvisible else { return }
    let looks = GroundLook(layer)
    for row in 0..<layer.frame.rowCount {
      guard let index = shapes.values.number(row).flatMap({ Int(exactly: $0) }) else { continue }
      let shape = shapes.shapes[index]
      let outline = outline(shape)
      guard !outline.isEmpty else { continue }
      ground.shapes.append(looks.shape(outline, isSurface: shape.isSurface, isOver: isOver))
    }
  }

  private mutating func addRegions(_ layer: Layer, _ column: String) {
    guard let shapes = layer.frame[column] else { return }
    var known: [Int: MapPlace] = [:]
    var lost = 0
    let places = (0..<layer.frame.rowCount).map { row -> MapPlace? in
      guard let index = shapes.values.number(row).flatMap({ Int(exactly: $0) }) else {
        lost += 1
        return nil
      }
      if let place = known[index] { return place }
      let outline = outline(shapes.shapes[index])
      let place = MapPlace(
        outline: outline, spot: outline.middle ?? PlanePlace(x: -1, y: -1),
        location: shapes.shapes[index].middle)
      known[index] = place
      return place
    }
    if lost > 0 {
      findings.append(
        .warning(
          .specValue, "\(lost) rows have no shape on the map",
          help: "they are in the table and in the words; correct the keys of the lookup",
          at: layer.mark.node.location))
    }
    layers.append(layer.placed(places))
  }

  private mutating func addPlaces(_ layer: Layer) {
    var kept: [Int] = []
    var places: [MapPlace?] = []
    for row in 0..<layer.frame.rowCount {
      guard let location = layer.place(row, .x, .y), let spot = projection.place(location) else {
        continue
      }
      var place = MapPlace(spot: share(spot), location: location)
      if layer[.x2] != nil {
        guard let end = layer.place(row, .x2, .y2).flatMap(projection.place) else { continue }
        place.end = share(end)
      }
      kept.append(row)
      places.append(place)
    }
    let lost = layer.frame.rowCount - kept.count
    if lost > 0 {
      findings.append(
        .warning(
          .specValue, "\(lost) places are not on this map",
          help: "choose a projection that shows them, or filter them",
          at: layer.mark.node.location))
    }
    var layer = layer
    layer.droppedRows += lost
    layer.frame = layer.frame.rows(kept)
    layers.append(layer.placed(places))
  }

  private mutating func addLabels(_ layer: Layer, _ locale: FormatLocale, isUnder: Bool) {
    guard !layer.isInvisible, let text = PointText(layer, locale: locale) else { return }
    for row in 0..<layer.frame.rowCount {
      guard let words = text.text(row), !words.isEmpty,
        let spot = layer.place(row, .x, .y).flatMap(projection.place)
      else { continue }
      ground.labels.append(
        MapGround.Label(
          text: words, spot: share(spot), place: layer.mark.place, isUnder: isUnder))
    }
  }

  // MARK: The chart

  /// What the shapes of a map without a measure are called in their file: "Countries".
  private static func features(of view: ViewSpec) -> String? {
    var names: [String] = []
    for unit in view.units {
      guard let name = unit.data?.format?["feature"]?.string, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    let text = names.joined(separator: ", ")
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A chart of names or of longitudes, on its map.
  func placed(_ chart: Chart) -> Chart {
    var chart = chart
    chart.kind = .map
    chart.plotSize = size
    chart.ground = ground
    if chart.yAxis.field.isEmpty, chart.additionalAxes.isEmpty { chart.title = name ?? chart.title }
    // The colour of a region is its value, which has an axis already.
    if chart.xAxis.categorical != nil,
      let index = chart.additionalAxes.firstIndex(where: { $0.field == chart.yAxis.field })
    {
      let key = chart.additionalAxes[index]
      if key.format.isPercent { (chart.yAxis.format, chart.yAxis.unit) = (key.format, nil) }
      chart.removeAdditionalAxis(index)
    }
    // What is told by colour or size stands on no axis that could be cut off.
    chart.notes.removeAll { if case .truncatedAxis = $0 { true } else { false } }
    for axis in [\Chart.xAxis, \.yAxis] {
      chart[keyPath: axis].isDrawn = false
      chart[keyPath: axis].hasGrid = false
      if case .numeric(var numeric) = chart[keyPath: axis].kind {
        numeric.gridlines = []
        chart[keyPath: axis].kind = .numeric(numeric)
      }
    }
    return chart
  }
}

extension Chart {
  fileprivate mutating func removeAdditionalAxis(_ index: Int) {
    additionalAxes.remove(at: index)
    for panel in panels.indices {
      for series in panels[panel].series.indices {
        for point in panels[panel].series[series].points.indices
        where panels[panel].series[series].points[point].additional.indices.contains(index) {
          panels[panel].series[series].points[point].additional.remove(at: index)
        }
      }
    }
  }
}

/// The colours of shapes that are no data.
private struct GroundLook {
  private let layer: Layer

  init(_ layer: Layer) { self.layer = layer }

  private func color(_ names: [ChannelName], _ members: [String]) -> Paint? {
    for name in names {
      if let text = layer[name]?.spec.constantText { return SeriesLook.fixed(text) }
    }
    for name in members {
      if let text = layer.mark.node[name]?.string { return SeriesLook.fixed(text) }
    }
    return nil
  }

  func shape(_ outline: GeoOutline, isSurface: Bool, isOver: Bool) -> MapGround.Shape {
    let isFilled = isSurface && layer.mark.isFilled ?? true && !isClear
    let general = color([.color], ["color"])
    let stroke = color([.stroke], ["stroke"])
    let fill = isFilled ? color([.fill], ["fill"]) ?? general : nil
    return MapGround.Shape(
      outline: outline, fill: fill, stroke: stroke ?? (isFilled ? nil : general),
      strokeWidth: layer[.strokeWidth]?.spec.constantNumber ?? layer.mark.strokeWidth,
      isPlain: isFilled && fill == nil, isOver: isOver)
  }

  /// `"fill": null` or "transparent".
  private var isClear: Bool {
    let fill = layer.mark.node["fill"]
    return fill?.isNull == true || ["transparent", "none"].contains(fill?.string ?? "")
  }
}

extension Layer {
  /// Whether it is lines or symbols, which leave what lies under them to be read.
  fileprivate var isThin: Bool {
    guard !isInvisible, mark.shape != .text else { return false }
    if unit.map == .places { return true }
    return showsRegions && mark.isFilled == false
  }

  fileprivate var showsRegions: Bool {
    if case .regions? = unit.map { true } else { false }
  }

  fileprivate func place(_ row: Int, _ x: ChannelName, _ y: ChannelName) -> GeoPlace? {
    guard let longitude = coordinate(row, x), let latitude = coordinate(row, y),
      abs(latitude) <= 90
    else { return nil }
    return GeoPlace(longitude: longitude, latitude: latitude)
  }

  private func coordinate(_ row: Int, _ name: ChannelName) -> Double? {
    guard let channel = self[name] else { return nil }
    return channel.datum?.number ?? values(channel)?.number(row)
  }

  static let placeColumn = "__place"

  /// With where each of its rows lies.
  fileprivate func placed(_ places: [MapPlace?]) -> Layer {
    var layer = self
    layer.places = places
    layer.frame.set(
      Column(
        name: Self.placeColumn, kind: .number,
        values: .numbers(places.indices.map { Double($0) })))
    return layer
  }

  /// In the order of their values, the highest first; those without one last.
  func ranked() -> Layer {
    guard showsRegions, let values = self[.y].flatMap({ self.values($0) }) else { return self }
    let keys = (0..<frame.rowCount).map { values.number($0) ?? -.infinity }
    let order = keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] > keys[$1] }
    var layer = self
    layer.frame = frame.rows(order)
    return layer
  }
}
