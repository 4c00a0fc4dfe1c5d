/// Reads a Vega-Lite spec into ``ViewSpec``; collects what it can't obey.
///
/// Each typed reading takes a member of an object: nil when it is absent or of another kind, the
/// latter with a finding.
struct SpecReader {
  var findings = SpecFindings()

  mutating func text(_ node: JSONNode, _ name: String) -> String? {
    typed(node, name, expected: "a text") { $0.string }
  }

  mutating func number(_ node: JSONNode, _ name: String) -> Double? {
    typed(node, name, expected: "a number") { value in
      value.number.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  mutating func flag(_ node: JSONNode, _ name: String) -> Bool? {
    typed(node, name, expected: "true or false") { $0.boolean }
  }

  mutating func texts(_ node: JSONNode, _ name: String) -> [String]? {
    typed(node, name, expected: "an array of texts") { value in
      guard let elements = value.elements else { return nil }
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ name: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let value = node[name], !value.isNull else { return nil }
    if let written = value.string, let choice = Choice(rawValue: written) { return choice }
    findings.add(.unknownValue(name, value, known: Choice.allCases.map(\.rawValue)))
    return nil
  }

  mutating func object(_ node: JSONNode, _ name: String, _ words: Vocabulary) -> JSONNode? {
    let object = typed(node, name, expected: "an object") { $0.isObject ? $0 : nil }
    if let object { findings.check(object, against: words) }
    return object
  }

  mutating func typed<Result>(
    _ node: JSONNode, _ name: String, expected: String, _ read: (JSONNode) -> Result?
  ) -> Result? {
    guard let value = node[name], !value.isNull else { return nil }
    if let result = read(value) { return result }
    findings.add(.wrongType(name, value, expected: expected))
    return nil
  }
}

/// A property that may be left out, switched off with null, or given.
enum Given<Value> {
  case unset, none
  case some(Value)

  var value: Value? {
    if case .some(let value) = self { value } else { nil }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension Given: Sendable where Value: Sendable {}
