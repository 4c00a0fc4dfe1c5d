#!/usr/bin/env python3
"""Compares `descant braille` with liblouis, line by line; every deviation needs a row with its reason.

    braille.py DESCANT [--codes ueb1,de0] [--show 20] [--texts FOLDER] [--values FOLDER] [--page FILE]

Lines: signs and letters in every place, all syllables of Hangul, 2,000 numbers, dates and units a language, the sentences
that Descant writes (Tests/Words), and with --texts the headers and cells of that folder's CSV files; --values takes the numbers
from another folder's. --page writes the page that lists the deviations, Content/reference/braille-deviations.md. Then chart pages of the
gallery: BRF, PEF (by its schema's rules, and by xmllint) and Unicode hold the same cells, and fit their pages.
"""

import argparse
import collections
import csv
import pathlib
import re
import subprocess
import sys
from xml.etree import ElementTree

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


def values(folder):
    """Numbers of a folder's data."""
    found = []
    for path in sorted(pathlib.Path(folder or TOP / "Content").rglob("*.csv")):
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
    lines = list(cases.signs()) + list(cases.quantities(code, 2000, values(options.values))) + sentences(code)
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
            options.shown.setdefault(code, {}).setdefault(row, (line, core(a, b), core(b, a)))
    options.unknown[code] = "".join(sorted(strange))
    equal = len(lines) - len(left) - used.total() - beyond
    print(f"{code}: {len(lines)} lines, {equal} equal, {beyond} with {len(strange)} characters that liblouis "
          f"doesn't know, {used.total()} deviate with a reason, {len(left)} without")
    for line, a, b in left[: options.show]:
        print(f"  {line[:70]!r}: ours {core(a, b)}, liblouis {core(b, a)}")
    return len(left), used


NABCC = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


def pages_of(path, descant, size):
    """What is wrong with the pages of one chart, in its three forms."""
    cells, lines = size
    made = {}
    for form in ("unicode", "brf", "pef"):
        run = subprocess.run(
            [descant, "braille", path.name, "--format", form, "--cells", str(cells), "--lines", str(lines), "--quiet"],
            cwd=path.parent, capture_output=True)
        if run.returncode != 0:
            return [run.stderr.decode()]
        made[form] = run.stdout
    wrong = []
    unicode = [page.split("\n")[:-1] for page in made["unicode"].decode().split("\f")]
    if set(made["brf"]) - set(NABCC.encode()) - {0x0D, 0x0A, 0x0C}:
        wrong.append("bytes that a BRF file can't have")
    if not made["brf"].endswith(b"\f") or b" \r" in made["brf"]:
        wrong.append("no form feed at the end, or blanks at the end of a line")
    brf = []
    for page in made["brf"].decode("ascii").split("\f")[:-1]:
        rows = page.split("\r\n")
        rows = rows[:-1] if rows[-1] == "" else rows
        # A full page has no line end before its form feed.
        if (len(rows) == lines) == page.endswith("\r\n"):
            wrong.append(f"a page of {len(rows)} lines ends wrong")
        brf.append(["".join(chr(0x2800 + NABCC.index(c)) for c in row) for row in rows])
    folder = HERE.parent / "Artefacts/braille"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{path.name.split('.')[0]}-{cells}.pef").write_bytes(made["pef"])
    name = "{http://www.daisy.org/ns/2008/pef}"
    volume = ElementTree.fromstring(made["pef"]).find(f".//{name}volume")
    pef = [[row.text or "" for row in page.iter(f"{name}row")] for page in volume.iter(f"{name}page")]
    if not unicode == brf == pef:
        wrong.append("the three forms hold other cells")
    if volume.get("cols") != str(cells) or volume.get("rows") != str(lines):
        wrong.append("the volume has another size")
    for number, page in enumerate(pef, 1):
        if len(page) > lines or max(map(len, page)) > cells:
            wrong.append(f"page {number} is too large")
        digits = "".join("⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"[int(digit)] for digit in str(number))
        if len(page[0]) != cells or not page[0].endswith("⠀⠼" + digits):
            wrong.append(f"page {number} has no number at the end of its first line")
    if brf != unicode:
        wrong.append("BRF differs")
    return wrong


def invalid(folder):
    """What two validators say of all PEF files at once."""
    files = sorted(folder.glob("*.pef"))
    said = []
    for program in (["xmllint", "--noout", "--relaxng"], ["jing"]):
        check = subprocess.run([*program, HERE / "pef.rng", *files], capture_output=True, text=True)
        if check.returncode != 0:
            said.append(f"{program[0]}: {check.stdout[:2000]} {check.stderr[:2000]}")
    return said


