/// A symbol that an author draws: SVG path data around the origin, as Vega reads it.
///
/// Drawn with one unit as half the side of the square that its size covers.
package struct SymbolOutline: Hashable, Sendable {
  /// Commands and numbers, nothing else.
  package let data: String

  /// Nil for what is no path: names of shapes, or text that would be more than a path on a page.
  package init?(_ text: String) {
    let letters = "MmLlHhVvCcSsQqTtAaZz"
    guard let first = text.first(where: { !$0.isWhitespace }), first == "M" || first == "m",
      text.contains(where: \.isNumber), text.utf8.count <= 4000,
      text.allSatisfy({ character in
        letters.contains(character) || character.isASCII && character.isNumber
          || " ,.+-eE\n\t".contains(character)
      })
    else { return nil }
    data = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// How much larger a symbol of an area in CSS px² is than the path is written; Vega's usual area is 30.
  package static func scale(size: Double?) -> Double { max(0, size ?? 30).squareRoot() / 2 }
}
