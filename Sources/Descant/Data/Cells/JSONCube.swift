/// A dataset of JSON-stat 2: values in row-major order of dimensions, each with its categories.
///
/// See json-stat.org/full.
struct JSONCube {
  private struct Dimension {
    let name: String
    let categories: [(code: String, label: JSONNode?)]
    let isTime: Bool
    let isMetric: Bool
    let unit: String?
  }

  private let node: JSONNode
  private let ids: [String]
  private let sizes: [Int]
  private var dimensions: [Dimension] = []

  /// Nil for what is no such dataset.
  init?(_ node: JSONNode) {
    let node = node["dataset"] ?? node
    guard let dimension = node["dimension"], dimension.isObject, node["value"] != nil else {
      return nil
    }
    // Version 1 keeps both beside the dimensions.
    guard let ids = (node["id"] ?? dimension["id"])?.elements?.compactMap(\.string),
      let sizes = (node["size"] ?? dimension["size"])?.elements?.compactMap(\.number),
      !ids.isEmpty, ids.count == sizes.count, sizes.allSatisfy({ $0 >= 1 && $0 < 1e8 })
    else { return nil }
    self.node = node
    self.ids = ids
    self.sizes = sizes.map { Int($0) }
    let roles = node["role"] ?? dimension["role"]
    func has(_ role: String, _ id: String) -> Bool {
      roles?[role]?.elements?.contains { $0.string == id } ?? false
    }
    for id in ids {
      guard let about = dimension[id], let category = about["category"] else { continue }
      let codes = Self.codes(of: category)
      let unit = codes.first.flatMap { category["unit"]?[$0] }
      dimensions.append(
        Dimension(
          name: about["label"]?.string.flatMap { label in
            // "2003-2006" is what a dimension covers, not what it is.
            label.contains(where: \.isLetter) ? label : nil
          } ?? id,
          categories: codes.map { ($0, category["label"]?[$0]) }, isTime: has("time", id),
          isMetric: has("metric", id), unit: unit?["symbol"]?.string ?? unit?["label"]?.string))
    }
  }

  /// Codes in their order: an array, an object of places, or the labels of a single category.
  private static func codes(of category: JSONNode) -> [String] {
    guard let index = category["index"] else { return category["label"]?.members.map(\.name) ?? [] }
    if let elements = index.elements { return elements.compactMap(\.string) }
    return index.members.sorted { ($0.value.number ?? 0) < ($1.value.number ?? 0) }.map(\.name)
  }

  /// A row for each value; false where dimensions and values don't match.
  func add(to builder: inout JSONTableBuilder) -> Bool {
    var count = 1
    for size in sizes {
      let (product, isOver) = count.multipliedReportingOverflow(by: size)
      guard !isOver, product <= 1 << 26 else { return false }
      count = product
    }
    guard dimensions.count == ids.count,
      zip(dimensions, sizes).allSatisfy({ $0.categories.count == $1 })
    else { return false }
    let values = node["value"]?.elements
    guard values == nil || values?.count == count else { return false }
    let shown = dimensions.indices.filter { !(dimensions[$0].isMetric && sizes[$0] == 1) }
    var unique = UniqueNames()
    let names = (shown.map { dimensions[$0].name } + [valueName]).map { unique.claim($0) }
    builder.declare(names, at: builder.start(of: node))
    let cells = dimensions.map { dimension in
      dimension.categories.map { category in
        // A period's code is in one notation; its label may be prose.
        if let label = category.label, !dimension.isTime || PeriodName(category.code) == nil {
          return builder.cell(for: label)
        }
        return builder.cell(text: category.code)
      }
    }
    let sparse = node["value"]?.members ?? []
    var byPlace: [Int: JSONNode] = [:]
    for member in sparse { if let place = Int(member.name) { byPlace[place] = member.value } }
    for place in 0..<count {
      var (rest, places) = (place, [Int](repeating: 0, count: sizes.count))
      for position in sizes.indices.reversed() {
        places[position] = rest % sizes[position]
        rest /= sizes[position]
      }
      let value = values?[place] ?? byPlace[place]
      builder.addRow(
        shown.map { cells[$0][places[$0]] } + [value.map { builder.cell(for: $0) } ?? Cell.none])
    }
    builder.steps.append(.cube(dimensions: dimensions.count))
    builder.title = node["label"]?.string
    builder.credit = node["source"]?.string
    return true
  }

  /// What the values are: the only metric there is, with its unit.
  private var valueName: String {
    guard let metric = dimensions.first(where: { $0.isMetric }), metric.categories.count == 1 else {
      return "Value"
    }
    let name = metric.categories[0].label?.string ?? metric.name
    return metric.unit.map { "\(name) (\($0))" } ?? name
  }
}

/// The features of GeoJSON (RFC 7946): a row of properties each, and where points are.
struct MapFeatures {
  private let features: [JSONNode]

  /// Nil for what is no collection of features.
  init?(_ node: JSONNode) {
    switch node["type"]?.string {
    case "FeatureCollection": features = node["features"]?.elements ?? []
    case "Feature": features = [node]
    default: return nil
    }
  }

  func add(to builder: inout JSONTableBuilder) {
    let points = features.map { point(of: $0) }
    let hasPoints = points.contains { $0 != nil }
    let names = Set(features.first?["properties"]?.members.map { $0.name.lowercased() } ?? [])
    let hasOwn = !names.isDisjoint(with: ["lon", "lng", "long", "longitude"])
    var shapes: [String: Int] = [:]
    for (feature, point) in zip(features, points) {
      if point == nil, let kind = feature["geometry"]?["type"]?.string {
        shapes[kind, default: 0] += 1
      }
      let extra =
        hasPoints && !hasOwn ? point.map { [("longitude", $0.0), ("latitude", $0.1)] } : nil
      builder.add(row: feature["properties"], extra: extra ?? [])
    }
    if hasPoints, !hasOwn { builder.steps.append(.coordinates(rows: points.count { $0 != nil })) }
    for (kind, rows) in shapes.sorted(by: { $0.key < $1.key }) {
      builder.steps.append(.shapes(kind: kind, rows: rows))
    }
  }

  private func point(of feature: JSONNode) -> (JSONNode, JSONNode)? {
    guard let geometry = feature["geometry"], geometry["type"]?.string == "Point",
      let pair = geometry["coordinates"]?.elements, pair.count >= 2,
      pair[0].number != nil, pair[1].number != nil
    else { return nil }
    return (pair[0], pair[1])
  }
}

/// What a TopoJSON file knows of its shapes: a row for each that has an identity or properties.
struct TopologyRows {
  private let node: JSONNode

  init(_ node: JSONNode) { self.node = node }

  func add(to builder: inout JSONTableBuilder) {
    for object in node["objects"]?.members ?? [] {
      for shape in object.value["geometries"]?.elements ?? [object.value] {
        let id = shape["id"].map { [("id", $0)] } ?? []
        guard shape["properties"]?.isObject == true || !id.isEmpty else { continue }
        builder.add(row: shape["properties"], extra: id)
      }
    }
  }
}
