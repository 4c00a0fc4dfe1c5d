#!/usr/bin/env python3
"""Pictures of sheets for the gallery's page on touch, with their files.

    pictures.py DESCANT            makes Content/pictures/touch-*.png and Content/static/touch anew
    pictures.py DESCANT --check    compares the files with what the program makes now
"""

import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

TOP = pathlib.Path(__file__).parent.parent.parent
FILES = TOP / "Content/static/touch"
# Chart, page of its PDF, name of the picture.
PICTURES = [
    ("births", 1, "key"), ("births", 2, "line"), ("rainfall", 3, "two-lines"), ("penguins-histogram", 2, "columns"),
    ("electricity-pie", 2, "bars"), ("electricity-area", 4, "area"), ("penguins-box", 2, "boxes"),
    ("weather-heat-map", 2, "grid"), ("", 1, "test"),
]


def made(descant, chart, folder):
    """The PDF of a chart, or the test sheet, and the words in braille beside it."""
    what = [f"Content/gallery/{chart}.vl.json"] if chart else ["--test-sheet"]
    run = subprocess.run([descant, "tactile", *what, "--only", "pdf", "--only", "brf", "-o", folder, "--quiet"], cwd=TOP)
    if run.returncode:
        sys.exit(f"{chart or 'the test sheet'} was not made")
    return sorted([*pathlib.Path(folder).glob("*.pdf"), *pathlib.Path(folder).glob("*.brf")])


def main():
    descant = str(pathlib.Path(sys.argv[1]).resolve())
    stale = 0
    count = 0
    for chart in dict.fromkeys(chart for chart, _, _ in PICTURES):
        with tempfile.TemporaryDirectory() as folder:
            for file in made(descant, chart, folder):
                kept = FILES / file.name
                count += 1
                if "--check" in sys.argv:
                    if not kept.exists() or kept.read_bytes() != file.read_bytes():
                        print(f"{kept.relative_to(TOP)} is not what the program makes")
                        stale += 1
                    continue
                FILES.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(file.read_bytes())
                for _, page, name in (row for row in PICTURES if row[0] == chart and file.suffix == ".pdf"):
                    subprocess.run(["pdftoppm", "-r", "72", "-gray", "-f", str(page), "-l", str(page), "-singlefile",
                                    file, f"{folder}/page"], check=True)
                    picture = Image.open(f"{folder}/page.pgm").quantize(4)
                    picture.save(TOP / f"Content/pictures/touch-{name}.png", optimize=True, bits=2)
    print(f"{count - stale} passed, {stale} failed")
    sys.exit(stale > 0)


if __name__ == "__main__":
    main()
