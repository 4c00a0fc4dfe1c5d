#!/usr/bin/env python3
"""Writes small specs that walk through what Descant reads of Vega-Lite, one feature at a time.

The data are made up, by a fixed rule. Usage: variants.py FOLDER
"""
import json
import os
import sys

MONTHS = [(2021 + i // 12, i % 12 + 1) for i in range(30)]


def made(seed, count, low, high, digits=1):
    """Numbers that look random and are always the same."""
    out = []
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) % 2147483648
        out.append(round(low + (high - low) * (seed / 2147483648), digits))
    return out


GROUPS = [
    {"c": c, "g": g, "v": v, "n": n} for (c, g), v, n in zip(
        [(c, g) for c in ("Delta", "Alpha", "Echo", "Bravo", "Charlie") for g in ("one", "two", "three")],
        made(1, 15, 3, 97), made(2, 15, -40, 60))]
SERIES = [
    {"t": f"{y}-{m:02d}-{3 + (m * 7) % 20:02d}", "s": s, "v": v}
    for s, k in (("north", 3), ("south", 4)) for (y, m), v in zip(MONTHS, made(k, 30, 12, 88))]
CLOUD = [
    {"x": x, "y": y, "k": k, "w": w, "p": p} for x, y, k, w, p in zip(
        made(5, 60, 1.5, 48), made(6, 60, -22, 31), ["red", "green", "blue"] * 20,
        made(7, 60, 1, 200, 0), made(8, 60, 1, 90000, 0))]
CLOCK = [
    {"t": f"2022-03-{1 + i // 8:02d}T{(i * 3) % 24:02d}:{(i * 17) % 60:02d}:{(i * 7) % 60:02d}", "v": v}
    for i, v in enumerate(made(9, 48, 0, 10))]
HOLES = [{"t": f"2020-{m:02d}-01", "v": None if m in (4, 9) else m * m % 17, "c": "ABCD"[m % 4]}
         for m in range(1, 13)]

Q, N, O, T = "quantitative", "nominal", "ordinal", "temporal"


def at(field, kind=Q, **more):
    return {"field": field, "type": kind, **more}


def agg(operation, field=None, **more):
    return {"aggregate": operation, "type": Q, **({"field": field} if field else {}), **more}


def chart(rows, mark, more=None, **encoding):
    spec = {"$schema": "https://vega.github.io/schema/vega-lite/v6.json",
            "data": {"values": rows}, "mark": mark, "encoding": encoding}
    return {**spec, **(more or {})}


def swapped(spec):
    """The same chart lying down."""
    names = {"x": "y", "y": "x", "x2": "y2", "y2": "x2", "xOffset": "yOffset", "yOffset": "xOffset"}
    return {**spec, "encoding": {names.get(k, k): v for k, v in spec["encoding"].items()}}


def aggregates():
    for op in ("count sum mean average median min max distinct stdev stdevp variance variancep "
               "stderr q1 q3 valid missing product ci0 ci1").split():
        spec = chart(GROUPS, "bar", x=at("c", N), y=agg(op, None if op == "count" else "v"))
        if not op.startswith("ci"):
            yield f"aggregate-{op}", spec
    yield "aggregate-argmax", chart(
        GROUPS, "bar", x=at("c", N), y={"aggregate": {"argmax": "v"}, "field": "n", "type": Q})
    yield "aggregate-point", chart(GROUPS, "point", x=at("g", O), y=agg("mean", "n"))
    yield "aggregate-line", chart(SERIES, "line", x=at("t", T, timeUnit="year"), y=agg("mean", "v"))
    yield "aggregate-tick", chart(GROUPS, "tick", x=agg("max", "v"), y=at("c", N))
    yield "aggregate-both", chart(GROUPS, "circle", x=agg("mean", "v"), y=agg("mean", "n"), color=at("c", N))


def sorts():
    forms = {
        "ascending": "ascending", "descending": "descending", "none": None, "y": "y", "minus-y": "-y",
        "array": ["Echo", "Alpha"], "field": {"field": "n", "op": "mean"},
        "field-down": {"field": "n", "op": "sum", "order": "descending"},
        "encoding": {"encoding": "y", "order": "descending"},
        "count": {"op": "count"}, "median": {"field": "v", "op": "median", "order": "ascending"}}
    for name, form in forms.items():
        spec = chart(GROUPS, "bar", x=at("c", N, sort=form), y=agg("sum", "v"))
        yield f"sort-{name}", spec
        if name in ("array", "field"):
            yield f"sort-{name}-h", swapped(spec)
    yield "sort-x", chart(GROUPS, "bar", y=at("c", N, sort="-x"), x=agg("sum", "v"))
    yield "sort-color", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), color=at("g", N, sort=["two", "one", "three"]))
    yield "sort-quantitative", chart(CLOUD, "point", x=at("x", sort="descending"), y=at("y"))
    yield "sort-temporal", chart(SERIES, "line", x=at("t", T, sort="descending"), y=at("v"), color=at("s", N))


