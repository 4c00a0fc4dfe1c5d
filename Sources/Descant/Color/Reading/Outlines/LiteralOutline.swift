/// The lists and maps that a program writes down, by the names it gives them, as a tree of values.
///
/// Nothing is run: a value that is computed is not there.
struct LiteralOutline {
  private let source: Source
  private let dialect: LiteralDialect
  private let tokens: [LiteralToken]
  private var place = 0
  private var depth = 0
  private var members: [JSONMember] = []
  /// Values by name, for those that are used further on.
  private var known: [String: JSONNode] = [:]
  /// The calls around: `scale_colour_manual(values = …)`.
  private var calls: [(name: String, depth: Int, start: Int)] = []
  private var parentheses = 0
  private var table = ""
  /// The class around, and where its own lines begin.
  private var owner: (name: String, indent: Int?)?

  static func read(_ source: Source, _ dialect: LiteralDialect) -> JSONNode {
    var outline = LiteralOutline(source, dialect)
    return outline.read()
  }

  private init(_ source: Source, _ dialect: LiteralDialect) {
    self.source = source
    self.dialect = dialect
    tokens = LiteralScanner(source, dialect).tokens
  }

  private func kind(_ offset: Int = 0) -> LiteralToken.Kind? { tokens.at(place + offset)?.kind }

  private func isSign(_ text: String, _ offset: Int = 0) -> Bool { kind(offset) == .sign(text) }

  private mutating func read() -> JSONNode {
    while place < tokens.count {
      if dialect.hasClasses, tokens[place].begins { enterClass(indent(of: tokens[place])) }
      switch tokens[place].kind {
      case .table(let name):
        table = name
        place += 1
      case .name(let name): read(name)
      case .text(let name) where dialect.hasTables: read(name)
      case .sign("{") where place == 0:
        // The whole file is one value.
        if let value = value() { return value }
        place += 1
      case .sign("[") where place == 0:
        if let value = value() { return value }
        place += 1
      case .sign("("):
        parentheses += 1
        place += 1
      case .sign(")"):
        parentheses -= 1
        calls.removeAll { $0.depth > parentheses }
        place += 1
      default: place += 1
      }
    }
    return JSONNode(.object(members), range: 0..<source.bytes.count, source: source)
  }

