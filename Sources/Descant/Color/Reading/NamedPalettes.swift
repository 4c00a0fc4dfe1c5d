/// Palettes that a specification can name instead of listing.
enum NamedPalettes {
  static func colors(of name: String) -> (colors: [Color], kind: ColorList.Kind)? {
    guard let scheme = ColorScheme(name: name) else { return nil }
    let kind: ColorList.Kind =
      switch scheme.kind {
      case .categorical: .categorical
      case .diverging: .diverging
      case .sequential: .sequential
      case .cyclical: .cyclic
      }
    return (scheme.colors.compactMap { Color(hex: $0) }, kind)
  }

  static let names = ColorScheme.names
}
