"""Writes what fuzzing starts from: this project's own pages, data, specs, templates and tables of tests.

    seeds.py FOLDER          a folder a harness, and a dictionary of the words in its seeds
"""
import collections, hashlib, json, pathlib, re, sys

root = pathlib.Path(__file__).resolve().parents[2]
out = pathlib.Path(sys.argv[1])
ENDINGS = ["csv", "tsv", "tab", "psv", "json", "ndjson", "jsonl"]
PALETTES = [".json", ".tokens", ".css", ".svg", ".html", ".gpl", ".ase", ".mplstyle", ".hex", ""]


def add(harness, content, longest=8192):
    content = content.encode() if isinstance(content, str) else content
    if not content or len(content) > longest:
        return
    folder = out / harness
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ("seed-" + hashlib.sha1(content).hexdigest()[:12])).write_bytes(content)


def files(folder, *endings):
    for path in sorted((root / folder).rglob("*")):
        if path.suffix in endings and path.is_file() and ".venv" not in path.parts:
            yield path


def literals(folder):
    """The texts in tables of tests."""
    for path in files(folder, ".swift"):
        code = path.read_text()
        for block in re.findall(r'#?"""\n(.*?)\n\s*"""#?', code, re.S):
            yield re.sub(r"^ {4,}", "", block, flags=re.M)
        for raw in re.findall(r'#"([^\n]+?)"#', code):
            yield raw
        for text in re.findall(r'(?<![#"])"((?:[^"\\\n]|\\.)*)"(?!["#])', code):
            try:
                yield json.loads('"' + re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda m: chr(int(m[1], 16)), text) + '"')
            except ValueError:
                pass


def parcel(*parts):
    return b"".join(b"=== " + name.encode() + b"\n" + content.rstrip(b"\n") + b"\n" for name, content in parts)


def data():
    for path in files("Content", ".csv", ".tsv", ".json", ".ndjson"):
        ending = path.suffix[1:]
        if ending in ENDINGS:
            # The first lines are enough of a long table.
            add("data", bytes([ENDINGS.index(ending)]) + b"".join(path.read_bytes().splitlines(True)[:30]))
    for text in literals("Tests/DescantTests/Data"):
        for place in (0, 4, 5) if text[:1] in "[{" else (0, 1):
            add("data", bytes([place]) + text.encode(errors="replace"))
        if text[:1] in "[{":
            add("json", text.encode(errors="replace"))
    for text in literals("Tests/DescantTests/Basics"):
        add("json", text.encode(errors="replace"))
    for text in literals("Tests/DescantTests/Grammar"):
        add("expression" if text[:1] not in "[{" else "json", text.encode(errors="replace"), 1000)
    descriptor = {"name": "p", "licenses": [{"name": "CC0-1.0"}], "sources": [{"title": "s", "path": "https://example.org/"}],
                  "resources": [{"name": "a", "path": "a.csv", "dialect": {"delimiter": ";", "decimalChar": ","},
                                 "schema": {"missingValues": ["-"], "primaryKey": "day", "fields": [
                                     {"name": "day", "type": "date", "format": "%d.%m.%Y"},
                                     {"name": "rain", "type": "number", "decimalChar": ",", "groupChar": ".", "title": "Rain",
                                      "constraints": {"minimum": 0}, "unit": "mm"},
                                     {"name": "place", "type": "string", "categories": ["a", "b"]},
                                     {"name": "wet", "type": "boolean", "trueValues": ["yes"], "falseValues": ["no"]}]}}]}
    table = b"day;rain;place;wet\n01.02.2024;1.000,5;a;yes\n02.02.2024;-;b;no\n"
    add("package", parcel(("datapackage.json", json.dumps(descriptor).encode()), ("a.csv", table)))
    for path in files("Content", ".json"):
        if path.name == "datapackage.json":
            tables = [(other.name, other.read_bytes()[:1500]) for other in files(path.parent, ".csv")][:1]
            add("package", parcel((path.name, path.read_bytes()), *tables))


