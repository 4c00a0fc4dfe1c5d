extension JSONNode {
  /// JSON text with members in their order and digits as written.
  ///
  /// With an indent, a part that fits into 80 columns stays on its line.
  /// `isEmbeddable` also escapes `<`, `>` and `&`, for text inside a script element.
  package func text(indent: Int? = nil, isEmbeddable: Bool = false) -> String {
    var writer = JSONWriter(indent: indent, isEmbeddable: isEmbeddable)
    writer.write(self, level: 0, taken: 0)
    return writer.text
  }
}

extension String {
  /// As JSON has it, between its quotes.
  ///
  ///     #"a "b""#.quotedForJSON   // "a \"b\""
  package var quotedForJSON: String {
    var writer = JSONWriter(indent: nil, isEmbeddable: false)
    writer.quote(self)
    return writer.text
  }
}

private struct JSONWriter {
  let indent: Int?
  let isEmbeddable: Bool
  var text = ""
  static let width = 80

  /// `taken`: columns already used on the line, before and after this value.
  mutating func write(_ node: JSONNode, level: Int, taken: Int) {
    guard let indent else { return writeInline(node, space: "") }
    switch node.kind {
    case .array(let elements) where !fits(node, in: Self.width - taken):
      block("[", "]", count: elements.count, level: level) { writer, i in
        writer.write(elements[i], level: level + 1, taken: (level + 1) * indent + 1)
      }
    case .object(let members) where !fits(node, in: Self.width - taken):
      block("{", "}", count: members.count, level: level) { writer, i in
        let before = writer.text.utf8.count
        writer.quote(members[i].name)
        writer.text += ": "
        let key = writer.text.utf8.count - before
        writer.write(members[i].value, level: level + 1, taken: (level + 1) * indent + key + 1)
      }
    default: writeInline(node, space: " ")
    }
  }

  private mutating func block(
    _ open: String, _ close: String, count: Int, level: Int, part: (inout Self, Int) -> Void
  ) {
    let margin = "\n" + String(repeating: " ", count: (indent ?? 0) * level)
    let step = String(repeating: " ", count: indent ?? 0)
    text += open
    for i in 0..<count {
      text += i == 0 ? "" : ","
      text += margin + step
      part(&self, i)
    }
    text += margin + close
  }

  private mutating func writeInline(_ node: JSONNode, space: String) {
    switch node.kind {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value, let digits):
      text += digits.isEmpty ? (value.isFinite ? value.plainText : "null") : digits
    case .string(let value): quote(value)
    case .array(let elements):
      text += "["
      for (i, element) in elements.enumerated() {
        text += i == 0 ? "" : "," + space
        writeInline(element, space: space)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (i, member) in members.enumerated() {
        text += i == 0 ? "" : "," + space
        quote(member.name)
        text += ":" + space
        writeInline(member.value, space: space)
      }
      text += "}"
    }
  }

  /// Whether a container fits; a small bound on the work, whatever the size of the node.
  private func fits(_ node: JSONNode, in columns: Int) -> Bool {
    var left = columns
    return Self.take(node, from: &left)
  }

  private static func take(_ node: JSONNode, from left: inout Int) -> Bool {
    switch node.kind {
    case .null, .boolean: left -= 5
    case .number(let value, let digits):
      left -= max(digits.utf8.count, digits.isEmpty ? value.plainText.utf8.count : 1)
    case .string(let value): left -= value.utf8.count + 2
    case .array(let elements):
      left -= 2
      for element in elements {
        left -= 2
        guard left >= 0, take(element, from: &left) else { return false }
      }
    case .object(let members):
      left -= 2
      for member in members {
        left -= member.name.utf8.count + 6
        guard left >= 0, take(member.value, from: &left) else { return false }
      }
    }
    return left >= 0
  }

  mutating func quote(_ value: String) {
    text += "\""
    defer { text += "\"" }
    guard !value.utf8.allSatisfy(isPlain) else {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.steers || scalar.turnsDirection: escape(scalar)
      case "<", ">", "&": isEmbeddable ? escape(scalar) : text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte needs no second look: what begins U+0080 or U+2028 does.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2: false
    case 0x26, 0x3C, 0x3E: !isEmbeddable
    default: true
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
