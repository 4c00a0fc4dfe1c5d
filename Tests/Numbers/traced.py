#!/usr/bin/env python3
"""Each number that is said of a chart, traced to its table.

    Tests/Numbers/traced.py DESCANT [--files 60] [--list] [FOLDER …]

Reads the figure that `descant render --only html` prints, not the code that writes it: the numbers of the summary, of what stands
out and of the transcript must be numbers of the table (or of names of points), rounded half away from zero to the digits that
are printed; or a sum, mean, median, quartile, difference, ratio or share of these, computed here. A number below a million that
stands for a whole number must have all its digits: a sentence that says 11,300 beside a label 11,317 disagrees. What is said
to be about so much is left alone. Without a folder: the gallery, and tables of R that the package pydataset has, drawn by a
seed. `--list` prints what could not be traced, too; `--specs` tries specs of the folders instead of tables. Ends with
"N passed, N failed".
"""
import argparse, bisect, concurrent.futures, html.parser, math, pathlib, re, statistics, subprocess, sys, tempfile
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Suggestions"))
from aggregates import tables

SIZES = {"million": 1e6, "billion": 1e9, "trillion": 1e12, "thousand": 1e3}
NUMBER = re.compile(r"(?<![\w.])([−-]?)(?:[$£€¥])?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\u00a0×\u00a010\^(\d+))?"
                    r"(?:\s(million|billion|trillion)\b)?(%| percent(?!age)| percentage points?)?(?![\w.]*\d)")
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
DATES = re.compile(rf"(?:(?:{MONTHS}) \d{{1,2}}(?:, \d{{4}})?(?: at \d{{1,2}}(?::\d\d)*(?: [AP]M)?)?|(?:{MONTHS}) \d{{4}}|\d{{4}}-\d\d(?:-\d\d)?"
                   r"|week \d+ of \d{4}|\d{4}/\d\d|\b\d{1,2} [AP]M|\d{1,2}:\d\d)")
ABOUT = re.compile(r"\b(?:about|near|ρ =|τ =|r =|z =|p [<=]|by Schwarz)\s*\u00a0?[−-]?[\d.,]+%?")
COUNT = re.compile(r"^(?: ?%)?[ \u00a0](?:of|points?|bars?|cells?|slices?|bins?|series|panels?|groups?|categories|values?|boxes|intervals?|gaps?|outliers?"
                   r"|rows?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|steps?|largest|above|below|parts?|times|missing|end|turns?|clocks?)\b")


class Figure(html.parser.HTMLParser):
    """The texts of a figure by what they are."""
    def __init__(self, text):
        super().__init__()
        self.said, self.names, self.rows, self.labels, self.path, self.quiet = [], [], [], [], [], 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("br", "hr", "img", "input", "meta", "link", "source", "track", "col", "wbr"):
            return
        role = attributes.get("class") or ""
        self.path.append((tag, role))
        if attributes.get("aria-label"):
            self.names.append(attributes["aria-label"])
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
        if (tag, "summary") == (tag, role) or (tag == "li" and self.inside("features")):
            self.said.append("")

    def handle_endtag(self, tag):
        while self.path and self.path.pop()[0] != tag:
            pass

    def inside(self, role):
        return any(role in known.split() for _, known in self.path)

    def handle_data(self, text):
        tags = [tag for tag, _ in self.path]
        if ("td" in tags or "th" in tags) and self.rows and self.rows[-1]:
            self.rows[-1][-1] += text
        elif self.said and (self.inside("summary") or "li" in tags and self.inside("features")) and not self.inside("method") and "a" not in tags:
            self.said[-1] += text
        elif "text" in tags:
            self.labels.append(text)


def value(match):
    """What a printed number says, and the step it is printed to."""
    digits = float(match[2].replace(",", "") + (match[3] or ""))
    scale = 10.0 ** int(match[4]) if match[4] else SIZES.get(match[5], 1)
    step = 10.0 ** -(len(match[3]) - 1 if match[3] else 0) * scale
    return (-digits if match[1] else digits) * scale, step


def plain(cell):
    match = NUMBER.search(cell.strip())
    return value(match)[0] if match and not re.search(r"[A-Za-z]{3}", cell.replace("million", "").replace("percent", "")) else None


def rounds(exact, printed, step):
    """Whether a number is another one, rounded once."""
    return abs(exact - printed) <= step / 2 * (1 + 1e-9) + abs(exact) * 1e-12


class Pool:
    def __init__(self, numbers):
        self.sorted = sorted(numbers)

    def has(self, printed, step):
        place = bisect.bisect_left(self.sorted, printed - step / 2 - abs(printed) * 1e-9 - 1e-12)
        return place < len(self.sorted) and rounds(self.sorted[place], printed, step)

    def nearest(self, printed):
        place = bisect.bisect_left(self.sorted, printed)
        near = self.sorted[max(0, place - 1):place + 1]
        return min(near, key=lambda one: abs(one - printed), default=math.inf)


def derived(columns):
    """What may be computed of the columns of a table."""
    for column in columns:
        total = sum(column)
        yield from (total, statistics.fmean(column), statistics.median(column), max(column) - min(column))
        if len(column) > 1:
            yield from statistics.quantiles(column, n=4, method="inclusive")
        if total:
            yield from (one / total * 100 for one in column)
            running = 0
            for one in sorted(column, reverse=True):
                running += one
                yield running / total * 100


