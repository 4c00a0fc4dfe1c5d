#!/usr/bin/env python3
"""Writes the vectors that the Scales tests read, as real d3 and Vega give them.

Needs vl-convert-python (PyPI), which carries Vega and, inside it, d3-format, d3-time-format,
d3-scale and d3-array. Usage: TZ=UTC vectors.py FOLDER
"""
import json
import os
import sys

os.environ["TZ"] = "UTC"
import vl_convert as vlc  # noqa: E402  (reads TZ when loaded)

SPECIFIERS = [
    "", "d", ",d", ".2f", ",.2f", ".0f", "+,.1f", "(.2f", " d", "$,.2f", "($.0f", "s", ".3s", "~s",
    ".1s", "$.2s", "e", ".2e", "~e", "g", ".3g", "~g", ".3~g", "r", ".2r", "~r", ".3~r", "p", ".1p",
    "%", ".0%", ".1%", ".2~%", "b", "#b", "o", "#o", "x", "#x", "X", "#X", "n", ".4n", "c", "010d",
    "010,d", "+010.1f", "*^12,.1f", "_<10d", "=+8d", ">12,.2f", "0>8d", "08,.2f", "012,.0f", "~f",
    ".4~f", "~", ".20f", ".21r", "$~s", "+.2%", "x=10d", "q", "^9.1f", ".0e", "#.0x", "0,.1f",
]
NUMBERS = [
    0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.1, 0.25, 1.005, 42, 99.995, 123, -123.456, 999.5, 1000,
    1234.5678, 9999, 12345, 999999, 1e6, 1500000, 123456789, 0.001, 0.00042, 1e-7, -1.5e-9, 1e15,
    123456789012345680, 1e21, 5e-324, 0.045, 0.995, 1e24, 3e27, 0.0000015,
]
TIME_SPECIFIERS = [
    "%a", "%A", "%b", "%B", "%c", "%d", "%e", "%f", "%g", "%G", "%H", "%I", "%j", "%L", "%m", "%M",
    "%p", "%q", "%Q", "%s", "%S", "%u", "%U", "%V", "%w", "%W", "%x", "%X", "%y", "%Y", "%Z", "%%",
    "%-d", "%_d", "%0e", "%-I:%M %p", "%_H", "%-j", "%B %-d, %Y", "Q%q %Y", "%-m/%-d",
]
MOMENTS = [
    0, -1, 1577836800000, 1583020799999, 1609459199000, 1230768000000, 1325376000000, 951782400000,
    -2208988800000, -62198755200000, 1709215445678, 1704067200000, 1735603200000, 253402300799000,
    1388534400000, 1262304000000,
]
LINEAR = [
    (0, 7, 4), (0, 1, 10), (-1, 1, 5), (0, 100, 8), (5, 46, 5), (0, 0.003, 6), (10, 0, 5),
    (0, 5000000, 5), (1.7, 1.9, 10), (-0.05, 0.35, 4), (123, 123.4, 3), (0, 250, 1), (0, 3, 20),
    (1e-9, 3e-9, 4), (-40, 100, 7), (0, 1e21, 4), (2, 2, 5), (0, 230, 12), (99, 101, 2),
]
LOG = [
    (10, 1, 1000, 10), (10, 1, 1000, 5), (10, 2, 90, 10), (10, 0.001, 1, 10), (2, 1, 64, 10),
    (10, 1, 1e12, 10), (10, 300, 80000, 5), (10, -1000, -1, 10), (2, 3, 11, 5), (10, 100, 1, 10),
    (10, 10, 20, 10), (2.5, 1, 100, 8), (10, 186, 67800, 6), (10, 1, 10, 5),
]
DAY = 86400000
TIME = [
    (0, 4000, 5), (0, 90000, 6), (0, 3600000, 8), (0, 36000000, 7), (0, 2 * DAY, 6),
    (0, 5 * DAY, 10), (0, 12 * DAY, 6), (0, 45 * DAY, 6), (0, 200 * DAY, 8), (0, 700 * DAY, 8),
    (0, 3650 * DAY, 10), (0, 36500 * DAY, 10), (946684800000, 1267401600000, 10),
    (1577836800000, 1609459200000, 12), (1325376000000, 1451606400000, 5), (63 * DAY, 93 * DAY, 15),
    (-7e12, -1e12, 8), (31 * DAY, 0, 6),
]
UNITS = [
    "year", "quarter", "month", "week", "day", "dayofyear", "date", "hours", "minutes", "seconds",
    "milliseconds", "year-quarter", "year-quarter-month", "year-month", "year-month-date",
    "year-month-date-hours", "year-month-date-hours-minutes",
    "year-month-date-hours-minutes-seconds", "year-week", "year-week-day", "year-dayofyear",
    "quarter-month", "month-date", "month-date-hours", "week-day", "day-hours", "hours-minutes",
    "hours-minutes-seconds", "minutes-seconds", "seconds-milliseconds",
]
BINS = [
    {"extent": [0, 100], "maxbins": 10}, {"extent": [1, 3.28], "maxbins": 10},
    {"extent": [0, 0], "maxbins": 10}, {"extent": [5, 5], "maxbins": 6},
    {"extent": [-17, 230], "maxbins": 20}, {"extent": [0, 1], "maxbins": 5},
    {"extent": [12, 987], "maxbins": 10, "step": 50}, {"extent": [12, 987], "maxbins": 10, "nice": False},
    {"extent": [0, 250], "maxbins": 10, "base": 2}, {"extent": [0, 37], "maxbins": 10, "minstep": 5},
    {"extent": [0, 37], "maxbins": 10, "divide": [2]}, {"extent": [3, 44], "maxbins": 6, "anchor": 2},
    {"extent": [0, 60], "maxbins": 12, "steps": [1, 7, 30]}, {"extent": [0.001, 0.0042], "maxbins": 10},
    {"extent": [1e6, 9.3e6], "maxbins": 30}, {"extent": [-1, 1], "maxbins": 4},
    {"extent": [0.95, 10], "maxbins": 10},
    {"extent": [46, 230], "maxbins": 10}, {"extent": [1613, 5140], "maxbins": 10},
]


