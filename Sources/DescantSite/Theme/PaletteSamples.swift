package import Descant

/// A line, a bar and a scatter chart from the same steady numbers, drawn in any colours: what a
/// palette report shows through different eyes.
package enum PaletteSamples {
  /// SVG files with a word for their kind; a series for every colour.
  package static func charts(in colors: [Color], on ground: Color) -> [PaletteReport.Sample] {
    guard !colors.isEmpty else { return [] }
    let palette = palette(colors, on: ground)
    return kinds.compactMap { kind in
      let source = Source(file: kind.mark, text: spec(kind, count: colors.count))
      guard let node = JSONReader.read(source).node,
        let chart = SpecCompiler(titles: Language.english.titles, dataset: { _ in nil }).chart(
          from: node, id: kind.mark
        ).chart
      else { return nil }
      let plan = ReadingPlan(for: chart)
      let words = ChartWords(for: chart, plan: plan, language: .english)
      return PaletteReport.Sample(
        kind: kind.name,
        svg: chart.standaloneSVG(words: words, plan: plan, palette: palette))
    }
  }

  private typealias Kind = (mark: String, name: String)
  private static let kinds: [Kind] = [
    ("line", "line chart"), ("bar", "bar chart"), ("point", "scatter chart"),
  ]

  private static func spec(_ kind: Kind, count: Int) -> String {
    let isBar = kind.mark == "bar"
    let steps = isBar ? 1 : kind.mark == "line" ? 6 : 4
    var rows: [String] = []
    for series in 0..<count {
      let name = (series < 9 && count > 9 ? "0" : "") + String(series + 1)
      for step in 0..<steps {
        let (x, y): (String, Int) =
          switch kind.mark {
          case "line": (String(step), (step * 7 + series * 5) % 11 + series * 9)
          case "bar": ("\"\(name)\"", 35 + series * 37 % 40)
          default: (String((step * 53 + series * 29) % 124), (step * 31 + series * 47) % 70)
          }
        rows.append("{\"x\":\(x),\"y\":\(y),\"colour\":\"\(name)\"}")
      }
    }
    return """
      {"title":"\(kind.name)","data":{"values":[\(rows.joined(separator: ","))]},"mark":"\(kind.mark)",
       "encoding":{"x":{"field":"x","type":"\(isBar ? "nominal" : "quantitative")","axis":null},
       "y":{"field":"y","type":"quantitative","axis":null},
       "color":{"field":"colour","type":"nominal","legend":null}}}
      """
  }

  /// The same colours in every mode: what the report's reader has set must not change them.
  private static func palette(_ colors: [Color], on ground: Color) -> Palette {
    func all(_ hex: String) -> Palette.Colors { Palette.Colors(hex, hex, hex, hex) }
    var palette = Palette.standard
    let mode: Palette.Mode = ground.luminance > 0.18 ? .light : .dark
    let slots = palette.slots
    palette.slots = colors.enumerated().map { index, color in
      var slot = slots[index % slots.count]
      slot.colors = all(color.hex.lowercased())
      return slot
    }
    palette.ground = all(ground.hex.lowercased())
    for index in palette.texts.indices {
      palette.texts[index].colors = all(palette.texts[index].colors[mode])
    }
    for index in palette.lines.indices {
      palette.lines[index].colors = all(palette.lines[index].colors[mode])
    }
    return palette
  }
}
