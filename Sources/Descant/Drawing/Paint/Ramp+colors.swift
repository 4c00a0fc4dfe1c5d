extension Ramp {
  static let steps = 9

  private static let schemes = Dictionary(
    ColorScheme.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The class of a place: 0…8.
  static func step(_ place: Double) -> Int {
    guard place.isFinite else { return 0 }
    return min(steps - 1, Int(min(max(place, 0), 1) * Double(steps)))
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
