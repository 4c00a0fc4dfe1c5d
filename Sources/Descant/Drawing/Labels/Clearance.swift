/// What words in a plot must not touch, at one width: marks by series, and words that stand already.
///
/// Lengths are ems from the plot's left top corner. Marks lie on a grid of quarter ems whose cells
/// are summed up, so that any box is asked for in four steps.
struct Clearance {
  let width: Double
  let height: Double
  /// One a series, then one for lines that belong to none.
  private var marks: [[Int32]]
  /// Of all lines alone.
  private var lines: [Int32] = []
  private var words: [Box] = []
  private let columns: Int
  private let rows: Int
  private static let cell = 0.25
  /// Around the plot, so that marks and words at its edge are known.
  private static let margin = 3.0

  init(_ plot: Plot, _ panel: Panel, width: Double, height: Double) {
    (self.width, self.height) = (width, height)
    columns = Int((width + 2 * Self.margin) / Self.cell) + 1
    rows = Int((height + 2 * Self.margin) / Self.cell) + 1
    marks = []
    var drawn = [Int32](repeating: 0, count: columns * rows)
    for series in panel.series {
      for mark in series.marks where mark.shape == .line { path(series.points, plot, mark, &drawn) }
      for mark in series.marks where mark.shape == .geoshape && !mark.isFilled {
        for run in series.points.flatMap({ $0.place?.outline?.runs ?? [] }) {
          let spots = run.places.map(plot.fit.spot)
          for (a, b) in zip(spots, spots.dropFirst()) { stroke(a, b, &drawn) }
        }
      }
    }
    lines = sums(drawn)
    for series in panel.series {
      var cells = [Int32](repeating: 0, count: columns * rows)
      add(series, plot, &cells)
      marks.append(sums(cells))
    }
    var cells = [Int32](repeating: 0, count: columns * rows)
    for reference in plot.chart.references {
      let share = plot.share(of: reference.value, reference.axis)
      let isFlat = (reference.axis == .y) != plot.isUpright
      stroke(
        isFlat ? Spot(h: 0, v: share) : Spot(h: share, v: 0),
        isFlat ? Spot(h: 1, v: share) : Spot(h: share, v: 1), &cells)
    }
    marks.append(sums(cells))
  }

  // MARK: Questions

  /// Whether nothing lies in a box, or within a distance around it.
  func isFree(_ box: Box, air: Double = DrawingRules.air) -> Bool {
    let wide = box.grown(by: air)
    guard !words.contains(where: { $0.overlaps(wide) }) else { return false }
    return marks.allSatisfy { count(wide, $0) == 0 }
  }

  /// Whether words stand there already.
  func hasWords(in box: Box) -> Bool { words.contains { $0.overlaps(box) } }

  /// Whether a line runs through the middle of a line of words.
  func isCrossed(_ box: Box) -> Bool {
    let (across, down) = (
      min(DrawingRules.air, (box.right - box.left) / 4), (box.bottom - box.top) / 4
    )
    return count(
      Box(
        left: box.left + across, right: box.right - across, top: box.top + down,
        bottom: box.bottom - down), lines) > 0
  }

  /// Whether a series has a mark within a distance of a box.
  func has(_ series: Int, near box: Box, within distance: Double) -> Bool {
    marks.indices.contains(series) && count(box.grown(by: distance), marks[series]) > 0
  }

  /// Whether any other series has one.
  func hasOther(than series: Int, near box: Box, within distance: Double) -> Bool {
    let wide = box.grown(by: distance)
    return words.contains { $0.overlaps(wide) }
      || marks.indices.contains { $0 != series && count(wide, marks[$0]) > 0 }
  }

