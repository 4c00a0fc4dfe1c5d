import Descant

/// A node of a Markdown document, linked by index to its neighbours in ``MarkdownDocument/nodes``.
struct MarkdownNode: Sendable {
  enum Kind: UInt8, Sendable {
    // Blocks that hold blocks.
    case document, blockQuote, list, item, table, tableRow, footnoteDefinition
    case aside, definitionList, definition
    // Blocks that hold text.
    case paragraph, heading, tableCell, caption, term
    // Blocks whose text is kept as it is.
    case codeBlock, htmlBlock, thematicBreak, mathBlock
    // Inlines.
    case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image
    case footnoteReference
    case mark, inserted, superscript, keys, span, math
    /// What another tool would have put something in the place of; nothing is written.
    case foreign
    /// An attribute list behind an inline, until that has been given it.
    case attributes

    /// Whether an attribute list right behind it says something of it.
    var takesAttributes: Bool {
      switch self {
      case .code, .emphasis, .strong, .strikethrough, .link, .image, .mark, .inserted,
        .superscript, .keys, .span, .foreign:
        true
      default: false
      }
    }
  }

  var kind: Kind
  /// Heading level, list start, column alignment, whether a row is a header … by kind.
  var number: Int32 = 0
  var flags: Flags = []
  /// Index into ``MarkdownDocument/targets`` for links, images, code blocks' info and footnotes.
  var target: Int32 = -1
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The text, as a range of ``MarkdownDocument/buffer``.
  var start: Int32 = 0
  var end: Int32 = 0
  /// Where the node begins in the source, in bytes.
  var offset: Int32 = 0

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let open = Flags(rawValue: 1)
    static let lastLineBlank = Flags(rawValue: 2)
    static let lastLineChecked = Flags(rawValue: 4)
    static let loose = Flags(rawValue: 8)
    static let ordered = Flags(rawValue: 16)
    static let fenced = Flags(rawValue: 32)
    static let header = Flags(rawValue: 64)
    static let task = Flags(rawValue: 128)
    static let checked = Flags(rawValue: 256)
    /// An image or link by reference or autolink keeps nothing else; set for bare autolinks.
    static let automatic = Flags(rawValue: 512)
  }
}

/// Where a link leads, what a fence says, which footnote is meant.
struct MarkdownTarget: Sendable {
  /// Destination, info string or footnote label, unescaped.
  var text: String
  var title: String?
}

/// A box beside the text: an admonition, a tab, a part that folds.
struct MarkdownAside: Sendable, Equatable {
  enum Form: Sendable { case admonition, folded, unfolded, tab, group }

  var form: Form
  /// "warning", as its author wrote it, in lower case; empty for a mere group.
  var kind = ""
}

/// Something of another tool in a text, and what to do about it.
struct MarkdownNotice: Sendable {
  var severity = Finding.Severity.warning
  let code: FindingCode
  let message: String
  let help: String
  /// In the source.
  var offset: Int32
  var length: Int32 = 1
}

/// A parsed document: nodes in an array, texts in one buffer, places in the source kept.
struct MarkdownDocument: Sendable {
  var nodes: [MarkdownNode] = []
  var targets: [MarkdownTarget] = []
  /// Text of all leaf blocks, prefixes stripped, and decoded entities after them.
  var buffer: [UInt8] = []
  /// Pairs of buffer offset and source offset, ascending; one a line of content.
  var lines: [(buffer: Int32, source: Int32)] = []
  /// Footnote definitions by label, and the order of first reference.
  var footnotes: [String: Int32] = [:]
  var footnoteOrder: [String] = []
  /// What kind of box a quote or an aside is, by node.
  var asides: [Int32: MarkdownAside] = [:]
  var attributes: [Int32: MarkdownAttributes] = [:]
  /// Formulas in MathML, by node; those that could not be read have none.
  var formulas: [Int32: String] = [:]
  var abbreviations: [(name: [UInt8], meaning: String)] = []
  /// What is to be said of constructs of other tools, in no order.
  var notices: [MarkdownNotice] = []

  static let root: Int32 = 0

  subscript(index: Int32) -> MarkdownNode {
    get { nodes[Int(index)] }
    set { nodes[Int(index)] = newValue }
  }

  func children(of index: Int32) -> [Int32] {
    var found: [Int32] = []
    var child = self[index].firstChild
    while child >= 0 {
      found.append(child)
      child = self[child].next
    }
    return found
  }

  /// The bytes of a leaf as they were written.
  func raw(_ node: MarkdownNode) -> ArraySlice<UInt8> { buffer[Int(node.start)..<Int(node.end)] }

  func text(of index: Int32) -> String {
    let node = self[index]
    return String(decoding: buffer[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  func target(of index: Int32) -> MarkdownTarget? {
    let target = self[index].target
    return target < 0 ? nil : targets[Int(target)]
  }

  /// The words of a node without any markup: a heading's for ids, an image's for its alternative.
  func plainText(of index: Int32) -> String {
    var out: [UInt8] = []
    appendPlainText(of: index, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private func appendPlainText(of index: Int32, to out: inout [UInt8]) {
    var stack = [index]
    while let top = stack.popLast() {
      let node = self[top]
      switch node.kind {
      case .text, .code, .math, .keys: out += buffer[Int(node.start)..<Int(node.end)]
      case .softBreak, .lineBreak: out.append(0x20)
      default: stack += children(of: top).reversed()
      }
    }
  }

  /// The source offset of a place in the buffer.
  func sourceOffset(ofBuffer offset: Int32) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].buffer <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    return Int(lines[low - 1].source + offset - lines[low - 1].buffer)
  }

  mutating func add(_ node: MarkdownNode, to parent: Int32) -> Int32 {
    let index = Int32(nodes.count)
    var node = node
    node.parent = parent
    node.previous = parent < 0 ? -1 : self[parent].lastChild
    nodes.append(node)
    guard parent >= 0 else { return index }
    if node.previous >= 0 {
      self[node.previous].next = index
    } else {
      self[parent].firstChild = index
    }
    self[parent].lastChild = index
    return index
  }

  /// Takes a node out of its place; it stays in the array, unreachable.
  mutating func unlink(_ index: Int32) {
    let node = self[index]
    if node.previous >= 0 {
      self[node.previous].next = node.next
    } else if node.parent >= 0 {
      self[node.parent].firstChild = node.next
    }
    if node.next >= 0 {
      self[node.next].previous = node.previous
    } else if node.parent >= 0 {
      self[node.parent].lastChild = node.previous
    }
    self[index].next = -1
    self[index].previous = -1
    self[index].parent = -1
  }

  mutating func insert(_ index: Int32, after sibling: Int32) {
    let next = self[sibling].next
    let parent = self[sibling].parent
    self[index].previous = sibling
    self[index].next = next
    self[index].parent = parent
    self[sibling].next = index
    if next >= 0 {
      self[next].previous = index
    } else if parent >= 0 {
      self[parent].lastChild = index
    }
  }

  /// Moves the siblings from `first` to before `stop` (-1: to the end) under another node.
  mutating func move(from first: Int32, before stop: Int32, into parent: Int32) {
    var child = first
    while child >= 0, child != stop {
      let next = self[child].next
      unlink(child)
      self[child].parent = parent
      self[child].previous = self[parent].lastChild
      if self[parent].lastChild >= 0 {
        self[self[parent].lastChild].next = child
      } else {
        self[parent].firstChild = child
      }
      self[parent].lastChild = child
      child = next
    }
  }
}
