/// The drawing on a page: titles and key are HTML, so that they wrap; the plot is one fluid SVG.
struct PageFrame {
  let chart: Chart
  let words: ChartWords
  let plan: ReadingPlan

  init(_ chart: Chart, words: ChartWords, plan: ReadingPlan) {
    self.chart = chart
    self.words = words
    self.plan = plan
  }

  func markup() -> String {
    let plot = Plot(chart)
    let layouts = chart.panels.enumerated().map {
      Layout(
        Plot(chart.onAxes(ofPanel: $0)), panel: $1, tiers: plot.isSmall ? .smallPanels : .page,
        values: PointLabel.all(plot, $1, $0, words))
    }.aligned(chart)
    let titles = plot.titles(under: lines, words)
    let classes = [
      "drawing", chart.kind.className, plot.narrowness?.rawValue,
      layouts.first?.form == .square ? "squared" : nil,
    ].compactMap(\.self)
    var out = "<div class=\"\(classes.joined(separator: " "))\">\n"
    out += Key(
      chart, hiding: layouts.unkeyed, noData: words.noData, median: words.table.spread.median
    ).page(references: layouts.first?.referenceLabels ?? [])
    if let axis = titles.above { out += title(chart.axisTitle(axis, words), "axis-title") }
    if chart.isTwoSided {
      out += overlaid(layouts.overlaid())
    } else if chart.panels.count == 1 {
      out += svg(0, layouts[0])
    } else {
      out += panels(layouts)
    }
    if let axis = titles.below { out += title(chart.axisTitle(axis, words), "axis-title x") }
    return out + "</div>\n"
  }

  /// What stands below the title.
  private var lines: [String?] { [chart.subtitle, words.line(under: chart.title)] }

  private var foreign: ForeignWords? { chart.foreignWords(on: words.language) }

  private func title(_ text: String, _ classes: String) -> String {
    let language = foreign.map { " lang=\"\($0.language)\"" } ?? ""
    return "<p class=\"\(classes)\"\(language) aria-hidden=\"true\">\(text.nameForMarkup)</p>\n"
  }

  private func panels(_ layouts: [Layout]) -> String {
    let size =
      (Plot(chart).isSmall ? "small panels" : "panels")
      + (chart.isGrid ? layouts.gridWidth + " grid-of" : "")
      + (Plot(chart).areStrips ? " strips" : "")
    let areStrips = Plot(chart).areStrips
    let columns = min(max(chart.panelColumns, 1), chart.isGrid ? 12 : 6)
    let lefts = Set(layouts.map(\.left))
    // Side by side the first panel names the rows of all.
    let isShared = Plot(chart).sharesRows && lefts.count == 1 && !layouts[0].areNamesAbove
    let shared = isShared ? " shared " + gutter("left", layouts[0].left) : ""
    var out = "<div class=\"\(size) columns-\(columns)\(shared)\" role=\"group\""
    if let foreign { out += " lang=\"\(foreign.language)\"" }
    out += " aria-label=\"\(chart.title.escapedForMarkup)\""
    out += " aria-roledescription=\"\(words.kind.escapedForMarkup)\">\n"
    var next = 0
    for (index, slot) in chart.slots.enumerated() {
      // What the data have nothing for stays empty, so that rows and columns stay whole.
      out += String(
        repeating: "<div class=\"panel absent\" aria-hidden=\"true\"></div>\n",
        count: max(0, slot - next))
      next = slot + 1
      // The name of a strip stands at its left.
      out += areStrips ? "<div class=\"strip\">" : "<div class=\"panel\">"
      if let title = chart.panels[index].title {
        out +=
          "<p class=\"panel-title\" aria-hidden=\"true\">\(title.heldTogether.nameForMarkup)</p>\n"
      }
      let drawing = svg(index, layouts[index])
      out += areStrips ? "<div class=\"panel\">\(drawing)</div></div>\n" : drawing + "</div>\n"
    }
    return out + "</div>\n"
  }

  /// Both sides in one plot: a group each.
  private func overlaid(_ layouts: [Layout]) -> String {
    var out = ""
    for index in chart.panels.indices {
      var panel = PanelDrawing(
        chart, words: words, plan: plan, panel: index, layout: layouts[index], medium: .page)
      if index == 0 { open(&panel, layouts[0], name: chart.title, role: words.kind) }
      panel.canvas.raw("<g role=\"group\"")
      panel.canvas.label(chart.panels[index].title ?? "")
      panel.canvas.attribute("aria-roledescription", words.seriesRole)
      panel.canvas.raw(">")
      panel.draw()
      panel.canvas.raw("</g>")
      out += panel.canvas.markup
    }
    return out + "</svg>\n"
  }