  /// How far from the margin a line begins.
  private func indent(of token: LiteralToken) -> Int {
    let start = token.range.lowerBound
    return start - (source.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
  }

  /// What stands right in a class is called after it, what its methods name for themselves is not; whatever else
  /// begins at the margin ends it.
  private mutating func enterClass(_ indent: Int) {
    if indent == 0 {
      (owner, table) = (nil, "")
      if case .name("class")? = kind(), case .name(let name)? = kind(1) { owner = (name, nil) }
    } else if let owner {
      let own = owner.indent ?? indent
      self.owner = (owner.name, own)
      table = indent == own ? owner.name : ""
    }
  }

  /// At a name outside all values: a value given to it, a call, or nothing of interest.
  private mutating func read(_ name: String) {
    let range = tokens[place].range
    place += 1
    if isSign("(") {
      parentheses += 1
      calls.append((name, parentheses, tokens[place].range.lowerBound))
      place += 1
      if let taker = Self.taker(name), isSign("[") || isSign("{"), let value = value() {
        add([taker], range, value)
      }
      return
    }
    // `rcParams["axes.prop_cycle"] = …`
    if name.hasSuffix("rcParams"), isSign("["), case .text(let key)? = kind(1), isSign("]", 2),
      isSign("=", 3)
    {
      place += 4
      if let value = value() { add(["rcParams", key], range, value) }
      return
    }
    if name == "default", isSign("{") || isSign("[") {
      if let value = value() { add("default", range, value) }
      return
    }
    guard dialect.sigils.isEmpty || name.first.map(dialect.sigils.contains) == true else { return }
    guard passesSign() else { return }
    // `class Dark:` and `else:` begin a block: what stands on the next line is no value.
    if dialect.hasClasses, isSign(":", -1), tokens.at(place)?.begins == true { return }
    let start = place
    // In R braces hold statements, of which the last is the value: what they name is read one by one.
    if dialect.hasBraceBlocks, isSign("{") {
      place += 1
      return
    }
    guard let value = values() else {
      place = max(place, start)
      return
    }
    let path = [table, calls.map(\.name).joined(separator: "."), name].filter { !$0.isEmpty }
    add(path.joined(separator: "."), range, value)
    // What a call of Python's is given by a name has that name in the call alone.
    if !dialect.hasClasses || calls.isEmpty { known[name] = value }
  }

  /// Goes past "=" or ":", and past a type between the two.
  private mutating func passesSign() -> Bool {
    guard case .sign(let sign)? = kind(), dialect.assigns.contains(sign) else { return false }
    place += 1
    guard sign == ":", dialect.assigns.contains("="), case .name? = kind() else { return true }
    // `const a: Config = {`: what stands before the "=" of the same line is a type.
    var next = place
    while let token = tokens.at(next), !token.begins, next < place + 24 {
      if token.kind == .sign("=") {
        place = next + 1
        return true
      }
      if token.kind == .sign("{") || token.kind == .sign(";") { break }
      next += 1
    }
    return true
  }

  private mutating func add(_ name: String, _ range: Range<Int>, _ value: JSONNode) {
    // That a ground is computed says that none may be guessed.
    guard !value.isNull || ColorRole(name).isGround && !table.isEmpty else { return }
    let parts = name.split(separator: ".").map(String.init)
    add(parts.isEmpty ? [name] : parts, range, value)
  }

  private mutating func add(_ parts: [String], _ range: Range<Int>, _ value: JSONNode) {
    Self.put(
      JSONMember(name: parts[0], nameRange: range, value: value), parts.dropFirst(),
      from: calls.last?.start, &members)
  }

  /// Puts a value below the names that lead to it; `start` is where the arguments begin that it is one of.
  private static func put(
    _ member: JSONMember, _ rest: ArraySlice<String>, from start: Int?,
    _ members: inout [JSONMember]
  ) {
    guard let next = rest.first else { return members.append(member) }
    let index =
      members.lastIndex { $0.name == member.name && $0.value.isObject } ?? members.count
    if index == members.count {
      // A value that is used by name stands above the call.
      let range = start.map { $0..<max($0 + 1, member.value.range.upperBound) }
      let empty = JSONNode(
        .object([]), range: range ?? member.value.range, source: member.value.source)
      members.append(JSONMember(name: member.name, nameRange: member.nameRange, value: empty))
    }
    var inner = members[index].value.members
    put(
      JSONMember(name: next, nameRange: member.nameRange, value: member.value), rest.dropFirst(),
      from: start, &inner)
    members[index].value.kind = .object(inner)
  }

  // MARK: Values

  /// One value, or several side by side up to the end of the statement.
  private mutating func values() -> JSONNode? {
    let start = tokens.at(place)?.range.lowerBound ?? 0
    guard let first = value() else { return nil }
    guard dialect.hasBareLists else { return first }
    var all = [first]
    while place < tokens.count, !isSign(";"), !isSign("}"), !isSign("{") {
      if isSign(",") { place += 1 }
      if isSign("!") { place += 2 }
      guard place < tokens.count, let next = value() else { break }
      all.append(next)
    }
    guard all.count > 1 else { return first }
    // What is used by name was written elsewhere: the list stands where the names do.
    return node(.array(all), start..<tokens[min(place, tokens.count) - 1].range.upperBound)
  }

  private func node(_ kind: JSONNode.Kind, _ range: Range<Int>) -> JSONNode {
    JSONNode(kind, range: range, source: source)
  }

  /// The value that begins here; nil where none does, and nothing is passed.
  private mutating func value() -> JSONNode? {
    guard let token = tokens.at(place), depth < 64 else { return nil }
    switch token.kind {
    case .text(let text):
      place += 1
      return node(.string(text), token.range)
    case .hex:
      place += 1
      return node(.string(String(decoding: source.bytes[token.range], as: UTF8.self)), token.range)
    case .number(let value):
      place += 1
      return node(.number(value, text: ""), token.range)
    case .sign("["): return sequence(closedBy: "]")
    case .sign("{"): return sequence(closedBy: "}")
    case .sign("("): return sequence(closedBy: ")")
    case .sign("-"):
      place += 1
      guard case .number(let value)? = kind() else { return nil }
      place += 1
      return node(.number(-value, text: ""), token.range)
    case .name(let name): return named(name)
    case .sign, .table: return nil
    }
  }

  private mutating func named(_ name: String) -> JSONNode? {
    let start = tokens[place].range.lowerBound
    guard isSign("(", 1) else {
      place += 1
      let range = tokens[place - 1].range
      if ["new", "await", "return", "const", "try"].contains(name) { return value() }
      if dialect.hasBareHex, CSSColor(name) != nil { return node(.string(name), range) }
      // What is used here was written above, whole or in part.
      guard var found = used(name) else { return node(.null, range) }
      while isSign("["), case .text(let key)? = kind(1), isSign("]", 2) {
        place += 3
        guard let inner = found[key] else { return node(.null, range) }
        found = inner
      }
      return isSign("[") || isSign("(") ? node(.null, range) : found
    }
    place += 1
    let open = place
    guard let arguments = sequence(closedBy: ")") else { return nil }
    let range = start..<tokens[place - 1].range.upperBound
    let text = String(decoding: source.bytes[range], as: UTF8.self)
    if dialect.hasBareHex, CSSColor(text) != nil { return node(.string(text), range) }
    if let color = Self.componentColor(name, arguments) { return node(.string(color), range) }
    if Self.isCycler(name) { return cycle(arguments) }
    if Self.wholes.contains(name) { return arguments }
    // A call with one list is as good as the list: `Object.freeze([…])`.
    if open < place, let only = arguments.elements, only.count == 1, let list = only.first,
      list.elements != nil || list.isObject || list.string != nil
    {
      return list
    }
    return arguments.isObject ? arguments : node(.null, range)
  }

  /// `colors` or `colors.main`, as it was given a value above.
  private func used(_ name: String) -> JSONNode? {
    if let whole = known[name] { return whole }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let first = known[parts[0]] else { return nil }
    return parts.dropFirst().reduce(first as JSONNode?) { $0?[$1] }
  }

  /// Calls that are lists or maps themselves.
  private static let wholes: Set = ["c", "list", "tuple", "dict", "set", "Array", "vec"]

  /// What a call's first argument, a list or a map, is by the library's own name; nil where it may be anything.
  private static func taker(_ call: String) -> String? {
    let name = call.split(separator: ".").last.map(String.init) ?? call
    if ["set_palette", "set_color_cycle"].contains(name) { return name }
    return name == "rc_context" || call.hasSuffix("rcParams.update") ? "rcParams" : nil
  }

  private static func isCycler(_ name: String) -> Bool {
    name == "cycler" || name.hasSuffix(".cycler")
  }

  /// `cycler("color", […])` and `cycler(color=[…])`, with those that are added to it, by what each cycles.
  private mutating func cycle(_ arguments: JSONNode) -> JSONNode {
    var members = arguments.members
    if let parts = arguments.elements, parts.count == 2, let key = parts[0].string {
      members = [JSONMember(name: key, nameRange: parts[0].range, value: parts[1])]
    }
    if isSign("+") || isSign("*"), case .name(let next)? = kind(1), Self.isCycler(next) {
      place += 1
      members += value()?.members ?? []
    }
    return node(.object(members), arguments.range)
  }

  /// `Color(red: 0.5, green: 0.8, blue: 0.8)` and its kin.
  private static func componentColor(_ name: String, _ arguments: JSONNode) -> String? {
    let types: Set = ["Color", "UIColor", "NSColor", "CGColor", "SwiftUI.Color"]
    guard types.contains(name), let red = arguments["red"]?.number,
      let green = arguments["green"]?.number, let blue = arguments["blue"]?.number
    else { return nil }
    let alpha = arguments["opacity"]?.number ?? arguments["alpha"]?.number
    return "color(srgb \(red) \(green) \(blue)\(alpha.map { " / \($0)" } ?? ""))"
  }

  /// What stands between brackets: a map where names are given, else a list.
  private mutating func sequence(closedBy close: String) -> JSONNode? {
    let start = tokens[place].range.lowerBound
    depth += 1
    defer { depth -= 1 }
    place += 1
    var (elements, members): ([JSONNode], [JSONMember]) = ([], [])
    while place < tokens.count, !isSign(close) {
      let before = place
      if isSign(",") || isSign(";") {
        place += 1
      } else if let (name, range) = key() {
        let value = value() ?? node(.null, range)
        members.append(JSONMember(name: name, nameRange: range, value: value))
        skipRest(until: close)
      } else if isSign("...") {
        place += 1
        skipRest(until: close)
      } else if let value = value() {
        elements.append(value)
        if !dialect.hasBareLists { skipRest(until: close) }
      }
      if place == before { place += 1 }
    }
    let end = tokens.at(place)?.range.upperBound ?? source.bytes.count
    place = min(place + 1, tokens.count)
    if !members.isEmpty { return node(.object(members), start..<end) }
    return node(close == "}" && elements.isEmpty ? .object([]) : .array(elements), start..<end)
  }

  /// A name and the sign after it.
  private mutating func key() -> (String, Range<Int>)? {
    guard let token = tokens.at(place) else { return nil }
    let name: String
    switch token.kind {
    case .name(let text), .text(let text): name = text
    case .number(let value): name = value.plainText
    default: return nil
    }
    guard case .sign(let sign)? = kind(1), sign == ":" || sign == "=" || sign == "=>" else {
      return nil
    }
    place += 2
    return (name, token.range)
  }

  /// Past what follows a value: `as const`, sums, calls on it.
  private mutating func skipRest(until close: String) {
    var open = 0
    while let token = tokens.at(place) {
      if case .sign(let sign) = token.kind {
        if open == 0, sign == close || sign == "," || sign == ";" { return }
        if "([{".contains(sign) { open += 1 }
        if ")]}".contains(sign) { open -= 1 }
        if open < 0 { return }
      }
      // A key on the next line begins the next member.
      if open == 0, token.begins, close == "}", case .sign(":")? = kind(1) { return }
      place += 1
    }
  }
}
