import Descant

/// How a block ends that isn't closed by what CommonMark has.
enum AsideEnd: Equatable {
  /// With the first line that is less indented than its text.
  case indentation(Int)
  /// With a line of so many signs or more.
  case fence(sign: UInt8, length: Int)

  var fence: (sign: UInt8, length: Int)? {
    guard case .fence(let sign, let length) = self else { return nil }
    return (sign, length)
  }
}

extension BlockParser {
  /// Fences in fences: no text has more, and each costs a step a line.
  private static let deepestFence = 24

  /// Opens a box whose first line is the current one.
  mutating func openAside(
    _ aside: MarkdownAside, end: AsideEnd, title: Range<Int>? = nil, in container: Int32
  ) -> Opening? {
    let place = nextNonspace
    closeUnmatched()
    if document[container].kind == .paragraph { finalize(container) }
    let block = addBlock(.aside, at: place)
    document.asides[block] = aside
    asideEnds[block] = end
    if let title, !title.isEmpty {
      let caption = document.add(
        MarkdownNode(kind: .caption, offset: Int32(title.lowerBound)), to: block)
      keep(title, in: caption)
    }
    advance(by: lineEnd - offset)
    return .leaf
  }

  mutating func continuesAside(_ block: Int32) -> Continuation {
    switch asideEnds[block] {
    case .indentation(let columns): return continuesIndented(by: columns)
    case .fence(let sign, let length): return continuesFenced(block, sign, length)
    case nil: return .no
    }
  }

  private mutating func continuesIndented(by columns: Int) -> Continuation {
    if isBlank {
      advanceToNonspace()
      return .yes
    }
    guard indent >= 4 else { return .no }
    advance(by: min(indent, columns), columns: true)
    return .yes
  }

  /// The innermost fence that is no longer than the line's ends with it.
  private mutating func continuesFenced(
    _ block: Int32, _ sign: UInt8, _ length: Int
  ) -> Continuation {
    guard !isIndented, byte(at: nextNonspace) == sign else { return .yes }
    var end = nextNonspace
    while byte(at: end) == sign { end += 1 }
    let count = end - nextNonspace
    guard count >= max(3, length), isBlankFrom(end) else { return .yes }
    var inner = document[block].lastChild
    while inner >= 0, document[inner].flags.contains(.open) {
      if fences[inner] != nil || rawEnds[inner] != nil { return .yes }
      if let fence = asideEnds[inner]?.fence, fence.sign == sign, fence.length <= count {
        return .yes
      }
      inner = document[inner].lastChild
    }
    lastMatched = document[block].parent
    closeDeeper(than: block)
    asideEnds[block] = nil
    finalize(block)
    return .consumed
  }

  /// Whether the line would go on with a paragraph inside of a box that it doesn't stand in.
  var leavesAside: Bool {
    guard options.hasExtensions, !asideEnds.isEmpty else { return false }
    var block = tip
    while block >= 0, block != lastMatched {
      if document[block].kind == .aside { return true }
      block = document[block].parent
    }
    return false
  }

  func isFenceTooDeep() -> Bool {
    var depth = 0
    var block = tip
    while block >= 0 {
      if document[block].kind == .aside { depth += 1 }
      block = document[block].parent
    }
    return depth > Self.deepestFence
  }

  /// Boxes whose end never came.
  mutating func noteUnclosed() {
    for (block, end) in asideEnds.sorted(by: { $0.key < $1.key }) {
      guard let fence = end.fence, document[block].kind == .aside else { continue }
      let signs = String(repeating: String(UnicodeScalar(fence.sign)), count: fence.length)
      let place = Int(document[block].offset)
      note(
        .markdownUnclosed, "nothing closes the \"\(signs)\" that opens here",
        help: "write \"\(signs)\" on a line of its own behind its text",
        at: place..<place + fence.length)
    }
  }
}

/// The kinds of boxes that tools have, and which of ours each is.
enum AsideKind {
  /// What an author's word means; nil for words of their own.
  static func known(_ word: String) -> String? {
    if word.hasPrefix("callout-") { return known(String(word.dropFirst("callout-".count))) }
    return synonyms[word]
  }

  static let synonyms: [String: String] = {
    let table = """
      note=note seealso=note info=info todo=info tip=tip hint=tip important=important success=success \
      check=success done=success question=question help=question faq=question warning=warning \
      attention=warning caution=caution danger=danger error=danger failure=failure fail=failure \
      missing=failure bug=bug example=example quote=quote cite=quote abstract=abstract \
      summary=abstract tldr=abstract
      """
    return Dictionary(
      table.split(separator: " ").compactMap { pair in
        let words = pair.split(separator: "=").map(String.init)
        return words.count == 2 ? (words[0], words[1]) : nil
      }, uniquingKeysWith: { $1 })
  }()
}

extension FindingCode {
  static let markdownUnclosed = FindingCode(
    "markdown-unclosed",
    "A box that opens with \":::\" or \"///\" is not closed, or closes nothing.",
    remedy: "Write the same signs on a line of their own behind its text.")
}
