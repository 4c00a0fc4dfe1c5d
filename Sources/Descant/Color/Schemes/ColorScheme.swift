/// A named list of colours, as Vega-Lite's `scheme` means it.
///
///     ColorScheme(name: "blues")?.color(at: 0.5)   // "#74b2d7"
package struct ColorScheme: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case categorical, sequential, diverging, cyclical
  }

  /// In lower case: Vega reads the names without regard to case.
  package var name: String
  package var kind: Kind
  /// "#rrggbb": every colour of a categorical scheme, the stops of the others at equal distances.
  package var colors: [String]

  package init(name: String, kind: Kind, colors: [String]) {
    self.name = name
    self.kind = kind
    self.colors = colors
  }

  /// Nil for a name that Vega doesn't know.
  package init?(name: String) {
    let wanted = name.lowercased()
    guard let found = Self.all.first(where: { $0.name == wanted }) else { return nil }
    self = found
  }

  package static let all: [ColorScheme] =
    categoricalLists.map { ColorScheme($0.name, .categorical, $0.stops) }
    + sequentialLists.map { ColorScheme($0.name, .sequential, $0.stops) }
    + divergingLists.map { ColorScheme($0.name, .diverging, $0.stops) }
    + cyclicalLists.map { ColorScheme($0.name, .cyclical, $0.stops) }

  package static let names = all.map(\.name)

  private init(_ name: String, _ kind: Kind, _ stops: String) {
    let digits = Array(stops)
    let starts = stride(from: 0, to: digits.count - 5, by: 6)
    let colors = starts.map { "#" + String(digits[$0..<$0 + 6]) }
    self.init(name: name, kind: kind, colors: colors)
  }

  /// Whether places between two colours mean something.
  package var isContinuous: Bool { kind != .categorical }

  package var reversed: ColorScheme {
    ColorScheme(name: name, kind: kind, colors: colors.reversed())
  }

  /// The colour at a share of the scheme, straight between two stops in sRGB; the ends beyond them.
  package func color(at share: Double) -> String {
    guard let last = colors.indices.last, last > 0, share.isFinite else {
      return colors.first ?? "#000000"
    }
    let place = min(max(share, 0), 1) * Double(last)
    let index = min(Int(place), last - 1)
    return Self.mix(colors[index], colors[index + 1], place - Double(index))
  }

  /// As many colours as there are groups.
  ///
  /// Categorical schemes begin anew after their last; the others leave out both ends, as Vega does.
  package func colors(count: Int) -> [String] {
    guard count > 0, !colors.isEmpty else { return [] }
    return (0..<count).map { index in
      isContinuous
        ? color(at: Double(index + 1) / Double(count + 1)) : colors[index % colors.count]
    }
  }

  private static func mix(_ a: String, _ b: String, _ share: Double) -> String {
    let (from, to) = (channels(a), channels(b))
    let mixed = zip(from, to).map { start, end in
      let value = Int((Double(start) + Double(end - start) * share).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + mixed.joined()
  }

  private static func channels(_ hex: String) -> [Int] {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }
}
