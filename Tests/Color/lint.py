"""Runs `descant lint` as a design-system engineer and as a CI job would.

    python Tests/Color/lint.py path/to/descant

A tokens file, a typo, a fix, a suppression, a baseline, exit codes; SARIF against OASIS's own schema,
JUnit as XML, and the GitHub action's steps run as a runner runs them, with file names that try to break
its annotations.
"""

import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as xml

import jsonschema
import yaml

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
    (folder / "wrong.json").write_text("{}")
    spoiled = lint(folder, path.name, "--baseline", "wrong.json")
    expect("a baseline that is none gives 2", spoiled.returncode == 2, spoiled.stderr)
    typo = lint(folder, path.name, "--baseline", "known.json")
    expect("a typo is found", typo.returncode == 1 and '7:23: error: "#59A14"' in typo.stderr, typo.stderr)
    path.write_text(TOKENS)
    left = lint(folder, path.name, "--fix", "--yes")
    expect("what nobody declared is left", path.read_text() == TOKENS and "nobody declared it" in left.stderr, left.stderr)
    tried = lint(folder, path.name, "--fix", "--undeclared", "--dry-run")
    expect("a dry run writes nothing", path.read_text() == TOKENS)
    expect("a dry run shows lines", '-    "2": { "$value": "#E69F00" },' in tried.stdout, tried.stdout)
    asked = lint(folder, path.name, "--fix", "--undeclared")
    expect("nothing is written where nobody can be asked", path.read_text() == TOKENS and "no --yes" in asked.stderr, asked.stderr)
    expect("but shown", '+    "2": { "$value": "#' in asked.stdout and asked.returncode == 1, asked.stdout)
    fixed = lint(folder, path.name, "--fix", "--undeclared", "--yes")
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


