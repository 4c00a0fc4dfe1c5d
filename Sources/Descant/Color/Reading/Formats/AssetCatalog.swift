/// Colours of an Xcode asset catalogue: a folder for each, with one file of its values.
enum AssetCatalog {
  /// The catalogue and the colour that a path is of: "A.xcassets/Chart1.colorset/Contents.json".
  static func place(of file: String) -> (catalog: String, name: String)? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.last == "Contents.json",
      let own = parts.dropLast().last, own.hasSuffix(".colorset")
    else { return nil }
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? max(0, parts.count - 3)
    return (parts[...catalog].joined(separator: "/"), String(own.dropLast(9)))
  }

  /// The values of one colour, for each appearance.
  static func colors(_ node: JSONNode, named name: String) -> [WrittenColor] {
    let entries = node["colors"]?.elements ?? []
    let hasDark = entries.contains { appearance(of: $0) == .dark }
    return entries.compactMap { entry in
      guard let value = entry["color"], let color = color(value) else { return nil }
      // Written with digits of its own kind, which a repair leaves to Xcode.
      let swatch = Swatch(
        color.color, name: name, written: color.color.hex, location: value.location,
        isClipped: color.isClipped, wide: color.wide)
      let theme = appearance(of: entry) ?? (hasDark ? .light : nil)
      return WrittenColor(path: [name], swatch: swatch, theme: theme)
    }
  }

  private static func appearance(of entry: JSONNode) -> ColorList.Theme? {
    let values = (entry["appearances"]?.elements ?? []).compactMap { $0["value"]?.string }
    return values.contains("dark") ? .dark : values.contains("light") ? .light : nil
  }

  private static func color(_ node: JSONNode) -> CSSColor? {
    guard let parts = node["components"], let space = node["color-space"]?.string else {
      return nil
    }
    func channel(_ name: String) -> Double? {
      guard let text = parts[name]?.string else { return parts[name]?.number }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      // Without a point it is a byte.
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    let alpha = channel("alpha") ?? 1
    if let white = channel("white") {
      return CSSColor(.srgb, SIMD3(repeating: white), alpha: alpha)
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    let spaces: [String: ColorSpaceName] = [
      "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
      "extended-linear-srgb": .srgbLinear,
    ]
    return CSSColor(spaces[space] ?? .srgb, SIMD3(red, green, blue), alpha: alpha)
  }
}
