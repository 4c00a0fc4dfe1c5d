/// The sheet that comes first: what is drawn, what stands for what, and which sheets follow.
struct KeySheet {
  let desk: Desk

  private struct Block {
    var lines: [[UInt8]]
    var sample: Desk.Sample.Look?
    /// A blank line follows a sample, which is higher than a line.
    var height: Int { lines.count + (sample == nil ? 0 : 1) }
  }

  /// One sheet, or as many as the key needs.
  func sheets() -> [Sheet] {
    var draft = Draft(desk, .portrait, name: desk.tactile.key, number: nil)
    var all: [Sheet] = []
    for block in blocks(width: draft.room.width) {
      if draft.room.top + Double(block.height) * draft.grid.linePitch > draft.room.bottom,
        draft.sheet.raised.contains(where: { $0.part == .key })
      {
        all.append(draft.sheet)
        draft = Draft(desk, .portrait, name: desk.tactile.key, number: nil)
      }
      write(block, to: &draft)
    }
    return all + [draft.sheet]
  }

  private func blocks(width: Double) -> [Block] {
    func block(_ print: String, first: Int = 0, rest: Int = 2) -> Block {
      Block(lines: desk.scribe.lines(print, width: width, first: first, rest: rest))
    }
    var blocks = [block(desk.words.drawn.isEmpty ? desk.words.kind : desk.words.drawn)]
    blocks += desk.notes.map { block($0) }
    blocks += desk.samples.map { sample in
      Block(
        lines: desk.scribe.lines(sample.text, width: width, first: 5, rest: 5), sample: sample.look)
    }
    return blocks + desk.legend.map { block($0, rest: 4) }
  }

  private func write(_ block: Block, to draft: inout Draft) {
    if let look = block.sample { draw(look, in: &draft) }
    for line in block.lines { draft.write(line, "key", .key) }
    if block.sample != nil { draft.leave(draft.grid.linePitch) }
  }

  /// In cells 1 to 4, so that the words in cell 6 keep their distance.
  private func draw(_ look: Desk.Sample.Look, in draft: inout Draft) {
    let width = Rules.sample.value - draft.gap
    let box = PaperBox(
      left: draft.room.left, top: draft.room.top, right: draft.room.left + width,
      bottom: draft.room.top + Rules.bar.value)
    let middle = PaperSpot(box.left + width / 2, box.top + draft.grid.height / 2)
    let line = desk.options.line(Rules.outlineWidth)
    let shapes: [RaisedShape]
    switch look {
    case .texture(let texture):
      let inner = box.grown(by: -line / 2).corners
      shapes =
        [.outline(inner, width: line)] + texture.shapes(inside: inner, edge: line / 2)
    case .line(let style):
      let half = style.width(desk.options) / 2
      shapes = style.shapes(
        along: Path([
          PaperSpot(box.left + half, middle.y), PaperSpot(box.right - half, middle.y),
        ]), desk.options)
    case .symbol(let symbol): shapes = [symbol.shape(at: middle)]
    case .disc(let size): shapes = [.disc(middle, diameter: size)]
    }
    draft.sheet.add(Raised(.key, "sample", shapes))
  }
}
