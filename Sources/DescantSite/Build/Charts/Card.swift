public import Descant

/// The picture that other sites show where they link to a chart.
public struct Card: Sendable {
  public let picture: OutputFile
  /// What the picture is painted from: without a title that the font can't write.
  public let drawing: OutputFile
  public let findings: [Finding]

  init(of figure: Figure, by painter: CardPainter) {
    var chart = figure.chart
    var unwritten: [UnwrittenText] = []
    if let title = painter.obstacle(to: chart.title) {
      unwritten.append(title)
      chart.title = ""
    }
    if let subtitle = chart.subtitle.flatMap(painter.obstacle) {
      unwritten.append(subtitle)
      chart.subtitle = nil
    }
    let form = Double(CardPainter.width) / Double(CardPainter.height)
    let svg = chart.cardSVG(plan: figure.plan, form: form, palette: figure.palette)
    let card = painter.card(of: svg)
    picture = OutputFile(path: "\(figure.id).png", bytes: card.bytes)
    drawing = OutputFile(path: "\(figure.id).card.svg", text: svg)
    findings = (unwritten + card.unwritten).first.map { [Self.note($0)] } ?? []
  }

  /// A note, not a warning, so that no strict build fails of it: every page still says the words,
  /// the picture's text alternative too, and a font for them takes megabytes or doesn't exist.
  private static func note(_ unwritten: UnwrittenText) -> Finding {
    let character =
      "\"\(unwritten.character)\""
      + (unwritten.character.properties.name.map { " (\($0))" } ?? "")
    let reason =
      unwritten.isJoined
      ? "letters such as \(character) join or move" : "their font has no \(character)"
    return .note(
      .cardText, "cards leave out text such as \"\(unwritten.text)\": \(reason)",
      help: unwritten.isJoined
        ? "no font helps yet; the picture's text alternative says the words"
        : "put a font that has it at \(CardFont.path), one with TrueType outlines",
      at: nil)
  }
}

extension Figure {
  /// With the built-in font; nil only if that were torn.
  public var card: Card? {
    CardFont.builtIn.map { Card(of: self, by: CardPainter(face: $0)) }
  }
}

extension FindingCode {
  static let cardText = FindingCode(
    "card-text", "Cards leave out text that their font can't write; told once for a site.",
    remedy:
      "Put a font with TrueType outlines that has the characters at Site/fonts/card.ttf. Scripts "
      + "whose letters join, such as Arabic, are not written yet, whatever the font.")
}
