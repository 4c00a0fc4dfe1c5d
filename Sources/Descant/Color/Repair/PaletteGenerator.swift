/// Makes palettes that pass, from nothing or from one colour.
public struct PaletteGenerator: Sendable {
  public struct Result: Sendable {
    /// In the order of use: every prefix is as far apart as it can be.
    public let colors: [Color]
    /// How far the worst pair reaches what is needed, 1 and more.
    public let share: Double
  }

  public let settings: LintSettings

  public init(settings: LintSettings = LintSettings()) { self.settings = settings }

  public static let mostColors = 12

  /// Colours that stand out from the grounds and from each other to everybody.
  ///
  /// - Parameters:
  ///   - count: how many, 1…12.
  ///   - grounds: all of them must be passed on.
  ///   - start: the first colour, moved only as far as its contrast asks.
  ///   - twins: colours of the other theme, whose hues are kept within 30°.
  /// - Returns: nil where no colour stands on all the grounds, or no such palette was found.
  public func colors(
    count: Int, on grounds: [Color], from start: Color? = nil, twins: [Color] = []
  ) -> Result? {
    guard (1...Self.mostColors).contains(count), !grounds.isEmpty else { return nil }
    var demands = PaletteDemands(grounds: grounds, settings: settings)
    let isLight = (grounds.map(\.luminance).min() ?? 1) > 0.18
    demands.mostContrast = max(demands.contrast + 2, isLight ? 13 : 14.5)
    demands.refused = [(0...50, 110...170), (230...290, 85...115)]
    let starts = beginnings(count, isLight: isLight, twins: twins).compactMap {
      $0.nearest(where: demands.stands)
    }
    let first = start?.nearest(where: demands.stands)
    guard starts.count == count, start == nil || first != nil else { return nil }
    let needs = demands.needs
    for scale in [2.4, 2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1] {
      demands.needs = needs.map {
        PaletteDemands.Need(vision: $0.vision, e: $0.e * scale, k: $0.k * scale)
      }
      for seed in 1...2 {
        let search = search(starts, first, demands, twins, seed: UInt64(seed))
        guard search.passes else { continue }
        let colors = search.colors.map(\.color)
        let ordered = twins.isEmpty ? Self.ordered(colors, demands) : colors
        return Result(colors: ordered, share: search.worst * scale)
      }
    }
    return nil
  }

  private func search(
    _ starts: [Color], _ first: Color?, _ demands: PaletteDemands, _ twins: [Color], seed: UInt64
  ) -> PaletteSearch {
    var starts = starts
    var rooms = starts.enumerated().map { index, color in
      let origin = twins.at(index) ?? color
      return PaletteSearch.Room(origin, hue: twins.isEmpty ? 180 : 28, chroma: 0.055...0.4)
    }
    if let first {
      starts[0] = first
      rooms[0] = PaletteSearch.Room(first, hue: 0)
      rooms[0].isFixed = true
    }
    var search = PaletteSearch(starts, rooms: rooms, demands: demands, seed: seed)
    search.spread(steps: 700 * starts.count)
    return search
  }

  /// Hues around the circle from blue, lightness up and down.
  private func beginnings(_ count: Int, isLight: Bool, twins: [Color]) -> [Color] {
    (0..<count).map { index in
      let lightness = isLight ? [0.4, 0.57, 0.3][index % 3] : [0.65, 0.85, 0.75][index % 3]
      let hue = twins.at(index).map { OKLCH($0).hue } ?? 264 + 360 * Double(index) / Double(count)
      let turned = hue.truncatingRemainder(dividingBy: 360)
      return OKLCH(lightness: lightness, chroma: 0.15, hue: turned).inGamut.rounded
    }
  }

  /// Each next colour is the one farthest from those before it.
  private static func ordered(_ colors: [Color], _ demands: PaletteDemands) -> [Color] {
    var rest = colors.dropFirst().map { SeenColor($0) }
    var chosen = colors.prefix(1).map { SeenColor($0) }
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
