"""Counts, for files in every form that colours are kept in, what `descant lint` reads of them beside what they hold.

    python Tests/Color/formats.py path/to/descant [--formats FOLDER]

Each form of `formats.txt`, and each file or folder of FOLDER, is linted as it is named. What its palettes hold is read from the
report that is written. Beside it stands a reader of this file's own, which knows nothing of palettes: it takes every colour that
is written there, in any notation. A colour that was read and is not written is invented; one of the palette that a person says is
there, and which was not read, is missed. Both must be 0; a form that is refused must say why.
"""

import argparse
import html
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

import numpy as np
from PIL import ImageColor

from nearest import M1, M2, decode, encode

# All files of the folder hold this palette, in their own notation; some hold more.
PALETTE = ["#8dd3c7", "#ffd23f", "#bebada", "#fb8072", "#80b1d3", "#fdb462"]
MORE = {"49": [["#0d0887", "#cc4778", "#f0f921"]], "53": [["#deebf7", "#9ecae1", "#3182bd"]], "56": [["#101010"] * 6], "61": [PALETTE]}
P3 = np.array([[1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736002]])
NUMBER = r"(-?[\d.]+(?:e-?\d+)?)(%?)"


def text_of(light):
    return "#%02x%02x%02x" % tuple(np.clip(np.rint(encode(light) * 255), 0, 255).astype(int))


def srgb(values):
    return "#%02x%02x%02x" % tuple(int(np.clip(round(float(v) * 255), 0, 255)) for v in values)


def oklch(l, c, h):
    h = np.radians(h)
    return text_of((np.linalg.inv(M2) @ np.array([l, c * np.cos(h), c * np.sin(h)])) ** 3 @ np.linalg.inv(M1).T)


def polar(hexadecimal):
    ok = np.cbrt(decode(ImageColor.getrgb(hexadecimal)[:3]) @ M1.T) @ M2.T
    return ok[0], np.hypot(ok[1], ok[2]), np.degrees(np.arctan2(ok[2], ok[1]))


def hsl(h, s, l):
    return "#%02x%02x%02x" % ImageColor.getrgb(f"hsl({h},{s}%,{l}%)")


SPACES = {"srgb": srgb, "display-p3": lambda v: text_of(P3 @ decode(np.array(v, float) * 255)), "oklch": lambda v: oklch(*v)}


def values(text, whole=1.0):
    return [float(n) * (whole / 100 if p else 1) for n, p in re.findall(NUMBER, text)]


def written(text):
    """Every colour of a text, in whatever notation."""
    found = []
    for digits in re.findall(r"#([0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![0-9a-zA-Z])", text):
        digits = digits if len(digits) > 4 else "".join(2 * d for d in digits)
        # Eight digits end with how opaque a colour is, on Android they begin with it.
        found.append("#" + (digits[2:] if "<resources" in text and len(digits) == 8 else digits[:6]).lower())
    found += ["#" + d.lower() for d in re.findall(r"(?<![\w#.])([0-9a-fA-F]{6})(?![\w.])", text)]
    for name, body in re.findall(r"\b(rgba?|hsla?|oklch|color)\(([^()]*)\)", text):
        space = re.match(r"\s*([a-z][\w-]*)\s", body)
        body = body.split("/")[0]
        if "from" in body:
            continue
        if name == "color" and space and space[1] in SPACES:
            found.append(SPACES[space[1]](values(body[space.end():])[:3]))
        elif name.startswith("rgb"):
            found.append(srgb([v / 255 for v in values(body, 255)[:3]]))
        elif name.startswith("hsl"):
            found.append(hsl(*[v for v in values(body, 100)[:3]]))
        elif name == "oklch":
            found.append(oklch(*values(body)[:3]))
    # The channels of hsl() alone, of Swift, of GIMP, of property lists; relative colours.
    found += [hsl(*map(float, row)) for row in re.findall(r":\s*([\d.]+) ([\d.]+)% ([\d.]+)%\s*;", text)]
    found += [srgb(map(float, row)) for row in re.findall(r"red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+)", text)]
    found += [srgb([int(v) / 255 for v in row]) for row in re.findall(r"^\s*(\d+)\s+(\d+)\s+(\d+)\s", text, re.M)]
    names = dict(re.findall(r"(--[\w-]+):\s*(#\w+)", text))
    for base, turn in re.findall(r"oklch\(from var\((--[\w-]+)\) l c calc\(h \+ (\d+)\)\)", text):
        l, c, h = polar(names[base])
        found.append(oklch(l, c, h + float(turn)))
    for base, order in re.findall(r"rgb\(from (#\w{6}) ([rgb] [rgb] [rgb])[^()]*\)", text):
        channels = dict(zip("rgb", ImageColor.getrgb(base)))
        found.append("#%02x%02x%02x" % tuple(channels[c] for c in order.split()))
    found += [ImageColor.colormap[w.lower()] for w in re.findall(r"\b[A-Za-z]{3,20}\b", text) if w.lower() in ImageColor.colormap]
    try:
        walk(json.loads(text), found)
    except ValueError:
        pass
    return found


