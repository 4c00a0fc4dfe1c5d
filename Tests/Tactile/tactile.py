#!/usr/bin/env python3
"""Measures what `descant tactile` prints, rasterised by a program that shares nothing with ours.

    tactile.py DESCANT [CHART…] [--folder FOLDER] [--paper a4] [--device swell] [--dpi 200] [--sample 8] [--seed 20]
    tactile.py DESCANT --corpora FOLDER --dpi 600     the gallery, FOLDER/data-folder and 100 tables of FOLDER/r-data

A sheet's SVG says which black belongs to which thing, and its JSON which things touch on purpose. All else is measured on the
PDF's pixels: no two things closer than the rule, nothing outside of the margins, lines and dots as wide as stated, cells where
braille has them and with the dots that they should have, textures large enough to be felt, no crumbs of grid, little black in all. qpdf, pdfinfo, pdffonts, mutool and jing
read the files. `--sample` takes so many charts by a seed, `--quiet` tells no names of charts. Of corpora the tables are chosen
by a hash of their names, and three files in ten are held back by another: they are counted, and nothing of them is told.
"""

import argparse
import concurrent.futures
import hashlib
import itertools
import json
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import numpy
from PIL import Image
from scipy import ndimage, spatial

HERE = pathlib.Path(__file__).parent
TOP = HERE.parent.parent
SVG = "{http://www.w3.org/2000/svg}"
# Widths in mm of what a part may have, for paper that swells: reference/tactile-rules.md.
STROKES = {"mark": {2.0}, "axes": {1.0}, "grid": {0.5}, "reference": {1.0}, "series": {2.0, 1.0, 0.8, 1.3, 1.2}, "key": {2.0, 1.0, 0.8, 1.3, 1.2}}
DOTS = {"title": {1.5}, "labels": {1.5}}
PITCHES = {("swell", "a4"): (2.5, 6.0), ("swell", "a3"): (2.5, 6.0), ("swell", "letter"): (2.5, 6.2),
           ("swell", "fanfold"): (2.5, 6.2)}
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a3": (297, 420), "fanfold": (279.4, 292.1)}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def rendered(pdf, page, dpi):
    with tempfile.TemporaryDirectory() as folder:
        run("pdftoppm", "-r", str(dpi), "-mono", "-aa", "no", "-aaVector", "no", "-f", str(page), "-l", str(page),
            "-singlefile", str(pdf), f"{folder}/page")
        return ~numpy.array(Image.open(f"{folder}/page.pbm"))


class Shape:
    """One shape of an SVG: a disc, a ring, a line, an outline, a surface."""

    def __init__(self, piece):
        self.width = float(piece.get("stroke-width", 0))
        self.radius = float(piece.get("r", 0))
        self.segments = []
        if self.radius:
            x, y, r = (float(piece.get(key)) for key in ("cx", "cy", "r"))
            self.spots = [(x + r, y), (x - r, y), (x, y + r), (x, y - r)] if self.width else [(x, y)]
            return
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", piece.get("d").replace("h0", ""))]
        corners = list(zip(numbers[::2], numbers[1::2]))
        closed = piece.get("d").endswith("Z")
        self.segments = list(zip(corners, corners[1:] + (corners[:1] if closed else []))) or [corners * 2]
        self.spots = [(a[0] + (b[0] - a[0]) * t / 20, a[1] + (b[1] - a[1]) * t / 20)
                      for a, b in self.segments for t in range(21)]
        if closed and not self.width:
            self.spots = [(sum(c[0] for c in corners) / len(corners), sum(c[1] for c in corners) / len(corners))]

    def pixels(self, scale, shape):
        """A few that lie safely inside of it: rows, columns."""
        spots = (numpy.array(self.spots) * scale).astype(int)
        return spots[:, 1].clip(0, shape[0] - 1), spots[:, 0].clip(0, shape[1] - 1)


