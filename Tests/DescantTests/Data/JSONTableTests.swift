import Testing

@testable import Descant

@Suite("Tables in JSON")
struct JSONTableTests {
  @Test(
    "a table is found in each of its shapes",
    arguments: [
      (#"[{"a":1,"b":"x"},{"b":"y","a":2}]"#, "a=1,2 b=x,y"), (#"[["a","b"],[1,"x"]]"#, "a=1 b=x"),
      (#"{"a":[1,2],"b":["x",null]}"#, "a=1,2 b=x,-"), (#"{"data":[{"a":1}]}"#, "a=1"),
      (#"{"meta":{"n":1},"data":[{"a":1}]}"#, "a=1"), (#"{"title":"t","things":[{"a":1}]}"#, "a=1"),
      (#"{"columns":["a","b"],"index":[0],"data":[[1,2]]}"#, "a=1 b=2"),
      (#"[{"a":{"b":1,"c":{"d":2}}},{"a":{"b":3}}]"#, "a.b=1,3 a.c.d=2,-"),
      (#"[{"a":1},{"b":2}]"#, "a=1,- b=-,2"), (#"[1,2,3]"#, "value=1,2,3"),
      (#"[{"a":"\u0041\n"},{"a":"é"}]"#, "a=A\n,é"),
      (#"[{"d":"1565"},{"d":"1570"}]"#, "d=1565,1570"),
      (#"[{"a":true},{"a":null}]"#, "a=true,-"), ("{\"a\":1}\n{\"a\":2}\n", "a=1,2"),
    ])
  func shapes(_ text: String, digest: String) throws {
    let (dataset, findings) = read(text, file: "a.json")
    #expect(findings.isEmpty)
    #expect(try #require(dataset).digest == digest)
  }

  @Test(
    "what is no table, or only in part, is told",
    arguments: [
      (#"{"a":1}"#, "data-no-table 1:1", nil),
      (#"{"type":"Topology","objects":{}}"#, "data-no-table 1:1", nil),
      ("3", "data-no-table 1:1", nil), ("[]", "data-empty 1:1", ""), ("{", "json-syntax 1:2", nil),
      (#"[{"a":[1,2]},{"a":[3]}]"#, "data-nested 1:7", "a=[1,2],[3]"),
      (#"[{"a":1,"a":2}]"#, "json-duplicate-key 1:9", "a=2"),
      (#"[[1,2],[3,4]]"#, "data-no-header 1:3", "Column 1=1,3 Column 2=2,4"),
      (#"[["a","b"],[1,2,3]]"#, "data-ragged-row 1:17", "a=1 b=2"),
      (#"[{"a":1},"#, "json-syntax 1:10", nil),
      (#"{"a":[1,2],"b":["x"]}"#, "data-ragged-row 1:16", "a=1,2 b=x,-"),
      ("[{\"a\":1e400},{\"a\":1}]", "json-number-range 1:7", "a=-,1"),
    ] as [(String, String, String?)])
  func oddities(_ text: String, digest: String, cells: String?) {
    let (dataset, findings) = read(text, file: "a.json")
    #expect(findings.digest.joined(separator: " ") == digest)
    #expect(dataset?.digest == cells)
  }

  @Test("a broken line of NDJSON is told; the others are read")
  func lines() throws {
    let (dataset, findings) = read("{\"a\":1}\n{\"a\":\n\n{\"a\":3}", file: "a.ndjson")
    #expect(findings.digest == ["json-syntax 2:6"])
    #expect(try #require(dataset).digest == "a=1,3")
  }
}
