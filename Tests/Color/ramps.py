"""Judges the ramps of other people by what their makers say of them.

    python Tests/Color/ramps.py path/to/descant

ColorBrewer's sets come from palettable (PyPI), all others from cmap. What a maker promises must pass,
what is known to mislead must fail, and for the reason that it is known for; scales of design systems
are no charts and pass in silence.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import warnings

warnings.filterwarnings("ignore")
import cmap  # noqa: E402
from palettable.colorbrewer import COLOR_MAPS  # noqa: E402

DESCANT = str(pathlib.Path(sys.argv[1]).resolve())
PASSED, FAILED = 0, 0


def expect(what, truth, more=""):
    global PASSED, FAILED
    PASSED, FAILED = PASSED + bool(truth), FAILED + (not truth)
    if not truth:
        print(f"FAILED {what}: {more}")


def judge(folder, files, *words):
    """The findings on files, by the name of the palette."""
    for name, text in files.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    names = list(files)
    done = subprocess.run(
        [DESCANT, "lint", *words, "--format", "json", "--", *names], cwd=folder, capture_output=True, text=True)
    if done.returncode > 1:
        raise SystemExit(done.stderr)
    return json.loads(done.stdout)["findings"], done.stderr


def sampled(name, count):
    places = [index / (count - 1) for index in range(count)]
    return ["#%02x%02x%02x" % tuple(int(part) for part in cmap.Colormap(name)(place).rgba8[:3]) for place in places]


def declared(folder, ramps, kind, ground="#ffffff"):
    """Each ramp in a file of its own, declared by its kind; findings by ramp."""
    for name, colors in ramps.items():
        (pathlib.Path(folder) / f"{name}.txt").write_text("\n".join(colors) + "\n")
    (pathlib.Path(folder) / ".descant-lint.json").write_text(json.dumps({"palettes": [
        {"name": name, "files": f"{name}.txt", "kind": kind, "grounds": [ground]} for name in ramps]}))
    done = subprocess.run(
        [DESCANT, "lint", "--format", "json", *[f"{name}.txt" for name in ramps]], cwd=folder,
        capture_output=True, text=True)
    if done.returncode > 1:
        raise SystemExit(done.stderr)
    found = {name: [] for name in ramps}
    for finding in json.loads(done.stdout)["findings"]:
        if finding["severity"] != "note":
            found[finding["file"].removesuffix(".txt")].append(finding)
    return found


def codes(findings, severity=None):
    return {f["code"] for f in findings if severity in (None, f["severity"])}


def brewer(kind):
    for name, sets in COLOR_MAPS[kind].items():
        for count, entry in sets.items():
            yield name, int(count), ["#%02x%02x%02x" % tuple(color) for color in entry["Colors"]]


def ramps(folder):
    sets = {f"{name}_{count}": colors for name, count, colors in brewer("Sequential")}
    # Of three classes the darkest of GnBu has 2.9:1 with white.
    for name, found in declared(folder, sets, "sequential").items():
        expect(f"{name} passes", not codes(found) - {"PAL043"} and not codes(found, "error"), found)
        expect(f"{name} reaches its ground", not found or name.endswith("_3"), found)
    fine = ["viridis", "cividis", "plasma", "inferno", "magma", "crameri:batlow", "crameri:hawaii", "cmocean:haline",
            "cmocean:thermal", "crameri:tokyo"]
    for count in (256, 64, 9):
        sets = {f"{name.split(':')[-1]}-{count}": sampled(name, count) for name in fine}
        for ground in ("#ffffff", "#121212"):
            for name, found in declared(folder, sets, "sequential", ground).items():
                expect(f"{name} passes on {ground}", not found, found)
    wrong = ["matplotlib:gist_rainbow", "matplotlib:nipy_spectral", "gnuplot:rainbow", "matplotlib:terrain"]
    for count in (256, 9):
        sets = {f"{name.split(':')[-1]}-{count}": sampled(name, count) for name in wrong}
        for name, found in declared(folder, sets, "sequential").items():
            expect(f"{name} has no order", "PAL040" in codes(found, "error"), found)


# ColorBrewer's own word on readers who don't see red and green apart, for eleven classes.
SAFE = {"BrBG", "PiYG", "PRGn", "PuOr", "RdBu", "RdYlBu"}


def arms(folder):
    sets = {f"{name}_{count}": colors for name, count, colors in brewer("Diverging") if count in (5, 8, 11)}
    for name, found in declared(folder, sets, "diverging").items():
        errors = [f for f in found if f["severity"] == "error"]
        if name.split("_")[0] in SAFE:
            expect(f"{name} passes", not errors, errors)
        elif name.endswith("_11"):
            expect(f"{name} fails by its arms alone", codes(errors) == {"PAL044"}, errors)
    red = [f for f in declared(folder, {"RdYlGn": sets["RdYlGn_11"]}, "diverging")["RdYlGn"] if f["code"] == "PAL044"]
    visions = {f["vision"]: f for f in red}
    expect("RdYlGn is lost to two kinds of readers", set(visions) == {"protan", "deutan"}, red)
    expect("and says so", "look alike to people with" in visions["deutan"]["message"]
           and "either side of the middle" not in visions["deutan"]["message"], visions["deutan"]["message"])
    good = ["crameri:vik", "crameri:roma", "crameri:berlin", "cmocean:balance", "matplotlib:coolwarm"]
    for count in (256, 11):
        sets = {f"{name.split(':')[-1]}-{count}": sampled(name, count) for name in good}
        for name, found in declared(folder, sets, "diverging", "#ffffff").items():
            expect(f"{name} passes", not codes(found) - {"PAL043"}, found)
        sets = {f"{name.split(':')[-1]}-{count}": sampled(name, count) for name in ("cmocean:curl", "RdYlGn")}
        for name, found in declared(folder, sets, "diverging").items():
            expect(f"{name} fails", "PAL044" in codes(found, "error"), found)


def circles(folder):
    good = ["matplotlib:twilight", "crameri:romaO", "crameri:vikO", "crameri:brocO"]
    for count in (256, 12):
        sets = {f"{name.split(':')[-1]}-{count}": sampled(name, count) for name in good}
        for name, found in declared(folder, sets, "cyclic").items():
            expect(f"{name} passes", not found, found)
        sets = {f"{name}-{count}": sampled(name, count) for name in ("viridis", "gnuplot:rainbow")}
        for name, found in declared(folder, sets, "cyclic").items():
            expect(f"{name} is no circle", "PAL045" in codes(found, "error"), found)
    for name, found in declared(folder, {"phase": sampled("cmocean:phase", 256)}, "cyclic").items():
        expect("opposite phases that look alike are warned of", codes(found, "warning") == {"PAL044"}, found)


# What design systems publish: Open Color 1.9, Material's 2014 palette, Open Props 1, Fluent 2, Tailwind 3.
OPEN_COLOR = {
    "gray": "f8f9fa f1f3f5 e9ecef dee2e6 ced4da adb5bd 868e96 495057 343a40 212529",
    "red": "fff5f5 ffe3e3 ffc9c9 ffa8a8 ff8787 ff6b6b fa5252 f03e3e e03131 c92a2a",
    "blue": "e7f5ff d0ebff a5d8ff 74c0fc 4dabf7 339af0 228be6 1c7ed6 1971c2 1864ab",
    "lime": "f4fce3 e9fac8 d8f5a2 c0eb75 a9e34b 94d82d 82c91e 74b816 66a80f 5c940d",
    "yellow": "fff9db fff3bf ffec99 ffe066 ffd43b fcc419 fab005 f59f00 f08c00 e67700",
}
MATERIAL = {
    "red": "ffebee ffcdd2 ef9a9a e57373 ef5350 f44336 e53935 d32f2f c62828 b71c1c",
    "deepPurple": "ede7f6 d1c4e9 b39ddb 9575cd 7e57c2 673ab7 5e35b1 512da8 4527a0 311b92",
    "lightBlue": "e1f5fe b3e5fc 81d4fa 4fc3f7 29b6f6 03a9f4 039be5 0288d1 0277bd 01579b",
    "amber": "fff8e1 ffecb3 ffe082 ffd54f ffca28 ffc107 ffb300 ffa000 ff8f00 ff6f00",
}
ACCENTS = {"red": "ff8a80 ff5252 ff1744 d50000", "deepPurple": "b388ff 7c4dff 651fff 6200ea",
           "lightBlue": "80d8ff 40c4ff 00b0ff 0091ea", "amber": "ffe57f ffd740 ffc400 ffab00"}
FLUENT = "061724 082338 0a2e4a 0c3b5e 0e4775 0f548c 115ea3 0f6cbd 2886de 479ef5 62abf5 77b7f7 96c6fa b4d6fa cfe4fa ebf3fc"
TAILWIND = "eff6ff dbeafe bfdbfe 93c5fd 60a5fa 3b82f6 2563eb 1d4ed8 1e40af 1e3a8a 172554"


def scales(folder):
    hexes = lambda text: ["#" + word for word in text.split()]
    steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
    css = lambda lead, table, names: ":root {\n" + "".join(
        f"  --{lead}{hue}-{step}: {color};\n" for hue, text in table.items()
        for step, color in zip(names, hexes(text))) + "}\n"
    accents = {hue: dict(zip(("A100", "A200", "A400", "A700"), hexes(text))) for hue, text in ACCENTS.items()}
    material = {hue: dict(zip(map(str, steps), hexes(text))) | accents[hue] for hue, text in MATERIAL.items()}
    names = lambda lead, sign: "".join(
        f"{lead}md-{hue}-{step.lower()}{sign} {color};\n" for hue, row in material.items() for step, color in row.items())
    files = {
        "open-color.json": json.dumps({hue: hexes(text) for hue, text in OPEN_COLOR.items()}, indent=1),
        "open-color.css": css("oc-", OPEN_COLOR, range(10)),
        "open-color.scss": "".join(f"$oc-{hue}-{step}: {color};\n" for hue, text in OPEN_COLOR.items()
                                   for step, color in enumerate(hexes(text))),
        "open-color.less": "".join(f"@oc-{hue}-{step}: {color};\n" for hue, text in OPEN_COLOR.items()
                                   for step, color in enumerate(hexes(text))),
        "open-color.py": "".join(f"{hue} = {hexes(text)}\n" for hue, text in OPEN_COLOR.items()),
        "open-props.css": css("", OPEN_COLOR, range(10)),
        "material.json": json.dumps(material, indent=1),
        "material.ts": "".join(f"export const {hue} = {json.dumps(steps, indent=1)};\n" for hue, steps in material.items()),
        "material.css": ":root {\n" + names("--", ":") + "}\n",
        "material.scss": names("$", ":"),
        "material.yaml": "".join(f"{hue}:\n" + "".join(f"  {step}: '{color}'\n" for step, color in row.items())
                                 for hue, row in material.items()),
        "material.tokens.json": json.dumps({hue: {"$type": "color"} | {
            step: {"$value": color} for step, color in row.items()} for hue, row in material.items()}),
        "accents.dart.json": json.dumps({f"{hue}Accent": {step[1:]: color for step, color in row.items()}
                                         for hue, row in accents.items()}),
        "fluent.ts": "export const brandWeb: BrandVariants = {\n" + "".join(
            f"  {10 * (i + 1)}: `{c}`,\n" for i, c in enumerate(hexes(FLUENT))) + "};\n",
        "fluent.json": json.dumps({"brand": dict(zip((str(10 * (i + 1)) for i in range(16)), hexes(FLUENT)))}),
        "fluent-tints.json": json.dumps({"cornflower": dict(zip(
            ("shade50", "shade40", "shade30", "shade20", "shade10", "primary", "tint10", "tint20", "tint30", "tint40",
             "tint50", "tint60"), hexes(FLUENT)[2:14]))}),
        "tailwind.config.js": "module.exports = { theme: { colors: { blue: " + json.dumps(
            dict(zip(map(str, steps), hexes(TAILWIND)))) + " } } }\n",
        "scale.tokens.json": json.dumps({"color": {"$type": "color", "blue": {
            str(step): {"$value": color} for step, color in zip(steps, hexes(TAILWIND))}}}),
    }
    found, said = judge(folder, files, "-g", "#fff")
    loud = [f for f in found if f["severity"] != "note" and f["code"] != "palette-undeclared"]
    expect("scales of design systems are silent", not loud, "\n".join(
        f"{f['file']}:{f['line']} {f['code']} {f['message']}" for f in loud[:20]))
    home = pathlib.Path(folder) / "whole"
    home.mkdir()
    for name, text in files.items():
        (home / name).write_text(text)
    done = subprocess.run([DESCANT, "lint", "whole"], cwd=folder, capture_output=True, text=True)
    expect("and so is the folder of them", done.returncode == 0 and "nothing found in 0 palettes" in done.stderr, done.stderr)


def recognised(folder):
    """Ramps that nobody calls one, and series that look a little like one."""
    rows = [(name, sampled(name, count), kind) for name, count, kind in [
        ("viridis", 256, "sequential"), ("viridis", 5, "sequential"), ("cividis", 9, "sequential"),
        ("magma", 12, "sequential"), ("crameri:vik", 9, "diverging"), ("matplotlib:coolwarm", 256, "diverging")]]
    rows += [(f"{name}_{count}", colors, "sequential") for name, count, colors in brewer("Sequential") if count in (5, 9)]
    rows += [(f"{name}_{count}", colors, "diverging") for name, count, colors in brewer("Diverging")
             if count in (7, 9, 11)]
    rows += [(f"{name}_{count}", colors, None) for name, count, colors in brewer("Qualitative") if count > 4]
    known = json.loads((pathlib.Path(__file__).parent / "vectors" / "known-palettes.json").read_text())
    rows += [(name, entry["colors"], None) for name, entry in known.items() if len(entry["colors"]) > 4]
    for number, (name, colors, kind) in enumerate(rows):
        found, said = judge(folder, {f"r{number}.txt": "ground: #fff\n" + "\n".join(colors)})
        told = [f["message"].split(" read as a ")[1].split()[0] for f in found if f["code"] == "palette-ramp"]
        expect(f"{name} with {len(colors)} is {kind or 'categorical'}", told == [kind] * bool(kind), f"{told} {colors}")


def main():
    for test in (ramps, arms, circles, scales, recognised):
        with tempfile.TemporaryDirectory() as folder:
            test(folder)
    print(f"{PASSED} passed, {FAILED} failed")
    sys.exit(1 if FAILED else 0)


main()
