/// Where one colour may go in a repair: it stands on its grounds, and stays the colour it was.
struct RepairRoom: Sendable {
  /// A colour it may become, and what that costs.
  struct Place: Sendable {
    let seen: SeenColor
    /// CIEDE2000 from the origin, and what a designer minds besides.
    let cost: Double
    /// CIEDE2000 from where the origin would stand if it were alone.
    let excess: Double
    /// Degrees from the hue it had.
    let turn: Double
    let name: RepairLimits.Name
  }

  let origin: Color
  /// The nearest of its hue that stands on the grounds, if there is one.
  let standing: Color?
  private let home: OKLCH
  private let lab: CIELab
  private let demands: PaletteDemands
  private let contrast: Double
  /// Whether an error speaks of it; what passes only gives way.
  private let isFailing: Bool
  private let standingLab: CIELab
  private let standingLightness: Double
  /// What it was called, and what it is called where it stands.
  private let words: Set<String>

  init(_ origin: Color, _ demands: PaletteDemands, contrast: Double, isFailing: Bool) {
    self.origin = origin
    self.demands = demands
    self.contrast = contrast
    self.isFailing = isFailing
    home = OKLCH(origin)
    lab = CIELab(origin)
    let own = origin.nearest(where: { demands.stands($0, least: contrast) })
    standing = own
    standingLab = CIELab(own ?? origin)
    standingLightness = OKLab(own ?? origin).values.x
    words = Set([origin, own].compactMap { $0 }.map(ColorTerm.word))
  }

  /// Of less chroma than this a hue is hardly a colour's own.
  private var isGrey: Bool { home.chroma < 0.03 }

  /// What it costs to become another colour.
  ///
  /// As far as CIEDE2000 goes, a dull green and a pure one may be as near to a bright one: the pure one is taken.
  func cost(of color: Color) -> Double {
    let beyond = standingLab.difference(from: CIELab(color))
    let far = lab.difference(from: CIELab(color)) + beyond * beyond / RepairLimits.Cost.lost
    guard !isGrey else { return far }
    let look = OKLCH(color)
    let loss = max(0, home.chroma - look.chroma)
    let excess = max(0, abs(look.lightness - standingLightness) - RepairLimits.Cost.free)
    return far + RepairLimits.Cost.turn * turn(to: look)
      + 100 * (RepairLimits.Cost.chroma * loss + RepairLimits.Cost.lightness * excess)
  }

  /// How much of its name another colour has: what it must be called to stand at all is its own as well.
  func name(of color: Color) -> RepairLimits.Name {
    if words.contains(ColorTerm.word(for: color)) { return .kept }
    if ColorTerm.hue(of: color) == ColorTerm.hue(of: origin) { return .hue }
    // Next to where one word ends and another begins, a turn that nobody sees changes it.
    let look = OKLCH(color)
    let isColor = min(look.chroma, home.chroma) >= ColorTerm.leastChroma
    return isColor && turn(to: look) <= RepairLimits.unseen ? .hue : .any
  }

  func turn(to look: OKLCH) -> Double {
    isGrey ? 0 : OKLCH.hueDistance(look.hue, home.hue)
  }

  private func isWithin(_ limits: RepairLimits, _ place: Place) -> Bool {
    place.turn <= limits.hue && place.name >= limits.name
      && place.excess <= (isFailing ? limits.reach : limits.giving)
  }

  /// Those of its places that a step leaves, by their index.
  func open(_ places: [Place], within limits: RepairLimits) -> [Int] {
    places.indices.filter { isWithin(limits, places[$0]) }
  }

  /// The colour as a place; nil where it does not stand, or has lost its chroma.
  ///
  /// - Parameters:
  ///   - color: of eight bits.
  ///   - top: the most chroma that sRGB shows at its lightness and hue, where that is known.
  /// - Returns: what it costs.
  private func place(_ color: Color, top: Double? = nil) -> Place? {
    guard demands.stands(color, least: contrast) else { return nil }
    if color.hex == origin.hex {
      return Place(seen: SeenColor(color), cost: 0, excess: 0, turn: 0, name: .kept)
    }
    let look = OKLCH(color)
    // What is dull stays dull: a brown that grows lighter is no bright orange.
    let keepsChroma =
      isGrey
      ? look.chroma <= home.chroma + 0.02
      : look.chroma >= RepairLimits.chroma * min(home.chroma, top ?? look.mostChroma)
        && look.chroma <= home.chroma + RepairLimits.brighter
    guard keepsChroma else { return nil }
    return Place(
      seen: SeenColor(color), cost: cost(of: color),
      excess: standingLab.difference(from: CIELab(color)), turn: turn(to: look),
      name: name(of: color))
  }

  func admits(_ color: Color, _ limits: RepairLimits) -> Bool {
    place(color).map { isWithin(limits, $0) } ?? false
  }

  /// A lattice around the origin, the cheapest first; itself foremost where it may stay.
  func places(upTo hue: Double) -> [Place] {
    var found = [place(origin), standing.flatMap { place($0) }].compactMap { $0 }
    var known = Set(found.map(\.seen.color.hex))
    for (look, top) in lattice(upTo: hue) {
      let color = look.lab.light.color.rounded
      guard demands.stands(color, least: contrast), known.insert(color.hex).inserted,
        let place = place(color, top: top), place.turn <= hue
      else { continue }
      found.append(place)
    }
    return found.sorted { ($0.cost, $0.seen.color.hex) < ($1.cost, $1.seen.color.hex) }
  }

  private static let turns: [Double] = [0, 5, 10, 15, 19.5, 24.5, 34, 44.5]

  /// Colours that sRGB shows, each with the most chroma beside it.
  private func lattice(upTo hue: Double) -> [(look: OKLCH, top: Double)] {
    let turns =
      isGrey
      ? stride(from: 0, to: 360, by: 45).map { $0 }
      : Self.turns.filter { $0 <= hue }.flatMap { $0 == 0 ? [0] : [-$0, $0] }
    return (-30...30).map { home.lightness + Self.step * Double($0) }
      .filter { (0.02..<0.99) ~= $0 }.flatMap { lightness in
        turns.flatMap { turn -> [(look: OKLCH, top: Double)] in
          var look = OKLCH(lightness: lightness, chroma: 0, hue: home.hue + turn)
          let top = look.mostChroma
          let kept = min(home.chroma, top)
          let chromas =
            isGrey ? (turn == 0 ? [kept, 0] : [kept + 0.015]) : [kept * 0.93, kept * 1.12]
          return chromas.map { chroma in
            look.chroma = min(chroma, top)
            return (look, top)
          }
        }
      }
  }

  /// Of lightness, in OKLab, between two rows of the lattice.
  private static let step = 0.016

  /// Near a colour, or part of the way back to the origin.
  func candidate(
    near color: Color, reach: Double, _ limits: RepairLimits, by random: inout SteadyRandom
  ) -> Color? {
    let here = OKLab(color).values
    var next: OKLCH
    if random.unit() < 0.35 {
      let share = random.unit() * random.unit()
      let mixed = here + (home.lab.values - here) * share
      next = OKLCH(OKLab(mixed.x, mixed.y, mixed.z))
    } else {
      next = OKLCH(color)
      next.lightness += 0.03 * reach * random.bell()
      next.chroma = max(0, next.chroma + 0.02 * reach * random.bell())
      next.hue = (next.hue + 6 * reach * random.bell() + 720).truncatingRemainder(dividingBy: 360)
    }
    let found = next.inGamut.rounded
    return found.hex != color.hex && admits(found, limits) ? found : nil
  }
}
