/// Puts the layers together: axes, panels, references, legends, kind and notes.
struct ChartAssembly {
  let view: ViewSpec
  let layers: [Layer]
  let id: String
  let provenance: Provenance
  let locale: FormatLocale
  let titles: TitleWords

  /// `findings`: what is odd, and drawn all the same.
  func chart(_ findings: inout SpecFindings) throws(Finding) -> Chart {
    let scaled = layers.map(\.forScales)
    let positions = try Positions(view: view, layers: view.isTwoSided ? leftSided(scaled) : scaled)
    let aside = DrawnAnnotations(view, layers)
    let told = aside.places
    let styles = try Styles(
      scaled.indices.filter { !told.contains($0) }.map { scaled[$0] }, positions)
    let data = layers.indices.filter { !told.contains($0) }.map { layers[$0] }
    guard !data.isEmpty else {
      throw .unsupported("annotations without data", at: view.node)
    }
    let isTransposed = try Direction.isTransposed(data, positions)
    try checkAcross(isTransposed ? .x : .y)
    let builder = AxisBuilder(
      view: view, positions: positions, locale: locale, titles: titles)
    let pie =
      PieAssembly.isPie(layers)
      ? PieAssembly(
        layers: layers, styles: styles, positions: positions, locale: locale, own: view.own)
      : nil
    let (x, y): (Axis, Axis)
    if let pie {
      (x, y) = try pie.axes()
    } else {
      (x, y) = (try builder.axis(.x), try builder.axis(.y))
    }
    let axes = isTransposed ? (x: y, y: x) : (x: x, y: y)
    let references = References(
      positions: positions, isTransposed: isTransposed, locale: locale, axes: axes)
    let facets = try Facets(view, layers, locale: locale)
    let lines = layers.indices.map { place in
      references.lines(layers[place], facets.cells.map { $0.rows[place] })
    }
    try checkPlaces(lines, told, positions)
    try checkBoxes(lines)
    let own = try ownScale(positions, isTransposed ? .x : .y, facets, isRound: pie != nil)
    // What nobody can see is there for a pointer to find: it takes part in the scales only.
    let seen = layers.indices.filter {
      !layers[$0].isInvisible && (layers[$0].frame.rowCount > 0 || layers[$0].isEmpty)
    }
    let drawn = (seen.isEmpty ? Array(layers.indices) : seen).filter {
      lines[$0] == nil && !told.contains($0)
    }
    var unjoined = layers.indices.filter { lines[$0] != nil }
    var outside: [IntervalJoining.Outside] = []
    var medians: String?
    let panels = try facets.cells.map { cell throws(Finding) in
      let alone = try own.map { name throws(Finding) in
        try view.isTwoSided
          ? side(of: cell, besides: positions)
          : panelPositions(of: cell, lines, besides: positions, along: name)
      }
      let shown = view.isTwoSided ? drawn.filter { !cell.rows[$0].isEmpty } : drawn
      let builders = shown.map { place in
        SeriesBuilder(
          layer: layers[place], positions: alone ?? positions, styles: styles,
          isTransposed: isTransposed,
          locale: locale)
      }
      var parts: [IntervalJoining.Part] = []
      for (place, own) in zip(shown, builders) {
        let (layer, rows) = (layers[place], cell.rows[place])
        let found: [Series]
        if let pie {
          found = [try pie.series(layer, rows: rows, marks: own.marks)]
        } else {
          found = try own.series(rows: rows)
        }
        parts.append(IntervalJoining.Part(layer: layer, series: found))
      }
      let boxes = BoxJoining(parts)
      medians = boxes.title ?? medians
      var joining = IntervalJoining(boxes.parts)
      try joining.join(named: view.own.intervals)
      outside += joining.outside
      var series: [Series] = []
      var names: [SeriesJoining.Title] = []
      let links = Links.places(in: joining.parts)
      for (index, (place, own)) in zip(shown, builders).enumerated() where !links.contains(index) {
        let part = joining.parts[index]
        guard !part.isJoined else { continue }
        if !unjoined.contains(place) { unjoined.append(place) }
        SeriesJoining.add(part.series, to: &series)
        let name = SeriesJoining.Title(
          given: title(of: own, builder, axes.y), made: own.madeTitle,
          aside: own.aside(titles))
        names += Array(repeating: name, count: series.count - names.count)
      }
      SeriesJoining.name(&series, by: names)
      SeriesLabels.name(&series, of: shown.map { layers[$0] })
      var axis: Axis?
      if let own, let alone {
        axis = try AxisBuilder(view: view, positions: alone, locale: locale, titles: titles)
          .axis(own)
      }
      var panel = Panel(
        title: view.isTwoSided ? axis?.title : cell.title, series: series, yAxis: axis,
        slot: cell.slot)
      panel.links = links.flatMap { joining.parts[$0].series }
      return panel
    }
    if let finding = IntervalJoining.finding(outside, in: view) { findings.add(finding) }
    var chart = Chart(
      id: id, title: "", subtitle: view.subtitle, description: view.own.summary ?? view.summary,
      kind: .bar, direction: pie != nil ? .radialClockwise : Direction.of(isTransposed, positions),
      xAxis: axes.x, yAxis: axes.y,
      additionalAxes: additionalAxes(styles), panels: panels, panelColumns: facets.columns,
      references: References.named(lines.flatMap { $0 ?? [] }, in: view, axes),
      legends: Legends(
        styles: styles, layers: data, locale: locale, numberFormat: view.config.numberFormat
      ).legends(),
      plotSize: positions.size, provenance: provenance,
      notes: notes(axes.y) + DrawnMissing(layers, axes: (x, y), styles).notes, locale: locale,
      language: view.own.language)
    (chart.marksMedians, chart.isSquare) = (view.own.marksMedians, view.own.isSquare)
    chart.isCentred = view.own.diverging != nil
    chart.places = view.own.places ?? placesByName
    try checkCount(chart)
    if let medians { (chart.yAxis.title, chart.yAxis.plainTitle) = (medians, medians) }
    chart.kind = KindOfChart.of(chart, unjoined.sorted().map { layers[$0] })
    noteStart(of: axes.x, &chart)
    chart.title = view.title ?? titleOfLayer ?? title((chart.xAxis, chart.yAxis))
    if view.isTwoSided { TwoSides.join(&chart, styles, titles, view.title) }
    chart.rows = RowSpread(of: layers, along: isTransposed ? .y : .x, panels: chart.panels.count)
    chart.rowEnds = RowEnds(of: layers, panels: chart.panels.count)
    chart = chart.withGaps().withEmptyBins().inRows
    var annotations = Annotations(chart, isTransposed: isTransposed)
    chart.annotations =
      annotations.all(view.own.annotations)
      + aside.annotations(
        positions, isTransposed: isTransposed, locale: locale, titles: titles)
    for finding in annotations.findings { findings.add(finding) }
    return chart
  }

