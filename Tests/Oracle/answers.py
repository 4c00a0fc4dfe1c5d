"""What Vega says of a spec that is written so that it knows what we know: each rewriting is a stated rule of ours.

What differs from the picture of the spec as it stands must agree with that of the rewritten one, to the pixel.
"""
import copy
import datetime
import json
import math
import re

import vl_convert as vlc

DISCRETE = ("band", "point", "ordinal", "bin-ordinal", "quantize", "quantile", "threshold")
VIEWS = ("layer", "hconcat", "vconcat", "concat")


def one_ended(spec):
    """The name of a scale of one value, which Vega-Lite gives one end only: Vega then draws nothing along it."""
    try:
        vega = vlc.vegalite_to_vega(spec)
    except ValueError:
        return None
    stack = [vega]
    while stack:
        group = stack.pop()
        for scale in group.get("scales") or []:
            domain = scale.get("domain")
            if scale.get("type") not in DISCRETE and isinstance(domain, list) and len(domain) == 1:
                return scale["name"]
        stack += group.get("marks") or []
    return None


FEW = ("row", "column", "size", "color", "fill", "stroke", "opacity", "shape")


def lost_bin(spec):
    """The field whose last bin stays empty in Vega, whose rounding puts all of its values into the one before."""
    given = [(part.get("data") or {}).get("values") or [] for part in parts(spec)]
    rows = [row for values in given for row in values if isinstance(row, dict)]
    for view in parts(spec):
        for name, part in (view.get("encoding") or {}).items():
            if not isinstance(part, dict) or not part.get("bin") or not isinstance(part.get("field"), str):
                continue
            found = [at(row, part["field"]) for row in rows]
            found = [value for value in found if isinstance(value, (int, float))]
            given = part["bin"] if isinstance(part["bin"], dict) else {}
            if found and is_lost(*bins(min(found), max(found), given, 6 if name in FEW else 10)):
                return part["field"]
    return None


def at(row, path):
    """A field of a row, or a row that is a number."""
    for name in path.split("."):
        row = row.get(name) if isinstance(row, dict) else None
    return row


def bins(low, high, given, most):
    """Start, stop and step by Vega's rule."""
    most, step = given.get("maxbins", most), given.get("step")
    if step is None:
        span = (high - low) or abs(low) or 1
        step = 10 ** (round(math.log10(span)) - math.ceil(math.log10(most)))
        while math.ceil(span / step) > most:
            step *= 10
        for part in (5, 2):
            if span / (step / part) <= most:
                step /= part
    start = math.floor(low / step + 1e-9) * step
    return start, math.ceil(high / step) * step, step


def is_lost(start, stop, step):
    """Whether the beginning of the last bin, to which Vega holds all beyond it, is not a whole number of steps away."""
    steps = (stop - step - start) / step
    return math.floor(steps + 1e-14) < round(steps)


def parts(spec):
    """Every object within a spec, data aside."""
    if isinstance(spec, list):
        for part in spec:
            yield from parts(part)
    elif isinstance(spec, dict):
        yield spec
        for name, part in spec.items():
            if name not in ("data", "datasets"):
                yield from parts(part)


# A calculation takes a missing value for 0, and we for a missing one.


def guarded(spec):
    """Each sum and product of fields is missing where one of them is."""
    spec = copy.deepcopy(spec)
    for part in parts(spec):
        text = part.get("calculate")
        # What an author tests is left as it is.
        if not isinstance(text, str) or re.search(r"[?&|=<>\"]", text):
            continue
        place = r"datum(?:\.\w+|\['[^']+'\])"
        used = {one for one in re.findall(place, text)
                if re.search(rf"{re.escape(one)}\s*\)*\s*[-+*/%]|[-+*/%]\s*\(*\s*{re.escape(one)}", text)}
        if used:
            test = " && ".join(f"isValid({one})" for one in sorted(used))
            part["calculate"] = f"{test} ? ({text}) : null"
    return spec


# A column of numbers or dates is one for every step and channel, whatever reads it.


def typed(spec):
    """Says of each column of a text what it holds, and of each list which columns are dates."""
    spec = copy.deepcopy(spec)
    dates = {part["field"] for part in parts(spec) if isinstance(part.get("field"), str)
             and (part.get("type") == "temporal" or part.get("timeUnit"))}
    stack = [spec]
    while stack:
        part = stack.pop()
        if isinstance(part, list):
            stack += part
        elif isinstance(part, dict):
            data = part.get("data")
            if isinstance(data, dict) and data.get("values"):
                part["data"] = told(data, dates)
            for name, rows in (part.get("datasets") or {}).items():
                if isinstance(rows, list) and isinstance(data, dict) and data.get("name") == name:
                    part["data"] = {**data, "format": told({"values": rows}, dates).get("format", {})}
            stack += [one for name, one in part.items() if name not in ("data", "datasets")]
    return spec


def told(data, dates):
    values, form = data["values"], dict(data.get("format") or {})
    columns = {}
    if isinstance(values, str) and values.strip():
        mark = "\t" if form.get("type") == "tsv" else ","
        lines = [line.split(mark) for line in values.replace("\r", "").strip().split("\n")]
        if any('"' in cell for line in lines for cell in line):
            return data
        for place, name in enumerate(lines[0]):
            columns[name] = [line[place] for line in lines[1:] if len(line) > place and line[place]]
    elif isinstance(values, list):
        for name in dates:
            cells = [row.get(name) for row in values if isinstance(row, dict)]
            columns[name] = [cell for cell in cells if cell not in (None, "")]
    kinds = {name: kind for name, cells in columns.items() if (kind := kind_of(cells))}
    if not kinds or isinstance(form.get("parse"), dict) and kinds.keys() <= form["parse"].keys():
        return data
    return {**data, "format": {**form, "parse": {**kinds, **(form.get("parse") or {})}}}


