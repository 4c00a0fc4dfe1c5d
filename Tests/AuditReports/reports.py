"""Audits that are published: of the gallery, of a bare folder of data, and of small sites with a fault each.

    reports.py DESCANT [--own FILE]

Compares each report with its schema, and the three of one audit with each other; counts that each rule has
exactly one assertion for each chart; plants what must fail, expire or be told. With --own it writes the
conformance report of this project's own site; without, it compares the one that is there.
"""
import collections, json, os, pathlib, re, shutil, subprocess, sys, tempfile, xml.etree.ElementTree as tree
import jsonschema, yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OWN = ROOT / "Content/static/openacr.yaml"
descant = str(pathlib.Path(sys.argv[1]).resolve())
passed, failed = 0, 0
# How many criteria WCAG 2.2 has at each level, with 4.1.1, which the form keeps.
LEVELS = {"success_criteria_level_a": 32, "success_criteria_level_aa": 24, "success_criteria_level_aaa": 31}
DAY = "2026-11-20"


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print(f"FAILED {name}: {str(detail)[:600]}")


class Audit:
    """One run with what it wrote."""

    def __init__(self, site, *words):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "audit"
            self.run = subprocess.run(
                [descant, "check", str(site), "--store", folder + "/store", "--format", "json", "--audit", str(out), *words],
                capture_output=True, text=True, timeout=600, env={**os.environ, "SOURCE_DATE_EPOCH": "1795132800"})
            self.files = {p.name: p.read_text() for p in out.iterdir()} if out.exists() else {}
        if not self.files:
            raise SystemExit(f"no audit of {site}: {self.run.stderr}")
        self.earl = json.loads(self.files["audit.earl.json"])
        self.acr = yaml.safe_load(self.files["openacr.yaml"])
        self.page = self.files["index.html"]
        self.findings = {f["code"]: f for f in json.loads(self.run.stdout)["findings"] if f["code"].startswith("audit-")}
        self.subjects = [n for n in self.earl["@graph"] if n["@type"] == "TestSubject"]

    def charts(self):
        return [s for s in self.subjects if "pointer" in s["assertions"][0]["result"]]

    def of(self, chart, rule):
        """The outcome of a rule for a chart, without its prefix, and the whole assertion."""
        for subject in self.subjects:
            for assertion in subject["assertions"]:
                if assertion["test"]["@id"] == "descant:" + rule and assertion["result"].get("pointer", "#site") == "#" + chart:
                    return assertion["result"]["outcome"][5:], assertion
        return None, None

    def levels(self):
        return {row["num"]: row["components"][0]["adherence"]
                for chapter in LEVELS for row in self.acr["chapters"][chapter]["criteria"]}

    def hash(self, thing):
        found = re.search(rf'<th scope="row">{re.escape(thing)}</th><td>[^<]*</td><td>([0-9a-f]{{16}})</td>', self.page)
        return found and found.group(1)


def whole(name, audit):
    """What every audit promises, whatever it is of."""
    for report, schema in [(audit.earl, "earl"), (audit.acr, "openacr")]:
        rules = json.loads((HERE / f"{schema}.schema.json").read_text())
        kind = jsonschema.Draft202012Validator if schema == "earl" else jsonschema.Draft7Validator
        wrong = [e.message for e in kind(rules, format_checker=kind.FORMAT_CHECKER).iter_errors(report)]
        expect(f"{name}: {schema} is as its schema says", not wrong, wrong[:3])
    charts = audit.charts()
    ids = [c["assertions"][0]["result"]["pointer"] for c in charts]
    expect(f"{name}: there are charts, each once", ids and len(set(ids)) == len(ids), ids)
    rules = [a["test"]["@id"] for a in charts[0]["assertions"]]
    expect(f"{name}: there are as many rules as heuristics, at least", len(set(rules)) == len(rules) >= 50, len(rules))
    odd = [c["source"] for c in charts if [a["test"]["@id"] for a in c["assertions"]] != rules]
    expect(f"{name}: every rule has one assertion for every chart", not odd, odd[:3])
    parts = {p for a in charts[0]["assertions"] for p in a["test"].get("isPartOf", []) if p.startswith("chartability:")}
    expect(f"{name}: all 50 heuristics are asked", len(parts) == 50, len(parts))
    rows = audit.acr["chapters"]
    for chapter, count in LEVELS.items():
        numbers = [r["num"] for r in rows[chapter]["criteria"]]
        expect(f"{name}: {chapter} has each row once", len(set(numbers)) == len(numbers) == count, numbers)
    named = {a["@id"] for a in audit.earl["@graph"] if a["@type"] == "Assertor"}
    used = {a["assertedBy"] for s in audit.subjects for a in s["assertions"]}
    expect(f"{name}: who asserts is named", used <= named, used - named)
    claims(name, audit)
    body = tree.fromstring(re.sub(r"<!DOCTYPE html>|<(meta)([^>]*)>", lambda m: f"<{m[1]}{m[2]}/>" if m[1] else "", audit.page))
    expect(f"{name}: the page has a heading, captions and row headers",
           len(body.findall(".//h1")) == 1 and len(body.findall(".//caption")) == len(body.findall(".//table"))
           and body.find(".//th[@scope='row']") is not None)
    expect(f"{name}: the page lists all 50 heuristics",
           len(re.findall(r'<th scope="row">[POURCAF]\d+(?: ★)?</th>', audit.page)) == 50)


