"""Our geometry against Vega's facts: what differs, in words."""
import json
import re

from texts import normal, said, same_number, written

TOLERANCE = 1.001
FAMILY = {
    "bar": "rect", "rect": "rect", "tick": "rect", "point": "symbol", "circle": "symbol",
    "square": "symbol", "line": "line", "area": "area", "rule": "rule", "text": "text",
    "arc": "arc", "errorbar": "rule", "errorband": "area", "boxplot": "rect", "geoshape": "shape",
}
KEYED = ("color", "fill", "stroke", "size", "shape", "opacity", "fillOpacity", "strokeOpacity")
WEEKDAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}
# What Vega makes of several marks: their axes are compared here, the rest by tests of their own.
COMPOSITE = ("boxplot", "errorbar", "errorband")


def differences(ours, vega, spec, free=(), may_lack=False):
    """Sentences, none when both agree; nothing along the axes in `free` (0 across, 1 upright) is compared.

    `may_lack`: whether Vega may have marks beside ours.
    """
    found = []
    if 0 not in free:
        found += axis_differences("x", ours["across"], vega, "bottom", "top")
    if 1 not in free:
        left = ("left", "right") if not ours.get("second") else ("left",)
        found += axis_differences("y", ours["upright"], vega, *left)
        if ours.get("second"):
            found += axis_differences("y", ours["second"], vega, "right", side=1)
    found += panel_differences(ours, vega, free, may_lack)
    found += key_differences(ours, vega, spec)
    return found


# Axes


def axis_differences(name, ours, vega, *orients, side=0):
    theirs = [a for a in vega["axes"] if a["orient"] in orients and a["ticks"]]
    found = []
    if ours.get("domain"):
        found += domain_difference(name, ours["domain"], vega, side)
    if not theirs:
        labels = [t for t in ours["ticks"] if t["label"] and t["label"] not in (ours.get("gaps") or [])]
        if ours["isDrawn"] and labels and not is_round(vega):
            found.append(f"{name}: {len(labels)} tick labels where Vega has no axis")
        return found
    index = 0 if name == "x" else 1
    mine = sorted((t for t in ours["ticks"] if t["label"]), key=lambda t: t["at"])
    wanted = [normal(t["label"]) for t in placed(theirs[0], index) if t["label"]]
    have = [normal(t["label"]) for t in mine]
    if not ours["isDrawn"]:
        return found + [f"{name}: no axis where Vega has one"]
    if len(wanted) > len(have) and set(wanted) <= WEEKDAYS:
        # Each weekday is named once, not again at noon.
        wanted = [label for place, label in enumerate(wanted) if place == 0 or wanted[place - 1] != label]
        if have == wanted:
            return found
    # A number's format makes a zero of a missing one.
    alike = len(have) == len(wanted) and all(
        same_number(a, b) or a == "null" and re.fullmatch(r"0(\.0+)?", b) for a, b in zip(have, wanted))
    if have != wanted and not alike:
        order = " in reverse order:" if have == wanted[::-1] else ""
        return found + [f"{name}: tick labels{order} {brief(have)} for {brief(wanted)}"]
    return found + place_difference(name, mine, placed(theirs[0], index), vega)


def gap_axes(ours, vega):
    """The axes of ours that are Vega's but for categories without any value, which keep their place."""
    found = []
    for mine, index, orients in (
            (ours["across"], 0, ("bottom", "top")), (ours["upright"], 1, ("left", "right"))):
        theirs = [a for a in vega["axes"] if a["orient"] in orients and a["ticks"]]
        gaps = mine.get("gaps") or []
        if not theirs or not gaps:
            continue
        ticks = sorted((t for t in mine["ticks"] if t["label"]), key=lambda t: t["at"])
        told = [normal(t["label"]) for t in ticks if t["label"] not in gaps]
        if told == [normal(t["label"]) for t in placed(theirs[0], index) if t["label"]]:
            found.append(index)
    return found


def in_their_order(ours, vega):
    """Ours with the same panels in Vega's order; None where they are other panels."""
    titles = [normal(panel.get("title") or "") for panel in ours["panels"]]
    headers = [normal(header) for header in vega["headers"]]
    if titles == headers or len(set(titles)) < len(titles) or sorted(titles) != sorted(headers):
        return None
    order = [titles.index(header) for header in headers]
    lines = [line if line.get("panel") is None else {**line, "panel": order.index(line["panel"])}
             for line in ours["references"]]
    return {**ours, "panels": [ours["panels"][place] for place in order], "references": lines}


