/// Writes HTML and SVG: the one place where text from outside is escaped.
///
///     var out = MarkupWriter()
///     out.element("p", ["class": "summary"]) { $0.text("1 < 2") }
package struct MarkupWriter: Sendable {
  package private(set) var markup = ""

  package init() {}

  /// An attribute list keeps its order; a nil value leaves the attribute out.
  package typealias Attributes = KeyValuePairs<String, String?>

  package mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    markup += "<"
    markup += name
    write(attributes)
    markup += ">"
  }

  package mutating func close(_ name: String) {
    markup += "</"
    markup += name
    markup += ">"
  }

  /// An element without content: `<line …/>` in SVG, `<br>` in HTML when `void` is true.
  package mutating func empty(_ name: String, _ attributes: Attributes = [:], void: Bool = false) {
    markup += "<"
    markup += name
    write(attributes)
    markup += void ? ">" : "/>"
  }

  package mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ content: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  package mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  package mutating func text(_ text: String) { appendEscaped(text, to: &markup) }

  /// Markup that is already escaped.
  ///
  /// Never text from outside.
  package mutating func raw(_ finished: String) { markup += finished }

  package mutating func newline() { markup += "\n" }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += name
      markup += "=\""
      appendEscaped(value, to: &markup)
      markup += "\""
    }
  }
}

extension String {
  /// The text with `& < > " '` escaped, controls replaced by U+FFFD, and ``contained``.
  package var escapedForMarkup: String {
    var out = ""
    appendEscaped(self, to: &out)
    return out
  }

  /// An author's name or text as it stands beside others: ``isolated``, and escaped.
  package var nameForMarkup: String { isolated.escapedForMarkup }
}

// Slices between the bytes that need escaping are copied whole: bytes are not scalars.
private func appendEscaped(_ text: String, to out: inout String) {
  guard text.utf8.contains(where: needsEscape) else { return out += text }
  for scalar in text.contained.unicodeScalars {
    switch scalar {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    case "\t", "\n", "\r": out.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
    default: out.unicodeScalars.append(scalar)
    }
  }
}

private func needsEscape(_ byte: UInt8) -> Bool {
  byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 || byte < 0x20
    || byte == 0x7F
    // These may begin U+0080, U+202A and U+FFFE.
    || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
}
