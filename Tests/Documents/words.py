"""No text is lost and nothing is published as another tool's signs.

    words.py DESCANT            builds samples/, compares every page's words with its source's
    words.py DESCANT FOLDER     the same for a folder of Markdown; prints what is lost or left

What a source says is found out here by patterns of its own, which share nothing with the program: signs that are
instructions are taken away, words stay. A page's words are those of its <main>, with the texts of attributes.
With FOLDER, files whose names a hash puts aside (as for material that nobody looks at) are counted, not shown.
"""

import collections
import hashlib
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What each sample must be told about, and how often: nothing more, nothing less.
EXPECTED = {
    "index.md": {"front-matter-ignored": 1},
    "mkdocs.md": {
        "front-matter-ignored": 2, "markdown-tabs": 2, "markdown-icon": 2, "markdown-include": 1,
        "markdown-contents": 1, "markdown-attribute": 1,
    },
    "hugo.md": {
        "front-matter-ignored": 1, "markdown-shortcode": 9, "markdown-template": 1, "markdown-attribute": 1,
    },
    "jekyll.md": {
        "front-matter-ignored": 2, "markdown-include": 1, "markdown-template": 7, "markdown-attribute": 1,
    },
    "docusaurus.md": {
        "front-matter-ignored": 3, "markdown-component": 7, "markdown-template": 1, "markdown-fence": 1,
    },
    "pandoc.md": {
        "front-matter-ignored": 4, "markdown-citation": 2, "markdown-attribute": 3, "markdown-fence": 1,
        "markdown-shortcode": 1, "markdown-math": 1, "markdown-footnote": 1, "markdown-unclosed": 1,
    },
    "myst.md": {
        "markdown-role": 2, "markdown-include": 1, "markdown-fence": 1,
    },
    "notes/README.md": {"markdown-wiki-link": 2, "markdown-footnote": 1},
}

ATTRIBUTES = r"\{:?[ \t]*(?:(?:[#.][\w:.-]+|[\w-]+=(?:\"[^\"]*\"|'[^']*'|[^\s}\"]+)|data-[\w-]+|toc)[ \t,]*)+\}"
TAGS = r"\{\{<.*?>\}\}|\{\{%.*?%\}\}|\{%.*?%\}|\{/\*.*?\*/\}|\{#.*?#\}|\{![^}]*!\}|\{::?/?\w+[^}]*\}"
QUOTED = re.compile(r"(?:title|caption|label|summary|alt)=\"([^\"]*)\"")

# In the order in which they are taken away; what is kept stands in the second place.
SIGNS = [
    (re.compile(r"\{% comment %\}.*?\{% endcomment %\}|\{::comment\}.*?\{:/comment\}", re.S), " "),
    (re.compile(TAGS, re.S), lambda m: " " + " ".join(QUOTED.findall(m.group())) + " "),
    (re.compile(r"^(?:import .*from ['\"].*|export (?:const|default) .*)$", re.M), " "),
    (re.compile(r"</?[A-Za-z][\w.-]*(?:\s[^<>]*)?/?>"), lambda m: " " + " ".join(QUOTED.findall(m.group())) + " "),
    # What mkdocstrings reads, and what arranges boxes: settings.
    (re.compile(r"^([ \t]*)::: [\w.-]+[ \t]*\n(?:\1 {4}.*(?:\n|\Z))+", re.M), lambda m: m.group().split("\n")[0] + "\n"),
    (re.compile(r"^([ \t>]*)(:{3,}|/{3,})[ \t]*\{(?:grid|tab-set)\}.*$", re.M), r"\1"),
    (re.compile(r"^([ \t>]*)(?:!!!|\?\?\?\+?) ?[\w -]*", re.M), r"\1"),
    (re.compile(r"^([ \t>]*)(?:===[!+]?) ?(?=\")", re.M), r"\1"),
    (re.compile(r"^([ \t>]*)(?::{3,}|/{3,})[ \t]*(\{[^}]*\}|[\w-]*)([^\n]*)$", re.M),
     lambda m: m.group(1) + " ".join(QUOTED.findall(m.group(2))) + " " + m.group(3)),
    (re.compile(r"\[!\w+\][+-]?"), " "),
    (re.compile(r"^[ \t]*;*-+8<-.*$", re.M), " "),
    (re.compile(r"^[ \t]*\[(?:TOC|\[_?TOC_?\])\][ \t]*$", re.M), " "),
    (re.compile(r"\[\^[^\]\s]+\]:?"), " "),
    (re.compile(r"\[\[(?:[^\]|]*\|)?([^\]]+)\]\]"), r" \1 "),
    (re.compile(r"\]\((?:<[^>]*>|(?:\{\{[^}]*\}\})?[^\s()]*(?:\([^()]*\)[^\s()]*)*)[ \t]*(\"[^\"]*\"|'[^']*')?[ \t]*\)"), r" \1 "),
    (re.compile(r"\](?:\[[^\]]*\])"), " "),
    (re.compile(ATTRIBUTES), " "),
    (re.compile(r"<https?://[^>]*>"), " "),
    (re.compile(r"(?<!\w)@(?:fig|tbl|sec|eq|lst)-"), " "),
    (re.compile(r"(?<![\w]):[a-z0-9_+-]+:(?![\w])"), " "),
    (re.compile(r"^\*\[([^\]]*)\]:", re.M), " "),
]

