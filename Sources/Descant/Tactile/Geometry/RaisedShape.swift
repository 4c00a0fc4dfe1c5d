/// What stands out of the paper: exact, in millimetres.
enum RaisedShape: Hashable, Sendable {
  case disc(PaperSpot, diameter: Double)
  case ring(PaperSpot, diameter: Double, width: Double)
  /// With round ends and joins.
  case stroke([PaperSpot], width: Double)
  /// A closed stroke.
  case outline([PaperSpot], width: Double)
  case filled([PaperSpot])

  /// What it is made of, for distances; of a surface its edges.
  var capsules: [Capsule] {
    var capsules: [Capsule] = []
    add(to: &capsules)
    return capsules
  }

  /// The same after those of others.
  func add(to capsules: inout [Capsule]) {
    switch self {
    case .disc(let middle, let diameter), .ring(let middle, let diameter, _):
      capsules.append(Capsule(middle, radius: diameter / 2))
    case .stroke(let spots, let width):
      if spots.count == 1 { capsules.append(Capsule(spots[0], radius: width / 2)) }
      Self.add(spots, isClosed: false, radius: width / 2, to: &capsules)
    case .outline(let spots, let width):
      Self.add(spots, isClosed: true, radius: width / 2, to: &capsules)
    case .filled(let spots):
      Self.add(spots, isClosed: true, radius: 0, to: &capsules)
    }
  }

  private static func add(
    _ spots: [PaperSpot], isClosed: Bool, radius: Double, to capsules: inout [Capsule]
  ) {
    guard let first = spots.first else { return }
    var last = first
    for spot in spots.dropFirst() {
      capsules.append(Capsule(last, spot, radius: radius))
      last = spot
    }
    if isClosed { capsules.append(Capsule(last, first, radius: radius)) }
  }

  /// Whether a place lies inside a filled surface.
  func covers(_ spot: PaperSpot) -> Bool {
    guard case .filled(let spots) = self else { return false }
    var isInside = false
    for (a, b) in zip(spots, spots.dropFirst() + spots.prefix(1))
    where (a.y > spot.y) != (b.y > spot.y) {
      if spot.x < a.x + (b.x - a.x) * (spot.y - a.y) / (b.y - a.y) { isInside.toggle() }
    }
    return isInside
  }
}

/// One thing that a finger meets: parts of it may touch each other, others keep their distance.
struct Raised: Sendable {
  /// What it is, for whoever edits the drawing.
  enum Part: String, Sendable, CaseIterable {
    case mark, title, axes, grid, reference, series, labels, key
  }

  let part: Part
  /// What it shows, for tests and editors: "June", "axis-y".
  let name: String
  let shapes: [RaisedShape]
  /// Of a label what its dots say.
  let cells: [UInt8]
  let capsules: [Capsule]
  /// What nothing but other labels may come near: of cells all their places, for one without a dot says as much as a dot.
  let ground: [Capsule]
  let box: PaperBox

  init(
    _ part: Part, _ name: String = "", _ shapes: [RaisedShape], cells: [UInt8] = [],
    ground: [Capsule]? = nil
  ) {
    self.part = part
    self.cells = cells
    self.name = name
    self.shapes = shapes
    var capsules: [Capsule] = []
    capsules.reserveCapacity(shapes.count)
    for shape in shapes { shape.add(to: &capsules) }
    let ground = capsules.isEmpty ? [] : ground ?? capsules
    var box = ground.first?.box ?? PaperBox(left: 0, top: 0, right: 0, bottom: 0)
    for capsule in ground.dropFirst() { box = box.union(capsule.box) }
    (self.capsules, self.ground, self.box) = (capsules, ground, box)
  }
}
