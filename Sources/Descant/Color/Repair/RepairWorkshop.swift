/// One list on its way to a repair: what may move, and how it is tried.
struct RepairWorkshop {
  let origins: [Color]
  private let failing: [Int]
  /// Besides the failing ones, for where those alone find no way.
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

  private var limits: RepairLimits {
    RepairLimits(hue: aim == .hues ? 6 : 45)
  }

  /// - Parameter mostLooks: how many pairs may be compared.
  /// - Returns: the nearest palette that passes, or the best that was found.
  func mended(mostLooks: Int) -> (colors: [Color], looks: Int) {
    var looks = 0
    let rooms = zip(origins, contrasts).map { RepairRoom($0, demands, contrast: $1, limits) }
    // A colour that can stand on none of its grounds bars nothing but itself.
    let able = failing.filter { index in
      origins[index].nearest(where: { demands.stands($0, least: contrasts[index]) }) != nil
    }
    for free in [able, movable.filter { able.contains($0) || !failing.contains($0) }] {
      guard !free.isEmpty, looks < mostLooks else { continue }
      var (best, movement): ([Color]?, Double) = (nil, .infinity)
      for seed in 1...2 where best == nil || looks < mostLooks / 2 {
        var search = RepairSearch(
          origins, rooms: rooms, free: free, demands: demands, seed: UInt64(seed),
          mostLooks: mostLooks - looks)
        if search.solve(), search.movement < movement {
          (best, movement) = (search.colors.map(\.color), search.movement)
        }
        looks += search.looks
        guard best != nil else { break }
        // Where one colour moves, there is nothing to be had from another beginning.
        if free.count < 3 { break }
      }
      if let best { return (best, looks) }
    }
    return pushed(rooms, able, looks: looks, mostLooks: mostLooks)
  }

  /// Lets colours push each other apart from where they stand, and then creep home.
  private func pushed(
    _ rooms: [RepairRoom], _ able: [Int], looks: Int, mostLooks: Int
  ) -> (colors: [Color], looks: Int) {
    var looks = looks
    var (best, worst): ([Color]?, Double) = (nil, -1)
    for seed in 1...2 where looks < mostLooks || best == nil {
      let start = origins.indices.map { index -> Color in
        guard able.contains(index) else { return origins[index] }
        return origins[index].nearest(where: { demands.stands($0, least: contrasts[index]) })
          ?? origins[index]
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
          origins, rooms: rooms, free: movable, demands: demands, seed: 1,
          mostLooks: max(0, mostLooks - looks))
        search.settle(from: push.colors)
        return (search.colors.map(\.color), looks + search.looks)
      }
      if push.worst > worst { (best, worst) = (push.colors.map(\.color), push.worst) }
    }
    return (best ?? origins, looks)
  }
}
