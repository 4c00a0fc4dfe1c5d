/// What a surface feels like.
package enum Texture: String, Sendable, CaseIterable {
  /// Smooth, fine points, ridges, bumps, a net.
  case empty, points, ridges, bumps, net

  /// One a series, where so many stand side by side.
  static func assigned(to count: Int) -> [Texture] {
    switch count {
    case ...1: [.empty]
    case 2: [.points, .empty]
    default: [.points, .empty, .ridges, .bumps, .net]
    }
  }
}

extension Texture {
  /// The raised parts inside an outline, clear of its edges and of what lies within.
  func shapes(
    inside outline: [PaperSpot], edge: Double = Rules.outlineWidth.value / 2,
    clearance: Double? = nil, obstacles: [Capsule] = [], gap: Double = Rules.gap.value
  ) -> [RaisedShape] {
    let field = TextureField(
      outline: outline, edge: edge, clearance: clearance, obstacles: obstacles, gap: gap)
    switch self {
    case .empty: return []
    case .points:
      return field.discs(
        diameter: 1.2, pitch: Rules.texturePitch.value * 2.0.squareRoot(), within: 1.3)
    case .bumps: return field.discs(diameter: 2.4, pitch: 8, within: 1.8)
    case .ridges: return field.lines(width: 1.3, pitch: 5, within: 1.8, isUpright: true)
    case .net:
      return field.lines(width: 1, pitch: 6, within: 1.8, isUpright: true)
        + field.lines(width: 1, pitch: 6, within: 1.8, isUpright: false)
    }
  }
}

/// A polygon to be filled: lines through it are clipped at its edges.
private struct TextureField {
  let outline: [PaperSpot]
  /// From the polygon's line to the edge of what is drawn along it.
  let edge: Double
  let clearance: Double?
  let obstacles: [Capsule]
  let gap: Double
  private let box: PaperBox
  /// From each place of the outline to the next, and back to the first.
  private let edges: [(PaperSpot, PaperSpot)]

  init(
    outline: [PaperSpot], edge: Double, clearance: Double?, obstacles: [Capsule], gap: Double
  ) {
    self.outline = outline
    self.edge = edge
    self.clearance = clearance
    self.obstacles = obstacles
    self.gap = gap
    edges = Array(zip(outline, outline.dropFirst() + outline.prefix(1)))
    box = outline.dropFirst().reduce(
      PaperBox(around: outline.first ?? PaperSpot(0, 0), width: 0, height: 0)
    ) { $0.union(PaperBox(around: $1, width: 0, height: 0)) }
  }

  /// Rows and columns around the polygon's middle, every second place of either, where a hand feels a surface.
  func discs(diameter: Double, pitch: Double, within: Double) -> [RaisedShape] {
    let step = pitch / 2
    let inset = self.inset(within) + diameter / 2
    let columns = places(from: box.left + inset, to: box.right - inset, step)
    let rows = places(from: box.top + inset, to: box.bottom - inset, step)
    let walls = self.walls(within)
    let isFree = rows.map { y in
      var free = [Bool](repeating: false, count: columns.count)
      for span in spans(at: y, isUpright: false, width: diameter, walls) {
        for (column, x) in columns.enumerated() where span.contains(x) { free[column] = true }
      }
      return free
    }
    let side = Int(((Rules.texture.value - diameter) / step - 1e-9).rounded(.up)) + 1
    let kept = Self.opened(isFree, side)
    return rows.indices.flatMap { row in
      columns.indices.filter { kept[row][$0] && (row + $0) % 2 == 0 }.map {
        .disc(PaperSpot(columns[$0], rows[row]), diameter: diameter)
      }
    }
  }

  /// Those places that lie in a square of so many rows and columns of which each is free: less is felt as letters.
  private static func opened(_ isFree: [[Bool]], _ side: Int) -> [[Bool]] {
    let width = isFree.first?.count ?? 0
    var kept = isFree.map { [Bool](repeating: false, count: $0.count) }
    guard isFree.count >= side, width >= side else { return kept }
    // How many free places end at each, from the left.
    let runs = isFree.map { row in
      var run = 0
      return row.map { free -> Int in
        run = free ? run + 1 : 0
        return run
      }
    }
    // How many rows end at each place with so long a run.
    var depth = [Int](repeating: 0, count: width)
    for row in runs.indices {
      for column in 0..<width {
        depth[column] = runs[row][column] >= side ? depth[column] + 1 : 0
        guard depth[column] >= side else { continue }
        for above in (row - side + 1)...row {
          for before in (column - side + 1)...column { kept[above][before] = true }
        }
      }
    }
    return kept
  }

  func lines(width: Double, pitch: Double, within: Double, isUpright: Bool) -> [RaisedShape] {
    let ends = isUpright ? (box.left, box.right) : (box.top, box.bottom)
    let inset = self.inset(within) + width / 2
    let walls = self.walls(within)
    let all = places(from: ends.0 + inset, to: ends.1 - inset, pitch)
    // One line alone, or short ones, are no surface.
    guard Double(all.count - 1) * pitch + width >= Rules.texture.value else { return [] }
    return all.flatMap { across in
      spans(at: across, isUpright: isUpright, width: width, walls)
        .filter { $0.upperBound - $0.lowerBound + width >= Rules.texture.value }
        .map { span in
          let (low, high) = (span.lowerBound, span.upperBound)
          return .stroke(
            isUpright
              ? [PaperSpot(across, low), PaperSpot(across, high)]
              : [PaperSpot(low, across), PaperSpot(high, across)], width: width)
        }
    }
  }

  /// From the polygon's line to where things may stand; so that what is exactly there is not too near by rounding.
  private func inset(_ within: Double) -> Double { edge + (clearance ?? within) + Self.hair }
  private static let hair = 0.02

  /// As many as there is room for, in the middle of it.
  private func places(from low: Double, to high: Double, _ step: Double) -> [Double] {
    guard high > low - 1e-9 else { return [] }
    let count = Int(((high - low) / step + 1e-9).rounded(.down))
    let first = (low + high - Double(count) * step) / 2
    return (0...count).map { first + Double($0) * step }
  }

  /// What is nearer to the edges than things may stand.
  private func walls(_ within: Double) -> [Capsule] {
    let inset = self.inset(within) - Self.hair
    return edges.map { Capsule($0, $1, radius: inset) }
  }

  /// The stretches of a row or column that lie inside, clear of edges and obstacles.
  private func spans(
    at place: Double, isUpright: Bool, width: Double, _ walls: [Capsule]
  ) -> [ClosedRange<Double>] {
    func along(_ spot: PaperSpot) -> Double { isUpright ? spot.y : spot.x }
    func across(_ spot: PaperSpot) -> Double { isUpright ? spot.x : spot.y }
    var crossings: [Double] = []
    for (a, b) in edges where (across(a) > place) != (across(b) > place) {
      let share = (place - across(a)) / (across(b) - across(a))
      crossings.append(along(a) + (along(b) - along(a)) * share)
    }
    crossings.sort()
    var spans: [ClosedRange<Double>] = []
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let ends = [crossings[index], crossings[index + 1]].map {
        isUpright ? PaperSpot(place, $0) : PaperSpot($0, place)
      }
      for path in Path(ends).clear(of: walls, width: width, by: 0) {
        for piece in path.clear(of: obstacles, width: width, by: gap) {
          guard let first = piece.spots.first, let last = piece.spots.last else { continue }
          spans.append(along(first)...max(along(first), along(last)))
        }
      }
    }
    return spans
  }
}