def claims(name, audit):
    """No criterion is called supported with anything failed or open under it; read from the EARL alone."""
    slugs, outcomes = {}, collections.defaultdict(collections.Counter)
    source = (ROOT / "Sources/DescantSite/Inspection/Audit/Criterion.swift").read_text()
    for number, slug in re.findall(r'Criterion\(\s*"([\d.]+)", \.a+,\s*"([a-z-]+)"', source):
        slugs["WCAG2:" + slug] = number
    for subject in audit.subjects:
        for assertion in subject["assertions"]:
            for part in assertion["test"].get("isPartOf", []):
                if part in slugs:
                    outcomes[slugs[part]][assertion["result"]["outcome"][5:]] += 1
    wrong = []
    for number, adherence in audit.levels().items():
        found, level = outcomes[number], adherence["level"]
        bad = found["failed"] + found["cantTell"] + found["untested"]
        if level == "supports" and (bad or not found["passed"]) or level == "not-applicable" and (bad or found["passed"]):
            wrong.append((number, level, dict(found)))
        if found["failed"] and level not in ("partially-supports", "does-not-support"):
            wrong.append((number, level, dict(found)))
        if level == "partially-supports" and not found["failed"] and "Not yet judged by a person" not in adherence["notes"]:
            wrong.append((number, level, adherence["notes"]))
    expect(f"{name}: no claim rests on what is open", not wrong, wrong[:3])
    expect(f"{name}: every criterion that rules name is in the table", set(outcomes) <= set(audit.levels()))


RAIN = "month,rain\n" + "".join(f"2024-{m:02},{v}\n" for m, v in enumerate([62, 48, 41, 55, 60, 52, 47, 58, 66, 81, 77, 70], 1))
SPEC = {"title": "Rain by month", "description": "Autumn is the wettest time.", "data": {"url": "rain.csv"}, "mark": "bar",
        "encoding": {"x": {"field": "month", "type": "temporal", "timeUnit": "yearmonth", "title": "Month"},
                     "y": {"field": "rain", "type": "quantitative", "title": "Rain (mm)"}}}
PACKAGE = {"resources": [{"name": "rain", "path": "rain.csv", "sources": [{"title": "The weather office"}]}]}
FILES = {"rain.csv": RAIN, "rain.vl.json": json.dumps(SPEC), "datapackage.json": json.dumps(PACKAGE)}
REPORT = "report:\n  name: A. Person\n  email: access@example.org\nverdicts:\n"


def verdict(**changes):
    values = {"rule": "AUD-A3", "chart": "rain", "outcome": "passed", "by": "A. Person", "date": DAY,
              "with": "Orca 43, Firefox 153", "chart_hash": "0000000000000000", **changes}
    return "  - " + "\n    ".join(f"{k}: \"{v}\"" for k, v in values.items() if v is not None) + "\n"


class Site:
    def __init__(self, home):
        self.home = pathlib.Path(home)

    def audit(self, *words, **changes):
        place = self.home / "site"
        shutil.rmtree(place, ignore_errors=True)
        for path, text in {**FILES, **changes}.items():
            file = place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return Audit(place, *words)