def stacks():
    for mark in ("bar", "area"):
        for name, form in {"zero": "zero", "normalize": "normalize", "center": "center", "null": None,
                           "true": True, "false": False}.items():
            x = at("c", N) if mark == "bar" else at("t", T, timeUnit="yearmonth")
            rows, color = (GROUPS, "g") if mark == "bar" else (SERIES, "s")
            spec = chart(rows, mark, x=x, y=agg("sum", "v", stack=form), color=at(color, N))
            yield f"stack-{mark}-{name}", spec
            if name in ("zero", "normalize"):
                yield f"stack-{mark}-{name}-h", swapped(spec)
    yield "stack-negative", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "n"), color=at("g", N))
    yield "stack-raw", chart(GROUPS, "bar", x=at("c", N), y=at("v"), color=at("g", N))
    yield "stack-raw-plain", chart(GROUPS, "bar", x=at("c", N), y=at("v"))
    yield "stack-order", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), color=at("g", N),
                               order=at("g", N, sort="descending"))
    yield "stack-detail", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), detail=at("g", N))
    yield "stack-count", chart(CLOUD, "bar", x=at("k", N), y=agg("count"), color=at("k", N))
    yield "stack-opacity", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), opacity=at("g", N))


def bins():
    for name, form in {"true": True, "maxbins": {"maxbins": 20}, "step": {"step": 7},
                       "not-nice": {"nice": False}, "base": {"base": 2, "maxbins": 12},
                       "extent": {"extent": [10, 40]}, "minstep": {"minstep": 9},
                       "anchor": {"anchor": 2}, "steps": {"steps": [2, 5, 20]}}.items():
        spec = chart(CLOUD, "bar", x=at("x", bin=form), y=agg("count"))
        yield f"bin-{name}", spec
        if name == "true":
            yield "bin-true-h", swapped(spec)
    yield "bin-ordinal", chart(CLOUD, "bar", x=at("x", O, bin=True), y=agg("count"))
    yield "bin-mean", chart(CLOUD, "bar", x=at("x", bin=True), y=agg("mean", "y"))
    yield "bin-line", chart(CLOUD, "line", x=at("x", bin=True), y=agg("mean", "w"))
    yield "bin-point", chart(CLOUD, "point", x=at("x", bin=True), y=agg("count"))
    yield "bin-area", chart(CLOUD, "area", x=at("x", bin={"maxbins": 12}), y=agg("count"))
    yield "bin-stacked", chart(CLOUD, "bar", x=at("x", bin=True), y=agg("count"), color=at("k", N))
    yield "bin-heatmap", chart(CLOUD, "rect", x=at("x", bin=True), y=at("y", bin=True), color=agg("count"))
    yield "bin-circles", chart(CLOUD, "circle", x=at("x", bin=True), y=at("y", bin=True), size=agg("count"))
    yield "bin-negative", chart(CLOUD, "bar", x=at("y", bin=True), y=agg("count"))
    yield "bin-color", chart(CLOUD, "point", x=at("x"), y=at("y"), color=at("w", bin=True))
    yield "bin-spacing", chart(CLOUD, {"type": "bar", "binSpacing": 0}, x=at("x", bin=True), y=agg("count"))


def units():
    names = ("year quarter month week day dayofyear date hours minutes yearquarter yearmonth yearmonthdate "
             "monthdate hoursminutes yearweek yearmonthdatehours dayhours utcyear utcyearmonth utcmonth").split()
    for name in names:
        rows = CLOCK if "hours" in name or "minutes" in name else SERIES
        for mark in ("line", "bar", "point"):
            yield f"unit-{name}-{mark}", chart(rows, mark, x=at("t", T, timeUnit=name), y=agg("mean", "v"))
        yield f"unit-{name}-ordinal", chart(rows, "bar", x=at("t", O, timeUnit=name), y=agg("mean", "v"))
    yield "unit-month-h", chart(SERIES, "bar", y=at("t", T, timeUnit="month"), x=agg("mean", "v"))
    yield "unit-year-color", chart(SERIES, "line", x=at("t", T, timeUnit="month"), y=agg("mean", "v"),
                                   color=at("t", O, timeUnit="year"))
    yield "unit-heatmap", chart(SERIES, "rect", x=at("t", O, timeUnit="month"), y=at("t", O, timeUnit="year"),
                                color=agg("mean", "v"))
    yield "unit-step", chart(CLOCK, "bar", x=at("t", T, timeUnit={"unit": "hours", "step": 6}), y=agg("count"))
    yield "unit-area", chart(SERIES, "area", x=at("t", T, timeUnit="yearmonth"), y=agg("sum", "v"))
    yield "unit-format", chart(SERIES, "line", x=at("t", T, timeUnit="yearmonth", axis={"format": "%m/%y"}), y=agg("sum", "v"))


