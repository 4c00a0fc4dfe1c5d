extension Ramp {
  static let steps = 9

  private static let schemes = Dictionary(
    ColorScheme.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The class of a place: 0…8.
  static func step(_ place: Double) -> Int {
    guard place.isFinite else { return 0 }
    return min(steps - 1, Int(min(max(place, 0), 1) * Double(steps)))
  }

  /// How many shades of a smooth ramp lie between one step and the next: no eye tells more apart.
  static let shades = 4

  /// The step below a place on a smooth ramp, and how many shades above it the place is.
  static func shade(_ place: Double) -> (step: Int, shade: Int) {
    guard place.isFinite else { return (0, 0) }
    let whole = Int((min(max(place, 0), 1) * Double((steps - 1) * shades)).rounded())
    return (whole / shades, whole % shades)
  }

  /// "r3", or "r3 m2" for a shade half way to the next step.
  func classes(at place: Double) -> String {
    let letter = isDiverging ? "d" : "r"
    guard isSmooth else { return letter + "\(Self.step(place))" }
    let (step, shade) = Self.shade(place)
    return letter + (shade == 0 ? "\(step)" : "\(step) m\(shade)")
  }

  /// Whether the style sheet's own ramp is used, which answers light, dark and contrast.
  var usesTheme: Bool { colors.isEmpty && named == nil }

  private var named: ColorScheme? { scheme.flatMap { Self.schemes[$0.lowercased()] } }

  func color(at place: Double, _ tokens: Tokens) -> String {
    if !colors.isEmpty {
      let stops = colors.map(Self.hex)
      return ColorScheme(name: "", kind: .sequential, colors: stops).color(at: place)
    }
    if let named { return named.color(at: place) }
    let stops = isDiverging ? tokens.diverging : tokens.ramp
    if isSmooth {
      let (step, shade) = Self.shade(place)
      guard shade > 0, stops.indices.contains(step + 1), let below = Color(hex: stops[step]),
        let above = Color(hex: stops[step + 1])
      else { return stops.indices.contains(step) ? stops[step] : tokens.ink }
      let (from, to) = (OKLab(below).values, OKLab(above).values)
      let mixed = from + (to - from) * (Double(shade) / Double(Self.shades))
      return OKLab(mixed.x, mixed.y, mixed.z).light.color.hex.lowercased()
    }
    let step = Self.step(place)
    return stops.indices.contains(step) ? stops[step] : tokens.ink
  }

  /// "#rrggbb" of any CSS colour; ink where it is none, which validation refuses.
  private static func hex(_ color: String) -> String {
    if color.utf8.count == 7, color.first == "#", Int(color.dropFirst(), radix: 16) != nil {
      return color
    }
    return CSSColor(color)?.color.hex ?? Tokens.light.ink
  }
}
