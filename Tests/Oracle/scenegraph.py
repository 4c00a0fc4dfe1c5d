"""What Vega draws for a Vega-Lite spec, as plain facts: axes with ticks, and every mark's extent."""
import copy
import hashlib
import json
import math
import os
import re

os.environ["TZ"] = "UTC"
import vl_convert as vlc  # noqa: E402  (reads TZ when loaded)

ROLES = {"axis", "legend", "title"}
FAMILIES = {
    "rect": "rect", "symbol": "symbol", "line": "line", "area": "area", "rule": "rule",
    "text": "text", "arc": "arc", "trail": "line", "image": "image", "shape": "shape",
    "path": "path", "group": "group",
}


def with_data(spec, folder):
    """The spec with its files inside, so that nothing is fetched."""
    if isinstance(spec, list):
        return [with_data(part, folder) for part in spec]
    if not isinstance(spec, dict):
        return spec
    spec = {name: with_data(part, folder) for name, part in spec.items()}
    data = spec.get("data")
    if isinstance(data, dict) and isinstance(data.get("url"), str):
        spec["data"] = inline(data, folder)
    return spec


def inline(data, folder):
    path = os.path.join(folder, data["url"])
    if "://" in data["url"]:
        path = os.path.join(folder, "data", data["url"].rsplit("/", 1)[-1])
    if not os.path.exists(path):
        return data
    with open(path, encoding="utf-8") as file:
        text = file.read()
    kind = dict(data.get("format", {}))
    rest = {name: part for name, part in data.items() if name not in ("url", "format")}
    if path.endswith(".json"):
        return {**rest, "values": json.loads(text), **({"format": kind} if kind else {})}
    kind.setdefault("type", "tsv" if path.endswith(".tsv") else "csv")
    return {**rest, "values": text, "format": kind}


def sized(spec, size):
    """Our default size where the spec leaves it to the configuration."""
    spec = copy.deepcopy(spec)
    view = spec.setdefault("config", {}).setdefault("view", {})
    for name, length in (("continuousWidth", size[0]), ("continuousHeight", size[1])):
        view.setdefault(name, length)
    return spec


def domain_marks(scales, visible):
    """Text marks that write what Vega holds as the domain of each continuous position scale."""
    for scale in scales:
        name = scale["name"]
        if scale.get("type") in ("band", "point", "ordinal", "quantize", "threshold"):
            continue
        ends = f"[toNumber(domain('{name}')[0]), toNumber(peek(domain('{name}')))]"
        yield {
            "type": "text", "name": f"domain {name}", "interactive": False,
            "encode": {"update": {"opacity": {"value": 0}, "text": {
                "signal": f"'{name}|' + join({ends}, '|')"}}}}


def ask(spec, folder, size, cache):
    """Facts for one spec; kept in `cache`, so that a second run asks nothing."""
    whole = sized(with_data(spec, folder), size)
    key = hashlib.sha256((json.dumps(whole) + vlc.__version__ + VERSION).encode()).hexdigest()[:24]
    path = os.path.join(cache, key + ".json")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    facts = render(whole)
    os.makedirs(cache, exist_ok=True)
    # Two of the jobs may ask for the same at once.
    part = f"{path}.{os.getpid()}.part"
    with open(part, "w", encoding="utf-8") as file:
        json.dump(facts, file)
    os.replace(part, path)
    return facts


VERSION = "15"


def render(spec):
    vega = vlc.vegalite_to_vega(spec)
    scales = [scale for scale in vega.get("scales", [])]
    positions = [s for s in scales if s["name"].split("_")[-1] in ("x", "y")]
    vega.setdefault("marks", []).extend(domain_marks(positions, True))
    graph = vlc.vega_to_scenegraph(vega)["scenegraph"]
    facts = {"domains": {}, "panels": [], "axes": [], "headers": [], "legends": []}
    root = (graph.get("items") or [{}])[0]
    walk(root, facts, None)
    facts["panels"] = [panel for panel in facts["panels"] if panel["marks"]]
    return facts


def walk(group, facts, panel, offset=(0, 0)):
    """One group item: its axes, legends and marks; cells of a facet become panels."""
    if panel is None:
        panel = {"size": (group.get("width", 0), group.get("height", 0)), "marks": []}
        facts["panels"].append(panel)
    for mark in group.get("items", []):
        role = mark.get("role")
        items = mark.get("items", []) or []
        name = mark.get("name") or ""
        if role == "axis":
            for item in items:
                facts["axes"].append(axis(item, name))
        elif role == "legend":
            for item in items:
                facts["legends"].append(legend(item))
        elif name.startswith("domain ") and mark["marktype"] == "text":
            for item in items:
                parts = str(item.get("text", "")).split("|")
                facts["domains"][parts[0]] = [number(part) for part in parts[1:]]
        elif role in ("title", "column-title", "row-title") or "_brush" in name or "voronoi" in name:
            continue
        elif role in ("column-header", "row-header", "column-footer", "row-footer"):
            for item in items:
                headers(item, facts, role)
        elif mark.get("marktype") == "group":
            is_panel = name.endswith("cell") or name.startswith(("concat_", "hconcat_", "vconcat_"))
            for item in items:
                place = (offset[0] + item.get("x", 0), offset[1] + item.get("y", 0))
                walk(item, facts, None if is_panel else panel, (0, 0) if is_panel else place)
        else:
            add(panel, mark, offset)