def repository(folder):
    """A repository as it is: dependencies, builds, code, and colours that are no palette."""
    (folder / ".git").mkdir()
    sheet = ":root { --bg: #fff; --chart-1: #e69f00; --chart-2: #56b4e9 }"
    for path in ("styles/brand.css", "node_modules/x/a.css", "dist/a.css", "made/a.css", "old/a.css", "old/kept.css",
                 "my colours/a.css", "vendor/a.css", "styles/a.min.css"):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(f"{sheet}\n/* {path} */\n")  # no two are one file
    (folder / ".gitignore").write_text("# made\n/made/\nold/*\n!old/kept.css\n")
    (folder / ".descant-lint.json").write_text('{"exclude": ["vendor/"]}')
    read = lambda *words: {f["file"] for f in json.loads(lint(folder, *words, "--format", "json").stdout)["findings"]}
    expect("what is ignored is not read", read(".") == {"styles/brand.css", "old/kept.css", "my colours/a.css"}, str(read(".")))
    expect("nor from a folder within", lint(folder / "styles", "..", "--format", "json").stdout.count("node_modules") == 0)
    expect("what is named is read", read("dist/a.css") == {"dist/a.css"} and "vendor/a.css" in read("vendor/a.css"))
    for path in ("styles/brand.css", "old/kept.css", "my colours/a.css", "vendor/a.css"):
        (folder / path).unlink()
    (folder / "src").mkdir()
    (folder / "src/a b.ts").write_text("export const warm = ['#d62728', '#ff7f0e', '#e377c2'];\nexport const cold = ['#1f77b4', '#17becf', '#9467bd'];\n")
    (folder / "src/tool.py").write_text("WIDTH = 3\n")
    quiet = lint(folder, ".")
    expect("no palette is no error unless asked for", quiet.returncode == 0 and "1 file with colours not judged" in quiet.stderr, quiet.stderr)
    required = lint(folder, ".", "--require-palettes")
    expect("--require-palettes fails", required.returncode == 1 and "palette-none" in required.stderr, required.stderr)
    found = lint(folder, ".", "--discover")
    settings = json.loads(found.stdout)
    expect("both lists are proposed", [p["at"] for p in settings["palettes"]] == ["warm", "cold"], found.stdout)
    expect("a path with a blank", settings["palettes"][0]["files"] == "src/a b.ts")
    expect("as colours to choose from", {p["kind"] for p in settings["palettes"]} == {"scale"})
    settings["palettes"][0] |= {"kind": "categorical", "grounds": ["#ffffff"]}
    del settings["palettes"][1]
    (folder / ".descant-lint.json").write_text(json.dumps(settings))
    judged = lint(folder, ".", "--format", "json", "--require-palettes")
    findings = json.loads(judged.stdout)["findings"]
    expect("the declared one is judged", judged.returncode == 1 and {f["palette"] for f in findings if "palette" in f} == {"warm"}, judged.stdout)
    expect("fields", any(f.get("ground") == "#FFFFFF" and f["limit"] == 4.5 and f["figure"] < 4.5 for f in findings))
    (folder / "known.json").write_text(judged.stdout)
    (folder / "src/a b.ts").write_text("export const cold = [];\nexport const warm = ['#0072b2', '#d62728', '#ff7f0e', '#e377c2'];\n")
    again = json.loads(lint(folder, "./src", "--baseline", "known.json", "--format", "json").stdout)["findings"]
    expect("a baseline knows colours, not slots", all("#0072B2" in str(f) for f in again if f.get("colors")), str(again))
    (folder / ".descant-lint.json").unlink()
    (folder / "Site").mkdir()
    (folder / "Site/site.json").write_text('{"title": "x", "palettes": [{"files": "src/*.ts", "at": "warm"}]}')
    expect("a site says where palettes are", "in 1 palette" in lint(folder, ".").stderr)
    (folder / "Site/site.json").write_text('{"title": "x", "palettes": [{"file": "src/*.ts"}]}')
    wrong = lint(folder, ".")
    expect("a mistake in it gives 2", wrong.returncode == 2 and 'did you mean "files"' in wrong.stderr, wrong.stderr)
    (folder / "Site/site.json").unlink()
    (folder / "one.css").write_text(":root { --bg: #fff; --tone-1: #0302c2; --tone-2: #8a3a00 }")
    (folder / "two.css").write_text(":root { --bg: #fff; --tone-1: #0302c2; --tone-2: #8a3a00 }")
    (folder / ".descant-lint.json").write_text(json.dumps({"palettes": [
        {"files": name, "names": "--tone-*", "grounds": "--bg"} for name in ("one.css", "two.css")]}))
    hook = lint(folder, "--", "one.css")
    expect("a hook passes what changed, and the rest is not missing", hook.returncode == 0 and "palette-missing" not in hook.stderr, hook.stderr)
    (folder / "two.css").unlink()
    for words in (["one.css"], ["."]):
        gone = lint(folder, *words)
        expect("a declared file that is gone is told", gone.returncode == 1 and "no file that was read is two.css" in gone.stderr, gone.stderr)
    (folder / ".descant-lint.json").unlink()
    (folder / "a.css").write_text(":root { --bg: #fff; --text: #777 }")
    lint(folder, "a.css", "--pairs", "pairs.md")
    expect("a table of pairs", "| ❌ fails | `--text` #777777 | `--bg` #FFFFFF | any | text | 4.47:1 | 4.5:1 |" in (folder / "pairs.md").read_text())


SCHEMA = json.loads((ROOT / ".suites/sarif/sarif-schema.json").read_text())


def valid(what, log):
    mistakes = [f"{e.json_path}: {e.message[:200]}" for e in jsonschema.Draft4Validator(
        SCHEMA, format_checker=jsonschema.FormatChecker()).iter_errors(log)]
    expect(f"SARIF {what} is valid by its schema", not mistakes, "\n".join(mistakes))