# Signs of other tools that no text of a page may have outside of code.
LITERALS = [
    ("template tag", r"\{\{|\{%|%\}|\}\}"), ("admonition", r"(?:^|\s)(?:!!!|\?\?\?\+?) ?\w"),
    ("tab", r"===[!+]? ?\""), ("colon fence", r":::|^///"), ("alert", r"\[![A-Za-z]+\]"),
    ("attribute list", r"\{:?\s*[#.][\w-]+[^}]*\}|\{:?\s*\w+=[^}]*\}"), ("snippet", r"-8<-"),
    ("icon", r":(?:material|octicons|fontawesome|simple)-[\w-]+:"), ("emoji", r":[a-z_]{3,}:"),
    ("math", r"\$\$|\\\(|\\\[|\\begin\{"), ("footnote", r"\[\^[^\]]+\]"), ("abbreviation", r"\*\[\w+\]:"),
    ("mark", r"==\w[^=]*\w==|\^\^\w|\+\+\w+\+\+"), ("definition", r"^:\s"), ("wiki link", r"\[\[|\]\]"),
    ("critic", r"\{\+\+|\{--|\{==|\{~~|\{>>"), ("component", r"<[A-Z][a-z]"), ("contents", r"\[TOC\]"),
    ("link", r"\]\([^)]*\)"), ("reference", r"@(?:fig|tbl|sec|eq|lst)-"), ("extension", r"\{:[:/]"), ("program", r"^import .* from "),
]

WORD = re.compile(r"\w+")


def is_held_back(path):
    return int(hashlib.sha256(path.name.encode()).hexdigest()[:8], 16) % 10 in (7, 8, 9)