  /// Whether no other series has a mark as near to a box as the spot that it speaks of, but for those that
  /// go through the spot themselves.
  func belongs(_ box: Box, to spot: Spot, of series: Int) -> Bool {
    let (x, y) = (spot.h * width, spot.v * height)
    let (across, up) = (max(box.left - x, x - box.right, 0), max(box.top - y, y - box.bottom, 0))
    let isOwn = own(spot, of: series)
    // A line may come nearer to its words than the datum does that they speak of.
    let farthest = max(across, up)
    let steps = stride(from: 0, to: farthest, by: Self.cell).map { $0 } + [farthest]
    let near = steps.first { distance in
      isOwn.indices.contains { isOwn[$0] && count(box.grown(by: distance), marks[$0]) > 0 }
    }
    // What lies as far from two lines is taken for either's.
    let wide = box.grown(by: (near ?? farthest) * Self.clearly)
    return isOwn.indices.allSatisfy { isOwn[$0] || count(wide, marks[$0]) == 0 }
  }

  /// How many times farther than a datum's own line another one is that nobody takes for it.
  private static let clearly = 1.4

  /// Whether nothing but what goes through a spot itself lies in a box.
  func touchesOnly(_ spot: Spot, of series: Int, _ box: Box) -> Bool {
    let isOwn = own(spot, of: series)
    return !hasWords(in: box)
      && isOwn.indices.allSatisfy { isOwn[$0] || count(box, marks[$0]) == 0 }
  }

  /// The series, and those that go through its spot.
  private func own(_ spot: Spot, of series: Int) -> [Bool] {
    let (x, y) = (spot.h * width, spot.v * height)
    let here = Box(left: x, right: x, top: y, bottom: y).grown(by: 0.3)
    return marks.indices.dropLast().map { $0 == series || count(here, marks[$0]) > 0 }
  }

  mutating func take(_ box: Box) { words.append(box) }

  // MARK: Marks

  private mutating func add(_ series: Series, _ plot: Plot, _ cells: inout [Int32]) {
    let points = series.points
    for mark in series.marks {
      switch mark.shape {
      case .line: path(points, plot, mark, &cells)
      case .area:
        path(points, plot, mark, &cells)
        for (a, b) in zip(points, points.dropFirst()) where a.drawn != nil && b.drawn != nil {
          surface(
            (plot.spot(of: a), plot.foot(of: a)), (plot.spot(of: b), plot.foot(of: b)), &cells)
        }
      case .errorband:
        for (a, b) in zip(points, points.dropFirst())
        where a.interval != nil && b.interval != nil {
          surface(
            (plot.end(of: a, isHigh: true), plot.end(of: a, isHigh: false)),
            (plot.end(of: b, isHigh: true), plot.end(of: b, isHigh: false)), &cells)
        }
      case .bar, .rect:
        for point in points where point.drawn != nil { fill(plot.box(of: point), &cells) }
      case .text, .arc, .geoshape: continue
      case .errorbar, .boxplot, .rule:
        for point in points where point.drawn != nil {
          stroke(plot.foot(of: point), plot.spot(of: point), &cells)
        }
      case .point, .circle, .square, .tick:
        for point in points where point.drawn != nil {
          dot(plot.spot(of: point), Symbol.radius(size: point.size), &cells)
        }
      }
    }
    if series.has(.line), plot.hasLineSymbols {
      for point in points where point.drawn != nil { dot(plot.spot(of: point), 4.5, &cells) }
    }
  }

  private func path(
    _ points: [DataPoint], _ plot: Plot, _ mark: Mark, _ cells: inout [Int32]
  ) {
    var last: Spot?
    for point in points {
      guard point.drawn != nil else {
        last = nil
        continue
      }
      let spot = plot.spot(of: point)
      if let last {
        switch mark.interpolation {
        case .stepAfter, .step:
          stroke(last, Spot(h: spot.h, v: last.v), &cells)
          stroke(Spot(h: spot.h, v: last.v), spot, &cells)
        case .stepBefore:
          stroke(last, Spot(h: last.h, v: spot.v), &cells)
          stroke(Spot(h: last.h, v: spot.v), spot, &cells)
        default: stroke(last, spot, &cells)
        }
      }
      last = spot
    }
  }

