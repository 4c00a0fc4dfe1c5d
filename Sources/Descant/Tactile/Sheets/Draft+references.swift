extension Draft {
  typealias Measured = (along: ReferenceLine.Along, axis: Axis)

  /// Lines that stand for one value: dashed, and broken around all that is there.
  ///
  /// Pieces of it are drawn that a hand finds; where none is left, the key says so.
  ///
  /// `across` and `upright` say which of the chart's axes lie on those of the sheet; what stands on no axis of it, or
  /// outside of its stretch, is not drawn.
  mutating func drawReferences(
    _ frame: SheetFrame, across: Measured?, upright: Measured?, window: ClosedRange<Double> = 0...1
  ) {
    let width = LineStyle.reference.width(options)
    let outer = frame.outer.grown(by: -(gap + width / 2 + options.line(Rules.axisLine) / 2))
    for line in desk.references {
      let path: Path
      if let across, across.along == line.axis,
        let share = share(of: line.value, on: across.axis, in: window)
      {
        path = Path([
          PaperSpot(frame.x(share), outer.bottom), PaperSpot(frame.x(share), frame.outer.top),
        ])
      } else if let upright, upright.along == line.axis,
        let place = share(of: line.value, on: upright.axis, in: 0...1)
      {
        let share = upright.axis.categorical == nil ? place : 1 - place
        path = Path([
          PaperSpot(outer.left, frame.y(share)), PaperSpot(frame.outer.right, frame.y(share)),
        ])
      } else {
        continue
      }
      let obstacles = sheet.ground(of: [.axes, .reference, .series, .labels])
      let shapes = path.clear(of: obstacles, width: width, by: gap)
        .filter { $0.length >= Rules.shortest.value }
        .flatMap { LineStyle.reference.shapes(along: $0, options) }
      guard !shapes.isEmpty else {
        desk.lose(line, on: part)
        continue
      }
      sheet.add(Raised(.reference, line.label, shapes))
      desk.sampleReference(line)
    }
  }

  private func share(
    of value: AxisValue, on axis: Axis, in window: ClosedRange<Double>
  ) -> Double? {
    let place = axis.position(of: value)
    guard place.isFinite, window.contains(place) else { return nil }
    return (place - window.lowerBound) / (window.upperBound - window.lowerBound)
  }
}
