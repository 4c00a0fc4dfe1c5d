/// A JSON value that remembers where it was written and in which order its members came.
public struct JSONNode: Sendable {
  public indirect enum Kind: Sendable {
    case null
    case boolean(Bool)
    /// The value, with the digits as written (a table shows "1.50" as its author did).
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  public var kind: Kind
  /// Byte range in the source.
  public var range: Range<Int>
  public var source: Source

  public init(_ kind: Kind, range: Range<Int> = 0..<0, source: Source) {
    self.kind = kind
    self.range = range
    self.source = source
  }

  public var location: SourceLocation { source.location(at: range.lowerBound, length: range.count) }
}

/// A name and its value in an object.
public struct JSONMember: Sendable {
  public var name: String
  public var nameRange: Range<Int>
  public var value: JSONNode

  public init(name: String, nameRange: Range<Int> = 0..<0, value: JSONNode) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }

  /// Where the name stands, for findings about unknown keys.
  public var nameLocation: SourceLocation {
    value.source.location(at: nameRange.lowerBound, length: nameRange.count)
  }
}

extension JSONNode {
  /// The value of the last member of this name, or nil if this is no object or has none.
  public subscript(_ name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  public var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }

  public var elements: [JSONNode]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  public var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  public var number: Double? {
    if case .number(let value, _) = kind { value } else { nil }
  }

  public var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  public var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  public var isObject: Bool {
    if case .object = kind { true } else { false }
  }

  /// "an object", "a string" …, for messages.
  public var kindName: String {
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
  public var quotedOrKind: String { string.map { "\"\($0)\"" } ?? kindName }
}