  private func dot(_ spot: Spot, _ radius: Double, _ cells: inout [Int32]) {
    let (h, v) = (0.8 * radius / 14 / width, 0.8 * radius / 14 / height)
    fill(
      Box(left: spot.h - h, right: spot.h + h, top: spot.v - v, bottom: spot.v + v), &cells)
  }

  /// A line between two places: in each column the rows that it goes through.
  private func stroke(_ a: Spot, _ b: Spot, _ cells: inout [Int32]) {
    let (left, right) = a.h <= b.h ? (a, b) : (b, a)
    let (x0, x1) = (left.h * width, right.h * width)
    let (first, last) = (column(x0), column(x1))
    for column in first...max(first, last) {
      let edge = Double(column) * Self.cell - Self.margin
      func v(_ x: Double) -> Double {
        x1 - x0 < 1e-9
          ? left.v : left.v + (right.v - left.v) * (min(max(x, x0), x1) - x0) / (x1 - x0)
      }
      var (top, bottom) = (v(edge) * height, v(edge + Self.cell) * height)
      if x1 - x0 < 1e-9 { (top, bottom) = (left.v * height, right.v * height) }
      mark(column, row(min(top, bottom)), row(max(top, bottom)), &cells)
    }
  }

  /// What lies between two pairs of ends: in each column the rows from the one line to the other.
  private func surface(
    _ a: (high: Spot, low: Spot), _ b: (high: Spot, low: Spot), _ cells: inout [Int32]
  ) {
    let (left, right) = a.high.h <= b.high.h ? (a, b) : (b, a)
    let (x0, x1) = (left.high.h * width, right.high.h * width)
    for column in column(x0)...max(column(x0), column(x1)) {
      let x = Double(column) * Self.cell - Self.margin + Self.cell / 2
      let share = x1 - x0 < 1e-9 ? 0 : (min(max(x, x0), x1) - x0) / (x1 - x0)
      let ends = [
        left.high.v + (right.high.v - left.high.v) * share,
        left.low.v + (right.low.v - left.low.v) * share,
      ].map { row($0 * height) }
      mark(column, ends.min() ?? 0, ends.max() ?? 0, &cells)
    }
  }

  private func fill(_ box: Box, _ cells: inout [Int32]) {
    let (top, bottom) = (row(box.top * height), row(box.bottom * height))
    let (left, right) = (column(box.left * width), column(box.right * width))
    for column in left...max(left, right) { mark(column, top, bottom, &cells) }
  }

  private func mark(_ column: Int, _ top: Int, _ bottom: Int, _ cells: inout [Int32]) {
    for row in top...max(top, bottom) { cells[row * columns + column] = 1 }
  }

  private func column(_ ems: Double) -> Int {
    Int(min(max(((ems + Self.margin) / Self.cell), 0), Double(columns - 1)))
  }

  private func row(_ ems: Double) -> Int {
    Int(min(max(((ems + Self.margin) / Self.cell), 0), Double(rows - 1)))
  }

  // MARK: Sums

  private func sums(_ cells: [Int32]) -> [Int32] {
    var sums = cells
    for row in 0..<rows {
      var line: Int32 = 0
      for column in 0..<columns {
        let place = row * columns + column
        line += cells[place]
        sums[place] = line + (row > 0 ? sums[place - columns] : 0)
      }
    }
    return sums
  }

  private func count(_ box: Box, _ sums: [Int32]) -> Int32 {
    let (left, right) = (column(box.left), column(box.right))
    let (top, bottom) = (row(box.top), row(box.bottom))
    func sum(_ row: Int, _ column: Int) -> Int32 {
      row < 0 || column < 0 ? 0 : sums[row * columns + column]
    }
    return sum(bottom, right) - sum(top - 1, right) - sum(bottom, left - 1)
      + sum(top - 1, left - 1)
  }
}

extension Plot {
  /// Whether lines may carry symbols: where there are several.
  fileprivate var hasLineSymbols: Bool { chart.panels.contains { $0.series.count > 1 } }
}

extension Box {
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func grown(by distance: Double) -> Box {
    Box(
      left: left - distance, right: right + distance, top: top - distance,
      bottom: bottom + distance)
  }
}
