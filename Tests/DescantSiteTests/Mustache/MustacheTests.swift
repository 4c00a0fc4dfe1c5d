import Descant
import Testing

@testable import DescantSite

private struct Case: CustomTestStringConvertible, Sendable {
  let rule: String
  let template: String
  let view: View
  var partials: [String: String] = [:]
  let text: String
  var testDescription: String { rule }
}

private func render(_ one: Case, isStrict: Bool = false) -> (text: String, findings: [Finding]) {
  let files = one.partials.map { (name: $0.key, source: Source(file: $0.key, text: $0.value)) }
  let templates = Templates(
    files + [(name: "main", source: Source(file: "main.mustache", text: one.template))])
  let (text, findings) = templates.render("main", with: one.view, isStrict: isStrict)
  return (text, templates.findings + findings)
}

/// One row a rule of the Mustache specification 1.4.
private let interpolation: [Case] = [
  Case(rule: "text stays", template: "a\n  b \n", view: [:], text: "a\n  b \n"),
  Case(rule: "names fill", template: "Hi {{ who }}!", view: ["who": "you"], text: "Hi you!"),
  Case(
    rule: "markup is escaped", template: "{{a}} {{{a}}} {{& a}}", view: ["a": "<\"&'>"],
    text: "&lt;&quot;&amp;&#39;&gt; <\"&'> <\"&'>"),
  Case(rule: "unknown is empty", template: "[{{no}}{{{no}}}{{&no}}]", view: [:], text: "[]"),
  Case(
    rule: "dots look inside", template: "{{a.b.c}}", view: ["a": ["b": ["c": "deep"]]],
    text: "deep"),
  Case(
    rule: "a broken chain is empty", template: "[{{a.b.c}}]",
    view: ["a": ["x": "1"], "b": ["c": "no"]], text: "[]"),
  Case(
    rule: "the first part alone is searched for", template: "{{#a}}{{b.name}}{{/a}}",
    view: ["a": ["b": [:]], "b": ["name": "outer"]], text: ""),
  Case(
    rule: "tags do not stand alone", template: "  {{a}}\n", view: ["a": "x"], text: "  x\n"),
  Case(
    rule: "the iterator", template: "{{#l}}({{.}}){{/l}}", view: ["l": .list(["1", "2"])],
    text: "(1)(2)"),
]

private let sections: [Case] = [
  Case(rule: "truth renders", template: "{{#t}}yes{{/t}}", view: ["t": true], text: "yes"),
  Case(rule: "falsehood does not", template: "[{{#t}}yes{{/t}}]", view: ["t": false], text: "[]"),
  Case(
    rule: "null is false", template: "[{{#t}}yes{{/t}}{{^t}}no{{/t}}]", view: ["t": nil],
    text: "[no]"),
  Case(
    rule: "a map becomes the context", template: "{{#p}}{{n}} of {{site}}{{/p}}",
    view: ["p": ["n": "A"], "site": "S"], text: "A of S"),
  Case(
    rule: "inner names win", template: "{{#a}}{{n}}{{#b}}{{n}}{{/b}}{{n}}{{/a}}",
    view: ["n": "0", "a": ["n": "1", "b": ["n": "2"]]], text: "121"),
  Case(
    rule: "lists repeat", template: "{{#l}}{{n}};{{/l}}",
    view: ["l": .list([["n": "1"], ["n": "2"], ["n": "3"]])], text: "1;2;3;"),
  Case(
    rule: "an empty list is false", template: "[{{#l}}x{{/l}}{{^l}}none{{/l}}]",
    view: ["l": .list([])], text: "[none]"),
  Case(
    rule: "nested lists", template: "{{#l}}<{{#.}}{{.}}{{/.}}>{{/l}}",
    view: ["l": .list([.list(["1", "2"]), .list(["3"])])], text: "<12><3>"),
  Case(
    rule: "alone on their lines, they go with them", template: "a\n  {{#t}}\nb\n  {{/t}}\nc\n",
    view: ["t": true], text: "a\nb\nc\n"),
  Case(
    rule: "with CR LF too", template: "a\r\n{{#t}}\r\nb\r\n{{/t}}\r\nc", view: ["t": true],
    text: "a\r\nb\r\nc"),
  Case(rule: "at the start", template: "  {{#t}}\nx{{/t}}\n/", view: ["t": true], text: "x\n/"),
  Case(rule: "at the end", template: "#{{#t}}\n/\n  {{/t}}", view: ["t": true], text: "#\n/\n"),
  Case(
    rule: "not alone, they keep their line", template: " | {{^f}}\t|\t{{/f}} | \n",
    view: ["f": false], text: " | \t|\t | \n"),
]

