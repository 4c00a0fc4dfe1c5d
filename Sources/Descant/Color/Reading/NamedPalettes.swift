/// Palettes that a specification can name instead of listing.
enum NamedPalettes {
  static func colors(of name: String) -> (colors: [Color], kind: ColorList.Kind)? { nil }

  static let names: [String] = []
}