def scales():
    for name, scale in {
        "log": {"type": "log"}, "log2": {"type": "log", "base": 2}, "pow": {"type": "pow", "exponent": 2},
        "sqrt": {"type": "sqrt"}, "symlog": {"type": "symlog"}, "no-zero": {"zero": False},
        "no-nice": {"nice": False}, "nice-3": {"nice": 3}, "domain": {"domain": [0, 150000]},
        "reverse": {"reverse": True}, "domain-max": {"domainMax": 120000}, "domain-min": {"domainMin": -500},
        "padding": {"padding": 20}, "zero": {"zero": True}, "log-domain": {"type": "log", "domain": [1, 1e6]},
    }.items():
        yield f"scale-{name}-point", chart(CLOUD, "point", x=at("x"), y=at("p", scale=scale))
        yield f"scale-{name}-x", chart(CLOUD, "point", y=at("x"), x=at("p", scale=scale))
    for name, scale in {"band": {"type": "band"}, "point": {"type": "point"}, "padding": {"padding": 0.4},
                        "inner": {"paddingInner": 0.5}, "outer": {"paddingOuter": 1},
                        "reverse": {"reverse": True}, "domain": {"domain": ["Echo", "Bravo", "Alpha", "Delta", "Charlie", "Zulu"]},
                        "align": {"align": 0, "paddingOuter": 1}}.items():
        yield f"band-{name}", chart(GROUPS, "bar" if name != "point" else "circle", x=at("c", N, scale=scale),
                                    y=agg("sum", "v"))
    for name, scale in {"utc": {"type": "utc"}, "no-nice": {"nice": False}, "nice-month": {"nice": "month"},
                        "nice-step": {"nice": {"interval": "month", "step": 6}},
                        "domain": {"domain": [{"year": 2021}, {"year": 2024}]}}.items():
        yield f"time-{name}", chart(SERIES, "line", x=at("t", T, scale=scale), y=at("v"), color=at("s", N))
    yield "band-width", chart(GROUPS, "bar", {"width": 240}, x=at("c", N), y=agg("sum", "v"))
    yield "band-step", chart(GROUPS, "bar", {"width": {"step": 33}}, x=at("c", N), y=agg("sum", "v"))
    yield "band-quantitative", chart(GROUPS, "bar", x=at("v", O), y=agg("count"))


def axes():
    for name, axis in {
        "format": {"format": ".1f"}, "si": {"format": "s"}, "trim-si": {"format": "~s"}, "percent": {"format": "%"},
        "dollar": {"format": "$,.0f"}, "values": {"values": [0, 30000, 90000]}, "count": {"tickCount": 3},
        "many": {"tickCount": 20}, "min-step": {"tickMinStep": 50000}, "no-labels": {"labels": False},
        "no-title": {"title": None}, "title": {"title": "Pieces"}, "null": None, "right": {"orient": "right"},
        "no-grid": {"grid": False},
    }.items():
        yield f"axis-{name}", chart(CLOUD, "point", x=at("x"), y=at("p", axis=axis))
    for name, axis in {"format": {"format": "%b %Y"}, "count": {"tickCount": 4}, "year": {"tickCount": "year"},
                       "interval": {"tickCount": {"interval": "month", "step": 3}}, "top": {"orient": "top"},
                       "values": {"values": ["2021-06-01", "2022-06-01"]}}.items():
        yield f"axis-time-{name}", chart(SERIES, "line", x=at("t", T, axis=axis), y=at("v"), color=at("s", N))
    yield "axis-labels-nominal", chart(GROUPS, "bar", x=at("c", N, axis={"labelAngle": 0}), y=agg("sum", "v"))
    yield "axis-values-nominal", chart(GROUPS, "bar", x=at("c", N, axis={"values": ["Alpha", "Echo"]}), y=agg("sum", "v"))
    yield "axis-small", chart(CLOUD, "point", {"width": 120, "height": 80}, x=at("x"), y=at("y"))
    yield "axis-large", chart(CLOUD, "point", {"width": 800, "height": 500}, x=at("x"), y=at("y"))
    yield "axis-title-channel", chart(CLOUD, "point", x=at("x", title="Across"), y=at("y", title=None))


def offsets():
    spec = chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), xOffset=at("g", N), color=at("g", N))
    yield "offset", spec
    yield "offset-h", swapped(spec)
    yield "offset-sorted", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), color=at("g", N),
                                 xOffset=at("g", N, sort=["two", "three", "one"]))
    yield "offset-negative", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "n"), xOffset=at("g", N))
    yield "offset-points", chart(GROUPS, "point", x=at("c", N), y=at("v"), xOffset=at("g", N))
    yield "offset-line-time", chart(SERIES, "bar", x=at("t", T, timeUnit="year"), y=agg("sum", "v"), xOffset=at("s", N))