  /// The measured channel, where each panel is to have a scale of its own.
  private func ownScale(
    _ positions: Positions, _ measured: ChannelName, _ facets: Facets, isRound: Bool
  ) throws(Finding) -> ChannelName? {
    if view.isTwoSided {
      guard measured == .y, positions[.y].scale != nil else {
        throw .independentScale(.y, at: view.node["resolve"] ?? view.node)
      }
      return .y
    }
    var own: ChannelName?
    for scale in view.independentScales {
      if scale.channel == measured, positions[measured].scale != nil, !isRound {
        own = measured
      } else if isRound || !isAlike(scale.channel, in: facets, as: positions) {
        throw .independentScale(scale.channel, at: scale.node)
      }
    }
    return own
  }

  /// Whether every panel's own scale would be that of all.
  private func isAlike(_ name: ChannelName, in facets: Facets, as shared: Positions) -> Bool {
    facets.cells.allSatisfy { cell in
      let restricted = layers.indices.map {
        layers[$0].restricted(to: cell.rows[$0]).forScales
      }
      // What is wrong is thrown, with its place, when the panel itself is made.
      guard let own = try? Positions(view: view, layers: restricted) else {
        return false
      }
      switch (own[name], shared[name]) {
      case (.continuous(let own), .continuous(let shared)): return own == shared
      case (.discrete(let own), .discrete(let shared)):
        return own.categories.values == shared.categories.values
      case (.none, .none): return true
      default: return false
      }
    }
  }

