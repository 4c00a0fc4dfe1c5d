/// A JSON value to be written, its members in the order given.
///
///     JSONDocument.object(["line": .integer(14), "help": nil]).text   // {"line":14}
package indirect enum JSONDocument: Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONDocument])
  /// A member without a value is left out.
  case object(KeyValuePairs<String, JSONDocument?>)

  /// Two spaces a level; an empty list or object on one line; no line break at the end.
  package var text: String {
    var out = ""
    write(to: &out, level: 0)
    return out
  }

  private func write(to out: inout String, level: Int) {
    switch self {
    case .string(let text): out += text.quotedForJSON
    case .integer(let value): out += String(value)
    case .number(let value): out += value.isFinite ? value.plainText : "null"
    case .boolean(let value): out += value ? "true" : "false"
    case .null: out += "null"
    case .array(let elements):
      Self.list(elements, "[", "]", to: &out, level: level) { element, out in
        element.write(to: &out, level: level + 1)
      }
    case .object(let members):
      let present = members.compactMap { member in member.value.map { (member.key, $0) } }
      Self.list(present, "{", "}", to: &out, level: level) { member, out in
        out += member.0.quotedForJSON + ": "
        member.1.write(to: &out, level: level + 1)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, to out: inout String, level: Int,
    write: (Item, inout String) -> Void
  ) {
    out += open
    for (index, item) in items.enumerated() {
      out += index == 0 ? "\n" : ",\n"
      out += String(repeating: "  ", count: level + 1)
      write(item, &out)
    }
    if !items.isEmpty { out += "\n" + String(repeating: "  ", count: level) }
    out += close
  }
}