def marks():
    for mark in ("point", "circle", "square", "line", "area", "bar", "tick", "rule"):
        yield f"mark-{mark}-time", chart(SERIES[:30], mark, x=at("t", T), y=at("v"))
        yield f"mark-{mark}-names", chart(GROUPS[::3], mark, x=at("c", N), y=at("v"))
        yield f"mark-{mark}-h", chart(GROUPS[::3], mark, y=at("c", N), x=at("v"))
        yield f"mark-{mark}-numbers", chart(CLOUD[:12], mark, x=at("x"), y=at("y"))
        yield f"mark-{mark}-holes", chart(HOLES, mark, x=at("t", T), y=at("v"))
        yield f"mark-{mark}-strip", chart(CLOUD, mark, x=at("x"))
        yield f"mark-{mark}-strip-y", chart(CLOUD, mark, y=at("x"))
    for curve in ("linear", "step", "step-before", "step-after", "monotone", "basis", "cardinal",
                  "catmull-rom", "natural"):
        yield f"curve-{curve}", chart(SERIES[:30], {"type": "line", "interpolate": curve}, x=at("t", T), y=at("v"))
    yield "overlay-line", chart(SERIES, {"type": "line", "point": True}, x=at("t", T), y=at("v"), color=at("s", N))
    yield "overlay-area", chart(SERIES[:30], {"type": "area", "line": True, "point": True}, x=at("t", T), y=at("v"))
    yield "rect-names", chart(GROUPS, "rect", x=at("c", N), y=at("g", N), color=agg("sum", "v"))
    yield "text-names", chart(GROUPS, "text", x=at("c", N), y=at("g", N), text=agg("sum", "v"))
    yield "text-format", chart(GROUPS, "text", x=at("c", N), y=at("v"), text=at("v", format=".2f"))
    yield "text-nominal", chart(CLOUD[:9], "text", x=at("x"), y=at("y"), text=at("k", N))
    yield "pie", chart(GROUPS, "arc", theta=agg("sum", "v"), color=at("c", N))
    yield "donut", chart(GROUPS, {"type": "arc", "innerRadius": 60}, theta=agg("sum", "v"), color=at("g", N))
    yield "pie-count", chart(CLOUD, "arc", theta=agg("count"), color=at("k", N))
    yield "ranged-bar", chart([{"c": r["c"], "a": r["n"], "b": r["v"]} for r in GROUPS[::3]], "bar",
                              y=at("c", N), x=at("a"), x2={"field": "b"})
    yield "ranged-rule", chart([{"c": r["c"], "a": r["n"], "b": r["v"]} for r in GROUPS[::3]], "rule",
                               x=at("c", N), y=at("a"), y2={"field": "b"})
    yield "ranged-area", chart([{"t": r["t"], "a": r["v"] - 5, "b": r["v"] + 9} for r in SERIES[:30]], "area",
                               x=at("t", T), y=at("a"), y2={"field": "b"})
    yield "gantt", chart([{"c": "abc"[i], "a": f"2020-0{i + 1}-03", "b": f"2020-0{i + 3}-20"} for i in range(3)],
                         "bar", y=at("c", N), x=at("a", T), x2={"field": "b"})
    yield "ranged-rect", chart([{"a": i, "b": i + 2, "c": i * 3, "d": i * 3 + 5} for i in range(5)], "rect",
                               x=at("a"), x2={"field": "b"}, y=at("c"), y2={"field": "d"})


def channels():
    point = {"x": at("x"), "y": at("y")}
    for name, more in {
        "color": {"color": at("k", N)}, "shape": {"shape": at("k", N)}, "size": {"size": at("w")},
        "opacity": {"opacity": at("w")}, "color-q": {"color": at("w")}, "color-o": {"color": at("k", O)},
        "fill": {"fill": at("k", N)}, "stroke": {"stroke": at("k", N)}, "both": {"color": at("k", N), "shape": at("k", N)},
        "value": {"color": {"value": "red"}}, "scheme": {"color": at("w", scale={"scheme": "viridis"})},
        "range": {"color": at("k", N, scale={"domain": ["red", "green", "blue"], "range": ["#a00", "#070", "#00a"]})},
        "no-legend": {"color": at("k", N, legend=None)}, "legend-title": {"color": at("k", N, legend={"title": "Kind"})},
        "detail": {"detail": at("k", N)}, "tooltip": {"tooltip": at("k", N)},
    }.items():
        yield f"channel-{name}", chart(CLOUD, "point", **point, **more)
    for name, more in {"color": {"color": at("s", N)}, "dash": {"strokeDash": at("s", N)}, "detail": {"detail": at("s", N)},
                       "both": {"color": at("s", N), "strokeDash": at("s", N)}}.items():
        yield f"line-{name}", chart(SERIES, "line", x=at("t", T), y=at("v"), **more)
    yield "line-order", chart(CLOUD[:9], "line", x=at("x"), y=at("y"), order=at("w"))
    yield "line-names", chart(GROUPS, "line", x=at("c", O), y=agg("mean", "v"), color=at("g", N))
    yield "condition-free", chart(GROUPS, "bar", x=at("c"), y=at("v"))


