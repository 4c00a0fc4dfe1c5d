/// What a layer is on its map.
enum MapRole: Hashable, Sendable {
  /// Shapes without data of their own: land, borders, a grid. The column holds the shapes.
  case ground(column: String)
  /// Shapes that say something: a name each, and a value or a class.
  case regions(column: String)
  /// Points, words, lines and rules at longitudes and latitudes.
  case places
}

extension UnitSpec {
  /// Whether it lies on a map.
  var isGeographic: Bool {
    mark.shape == .geoshape || channels.contains { $0.channel.isGeographic }
  }

  /// Whether what it shows on a map is data: places, or shapes with a colour of their own each.
  var showsDataOnMap: Bool {
    guard mark.shape == .geoshape else { return true }
    return channels.contains { ($0.channel.isColor || $0.channel == .opacity) && $0.hasData }
  }

  /// Where its shapes come from another table's rows.
  var shapeField: ChannelSpec? {
    channels.first { $0.channel == .shape && $0.type == .geojson }
  }
}

/// Turns the channels of a map into those of a chart: regions by name and value, places by longitude
/// and latitude.
struct MapRewriting {
  private var unit: UnitSpec
  private let frame: Frame
  /// Regions are named even where nothing is said of them.
  private let title: String

  init(_ unit: UnitSpec, _ frame: Frame, title: String) {
    (self.unit, self.frame, self.title) = (unit, frame, title)
  }

  /// The layer as one of a chart, and its rows with what that asks for.
  func rewritten() throws(Finding) -> (unit: UnitSpec, frame: Frame) {
    var copy = self
    if unit.mark.shape == .geoshape { return try copy.regions() }
    return (try copy.places(), frame)
  }

  // MARK: Places

  private mutating func places() throws(Finding) -> UnitSpec {
    let node = unit.mark.node
    let shapes: [Mark.Shape] = [.point, .circle, .square, .text, .line, .rule]
    guard shapes.contains(unit.mark.shape) else {
      throw .unsupported("the mark \"\(unit.mark.shape.rawValue)\" on a map", at: node)
    }
    if let place = unit.channels.first(where: { $0.channel.primary.isPosition }) {
      throw .unsupported(
        "\"\(place.channel.rawValue)\" beside longitudes and latitudes", at: place.node)
    }
    for name in [ChannelName.longitude, .latitude] where unit[name]?.hasPlace != true {
      throw .error(
        .specMissing, "a place has no \"\(name.rawValue)\"",
        help: "give each mark on a map both \"longitude\" and \"latitude\"", at: node.location)
    }
    let seconds = [ChannelName.longitude2, .latitude2].filter { unit[$0]?.hasPlace == true }
    if seconds.count == 1 || (!seconds.isEmpty && unit.mark.shape != .rule) {
      throw .unsupported(
        "a second end of this mark on a map", at: node,
        help: "use a \"rule\" with \"longitude2\" and \"latitude2\"")
    }
    if unit.mark.shape == .rule, seconds.isEmpty {
      throw .unsupported("a rule on a map without a second end", at: node)
    }
    for index in unit.channels.indices { place(&unit.channels[index]) }
    if unit.mark.shape == .line { unit.mark.keepsOrder = true }
    unit.map = .places
    addName()
    return unit
  }

  private func place(_ channel: inout ChannelSpec) {
    switch channel.channel {
    case .longitude: channel.channel = .x
    case .latitude: channel.channel = .y
    case .longitude2: channel.channel = .x2
    case .latitude2: channel.channel = .y2
    default: return
    }
    channel.type = .quantitative
    var scale = ScaleSpec(node: channel.node)
    scale.hasZero = false
    scale.nice = .flag(false)
    channel.scale = .some(scale)
  }

  /// What a place is called, where its data say that and the spec does not.
  private mutating func addName() {
    let isPoint = [.point, .circle, .square].contains(unit.mark.shape)
    guard isPoint, unit[.description] == nil,
      !unit.channels.contains(where: { $0.aggregate != nil }),
      let name = name(among: unit.all(.tooltip) + unit.all(.detail))
    else { return }
    unit.channels.append(
      ChannelSpec(
        node: unit.mark.node, channel: .description, source: .field(name), type: .nominal))
  }

  // MARK: Regions

