import Testing

@testable import Descant

@Suite("The direction of text")
struct TextDirectionTests {
  @Test(
    "text that goes out turns nothing beyond its end",
    arguments: [
      ("abc", "abc"), ("\u{202E}abc", "abc"), ("a\u{202B}b\u{202C}c", "abc"),
      ("a\u{2067}b\u{2069}c", "a\u{2067}b\u{2069}c"), ("a\u{2066}b", "ab"), ("a\u{2069}b", "ab"),
      ("\u{2067}a\u{2068}b\u{2069}", "a\u{2068}b\u{2069}"), ("\u{2069}\u{2066}", ""),
      ("\u{2066}a\nb\u{2069}", "a\nb"), ("\u{2066}\u{202E}a\u{2069}", "\u{2066}a\u{2069}"),
      ("שלום", "שלום"), ("‘a’ – b", "‘a’ – b"),
    ])
  func contained(_ text: String, _ expected: String) {
    #expect(text.contained.debugDescription == expected.debugDescription)
  }

  @Test(
    "a name with letters from right to left goes among other words in an isolate",
    arguments: [
      ("abc", "abc"), ("雨", "雨"), ("é – ’", "é – ’"), ("a\u{202E}b", "ab"), ("", ""),
      ("שלום", "\u{2068}שלום\u{2069}"), ("Rain (مطر) 12", "\u{2068}Rain (مطر) 12\u{2069}"),
      ("\u{2067}שלום\u{2069} 12", "\u{2067}שלום\u{2069} 12"), ("ש\u{202E}ל", "\u{2068}של\u{2069}"),
      ("\u{2067}ש", "\u{2068}ש\u{2069}"), ("a\nש\nb", "a\n\u{2068}ש\u{2069}\nb"),
      ("\u{200F}!", "\u{2068}\u{200F}!\u{2069}"), ("𞤀𞤣", "\u{2068}𞤀𞤣\u{2069}"),
    ])
  func isolated(_ text: String, _ expected: String) {
    #expect(text.isolated.debugDescription == expected.debugDescription)
  }

  @Test("any text comes out closed, isolated once, and otherwise as it was")
  func all() {
    let marks = ["a", "ש", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2068}", "\u{2069}", "\n"]
    var texts = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in marks.map { text + $0 } } }
    for text in Set(texts) {
      for out in [text.contained, text.isolated, text.printable.isolatingRuns] {
        for line in out.split(separator: "\n") {
          #expect(Self.isClosed(line), "\(text.debugDescription) → \(out.debugDescription)")
        }
        #expect(out.filter(\.isLetter) == text.filter(\.isLetter))
      }
      #expect(text.contained.contained == text.contained)
      #expect(text.isolated.isolated == text.isolated, "\(text.debugDescription)")
      #expect(Self.isAllIsolated(text.isolated), "\(text.debugDescription)")
    }
  }

  private static func isClosed(_ line: Substring) -> Bool {
    var depth = 0
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      case "\u{202A}"..."\u{202E}": return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func isAllIsolated(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { line in
      var depth = 0
      for scalar in line.unicodeScalars {
        if scalar == "\u{2067}" || scalar == "\u{2068}" { depth += 1 }
        if scalar == "\u{2069}" { depth -= 1 }
        if scalar == "ש", depth == 0 { return false }
      }
      return true
    }
  }
}