def pairs(numbers):
    few = sorted(set(numbers))[:400]
    for a in few:
        for b in few:
            if a < b:
                yield b - a
            if a and a != b:
                yield from (abs(b / a - 1) * 100, b / a)


def check(descant, source, number):
    """Of one chart: how many numbers are said, what disagrees, what could not be traced."""
    arguments = [descant, "render", source, "--only", "html", "-q"] + (["--chart", str(number)] if number else [])
    if not number:
        arguments += ["--root", str(source.parent.parent)]
    done = subprocess.run([*map(str, arguments)], capture_output=True, text=True, timeout=300)
    if done.returncode or "<article" not in done.stdout:
        return None
    figure = Figure(done.stdout)
    body = figure.rows
    width = max(map(len, body), default=0)
    columns = [[plain(row[place]) for row in body if place < len(row)] for place in range(width)]
    columns = [[one for one in column if one is not None] for column in columns]
    columns = [column for column in columns if column]
    groups = {}
    for row in body:
        for place, key in enumerate(row):
            if plain(key) is None or place < 2:
                for other, cell in enumerate(row):
                    if other != place and plain(cell) is not None:
                        groups.setdefault((place, key, other), []).append(plain(cell))
    exact = [one for column in columns for one in column]
    named = [value(match)[0] for name in figure.names for match in NUMBER.finditer(name)]
    named += [value(match)[0] for label in figure.labels for match in NUMBER.finditer(label)]
    table = Pool(exact + named + [-one for one in exact] + [one * 100 for one in exact])
    wholes = [sum(one for cell in row if (one := plain(cell)) is not None) for row in body]
    other = Pool([*derived(columns), *derived(groups.values()), *wholes])
    between = None
    texts = {cell.strip() for row in figure.rows for cell in row if plain(cell) is None and re.search(r"\d", cell)}
    said, wrong, lost = 0, [], []
    for sentence in figure.said:
        rest = sentence
        for text in sorted(texts, key=len, reverse=True):
            rest = re.sub(rf"(?<![\w.,]){re.escape(text)}(?![\w])", "…", rest)
        rest = ABOUT.sub("…", DATES.sub("…", rest))
        tokens = [(match, *value(match)) for match in NUMBER.finditer(rest)]
        for match, printed, step in tokens:
            said += 1
            whole = match[2].replace(",", "")
            if not match[3] and "," not in match[2] and len(whole) == 4 and not match[5]:
                continue  # a year
            if table.has(printed, step):
                continue
            counts = COUNT.match(rest[match.end():]) or re.search(r"(?:\ball|\bthe|\bof|,|and|highest at|at) $", rest[:match.start()])
            if other.has(printed, step) or (counts and not match[3]):
                continue
            if any(rounds(abs(a - b), printed, max(step, 1e-9)) for _, a, _ in tokens for _, b, _ in tokens if a != b):
                continue
            zeros = len(whole) - len(whole.rstrip("0"))
            coarse = step * 10.0 ** zeros
            if zeros and not match[3] and not match[5] and printed < 1e6 and rounds(table.nearest(printed), printed, coarse):
                wrong.append(f"{match[0].strip()} stands for {table.nearest(printed):,.10g}: {sentence.strip()}")
                continue
            between = between or Pool([*pairs(exact)])
            if not between.has(printed, step):
                lost.append(f"{match[0].strip()}: {sentence.strip()}")
    return said, wrong, lost


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("descant")
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--files", type=int, default=60)
    parser.add_argument("--charts", type=int, default=3)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--specs", action="store_true")
    options = parser.parse_args()
    descant = str(pathlib.Path(options.descant).resolve())
    with tempfile.TemporaryDirectory() as folder:
        roots = options.folders or [pathlib.Path(folder)]
        if not options.folders:
            tables(pathlib.Path(folder), options.files)
        gallery = pathlib.Path(__file__).parents[2] / "Content/gallery"
        specs = sorted(gallery.glob("*.vl.json")) if not options.folders else []
        if options.specs:
            specs = [path for root in roots for path in sorted(root.glob("*.json"))]
            roots = []
        jobs = [(path, 0) for path in specs]
        jobs += [(path, number) for root in roots for path in sorted(root.glob("*.csv")) for number in range(1, options.charts + 1)]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda job: check(descant, *job), jobs))
    charts = said = missed = failed = 0
    for (path, number), result in zip(jobs, results):
        if result is None:
            continue
        count, wrong, lost = result
        charts, said, missed, failed = charts + 1, said + count, missed + len(lost), failed + len(wrong)
        for line in wrong:
            print(f"{path.name}, chart {number}: {line}")
        if options.list:
            for line in lost:
                print(f"{path.name}, chart {number}: not traced: {line}")
    print(f"{charts} charts, {said} numbers; {failed} disagree, {missed} could not be traced")
    if charts * 2 < len(jobs) and options.folders == [] or said < charts:
        failed += 1
        print("too little was read to say anything")
    print(f"{said - failed} passed, {failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
