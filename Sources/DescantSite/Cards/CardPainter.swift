import Descant

/// Makes cards: a chart as a picture that other sites show where they link to its page.
struct CardPainter: Sendable {
  /// What sites ask for: about twice as wide as high, and large enough for sharp screens.
  static let width = 1200
  static let height = 630

  let face: TrueTypeFace

  func file(of figure: Figure) -> OutputFile {
    OutputFile(path: "\(figure.id).png", bytes: PNG.bytes(of: painted(figure).painting.picture))
  }

  func painted(_ figure: Figure) -> DrawingPainter {
    var painter = DrawingPainter(face, width: Self.width, height: Self.height)
    painter.paint(drawing(of: figure))
    return painter
  }

  /// The drawing that a card is painted from: without a title that the font can't write.
  func drawing(of figure: Figure) -> String {
    var chart = figure.chart
    if !canWrite(chart.title) { chart.title = "" }
    if let subtitle = chart.subtitle, !canWrite(subtitle) { chart.subtitle = nil }
    return chart.cardSVG(plan: figure.plan, form: Double(Self.width) / Double(Self.height))
  }

  private func canWrite(_ text: String) -> Bool {
    Lettering(text, face, size: 1, isBold: false) != nil
  }
}

extension Figure {
  /// The picture that other sites show where they link to the chart, and the drawing it is made of.
  public var card: [OutputFile] {
    guard let face = CardFont.builtIn else { return [] }
    let painter = CardPainter(face: face)
    return [
      painter.file(of: self),
      OutputFile(path: "\(id).card.svg", text: painter.drawing(of: self)),
    ]
  }
}
