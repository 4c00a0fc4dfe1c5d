extension TemplateRenderer {
  /// How deep a template may go, and how much it may make of one page.
  struct Bounds {
    enum Answer {
      case fine
      /// Only something that includes itself goes as deep as this.
      case endless
      case tooMuch(String)
    }

    /// Sections, partials and blocks within each other; a thread's stack holds many more.
    static let deepest = 200
    /// A few templates that include each other twice, or lists in lists, make millions.
    static let mostEntered = 10_000_000
    static let mostBytes = 64 << 20

    private var depth = 0
    private var entered = 0
    /// Nothing more is entered: there was no end to it, or too much.
    private(set) var isExhausted = false

    mutating func enter(written: Int) -> Answer {
      entered += 1
      if entered > Self.mostEntered || written > Self.mostBytes {
        isExhausted = true
        let most =
          written > Self.mostBytes
          ? "more than \(Self.mostBytes >> 20) MB" : "more than \(Self.mostEntered) parts"
        return .tooMuch(most)
      }
      guard depth < Self.deepest else {
        isExhausted = true
        return .endless
      }
      depth += 1
      return .fine
    }

    mutating func leave() { depth -= 1 }
  }
}
