/// The panels of a faceted chart: which rows of each layer each one shows.
struct Facets {
  struct Cell {
    var title: String?
    /// Per layer.
    var rows: [[Int]]
    /// Its place in a grid of rows and columns, which has gaps where the data have none.
    var slot: Int?
  }

  private(set) var cells: [Cell] = []
  private(set) var columns = 1

  init(_ view: ViewSpec, _ layers: [Layer], locale: FormatLocale) throws(Finding) {
    let facets = layers.first?.facets ?? []
    if facets.isEmpty, view.isTwoSided {
      cells = (0...1).map { side in
        Cell(
          title: nil,
          rows: layers.map { $0.unit.side == side ? Array(0..<$0.frame.rowCount) : [] })
      }
      return
    }
    guard !facets.isEmpty else {
      cells = [Cell(title: nil, rows: layers.map { Array(0..<$0.frame.rowCount) })]
      return
    }
    let categories = try facets.enumerated().map { place, _ throws(Finding) in
      try Categories.of(layers.map { ($0, $0.facets[place]) })
    }
    let counts = categories.map(\.values.count)
    guard counts.reduce(1, *) <= 400 else {
      throw .error(
        .specTooMany, "the facets would make \(counts.reduce(1, *)) panels",
        help: "facet by a field with fewer values", at: facets[0].spec.node.location)
    }
    let texts = facets.map { CategoryText(channel: $0, locale: locale) }
    let labels = try facets.indices.map { place throws(Finding) in
      let header = facets[place].spec.header
      let values = categories[place].values
      let plain = values.map { texts[place].label($0, header) }
      return try header?.labelExpression.map { node throws(Finding) in
        try AxisTicks.expressed(node, values, plain)
      } ?? Self.named(plain, of: facets[place])
    }
    var found: [[Int]: [[Int]]] = [:]
    for (place, layer) in layers.enumerated() {
      for (key, rows) in Self.rows(of: layer, categories) {
        found[key, default: layers.map { _ in [] }][place] = rows
      }
    }
    // Of a grid inside columns the columns go on being columns.
    let isTurned = facets.count == 2 && facets[0].name == .column && facets[1].name == .row
    let down = isTurned ? 1 : 0
    for key in found.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let names = key.indices.map { labels[$0][key[$0]] }
      cells.append(
        Cell(
          title: names.joined(separator: ", "), rows: found[key] ?? [],
          slot: key.count == 2 ? key[down] * counts[1 - down] + key[1 - down] : nil))
    }
    if facets.count == 2 { cells.sort { ($0.slot ?? 0) < ($1.slot ?? 0) } }
    if counts.count == 2 {
      columns = counts[1 - down]
    } else {
      columns =
        view.isNested
        ? min(counts[counts.count - 1], cells.count) : Self.columns(facets, counts, cells.count)
    }
  }

  /// A bare number says nothing without what it counts: "Firm 1"; a year speaks for itself.
  private static func named(_ labels: [String], of facet: EncodedChannel) -> [String] {
    let areYears =
      facet.source?.kind.granularity == .year || facet.spec.timeUnit != nil
      || labels.filter { Double($0) != nil }.allSatisfy {
        $0.utf8.count == 4 && (1000..<2100).contains(Int($0) ?? 0)
      }
    // An author who wants no title over the panels gets none.
    let isUntitled = facet.spec.title.isNone || facet.spec.header?.title.isNone == true
    guard !facet.title.text.isEmpty, !areYears, !isUntitled else { return labels }
    return labels.map { Double($0) != nil ? facet.title.text + " " + $0 : $0 }
  }

  private static func columns(_ facets: [EncodedChannel], _ counts: [Int], _ cells: Int) -> Int {
    if let place = facets.firstIndex(where: { $0.name == .column }) { return counts[place] }
    if facets.contains(where: { $0.name == .row }) { return 1 }
    return min(facets[0].spec.columns ?? cells, max(1, cells))
  }

  private static func rows(of layer: Layer, _ categories: [Categories]) -> [[Int]: [Int]] {
    // Rows of the grid come first, then its columns.
    let values = layer.facets.map { layer.values($0) }
    var found: [[Int]: [Int]] = [:]
    for row in 0..<layer.frame.rowCount {
      let key = values.indices.map { categories[$0].index(of: values[$0]?[row]) ?? 0 }
      found[key, default: []].append(row)
    }
    return found
  }
}
