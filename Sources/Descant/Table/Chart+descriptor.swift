extension Chart {
  /// The chart as data for other programs, in the vocabulary of Apple's Audio Graphs; version 1.
  ///
  /// Moments are ISO 8601 texts, categories their names, gaps null.
  package func descriptor(words: ChartWords) -> String {
    let members: [(String, JSONNode?)] = [
      ("format", "descant-chart"), ("version", 1), ("id", JSONNode(id)),
      ("language", JSONNode(words.language)), ("title", JSONNode(title)),
      ("subtitle", subtitle.map { JSONNode($0) }), ("overview", JSONNode(words.overview)),
      ("summary", JSONNode([description, words.summary].compactMap { $0 }.joined(separator: " "))),
      ("kind", JSONNode(kind.rawValue)), ("contentDirection", JSONNode(direction.rawValue)),
      ("xAxis", xAxis.descriptor), ("yAxis", yAxis.descriptor),
      ("additionalAxes", JSONNode(additionalAxes.map(\.descriptor) + [groups].compactMap(\.self))),
      ("series", JSONNode(panels.flatMap { panel in panel.series.map { descriptor($0, panel) } })),
      ("references", references.isEmpty ? nil : JSONNode(references.map(descriptor))),
      ("provenance", provenance.descriptor),
    ]
    return JSONNode(members: members).text(indent: 2) + "\n"
  }

  private func descriptor(_ series: Series, _ panel: Panel) -> JSONNode {
    JSONNode(members: [
      ("name", series.name.map { JSONNode($0) }), ("panel", panel.title.map { JSONNode($0) }),
      ("yAxis", panel.yAxis.map(\.descriptor)),
      ("isContinuous", JSONNode(series.isContinuous)),
      ("dataPoints", JSONNode(series.points.map { descriptor($0, in: series) })),
    ])
  }

  /// In a scatter plot the groups are one more axis, of categories.
  private var groups: JSONNode? {
    guard kind == .scatter, panels.count == 1 else { return nil }
    let names = allSeries.compactMap(\.name)
    guard names.count > 1, let title = legends.lazy.compactMap(\.title).first else { return nil }
    return JSONNode(members: [
      ("title", JSONNode(title)), ("field", "series"), ("type", "categorical"),
      ("categoryOrder", JSONNode(names.map { JSONNode($0) })), ("isOrdered", false),
    ])
  }

  private func descriptor(_ point: DataPoint, in series: Series) -> JSONNode {
    JSONNode(members: [
      ("xValue", xAxis.json(point.x)), ("xEndValue", point.x2.map(xAxis.json)),
      ("yValue", point.y.map { yAxis.json(point.amount.map(AxisValue.number) ?? $0) } ?? nil),
      ("yStartValue", point.amount == nil ? point.y2.map(yAxis.json) : nil),
      ("spread", point.spread.map(\.descriptor)),
      ("interval", point.interval.map(\.descriptor)), ("share", point.share.map { JSONNode($0) }),
      ("additionalValues", additionalValues(point, in: series)),
      ("label", point.label.map { JSONNode($0) }),
    ])
  }

  private func additionalValues(_ point: DataPoint, in series: Series) -> JSONNode? {
    var values = zip(additionalAxes, point.additional).map { axis, value in
      value.map(axis.json) ?? .null
    }
    if groups != nil { values.append(series.name.map { JSONNode($0) } ?? .null) }
    return values.isEmpty ? nil : JSONNode(values)
  }

  private func descriptor(_ line: ReferenceLine) -> JSONNode {
    let axis = line.axis == .x ? xAxis : yAxis
    return [
      "axis": line.axis == .x ? "x" : "y", "value": axis.json(line.value),
      "label": JSONNode(line.label),
    ]
  }
}

extension BoxSpread {
  fileprivate var descriptor: JSONNode {
    JSONNode(members: [
      ("count", count.map { JSONNode(Double($0)) }), ("minimum", JSONNode(minimum)),
      ("lowerWhisker", JSONNode(lowerWhisker)), ("lowerQuartile", JSONNode(lowerQuartile)),
      ("median", JSONNode(median)), ("upperQuartile", JSONNode(upperQuartile)),
      ("upperWhisker", JSONNode(upperWhisker)), ("maximum", JSONNode(maximum)),
      ("outliers", JSONNode(outliers.map { JSONNode($0) })),
    ])
  }
}

extension EstimateInterval {
  fileprivate var descriptor: JSONNode {
    let level: Double? = if case .confidence(let level) = kind { level } else { nil }
    let label: String? = if case .named(let name) = kind { name } else { nil }
    return JSONNode(members: [
      ("from", JSONNode(low)), ("to", JSONNode(high)), ("kind", JSONNode(kind.name)),
      ("level", level.map { JSONNode($0) }), ("label", label.map { JSONNode($0) }),
      ("count", count.map { JSONNode(Double($0)) }),
    ])
  }
}

extension EstimateInterval.Kind {
  fileprivate var name: String {
    switch self {
    case .confidence: "confidence"
    case .standardError: "standardError"
    case .standardDeviation: "standardDeviation"
    case .quartiles: "quartiles"
    case .named: "named"
    case .unnamed: "unnamed"
    }
  }
}

extension Axis {
  fileprivate func json(_ value: AxisValue) -> JSONNode {
    switch value {
    case .number(let number) where !isTemporal: JSONNode(number)
    case .absent: .null
    case .number, .category: JSONNode(plainText(value))
    }
  }

  fileprivate var descriptor: JSONNode {
    var members: [(String, JSONNode?)] = [
      ("title", JSONNode(title)), ("field", JSONNode(field)), ("unit", unit?.descriptor),
    ]
    switch kind {
    case .categorical(let axis):
      members += [
        ("type", "categorical"), ("categoryOrder", JSONNode(axis.order.map { JSONNode($0) })),
        ("isOrdered", JSONNode(axis.isOrdered)),
      ]
    case .numeric(let axis):
      let ends = [axis.scale.lower, axis.scale.upper].map { json(.number($0)) }
      members += [
        ("type", isTemporal ? "temporal" : "numeric"), ("range", JSONNode(ends)),
        ("scaleType", JSONNode(axis.scale.kind.name)),
        ("gridlinePositions", JSONNode(axis.gridlines.map { json(.number($0)) })),
      ]
    }
    return JSONNode(members: members)
  }
}

extension Scale.Kind {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .log: "log"
    case .pow: "pow"
    case .sqrt: "sqrt"
    case .symlog: "symlog"
    case .time: "time"
    case .utc: "utc"
    }
  }
}

extension Unit {
  fileprivate var descriptor: JSONNode {
    ["symbol": JSONNode(symbol), "singular": JSONNode(singular), "plural": JSONNode(plural)]
  }
}

extension Provenance {
  fileprivate var descriptor: JSONNode? {
    guard dataset != nil || !sources.isEmpty || !licences.isEmpty else { return nil }
    return JSONNode(members: [
      ("dataset", dataset.map { JSONNode($0) }),
      ("sources", JSONNode(sources.map(\.descriptor))),
      ("licences", JSONNode(licences.map(\.descriptor))),
    ])
  }
}

extension DataSource {
  fileprivate var descriptor: JSONNode {
    JSONNode(members: [
      ("title", title.map { JSONNode($0) }), ("path", path.map { JSONNode($0) }),
    ])
  }
}

extension Licence {
  fileprivate var descriptor: JSONNode {
    JSONNode(members: [
      ("name", name.map { JSONNode($0) }), ("title", title.map { JSONNode($0) }),
      ("path", path.map { JSONNode($0) }),
    ])
  }
}
