"""The share of a chart's values that a reader reaches in the browser's accessibility tree and in the table.

The truth is the figure's own CSV download, which carries every value at full precision. A value is reached in
the table when its own cell says it, rounded to the digits shown. It is reached in the tree when one labelled
node says it together with all else of its datum; or when an interval node, whose count, ends, lowest and
highest value are those of the data it stands for, in their order, has it among its points.
"""
import csv, dataclasses, io, re, urllib.request

NUMBER = re.compile(r"-?\d[\d,\u202f\u00a0]*(?:\.\d+)?(?:e[+-]?\d+)?")
MOMENT = re.compile(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?:T\d\d.*)?$")
# A month or a day of any year, as XML Schema writes them.
RECURRING = re.compile(r"--(\d\d)(?:-(\d\d))?$")
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
# Columns that a node's group or the table says, not the node itself.
OUTER = ("panel", "series", "link")


@dataclasses.dataclass
class Figure:
    id: str
    counts: tuple  # values, reached in the tree, reached in the table
    problems: list


def plain(text):
    """Signs as written in data: words and true minus become "-"."""
    text = text.replace("\u2212", "-").replace("\u2066", "").replace("\u2069", "")
    return re.sub(r"\b(?:minus) (?=[\d$£€])", "-", re.sub(r"\bplus (?=[\d$£€])", "", text))


def written(text):
    """The numbers of a text, each with how many decimals it is written with."""
    plain_numbers = (re.sub(r"[,\u202f\u00a0]", "", n) for n in NUMBER.findall(plain(text)))
    return [(float(n), len(n.partition(".")[2].partition("e")[0]) - int(n.partition("e")[2] or 0))
            for n in plain_numbers]


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def says(text, value):
    """Whether a text has a number that the value rounds to."""
    return any(rounds_to(value, number, text) for number in written(text))


def rounds_to(value, number, text):
    """Whether a value, rounded as a number of a text is, is that number; shares may be said in percent."""
    said, decimals = number
    half = 0.5000001 * 10.0 ** -decimals
    is_share = "%" in text or "percent" in text
    return abs(said - value) <= max(half, abs(value) * 1e-9) or is_share and abs(said - 100 * value) <= half


def says_moment(text, moment, finest=3):
    """Whether a text says a date, down to its month or day as far as the data do."""
    year, month, day = moment.groups()
    said = [n for n, _ in written(text)]
    # "March 5, 2024" and "March 2024": a minus or a comma may stand before a year.
    return (int(year) in map(abs, said) and (not month or finest < 2 or MONTHS[int(month) - 1] in text)
            and (not day or finest < 3 or int(day) in map(abs, said)))


def reaches(text, cell):
    """Whether a text says what a cell of the data holds: a number, a date, a word, a gap, or numbers between blanks."""
    if " " in cell and all(map(is_number, cell.split())):
        return all(reaches(text, number) for number in cell.split())
    if not cell:
        return bool(text)
    if cell in text:
        return True
    moment, recurring = MOMENT.match(cell), RECURRING.match(cell)
    if recurring:
        month, day = recurring.groups()
        return MONTHS[int(month) - 1] in text and (not day or int(day) in [n for n, _ in written(text)])
    if is_number(cell) and says(text, float(cell)):
        return True
    return bool(moment) and says_moment(text, moment)


def says_all(name, texts):
    """Whether a node says every part of a datum, each in words or digits of its own."""
    recurring = [t for t in texts if RECURRING.match(t)]
    words = [t for t in texts if t and t not in recurring and not is_number(t) and not MOMENT.match(t)]
    for text in sorted(words, key=len, reverse=True):
        if text not in name:
            return False
        name = name.replace(text, "", 1)
    left = written(name)
    for text in recurring:
        if not reaches(name, text):
            return False
        if day := RECURRING.match(text)[2]:
            left.remove(next(n for n in left if n[0] == int(day)))
    for text in texts:
        moment = MOMENT.match(text)
        if moment and not is_number(text):
            if not says_moment(name, moment):
                return False
            for part in {int(moment[1]), int(moment[3] or moment[1])}:
                left.remove(next(n for n in left if abs(n[0]) == part))
    for text in sorted((t for t in texts if is_number(t)), key=lambda t: -len(t)):
        close = [n for n in left if rounds_to(float(text), n, name)]
        if not close:
            return False
        left.remove(min(close, key=lambda n: abs(n[0] - float(text))))
    return all(texts) or bool(name)


def exposure_of_page(page):
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = []
    for article in page.locator("article.figure").all():
        name = article.get_attribute("id")
        link = article.locator("a[download][href$='.csv']")
        if link.count() == 0:
            found.append(Figure(name, (0, 0, 0), ["no CSV to check against"]))
            continue
        address = page.evaluate("e => e.href", link.first.element_handle())
        rows = list(csv.reader(io.StringIO(urllib.request.urlopen(address).read().decode())))
        cells = article.locator("table").first.evaluate(
            "t => [...t.tBodies].flatMap(b => [...b.rows]).map(r => [...r.cells].map(c => c.textContent.trim()))")
        drawings = session.send("DOM.querySelectorAll", {
            "nodeId": root, "selector": f"article[id='{name}'] svg[role=group]"})["nodeIds"]
        found.append(judge(name, rows[0], rows[1:], cells, *labels(session, drawings)))
    session.detach()
    return found


def labels(session, drawings):
    """The names of the drawings' nodes and of their groups, as the browser computes them, in reading order."""
    names, groups = [], []
    for drawing in drawings:
        for role, into in (("image", names), ("group", groups)):
            for node in session.send("Accessibility.queryAXTree", {"nodeId": drawing, "role": role})["nodes"]:
                if not node.get("ignored"):
                    into.append(node.get("name", {}).get("value", ""))
    return names, groups


