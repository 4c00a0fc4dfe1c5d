"""What Descant reads of Vega-Lite, one small spec a feature."""
from rows import CLOCK, CLOUD, GROUPS, HOLES, SERIES, N, O, Q, T, agg, at, chart, swapped


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
    for scale in ({}, {"type": "sqrt", "zero": True, "rangeMin": 20}, {"zero": False}, {"nice": True}, {"domain": [0, 90]}):
        yield f"radial-{len(scale)}-{'-'.join(scale) or 'plain'}", chart(
            GROUPS, {"type": "arc", "innerRadius": 20}, theta=agg("sum", "v", stack=True),
            radius=agg("sum", "v", scale=scale), color=at("c", N))
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


PARTS = [aggregates, sorts, stacks, bins, units, scales, axes, offsets, marks, channels, facets,
         filters, layers]