def down_columns(ours):
    """Ours with its panels, which are read row by row, in the order of columns that each have rows inside."""
    outer = [(panel.get("title") or "").split(", ")[0] for panel in ours["panels"]]
    order = sorted(range(len(outer)), key=lambda place: outer[place])
    lines = [line if line.get("panel") is None else {**line, "panel": order.index(line["panel"])}
             for line in ours["references"]]
    return {**ours, "panels": [ours["panels"][place] for place in order], "references": lines}


def placed(axis, index):
    """Vega's ticks in the order they stand in, each with the place of its mark or its label."""
    places = axis.get("places") or []
    ticks = []
    for number, tick in enumerate(axis["ticks"]):
        exact = len(places) == len(axis["ticks"])
        at = places[number][index] if exact else tick["x" if index == 0 else "y"]
        ticks.append({**tick, "at": at, "exact": exact})
    return sorted(ticks, key=lambda t: t["at"])


def domain_difference(name, ours, vega, side):
    theirs = [d for key, d in vega["domains"].items() if key.split("_")[-1] == name][side:]
    if not theirs or len(theirs[0]) != 2 or None in theirs[0]:
        return []
    width = abs(theirs[0][1] - theirs[0][0]) or 1
    if any(abs(a - b) > width * 1e-6 for a, b in zip(sorted(ours), sorted(theirs[0]))):
        return [f"{name}: domain {ours} for {theirs[0]}"]
    return []


def place_difference(name, ours, theirs, vega):
    size = plot_size(vega)
    theirs = [tick for tick in theirs if tick["label"]]
    if not size:
        return []
    index = 0 if name == "x" else 1
    for tick, place in zip(ours, theirs):
        gap = tick["at"] * size[index] - place["at"]
        if place["exact"] and abs(gap) > TOLERANCE:
            return [f"{name}: tick \"{tick['label']}\" stands {gap:+.1f} px off"]
    return []


def is_round(vega):
    return any(m["family"] == "arc" for p in vega["panels"] for m in p["marks"])


def plot_size(vega):
    panels = [p for p in vega["panels"] if p["marks"]]
    return panels[0]["size"] if panels else None


# Keys and headers


def lays_keys_together(spec):
    """Whether two channels show one field, whose keys Vega lays into one, with the classes of one of them."""
    encoding = spec.get("encoding", {})
    fields = [encoding[channel].get("field") for channel in KEYED
              if isinstance(encoding.get(channel), dict) and encoding[channel].get("field")]
    return len(set(fields)) < len(fields)


def lists_of_keys(spec):
    """What legends anywhere in a spec are told to show."""
    if isinstance(spec, list):
        return [values for part in spec for values in lists_of_keys(part)]
    if not isinstance(spec, dict):
        return []
    legend = spec.get("legend")
    own = [legend["values"]] if isinstance(legend, dict) and isinstance(legend.get("values"), list) else []
    return own + [values for name, part in spec.items() if name not in ("data", "datasets") for values in lists_of_keys(part)]


def key_differences(ours, vega, spec):
    """Names in keys and over panels; ramps choose their own ticks."""
    found, lays_together = [], lays_keys_together(spec)
    keys = [[normal(label) for label in k["labels"]] for k in vega["legends"] if k["is_key"]]
    mine = [[normal(label) for label in legend["labels"]] for legend in ours["legends"]]
    lost = lays_together and len(keys) < len(mine) and all(key in mine for key in keys)
    # Layers that differ in what their sizes count: Vega repeats the key under each name, we give the names one.
    titles = {normal(k["title"]) for k in vega["legends"] if k["title"]}
    listed = [[normal(str(value)) for value in values] for values in lists_of_keys(spec)]
    if "null" in json.dumps(keys) and is_filled_up(spec):
        # Rows that Vega puts in to stack areas have no bin of their own: its key calls that "null".
        keys = [[label for label in key if label != "null"] for key in keys]
    for legend, labels in zip(ours["legends"], mine):
        if len(labels) > 1 and titles.issuperset(labels):
            continue
        # A list of names that the data don't have explains nothing: we show all, with a warning.
        if any(key in listed and not set(key) & set(labels) for key in keys):
            continue
        if legend.get("isKey") and keys and not lost and not any(
                says(key, labels, ours.get("keyColumns")) for key in keys):
            found.append(f"key {brief(labels)} for {brief(keys[0])}")
    titles = [normal(panel.get("title") or "") for panel in ours["panels"]]
    headers = [normal(header) for header in vega["headers"]]
    # A number alone says nothing over a panel: we put its column's name before it.
    named = len(headers) == len(titles) and (set(headers) <= {"null"} or all(
        same_number(ours, theirs) or ours.endswith(" " + theirs) or same_number(ours.split(" ")[-1], theirs)
        for ours, theirs in zip(titles, headers)))
    if len(headers) == len(titles) > 1 and not named:
        found.append(f"panels {brief(titles)} for {brief(vega['headers'])}")
    return found