def formats(folder):
    (folder / "brand.tokens.json").write_text(TOKENS)
    log = json.loads(lint(folder, "brand.tokens.json", "--format", "sarif").stdout)
    valid("with fixes", log)
    run = log["runs"][0]
    expect("there are fixes", sum(bool(result.get("fixes")) for result in run["results"]) == 3)
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
    empty = json.loads(lint(folder, "#000", "-g", "white", "--format", "sarif").stdout)
    expect("no result is an empty list", empty["runs"][0]["results"] == [])
    valid("without a result", empty)
    odd = "a b#c:é%.css"
    (folder / odd).write_text(":root { --bg: #fff; --c1: #e69f00; --c2: #12; --c3: #00c }")
    (folder / "descant.lint.json").write_text(
        '{"suppress": [{"rule": "PAL001", "reason": "kept"}, {"rule": "PAL031", "reason": "unused"}]}')
    log = json.loads(lint(folder, odd, "--format", "sarif").stdout)
    valid("with suppressions and an odd name", log)
    results = log["runs"][0]["results"]
    uris = {r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for r in results}
    expect("a relative URI", {urllib.parse.unquote(uri) for uri in uris} == {odd, "descant.lint.json"}
           and not any(urllib.parse.urlsplit(uri).scheme for uri in uris), str(uris))
    kept = [r for r in results if r["suppressions"]]
    expect("a suppressed result", [r["suppressions"][0]["justification"] for r in kept] == ["kept"])
    (folder / "descant.lint.json").unlink()
    tree = xml.fromstring(lint(folder, "brand.tokens.json", "--format", "junit").stdout)
    expect("JUnit counts", int(tree.get("failures")) == len(tree.findall(".//failure")))
    lint(folder, "brand.tokens.json", "--report", "report.html")
    page = (folder / "report.html").read_text()
    expect("a report", page.count("<table>") == 3 and page.count("<img ") == 24)
    expect("a report has no script", "<script" not in page)


def runner(folder, inputs):
    """Runs the steps of action.yml as GitHub's runner does: inputs, shell, files for what a step says."""
    path = ROOT / ".github/actions/lint-palettes"
    steps = yaml.safe_load((path / "action.yml").read_text())
    values = {name: str(said.get("default", "")) for name, said in steps["inputs"].items()} | inputs
    files = {name: folder / ".runner" / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    (folder / ".runner").mkdir(exist_ok=True)
    base = {"PATH": os.environ["PATH"], "HOME": str(folder), "GITHUB_ACTION_PATH": str(path), "DESCANT": str(DESCANT),
            "GITHUB_WORKSPACE": str(folder), "GITHUB_ACTIONS": "true", "CI": "true"}
    out = ""
    for number, step in enumerate(steps["runs"]["steps"]):
        def filled(text):
            text = text.replace("${{ github.action_repository }}", "owner/descant")
            return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: values[match[1]], text)
        expect("no expression in a script", "${{" not in step["run"], step["run"])
        script = folder / ".runner" / f"{number}.sh"
        script.write_text(step["run"])
        for file in files.values():
            file.touch()
        env = base | {k: str(v) for k, v in files.items()} | {
            k: filled(v) for k, v in step.get("env", {}).items()}
        # What "shell: bash" means to the runner. It reads commands from both streams.
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=folder, env=env,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        out += done.stdout
        if done.returncode:
            return done.returncode, out, {k: v.read_text() for k, v in files.items()}
    return 0, out, {k: v.read_text() for k, v in files.items()}


def unescaped(text, marks):
    for mark in marks:
        text = text.replace("%%%02X" % ord(mark), mark)
    return text.replace("%25", "%")


def annotations(out):
    """Workflow commands as the runner reads them: properties first, then the message."""
    for line in out.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        if match:
            said = dict(part.split("=", 1) for part in match[2].split(","))
            yield match[1], {k: unescaped(v, "\r\n:,") for k, v in said.items()}, unescaped(match[3], "\r\n")
        elif line.startswith("::") or "##[" in line:
            expect("no other command", False, line)


