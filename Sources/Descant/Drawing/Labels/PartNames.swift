/// The names of stacked surfaces where each is thickest: in it, or beside the topmost with a line to it.
struct PartNames {
  private let plot: Plot
  private let panel: Panel
  private let room: Clearance
  private static let steps = 80
  /// What a name in a surface needs of its height, in ems.
  private static let line = 1.35

  init(_ plot: Plot, _ panel: Panel, _ room: Clearance) {
    (self.plot, self.panel, self.room) = (plot, panel, room)
  }

  /// A name and its place, before it is known where it is shown.
  struct Name {
    var series: Int
    var text: String
    var at: Spot
    var anchor: Look.Anchor
    var isOnFill: Bool
    var leader: (from: Spot, to: Spot)?

    func shown(_ hiding: TierSet) -> SeriesNames.Inside {
      SeriesNames.Inside(
        series: series,
        wording: Wording(
          text: text, at: at, place: TextSpot(anchor: anchor, dx: 0, dy: 0.35), hiding: hiding),
        isOnFill: isOnFill, leader: leader)
    }
  }

  /// Of all surfaces; nil where one has no place.
  var all: [Name]? {
    var room = room
    var names: [Name] = []
    for (index, series) in panel.series.enumerated() {
      let text = series.name ?? ""
      let long = TextWidth.of(text) * 1.06
      let outline = outline(of: series)
      guard outline.count > 1 else { return nil }
      if let spot = inside(outline, long) {
        names.append(Name(series: index, text: text, at: spot, anchor: .middle, isOnFill: true))
      } else if let name = beside(outline, index, text, long, &room) {
        names.append(name)
      } else {
        return nil
      }
    }
    return names
  }

  /// A surface's top and foot at steps along the plot, as shares; nil where it isn't.
  private func outline(of series: Series) -> [(h: Double, top: Double, foot: Double)] {
    let ends = series.points.filter { $0.drawn != nil }.map {
      (plot.spot(of: $0), plot.foot(of: $0))
    }
    guard ends.count > 1 else { return [] }
    var next = 1
    var found: [(h: Double, top: Double, foot: Double)] = []
    for step in 0...Self.steps {
      let h = Double(step) / Double(Self.steps)
      while next < ends.count - 1, ends[next].0.h < h { next += 1 }
      let (a, b) = (ends[next - 1], ends[next])
      guard a.0.h <= h, b.0.h >= h, b.0.h > a.0.h else { continue }
      let share = (h - a.0.h) / (b.0.h - a.0.h)
      let (top, foot) = (a.0.v + (b.0.v - a.0.v) * share, a.1.v + (b.1.v - a.1.v) * share)
      found.append((h, min(top, foot), max(top, foot)))
    }
    return found
  }

  /// The middle of the place where a name has the most room over and under it.
  private func inside(_ outline: [(h: Double, top: Double, foot: Double)], _ long: Double) -> Spot?
  {
    let half = (long / 2 + 0.3) / room.width
    var best: (spot: Spot, height: Double)?
    for place in outline where place.h - half >= 0 && place.h + half <= 1 {
      let span = outline.filter { abs($0.h - place.h) <= half + 1e-9 }
      guard let top = span.map(\.top).max(), let foot = span.map(\.foot).min() else { continue }
      let height = (foot - top) * room.height
      if height >= Self.line, height > best?.height ?? 0 {
        best = (Spot(h: place.h, v: (top + foot) / 2), height)
      }
    }
    return best?.spot
  }

  /// Beside the topmost surface, at the height of the middle of its thickest place.
  private func beside(
    _ outline: [(h: Double, top: Double, foot: Double)], _ index: Int, _ text: String,
    _ long: Double, _ room: inout Clearance
  ) -> Name? {
    guard let thick = outline.max(by: { $0.foot - $0.top < $1.foot - $1.top }),
      (thick.foot - thick.top) * room.height >= 0.5
    else { return nil }
    let isTop = panel.series.indices.allSatisfy { other in
      guard other != index else { return true }
      let own = self.outline(of: panel.series[other]).min {
        abs($0.h - thick.h) < abs($1.h - thick.h)
      }
      return own.map { $0.top >= thick.top - 1e-6 } ?? true
    }
    guard isTop else { return nil }
    let v = thick.top + (thick.foot - thick.top) * 0.4
    for side in [1.0, -1] {
      let way = outline.filter { ($0.h - thick.h) * side >= 0 }
        .sorted { abs($0.h - thick.h) < abs($1.h - thick.h) }
      guard let exit = way.first(where: { $0.top > v }) else { continue }
      let edge = exit.h * room.width
      for away in stride(from: 0.8, through: 4, by: 0.4) {
        let near = edge + side * away
        let box = Box(
          left: side > 0 ? near : near - long, right: side > 0 ? near + long : near,
          top: v * room.height - 0.6, bottom: v * room.height + 0.5)
        guard box.left > 0, box.right < room.width, box.top > -0.5, room.isFree(box) else {
          continue
        }
        room.take(box)
        return Name(
          series: index, text: text, at: Spot(h: near / room.width, v: v),
          anchor: side > 0 ? .start : .end, isOnFill: false,
          leader: (
            from: Spot(h: (edge - side * 0.5) / room.width, v: v),
            to: Spot(h: (near - side * 0.25) / room.width, v: v)
          ))
      }
    }
    return nil
  }
}
