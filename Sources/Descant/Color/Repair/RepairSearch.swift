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
  private let places: [[RepairRoom.Place]]
  /// By two slots of one family of hues: the first was clearly lighter than the second, and can stay so.
  private let isLighter: [[Bool]]
  /// Whether two places are far enough apart, by the pair of colours: 0 not yet known, 1 yes, 2 no.
  private var known: [Int: [UInt8]] = [:]
  private(set) var looks = 0
  private(set) var colors: [SeenColor]
  /// What holds now, and the places that it leaves.
  private var limits: RepairLimits
  private var open: [[Int]] = []

  /// - Parameters:
  ///   - rooms: one for each colour.
  ///   - free: those that may move.
  ///   - demands: what every colour and pair must reach.
  ///   - limits: the widest that will be asked for.
  ///   - mostLooks: how many pairs may be compared.
  init(
    _ rooms: [RepairRoom], free: [Int], demands: PaletteDemands, upTo limits: RepairLimits,
    mostLooks: Int
  ) {
    self.rooms = rooms
    self.demands = demands
    self.free = free
    self.limits = limits
    self.mostLooks = mostLooks
    start = rooms.map { SeenColor($0.origin) }
    colors = start
    random = SteadyRandom(seed: 1)
    // What a lattice costs, in pairs that could have been compared; where that is too much, none is made.
    let cost = 900 * free.count
    looks = min(cost, mostLooks)
    places = cost > mostLooks ? [] : free.map { rooms[$0].places(upTo: limits.hue) }
    let light = rooms.map { OKLab($0.origin).values.x }
    let reached = rooms.map { OKLab($0.standing ?? $0.origin).values.x }
    // What its author pinned leaves the others no say in where they stand beside it.
    let staying = demands.staying
    isLighter = light.indices.map { a in
      light.indices.map { b -> Bool in
        guard !staying.contains(a), !staying.contains(b) else { return false }
        return light[a] >= light[b] + RepairLimits.clear
          && reached[a] > reached[b] - RepairLimits.level
          && Self.isOneFamily(rooms[a].origin, rooms[b].origin)
      }
    }
  }

  /// What all of it costs.
  private var cost: Double { free.reduce(0) { $0 + rooms[$1].cost(of: colors[$1].color) } }

  /// Whether two colours are called by one hue, or by hues that lie side by side.
  private static func isOneFamily(_ a: Color, _ b: Color) -> Bool {
    if ColorTerm.hue(of: a) == ColorTerm.hue(of: b) { return true }
    let (first, second) = (OKLCH(a), OKLCH(b))
    return min(first.chroma, second.chroma) >= ColorTerm.leastChroma
      && OKLCH.hueDistance(first.hue, second.hue) <= RepairLimits.neighbours
  }

  var isSpent: Bool { looks >= mostLooks }

  /// Whether a palette was found in which nothing fails; the better of two tries.
  mutating func solve(_ limits: RepairLimits) -> Bool {
    self.limits = limits
    open = zip(free, places).map { rooms[$0].open($1, within: limits) }
    guard !open.isEmpty, open.allSatisfy({ !$0.isEmpty }) else { return false }
    var found: (colors: [SeenColor], cost: Double)?
    // Where one or two colours move, there is nothing to be had from another beginning.
    for _ in 0..<(free.count < 3 ? 1 : 2) where found == nil || looks < mostLooks / 2 {
      guard var best = firstSetting() else { break }
      for _ in 0..<(30 * free.count) where !isSpent && free.count > 1 {
        if let next = resetting(best), next.total <= best.total { best = next }
      }
      colors = start
      for (index, place) in best.places.enumerated() {
        colors[free[index]] = places[index][place].seen
      }
      creep()
      if cost < found?.cost ?? .infinity { found = (colors, cost) }
    }
    colors = found?.colors ?? start
    return found != nil
  }

  /// Takes what a wider step finds where that costs less than a share of what was found.
  mutating func reconsider(within limits: RepairLimits, below share: Double) {
    let (found, before) = (colors, cost)
    if !solve(limits) || cost >= share * before { colors = found }
  }

  /// Goes on from a palette that passes, however it was found.
  mutating func settle(from found: [SeenColor]) {
    colors = found
    creep()
  }

  // MARK: On the lattice

  private typealias Setting = (places: [Int], total: Double)

  /// How many orders are tried for each colour before a step is given up: what follows lets go of more.
  private static let tries = 60

  /// The best of many orders; a colour that found no place comes first in the next.
  private mutating func firstSetting() -> Setting? {
    var order = free.indices.sorted { places[$0][open[$0][0]].cost > places[$1][open[$1][0]].cost }
    var best: Setting?
    let budget = looks + (mostLooks - looks) / 4
    let empty = [Int](repeating: -1, count: free.count)
    for turn in 0..<(Self.tries * free.count) where best == nil || turn < 3 * free.count {
      guard looks < budget else { break }
      // The nearest place of the first bars others: later tries pass over some.
      switch setting(order, into: empty, passingOver: turn < 2 * free.count ? 0 : 0.3) {
      case .success(let found):
        if found.total < best?.total ?? .infinity { best = found }
        order.shuffle(using: &random)
      case .failure(let stuck):
        order.removeAll { $0 == stuck.index }
        order.insert(stuck.index, at: order.isEmpty ? 0 : random.index(below: min(2, order.count)))
        if turn % 5 == 4 { order.shuffle(using: &random) }
      }
    }
    return best
  }

  /// Takes two or three colours out and sets them again in another order.
  private mutating func resetting(_ setting: Setting) -> Setting? {
    let out = Array(free.indices.shuffled(using: &random).prefix(2 + random.index(below: 2)))
    var kept = setting.places
    for index in out { kept[index] = -1 }
    // Which colour found no place helps only those who choose an order.
    return try? self.setting(out, into: kept).get()
  }

  /// The colour that found no place.
  private struct Stuck: Error {
    let index: Int
  }

  /// Each colour of an order at its nearest place that fits all that are set.
  private mutating func setting(
    _ order: [Int], into kept: [Int], passingOver share: Double = 0
  ) -> Result<Setting, Stuck> {
    var chosen = kept
    for index in order {
      var place: Int?
      for candidate in open[index] where !isSpent && fits(candidate, of: index, chosen) {
        place = candidate
        if share == 0 || random.unit() >= share { break }
      }
      guard let place else { return .failure(Stuck(index: index)) }
      chosen[index] = place
    }
    let total = chosen.indices.reduce(0) { $0 + places[$1][chosen[$1]].cost }
    return .success((chosen, total))
  }

  private mutating func fits(_ place: Int, of index: Int, _ chosen: [Int]) -> Bool {
    let (slot, seen) = (free[index], places[index][place].seen)
    guard keepsOrder(seen, at: slot, among: start, free), fitsFixed(place, of: index) else {
      return false
    }
    return chosen.indices.allSatisfy { other in
      guard chosen[other] >= 0, other != index else { return true }
      let beside = places[other][chosen[other]].seen
      return isInOrder(seen, slot, beside, free[other])
        && areApart(index, place, other, chosen[other])
    }
  }

  /// Whether what was lighter still is, beside all colours but some.
  private func keepsOrder(
    _ seen: SeenColor, at slot: Int, among colors: [SeenColor], _ except: [Int]
  ) -> Bool {
    colors.indices.allSatisfy { other in
      other == slot || except.contains(other) || isInOrder(seen, slot, colors[other], other)
    }
  }

  private func isInOrder(_ a: SeenColor, _ first: Int, _ b: SeenColor, _ second: Int) -> Bool {
    guard limits.keepsOrder, demands.asks(first, second) else { return true }
    let step = a.normal.ok.values.x - b.normal.ok.values.x
    return !(isLighter[first][second] && step < -RepairLimits.level)
      && !(isLighter[second][first] && step > RepairLimits.level)
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
    var costs = rooms.indices.map { rooms[$0].cost(of: colors[$0].color) }
    var best = (colors: colors, total: costs.reduce(0, +))
    var total = best.total
    let steps = 420 * free.count
    for step in 0..<steps where !isSpent {
      let calm = pow(0.02, Double(step) / Double(steps))
      let slot = free[random.index(below: free.count)]
      guard costs[slot] > 0.2 || limits.giving > 0,
        let color = rooms[slot].candidate(
          near: colors[slot].color, reach: calm, limits, by: &random)
      else { continue }
      let cost = rooms[slot].cost(of: color)
      let change = cost - costs[slot]
      guard change < 0 || random.unit() < exp(-change / (0.5 * calm)) else { continue }
      let seen = SeenColor(color)
      guard passes(seen, at: slot) else { continue }
      colors[slot] = seen
      costs[slot] = cost
      total += change
      if total < best.total - 1e-9 { best = (colors, total) }
    }
    colors = best.colors
    for slot in free { comeHome(slot) }
  }

  private mutating func comeHome(_ slot: Int) {
    let home = start[slot]
    if rooms[slot].admits(home.color, limits), passes(home, at: slot) { colors[slot] = home }
  }

  private mutating func passes(_ seen: SeenColor, at slot: Int) -> Bool {
    for other in colors.indices where other != slot && demands.asks(slot, other) {
      looks += 1
      guard isInOrder(seen, slot, colors[other], other), demands.areApart(seen, colors[other])
      else { return false }
    }
    return true
  }
}
