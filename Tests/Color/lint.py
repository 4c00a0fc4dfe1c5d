"""Runs `descant lint` as a design-system engineer and as a CI job would.

    python Tests/Color/lint.py path/to/descant

A tokens file, a typo, a fix, a suppression, a baseline, exit codes; SARIF against its object model,
JUnit as XML, and the GitHub action's own step with file names that try to break its annotations.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

DESCANT = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
TOKENS = """{
  "chart": {
    "$type": "color",
    "$extensions": { "descant": { "ground": "#ffffff" } },
    "1": { "$value": "#E15759" },
    "2": { "$value": "#E69F00" },
    "3": { "$value": "#59A14F" }
  }
}
"""
results = {"passed": 0, "failed": 0}


def expect(what, holds, detail=""):
    results["passed" if holds else "failed"] += 1
    if not holds:
        print(f"FAILED {what}\n{detail}")


def lint(folder, *words, **options):
    return subprocess.run(
        [DESCANT, "lint", *words], cwd=folder, capture_output=True, text=True, **options
    )


def engineer(folder):
    path = folder / "brand.tokens.json"
    path.write_text(TOKENS)
    first = lint(folder, path.name)
    expect("errors give 1", first.returncode == 1, first.stderr)
    expect("place and code", "brand.tokens.json:6:23: error: slot 2 #E69F00" in first.stderr)
    expect("a colour that passes", "hue kept: #9F6D00 (4.50)" in first.stderr, first.stderr)
    baseline = folder / "known.json"
    expect("to a file", lint(folder, path.name, "--format", "json", "-o", "known.json").returncode == 1)
    known = lint(folder, path.name, "--baseline", "known.json", "--strict")
    expect("a baseline silences", known.returncode == 0, known.stderr)
    path.write_text(TOKENS.replace("#59A14F", "#59A14"))
    typo = lint(folder, path.name, "--baseline", "known.json")
    expect("a typo is found", typo.returncode == 1 and '7:23: error: "#59A14"' in typo.stderr, typo.stderr)
    path.write_text(TOKENS)
    tried = lint(folder, path.name, "--fix", "--dry-run")
    expect("a dry run writes nothing", path.read_text() == TOKENS)
    expect("a dry run shows lines", '-    "2": { "$value": "#E69F00" },' in tried.stdout, tried.stdout)
    fixed = lint(folder, path.name, "--fix")
    expect("a fix passes", fixed.returncode == 0, fixed.stderr)
    expect("a fix says how far", "moved colours 3 of 3, mean movement E" in fixed.stderr, fixed.stderr)
    changed = [a != b for a, b in zip(TOKENS.splitlines(), path.read_text().splitlines())]
    expect("a fix touches three lines", sum(changed) == 3, path.read_text())
    path.write_text(TOKENS)
    rules = [{"rule": rule, "reason": "until the new brand"} for rule in ("PAL001", "PAL011")]
    (folder / "descant.lint.json").write_text(json.dumps({"suppress": rules}))
    silenced = lint(folder, path.name, "--format", "json")
    codes = {finding["code"] for finding in json.loads(silenced.stdout)["findings"]}
    expect("suppressed", not codes & {"PAL001", "PAL011"} and "PAL012" in codes, str(codes))
    (folder / "descant.lint.json").write_text('{"suppress": [{"rule": "PAL031", "reason": "x"}]}')
    expect("an unused suppression", "lint-unused" in lint(folder, path.name).stderr)
    (folder / "descant.lint.json").write_text('{"profil": "wcag"}')
    wrong = lint(folder, path.name)
    expect("wrong settings give 2", wrong.returncode == 2 and "did you mean" in wrong.stderr, wrong.stderr)
    (folder / "descant.lint.json").unlink()
    for code, words in [(2, []), (2, ["--frob"]), (2, [path.name, "-g", "#12"]), (3, ["no.css"]),
                        (0, ["#0072B2", "#D55E00", "-g", "black", "--profile", "wcag"])]:
        expect(f"{words} gives {code}", lint(folder, *words).returncode == code)


def formats(folder):
    (folder / "brand.tokens.json").write_text(TOKENS)
    log = json.loads(lint(folder, "brand.tokens.json", "--format", "sarif").stdout)
    run = log["runs"][0]
    ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    expect("rules are unique", len(ids) == len(set(ids)))
    for result in run["results"]:
        expect("rule index", ids[result["ruleIndex"]] == result["ruleId"])
        place = result["locations"][0]["physicalLocation"]
        line = TOKENS.splitlines()[place["region"]["startLine"] - 1]
        expect("relative", not place["artifactLocation"]["uri"].startswith("/"))
        for fix in result.get("fixes", []):
            region = fix["artifactChanges"][0]["replacements"][0]["deletedRegion"]
            old = line[region["startColumn"] - 1:region["endColumn"] - 1]
            expect("a fix replaces a colour", re.fullmatch(r"#[0-9A-F]{6}", old), old)
    try:
        from sarif_pydantic import Sarif
        Sarif.model_validate(log)
        expect("SARIF object model", True)
    except ImportError:
        print("sarif-pydantic is not installed: the object model was not checked")
    empty = json.loads(lint(folder, "#000", "-g", "white", "--format", "sarif").stdout)
    expect("no result is an empty list", empty["runs"][0]["results"] == [])
    tree = xml.fromstring(lint(folder, "brand.tokens.json", "--format", "junit").stdout)
    expect("JUnit counts", int(tree.get("failures")) == len(tree.findall(".//failure")))
    lint(folder, "brand.tokens.json", "--report", "report.html")
    page = (folder / "report.html").read_text()
    expect("a report", page.count("<table>") == 3 and page.count("role=\"img\"") == 8)
    expect("a report has no script", "<script" not in page)


def action(folder):
    """The step as a runner calls it, then its output read as the runner reads it."""
    name = "a,b:c%0A.css"
    (folder / name).write_text(":root { --bg: #fff; --c1: #e69f00; --c2: #56b4e9 }\n")
    step = ROOT / ".github/actions/lint-palettes/lint.sh"
    environment = {**os.environ, "DESCANT": DESCANT, "PATHS": ".", "SARIF": "out.sarif",
                   "GROUNDS": "#ffffff", "PROFILE": "default"}
    done = subprocess.run(["bash", step], cwd=folder, env=environment, capture_output=True, text=True)
    expect("the step fails", done.returncode == 1, done.stderr)
    found = 0
    for line in done.stdout.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        if not match:
            continue
        pairs = dict(part.split("=", 1) for part in match[2].split(","))
        for code, sign in [("%2C", ","), ("%3A", ":"), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
            pairs = {key: value.replace(code, sign) for key, value in pairs.items()}
        expect("the file's own name", pairs["file"] == name, pairs["file"])
        found += match[1] == "error"
    expect("annotations", found >= 2, done.stdout)
    expect("SARIF beside them", json.loads((folder / "out.sarif").read_text())["runs"])
    injected = subprocess.run(
        ["bash", step], cwd=folder, capture_output=True, text=True,
        env={**environment, "PATHS": "$(touch pwned)", "GROUNDS": "`touch pwned`"},
    )
    expect("inputs are no commands", injected.returncode != 0 and not (folder / "pwned").exists())


def own(_):
    """What Descant ships passes its own check, as strictly as anybody asks."""
    for profile in ("default", "wcag", "wwdc21"):
        done = lint(ROOT, "Site", "--profile", profile)
        expect(f"Site/ passes {profile}", done.returncode == 0, done.stderr)


for part in (engineer, formats, action, own):
    with tempfile.TemporaryDirectory() as folder:
        part(pathlib.Path(folder))
print(f"{results['passed']} passed, {results['failed']} failed")
sys.exit(1 if results["failed"] else 0)
