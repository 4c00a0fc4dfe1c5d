/// A chart as Apple's Audio Graphs want it: one measured axis, points by number or category, and what VoiceOver says of each.
///
/// `AXChartDescriptor` without its framework, so that all that is decided here is tried on every system.
package struct AudioGraph: Sendable {
  package let title: String
  package let summary: String
  package let direction: ContentDirection
  package let xAxis: Dimension
  /// Nil where nothing is measured by a number.
  package let yAxis: Dimension?
  package let additionalAxes: [Dimension]
  package let series: [Line]

  /// A data axis.
  package struct Dimension: Sendable {
    package enum Kind: Sendable {
      /// `describe` says any value of the axis, those between data, too.
      case numeric(
        ClosedRange<Double>, gridlines: [Double], scale: Steps,
        describe: @Sendable (Double) -> String)
      case categorical([String])
    }
    package let title: String
    package let kind: Kind
  }

  /// How values grow along an axis.
  package enum Steps: Sendable { case even, byTens, byE }

  /// Points that belong together.
  package struct Line: Sendable {
    package let name: String
    package let isContinuous: Bool
    package let points: [Point]
  }

  package struct Point: Sendable {
    package let x: Value
    /// Nil for a gap.
    package let y: Double?
    /// One for each of the graph's additional axes.
    package let additional: [Value]
    package let label: String?
  }

  package enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }
}

extension Chart {
  /// The chart for Audio Graphs: one, or where its panels have scales of their own, one a panel.
  package func audioGraphs(in language: Language) -> [AudioGraph] {
    if isTwoSided {
      return panels.indices.map {
        AudioGraph(side($0), language, title: name(ofSide: $0, language))
      }
    }
    guard hasOwnScales else { return [AudioGraph(self, language, title: title)] }
    return panels.indices.map { index in
      var alone = onAxes(ofPanel: index)
      alone.panels = [alone.panels[index]]
      alone.references = references(inPanel: index)
      let own = panels[index].title
      alone.panels[0].title = nil
      return AudioGraph(
        alone, language, title: own.map { language.name(title, $0) } ?? title)
    }
  }

  private func name(ofSide index: Int, _ language: Language) -> String {
    language.name(title, onAxes(ofPanel: index).yAxis.title)
  }
}

extension AudioGraph {
  fileprivate init(_ chart: Chart, _ language: Language, title: String) {
    let speaker = Speaker(chart, language)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
    self.title = title
    // The message first, as on the page; then what the author says of the chart.
    summary = [words.summary, chart.description].compactMap(\.self).joined(separator: " ")
    direction = chart.direction
    let points = chart.allSeries.flatMap(\.points)
    xAxis = Dimension(chart.xAxis, speaker, points.map(\.x))
    // Cells of a grid are measured by their colour; their rows are lines then.
    let measured =
      chart.yAxis.numeric == nil ? chart.additionalAxes.firstIndex { $0.numeric != nil } : nil
    let others = chart.additionalAxes.indices.filter { $0 != measured }
    if chart.yAxis.numeric != nil {
      yAxis = Dimension(chart.yAxis, speaker, points.compactMap { $0.value.map { .number($0) } })
    } else {
      yAxis = measured.map { place in
        Dimension(
          chart.additionalAxes[place], speaker,
          points.compactMap { $0.additional.indices.contains(place) ? $0.additional[place] : nil })
      }
    }
    let groups = chart.groups
    additionalAxes =
      others.map { Dimension(chart.additionalAxes[$0], speaker, []) }
      + (groups.map { [Dimension(title: $0.title, kind: .categorical($0.names))] } ?? [])
    let reader = Reader(
      chart: chart, speaker: speaker, measured: measured, others: others,
      groups: groups != nil, noData: language.names.noData)
    series = chart.panels.flatMap { panel in
      panel.series.flatMap { reader.lines(of: $0, in: panel, language) }
    }
  }

  /// Turns a chart's points into a graph's.
  private struct Reader {
    let chart: Chart
    let speaker: Speaker
    /// The additional axis that stands in for a y axis of categories.
    let measured: Int?
    let others: [Int]
    let groups: Bool
    let noData: String