private let others: [Case] = [
  Case(rule: "comments vanish", template: "a{{! no\nnot }}b", view: [:], text: "ab"),
  Case(rule: "with their lines", template: "a\n  {{! x\n y }}\nb", view: [:], text: "a\nb"),
  Case(
    rule: "delimiters change", template: "{{=<% %>=}}(<% a %>{{a}})", view: ["a": "x"],
    text: "(x{{a}})"),
  Case(
    rule: "and change back", template: "{{=| |=}}|a||={{ }}=|{{a}}", view: ["a": "x"], text: "xx"),
  Case(
    rule: "partials do not inherit them", template: "{{=| |=}}|>p|.{{a}}", view: ["a": "x"],
    partials: ["p": "[{{a}}]"], text: "[x].{{a}}"),
  Case(
    rule: "nor give them", template: "{{>p}}{{a}}|a|", view: ["a": "x"],
    partials: ["p": "{{=| |=}}|a|"], text: "xx|a|"),
  Case(
    rule: "partials see the context", template: "{{#l}}{{>p}}{{/l}}",
    view: ["l": .list([["n": "1"], ["n": "2"]])], partials: ["p": "<{{n}}>"], text: "<1><2>"),
  Case(
    rule: "partials recurse", template: "{{>node}}",
    view: ["c": "X", "n": .list([["c": "Y", "n": .list([])]])],
    partials: ["node": "{{c}}<{{#n}}{{>node}}{{/n}}>"], text: "X<Y<>>"),
  Case(
    rule: "partials are indented, data is not", template: "\\\n {{>p}}\n/\n", view: ["a": "<\n->"],
    partials: ["p": "|\n{{{a}}}\n|\n"], text: "\\\n |\n <\n->\n |\n/\n"),
  Case(
    rule: "in a line they are not", template: "| {{> p }} |", view: [:],
    partials: ["p": "\t|\t"], text: "| \t|\t |"),
  Case(
    rule: "without a line end", template: ">\n  {{>p}}", view: [:], partials: ["p": ">\n>"],
    text: ">\n  >\n  >"),
  Case(
    rule: "dynamic names", template: "[{{>*d}}{{> * e.f }}{{>*no}}]",
    view: ["d": "p", "e": ["f": "p"], "t": "x"], partials: ["p": "({{t}})"], text: "[(x)(x)]"),
]

