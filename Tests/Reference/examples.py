"""One broken input for every finding that a few lines of text can bring about.

Each is really run when the reference is made, and its output is what the page of the code shows;
an example that no longer brings its finding about fails the check.
"""

SPEC = """{
  "title": "Rain by month",
  "data": {"url": "rain.csv"},
  "mark": "bar",
  "encoding": {
    "x": {"field": "month", "type": "ordinal", "title": "Month"},
    "y": {"field": "rain", "type": "quantitative", "title": "Rain"}
  }
}
"""
RAIN = "month,rain\nJan,62\nFeb,48\nMar,41\n"
PACKAGE = """{
  "resources": [{
    "name": "rain", "path": "rain.csv",
    "schema": {"fields": [
      {"name": "month", "type": "string"},
      {"name": "rain", "type": "number"}
    ]}
  }]
}
"""
PAGE = "---\ntitle: Rain\n---\n\nHow much it rained.\n"


def spec(old, new, **more):
    """The spec with one change, beside its data."""
    assert old in SPEC, old
    return {"rain.vl.json": SPEC.replace(old, new), "rain.csv": RAIN, **more}


def package(old, new):
    assert old in PACKAGE, old
    return {"datapackage.json": PACKAGE.replace(old, new), "rain.csv": RAIN}


def said(description):
    """A chart whose author says something about it, with unit and source."""
    words = '"title": "Rain by month",\n  "description": "%s",' % description
    return spec('"title": "Rain by month",', words)


def template(text):
    return {"rain.csv": RAIN, "Templates/page.mustache": text}


def site(text):
    return {"rain.csv": RAIN, "Site/site.json": text}


DAYS = "day,rain\n" + "".join(f"2024-01-{day:02},{day * 7 % 23}\n" for day in range(1, 31))
WAVES = "month,rain\n" + "".join(f"{n},{n % 2 * 60}\n" for n in range(900))
TOWNS = "place,rain\n" + "".join(f"Town {chr(65 + n // 26)}{chr(97 + n % 26)},{50 + n * 37 % 61}\n" for n in range(28))
STATIONS = "month,rain,place\n" + "".join(f"{n},{n * k % 7},{p}\n" for k, p in enumerate("ABCD", 2) for n in range(9))
CLOUD = "month,rain\n" + "".join(f"{n * 7 % 50},{n * 11 % 60}\n" for n in range(300))
NEAR = "month,rain,place\n" + "".join(f"{n},{10 * n + ((1 if n < 3 else 60) if p == 'B' else 0)},{p}\n" for p in "AB" for n in range(12))
HIGH = "month,rain\n1,104\n2,108\n3,103\n"
PIE = """{
  "title": "Rain by month",
  "data": {"url": "rain.csv"},
  "mark": "arc",
  "encoding": {
    "theta": {"field": "rain", "type": "quantitative", "title": "Rain"},
    "color": {"field": "month", "type": "nominal", "title": "Month"}
  }
}
"""


def tactile(mark, data, more="", scale=""):
    """A chart of numbers along both axes, to be felt."""
    text = SPEC.replace('"mark": "bar"', f'"mark": "{mark}"').replace('"ordinal"', '"quantitative"')
    text = text.replace('"encoding": {', '"encoding": {\n    ' + more if more else '"encoding": {')
    return {"rain.vl.json": text.replace('"title": "Rain"}', scale + ' "title": "Rain"}'), "rain.csv": data}


class Link(str):
    """A symbolic link to a path."""


def written(text, **more):
    """A page that says this, beside data."""
    return {"index.md": PAGE + "\n" + text + "\n", "rain.csv": RAIN, **more}


def matter(text):
    return {"index.md": "---\n" + text + "\n---\n\nHow much it rained.\n"}


def lint(name, text, *options):
    return {"files": {name: text}, "run": ["lint", name, *options]}


def colors(*words):
    return {"files": {}, "run": ["lint", *words]}


