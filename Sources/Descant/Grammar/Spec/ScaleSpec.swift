/// A scale as an author asks for it.
struct ScaleSpec: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case linear, log, pow, sqrt, symlog, time, utc, point, band, ordinal
    case identity, sequential, quantile, quantize, threshold
    case binOrdinal = "bin-ordinal"

    var isContinuous: Bool { [.linear, .log, .pow, .sqrt, .symlog, .time, .utc].contains(self) }
    /// Numbers in classes, each with a colour.
    var isStepped: Bool { [.quantile, .quantize, .threshold].contains(self) }
    var isTime: Bool { self == .time || self == .utc }
    var isDiscrete: Bool { [.point, .band, .ordinal].contains(self) }
  }

  enum Nice: Sendable {
    case flag(Bool)
    case count(Int)
  }

  enum Range: Sendable {
    case numbers([Double])
    case texts([String])
    case named(String)
    /// The field that holds each category's own.
    case field(String)
  }

  var node: JSONNode
  var kind: Kind?
  var domain: [JSONNode]?
  var domainMin: JSONNode?
  var domainMax: JSONNode?
  var domainMid: Double?
  var range: Range?
  var rangeMin: Double?
  var rangeMax: Double?
  var scheme: String?
  /// How many colours of the scheme.
  var schemeCount: Int?
  var isSchemeReversed = false
  var hasZero: Bool?
  var nice: Nice?
  var isReversed: Bool?
  var padding: Double?
  var paddingInner: Double?
  var paddingOuter: Double?
  var align: Double?
  var base: Double?
  var exponent: Double?
  var constant: Double?
}

extension SpecReader {
  mutating func scale(_ node: JSONNode) -> ScaleSpec? {
    guard node.isObject else {
      findings.add(.wrongType("scale", node, expected: "an object or null"))
      return nil
    }
    findings.check(node, against: .scale)
    var scale = ScaleSpec(node: node)
    scale.kind = choice(node, "type", of: ScaleSpec.Kind.self)
    if let kind = scale.kind, !kind.isContinuous, !kind.isDiscrete, !kind.isStepped,
      let type = node["type"]
    {
      findings.add(.unsupported("the scale type \"\(kind.rawValue)\"", at: type))
    }
    readDomain(node, into: &scale)
    readRange(node, into: &scale)
    readScheme(node, into: &scale)
    readNice(node, into: &scale)
    scale.hasZero = flag(node, "zero")
    scale.isReversed = flag(node, "reverse")
    scale.padding = number(node, "padding")
    scale.paddingInner = number(node, "paddingInner")
    scale.paddingOuter = number(node, "paddingOuter")
    scale.align = number(node, "align")
    scale.base = number(node, "base")
    scale.exponent = number(node, "exponent")
    scale.constant = number(node, "constant")
    return scale
  }

  private mutating func readDomain(_ node: JSONNode, into scale: inout ScaleSpec) {
    scale.domainMin = plainEnd(node, "domainMin")
    scale.domainMax = plainEnd(node, "domainMax")
    scale.domainMid = number(node, "domainMid")
    guard let domain = node["domain"], !domain.isNull else { return }
    guard let values = domain.elements else {
      findings.add(.unsupported("a \"domain\" that is no array", at: domain))
      return
    }
    for value in values where value["expr"] != nil || value["signal"] != nil {
      findings.add(.unsupported("an expression in a \"domain\"", at: value))
    }
    scale.domain = values
  }

  private mutating func plainEnd(_ node: JSONNode, _ name: String) -> JSONNode? {
    guard let value = node[name], !value.isNull else { return nil }
    if value.number == nil, value["year"] == nil {
      findings.add(.unsupported("an expression as \"\(name)\"", at: value))
    }
    return value
  }

  private mutating func readRange(_ node: JSONNode, into scale: inout ScaleSpec) {
    scale.rangeMin = number(node, "rangeMin")
    scale.rangeMax = number(node, "rangeMax")
    guard let range = node["range"], !range.isNull else { return }
    if let name = range.string {
      scale.range = .named(name)
    } else if let field = range["field"]?.string, range.members.count == 1 {
      scale.range = .field(Self.plainField(field))
    } else if let elements = range.elements {
      let (numbers, texts) = (elements.compactMap(\.number), elements.compactMap(\.string))
      if numbers.count == elements.count {
        scale.range = .numbers(numbers)
      } else if texts.count == elements.count {
        scale.range = .texts(texts)
      } else if elements.allSatisfy({ $0.elements != nil }) {
        // Dash patterns: the site's own are used.
      } else {
        findings.add(.unsupported("a \"range\" of this form", at: range))
      }
    } else {
      findings.add(.unsupported("a \"range\" of this form", at: range))
    }
  }

  private mutating func readScheme(_ node: JSONNode, into scale: inout ScaleSpec) {
    guard let scheme = node["scheme"], !scheme.isNull else { return }
    guard let name = scheme.string ?? scheme["name"]?.string else {
      findings.add(.wrongType("scheme", scheme, expected: "a scheme's name"))
      return
    }
    guard ColorScheme(name: name) != nil else {
      findings.add(.unknownValue("scheme", scheme["name"] ?? scheme, known: ColorScheme.names))
      return
    }
    scale.scheme = name
    scale.schemeCount = scheme["count"]?.number.flatMap { $0 >= 2 && $0 <= 100 ? Int($0) : nil }
    if let extent = scheme["extent"] {
      findings.add(.unsupported("\"extent\" of a colour scheme", at: extent))
    }
  }

  private mutating func readNice(_ node: JSONNode, into scale: inout ScaleSpec) {
    guard let nice = node["nice"], !nice.isNull else { return }
    if let flag = nice.boolean {
      scale.nice = .flag(flag)
    } else if let number = nice.number, number >= 0, number <= 10_000 {
      scale.nice = .count(Int(number))
    } else {
      findings.add(.unsupported("\"nice\" as a calendar step", at: nice))
    }
  }
}