def texts(node, out):
    """Every text of a scenegraph by its mark's name, in order."""
    if isinstance(node, dict):
        if node.get("marktype") == "text":
            for item in node.get("items", []):
                out.setdefault(node.get("name") or node.get("role"), []).append(item.get("text", ""))
        for child in node.get("items", []) or []:
            texts(child, out)
    return out


def ask(spec):
    base = {"$schema": "https://vega.github.io/schema/vega/v5.json", "width": 100, "height": 100}
    return texts(vlc.vega_to_scenegraph({**base, **spec})["scenegraph"], {})


def table(rows, expression):
    spec = {
        "data": [{"name": "t", "values": rows}],
        "marks": [{
            "type": "text", "name": "out", "from": {"data": "t"},
            "encode": {"update": {"text": {"signal": expression}}}}],
    }
    return ask(spec).get("out", [])


def text(value):
    """A text as one field of a row; what is not plain ASCII or would vanish is marked."""
    return str(value).replace("\u2212", "−")


def short(number):
    """Seventeen digits as the shortest text of the same double."""
    value = float(str(number).replace("\u2212", "-"))
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def matrix(names, values, got):
    """The values in the first row; then a row a specifier."""
    width = len(values)
    rows = ["|".join([""] + [json.dumps(v) for v in values])]
    for place, name in enumerate(names):
        cells = got[place * width:(place + 1) * width]
        rows.append("|".join([name] + [text(cell) for cell in cells]))
    return rows


def number_rows():
    rows = [{"s": s, "v": json.dumps(v)} for s in SPECIFIERS for v in NUMBERS]
    got = table(rows, "format(toNumber(datum.v), datum.s)")
    return matrix(SPECIFIERS, NUMBERS, got)


def time_rows():
    rows = [{"s": s, "v": v} for s in TIME_SPECIFIERS for v in MOMENTS]
    got = table(rows, "utcFormat(datum.v, datum.s)")
    return matrix(TIME_SPECIFIERS, MOMENTS, got)


