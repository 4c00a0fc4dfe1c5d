import Testing

@testable import Descant

@Suite("JSON")
struct JSONReaderTests {
  @Test(
    "what is JSON reads back as the same text",
    arguments: [
      "null", "true", "-0", "1.50", "12e3", "\"\"", "[]", "{}", "[[],{}]",
      #"{"b":1,"a":[2,null,false],"":"x"}"#, #""é \u0001 \\ \" \n 😀""#,
      "123456789012345678901234567890",
    ])
  func roundTrip(_ text: String) throws {
    let (node, findings) = JSONReader.read(Source(file: "a.json", text: text))
    #expect(findings.isEmpty)
    #expect(try #require(node).text() == text)
  }

  @Test(
    "a break of the grammar is named where it stands",
    arguments: [
      ("", "json-empty", 1, 1, "nothing"), (" \n ", "json-empty", 2, 2, "nothing"),
      (#"{"x": 1,}"#, "json-syntax", 1, 8, "a comma stands before \"}\""),
      ("[1,2,]", "json-syntax", 1, 5, "a comma stands before \"]\""),
      ("[1 2]", "json-syntax", 1, 4, "\"2\" follows a value in an array"),
      ("[1,,2]", "json-syntax", 1, 4, "\",\" stands where a value must"),
      ("{'a': 1}", "json-syntax", 1, 2, "\"'\" stands where a key in double quotes must"),
      ("{\"a\" 1}", "json-syntax", 1, 6, "no colon follows the key \"a\""),
      ("[NaN]", "json-syntax", 1, 2, "\"NaN\" is not a value in JSON"),
      ("[True]", "json-syntax", 1, 2, "\"True\" is not a value in JSON"),
      ("[1]\n// x", "json-syntax", 2, 1, "\"/\" stands after the end of the value"),
      ("[\n  /* x */ 1]", "json-syntax", 2, 3, "\"/\" stands where a value must"),
      ("[01]", "json-syntax", 1, 2, "\"01"), ("[-]", "json-syntax", 1, 2, "\"-"),
      ("[1.]", "json-syntax", 1, 2, "\"1."), ("[.5]", "json-syntax", 1, 2, "\".5\""),
      ("[+1]", "json-syntax", 1, 2, "\"+1\""), ("[1e]", "json-syntax", 1, 2, "\"1e"),
      (
        "[\"a", "json-syntax", 1, 4,
        "the text ends inside the string that starts at line 1, column 2"
      ),
      (
        "{\n\"a\": [1", "json-syntax", 2, 8, "ends inside the array that starts at line 2, column 6"
      ),
      ("[\"a\nb\"]", "json-syntax", 1, 4, "over the end of its line"),
      ("[\"a\tb\"]", "json-syntax", 1, 4, "the byte 0x09 stands in a string"),
      (#"["\x41"]"#, "json-syntax", 1, 3, "after a backslash"),
      (#"["\u12G4"]"#, "json-syntax", 1, 3, "four hexadecimal digits"),
      ("[1]\u{0}", "json-syntax", 1, 4, "the byte 0x00"),
      ("é", "json-syntax", 1, 1, "\"é\" stands where a value must"),
      ("[1e999]", "json-number-range", 1, 2, "1e999 is too large"),
      (#"{"a":1,"a":2}"#, "json-duplicate-key", 1, 8, "the key \"a\" is here twice"),
      (#"["\ud800x"]"#, "json-encoding", 1, 3, "\\ud800 is half of a character"),
      (#"["\udc00"]"#, "json-encoding", 1, 3, "half of a character"),
    ])
  func mistakes(_ text: String, code: String, line: Int, column: Int, message: String) throws {
    let findings = JSONReader.read(Source(file: "a.json", text: text)).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.code.id == code)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.location?.line == line)
    #expect(finding.location?.column == column)
  }

  @Test("half of a character becomes U+FFFD, a pair one character")
  func surrogates() {
    let read = { JSONReader.read(Source(file: "a.json", text: $0)).node?.string }
    #expect(read(#""\ud83d\ude00""#) == "😀")
    #expect(read(#""\ud83d\u0041""#) == "\u{FFFD}A")
    #expect(read(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}😀")
  }

  @Test("bytes that are not UTF-8 are named where they stand")
  func encoding() {
    let bytes: [UInt8] = Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let (node, findings) = JSONReader.read(Source(file: "a.json", bytes: bytes))
    #expect(node == nil)
    #expect(findings.map(\.code) == [.jsonEncoding])
    #expect(findings.first?.location?.column == 4)
  }

  @Test("nesting is read to the limit and refused after it")
  func depth() {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(JSONReader.read(Source(file: "a.json", text: nested(128))).node != nil)
    #expect(JSONReader.read(Source(file: "a.json", text: nested(129))).node == nil)
    let deep = JSONReader.read(Source(file: "a.json", text: nested(100_000)))
    #expect(deep.node == nil)
    #expect(deep.findings.map(\.code) == [.jsonDepth])
  }

  @Test("a byte order mark is passed over; keys keep their order and place")
  func order() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\"z\": 1,\n \"a\": 2}".utf8)
    let node = try #require(JSONReader.read(Source(file: "a.json", bytes: bytes)).node)
    #expect(node.members.map(\.name) == ["z", "a"])
    #expect(node.members.last?.nameLocation.line == 2)
    #expect(node.members.last?.nameLocation.column == 2)
  }

  @Test("with an indent, what fits stays on its line")
  func pretty() {
    let long = String(repeating: "x", count: 70)
    let node: JSONNode = [
      "mark": "bar", "encoding": ["x": ["field": "a"], "y": ["field": JSONNode(long)]],
    ]
    let text = node.text(indent: 2)
    #expect(
      text == """
        {
          "mark": "bar",
          "encoding": {
            "x": {"field": "a"},
            "y": {
              "field": "\(long)"
            }
          }
        }
        """)
    #expect(JSONReader.read(Source(file: "a", text: text)).node?.text() == node.text())
    #expect(
      (["a": "</script>"] as JSONNode).text(isEmbeddable: true) == #"{"a":"\u003c/script\u003e"}"#)
    #expect(JSONNode(Double.nan).text() == "null")
  }
}

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test(
    "digits become the nearest number",
    arguments: [
      "0", "-0", "1", "-1.5", "+2", ".5", "5.", "00.10", "9007199254740993", "0.1", "1e22", "1e23",
      "123456789012345678", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308",
      "0.000001", "3.14159265358979323846264338327950288", "1e-400", "8.5e-7", "6.02214076E+23",
      "100000000000000000000000000000000000000000", "0.30000000000000004", "7.2057594037927933e16",
    ])
  func value(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(
      DecimalNumber.value(of: bytes, in: 0..<bytes.count)
        == Double(text.hasSuffix(".") ? text + "0" : text))
  }

  @Test(
    "other text is no number",
    arguments: ["", "-", ".", "e5", "1e", "1e+", "1x", "0x10", "1 ", " 1", "1,5", "nan", "inf"])
  func none(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(DecimalNumber.value(of: bytes, in: 0..<bytes.count) == nil)
  }
}
