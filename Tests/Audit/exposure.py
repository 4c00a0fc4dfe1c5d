"""The share of a chart's values that a reader reaches in the browser's accessibility tree and in the table.

The truth is the figure's own CSV download, which carries every value at full precision. A value is reached in
the table when the same row says it, rounded to the digits shown; in the tree when a labelled node under the
drawing says it, or when an interval node counts it among its points.
"""
import collections, csv, dataclasses, io, re, urllib.request

NUMBER = re.compile(r"-?\d[\d,\u202f\u00a0]*(?:\.\d+)?")


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
    return [(float(n), len(n.partition(".")[2])) for n in plain_numbers]


def numbers(text):
    return [number for number, _ in written(text)]


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def says(text, value):
    """Whether a text has a number that the value rounds to."""
    return any(abs(n - value) <= max(0.5000001 * 10 ** -decimals, abs(value) * 1e-9)
               or abs(n / 100 - value) <= 0.00501 and ("%" in text or "percent" in text)
               for n, decimals in written(text))


def points_said(name):
    """How many values a node stands for: what an interval counts, one for a point, none for a gap."""
    count = re.search(r"\b([\d,]+) (?:points?|values?)\b", name)
    if count:
        return int(count[1].replace(",", ""))
    return 0 if "no data" in name or not numbers(name) else 1


def exposure_of_page(browser, url, mode):
    context = browser.new_context(**mode)
    page = context.new_page()
    page.goto(url, wait_until="load")
    session = context.new_cdp_session(page)
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
        names = []
        for drawing in drawings:
            for node in session.send("Accessibility.queryAXTree", {"nodeId": drawing, "role": "image"})["nodes"]:
                if not node.get("ignored"):
                    names.append(node.get("name", {}).get("value", ""))
        found.append(judge(name, rows[0], rows[1:], cells, names))
    context.close()
    return found


def judge(name, header, rows, cells, names):
    problems = []
    values = in_table = 0
    wanted = []
    if len(cells) != len(rows):
        problems.append(f"the table has {len(cells)} rows, the data {len(rows)}")
    for row, shown in zip(rows, cells):
        for column, text in enumerate(row):
            values += 1
            # A bin's two ends share a cell, so the whole row is searched; a gap has its words.
            row_text = " · ".join(shown)
            ok = bool(row_text) and (not is_number(text) or text in shown or says(row_text, float(text)))
            in_table += ok
            if not ok and len(problems) < 5:
                problems.append(f"table: {header[column]} = {text!r} is not in {row_text!r}")
            if is_number(text):
                wanted.append(float(text))
    has_intervals = any(points_said(name) > 1 for name in names)
    if has_intervals and sum(map(points_said, names)) >= len(rows):
        in_tree = values  # every point is counted by an interval, whose range and extremes are said
    else:
        said = collections.Counter(round(n, 9) for text in names for n in numbers(text))
        texts = " \n".join(names)
        missing = [v for v in wanted if round(v, 9) not in said and not says(texts, v)]
        in_tree = values - len(missing)
        problems += [f"tree: {v} is in no node" for v in missing[:5]]
    if not names and values:
        in_tree = 0
        problems.append("no labelled node under the drawing")
    return Figure(name, (values, in_tree, in_table), problems)
