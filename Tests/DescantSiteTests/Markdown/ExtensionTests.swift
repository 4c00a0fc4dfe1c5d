import Foundation
import Testing

@testable import Descant
@testable import DescantSite

/// What is read besides CommonMark: each construct's form, what is near it and stays text, what is told.
@Suite("Markdown extensions")
struct ExtensionTests {
  private static func parsed(_ markdown: String) -> MarkdownDocument {
    MarkdownDocument.parse(Array(markdown.utf8))
  }

  private static func html(_ markdown: String) -> String {
    var writer = MarkdownHTML(parsed(markdown))
    writer.asideWords = Language.english.interface.page.asides
    return writer.html()
  }

  @Test(
    "a construct of another tool becomes what it means",
    arguments: [
      // Boxes: GitHub, Obsidian, MkDocs, Docusaurus, Pandoc, PyMdown.
      (
        "> [!NOTE]\n> *So*.",
        """
        <aside class="aside note" role="note" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1">Note</p>
        <p><em>So</em>.</p>
        </aside>
        """
      ),
      (
        "> [!todo]- Later\n> x",
        """
        <details class="aside info">
        <summary><span class="aside-kind">Info:</span> Later</summary>
        <p>x</p>
        </details>
        """
      ),
      (
        "!!! warning \"Ice *ahead*\"\n    x\n\n    y\n\nz",
        """
        <aside class="aside warning" role="note" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1"><span class="aside-kind">Warning:</span> Ice <em>ahead</em></p>
        <p>x</p>
        <p>y</p>
        </aside>
        <p>z</p>
        """
      ),
      (
        "!!! note\n    x\nz",
        """
        <aside class="aside note" role="note" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1">Note</p>
        <p>x</p>
        </aside>
        <p>z</p>
        """
      ),
      (
        "???+ tip\n    x",
        "<details class=\"aside tip\" open>\n<summary>Tip</summary>\n<p>x</p>\n</details>"
      ),
      (
        ":::pilot[A *b*]\nx\n:::",
        "<div class=\"pilot\">\n<p class=\"aside-title\">A <em>b</em></p>\n<p>x</p>\n</div>"
      ),
      (
        ":::: {.a}\n::: {.b}\nx\n:::\n::::\ny",
        "<div class=\"a\">\n<div class=\"b\">\n<p>x</p>\n</div>\n</div>\n<p>y</p>"
      ),
      (
        "::: {.callout-tip title=\"T\" collapse=\"true\"}\n```\n:::\n```\n:::",
        """
        <details class="aside tip callout-tip">
        <summary><span class="aside-kind">Tip:</span> T</summary>
        <pre><code>:::
        </code></pre>
        </details>
        """
      ),
      (
        "=== \"C\"\n    x",
        """
        <div class="tab" role="group" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1">C</p>
        <p>x</p>
        </div>
        """
      ),
      // MyST's boxes, their options, and its roles.
      (
        ":::{tip} A\n:class: dropdown\n:name: b\n\nc\n:::",
        """
        <details id="b" class="aside tip">
        <summary><span class="aside-kind">Tip:</span> A</summary>
        <p>c</p>
        </details>
        """
      ),
      (
        "```{note}\na\n```",
        """
        <aside class="aside note" role="note" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1">Note</p>
        <p>a</p>
        </aside>
        """
      ),
      (
        "::::{grid} 1 2\n:::{card} A\n:link: b.md\n:footer: c\n\nd\n:::\n::::",
        """
        <div class="grid">
        <div class="card">
        <p class="aside-title"><a href="b.md">A</a></p>
        <p>c</p>
        <p>d</p>
        </div>
        </div>
        """
      ),
      (
        ":::{card}\n:header: A *b*\nc\n:::\n:d: e",
        "<div class=\"card\">\n<p class=\"aside-title\">A <em>b</em></p>\n<p>c</p>\n</div>\n<p>:d: e</p>"
      ),
      (
        ":::{tab-item} A\nb\n\n:c: d\n:::",
        """
        <div class="tab" role="group" aria-labelledby="aside-1">
        <p class="aside-title" id="aside-1">A</p>
        <p>b</p>
        <p>:c: d</p>
        </div>
        """
      ),
      (
        "```{code-block} c\n:linenos:\n:name: b\n\nd\n```",
        "<pre id=\"b\"><code class=\"language-c\">\nd\n</code></pre>"
      ),
      (
        "x{sup}`2` {kbd}`Ctrl+C` {sub}`3` {py:func}`a.b` {abbr}`c (d)` {e} `f`",
        "<p>x<sup>2</sup> <kbd>Ctrl</kbd>+<kbd>C</kbd> 3 <code>a.b</code> c (d) {e} <code>f</code></p>"
      ),
      // What mkdocstrings would fill, and its settings.
      ("::: a.B_c\n    options:\n      d: e\n\nf", "<p><code>a.B_c</code></p>\n<p>f</p>"),
      ("::: a\n    :b: c\nd", "<p><code>a</code></p>\n<p>d</p>"),
      ("## ::: a.B", "<h2><code>a.B</code></h2>"), ("a ::: b.c", "<p>a ::: b.c</p>"),
      ("[](){#a}b", "<p><span id=\"a\"></span>b</p>"),
      ("(a:b)=\n# C", "<div id=\"a:b\">\n</div>\n<h1>C</h1>"),
      ("(a b)=\nc", "<p>(a b)=\nc</p>"),
      ("``` {#a .c}\nb\n```", "<pre id=\"a\"><code class=\"language-c\">b\n</code></pre>"),
      ("{ref}`b <c>` {doc}`d`", "<p>b d</p>"),
      // Brackets around links are no formula.
      ("\\[[1](a#b)|[2](c)\\]", "<p>[<a href=\"a#b\">1</a>|<a href=\"c\">2</a>]</p>"),
      // Lists of definitions.
      ("a\n: b\n: c", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dd>c</dd>\n</dl>"),
      ("a\n\n:   b\n\n    c", "<dl>\n<dt>a</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>\n</dl>"),
      (
        "a\n: b\n\nc\n: d\n\ne",
        "<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dt>c</dt>\n<dd>d</dd>\n</dl>\n<p>e</p>"
      ),
      // Attributes.
      ("# A {#b .c}", "<h1 class=\"c\">A</h1>"),
      ("a\n{: .b #c }", "<p id=\"c\" class=\"b\">a</p>"),
      (
        "[a](b){.c} `d`{#e} *f*{.g}",
        "<p><a href=\"b\" class=\"c\">a</a> <code id=\"e\">d</code> <em class=\"g\">f</em></p>"
      ),
      (
        "![a](b){width=300px height=\"20\"}",
        "<p><img src=\"b\" alt=\"a\" width=\"300\" height=\"20\"></p>"
      ),
      ("[a *b*]{.c}", "<p><span class=\"c\">a <em>b</em></span></p>"),
      ("- a\n  {.b}", "<ul>\n<li class=\"b\">a</li>\n</ul>"),
      // Inlines.
      (
        "==a *b*== ^^c^^ x^2^ ++ctrl+c++",
        "<p><mark>a <em>b</em></mark> <ins>c</ins> x<sup>2</sup> <kbd>Ctrl</kbd>+<kbd>C</kbd></p>"
      ),
      ("HTML, XHTML\n\n*[HTML]: Hyper", "<p><abbr title=\"Hyper\">HTML</abbr>, XHTML</p>"),
      (":tada: :no-such: 10:30:45", "<p>🎉 :no-such: 10:30:45</p>"),
      ("{++a++} {--b--} {~~c~>d~~}", "<p><ins>a</ins> <del>b</del> <del>c</del><ins>d</ins></p>"),
      // What encloses is taken away, what is enclosed is kept.
      ("{{< tab \"A\" >}}\nb\n{{< /tab >}}", "<p>A</p>\n<p>b</p>"),
      ("{% highlight c %}\n# a\n{% endhighlight %}", "<pre><code># a\n</code></pre>"),
      ("<Tabs>\n<Item label=\"A\">\n\n*b*\n\n</Item>\n</Tabs>", "<p>A</p>\n<p><em>b</em></p>"),
      ("<div markdown>\n*a*\n</div>", "<div>\n<p><em>a</em></p>\n</div>"),
      ("{{</* a */>}}", "<p><code>{{&lt; a &gt;}}</code></p>"),
      ("[a]({{< ref \"b.md\" >}})", "<p><a href=\"b.md\">a</a></p>"),
    ])
  func becomes(markdown: String, wanted: String) {
    #expect(Self.html(markdown) == wanted + "\n")
  }

  @Test(
    "what only looks like a construct stays text",
    arguments: [
      "!!! \"Title\" and more", "!!!note: careful", "a ??? b", "=== a", "a == b == c", "a==b==c",
      "a :: b",
      "$5 and $6", "US$5 (US$6)", "$PATH and $HOME$", "\\$x$", "C++ and D++", "a ^ b ^ c", "{a}",
      "{width: 3}",
      "a {.b} c", "text {#id} more", "at 10:30:45 h", "[x]{y}", "*[a", "a <TABLE", "a{{b",
      "{ x: 1 }",
      "import it from there", ":-) :(", "--8 degrees", "2^10", ": alone",
    ])
  func staysText(markdown: String) {
    let document = Self.parsed(markdown)
    #expect(document.notices.map(\.code.id) == [])
    let plain = document.children(of: MarkdownDocument.root).map { document.plainText(of: $0) }
    #expect(plain.joined() == markdown.replacing("\\$", with: "$").trimmingSuffix(" "))
  }

  @Test(
    "what can't be shown is told at its place",
    arguments: [
      ("a 1️⃣{{< x >}}", "markdown-shortcode"), ("1️⃣{{% x %}}", "markdown-shortcode"),
      ("a 1️⃣{{ x }}", "markdown-template"), ("1️⃣{% x %}", "markdown-template"),
      ("1️⃣{% include a %}", "markdown-include"), ("1️⃣--8<-- \"a\"", "markdown-include"),
      ("1️⃣<Tabs>\n\na\n\n</Tabs>", "markdown-component"),
      ("1️⃣import a from 'b'", "markdown-component"),
      ("a 1️⃣:material-check:", "markdown-icon"), ("a $1️⃣\\foo$", "markdown-math"),
      ("1️⃣::: a.b\n    c: d", "markdown-include"), ("a 1️⃣{ref}`b <c>`", "markdown-role"),
      (":::{note}\n1️⃣:b: c\n:::", "markdown-attribute"), ("1️⃣```{toc}\na\n```", "markdown-fence"),
      ("1️⃣```mermaid\na\n```", "markdown-fence"), ("1️⃣```{r}\na\n```", "markdown-fence"),
      ("![a](b)1️⃣{width=50%}", "markdown-attribute"),
      ("a\n1️⃣{style=\"color: red\"}", "markdown-attribute"),
      ("1️⃣[TOC]", "markdown-contents"), ("a 1️⃣[[b|c]]", "markdown-wiki-link"),
      ("a 1️⃣[@b, p. 3]", "markdown-citation"), ("1️⃣::: note\na", "markdown-unclosed"),
      ("a\n\n1️⃣:::", "markdown-unclosed"), ("a1️⃣[^b]", "markdown-footnote"),
      ("a\n\n1️⃣[^b]: c", "markdown-footnote"), ("=== \"1️⃣A\"\n    b", "markdown-tabs"),
    ])
  func isTold(marked: String, code: String) throws {
    let mark = "1️⃣"
    let place = try #require(marked.range(of: mark))
    let notices = Self.parsed(marked.replacing(mark, with: "")).notices
    #expect(notices.map(\.code.id) == [code])
    #expect(notices.first.map { Int($0.offset) } == marked[..<place.lowerBound].utf8.count)
  }

  @Test(
    "formulas become MathML",
    arguments: [
      ("x^2", "<msup><mi>x</mi><mn>2</mn></msup>"),
      ("a_i^{n}", "<msubsup><mi>a</mi><mi>i</mi><mrow><mi>n</mi></mrow></msubsup>"),
      ("\\frac{1}{2}", "<mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>"),
      ("\\sqrt[3]{x}", "<mroot><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mroot>"),
      ("\\alpha \\le 3.5", "<mi>α</mi><mo>≤</mo><mn>3.5</mn>"),
      ("\\mathbb{R}", "<mi mathvariant=\"normal\">ℝ</mi>"),
      ("\\text{if } x", "<mtext>if\u{A0}</mtext><mi>x</mi>"),
      ("a<b", "<mi>a</mi><mo>&lt;</mo><mi>b</mi>"),
      (
        "\\begin{cases}1&a\\\\2&b\\end{cases}",
        "<mrow><mo stretchy=\"true\">{</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mi>a</mi></mtd></mtr>"
          + "<mtr><mtd><mn>2</mn></mtd><mtd><mi>b</mi></mtd></mtr></mtable></mrow>"
      ),
    ])
  func formula(tex: String, wanted: String) throws {
    let markup = try TeX.mathML(tex, isDisplay: false)
    #expect(markup.hasSuffix("<mrow>\(wanted)</mrow></math>"))
  }

  @Test(
    "a formula that can't be read names what it is",
    arguments: [
      ("\\foo", "\\foo"), ("{a", "{"), ("a}", "}"), ("\\begin{x}", "\\begin{x}"),
      ("x^", "a formula that ends too early"),
      (String(repeating: "{", count: 99), "braces in more than 40 others"),
    ])
  func unread(tex: String, written: String) {
    #expect(throws: TeX.Unread(written: written)) { try TeX.mathML(tex, isDisplay: true) }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ text: String) -> String {
    hasSuffix(text) ? String(dropLast(text.count)) : self
  }
}
