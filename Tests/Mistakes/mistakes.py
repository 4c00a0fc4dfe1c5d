"""Mistakes that people make, and what they are told: each has its place, the author's own text and help.

    mistakes.py DESCANT [--list]     --list prints every mistake with its answer

Every row starts from a fresh project of `descant init`, breaks one thing, and runs `descant check --strict`.
"""
import pathlib, re, shutil, subprocess, sys, tempfile

descant = str(pathlib.Path(sys.argv[1]).resolve())
PAGE, SPEC, DATA = "Content/index.md", "Content/data/rain.vl.json", "Content/data/rain.csv"
PACKAGE, SITE = "Content/data/datapackage.json", "Site/site.json"


def edit(path, old, new):
    return lambda home: replace(home / path, old, new)


def replace(file, old, new):
    text = file.read_text()
    if old not in text:
        raise SystemExit(f"{file}: {old!r} is not there to be broken")
    file.write_text(text.replace(old, new, 1))


def write(path, text):
    def make(home):
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    return make


def add(text):
    return lambda home: (home / PAGE).write_text((home / PAGE).read_text() + "\n" + text + "\n")


CHART = '```vega-lite\n{ "data": { "url": "data/rain.csv" }, "mark": "bar", "encoding": { "x": { "field": "mnth", "type": "temporal" }, "y": { "field": "rain", "type": "quantitative" } } }\n```'

# what was done, how, where it is told (file:line), what the answer must hold
ROWS = [
    # Settings
    ("a key of site.json misspelt", edit(SITE, '"title"', '"titel"'), f"{SITE}:2:", "title"),
    ("a comma forgotten in site.json", edit(SITE, '",\n', '"\n'), f"{SITE}:", ","),
    ("a language that is a number", edit(SITE, '"en"', "7"), f"{SITE}:3:", "language"),
    ("a base address without scheme", edit(SITE, "{\n", '{\n  "baseURL": "example.org",\n'), f"{SITE}:2:", "https://"),
    # Front matter
    ("a key of the front matter misspelt", edit(PAGE, "description:", "descripton:"), f"{PAGE}:3:", "description"),
    ("front matter never closed", edit(PAGE, ".\n---\n", ".\n"), f"{PAGE}:", "---"),
    ("a date that does not exist", edit(PAGE, "---\ntitle", "---\ndate: 2025-02-30\ntitle"), f"{PAGE}:2:", "2025-02-30"),
    ("a quote never closed in the front matter", edit(PAGE, '"\ndescription', "\ndescription"), f"{PAGE}:2:", '"'),
    ("a tab as indentation", edit(PAGE, "---\ntitle", "---\ntags:\n\t- a\ntitle"), f"{PAGE}:3:", "tab"),
    ("draft that is neither true nor false", edit(PAGE, "---\ntitle", "---\ndraft: maybe\ntitle"), f"{PAGE}:2:", "true"),
    ("a key given twice", edit(PAGE, "---\ntitle", "---\ntitle: Twice\ntitle"), f"{PAGE}:3:", "title"),
    ("a template that is not there", edit(PAGE, "---\ntitle", "---\ntemplate: wide\ntitle"), f"{PAGE}:2:", "wide"),
    # Pages
    ("a link to a page that is not there", add("[the method](metod.md)"), f"{PAGE}:", "metod.md"),
    ("a link to an anchor that is not there", add("## How\n\n[see how](#hwo)"), f"{PAGE}:", "hwo"),
    ("an image that is not there", add("![a cloud](cloud.png)"), f"{PAGE}:", "cloud.png"),
    ("an image without words", lambda h: (write("Content/cloud.png", b"\x89PNG\r\n\x1a\n")(h), add("![](cloud.png)")(h)), f"{PAGE}:", "alternative"),
    ("a link called click here", add("[Click here](https://example.org/)"), f"{PAGE}:", "Click here"),
    ("a link that runs a script", add("[run](javascript:alert(1))"), f"{PAGE}:", "javascript"),
    ("the same in HTML", add('<a href="javascript:alert(1)">run</a>'), f"{PAGE}:", "javascript"),
    ("a picture from another site", add("![Logo](https://example.org/logo.png)"), f"{PAGE}:", "is not loaded"),
    ("a frame", add('<iframe src="https://example.org/" title="Map"></iframe>'), f"{PAGE}:", "link to it"),
    ("headings that skip a level", add("## One\n\n#### Three"), f"{PAGE}:", "level"),
    ("an address with one slash", add("[a site](https:/example.org)"), f"{PAGE}:", "https://"),
    ("a page that nobody links to, with the same title", lambda h: write("Content/copy.md", '---\ntitle: "Rain"\n---\n\nA\n')(h) or write("Content/copy2.md", '---\ntitle: "Rain"\n---\n\nB\n')(h), "Content/copy2.md:", "Rain"),
    ("a report beside the pages that nobody links to", write("Content/files/report.pdf", "%PDF"), "Content/files/report.pdf:1:", "Content/static/"),
    ("a static file in the place of a page", write("Content/static/index.html", "<p>"), "Content/static/index.html:1:", "taken"),
    ("the same chart title twice on a page", add("![again](data/rain.vl.json)"), f"{SPEC}:", "also called"),
    ("a finding suppressed that stops the build", lambda h: edit(PAGE, "---\ntitle", "---\nsuppress:\n  spec-unknown-value: so be it\ntitle")(h) or edit(SPEC, '"bar"', '"baar"')(h), f"{PAGE}:3:", "no suppression takes it away"),
    # Charts in pages
    ("a chart that is not there", edit(PAGE, "data/rain.vl.json", "data/rian.vl.json"), f"{PAGE}:", "rain"),
    ("a field misspelt in a fenced chart", add(CHART), f"{PAGE}:", "month"),
    ("a fenced chart that is no JSON", add('```vega-lite\n{ "mark": "bar", }\n```'), f"{PAGE}:", "}"),
    # Specs
    ("a mark misspelt", edit(SPEC, '"bar"', '"baar"'), f"{SPEC}:6:", "bar"),
    ("a field misspelt", edit(SPEC, '"rain", "type"', '"rian", "type"'), f"{SPEC}:9:", "rain"),
    ("a type misspelt", edit(SPEC, '"quantitative"', '"quantitive"'), f"{SPEC}:9:", "quantitative"),
    ("a channel misspelt", edit(SPEC, '"y": {', '"yy": {'), f"{SPEC}:9:", "y"),
    ("an encoding forgotten", edit(SPEC, '"encoding"', '"encodin"'), f"{SPEC}:7:", "encoding"),
    ("data that are not there", edit(SPEC, "rain.csv", "rian.csv"), f"{SPEC}:5:", "rian.csv"),
    ("an aggregate misspelt", edit(SPEC, '"field": "rain",', '"field": "rain", "aggregate": "maen",'), f"{SPEC}:9:", "mean"),
    ("a brace never closed", edit(SPEC, "}\n}", "}\n"), f"{SPEC}:", "close the object"),
    ("a time unit misspelt", edit(SPEC, '"yearmonth"', '"yearmont"'), f"{SPEC}:8:", "yearmonth"),
    ("a list where an object belongs", edit(SPEC, '{ "url": "rain.csv" }', '[1, 2]'), f"{SPEC}:5:", "data"),
    ("a domain that leaves out a value", edit(SPEC, '"field": "rain",', '"field": "rain", "scale": {"domain": [0, 50]},'), f"{SPEC}:9:", "outside its axis"),
    # Data
    ("a word among numbers", edit(DATA, "2025-03,41", "2025-03,many"), f"{DATA}:4:", "many"),
    ("a month that does not exist", edit(DATA, "2025-03,", "2025-13,"), f"{DATA}:4:", "2025-13"),
    ("a cell too many", edit(DATA, "2025-03,41", "2025-03,41,5"), f"{DATA}:4:", ""),
    ("a quote never closed in the data", edit(DATA, "2025-03,41", '"2025-03,41'), f"{DATA}:4:", '"'),
    ("a column name given twice", edit(DATA, "month,rain", "month,month"), f"{DATA}:1:", "month"),
    ("a data file in two encodings", write("Content/data/snow.csv", "place,snow\nZürich,3\n".encode() + "Genève,4\n".encode("latin-1")), "Content/data/snow.csv:", "UTF-8"),
    ("an empty data file", write("Content/data/snow.csv", ""), "Content/data/snow.csv:", ""),
    # Data package
    ("a key of the data package misspelt", edit(PACKAGE, '"fields"', '"feilds"'), f"{PACKAGE}:", "fields"),
    ("a field described that the data lack", edit(PACKAGE, '"name": "rain", "type"', '"name": "rian", "type"'), None, "rian"),
    ("a type that does not exist", edit(PACKAGE, '"integer"', '"int"'), f"{PACKAGE}:", "integer"),
    ("a resource whose file is not there", edit(PACKAGE, '"rain.csv"', '"rian.csv"'), f"{PACKAGE}:", "rian.csv"),
    # Templates and styles
    ("a tag never closed in a template", write("Templates/page.mustache", "<h1>{{title}</h1>\n"), "Templates/page.mustache:1:", "}}"),
    ("a section never closed", write("Templates/page.mustache", "<h1>{{#title}}x</h1>\n"), "Templates/page.mustache:1:", "title"),
    ("a partial that is not there", write("Templates/page.mustache", "<html lang=\"en\"><h1>{{>heder}}</h1></html>\n"), "Templates/page.mustache:1:", "heder"),
    ("a variable misspelt in a template", write("Templates/page.mustache", "<html lang=\"en\"><h1>{{titel}}</h1></html>\n"), "Templates/page.mustache:1:", "title"),
    ("grey text on white", write("Site/styles/own.css", ":root { --descant-ground: #ffffff; --descant-ink: #aaaaaa }\n"), "own.css:1:", "4.5"),
]


