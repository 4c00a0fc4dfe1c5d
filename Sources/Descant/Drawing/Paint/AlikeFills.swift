extension Chart {
  /// Paints that need a texture at rest: one of two fills that touch and look alike to somebody.
  ///
  /// Of three in a row that are alike the middle one is enough.
  var texturedPaints: Set<Paint> {
    var textured = Set<Paint>()
    for panel in panels {
      let (order, isRound) = panel.touchingPaints
      guard order.count > 1 else { continue }
      for index in 1..<order.count {
        let (one, other) = (order[index - 1], order[index])
        if !textured.contains(one), AlikeFills.areAlike(one, other) { textured.insert(other) }
      }
      guard isRound, order.count > 2, let first = order.first, let last = order.last else {
        continue
      }
      if !textured.contains(first), !textured.contains(last), AlikeFills.areAlike(first, last) {
        textured.insert(last)
      }
    }
    return textured
  }
}

extension Panel {
  /// The paints of fills that lie side by side, in their order, and whether the last meets the first.
  fileprivate var touchingPaints: (order: [Paint], isRound: Bool) {
    if series.contains(where: { $0.has(.arc) }) {
      return (Slice.all(in: self).map { $0.point.paint ?? $0.style.paint }, true)
    }
    return (isStacked ? series.map(\.style.paint) : [], false)
  }
}

/// Which fills nobody should have to tell apart by their colours alone.
enum AlikeFills {
  static func areAlike(_ a: Paint, _ b: Paint) -> Bool {
    guard a != b else { return false }
    if case .slot(let one) = a, case .slot(let other) = b {
      let count = slots.count
      return slots[abs(one) % count][abs(other) % count]
    }
    guard let one = colors(of: a), let other = colors(of: b) else { return false }
    return zip(one, other).contains { areAlike($0, $1) }
  }

  /// For each two slots of the standard palette, in light or in dark.
  private static let slots: [[Bool]] = {
    let modes = [Tokens.light, .dark].map { tokens in
      tokens.slots.compactMap { Color(hex: $0).map { SeenColor($0) } }
    }
    let range = Palette.standard.slots.indices
    return range.map { one in
      range.map { other in
        one != other && modes.contains { areAlike($0[one], $0[other]) }
      }
    }
  }()

  /// In light and in dark; nil for steps of a ramp, which have an order.
  private static func colors(of paint: Paint) -> [SeenColor]? {
    let hexes: [String]
    switch paint {
    case .slot(let slot): hexes = [Tokens.light.slot(slot), Tokens.dark.slot(slot)]
    case .fixed(let color): hexes = [color, color]
    case .ramp: return nil
    }
    let colors = hexes.compactMap { Color(hex: $0).map { SeenColor($0) } }
    return colors.count == 2 ? colors : nil
  }

  static func areAlike(_ a: SeenColor, _ b: SeenColor) -> Bool {
    let step = abs(a.normal.ok.values.x - b.normal.ok.values.x)
    if step < DrawingRules.alikeLightness { return true }
    let visions: [Vision] = [.normal, .protan, .deutan, .tritan]
    return visions.contains {
      Distance(between: a, and: b, for: $0).k < DrawingRules.alikeDistance
    }
  }
}

extension Tokens {
  /// A colour's own tint for a texture at rest, towards the ground.
  func tint(of color: String) -> String {
    guard let own = Color(hex: color), let ground = Color(hex: ground) else { return self.ground }
    let share = DrawingRules.tint
    let mixed = OKLab(own).values * share + OKLab(ground).values * (1 - share)
    return OKLab(mixed.x, mixed.y, mixed.z).light.clipped.color.hex.lowercased()
  }
}