def facets():
    for name in ("row", "column", "facet"):
        more = {"columns": 2} if name == "facet" else {}
        yield f"facet-{name}", chart(CLOUD, "point", x=at("x"), y=at("y"), **{name: at("k", N, **more)})
        yield f"facet-{name}-bars", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), **{name: at("g", N, **more)})
    yield "facet-lines", chart(SERIES, "line", x=at("t", T), y=at("v"), row=at("s", N))
    yield "facet-stacked", chart(GROUPS, "bar", x=agg("sum", "v"), y=at("g", N), color=at("g", N), column=at("c", N))
    yield "facet-sorted", chart(CLOUD, "point", x=at("x"), y=at("y"), column=at("k", N, sort=["red", "blue", "green"]))
    yield "facet-histogram", chart(CLOUD, "bar", x=at("x", bin=True), y=agg("count"), row=at("k", N))


def filters():
    for name, test in {
        "equal": {"field": "k", "equal": "red"}, "lt": {"field": "x", "lt": 20}, "gte": {"field": "x", "gte": 20},
        "range": {"field": "x", "range": [10, 30]}, "one-of": {"field": "k", "oneOf": ["red", "blue"]},
        "valid": {"field": "x", "valid": True},
        "and": {"and": [{"field": "x", "gt": 9}, {"field": "y", "lte": 10}]},
        "or": {"or": [{"field": "k", "equal": "red"}, {"field": "y", "gt": 20}]},
        "not": {"not": {"field": "k", "equal": "red"}}}.items():
        yield f"filter-{name}", chart(CLOUD, "point", {"transform": [{"filter": test}]}, x=at("x"), y=at("y"))
    yield "filter-time", chart(SERIES, "line", {"transform": [
        {"filter": {"timeUnit": "year", "field": "t", "equal": 2022}}]}, x=at("t", T), y=at("v"), color=at("s", N))
    yield "filter-time-range", chart(SERIES, "line", {"transform": [
        {"filter": {"field": "t", "timeUnit": "yearmonth", "range": [{"year": 2021, "month": 6}, {"year": 2022, "month": 6}]}}]},
        x=at("t", T), y=at("v"), color=at("s", N))


def layers():
    base = {"$schema": "https://vega.github.io/schema/vega-lite/v6.json"}
    bars = {"mark": "bar", "encoding": {"x": at("c", N), "y": agg("sum", "v")}}
    yield "layer-bar-mean", {**base, "data": {"values": GROUPS}, "layer": [
        bars, {"mark": "rule", "encoding": {"y": agg("mean", "v")}}]}
    yield "layer-bar-text", {**base, "data": {"values": GROUPS}, "encoding": bars["encoding"], "layer": [
        {"mark": "bar"}, {"mark": {"type": "text", "dy": -5}, "encoding": {"text": agg("sum", "v")}}]}
    yield "layer-line-point", {**base, "data": {"values": SERIES}, "encoding": {"x": at("t", T), "y": at("v"), "color": at("s", N)},
                               "layer": [{"mark": "line"}, {"mark": "point"}]}
    yield "layer-band-line", {**base, "data": {"values": SERIES}, "encoding": {"x": at("t", T, timeUnit="yearmonth")}, "layer": [
        {"mark": "area", "encoding": {"y": agg("min", "v"), "y2": {"aggregate": "max", "field": "v"}}},
        {"mark": "line", "encoding": {"y": agg("mean", "v")}}]}
    yield "layer-datum", {**base, "data": {"values": SERIES}, "layer": [
        {"mark": "line", "encoding": {"x": at("t", T), "y": at("v"), "color": at("s", N)}},
        {"mark": "rule", "encoding": {"y": {"datum": 50}}}]}
    yield "layer-datum-time", {**base, "data": {"values": SERIES}, "layer": [
        {"mark": "line", "encoding": {"x": at("t", T), "y": at("v"), "color": at("s", N)}},
        {"mark": "rule", "encoding": {"x": {"datum": {"year": 2022, "month": 3}, "type": T}}}]}
    yield "layer-two-measures", {**base, "data": {"values": CLOUD}, "layer": [
        {"mark": "point", "encoding": {"x": at("x"), "y": at("y")}},
        {"mark": "point", "encoding": {"x": at("x"), "y": at("w")}}]}


