/// What says that colours are drawn as data, where their name says no more than "colors".
enum ChartSigns {
  /// Words for charts, besides those that end so: "barplot", "piechart".
  private static let charts: Set = [
    "histogram", "heatmap", "sankey", "treemap", "sunburst", "boxplot", "colormap", "palette",
  ]

  private static let endings = ["chart", "charts", "plot", "plots", "contour", "contourf"]

  /// Words in the names of calls that draw charts, or make what charts draw with.
  private static let drawing: Set = [
    "plt", "ax", "axes", "axis", "px", "go", "sns", "alt", "hv", "figure", "fig", "graph", "bar",
    "barh", "bars", "errorbar", "hist", "scatter", "pie", "donut", "line", "lines", "hlines",
    "vlines", "area", "map", "funnel", "violin", "box", "radar", "series", "trace", "marker",
    "cmap", "scale", "gradient", "cycle", "cycler", "theme", "style", "legend", "vega", "bokeh",
    "pygal", "plotly",
  ]

  /// What libraries that draw charts are called where they are imported and used.
  private static let libraries: Set = [
    "matplotlib", "pyplot", "seaborn", "plotly", "bokeh", "altair", "holoviews", "hvplot", "pygal",
    "plotnine", "pyecharts", "d3", "echarts", "highcharts", "chartjs", "recharts", "nivo", "visx",
    "apexcharts", "amcharts", "chartist", "nvd3", "uplot", "dygraphs", "vega", "ggplot", "ggplot2",
    "ggthemes", "charts", "plots",
  ]

  /// Whether a word is one for a chart, or for what only charts have.
  private static func isChart(_ word: String) -> Bool {
    charts.contains(word) || endings.contains { word.hasSuffix($0) }
  }

  /// Whether a call of this name draws a chart, or makes what charts draw with.
  static func isDrawing(_ name: String) -> Bool {
    ColorRole.words(name).contains { isChart($0) || drawing.contains($0) }
  }

  /// Words in the classes and ids that makers of charts give to the parts of a drawing.
  private static let parts: Set = [
    "axis", "axes", "xaxis", "yaxis", "tick", "ticks", "xtick", "ytick", "gridline", "gridlines",
    "series", "legend", "datapoint", "descant", "gnuplot", "svglite", "marktype", "bars",
  ]

  /// Words for pictures that may show a chart without being one.
  private static let pictures: Set = [
    "icon", "icons", "logo", "lucide", "feather", "heroicon", "bi", "fa", "ti", "illustration",
  ]

  /// Whether a class or an id says that what has it, or what stands in it, is a chart.
  static func isOfChart(_ name: String) -> Bool {
    let words = ColorRole.words(name)
    return !words.contains(where: pictures.contains)
      && words.contains { isChart($0) || libraries.contains($0) }
  }

  /// Whether it says so of a drawing or of a part of one.
  static func isOfDrawing(_ name: String) -> Bool {
    let words = ColorRole.words(name)
    return isOfChart(name)
      || !words.contains(where: pictures.contains) && words.contains(where: parts.contains)
  }

  /// Words for what a page of its own makes marks of, where nothing is drawn.
  private static let marks: Set = [
    "bar", "bars", "cell", "segment", "slice", "swatch", "series", "legend",
  ]

  /// Whether the class of a page's elements says that they are marks of a chart.
  static func isOfMarks(_ name: String) -> Bool {
    isOfDrawing(name) || ColorRole.words(name).contains(where: marks.contains)
  }

  /// Whether a file is called after charts.
  static func isNamed(_ file: String) -> Bool {
    ColorRole.words(file.split(separator: "/").last.map(String.init) ?? "").contains(where: isChart)
  }

  /// Whether texts are what an axis has: three numbers in a row in equal steps or in equal shares.
  ///
  /// 1, 2, 3 count the parts of anything.
  static func areTicks(_ texts: [String]) -> Bool {
    let numbers = texts.map(number)
    return zip(numbers, zip(numbers.dropFirst(), numbers.dropFirst(2))).contains { first, others in
      guard let a = first, let b = others.0, let c = others.1, a != b else { return false }
      if abs(b - a) == 1, min(a, c) == 1 { return false }
      let isEven = abs((c - b) - (b - a)) < 0.001 * abs(b - a)
      return isEven || a != 0 && b / a >= 5 && abs(c / a - (b / a) * (b / a)) < 0.001 * c / a
    }
  }

  /// "1,000", "−2.5", "40 %", "$3k".
  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0.isNumber || ".-−".contains($0) }.replacing("−", with: "-")
    let rest = text.filter { $0.isLetter }
    return rest.count > 1 ? nil : Double(digits)
  }

  /// Whether a file is called after charts, or its program imports or calls what draws them.
  static func are(in source: Source) -> Bool {
    if isNamed(source.file) { return true }
    let bytes = source.bytes
    var place = 0
    while place < bytes.count {
      guard bytes[place].isOfName else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place].isOfName { place += 1 }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      if libraries.contains(name.lowercased()) { return true }
      let isCalled = place < bytes.count && bytes[place] == UInt8(ascii: "(")
      let isElement = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
      if isCalled || isElement, ColorRole.words(name).contains(where: isChart) { return true }
    }
    return false
  }
}

extension JSONNode {
  /// The name of the call that it is the arguments of; nil where it is none.
  private var call: String? {
    let bytes = source.bytes
    guard isObject, bytes.indices.contains(range.lowerBound),
      bytes[range.lowerBound] == UInt8(ascii: "(")
    else { return nil }
    let name = bytes[..<range.lowerBound].reversed().prefix {
      $0.isOfName || $0 == UInt8(ascii: ".")
    }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether it is what a call is given that draws charts.
  var isGivenToCharts: Bool { call.map(ChartSigns.isDrawing) ?? false }

  /// The elements of a list of pairs, dark and light of one hue each, in one list; nil of any other list.
  var withPairsSideBySide: JSONNode? {
    guard let rows = elements, rows.count > 2 else { return nil }
    let pairs = rows.compactMap(\.elements)
    let areColors = pairs.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.color != nil } }
    guard pairs.count == rows.count, areColors else { return nil }
    return JSONNode(.array(pairs.flatMap { $0 }), range: range, source: source)
  }

  /// Words for where classes of values begin and end.
  private static let levels: Set = [
    "level", "levels", "stops", "breaks", "bounds", "boundaries", "thresholds", "bins", "edges",
  ]

  /// Whether beside a list of so many colours stand the numbers that its classes end at.
  func hasLevels(beside list: String, count: Int) -> Bool {
    members.contains { member in
      guard member.name != list, ColorRole.words(member.name).contains(where: Self.levels.contains),
        let values = member.value.elements
      else { return false }
      let numbers = values.compactMap(\.number)
      return numbers.count == values.count && numbers.count > 2 && abs(numbers.count - count) < 2
        && zip(numbers, numbers.dropFirst()).allSatisfy(<)
    }
  }

  /// Whether beside a list of so many stands another of as many words: what each of them means.
  func hasWords(beside list: String, count: Int) -> Bool {
    count > 2
      && members.contains { member in
        guard member.name != list, let words = member.value.elements else { return false }
        return words.count == count
          && words.allSatisfy { $0.string != nil && !$0.isSurelyColor }
      }
  }
}

extension UInt8 {
  /// Whether it may stand in a name of a program.
  fileprivate var isOfName: Bool {
    self == UInt8(ascii: "_") || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self)
      || (0x61...0x7A).contains(self)
  }
}
