/// A pattern of a path or a name: "*" is anything but "/", "**" anything, "?" one sign.
package struct PathPattern: Hashable, Sendable {
  private let signs: [Character]
  private let text: String
  /// Whether it can be compared as it stands.
  private let isPlain: Bool
  /// What stands before and after its one "*".
  private let ends: [String]

  package init(_ text: String) {
    signs = Array(text)
    self.text = text
    isPlain = !text.contains { "*?{[".contains($0) }
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    ends = parts.count == 2 && !text.contains("?") ? parts : []
  }

  package func matches(_ text: String) -> Bool {
    if isPlain { return text == self.text }
    guard ends.isEmpty else {
      guard text.hasPrefix(ends[0]), text.hasSuffix(ends[1]) else { return false }
      let (length, fixed) = (text.utf8.count, ends[0].utf8.count + ends[1].utf8.count)
      guard length >= fixed else { return false }
      return !text.utf8.dropFirst(ends[0].utf8.count).dropLast(ends[1].utf8.count)
        .contains(UInt8(ascii: "/"))
    }
    return matches(Array(text))
  }

  /// The places of the pattern that may stand before each sign, so that no pattern takes long.
  private func matches(_ text: [Character]) -> Bool {
    var states = closure([0])
    for sign in text {
      var next: Set<Int> = []
      for state in states where state < signs.count {
        switch signs[state] {
        case "*":
          let isDeep = state + 1 < signs.count && signs[state + 1] == "*"
          let isSecond = state > 0 && signs[state - 1] == "*"
          if sign != "/" || isDeep || isSecond { next.insert(state) }
        case "?": if sign != "/" { next.insert(state + 1) }
        default: if signs[state] == sign { next.insert(state + 1) }
        }
      }
      states = closure(next)
      if states.isEmpty { return false }
    }
    return states.contains(signs.count)
  }

  private func closure(_ states: Set<Int>) -> Set<Int> {
    var all = states
    var rest = Array(states)
    while let state = rest.popLast() {
      guard state < signs.count, signs[state] == "*" else { continue }
      if all.insert(state + 1).inserted { rest.append(state + 1) }
      // "**/" is no folder as well.
      if state + 2 < signs.count, signs[state + 1] == "*", signs[state + 2] == "/",
        state == 0 || signs[state - 1] == "/", all.insert(state + 3).inserted
      {
        rest.append(state + 3)
      }
    }
    return all
  }
}
