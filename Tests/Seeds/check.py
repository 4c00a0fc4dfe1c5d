#!/usr/bin/env python3
"""Looks whether each point that the work began with is still shown: by a test, a check, a transcript or a page.

    check.py [--open]

points.tsv has a row for each place that shows a point; the first of a point has its number and what must hold. A place is
a file and what stands there: the title of a test in Swift, a whole line of an Orca transcript, or some text of any other
file. "open" in place of a file says what is missing. --open prints those only. Ends with "N passed, N failed".
"""
import argparse, collections, pathlib, re, sys
TOP = pathlib.Path(__file__).resolve().parents[2]
POINTS = 111
# What is not shown, or only in part, and known to be so; a point that is no longer open must leave this list.
OPEN = set()
# A shorter text says nothing.
LEAST = 8
TITLE = re.compile(r'@Test\(\s*"((?:[^"\\]|\\.)*)"(.*?)\bfunc ', re.S)


def titles(text):
    """The titles of the tests of a Swift file that are run."""
    return {match[1].replace('\\"', '"') for match in TITLE.finditer(text) if ".disabled(" not in match[2]}


# What a place may be: its name, what its path begins and ends with, and what the file has, of which the reference is one
# or, where that is a text, a part.
KINDS = [
    ("a Swift test", "Tests/Descant", "Tests.swift", titles),
    ("Orca", "Tests/Orca/transcripts/", ".txt", lambda text: set(text.splitlines())),
    ("Orca", "Tests/Orca/", ".py", str),
    *[("a browser", f"Tests/{folder}/", ".py", str) for folder in ("Browsers", "Audit", "Visual")],
    ("another check", "Tests/", ".py", str),
    ("recorded words", "Tests/Words/", ".txt", str),
    *[("a page or a chart of the gallery", "Content/", ending, str) for ending in (".md", ".vl.json")],
    ("a template, style sheet or script", "Templates/", ".mustache", str),
    *[("a template, style sheet or script", "Site/", ending, str) for ending in (".css", ".js")],
]


def kind_of(path):
    return next((kind for kind in KINDS if path.startswith(kind[1]) and path.endswith(kind[2])), None)


def problem(path, reference):
    """Why a place does not show anything, or None."""
    kind, file = kind_of(path), TOP / path
    if not kind:
        return "no kind of place that is looked at"
    if not file.is_file():
        return "there is no such file"
    if len(reference) < LEAST:
        return f"fewer than {LEAST} characters"
    return None if reference in kind[3](file.read_text()) else "not there"


def read():
    """The points by number: what must hold, the places that show it, what is open. Then what is wrong with the table."""
    points, wrong, number = {}, [], None
    for place, line in enumerate((pathlib.Path(__file__).with_name("points.tsv")).read_text().splitlines()[1:], 2):
        cells = line.split("\t")
        if len(cells) != 4 or not all(cells[2:]) or bool(cells[0]) != bool(cells[1]):
            wrong.append(f"line {place} has not four cells, the first two both filled or both empty")
            continue
        if cells[0]:
            number = cells[0]
            if number in points:
                wrong.append(f"point {number} is there twice")
            points[number] = (cells[1], [], [])
        if number is None:
            wrong.append(f"line {place} belongs to no point")
        elif cells[2] == "open":
            points[number][2].append(cells[3])
        else:
            points[number][1].append((cells[2], cells[3]))
    return points, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--open", action="store_true", help="print the open points only")
    given = parser.parse_args()
    points, wrong = read()
    wanted = [str(number) for number in range(1, POINTS + 1)]
    wrong += [f"point {number} is missing" for number in wanted if number not in points]
    wrong += [f"there is no point {number}" for number in points if number not in wanted]
    passed, shown = 0, collections.defaultdict(set)
    for number, (what, places, left) in points.items():
        problems = [f"{path}: {why}: {text}" for path, text in places if (why := problem(path, text))]
        if not places and not left:
            problems.append("nothing shows it")
        if bool(left) != (number.isdigit() and int(number) in OPEN):
            problems.append("it is open, and not listed as such" if left else "it is listed as open, and is not")
        for path, text in places:
            if kind_of(path):
                shown[kind_of(path)[0]].add(number)
        passed += not problems
        wrong += [f"point {number}, {what}\n       {each}" for each in problems]
        for each in left:
            print(f"open: {number}: {what} But {each}.")
    if given.open:
        return
    for kind in dict.fromkeys(kind[0] for kind in KINDS):
        print(f"{len(shown[kind])} points are shown by {kind}")
    for each in wrong:
        print(f"FAILED {each}")
    print(f"{passed} passed, {len(wrong)} failed")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
