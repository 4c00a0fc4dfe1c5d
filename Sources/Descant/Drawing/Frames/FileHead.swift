/// Title, key and the measured axis' title above the plots of a file.
struct FileHead {
  let chart: Chart
  let edge: Double
  let width: Double
  let tokens: Tokens
  private let words: ChartWords
  private(set) var markup = ""
  private(set) var bottom = 20.0

  init(_ chart: Chart, edge: Double, width: Double, tokens: Tokens, words: ChartWords) {
    self.words = words
    self.chart = chart
    self.edge = edge
    self.width = width
    self.tokens = tokens
  }

  mutating func write(isKeyDrawn: Bool) {
    for line in brokenLines(chart.title, limit: width / 18 / 1.05) where !line.isEmpty {
      bottom += 23
      markup += Self.text(
        line, x: edge, y: bottom - 6,
        attributes:
          "class=\"words title\" aria-hidden=\"true\" font-size=\"18\" font-weight=\"bold\"")
    }
    if let subtitle = chart.subtitle { quiet(subtitle) }
    bottom += 6
    let top = bottom
    writeKey(isNamed: !isKeyDrawn)
    if bottom > top { bottom += 5 }
    if let axis = Plot(chart).titles(under: [chart.subtitle], words).above {
      quiet(chart.axisTitle(axis, words))
    }
    bottom += 8
  }

  private mutating func quiet(_ text: String) {
    for line in brokenLines(text, limit: width / Canvas.fileText) {
      bottom += 18
      markup += Self.text(
        line, x: edge, y: bottom - 4,
        attributes: "class=\"words quiet\" aria-hidden=\"true\" fill=\"\(tokens.quiet)\"")
    }
  }

  /// `isNamed`: names stand at the marks, so that only what they don't say needs a key.
  private mutating func writeKey(isNamed: Bool) {
    let key = Key(
      chart, hiding: TierSet(in: Tiers(widths: [1])), noData: words.noData,
      median: words.table.spread.median)
    var paints = Paints(prefix: chart.id + "-key", tokens: tokens)
    paints.textured = chart.texturedPaints
    paints.dashed = chart.dashedPaints
    for group in key.groups where !group.entries.isEmpty && !(isNamed && group.isNamed) {
      var x = edge
      bottom += 22
      if let title = group.title, !title.isEmpty {
        markup += Self.text(
          title, x: x, y: bottom - 5,
          attributes: "class=\"words quiet\" aria-hidden=\"true\" fill=\"\(tokens.quiet)\"")
        x += TextWidth.of(title) * Canvas.fileText + 14
      }
      for entry in group.entries {
        let need = entry.swatchWidth + 8 + TextWidth.of(entry.name) * Canvas.fileText
        if x + need > edge + width, x > edge {
          x = edge
          bottom += 22
        }
        // Large symbols need a taller row.
        if let size = entry.size { bottom += max(0, 2 * Symbol.radius(size: size) - 20) / 2 }
        var canvas = Canvas(medium: .file(width: 1, height: 1), prefix: paints.prefix)
        canvas.raw("<g class=\"words\" aria-hidden=\"true\">")
        key.draw(entry, into: &canvas, &paints, x: x, y: bottom - 9.5)
        markup += canvas.markup
        markup += Self.text(entry.name, x: x + entry.swatchWidth + 8, y: bottom - 5, attributes: "")
        markup += "</g>\n"
        x += need + 18
      }
    }
    for ramp in key.rampKeys { write(ramp, paints) }
  }

  private mutating func write(_ key: RampKey, _ paints: Paints) {
    let size = RampKey.width * Canvas.fileText
    bottom += 40
    let indent = key.title.map { TextWidth.of($0) * Canvas.fileText + 24 } ?? 12
    if let title = key.title {
      markup += Self.text(
        title, x: edge, y: bottom - 26,
        attributes: "class=\"words quiet\" aria-hidden=\"true\" fill=\"\(tokens.quiet)\"")
    }
    var canvas = Canvas(medium: .file(width: size, height: 32), prefix: chart.id)
    canvas.raw("<g class=\"words\" aria-hidden=\"true\"")
    canvas.raw(
      " transform=\"translate(\((edge + indent).text(decimals: 2)) \((bottom - 36).text(decimals: 2)))\">"
    )
    key.draw(into: &canvas, paints)
    canvas.raw("</g>\n")
    markup += canvas.markup
  }

  static func text(_ text: String, x: Double, y: Double, attributes: String) -> String {
    "<text x=\"\(x.text(decimals: 2))\" y=\"\(y.text(decimals: 2))\""
      + (attributes.isEmpty ? "" : " " + attributes) + ">\(text.nameForMarkup)</text>\n"
  }
}