def planted(home):
    """Small sites with one thing changed, and what must come of it."""
    site = Site(home)
    plain = site.audit()
    whole("a folder", plain)
    expect("nobody to write to is told", plain.findings.get("audit-no-contact", {}).get("severity") == "warning", plain.findings)
    for rule, outcome in [("AUD-P1", "passed"), ("AUD-P2", "passed"), ("AUD-C1", "passed"), ("AUD-A3", "cantTell"),
                          ("AUD-U1", "cantTell"), ("AUD-U7", "cantTell"), ("AUD-U9", "passed"), ("AUD-F7", "passed"),
                          ("AUD-O7", "inapplicable"), ("AUD-P3", "passed"), ("AUD-U4", "cantTell")]:
        expect(f"plain: {rule}", plain.of("rain", rule)[0] == outcome, plain.of("rain", rule))
    expect("the site is asked what no chart is", plain.of("site", "AUD-3.1.2")[0] == "untested", plain.of("site", "AUD-3.1.2"))
    hash = plain.hash("rain")
    expect("the page says the chart's hash", hash, plain.page[:200])

    def spec(**changes):
        return {"rain.vl.json": json.dumps({**SPEC, **changes})}

    # Faint colours are drawn darker unless their author insists.
    pale, keep = {"type": "bar", "color": "#ffe9a8"}, {"descant": {"colors": "keep"}}
    wide = "month,a,b\n" + "".join(f"2024-{m:02},{m % 5 + 1},{9000 * m}\n" for m in range(1, 13))
    folded = spec(transform=[{"fold": ["a", "b"]}], mark="line", encoding={
        **SPEC["encoding"], "y": {"field": "value", "type": "quantitative", "title": "Value"}, "color": {"field": "key", "type": "nominal"}})
    bounds = "month,rain,lower 95% CI,upper 95% CI\n" + "".join(f"2024-{m:02},{50 + m},{45 + m},{55 + m}\n" for m in range(1, 13))
    cut = {**SPEC["encoding"], "y": {**SPEC["encoding"]["y"], "scale": {"zero": False, "domain": [40, 90]}}}
    for name, rule, files in [
        ("a pale colour", "AUD-P1", spec(mark=pale, usermeta=keep)),
        ("bounds that are not drawn", "AUD-U8", {"rain.csv": bounds}),
        ("no description", "AUD-U1", spec(description="")),
        ("no source", "AUD-U7", {"datapackage.json": "{\"resources\": []}"}),
        ("bars cut off below", "AUD-U9", spec(encoding=cut)),
    ]:
        made = site.audit(**files)
        expect(f"{name} fails {rule}", made.of("rain", rule)[0] == "failed", made.of("rain", rule))
        expect(f"{name} is in the page", made.of("rain", rule)[1]["result"]["description"][:20].split('"')[0] in made.page)
        claims(name, made)
    flat = site.audit(**{"rain.csv": wide, **folded}).of("rain", "AUD-A5")[1]["result"]
    expect("a series pressed flat is said", "a remark says so" in flat["description"], flat)
    faint = site.audit(**spec(mark=pale, usermeta=keep)).levels()["1.4.11"]
    expect("a failed chart is named by its criterion", faint["level"] != "supports" and "rain" in faint["notes"], faint)

    style = site.audit(**{"Site/styles/own.css": "body { margin: 3rem; }\n"})
    whole("an own style", style)
    expect("an own style takes back what the theme promised",
           style.of("rain", "AUD-P3")[0] == style.of("site", "AUD-1.4.2")[0] == "cantTell"
           and "own.css" in style.of("rain", "AUD-P3")[1]["result"]["description"], style.of("rain", "AUD-P3"))
    expect("and what is measured stays", style.of("rain", "AUD-P1")[0] == "passed")
    markup = site.audit(**{"index.md": "# Rain\n\nHow much.\n\n<form><input></form>\n"})
    expect("own HTML takes back \"not applicable\"", markup.of("site", "AUD-3.3.1")[0] == "cantTell", markup.of("site", "AUD-3.3.1"))
    link = site.audit(**{"index.md": "# Rain\n\nSee [here](data/index.md).\n"})
    expect("a link called \"here\" fails its criterion", link.levels()["2.4.4"]["level"] == "partially-supports", link.levels()["2.4.4"])

    def judged(*verdicts, **changes):
        return site.audit(**{"Site/audit.yaml": REPORT + "".join(verdicts), **changes})

    good = judged(verdict(chart_hash=hash))
    outcome, assertion = good.of("rain", "AUD-A3")
    expect("a person's verdict stands", outcome == "passed" and assertion["mode"] == "earl:manual"
           and assertion["result"]["date"] == DAY, assertion)
    expect("and is in all three", "A. Person" in good.page and "A. Person" in good.acr["evaluation_methods_used"]
           and any(n.get("name") == "A. Person" for n in good.earl["@graph"]))
    expect("the contact is taken", good.acr["author"]["email"] == "access@example.org" and "audit-no-contact" not in good.findings)
    expect("nothing else is told", not good.findings, good.findings)
    stale = judged(verdict(chart_hash=hash), **{"rain.csv": RAIN.replace("81", "82")})
    expect("it expires when the chart changes", stale.of("rain", "AUD-A3")[0] == "untested", stale.of("rain", "AUD-A3"))
    expect("and that is told at its place", stale.findings.get("audit-stale", {}).get("severity") == "warning"
           and stale.findings["audit-stale"].get("line") == 11, stale.findings)
    nine = judged(verdict(chart_hash=hash[:8]))
    expect("eight digits are enough", nine.of("rain", "AUD-A3")[0] == "passed")
    no = judged(verdict(rule="AUD-P1", outcome="failed", chart_hash=hash))
    expect("a person may find what a machine doesn't", no.of("rain", "AUD-P1")[0] == "failed")
    for name, code, text in [
        ("a measurement stands", "audit-overruled", verdict(rule="AUD-O8", chart_hash=hash)),
        ("a rule misspelt", "audit-unknown-rule", verdict(rule="AUD-A33", chart_hash=hash)),
        ("a chart misspelt", "audit-unknown-chart", verdict(chart="rian", chart_hash=hash)),
        ("a key misspelt", "audit-unknown-key", verdict(chart_hash=hash, wiht="Orca")),
        ("an outcome misspelt", "audit-wrong-value", verdict(chart_hash=hash, outcome="pass")),
        ("no hash", "audit-wrong-value", verdict(chart_hash=None)),
        ("a day that is none", "audit-wrong-value", verdict(chart_hash=hash, date="2026-13-01")),
        ("two verdicts", "audit-twice", verdict(chart_hash=hash) + verdict(chart_hash=hash, outcome="failed")),
        ("no YAML", "audit-syntax", "  - rule: [\n"),
    ]:
        made = judged(text)
        finding = made.findings.get(code)
        expect(f"{name}: {code}, with its place", finding and finding.get("file", "").endswith("Site/audit.yaml")
               and finding.get("line", 0) > 3, made.findings)
        if "unknown" in code:
            expect(f"{name}: did you mean", finding and "did you mean" in finding.get("help", ""), finding)
    expect("a measured failure is not talked away", judged(verdict(rule="AUD-O8", chart_hash=hash)).of("rain", "AUD-O8")[0] == "failed")
    german = site.audit("--language", "de")
    expect("reading grades are for English only", german.of("rain", "AUD-U3")[0] == "cantTell", german.of("rain", "AUD-U3"))
    whole("in German", german)
    again = site.audit()
    expect("the same folder gives the same bytes", again.files == plain.files)
    based = site.audit("--base-url", "https://example.org/rain/")
    expect("with a base, subjects are addresses", any(s["source"] == "https://example.org/rain/charts/rain/" for s in based.charts()),
           [s["source"] for s in based.charts()])


