#!/usr/bin/env python3
"""Measures what `descant tactile` prints: sheets of the gallery, rasterised by a program that shares nothing with ours.

    tactile.py DESCANT [CHART…] [--folder FOLDER] [--paper a4] [--device swell] [--dpi 254] [--quick]

A sheet's SVG says which black belongs to which thing, and its JSON which things touch on purpose. All else is measured on the
PDF's pixels: no two things closer than the rule, nothing outside of the margins, lines as wide as stated, cells where
braille has them and with the dots that they should have, little black in all. qpdf, pdfinfo, pdffonts, mutool and jing
read the files.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import numpy
from PIL import Image
from scipy import ndimage

HERE = pathlib.Path(__file__).parent
TOP = HERE.parent.parent
SVG = "{http://www.w3.org/2000/svg}"
# Widths in mm by part, for paper that swells.
WIDTHS = {"axes": 1.0, "grid": 0.5}
PITCHES = {("swell", "a4"): (2.5, 6.0), ("swell", "a3"): (2.5, 6.0), ("swell", "letter"): (2.5, 6.2),
           ("swell", "fanfold"): (2.5, 6.2)}
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a3": (297, 420), "fanfold": (279.4, 292.1)}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def rendered(pdf, page, dpi):
    with tempfile.TemporaryDirectory() as folder:
        run("pdftoppm", "-r", str(dpi), "-gray", "-aa", "no", "-aaVector", "no", "-f", str(page), "-l", str(page),
            "-singlefile", str(pdf), f"{folder}/page")
        return numpy.array(Image.open(f"{folder}/page.pgm")) < 128


def drawn(svg, dpi, shape):
    """For each thing of a sheet, the pixels that its shapes cover: a raster of numbers, by the SVG alone."""
    scale = dpi / 25.4
    labels = numpy.zeros(shape, dtype=numpy.int32)
    names = [None]
    for part in svg.getroot().findall(f"{SVG}g"):
        for thing in part.findall(f"{SVG}g"):
            names.append(thing.get("id"))
            for piece in thing:
                cover(labels, piece, len(names) - 1, scale)
    return labels, names


def cover(labels, piece, number, scale):
    """Seeds: a few pixels of each shape that lie safely inside of it."""
    if piece.tag == f"{SVG}circle":
        x, y, r = (float(piece.get(key)) for key in ("cx", "cy", "r"))
        spots = [(x + r, y), (x - r, y), (x, y + r), (x, y - r)] if piece.get("stroke") else [(x, y)]
    else:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", piece.get("d").replace("h0", ""))]
        corners = list(zip(numbers[::2], numbers[1::2]))
        closed = piece.get("d").endswith("Z")
        ends = list(zip(corners, corners[1:] + (corners[:1] if closed else [])))
        spots = [(a[0] + (b[0] - a[0]) * t / 20, a[1] + (b[1] - a[1]) * t / 20) for a, b in ends for t in range(21)]
        if closed and not piece.get("stroke"):
            spots = [(sum(c[0] for c in corners) / len(corners), sum(c[1] for c in corners) / len(corners))]
    for x, y in spots:
        row, column = int(y * scale), int(x * scale)
        if 0 <= row < labels.shape[0] and 0 <= column < labels.shape[1]:
            labels[row, column] = number


def owners(ink, seeds):
    """Which thing each connected black belongs to; of things that are one black, the first, and all of them."""
    parts, count = ndimage.label(ink, structure=numpy.ones((3, 3)))
    rows, columns = numpy.nonzero(seeds)
    found = {}
    for part, number in zip(parts[rows, columns], seeds[rows, columns]):
        if part:
            found.setdefault(int(part), set()).add(int(number))
    owner = numpy.zeros(count + 1, dtype=numpy.int32)
    for part, numbers in found.items():
        owner[part] = min(numbers)
    return parts, owner, [numbers for numbers in found.values() if len(numbers) > 1], count - len(found)


def closest(ink, parts, owner, scale):
    """The least distance of each pair of neighbouring things, in mm: where the nearest of one side meets the other's."""
    distance, (rows, columns) = ndimage.distance_transform_edt(~ink, return_indices=True)
    nearest = owner[parts[rows, columns]]
    gaps = {}
    for a, b, d, e in ((nearest[:, :-1], nearest[:, 1:], distance[:, :-1], distance[:, 1:]),
                       (nearest[:-1], nearest[1:], distance[:-1], distance[1:])):
        meets = a != b
        # Both distances are to the middles of black pixels: one pixel belongs to the two edges.
        for one, other, gap in zip(a[meets], b[meets], (d + e)[meets]):
            pair = (min(one, other), max(one, other))
            if 0 not in pair:
                gaps[pair] = min(gaps.get(pair, 1e9), gap)
    return {pair: gap / scale for pair, gap in gaps.items()}