def walk(node, found):
    """Colours that JSON writes as numbers."""
    if isinstance(node, dict):
        if {"r", "g", "b"} <= node.keys() and all(isinstance(node[k], (int, float)) for k in "rgb"):
            found.append(srgb([node[k] for k in "rgb"]))
        parts = node.get("components")
        if isinstance(parts, list) and node.get("colorSpace") in SPACES:
            found.append(SPACES[node["colorSpace"]](parts))
        if isinstance(parts, dict) and {"red", "green", "blue"} <= parts.keys():
            found.append(srgb([parts[k] for k in ("red", "green", "blue")]))
        node = list(node.values())
    for inner in node if isinstance(node, list) else []:
        walk(inner, found)


def swatches(data):
    """Adobe Swatch Exchange: blocks of a name and three floats."""
    place, found = 12, []
    while place + 6 <= len(data):
        kind, size = struct.unpack(">HI", data[place:place + 6])
        block = data[place + 6:place + 6 + size]
        if kind == 1:
            count = struct.unpack(">H", block[:2])[0]
            if block[2 + 2 * count:6 + 2 * count] == b"RGB ":
                found.append(srgb(struct.unpack(">fff", block[6 + 2 * count:18 + 2 * count])))
        place += 6 + size
    return found


def photoshop(data):
    """Photoshop: a version, a number, then a space and four words of 16 bits each, in the second version with a name."""
    version, count = struct.unpack(">HH", data[:4])
    place, found = 4, []
    for _ in range(count):
        space, red, green, blue = struct.unpack(">HHHH", data[place:place + 8])
        if space == 0:
            found.append(srgb([red / 65535, green / 65535, blue / 65535]))
        place += 10
        if version == 2:
            place += 4 + 2 * struct.unpack(">I", data[place:place + 4])[0]
    return found


def held(path):
    data = path.read_bytes()
    if path.suffix == ".ase":
        return swatches(data)
    return photoshop(data) if path.suffix == ".aco" else written(data.decode(errors="replace"))


def same(a, b):
    """Equal within a step of rounding."""
    return all(abs(int(a[i:i + 2], 16) - int(b[i:i + 2], 16)) <= 1 for i in (1, 3, 5))


def recorded():
    """The forms of formats.txt: their files, the palettes that a person says are there, and the codes that refuse."""
    forms, is_hex = [], False
    for line in (pathlib.Path(__file__).parent / "formats.txt").read_text().split("\n")[:-1]:
        if line.startswith("=== "):
            is_hex = line.endswith(" (hex)")
            forms.append(([[line[4:].removesuffix(" (hex)"), b""]], [], []))
        elif line.startswith("+++ "):
            forms[-1][0].append([line[4:], b""])
        elif line.startswith("--> ! "):
            forms[-1][2].append(line[6:])
        elif line.startswith("--> "):
            forms[-1][1].append([c.lower() for c in line.split(" | ")[3].split()])
        else:
            forms[-1][0][-1][1] += bytes.fromhex(line) if is_hex else line.encode() + b"\n"
    return forms


