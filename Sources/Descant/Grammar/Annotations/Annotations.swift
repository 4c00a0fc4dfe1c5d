/// Finds the places in a chart that its author's annotations mean.
struct Annotations {
  let chart: Chart
  /// Whether the spec's x is the chart's y.
  let isTransposed: Bool
  private(set) var findings: [Finding] = []

  init(_ chart: Chart, isTransposed: Bool) {
    self.chart = chart
    self.isTransposed = isTransposed
  }

  mutating func all(_ specs: [AnnotationSpec]) -> [Annotation] {
    specs.compactMap { annotation($0) }
  }

  private mutating func annotation(_ spec: AnnotationSpec) -> Annotation? {
    guard let along = spec.along else { return series(spec) }
    let isX = (along == .x) != isTransposed
    let axis = isX ? chart.xAxis : chart.yAxis
    let values = spec.values.map { (node: $0, value: value($0, on: axis)) }
    for (node, value) in values where value == nil {
      report("\"\(node.text)\" is no value of \"\(axis.title)\"", like: axis, at: node)
      return nil
    }
    if values.count == 2, let from = values[0].value, let to = values[1].value {
      let places = [from, to].map { axis.position(of: $0) }
      guard places.contains(where: { (0...1).contains($0) }), from != to else {
        report("this stretch lies outside \"\(axis.title)\"", like: axis, at: spec.node)
        return nil
      }
      return Annotation(.stretch(isX ? .x : .y, from: from, to: to), text: spec.text)
    }
    guard isX, let wanted = values[0].value else {
      report("a single \"y\" is no datum", help: "write \"x\", or two ends", at: spec.node)
      return nil
    }
    return datum(spec, wanted, axis)
  }

  private mutating func datum(_ spec: AnnotationSpec, _ wanted: AxisValue, _ axis: Axis)
    -> Annotation?
  {
    for (panel, content) in chart.panels.enumerated() {
      for (index, series) in content.series.enumerated()
      where spec.series == nil || series.name == spec.series {
        let point = series.points.firstIndex { $0.x == wanted && !$0.isGap }
        if let point {
          let place = PointReference(panel: panel, series: index, point: point)
          return Annotation(.datum(place), text: spec.text)
        }
      }
    }
    if let name = spec.series, !names.contains(name) { return series(spec) }
    report(
      "there is no value at \"\(spec.values[0].text)\"", like: axis, at: spec.values[0])
    return nil
  }

  private mutating func series(_ spec: AnnotationSpec) -> Annotation? {
    guard let name = spec.series,
      let index = chart.panels.first?.series.firstIndex(where: { $0.name == name })
    else {
      report(
        "there is no series \"\(spec.series ?? "")\"",
        help: didYouMean(spec.series ?? "", among: names), at: spec.node["series"] ?? spec.node)
      return nil
    }
    return Annotation(.series(index), text: spec.text)
  }

  private var names: [String] { chart.allSeries.compactMap(\.name) }

  private mutating func report(_ message: String, like axis: Axis, at node: JSONNode) {
    let known = axis.categorical?.order ?? axis.ticks.map(\.label).filter { !$0.isEmpty }
    let help =
      axis.categorical != nil
      ? didYouMean(node.text, among: known)
      : known.first.map { "values there are written like \($0)" }
    report(message, help: help, at: node)
  }

  private mutating func report(_ message: String, help: String?, at node: JSONNode) {
    findings.append(
      .warning(.specAnnotation, message + ": it is not annotated", help: help, at: node.location))
  }

  /// A year, a date, a number or a category, as specs write them.
  private func value(_ node: JSONNode, on axis: Axis) -> AxisValue? {
    if let axis = axis.categorical {
      return axis.order.firstIndex(of: node.text).map(AxisValue.category)
    }
    guard axis.isTemporal else { return node.number.map(AxisValue.number) }
    if let number = node.number {
      let isYear = number == number.rounded() && (0...9999).contains(number)
      return .number(isYear ? CivilTime(year: Int(number)).moment : number)
    }
    return node.string.flatMap(TemporalValue.read).map(AxisValue.number)
  }
}

extension JSONNode {
  /// As its author wrote it, for messages.
  fileprivate var text: String { string ?? number.map(\.plainText) ?? "" }
}
