/// A list in order, as the rules of ramps look at it.
///
/// Up to twelve steps are classes, told apart by their readers; more are a gradient, of which only
/// the course counts, as are colours that are written with their positions.
struct RampView {
  let list: ColorList
  let seen: [SeenColor]
  private let view: PaletteView

  static let mostClasses = 12
  /// How many places of a gradient are looked at.
  private static let marks = 11

  /// Nil for what is no ramp of a chart: series, and the scales of a design system.
  init?(_ view: PaletteView) {
    guard view.list.kind.isRamp, let seen = view.appearances.first, seen.count > 1 else {
      return nil
    }
    list = view.list
    self.seen = seen
    self.view = view
  }

  var isGradient: Bool { !list.positions.isEmpty || seen.count > Self.mostClasses }

  /// "step 3 #1647CB".
  func name(_ index: Int) -> String { "step \(list.slot(index)) \(list.swatches[index].color.hex)" }

  func location(_ index: Int) -> SourceLocation? { list.swatches[index].location ?? view.place }

  /// The runs of steps along which lightness has one direction; a circle has none.
  var arms: [[Int]] {
    let last = seen.count - 1
    switch list.kind {
    case .sequential: return [Array(0...last)]
    case .diverging: return [Array(0...last / 2), Array((last + 1) / 2...last)]
    case .cyclic, .categorical, .scale: return []
    }
  }

  /// The steps of a run that stand for it: all of its classes, or places along its gradient.
  func marks(of run: [Int]) -> [Int] {
    guard isGradient, run.count > Self.marks else { return run }
    return (0..<Self.marks).map { mark in
      run[(mark * (run.count - 1) + (Self.marks - 1) / 2) / (Self.marks - 1)]
    }
  }

  /// Steps that mean opposites: as far from the middle on either side, or half a turn apart.
  var counterparts: [SwatchPair] {
    let count = seen.count
    switch list.kind {
    case .diverging:
      let arm = marks(of: Array(0..<count / 2))
      // Next to the middle of a gradient both arms are the middle.
      return (isGradient ? Array(arm.prefix(max(1, arm.count - 2))) : arm).map {
        SwatchPair($0, count - 1 - $0)
      }
    case .cyclic:
      guard count > 3 else { return [] }
      return marks(of: Array(0..<count / 2)).map { SwatchPair($0, $0 + count / 2) }
    case .sequential, .categorical, .scale: return []
    }
  }

  /// CIEDE2000 between two steps for typical vision.
  func step(_ first: Int, _ second: Int) -> Double {
    seen[first].normal.lab.difference(from: seen[second].normal.lab)
  }

  /// Steps in lightness between two colours in the direction of a run: one for each kind of reader.
  func rises(from before: Int, to after: Int, along run: [Int]) -> [Double] {
    let sign = direction(of: run)
    return zip(seen[after].sights, seen[before].sights).map { now, then in
      (now.lab.lightness - then.lab.lightness) * sign
    }
  }

  /// 1 where a run becomes lighter, -1 where it becomes darker.
  func direction(of run: [Int]) -> Double {
    guard let first = run.first, let last = run.last else { return 1 }
    return seen[last].grey.lab.lightness > seen[first].grey.lab.lightness ? 1 : -1
  }

  /// How far and where a run goes back on its way, in L*, for the reader who sees it worst.
  func reversal(of run: [Int]) -> (fall: Double, index: Int, condition: VisionCondition) {
    let sign = direction(of: run)
    var worst = (fall: 0.0, index: run.first ?? 0, condition: SeenColor.conditions[0])
    let course = course(of: run)
    for (sight, condition) in SeenColor.conditions.enumerated() {
      var most = -Double.infinity
      for (index, color) in course {
        let lightness = sign * color.sights[sight].lab.lightness
        most = max(most, lightness)
        if most - lightness > worst.fall { worst = (most - lightness, index, condition) }
      }
    }
    return worst
  }

  /// How many colours of a gradient are looked at from one that is written to the next.
  private static let parts = 8

  /// The colours of a run, each with the step that it is nearest to: those between two as well where they are mixed.
  private func course(of run: [Int]) -> [(index: Int, color: SeenColor)] {
    let steps = run.map { (index: $0, color: seen[$0]) }
    guard !list.positions.isEmpty, let last = steps.last else { return steps }
    var course: [(index: Int, color: SeenColor)] = []
    for (before, after) in zip(steps, steps.dropFirst()) {
      course.append(before)
      for part in 1..<Self.parts {
        let share = Double(part) / Double(Self.parts)
        let color = before.color.color.mixed(with: after.color.color, share)
        course.append((share < 0.5 ? before.index : after.index, SeenColor(color)))
      }
    }
    return course + [last]
  }
}

extension ColorList.Kind {
  /// Whether its order means something on a chart: more, further out, or further round.
  var isRamp: Bool { self == .sequential || self == .diverging || self == .cyclic }
}

extension Color {
  /// The colour at a share of the way to another, as libraries mix them: channel by channel.
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
