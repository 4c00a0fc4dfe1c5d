"""What random edits of authors' specs found: drawn as Vega draws it, or by a stated rule of ours."""
from rows import CLOUD, GROUPS, HOLES, SERIES, N, O, Q, T, agg, at, chart


def marks():
    yield "edited-box-time", chart(SERIES, "boxplot", x=at("t", T), y=at("v"))
    arc = {"theta": agg("sum", "v", stack=True), "color": at("c", N)}
    yield "edited-radii", {"data": {"values": GROUPS}, "encoding": arc, "layer": [
        {"mark": {"type": "arc", "innerRadius": 20}, "encoding": {"radius": agg("sum", "v")}},
        {"mark": {"type": "text", "text": "t"}, "encoding": {
            "radius": agg("sum", "v", scale={"type": "sqrt", "zero": True, "rangeMin": 20})}}]}


def scales():
    for name, scale in {"padding": {"padding": 20}, "outer": {"paddingOuter": 1}}.items():
        yield f"edited-point-{name}", chart(GROUPS, "point", x=at("c", N, scale=scale), y=at("v"))
        yield f"edited-tick-{name}", chart(GROUPS, "tick", x=at("c", N, scale=scale), y=at("v"))
    for name, more in {"none": {}, "down": {"sort": "descending"}}.items():
        yield f"edited-descending-{name}", {"data": {"values": CLOUD}, "layer": [
            {"mark": "point", "encoding": {"x": at("x", **more), "y": at("y")}},
            {"mark": "point", "encoding": {"x": at("w", sort="descending"), "y": at("y")}}]}
    for kind in ("band", "point"):
        yield f"edited-{kind}-of-dates", chart(SERIES, "line", x=at("t", T, scale={"type": kind}), y=agg("sum", "v"))
    yield "edited-month-values", chart(
        SERIES, "bar", x=at("t", T, timeUnit="month", axis={"values": [1, 5, 20]}), y=agg("mean", "v"))
    yield "edited-bin-least-step", chart(CLOUD, "bar", x=at("x", bin=True, axis={"tickMinStep": 20}), y=agg("count"))


def rules():
    """Where our rule is another one: the picture of a spec that says so must be the same."""
    yield "edited-missing", chart(
        HOLES, "point", {"transform": [{"calculate": "datum.v * 2 - 20", "as": "w"}]}, x=at("t", T), y=at("w"))
    days = "\n".join(["d,v", *(f"{row['t']},{number}" for number, row in enumerate(HOLES, 5))])
    csv = {"data": {"values": days, "format": {"type": "csv"}}}
    yield "edited-typed-sort", chart([], "point", csv, x=at("d", T), y=at("v", O))
    yield "edited-date-key", chart(SERIES[:12], "bar", x=at("t", T), y=at("v"), color=at("t", N))
    bars = {"y": agg("sum", "v")}
    yield "edited-sorted-layer", {"data": {"values": GROUPS}, "layer": [
        {"mark": "bar", "encoding": {"x": at("c", N), **bars}},
        {"mark": "tick", "encoding": {"x": at("c", N, sort="descending"), **bars}}]}
    yield "edited-key-of-others", chart(CLOUD, "point", x=at("x"), y=at("y"), color=at("k", N, legend={"values": [1, 2]}))


def orders():
    """Which way marks run, what bins are made of, and how shares are summed."""
    yield "edited-line-of-means", chart(CLOUD, "line", x=agg("mean", "x"), y=at("y"))
    yield "edited-area-of-means", chart(CLOUD, "area", x=agg("mean", "x"), y=at("y"))
    yield "edited-band-of-numbers", chart(CLOUD, {"type": "errorband", "extent": "stdev"}, x=at("w"), y=at("y"))
    yield "edited-bars-of-bins-alone", chart(CLOUD, "bar", y=at("y", bin=True))
    ranked = [{"window": [{"op": "rank", "as": "r"}], "sort": [{"field": "x"}]}, {"filter": "datum.r <= 5"}]
    yield "edited-bins-after-filter", chart(CLOUD, "bar", {"transform": ranked}, x=at("x", bin=True), y=agg("count"))
    yield "edited-bins-before-layers-filter", {"data": {"values": CLOUD}, "layer": [
        {"transform": ranked, "mark": "bar", "encoding": {"x": at("x", bin=True), "y": agg("count")}}]}
    yield "edited-panels-in-panels", {"data": {"values": GROUPS}, "facet": {"column": at("g", N)}, "spec": {
        "facet": {"row": at("c", N)}, "spec": {"mark": "point", "encoding": {"x": at("n"), "y": agg("distinct", "v")}}}}
    yield "edited-mixed-bins", {"data": {"values": CLOUD}, "layer": [
        {"mark": "bar", "encoding": {"x": at("x", bin={"step": 7}), "y": agg("count")}},
        {"mark": "rule", "encoding": {"x": agg("mean", "x")}}]}
    yield "edited-listed-axis", chart(GROUPS, "point", x=at("c", N, scale={"domain": ["Alpha", "Bravo"]}), y=at("v"))


PARTS = [marks, scales, rules, orders]
