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
    case .points: return field.discs(diameter: 1.2, pitch: 2.5, within: 1.3, isStaggered: false)
    case .bumps: return field.discs(diameter: 2.4, pitch: 8, within: 1.8, isStaggered: true)
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

  /// Rows and columns around the polygon's middle: a narrow one has them as well.
  func discs(
    diameter: Double, pitch: Double, within: Double, isStaggered: Bool
  ) -> [RaisedShape] {
    var out: [RaisedShape] = []
    let step = isStaggered ? pitch / 2 : pitch
    let inset = self.inset(within) + diameter / 2
    let columns = places(from: box.left + inset, to: box.right - inset, step)
    let walls = self.walls(within)
    for (row, y) in places(from: box.top + inset, to: box.bottom - inset, step).enumerated() {
      for span in spans(at: y, isUpright: false, width: diameter, walls) {
        for (column, x) in columns.enumerated() where span.contains(x) {
          if isStaggered, (row + column) % 2 != 0 { continue }
          out.append(.disc(PaperSpot(x, y), diameter: diameter))
        }
      }
    }
    return out
  }

  func lines(width: Double, pitch: Double, within: Double, isUpright: Bool) -> [RaisedShape] {
    let ends = isUpright ? (box.left, box.right) : (box.top, box.bottom)
    let inset = self.inset(within) + width / 2
    let walls = self.walls(within)
    return places(from: ends.0 + inset, to: ends.1 - inset, pitch).flatMap { across in
      spans(at: across, isUpright: isUpright, width: width, walls)
        .filter { $0.upperBound - $0.lowerBound >= 1 }
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
