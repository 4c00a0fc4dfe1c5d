import Foundation

/// Moves a palette as a whole until every pair passes.
struct PaletteSearch {
  /// Where one colour may go.
  struct Room {
    /// The colour its author chose.
    let origin: Color
    let home: OKLCH
    let lab: CIELab
    /// Degrees to either side of the origin's hue.
    let hue: Double
    let chroma: ClosedRange<Double>
    /// It may not move at all.
    var isFixed = false

    init(_ origin: Color, hue: Double, chroma: ClosedRange<Double>? = nil) {
      self.origin = origin
      home = OKLCH(origin)
      lab = CIELab(origin)
      self.hue = home.chroma < 0.03 ? 180 : hue
      // A grey stays nearly one; a colour keeps enough chroma to be named.
      self.chroma = chroma ?? (home.chroma < 0.03 ? 0...0.045 : min(home.chroma, 0.05)...0.4)
    }
  }

  let demands: PaletteDemands
  let rooms: [Room]
  private(set) var colors: [SeenColor]
  private var shares: [[Double]]
  private var moves: [Double]
  private var random: SteadyRandom
  /// How many pairs were compared, and how many may be: a limit that is the same on every machine.
  private(set) var looks = 0
  private let mostLooks: Int

  private static let goal = 1.03

  init(
    _ start: [Color], rooms: [Room], demands: PaletteDemands, seed: UInt64,
    mostLooks: Int = .max
  ) {
    self.demands = demands
    self.mostLooks = mostLooks
    self.rooms = rooms
    colors = start.map { SeenColor($0) }
    moves = zip(start, rooms).map { CIELab($0).difference(from: $1.lab) }
    random = SteadyRandom(seed: seed)
    shares = []
    for a in colors {
      shares.append(colors.map { b in demands.share(a, b) })
    }
    for (index, other) in colors.indices.flatMap({ a in colors.indices.map { (a, $0) } })
    where index == other || !demands.asks(index, other) {
      shares[index][other] = .infinity
    }
  }

  /// The worst pair: 1 and more passes.
  var worst: Double { shares.flatMap { $0 }.min() ?? .infinity }

  var passes: Bool { worst >= 1 && colors.allSatisfy { demands.stands($0.color) } }

  /// The same, of colours after those that stay whatever they are.
  func passes(fixed: Int) -> Bool {
    worst >= 1 && colors.dropFirst(fixed).allSatisfy { demands.stands($0.color) }
  }

  /// Lets pairs push each other apart, more and more calmly.
  mutating func spread(steps: Int) {
    guard colors.count > 1 else { return }
    for step in 0..<steps {
      guard looks < mostLooks else { return }
      let calm = pow(0.03, Double(step) / Double(steps))
      let index = chosen()
      guard let candidate = candidate(for: index, reach: calm) else { continue }
      let seen = SeenColor(candidate)
      let row = row(of: seen, except: index)
      let move = CIELab(candidate).difference(from: rooms[index].lab)
      let change = cost(row, move) - cost(shares[index], moves[index])
      if change < 0 || random.unit() < exp(-change / (0.02 * calm)) {
        accept(seen, row, move, at: index)
      }
      if step % 64 == 0, worst >= Self.goal { return }
    }
  }

  private func isInside(_ color: Color, _ room: Room) -> Bool {
    let look = OKLCH(color)
    return look.isGrey || room.hue >= 180 || OKLCH.hueDistance(look.hue, room.home.hue) <= room.hue
  }

  private mutating func accept(_ seen: SeenColor, _ row: [Double], _ move: Double, at index: Int) {
    colors[index] = seen
    moves[index] = move
    shares[index] = row
    for other in row.indices { shares[other][index] = row[other] }
  }

  /// Mostly a colour whose pairs fail.
  private mutating func chosen() -> Int {
    let failing = colors.indices.filter { index in
      !rooms[index].isFixed && shares[index].contains { $0 < Self.goal }
    }
    let free = colors.indices.filter { !rooms[$0].isFixed }
    guard !free.isEmpty else { return 0 }
    return failing.isEmpty || random.unit() < 0.15
      ? free[random.index(below: free.count)] : failing[random.index(below: failing.count)]
  }

  private mutating func candidate(for index: Int, reach: Double) -> Color? {
    let room = rooms[index]
    guard !room.isFixed else { return nil }
    var look = OKLCH(colors[index].color)
    let scale = 0.1 + 0.9 * reach
    look.lightness += 0.12 * scale * random.bell()
    look.chroma += 0.06 * scale * random.bell()
    look.chroma = min(max(look.chroma, room.chroma.lowerBound), room.chroma.upperBound)
    let from = look.isGrey ? room.home.hue : look.hue
    var hue = from + 0.6 * min(room.hue, 60) * scale * random.bell()
    if room.hue < 180 {
      let turn = (hue - room.home.hue + 540).truncatingRemainder(dividingBy: 360) - 180
      hue = room.home.hue + min(max(turn, -room.hue), room.hue)
    }
    look.hue = (hue + 720).truncatingRemainder(dividingBy: 360)
    let color = look.inGamut.rounded
    guard color != colors[index].color, demands.stands(color), isInside(color, room),
      OKLCH(color).chroma >= room.chroma.lowerBound * 0.8
    else { return nil }
    return color
  }

  private mutating func row(of seen: SeenColor, except index: Int) -> [Double] {
    looks += colors.count - 1
    return colors.indices.map {
      $0 == index || !demands.asks(index, $0) ? .infinity : demands.share(seen, colors[$0])
    }
  }

  private func cost(_ row: [Double], _ move: Double) -> Double {
    var cost = move * move / 40_000
    for share in row where share < Self.goal {
      cost += (Self.goal - share) * (Self.goal - share)
    }
    return cost
  }
}
