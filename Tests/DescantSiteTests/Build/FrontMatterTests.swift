import Descant
import Testing

@testable import DescantSite

private func read(_ text: String) -> (matter: FrontMatter, bodyStart: Int, findings: [Finding]) {
  FrontMatter.read(Source(file: "page.md", text: text), customKeys: ["region"])
}

@Suite("Front matter")
struct FrontMatterTests {
  @Test(
    "is the JSON that YAML 1.2 says it stands for",
    arguments: [
      ("a: 1\nb: text # no more\nc: \"x # y\"\n", #"{"a":1,"b":"text","c":"x # y"}"#),
      ("a: true\nb: null\nc: ~\nd:\n", #"{"a":true,"b":null,"c":null,"d":null}"#),
      ("a: yes\nb: 2024-05-31\nc: 1.50\n", #"{"a":"yes","b":"2024-05-31","c":1.50}"#),
      ("a: 'it''s'\nb: \"tab\\t\\u00e9\"\n", "{\"a\":\"it's\",\"b\":\"tab\\té\"}"),
      ("a: [x, \"y, z\", 3]\nb: {k: v, n: [1]}\n", #"{"a":["x","y, z",3],"b":{"k":"v","n":[1]}}"#),
      ("a: [\n  x, # one\n  y,\n]\n", #"{"a":["x","y"]}"#),
      ("a:\n  - x\n  - y\nb:\n- z\n", #"{"a":["x","y"],"b":["z"]}"#),
      ("a:\n  - k: 1\n    l: 2\n  - k: 3\n", #"{"a":[{"k":1,"l":2},{"k":3}]}"#),
      ("a:\n  b:\n    c: d\n  e: f\n", #"{"a":{"b":{"c":"d"},"e":"f"}}"#),
      ("a: |\n  one\n  # two\n\n  three\nb: x\n", #"{"a":"one\n# two\n\nthree\n","b":"x"}"#),
      ("a: >-\n  one\n  two\n\n  three\n", #"{"a":"one two\nthree"}"#),
      ("a: |+\n  one\n\nb: 1\n", #"{"a":"one\n\n","b":1}"#),
      ("# only a comment\n\n\"quoted key\": x\n", #"{"quoted key":"x"}"#),
      ("a: http://x.org/#y\nb: c:d\n", #"{"a":"http://x.org/#y","b":"c:d"}"#),
    ])
  func yaml(text: String, json: String) {
    let source = Source(file: "x", text: text)
    let (node, findings) = YAMLReader.read(source, in: 0..<source.bytes.count)
    #expect(findings == [])
    #expect(node.text(indent: nil) == json)
  }

  @Test(
    "mistakes are told with their place, and the rest is read all the same",
    arguments: [
      ("---\n1️⃣titel: x\ntitle: Rain\n---\n", "front-matter-unknown-key"),
      ("---\n\t1️⃣title: x\ntitle: Rain\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\nx: 1️⃣&anchor y\n---\n", "front-matter-unsupported"),
      ("---\ntitle: Rain\ntags: 1️⃣*alias\n---\n", "front-matter-unsupported"),
      ("---\ntitle: Rain\ntags: 1️⃣!!set x\n---\n", "front-matter-unsupported"),
      ("---\ntitle: Rain\n1️⃣<<: x\n---\n", "front-matter-unsupported"),
      ("---\ntitle: Rain\n1️⃣title: Snow\n---\n", "front-matter-twice"),
      ("---\ntitle: Rain\ndescription: 1️⃣Rain: a tale\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\ndescription: 1️⃣\"open\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\ntags: 1️⃣[a, b\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\ntags: [a] 1️⃣b\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\n1️⃣no key\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\n1️⃣slug:x\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\n1️⃣...\n---\n", "front-matter-unsupported"),
      ("---\ntitle: Rain\n  1️⃣slug: x\n---\n", "front-matter-syntax"),
      ("---\ntitle: Rain\ndate: 1️⃣2024-04-31\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\ndraft: 1️⃣yes\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\nweight: 1️⃣heavy\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\nslug: 1️⃣../up\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\nlanguage: 1️⃣_x\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\ntags: [a, 1️⃣[b]]\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\nsuppress: {heading-order: 1️⃣\"\"}\n---\n", "front-matter-wrong-value"),
      ("---\ntitle: Rain\ndescription: 1️⃣|2x\n  y\n---\n", "front-matter-syntax"),
    ])
  func mistakes(text: String, code: String) throws {
    let mark = try #require(text.firstRange(of: "1️⃣"))
    let before = text[..<mark.lowerBound]
    let (matter, _, findings) = read(text.replacing("1️⃣", with: ""))
    let first = try #require(findings.first)
    #expect(first.code.id == code)
    #expect(first.location?.line == before.count { $0 == "\n" } + 1)
    let column = before.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
    // A tab in front is named itself.
    #expect(first.location?.column == (text.contains("\t") ? 1 : column))
    #expect(matter.title == "Rain")
  }

  @Test("what a page says is read")
  func values() {
    let (matter, bodyStart, findings) = read(
      """
      ---
      title: 1984
      description: >
        Two
        lines
      date: 2024-05-31
      updated: 2024-06-01T10:00:00+02:00
      draft: true
      tags: [rain, rain, wind]
      weight: 2.5
      aliases: [/old/]
      region: North
      custom:
        colour: blue
      suppress:
        heading-order: quoted as printed
      ---
      Text
      """)
    #expect(findings == [])
    #expect(bodyStart == 249)
    #expect(matter.title == "1984")
    #expect(matter.description == "Two lines")
    #expect(matter.date?.timestamp == "2024-05-31T00:00:00Z")
    #expect(matter.updated?.timestamp == "2024-06-01T08:00:00Z")
    #expect(matter.isDraft && matter.weight == 2.5)
    #expect(matter.tags == ["rain", "wind"] && matter.aliases == ["/old/"])
    #expect(matter.custom == ["region": "North", "colour": "blue"])
    #expect(matter.suppressed.map(\.code) == ["heading-order"])
  }

  @Test(
    "a page without front matter is text from its start",
    arguments: [("Text", 0), ("\u{FEFF}Text", 3), ("", 0), ("----\n", 0), ("--- x\n---\n", 0)])
  func none(text: String, bodyStart: Int) {
    let found = read(text)
    #expect(found.bodyStart == bodyStart)
    #expect(found.findings == [])
  }

  @Test(
    "front matter of other tools is told, and what only looks like it is text",
    arguments: [
      ("+++\ntitle = \"Rain\"\ndraft = true\n+++\nText", "TOML", 36),
      ("\u{FEFF}+++\r\ntitle = \"Rain\"\r\n+++\r\nText", "TOML", 29),
      ("{\n  \"title\": \"R } in\",\n  \"tags\": {\"a\": \"\\\"}\"}\n}\n\nText", "JSON", 47),
      ("+++\nText", nil, 0), ("++++\na\n++++\n", nil, 0), ("{{< chart >}}\n", nil, 0),
      ("{}\n", nil, 0), ("{ a set }\n", nil, 0), ("{\"title\": \n", nil, 0),
      ("Text\n+++\na = 1\n+++\n", nil, 0),
    ] as [(String, String?, Int)])
  func other(text: String, kind: String?, bodyStart: Int) {
    let found = read(text)
    #expect(found.bodyStart == bodyStart)
    #expect(found.findings.map(\.code.id) == (kind == nil ? [] : ["front-matter-other"]))
    #expect(found.findings.allSatisfy { $0.severity == .error && $0.location?.line == 1 })
    #expect(found.findings.allSatisfy { $0.message.contains(kind ?? "") })
  }

  @Test(
    "the day that readers see is the author's, the moment that sorts is the world's",
    arguments: [
      ("2024-05-31", "May 31, 2024", "2024-05-31T00:00:00Z"),
      ("2024-05-31T00:30:00+02:00", "May 31, 2024", "2024-05-30T22:30:00Z"),
      ("2024-05-01T23:30:00-05:00", "May 1, 2024", "2024-05-02T04:30:00Z"),
      ("2024-05-31T09:30:00.123Z", "May 31, 2024", "2024-05-31T09:30:00.123Z"),
      ("2024-05-31 09:30:00.5", "May 31, 2024", "2024-05-31T09:30:00.500Z"),
      ("2024-05-31T09:30:00.1234567+02:00", "May 31, 2024", "2024-05-31T07:30:00.123Z"),
    ])
  func days(text: String, day: String, timestamp: String) throws {
    let date = try #require(PageDate(text))
    #expect(Language.english.day(date.dayMoment) == day)
    #expect(date.day == String(text.prefix(10)))
    #expect(date.timestamp == timestamp)
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "2024-04-31", "2024-05-31T09:30:00.", "2024-05-31T09:30.5", "2024-05-31T9:30", "31.5.2024",
    ])
  func noDay(text: String) { #expect(PageDate(text) == nil) }

  @Test("a slug is told with the one that comes nearest")
  func slug() {
    let help = read("---\nslug: größe-ñ\n---\n").findings.map(\.help)
    #expect(help == ["write a to z, digits and hyphens, such as \"grosse-n\""])
  }

  @Test("front matter that never ends is told, and nothing traps on its way")
  func endless() {
    #expect(read("---\ntitle: x\n").findings.map(\.code.id) == ["front-matter-unclosed"])
    let deep = String(repeating: "[", count: 9_000)
    #expect(!read("---\na: \(deep)\n---\n").findings.isEmpty)
    #expect(!read("---\n\(String(repeating: "- ", count: 9_000))\n---\n").findings.isEmpty)
    for length in 0..<120 {
      let text =
        "---\na: [x, {b: 'c'}]\nd: |\n  e\n- \"f\": >-\n  g # h\n\"i: \\u12\n? j\n: k\n---\n"
      _ = read(String(text.prefix(length)) + "\n---\n")
    }
  }
}
