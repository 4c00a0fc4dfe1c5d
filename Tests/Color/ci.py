"""Follows the guide "Check palettes in CI" on three repositories of the shapes that people have.

    python Tests/Color/ci.py path/to/descant [--repositories FOLDER]

A design system in tokens, a web application in TypeScript and CSS, a package in R: for each the guide's
own steps in their order, with its own commands, and what each must come to. Real repositories, each in a folder
of FOLDER, are copied and go through the same steps with the file that --discover proposes for them.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ASKED = argparse.ArgumentParser()
ASKED.add_argument("descant")
ASKED.add_argument("--repositories", type=pathlib.Path, help="a folder of repositories")
GIVEN = ASKED.parse_args()
DESCANT = str(pathlib.Path(GIVEN.descant).resolve())
GUIDE = (pathlib.Path(__file__).parents[2] / "Content/guides/palettes-in-ci.md").read_text()
PASSED, FAILED = 0, 0

TONES = ["#1f77b4", "#17becf", "#9467bd"]
ROWS = "".join(f'    "{i + 1}": {{ "$value": "{c}" }}{"," if i < 2 else ""}\n' for i, c in enumerate(TONES))
REPOSITORIES = {
    "tokens": ({
        "tokens/brand.tokens.json": '{\n  "brand": {\n    "$type": "color",\n' + ROWS + "  }\n}\n",
        "tokens/size.tokens.json": '{"space": {"$type": "dimension", "s": {"$value": "4px"}}}',
        "node_modules/x/y.css": ":root { --chart-1: #eee; --chart-2: #ddd }"},
        {"files": "tokens/brand.tokens.json", "at": "brand"}),
    "web": ({
        "src/tones.ts": "export const cold = ['%s'];\nexport const sizes = ['4px', 'red'];\n" % "', '".join(TONES),
        "src/page.css": "a { color: #0055aa } .x { background: #eee }",
        "dist/page.css": ":root { --chart-1: #eee; --chart-2: #ddd }"},
        {"files": "src/*.ts", "at": "cold"}),
    "package": ({
        "R/tones.R": "cold <- c(%s)\nlabels <- c('Red', 'Tan')\n" % ", ".join(f'"{c}"' for c in TONES),
        "DESCRIPTION": "Package: tones\n"},
        {"files": "R/*.R", "at": "cold"}),
}


def expect(what, truth, more=""):
    global PASSED, FAILED
    PASSED, FAILED = PASSED + bool(truth), FAILED + (not truth)
    if not truth:
        print(f"FAILED {what}: {more}")


def follow(name, folder, files, declaration):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    git = lambda *words: subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=folder,
                                        capture_output=True, text=True)
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "start")

    def type_in(command):
        """A command as the guide prints it."""
        expect(f"{name}: the guide says {command}", command in GUIDE)
        words = command.replace("descant", DESCANT, 1)
        return subprocess.run(["bash", "-c", words], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)

    plain = type_in("descant lint .")
    expect(f"{name}: nothing is judged unasked", plain.returncode == 0 and "not judged" in plain.stderr, plain.stderr)
    found = type_in("descant lint . --discover")
    proposed = json.loads(found.stdout)["palettes"]
    expect(f"{name}: what a person would name is proposed", any(
        p.get("at") == declaration["at"] or declaration["at"] in str(p.get("names")) for p in proposed), found.stdout)
    settings = {"palettes": [{"name": "cold", "kind": "categorical", "grounds": ["#ffffff"], **declaration}]}
    (folder / ".descant-lint.json").write_text(json.dumps(settings))
    judged = type_in("descant lint . --require-palettes --profile wcag")
    expect(f"{name}: now it is judged", judged.returncode == 1 and "slots 1 and 3 look alike" in judged.stderr
           and "in 1 palette" in judged.stderr, judged.stderr)
    gone = dict(settings["palettes"][0], files="elsewhere.css")
    (folder / ".descant-lint.json").write_text(json.dumps({"palettes": [gone]}))
    missed = type_in("descant lint . --require-palettes --profile wcag")
    expect(f"{name}: a renamed file is noticed", missed.returncode == 1, missed.stderr)
    (folder / ".descant-lint.json").write_text(json.dumps(settings))
    type_in("descant lint . --pairs pairs.md")
    expect(f"{name}: a table of pairs", "pairs fail" in (folder / "pairs.md").read_text())
    git("branch", "-f", "origin-main")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    git("add", ".")
    type_in("git diff -U0 origin/main > changes.diff")
    quiet = type_in("descant lint . --changes changes.diff --format github")
    expect(f"{name}: an untouched palette is not annotated", "::error" not in quiet.stdout, quiet.stdout)
    path = folder / next(p for p in files if TONES[1] in files[p])
    before = path.read_text()
    path.write_text(before.replace(TONES[1], "#17bed0"))
    type_in("git diff -U0 origin/main > changes.diff")
    loud = type_in("descant lint . --changes changes.diff --format github")
    expect(f"{name}: a touched one is", f"::error file={path.relative_to(folder)}" in loud.stdout, loud.stdout)
    path.write_text(before)
    shown = type_in("descant lint . --fix --dry-run")
    expect(f"{name}: a repair is shown", shown.stdout.startswith("--- ") and path.read_text() == before, shown.stderr)
    asked = subprocess.run([DESCANT, "lint", ".", "--fix"], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                           timeout=120)
    expect(f"{name}: nobody is waited for", path.read_text() == before and "no --yes" in asked.stderr, asked.stderr)
    pinned = json.loads(re.search(r'\{\n  "palettes": \[\n.*"pinned".*\n  \]\n\}', GUIDE)[0])["palettes"][0]["pinned"]
    settings["palettes"][0]["pinned"] = pinned
    (folder / ".descant-lint.json").write_text(json.dumps(settings))
    done = subprocess.run([DESCANT, "lint", ".", "--fix", "--yes"], cwd=folder, capture_output=True, text=True)
    after = path.read_text()
    expect(f"{name}: the repair passes", done.returncode == 0, done.stderr)
    expect(f"{name}: what is pinned stays", pinned[0] in after and after != before, after)
    parts = re.split("|".join(TONES[1:]), before)
    expect(f"{name}: nothing else is written", re.fullmatch(".{7}".join(map(re.escape, parts)), after, re.DOTALL), after)
    others = {p: (folder / p).read_text() for p in files if folder / p != path}
    expect(f"{name}: nor in other files", all(files[p] == text for p, text in others.items()))


def adopt(folder):
    """The guide in a repository of somebody else's: what is proposed is kept, and only its palettes are written."""
    name = folder.name
    before = {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()}
    git = lambda *words: subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=folder,
                                        capture_output=True, text=True)
    git("init", "-q")

    def type_in(command):
        expect(f"{name}: the guide says {command}", command in GUIDE)
        return subprocess.run(["bash", "-c", command.replace("descant", DESCANT, 1)], cwd=folder, capture_output=True, text=True,
                              stdin=subprocess.DEVNULL)

    plain = type_in("descant lint .")
    expect(f"{name}: it is read", plain.returncode in (0, 1) and "palettes" in plain.stderr, plain.stderr)
    found = type_in("descant lint . --discover")
    settings = json.loads(found.stdout)
    expect(f"{name}: palettes are proposed", settings["palettes"], found.stderr)
    for palette in settings["palettes"]:
        palette.setdefault("grounds", "#ffffff")
    (folder / ".descant-lint.json").write_text(json.dumps(settings))
    judged = type_in("descant lint . --require-palettes --profile wcag")
    count = re.search(r"in (\d+) palettes?", judged.stderr)
    expect(f"{name}: every proposal is found", count and int(count[1]) >= len(settings["palettes"]), judged.stderr[-300:])
    expect(f"{name}: what is proposed is understood", judged.returncode in (0, 1), judged.stderr[-300:])
    type_in("descant lint . --pairs pairs.md")
    expect(f"{name}: a table of pairs", (folder / "pairs.md").exists())
    (folder / "pairs.md").unlink()
    git("add", ".")
    git("commit", "-qm", "start")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    type_in("git diff -U0 origin/main > changes.diff")
    quiet = type_in("descant lint . --changes changes.diff --format github")
    expect(f"{name}: nothing changed, nothing annotated", "::error" not in quiet.stdout and quiet.returncode == 0, quiet.stdout[:300])
    (folder / "changes.diff").unlink()
    type_in("descant lint . --fix --dry-run")
    expect(f"{name}: a dry run writes nothing", all(p.read_bytes() == b for p, b in before.items()))
    done = subprocess.run([DESCANT, "lint", ".", "--fix", "--yes", "--quiet"], cwd=folder, capture_output=True, text=True)
    expect(f"{name}: a repair ends", done.returncode in (0, 1), done.stderr[-300:])
    categories = [p for p in settings["palettes"] if p["kind"] in ("categorical", "shown")]
    files = {folder / f for p in categories for f in ([p["files"]] if isinstance(p["files"], str) else p["files"])}
    for path, old in before.items():
        new = path.read_bytes()
        expect(f"{name}: {path.name} is written only if its palettes are declared", new == old or path in files)
        strip = lambda text: re.sub(rb"#[0-9a-fA-F]{3,8}\b|(rgb|hsl|oklch)\([^()]*\)", b"#", text)
        expect(f"{name}: colours alone change in {path.name}", strip(new) == strip(old))


def main():
    for name, (files, declaration) in REPOSITORIES.items():
        with tempfile.TemporaryDirectory() as folder:
            follow(name, pathlib.Path(folder), files, declaration)
    for given in sorted(GIVEN.repositories.iterdir()) if GIVEN.repositories else []:
        with tempfile.TemporaryDirectory() as folder:
            adopt(pathlib.Path(shutil.copytree(given, pathlib.Path(folder) / given.name)))
    print(f"{PASSED} passed, {FAILED} failed")
    sys.exit(1 if FAILED else 0)


main()
