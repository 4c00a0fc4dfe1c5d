"""Builds folders that try to break the build.

    hostile.py DESCANT [WORD]     only the cases whose name holds the word

Each case is a folder of files and what must come of it: an exit code, and a finding that names the file
(and, where the case says so, the line). Always: no crash, nothing outside the output folder, no markup of
the data's in a page, a finished site or the previous one. Each is built a second time as the folder of a
stranger's (--untrusted), where more holds: no HTML, style, script, picture or address of the folder's in any
page, and each link to another site says so. Ends with "N passed, N failed".
"""
import html, html.parser, json, os, pathlib, re, shutil, subprocess, sys, tempfile

BAR = {"mark": "bar", "data": {"url": "a.csv"},
       "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}}}
GOOD = "k,v\na,1\nb,2\n"


def spec(**changes):
    return json.dumps({**BAR, **changes})


def encoding(**changes):
    return spec(encoding={**BAR["encoding"], **changes})


def page(text):
    return {"Content/index.md": text}


DEEP = 100_000
CASES = [
    # name, files, exit codes allowed, a finding's file (None: no finding needed), line or None
    ("empty csv", {"a.csv": ""}, {0, 1}, "a.csv", None),
    ("header only", {"a.csv": "k,v\n"}, {0}, "a.csv", None),
    ("one row", {"a.csv": "k,v\na,1\n"}, {0}, None, None),
    ("unclosed quote", {"a.csv": 'k,v\na,"1\nb,2\n'}, {0, 1}, "a.csv", 2),
    ("text after a quote", {"a.csv": 'k,v\n"a"x,1\nb,2\n'}, {0, 1}, "a.csv", 2),
    ("ragged short", {"a.csv": "k,v\na\nb,2\n"}, {0, 1}, "a.csv", 2),
    ("ragged long", {"a.csv": "k,v\na,1,9\nb,2\n"}, {0, 1}, "a.csv", 2),
    ("duplicate header", {"a.csv": "k,v,v\na,1,2\n"}, {0, 1}, "a.csv", 1),
    ("empty header", {"a.csv": "k,\na,1\n"}, {0, 1}, "a.csv", 1),
    ("nul bytes", {"a.csv": b"k,v\na\0,1\nb,2\n"}, {0, 1}, "a.csv", 2),
    ("binary named csv", {"a.csv": bytes(range(256)) * 64}, {0, 1}, "a.csv", None),
    ("png named csv", {"a.csv": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"}, {0, 1}, "a.csv", None),
    ("latin-1", {"a.csv": "k,v\ncafé,1\nb,2\n".encode("latin-1")}, {0}, None, None),
    ("utf-8 and latin-1", {"a.csv": "k,v\ncafé,1\n".encode() + b"caf\xe9,2\n"}, {0, 1}, "a.csv", 3),
    ("utf-16 odd length", {"a.csv": b"\xff\xfek\0,\0v\0\n\0a\0,\0001\0\n"}, {0, 1}, "a.csv", None),
    ("utf-16 good", {"a.csv": "k,v\na,1\nb,2\n".encode("utf-16")}, {0}, None, None),
    ("bom only", {"a.csv": b"\xef\xbb\xbf"}, {0, 1}, "a.csv", None),
    ("word in a number column", {"a.csv": "y,v\n" + "".join(f"{1900+i},{i}\n" for i in range(40)) + "1941,oops\n"},
     {0, 1}, "a.csv", 42),
    ("infinite and nan", {"a.csv": "k,v\na,inf\nb,NaN\nc,1e999\nd,4\ne,5\nf,6\n"}, {0, 1}, "a.csv", None),
    ("huge and tiny", {"a.csv": "k,v\na,1e308\nb,-1e308\nc,5e-324\n"}, {0, 1}, None, None),
    ("all equal", {"a.csv": "k,v\na,5\nb,5\nc,5\n"}, {0}, None, None),
    ("all gaps", {"a.csv": "k,v\na,\nb,\nc,\n"}, {0, 1}, "a.csv", None),
    ("only separators", {"a.csv": ",,,\n,,,\n,,,\n"}, {0, 1}, "a.csv", None),
    ("only newlines", {"a.csv": "\n\n\n\n"}, {0, 1}, "a.csv", None),
    ("thousand columns", {"a.csv": ",".join(f"c{i}" for i in range(1000)) + "\n" + ",".join("1" for _ in range(1000)) + "\n"},
     {0, 1}, None, None),
    ("ten thousand categories", {"a.csv": "k,v\n" + "".join(f"name {i},{i % 97}\n" for i in range(10_000))}, {0, 1}, None, None),
    ("year 999999", {"a.csv": "date,v\n999999-01-01,1\n2020-01-01,2\n"}, {0, 1}, None, None),
    ("impossible date", {"a.csv": "date,v\n" + "".join(f"2020-01-{d:02},{d}\n" for d in range(1, 29)) + "2020-02-31,2\n"},
     {0, 1}, "a.csv", 30),
    ("long line", {"a.csv": b"k,v\n" + b"a" * 200_000_000 + b",1\nb,2\n"}, {0, 1}, "a.csv", None),
    ("markup in header", {"a.csv": "<script>alert(1)</script>,v\na,1\nb,2\n"}, {0, 1}, None, None),
    ("markup in cells", {"a.csv": 'k,v\n"<img src=x onerror=alert(1)>",1\n"</svg><script>alert(1)</script>",2\n'}, {0}, None, None),
    ("quotes in cells", {"a.csv": 'k,v\n"a"" onload=""alert(1)",1\n"\'><b>x</b>",2\n'}, {0}, None, None),
    ("markup in file name", {"<img src=x>.csv": GOOD}, {0, 1}, None, None),
    ("control characters", {"a.csv": "k,v\na\x01\x1b[31m,1\nb,2\n"}, {0, 1}, None, None),
    ("right to left override", {"a.csv": "k,v\n\u202eabc,1\nb,2\n"}, {0, 1}, None, None),
    ("controls of the reading direction", {
        "a.csv": "k\u202e,v\u2066\n\u202eabc,1\nb\u202a,2\n\u2067c,3\n\u2069d,4\nשלום,5\n",
        "a.vl.json": encoding(x={"field": "k\u202e", "type": "nominal", "title": "\u202etitle"}, y={"field": "v\u2066", "type": "quantitative"}),
        "b.vl.json": spec(title="\u202eTitle", description="\u2066What it says", data={"values": [{"k": "\u202ea", "v": 1}, {"k": "b\u2067", "v": 2}]}),
        "datapackage.json": json.dumps({"title": "\u202dAll", "resources": [{"name": "a", "path": "a.csv", "title": "\u202eRain", "description": "\u202eso",
            "sources": [{"title": "\u202bfrom"}], "schema": {"fields": [{"name": "k\u202e", "title": "\u2067town"}]}}]})}, {0, 1}, None, None),
    ("names from right to left", {
        "a.csv": "עיר,גשם,שנה\nחיפה,1,2001\nאילת,2,2001\nצפת,3,2001\nחיפה,4,2002\nאילת,5,2002\nצפת,6,2002\nחיפה,7,2003\nאילת,1,2003\nצפת,2,2003\n",
        "a.vl.json": json.dumps({"title": "גשם", "description": "גשם", "data": {"url": "a.csv"}, "mark": "line", "encoding": {
            "x": {"field": "שנה", "type": "temporal"}, "y": {"field": "גשם", "type": "quantitative"}, "color": {"field": "עיר", "type": "nominal"}}}),
        "b.vl.json": json.dumps({"data": {"url": "a.csv"}, "mark": "bar", "encoding": {
            "x": {"field": "עיר", "type": "nominal"}, "y": {"aggregate": "mean", "field": "גשם", "type": "quantitative"}, "row": {"field": "שנה", "type": "ordinal"}}}),
        "datapackage.json": json.dumps({"title": "ישראל", "resources": [{"name": "a", "path": "a.csv", "title": "ערים", "sources": [{"title": "מקור"}]}]})},
     {0}, None, None),
    ("controls of the reading direction in pages", {
        **page("---\ntitle: \u202eTitle\ndescription: \u2066what\ntags: [\u202etag, b]\n---\n\n## \u202eHeading\n\n[\u202elink](two.md) &#x202E;entity\n\n"
               "<!-- chart: bar, title: \"\u202eBooks\" -->\n| Branch\u202e | Books |\n|---|---|\n| \u202eA | 1 |\n| B | 2 |\n"),
        "Content/two.md": "# \u202eTwo\n", "Site/site.json": json.dumps({"title": "\u202eSite"})}, {0, 1}, None, None),
    ("json truncated", {"a.json": '[{"k": "a", "v": 1}, {"k": '}, {0, 1}, "a.json", 1),
    ("json trailing comma", {"a.json": '[{"k": "a", "v": 1},\n]'}, {1}, "a.json", 1),
    ("json deep", {"a.json": "[" * DEEP + "]" * DEEP}, {1}, "a.json", 1),
    ("json deep objects", {"a.json": '{"a":' * DEEP + "1" + "}" * DEEP}, {1}, "a.json", 1),
    ("json scalar", {"a.json": "42"}, {0, 1}, "a.json", 1),
    ("json empty array", {"a.json": "[]"}, {0, 1}, "a.json", None),
    ("json empty file", {"a.json": ""}, {1}, "a.json", None),
    ("json mixed rows", {"a.json": '[{"k": "a", "v": 1}, 7, "x", {"k": "b", "v": 2}]'}, {0, 1}, "a.json", 1),
    ("json duplicate keys", {"a.json": '[{"k": "a", "k": "b", "v": 1}]'}, {0, 1}, "a.json", 1),
    ("json lone surrogate", {"a.json": '[{"k": "\\ud800", "v": 1}]'}, {0, 1}, "a.json", 1),
    ("json huge number", {"a.json": '[{"k": "a", "v": 1e400}, {"k": "b", "v": 2}]'}, {0, 1}, "a.json", None),
    ("json bad utf-8", {"a.json": '[{"k": "é", "v": 1}, {"k": "'.encode() + b'\xff", "v": 1}]'}, {0, 1}, "a.json", 1),
    ("json comment", {"a.json": '// x\n[{"k": "a", "v": 1}]'}, {1}, "a.json", 1),
    ("ndjson broken line", {"a.ndjson": '{"k":"a","v":1}\n{"k":\n{"k":"b","v":2}\n'}, {0, 1}, "a.ndjson", 2),
    ("spec truncated", {"a.csv": GOOD, "a.vl.json": '{"mark": "bar", '}, {1}, "a.vl.json", 1),
    ("spec is an array", {"a.csv": GOOD, "a.vl.json": "[]"}, {1}, "a.vl.json", 1),
    ("spec unknown key", {"a.csv": GOOD, "a.vl.json": spec(encodng={})}, {1}, "a.vl.json", 1),
    ("spec unknown mark", {"a.csv": GOOD, "a.vl.json": spec(mark="baar")}, {1}, "a.vl.json", 1),
    ("spec unknown field", {"a.csv": GOOD, "a.vl.json": encoding(x={"field": "kk", "type": "nominal"})}, {1}, "a.vl.json", 1),
    ("spec wrong types", {"a.csv": GOOD, "a.vl.json": spec(mark=[1], encoding="x", data=7)}, {1}, "a.vl.json", 1),
    ("spec path up", {"a.csv": GOOD, "a.vl.json": spec(data={"url": "../../../../etc/passwd"})}, {1}, "a.vl.json", 1),
    ("spec absolute path", {"a.csv": GOOD, "a.vl.json": spec(data={"url": "/etc/passwd"})}, {1}, "a.vl.json", 1),
    ("spec file url", {"a.csv": GOOD, "a.vl.json": spec(data={"url": "file:///etc/passwd"})}, {1}, "a.vl.json", 1),
    ("spec network url", {"a.csv": GOOD, "a.vl.json": spec(data={"url": "https://example.org/x.csv"})}, {1}, "a.vl.json", 1),
    ("spec encoded path up", {"a.csv": GOOD, "a.vl.json": spec(data={"url": "%2e%2e/x.csv"})}, {1}, "a.vl.json", 1),
    ("spec markup in title", {"a.csv": GOOD, "a.vl.json": spec(title="</title><script>alert(1)</script>")}, {0}, None, None),
    ("spec script link", {"a.csv": GOOD, "a.vl.json": encoding(href={"value": "javascript:alert(1)"})}, {0, 1}, None, None),
    ("spec colour trick", {"a.csv": GOOD, "a.vl.json": encoding(color={"value": 'red"/><script>alert(1)</script>'})}, {1}, "a.vl.json", 1),
    ("spec negative size", {"a.csv": GOOD, "a.vl.json": spec(width=-1e9, height=1e308)}, {0, 1}, "a.vl.json", 1),
    ("spec log of zero", {"a.csv": "k,v\na,0\nb,-2\n", "a.vl.json": encoding(y={"field": "v", "type": "quantitative", "scale": {"type": "log"}})},
     {0, 1}, "a.vl.json", None),
    ("spec million ticks", {"a.csv": GOOD, "a.vl.json": encoding(y={"field": "v", "type": "quantitative", "axis": {"tickCount": 1e9}})},
     {0, 1}, None, None),
    ("spec tiny bins", {"a.csv": GOOD, "a.vl.json": encoding(x={"field": "v", "bin": {"step": 1e-12}})}, {0, 1}, "a.vl.json", None),
    ("spec nan format", {"a.csv": GOOD, "a.vl.json": encoding(y={"field": "v", "type": "quantitative", "axis": {"format": "%%%q9999999"}})},
     {0, 1}, "a.vl.json", 1),
    ("package broken", {"a.csv": GOOD, "datapackage.json": '{"resources": [}'}, {1}, "datapackage.json", 1),
    ("package wrong types", {"a.csv": GOOD, "datapackage.json": '{"resources": [{"path": 7, "schema": {"fields": "x"}}], "title": []}'},
     {0, 1}, "datapackage.json", 1),
    ("package path up", {"a.csv": GOOD, "datapackage.json": '{"resources": [{"name": "x", "path": "../../etc/passwd"}]}'},
     {0, 1}, "datapackage.json", 1),
    ("package unknown field", {"a.csv": GOOD, "datapackage.json": '{"resources": [{"name": "a", "path": "a.csv", "schema": {"fields": [{"name": "zz", "type": "number"}]}}]}'},
     {0, 1}, None, None),
    ("package script link", {"a.csv": GOOD, "datapackage.json": '{"resources": [{"name": "a", "path": "a.csv", "sources": [{"title": "x", "path": "javascript:alert(1)"}]}]}'},
     {0, 1}, None, None),
    ("site.json broken", {"a.csv": GOOD, "Site/site.json": "{"}, {1}, "Site/site.json", 1),
    ("site.json typo", {"a.csv": GOOD, "Site/site.json": '{"titel": "x"}'}, {1}, "Site/site.json", 1),
    ("template broken", {"a.csv": GOOD, "Templates/page.mustache": "{{#a}}"}, {1}, "Templates/page.mustache", 1),
    ("template nested without end", {"a.csv": GOOD, "Templates/page.mustache": "{{#title}}" * 20_000 + "x" + "{{/title}}" * 20_000},
     {1}, "Templates/page.mustache", 1),
    ("templates that double", {"a.csv": GOOD, "Templates/page.mustache": "{{>x0}}",
                               **{f"Templates/x{i}.mustache": f"{{{{>x{i + 1}}}}}{{{{>x{i + 1}}}}}" for i in range(40)},
                               "Templates/x40.mustache": "x"}, {1}, "Templates/x39.mustache", 1),
    ("row without a field", {"a.csv": GOOD, "a.vl.json": encoding(row={})}, {1}, "a.vl.json", 1),
    ("bin anchored far away", {"a.csv": GOOD, "a.vl.json": encoding(x={"field": "v", "bin": {"anchor": 1e308}})}, {0, 1}, None, None),
    ("smallest year", {"a.csv": "k,v\nJan -9223372036854775808,1\nb,2\n",
                       "a.vl.json": encoding(x={"field": "k", "type": "temporal"})}, {0, 1}, "a.vl.json", None),
    ("wide table of short rows", page("|a" * 12_500 + "|\n" + "|-" * 12_500 + "|\n" + "|1|\n" * 12_500), {0, 1}, None, None),
    ("one heading again and again", page("# a\n" * 100_000), {0, 1}, "Content/index.md", None),
    ("headings that look numbered", page("".join(f"# a\n# a-{i}\n" for i in range(40_000))), {0, 1}, "Content/index.md", None),
    ("links to anchors that are not there", page("".join(f"[a](#x{i})\n" for i in range(40_000))), {1}, "Content/index.md", 1),
    ("links to pages that are not there", page("".join(f"[a](x{i}.md)\n" for i in range(40_000))), {1}, "Content/index.md", 1),
    ("aliases in the place of files", page("---\naliases: [/feed.xml, /robots.txt, /manifest.json, /schemas/site.schema.json, /index.html/x/]\n---\n# A\n"),
     {1}, "Content/index.md", 2),
    ("an alias that no disk takes", page("---\naliases: [/" + "a" * 300 + "]\n---\n# A\n"), {1}, "Content/index.md", 2),
    ("a static file below another", {**page("# A"), "Content/static/manifest.json/x": "x"}, {1}, "Content/static/manifest.json/x", None),
    ("a language of five hundred parts", {**page("# A"), "Site/site.json": json.dumps({"language": "en" + "-en" * 500})}, {1}, "Site/site.json", 1),
    ("folders forty deep", {"a.csv": GOOD, "d/" * 40 + "b.csv": GOOD}, {0}, "d/" * 32 + "d", None),
    ("folder named x.csv", {"x.csv/inner.csv": GOOD}, {0}, "x.csv", None),
    ("only other files", {"notes.docx": "x"}, {0, 1}, None, None),
    ("names that differ in case", {"a.csv": GOOD, "A.csv": GOOD}, {0, 1}, None, None),
    ("names that become one slug", {"a b.csv": GOOD, "a-b.csv": GOOD, "a_b.csv": GOOD}, {0, 1}, None, None),
    ("reserved names", {"index.csv": GOOD, "manifest.json": '[{"k": "a", "v": 1}]', "con.csv": GOOD}, {0, 1}, None, None),
    ("dots in names", {"...csv": GOOD, "a..csv": GOOD, "a.b.c.csv": GOOD}, {0, 1}, None, None),
    ("two hundred characters", {"n" * 200 + ".csv": GOOD}, {0, 1}, None, None),
]


def symlinks(folder):
    (folder / "data").mkdir()
    (folder / "data" / "a.csv").write_text(GOOD)
    os.symlink("..", folder / "data" / "loop")
    os.symlink("/etc/passwd", folder / "passwd.csv")
    os.symlink("nowhere.csv", folder / "dangling.csv")


def fifo(folder):
    (folder / "a.csv").write_text(GOOD)
    os.mkfifo(folder / "pipe.csv")


def built_before(folder):
    """What a build of ours wrote lies beside the data, also where links lead to it."""
    (folder / "a.csv").write_text(GOOD)
    (folder / "site" / "datasets").mkdir(parents=True)
    (folder / "site" / "manifest.json").write_text('{\n "format": "descant-manifest",\n "version": 1,\n "files": []\n}\n')
    (folder / "site" / "datasets" / "b.csv").write_text("<script>alert(1)</script>,v\na,1\nb,2\n")
    os.symlink("site", folder / "again")


SPECIAL = [("symbolic links", symlinks, {0}, "passwd.csv", None), ("a pipe named csv", fifo, {0}, "pipe.csv", None),
           ("a site of ours", built_before, {0}, "site", None)]

# What only a stranger would bring: name, files, a finding's file, its code, what else must be said.
EVIL = "CANARY" * 3
STRANGERS = [
    ("html in a page", {**page(f"# A\n\n<script>{EVIL}()</script>\n\nb <img src=x onerror={EVIL}()>\n"), "Content/a.csv": GOOD},
     "Content/index.md", "untrusted-markup", "HTML in 2 places"),
    ("pictures", page(f"# A\n\n![far](https://example.org/{EVIL}.png) ![near](a.svg)\n") | {"Content/a.svg": f"<svg>{EVIL}</svg>"},
     "Content/a.svg", "untrusted-file", "no pictures"),
    ("templates", {"a.csv": GOOD, "Templates/page.mustache": f"<p>{EVIL}</p>"}, "Templates/page.mustache", "untrusted-file", "no templates"),
    ("styles and scripts", {"a.csv": GOOD, "Site/styles/page.css": EVIL, "Site/scripts/figure.js": EVIL, "Site/images/icon.svg": EVIL},
     "Site/images/icon.svg", "untrusted-file", "3 files such as"),
    ("static files", {**page("# A"), "Content/static/a.html": EVIL, "Content/static/.htaccess": EVIL},
     "Content/static/.htaccess", "untrusted-file", "no files to copy"),
    ("settings", {"a.csv": GOOD, "Site/site.json": json.dumps({"title": "T", "baseURL": f"https://{EVIL}.example/", "rawHTML": "allow"})},
     "Site/site.json", "untrusted-setting", "baseURL"),
    ("front matter", page(f"---\ntitle: A\naliases: [/{EVIL}/]\ntemplate: redirect\n---\nText\n"), "Content/index.md", "untrusted-setting", "aliases"),
    ("suppressing what is told", page("---\ntitle: A\nsuppress: {untrusted-markup: no}\n---\n<b>x</b>\n"), "Content/index.md", "untrusted-markup", "HTML"),
    ("other schemes", page(f"[a](javascript:{EVIL}()) [b](mailto:{EVIL}@example.org) [c](//example.org/{EVIL})"), "Content/index.md", "link-refused", "mailto"),
    ("links out of the site", page(f"[a](../../../{EVIL}) [b](/{EVIL}/out)"), "Content/index.md", "link-broken", EVIL),
    ("links in data", {"a.csv": f"k,v,u\na,1,../../{EVIL}\nb,2,https://example.org/\n", "a.vl.json": encoding(href={"field": "u", "type": "nominal"})},
     "charts/a/index.html", "untrusted-link", EVIL),
    ("a stranger's links", symlinks, "passwd.csv", "disk-link", "not followed"),
    ("too many files", {f"{i:04}.md": f"# {i}" for i in range(1003)} | {"a.csv": GOOD}, "1000.md", "limit-passed", "1004 files"),
    ("a file too large", {"a.csv": GOOD, "b.csv": b"k,v\n" + b"a,1\n" * 5_100_000}, "b.csv", "limit-passed", "file-bytes"),
    ("too many rows", {"a.csv": GOOD, "b.csv": "k,v\n" + "a,1\n" * 100_001}, "b.csv", "limit-passed", "100001 rows"),
    ("too many columns", {"a.csv": GOOD, "b.csv": ",".join(f"c{i}" for i in range(600)) + "\n" + ",".join("1" * 600) + "\n"},
     "b.csv", "limit-passed", "600 columns"),
]


# What must be said of a folder of one's own besides where: name, a finding's code, its words.
TOLD = {"templates that double": ("template-too-much", "10000000 parts")}

STEERS = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def controls(text):
    """What steers a terminal or turns the reading direction beyond its text, which ends at a tag, a quote or a line."""
    found = [f"U+{ord(m[0]):04X} stands in {text[max(0, m.start() - 30):m.end() + 10]!r}" for m in STEERS.finditer(text)]
    text = html.unescape(text)
    for part in re.split(r'[<>"\n]', text) if TURNS.search(text) else []:
        depths = [0]
        for c in TURNS.findall(part):
            depths.append(depths[-1] + (1 if c in "\u2066\u2067\u2068" else -1 if c == "\u2069" else -99))
        if min(depths) < 0 or depths[-1]:
            found.append(f"the reading direction turns in {part[:60]!r}")
    return found


def mixed(name, text):
    """Names from right to left whose neighbours would change places with them."""
    loose = re.compile("[\u2066-\u2068][^\u2069]*\u2069")
    parts = re.findall(r">([^<]*)<", text) if name.endswith((".html", ".svg", ".xml")) else []
    found = [part for part in parts if re.search("[א-ת]", loose.sub("", part)) and not part.startswith("{")]
    for part in re.split(r'[<>"\n]|&quot;', text):
        rest = loose.sub("", part)
        # What JSON has as escapes is isolated, too.
        if re.search("[א-ת]", rest) and re.search("[A-Za-z0-9]", rest) and "\\u2068" not in part and "{" not in part:
            found.append(part)
    return [f"not in an isolate: {part[:80]!r}" for part in found]


class Watcher(html.parser.HTMLParser):
    """Finds markup that only the data could have brought in."""
    def __init__(self, is_untrusted=False):
        super().__init__()
        self.problems = []
        self.is_untrusted = is_untrusted

    def handle_starttag(self, tag, attributes):
        names = dict(attributes)
        if self.is_untrusted:
            self.look(tag, names)
        if tag == "script" and "src" not in names and names.get("type") != "application/ld+json":
            self.problems.append("script element")
        if tag == "img" and names.get("src") == "x":
            self.problems.append("img element")
        for name, value in attributes:
            if name.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.problems.append(f"{name}={value}")


    def look(self, tag, names):
        """What no page of a stranger's holds."""
        if tag in {"img", "iframe", "object", "embed", "style", "base", "form"} and names.get("class") != "search":
            self.problems.append(f"{tag} element")
        if "style" in names:
            self.problems.append("style attribute")
        leading = [names.get(n) or "" for n in ("src", "href", "poster", "data", "action")] if tag not in {"link", "meta"} else []
        if any(EVIL in address for address in leading):
            self.problems.append(f"an address of the folder's: {leading}")
        if tag == "a" and (names.get("href") or "").lower().startswith("http") and names.get("rel") != "nofollow ugc noopener":
            self.problems.append(f"a link to {names['href']} without a word")


def problems_of(descant, name, make, codes, file, line, *options, told=None):
    with tempfile.TemporaryDirectory() as home:
        root = pathlib.Path(home)
        folder, output = root / "in", root / "out"
        folder.mkdir()
        make(folder)
        before = {p for p in root.rglob("*") if not p.is_symlink()}
        run = subprocess.run([descant, "build", str(folder), "--output", str(output), "--format", "json", *options],
                             cwd=root, capture_output=True, text=True, errors="replace", timeout=120)
        problems = []
        if run.returncode not in codes:
            problems.append(f"exit {run.returncode}, not {sorted(codes)}: {run.stderr[-300:]}")
        try:
            findings = json.loads(run.stdout)["findings"]
        except (json.JSONDecodeError, KeyError):
            return problems + [f"no JSON: {run.stdout[:200]!r} {run.stderr[-300:]!r}"]
        if run.returncode == 1 and not any(f["severity"] == "error" for f in findings):
            problems.append("exit 1 without an error")
        # Findings name files by the path that leads to them; a page that is made has none.
        places = [((f.get("file") or "").removeprefix(f"{folder}/") or None, f.get("line")) for f in findings]
        if file and not any(p == file and (line is None or l == line) for p, l in places):
            problems.append(f"no finding at {file}:{line}; there are {places[:6]}")
        if any(p is None for p, _ in places):
            problems.append(f"a finding without a file: {[f['code'] for f in findings][:4]}")
        if told and not any(f["code"] == told[0] and told[1] in f["message"] for f in findings):
            problems.append(f"{told} is not told, but {[(f['code'], f['message']) for f in findings][:6]}")
        new = {p for p in root.rglob("*") if not p.is_symlink()} - before
        outside = [str(p) for p in new if p != output and output not in p.parents]
        if outside:
            problems.append(f"outside the output: {outside[:3]}")
        if run.returncode == 0 and not (output / "index.html").exists():
            problems.append("no index.html")
        for page in sorted(output.rglob("*.html")) if output.exists() else []:
            watcher = Watcher("--untrusted" in options)
            watcher.feed(page.read_text())
            problems += [f"{page.name}: {p}" for p in watcher.problems[:3]]
        for file in sorted(output.rglob("*")) if output.exists() else []:
            # Pages and what is read aloud or shown; data files are their author's.
            if file.suffix in {".html", ".svg", ".txt", ".vtt", ".xml"} and file.name != "robots.txt":
                problems += [f"{file.relative_to(output)}: {p}" for p in controls(file.read_bytes().decode())[:3]]
                if "right to left" in name:
                    problems += [f"{file.relative_to(output)}: {p}" for p in mixed(file.name, file.read_bytes().decode())[:3]]
        for file in sorted(output.rglob("*")) if "--untrusted" in options and output.exists() else []:
            if file.suffix in {".css", ".js", ".svg"} and not file.name.startswith("search-index") and EVIL.encode() in file.read_bytes():
                problems.append(f"{file.name} holds what the folder brought")
        return problems


def writer(files):
    def make(folder):
        for path, content in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content if isinstance(content, bytes) else content.encode())
    return make


def main():
    descant = str(pathlib.Path(sys.argv[1]).resolve())
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    cases = [(n, writer(f), c, p, l) for n, f, c, p, l in CASES] + SPECIAL
    # A stranger's folder is told more, and less of it is read.
    strange = [(f"{n}, untrusted", m, {0, 1}, None, None, "--untrusted") for n, m, *_ in cases]
    rows = [(c, TOLD.get(c[0])) for c in cases] + [(c, None) for c in strange]
    for name, files, file, code, message in STRANGERS:
        make = files if callable(files) else writer(files)
        rows.append(((f"{name}, untrusted", make, {0, 1}, file, None, "--untrusted"), (code, message)))
    passed = failed = 0
    for (name, *case), told in rows:
        if only not in name:
            continue
        try:
            problems = problems_of(descant, name, *case, told=told)
        except subprocess.TimeoutExpired:
            problems = ["took over two minutes"]
        passed, failed = passed + (not problems), failed + bool(problems)
        if problems:
            print(f"FAILED {name}")
            for problem in problems:
                print(f"       {problem}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
