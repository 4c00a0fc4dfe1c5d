import Foundation

/// What a line across the plot stands for, beside its end.
struct ReferenceLabel {
  var text: String
  var lines: [String]
  var width: Double
  var v: Double
  var paint: Paint?

  /// Of lines from left to right in a single plot; all or none.
  static func all(_ plot: Plot, height: Double) -> [ReferenceLabel] {
    guard plot.chart.panels.count == 1 else { return [] }
    var labels: [ReferenceLabel] = []
    for reference in plot.chart.references {
      let share = plot.share(of: reference.value, reference.axis)
      guard (reference.axis == .y) != plot.isUpright, share > -0.001, share < 1.001 else {
        return []
      }
      let lines = brokenLines(reference.label, limit: 9)
      let width = TextWidth.of(lines) * 1.06
      guard lines.count <= 3, width <= 12 else { return [] }
      labels.append(
        ReferenceLabel(
          text: reference.label, lines: lines, width: width, v: share, paint: reference.paint))
    }
    let wanted = labels.map { label in
      (middle: label.v, size: Double(label.lines.count) * TextWidth.lineHeight / height)
    }
    guard wanted.reduce(0, { $0 + $1.size }) < 0.95 else { return [] }
    for (index, middle) in spreadMiddles(wanted, from: -0.03, to: 1.03).enumerated() {
      guard abs(middle - labels[index].v) * height < 2.2 else { return [] }
      labels[index].v = middle
    }
    return labels
  }

  func look(_ paints: Paints) -> Look {
    guard let paint else { return paints.reference }
    return paints.line("reference", paint, dash: .dashed, width: nil)
  }
}

// Lines that stand for one value. Stated in the words: hidden. Not stated: a node of their own.
extension PanelDrawing {
  mutating func drawReferences() {
    for reference in chart.references(inPanel: panelIndex) { draw(reference) }
    let hiding = layout.tiers.isPage ? "no-narrow" : ""
    for label in layout.referenceLabels {
      let middle = 0.35 - Double(label.lines.count - 1) * TextWidth.lineHeight / 2
      canvas.text(
        lines: label.lines, Look.label(.start).adding("reference-label").adding(hiding),
        at: Spot(h: 1, v: label.v), dx: 0.5, firstLine: middle)
    }
  }

  private mutating func draw(_ reference: ReferenceLine) {
    let share = plot.share(of: reference.value, reference.axis)
    guard share > -0.001, share < 1.001 else { return }
    let look: Look
    if let paint = reference.paint {
      look = paints.line("reference", paint, dash: .dashed, width: nil)
    } else {
      look = paints.reference
    }
    let label = Look.label(.end).adding("reference-label")
    let isBeside = !layout.referenceLabels.isEmpty
    let text = reference.label
    let halo = paints.underReference
    if isFlat(reference) {
      canvas.line(halo, from: Spot(h: 0, v: share), to: Spot(h: 1, v: share))
      canvas.line(look, from: Spot(h: 0, v: share), to: Spot(h: 1, v: share))
      guard !isBeside, !isInSmallPanel(reference) else { return }
      canvas.text(text, label, at: Spot(h: 1, v: share), dy: share < 0.06 ? 1.2 : -0.45)
    } else {
      canvas.line(halo, from: Spot(h: share, v: 0), to: Spot(h: share, v: 1))
      canvas.line(look, from: Spot(h: share, v: 0), to: Spot(h: share, v: 1))
      guard !isInSmallPanel(reference) else { return }
      // Beside the line, but above surfaces: words on a bar are read as its own.
      let isOver =
        chart.panels.count == 1 && panel.series.contains { $0.has(.bar) || $0.has(.area) }
      for (anchor, hiding) in sides(of: text, at: share) {
        let look = Look.label(anchor).adding("reference-label").adding(hiding.classes("no"))
        canvas.text(
          text, look, at: Spot(h: share, v: 0), dx: isOver ? 0 : anchor == .end ? -0.4 : 0.4,
          dy: isOver ? -0.2 : 1)
      }
    }
  }

  private func isInSmallPanel(_ reference: ReferenceLine) -> Bool {
    reference.panel != nil && plot.isSmall
  }

