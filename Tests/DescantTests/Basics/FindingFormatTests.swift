import Testing

@testable import Descant

@Suite("Findings in every format")
struct FindingFormatTests {
  static let notNumber = FindingCode(
    "data-not-a-number", "A value is not a number.", remedy: "Leave the cell empty.")

  static func finding(_ line: String, column: Int, length: Int, help: String? = nil) -> Finding {
    Finding(
      .error, notNumber, "\"n/a\" is not a number", help: help,
      at: SourceLocation(
        file: "rain.csv", line: 14, column: column, length: length, excerpt: line))
  }

  @Test(
    "text puts carets under the place",
    arguments: [
      ("2024-03,n/a,12", 9, 3, "        ^^^"),
      ("雨,n/a", 3, 3, "   ^^^"),
      ("年月,雨量", 4, 2, "     ^^^^"),
      ("\tn/a", 2, 3, "\t^^^"),
      ("e\u{301},n/a", 4, 3, "  ^^^"),
      ("short", 90, 4, "     ^"),
      ("", 1, 1, "^"),
    ])
  func carets(line: String, column: Int, length: Int, carets: String) {
    let lines = Finding.text([Self.finding(line, column: column, length: length)])
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "rain.csv:14:\(column): error: \"n/a\" is not a number [data-not-a-number]")
    #expect(lines[1] == " 14 | \(line)")
    #expect(lines[2] == "    | \(carets)")
  }

  @Test("text ends with the help, sorts, and lets nothing steer the terminal")
  func text() {
    var first = Self.finding("a\u{1B}[31m", column: 1, length: 1, help: "leave it\nempty")
    first.location?.line = 2
    let bare = Finding.warning(Self.notNumber, "no place", at: nil)
    let text = Finding.text([Self.finding("x", column: 1, length: 1), first, bare])
    #expect(
      text == """
        warning: no place [data-not-a-number]
        rain.csv:2:1: error: "n/a" is not a number [data-not-a-number]
         2 | a␛[31m
           | ^
        help: leave it␊empty
        rain.csv:14:1: error: "n/a" is not a number [data-not-a-number]
         14 | x
            | ^

        """)
    #expect(Finding.count([first, bare, first]) == "2 errors, 1 warning")
    #expect(Finding.count([]) == nil)
    #expect(Finding.text([bare], color: true).contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
  }

  @Test("JSON keeps its keys in order and escapes")
  func json() {
    let finding = Self.finding("x", column: 3, length: 2)
    #expect(
      Finding.json([finding]) == """
        {
          "findings": [
            {
              "severity": "error",
              "code": "data-not-a-number",
              "message": "\\"n/a\\" is not a number",
              "file": "rain.csv",
              "line": 14,
              "column": 3,
              "length": 2
            }
          ]
        }

        """)
    #expect(Finding.json([]) == "{\n  \"findings\": []\n}\n")
  }

  @Test("GitHub annotations escape what would end a property")
  func annotations() {
    var finding = Self.finding("x", column: 3, length: 2, help: "100% sure\r\nor not")
    finding.location?.file = "a,b:c.csv"
    #expect(
      Finding.gitHubAnnotations([finding])
        == "::error file=a%2Cb%3Ac.csv,line=14,endLine=14,col=3,endColumn=4,"
        + "title=data-not-a-number::\"n/a\" is not a number%0Ahelp: 100%25 sure%0Aor not\n")
    let note = Finding.note(Self.notNumber, "first", at: nil)
    #expect(Finding.gitHubAnnotations([note, finding]).hasPrefix("::error"))
  }

  /// What data can say to a terminal, to a reader's eyes and to a format.
  static let hostile = [
    "\u{1B}[31mred\u{1B}[2J", "\u{7}", "\u{0}", "\u{8}\u{8}\u{8}", "\r", "\n::error::planted",
    "\u{B}\u{C}",
    "\u{7F}", "\u{85}", "\u{90}q\u{9C}", "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{2028}", "\u{2029}",
    "\u{202E}gnp.exe", "\u{202A}a", "\u{202B}", "\u{202C}", "\u{202D}1", "\u{2066}", "\u{2067}x",
    "\u{2068}",
    "\u{2069}", "]]>", "</system-out>", "\"", "\\", "%0A", "::", ",", "\u{FFFE}", "\u{FFFF}",
  ]

  @Test(
    "no format says anything of the data's to a terminal, or turns what stands around it",
    arguments: hostile, ["text", "color", "json", "sarif", "github", "junit"])
  func hostileData(_ text: String, format: String) throws {
    var finding = Finding(
      .error, Self.notNumber, "\"a\(text)b\" is not a number", help: "write \(text) or \(text)",
      at: SourceLocation(
        file: "x\(text)y.csv", line: 3, column: 4, length: 2, excerpt: "1,\(text),2"))
    finding.replacement = text
    let others = [Finding.note(Self.notNumber, text, at: nil)]
    var out =
      switch format {
      case "text": Finding.text([finding] + others)
      case "color": Finding.text([finding] + others, color: true)
      case "json": Finding.json([finding] + others)
      case "sarif":
        Finding.sarif(
          [finding] + others, suppressed: [SuppressedFinding(finding, reason: text)])
      case "github": Finding.gitHubAnnotations([finding] + others)
      default: Finding.junit([finding] + others, suite: text, files: [text])
      }
    if format == "color" { out = out.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    let lines = out.split(separator: "\n")
    let steering = out.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
        || [0x2028, 0x2029].contains($0.value)
    }
    #expect(steering.isEmpty, "\(out.debugDescription)")
    for line in lines {
      let turns = line.unicodeScalars.filter {
        (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      }
      #expect(turns.isEmpty, "\(line.debugDescription)")
    }
    switch format {
    case "text", "color": #expect(lines.count == 5, "\(out.debugDescription)")
    case "github": #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("::") })
    case "junit": #expect(!out.contains("]]>") && !out.contains("\u{FFFE}"))
    default:
      let read = JSONReader.read(Source(file: "x.json", text: out))
      #expect(read.findings.isEmpty, "\(Finding.text(read.findings))")
      #expect(out.contains(text.quotedForJSON.dropFirst().dropLast()), "nothing is lost")
    }
  }

  @Test(
    "a name from right to left stands in an isolate of its own",
    arguments: [
      ("\"שלום\" is not a number", "\"\u{2068}שלום\u{2069}\" is not a number"),
      ("שלום 12: 3", "\u{2068}שלום\u{2069} 12: 3"),
      ("a שלום לכם b مرحبا c", "a \u{2068}שלום לכם\u{2069} b \u{2068}مرحبا\u{2069} c"),
      ("\u{2068}שלום\u{2069}", "\u{2068}שלום\u{2069}"),
      ("ש\u{202E}ל", "\u{2068}ש\u{FFFD}ל\u{2069}"),
      ("雨 → 12", "雨 → 12"),
    ])
  func isolates(_ message: String, _ shown: String) {
    let finding = Finding.error(Self.notNumber, message, at: nil)
    #expect(Finding.text([finding]) == "error: \(shown) [data-not-a-number]\n")
    #expect(Finding.gitHubAnnotations([finding]).contains(shown))
  }

  @Test("JUnit has a case for every check, failing only on errors")
  func junit() {
    let warning = Finding.warning(Self.notNumber, "w <b>", at: SourceLocation(file: "b.csv"))
    let text = Finding.junit(
      [Self.finding("x", column: 1, length: 1), warning], files: ["a.csv"],
      checks: [Self.notNumber])
    #expect(text.contains("<testsuites name=\"descant\" tests=\"3\" failures=\"1\">"))
    #expect(text.contains("<testcase classname=\"a.csv\" name=\"data-not-a-number\"/>"))
    #expect(text.contains("<system-out>b.csv:1:1: warning: w &lt;b&gt; [data-not-a-number]"))
    #expect(text.contains("<failure type=\"data-not-a-number\" message=\"&quot;n/a&quot; is"))
  }

  @Test("SARIF lists rules once, fixes and suppressions with their reasons")
  func sarif() {
    var finding = Self.finding("x", column: 3, length: 2)
    finding.location?.file = "my data/räin.csv"
    finding.replacement = "#000"
    let text = Finding.sarif([finding], suppressed: [SuppressedFinding(finding, reason: "old")])
    #expect(text.contains("\"uri\": \"my%20data/r%C3%A4in.csv\""))
    #expect(text.contains("\"justification\": \"old\""))
    #expect(text.contains("\"insertedContent\""))
    #expect(text.split(separator: "\"shortDescription\"").count == 2)
    #expect(Finding.sarif([]).contains("\"results\": []"))
  }

  @Test("findings are printed by file, line, column, code and message, equal ones as they come")
  func order() {
    let codes = [Self.notNumber, FindingCode("a", "A.", remedy: "B.")]
    var all: [Finding] = []
    for place in 0..<256 {
      var finding = Finding(.error, codes[place & 1], place & 2 == 0 ? "one" : "two", at: nil)
      if place & 12 != 0 {
        finding.location = SourceLocation(
          file: place & 4 == 0 ? "a.csv" : "b.csv", line: place >> 4 & 3, column: place >> 6,
          length: 1)
      }
      finding.help = String(place)
      all.append(finding)
    }
    let mixed = all.indices.map { all[$0 * 37 % all.count] } + all.prefix(9)
    #expect(Finding.ordered(mixed) == mixed.sorted(by: Finding.inOrder))
  }
}
