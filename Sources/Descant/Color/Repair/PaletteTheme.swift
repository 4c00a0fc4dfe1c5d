/// Colours for one ground or one theme, to be written out.
package struct PaletteTheme: Sendable {
  package let theme: ColorList.Theme?
  package let grounds: [Color]
  package let colors: [Color]

  package init(_ list: ColorList) {
    theme = list.theme
    grounds = list.grounds.map(\.color)
    colors = list.swatches.map(\.color)
  }

  init(theme: ColorList.Theme?, grounds: [Color], colors: [Color]) {
    self.theme = theme
    self.grounds = grounds
    self.colors = colors
  }

  /// One list for all the grounds, or light and dark twins where light and dark grounds are given.
  package static func generated(
    _ count: Int, on grounds: [Color], from starts: [Color], by generator: PaletteGenerator
  ) -> [PaletteTheme]? {
    let all = grounds.isEmpty ? [.white, Color(0x12, 0x12, 0x12)] : grounds
    let light = all.filter { $0.luminance > 0.18 }
    let dark = all.filter { $0.luminance <= 0.18 }
    var themes: [PaletteTheme] = []
    for (theme, own) in [(ColorList.Theme.light, light), (.dark, dark)] where !own.isEmpty {
      let twins = themes.first?.colors ?? []
      guard
        let made = generator.colors(
          count: count, on: own, from: twins.isEmpty ? starts : [], twins: twins)
      else { return nil }
      themes.append(PaletteTheme(theme: theme, grounds: own, colors: made.colors))
    }
    return themes
  }

  /// The themes as "hex", "css" or "json".
  package static func text(_ themes: [PaletteTheme], as kind: String) -> String {
    switch kind {
    case "css": themes.map(\.css).joined(separator: "\n")
    case "json": json(themes)
    default: themes.map(\.list).joined(separator: "\n")
    }
  }

  private var list: String {
    let ground = grounds.map { $0.hex.lowercased() }.joined(separator: " ")
    let names = ColorTerm.names(of: colors)
    let lines = zip(colors, names).map { "\($0.hex.lowercased()) \($1)" }
    return (["ground: \(ground)"] + lines).joined(separator: "\n")
  }

  private var css: String {
    let isDark = theme == .dark
    let indent = isDark ? "    " : "  "
    var lines = [isDark ? "@media (prefers-color-scheme: dark) {\n  :root {" : ":root {"]
    if let ground = grounds.first { lines.append("\(indent)--ground: \(ground.hex.lowercased());") }
    for (index, (color, name)) in zip(colors, ColorTerm.names(of: colors)).enumerated() {
      lines.append("\(indent)--chart-\(index + 1): \(color.hex.lowercased());  /* \(name) */")
    }
    lines.append(isDark ? "  }\n}" : "}")
    return lines.joined(separator: "\n")
  }

  private static func json(_ themes: [PaletteTheme]) -> String {
    let slots = Palette.standard.slots
    let count = themes.map(\.colors.count).max() ?? 0
    let names = ColorTerm.names(of: themes.first?.colors ?? [])
    let rows = (0..<count).map { index -> JSONNode in
      var members: [(String, JSONNode?)] = [("name", names.at(index).map { JSONNode($0) })]
      for theme in themes {
        members.append((theme.key, theme.colors.at(index).map { JSONNode($0.hex.lowercased()) }))
      }
      // Symbols repeat after the eighth: more series than that are too many anyway.
      members.append(("symbol", slots.at(index).map { JSONNode($0.symbol) }))
      members.append(("dash", slots.at(index).map { JSONNode($0.dash) }))
      members.append(("pattern", slots.at(index).map { JSONNode($0.pattern) }))
      return JSONNode(members: members)
    }
    let grounds = themes.map { theme in
      (theme.key, theme.grounds.first.map { JSONNode($0.hex.lowercased()) })
    }
    return JSONNode(members: [
      ("name", "generated"), ("kind", "categorical"), ("ground", JSONNode(members: grounds)),
      ("slots", JSONNode(rows)),
    ]).text(indent: 2)
  }

  private var key: String { theme?.rawValue ?? "light" }
}
