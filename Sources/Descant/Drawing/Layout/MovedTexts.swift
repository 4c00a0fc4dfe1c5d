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
    let (up, down, beside) = (-radius - 0.25, radius + 0.95, radius + 0.35)
    guard radius > 0 else {
      return [-0.6, 0.6, -1.1, 1.1].map { place.moved(down: $0) }
        + [
          TextSpot(anchor: .start, dx: 0.2, dy: place.dy),
          TextSpot(anchor: .end, dx: -0.2, dy: place.dy),
        ]
    }
    let isRight = place.anchor != .end
    let (near, far): (Look.Anchor, Look.Anchor) = isRight ? (.start, .end) : (.end, .start)
    let side = isRight ? beside : -beside
    return [
      TextSpot(anchor: place.anchor, dx: place.dx, dy: min(place.dy, up)),
      TextSpot(anchor: near, dx: side, dy: 0.35), TextSpot(anchor: far, dx: -side, dy: 0.35),
      TextSpot(anchor: .middle, dx: 0, dy: up), TextSpot(anchor: .middle, dx: 0, dy: down),
      TextSpot(anchor: near, dx: 0, dy: up), TextSpot(anchor: far, dx: 0, dy: up),
      TextSpot(anchor: near, dx: 0, dy: down), TextSpot(anchor: far, dx: 0, dy: down),
    ]
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

  /// Finds other places for what has none yet; where all of them are taken too, its own over a symbol.
  mutating func place(
    _ waiting: WaitingText, _ dots: SymbolPlaces, _ placed: inout PlacedTexts,
    _ draw: (inout PanelDrawing, TextSpot, TierSet) -> Void
  ) {
    var open = waiting.open
    let others = waiting.choices(around: dots.radius(at: waiting.spot)).map { ($0, true) }
    for (place, sparesDots) in others + [(waiting.place, false)] where !open.isEmpty {
      var hiding = open.others.union(unfit(waiting.label, at: waiting.spot, place))
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

extension Mark.Shape {
  /// Whether it is drawn as a symbol at each datum.
  var isSymbol: Bool { [.point, .circle, .square].contains(self) }
}
