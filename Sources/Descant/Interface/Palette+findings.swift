extension Palette {
  /// What is wrong with the colours of a chart's series for readers with low vision or another sense of colour.
  ///
  /// By the rules of `descant lint`: contrast with the ground of at least 4.5 : 1 (WCAG 2.2, 1.4.3), pairs that no reader takes
  /// for one another, and the others of `Content/reference/palette-rules.md`.
  ///
  /// - Parameters:
  ///   - colors: in the order of the series, in CSS notation: "#1f77b4", "oklch(0.6 0.1 240)".
  ///   - grounds: what they stand on, in the same notation.
  /// - Returns: findings with codes such as "PAL001", in the order of `colors`: the line of their place counts from 1. What is no
  ///   colour is an error among them; empty where all is well.
  public static func findings(
    in colors: [String], on grounds: [String] = ["#FFFFFF"]
  ) -> [Finding] {
    var (settings, mistakes) = (LintSettings(), [Finding]())
    for text in grounds {
      if let color = CSSColor(text) {
        settings.grounds.append(Swatch(color.color, written: text))
      } else {
        mistakes.append(
          .error(
            .lintGround, "\"\(text)\" can't be read as a colour", help: "write \"#FFFFFF\"", at: nil
          ))
      }
    }
    let list = PaletteLint.Input(
      file: "arguments", bytes: Array(colors.joined(separator: "\n").utf8))
    return mistakes + PaletteLint.run([list], settings: settings).findings
  }
}
