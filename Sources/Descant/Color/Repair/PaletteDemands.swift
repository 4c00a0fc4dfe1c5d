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
  /// Pairs of hue ranges that may not stand together.
  var refused: [(ClosedRange<Double>, ClosedRange<Double>)] = []
  private let luminances: [Double]

  init(grounds: [Color], settings: LintSettings) {
    self.grounds = grounds
    luminances = grounds.map(\.luminance)
    let isOff = settings.level(of: .contrastGround) == .off
    contrast = isOff ? 1 : settings.limits(of: .contrastGround).error[.contrast] ?? 1
    needs = PaletteRule.apart.compactMap { vision, rule in
      guard settings.level(of: rule) != .off else { return nil }
      let limits = settings.limits(of: rule).error
      return Need(vision: vision, e: limits[.e] ?? 0, k: limits[.k] ?? 0)
    }
    if settings.level(of: .redGreen) == .error { refused.append((0...50, 110...170)) }
    if settings.level(of: .blueYellow) == .error { refused.append((230...290, 85...115)) }
  }

  func stands(_ color: Color) -> Bool {
    let own = color.luminance
    return luminances.allSatisfy {
      let ratio = Contrast.ratio(own, $0)
      return ratio >= contrast && ratio <= mostContrast
    }
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
