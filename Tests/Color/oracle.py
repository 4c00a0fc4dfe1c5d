"""Compares Descant's colour science with colour-science (PyPI) on 10,000 random colours.

    python Tests/Color/oracle.py [count]        needs built tests, as Tests/swift-test does

Contrast and CIEDE2000 come from colour-science; partial protan and deutan vision (Machado 2009) from
its matrices; Brettel 1997 is built here from the paper's construction: Smith and Pokorny's cones on
Judd's and Vos's colorimetry, wings at 475, 575, 485 and 660 nm, the screen's white as neutral. The
same measures the palette that sites have: what its maker measured must come out.
"""

import itertools
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import warnings

warnings.filterwarnings("ignore")
import colour  # noqa: E402
import numpy as np  # noqa: E402

# Judd-Vos XYZ of BT.709 primaries (Viénot 1999, equation 3) and of the wings' wavelengths.
XYZ_FROM_RGB = np.array(
    [[40.9568, 35.5041, 17.9167], [21.3389, 70.6743, 7.98680], [1.86297, 11.4620, 91.2367]]
)
LMS_FROM_XYZ = np.array(
    [[0.15514, 0.54312, -0.03286], [-0.15514, 0.45684, 0.03286], [0, 0, 0.01608]]
)
WINGS = {
    475: [0.13287, 0.11284, 0.9422],
    575: [0.84394, 0.91558, 0.00197],
    485: [0.05699, 0.16987, 0.5864],
    660: [0.16161, 0.061, 0.00001],
}
LMS = LMS_FROM_XYZ @ XYZ_FROM_RGB


def brettel(axis, wings):
    """Two matrices and the normal between their halves, in linear RGB."""
    white, unit = LMS @ np.ones(3), np.eye(3)[axis]
    first, second = (LMS_FROM_XYZ @ np.array(WINGS[wing]) for wing in wings)
    normal = np.cross(white, unit)
    if normal @ first < 0:
        first, second = second, first

    def projection(wing):
        plane, matrix = np.cross(white, wing), np.eye(3)
        matrix[axis] = -plane / plane[axis]
        matrix[axis, axis] = 0
        return np.linalg.inv(LMS) @ matrix @ LMS

    return projection(first), projection(second), normal @ LMS


BRETTEL = {
    "protan": brettel(0, (475, 575)),
    "deutan": brettel(1, (475, 575)),
    "tritan": brettel(2, (485, 660)),
}
MACHADO = {"protan": "Protanomaly", "deutan": "Deuteranomaly"}


def machado(name, severity):
    """Between the authors' tables; colour-science 0.4.7 goes on from the step above instead."""
    table = colour.blindness.CVD_MATRICES_MACHADO2010[name]
    low = min(int(severity * 10), 9)
    steps = [np.array(table[step / 10]) for step in (low, low + 1)]
    return steps[0] + (severity * 10 - low) * (steps[1] - steps[0])


def encoded(light):
    return colour.cctf_encoding(np.clip(light, 0, 1), function="sRGB") * 255


def luminance(light):
    return float(light @ np.array([0.2126, 0.7152, 0.0722]))


def row(draw):
    codes = [[draw.randrange(256) for _ in range(3)] for _ in range(2)]
    lights = [colour.cctf_decoding(np.array(code) / 255, function="sRGB") for code in codes]
    high, low = sorted((luminance(light) for light in lights), reverse=True)
    labs = [[draw.uniform(0, 100), draw.uniform(-120, 120), draw.uniform(-120, 120)] for _ in codes]
    near = [part + draw.uniform(-3, 3) for part in labs[0]]
    fields = ["#%02x%02x%02x" % tuple(code) for code in codes]
    fields.append((high + 0.05) / (low + 0.05))
    for other in (labs[1], near):
        fields += labs[0] + other
        fields.append(float(colour.delta_E(np.array(labs[0]), np.array(other), method="CIE 2000")))
    severity = draw.randrange(101) / 100
    fields.append(severity)
    for vision, (first, second, normal) in BRETTEL.items():
        full = (first if normal @ lights[0] >= 0 else second) @ lights[0]
        fields += list(encoded(lights[0] + severity * (full - lights[0])))
    for name in MACHADO.values():
        matrix = machado(name, severity)
        fields += list(encoded(matrix @ lights[0]))
    return ",".join(field if isinstance(field, str) else repr(float(field)) for field in fields)