def headers(group, facts, role):
    for mark in group.get("items", []):
        if mark.get("role") == "axis":
            for item in mark.get("items", []):
                facts["axes"].append(axis(item, role))
        elif mark.get("role") == "title":
            for item in mark.get("items", []):
                for text in item.get("items", []):
                    for inner in text.get("items", []):
                        facts["headers"].append(plain(inner.get("text", "")))


def add(panel, mark, offset):
    family = FAMILIES.get(mark.get("marktype"), mark.get("marktype"))
    extents = []
    for item in mark.get("items", []) or []:
        if any(name in item and item[name] is None for name in ("x", "y", "x2", "y2")):
            continue  # not a number: nothing is seen
        if item.get("opacity") == 0:
            continue  # there for a pointer only
        if family == "symbol" and "x" not in item and "y" not in item:
            continue  # beyond the edge of a map
        extent = EXTENTS.get(family, spot)(item)
        if extent is None:
            continue
        if family != "arc":
            extent = [e + offset[i % 2] if i < 4 else e for i, e in enumerate(extent)]
        extents.append(extent)
    if extents or family in ("rect", "symbol", "rule", "text", "arc"):
        panel["marks"].append({
            "family": family, "name": mark.get("name"), "extents": extents,
            "texts": [plain(i.get("text", "")) for i in mark.get("items", [])]
            if family == "text" else None})


def rect(item):
    x, y = item.get("x", 0), item.get("y", 0)
    x2 = x + item["width"] if "width" in item else item.get("x2", x)
    y2 = y + item["height"] if "height" in item else item.get("y2", y)
    return [min(x, x2), min(y, y2), max(x, x2), max(y, y2)]


def rule(item):
    x, y = item.get("x", 0), item.get("y", 0)
    x2, y2 = item.get("x2", x), item.get("y2", y)
    return [min(x, x2), min(y, y2), max(x, x2), max(y, y2)]


def spot(item):
    if item.get("defined") is False:
        return None
    x, y = item.get("x", 0), item.get("y", 0)
    return [x, y, x, y]


def area(item):
    if item.get("defined") is False:
        return None
    x, y = item.get("x", 0), item.get("y", 0)
    x2 = x + item["width"] if item.get("width") else item.get("x2", x)
    y2 = y + item["height"] if item.get("height") else item.get("y2", y)
    if item.get("orient") == "horizontal":
        return [min(x, x2), y, max(x, x2), y]
    return [x, min(y, y2), x, max(y, y2)]


def arc(item):
    turn = 2 * 3.141592653589793
    a, b = item.get("startAngle", 0) / turn, item.get("endAngle", 0) / turn
    return [min(a, b), item.get("outerRadius", 0), max(a, b), item.get("innerRadius", 0)]


def shape(item):
    """The edges of a shape on a map, and the side of a square that is as large; None where it has no path."""
    runs = []
    for step, numbers in re.findall(r"([MLmaZzh])([^MLmaZzh]*)", str(item.get("shape") or "")):
        if step == "M":
            runs.append([])
        if step in "ML":
            runs[-1].append(tuple(float(number) for number in numbers.split(",")))
    points = [place for run in runs for place in run]
    if not points:
        return None
    xs, ys = zip(*points)
    size = sum(abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(run, run[1:] + run[:1]))) for run in runs)
    return [min(xs), min(ys), max(xs), max(ys), math.sqrt(size / 2)]


EXTENTS = {"rect": rect, "rule": rule, "area": area, "arc": arc, "shape": shape}


def axis(item, where):
    found = {"orient": item.get("orient", "left"), "where": where, "ticks": [], "title": None,
             "marks": []}
    for mark in filter(None, item.get("items", [])):
        role, items = mark.get("role"), mark.get("items", []) or []
        found["marks"].append(role)
        if role == "axis-label":
            for label in items:
                found["ticks"].append({
                    "label": plain(label.get("text", "")), "x": label.get("x", 0),
                    "y": label.get("y", 0), "shown": label.get("opacity", 1) > 0})
        elif role == "axis-tick":
            found["places"] = [(tick.get("x", 0), tick.get("y", 0)) for tick in items]
        elif role == "axis-title":
            found["title"] = plain(items[0].get("text", "")) if items else None
    return found


def legend(item):
    labels, title, is_key = [], None, False
    stack = list(item.get("items", []))
    while stack:
        mark = stack.pop(0)
        if mark.get("role") == "legend-label":
            labels += [plain(i.get("text", "")) for i in mark.get("items", [])]
        elif mark.get("role") == "legend-symbol":
            is_key = True
        elif mark.get("role") == "legend-title":
            title = plain((mark.get("items") or [{}])[0].get("text", ""))
        for child in mark.get("items", []) or []:
            stack += child.get("items", []) or []
    return {"title": title, "labels": labels, "is_key": is_key}


def plain(text):
    if isinstance(text, list):
        text = " ".join(str(part) for part in text)
    if isinstance(text, float) and text == int(text):
        text = int(text)
    return str(text).replace("\u2212", "-").strip()


def number(text):
    try:
        return float(str(text).replace("\u2212", "-"))
    except ValueError:
        return None
