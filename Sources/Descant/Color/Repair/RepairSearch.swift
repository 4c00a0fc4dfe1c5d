import Foundation

/// Finds the palette in which nothing fails that is nearest to one in which something does.
///
/// Colours are set one after the other at the nearest place that those before them leave; many orders
/// are tried, some colours are taken out and set again, and at last all of them creep back home.
struct RepairSearch {
  private let rooms: [RepairRoom]
  private let demands: PaletteDemands
  /// The colours that may move, and pairs of which neither does.
  private let free: [Int]
  private let start: [SeenColor]
  private let mostLooks: Int
  private var random: SteadyRandom
  private var places: [[RepairRoom.Place]] = []
  /// Whether two places are far enough apart, by the pair of colours: 0 not yet known, 1 yes, 2 no.
  private var known: [Int: [UInt8]] = [:]
  private(set) var looks = 0
  private(set) var colors: [SeenColor]

  private static let mostPlaces = 320

  init(
    _ origins: [Color], rooms: [RepairRoom], free: [Int], demands: PaletteDemands, seed: UInt64,
    mostLooks: Int
  ) {
    self.rooms = rooms
    self.demands = demands
    self.free = free
    self.mostLooks = mostLooks
    start = origins.map { SeenColor($0) }
    colors = start
    random = SteadyRandom(seed: seed)
  }

  var movement: Double { free.reduce(0) { $0 + rooms[$1].move(to: colors[$1].color) } }

  var isSpent: Bool { looks >= mostLooks }

  /// Whether a palette was found in which nothing fails.
  mutating func solve() -> Bool {
    // What a lattice costs, in pairs that could have been compared.
    let cost = 900 * free.count
    guard looks + cost <= mostLooks else { return false }
    looks += cost
    places = free.map { rooms[$0].places(most: Self.mostPlaces) }
    guard places.allSatisfy({ !$0.isEmpty }), var best = firstSetting() else { return false }
    for _ in 0..<(30 * free.count) where !isSpent && free.count > 1 {
      if let next = resetting(best), next.total <= best.total { best = next }
    }
    for (slot, place) in zip(free, best.places) {
      colors[slot] = places[free.firstIndex(of: slot) ?? 0][place].seen
    }
    creep()
    return true
  }

  /// Goes on from a palette that passes, however it was found.
  mutating func settle(from found: [SeenColor]) {
    colors = found
    creep()
  }

  // MARK: On the lattice

  private typealias Setting = (places: [Int], total: Double)

  private mutating func firstSetting() -> Setting? {
    let all = Array(free.indices)
    let far = all.sorted { places[$0][0].move > places[$1][0].move }
    var best: Setting?
    let count = (1...max(free.count, 1)).reduce(1) { min($0 * $1, 40) }
    for turn in 0..<(count + 2) where !isSpent || best == nil {
      let order = turn == 0 ? far : turn == 1 ? far.reversed() : all.shuffled(using: &random)
      guard turn < 8 || best != nil || !isSpent else { break }
      let empty = [Int](repeating: -1, count: free.count)
      if let found = setting(order, into: empty), found.total < best?.total ?? .infinity {
        best = found
      }
    }
    return best
  }

  /// Takes two or three colours out and sets them again in another order.
  private mutating func resetting(_ setting: Setting) -> Setting? {
    let out = Array(free.indices.shuffled(using: &random).prefix(2 + random.index(below: 2)))
    var kept = setting.places
    for index in out { kept[index] = -1 }
    return self.setting(out, into: kept)
  }

  /// Each colour of an order at its nearest place that fits all that are set.
  private mutating func setting(_ order: [Int], into kept: [Int]) -> Setting? {
    var chosen = kept
    for index in order {
      let place = places[index].indices.first { !isSpent && fits($0, of: index, chosen) }
      guard let place else { return nil }
      chosen[index] = place
    }
    let total = chosen.indices.reduce(0) { $0 + places[$1][chosen[$1]].move }
    return (chosen, total)
  }

  private mutating func fits(_ place: Int, of index: Int, _ chosen: [Int]) -> Bool {
    guard fitsFixed(place, of: index) else { return false }
    return chosen.indices.allSatisfy { other in
      chosen[other] < 0 || other == index || areApart(index, place, other, chosen[other])
    }
  }

  private mutating func fitsFixed(_ place: Int, of index: Int) -> Bool {
    let key = -1 - index
    if let answer = known[key]?[place], answer > 0 { return answer == 1 }
    let slot = free[index]
    let seen = places[index][place].seen
    let answer = start.indices.allSatisfy { other in
      if free.contains(other) || !demands.asks(slot, other) { return true }
      looks += 1
      return demands.areApart(seen, start[other])
    }
    known[key, default: [UInt8](repeating: 0, count: places[index].count)][place] = answer ? 1 : 2
    return answer
  }

  private mutating func areApart(_ a: Int, _ first: Int, _ b: Int, _ second: Int) -> Bool {
    guard a < b else { return areApart(b, second, a, first) }
    guard demands.asks(free[a], free[b]) else { return true }
    let key = a * free.count + b
    let width = places[b].count
    if let answer = known[key]?[first * width + second], answer > 0 { return answer == 1 }
    looks += 1
    let answer = demands.areApart(places[a][first].seen, places[b][second].seen)
    known[key, default: [UInt8](repeating: 0, count: places[a].count * width)][
      first * width + second] = answer ? 1 : 2
    return answer
  }

  // MARK: Off the lattice

  /// Small moves, at first also away from home where that lets another colour come nearer.
  private mutating func creep() {
    guard !free.isEmpty else { return }
    var moves = rooms.indices.map { rooms[$0].move(to: colors[$0].color) }
    var best = (colors: colors, total: moves.reduce(0, +))
    var total = best.total
    let steps = 420 * free.count
    for step in 0..<steps where !isSpent {
      let calm = pow(0.02, Double(step) / Double(steps))
      let slot = free[random.index(below: free.count)]
      guard moves[slot] > 0.2,
        let color = rooms[slot].candidate(near: colors[slot].color, reach: calm, by: &random)
      else { continue }
      let move = rooms[slot].move(to: color)
      let change = move - moves[slot]
      guard change < 0 || random.unit() < exp(-change / (0.5 * calm)) else { continue }
      let seen = SeenColor(color)
      guard passes(seen, at: slot) else { continue }
      colors[slot] = seen
      moves[slot] = move
      total += change
      if total < best.total - 1e-9 { best = (colors, total) }
    }
    colors = best.colors
    for slot in free { comeHome(slot) }
  }

  private mutating func comeHome(_ slot: Int) {
    let home = start[slot]
    if rooms[slot].admits(home.color), passes(home, at: slot) { colors[slot] = home }
  }

  private mutating func passes(_ seen: SeenColor, at slot: Int) -> Bool {
    for other in colors.indices where other != slot && demands.asks(slot, other) {
      looks += 1
      guard demands.areApart(seen, colors[other]) else { return false }
    }
    return true
  }
}
