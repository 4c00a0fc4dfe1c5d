#!/usr/bin/env python3
"""Writes `Color/ColorScheme+lists.swift`: the stops of Vega's named colour schemes, as Vega answers.

Needs vl-convert-python (PyPI). The stops of a continuous scheme are the fewest whose straight
interpolation gives every sampled colour.
"""
import re
import sys

import vectors
import vl_convert as vlc

CATEGORICAL = """accent category10 category20 category20b category20c dark2 observable10 paired pastel1
pastel2 set1 set2 set3 tableau10 tableau20""".split()
DIVERGING = """blueorange brownbluegreen purplegreen pinkyellowgreen purpleorange redblue redgrey
redyellowblue redyellowgreen spectral""".split()
CYCLICAL = "rainbow sinebow".split()
SEQUENTIAL = """blues tealblues teals greens browns oranges reds purples warmgreys greys viridis magma
inferno plasma bluegreen bluepurple goldgreen goldorange goldred greenblue orangered purplebluegreen
purpleblue purplered redpurple yellowgreenblue yellowgreen yelloworangebrown yelloworangered darkblue
darkgold darkgreen darkmulti darkred lightgreyred lightgreyteal lightmulti lightorange
lighttealblue""".split()


def expression(scale, signal):
    return vectors.ask({
        "scales": [scale],
        "marks": [{"type": "text", "name": "out",
                   "encode": {"update": {"text": {"signal": signal}}}}]})["out"][0]


def categorical(name):
    scale = {"name": "s", "type": "ordinal", "domain": [0], "range": {"scheme": name}}
    return expression(scale, "join(range('s'), '')").replace("#", "")


def sampled(name, shares):
    scale = {"name": "s", "type": "linear", "domain": [0, 1], "range": {"scheme": name}}
    texts = expression(
        scale, "join([" + ",".join(f"scale('s', {share!r})" for share in shares) + "], ';')")
    return [tuple(int(n) for n in re.findall(r"\d+", text)) for text in texts.split(";")]


def continuous(name):
    shares = [i / 840 for i in range(841)]
    wanted = sampled(name, shares)
    for count in range(2, 64):
        stops = sampled(name, [i / (count - 1) for i in range(count)])
        if all(close(straight(stops, share), color) for share, color in zip(shares, wanted)):
            return "".join("%02x%02x%02x" % stop for stop in stops)
    raise SystemExit(f"{name} is not made of straight pieces")


def straight(stops, share):
    place = share * (len(stops) - 1)
    index = min(int(place), len(stops) - 2)
    return [a + (b - a) * (place - index) for a, b in zip(stops[index], stops[index + 1])]


def close(a, b):
    return all(abs(p - q) <= 0.5001 for p, q in zip(a, b))


def main(path):
    kinds = [("categorical", CATEGORICAL, categorical), ("sequential", SEQUENTIAL, continuous),
             ("diverging", DIVERGING, continuous), ("cyclical", CYCLICAL, continuous)]
    out = ["/// The stops of Vega's named schemes, six hexadecimal digits each.", "///",
           f"/// From vega-scale (BSD-3-Clause, University of Washington), in Vega {vlc.get_vega_version()}; its schemes",
           "/// come from ColorBrewer (Cynthia Brewer), Tableau, Matplotlib and Observable.",
           "/// Written by `Tests/Oracle/schemes.py`.", "extension ColorScheme {"]
    for kind, names, read in kinds:
        out.append(f"  static let {kind}Lists: [(name: String, stops: String)] = [")
        for name in names:
            stops = read(name)
            lines = [stops[i:i + 78] for i in range(0, len(stops), 78)]
            if len(lines) == 1 and len(name) + len(stops) < 84:
                out.append(f'    ("{name}", "{stops}"),')
                continue
            out.append(f'    (\n      "{name}",\n      "{lines[0]}"')
            out += [f'        + "{line}"' for line in lines[1:]]
            out.append("    ),")
        out.append("  ]\n")
    out[-1] = "  ]"
    out.append("}\n")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "Sources/Descant/Color/Schemes/ColorScheme+lists.swift")
