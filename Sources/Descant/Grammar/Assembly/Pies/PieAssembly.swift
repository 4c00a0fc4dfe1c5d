/// Pies and donuts: slices in the order of their stack, clockwise from the top.
struct PieAssembly {
  let layers: [Layer]
  let styles: Styles
  let positions: Positions
  let locale: FormatLocale
  let own: OwnSpec

  static func isPie(_ layers: [Layer]) -> Bool { layers.contains { $0.mark.shape == .arc } }

  /// The slices' categories and what they measure.
  func axes() throws(Finding) -> (x: Axis, y: Axis) {
    let slices = try slices()
    let layer = layers[0]
    guard let theta = layer[.theta], theta.column != nil, theta.isMeasure else {
      throw .unsupported("an arc without a measured \"theta\"", at: layer.mark.node)
    }
    try check(theta)
    let text = CategoryText(channel: slices.channel, locale: locale)
    let names = order(slices).values.map(text.name)
    let titles = (x: GuideTitle([(layer, slices.channel)]), y: GuideTitle([(layer, theta)]))
    let x = Axis(
      title: titles.x.text, plainTitle: titles.x.plain,
      field: slices.channel.spec.field ?? slices.channel.title.text,
      kind: .categorical(
        CategoricalAxis(
          order: names,
          band: BandScale(count: names.count, paddingInner: 0, paddingOuter: 0),
          isOrdered: slices.channel.type == .ordinal)),
      ticks: names.indices.map { Tick(value: .category($0), label: names[$0]) }, hasGrid: false,
      isDrawn: false)
    let field = theta.spec.field ?? ""
    let isSummed = theta.spec.aggregate?.operation.keepsUnit ?? true
    let y = Axis(
      title: titles.y.text, plainTitle: titles.y.plain,
      field: theta.spec.field ?? theta.title.text,
      kind: .numeric(NumericAxis(scale: Scale(.linear, start: 0, end: largest(theta)))),
      unit: isSummed ? own.units[field] ?? theta.source?.unit : nil,
      format: ValueFormat(
        decimals: own.precision[field] ?? theta.decimals),
      hasGrid: false, isDrawn: false, countsRecords: theta.countsRecords)
    return (x, y)
  }

  /// What sets the slices apart: their colour.
  private func slices() throws(Finding) -> Styles.Discrete {
    guard let color = styles.colorCategories else {
      throw .unsupported("a pie whose slices have no colour by category", at: layers[0].mark.node)
    }
    return color
  }

  /// The slices as they are drawn and sounded, clockwise; those without a row come last.
  private func order(_ slices: Styles.Discrete) -> Categories {
    var order = Categories()
    for layer in layers {
      guard let stack = layer.stack,
        let categories = layer[slices.channel.name].flatMap({ layer.values($0) })
      else { continue }
      for row in drawn(Array(0..<layer.frame.rowCount), layer, stack) {
        order.add(categories[row])
      }
    }
    for value in slices.categories.values { order.add(value) }
    return order
  }

  private func drawn(_ rows: [Int], _ layer: Layer, _ stack: Layer.Stack) -> [Int] {
    RowOrder([(stack.start, false), (stack.end, false)], in: layer.frame).sorted(rows)
  }

  private func check(_ theta: EncodedChannel) throws(Finding) {
    for layer in layers where layer.mark.shape != .arc {
      // Labels of the slices are theirs, wherever around the circle they stand.
      if layer.mark.shape == .text, layers[0].mark.shape == .arc { continue }
      throw .unsupported("this mark over a pie", at: layer.mark.node)
    }
    let reach = min(positions.size.width, positions.size.height) / 2
    if let layer = layers.first(where: { layer in
      layer.mark.shape == .arc && layer.mark.innerRadius >= layer.mark.outerRadius ?? reach
    }), reach > 0 {
      throw .unsupported(
        "a hole as wide as its ring", at: layer.mark.node["innerRadius"] ?? layer.mark.node)
    }
    let straight: [ChannelName] = [.x, .y, .xOffset, .yOffset]
    for layer in layers where layer.channels.contains(where: { straight.contains($0.name) }) {
      throw .unsupported("a pie on x and y", at: layer.mark.node)
    }
    for layer in layers {
      if let scale = layer[.theta]?.spec.scale.value?.node {
        throw .unsupported("a scale of its own for \"theta\"", at: scale)
      }
    }
    if let facet = layers[0].facets.first, layers[0].stack?.offset != .normalize {
      throw .unsupported("a pie in several panels", at: facet.spec.node)
    }
    guard layers.allSatisfy({ $0.stack?.channel == .theta }) else {
      throw .unsupported("arcs that are not stacked", at: theta.spec.node)
    }
    if let values = layers[0].values(theta),
      let row = (0..<layers[0].frame.rowCount).first(where: { (values.number($0) ?? 0) < 0 })
    {
      throw .error(
        .specValue, "a slice can't be \((values.number(row) ?? 0).plainText)",
        help: "pies show parts of a whole; use bars for values below zero",
        at: theta.spec.node.location)
    }
  }

  private func largest(_ theta: EncodedChannel) -> Double {
    guard let values = layers[0].values(theta) else { return 1 }
    let largest = (0..<layers[0].frame.rowCount).compactMap { values.number($0) }.max() ?? 1
    return largest > 0 ? largest : 1
  }

  func series(_ layer: Layer, rows: [Int], marks: [Mark]) throws(Finding) -> Series {
    let slices = try slices()
    guard let theta = layer[.theta], let values = layer.values(theta), let stack = layer.stack,
      let categories = layer[slices.channel.name].flatMap({ layer.values($0) })
    else {
      throw .unsupported("a layer of a pie without \"theta\" and colour", at: layer.mark.node)
    }
    let order = order(slices)
    let sum = rows.reduce(0) { $0 + (values.number($1) ?? 0) }
    let text = PointText(layer, locale: locale)
    let radii = try SliceRadii(layer, among: layers, positions.size)
    let points = drawn(rows, layer, stack).compactMap { row -> DataPoint? in
      guard let turn = order.index(of: categories[row]),
        let place = slices.categories.index(of: categories[row])
      else { return nil }
      let value = values.number(row)
      return DataPoint(
        x: .category(turn), y: value.map(AxisValue.number),
        share: sum > 0 ? value.map { $0 / sum } : nil, label: text?.text(row),
        paint: SeriesLook.paint(place, slices), radius: radii?.share(row))
    }
    return Series(
      isContinuous: false, marks: marks, style: SeriesLook.style(0), points: points)
  }
}
