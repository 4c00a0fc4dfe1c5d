/// The sheet that comes first: what is drawn, what stands for what, and which sheets follow.
struct KeySheet {
  let desk: Desk

  private struct Block {
    var lines: [[UInt8]]
    var sample: Desk.Sample.Look?
    /// A sample takes as many lines as keep the next thing clear of it.
    var height: Int {
      switch sample {
      case nil: lines.count
      case .texture: max(lines.count, 1) + 1
      default: lines.count + 1
      }
    }
  }

  /// One sheet, or as many as the key needs: lying as the drawings lie, where that takes no more.
  func sheets() -> [Sheet] {
    let portrait = sheets(.portrait)
    let isWide = desk.drafts.allSatisfy { $0.sheet.width > $0.sheet.height }
    guard isWide else { return portrait }
    let landscape = sheets(.landscape)
    return landscape.count <= portrait.count ? landscape : portrait
  }

  private func sheets(_ orientation: Paper.Orientation) -> [Sheet] {
    let first = Draft(desk, orientation, name: desk.tactile.key, number: nil)
    let room = Int(first.room.height / first.grid.linePitch)
    let blocks = blocks(width: first.room.width)
    // As much on each, as far as that goes: no sheet for one line.
    let count = pages(blocks, room).count
    let least = (1...max(1, room)).first { pages(blocks, $0).count <= count } ?? room
    return pages(blocks, least).map { blocks in
      var draft = first
      for block in blocks { write(block, to: &draft) }
      return draft.sheet
    }
  }

  /// Blocks in order, on sheets of so many lines.
  private func pages(_ blocks: [Block], _ lines: Int) -> [[Block]] {
    var pages: [[Block]] = [[]]
    var used = 0
    for block in blocks {
      if used + block.height > lines, used > 0 {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(block)
      used += block.height
    }
    return pages
  }

  private func blocks(width: Double) -> [Block] {
    func block(_ print: String, first: Int = 0, rest: Int = 2) -> Block {
      Block(lines: desk.scribe.lines(print, width: width, first: first, rest: rest))
    }
    var blocks = [block(desk.words.drawn.isEmpty ? desk.words.kind : desk.words.drawn)]
    blocks += desk.samples.map { sample in
      Block(
        lines: desk.scribe.lines(sample.text, width: width, first: 5, rest: 5), sample: sample.look)
    }
    return blocks + desk.notes.map { block($0) } + desk.legend.map { block($0, rest: 4) }
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
      bottom: draft.room.top + Rules.texturedBar.value)
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
    case .cell(let look): shapes = [look.shape(at: middle)]
    }
    draft.sheet.add(Raised(.key, "sample", shapes))
  }
}