def source_words(text):
    """The words of a document, code and prose apart, as a counter with the line where each is first."""
    text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
    text = re.sub(r"\A\+\+\+\n.*?\n\+\+\+\n", "", text, flags=re.S)
    # MyST: options below the head of a box are settings, but for words that stand on the page; so are names of roles.
    text = re.sub(r"^([ \t>]*(?:`{3,}|~{3,}|:{3,})[ \t]*\{[\w-]+\}[^\n]*\n)((?:[ \t]*:[\w-]+:[^\n]*\n)+)",
                  lambda m: m.group(1) + "".join(re.findall(r":(?:header|footer|title):(.*\n)", m.group(2))), text, flags=re.M)
    text = re.sub(r"^[ \t>]*\([\w:./-]+\)=[ \t]*$", " ", text, flags=re.M)
    text = re.sub(r"\{[\w:.+-]+\}`([^`<]*)(?:<[^`>]*>)?`", r"`\1`", text)
    prose, code = [], []
    fence, indent = None, 0
    for line in text.split("\n"):
        mark = re.match(r"[ \t>]*(?:[-*+:] +|\d+\. +)?(`{3,}|~{3,})(.*)$", line)
        if fence:
            if mark and mark.start(1) - indent <= 3 and mark.group(1)[0] == fence[0] and len(mark.group(1)) >= len(fence) and not mark.group(2).strip():
                fence = None
            else:
                code.append(line)
        elif mark and "`" not in mark.group(2):
            fence, indent = mark.group(1), mark.start(1)
            prose.append(" ".join(QUOTED.findall(mark.group(2))))
        else:
            prose.append(line)
    prose = "\n".join(prose)
    # Comments and definitions of links say nothing on a page; numbers and boxes of lists are no words there.
    prose = re.sub(r"<!--.*?-->", " ", prose, flags=re.S)
    prose = re.sub(r"^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*\S+.*$", " ", prose, flags=re.M)
    prose = re.sub(r"^([ \t>]*)((?:\d+[.)]|[-*+]|:)[ \t]+)*(?:\[[ xX]\])?", r"\1", prose, flags=re.M)
    kept = []

    def keep(match):
        kept.append(match.group(2))
        return " "

    prose = re.sub(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", keep, prose, flags=re.S)
    for pattern, what in SIGNS:
        prose = pattern.sub(what, prose)
    prose = html.unescape(prose)
    return collections.Counter(WORD.findall("\n".join([prose] + kept + code).replace("_", " ").lower()))


class PageText(html.parser.HTMLParser):
    """The words of <main>, and its text outside of code."""

    def __init__(self):
        super().__init__()
        self.inside = False
        self.code = 0
        self.hidden = False
        self.words = []
        self.plain = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "main":
            self.inside = True
        if not self.inside:
            return
        if tag in ("script", "style"):
            self.hidden = True
        if tag in ("code", "pre", "math"):
            self.code += 1
        elif tag in ("p", "li", "td", "th", "dd", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "summary", "div"):
            self.plain.append("\n")
            self.words.append(" ")
        for name in ("alt", "title", "alttext"):
            self.words.append(" " + (values.get(name) or "") + " ")

    def handle_endtag(self, tag):
        if tag == "main":
            self.inside = False
        if tag in ("script", "style"):
            self.hidden = False
        if self.inside and tag in ("code", "pre", "math"):
            self.code -= 1

    def handle_data(self, data):
        if self.inside:
            self.words.append(data)
            if self.hidden:
                return
            self.plain.append("\u00a4" if self.code else data)


def page_of(path, output):
    """Where a source's page lies, by the rule of the documentation: folders and names, in lower case."""
    parts = [re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in path.with_suffix("").parts]
    opens = {"index", "readme"}
    if parts[-1] in opens and path.name.lower() in ("index.md", "_index.md", "readme.md"):
        parts = parts[:-1]
    return output.joinpath(*parts, "index.html")


def build(descant, folder):
    """Builds a copy of the folder's Markdown as `Content/`; gives the output and the findings."""
    top = pathlib.Path(tempfile.mkdtemp(prefix="documents-"))
    shutil.copytree(folder, top / "Content")
    for licence in top.glob("Content/**/LICENSE*"):
        licence.unlink()
    run = subprocess.run(
        [descant, "build", "--format", "json", "--no-cache"], cwd=top, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"descant ended with {run.returncode}: {run.stderr[-500:]}")
    return top, json.loads(run.stdout)["findings"]


def compare(top, findings):
    """For each document: lost words, signs left with their texts, findings by code."""
    content = top / "Content"
    told = collections.defaultdict(list)
    for finding in findings:
        told[finding.get("file", "").removeprefix("Content/")].append(finding)
    for path in sorted(content.rglob("*.md")):
        name = path.relative_to(content)
        page = page_of(name, top / "Output")
        reader = PageText()
        if page.exists():
            reader.feed(page.read_text(encoding="utf-8"))
        here = collections.Counter(WORD.findall("".join(reader.words).replace("_", " ").lower()))
        lost = source_words(path.read_text(encoding="utf-8")) - here
        plain = "".join(reader.plain)
        left = [(kind, match.group()) for kind, pattern in LITERALS for match in re.finditer(pattern, plain, re.M)]
        yield name, lost, left, collections.Counter(f["code"] for f in told[str(name)]), page.exists()


def samples(descant):
    folder = pathlib.Path(__file__).parent / "samples"
    top, findings = build(descant, folder)
    passed = failed = 0

    def expect(what, found, wanted):
        nonlocal passed, failed
        if found == wanted:
            passed += 1
        else:
            failed += 1
            print(f"{what}: {found} for {wanted}")

    for name, lost, left, codes, exists in compare(top, findings):
        expect(f"{name} has a page", exists, True)
        expect(f"words lost from {name}", dict(lost), {})
        # A call without its footnote stays as it is, and is told.
        left = [text for kind, text in left if text != "[^nowhere]"]
        expect(f"signs left in {name}", left, [])
        ours = {code: n for code, n in codes.items() if code.startswith("markdown-") or code == "front-matter-ignored"}
        expect(f"told of {name}", ours, EXPECTED.get(str(name), {}))
        wrong = [f["message"] for f in findings
                 if f["severity"] == "error" and f.get("file", "").endswith(str(name))]
        expect(f"errors of {name}", wrong, [])
    shutil.rmtree(top)
    print(f"{passed} passed, {failed} failed")
    return failed


def corpus(descant, folder):
    top, findings = build(descant, folder)
    sums = {False: collections.Counter(), True: collections.Counter()}
    codes = {False: collections.Counter(), True: collections.Counter()}
    for name, lost, left, told, exists in compare(top, findings):
        hidden = is_held_back(name)
        source = source_words((top / "Content" / name).read_text(encoding="utf-8"))
        sums[hidden].update(files=1, words=sum(source.values()), lost=sum(lost.values()), left=len(left),
                            pages=int(exists))
        codes[hidden].update(told)
        if not hidden and (lost or left):
            print(f"{name}: lost {dict(lost.most_common(12))} left {left[:6]}")
    for hidden in (False, True):
        print(("held back" if hidden else "seen") + ":", dict(sums[hidden]))
        for code, count in codes[hidden].most_common():
            print(f"  {count:5}  {code}")
    shutil.rmtree(top)


if __name__ == "__main__":
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if len(sys.argv) > 2:
        corpus(program, pathlib.Path(sys.argv[2]))
    else:
        sys.exit(1 if samples(program) else 0)