def kind_of(cells):
    if not cells or not all(isinstance(cell, str) for cell in cells):
        return None
    if all(re.fullmatch(r"-?\d+(\.\d+)?([eE][-+]?\d+)?", cell) for cell in cells):
        return "number"
    return "date" if all(map(is_date, set(cells))) else None


def is_date(text):
    for form in ("%Y-%m-%d", "%Y/%m/%d", "%b %d %Y", "%b %d, %Y", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S",
                 "%Y/%m/%d %H:%M", "%Y-%m-%d %H:%M", "%Y-%m",
                 "%B %d, %Y %H:%M:%S", "%a, %d %b %Y %H:%M:%S"):
        try:
            datetime.datetime.strptime(re.sub(r"\.\d+|Z$", "", text), form)
            return True
        except ValueError:
            continue
    return False


# The first layer that says how an axis is sorted says it for all.


def sorted_alike(spec):
    """Layers that show one field along one channel are sorted as the first of them that is sorted."""
    spec = copy.deepcopy(spec)
    for view in parts(spec):
        if not isinstance(view.get("layer"), list):
            continue
        units = [part["encoding"] for part in parts(view) if isinstance(part.get("encoding"), dict)]
        for name in ("x", "y", "color"):
            uses = [unit[name] for unit in units if isinstance(unit.get(name), dict) and unit[name].get("field")]
            given = next((use["sort"] for use in uses if "sort" in use), None)
            if given is not None and len({json.dumps(use["field"]) for use in uses}) == 1:
                for use in uses:
                    use["sort"] = given
    return spec


# An estimate is drawn beside its interval, and where a single row leaves it without one.


def estimated(spec):
    """Error bars and bands that are made of rows have the means of these beside them."""
    spec = copy.deepcopy(spec)
    for view in list(parts(spec)):
        mark, encoding = view.get("mark"), view.get("encoding") or {}
        kind = mark.get("type") if isinstance(mark, dict) else mark
        made = [name for name in ("x", "y") if isinstance(encoding.get(name), dict) and not encoding[name].get("bin")
                and encoding[name].get("type") == "quantitative" and "field" in encoding[name]]
        given = {"x2", "y2", "xError", "yError", "facet"} & encoding.keys()
        if kind not in ("errorbar", "errorband") or given or not made:
            continue
        center = "median" if isinstance(mark, dict) and mark.get("extent") == "iqr" else "mean"
        name = made[-1]
        means = {**encoding, name: {**encoding[name], "aggregate": center}}
        panels = {name: encoding.pop(name) for name in ("row", "column") if name in encoding}
        for name in panels:
            means.pop(name)
        del view["mark"], view["encoding"]
        layers = [{"mark": mark, "encoding": encoding}, {"mark": "point", "encoding": means}]
        if not panels:
            view["layer"] = layers
            continue
        sizes = {name: view.pop(name) for name in ("width", "height") if name in view}
        view["facet"], view["spec"] = panels, {**sizes, "layer": layers}
    return spec


# Panels in panels make a grid.


def gridded(spec):
    """Rows of panels within columns of panels are the rows and columns of one grid."""
    spec = copy.deepcopy(spec)
    for view in list(parts(spec)):
        outer, child = view.get("facet"), view.get("spec")
        inner = child.get("facet") if isinstance(child, dict) else None
        if not isinstance(outer, dict) or not isinstance(inner, dict) or len({**outer, **inner}) != 2:
            continue
        if {*outer, *inner} == {"row", "column"} and child.keys() == {"facet", "spec"}:
            view["facet"], view["spec"] = {**outer, **inner}, child["spec"]
    return spec


# Dates that are all the first of a month name months: nothing stands within one.


def coarse(interval):
    """Ticks of time axes are beginnings of months, or of years or days."""
    def rewritten(spec):
        spec = copy.deepcopy(spec)
        for view in parts(spec):
            for name in ("x", "y"):
                part = (view.get("encoding") or {}).get(name)
                if isinstance(part, dict) and part.get("type") == "temporal" and "timeUnit" not in part:
                    axis = part.get("axis") or {}
                    if not {"tickCount", "values", "format"} & axis.keys():
                        part["axis"] = {**axis, "tickCount": {"interval": interval, "step": 1}}
        return spec
    return rewritten


# Spaces between bins are the site's.


def spaced(spec):
    """No space of its own between the bars of bins: a note says that looks are the site's."""
    spec = copy.deepcopy(spec)
    for part in parts(spec):
        part.pop("binSpacing", None)
    return spec


REWRITINGS = [
    (guarded, "what is calculated from a missing value is missing too"),
    (typed, "a column of numbers or dates is one for every step and channel"),
    (estimated, "an estimate is drawn where a single row leaves it without an interval"),
    (gridded, "panels in panels make one grid, whose scales are those of all its panels"),
    (spaced, "spaces between the bars of bins are the site's"),
    (sorted_alike, "the first layer that says how an axis is sorted says it for all"),
    (coarse("month"), "dates that name months have no ticks within one"),
]
