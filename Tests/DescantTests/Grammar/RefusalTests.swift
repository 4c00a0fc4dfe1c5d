import Testing

@testable import Descant

@Suite("specs are refused with a place")
struct RefusalTests {
  /// The place of the finding is where 1️⃣ stands.
  private static let mistakes: [(String, String)] = [
    (#"1️⃣[]"#, "the spec\" is an array"),
    (#"1️⃣"bar""#, "is a string"),
    (#"1️⃣{"data":{"values":[]}}"#, "has no \"mark\""),
    (#"{#,1️⃣"makr":"bar","encoding":{}}"#, "\"makr\" is no property of a view"),
    (#"{#,"mark":1️⃣"barr"}"#, "\"mark\" can't be \"barr\""),
    (#"{#,"mark":1️⃣"geoshape"}"#, "\"data\" holds no shapes"),
    (#"{#,"mark":1️⃣7}"#, "\"mark\" is a number"),
    (#"{#,"mark":1️⃣{"color":"red"}}"#, "the mark has no \"type\""),
    (#"{#,"mark":{"type":"bar",1️⃣"colour":"red"}}"#, "\"colour\" is no property of a mark"),
    (#"{#,"mark":{"type":"line","interpolate":1️⃣"wild"}}"#, "can't be \"wild\""),
    (
      #"{#,"mark":"bar","encoding":{1️⃣"xx":{"field":"a"}}}"#,
      "\"xx\" is no property of an encoding"
    ),
    (
      #"{#,"mark":1️⃣"bar","encoding":{"latitude":{"field":"a"}}}"#,
      "the mark \"bar\" on a map is not supported yet"
    ),
    (#"{#,"mark":"bar","encoding":{"x":1️⃣"a"}}"#, "\"x\" is a string"),
    (#"{#,"mark":"bar","encoding":{"x":{"field":1️⃣"aa"}}}"#, "the data has no field \"aa\""),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","type":1️⃣"quantitive"}}}"#,
      "\"type\" can't be \"quantitive\""
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":1️⃣{"repeat":"a"}}}}"#, "a \"field\" that is no name"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"b","aggregate":1️⃣"avg"}}}"#,
      "\"aggregate\" can't be \"avg\""
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"b","aggregate":1️⃣{"exponential":2}}}}"#,
      "this \"aggregate\" is not supported yet"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","timeUnit":1️⃣"yaermonth"}}}"#,
      "\"timeUnit\" can't be \"yaermonth\""
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","sort":1️⃣"up"}}}"#,
      "\"sort\" can't be \"up\""
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":1️⃣{"type":"quantile"}}}}"#,
      "the scale type \"quantile\" of \"x\" is not supported yet"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":{"domain":1️⃣{"param":"brush"}}}}}"#,
      "a \"domain\" that is no array"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":{"range":1️⃣[0,5]}}}}"#,
      "the \"range\" of a position"
    ),
    (
      #"{#,"mark":"point","encoding":{"color":{"field":"a","scale":{"scheme":1️⃣"blueish"}}}}"#,
      "\"scheme\" can't be \"blueish\""
    ),
    (
      #"{#,"mark":"point","encoding":{"color":{"condition":{1️⃣"param":"p","value":"red"},"value":"blue"}}}"#,
      "\"param\" of a condition is not supported yet"
    ),
    (#"{#,"transform":[1️⃣{"extent":"b"}],"mark":"bar"}"#, "the transform \"extent\""),
    (#"{#,"transform":[1️⃣{"fliter":"b"}],"mark":"bar"}"#, "no transform of Vega-Lite"),
    (#"{#,"transform":1️⃣{"filter":"b"},"mark":"bar"}"#, "\"transform\" is an object"),
    (#"{#,"transform":[{"filter":1️⃣"datum.b >"}],"mark":"bar"}"#, "ends too early"),
    (#"{#,"transform":[{"filter":1️⃣"datum.z > 1"}],"mark":"bar"}"#, "no field \"z\""),
    (#"{#,"transform":[{"filter":1️⃣"alert(1)"}],"mark":"bar"}"#, "the function \"alert\""),
    (
      #"{#,"transform":[{"calculate":1️⃣"now()","as":"r"}],"mark":"bar"}"#,
      "never the same twice"
    ),
    (#"{#,"hconcat":1️⃣[]}"#, "\"hconcat\" within another view is not supported yet"),
    (#"{#,"layer":1️⃣[]}"#, "\"layer\" is an array"),
    (#"{#,"layer":[1️⃣3]}"#, "\"layer\" is a number"),
    (#"1️⃣{"mark":"bar","encoding":{}}"#, "the spec has no \"data\""),
    (#"{"data":{"url":1️⃣"no.csv"},"mark":"bar"}"#, "there is no dataset \"no.csv\""),
    (#"{"data":{1️⃣"sequence":{"start":0}},"mark":"bar"}"#, "\"sequence\" of data"),
    (#"{"data":{"values":1️⃣5},"mark":"bar"}"#, "the data is a number"),
    (#"1️⃣{"data":{"values":[]},"mark":"bar"}"#, "no row of the data can be drawn"),
    (
      #"{#,"mark":"point","encoding":{"x":1️⃣{"field":"b","type":"quantitative","scale":{"type":"log"}}}}"#,
      "a logarithmic scale can't show zero or both signs"
    ),
    (
      #"{#,"mark":"arc","encoding":{"theta":1️⃣{"field":"b","type":"quantitative"},"color":{"field":"a"}}}"#,
      "a slice can't be -5"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":1️⃣{"value":10}}}"#,
      "a place in pixels"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{1️⃣"unit":{}}},"encoding":{"x":{"field":"a"}}}"#,
      "\"unit\" is no property of \"usermeta.descant\""
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"labels":{"a":1️⃣5}}},"encoding":{"x":{"field":"a"}}}"#,
      "\"a\" is a number"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"labels":1️⃣["A"]}},"encoding":{"x":{"field":"a"}}}"#,
      "\"labels\" is an array"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"precision":{"b":1️⃣1.5}}},"encoding":{"x":{"field":"a"}}}"#,
      "\"b\" is a number"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"signed":1️⃣true}},"encoding":{"x":{"field":"a"}}}"#,
      "\"signed\" is a boolean"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"units":{"b":1️⃣{"plural":"kilos"}}}},"encoding":{"x":{"field":"a"}}}"#,
      "\"b\" is an object"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"units":{"b":{"symbol":"kg",1️⃣"plurals":"kilos"}}}},"encoding":{"x":{"field":"a"}}}"#,
      "\"plurals\" is no property of a unit"
    ),
    (
      #"{#,"mark":"bar","usermeta":{"descant":{"summary":1️⃣["S"]}},"encoding":{"x":{"field":"a"}}}"#,
      "\"summary\" is an array"
    ),
    (
      #"{#,"resolve":{"scale":{"color":1️⃣"independent"}},"encoding":{"x":{"field":"a"},"color":{"field":"c"}},"layer":[{"mark":"bar"},{"mark":"tick"}]}"#,
      "an independent scale"
    ),
    (#"{#,"config":{1️⃣"axsi":{}},"mark":"bar"}"#, "\"axsi\" is no property of the config"),
  ]

  @Test(
    "what is wrong, and where",
    arguments: Self.mistakes)
  func refuses(_ marked: String, _ message: String) throws {
    let (chart, findings) = compile(marked.replacing("1️⃣", with: ""))
    #expect(chart == nil)
    let errors = findings.filter { $0.severity == .error }
    let finding = try #require(
      errors.first { $0.message.contains(message) }, "\(errors.map(\.message))")
    let before = marked.replacing("#", with: "\"data\":{\"values\":\(rows)}")
      .prefix { $0 != "1️⃣" }
    let line = before.filter { $0 == "\n" }.count + 1
    #expect(finding.location?.line == line)
    #expect(finding.location?.column == (before.split(separator: "\n").last?.count ?? 0) + 1)
  }

  private static let hostile: [String] = [
    String(repeating: "{\"layer\":[", count: 100) + String(repeating: "]}", count: 100),
    #"{#,"mark":"bar","encoding":{"x":{"field":"a","bin":{"maxbins":1e300}}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":{"step":1e-300}}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":{"step":-1}}}}"#,
    #"{#,"mark":"bar","width":1e99,"encoding":{"x":{"field":"b","type":"quantitative"}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","axis":{"tickCount":1e12}}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":{"domain":[1e308,-1e308]}}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":{"type":"pow","exponent":1e9}}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"temporal"}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"a","type":"temporal"}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"}}}"#,
    #"{#,"mark":"point","encoding":{"x":{"datum":{"year":1e300}}}}"#,
    #"{#,"transform":[{"calculate":"datetime(1e300)","as":"t"}],"mark":"point","encoding":{"x":{"field":"t","type":"temporal"}}}"#,
    #"{#,"transform":[{"calculate":"1/0","as":"t"}],"mark":"point","encoding":{"x":{"field":"t","type":"quantitative"}}}"#,
    #"{#,"transform":[{"window":[{"op":"lag","field":"b","as":"l","param":1e300}]}],"mark":"point","encoding":{"x":{"field":"l","type":"quantitative"}}}"#,
    #"{"data":{"values":[{"v":1e308},{"v":-1e308}]},"mark":"point","encoding":{"x":{"field":"v","type":"quantitative"}}}"#,
    #"{"data":{"values":[{"v":1e999}]},"mark":"bar","encoding":{"x":{"field":"v","type":"quantitative"}}}"#,
    #"{"data":{"values":[null,1,"x",[],{"a":{"b":{"c":1}}}]},"mark":"point","encoding":{"x":{"field":"a.b.c","type":"quantitative"}}}"#,
    #"{"data":{"values":"a,b\n1,\"2"},"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"}}}"#,
    #"{"data":null,"mark":null,"encoding":null}"#,
    #"{"data":[],"mark":{},"encoding":[]}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"<script>"},"y":{"aggregate":"count","title":"<b>"}}}"#,
    #"{#,"mark":"bar","encoding":{"x":[{"field":"a"},{"field":"c"}]}}"#,
    #"{#,"facet":{"row":3},"spec":{"mark":"bar"}}"#,
    #"{#,"facet":{"row":{}},"spec":{"mark":"bar"}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"row":{}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"column":{"value":3}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"facet":{"columns":2}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":{"anchor":1e308}},"y":{"aggregate":"count"}}}"#,
    #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":{"anchor":-1e308}},"y":{"aggregate":"count"}}}"#,
    #"{"data":{"values":[{"d":"Jan -9223372036854775808"}]},"mark":"point","encoding":{"x":{"field":"d","type":"temporal"}}}"#,
    #"{#,"facet":{"field":"a"},"spec":{"facet":{"field":"a"},"spec":{}}}"#,
  ]

  @Test(
    "hostile specs end with an error or a chart",
    arguments: Self.hostile)
  func survives(_ spec: String) {
    let (chart, findings) = compile(spec)
    #expect(chart != nil || findings.contains { $0.severity == .error })
  }

  @Test("a million categories are refused")
  func tooMany() {
    let texts = Texts(
      codes: (0..<1_000_000).map { Int32($0) }, vocabulary: (0..<1_000_000).map { "n\($0)" })
    let dataset = Dataset(
      name: "d", file: "d.csv", columns: [Column(name: "a", kind: .text, values: .texts(texts))],
      rowCount: 1_000_000)
    let source = Source(
      file: "s", text: #"{"data":{"url":"d"},"mark":"point","encoding":{"color":{"field":"a"}}}"#)
    guard let node = JSONReader.read(source).node else { return }
    let (chart, findings) = SpecCompiler { _ in dataset }.chart(from: node, id: "d")
    #expect(chart == nil)
    #expect(findings.contains { $0.code == .specTooMany })
  }
}
