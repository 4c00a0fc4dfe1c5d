/// The drawing as a file: fixed size, everything said by attributes, styles only for other modes.
struct FileFrame {
  let chart: Chart
  let words: ChartWords
  let plan: ReadingPlan
  let palette: Palette
  /// Who the data are of, below everything; nil where pages say it.
  var credit: String?
  /// In px; without a height the drawing takes what it needs.
  let size: (width: Double, height: Double?)
  private let tokens: Tokens

  private static let edge = 24.0
  /// The least width of a grid's column, px: a sheet grows rather than break a row.
  private static let gridColumn = 150.0
  private static let em = Canvas.fileText

  init(
    _ chart: Chart, words: ChartWords, plan: ReadingPlan, palette: Palette,
    size: (width: Double, height: Double?) = (720, nil), credit: String? = nil
  ) {
    self.credit = credit
    self.chart = chart
    self.words = words
    self.plan = plan
    self.palette = palette
    let isGrid = chart.isGrid && size.height == nil
    let least = isGrid ? Double(chart.panelColumns) * Self.gridColumn + 2 * Self.edge : 0
    self.size = (max(size.width, least), size.height)
    tokens = Tokens(palette, .light)
  }

  /// The panels' places in px.
  private struct Sheet {
    var panels: [(x: Double, y: Double, width: Double, height: Double)] = []
    var height = 0.0
  }

  func markup() -> String {
    let (layouts, head) = arranged()
    let sheet = place(layouts, below: head.bottom)
    var body = ""
    for index in chart.panels.indices {
      body += panel(index, layouts[index], sheet.panels[index])
    }
    let credits = creditLines
    for (place, line) in credits.enumerated() {
      body += FileHead.text(
        line, x: Self.edge, y: sheet.height - 12 - 18 * Double(credits.count - 1 - place),
        attributes: "class=\"words quiet\" aria-hidden=\"true\" fill=\"\(tokens.quiet)\"")
    }
    if let axis = Plot(chart).titles.below {
      body += FileHead.text(
        chart.axisTitle(axis, words), x: right(of: sheet, layouts),
        y: sheet.height - 12 - 18 * Double(credits.count),
        attributes: "class=\"words quiet\" fill=\"\(tokens.quiet)\" text-anchor=\"end\"")
    }
    return root(head.markup + body, sheet)
  }

  /// Where the axis' title ends: below the end of a square, else at the edge.
  private func right(of sheet: Sheet, _ layouts: [Layout]) -> Double {
    guard !isDivided, layouts.first?.form == .square, let plot = sheet.panels.first else {
      return size.width - Self.edge
    }
    return plot.x + plot.width
  }

  /// Whether panels stand apart, each below its title.
  private var isDivided: Bool { chart.panels.count > 1 && !chart.isTwoSided }

  private var columns: Int {
    guard isDivided else { return 1 }
    if chart.isGrid { return max(chart.panelColumns, 1) }
    let own = chart.panelColumns == 4 ? 4 : min(max(chart.panelColumns, 1), 3)
    // Where the height is given, panels stand in two rows at most.
    return size.height == nil ? own : min(max(own, (chart.panels.count + 1) / 2), 5)
  }

  /// The width of one panel with what stands beside it.
  private var column: Double {
    (size.width - 2 * Self.edge - Double(columns - 1) * 16) / Double(columns)
  }

  private var foot: Double {
    (Plot(chart).titles.below == nil ? 12 : 28) + 18 * Double(creditLines.count)
  }

  private var creditLines: [String] {
    guard let credit else { return [] }
    return brokenLines(credit, limit: (size.width - 2 * Self.edge) / Self.em)
  }

  private func arranged() -> (layouts: [Layout], head: FileHead) {
    let plots = chart.panels.indices.map { Plot(chart.onAxes(ofPanel: $0)) }
    let tiers = Tiers(widths: [column / Self.em])
    let values = plots.indices.map { PointLabel.all(plots[$0], chart.panels[$0], $0, words) }
    var layouts = plots.indices.map {
      Layout(plots[$0], panel: chart.panels[$0], tiers: tiers, values: values[$0])
    }
    var head = FileHead(
      chart, edge: Self.edge, width: size.width - 2 * Self.edge, tokens: tokens,
      words: words)
    head.write(isKeyDrawn: !layouts.unkeyed.isTotal)
    if let height = size.height {
      let room = row(height - head.bottom)
      layouts = layouts.indices.map { index in
        Layout(
          plots[index], panel: chart.panels[index], tiers: tiers,
          height: layouts[index].height(fitting: room), values: values[index])
      }
    }
    return (chart.isTwoSided ? layouts.overlaid() : layouts.aligned(chart), head)
  }

  /// The height in ems that is left for one row of panels.
  private func row(_ height: Double) -> Double {
    let rows = isDivided ? ((chart.slots.last ?? 0) + columns) / max(columns, 1) : 1
    let title = isDivided ? 1.6 * Self.em : 0
    return ((height - foot) / Double(max(rows, 1)) - 8 - title) / Self.em
  }

  /// Whether a given height has room for everything at its usual size.
  var isRoomy: Bool {
    guard let height = size.height else { return true }
    let (layouts, head) = arranged()
    let room = row(height - head.bottom)
    return layouts.allSatisfy { $0.least <= room - ($0.top + $0.bottom) }
  }