  private func open(
    _ panel: inout PanelDrawing, _ layout: Layout, name: String, role: String
  ) {
    panel.canvas.raw("<svg")
    panel.canvas.attribute("class", classes(layout))
    panel.canvas.attribute("role", "group")
    if let foreign { panel.canvas.attribute("lang", foreign.language) }
    panel.canvas.label(name)
    panel.canvas.attribute("aria-roledescription", role)
    panel.canvas.raw(">")
  }

  private func svg(_ index: Int, _ layout: Layout) -> String {
    var panel = PanelDrawing(
      chart, words: words, plan: plan, panel: index, layout: layout, medium: .page)
    let isPart = chart.panels.count > 1
    let name = isPart ? chart.panels[index].title ?? "" : chart.title
    panel.layout.topUnit = Plot(chart).titles(under: lines, words).unit
    open(&panel, layout, name: name, role: isPart ? words.panelRole : words.kind)
    panel.draw()
    panel.canvas.raw("</svg>\n")
    return panel.canvas.markup
  }

  private func classes(_ layout: Layout) -> String {
    var names = ["plot"]
    if chart.kind == .pie || layout.isRound { names.append("round") }
    names += [gutter("left", layout.left), gutter("right", layout.right)]
    names += [gutter("top", layout.top), gutter("bottom", layout.bottom)]
    if let form = layout.mapForm {
      return (names + ["map", MapForm.name(form)]).joined(separator: " ")
    }
    if layout.slimLeft != layout.left { names.append(gutter("slim-left", layout.slimLeft)) }
    if layout.slimRight != layout.right { names.append(gutter("slim-right", layout.slimRight)) }
    names += keyedClasses(layout)
    if layout.slimBottom != layout.bottom {
      names.append(gutter("slim-bottom", layout.slimBottom))
    }
    if layout.form == .rows {
      names += digits(layout.height, "h") + digits(layout.slimHeight, "n")
    } else {
      names.append(layout.form.classes)
    }
    if layout.areNamesAbove {
      names.append("names-above lines-\(min(layout.upright.lineCount, 5))")
    }
    return names.joined(separator: " ")
  }

  /// Where names stand beside a wide plot and a key says them beside a narrower one, that has no room for them.
  private func keyedClasses(_ layout: Layout) -> [String] {
    guard let gutter = layout.names.gutter(inTier: layout.tiers.widths.count - 1)?.halfEms,
      gutter > 2, layout.right <= gutter, layout.referenceLabels.isEmpty
    else { return [] }
    var hidden = TierSet(in: layout.tiers)
    if layout.names.hiding.contains(1) { hidden.insert(1) }
    if layout.names.hiding.contains(2), hidden.contains(1) { hidden.insert(2) }
    return hidden.isEmpty ? [] : [hidden.classes("keyed")]
  }

  /// Half ems by their number: "left-5" is 2.5 em; beyond a dozen of them whole ones.
  private func gutter(_ side: String, _ ems: Double) -> String {
    let halves = Int((min(max(ems, 0), 24) * 2).rounded())
    return "\(side)-\(halves > 12 ? (halves + 1) / 2 * 2 : halves)"
  }

  /// Heights as sums of classes: 126 is "h-100 h-20 h-6"; style attributes are forbidden.
  private func digits(_ height: Int, _ prefix: String) -> [String] {
    let height = min(max(height, 1), 999)
    return [height / 100 * 100, height / 10 % 10 * 10, height % 10].filter { $0 > 0 }
      .map { "\(prefix)-\($0)" }
  }
}

extension [Layout] {
  /// Where no panel needs a key.
  var unkeyed: TierSet {
    guard let first else { return TierSet(in: .page) }
    return reduce(first.keyed) { $0.union($1.keyed) }.others
  }

  /// The class of the least width of panels in rows and columns, by what their labels need.
  var gridWidth: String {
    let step = DrawingRules.gridPanels.firstIndex { step in
      allSatisfy { $0.hasRoomAcross(in: step.ems) }
    }
    return ["", " roomy", " roomiest"][step ?? 2]
  }

  /// Panels below one another begin at one line, however wide the labels of their own scales are.
  func aligned(_ chart: Chart) -> [Layout] {
    guard !chart.isTwoSided, let left = map(\.left).max(), let slim = map(\.slimLeft).max(),
      let top = map(\.top).max()
    else {
      return self
    }
    let areStrips = Plot(chart).areStrips
    return enumerated().map { place, layout in
      var layout = layout
      if areStrips, place + 1 < count { layout.dropAcross() }
      // Side by side they begin at one height.
      layout.top = top
      if chart.hasOwnScales { (layout.left, layout.slimLeft) = (left, slim) }
      return layout
    }
  }
}

extension ChartKind {
  var className: String { rawValue.lowercased() + "-chart" }
}

extension String {
  /// With a short last word, such as a number, on the line of the word before.
  fileprivate var heldTogether: String {
    guard let gap = lastIndex(of: " "), distance(from: gap, to: endIndex) <= 3 else { return self }
    return self[..<gap] + "\u{00A0}" + self[index(after: gap)...]
  }
}
