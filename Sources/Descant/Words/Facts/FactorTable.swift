/// One value for each combination of categories along x, of series and of panels.
struct FactorTable: Sendable {
  enum Factor: String, Sendable { case x, series, panel }

  struct Cell: Sendable {
    var keys: [Factor: String]
    var value: Double
    var place: PointReference
    /// Whether its whole has no such part: a share of nothing, at the place of another part.
    var isAbsent = false
  }

  let cells: [Cell]
  /// Those with several levels, none of which another one tells already.
  let factors: [Factor]
  let isOfMedians: Bool
  /// Whether the parts of each whole are its series.
  let isOfShares: Bool
  static let levels = 2...30

  /// nil where the factors are not crossed: a combination is missing, or is there twice.
  init?(_ data: Observations) {
    let chart = data.chart
    let isBox = chart.kind == .box
    let isStrip = chart.kind == .strip
    guard isBox || isStrip || data.genre == .categories || data.genre == .sequence,
      let x = chart.xAxis.categorical, chart.intervalKind == nil, !chart.hasOwnScales,
      // Only another factor of as many levels could tell these.
      x.order.count <= Self.levels.upperBound || Self.steps(data) <= Self.levels.upperBound
    else { return nil }
    let rows = Self.rows(data)
    var groups: [[Factor: String]: [Cell]] = [:]
    for row in rows { groups[row.keys, default: []].append(row) }
    let counts = groups.values.map(\.count)
    isOfMedians = isBox || (isStrip && counts.contains { $0 > 1 })
    guard isOfMedians && !isBox ? counts.allSatisfy({ $0 >= 4 }) : counts.allSatisfy({ $0 == 1 })
    else { return nil }
    let found = groups.values.compactMap { group -> Cell? in
      guard var cell = group.min(by: { $0.place < $1.place }),
        let middle = Spread.median(group.map(\.value))
      else { return nil }
      cell.value = middle
      return cell
    }.sorted { $0.place < $1.place }
    let places = rows.map(\.place)
    isOfShares =
      data.measure.format.isPercent && !isBox && !isStrip
      && places.allSatisfy { chart[$0].share != nil }
    // Of amounts on each other the height of the whole is what is seen.
    let isStacked = places.contains { chart[$0].amount != nil && chart[$0].offset == nil }
    // Of values in an order the course is told.
    let isWhole = places.allSatisfy { chart[$0].share != nil }
    guard isOfShares || (!isStacked && !isWhole && data.genre != .sequence) else { return nil }
    cells = isOfShares ? Self.withAbsent(found) : found
    factors = Self.factors(cells)
    let sizes = factors.map { factor in Set(cells.map { $0.keys[factor] ?? "" }).count }
    guard !factors.isEmpty, sizes.allSatisfy(Self.levels.contains),
      sizes.reduce(1, *) == cells.count
    else { return nil }
  }

  /// How many categories along x have values.
  private static func steps(_ data: Observations) -> Int {
    Set(data.traces.flatMap(\.xs)).count
  }

  /// Of each whole every part: those that it lacks are none of it.
  private static func withAbsent(_ cells: [Cell]) -> [Cell] {
    let names = Set(cells.compactMap { $0.keys[.series] }).sorted()
    let wholes = Dictionary(grouping: cells) { [$0.keys[.x] ?? "", $0.keys[.panel] ?? ""] }
    let absent = wholes.values.flatMap { parts -> [Cell] in
      let known = Set(parts.compactMap { $0.keys[.series] })
      return names.filter { !known.contains($0) }.map { name in
        var cell = parts[0]
        (cell.keys[.series], cell.value, cell.isAbsent) = (name, 0, true)
        return cell
      }
    }
    return (cells + absent).sorted {
      ($0.place, $0.keys[.series] ?? "") < ($1.place, $1.keys[.series] ?? "")
    }
  }

  /// Where along x a cell stands.
  func order(_ cell: Cell, _ data: Observations) -> Int {
    data.chart[cell.place].x.category ?? 0
  }

  private static func rows(_ data: Observations) -> [Cell] {
    data.traces.flatMap { trace in
      trace.ys.indices.map { index in
        let place = trace.reference(index)
        return Cell(
          keys: [
            .x: String(trace.xs[index]), .series: trace.name?.series ?? "",
            .panel: data.chart.panels[trace.panel].title ?? "",
          ], value: data.chart[place].spread?.median ?? trace.ys[index], place: place)
      }
    }
  }

  /// Where each category has a colour of its own the colour is no factor.
  private static func factors(_ cells: [Cell]) -> [Factor] {
    func count(_ factors: [Factor]) -> Int {
      Set(cells.map { cell in factors.map { cell.keys[$0] ?? "" } }).count
    }
    let several = [Factor.x, .series, .panel].filter { count([$0]) > 1 }
    return several.reduce(into: []) { kept, factor in
      let isTold = kept.contains { count([$0, factor]) == count([$0]) }
      if !isTold { kept.append(factor) }
    }
  }
}
