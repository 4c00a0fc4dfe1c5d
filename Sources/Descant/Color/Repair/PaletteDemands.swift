/// What every colour and every pair of a palette must reach.
struct PaletteDemands: Sendable {
  struct Need: Sendable {
    let vision: Vision
    let e: Double
    let k: Double
  }

  var grounds: [Color]
  /// Least contrast with every ground, and the most, where colours should stay colours.
  var contrast: Double
  var mostContrast = 21.0
  var needs: [Need]
  /// Pairs that have to be told apart; nil for all.
  var meeting: Set<SwatchPair>?
  /// Slots that stay: of two of them nothing is asked.
  var staying: Set<Int> = []
  /// Pairs of hue ranges that may not stand together.
  var refused: [(ClosedRange<Double>, ClosedRange<Double>)] = []
  private let luminances: [Double]

  /// - Parameters:
  ///   - grounds: what all of them stand on.
  ///   - settings: how strictly.
  ///   - cuesExcuse: whether symbols tell colours apart where readers can't.
  init(grounds: [Color], settings: LintSettings, cuesExcuse: Bool = false) {
    self.grounds = grounds
    luminances = grounds.map(\.luminance)
    let level = settings.level(of: .contrastGround) ?? .error
    contrast = level != .error ? 1 : settings.limits(of: .contrastGround).error[.contrast] ?? 1
    needs = PaletteRule.apart.compactMap { vision, rule in
      let level = settings.level(of: rule) ?? .error
      guard level == .error, !(cuesExcuse && vision != .normal) else { return nil }
      let limits = settings.limits(of: rule).error
      return Need(vision: vision, e: limits[.e] ?? 0, k: limits[.k] ?? 0)
    }
    if settings.level(of: .redGreen) == .error {
      refused.append((PaletteRule.reds, PaletteRule.greens))
    }
    if settings.level(of: .blueYellow) == .error { refused.append((230...290, 85...115)) }
  }

  func stands(_ color: Color) -> Bool { stands(color, least: contrast) }

  func stands(_ color: Color, least: Double) -> Bool {
    let own = color.luminance
    return luminances.allSatisfy {
      let ratio = Contrast.ratio(own, $0)
      return ratio >= least && ratio <= mostContrast
    }
  }

  /// Whether two slots have to be told apart.
  func asks(_ a: Int, _ b: Int) -> Bool {
    guard !(staying.contains(a) && staying.contains(b)) else { return false }
    return meeting?.contains(SwatchPair(a, b)) ?? true
  }

  /// Whether a pair reaches all that is needed; gives up at the first that it does not.
  func areApart(_ a: SeenColor, _ b: SeenColor) -> Bool {
    guard !refuses(a, b) else { return false }
    for need in needs where need.k > 0 {
      for index in SeenColor.indices(of: need.vision)
      where a.sights[index].ok.distance(from: b.sights[index].ok) < need.k { return false }
    }
    for need in needs where need.e > 0 {
      for index in SeenColor.indices(of: need.vision)
      where a.sights[index].lab.difference(from: b.sights[index].lab) < need.e { return false }
    }
    return true
  }

  /// The same, asking for more of everything.
  func scaled(by margin: Double) -> PaletteDemands {
    var copy = self
    copy.needs = needs.map { Need(vision: $0.vision, e: $0.e * margin, k: $0.k * margin) }
    return copy
  }

  /// How far a pair reaches what is needed: 1 and more passes.
  func share(_ a: SeenColor, _ b: SeenColor) -> Double {
    if refuses(a, b) { return 0.5 }
    var least = Double.infinity
    for need in needs {
      for index in SeenColor.indices(of: need.vision) {
        let (first, second) = (a.sights[index], b.sights[index])
        if need.k > 0 { least = min(least, first.ok.distance(from: second.ok) / need.k) }
        if need.e > 0 { least = min(least, first.lab.difference(from: second.lab) / need.e) }
      }
    }
    return least
  }

  private func refuses(_ a: SeenColor, _ b: SeenColor) -> Bool {
    guard !refused.isEmpty else { return false }
    let (first, second) = (OKLCH(a.normal.ok), OKLCH(b.normal.ok))
    guard first.chroma >= 0.08, second.chroma >= 0.08 else { return false }
    return refused.contains { one, other in
      (one.contains(first.hue) && other.contains(second.hue))
        || (one.contains(second.hue) && other.contains(first.hue))
    }
  }
}

/// Random numbers that are the same on every machine: SplitMix64.
struct SteadyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// Around 0 with a deviation of about 1: the sum of four even numbers.
  mutating func bell() -> Double { (unit() + unit() + unit() + unit() - 2) * 1.73 }

  mutating func index(below count: Int) -> Int { min(Int(unit() * Double(count)), count - 1) }
}
