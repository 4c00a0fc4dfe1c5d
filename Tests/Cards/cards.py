#!/usr/bin/env python3
"""Compares cards, the pictures that other sites show, with what librsvg makes of the same drawings.

    cards.py PATH_TO_DESCANT [--keep FOLDER]

Every chart of the gallery and of the samples is made a card: Pillow must read it as 1200 × 630 pixels, it must be the
same when made twice, and it may take no more than 60 kB. Outside of text each pixel is compared with rsvg-convert's;
there the mean difference is below 1 % of a channel's range. Where text stands, there must be about as much ink.
"""
import argparse
import io
import pathlib
import subprocess
import sys
import re

import numpy
from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
SIZE = (1200, 630)
LARGEST = 60_000
FONT = "DejaVu Sans Condensed"


def made(descant, spec, ending):
    done = subprocess.run([descant, "render", spec, "--only", ending], capture_output=True)
    if done.returncode:
        raise ValueError(f"exit code {done.returncode}: {done.stderr.decode()[:300]}")
    return done.stdout


def pixels(png):
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return numpy.asarray(picture.convert("RGB"), dtype=float) / 255


def drawn(svg):
    done = subprocess.run(["rsvg-convert", "--width", str(SIZE[0])], input=svg.encode(), capture_output=True, check=True)
    return pixels(done.stdout)


def grown(mask, axis, reach=20):
    """Where something stands within so many pixels along one axis."""
    width = [(reach + 1, reach) if one == axis else (0, 0) for one in range(2)]
    sums = numpy.cumsum(numpy.pad(mask, width).astype(int), axis=axis)
    count = mask.shape[axis]
    ends, starts = numpy.arange(count) + 2 * reach + 1, numpy.arange(count)
    return numpy.take(sums, ends, axis) > numpy.take(sums, starts, axis)


def compared(png, svg):
    """The mean difference outside of text, the largest in a block of 8 × 8 there, and the ratio of ink in text."""
    ours = pixels(png)
    svg = re.sub(r'font-family="[^"]*"', f'font-family="{FONT}"', svg)
    theirs = drawn(svg)
    bare = drawn(re.sub(r"<text.*?</text>", "", svg, flags=re.S))
    text = numpy.abs(theirs - bare).max(axis=2) > 0.02
    near = grown(grown(text, 0), 1)
    away = numpy.abs(ours - bare).mean(axis=2) * ~near
    blocks = away[:624].reshape(78, 8, 150, 8).mean(axis=(1, 3))
    ink = [numpy.abs(picture - bare)[near].sum() for picture in (ours, theirs)]
    return away.sum() / max((~near).sum(), 1), blocks.max(), ink[0] / max(ink[1], 1)


def faults(descant, spec, keep):
    png, svg = made(descant, spec, "png"), made(descant, spec, "card.svg").decode()
    if keep:
        (keep / f"{spec.name.split('.')[0]}.png").write_bytes(png)
        (keep / f"{spec.name.split('.')[0]}.svg").write_text(svg)
    picture = Image.open(io.BytesIO(png))
    if picture.size != SIZE or picture.format != "PNG":
        yield f"is {picture.format} of {picture.size}"
    if len(png) > LARGEST:
        yield f"takes {len(png)} bytes"
    if png != made(descant, spec, "png"):
        yield "is another picture when made again"
    mean, worst, ink = compared(png, svg)
    print(f"        {len(png)} bytes, mean {mean:.4%}, worst block {worst:.1%}, ink of text {ink:.2f}")
    if mean > 0.003:
        yield f"differs by {mean:.2%} of librsvg's picture"
    if worst > 0.12:
        yield f"has a place that differs by {worst:.0%} of librsvg's picture"
    if not 0.8 < ink < 1.2:
        yield f"has {ink:.0%} of the ink in its text"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    specs = sorted((TOP / "Content" / "gallery").glob("*.vl.json")) + sorted(HERE.glob("*.vl.json"))
    failed = 0
    for spec in specs:
        found = list(faults(options.descant, spec, options.keep))
        failed += bool(found)
        print(f"{'FAILED' if found else 'ok    '}  {spec.name}")
        for fault in found:
            print(f"        {fault}")
    print(f"{len(specs) - failed} passed, {failed} failed")
    return 1 if failed or not specs else 0


if __name__ == "__main__":
    sys.exit(main())
