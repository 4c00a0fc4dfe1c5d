/// Makes palettes that pass, from nothing or from one colour.
package struct PaletteGenerator: Sendable {
  package struct Result: Sendable {
    /// In the order of use: every prefix is as far apart as it can be.
    package let colors: [Color]
    /// How far the worst pair reaches what is needed, 1 and more.
    package let share: Double
  }

  package let settings: LintSettings

  package init(settings: LintSettings = LintSettings()) { self.settings = settings }

  package static let mostColors = 12

  /// Colours that stand out from the grounds and from each other to everybody.
  ///
  /// - Parameters:
  ///   - count: how many, 1…12.
  ///   - grounds: all of them must be passed on.
  ///   - starts: the first colours, which stay as they are.
  ///   - twins: colours of the other theme, whose hues are kept within 30°.
  /// - Returns: nil where no colour stands on all the grounds, or no such palette was found.
  package func colors(
    count: Int, on grounds: [Color], from starts: [Color] = [], twins: [Color] = []
  ) -> Result? {
    guard (1...Self.mostColors).contains(count), !grounds.isEmpty, starts.count <= count else {
      return nil
    }
    var demands = PaletteDemands(grounds: grounds, settings: settings)
    let isLight = (grounds.map(\.luminance).min() ?? 1) > 0.18
    demands.mostContrast = max(demands.contrast + 2, isLight ? 13 : 14.5)
    demands.refused = [(0...50, 110...170), (230...290, 85...115)]
    demands.staying = Set(starts.indices)
    let hues = beginnings(count, after: starts, isLight: isLight, twins: twins)
    let beginnings = hues.enumerated().compactMap { index, color in
      starts.at(index) ?? color.nearest(where: demands.stands)
    }
    guard beginnings.count == count else { return nil }
    // The widest spacing that a search reaches: each answer halves what is left.
    var best: Result?
    var (low, high) = (0, Self.spacings.count - 1)
    while low <= high {
      // Many colours are never far apart: begin where they may be.
      let isFirst = best == nil && high == Self.spacings.count - 1
      let middle = isFirst && count > 8 ? 1 : (low + high) / 2
      guard let found = spaced(beginnings, starts.count, demands, twins, Self.spacings[middle])
      else {
        high = middle - 1
        continue
      }
      best = found
      low = middle + 1
    }
    return best
  }

  /// How many times what the rules need.
  private static let spacings = [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.4]

  private func spaced(
    _ beginnings: [Color], _ fixed: Int, _ demands: PaletteDemands, _ twins: [Color],
    _ spacing: Double
  ) -> Result? {
    let scaled = demands.scaled(by: spacing)
    for (seed, room) in [(1, 30.0), (2, 180)] {
      let rooms = beginnings.enumerated().map { index, color -> PaletteSearch.Room in
        let origin = twins.at(index) ?? color
        var place = PaletteSearch.Room(
          origin, hue: twins.isEmpty ? room : 28, chroma: 0.055...0.4)
        place.isFixed = index < fixed
        return place
      }
      var search = PaletteSearch(beginnings, rooms: rooms, demands: scaled, seed: UInt64(seed))
      search.spread(steps: 450 * beginnings.count)
      guard search.passes(fixed: fixed) else { continue }
      let colors = search.colors.map(\.color)
      let ordered = twins.isEmpty ? Self.ordered(colors, after: max(1, fixed), scaled) : colors
      return Result(colors: ordered, share: search.worst * spacing)
    }
    return nil
  }

  /// Hues that have names of their own, around the circle from blue; lightness up and down.
  private func beginnings(
    _ count: Int, after starts: [Color], isLight: Bool, twins: [Color]
  ) -> [Color] {
    let taken = starts.map { OKLCH($0) }.filter { !$0.isGrey }
    var hues = ColorTerm.distinct.filter { hue in
      !taken.contains { OKLCH.hueDistance($0.hue, hue) < 25 }
    }
    if hues.isEmpty { hues = ColorTerm.distinct }
    return (0..<count).map { index in
      let place = index - starts.count
      let lightness = isLight ? [0.4, 0.57, 0.3][index % 3] : [0.65, 0.85, 0.75][index % 3]
      let hue = twins.at(index).map { OKLCH($0).hue } ?? hues[max(0, place) % hues.count]
      return OKLCH(lightness: lightness, chroma: 0.15, hue: hue).inGamut.rounded
    }
  }

  /// Each next colour is the one farthest from those before it.
  private static func ordered(
    _ colors: [Color], after fixed: Int, _ demands: PaletteDemands
  ) -> [Color] {
    var rest = colors.dropFirst(fixed).map { SeenColor($0) }
    var chosen = colors.prefix(fixed).map { SeenColor($0) }
    while !rest.isEmpty {
      let distances = rest.map { color in
        chosen.map { demands.share($0, color) }.min() ?? 0
      }
      let best = distances.indices.max { distances[$0] < distances[$1] } ?? 0
      chosen.append(rest.remove(at: best))
    }
    return chosen.map(\.color)
  }
}
