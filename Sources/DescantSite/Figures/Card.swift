package import Descant

/// The picture that other sites show where they link to a chart.
package struct Card: Sendable {
  package let picture: OutputFile
  /// What the picture is painted from: without a title that the font can't write.
  package let drawing: OutputFile
  package let findings: [Finding]

  init(of figure: Figure, by painter: CardPainter) {
    let (chart, unwritten) = painter.lettered(figure.chart)
    let form = Double(CardPainter.width) / Double(CardPainter.height)
    let svg = chart.cardSVG(plan: figure.plan, form: form, palette: figure.palette)
    let card = painter.card(of: svg)
    picture = OutputFile(path: "\(figure.id).png", bytes: card.bytes)
    drawing = OutputFile(path: "\(figure.id).card.svg", text: svg)
    findings = (unwritten + card.unwritten).first.map { [Self.note($0)] } ?? []
  }

  /// A note, not a warning, so that no strict build fails of it: every page still says the words,
  /// the picture's text alternative too, and a font for them takes megabytes or doesn't exist.
  fileprivate static func note(_ unwritten: UnwrittenText) -> Finding {
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

extension CardPainter {
  /// The chart without a title or a subtitle that the font can't write, and what those were.
  fileprivate func lettered(_ chart: Chart) -> (chart: Chart, unwritten: [UnwrittenText]) {
    var chart = chart
    var unwritten: [UnwrittenText] = []
    if let title = obstacle(to: chart.title) {
      unwritten.append(title)
      chart.title = ""
    }
    if let subtitle = chart.subtitle.flatMap(obstacle) {
      unwritten.append(subtitle)
      chart.subtitle = nil
    }
    return (chart, unwritten)
  }
}

/// A chart for pages of others: its drawing with who it is of, as SVG and as PNG.
struct ChartPicture {
  let files: [OutputFile]
  let findings: [Finding]

  init(of figure: Figure, by painter: CardPainter) {
    let credit = figure.creditLine
    let svg = figure.chart.pictureSVG(
      words: figure.words, plan: figure.plan, palette: figure.palette, credit: credit)
    let (chart, untitled) = painter.lettered(figure.chart)
    let lost = credit.flatMap(painter.obstacle)
    let drawing =
      untitled.isEmpty && lost == nil
      ? svg
      : chart.pictureSVG(
        words: figure.words, plan: figure.plan, palette: figure.palette,
        credit: lost == nil ? credit : nil)
    let (png, unwritten) = painter.picture(of: drawing)
    files = [
      OutputFile(path: "\(figure.id).picture.svg", text: svg),
      OutputFile(path: "\(figure.id).picture.png", bytes: png),
    ]
    let texts = untitled + [lost].compactMap { $0 } + unwritten
    findings = texts.first.map { [Card.note($0)] } ?? []
  }
}

extension Figure {
  /// Source and licence in one line; nil where nobody said.
  fileprivate var creditLine: String? {
    let words = language.interface.figure
    let origin = chart.provenance
    let parts = [
      (words.source, origin.sources.compactMap { $0.title ?? $0.path }),
      (words.licence, origin.licences.compactMap { $0.title ?? $0.name }),
    ].filter { !$0.1.isEmpty }.map { language.labelled($0.0, language.list($0.1)) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// With the built-in font; nil only if that were torn.
  package var card: Card? {
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
