/// Where one colour may go in a repair: it stands on its grounds, and stays the colour it was.
struct RepairRoom: Sendable {
  /// A colour it may become, and how far that is.
  struct Place: Sendable {
    let seen: SeenColor
    /// CIEDE2000 from the origin.
    let move: Double
  }

  let origin: Color
  private let home: OKLCH
  private let lab: CIELab
  private let demands: PaletteDemands
  private let contrast: Double
  private let limits: RepairLimits

  init(_ origin: Color, _ demands: PaletteDemands, contrast: Double, _ limits: RepairLimits) {
    self.origin = origin
    self.demands = demands
    self.contrast = contrast
    self.limits = limits
    home = OKLCH(origin)
    lab = CIELab(origin)
  }

  /// Of less chroma than this a hue is hardly a colour's own.
  private var isGrey: Bool { home.chroma < 0.03 }

  func move(to color: Color) -> Double { lab.difference(from: CIELab(color)) }

  func admits(_ color: Color) -> Bool {
    guard demands.stands(color, least: contrast) else { return false }
    if color.hex == origin.hex { return true }
    let look = OKLCH(color)
    if isGrey { return look.chroma <= home.chroma + 0.02 }
    return OKLCH.hueDistance(look.hue, home.hue) <= limits.hue
      && look.chroma >= limits.chroma * min(home.chroma, look.mostChroma)
  }

  /// The nearest places of a lattice around the origin; itself first where it may stay.
  func places(most: Int) -> [Place] {
    var found: [(color: Color, move: Double)] = []
    func add(_ look: OKLCH) {
      let color = look.inGamut.rounded
      if admits(color) { found.append((color, move(to: color))) }
    }
    if admits(origin) { found.append((origin, 0)) }
    let own = origin.nearest(where: { demands.stands($0, least: contrast) })
    if let own, admits(own) { found.append((own, move(to: own))) }
    let turns: [Double] =
      isGrey
      ? stride(from: 0, to: 360, by: 45).map { $0 }
      : stride(from: -limits.hue, through: limits.hue, by: limits.hue / 6).map { $0 }
    for step in -18...18 {
      let lightness = home.lightness + 0.025 * Double(step)
      guard lightness > 0.02, lightness < 0.99 else { continue }
      for turn in turns {
        var look = OKLCH(lightness: lightness, chroma: 0, hue: home.hue + turn)
        let chromas: [Double]
        if isGrey {
          chromas = turn == 0 ? [home.chroma, 0] : [home.chroma + 0.015]
        } else {
          let kept = min(home.chroma, look.mostChroma)
          chromas = [kept * max(limits.chroma, 0.94), kept * 1.12]
        }
        for chroma in chromas {
          look.chroma = chroma
          add(look)
        }
      }
    }
    var known = Set<String>()
    return found.sorted { ($0.move, $0.color.hex) < ($1.move, $1.color.hex) }
      .filter { known.insert($0.color.hex).inserted }.prefix(most)
      .map { Place(seen: SeenColor($0.color), move: $0.move) }
  }

  /// Near a colour, or part of the way back to the origin.
  func candidate(
    near color: Color, reach: Double, by random: inout SteadyRandom
  ) -> Color? {
    let here = OKLab(color).values
    if random.unit() < 0.35 {
      let share = random.unit() * random.unit()
      let mixed = here + (home.lab.values - here) * share
      return kept(OKLCH(OKLab(mixed.x, mixed.y, mixed.z)).inGamut.rounded, from: color)
    }
    var look = OKLCH(color)
    look.lightness += 0.03 * reach * random.bell()
    look.chroma = max(0, look.chroma + 0.02 * reach * random.bell())
    look.hue = (look.hue + 6 * reach * random.bell() + 720).truncatingRemainder(dividingBy: 360)
    return kept(look.inGamut.rounded, from: color)
  }

  private func kept(_ color: Color, from old: Color) -> Color? {
    color.hex != old.hex && admits(color) ? color : nil
  }
}

/// How far a repair may change what a colour is.
struct RepairLimits: Sendable {
  /// Degrees to either side of its hue.
  var hue = 45.0
  /// Of its chroma, or of what sRGB shows there.
  var chroma = 0.92
  /// How much more than the least contrast and distance is aimed at.
  var margin = 1.0
}
