#!/usr/bin/env python3
"""Measures drawings of other people's specs and data at every width, many figures on one page.

    corpora.py PROGRAM FOLDER... [--widths 320-1600/40] [--on-page 20] [--charts 2] [--keep DIR] [--only FILE]

Renders each spec below a folder, and the first charts that each table suggests, as figures on shared pages; resizes
each page through the widths and reports what measure.py does: text over text, text outside, text on lines, small text.
A spec or table that the program refuses is counted and left out. Three files in ten are held back, by a hash of their names:
of those nothing is said but a number and the kind of what was found, so that what is mended by the others can be judged by them.
--only takes lines of an earlier run and measures the figures that they begin with. Ends with "N passed, N failed".
"""
import argparse
import collections
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from measure import MEASURE, launched

TABLES = {".csv", ".tsv", ".ndjson", ".geojson", ".txt"}


def widths_of(text):
    if "/" not in text:
        return [int(part) for part in text.split(",")]
    ends, step = text.split("/")
    first, last = ends.split("-")
    return list(range(int(first), int(last) + 1, int(step)))


def inputs_of(folder):
    """Specs and tables; where specs have a folder of their own, the rest is their data."""
    specs = folder / "specs"
    root = specs if specs.is_dir() else folder
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and path.name != "datapackage.json"]
    return [path for path in files if path.suffix in TABLES or path.suffix == ".json"]


def called(folder, path, number):
    """What a figure is called in reports: its folder, file and number, or a number alone where its file is held back."""
    digest = hashlib.sha256(path.name.encode()).hexdigest()[:8]
    if int(digest, 16) % 10 in (7, 8, 9):
        return f"held-back-{digest}-{number}"
    return re.sub(r"[^A-Za-z0-9]+", "-", f"{folder.name}-{path.name}-{number}")


def rendered(program, folder, path, number, out, assets):
    """The figures of one file, or none where the program refuses it."""
    name = called(folder, path, number)
    home = out / name
    command = [program, "render", str(path), "--root", str(folder), "-o", str(home), "--assets", str(assets), "-q"]
    if path.suffix in TABLES:
        command += ["--chart", str(number)]
    try:
        # What stands there from a run before, with --keep, is measured again.
        if not home.exists() and subprocess.run(command, capture_output=True, cwd=folder, timeout=120).returncode:
            return None
    except subprocess.TimeoutExpired:
        return None
    found = sorted(home.glob("*.html"))
    if not found:
        return None
    # Two files may have charts of one name.
    text = found[0].read_text()
    return name, re.sub(r"<video.*?</video>", "", text, flags=re.S)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--widths", default="320-1600/40")
    parser.add_argument("--on-page", type=int, default=20)
    parser.add_argument("--charts", type=int, default=2, help="so many suggestions of a table")
    parser.add_argument("--keep", type=pathlib.Path, help="where the pages stay")
    parser.add_argument("--only", type=pathlib.Path, help="lines that begin with the names of figures")
    given = parser.parse_args()
    keep = given.keep or pathlib.Path(tempfile.mkdtemp())
    keep.mkdir(parents=True, exist_ok=True)
    widths = widths_of(given.widths)
    program, assets = str(given.program.resolve()), keep / "assets"
    only = {line.split()[0] for line in given.only.read_text().splitlines() if line.strip()} if given.only else None
    figures, refused = [], 0
    for folder in given.folders:
        folder = folder.resolve()
        for path in inputs_of(folder):
            for number in range(1, 2 if path.suffix == ".json" else given.charts + 1):
                if only is not None and called(folder, path, number) not in only:
                    continue
                figure = rendered(program, folder, path, number, keep / "figures", assets)
                refused += figure is None and number == 1
                if figure:
                    figures.append(figure)
    styles = "".join(f'<link rel="stylesheet" href="assets/{path.name}">' for path in sorted(assets.rglob("*.css")))
    pages = [figures[start:start + given.on_page] for start in range(0, len(figures), given.on_page)]
    failed, kinds = set(), collections.Counter()
    with sync_playwright() as play:
        chromium = launched(play)
        page = chromium.new_page(java_script_enabled=True)
        for number, group in enumerate(pages):
            path = keep / f"page-{number:03}.html"
            body = "".join(f'<div data-from="{name}">{text}</div>' for name, text in group)
            path.write_text(f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title>{styles}'
                            f'<style>body{{margin:0}}main{{max-width:64rem}}</style><main>{body}</main>')
            page.set_viewport_size({"width": widths[0], "height": 900})
            page.goto(path.as_uri())
            for width in widths:
                page.set_viewport_size({"width": width, "height": 900})
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                for kind, message, *source in page.evaluate(MEASURE):
                    name = source[0] if source else "?"
                    failed.add((name, width))
                    kinds[kind] += 1
                    print(f"{name} at {width} px: {kind}" + ("" if name.startswith("held-back") else f": {message}"), flush=True)
            print(f"page {number + 1} of {len(pages)}: {len(group)} figures", file=sys.stderr, flush=True)
        chromium.close()
    checked = len(figures) * len(widths)
    print(f"measured {len(figures)} figures ({refused} files refused) on {len(pages)} pages at {len(widths)} widths: {dict(kinds)}")
    print(f"{max(0, checked - len(failed))} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