  /// In small panels whose lines no key names, where there is room: its words, else its value; of a line
  /// without words nothing, which would only be a number somewhere.
  mutating func drawReferenceValues(_ places: inout WordPlaces) {
    guard chart.keyedReferences.isEmpty else { return }
    for reference in chart.references(inPanel: panelIndex) where isInSmallPanel(reference) {
      let share = plot.share(of: reference.value, reference.axis)
      guard share > -0.001, share < 1.001 else { continue }
      let axis = reference.axis == .x ? chart.xAxis : chart.yAxis
      let value = axis.labelText(reference.value, locale: chart.locale)
      guard reference.label.contains(where: \.isLetter) || reference.label != value else {
        continue
      }
      let texts = [reference.label, value]
      let offered: [(spot: Spot, place: TextSpot)] =
        isFlat(reference)
        ? [1.0, 0].flatMap { h in
          [-0.45, 1.2].map { dy in
            (Spot(h: h, v: share), TextSpot(anchor: h == 1 ? .end : .start, dx: 0, dy: dy))
          }
        }
        : [0.0, 1].flatMap { v in
          [0.4, -0.4].map { dx in
            let dy = v == 0 ? 1 : -0.6
            return (Spot(h: share, v: v), TextSpot(anchor: dx > 0 ? .start : .end, dx: dx, dy: dy))
          }
        }
      write(texts, at: offered, &places)
    }
  }

  private mutating func write(
    _ texts: [String], at offered: [(spot: Spot, place: TextSpot)], _ places: inout WordPlaces
  ) {
    var open = TierSet(allOf: layout.tiers)
    for text in texts {
      for (spot, place) in offered where !open.isEmpty {
        for wording in places.place(at: spot, in: open, { _ in [(text, place)] }) {
          let look = Look.label(place.anchor).adding("reference-label")
          canvas.text(
            text, look.adding(wording.hiding.classes("no")), at: spot, dx: place.dx, dy: place.dy)
          open = open.intersection(wording.hiding)
        }
      }
    }
  }

  /// The side of an upright line on which its words stay in the drawing, by tier; left out where neither has room.
  private func sides(of text: String, at share: Double) -> [(Look.Anchor, TierSet)] {
    let long = TextWidth.of(text) * 1.06 + 0.4
    var start = TierSet(allOf: layout.tiers)
    var end = start
    for tier in layout.tiers.widths.indices {
      let width = layout.width(inTier: tier)
      let isNarrow = layout.tiers.isPage && tier == 0
      let after = (1 - share) * width + (isNarrow ? layout.slimRight : layout.right)
      let before = share * width + (isNarrow ? layout.slimLeft : layout.left)
      let (fitsAfter, fitsBefore) = (long <= after, long <= before)
      if fitsAfter, share <= 0.6 || !fitsBefore {
        start.remove(tier)
      } else if fitsBefore {
        end.remove(tier)
      }
    }
    return [(.start, start), (.end, end)].filter { !$0.1.isTotal }
  }

  mutating func drawReferenceNodes() {
    var next = 0
    for reference in chart.references where !reference.isStatedInWords {
      let name =
        words.referenceNames.indices.contains(next) ? words.referenceNames[next] : reference.label
      next += 1
      guard reference.panel == nil || reference.panel == panelIndex else { continue }
      let share = min(max(plot.share(of: reference.value, reference.axis), 0), 1)
      canvas.raw("<g class=\"point\" role=\"img\"")
      if chart.foreignWords(on: words.language) != nil {
        canvas.attribute("lang", words.language)
      }
      canvas.label(name)
      canvas.raw(">")
      if isFlat(reference) {
        canvas.hit(left: 0, right: 1, v: share)
      } else {
        canvas.hit(left: max(0, share - 0.01), right: min(1, share + 0.01), v: 0.1)
      }
      canvas.raw("</g>")
    }
  }

  /// Whether the line lies from left to right.
  private func isFlat(_ reference: ReferenceLine) -> Bool {
    (reference.axis == .y) != plot.isUpright
  }
}

extension Chart {
  /// One of each kind of line that panels have at values of their own: so few that a key names them all.
  var keyedReferences: [ReferenceLine] {
    guard panels.count > 1, Plot(self).isSmall else { return [] }
    var named: [ReferenceLine] = []
    for line in references where line.panel != nil {
      let name = line.name
      guard name.contains(where: \.isLetter) else { return [] }
      if !named.contains(where: { $0.name == name && $0.paint == line.paint }) {
        named.append(line)
      }
    }
    return named.count <= 3 ? named : []
  }
}

extension ReferenceLine {
  /// What it stands for, without its value.
  var name: String {
    guard let end = label.range(of: ": ", options: .backwards),
      label[end.upperBound...].contains(where: \.isNumber),
      !label[end.upperBound...].contains(" ")
    else { return label }
    return String(label[..<end.lowerBound])
  }
}
