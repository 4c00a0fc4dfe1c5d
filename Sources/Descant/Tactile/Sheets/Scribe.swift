/// Writes the words of one chart's sheets, each once, and remembers what can't be written.
final class Scribe {
  let translator: BrailleTranslator
  let grid: CellGrid
  private var known: [String: BrailleText] = [:]
  private(set) var unknown: [Unicode.Scalar] = []
  private(set) var unread: [String] = []

  init(_ translator: BrailleTranslator, _ grid: CellGrid) {
    self.translator = translator
    self.grid = grid
  }

  func text(_ print: String) -> BrailleText {
    if let done = known[print] { return done }
    let translation = translator.translate(print)
    unknown += translation.unknown.filter { !unknown.contains($0) }
    unread += translation.unread.filter { !unread.contains($0) }
    known[print] = translation.text
    return translation.text
  }

  func cells(_ print: String) -> [UInt8] { text(print).cells }

  func width(_ print: String) -> Double { grid.width(text(print).marked.count) }

  /// Lines of at most so many millimetres.
  func lines(_ print: String, width: Double, first: Int = 0, rest: Int = 0) -> [[UInt8]] {
    text(print).lines(width: grid.cells(in: width), first: first, rest: rest)
  }

  var findings: [Finding] {
    BrailleTranslator.Translation(text: BrailleText(), unknown: unknown, unread: unread)
      .findings(of: translator.code)
  }
}
