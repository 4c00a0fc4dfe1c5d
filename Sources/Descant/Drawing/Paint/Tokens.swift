/// A palette's colours in one mode, for files; the style sheet holds the standard's for pages.
struct Tokens {
  let ground: String
  let ink: String
  let quiet: String
  let grid: String
  /// Behind stretches that an author shades.
  let shade: String
  let base: String
  let slots: [String]
  let ramp: [String]
  let diverging: [String]

  static let light = Tokens(.standard, .light)
  static let dark = Tokens(.standard, .dark)

  init(_ palette: Palette, _ mode: Palette.Mode) {
    let isDark = mode == .dark || mode == .darkContrast
    ground = palette.ground[mode].lowercased()
    ink = Self.token("ink", palette.texts, mode) ?? (isDark ? "#e8e8e6" : "#1d1f23")
    quiet = Self.token("quiet", palette.texts, mode) ?? (isDark ? "#b4b6ba" : "#4f535a")
    base = Self.token("base", palette.lines, mode) ?? (isDark ? "#85888e" : "#84878d")
    grid =
      switch mode {
      case .light: "#e3e5e8"
      case .dark: "#2d2f33"
      case .lightContrast: "#8b8e94"
      case .darkContrast: "#7a7d83"
      }
    shade =
      switch mode {
      case .light: "#f4f5f8"
      case .dark: "#1d1f23"
      case .lightContrast, .darkContrast: palette.ground[mode].lowercased()
      }
    slots = palette.slots.map { $0.colors[mode].lowercased() }
    ramp = (isDark ? palette.sequential.dark : palette.sequential.light).map { $0.lowercased() }
    diverging = (isDark ? palette.diverging.dark : palette.diverging.light).map { $0.lowercased() }
  }

  private static func token(_ name: String, _ tokens: [Palette.Token], _ mode: Palette.Mode)
    -> String?
  {
    tokens.first { $0.name == name }?.colors[mode].lowercased()
  }

  /// A slot's colour; slots beyond the last begin again, told apart by symbol and dash.
  func slot(_ index: Int) -> String { slots.isEmpty ? ink : slots[abs(index) % slots.count] }
}
