/// A script of ours as it goes out: without what only its authors read, its own names as short as can be.
struct ShippedScript {
  private(set) var bytes: [UInt8] = []

  /// nil for a script that it can't read; see ``ScriptTokens``.
  init?(_ script: [UInt8]) {
    guard let tokens = ScriptTokens(script)?.all else { return nil }
    let names = ScriptNames(of: tokens.filter { $0.kind != .lineEnd }).replacements
    // Of each open bracket, whether it is the head of a statement.
    var heads: [Bool] = []
    var last = ScriptTokens.Token(kind: .lineEnd, text: "")
    var endsHead = false
    var number = 0
    for (place, token) in tokens.enumerated() {
      if token.kind == .lineEnd {
        let next = tokens.indices.contains(place + 1) ? tokens[place + 1] : token
        if !Self.goesOn(last, next) { write("\n") }
        continue
      }
      // The last statement of a block needs no end, unless it is all that follows a head.
      if token.isMark("}"), last.isMark(";"), !endsHead { bytes.removeLast() }
      if !token.isMark(";") { endsHead = false }
      if token.isMark("(") { heads.append(last.isWord("for", "while", "if")) }
      if token.isMark(")") { endsHead = heads.popLast() ?? false }
      // What is set once needs nobody to hold it: its authors have seen to that.
      write(token.isWord("const") ? "let" : names[number] ?? token.text)
      last = token
      number += 1
    }
  }

  /// Whether a statement goes on in the next line, whatever ends the one before.
  private static func goesOn(
    _ last: ScriptTokens.Token, _ next: ScriptTokens.Token
  ) -> Bool {
    last.isMark(";", "{", ",", "(", "[", "=", "=>") || last.kind == .lineEnd
      || next.isMark(".", "?", ":", ")", "]", "}", "+", "&&", "||", ",")
  }

  private mutating func write(_ own: String) {
    if let before = bytes.last, let first = own.utf8.first {
      let areWords = ScriptTokens.isLetter(before) && ScriptTokens.isLetter(first)
      // "a + +b" is a sum, "a++b" is none.
      let areSigns = "+-".utf8.contains(before) && "+-".utf8.contains(first)
      if areWords || areSigns { bytes.append(UInt8(ascii: " ")) }
    }
    bytes += own.utf8
  }
}
