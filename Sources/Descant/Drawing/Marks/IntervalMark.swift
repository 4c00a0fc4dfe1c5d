extension PanelDrawing {
  /// A line from end to end with caps; in ink, with the ground around it where it crosses a bar.
  mutating func errorbar(_ point: DataPoint, _ series: Series) {
    // Of ends alone the datum is the range; an estimate without an interval has no line.
    guard point.interval != nil || series.marks.count == 1,
      let place = IntervalPlace(point, plot)
    else { return }
    // Under its name where the page is narrow.
    if layout.areNamesAbove { canvas.raw("<g class=\"\(series.has(.bar) ? "low" : "sunk")\">") }
    let looks =
      series.has(.bar) ? [paints.halo.adding("thin"), paints.interval] : [paints.interval]
    for look in looks {
      canvas.line(look, from: place.spot(place.low), to: place.spot(place.high))
      for end in place.caps {
        canvas.line(look, from: place.spot(end, -1), to: place.spot(end, 1))
      }
    }
    if layout.areNamesAbove { canvas.raw("</g>") }
  }

  /// The surface between the ends, faint, with a line along each of them.
  mutating func errorband(_ series: Series, _ mark: Mark) {
    let (plot, points) = (plot, series.points)
    let runs = runs(of: series) { points[$0].interval == nil }.filter { $0.count > 1 }
    let look = paints.fill("area", series.style.paint).adding("band")
      .always("fill-opacity=\"0.25\"")
    canvas.beginStretch()
    canvas.path(look) { path in
      for run in runs {
        Curve.draw(
          run.map { plot.end(of: points[$0], isHigh: true) }, mark.interpolation, into: &path,
          isUpright: plot.isUpright)
        Curve.draw(
          run.reversed().map { plot.end(of: points[$0], isHigh: false) },
          mark.interpolation.reversed, into: &path, isUpright: plot.isUpright, begins: false)
        path.close()
      }
    }
    let edge = paints.line("line edge", series.style.paint, dash: .solid, width: 1)
    canvas.path(edge) { path in
      for run in runs {
        for isHigh in [true, false] {
          Curve.draw(
            run.map { plot.end(of: points[$0], isHigh: isHigh) }, mark.interpolation, into: &path,
            isUpright: plot.isUpright)
        }
      }
    }
    canvas.endStretch()
    // What has no neighbour to make a surface with.
    for index in points.indices where points[index].interval != nil {
      if !runs.contains(where: { $0.contains(index) }) { errorbar(points[index], series) }
    }
  }
}

extension Plot {
  /// An end of a datum's interval.
  func end(of point: DataPoint, isHigh: Bool) -> Spot {
    guard let interval = point.interval else { return spot(of: point) }
    let place = share(of: .number(isHigh ? interval.high : interval.low), .y)
    let middle = spot(of: point)
    return isUpright ? Spot(h: place, v: middle.v) : Spot(h: middle.h, v: place)
  }
}

/// Where an interval stands: its ends along the measured axis, and its caps across.
struct IntervalPlace {
  private let plot: Plot
  private let middle: Double
  private let half: Double
  /// Shares of the measured axis, inside the plot.
  let low: Double
  let high: Double
  /// The ends that lie inside the plot.
  let caps: [Double]

  /// nil where the whole interval lies outside of the plot.
  init?(_ point: DataPoint, _ plot: Plot) {
    let ends: [Double]
    if let interval = point.interval {
      ends = [interval.low, interval.high]
    } else if let a = point.y?.number, let b = point.y2?.number {
      ends = [a, b]
    } else {
      return nil
    }
    self.plot = plot
    let shares = ends.map { plot.share(of: .number($0), .y) }
    guard shares.contains(where: { $0 >= 0 }), shares.contains(where: { $0 <= 1 }) else {
      return nil
    }
    (low, high) = (min(max(shares[0], 0), 1), min(max(shares[1], 0), 1))
    caps = shares.filter { (-0.001...1.001).contains($0) }
    let band = plot.bandSpan(of: point)
    let spot = plot.spot(of: point)
    middle = plot.isUpright ? spot.v : spot.h
    half = min((band.upperBound - band.lowerBound) * 0.25, plot.isUpright ? 0.05 : 0.0125)
  }

  /// `side`: from -1 to 1, across the interval.
  func spot(_ place: Double, _ side: Double = 0) -> Spot {
    let other = middle + side * half
    return plot.isUpright ? Spot(h: place, v: other) : Spot(h: other, v: place)
  }

  var whole: Box { Box(spot(low, -1), spot(high, 1)) }
}