    func lines(of series: Series, in panel: Panel, _ language: Language) -> [Line] {
      let own = [panel.title, series.name.map(chart.numberedName)].compactMap(\.self)
      func name(_ more: String?) -> String {
        let parts = own + [more].compactMap(\.self)
        guard let first = parts.first else { return chart.yAxis.title }
        return parts.dropFirst().reduce(first) { language.name($0, $1) }
      }
      guard let rows = chart.yAxis.categorical else {
        return [
          Line(
            name: name(nil), isContinuous: series.isContinuous,
            points: series.points.compactMap { point(of: $0, in: series) })
        ]
      }
      return rows.order.indices.compactMap { row in
        let points = series.points.filter { $0.y?.category == row }
        guard !points.isEmpty else { return nil }
        return Line(
          name: name(rows.order[row]), isContinuous: false,
          points: points.compactMap { point(of: $0, in: series) })
      }
    }

    private func point(of point: DataPoint, in series: Series) -> Point? {
      guard let x = value(point.x, on: chart.xAxis) else { return nil }
      var additional = others.map { place -> Value in
        let given = point.additional.indices.contains(place) ? point.additional[place] : nil
        return given.flatMap { value($0, on: chart.additionalAxes[place]) } ?? .category(noData)
      }
      if groups { additional.append(.category(series.name ?? noData)) }
      return Point(x: x, y: y(of: point), additional: additional, label: label(of: point))
    }

    private func y(of point: DataPoint) -> Double? {
      guard let measured else { return point.value }
      return point.additional.indices.contains(measured) ? point.additional[measured]?.number : nil
    }

    private func value(_ value: AxisValue, on axis: Axis) -> Value? {
      switch (value, axis.kind) {
      case (.number(let number), .numeric): number.isFinite ? .number(number) : nil
      case (.category(let index), .categorical(let categories)):
        categories.order.indices.contains(index) ? .category(categories.order[index]) : nil
      case (.absent, _), (.number, .categorical), (.category, .numeric): nil
      }
    }

    /// Its own name; for a bin its ends, for what is more than a number all of it.
    private func label(of point: DataPoint) -> String? {
      var parts = [point.label].compactMap(\.self)
      if let end = point.x2, end != point.x, chart.xAxis.isBinned {
        parts.append(speaker.range(point.x, end, on: chart.xAxis))
      }
      if point.isRange || point.spread != nil || point.interval != nil {
        parts += [speaker.y(of: point)].compactMap(\.self)
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}

extension AudioGraph.Dimension {
  /// - Parameters:
  ///   - axis: of a chart.
  ///   - speaker: says its values.
  ///   - known: values of the data, which are said as they are; what lies between is rounded.
  fileprivate init(_ axis: Axis, _ speaker: Speaker, _ known: [AxisValue]) {
    title = axis.title
    switch axis.kind {
    case .categorical(let categories): kind = .categorical(categories.order)
    case .numeric(let numeric):
      let scale = numeric.scale
      let known = Set(known.compactMap(\.number))
      let step = axis.isTemporal ? 0 : Self.step(scale.upper - scale.lower)
      kind = .numeric(
        scale.lower...scale.upper,
        gridlines: numeric.gridlines.filter { (scale.lower...scale.upper).contains($0) },
        scale: scale.steps
      ) { value in
        let isExact = known.contains(value) || step <= 0 || !value.isFinite
        let rounded = isExact ? value : (value / step).rounded() * step
        return speaker.value(.number(rounded), on: axis)
      }
    }
  }

  /// A power of ten of which an axis has a thousand and more.
  private static func step(_ span: Double) -> Double {
    guard span.isFinite, span > 0 else { return 0 }
    var step = 1.0
    while step * 1000 > span, step > 1e-12 { step /= 10 }
    while step * 10_000 <= span, step < 1e12 { step *= 10 }
    return step
  }
}

extension Scale {
  fileprivate var steps: AudioGraph.Steps {
    guard case .log(let base) = kind, lower > 0 else { return .even }
    return base == 10 ? .byTens : .byE
  }
}

extension Chart {
  /// In a scatter plot the groups are one more axis, of categories.
  fileprivate var groups: (title: String, names: [String])? {
    guard kind == .scatter, panels.count == 1 else { return nil }
    let names = allSeries.compactMap(\.name)
    guard names.count > 1, let title = legends.lazy.compactMap(\.title).first else { return nil }
    return (title, names)
  }
}
