/// How each kind of chart is read: a sentence or two for whoever meets it for the first time.
package struct HowToReadWords: Sendable {
  /// The heading.
  package var title: String
  /// By kind of chart; {x} and {y} are what its axes show.
  var bar, line: String
  /// In place of ``line``, where lines fall in steps from all to those who are left.
  var survival: String
  var area: String
  var scatter: Phrase
  var pie, histogram, heatMap, strip, range, box, interval: String
  var text, combined, map: String
  /// Said after a kind, where it holds.
  var stacked: String
  /// In place of a kind and of ``stacked``, where the parts are shares of a whole.
  var shares: String
  /// In place of ``strip``, where each name has one mark of a series: none crowd.
  var dots: String
  /// Marks that are places on a plane, in place of ``scatter``.
  var places: String
  /// {x}, {y}: marks on a plane that is no ground, in place of ``scatter``.
  var plane: Phrase
  /// In place of ``bar``, where some values lie below zero.
  package var signed: String
  /// In place of ``combined``, and without ``panels``, where each side has a scale of its own.
  package var sides: String
  /// {name}: what the ends beside values are.
  var bands: Phrase
  /// {size}: what the size of a mark shows.
  var sized: Phrase
  /// In place of ``stacked``, where bars reach to both sides of a middle.
  var centred: String
  var logarithmic, panels: String
  /// What a reader may set for one figure.
  package var contrast, textures: String
  /// What is hard to compare, drawn a second time: all of it, or {n} of many, the strongest where some are below zero.
  var bars: String
  var largest, strongest: Phrase
}

extension Language {
  /// "The longer a bar, the greater its value.": how this chart is read, whatever its data say.
  package func howToRead(_ chart: Chart) -> String {
    let words = interface.howToRead
    let axes = [chart.xAxis, chart.yAxis] + chart.additionalAxes
    let isLogarithmic = axes.contains(where: \.isLogarithmic)
    let isStacked = chart.panels.contains(where: \.isStacked)
    let isWhole = isStacked && !chart.isCentred && chart.hasShares
    let sentences = [
      isWhole ? words.shares : sentence(for: chart, words),
      chart.sizeTitle.map { words.sized(["size": $0]) },
      chart.isCentred ? words.centred : isStacked && !isWhole ? words.stacked : nil,
      endsTitle(of: chart).map { words.bands(["name": $0]) },
      isLogarithmic ? words.logarithmic : nil,
      chart.panels.count > 1 && !chart.isTwoSided ? words.panels : nil,
    ]
    return sentences.compactMap(\.self).joined(separator: joining.space)
  }

  private func sentence(for chart: Chart, _ words: HowToReadWords) -> String {
    if chart.isTwoSided {
      return joined(chart.shapes.compactMap { sentence(for: $0, words) }, words.sides)
    }
    return switch chart.kind {
    case .bar where !chart.isCentred && chart.hasValuesBelowZero: words.signed
    case .bar: words.bar
    case .line: chart.isSurvival ? words.survival : words.line
    case .area: words.area
    case .scatter where chart.places == .earth: words.places
    case .scatter where chart.places != nil:
      words.plane(["x": chart.xAxis.plainTitle, "y": chart.yAxis.plainTitle])
    case .scatter:
      words.scatter(["x": chart.xAxis.plainTitle, "y": chart.yAxis.plainTitle])
    case .pie: words.pie
    case .histogram: words.histogram
    case .heatMap: words.heatMap
    case .strip: chart.hasOneMarkAName ? words.dots : words.strip
    case .range: words.range
    case .box: words.box
    case .interval: words.interval
    case .text: words.text
    case .combined:
      joined(chart.shapes.compactMap { sentence(for: $0, words) }, words.combined)
    case .map: words.map
    }
  }

  private func joined(_ sentences: [String], _ last: String) -> String {
    (sentences + [last]).reduce(into: [String]()) { told, one in
      if !told.contains(one) { told.append(one) }
    }.joined(separator: joining.space)
  }

  /// What one of several kinds of marks on the same axes says; nil for what only stands beside them.
  private func sentence(for shape: Mark.Shape, _ words: HowToReadWords) -> String? {
    switch shape {
    case .bar: words.bar
    case .line: words.line
    case .area: words.area
    case _ where shape.isSymbol: words.dots
    default: nil
    }
  }
}

extension Language {
  /// What bands and bars beside values reach to: "95% confidence interval", "Low – High"; nil without any.
  fileprivate func endsTitle(of chart: Chart) -> String? {
    if let kind = chart.intervalKind {
      return columns.intervals.name(kind, locale: locale)
    }
    let band = chart.allSeries.first { series in
      series.marks.contains { [.area, .errorband, .errorbar, .rule].contains($0.shape) }
        && series.points.contains(where: \.isRange)
    }
    guard chart.kind != .range, let band else { return nil }
    return band.name ?? columns.intervals.name(.unnamed, locale: locale)
  }
}

extension Chart {
  /// Of its marks, in the order of its series: a line's own symbols are no other kind, and bands are told by themselves.
  fileprivate var shapes: [Mark.Shape] {
    allSeries.filter { !$0.points.contains(where: \.isRange) }.flatMap { series in
      let (symbols, others) = (
        series.marks.filter(\.shape.isSymbol), series.marks.filter { !$0.shape.isSymbol }
      )
      return (others.isEmpty ? symbols : others).map(\.shape)
    }
  }

  fileprivate var hasShares: Bool {
    allSeries.allSatisfy { $0.points.allSatisfy { $0.isGap || $0.share != nil } }
  }

  fileprivate var hasOneMarkAName: Bool {
    (xAxis.categorical ?? yAxis.categorical) != nil
      && allSeries.allSatisfy { series in
        Set(series.points.map(\.x)).count == series.points.count
      }
  }

  fileprivate var hasValuesBelowZero: Bool {
    allSeries.contains { $0.points.contains { ($0.value ?? 0) < 0 } }
  }

  /// What the size of its marks shows; nil where that says nothing, or nothing new.
  fileprivate var sizeTitle: String? {
    for legend in legends {
      if case .sizes = legend.entries, let title = legend.title, !title.isEmpty { return title }
    }
    return nil
  }
}
