"""Spoils palette files of every kind and looks for a crash, a hang or a silent success.

    python Tests/Color/fuzz.py path/to/descant [mutants]

Seeded: the same mutants every time. Each is read, and every fourth is repaired as well.
"""

import concurrent.futures
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

DESCANT = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 300
LIMIT = 5.0
COLORS = ["#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#F0E442", "#000000"]


def swatches():
    blocks = b""
    for index, color in enumerate(COLORS):
        name = f"slot {index}\0".encode("utf-16-be")
        channels = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        body = struct.pack(">H", len(name) // 2) + name + b"RGB " + struct.pack(">3fH", *channels, 0)
        blocks += struct.pack(">HI", 1, len(body)) + body
    return b"ASEF" + struct.pack(">HHI", 1, 0, len(COLORS)) + blocks


def tokens():
    chart = {"$type": "color", "$extensions": {"descant": {"ground": "#ffffff", "suppress": [
        {"rule": "PAL012", "slots": [1, 2], "reason": "r", "until": "2027-01-31"}]}}}
    for index, color in enumerate(COLORS[:5]):
        chart[str(index + 1)] = {"$value": color}
    chart["6"] = {"$value": "{chart.2}"}
    chart["7"] = {"$value": {"colorSpace": "oklch", "components": [0.6, 0.1, "none"], "alpha": 0.5}}
    chart["8"] = {"$ref": "#/chart/1/$value"}
    return json.dumps({"chart": chart}, indent=1).encode()


def css():
    lines = [f"  --chart-{i + 1}: {c};" for i, c in enumerate(COLORS)]
    return ("/* palette-lint-disable-next-line PAL001 -- why */\n:root {\n  --ground: #fff;\n"
            + "\n".join(lines) + "\n  --chart-9: var(--chart-1, oklch(60% 0.1 20 / 50%));\n"
            "  --chart-10: light-dark(rgb(0 0 0 / .5), hsl(120deg 50% 50%));\n}\n"
            "@media (prefers-color-scheme: dark) { :root { --ground: #121212; --chart-1: lab(50% 20 30) } }\n"
            ).encode()


SEEDS = {
    "list.txt": ("ground: #fff\n" + "\n".join(COLORS)).encode(),
    "array.json": json.dumps(COLORS).encode(),
    "brand.tokens.json": tokens(),
    "brand.css": css(),
    "config.json": json.dumps({"config": {"background": "#fff", "range": {
        "category": COLORS, "heatmap": {"scheme": "viridis"}}, "axis": {"labelColor": "#777"}}}).encode(),
    "chart.mplstyle": ("axes.facecolor: white\naxes.prop_cycle: cycler('color', ['0000CD', 'E69F00'])"
                       " + cycler('linestyle', ['-', '--'])\ntext.color: 777777\n").encode(),
    "brand.ase": swatches(),
    "brand.gpl": ("GIMP Palette\nName: brand\nColumns: 4\n# note\n"
                  + "".join(f"{int(c[1:3], 16)} {int(c[3:5], 16)} {int(c[5:], 16)}\tname\n" for c in COLORS)
                  ).encode(),
    "own.json": json.dumps({"name": "own", "kind": "categorical", "ground": {"light": "#fff", "dark": "#121212"},
                            "slots": [{"name": "a", "light": "#0000cd", "dark": "#0184fd", "symbol": "circle"},
                                      {"name": "b", "light": "#a06a00", "dark": "#ffd431"}]}).encode(),
    "drawing.svg": ("<svg xmlns='http://www.w3.org/2000/svg'><style>.a{fill:#e69f00}</style>"
                    "<rect width='9' height='9' fill='white'/><path class='a' d='M0 0h9'/>"
                    "<g style='stroke:rgb(0,114,178);opacity:.5'><path d='M0 9h9'/></g></svg>").encode(),
    "page.html": ("<!doctype html><style>:root{--c1:#e69f00;--c2:#56b4e9}</style>"
                  "<div style='background:#fff;color:#777'>x<svg><circle r='4' fill='#d55e00'/></svg></div>").encode(),
}
PIECES = [b"{", b"}", b"[", b"]", b"(", b")", b"\"", b"'", b":", b",", b";", b"#", b"\\", b"\0", b"\xff\xfe",
          b"\xef\xbb\xbf", b"NaN", b"1e999", b"-1e308", b"none", b"var(--chart-1)", b"{chart.6}", b"calc(", b"/*",
          b"<!--", b"<style>", b"&#x110000;", b"9" * 400, b"(" * 3000, b"[" * 3000, b"{\"a\":" * 500,
          b"oklch(infinity nan 0)", b"color(display-p3 1 0 0)", b"\r", "é\u202e😀".encode(), b"#12345678"]


def spoiled(draw, name):
    data = bytearray(SEEDS[name])
    for _ in range(draw.choice([1, 1, 2, 3, 8, 20])):
        place = draw.randrange(len(data) + 1)
        end = min(len(data), place + draw.choice([0, 1, 1, 4, 16, 200]))
        kind = draw.randrange(6)
        if kind == 0:
            data[place:end] = draw.choice(PIECES)
        elif kind == 1:
            data[place:place] = draw.choice(PIECES)
        elif kind == 2:
            del data[place:end]
        elif kind == 3 and data:
            data[place % len(data)] = draw.randrange(256)
        elif kind == 4:
            data[place:place] = data[place:end] * draw.choice([1, 3, 50])
        elif place and draw.random() < 0.2:
            del data[place:]
    return bytes(data)


def run(folder, number):
    draw = random.Random(number)
    name = draw.choice(sorted(SEEDS))
    home = pathlib.Path(folder) / str(number)
    home.mkdir()
    path = home / name
    path.write_bytes(spoiled(draw, name))
    words = ["lint", name]
    if draw.random() < 0.5:
        words += ["-g", draw.choice(["#fff", "#121212"])]
    if number % 4 == 0:
        words += ["--fix", "--dry-run"]
    if number % 7 == 0:
        words += ["--report", "report.html"]
    words += ["--format", draw.choice(["text", "json", "sarif", "github", "junit"])]
    # Processor time: the same on a busy machine. A process that waits for ever is ended after 60 s.
    with open(home / "out", "wb") as out, open(home / "err", "wb") as err:
        process = subprocess.Popen(["timeout", "60", DESCANT, *words], cwd=home, stdout=out, stderr=err)
        _, status, used = os.wait4(process.pid, 0)
    process.returncode = code = os.waitstatus_to_exitcode(status)
    seconds = used.ru_utime + used.ru_stime
    said = (home / "out").stat().st_size + (home / "err").stat().st_size
    problem = None
    if code == 124:
        problem = "hangs"
    elif code not in (0, 1):
        problem = f"exit {code}: {(home / 'err').read_bytes()[-300:]!r}"
    elif seconds > LIMIT:
        problem = "slow"
    elif code == 1 and not said:
        problem = "an error without a word"
    return name, words, problem, seconds


def main():
    passed = failed = 0
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for number, (name, words, problem, seconds) in enumerate(
                pool.map(lambda number: run(folder, number), range(COUNT))):
            slowest = max(slowest, seconds)
            passed += problem is None
            failed += problem is not None
            if problem:
                print(f"FAILED mutant {number}, {' '.join(words)}: {problem} ({seconds:.1f} s)")
                if len(sys.argv) > 3:
                    (pathlib.Path(sys.argv[3]) / f"{number}-{name}").write_bytes(
                        (pathlib.Path(folder) / str(number) / name).read_bytes())
    print(f"slowest {slowest:.2f} s")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