def charts():
    table = b"year,place,rain,snow\n2001,a,1.5,2\n2002,a,,3\n2003,b,4,-5\n2004,b,2e3,0\n"
    for path in files("Content", ".json"):
        if not path.name.endswith(".vl.json"):
            continue
        spec = path.read_bytes()
        urls = set(re.findall(rb'"url"\s*:\s*"([^"]+)"', spec))
        tables = []
        for url in urls:
            other = path.parent / url.decode()
            if other.is_file():
                tables.append((url.decode(), b"".join(other.read_bytes().splitlines(True)[:25])))
        for harness in ("chart", "sound"):
            add(harness, parcel((path.name, spec), *tables), 8000 if harness == "chart" else 4000)
    for text in literals("Tests/DescantTests/Grammar"):
        if text.startswith("{") and "mark" in text:
            add("chart", parcel(("a.vl.json", text.encode(errors="replace")), ("a.csv", table), ("data.csv", table)))
    for mark in ("line", "bar", "point", "area", "tick", "rule", "rect", "text"):
        for scale in ("linear", "log", "symlog", "sqrt", "pow"):
            spec = {"data": {"url": "a.csv"}, "mark": mark, "title": "t", "encoding": {
                "x": {"field": "year", "type": "temporal"}, "y": {"field": "rain", "type": "quantitative", "scale": {"type": scale}},
                "color": {"field": "place", "type": "nominal"}}}
            for harness in ("chart", "sound"):
                add(harness, parcel(("a.vl.json", json.dumps(spec).encode()), ("a.csv", table)))


def texts():
    for path in files("Content", ".md"):
        text = path.read_text()
        for start in range(0, min(len(text), 12000), 3000):
            add("markdown", text[start:start + 3000])
        add("front-matter", text[:800])
    for path in files(".suites", ".json"):
        for case in json.loads(path.read_text()) if "commonmark" in str(path) or "gfm" in str(path) else []:
            if isinstance(case, dict) and "markdown" in case:
                add("markdown", case["markdown"])
    for text in literals("Tests/DescantSiteTests/Markdown"):
        add("markdown", text.encode(errors="replace"), 3000)
    for text in literals("Tests/DescantSiteTests/Build"):
        if text.startswith("---"):
            add("front-matter", text.encode(errors="replace"))
        add("front-matter", b"---\n" + text.encode(errors="replace") + b"\n---\nbody\n", 1500)
    view = json.dumps({"a": "x", "b": True, "l": [{"n": "1"}, {"n": "2", "l": []}], "m": {"t": "page", "u": None}}).encode()
    for text in literals("Tests/DescantSiteTests/Mustache"):
        if "{{" in text:
            add("mustache", parcel(("page", text.encode(errors="replace")), ("p", b"({{t}}{{$b}}d{{/b}})"), ("data.json", view)), 2000)
    for path in files("Templates", ".mustache"):
        add("mustache", parcel((path.stem, path.read_bytes()), ("data.json", view)), 2000)


def colours():
    for path in files("Site", ".json", ".css", ".svg"):
        if path.suffix in PALETTES:
            add("palette", bytes([PALETTES.index(path.suffix)]) + path.read_bytes()[:4000])
        if path.suffix == ".css":
            add("styles", path.read_bytes()[:4000])
    for text in literals("Tests/DescantTests/Color"):
        if len(text) > 12:
            for place in {0, len(text) % len(PALETTES)}:
                add("palette", bytes([place]) + text.encode(errors="replace"), 3000)
        if "--" in text or "(" in text or text.startswith("#"):
            add("styles", text.encode(errors="replace"), 3000)
    ase = b"ASEF\x00\x01\x00\x00\x00\x00\x00\x01" + b"\x00\x01\x00\x00\x00\x1e\x00\x04\x00R\x00e\x00d\x00\x00RGB " \
        + b"\x3f\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    add("palette", bytes([6]) + ase)