def own(audit):
    """This project's own report, as it is published."""
    text = re.sub(r"^(report_date|last_modified_date|  version): .*\n", "", audit.files["openacr.yaml"], flags=re.M)
    # It would be another with every version and every new page.
    text = re.sub(r"Descant \d[\w.+-]*", "Descant", text)
    if "--own" in sys.argv:
        OWN.parent.mkdir(parents=True, exist_ok=True)
        OWN.write_text(text)
    expect("our own report is the one that is published", OWN.exists() and OWN.read_text() == text,
           "run Tests/AuditReports/reports.py DESCANT --own")


with tempfile.TemporaryDirectory() as home:
    ours = Audit(ROOT)
    whole("our own site", ours)
    own(ours)
    critical = {"P1", "P2", "P3", "P4", "O1", "O2", "O3", "U1", "U2", "U3", "C1", "A1", "A2", "F1"}
    bad = collections.defaultdict(list)
    for chart in ours.charts():
        for assertion in chart["assertions"]:
            if assertion["result"]["outcome"] == "earl:failed":
                bad[assertion["test"]["@id"][12:]].append((assertion["result"]["pointer"], assertion["result"]["description"]))
    for rule, charts in sorted(bad.items()):
        print(f"our own site fails {rule} ({'critical' if rule in critical else 'not critical'}) in {len(charts)}: {charts[0]}")
    planted(home)
    data = pathlib.Path(home) / "data"
    data.mkdir()
    for name in ["births.csv", "cars.csv", "penguins.csv", "electricity.csv", "weather.csv", "temperature.csv"]:
        shutil.copy(ROOT / "Content/gallery" / name, data)
    whole("a folder of data", Audit(data))
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
