// Words of authors that give way to symbols and to each other.

/// Symbols that words are not to cover.
struct SymbolPlaces {
  private var dots: [(spot: Spot, radius: Double)] = []
  /// Of more nobody reads the words.
  private static let most = 400

  init() {}

  init(_ plot: Plot, _ panel: Panel) {
    for series in panel.series {
      guard series.marks.contains(where: { $0.shape.isSymbol }) else { continue }
      for point in series.points where point.drawn != nil {
        dots.append((plot.spot(of: point), Symbol.radius(size: point.size) / Canvas.fileText))
      }
    }
    if dots.count > Self.most { dots = [] }
  }

  /// How far the symbol at a spot reaches, in ems; 0 where there is none.
  func radius(at spot: Spot) -> Double {
    dots.reduce(0) { Self.isSame($1.spot, spot) ? max($0, $1.radius) : $0 }
  }

  /// The tiers in which words would cover a symbol; not the one that they are written on.
  func covered(by text: String, at spot: Spot, _ place: TextSpot, in layout: Layout) -> TierSet {
    var covered = TierSet(in: layout.tiers)
    guard !dots.isEmpty else { return covered }
    for tier in layout.tiers.widths.indices {
      let (width, height) = (layout.width(inTier: tier), layout.height(inTier: tier))
      let box = place.box(of: text, at: spot, width: width, height: height)
      let isHit = dots.contains { dot in
        let (x, y, r) = (dot.spot.h * width, dot.spot.v * height, dot.radius * 0.9)
        guard box.left < x + r, box.right > x - r, box.top < y + r, box.bottom > y - r else {
          return false
        }
        let isOn = box.left + 0.3 < x && x < box.right - 0.3 && box.top < y && y < box.bottom
        return !(isOn && Self.isSame(dot.spot, spot))
      }
      if isHit { covered.insert(tier) }
    }
    return covered
  }

  /// How many times farther than their own symbol, and how many ems at least, another one is that nobody takes
  /// words for.
  private static let clear = (times: 1.4, ems: 1.0)

  /// The tiers in which words would stand as near to another symbol as to their own, and be taken for its;
  /// `isStrict`: or nearly so.
  func misleading(
    _ text: String, at spot: Spot, _ place: TextSpot, in layout: Layout, isStrict: Bool = false
  ) -> TierSet {
    var misleading = TierSet(in: layout.tiers)
    guard dots.contains(where: { Self.isSame($0.spot, spot) }) else { return misleading }
    for tier in layout.tiers.widths.indices {
      let (width, height) = (layout.width(inTier: tier), layout.height(inTier: tier))
      let box = place.box(of: text, at: spot, width: width, height: height)
      func distance(_ spot: Spot) -> Double {
        let (x, y) = (spot.h * width, spot.v * height)
        let across = max(box.left - x, x - box.right, 0)
        let down = max(box.top - y, y - box.bottom, 0)
        return across * across + down * down
      }
      let own = distance(spot)
      let (times, least) = (Self.clear.times * Self.clear.times, Self.clear.ems * Self.clear.ems)
      let near = isStrict ? max(own * times, least) : own
      if dots.contains(where: { !Self.isSame($0.spot, spot) && distance($0.spot) <= near }) {
        misleading.insert(tier)
      }
    }
    return misleading
  }

  private static func isSame(_ a: Spot, _ b: Spot) -> Bool {
    abs(a.h - b.h) < 1e-6 && abs(a.v - b.v) < 1e-6
  }
}

/// Words that have no place yet in some tiers.
struct WaitingText {
  var label: String
  var spot: Spot
  var place: TextSpot
  /// Where they still have none.
  var open: TierSet

  /// Where else they may stand, best first; `radius`: of the symbol at their spot, in ems.
  func choices(around radius: Double) -> [TextSpot] {
    let (up, down) = (-radius - 0.25, radius + 0.2 + 0.75 * place.size)
    let (beside, level) = (radius + 0.35, 0.35 * place.size)
    guard radius > 0 else {
      return [-0.6, 0.6, -1.1, 1.1].map { place.moved(down: $0) }
        + [place.moved(to: .start, dx: 0.2), place.moved(to: .end, dx: -0.2)]
    }
    let isRight = place.anchor != .end
    let (near, far): (Look.Anchor, Look.Anchor) = isRight ? (.start, .end) : (.end, .start)
    let side = isRight ? beside : -beside
    let sides: [(Look.Anchor, Double, Double)] = [
      (place.anchor, place.dx, min(place.dy, up)), (near, side, level), (far, -side, level),
      (.middle, 0, up), (.middle, 0, down), (near, 0, up), (far, 0, up), (near, 0, down),
      (far, 0, down),
    ]
    return sides.map { place.moved(to: $0, dx: $1, dy: $2) }
  }
}

extension PanelDrawing {
  /// Whether words may stand elsewhere around their datum: on a map and among symbols, where no surface
  /// gives their place a meaning.
  var mayTextsMove: Bool {
    guard !chart.isOnlyText, chart.ground != nil || !standsAmongLines else { return false }
    let isFree = panel.series.allSatisfy { series in
      series.marks.allSatisfy {
        $0.shape.isSymbol || $0.shape == .text || $0.shape == .geoshape
          || (chart.ground != nil && $0.shape == .line)
      }
    }
    return isFree
      && (chart.ground != nil || panel.series.contains { $0.marks.contains { $0.shape.isSymbol } })
  }

  /// Finds other places for what has none yet; what belongs to no symbol has its own in the end, over another's.
  mutating func place(
    _ waiting: WaitingText, _ dots: SymbolPlaces, _ placed: inout PlacedTexts,
    _ draw: (inout PanelDrawing, TextSpot, TierSet) -> Void
  ) {
    var open = waiting.open
    let radius = dots.radius(at: waiting.spot)
    let around = waiting.choices(around: radius)
    // Among symbols of their own words that would be taken for another's are left out.
    let last =
      radius > 0
      ? ([waiting.place] + around).map { ($0, true, false) } : [(waiting.place, false, false)]
    for (place, sparesDots, isStrict) in around.map({ ($0, true, radius > 0) }) + last
    where !open.isEmpty {
      var hiding = open.others.union(unfit(waiting.label, at: waiting.spot, place))
        .union(
          dots.misleading(waiting.label, at: waiting.spot, place, in: layout, isStrict: isStrict))
      if sparesDots {
        hiding = hiding.union(
          dots.covered(by: waiting.label, at: waiting.spot, place, in: layout))
      }
      hiding = placed.place(
        waiting.label, at: waiting.spot, place, in: layout, sparing: hiding)
      guard !hiding.isTotal else { continue }
      draw(&self, place, hiding)
      open = open.intersection(hiding)
    }
  }
}