def settings(text):
    return {
        "files": {"brand.css": ":root { --chart-1: #0000cd; --chart-2: #a06a00; --ground: #ffffff; }\n",
                  "descant.lint.json": text},
        "run": ["lint", "brand.css"], "show": "descant.lint.json",
    }


def audited(text):
    """What people are said to have found in a chart, beside it."""
    return {"files": {"rain.vl.json": SPEC, "rain.csv": RAIN, "Site/audit.yaml": text},
            "run": ["check", "--audit", "audit"], "show": "Site/audit.yaml"}


VERDICT = ("- rule: AUD-A3\n  chart: rain\n  outcome: passed\n  by: A. Person\n  date: 2026-11-20\n"
           "  chart_hash: 9c1f27aa\n")


def verdict(old="", new="", more=""):
    assert old in VERDICT, old
    return audited(VERDICT.replace(old, new, 1) + more)


# A code's example is a folder of files, which "descant check" reads, or a command of its own.
EXAMPLES = {
    "json-syntax": spec('"mark": "bar",', '"mark": "bar"'),
    "json-empty": {"rain.csv": RAIN, "rain.vl.json": "\n"},
    "json-duplicate-key": spec('"mark": "bar",', '"mark": "bar",\n  "mark": "line",'),
    "json-number-range": {"big.json": '[{"name": "a", "size": 1e999},\n {"name": "b", "size": 2}]\n'},
    "json-encoding": {"rain.csv": RAIN, "names.json": '[{"name": "\\ud83d", "size": 1},\n {"name": "b", "size": 2}]\n'},
    "json-depth": {"rain.csv": RAIN, "deep.json": "[" * 1100 + "]" * 1100},
    "data-binary": {"rain.csv": b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0" * 9},
    "data-encoding": {"rain.csv": b"month,rain\nJan,62\nM\xc3\xa4rz,41\nAo\xc3\xbbt,48\nD\xe9c,35\n"},
    "data-null-byte": {"rain.csv": b"month,rain\nJan,62\nFe\0b,48\nMar,41\n"},
    "data-empty": {"rain.csv": "month,rain\n"},
    "data-ragged-row": {"rain.csv": "month,rain\nJan,62\nFeb,1,048\nMar,41\n"},
    "data-quote": {"rain.csv": 'month,rain\n"Jan,62\nFeb,48\nMar,41\n'},
    "data-header": {"rain.csv": "month,rain,rain\nJan,62,60\nFeb,48,47\n"},
    "data-no-header": {"rain.csv": "2022,62\n2023,48\n2024,41\n"},
    "data-no-table": {"rain.json": '{"rain": "a lot"}\n'},
    "data-nested": {"rain.json": '[{"month": "Jan", "rain": [62, 60]},\n {"month": "Feb", "rain": [48]}]\n'},
    "data-not-a-number": {"rain.csv": "month,rain\nJan,62\nFeb,n.m.\nMar,41\nApr,35\nMay,52\nJun,58\n"},
    "data-not-a-date": {"rain.csv": "day,rain\n2024-01-01,62\n2024-01-32,48\n2024-02-01,41\n2024-02-02,3\n2024-02-03,4\n2024-02-04,0\n"},
    "data-not-a-boolean": {
        "datapackage.json": PACKAGE.replace('"rain", "type": "number"', '"rain", "type": "boolean"'),
        "rain.csv": "month,rain\nJan,true\nFeb,perhaps\n"},
    "data-missing-word": {"rain.csv": "month,rain\nJan,62\nFeb,n/a\nMar,41\n"},
    "data-mixed-column": {"rain.csv": "month,rain\nJan,62\nFeb,little\nMar,41\nApr,none to speak of\n"},
    "data-ambiguous-date": {"rain.csv": "day,rain\n01/02/2024,62\n03/04/2024,48\n05/06/2024,41\n"},
    "data-ambiguous-time": {"shifts.csv": "time,staff\n8:05:00,4\n9:30:00,7\n6:45:00,3\n"},
    "data-mixed-offsets": {
        "prices.csv": "time,price\n2024-10-27T02:30+02:00,59\n2024-10-27T02:30+01:00,57\n2024-10-27T03:30+01:00,51\n"},
    "data-mixed-periods": {
        "sales.csv": "quarter,sales\n2023 Q1,10\n2023 Q2,12\n2023 Q3,9\n2023 Q4,14\n2023,45\n2024 Q1,11\n2024 Q2,13\n"},
    "data-ambiguous-number": {"rain.csv": 'place,rain\nNorth,"1,120"\nSouth,3 310\n'},
    "data-sentinel": {"rain.csv": "month,rain\nJan,62\nFeb,48\nMar,-999\nApr,41\nMay,-999\n"},
    "package-encoding": package('"path": "rain.csv"', '"path": "rain.csv", "encoding": "windows-1525"'),
    "package-forbid": package('"path": "rain.csv"', '"path": "rain.csv", "descant:forbid": ["sentinel"]'),
    "package-shape": package('"name": "rain", "path"', '"name": 5, "path"'),
    "package-unknown-type": package('"type": "number"', '"type": "decimal"'),
    "package-format": package('"type": "string"', '"type": "date", "format": "DD.MM.YYYY"'),
    "package-path": package('"path": "rain.csv"', '"path": "../rain.csv"'),
    "package-field": package('{"name": "rain"', '{"name": "rainfall"'),
    "spec-unknown-property": spec('"encoding"', '"encodings"'),
    "spec-unsupported": spec('"mark": "bar"', '"mark": "image"'),
    "spec-wrong-type": spec('"encoding": {', '"width": "wide",\n  "encoding": {'),
    "spec-unknown-value": spec('"quantitative"', '"quantitive"'),
    "spec-missing": spec('"mark": "bar",', '"mark": {"color": "navy"},'),
    "spec-no-field": spec('"field": "rain"', '"field": "rian"'),
    "spec-no-data": spec('"rain.csv"', '"rainfall.csv"'),
    "spec-data": spec('{"url": "rain.csv"}', '{"values": 62}'),
    "spec-value": spec('"title": "Rain"}', '"title": "Rain", "scale": {"type": "log"}}', **{"rain.csv": RAIN + "Apr,0\n"}),
    "spec-too-many": spec('"field": "month", "type": "ordinal"', '"field": "rain", "type": "nominal"', **{
        "rain.csv": "month,rain\n" + "".join(f"Jan,{i}\n" for i in range(6000))}),
    "spec-empty": spec('"mark": "bar",', '"mark": "bar",\n  "transform": [{"filter": "datum.rain > 1000"}],'),
    "spec-no-title": spec('"title": "Rain by month",\n  ', ''),
    "spec-left-to-site": spec('"mark": "bar"', '"mark": {"type": "bar", "cornerRadius": 4}'),
    "spec-not-listed": spec('"type": "ordinal"', '"type": "ordinal", "sort": ["Jan", "Feb"]'),
    "spec-annotation": spec('"mark": "bar",', '"mark": "bar",\n  "usermeta": {"descant": {"annotations": [{"x": "Sep", "text": "Storms"}]}},'),
    "spec-curve": spec('"mark": "bar"', '"mark": {"type": "line", "interpolate": "basis"}'),
    "spec-random": spec('"mark": "bar",', '"mark": "bar",\n  "transform": [{"sample": 2}],'),
    "spec-expression": spec('"mark": "bar",', '"mark": "bar",\n  "transform": [{"filter": "datum.rain >"}],'),
    "inference-no-chart": {"names.csv": "name,remark\nAda,likes maths\nAlan,likes running\nGrace,likes ships\n"},
    "words-too-long": said("It rains. It rains a lot. It rains all year. Take a coat."),
    "words-repeat-title": said("Rain by month."),
    "words-colour-only": said("The blue bars show that January is wettest."),
    "words-place-only": said("The bar on the left is the highest."),
    "words-contradict-data": said("Mar is the highest month, with 41."),
    "words-no-unit": spec('"Rain"', '"Rain"'),
    "words-no-source": spec('"Rain"', '"Rain"'),
    "audio-unknown-key": spec('"mark": "bar",', '"mark": "bar",\n  "usermeta": {"descant": {"audio": {"lenght": 6}}},'),
    "audio-wrong-value": spec('"mark": "bar",', '"mark": "bar",\n  "usermeta": {"descant": {"audio": {"length": 600}}},'),
    "audio-out-of-range": spec('"title": "Rain"}', '"title": "Rain", "scale": {"domain": [0, 50]}}'),
    "braille-language": {"files": {}, "run": ["braille", "Opady w maju", "--language", "pl"]},
    "braille-unknown-character": {"files": {}, "run": ["braille", "Snow ☃ in May"]},
    "braille-no-reading": {"files": {}, "run": ["braille", "降水量", "--language", "ja"]},
    "braille-wide-table": {"files": spec('"title": "Rain"}', '"title": "Rain in millimetres"}'), "run": ["braille", "rain.vl.json", "--cells", "20", "--verbose"]},
    "tactile-split": {"files": {"rain.csv": TOWNS}, "run": ["tactile", "rain.csv", "--list", "--verbose"]},
    "tactile-simplified": {"files": tactile("line", WAVES), "run": ["tactile", "rain.vl.json", "--list", "--verbose"]},
    "tactile-too-many-series": {"files": tactile("line", STATIONS, '"color": {"field": "place", "type": "nominal"},'), "run": ["tactile", "rain.vl.json", "--list"]},
    "tactile-too-many-points": {"files": tactile("point", CLOUD), "run": ["tactile", "rain.vl.json", "--list"]},
    "tactile-too-close": {"files": tactile("line", NEAR, '"color": {"field": "place", "type": "nominal"},'), "run": ["tactile", "rain.vl.json", "--list"]},
    "tactile-label-keyed": {"files": {"rain.csv": "place,rain\nSaint-Remy-en-Bouzemont-Saint-Genest-et-Isson,62\nAst,48\nEu,71\n"}, "run": ["tactile", "rain.csv", "--list", "--verbose"]},
    "tactile-kind": {"files": {"rain.vl.json": spec('"mark": "bar"', '"mark": "text"')["rain.vl.json"].replace('"encoding": {', '"encoding": {\n    "text": {"field": "rain", "type": "quantitative"},'), "rain.csv": RAIN}, "run": ["tactile", "rain.vl.json", "--list"]},
    "tactile-no-room": {"files": {"rain.csv": TOWNS}, "run": ["tactile", "rain.csv", "--list", "--split", "never"]},
    "tactile-pie": {"files": {"rain.vl.json": PIE, "rain.csv": RAIN}, "run": ["tactile", "rain.vl.json", "--list", "--verbose"]},
    "tactile-cut-axis": {"files": tactile("line", HIGH, scale='"scale": {"zero": false},'), "run": ["tactile", "rain.vl.json", "--list", "--verbose"]},
    "tactile-setting": site('{"tactile": {"paper": "a5"}}\n'),
    "settings-unknown-key": site('{"titel": "Weather"}\n'),
    "settings-wrong-value": site('{"title": 5}\n'),
    "site-chart-suggested": {"rain.csv": RAIN},
    "site-column-type": {"rain.csv": RAIN},
    "settings-navigation": {**site('{"navigation": [{"title": "Guide", "page": "guide.md"}]}\n'), "Content/index.md": PAGE},
    "front-matter-syntax": matter("title: \"Rain"),
    "front-matter-twice": matter("title: Rain\ntitle: Snow"),
    "front-matter-unclosed": {"index.md": "---\ntitle: Rain\n\nHow much it rained.\n"},
    "front-matter-other": {"index.md": "+++\ntitle = \"Rain\"\ndraft = true\n+++\n\nHow much it rained.\n"},
    "front-matter-unknown-key": matter("titel: Rain"),
    "front-matter-unsupported": matter("title: &name Rain"),
    "front-matter-wrong-value": matter("title: Rain\ndate: yesterday"),
    "card-font": {"index.md": PAGE, "Site/fonts/card.ttf": "no font\n", **site('{"baseURL": "https://example.org/"}\n')},
    "card-text": {"index.md": PAGE, **site('{"language": "ja", "baseURL": "https://example.org/"}\n'), "rain.csv": "月,雨量\n2024-01,62\n2024-02,48\n2024-03,71\n"},
    "page-encoding": {"index.md": b"# Regen im M\xe4rz\n"},
    "page-path-taken": {"index.md": PAGE, "rain.md": PAGE, "other.md": PAGE.replace("title: Rain", "title: Rain\nslug: rain")},
    "page-alias": {"index.md": PAGE, "snow.md": PAGE.replace("title: Rain", "title: Snow\naliases: [/]")},
    "tag-spelling": {"index.md": PAGE, "snow.md": PAGE.replace("title: Rain", "title: Snow\ntags: [Winter]"), "ice.md": PAGE.replace("title: Rain", "title: Ice\ntags: [winter]")},
    "embedding-empty": written("```vega-lite\n```"),
    "embedding-inline": written("It rained, as ![Rain](rain.csv) shows."),
    "embedding-missing": written("![Rain by month](rainfall.vl.json)"),
    "embedding-no-chart": written("![Names](names.csv)", **{"names.csv": "name,remark\nAda,likes maths\nAlan,likes running\nGrace,likes ships\n"}),
    "embedding-no-table": written("<!-- chart: bar -->\n\nIt rained."),
    "embedding-unknown-key": written("<!-- chart: bar, titel: Rain -->\n| Month | Rain |\n|---|---|\n| Jan | 62 |\n| Feb | 48 |"),
    "embedding-wrong-value": written("<!-- chart: bar, x: Day -->\n| Month | Rain |\n|---|---|\n| Jan | 62 |\n| Feb | 48 |"),
    "package-no-file": package('"path": "rain.csv"', '"path": "rainfall.csv"'),
    "package-spelling": package('"type": "number"', '"type": "number", "untiPlural": "millimetres"'),
    "link-broken": written("More in [the method](method.md)."),
    "link-anchor": written("More [below](#results)."),
    "link-refused": written("[Print](javascript:print())"),
    "policy-blocked": written("![Our logo](https://example.org/logo.png)"),
    "link-malformed": written("See [the office](https:/example.org/rain)."),
    "figure-incomplete": {"rain.csv": RAIN, "Templates/figure/summary.mustache": "<p>A chart.</p>\n"},
    "link-dead": {"files": written("See [the office](http://127.0.0.1:1/rain)."), "run": ["check", "--web-links"]},
    "link-elsewhere": written("See [the office](https://example.org/rain)."),
    "link-text": written("For our method, [click here](rain.csv)."),
    "image-missing": written("![Three people at a rain gauge](gauge.jpg)"),
    "image-no-alternative": written("![](gauge.png)", **{"gauge.png": b"\x89PNG\r\n\x1a\n"}),
    "heading-skipped": written("## Rain\n\n#### By month"),
    "heading-empty": written("##\n\nIt rained."),
    "heading-titles": written("<h1>Rain</h1>\n\nMuch."),
    "page-same-title": {"index.md": PAGE + "\n[More](more.md)\n", "more.md": PAGE},
    "page-repeated-id": written("<p id=\"note\">It rained.</p>\n\n<p id=\"note\">It snowed.</p>"),
    "page-language": written("今年の雨は去年より多く、九月にもっとも多かった。十月から十二月にかけては少しずつ減った。"),
    "table-no-headers": written("<table><tr><td>Jan</td><td>62</td></tr><tr><td>Feb</td><td>48</td></tr></table>"),
    "palette-incomplete": {"index.md": PAGE, "Site/palettes/standard.json": '{\n  "slots": [\n    { "light": "#0302c2" }\n  ]\n}\n'},
    "palette-unused": {"index.md": PAGE, "Site/palettes/brand.json": '{\n  "slots": [\n    { "light": "#0302c2", "dark": "#0b7ffb" }\n  ]\n}\n'},
    "theme-contrast": {"index.md": PAGE, "Site/styles/own.css": ":root {\n  --descant-ink: #9a9a9a;\n}\n"},
    "chart-no-title": spec('"title": "Rain by month",\n  ', ''),
    "chart-no-description": spec('"Rain"', '"Rain"'),
    "text-colour-only": written("The red line shows the rain.\n\n![Rain by month](rain.csv)"),
    "dataset-unused": written("Nothing more."),
    "file-left-out": {"Content/index.md": PAGE + "\nMore is in our report.\n", "Content/files/report.pdf": b"%PDF-1.7"},
    "figure-same-name": written("![In one year](rain.vl.json)\n\n![Again](rain.vl.json)", **spec("", "")),
    "asset-too-large": {**site('{"title": "Rain"}\n'), "Content/index.md": PAGE, "Site/images/photo.png": b"\x89PNG\r\n\x1a\n" + bytes(700000)},
    "check-suppression-unused": matter("title: Rain\nsuppress:\n  link-text: quoted from a letter"),
    "template-unclosed-tag": template("<h1>{{title</h1>\n"),
    "template-unclosed-section": template("{{#icon}}<link rel=\"icon\" href=\"{{icon}}\">\n"),
    "template-stray-close": template("<h1>{{site}}</h1>{{/site}}\n"),
    "template-tag-name": template("<h1>{{}}</h1>\n"),
    "template-delimiters": template("{{=<%=}}\n"),
    "template-missing-partial": template("{{>foot}}\n"),
    "template-missing-variable": {"files": template("<h1>{{titel}}</h1>\n"), "run": ["check", "--strict"]},
    "disk-outside": {"rain.csv": RAIN, "users.csv": Link("/etc/passwd")},
    "disk-depth": {"rain.csv": RAIN, "d/" * 34 + "rain.csv": RAIN},
    "disk-name": {"rain.csv": RAIN, b"caf\xe9.csv".decode(errors="surrogateescape"): RAIN},
    "disk-loop": {"rain.csv": RAIN, "again": Link(".")},
    "disk-dangling": {"rain.csv": RAIN, "old.csv": Link("gone.csv")},
    "disk-folder": {"rain.csv": RAIN, "snow.csv/readme.txt": "a folder\n"},
    "output-place": {"files": {"Content/rain.csv": RAIN, "site": "a file\n"}, "run": ["build", "--output", "site"]},
    "output-foreign": {"files": {"rain.csv": RAIN, "Output/index.html": "written by hand\n"}, "run": ["build"]},
    "template-nesting": template("{{#title}}" * 60 + "x" + "{{/title}}" * 60 + "\n"),
    "template-recursion": template("{{>page}}\n"),
    "template-too-much": template("{{#styles}}" * 18 + "A sheet within a sheet. " * 12 + "{{/styles}}" * 18 + "\n"),
    "PAL001": colors("#87CEEB", "#0000CD", "--ground", "white"),
    "PAL002": lint("config.json", '{\n  "background": "#ffffff",\n  "range": { "category": ["#0072b2", "#d55e00"] },\n  "axis": { "labelColor": "#8a8a8a" }\n}\n'),
    "PAL003": lint("brand.css", ":root {\n  --axis: #c8c8c8;\n  --chart-1: #0000cd;\n  --chart-2: #a06a00;\n  --ground: #ffffff;\n}\n"),
    "PAL004": colors("#FF0000", "#0184FD", "--ground", "#121212"),
    "PAL010": colors("#0000CD", "#0000D8", "--ground", "white"),
    "PAL011": colors("#FF7F0E", "#2CA02C", "--ground", "white"),
    "PAL012": colors("#66762B", "#9A5D3A", "--ground", "white"),
    "PAL013": colors("#0072B2", "#00837B", "--ground", "white"),
    "PAL014": colors("#A06A00", "#00837B", "--ground", "white", "--verbose"),
    "PAL016": colors("#244499", "#B26216", "#108276", "#210163", "--ground", "white", "--verbose"),
    "PAL020": colors("#C40000", "#007A00", "--ground", "white"),
    "PAL021": {"files": {}, "run": ["lint", "#0000CD", "#8A7500", "--ground", "white", "--profile", "wwdc21"]},
    "PAL031": colors("#0000CD", "#A06A00", "#5B0000", "#00837B", "#7F5FD6", "#66762B", "#C2185B",
                     "#37474F", "#7B3F00", "--ground", "white"),
    "PAL033": lint("brand.css", ":root {\n  --chart-1: #0000cdcc;\n  --chart-2: #a06a00;\n  --ground: #ffffff;\n}\n"),
    "PAL034": lint("brand.css", ":root { --ground: #fff; --chart-1: #0000cd; --chart-2: #a06a00; }\n@media (prefers-color-scheme: dark) {\n  :root { --ground: #121212; --chart-1: #ff9071; --chart-2: #0184fd; }\n}\n"),
    "PAL035": colors("#0000CD", "#A06A00"),
    "PAL036": lint("brand.css", ":root {\n  --chart-1: oklch(60% 0.4 30);\n  --chart-2: #a06a00;\n  --ground: #ffffff;\n}\n"),
    "PAL040": lint("brand.css", ":root {\n  /* palette-lint-list --heat sequential */\n  --heat-1: #c6dbef;\n  --heat-2: #08306b;\n  --heat-3: #4292c6;\n  --ground: #ffffff;\n}\n"),
    "PAL046": lint("brand.css", ":root {\n  /* palette-lint-list --heat sequential */\n  --heat-1: #cfe8f3;\n  --heat-2: #73bf42;\n  --heat-3: #1696d2;\n  --heat-4: #0a4c6a;\n  --ground: #ffffff;\n}\n"),
    "palette-declined": lint("brand.txt", "ground: #ffffff\n#8dd3c7\n#ffffb3\n#bebada\n#fb8072\n#80b1d3\n#fdb462\n", "--fix", "--undeclared"),
    "PAL005": lint("brand.css", ":root {\n  --card: #ffffff;\n  --card-foreground: #888888;\n}\n"),
    "palette-undeclared": lint("brand.ts", "export const warm = ['#d62728', '#ff7f0e'];\nexport const cold = ['#1f77b4', '#17becf'];\n"),
    "palette-missing": settings('{"palettes": [{"files": "brand.css", "names": "--series-*"}]}\n'),
    "palette-none": lint("notes.ts", "export const width = 320;\nexport const tone = '#0072b2';\n", "--require-palettes"),
    "palette-format": lint("brand.ase", "not a swatch exchange file\n"),
    "palette-empty": lint("brand.txt", "# nothing yet\n"),
    "palette-alias": lint("brand.tokens.json", '{"chart": {"1": {"$type": "color", "$value": "{brand.blue}"}}}\n'),
    "lint-ground": colors("#0000CD", "--ground", "snow-ish"),
    "lint-unknown": settings('{"rules": {"PAL099": "off"}}\n'),
    "lint-value": settings('{"rules": {"PAL011": {"error": {"E": 5000}}}}\n'),
    "lint-no-reason": settings('{"suppress": [{"rule": "PAL012"}]}\n'),
    "lint-unused": settings('{"suppress": [{"rule": "PAL012", "reason": "never drawn together"}]}\n'),
    "lint-expired": settings('{"suppress": [{"rule": "PAL012", "reason": "until the relaunch", "until": "2020-01-31"}]}\n'),
    "audit-syntax": audited("- rule: [AUD-A3\n"),
    "audit-unknown-key": verdict("  by:", "  buy:"),
    "audit-wrong-value": verdict("passed", "good"),
    "audit-unknown-rule": verdict("AUD-A3", "AUD-A33"),
    "audit-unknown-chart": verdict("chart: rain", "chart: rian"),
    "audit-stale": verdict(),
    "audit-twice": verdict(more=VERDICT),
    "audit-no-contact": {"files": {"rain.csv": RAIN}, "run": ["check", "--audit", "audit"]},
}
