/// JSON made by us: `let spec: JSONNode = ["mark": "bar", "height": 200]`.
extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  private static let made = Source(file: "", bytes: [])

  public static let null = JSONNode(.null, source: made)

  public init(_ text: String) { self.init(.string(text), source: Self.made) }

  /// Null when the number is not finite.
  public init(_ number: Double) {
    self.init(number.isFinite ? .number(number, text: "") : .null, source: Self.made)
  }

  public init(_ number: Int) {
    self.init(.number(Double(number), text: String(number)), source: Self.made)
  }

  public init(_ flag: Bool) { self.init(.boolean(flag), source: Self.made) }

  public init(_ elements: [JSONNode]) { self.init(.array(elements), source: Self.made) }

  /// Members in the order given; those whose value is nil are left out.
  public init(members: [(String, JSONNode?)]) {
    let kept = members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
    self.init(.object(kept), source: Self.made)
  }

  public init(stringLiteral value: String) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(arrayLiteral elements: JSONNode...) { self.init(elements) }

  public init(dictionaryLiteral elements: (String, JSONNode)...) {
    self.init(members: elements.map { ($0.0, $0.1) })
  }
}