class Count:
    def __init__(self, descant):
        self.descant, self.passed, self.failed, self.whole, self.refused = descant, 0, 0, 0, 0
        self.sums = {"held": 0, "read": 0, "invented": 0, "missed": 0}

    def judge(self, name, folder, operands, files, palettes, codes):
        report = folder / "report.html"
        done = subprocess.run([self.descant, "lint", *operands, "--report", str(report)], cwd=folder, capture_output=True, text=True)
        page = report.read_text() if report.exists() else ""
        rows = re.findall(r'<h2 id="palette-\d+">(.*?)</h2>.*?<th scope="row">Typical vision</th>(.*?)</tr>', page, re.S)
        read = {html.unescape(title): re.findall(r"</span>(#\w{6})", row) for title, row in rows}
        # What others of the run speak of is theirs as well.
        lists = [colors for title, colors in read.items() if len(files) == 1 or not title.endswith(", brand")]
        all_held = [c for path in files for c in held(path)]
        invented = [c for colors in lists for c in colors if not any(same(c, other) for other in all_held)]
        missed, left = [], list(lists)
        for palette in palettes:
            best = max(left, key=lambda colors: sum(any(same(c, other) for other in colors) for c in palette), default=[])
            # In their order: one that stands elsewhere is another palette's.
            missed += [c for index, c in enumerate(palette) if index >= len(best) or not same(c, best[index])]
            if best:
                left.remove(best)
        said = set(re.findall(r"\[(palette-[\w-]+)\]", done.stderr))
        problems = [f"invented {' '.join(invented)}"] if invented else []
        problems += [f"missed {' '.join(missed)}"] if missed else []
        problems += [f"a palette that nobody named: {' '.join(colors)}" for colors in left]
        problems += [f"no reason {code}" for code in codes if code not in said]
        problems += [] if lists or said else ["neither read nor refused"]
        self.passed, self.failed = self.passed + (not problems), self.failed + bool(problems)
        self.whole, self.refused = self.whole + bool(lists), self.refused + (not lists)
        counts = len(set(all_held)), sum(map(len, lists)), len(invented), len(missed)
        for key, value in zip(self.sums, counts):
            self.sums[key] += value
        reason = "" if lists else "refused: " + ", ".join(sorted(said))
        print(f"{name:34} {counts[0]:5} {counts[1]:5} {counts[2]:9} {counts[3]:7}  {reason}".rstrip())
        for problem in problems:
            print(f"FAILED {name}: {problem}\n{done.stderr[-300:]}")


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("descant")
    asked.add_argument("--formats", type=pathlib.Path, help="a folder of forms, a file or folder each, all with one palette")
    given = asked.parse_args()
    count = Count(str(pathlib.Path(given.descant).resolve()))
    head = f"{'form':34} {'held':>5} {'read':>5} {'invented':>9} {'missed':>7}"
    print(head)
    for files, palettes, codes in recorded():
        with tempfile.TemporaryDirectory() as home:
            folder = pathlib.Path(home)
            for name, data in files:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(data)
            names = [name for name, _ in files]
            count.judge(names[0], folder, names, [folder / name for name in names], palettes, codes)
    if given.formats and given.formats.is_dir():
        print(head)
        for path in sorted(given.formats.iterdir()):
            files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
            number = path.name.split("-")[0]
            palettes = [PALETTE, *MORE.get(number, [])]
            if number == "62":
                l, c, h = polar(PALETTE[0])
                palettes = [[oklch(l, c, h + 60 * turn) for turn in range(6)]]
            with tempfile.TemporaryDirectory() as home:
                operands = [str(p.resolve()) for p in ([path] if path.suffix == ".xcassets" else files)]
                count.judge(path.name, pathlib.Path(home), operands, files, palettes, [])
    elif given.formats:
        print(f"{given.formats} is not there: the forms of formats.txt alone were counted")
    sums = ", ".join(f"{value} {key}" for key, value in count.sums.items())
    print(f"{count.whole} forms read whole, {count.refused} refused with a reason; colours: {sums}")
    print(f"{count.passed} passed, {count.failed} failed")
    sys.exit(1 if count.failed or count.whole < 70 else 0)


main()
