/// One list on its way to a repair: what may move, and how it is tried.
struct RepairWorkshop {
  let origins: [Color]
  private let failing: [Int]
  /// All that is not pinned: what passes gives way where the failing ones find none.
  private let movable: [Int]
  private let aim: PaletteRepair.Aim
  private let demands: PaletteDemands
  private let contrasts: [Double]

  init(
    _ list: ColorList, settings: LintSettings, failing: [Int], aim: PaletteRepair.Aim
  ) {
    let view = PaletteView(list)
    // What is translucent becomes the colour that shows; what stays, stays.
    origins = list.swatches.map { $0.color.over(view.grounds[0]).rounded }
    self.failing = failing
    self.aim = aim
    let cues =
      settings.profile.cuesExcuseColor && view.saysCues && list.swatches.allSatisfy(\.hasCue)
      && view.pairs.allSatisfy(view.hasCue)
    var demands = PaletteDemands(grounds: view.grounds, settings: settings, cuesExcuse: cues)
    demands.meeting = list.meeting
    demands.staying = list.pinned
    let text = settings.limits(of: .contrastText).error[.contrast] ?? 1
    let least = demands.contrast
    contrasts = list.swatches.map { $0.isText ? max(least, text) : least }
    movable = list.swatches.indices.filter { !list.pinned.contains($0) }
    self.demands = aim == .apart ? demands.scaled(by: 1.2) : demands
  }

  private var steps: [RepairLimits] { aim == .hues ? RepairLimits.strict : RepairLimits.steps }

  private func rooms() -> [RepairRoom] {
    origins.indices.map { index in
      RepairRoom(
        origins[index], demands, contrast: contrasts[index], isFailing: failing.contains(index))
    }
  }

  /// Colours that have another name now than they had, or need to have on their grounds.
  func renamed(_ colors: [Color]) -> [Int] {
    zip(rooms(), colors).enumerated().compactMap { index, pair in
      pair.0.name(of: pair.1) == .kept ? nil : index
    }
  }

  /// What came of a search.
  struct Outcome {
    var colors: [Color]
    /// How many pairs were compared.
    var looks: Int
    /// Whether it is the palette that it was.
    var isItself: Bool
  }

  /// - Parameter mostLooks: how many pairs may be compared.
  /// - Returns: the nearest palette that passes, or the best that was found.
  func mended(mostLooks: Int) -> Outcome {
    let rooms = rooms()
    // A colour that can stand on none of its grounds bars nothing but itself.
    let able = failing.filter { rooms[$0].standing != nil }
    let limits = steps
    guard let widest = limits.last, !able.isEmpty else {
      return Outcome(colors: origins, looks: 0, isItself: true)
    }
    let free = movable.filter { able.contains($0) || !failing.contains($0) }
    var search = RepairSearch(
      rooms, free: free, demands: demands, upTo: widest, mostLooks: mostLooks)
    for (place, step) in limits.enumerated() where search.solve(step) {
      // Where nothing that passes may move, what fails sometimes goes far for a step that nobody would see.
      if step.giving == 0, let next = limits.at(place + 1), next.isItself {
        search.reconsider(within: next, below: RepairLimits.worthGiving)
      }
      return Outcome(
        colors: search.colors.map(\.color), looks: search.looks, isItself: step.isItself)
    }
    let made = pushed(rooms, able, widest, looks: search.looks, mostLooks: mostLooks)
    return Outcome(colors: made.colors, looks: made.looks, isItself: false)
  }

  /// Lets colours push each other apart from where they stand, and then creep home.
  private func pushed(
    _ rooms: [RepairRoom], _ able: [Int], _ limits: RepairLimits, looks: Int, mostLooks: Int
  ) -> (colors: [Color], looks: Int) {
    var looks = looks
    var (best, worst): ([Color]?, Double) = (nil, -1)
    for seed in 1...2 where looks < mostLooks || best == nil {
      let start = origins.indices.map { index in
        able.contains(index) ? rooms[index].standing ?? origins[index] : origins[index]
      }
      let places = origins.indices.map { index -> PaletteSearch.Room in
        var room = PaletteSearch.Room(origins[index], hue: 45)
        let isStuck = failing.contains(index) && !able.contains(index)
        room.isFixed = isStuck || !movable.contains(index)
        return room
      }
      var push = PaletteSearch(
        start, rooms: places, demands: demands, seed: UInt64(seed),
        mostLooks: max(500, mostLooks - looks))
      push.spread(steps: 1000 * min(origins.count, 8))
      looks += push.looks
      if push.passes {
        var search = RepairSearch(
          rooms, free: movable, demands: demands, upTo: limits, mostLooks: max(0, mostLooks - looks)
        )
        search.settle(from: push.colors)
        return (search.colors.map(\.color), looks + search.looks)
      }
      if push.worst > worst { (best, worst) = (push.colors.map(\.color), push.worst) }
    }
    return (best ?? origins, looks)
  }
}