  private func place(_ layouts: [Layout], below top: Double) -> Sheet {
    var sheet = Sheet()
    var y = top
    let layouts = chart.isTwoSided ? Array(layouts.prefix(1)) : layouts
    let slots = chart.slots
    for start in stride(from: 0, through: slots.last ?? 0, by: columns) {
      let row = layouts.indices.filter { slots[$0] / columns == start / columns }
      let title = isDivided ? 1.6 * Self.em : 0
      var tallest = 0.0
      for index in row {
        let (layout, offset) = (layouts[index], slots[index] % columns)
        let margins = (layout.left + layout.right) * Self.em
        let own =
          layout.isRound
          ? Double(layout.height) * Self.em
          : layout.mapForm.map { _ in
            min(column, Double(layout.height) * Self.em * chart.plotSize.form)
          }
        let free = max(60, column - margins)
        let width =
          own ?? (layout.form == .square ? min(free, Double(layout.height) * Self.em) : free)
        let x =
          Self.edge + Double(offset) * (column + 16)
          + (own != nil ? (column - width) / 2 : layout.left * Self.em)
        let height = Double(layout.height) * Self.em
        sheet.panels.append((x, y + title + layout.top * Self.em, width, height))
        tallest = max(tallest, title + height + (layout.top + layout.bottom) * Self.em)
      }
      y += tallest + 8
    }
    if chart.isTwoSided { sheet.panels += sheet.panels }
    sheet.height = y + foot
    return sheet
  }

  private func panel(
    _ index: Int, _ layout: Layout,
    _ place: (x: Double, y: Double, width: Double, height: Double)
  ) -> String {
    var panel = PanelDrawing(
      chart, words: words, plan: plan, panel: index, layout: layout,
      medium: .file(width: place.width, height: place.height), tokens: tokens)
    panel.layout.topUnit = Plot(chart).titles(under: [chart.subtitle], words).unit
    let (x, y) = (place.x.text(decimals: 2), place.y.text(decimals: 2))
    panel.canvas.raw("<g class=\"plot\" transform=\"translate(\(x) \(y))\"")
    if chart.panels.count > 1 {
      panel.canvas.attribute("role", "group")
      panel.canvas.label(chart.panels[index].title ?? "")
      panel.canvas.attribute(
        "aria-roledescription", isDivided ? words.panelRole : words.seriesRole)
    }
    panel.canvas.raw(">")
    if let title = chart.panels[index].title, isDivided {
      let top = -layout.top * Self.em - 3
      panel.canvas.raw(
        FileHead.text(
          title, x: 0, y: top,
          attributes: "class=\"words\" font-weight=\"bold\" aria-hidden=\"true\""))
    }
    panel.draw()
    panel.canvas.raw("</g>\n")
    return panel.canvas.markup
  }

  private func root(_ content: String, _ sheet: Sheet) -> String {
    let width = size.width.text(decimals: 0)
    let height = (size.height ?? sheet.height).text(decimals: 0)
    let id = chart.id.escapedForMarkup
    var out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    out += " viewBox=\"0 0 \(width) \(height)\" role=\"group\" aria-labelledby=\"\(id)-title\""
    out += " aria-roledescription=\"\(words.kind.escapedForMarkup)\""
    let foreign = chart.foreignWords(on: words.language)
    out += " lang=\"\((foreign?.language ?? words.language).escapedForMarkup)\">\n"
    out += "<title id=\"\(id)-title\">\(chart.title.nameForMarkup)</title>\n"
    let description = words.joined(
      words.overview, words.summary, chart.description?.isolated)
    out += foreign == nil ? "<desc>" : "<desc lang=\"\(words.language.escapedForMarkup)\">"
    out += "\(description.escapedForMarkup)</desc>\n"
    out +=
      "<style>\n\(FileStyle(palette, hasLines: chart.allSeries.contains { $0.has(.line) }).sheet)</style>\n"
    out += strip(sheet)
    out += "<rect class=\"ground\" x=\"-\(width)\" y=\"-\(height)\" width=\"300%\" height=\"300%\""
    out += " fill=\"\(tokens.ground)\"/>\n"
    out += "<g class=\"sheet\" fill=\"\(tokens.ink)\" font-size=\"13\""
    out += " font-family=\"Helvetica Neue, Arial, Liberation Sans, Noto Sans, sans-serif\">\n"
    return out + content + "</g>\n</svg>\n"
  }

  /// The plots alone with an empty band above for captions and one below for a player's controls.
  private func strip(_ sheet: Sheet) -> String {
    guard let first = sheet.panels.first else { return "" }
    let left = sheet.panels.map(\.x).min() ?? first.x
    let right = sheet.panels.map { $0.x + $0.width }.max() ?? first.x + first.width
    let bottom = sheet.panels.map { $0.y + $0.height }.max() ?? first.y + first.height
    let (width, height) = (right - left, bottom - first.y)
    let box = [left - 0.03 * width, first.y - 0.5 * height, 1.06 * width, 2.75 * height]
    let text = box.map { $0.text(decimals: 2) }.joined(separator: " ")
    return
      "<view id=\"strip\" viewBox=\"\(text)\" preserveAspectRatio=\"\(chart.kind == .pie || chart.ground != nil ? "xMidYMid" : "none")\"/>\n"
  }
}