private let inheritance: [Case] = [
  Case(
    rule: "a block has its default", template: "{{$t}}d {{a}}{{/t}}\n", view: ["a": "x"],
    text: "d x\n"),
  Case(
    rule: "a parent's block is filled", template: "{{<p}}{{$t}}sub{{/t}}{{/p}}", view: [:],
    partials: ["p": "..{{$t}}d{{/t}}.."], text: "..sub.."),
  Case(
    rule: "data does not fill blocks", template: "{{<p}}{{/p}}", view: ["t": "data"],
    partials: ["p": "{{$t}}d{{/t}}"], text: "d"),
  Case(
    rule: "text inside a parent is left out", template: "{{<p}} x {{$t}}sub{{/t}} y {{/p}}",
    view: [:], partials: ["p": "{{$t}}d{{/t}}{{$u}}e{{/u}}"], text: "sube"),
  Case(
    rule: "each use by itself", template: "t {{<p}}{{$s}}1{{/s}}{{/p}} {{<p}}{{$s}}2{{/s}}{{/p}}\n",
    view: [:], partials: ["p": "|{{$s}}..{{/s}}{{$d}} d{{/d}}|"], text: "t |1 d| |2 d|\n"),
  Case(
    rule: "the outermost wins", template: "{{<a}}{{$x}}c{{/x}}{{/a}}", view: [:],
    partials: [
      "a": "{{<b}}{{$x}}p{{/x}}{{/b}}", "b": "{{<c}}{{$x}}o{{/x}}{{/c}}", "c": "{{$x}}g{{/x}}",
    ], text: "c"),
  Case(
    rule: "or the next", template: "{{<a}}{{/a}}", view: [:],
    partials: [
      "a": "{{<b}}{{$x}}p{{/x}}{{/b}}", "b": "{{<c}}{{$x}}o{{/x}}{{/c}}", "c": "{{$x}}g{{/x}}",
    ], text: "p"),
  Case(
    rule: "recursion", template: "{{<p}}{{$foo}}o{{/foo}}{{/p}}", view: [:],
    partials: [
      "p": "{{$foo}}d{{/foo}} {{$bar}}{{<q}}{{/q}}{{/bar}}",
      "q": "{{$foo}}e{{/foo}} {{<p}}{{$bar}}stop{{/bar}}{{/p}}",
    ], text: "o o o stop"),
  Case(
    rule: "a block sees where it stands", template: "{{<p}}{{$b}}I say {{f}}.{{/b}}{{/p}}",
    view: ["f": "apples", "n": ["f": "bananas"]],
    partials: ["p": "{{#n}}{{$b}}{{/b}}{{/n}}"], text: "I say bananas."),
  Case(
    rule: "a parent alone on its line is indented", template: "Hi,\n  {{<p}}{{/p}}\n", view: [:],
    partials: ["p": "one\ntwo\n"], text: "Hi,\n  one\n  two\n"),
  Case(
    rule: "a block alone on its line is indented",
    template: "{{<p}}{{$b}}\none\ntwo{{/b}}\n{{/p}}\n", view: [:],
    partials: ["p": "Hi,\n  {{$b}}{{/b}}\n"], text: "Hi,\n  one\n  two\n"),
  Case(
    rule: "its own indentation goes", template: "{{<p}}{{$b}}\n    one\n    two\n{{/b}}{{/p}}\n",
    view: [:], partials: ["p": "Hi,\n  {{$b}}\n  {{/b}}\n"], text: "Hi,\n  one\n  two\n"),
  Case(
    rule: "the default's comes", template: "{{<p}}{{$b}}\none\ntwo\n{{/b}}{{/p}}\n", view: [:],
    partials: ["p": "Hi,\n{{$b}}\n  default\n{{/b}}\n"], text: "Hi,\n  one\n  two\n"),
  Case(
    rule: "in blocks in blocks too", template: "{{<p}}{{$n}}\nthree\n{{/n}}{{/p}}\n", view: [:],
    partials: [
      "p": "{{<g}}{{$b}}\n  one\n  {{$n}}\n    two\n  {{/n}}\n{{/b}}{{/g}}\n",
      "g": "{{$b}}default{{/b}}",
    ], text: "one\n  three\n"),
  Case(
    rule: "lines inside stay", template: "{{<p}}{{$b}}\npeak\n\n:(\n{{/b}}{{/p}}", view: [:],
    partials: ["p": "{{$b}}x{{/b}}"], text: "peak\n\n:(\n"),
]

@Test(
  "templates follow the specification", arguments: interpolation + sections + others + inheritance)
private func specification(one: Case) {
  let (text, _) = render(one)
  #expect(text == one.text)
}

@Test(
  "mistakes in templates are found where they are",
  arguments: [
    ("a\n  {{b", "template-unclosed-tag", 2, 3), ("{{#a}}x", "template-unclosed-section", 1, 1),
    ("x{{/a}}", "template-stray-close", 1, 2), ("{{#a}}{{/b}}", "template-stray-close", 1, 7),
    ("{{}}", "template-tag-name", 1, 1), ("{{a b}}", "template-tag-name", 1, 1),
    ("{{=x=}}", "template-delimiters", 1, 1), ("é {{>no}}", "template-missing-partial", 1, 6),
    ("{{>main}}", "template-recursion", 1, 4), ("{{titel}}", "template-missing-variable", 1, 3),
    ("{{#titel}}{{/titel}}", "template-missing-variable", 1, 4),
  ])
