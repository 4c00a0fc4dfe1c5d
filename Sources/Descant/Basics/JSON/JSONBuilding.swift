/// JSON made by us: `let spec: JSONNode = ["mark": "bar", "height": 200]`.
extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  private static let made = Source(file: "", bytes: [])

  package static let null = JSONNode(.null, source: made)

  package init(_ text: String) { self.init(.string(text), source: Self.made) }

  /// Null when the number is not finite.
  package init(_ number: Double) {
    self.init(number.isFinite ? .number(number, text: "") : .null, source: Self.made)
  }

  package init(_ number: Int) {
    self.init(.number(Double(number), text: String(number)), source: Self.made)
  }

  package init(_ flag: Bool) { self.init(.boolean(flag), source: Self.made) }

  package init(_ elements: [JSONNode]) { self.init(.array(elements), source: Self.made) }

  /// Members in the order given; those whose value is nil are left out.
  package init(members: [(String, JSONNode?)]) {
    let kept = members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
    self.init(.object(kept), source: Self.made)
  }

  package init(stringLiteral value: String) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(value) }
  package init(floatLiteral value: Double) { self.init(value) }
  package init(booleanLiteral value: Bool) { self.init(value) }
  package init(arrayLiteral elements: JSONNode...) { self.init(elements) }

  package init(dictionaryLiteral elements: (String, JSONNode)...) {
    self.init(members: elements.map { ($0.0, $0.1) })
  }
}