  private mutating func regions() throws(Finding) -> (UnitSpec, Frame) {
    let column = unit.shapeField?.field ?? MapData.column
    guard let shapes = frame[column], !shapes.shapes.isEmpty || frame.rowCount == 0 else {
      throw .error(
        .specData, "\"\(column == MapData.column ? "data" : column)\" holds no shapes",
        help: "take them from GeoJSON or TopoJSON by \"data\" or a \"lookup\"",
        at: (unit.shapeField?.node ?? unit.mark.node).location)
    }
    if let place = unit.channels.first(where: {
      $0.channel.primary.isPosition || $0.channel.isGeographic
    }) {
      throw .unsupported("\"\(place.channel.rawValue)\" of a geoshape", at: place.node)
    }
    unit.channels.removeAll { $0.channel == .shape && $0.type == .geojson }
    guard
      let shown = unit.channels.first(where: {
        ($0.channel.isColor || $0.channel == .opacity) && $0.hasData
      })
    else {
      if let other = unit.channels.first(where: { $0.hasData && !$0.channel.isPlain }) {
        throw .unsupported(
          "\"\(other.channel.rawValue)\" of a geoshape", at: other.node,
          help: "show the value by \"color\"")
      }
      unit.map = .ground(column: column)
      return (unit, frame)
    }
    return named(column, by: shown)
  }

  /// Regions that nothing is said of, because nothing else on the map says anything.
  func asRegions() -> (unit: UnitSpec, frame: Frame) {
    var copy = self
    guard case .ground(let column)? = unit.map else { return (unit, frame) }
    return copy.named(column, by: nil)
  }

  private mutating func named(_ column: String, by shown: ChannelSpec?) -> (UnitSpec, Frame) {
    var frame = frame
    let isMeasured = shown.map { $0.resolvedType == .quantitative && $0.bin == nil } ?? false
    let own: String? =
      shown.flatMap { $0.aggregate == nil && !isMeasured ? $0.field : nil }
    let told = unit.all(.description) + unit.all(.tooltip) + unit.all(.detail)
    var name = name(among: told)
    if name == nil, let own, isDistinct(own) { name = own }
    name = name ?? lookupKey ?? (frame["id"] != nil ? "id" : nil)
    let source = name.flatMap { frame[$0] }
    let texts = (0..<frame.rowCount).map { row in source?.values[row]?.plainText ?? title }
    var names = Column(
      name: source?.name ?? "region", kind: .category, values: .texts(Texts(texts)))
    names.title = source?.title
    if let own, own == name {
      // Its class is its name.
      name = own
    } else {
      frame.set(names)
      name = names.name
    }
    let node = unit.mark.node
    var x = ChannelSpec(node: node, channel: .x, source: .field(name ?? names.name), type: .nominal)
    x.sort = .data
    x.title = source.map { .some(Self.title(of: $0)) } ?? .none
    unit.channels.append(x)
    // Summaries keep the shapes apart.
    unit.channels.append(
      ChannelSpec(node: node, channel: .detail, source: .field(column), type: .nominal))
    if let shown, isMeasured {
      var y = shown
      y.channel = .y
      y.conditions = []
      y.legend = .unset
      var scale = ScaleSpec(node: shown.node)
      if let own = shown.scale.value, own.kind?.isStepped != true {
        (scale.kind, scale.domain, scale.base) = (own.kind, own.domain, own.base)
        (scale.exponent, scale.constant) = (own.exponent, own.constant)
        if scale.domain.map({ $0.count != 2 }) ?? false { scale.domain = nil }
      }
      scale.hasZero = false
      y.scale = .some(scale)
      unit.channels.append(y)
    }
    unit.map = .regions(column: column)
    return (unit, frame)
  }

  /// "properties.name" says no more than "name".
  private static func title(of column: Column) -> String {
    if let title = column.title { return title }
    let last = column.name.split(separator: ".").last.map(String.init) ?? column.name
    return last == last.lowercased() ? last.prefix(1).uppercased() + last.dropFirst() : last
  }

  // MARK: Names

  private static let names = [
    "name", "title", "label", "city", "town", "place", "station", "airport", "state", "country",
    "region", "county", "district", "iata", "admin",
  ]

  /// A field that names what a row is: one that the spec shows, else one that is called so.
  private func name(among channels: [ChannelSpec]) -> String? {
    for channel in channels where channel.aggregate == nil && channel.type != .geojson {
      guard let field = channel.field, let column = frame[field], column.shapes.isEmpty,
        channel.channel == .description || (channel.resolvedType.isDiscrete && isDistinct(field))
      else { continue }
      return field
    }
    for name in Self.names {
      for column in frame.columns where column.shapes.isEmpty {
        let last = column.name.split(separator: ".").last.map { $0.lowercased() }
        if last == name, case .texts = column.values { return column.name }
      }
    }
    return nil
  }

  /// Whether hardly a row has the name of another.
  private func isDistinct(_ field: String) -> Bool {
    guard let values = frame[field]?.values, frame.rowCount > 0 else { return false }
    let distinct = Set((0..<frame.rowCount).map { values[$0] }).count
    // Of panels, each has every region.
    return distinct * 10 >= frame.rowCount
  }

  /// What the rows are looked up by.
  private var lookupKey: String? {
    unit.transforms.lazy.compactMap { $0["lookup"]?.string }.first { frame[$0] != nil }
  }
}

extension ChannelSpec {
  /// Whether it says where.
  fileprivate var hasPlace: Bool {
    if case .datum = source { return true }
    return hasData
  }
}