private func mistakes(template: String, code: String, line: Int, column: Int) {
  let one = Case(rule: "", template: template, view: ["title": "x"], text: "")
  let finding = render(one, isStrict: true).findings.first
  #expect(finding?.code.id == code)
  #expect(finding?.location?.line == line)
  #expect(finding?.location?.column == column)
}

@Test("a typing error in a name is answered with the nearest one")
private func nearest() {
  let one = Case(rule: "", template: "{{titel}}", view: ["title": "x"], text: "")
  #expect(render(one, isStrict: true).findings.first?.help == "did you mean \"title\"?")
  #expect(render(one).findings.isEmpty)
}

@Test(
  "what has no end is told once, and what stands before it is kept; what is too much is left out",
  arguments: [
    Case(
      rule: "a block in itself",
      template: "a{{<p}}{{$b}}{{$b}}{{/b}}{{/b}}{{/p}}", view: [:],
      partials: ["p": "{{$b}}d{{/b}}"],
      text: "template-recursion"),
    Case(
      rule: "a block in itself, twice",
      template: "a{{<p}}{{$b}}{{$b}}{{/b}}{{$b}}{{/b}}{{/b}}{{/p}}", view: [:],
      partials: ["p": "{{$b}}d{{/b}}"], text: "template-recursion"),
    Case(
      rule: "two blocks in each other",
      template: "a{{<p}}{{$b}}{{$c}}{{/c}}{{/b}}{{$c}}{{$b}}{{/b}}{{/c}}{{/p}}", view: [:],
      partials: ["p": "{{$b}}d{{/b}}"], text: "template-recursion"),
    Case(
      rule: "a block in a partial in the block",
      template: "a{{<p}}{{$b}}{{>q}}{{/b}}{{/p}}", view: [:],
      partials: ["p": "{{$b}}d{{/b}}", "q": "{{$b}}e{{/b}}"], text: "template-recursion"),
    Case(
      rule: "a parent in itself", template: "a{{<main}}{{/main}}", view: [:],
      text: "template-recursion"),
    Case(
      rule: "parents in each other", template: "a{{<p}}{{$b}}1{{/b}}{{/p}}", view: [:],
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{<p}}{{$b}}3{{/b}}{{/p}}"],
      text: "template-recursion"),
    Case(
      rule: "a name from the data", template: "a{{>*own}}{{>*own}}", view: ["own": "main"],
      text: "template-recursion"),
    Case(
      rule: "a partial in as many sections as are read",
      template: "a" + String(repeating: "{{#.}}", count: 49) + "{{>main}}"
        + String(repeating: "{{/.}}", count: 49), view: ["x": "y"], text: "template-recursion"),
    Case(
      rule: "a list too long", template: "a{{#l}}{{{x}}}{{/l}}",
      view: [
        "l": .list(Array(repeating: .flag(true), count: 70)),
        "x": .text(String(repeating: "b", count: 1 << 20)),
      ], text: "template-too-much"),
  ])
private func endless(_ one: Case) {
  let (text, findings) = render(one)
  #expect(findings.map(\.code.id) == [one.text])
  #expect(text.hasPrefix("a") == (one.text == "template-recursion"))
  #expect(text.utf8.count < 1 << 20)
}

@Test("templates may go as deep as a tree of pages does")
private func deep() {
  let leaf: View = ["c": "x", "n": .list([])]
  let tree = (0..<60).reduce(leaf) { tree, _ in ["c": "x", "n": .list([tree])] }
  let one = Case(
    rule: "", template: "{{>node}}", view: tree,
    partials: ["node": "{{c}}{{#n}}{{#c}}{{>node}}{{/c}}{{/n}}"], text: "")
  let (text, findings) = render(one)
  #expect(findings.isEmpty)
  #expect(text.count == 61)
}
