/// A JSON value that remembers where it was written and in which order its members came.
package struct JSONNode: Sendable {
  package indirect enum Kind: Sendable {
    case null
    case boolean(Bool)
    /// The value, with the digits as written (a table shows "1.50" as its author did).
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package var kind: Kind
  /// Byte range in the source.
  package var range: Range<Int>
  package var source: Source

  package init(_ kind: Kind, range: Range<Int> = 0..<0, source: Source) {
    self.kind = kind
    self.range = range
    self.source = source
  }

  package var location: SourceLocation {
    source.location(at: range.lowerBound, length: range.count)
  }
}

/// A name and its value in an object.
package struct JSONMember: Sendable {
  package var name: String
  package var nameRange: Range<Int>
  package var value: JSONNode

  package init(name: String, nameRange: Range<Int> = 0..<0, value: JSONNode) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }

  /// Where the name stands, for findings about unknown keys.
  package var nameLocation: SourceLocation {
    value.source.location(at: nameRange.lowerBound, length: nameRange.count)
  }
}

extension JSONNode {
  /// The value of the last member of this name, or nil if this is no object or has none.
  package subscript(_ name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  package var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }

  package var elements: [JSONNode]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  package var number: Double? {
    if case .number(let value, _) = kind { value } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  package var isObject: Bool {
    if case .object = kind { true } else { false }
  }

  /// "an object", "a string" …, for messages.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A text in quotes, anything else by its kind, for messages.
  package var quotedOrKind: String { string.map { "\"\($0)\"" } ?? kindName }
}
