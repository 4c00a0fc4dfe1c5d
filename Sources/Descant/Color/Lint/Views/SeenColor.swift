/// One colour through every simulation, computed once.
struct SeenColor: Sendable {
  let color: Color
  /// In the order of ``conditions``.
  let sights: [Sight]

  struct Sight: Sendable {
    let lab: CIELab
    let ok: OKLab
    let luminance: Double
  }

  init(_ color: Color) {
    self.color = color
    let light = LinearRGB(color)
    let isWide = !light.isInGamut
    sights = Self.conditions.map { condition in
      // A screen that shows a colour beyond sRGB shows what readers see of it as well.
      let seen = isWide ? condition.simulated(light).onWideScreens : condition.seen(light)
      return Sight(lab: CIELab(seen), ok: OKLab(seen), luminance: seen.luminance)
    }
  }

  static let conditions = Vision.allCases.flatMap(\.conditions)

  /// Which of the sights belong to a vision.
  static func indices(of vision: Vision) -> Range<Int> {
    switch vision {
    case .normal: 0..<1
    case .protan: 1..<7
    case .deutan: 7..<13
    case .tritan: 13..<18
    case .grey: 18..<19
    }
  }

  var normal: Sight { sights[0] }
  var grey: Sight { sights[18] }
}

/// How far apart two colours look to a group of readers, in the worst of its conditions.
struct Distance: Hashable, Sendable {
  /// CIEDE2000, the E of the rules.
  var e = Double.infinity
  /// 100 times the distance in OKLab, the K of the rules.
  var k = Double.infinity
  /// In which of its conditions E is least.
  var worst = SeenColor.conditions[0]
  /// In which of them K is.
  private var worstByK = SeenColor.conditions[0]

  init(between a: SeenColor, and b: SeenColor, for vision: Vision) {
    for index in SeenColor.indices(of: vision) {
      let difference = a.sights[index].lab.difference(from: b.sights[index].lab)
      if difference < e {
        e = difference
        worst = SeenColor.conditions[index]
      }
      let step = a.sights[index].ok.distance(from: b.sights[index].ok)
      if step < k {
        k = step
        worstByK = SeenColor.conditions[index]
      }
    }
  }

  /// The readers whose figure a finding tells: not always those of the other measure.
  func worst(by measure: Measure) -> VisionCondition { measure == .k ? worstByK : worst }
}