def mark_options():
    bar = {"x": at("c", N), "y": agg("sum", "v")}
    for name, more in {
        "width": {"width": 10}, "width-band": {"width": {"band": 0.5}}, "height-band": {"height": {"band": 0.5}},
        "size": {"size": 12}, "corner": {"cornerRadius": 4}, "corner-end": {"cornerRadiusEnd": 4},
        "orient": {"orient": "horizontal"}, "clip": {"clip": True}, "color": {"color": "teal"},
        "opacity": {"opacity": 0.4}, "tooltip": {"tooltip": True}, "x-offset": {"xOffset": 5}, "y-offset": {"yOffset": -5},
        "stroke": {"stroke": "black", "strokeWidth": 2}, "style": {"style": "special"}, "aria": {"aria": False},
        "min-band": {"minBandSize": 20}, "discrete": {"discreteBandSize": 8}, "y-value": {"y": 20},
    }.items():
        yield f"bar-{name}", chart(GROUPS, {"type": "bar", **more}, **bar)
    for name, more in {"continuous-band": {"continuousBandSize": 9}, "width": {"width": 7}, "size": {"size": 7},
                       "align": {"align": "left"}}.items():
        yield f"bar-time-{name}", chart(SERIES[:30], {"type": "bar", **more}, x=at("t", T), y=at("v"))
        yield f"bar-unit-{name}", chart(SERIES, {"type": "bar", **more}, x=at("t", T, timeUnit="yearmonth"), y=agg("sum", "v"))
    for name, more in {"filled": {"filled": True}, "shape": {"shape": "diamond"}, "size": {"size": 200},
                       "x": {"x": 30}, "offset": {"xOffset": 9}, "angle": {"angle": 30}}.items():
        yield f"point-{name}", chart(CLOUD, {"type": "point", **more}, x=at("x"), y=at("y"))
    for name, more in {"dash": {"strokeDash": [4, 2]}, "width": {"strokeWidth": 5}, "tension": {"interpolate": "cardinal", "tension": 0.5},
                       "invalid-null": {"invalid": None}, "invalid-filter": {"invalid": "filter"},
                       "invalid-break": {"invalid": "break-paths-show-domains"}, "point": {"point": {"filled": False}},
                       "orient": {"orient": "vertical"}}.items():
        yield f"line-{name}-option", chart(HOLES, {"type": "line", **more}, x=at("t", T), y=at("v"))
    for name, more in {"thickness": {"thickness": 4}, "band": {"bandSize": 9}, "size": {"size": 9}, "orient": {"orient": "horizontal"}}.items():
        yield f"tick-{name}", chart(GROUPS, {"type": "tick", **more}, x=at("v"), y=at("c", N))
    for name, more in {"dx": {"dx": 5}, "align": {"align": "left", "baseline": "middle"}, "fixed": {"text": "here"},
                       "size": {"fontSize": 20}}.items():
        yield f"text-{name}-option", chart(GROUPS[:6], {"type": "text", **more}, x=at("v"), y=at("n"),
                                           **({} if name == "fixed" else {"text": at("c", N)}))
    for name, more in {"outer": {"outerRadius": 80}, "pad": {"padAngle": 0.05}, "theta2": {"theta2": 3},
                       "corner": {"cornerRadius": 5}, "radius2": {"radius2": 20}, "radius": {"radius": 70}}.items():
        yield f"arc-{name}", chart(GROUPS, {"type": "arc", **more}, theta=agg("sum", "v"), color=at("c", N))
    for name, more in {"x": {"x2": 40}, "band": {"height": {"band": 0.4}}, "fixed": {"width": 10, "height": 10}}.items():
        yield f"rect-{name}-option", chart(GROUPS, {"type": "rect", **more}, x=at("c", N), y=at("g", N), color=agg("sum", "v"))


