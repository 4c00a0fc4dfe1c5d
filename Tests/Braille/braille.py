#!/usr/bin/env python3
"""Compares `descant braille` with liblouis, line by line; every deviation needs a row with its reason.

    braille.py DESCANT [--codes ueb1,de0] [--show 20] [--texts FOLDER]

Lines: signs and letters in every place, all syllables of Hangul, 2,000 numbers, dates and units a language, the sentences
that Descant writes (Tests/Words), and with --texts the headers and cells of that folder's CSV files. Then chart pages of the
gallery: BRF, PEF (by its schema's rules, and by xmllint) and Unicode hold the same cells, and fit their pages.
"""

import argparse
import collections
import csv
import pathlib
import re
import subprocess
import sys

import cases
import oracle

HERE = pathlib.Path(__file__).parent
TOP = HERE.parent.parent
WORDS = {"ueb1": "en", "de0": "de", "de0-caps": "de", "fr1": "fr", "es1": "es", "ko1": "ko",
         "pt1": "pt", "it1": "it"}


def deviations():
    """Rows of codes, pattern, reason; a row may excuse a line that has its pattern."""
    rows = []
    for line in (HERE / "deviations.txt").read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            codes, pattern, reason = line.split("\t")
            rows.append((codes.split(","), re.compile(pattern), reason))
    return rows


def sentences(code):
    """The sentences that Descant writes in the language of a code."""
    text = (TOP / "Tests/Words" / f"{WORDS[code]}.txt").read_text(encoding="utf-8")
    # Each begins with a name of its own, in English.
    lines = [line.split(": ", 1)[-1].strip() for line in text.split("\n") if line.strip()]
    if code != "ko1":
        return lines
    # Korean signs differ in most lines: what stands between them is compared as well.
    pieces = [piece.strip() for line in lines for piece in re.split(r"[A-Za-z()\[\]!…·~+−<°]+", line)]
    return lines + pieces


def values():
    """Numbers of the gallery's data."""
    found = []
    for path in sorted((TOP / "Content").rglob("*.csv")):
        with open(path, encoding="utf-8", errors="replace") as file:
            for row in csv.reader(file):
                for cell in row:
                    if re.fullmatch(r"-?\d{1,9}(\.\d{1,6})?", cell):
                        found.append(float(cell))
    return found


def texts(folder, limit=4000):
    """Headers and cells of others' tables."""
    found = dict.fromkeys(())
    for path in sorted(pathlib.Path(folder).rglob("*.csv")):
        with open(path, encoding="utf-8", errors="ignore") as file:
            for place, row in enumerate(csv.reader(file)):
                if place > 5 or len(found) > limit:
                    break
                for cell in row:
                    if 0 < len(cell) < 80 and cell.isprintable():
                        found[cell.strip()] = None
    return list(found)


def ours(descant, code, lines):
    run = subprocess.run(
        [*descant, "braille", "-", "--code", code], input="\n".join(lines) + "\n",
        capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{code}: {run.stderr}")
    return [line.rstrip("⠀") for line in run.stdout.split("\n")[: len(lines)]]


def compare(descant, code, rows, options):
    lines = list(cases.signs()) + list(cases.quantities(code, 2000, values())) + sentences(code)
    if code == "ko1":
        lines += list(cases.syllables())
    if options.texts:
        lines += texts(options.texts)
    lines = list(dict.fromkeys(line for line in lines if line))
    mine, theirs = ours(descant, code, lines), oracle.louis(code, lines)
    used = collections.Counter()
    left = []
    strange = oracle.unknown(code, sorted(set("".join(lines)) - {" ", "\u00a0", "\u202f"}))
    beyond = 0
    for line, a, b in zip(lines, mine, theirs):
        if a == b:
            continue
        if strange & set(line):
            beyond += 1
            continue
        row = next((i for i, (codes, pattern, _) in enumerate(rows)
                    if code in codes and pattern.search(line)), None)
        if row is None:
            left.append((line, a, b))
        else:
            used[row] += 1
    equal = len(lines) - len(left) - used.total() - beyond
    print(f"{code}: {len(lines)} lines, {equal} equal, {beyond} with {len(strange)} characters that liblouis "
          f"doesn't know, {used.total()} deviate with a reason, {len(left)} without")
    for line, a, b in left[: options.show]:
        print(f"  {line[:70]!r}: ours {core(a, b)}, liblouis {core(b, a)}")
    return len(left), used


def core(cells, other):
    """Where two lines differ, with a cell on either side."""
    head = tail = 0
    while head < min(len(cells), len(other)) and cells[head] == other[head]:
        head += 1
    while tail < min(len(cells), len(other)) - head and cells[-1 - tail] == other[-1 - tail]:
        tail += 1
    return oracle.dots(cells[max(0, head - 1) : len(cells) - max(0, tail - 1)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("--codes", default=",".join(oracle.TABLES))
    parser.add_argument("--show", type=int, default=12)
    parser.add_argument("--texts")
    options = parser.parse_args()
    rows = deviations()
    failed = passed = 0
    used = collections.Counter()
    codes = options.codes.split(",")
    for code in codes:
        left, needed = compare([options.descant], code, rows, options)
        used += needed
        failed += left > 0
        passed += left == 0
    for place, (of, pattern, reason) in enumerate(rows):
        if not used[place] and any(code in codes for code in of):
            print(f"no line needs the deviation {pattern.pattern!r} of {','.join(of)}")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
