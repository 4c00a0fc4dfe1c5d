extension Chart {
  /// The chart as it can be read, and what there is to say of its colours.
  ///
  /// A colour of the author's that stands out too little from the light grounds becomes the nearest of
  /// its hue that does; `"colors": "keep"` under `usermeta.descant` leaves all as they are written.
  ///
  ///     let (chart, findings) = chart.withReadableColors(spec: spec)   // "#ffee00 … is drawn as #7c7400"
  package func withReadableColors(
    spec: JSONNode, palette: Palette = .standard
  ) -> (chart: Chart, findings: [Finding]) {
    let isKept = spec["usermeta"]?["descant"]?["colors"]?.string == "keep"
    let mended = isKept ? [] : mendedColors(palette)
    guard !mended.isEmpty else { return (self, colorFindings(spec: spec, palette: palette)) }
    let chart = painted(by: Dictionary(mended.map { ($0.written, $0.drawn) }) { first, _ in first })
    let told = mended.map { color in
      Finding.warning(
        PaletteRule.contrastGround.code,
        "\(color.written) has a contrast of \(Contrast.text(color.contrast)) and is drawn as "
          + color.drawn,
        help: "write \(color.drawn); \"usermeta\": {\"descant\": {\"colors\": \"keep\"}} "
          + "draws yours as they are",
        at: spec.place(ofColor: color.written) ?? spec.location)
    }
    // What is left is told of the places where the colours are written, not of what they became.
    let left = chart.colorFindings(spec: spec, palette: palette)
    return (chart, told + left)
  }

  private struct MendedColor {
    var written: String
    var drawn: String
    var contrast: Double
  }

  /// Those of the author's colours that stand out too little, with what they become.
  private func mendedColors(_ palette: Palette) -> [MendedColor] {
    let grounds = Palette.Mode.allCases.compactMap { Color(hex: palette.ground[$0]) }
      .filter { $0.luminance > 0.18 }
    let needed = PaletteRule.contrastGround.limits.error[.contrast] ?? 4.5
    func contrast(_ color: Color) -> Double {
      grounds.map { Contrast.ratio(color.luminance, $0.luminance) }.min() ?? 21
    }
    let given = fixedColors.compactMap { hex in Color(hex: hex).map { (hex: hex, color: $0) } }
    var taken = given.map(\.color).filter { contrast($0) >= needed }.map { CIELab($0) }
    var mended: [MendedColor] = []
    // The palest first: it moves the farthest, and what is darker makes room for it.
    let failing = given.filter { contrast($0.color) < needed }
      .sorted { ($1.color.luminance, $0.hex) < ($0.color.luminance, $1.hex) }
    for (hex, color) in failing {
      // Where many share a hue, they come closer to each other before one of them becomes black.
      let near = Self.differences.lazy.compactMap { least in
        color.nearest { candidate in
          guard contrast(candidate) >= needed, OKLCH(candidate).lightness >= Self.leastLightness
          else { return false }
          let lab = CIELab(candidate)
          return taken.allSatisfy { $0.difference(from: lab) >= least }
        }
      }.first
      guard let drawn = near ?? color.nearest(contrast: needed, on: grounds) else { continue }
      taken.append(CIELab(drawn))
      mended.append(
        MendedColor(written: hex, drawn: drawn.hex.lowercased(), contrast: contrast(color)))
    }
    let order = given.map(\.hex)
    return mended.sorted {
      (order.firstIndex(of: $0.written) ?? 0) < (order.firstIndex(of: $1.written) ?? 0)
    }
  }

  /// CIEDE2000 below which two colours of a chart are taken for one, and what is left where there is no room.
  private static let differences = [10.0, 6, 3]
  /// In OKLCH: what is darker has no hue for an eye.
  private static let leastLightness = 0.36

  /// The author's colours, each once, in the order drawn.
  private var fixedColors: [String] {
    var found: [String] = []
    func add(_ paint: Paint?) {
      if case .fixed(let hex)? = paint, !found.contains(hex) { found.append(hex) }
    }
    for series in allSeries where series.showsPaint(in: self) {
      add(series.style.paint)
      for mark in series.marks { add(mark.paint) }
      var last: Paint?
      for point in series.points where point.paint != last {
        last = point.paint
        add(point.paint)
      }
    }
    for line in references { add(line.paint) }
    for case .series(let entries) in legends.map(\.entries) {
      for entry in entries { add(entry.style.paint) }
    }
    return found
  }

  private func painted(by drawn: [String: String]) -> Chart {
    func painted(_ paint: Paint?) -> Paint? {
      guard case .fixed(let hex)? = paint, let other = drawn[hex] else { return paint }
      return .fixed(other)
    }
    var chart = self
    for panel in panels.indices {
      for series in panels[panel].series.indices {
        let style = panels[panel].series[series].style
        chart.panels[panel].series[series].style.paint = painted(style.paint) ?? style.paint
        for mark in panels[panel].series[series].marks.indices {
          let paint = panels[panel].series[series].marks[mark].paint
          chart.panels[panel].series[series].marks[mark].paint = painted(paint)
        }
        for point in panels[panel].series[series].points.indices {
          let paint = panels[panel].series[series].points[point].paint
          guard case .fixed? = paint else { continue }
          chart.panels[panel].series[series].points[point].paint = painted(paint)
        }
      }
    }
    for line in references.indices {
      chart.references[line].paint = painted(references[line].paint)
    }
    for legend in legends.indices {
      guard case .series(let entries) = legends[legend].entries else { continue }
      chart.legends[legend].entries = .series(
        entries.map { entry in
          var style = entry.style
          style.paint = painted(style.paint) ?? style.paint
          return (entry.name, style)
        })
    }
    return chart
  }
}

extension Series {
  /// Whether its colour is drawn: labels of other marks are in ink.
  func showsPaint(in chart: Chart) -> Bool {
    if marks.allSatisfy({ $0.shape == .tick }), liesOnBars(of: chart) { return false }
    return marks.contains { $0.shape != .text } || chart.allSeries.allSatisfy { $0.has(.text) }
  }

  /// Whether all of its values lie within bars, whose colour is what they must stand out from.
  private func liesOnBars(of chart: Chart) -> Bool {
    let bars = chart.allSeries.filter { $0.has(.bar) }.flatMap(\.points)
    return !bars.isEmpty
      && points.allSatisfy { point in
        guard let value = point.y?.number else { return true }
        return bars.contains { bar in
          guard bar.x == point.x, let end = bar.y?.number else { return false }
          let start = bar.y2?.number ?? 0
          return value >= min(start, end) && value <= max(start, end)
        }
      }
  }
}