def encoding_options():
    for name, more in {
        "x-value": {"x": {"value": 40}}, "y-value": {"y": {"value": "height"}}, "size-value": {"size": {"value": 90}},
        "x-datum": {"x": {"datum": 12}}, "y-band": {"y": at("k", N, bandPosition=0)}, "x-center": {"x": {"value": "width"}},
        "url": {"url": at("k", N)}, "key": {"key": at("k", N)}, "angle": {"angle": at("w")},
        "href": {"href": at("k", N)}, "x-error": {"xError": at("w")}, "lon": {"longitude": at("x")},
        "condition": {"color": {"condition": {"test": "datum.x > 20", "value": "red"}, "value": "grey"}},
        "param": {"color": {"condition": {"param": "p", "value": "red"}, "value": "grey"}},
        "impute": {"y": at("y", impute={"value": 0})}, "stack-point": {"y": at("y", stack="zero")},
        "color-datum": {"color": {"datum": "A"}}, "size-bin": {"size": at("w", bin=True)},
        "color-threshold": {"color": at("w", scale={"type": "threshold", "domain": [50, 100], "range": ["red", "grey", "blue"]})},
        "color-quantize": {"color": at("w", scale={"type": "quantize"})},
        "color-quantile": {"color": at("w", scale={"type": "quantile"})},
        "x-range": {"x": at("x", scale={"range": [10, 200]})}, "x-bins": {"x": at("x", scale={"bins": {"step": 5}})},
        "x-clamp": {"x": at("x", scale={"domain": [10, 20], "clamp": True})},
        "x-outside": {"x": at("x", scale={"domain": [10, 20]})},
        "x-round": {"x": at("x", scale={"round": True})}, "y-interpolate": {"color": at("w", scale={"interpolate": "hsl"})},
        "domain-raw": {"x": at("x", scale={"domainRaw": [0, 10]})}, "domain-mid": {"color": at("y", scale={"domainMid": 0})},
        "domain-union": {"x": at("x", scale={"domain": {"unionWith": [0, 99]}})},
        "repeat": {"y": {"field": {"repeat": "row"}, "type": Q}}, "dotted": {"x": at("a.b")},
    }.items():
        yield f"encode-{name}", chart(CLOUD, "point", **{"x": at("x"), "y": at("y"), **more})
    for name, axis in {
        "expression": {"labelExpr": "'<' + datum.label + '>'"}, "align": {"labelAlign": "left"}, "flush": {"labelFlush": 10},
        "overlap": {"labelOverlap": "greedy"}, "no-ticks": {"ticks": False}, "no-domain": {"domain": False},
        "offset": {"offset": 20}, "position": {"position": 50}, "angle": {"labelAngle": -45}, "extent": {"minExtent": 50},
        "dash": {"gridDash": [2, 2]}, "limit": {"labelLimit": 20}, "zindex": {"zindex": 1}, "round": {"tickRound": True},
        "format-type": {"format": "x", "formatType": "other"}, "format-time": {"formatType": "time", "format": "%Y"},
        "condition": {"gridColor": {"condition": {"test": "datum.value > 9", "value": "red"}, "value": "grey"}},
        "separation": {"labelSeparation": 20}, "tick-band": {"tickBand": "extent"}, "translate": {"translate": 0},
    }.items():
        yield f"axis-{name}-option", chart(CLOUD, "point", x=at("x", axis=axis), y=at("y"))
    yield "no-type", chart(GROUPS, "bar", x={"field": "c"}, y={"aggregate": "sum", "field": "v"})
    yield "no-type-time", chart(SERIES, "line", x={"field": "t", "timeUnit": "yearmonth"}, y={"aggregate": "mean", "field": "v"})
    yield "no-type-bin", chart(CLOUD, "bar", x={"field": "x", "bin": True}, y={"aggregate": "count"})
    yield "no-type-sort", chart(GROUPS, "point", x={"field": "c", "sort": ["Echo"]}, y={"field": "g"})
    yield "temporal-names", chart(GROUPS, "bar", x=at("c", T), y=agg("sum", "v"))
    yield "quantitative-names", chart(GROUPS, "point", x=at("c"), y=at("v"))
    yield "ordinal-time", chart(SERIES, "bar", x=at("t", O), y=agg("sum", "v"))
    yield "nominal-time", chart(SERIES, "point", x=at("t", N), y=at("v"))
    yield "nominal-numbers", chart(CLOUD, "bar", x=at("w", N), y=agg("count"))