def judge(name, header, rows, cells, names, groups):
    problems = []
    if len(cells) != len(rows):
        problems.append(f"the table has {len(cells)} rows, the data {len(rows)}")
    values = len(rows) * len(header)
    unsaid = untold_in_table(header, rows, cells) + ["" for row in rows[len(cells):] for _ in row]
    missing = untold_in_tree(header, rows, names, groups)
    if not names and values:
        missing = ["no labelled node under the drawing"] * values
    return Figure(name, (values, values - len(missing), values - len(unsaid)),
                  problems + unsaid[:5] + missing[:5])


def untold_in_table(header, rows, cells):
    """Values that their own cell doesn't say; the two ends of a bin share one."""
    shared = [place > 0 and text == header[place - 1] + "_end" for place, text in enumerate(header)]
    places = [place - sum(shared[:place + 1]) for place in range(len(header))]
    return [f"table: {header[column]} = {text!r} is not in {row[places[column]:places[column] + 1]}"
            for data, row in zip(rows, cells) for column, text in enumerate(data)
            if places[column] >= len(row) or not reaches(row[places[column]], text)
            and not (shared[column] and not text)]


def lasting(rows, place):
    """The rows from a series' first value to its last: before and after, the table has a cell for it, but it has no data."""
    filled = [number for number, row in enumerate(rows) if row[place]]
    return rows[filled[0]:filled[-1] + 1] if filled else rows


def are_apart(header, rows, names):
    """Whether each measure of a row has a node of its own, on an axis of its own, called by its title there."""
    # What a box says of its outliers is not what its row says: that their number stands there tells nothing of axes.
    return "outliers" not in header and len(header) > 2 and rows and all(rows[0]) and not any(says_all(name, rows[0]) for name in names) and all(
        any(says_all(name, [rows[0][0], cell]) for name in names) for cell in rows[0][1:])


def data_of(header, rows, groups, names):
    """What each node should say, series by series: (x, the cells of one datum, its measure's place)."""
    if len(header) > 2 and all(title in groups for title in header[1:]) or are_apart(header, rows, names):
        return [([row[0], row[place]], 0, 1) for place in range(1, len(header)) for row in lasting(rows, place)]
    outer = [place for place, title in enumerate(header) if title in OUTER]
    order = rows
    if outer:
        keys = list(dict.fromkeys(tuple(row[p] for p in outer if header[p] != "link") for row in rows))
        order = [row for key in keys for row in rows
                 if tuple(row[p] for p in outer if header[p] != "link") == key]
    # A box says how many outliers it has; which they are, its table says.
    kept = [place for place in range(len(header)) if place not in outer and header[place] != "outliers"]
    labels_first = 1 if kept and header[kept[0]] == "label" else 0
    span = 1 if len(kept) > labels_first + 1 and header[kept[labels_first + 1]].endswith("_end") else 0
    # A range that ends where it starts is said once, and so are whiskers that end where all values do.
    twice = {place: place - 1 for place in kept if header[place].endswith("_to") or header[place] == "lower_whisker"}
    twice |= {place: place + 1 for place in kept if header[place] == "upper_whisker"}
    return [([row[place] for place in kept if place not in twice or row[place] != row[twice[place]]],
             labels_first, labels_first + 1 + span) for row in order]


def untold_in_tree(header, rows, names, groups):
    """The values of data that no node says whole and no interval stands for."""
    data = data_of(header, rows, groups, names)
    missing, whole, place = [], set(), 0
    measured = [(i, d) for i, d in enumerate(data) if d[2] < len(d[0]) and d[0][d[2]]]
    has_intervals = any(interval(name) for name in names)
    for name in names if has_intervals else []:
        count = interval(name)
        chunk = measured[place:place + (count[0] if count else 1)]
        # A note stands among the data and is none; a value that is said nowhere is missed below.
        if "no data" in name or not chunk or not count and not says_all(name, chunk[0][1][0]):
            continue
        if count and stands_for(name, count, [d for _, d in chunk]):
            whole |= {i for i, _ in chunk}
        elif count:
            missing.append(f"tree: {name!r} is not {chunk[0][1][0]} to {chunk[-1][1][0]}")
        place += len(chunk)
    for i, (texts, _, _) in enumerate(data):
        if i in whole or any(says_all(name, texts) for name in names):
            continue
        best = max(names, key=lambda name: sum(reaches(name, text) for text in texts), default="")
        absent = [text for text in texts if not reaches(best, text)] or texts
        missing += [f"tree: {text!r} of {texts} is in no node with the rest" for text in absent]
    return missing


def interval(name):
    """Count, lowest and highest value of an interval's node, None of any other."""
    found = re.search(r"\b([\d,]+) (?:points?|values?), (.*)$", name)
    if not found:
        return None
    ends = re.search(r"lowest (.*), highest (.*)", found[2])
    return int(found[1].replace(",", "")), found[2] if not ends else ends[1], found[2] if not ends else ends[2]


def stands_for(name, count, data):
    """Whether an interval's count, ends and extremes are those of the data it should stand for."""
    number, lowest, highest = count
    values = [float(texts[measure]) for texts, _, measure in data if is_number(texts[measure])]
    if number != len(data) or not values or not says(lowest, min(values)) or not says(highest, max(values)):
        return False
    for texts, x, _ in (data[0], data[-1]):
        moment = MOMENT.match(texts[x])
        # A year written as its first day is a year.
        isYear = moment and moment[2] == moment[3] == "01"
        if not (says_moment(name, moment, 1 if isYear else 2) if moment else reaches(name, texts[x])):
            return False
    return True