def is_filled_up(spec):
    """Whether Vega puts rows in, to which the colour has no bin."""
    mark, color = spec.get("mark"), spec.get("encoding", {}).get("color")
    kind = mark.get("type") if isinstance(mark, dict) else mark
    return kind == "area" and isinstance(color, dict) and bool(color.get("bin"))


def says(key, labels, in_columns=False):
    """Whether Vega's key has these names, as far as it goes: it ends after thirty, and calls names in a format
    for numbers "NaN"."""
    if key and key[-1].startswith("…"):
        return all(same_number(a, b) for a, b in zip(key[:-1], labels))
    return key == labels or sorted(key) == sorted(labels) and in_columns or (len(key) == len(labels) and set(key) <= {"null"}) or (
        len(key) == len(labels) and all(same_number(a, b) for a, b in zip(key, labels)))


# Marks


def panel_differences(ours, vega, free, may_lack):
    theirs = [p for p in vega["panels"] if p["marks"]]
    mine = list(enumerate(ours["panels"]))
    if len(mine) != len(theirs):
        # Rows of which nothing can be drawn keep their panel, empty, where Vega may leave it out.
        mine, theirs = [(n, p) for n, p in mine if shows(p)], [p for p in theirs if shows(p)]
    if len(mine) != len(theirs):
        return [f"{len(ours['panels'])} panels for {len(theirs)}"]
    found = []
    for (place, a), b in zip(mine, theirs):
        lines = [line for line in ours["references"] if line.get("panel") in (None, place)]
        found += mark_differences(a, b, lines, f"panel {place + 1}: " if len(mine) > 1 else "", free, may_lack)
    return found[:4]


def shows(panel):
    """Whether anything is drawn in a panel."""
    return any(mark["extents"] for mark in panel["marks"])


def mark_differences(mine, theirs, lines, where, free, may_lack):
    size = theirs["size"]
    if any(mark["shape"] in COMPOSITE for mark in mine["marks"]):
        return []
    families = {}
    for mark in mine["marks"]:
        entry = families.setdefault(FAMILY[mark["shape"]], {"mine": [], "theirs": [], "texts": []})
        ruler = middle_distance if mark["shape"] == "tick" else (
            free_distance if mark["isWidthFree"] else distance)
        entry["mine"] += [(extent, ruler) for extent in mark["extents"]]
        entry["texts"] += mark.get("texts") or []
    for line in lines:
        entry = families.setdefault("rule", {"mine": [], "theirs": [], "texts": []})
        entry["mine"].append((line["extent"], distance))
    texts = []
    for mark in theirs["marks"]:
        entry = families.setdefault(mark["family"], {"mine": [], "theirs": [], "texts": []})
        # A rule at one value is one line, not one for every row.
        once = mark["family"] == "rule" and lines and len(set(map(tuple, mark["extents"]))) == 1
        entry["theirs"] += mark["extents"][:1] if once else mark["extents"]
        texts += mark.get("texts") or []
    found = []
    for family, entry in families.items():
        found += family_difference(family, entry["mine"], entry["theirs"], size, where, free, may_lack)
        told, wanted = sorted(map(said, entry["texts"])), sorted(map(said, texts))
        # Names in a format for numbers are "NaN" to Vega.
        is_said = told == wanted or len(told) == len(wanted) and (
            set(wanted) <= {"null"} or sorted(map(written, told)) == sorted(map(written, wanted)))
        if family == "text" and not is_said:
            found.append(f"{where}texts {brief(entry['texts'])} for {brief(texts)}")
    return found


def family_difference(family, mine, theirs, size, where, free, may_lack):
    if family == "rect" and len(mine) > len(theirs):
        # An empty bin is a value of 0: it has a node, and draws nothing.
        mine = [(extent, ruler) for extent, ruler in mine if min(abs(extent[0] - extent[2]), abs(extent[1] - extent[3])) > 1e-9]
    if len(mine) != len(theirs) and not (may_lack and mine and len(mine) < len(theirs)):
        if family == "line" and is_level([extent for extent, _ in mine], theirs, size):
            return []
        return [f"{where}{len(mine)} {family} marks for {len(theirs)}"]
    if family == "arc":
        return arc_difference([extent for extent, _ in mine], theirs, where)
    width, height = size
    scaled = [(in_pixels(e, width, height), ruler) for e, ruler in mine]
    flat = lambda e: [0 if place % 2 in free else at for place, at in enumerate(e)]
    left, worst = unmatched([(flat(e), ruler) for e, ruler in scaled], [flat(e) for e in theirs])
    if not left:
        return []
    ours, nearest = worst
    return [f"{where}{left} of {len(mine)} {family} marks off, "
            f"first {numbers(ours)} for {numbers(nearest)}"]