  /// With the scale of one panel's rows; that of all where they have no extent.
  private func panelPositions(
    of cell: Facets.Cell, _ lines: [[ReferenceLine]?], besides shared: Positions,
    along name: ChannelName
  ) -> Positions {
    let restricted = layers.indices.map { place in
      lines[place] == nil ? layers[place].restricted(to: cell.rows[place]) : layers[place]
    }
    // What is wrong with a scale has been thrown for all rows; here only values may be lacking.
    guard let own = try? Positions(view: view, layers: restricted.map(\.forScales)),
      let scale = own[name].scale,
      scale.start != scale.end
    else { return shared }
    return shared.replacing(name, by: own)
  }

  /// What a layer measures, with its unit where the axis can't say one for all.
  private func title(of layer: SeriesBuilder, _ builder: AxisBuilder, _ axis: Axis) -> String {
    // Of both ends their own names say more than what the axis is called.
    let isNamed = !layer.title.isEmpty && layer.title != axis.title
    let ends = layer.madeTitles.count > 1 ? layer.madeTitle : axis.title
    let title = isNamed ? layer.title : ends
    guard axis.unit == nil, !axis.format.isPercent, let unit = layer.unit(builder),
      !unit.symbol.isEmpty
    else { return title }
    return "\(title) (\(unit.symbol))"
  }

  static let pointLimit = 200_000

  private func checkCount(_ chart: Chart) throws(Finding) {
    let count = chart.allSeries.reduce(0) { $0 + $1.points.count }
    if count == 0, chart.references.isEmpty, !layers.allSatisfy(\.isEmpty) {
      throw .error(
        .specEmpty, "no row of the data can be drawn",
        help: "check the filters and the fields of the spec", at: view.node.location)
    }
    if count > Self.pointLimit {
      throw .error(
        .specTooMany, "the chart would have \(count) points",
        help: "summarise the data: bin, aggregate or filter it", at: view.node.location)
    }
  }

  private func checkPlaces(
    _ lines: [[ReferenceLine]?], _ told: [Int], _ positions: Positions
  ) throws(Finding) {
    for (place, layer) in layers.enumerated() {
      for name in [ChannelName.x, .y] {
        guard let node = DrawnAnnotations.pixels(layer, name) else { continue }
        let isPlaced = told.contains(place) && !positions[name].isNone
        if !isPlaced { throw .unsupported("a place in pixels", at: node) }
      }
    }
    for (place, layer) in layers.enumerated() where !told.contains(place) && layer.isPath {
      if layer[.x] == nil || layer[.y] == nil {
        throw .unsupported("a line or area along one axis only", at: layer.mark.node)
      }
    }
    for name in [ChannelName.x, .y] {
      let has = layers.map { $0[name] != nil }
      guard has.contains(true), layers.count > 1 else { continue }
      for (place, layer) in layers.enumerated()
      where !has[place] && lines[place] == nil && !told.contains(place) {
        throw .unsupported(
          "a layer without \"\(name.rawValue)\" over others that have it", at: layer.mark.node)
      }
    }
  }

  /// What sets marks beside one another does it along the axis of places, not of what is measured.
  private func checkAcross(_ measured: ChannelName) throws(Finding) {
    for layer in layers {
      let offset = measured.offset.flatMap { layer[$0] }
      if let offset, layer[measured] != nil, !offset.isJitter {
        throw .unsupported("an offset along what is measured", at: offset.spec.node)
      }
    }
  }

  // Sentences and sounds of a box say all that its values are: nothing else has a place in them.
  private func checkBoxes(_ lines: [[ReferenceLine]?]) throws(Finding) {
    let drawn = layers.indices.filter { lines[$0] == nil }
    guard drawn.count > 1, drawn.contains(where: { layers[$0].mark.shape == .boxplot }) else {
      return
    }
    let other = drawn.first { layers[$0].mark.shape != .boxplot } ?? drawn[1]
    throw .unsupported("another mark over a box plot", at: layers[other].mark.node)
  }

