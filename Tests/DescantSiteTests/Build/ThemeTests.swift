import Descant
import Testing

@testable import DescantSite

@Suite("Theme") struct ThemeTests {
  @Test(
    "a figure takes one style sheet and one script, of a size that Tests/Visual/figure.py weighs")
  func figure() throws {
    let names = Theme.builtIn.assets.map(\.path)
    #expect(names.filter { $0.contains("figure") } == ["assets/figure.css", "assets/figure.js"])
    #expect(!names.contains { $0.contains("chart") || $0.contains("explorer") })
    let sheet = try #require(Theme.builtIn.assets.first { $0.path == "assets/figure.css" })
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    #expect(!text.contains("/*"))
    // Nothing in it holds outside a figure, but for the names of its own properties.
    let rules = text.split(separator: "\n").filter { $0.hasSuffix("{") && !$0.hasPrefix("@") }
    let scopes = [
      ".figure", "article.figure", ":where(.figure,.thumbnail) ", ".thumbnail",
      ":where([data-scheme=",
    ]
    for rule in rules where rule != ":root{" {
      #expect(scopes.contains { rule.hasPrefix($0) }, "\(rule)")
    }
  }

  @Test("a copy of our style sheets goes out as ours, another of that name as it is written")
  func copies() throws {
    let ours = try #require(EmbeddedTheme.files.first { $0.path == "Site/styles/chart.css" }).text
    func sent(_ text: String) -> [UInt8]? {
      let file = SourceFile(path: "Site/styles/chart.css", bytes: Array(text.utf8))
      return Theme(SiteSource(files: [file])).assets.first { $0.path == "assets/figure.css" }?.bytes
    }
    #expect(sent(ours) == Theme.builtIn.assets.first { $0.path == "assets/figure.css" }?.bytes)
    let own = try #require(sent("/* Mine. */\n.line { stroke: red; }\n"))
    #expect(String(decoding: own, as: UTF8.self).hasSuffix("/* Mine. */\n.line { stroke: red; }\n"))
  }

