/// Lays blocks of lines on pages, as a braille reader expects them.
///
/// Line 1 has the page's number at its end and, from page 2 on, the title before it. Headings stay with what follows;
/// a table that a page holds is not divided, and the head of one that is comes again on each page.
struct BrailleComposer {
  let size: BraillePageSize
  /// The title, for the first line of later pages, and the cells of a page's number.
  let title: [UInt8]
  let number: (Int) -> [UInt8]
  private var pages: [[[UInt8]]] = []
  private var lines: [[UInt8]] = []
  /// Lines that wait for what they belong to.
  private var waiting: [[UInt8]] = []

  init(size: BraillePageSize, title: [UInt8], number: @escaping (Int) -> [UInt8]) {
    self.size = size
    self.title = title
    self.number = number
  }

  /// The first line is the page's own.
  private var room: Int { size.lines - 1 - lines.count }

  /// In the middle, a blank line before and after.
  mutating func heading(_ text: BrailleText) {
    waiting.append([])
    // Cells at both ends stay free, so that a heading is felt as one.
    for line in text.lines(width: size.cells - 6) {
      waiting.append([UInt8](repeating: 0, count: (size.cells - line.count) / 2) + line)
    }
    waiting.append([])
  }

  /// From cell 5, a blank line before.
  mutating func subheading(_ text: BrailleText) {
    waiting.append([])
    waiting += text.lines(width: size.cells, first: 4, rest: 4)
  }

  /// From cell 3, its other lines from cell 1.
  mutating func paragraph(_ text: BrailleText) {
    put(text.lines(width: size.cells, first: 2))
  }

  /// From cell 1, its other lines from cell 3.
  mutating func item(_ text: BrailleText, level: Int = 0) {
    put(text.lines(width: size.cells, first: level * 2, rest: level * 2 + 2))
  }

  /// Lines in order; a page may end between any two, but not between what waits and the first two.
  mutating func put(_ more: [[UInt8]]) {
    guard let first = more.first else { return }
    let together = min(2, more.count)
    if waiting.count + together > room, !lines.isEmpty { endPage() }
    flush()
    add(first)
    for line in more.dropFirst() { add(line) }
  }

  /// Rows below a head, which comes again on each page that they reach.
  mutating func table(head: [[UInt8]], rows: [[UInt8]]) {
    let whole = waiting.count + head.count + rows.count
    let least = waiting.count + head.count + min(2, rows.count)
    if whole > room, !lines.isEmpty, whole <= size.lines - 1 || least > room { endPage() }
    flush()
    for line in head { add(line) }
    for row in rows {
      if room == 0 {
        endPage()
        for line in head { add(line) }
      }
      add(row)
    }
  }

  /// Groups of lines, each on one page where a page holds it.
  mutating func groups(_ groups: [[[UInt8]]]) {
    for group in groups {
      if waiting.count + group.count > room, !lines.isEmpty { endPage() }
      flush()
      for line in group { add(line) }
    }
  }

  private mutating func flush() {
    let head = waiting
    waiting = []
    for line in head where !(line.isEmpty && lines.last?.isEmpty ?? true) { add(line) }
  }

  private mutating func add(_ line: [UInt8]) {
    if room == 0 { endPage() }
    lines.append(line)
  }

  private mutating func endPage() {
    let number = number(pages.count + 1)
    var first: [UInt8] = []
    if !pages.isEmpty {
      first = head(cells: size.cells - number.count - 3)
    }
    first += [UInt8](repeating: 0, count: max(0, size.cells - number.count - first.count)) + number
    pages.append([first] + lines)
    lines = []
  }

  /// As much of the title as there is room for, in whole words.
  private func head(cells: Int) -> [UInt8] {
    guard title.count > cells else { return title }
    let cut = title.prefix(max(0, cells))
    guard title[cut.endIndex] != 0, let blank = cut.lastIndex(of: 0) else { return Array(cut) }
    return Array(cut[..<blank])
  }

  mutating func finish() -> BraillePages {
    flush()
    if !lines.isEmpty || pages.isEmpty { endPage() }
    return BraillePages(pages, size: size)
  }
}