def pictures():
    add("font", (root / "Site/fonts/card.ttf").read_bytes(), 40000)
    for path in [*files("Content", ".svg"), *files("Site", ".svg"), *files("Output/charts", ".svg")][:40]:
        add("drawing", path.read_bytes()[:4000])
    for text in literals("Tests/DescantSiteTests/Cards"):
        if "<" in text:
            add("drawing", text.encode(errors="replace"))
    add("drawing", '<svg viewBox="0 0 120 63"><defs><clipPath id="c"><rect x="1" y="2" width="50" height="40"/></clipPath>'
        '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0L4 4"/></pattern></defs>'
        '<g transform="translate(3 4)" clip-path="url(#c)"><path d="M0,0L10,10C3,4,5,6,7,8A5,5,0,0,1,20,20Q1,2,3,4H5V6Z" '
        'style="stroke: #a00; stroke-width: 2; stroke-dasharray: 3 1; fill: none"/><circle cx="5" cy="6" r="3"/>'
        '<line x1="0" y1="0" x2="9" y2="9"/><text x="5" y="9" text-anchor="end" transform="rotate(-90 5 9)">Rain &amp; snow'
        '<tspan x="5" dy="1.1em">mm</tspan></text></g></svg>')
    for text in (b"\0", b"\x10" + bytes(300), b"\x40" + bytes(range(256)) * 4, b"\x08" + b"abcabcabd" * 50):
        add("deflate", text)


def sites():
    add("settings", (root / "Site/site.json").read_bytes())
    for text in [*literals("Tests/DescantSiteTests/Build"), *literals("Tests/DescantSiteTests/Checks")]:
        if text.startswith("{"):
            add("settings", text.encode(errors="replace"), 2000)
    rain = ("rain.csv", b"year,rain\n2001,1\n2002,3\n2003,2\n2004,7\n")
    spec = ("charts/rain.vl.json", b'{"title": "Rain", "data": {"url": "../rain.csv"}, "mark": "line", "encoding": '
            b'{"x": {"field": "year", "type": "temporal"}, "y": {"field": "rain", "type": "quantitative"}}}')
    page = ("Content/index.md", b"---\ntitle: Rain\ndate: 2024-02-01\ntags: [a, b]\n---\n# Rain\n\n![it rained](../charts/rain.vl.json)\n\n"
            b"[data](../rain.csv) and [two](two.md)\n\n```chart\n{\"data\": {\"url\": \"../rain.csv\"}, \"mark\": \"bar\"}\n```\n")
    settings = ("Site/site.json", b'{"title": "T", "language": "en", "languages": ["de"], "baseURL": "https://example.org/a/", "audio": false,'
                b' "navigation": [{"title": "Rain", "path": "index.md"}], "feed": true}')
    own = ("Templates/page.mustache", b"<!doctype html><html lang=\"{{language}}\"><title>{{title}}</title>{{{content}}}{{>footer}}")
    for parts in ([rain], [rain, spec], [rain, spec, page], [rain, page, settings], [rain, page, settings, own],
                  [rain, ("Site/styles/own.css", b":root { --chart-1: #a00; --descant-ground: white }")],
                  [rain, ("datapackage.json", b'{"resources": [{"path": "rain.csv", "title": "Rain"}]}')],
                  [("Content/a.md", b"| a | b |\n|---|--:|\n| 1 | 2 |\n\n[^1] text\n\n[^1]: note\n"), ("Content/b/index.md", b"# B\n")]):
        add("site", parcel(*parts))


def dictionary(folder):
    """Words that stand in several seeds."""
    counts = collections.Counter()
    for path in folder.glob("seed-*"):
        text = path.read_bytes()
        counts.update(set(re.findall(rb'"[A-Za-z$][\w-]{1,24}"|--[a-z-]{3,20}|[A-Za-z]{3,20}\(|[a-zA-Z]{4,20}|\{\{[#^$<>/&*]?|\n +', text)))
    words = [word for word, count in counts.most_common(400) if count > 1 or len(counts) < 200]
    lines = ["\"" + "".join(chr(c) if 32 <= c < 127 and c not in b'"\\' else f"\\x{c:02x}" for c in word) + "\"" for word in words]
    (folder.parent / f"{folder.name}.dict").write_text("\n".join(lines) + "\n")


for part in (data, charts, texts, colours, pictures, sites):
    part()
for folder in sorted(path for path in out.iterdir() if path.is_dir()):
    dictionary(folder)
    print(folder.name, len(list(folder.iterdir())))
