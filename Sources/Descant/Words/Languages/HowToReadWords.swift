/// How each kind of chart is read: a sentence or two for whoever meets it for the first time.
package struct HowToReadWords: Sendable {
  /// The heading.
  package var title: String
  /// By kind of chart; {x} and {y} are what its axes show.
  var bar, line, area: String
  var scatter: Phrase
  var pie, histogram, heatMap, strip, range, box, interval: String
  var text, combined, map: String
  /// Said after a kind, where it holds.
  var stacked: String
  /// Marks that are places on a plane, in place of ``scatter``.
  var places: String
  /// {size}: what the size of a mark shows.
  var sized: Phrase
  /// In place of ``stacked``, where bars reach to both sides of a middle.
  var centred: String
  var logarithmic, panels: String
  /// What a reader may set for one figure.
  package var contrast, textures: String
}

extension Language {
  /// "The longer a bar, the greater its value.": how this chart is read, whatever its data say.
  package func howToRead(_ chart: Chart) -> String {
    let words = interface.howToRead
    let axes = [chart.xAxis, chart.yAxis] + chart.additionalAxes
    let isLogarithmic = axes.contains { axis in
      if case .log = axis.numeric?.scale.kind { true } else { false }
    }
    let isStacked = chart.panels.contains(where: \.isStacked)
    let sentences = [
      sentence(for: chart, words),
      chart.sizeTitle.map { words.sized(["size": $0]) },
      chart.isCentred ? words.centred : isStacked ? words.stacked : nil,
      isLogarithmic ? words.logarithmic : nil, chart.panels.count > 1 ? words.panels : nil,
    ]
    return sentences.compactMap(\.self).joined(separator: joining.space)
  }

  private func sentence(for chart: Chart, _ words: HowToReadWords) -> String {
    switch chart.kind {
    case .bar: words.bar
    case .line: words.line
    case .area: words.area
    case .scatter where chart.places != nil: words.places
    case .scatter:
      words.scatter(["x": chart.xAxis.plainTitle, "y": chart.yAxis.plainTitle])
    case .pie: words.pie
    case .histogram: words.histogram
    case .heatMap: words.heatMap
    case .strip: words.strip
    case .range: words.range
    case .box: words.box
    case .interval: words.interval
    case .text: words.text
    case .combined: words.combined
    case .map: words.map
    }
  }
}

extension Chart {
  /// What the size of its marks shows; nil where that says nothing, or nothing new.
  fileprivate var sizeTitle: String? {
    for legend in legends {
      if case .sizes = legend.entries, let title = legend.title, !title.isEmpty { return title }
    }
    return nil
  }
}