def kana_and_pinyin(descant):
    """Kana against ja-kantenji, whose cells stand one row lower; syllables against zhcn-g1."""
    kana = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん"
    mine = ours([descant], "ja", list(kana))
    theirs = subprocess.run(
        ["lou_translate", "--forward", "unicode.dis,ja-kantenji.utb"], input="\n".join(kana) + "\n",
        capture_output=True, text=True, check=True).stdout.split("\n")
    raised = {2: 1, 3: 2, 7: 3, 5: 4, 6: 5, 8: 6}
    failed = 0
    for sign, a, b in zip(kana, mine, theirs):
        dots = [dot for dot in range(1, 9) if ord(b[-1]) - 0x2800 >> dot - 1 & 1]
        if len(b) != 1 or a != chr(0x2800 + sum(1 << raised.get(dot, 8) - 1 for dot in dots)):
            print(f"  {sign}: ours {oracle.dots(a)}, ja-kantenji {oracle.dots(b)}")
            failed += 1
    syllables = [line.split() for line in (HERE / "syllables.txt").read_text(encoding="utf-8").split("\n") if line]
    theirs = subprocess.run(
        ["lou_translate", "--forward", "unicode.dis,zhcn-g1.ctb"],
        input="\n".join(sign for sign, _ in syllables) + "\n", capture_output=True, text=True,
        check=True).stdout.split("\n")
    for (sign, pinyin), a, b in zip(syllables, ours([descant], "zh", [p for _, p in syllables]), theirs):
        if a != b:
            print(f"  {sign} {pinyin}: ours {oracle.dots(a)}, zhcn-g1 {oracle.dots(b)}")
            failed += 1
    print(f"{len(kana)} kana and {len(syllables)} syllables, {failed} differ")
    return failed


def core(cells, other):
    """Where two lines differ, with a cell on either side."""
    head = tail = 0
    while head < min(len(cells), len(other)) and cells[head] == other[head]:
        head += 1
    while tail < min(len(cells), len(other)) - head and cells[-1 - tail] == other[-1 - tail]:
        tail += 1
    return oracle.dots(cells[max(0, head - 1) : len(cells) - max(0, tail - 1)])


PAGE = """---
title: Deviations in braille
description: Where our cells are not those of liblouis, and why, one by one.
weight: 11
---

Each [braille code](braille.md#codes) but Japanese and Chinese is compared with liblouis, Debian's version 3.24, line by line
(`Tests/Braille/braille.py`). A line that differs must have a row here, and each row is needed by a line. This page is made by the
comparison itself, with `--page`; the cells are those around the place that differs, as numbers of dots.

| Code | Line of print | Ours | liblouis | Why |
|---|---|---|---|---|
%s

## Before the comparison

So that the rest of a line is still compared, these are put right in what liblouis is given or gives:

- A no-break blank that groups no digits is a blank.
- Spanish and Italian: the number sign that its tables of 3.24 write again after the mark of decimals or of thousands is taken
  away, as liblouis itself does since 3.38.
- French, Spanish and Portuguese: a narrow blank between groups of three digits is dot 3; liblouis ends the number there.
- Korean: the marks of decimals and of thousands that the regulation of 2024 has.

## Signs that liblouis does not know

Lines with these are counted apart: there is nothing to compare with. Ours are written as the code's own account has them, else as a
word in brackets, with [a warning](findings/braille-unknown-character.md).

| Code | Signs |
|---|---|
%s
"""


def page(rows, options):
    """The page that lists what deviates, with an example each."""
    def shown(line):
        return "`" + line[:40].replace("|", "\\|").replace("`", "'") + ("…" if len(line) > 40 else "") + "`"
    listed = []
    for code, found in options.shown.items():
        for row, (line, mine, theirs) in sorted(found.items()):
            short = [cells if len(cells) < 40 else cells[:38] + "…" for cells in (mine, theirs)]
            listed.append(f"| `{code}` | {shown(line)} | {short[0]} | {short[1]} | {rows[row][2]} |")
    signs = [f"| `{code}` | {' '.join(s for s in found if s.isprintable() and not '가' <= s <= '힣')[:160].replace('|', chr(92) + '|')} |"
             for code, found in options.unknown.items() if found]
    return PAGE % ("\n".join(listed), "\n".join(signs))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("--codes", default=",".join(oracle.TABLES))
    parser.add_argument("--show", type=int, default=12)
    parser.add_argument("--texts")
    parser.add_argument("--values", help="a folder whose CSV files have the numbers; ours unless told")
    parser.add_argument("--page", help="write the list of deviations there")
    options = parser.parse_args()
    options.shown, options.unknown = {}, {}
    options.descant = str(pathlib.Path(options.descant).resolve())
    rows = deviations()
    failed = passed = 0
    used = collections.Counter()
    codes = options.codes.split(",")
    for code in codes:
        left, needed = compare([options.descant], code, rows, options)
        used += needed
        failed += left > 0
        passed += left == 0
    if options.page:
        pathlib.Path(options.page).write_text(page(rows, options), encoding="utf-8")
    for place, (of, pattern, reason) in enumerate(rows):
        if not used[place] and any(code in codes for code in of):
            print(f"no line needs the deviation {pattern.pattern!r} of {','.join(of)}")
            failed += 1
    if not options.texts:
        failed += kana_and_pinyin(options.descant) > 0
        passed += 1
        for path in sorted((TOP / "Content/gallery").glob("*.vl.json")):
            for size in ((40, 25), (24, 10)):
                wrong = pages_of(path, options.descant, size)
                print(*(f"  {path.name} {size}: {what}" for what in wrong), sep="\n", end="\n" if wrong else "")
                failed += bool(wrong)
                passed += not wrong
        said = invalid(HERE.parent / "Artefacts/braille")
        print(*said, sep="\n", end="\n" if said else "")
        failed += bool(said)
        passed += not said
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