def main():
    passed = failed = 0
    shows = "--list" in sys.argv
    with tempfile.TemporaryDirectory() as folder:
        clean = pathlib.Path(folder) / "rain"
        subprocess.run([descant, "init", "-q", str(clean)], check=True)
        for name, mistake, place, word in ROWS:
            home = pathlib.Path(folder) / "broken" / "rain"
            shutil.rmtree(home.parent, ignore_errors=True)
            shutil.copytree(clean, home)
            mistake(home)
            answer = subprocess.run([descant, "check", "--strict"], cwd=home, capture_output=True, text=True, timeout=60)
            lines = answer.stderr.splitlines()
            told = [i for i, line in enumerate(lines) if re.match(r"\S.*?:\d+:\d+: (error|warning): ", line)]
            blocks = ["\n".join(lines[a:b]) for a, b in zip(told, told[1:] + [len(lines)])]
            if place is None:
                good = [b for b in blocks if word is None or word in b]
            else:
                good = [b for b in blocks if place in b.split(": ")[0] + ":" and word in b]
            helped = [b for b in good if "help:" in b]
            ok = answer.returncode == 1 and helped
            passed, failed = passed + bool(ok), failed + (not ok)
            if shows or not ok:
                print(("" if ok else "FAILED ") + f"# {name}")
                print("\n".join("    " + line for line in ((helped or good or blocks)[:1] or [f"exit {answer.returncode}, nothing told"])[0].splitlines()) + "\n")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
