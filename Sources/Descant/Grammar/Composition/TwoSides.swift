/// A chart whose layers measure on two axes, one at each side, over one x.
///
/// Each side is a panel with an axis of its own: said, listed and heard by itself. Only the drawing lays
/// them over each other.
enum TwoSides {
  /// Makes one chart of both: looks that tell them apart, and a key that says which axis is whose.
  static func join(
    _ chart: inout Chart, _ styles: Styles, _ titles: TitleWords, _ given: String?
  ) {
    guard chart.panels.count == 2 else { return }
    chart.isTwoSided = true
    chart.panelColumns = 1
    if styles.colorCategories == nil { tellApart(&chart) }
    let names = chart.panels.compactMap(\.title)
    if given == nil {
      chart.title = titles.by.filled([
        "y": names.joined(separator: ", "), "x": chart.xAxis.title,
      ])
    }
    let entries = chart.panels.enumerated().compactMap { place, panel in
      panel.series.first.map { series in
        let name = title(of: panel.yAxis ?? chart.yAxis)
        return (name: place == 0 ? "\u{2190} \(name)" : "\(name) \u{2192}", style: series.style)
      }
    }
    chart.legends.append(Legend(entries: .series(entries)))
  }

  /// With its unit, unless it says it.
  private static func title(of axis: Axis) -> String {
    guard let symbol = axis.unit?.symbol, !symbol.isEmpty, !axis.title.contains(symbol) else {
      return axis.title
    }
    return "\(axis.title) (\(symbol))"
  }

  /// Colours of the palette that are taken at the left are not used at the right.
  private static func tellApart(_ chart: inout Chart) {
    let taken = chart.panels[0].series.map(\.style.paint)
    for place in chart.panels[1].series.indices {
      let style = chart.panels[1].series[place].style
      guard case .slot(let slot) = style.paint, taken.contains(style.paint) else { continue }
      var next = SeriesLook.style(slot + taken.count)
      next.dash = style.isDashGiven ? style.dash : .solid
      next.isDashGiven = style.isDashGiven
      chart.panels[1].series[place].style = next
    }
  }
}

extension ChartAssembly {
  /// All layers over one x, and what the left one measures.
  func leftSided(_ layers: [Layer]) -> [Layer] {
    layers.map { layer in
      var layer = layer
      if layer.unit.side == 1 { layer.channels.removeAll { $0.name.primary == .y } }
      return layer
    }
  }

  /// One side's own scale over the x of both.
  func side(of cell: Facets.Cell, besides shared: Positions) throws(Finding) -> Positions {
    let members = layers.indices.filter { !cell.rows[$0].isEmpty }.map { layers[$0].forScales }
    return try Positions(view: view, layers: members).replacing(.x, by: shared)
  }
}