# Of each mode: least contrast, least CIEDE2000 for typical, protan, deutan and tritan sight, and the
# least step of grey of the first four; figures of the palette's maker, who used none of this.
PALETTE = {
    "light": [4.51, 18.2, 12.7, 12.7, 12.3, 8.6],
    "dark": [4.50, 19.1, 12.2, 12.0, 12.8, 8.0],
    "light-contrast": [7.03, 15.0, 12.1, 12.2, 11.5, 8.4],
    "dark-contrast": [7.03, 15.3, 12.1, 12.1, 11.9, 7.6],
}


def lab(light):
    """CIE Lab of light that a screen can show, its white as neutral."""
    xyz = colour.RGB_to_XYZ(np.clip(light, 0, 1), "sRGB")
    return colour.XYZ_to_Lab(xyz, colour.CCS_ILLUMINANTS["CIE 1931 2 Degree Standard Observer"]["D65"])


def sights(light):
    """The light as each group of readers sees it, with less and more of a deficiency."""
    seen = {"normal": [light]}
    for name, (first, second, normal) in BRETTEL.items():
        full = (first if normal @ light >= 0 else second) @ light
        parts = [0.2, 0.4, 0.6, 0.8, 1] if name == "tritan" else [1]
        seen[name] = [light + part * (full - light) for part in parts]
    for name, theirs in MACHADO.items():
        seen[name] += [machado(theirs, part) @ light for part in (0.2, 0.4, 0.6, 0.8, 1)]
    return {name: [lab(light) for light in lights] for name, lights in seen.items()}


def decoded(text):
    return colour.cctf_decoding(np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255, function="sRGB")


def palette():
    """Says which figures of the standard palette come out otherwise."""
    file = pathlib.Path(__file__).resolve().parents[2] / "Site/palettes/standard.json"
    slots, ground = (json.loads(file.read_text())[key] for key in ("slots", "ground"))
    wrong = []
    for mode, figures in PALETTE.items():
        lights = [decoded(slot[mode]) for slot in slots]
        back = luminance(decoded(ground[mode]))
        ratios = [(max(luminance(l), back) + 0.05) / (min(luminance(l), back) + 0.05) for l in lights]
        seen = [sights(light) for light in lights]
        found = [min(ratios)]
        for name in ("normal", "protan", "deutan", "tritan"):
            found.append(min(
                float(colour.delta_E(a, b, method="CIE 2000"))
                for one, other in itertools.combinations(seen, 2)
                for a, b in zip(one[name], other[name])))
        greys = [lab(np.full(3, luminance(light)))[0] for light in lights[:4]]
        found.append(min(abs(a - b) for a, b in itertools.combinations(greys, 2)))
        print(f"{mode}: " + ", ".join(f"{value:.2f}" for value in found))
        wrong += [f"{mode}: {a:.2f}, not {b}" for a, b in zip(found, figures) if abs(a - b) > 0.1]
    return wrong


def main():
    wrong = palette()
    for line in wrong:
        print("FAILED", line)
    if "--palette" in sys.argv:
        print(f"{len(PALETTE) * 6 - len(wrong)} passed, {len(wrong)} failed")
        sys.exit(1 if wrong else 0)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    draw = random.Random(1997)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "colours.csv")
        with open(path, "w") as file:
            file.writelines(row(draw) + "\n" for _ in range(count))
        print(f"colour-science {colour.__version__}, numpy {np.__version__}, {count} rows")
        command = ["Tests/swift-test", "ColorOracleTests"]
        done = subprocess.run(command, env={**os.environ, "DESCANT_COLOR_ORACLE": path})
        passed = done.returncode == 0 and not wrong
    print(f"{int(passed)} passed, {int(not passed)} failed")
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
