/// What a script declares, where each of these is known, and where it is used.
struct ScriptScopes {
  struct Variable {
    let name: String
    /// The tokens within which it is known.
    let scope: ClosedRange<Int>
    var uses: [Int] = []
    /// How many of them are keys as well: `{ mark }`.
    var keys = 0
  }

  private(set) var variables: [Variable] = []
  /// Names that are used and not declared: the browser's.
  private(set) var free: Set<String> = []
  /// Of each token that names something, whether it is a key as well.
  private(set) var names: [Int: Bool] = [:]

  private let tokens: [ScriptTokens.Token]
  /// Of each bracket that opens, where it closes.
  private var ends: [Int: Int] = [:]
  /// Of each token the block around it.
  private var blocks: [ClosedRange<Int>] = []
  /// Of each token the head of the loop that it stands in.
  private var loops: [Int: Int] = [:]

  /// `tokens` without ends of lines.
  init(of tokens: [ScriptTokens.Token]) {
    self.tokens = tokens
    close()
    read()
    declare()
    resolve()
  }

  private func at(_ place: Int) -> ScriptTokens.Token {
    tokens.indices.contains(place) ? tokens[place] : ScriptTokens.Token(kind: .lineEnd, text: "")
  }

  // MARK: Brackets

  private mutating func close() {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .mark {
      if "([{".contains(token.text) { open.append(place) }
      if ")]}".contains(token.text), let start = open.popLast() { ends[start] = place }
    }
  }

  /// Where what begins here is over: a bracket closed, or one token.
  private func after(_ place: Int) -> Int { (ends[place] ?? place) + 1 }

  private mutating func read() {
    var open: [(isObject: Bool, end: Int, block: ClosedRange<Int>, loop: Int?)] = []
    var block = 0...max(0, tokens.count - 1)
    var loop: Int?
    for (place, token) in tokens.enumerated() {
      let (before, after) = (at(place - 1), at(place + 1))
      if open.last?.end == place, let own = open.popLast() { (block, loop) = (own.block, own.loop) }
      blocks.append(block)
      loops[place] = loop
      if let end = ends[place] {
        let isObject = token.isMark("{") && Self.beginsObject(after: before)
        open.append((isObject, end, block, loop))
        if token.isMark("{"), !isObject { (block, loop) = (place...end, nil) }
        if token.isMark("("), before.isWord("for") { loop = place }
      }
      guard token.kind == .word, !Self.keywords.contains(token.text), !before.isMark(".", "?.")
      else { continue }
      let isMember = open.last?.isObject == true && before.isMark("{", ",")
      if !isMember { names[place] = false } else if !after.isMark(":", "(") { names[place] = true }
    }
  }

  private static func beginsObject(after token: ScriptTokens.Token) -> Bool {
    token.isMark("(", "=", "[", ",", ":", "?", "...", "??", "??=", "||", "&&")
      || token.isWord("return", "const", "let")
  }

  // MARK: Declarations

  private mutating func declare() {
    for (place, token) in tokens.enumerated() {
      if token.isWord("const", "let") {
        declareVariables(after: place, loops[place].map { $0...statementEnd(after($0)) })
      }
      if token.isWord("function") { add(place + 1, blocks[place]) }
      if token.isMark("=>"), at(place - 1).kind == .word {
        add(place - 1, place - 1...bodyEnd(place + 1))
      }
      guard token.isMark("("), let end = ends[place] else { continue }
      let isHead = at(end + 1).isMark("{") && at(place - 1).kind == .word
      let isStatement = at(place - 1).isWord("if", "for", "while", "switch", "with")
      if at(end + 1).isMark("=>") {
        declare(in: place + 1..<end, place...bodyEnd(end + 2))
      } else if isHead, !isStatement {
        declare(in: place + 1..<end, place...bodyEnd(end + 1))
      }
    }
  }

  private mutating func add(_ place: Int, _ scope: ClosedRange<Int>) {
    guard names[place] != nil else { return }
    variables.append(Variable(name: at(place).text, scope: scope))
  }

  private mutating func declareVariables(after place: Int, _ loop: ClosedRange<Int>?) {
    let scope = loop ?? blocks[place]
    var start = place + 1
    while true {
      var end = start
      while end < tokens.count, !at(end).isMark("=", ";", ","), !at(end).isWord("of", "in") {
        end = after(end)
      }
      declare(in: start..<end, scope)
      // Past its value.
      while end < tokens.count, !at(end).isMark(",", ";", ")"), !at(end).isWord("of", "in") {
        end = after(end)
      }
      guard at(end).isMark(",") else { return }
      start = end + 1
    }
  }

  /// Names of a pattern, without what stands in for what is missing.
  private mutating func declare(in range: Range<Int>, _ scope: ClosedRange<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      if at(place).isMark("=") {
        while place < range.upperBound, !at(place).isMark(",", "}", "]", ")") {
          place = after(place)
        }
      } else {
        add(place, scope)
        place += 1
      }
    }
  }

  /// The last token of a function's body: a block, or an expression.
  private func bodyEnd(_ start: Int) -> Int {
    guard !at(start).isMark("{") else { return ends[start] ?? start }
    var (place, questions) = (start, 0)
    while place < tokens.count, !at(place).isMark(",", ";", ")", "]", "}") {
      if at(place).isMark("?") { questions += 1 }
      if at(place).isMark(":") { questions -= 1 }
      guard questions >= 0 else { break }
      place = after(place)
    }
    return place - 1
  }

  /// The last token of a statement.
  private func statementEnd(_ start: Int) -> Int {
    if at(start).isMark("{") { return ends[start] ?? start }
    if at(start).isWord("for", "while", "if") {
      let end = statementEnd(after(start + 1))
      return at(end + 1).isWord("else") ? statementEnd(end + 2) : end
    }
    var place = start
    while place < tokens.count, !at(place).isMark(";", ")", "]", "}") { place = after(place) }
    return place
  }

  // MARK: Uses

  private mutating func resolve() {
    var known: [String: [Int]] = [:]
    var kept: [Variable] = []
    for variable in variables {
      let own = known[variable.name] ?? []
      guard !own.contains(where: { kept[$0].scope == variable.scope }) else { continue }
      known[variable.name, default: []].append(kept.count)
      kept.append(variable)
    }
    variables = kept
    for (place, isKey) in names.sorted(by: { $0.key < $1.key }) {
      let name = tokens[place].text
      let around = (known[name] ?? []).filter { variables[$0].scope.contains(place) }
      guard let own = around.min(by: { variables[$0].scope.count < variables[$1].scope.count })
      else {
        free.insert(name)
        continue
      }
      variables[own].uses.append(place)
      variables[own].keys += isKey ? 1 : 0
    }
  }

  static let keywords: Set<String> = [
    "const", "let", "function", "return", "for", "of", "in", "if", "else", "while", "new", "typeof",
    "async", "await", "try", "catch", "throw", "void", "delete", "null", "true", "false", "this",
    "undefined", "Infinity", "NaN", "case", "switch", "break", "continue", "default", "instanceof",
    "do", "with", "finally",
  ]
}