  private func additionalAxes(_ styles: Styles) -> [Axis] {
    styles.measured.map { name, continuous in
      let uses = layers.flatMap { layer in layer.all(name).map { (layer: layer, channel: $0) } }
      let channel = continuous.channel
      let values = continuous.scale.ticks(count: 5)
      let labels = continuous.scale.labels(
        for: values, count: 5, specifier: channel.timeUnit?.specifier, locale: locale)
      let title = GuideTitle(uses)
      var format = ValueFormat(
        decimals: channel.decimals, granularity: channel.timeUnit?.granularity)
      if case .specifier(let text)? = channel.spec.legend.value?.format,
        !continuous.scale.isTemporal
      {
        format.readPercent(text)
      }
      var axis = Axis(
        title: title.text, plainTitle: title.plain,
        field: channel.spec.field ?? channel.title.text,
        kind: .numeric(NumericAxis(scale: continuous.scale)),
        unit: format.isPercent ? nil : channel.source?.unit,
        format: format,
        ticks: zip(values, labels).map { Tick(value: .number($0), label: $1) }, hasGrid: false,
        countsRecords: channel.countsRecords, isBinned: channel.isBinned)
      axis.showsExtremes = [.min, .max].contains(channel.spec.aggregate?.operation)
      axis.isCircular = styles.measured.contains {
        $0.continuous.channel.spec.field == channel.spec.field && $0.continuous.isCircle($0.name)
      }
      return axis
    }
  }

  /// Whether a layer draws values as they are, on both axes.
  private var showsRawValues: Bool {
    layers.contains { layer in
      let places = layer.channels.filter { $0.name.isPosition }
      return places.count > 1 && places.allSatisfy { $0.spec.aggregate == nil }
        && layer.mark.shape != .rule && layer.mark.shape != .text
    }
  }

  private func notes(_ y: Axis) -> [ChartNote] {
    var notes = view.own.notes
    for layer in layers {
      for channel in layer.channels {
        guard let aggregate = channel.spec.aggregate, let field = channel.spec.field,
          aggregate.operation != .count, channel.name.isPosition, !showsRawValues
        else { continue }
        let by = layer.channels.first { $0.name.isPosition && $0.spec.aggregate == nil }
        // A step of the calendar is not the column of moments.
        let step = by.flatMap { $0.timeUnit == nil ? nil : GuideTitle([(layer, $0)]).text }
        // Folded columns are named by their axis.
        let isFolded = field == "value" && channel.source?.title == nil
        let note = ChartNote.aggregated(
          operation: aggregate.operation.rawValue,
          field: isFolded
            ? GuideTitle([(layer, channel)]).text : channel.source?.label ?? field,
          by: step ?? by?.source?.label ?? by?.spec.field ?? "")
        if !notes.contains(note) { notes.append(note) }
      }
    }
    let isSorted = layers.contains { layer in
      layer.channels.contains { channel in
        guard case .channel(let name, _)? = channel.spec.sort else { return false }
        return name.isPosition && channel.name.isPosition
      }
    }
    if isSorted { notes.append(.sorted) }
    let dropped = layers.map(\.droppedRows).max() ?? 0
    for case let sample? in layers.map(\.sample) where !notes.contains(sample) {
      notes.append(sample)
    }
    if dropped > 0 { notes.append(.droppedRows(dropped)) }
    if let clocks { notes.append(.clocks(clocks.names)) }
    if let start = start(of: y) { notes.append(.truncatedAxis(from: start)) }
    return notes
  }

  /// Where an axis of amounts begins, if that is above zero.
  private func start(of axis: Axis) -> Double? {
    guard let scale = axis.numeric?.scale, view.independentScales.isEmpty, !view.isTwoSided,
      !scale.isTemporal, scale.lower > 0, scale.kind == .linear
    else { return nil }
    return scale.lower
  }

  /// Rows of a heat map and places have no length from zero; both axes of a cloud have.
  private func noteStart(of x: Axis, _ chart: inout Chart) {
    if chart.kind == .heatMap || chart.places != nil {
      chart.notes.removeAll { if case .truncatedAxis = $0 { true } else { false } }
    } else if chart.kind == .scatter, !x.countsYears, let start = start(of: x) {
      chart.notes.append(.truncatedAxis(from: start, isAlong: true))
    }
  }

  /// The clocks that moments on an axis were written by, where hours or less are shown.
  private var clocks: ClockOffset? {
    for layer in layers {
      for channel in layer.channels where channel.name.isPosition && channel.type == .temporal {
        guard let clock = channel.source?.clock else { continue }
        let step = channel.timeUnit?.granularity?.step.length ?? 0
        if step < Granularity.day.step.length { return clock }
      }
    }
    return nil
  }
}