def action(folder):
    name = "a,b:c%0A%25::error::.css"
    lines = [":root {", "  --bg: #fff;", "  --chart-1: #e69f00;", "  --chart-2: rgb(::set-output);", "  --chart-3: #56b4e9 }"]
    (folder / name).write_text("\n".join(lines))
    code, out, files = runner(folder, {"grounds": "#ffffff", "sarif": "out.sarif"})
    expect("the step fails", code == 1, out)
    found = list(annotations(out))
    errors = [said for level, said, _ in found if level == "error"]
    expect("annotations", len(errors) >= 3 and {e["title"] for e in errors} >= {"PAL001", "PAL036"}, out)
    for _, said, message in found:
        expect("the file's own name", said["file"] == name, said["file"])
        line = lines[int(said["line"]) - 1]
        marked = line[int(said["col"]) - 1:int(said["endColumn"])]
        expect("the marked text", re.fullmatch(r"#[0-9a-f]{6}|rgb\(.*\)", marked), f"{marked}: {message}")
    expect("help on its own line", any("\nhelp: " in message for *_, message in found))
    expect("the worst first", [level for level, *_ in found] == sorted(
        (level for level, *_ in found), key=["error", "warning", "notice"].index))
    valid("of the action", json.loads((folder / "out.sarif").read_text()))
    expect("an output", re.search(r"^summary=\d+ errors?.* in 1 palette", files["GITHUB_OUTPUT"]), str(files))
    expect("a summary", re.search(r"\d+ errors?, .* in 1 palette", files["GITHUB_STEP_SUMMARY"]), str(files))
    (folder / name).unlink()
    (folder / "good.css").write_text(":root { --bg: #fff; --c1: #0000cd; --c2: #a06a00 }")
    code, out, files = runner(folder, {"paths": "good.css", "profile": "wwdc21"})
    expect("the step passes", code == 0 and not any(level == "error" for level, *_ in annotations(out)), out)
    for inputs in ({"paths": "$(touch pwned)"}, {"grounds": "`touch pwned`"}, {"profile": "x; touch pwned"},
                   {"baseline": "$(touch pwned)"}, {"sarif": "$(touch pwned).sarif", "paths": "none.css"}):
        code, out, _ = runner(folder, inputs)
        expect("inputs are no commands", code != 0 and not (folder / "pwned").exists(), f"{inputs} {out}")


def spent():
    """Processor time of all that was run: the same on a busy machine."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def many(folder):
    """Ten thousand colours in every kind of file: a clear limit, soon."""
    colors = ["#%06x" % (number * 7919 % 0xFFFFFF) for number in range(10_000)]
    texts = {
        "a.json": json.dumps(colors), "b.txt": "\n".join(colors),
        "c.tokens.json": json.dumps({"c": {"$type": "color", **{
            str(i): {"$value": c} for i, c in enumerate(colors)}}}, indent=1),
        "d.css": ":root{" + "".join(f"--c-{i}:{c};" for i, c in enumerate(colors)) + "}",
        "e.json": json.dumps({"config": {"range": {"category": colors}}}),
        "f.mplstyle": f"axes.prop_cycle: cycler('color', {[c[1:] for c in colors]})\n",
        "g.gpl": "GIMP Palette\n" + "".join(
            f"{int(c[1:3], 16)} {int(c[3:5], 16)} {int(c[5:], 16)} x\n" for c in colors),
        "h.svg": "<svg>" + "".join(f"<rect fill='{c}'/>" for c in colors) + "</svg>",
        "i.html": "<style>" + "".join(f".c{i}{{fill:{c}}}" for i, c in enumerate(colors)) + "</style><svg>"
                  + "".join(f"<path class='c{i}'/>" for i in range(10_000)) + "</svg>",
        "j.tokens.json": json.dumps({"c": {"$type": "color", **{
            str(i): {"$value": "{c.%d}" % (i + 1)} for i in range(10_000)}}}),
        "k.css": ":root{" + "".join(f"--c-{i}:var(--c-{i + 1});" for i in range(10_000)) + "}",
    }
    for name, text in texts.items():
        (folder / name).write_text(text)
        start = spent()
        try:
            done = lint(folder, name, "-g", "white", "--format", "json", timeout=60)
        except subprocess.TimeoutExpired:
            expect(f"{name} ends", False)
            continue
        seconds = spent() - start
        codes = {finding["code"] for finding in json.loads(done.stdout)["findings"]}
        expect(f"{name} says its limit", codes & {"palette-limit", "palette-alias"}, str(codes))
        expect(f"{name} in time", seconds < 5, f"{seconds:.1f} s")


def own(_):
    """What Descant ships passes its own check, as strictly as anybody asks."""
    for profile in ("default", "wcag", "wwdc21"):
        done = lint(ROOT, "Site", "--profile", profile)
        expect(f"Site/ passes {profile}", done.returncode == 0, done.stderr)


for part in (engineer, repository, formats, action, many, own):
    with tempfile.TemporaryDirectory() as folder:
        part(pathlib.Path(folder))
print(f"{results['passed']} passed, {results['failed']} failed")
sys.exit(1 if results["failed"] else 0)