def is_level(mine, theirs, size):
    """Whether both are one level line, of whatever number of points: where a curve is sampled, noise says how many."""
    mine = [in_pixels(extent[:4], *size) for extent in mine]
    if not mine or not theirs:
        return False
    heights = [extent[1] for extent in mine + theirs]
    ends = [(min(e[0] for e in part), max(e[0] for e in part)) for part in (mine, theirs)]
    return max(heights) - min(heights) < 0.1 and all(abs(a - b) <= TOLERANCE for a, b in zip(*ends))


def in_pixels(extent, width, height):
    """Edges; of shapes on maps also the side of a square that is as large."""
    edges = [extent[0] * width, extent[1] * height, extent[2] * width, extent[3] * height]
    return edges + [(size * width * height) ** 0.5 for size in extent[4:]]


def unmatched(mine, theirs):
    """How many of ours have no partner within a pixel, and the first of them with its nearest."""
    cells = {}
    for index, extent in enumerate(theirs):
        cells.setdefault(cell(extent), []).append(index)
    used = [False] * len(theirs)
    missing = []
    for extent, ruler in sorted(mine, key=lambda pair: pair[1] is not distance):
        partner = find(extent, ruler, cells, theirs, used)
        if partner is None:
            missing.append(extent)
        else:
            used[partner] = True
    if not missing:
        return 0, None
    spare = [e for e, taken in zip(theirs, used) if not taken]
    nearest = min(spare, key=lambda e: distance(missing[0], e)) if spare else None
    return len(missing), (missing[0], nearest)


def cell(extent):
    return (round((extent[0] + extent[2]) / 2), round((extent[1] + extent[3]) / 2))


def find(extent, ruler, cells, rest, used):
    x, y = cell(extent)
    best = None
    for dx in (0, -1, 1):
        for dy in (0, -1, 1):
            for index in cells.get((x + dx, y + dy), []):
                if used[index]:
                    continue
                gap = ruler(extent, rest[index])
                if gap <= TOLERANCE and (best is None or gap < best[0]):
                    best = (gap, index)
    return best[1] if best else None


def distance(a, b):
    return max(abs(p - q) for p, q in zip(a, b))


def free_distance(a, b):
    """One dimension is the drawing's own choice: middles agree, the other ends too."""
    across = max(abs(a[0] + a[2] - b[0] - b[2]) / 2, abs(a[1] - b[1]), abs(a[3] - b[3]))
    upright = max(abs(a[1] + a[3] - b[1] - b[3]) / 2, abs(a[0] - b[0]), abs(a[2] - b[2]))
    return min(across, upright)


def middle_distance(a, b):
    """A tick's length is the drawing's choice."""
    return max(abs(a[0] + a[2] - b[0] - b[2]), abs(a[1] + a[3] - b[1] - b[3])) / 2


def arc_difference(mine, theirs, where):
    """Slices by their share of the circle, whatever order they stand in; radii as shares of the largest."""
    largest = max((e[1] for e in theirs), default=0) or 1
    theirs = [[a, outer / largest, b, inner / largest] for a, outer, b, inner in theirs]
    # Slices of one size stand in any order of their ends: rounded, so that noise doesn't order them.
    mine, theirs = (sorted(es, key=lambda e: (round(e[2] - e[0], 3), e[1])) for es in (mine, theirs))
    ours, wanted = ([e[2] - e[0] for e in es] for es in (mine, theirs))
    if any(abs(a - b) > 0.002 for a, b in zip(ours, wanted)):
        return [f"{where}slices {numbers(ours)} for {numbers(wanted)}"]
    for place, what in ((1, "outer"), (3, "inner")):
        if any(abs(a[place] - b[place]) > 0.01 for a, b in zip(mine, theirs)):
            return [f"{where}{what} radii {numbers([e[place] for e in mine])} "
                    f"for {numbers([e[place] for e in theirs])}"]
    return []


# Words


def brief(items):
    shown = list(items) if len(items) <= 9 else [*items[:5], "…", *items[-3:]]
    return f"({len(items)}) " + ", ".join(f"\"{item}\"" for item in shown)


def numbers(values):
    return "nothing" if values is None else "[" + ", ".join(f"{v:.4g}" for v in values) + "]"