  @Test("style sheets are judged where a site has some that are not ours")
  func ownStyles() throws {
    let ours = try #require(EmbeddedTheme.files.first { $0.path == "Site/styles/chart.css" }).text
    let palette = try #require(
      EmbeddedTheme.files.first { $0.path == "Site/palettes/standard.json" }
    ).text
    let rows = [
      ("Templates/page.mustache", "", false), ("Site/images/icon.svg", "<svg/>", false),
      ("Site/styles/chart.css", ours, false), ("Site/styles/chart.css", ours + "\n", true),
      ("Site/styles/own.css", "", true), ("Site/palettes/standard.json", palette, false),
      (
        "Site/palettes/standard.json",
        ##"{ "ground": { "light": "#eeeeee", "dark": "#222222" } }"##, true
      ),
    ]
    #expect(!Theme(SiteSource(files: [])).hasOwnStyles)
    for (path, text, isOwn) in rows {
      let file = SourceFile(path: path, bytes: Array(text.utf8))
      #expect(Theme(SiteSource(files: [file])).hasOwnStyles == isOwn, "\(path)")
    }
  }

  @Test(
    "styles go out without comments, spaces beside marks and noughts before points",
    arguments: [
      ("/* Why. */\na {\n  color: red;\n  left: 0;\n}\n", "a{color:red;left:0}\n"),
      (
        "a b,\n.c > d:not(.e) .f { margin: 0.5rem -0.25em 10.05px calc(0.1em + 1px) }\n",
        "a b,.c > d:not(.e) .f{margin:.5rem -0.25em 10.05px calc(.1em + 1px)}\n"
      ),
      ("a { b: c; }\n/* Two\n * lines */ d { e: f, g }", "a{b:c}d{e:f,g}\n"),
      // Where a line ends without a mark the next one would run into it.
      ("a {\n  transition:\n    left 1s\n    linear;\n}", "a{transition:\nleft 1s\nlinear}\n"),
      ("a { b: c /* left open", "a{b:c \n"),
    ])
  func styles(_ written: String, _ shipped: String) {
    let sheet = ShippedStyle(Array(written.utf8), isScoped: false)
    #expect(String(decoding: sheet.bytes, as: UTF8.self) == shipped)
  }

  @Test(
    "rules of drawings hold below figures and thumbnails, but for those that name them",
    arguments: [
      (".line {\n  fill: none;\n}", ":where(.figure,.thumbnail) .line{fill:none}\n"),
      (
        ".a,\n*::b { c: d }",
        ":where(.figure,.thumbnail) .a,:where(.figure,.thumbnail) *::b{c:d}\n"
      ),
      (".figure .a { b: c }", ".figure .a{b:c}\n"), (":root {\n  --a: b;\n}", ":root{--a:b}\n"),
      ("@media print {\n  .a { b: c }\n}", "@media print{:where(.figure,.thumbnail) .a{b:c}}\n"),
      (".s1 { --descant-ink: a }", ".s1{--descant-ink:a}\n"),
    ])
  func scopes(_ written: String, _ shipped: String) {
    let sheet = ShippedStyle(Array(written.utf8), isScoped: true)
    #expect(String(decoding: sheet.bytes, as: UTF8.self) == shipped)
  }

  @Test(
    "scripts go out without comments and indentation, unless a text could run over lines",
    arguments: [
      ("// Why.\n{\n  a();\n\n  // b\n  c(\"// d\"); // e\n}\n", "{\na();\nc(\"// d\"); // e\n}\n"),
      (
        "  if (a === b && c >= 1) return { d: \"e = (f)\", g };\nh = i + +j < !k;\n",
        "if(a===b&&c>=1)return{d:\"e = (f)\",g};\nh=i+ +j<!k;\n"
      ),
      ("a = b / c;\nd = ' = ' + \"'\";\n", "a=b / c;\nd = ' = ' + \"'\";\n"),
      ("a = b - -c * d++ + e - f;\ng = /h : i/;\n", "a=b- -c*d++ +e-f;\ng = /h : i/;\n"),
      ("a(`\n  b\n`);\n", "a(`\n  b\n`);\n"), ("a('b\\\n  c');\n", "a('b\\\n  c');\n"),
    ])
  func scripts(_ written: String, _ shipped: String) {
    let file = SourceFile(path: "Site/scripts/own.js", bytes: Array(written.utf8))
    let theme = Theme(SiteSource(files: [file]))
    let asset = theme.assets.first { $0.path == "assets/own.js" }
    #expect(asset.map { String(decoding: $0.bytes, as: UTF8.self) } == shipped)
  }

  @Test(
    "a script of ours goes out with short names for what its blocks declare, and for nothing else",
    arguments: [
      (
        "const mark = 1; // why\nuse({ mark, name: mark.mark });",
        "let a=1;use({mark:a,name:a.mark})"
      ),
      // Two share a name where neither is used within the other's scope.
      (
        "const far = (one) => one + 1;\nconst near = (two) => far(two);",
        "let a=(a)=>a+1;let b=(b)=>a(b)"
      ),
      (
        "function turn(way) {\n  const { on: next, off = way } = this;\n  return next + off;\n}",
        "function a(a){let{on:b,off:c=a}=this;return b+c}"
      ),
      // What a loop, a function or a branch declares is known there alone.
      (
        "let at = 0;\nfor (const each of at) if (each) each(); else at();\nat = each;",
        "let a=0;for(let b of a)if(b)b();else a();a=each"
      ),
      ("const one = two ? (three) => three : three;", "let a=two?(a)=>a:three"),
      (
        "try {\n  go();\n} catch (error) {\n  tell(error, name);\n}",
        "try{go()}catch(a){tell(a,name)}"
      ),
      // Texts and patterns stay.
      (
        "const word = /word \"/.test(\"word // word\");", "let a=/word \"/.test(\"word // word\")"
      ),
      ("const a = b - -c * d++ + e / f;", "let a=b- -c*d++ +e/f"),
      ("while (next());", "while(next());"),
      ("one()\ntwo()\n  .three();", "one()\ntwo().three()"),
    ])
  func names(_ written: String, _ shipped: String) throws {
    let script = try #require(ShippedScript(Array("\"use strict\";\n{\n\(written)\n}\n".utf8)))
    #expect(String(decoding: script.bytes, as: UTF8.self) == "\"use strict\";{\(shipped)}\n")
  }

  @Test("without strict mode names stay; what can't be read isn't touched")
  func unread() throws {
    let script = try #require(ShippedScript(Array("go();\n{\n  const mark = 1;\n}\n".utf8)))
    #expect(String(decoding: script.bytes, as: UTF8.self) == "go();{let mark=1}\n")
    for unread in ["a(`\n  b\n`);", "a(\"b", "/* a */ b();"] {
      #expect(ShippedScript(Array(unread.utf8)) == nil)
    }
    let ours = try #require(EmbeddedTheme.files.first { $0.path == "Site/scripts/figure.js" })
    let sent = { (text: String) in
      let file = SourceFile(path: ours.path, bytes: Array(text.utf8))
      return Theme(SiteSource(files: [file])).assets.first { $0.path == "assets/figure.js" }?.bytes
    }
    // A copy is ours, another of that name isn't.
    #expect(sent(ours.text) == Theme.builtIn.assets.first { $0.path == "assets/figure.js" }?.bytes)
    #expect(sent("{\n  const mark = 1;\n}\n") == Array("{\nconst mark=1;\n}\n".utf8))
  }
}
