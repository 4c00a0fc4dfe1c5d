/// A ramp of colour with labelled values.
struct RampKey {
  let title: String?
  let ramp: Ramp
  let ticks: [(position: Double, label: String)]
  /// Labels that stay where large letters make the key shorter, by their places among the ticks.
  let kept: Set<Int>
  /// What wears the colours: symbols leave out the faintest.
  let role: String
  static let width = 16.0
  /// Where a page is as narrow as letters are large: 320 px at 200 %.
  static let leastWidth = 8.2

  init(
    _ title: String?, _ ramp: Ramp, _ ticks: [(position: Double, label: String)], role: String
  ) {
    self.role = role
    self.title = title
    self.ramp = ramp
    let fitting = Self.fitting(ticks, width: Self.width)
    self.ticks = fitting
    let few = Self.fitting(fitting, width: Self.leastWidth)
    kept = Set(fitting.indices.filter { index in few.contains { $0 == fitting[index] } })
  }

  /// Where a label begins and ends, in ems: a long one at an end stays inside, for beyond it stands the title.
  private static func span(
    _ tick: (position: Double, label: String), in width: Double = RampKey.width
  ) -> ClosedRange<Double> {
    let (long, middle) = (TextWidth.of(tick.label), tick.position * width)
    var start = middle - long / 2
    if long > 3.2 { start = min(max(start, -0.6), width - long + 0.6) }
    return start...(start + long)
  }

  /// Labels that don't meet; ticks without one, as between powers of ten, stay all.
  private static func fitting(
    _ ticks: [(position: Double, label: String)], width: Double
  ) -> [(position: Double, label: String)] {
    let shown = ticks.filter { $0.position.isFinite && (-0.001...1.001).contains($0.position) }
      .sorted { $0.position < $1.position }
    let labelled = shown.filter { !$0.label.isEmpty }
    guard let first = labelled.first, let last = labelled.last else { return shown }
    // The ends first: what the last colour stands for is told as well.
    var kept: [(position: Double, label: String)] = []
    for tick in [first, last] + labelled.dropFirst().dropLast() {
      let own = span(tick, in: width)
      let isFree = kept.allSatisfy { other in
        let taken = span(other, in: width)
        return own.lowerBound - taken.upperBound >= 0.6 || taken.lowerBound - own.upperBound >= 0.6
      }
      if isFree { kept.append(tick) }
    }
    return (kept + shown.filter(\.label.isEmpty)).sorted { $0.position < $1.position }
  }

  /// `hiding`: where names at the marks say the same.
  func page(_ paints: Paints, hiding: String = "") -> String {
    var canvas = Canvas(medium: .page, prefix: "")
    let classes = hiding.isEmpty ? "key ramp-key" : "key ramp-key " + hiding
    canvas.raw("<p class=\"\(classes)\" aria-hidden=\"true\">")
    if let title, !title.isEmpty {
      canvas.raw("<span class=\"key-title\">\(title.nameForMarkup)</span> ")
    }
    canvas.raw("<svg class=\"ramp\">")
    draw(into: &canvas, paints)
    canvas.raw("</svg></p>\n")
    return canvas.markup
  }

  /// Cells over the whole width of the canvas, labels below.
  func draw(into canvas: inout Canvas, _ paints: Paints) {
    let count = ramp.isSmooth ? (Ramp.steps - 1) * Ramp.shades + 1 : ramp.classes
    let share = 1 / Double(count)
    var paints = paints
    paints.cellEdge = .apart
    var cells: [(look: Look, end: Int)] = []
    for step in 0..<count {
      let place = ramp.isSmooth ? Double(step) / Double(count - 1) : (Double(step) + 0.5) * share
      let paint = Paint.ramp(ramp, place)
      // Edges of shades would be all that one sees.
      let look = ramp.isSmooth ? paints.rimless(role, paint) : paints.plain(role, paint)
      // Steps that look alike are one.
      if cells.last?.look == look { cells.removeLast() }
      cells.append((look, step + 1))
    }
    var start = 0
    for cell in cells {
      // Shades lie over the ones before, so that no gap shows between them.
      let right = ramp.isSmooth ? 1 : Double(cell.end) * share
      canvas.rect(
        cell.look, Box(left: Double(start) * share, right: right, top: 0, bottom: 0.4))
      start = cell.end
    }
    if role == "cell", ramp.isDiverging { drawMinusSigns(into: &canvas, paints) }
    if ramp.isSmooth {
      canvas.rect(
        paints.base.always("fill=\"none\""), Box(left: 0, right: 1, top: 0, bottom: 0.4))
      for tick in ticks {
        let h = min(max(tick.position, 0), 1)
        canvas.line(paints.base, from: Spot(h: h, v: 0.4), to: Spot(h: h, v: 0.52))
      }
    }
    for (index, tick) in ticks.enumerated() {
      let span = Self.span(tick)
      let middle = (span.lowerBound + span.upperBound) / 2
      canvas.text(
        tick.label, paints.tickAcross().adding(kept.contains(index) ? "" : "no-tight"),
        at: Spot(h: middle / Self.width, v: 1), dy: -0.1)
    }
  }

  /// The signs that cells below the middle have.
  private func drawMinusSigns(into canvas: inout Canvas, _ paints: Paints) {
    let count = ramp.isSmooth ? 8 : ramp.classes
    for step in 0..<count {
      let middle = (Double(step) + 0.5) / Double(count)
      let paint = Paint.ramp(ramp, middle)
      guard paint.isBelowMiddle else { continue }
      let half = 0.2 / Double(count)
      canvas.line(
        paints.minus(on: paint), from: Spot(h: middle - half, v: 0.2),
        to: Spot(h: middle + half, v: 0.2))
    }
  }
}