def drawn(svg):
    """The things of a sheet with their shapes, by the SVG alone."""
    return [(thing.get("id"), [Shape(piece) for piece in thing])
            for part in svg.getroot().findall(f"{SVG}g") for thing in part.findall(f"{SVG}g")]


def owners(parts, things, scale):
    """Which thing each connected black belongs to; of things that are one black, the first, and all of them."""
    found = {}
    for number, (_, shapes) in enumerate(things, 1):
        for shape in shapes:
            for part in numpy.unique(parts[shape.pixels(scale, parts.shape)]):
                if part:
                    found.setdefault(int(part), set()).add(number)
    owner = numpy.zeros(parts.max() + 1, dtype=numpy.int32)
    for part, numbers in found.items():
        owner[part] = min(numbers)
    return owner, [numbers for numbers in found.values() if len(numbers) > 1], len(owner) - 1 - len(found)


def edges(ink, parts, owner):
    """The pixels at the edge of each thing."""
    inner = ink.copy()
    inner[1:] &= ink[:-1]
    inner[:-1] &= ink[1:]
    inner[:, 1:] &= ink[:, :-1]
    inner[:, :-1] &= ink[:, 1:]
    rows, columns = numpy.nonzero(ink & ~inner)
    owners = owner[parts[rows, columns]]
    order = numpy.argsort(owners, kind="stable")
    spots = numpy.stack([rows, columns], axis=1)[order]
    numbers, starts = numpy.unique(owners[order], return_index=True)
    return {int(n): part for n, part in zip(numbers, numpy.split(spots, starts[1:])) if n}


def closest(edges, scale, reach):
    """The least distance in mm of each pair of things that are no farther than `reach` apart: of their edges' pixels."""
    boxes = {n: (spots.min(axis=0) - reach * scale, spots.max(axis=0) + reach * scale) for n, spots in edges.items()}
    trees = {}
    gaps = {}
    for a, b in itertools.combinations(sorted(edges), 2):
        (low, high), other = boxes[a], edges[b]
        # The box of one is larger by the reach; of the other, what lies in it.
        near = other[((other >= low) & (other <= high)).all(axis=1)]
        if not len(near):
            continue
        if a not in trees:
            trees[a] = spatial.cKDTree(edges[a])
        gap = trees[a].query(near, distance_upper_bound=reach * scale + 2)[0].min()
        if numpy.isfinite(gap):
            # From middle to middle: half a pixel of either belongs to its black.
            gaps[a, b] = max(0, gap - 1) / scale
    return gaps


def sheet_faults(pdf, page, svg, told, options):
    """What is wrong with one sheet."""
    scale = options.dpi / 25.4
    ink = rendered(pdf, page, options.dpi)
    faults = []
    height, width = (round(side / scale, 1) for side in ink.shape)
    if abs(width - told["width"]) > 0.2 or abs(height - told["height"]) > 0.2:
        faults.append(f"{width} × {height} mm are not {told['width']} × {told['height']}")
    edge = int(9.9 * scale)
    inked = [ink.any(axis=axis).nonzero()[0][[0, -1]] for axis in (1, 0)]
    if any(first < edge or last >= side - edge for (first, last), side in zip(inked, ink.shape)):
        faults.append("something stands within 10 mm of the paper's edge")
    if ink.mean() > 0.35:
        faults.append(f"{ink.mean():.0%} of the paper are black")
    things = drawn(ElementTree.parse(svg))
    names = [None] + [name for name, _ in things]
    parts, _ = ndimage.label(ink, structure=numpy.ones((3, 3)))
    owner, joined, strays = owners(parts, things, scale)
    if strays:
        faults.append(f"{strays} black parts belong to nothing in the SVG")
    contacts = {tuple(sorted(pair)) for pair in told["contacts"]}
    for numbers in joined:
        apart = unjoined({names[number] for number in numbers}, contacts)
        if apart:
            faults.append(f"{', '.join(sorted(apart))} touch what they should not")
    faults += surface_faults(things) + grid_faults(things)
    least = 9.0
    for (a, b), gap in closest(edges(ink, parts, owner), scale, options.gap + 1).items():
        if tuple(sorted((names[a], names[b]))) in contacts:
            continue
        least = min(least, gap)
        # Each pixel that an edge only touches is black: one on either side, and distances are rounded to 0.05.
        if gap < options.gap - 2 / scale - 0.05:
            faults.append(f"{names[a]} and {names[b]} are {gap:.2f} mm apart")
    if options.device == "swell":
        faults += width_faults(ink, parts, things, scale)
        faults += line_faults(parts, owner, things, scale, options.gap)
        pitch = PITCHES[options.device, options.paper.split("-")[0]]
        faults += cell_faults(parts, owner, names, told, scale, pitch, options.gap)
    return faults, least


