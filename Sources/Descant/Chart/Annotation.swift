/// What an author writes into a drawing: of a stretch of an axis, of a datum, of a whole series.
package struct Annotation: Sendable {
  package enum Place: Sendable {
    /// Shaded, over the whole plot.
    case stretch(ReferenceLine.Along, from: AxisValue, to: AxisValue)
    /// With a line that leads there.
    case datum(PointReference)
    /// Words at a place of their own, shifted as their author says.
    case words(x: AxisValue, y: AxisValue, TextPlace?)
    /// Drawn stronger than the others, by its place in every panel.
    case series(Int)
  }

  package var place: Place
  /// Lines of text; empty where a series is only to stand out.
  package var text: String
  /// Whether a layer of the spec draws it, as Vega-Lite would.
  package var isDrawnByLayer = false

  package init(_ place: Place, text: String) {
    self.place = place
    self.text = text
  }

  var lines: [String] { text.split(separator: "\n").map(String.init) }
}