def sheet_faults(pdf, page, svg, told, options):
    """What is wrong with one sheet."""
    scale = options.dpi / 25.4
    ink = rendered(pdf, page, options.dpi)
    faults = []
    height, width = (round(side / scale, 1) for side in ink.shape)
    if abs(width - told["width"]) > 0.2 or abs(height - told["height"]) > 0.2:
        faults.append(f"{width} × {height} mm are not {told['width']} × {told['height']}")
    rows, columns = numpy.nonzero(ink)
    edge = int(9.9 * scale)
    if rows.min() < edge or columns.min() < edge or rows.max() >= ink.shape[0] - edge or columns.max() >= ink.shape[1] - edge:
        faults.append("something stands within 10 mm of the paper's edge")
    if ink.mean() > 0.35:
        faults.append(f"{ink.mean():.0%} of the paper are black")
    seeds, names = drawn(ElementTree.parse(svg), options.dpi, ink.shape)
    parts, owner, joined, strays = owners(ink, seeds)
    if strays:
        faults.append(f"{strays} black parts belong to nothing in the SVG")
    contacts = {tuple(sorted(pair)) for pair in told["contacts"]}
    for numbers in joined:
        apart = unjoined({names[number] for number in numbers}, contacts)
        if apart:
            faults.append(f"{', '.join(sorted(apart))} touch what they should not")
    least = 9.0
    for (a, b), gap in closest(ink, parts, owner, scale).items():
        if tuple(sorted((names[a], names[b]))) in contacts:
            continue
        least = min(least, gap)
        # Each pixel that an edge only touches is black: one on either side, and distances are rounded to 0.05.
        if gap < options.gap - 2 / scale - 0.05:
            faults.append(f"{names[a]} and {names[b]} are {gap:.2f} mm apart")
    if options.device == "swell":
        faults += width_faults(ink, seeds, names, scale)
        faults += cell_faults(parts, owner, names, told, scale, PITCHES[options.device, options.paper.split("-")[0]])
    return faults, least


def unjoined(things, contacts):
    """Things of one black that no chain of intended contacts leads to from the first of them."""
    reached, open_ = set(), [min(things)]
    while open_:
        one = open_.pop()
        reached.add(one)
        open_ += [other for other in things - reached if tuple(sorted((one, other))) in contacts]
    return things - reached


def width_faults(ink, seeds, names, scale):
    """Lines that are not as wide as they should be: the median along their middles, since ends and joints vary."""
    faults = []
    thick = ndimage.maximum_filter(ndimage.distance_transform_edt(ink), 3)
    for index, name in enumerate(names):
        width = WIDTHS.get((name or "").split("-")[0])
        if width is None or not (seeds == index).any():
            continue
        measured = (2 * numpy.median(thick[seeds == index]) - 1) / scale
        if abs(measured - width) > 1.5 / scale:
            faults.append(f"{name} is {measured:.2f} mm wide, not {width}")
    return faults


def cell_faults(parts, owner, names, told, scale, pitch):
    """Labels whose dots are not those of their cells, where braille has them."""
    faults = []
    middles = ndimage.center_of_mass(parts > 0, parts, range(1, parts.max() + 1))
    dots = {}
    for part, (y, x) in enumerate(middles, 1):
        dots.setdefault(names[owner[part]], []).append(((x + 0.5) / scale, (y + 0.5) / scale))
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
    descant, chart, more, options = job
    result = {"name": chart.name, "sheets": 0, "refused": [], "faults": [], "least": 9.0, "codes": []}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        made = run(descant, "tactile", str(chart), *more, "-o", place, "--paper", options.paper, "--device",
                   options.device, "--code", options.code, "--verbose")
        files = sorted(folder.glob("*.tactile.json"))
        if made.returncode not in (0, 1) or (made.returncode == 0 and not files):
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
                if options.quick and page > 4:
                    continue
                faults, least = sheet_faults(folder / f"{name}.tactile.pdf", page, svg, sheet, options)
                result["faults"] += [f"{name}, sheet {page}: {fault}" for fault in faults]
                result["least"] = min(result["least"], least)
    return result


def order(path):
    """Keys first: 0, 0b, 1, 2 … 10."""
    number = path.name.split(".")[-2]
    digits = re.match(r"\d+", number)[0]
    return (int(digits), number)


def charts(options):
    if options.charts:
        return [(pathlib.Path(chart), []) for chart in options.charts]
    folder = pathlib.Path(options.folder)
    specs = sorted(folder.rglob("*.vl.json"))
    return [(spec, []) for spec in specs] + [(data, []) for data in sorted(folder.rglob("*.csv"))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("charts", nargs="*")
    parser.add_argument("--folder", default=str(TOP / "Content/gallery"))
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--device", default="swell")
    parser.add_argument("--code", default="ueb1")
    parser.add_argument("--gap", type=float, default=3.0)
    parser.add_argument("--dpi", type=int, default=254)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="measure four sheets of each chart at most")
    options = parser.parse_args()
    jobs = [(options.descant, chart, more, options) for chart, more in charts(options)]
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        results = []
        for result in pool.map(measure, jobs):
            tell(result)
            results.append(result)
    sheets = sum(result["sheets"] for result in results)
    refused = sum(bool(result["refused"]) for result in results)
    failed = sum(bool(result["faults"]) for result in results)
    print(f"{len(results)} charts, {sheets} sheets, {refused} charts refused")
    print(f"{len(results) - failed} passed, {failed} failed")
    sys.exit(failed > 0 or sheets == 0)


def tell(result):
    refused = f", refused: {'; '.join(result['refused'])}" if result["refused"] else ""
    print(f"{result['name']}: {result['sheets']} sheets, least distance {result['least']:.2f} mm{refused}", flush=True)
    for fault in result["faults"]:
        print(f"    {fault}", flush=True)


if __name__ == "__main__":
    main()