def unjoined(things, contacts):
    """Things of one black that no chain of intended contacts leads to from the first of them."""
    reached, open_ = set(), [min(things)]
    while open_:
        one = open_.pop()
        reached.add(one)
        open_ += [other for other in things - reached if tuple(sorted((one, other))) in contacts]
    return things - reached


def width_faults(ink, parts, things, scale):
    """Lines and dots that are not as wide as the rules of their part say, or not as their own shape says."""
    faults = []
    sizes = numpy.bincount(parts.ravel())
    seen = numpy.zeros(len(sizes), dtype=int)
    discs = []
    for name, shapes in things:
        part = name.split("-")[0]
        strokes = []
        for shape in shapes:
            if shape.width and shape.width not in STROKES.get(part, ()):
                faults.append(f"{name} has a line {shape.width} mm wide")
            elif shape.width and not shape.radius:
                strokes.append(shape)
            seen[numpy.unique(parts[shape.pixels(scale, ink.shape)])] += 1
            if shape.radius and not shape.width:
                discs.append((name, part, shape))
        for width in {stroke.width for stroke in strokes}:
            measured = [across(ink, *end, width, scale, share) for stroke in strokes if stroke.width == width
                        for end in stroke.segments for share in (0.15, 0.35, 0.5, 0.65, 0.85)]
            measured = sorted(one for one in measured if one)
            # Where a line meets another it's wider: of a bar a side in four is the axis' as well, or more of a short one;
            # the median of a narrow box has its sides on either hand.
            is_lone = part == "series" and len(measured) <= 5
            wide = measured and not is_lone and measured[len(measured) // 4] > width + 2 / scale
            if measured and (wide or measured[0] < width - 1.5 / scale):
                faults.append(f"{name} is {measured[0]:.2f} to {measured[-1]:.2f} mm wide, not {width}")
    for name, part, shape in discs:
        if part in DOTS and 2 * shape.radius not in DOTS[part]:
            faults.append(f"{name} has a dot of {2 * shape.radius} mm")
        own = parts[shape.pixels(scale, ink.shape)][0]
        # What is one black with something else can't be measured.
        if own and seen[own] == 1 and sizes[own] < 2 * math.pi * (shape.radius * scale + 1) ** 2:
            measured = 2 * math.sqrt(sizes[own] / math.pi) / scale
            if not -1 / scale <= measured - 2 * shape.radius <= 2 / scale:
                faults.append(f"a dot of {name} is {measured:.2f} mm wide, not {2 * shape.radius}")
    return faults


def surface_faults(things):
    """Fine points of a texture that are too few to be felt as one: less than 6 mm each way."""
    faults = []
    for name, shapes in things:
        spots = numpy.array([shape.spots[0] for shape in shapes if not shape.width and shape.radius == 0.6])
        if not len(spots):
            continue
        tree = spatial.cKDTree(spots)
        left = set(range(len(spots)))
        while left:
            patch, open_ = set(), [left.pop()]
            while open_:
                one = open_.pop()
                patch.add(one)
                near = left.intersection(tree.query_ball_point(spots[one], 2.7))
                left -= near
                open_ += near
            sides = numpy.ptp(spots[list(patch)], axis=0) + 1.2
            if sides.min() < 5.9:
                faults.append(f"{name} has a patch of texture of {sides[0]:.1f} × {sides[1]:.1f} mm")
    return faults


def grid_faults(things):
    """Pieces of grid that a hand takes for something else."""
    return [f"{name} has a piece of {math.dist(*end):.1f} mm" for name, shapes in things if name.startswith("grid")
            for shape in shapes for end in shape.segments if math.dist(*end) < 12.6]


def across(ink, start, end, width, scale, share):
    """How wide the black is across a straight piece, at a share of its length; nothing of a short one."""
    length = math.dist(start, end)
    if length < 2 * width + 1:
        return None
    middle = (numpy.array(start) * (1 - share) + numpy.array(end) * share) * scale
    normal = numpy.array([start[1] - end[1], end[0] - start[0]]) / length
    steps = numpy.arange(-3 * width * scale, 3 * width * scale, 0.25)
    columns, rows = (middle[:, None] + normal[:, None] * steps).astype(int)
    black = ink[rows.clip(0, ink.shape[0] - 1), columns.clip(0, ink.shape[1] - 1)]
    here = len(steps) // 2
    if not black[here]:
        return 0.01
    before, after = numpy.nonzero(~black[:here])[0], numpy.nonzero(~black[here:])[0]
    if not len(before) or not len(after):
        return None
    return (here - before[-1] + after[0]) * 0.25 / scale


def line_faults(parts, owner, things, scale, gap):
    """Data lines that come too near to themselves, and bits of them that are too short to be found.

    Ground that is narrower than the rule, between black of one line: around a bend it is short, and longer between two
    stretches that run beside each other, or in a spike.
    """
    faults = []
    boxes = ndimage.find_objects(parts)
    for number, (name, shapes) in enumerate(things, 1):
        strokes = [shape for shape in shapes if shape.width == 2.0 and not shape.radius]
        if not name.startswith("series") or not strokes:
            continue
        own = owner[parts] == number
        for stroke in strokes:
            part = parts[stroke.pixels(scale, parts.shape)][0]
            if part and owner[part] == number:
                extent = max(side.stop - side.start for side in boxes[part - 1]) / scale
                if extent < 6 - 2 / scale:
                    faults.append(f"{name} has a bit of {extent:.1f} mm")
        # The median of a box is straight: it has its sides on either hand, and no other stretch of itself.
        if all(len(stroke.segments) == 1 for stroke in strokes):
            continue
        reach = (gap / 2 - 0.05) * scale
        grown = ndimage.distance_transform_edt(~own) <= reach
        narrow, _ = ndimage.label((ndimage.distance_transform_edt(grown) > reach) & ~own)
        found = ndimage.find_objects(narrow)
        sides = [math.hypot(*(side.stop - side.start for side in box)) / scale for box in found]
        near = 2 * sum(side for side in sides if side > 4)
        length = own.sum() / scale ** 2 / 2.0
        if near > 0.08 * length:
            faults.append(f"{name} is near to itself over {near:.0f} of {length:.0f} mm")
    return faults


def blank_faults(thing, labels, parts, owner, names, shift, scale, pitch, gap):
    """Black that is no label's nearer to a label's cells than the rule, where these have no dot: a hand would read it as one."""
    cells = thing["cells"].rstrip("\u2800")
    before = (len(cells) - len(cells.lstrip("\u2800"))) * pitch[1]
    length, height = (len(cells) - 1) * pitch[1] + pitch[0], 2 * pitch[0]
    reach = 0.75 + gap - 2 / scale - 0.05
    found = set()
    # Above and below, and to both sides: not across the corners, where the distance is longer.
    for wide, high in ((reach, 0.75), (0.75, reach)):
        left, right = ((shift[0] + end) * scale for end in (before - wide, length + wide))
        top, bottom = ((shift[1] + end) * scale for end in (-high, height + high))
        window = parts[max(0, math.ceil(top)):math.floor(bottom) + 1, max(0, math.ceil(left)):math.floor(right) + 1]
        found |= {names[number] for number in numpy.unique(owner[numpy.unique(window)]) if number}
    return [f"{other} comes near to the cells of {thing['id']}" for other in sorted(found)
            if other not in labels]


def cell_faults(parts, owner, names, told, scale, pitch, gap):
    """Labels whose dots are not those of their cells, where braille has them."""
    faults = []
    labels = {thing["id"] for thing in told["objects"] if "cells" in thing}
    dots = {}
    for part, (rows, columns) in enumerate(ndimage.find_objects(parts), 1):
        x, y = (columns.start + columns.stop) / 2, (rows.start + rows.stop) / 2
        dots.setdefault(names[owner[part]], []).append((x / scale, y / scale))
    for thing in told["objects"]:
        if "cells" not in thing:
            continue
        wanted = []
        for index, cell in enumerate(thing["cells"]):
            bits = ord(cell) - 0x2800
            for dot in range(6):
                if bits >> dot & 1:
                    wanted.append((index * pitch[1] + dot // 3 * pitch[0], dot % 3 * pitch[0]))
        found = sorted(dots.get(thing["id"], []))
        if len(found) != len(wanted):
            faults.append(f"{thing['id']} has {len(found)} dots, not {len(wanted)}")
            continue
        wanted.sort()
        # Dots of a column come in any order where rounding moves them.
        shift = [min(a[k] for a in found) - min(b[k] for b in wanted) for k in (0, 1)]
        faults += blank_faults(thing, labels, parts, owner, names, shift, scale, pitch, gap)
        moved = {(round(x + shift[0], 3), round(y + shift[1], 3)) for x, y in wanted}
        for x, y in found:
            if min(abs(x - a) + abs(y - b) for a, b in moved) > 0.2:
                faults.append(f"a dot of {thing['id']} is at {x:.2f}, {y:.2f}")
                break
    return faults


def file_faults(folder, told, options):
    """What other readers say of the files."""
    faults = []
    for pdf in folder.glob("*.pdf"):
        check = run("qpdf", "--check", str(pdf))
        if check.returncode or "WARNING" in check.stdout + check.stderr:
            faults.append(f"qpdf: {check.stdout}{check.stderr}")
        info = run("pdfinfo", str(pdf)).stdout
        pages = re.search(r"Pages:\s+(\d+)", info)
        if not pages or int(pages[1]) != len(told["sheets"]):
            faults.append(f"pdfinfo counts other pages than {len(told['sheets'])}")
        if len(run("pdffonts", str(pdf)).stdout.strip().split("\n")) > 2:
            faults.append("pdffonts finds fonts")
        if run("mutool", "info", str(pdf)).returncode:
            faults.append("mutool doesn't read it")
        if re.search(rb"/Font|/XObject|\bDo\b", pdf.read_bytes()):
            faults.append("a font or an image")
    for pef in folder.glob("*.pef"):
        check = run("jing", str(HERE.parent / "Braille/pef.rng"), str(pef))
        if check.returncode:
            faults.append(f"jing: {check.stdout}")
    for svg in folder.glob("*.svg"):
        text = svg.read_text(encoding="utf-8")
        if re.search(r"<(text|rect|style|image|pattern|clipPath)\b", text):
            faults.append(f"{svg.name} has a ground, a text or a style")
    return faults


def measure(job):
    """Sheets, refusals and faults of one chart."""
    descant, chart, options = job
    result = {"name": chart.name, "is_held_back": is_held_back(chart), "sheets": 0, "refused": [], "faults": [], "least": 9.0, "codes": []}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        made = run(descant, "tactile", str(chart), "-o", place, "--paper", options.paper, "--device",
                   options.device, "--code", options.code, "--verbose")
        files = sorted(folder.glob("*.tactile.json"))
        if not files and made.returncode == 1:
            result["refused"].append(f"no chart: {made.stderr.splitlines()[:1]}")
        elif made.returncode not in (0, 1) or (made.returncode == 0 and not files):
            result["faults"].append(f"ended with {made.returncode}: {made.stderr[-300:]}")
        for file in files:
            told = json.loads(file.read_text(encoding="utf-8"))
            name = file.name.removesuffix(".tactile.json")
            result["codes"] += [finding["code"] for finding in told["findings"]]
            if told["isRefused"]:
                result["refused"] += [finding["message"] for finding in told["findings"]]
                continue
            result["faults"] += file_faults(folder, told, options) if len(files) == 1 else []
            svgs = sorted(folder.glob(f"{name}.tactile.*.svg"), key=order)
            for page, (svg, sheet) in enumerate(zip(svgs, told["sheets"]), 1):
                result["sheets"] += 1
                faults, least = sheet_faults(folder / f"{name}.tactile.pdf", page, svg, sheet, options)
                result["faults"] += [f"{name}, sheet {page}: {fault}" for fault in faults]
                result["least"] = min(result["least"], least)
    return result


def order(path):
    """Keys first: 0, 0b, 1, 2 … 10."""
    number = path.name.split(".")[-2]
    digits = re.match(r"\d+", number)[0]
    return (int(digits), number)


def digest(name):
    return hashlib.sha256(name.encode()).hexdigest()


def is_held_back(path):
    """Whether a file of the corpora is kept from sight; charts of our own are not."""
    return TOP not in path.resolve().parents and int(digest(path.name)[:8], 16) % 10 in (7, 8, 9)


def tables(folder):
    """Specs and tables that a chart can be made from."""
    return sorted(folder.rglob("*.vl.json")) + sorted(path for end in ("csv", "tsv") for path in folder.rglob(f"*.{end}"))


def charts(options):
    if options.charts:
        return [pathlib.Path(chart) for chart in options.charts]
    if options.corpora:
        corpora = pathlib.Path(options.corpora)
        chosen = sorted(tables(corpora / "r-data"), key=lambda path: digest(path.name))[:100]
        lists = [path for path in sorted((corpora / "data-folder").rglob("*.json")) if path.name != "datapackage.json"]
        return tables(TOP / "Content/gallery") + tables(corpora / "data-folder") + lists + chosen
    folder = pathlib.Path(options.folder)
    found = tables(folder)
    if options.sample:
        random.Random(options.seed).shuffle(found)
    return found[: options.sample or None]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("charts", nargs="*")
    parser.add_argument("--folder", default=str(TOP / "Content/gallery"))
    parser.add_argument("--corpora", help="the folder of data-folder and r-data")
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--device", default="swell")
    parser.add_argument("--code", default="ueb1")
    parser.add_argument("--gap", type=float, default=3.0)
    parser.add_argument("--dpi", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sample", type=int, help="so many charts of a folder, drawn by --seed")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--quiet", action="store_true", help="print counts, no names")
    options = parser.parse_args()
    jobs = [(options.descant, chart, options) for chart in charts(options)]
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        results = []
        for result in pool.map(measure, jobs):
            if not options.quiet and not result["is_held_back"]:
                tell(result)
            results.append(result)
    sheets = sum(result["sheets"] for result in results)
    refused = sum(bool(result["refused"]) for result in results)
    failed = sum(bool(result["faults"]) for result in results)
    least = min(result["least"] for result in results)
    print(f"{len(results)} charts, {sheets} sheets at {options.dpi} dpi, {refused} charts refused, "
          f"least distance {least:.2f} mm")
    hidden = [result for result in results if result["is_held_back"]]
    if hidden:
        print(f"of these held back: {len(hidden)} charts, {sum(bool(result['faults']) for result in hidden)} failed")
    print(f"{len(results) - failed} passed, {failed} failed")
    sys.exit(failed > 0 or sheets == 0)


def tell(result):
    refused = f", refused: {'; '.join(result['refused'])}" if result["refused"] else ""
    print(f"{result['name']}: {result['sheets']} sheets, least distance {result['least']:.2f} mm{refused}", flush=True)
    for fault in result["faults"]:
        print(f"    {fault}", flush=True)


if __name__ == "__main__":
    main()
