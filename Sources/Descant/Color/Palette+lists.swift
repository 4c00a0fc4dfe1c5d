extension Palette {
  /// What the rules judge: the slots of each mode, then the two ramps in light and dark.
  package var lists: [ColorList] { Mode.allCases.map(list) + ramps }

  /// The slots of one mode on its ground, with the page's text and lines.
  package func list(for mode: Mode) -> ColorList {
    ColorList(
      name: "\(name), \(mode.rawValue)",
      theme: mode == .light || mode == .lightContrast ? .light : .dark,
      swatches: slots.compactMap { slot in
        Color(hex: slot.colors[mode]).map {
          Swatch(
            $0, name: slot.name, symbol: slot.symbol, dash: slot.dash, pattern: slot.pattern)
        }
      },
      grounds: Self.swatches([Token(name: "ground", colors: ground)], mode),
      texts: Self.swatches(texts, mode), lines: Self.swatches(lines, mode))
  }

  private var ramps: [ColorList] {
    [(ColorList.Kind.sequential, sequential), (.diverging, diverging)].flatMap { kind, steps in
      [(Mode.light, steps.light), (.dark, steps.dark)].map { mode, colors in
        ColorList(
          name: "\(name) \(kind.rawValue), \(mode.rawValue)", kind: kind,
          theme: mode == .light ? .light : .dark,
          swatches: colors.compactMap { Color(hex: $0) }.map { Swatch($0) },
          grounds: Self.swatches([Token(name: "ground", colors: ground)], mode))
      }
    }
  }

  private static func swatches(_ tokens: [Token], _ mode: Mode) -> [Swatch] {
    tokens.compactMap { token in
      Color(hex: token.colors[mode]).map { Swatch($0, name: token.name) }
    }
  }
}