def axis_rows(scales, specifiers=(None,)):
    """For each scale: ticks, labels, nice domain."""
    rows = []
    for scale, count in scales:
        name = scale["name"]
        raw = {"orient": "bottom", "scale": name, "tickCount": count, "labelOverlap": False}
        signal = "format(toNumber(datum.value), '.17~g')"
        ticks = {**raw, "encode": {"labels": {"update": {"text": {"signal": signal}}}}}
        spec = {
            "scales": [
                {**scale, "range": "width"},
                {**scale, "name": "nice", "range": "width", "nice": count}],
            "axes": [ticks],
            "marks": [{
                "type": "text", "name": "nice",
                "encode": {"update": {"text": {"signal": "format(toNumber(domain('nice')[0]), '.17~g')+' '+format(toNumber(domain('nice')[1]), '.17~g')"}}}}],
        }
        got = ask(spec)
        for specifier in specifiers:
            labelled = {**raw, **({"format": specifier} if specifier is not None else {})}
            labels = ask({**spec, "axes": [labelled]}).get("axis-label", [])
            kind = scale["type"] + (f" {scale['base']}" if "base" in scale else "")
            fields = [
                kind, " ".join(json.dumps(v) for v in scale["domain"]), str(count),
                "" if specifier is None else specifier,
                ";".join(short(t) for t in got.get("axis-label", [])),
                ";".join(text(t) for t in labels), " ".join(short(t) for t in got["nice"][0].split())]
            rows.append("|".join(fields))
    return rows


def scale_rows():
    rows = axis_rows(
        [({"name": "s", "type": "linear", "domain": [a, b], "zero": False}, n) for a, b, n in LINEAR],
        (None, "s", "~s", "%", "e", "p", ".1f", "$,f"))
    rows += axis_rows(
        [({"name": "s", "type": "log", "base": c, "domain": [a, b], "zero": False}, n)
         for c, a, b, n in LOG], (None, "s", ".2e"))
    for kind in ("time", "utc"):
        rows += axis_rows([({"name": "s", "type": kind, "domain": [a, b]}, n) for a, b, n in TIME])
    rows += axis_rows([({"name": "s", "type": "sqrt", "zero": False, "domain": [3, 95]}, 5)])
    rows += axis_rows([({"name": "s", "type": "symlog", "domain": [-30, 950]}, 5)])
    return rows


def unit_rows():
    rows = ["|".join(["", "", ""] + [str(m) for m in MOMENTS])]
    for unit in UNITS:
        parts = unit.split("-")
        steps = [1, 3] if unit in ("month", "year", "hours-minutes", "year-month-date", "day") else [1]
        for step in steps:
            moments = MOMENTS
            spec = {
                "data": [{
                    "name": "t", "values": [{"v": v} for v in moments],
                    "transform": [{
                        "type": "timeunit", "field": "v", "units": parts, "step": step,
                        "timezone": "utc", "as": ["a", "b"]}]}],
                "marks": [{
                    "type": "text", "name": "out", "from": {"data": "t"},
                    "encode": {"update": {"text": {"signal": "toNumber(datum.a)+' '+toNumber(datum.b)"}}}}],
            }
            got = ask(spec)["out"]
            label = table(
                [{}], "timeUnitSpecifier(" + json.dumps(parts) +
                ", {'year-month':'%b %Y ','year-month-date':'%b %d, %Y '})")[0]
            rows.append("|".join(["".join(parts), str(step), label] + got))
    return rows


def bin_rows():
    rows = []
    for options in BINS:
        spec = {
            "data": [{
                "name": "t", "values": [{"v": 1}],
                "transform": [{"type": "bin", "field": "v", "signal": "b", **options}]}],
            "marks": [{
                "type": "text", "name": "out",
                "encode": {"update": {"text": {"signal": "b.start+' '+b.stop+' '+b.step"}}}}],
        }
        got = ask(spec)["out"][0]
        plain = ";".join(f"{k}={json.dumps(v)}" for k, v in options.items())
        rows.append(f"{plain}|{got}")
    return rows


HEADER = '''/// {title}
///
/// Made by `Tests/Oracle/vectors.py` with vl-convert {version} (Vega {vega}); not edited by hand.
let {name} = #"""
'''


def write(folder, name, title, rows):
    path = os.path.join(folder, name[0].upper() + name[1:] + ".swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEADER.format(
            title=title, version=vlc.__version__, vega=vlc.get_vega_version(), name=name))
        for row in rows:
            file.write("  " + row + "\n")
        file.write('  """#\n')
    print(f"{path}: {len(rows)} rows")


def main(folder):
    os.makedirs(folder, exist_ok=True)
    write(folder, "numberVectors", "Specifier, number, what d3-format writes.", number_rows())
    write(folder, "timeVectors", "Specifier, moment, what d3-time-format writes.", time_rows())
    write(folder, "scaleVectors",
          "Scale, domain, tick count, specifier, ticks, labels, nice domain.", scale_rows())
    write(folder, "unitVectors", "Time unit, step, moment, its span, the format.", unit_rows())
    write(folder, "binVectors", "Bin options; start, stop and step.", bin_rows())


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "Tests/DescantTests/Scales/Vectors")