def top_options():
    base = {"x": at("x"), "y": at("y")}
    for name, more in {
        "title": {"title": "A title"}, "title-object": {"title": {"text": ["Two", "lines"], "subtitle": "Below"}},
        "container": {"width": "container"}, "autosize": {"autosize": "fit"}, "padding": {"padding": 30},
        "background": {"background": "black"}, "view": {"view": {"stroke": None}}, "name": {"name": "me"},
        "usermeta": {"usermeta": {"a": 1}}, "unknown": {"wdth": 200}, "bounds": {"bounds": "flush"},
        "config-axis": {"config": {"axis": {"grid": False}}}, "config-x": {"config": {"axisX": {"tickCount": 2}}},
        "config-scale": {"config": {"scale": {"zero": False}}}, "config-view": {"config": {"view": {"continuousWidth": 150}}},
        "config-point": {"config": {"point": {"size": 100}}}, "config-font": {"config": {"font": "serif"}},
        "config-format": {"config": {"numberFormat": ".3f"}}, "config-count": {"config": {"countTitle": "Rows"}},
        "config-mark": {"config": {"mark": {"opacity": 0.5}}}, "config-number-axis": {"config": {"axisQuantitative": {"tickCount": 3}}},
        "params": {"params": [{"name": "p", "value": 3}]}, "params-brush": {"params": [{"name": "b", "select": "interval"}]},
        "resolve": {"resolve": {"scale": {"x": "independent"}}}, "datasets": {"datasets": {"a": [{"x": 1, "y": 2}]}, "data": {"name": "a"}},
        "sequence": {"data": {"sequence": {"start": 0, "stop": 9, "as": "x"}}},
        "no-data": {"data": None}, "empty": {"data": {"values": []}},
        "parse": {"data": {"values": [{"x": "1", "y": "2"}, {"x": "3", "y": "9"}], "format": {"parse": {"x": "number", "y": "number"}}}},
        "text": {"data": {"values": "x,y\n1,2\n3,9", "format": {"type": "csv"}}},
        "strings": {"data": {"values": [{"x": "1", "y": "2"}, {"x": "3", "y": "9"}]}},
        "property": {"data": {"values": {"in": [{"x": 1, "y": 2}]}, "format": {"property": "in"}}},
        "numbers": {"data": {"values": [1, 2, 3]}},
    }.items():
        yield f"top-{name}", {**chart(CLOUD, "point", **base), **more}


def transforms():
    base = {"x": at("x"), "y": at("y")}
    for name, step, encoding in [
        ("calculate", {"calculate": "datum.x * 2", "as": "z"}, {"x": at("z"), "y": at("y")}),
        ("calculate-text", {"calculate": "upper(datum.k) + '!'", "as": "z"}, {"x": at("z", N), "y": at("y")}),
        ("calculate-odd", {"calculate": "random()", "as": "z"}, {"x": at("z"), "y": at("y")}),
        ("filter-text", {"filter": "datum.x > 20 && datum.k != 'red'"}, base),
        ("aggregate", {"aggregate": [{"op": "mean", "field": "x", "as": "x"}, {"op": "max", "field": "y", "as": "y"}], "groupby": ["k"]}, base),
        ("join", {"joinaggregate": [{"op": "mean", "field": "x", "as": "m"}], "groupby": ["k"]}, {"x": at("m"), "y": at("y")}),
        ("window", {"window": [{"op": "rank", "as": "r"}], "sort": [{"field": "y"}]}, {"x": at("r"), "y": at("y")}),
        ("window-sum", {"window": [{"op": "sum", "field": "w", "as": "r"}], "frame": [None, 0], "sort": [{"field": "x"}]}, {"x": at("x"), "y": at("r")}),
        ("bin", {"bin": True, "field": "x", "as": "b"}, {"x": at("b"), "y": at("y")}),
        ("unit", {"timeUnit": "year", "field": "x", "as": "b"}, {"x": at("b", T), "y": at("y")}),
        ("fold", {"fold": ["x", "y"]}, {"x": at("key", N), "y": at("value")}),
        ("stack", {"stack": "w", "groupby": ["k"], "as": ["a", "b"]}, {"x": at("a"), "y": at("b")}),
        ("flatten", {"flatten": ["x"]}, base), ("sample", {"sample": 5}, base),
        ("density", {"density": "x"}, {"x": at("value"), "y": at("density")}),
        ("regression", {"regression": "y", "on": "x"}, base), ("loess", {"loess": "y", "on": "x"}, base),
        ("quantile", {"quantile": "x"}, {"x": at("prob"), "y": at("value")}),
        ("impute", {"impute": "y", "key": "x", "value": 0}, base),
        ("pivot", {"pivot": "k", "value": "y", "groupby": ["x"]}, {"x": at("x"), "y": at("red")}),
        ("lookup", {"lookup": "k", "from": {"data": {"values": [{"k": "red", "q": 3}]}, "key": "k", "fields": ["q"]}}, {"x": at("q"), "y": at("y")}),
        ("extent", {"extent": "x", "param": "e"}, base),
    ]:
        yield f"transform-{name}", chart(CLOUD, "point", {"transform": [step]}, **encoding)
    line = {"transform": [{"fold": ["x", "y"]}, {"calculate": "datum.value + 1", "as": "value"}]}
    yield "transform-two", chart(CLOUD, "point", line, x=at("key", N), y=at("value"))


PARTS = [aggregates, sorts, stacks, bins, units, scales, axes, offsets, marks, channels, facets, filters, layers,
         mark_options, encoding_options, top_options, transforms]


def main(folder):
    os.makedirs(folder, exist_ok=True)
    count = 0
    for part in PARTS:
        for name, spec in part():
            with open(os.path.join(folder, name + ".vl.json"), "w", encoding="utf-8") as file:
                json.dump(spec, file, indent=1)
                file.write("\n")
            count += 1
    print(f"{count} specs in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
