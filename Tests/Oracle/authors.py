"""What authors ask for beside the plain features, one small spec each."""
from rows import CLOUD, GROUPS, SERIES, N, O, T, agg, at, chart


def transforms():
    for name, more in {"plain": {}, "cumulative": {"cumulative": True}, "counts": {"counts": True},
                       "bandwidth": {"bandwidth": 3}, "extent": {"extent": [0, 60]}, "steps": {"steps": 30},
                       "grouped": {"groupby": ["k"]}, "alone": {"groupby": ["k"], "resolve": "independent"}}.items():
        color = {"color": at("k", N)} if "groupby" in more else {}
        yield f"density-{name}", chart(CLOUD, "line", {"transform": [{"density": "x", **more}]},
                                       x=at("value"), y=at("density"), **color)
    for method in ("linear", "log", "exp", "pow", "quad", "poly"):
        yield f"regression-{method}", chart(CLOUD, "line", {"transform": [
            {"regression": "w", "on": "x", "method": method}]}, x=at("x"), y=at("w"))
    yield "regression-grouped", chart(CLOUD, "line", {"transform": [
        {"regression": "y", "on": "x", "groupby": ["k"], "extent": [0, 50]}]}, x=at("x"), y=at("y"), color=at("k", N))
    for name, more in {"plain": {}, "wide": {"bandwidth": 0.7}, "grouped": {"groupby": ["k"]}}.items():
        color = {"color": at("k", N)} if "groupby" in more else {}
        yield f"loess-{name}", chart(CLOUD, "line", {"transform": [{"loess": "y", "on": "x", **more}]},
                                     x=at("x"), y=at("y"), **color)
    for name, more in {"plain": {}, "step": {"step": 0.05}, "probs": {"probs": [0.25, 0.5, 0.75]}}.items():
        yield f"quantile-{name}", chart(CLOUD, "point", {"transform": [{"quantile": "y", **more}]},
                                        x=at("prob"), y=at("value"))
    holes = [row for row in GROUPS if (row["c"], row["g"]) not in (("Alpha", "two"), ("Echo", "one"))]
    for name, more in {"value": {"value": 5}, "mean": {"method": "mean"}, "frame": {"method": "mean", "frame": [-1, 1]}}.items():
        yield f"impute-{name}", chart(holes, "point", {"transform": [
            {"impute": "v", "key": "c", "groupby": ["g"], **more}]}, x=at("c", N), y=at("v"), color=at("g", N))
        yield f"impute-channel-{name}", chart(holes, "point", x=at("c", N), y=at("v", impute=more), color=at("g", N))
    yield "window-empty-field", chart(GROUPS, "point", {"transform": [
        {"window": [{"op": "row_number", "field": "", "as": "n2"}], "groupby": ["g"]}]}, x=at("n2"), y=at("v"))


def parameters():
    point = {"x": at("x"), "y": at("y")}
    brush = {"params": [{"name": "brush", "select": "interval"}]}
    pick = {"params": [{"name": "pick", "select": {"type": "point", "fields": ["k"]}, "value": "red"}]}
    yield "param-value", chart(CLOUD, {"type": "point", "size": {"expr": "s * 2"}}, {"params": [{"name": "s", "value": 30}]}, **point)
    yield "param-filter", chart(CLOUD, "point", {"params": [{"name": "least", "value": 20, "bind": {"input": "range"}}],
                                                 "transform": [{"filter": "datum.x > least"}]}, **point)
    yield "param-empty", chart(CLOUD, "point", brush, **point, color={"condition": {"param": "brush", **at("k", N)}, "value": "grey"})
    yield "param-not-empty", chart(CLOUD, "point", brush, **point, color={
        "condition": {"param": "brush", "empty": False, **at("k", N)}, "value": "grey"})
    yield "param-selected", chart(CLOUD, "point", pick, **point, color={"condition": {"param": "pick", "value": "red"}, "value": "grey"})
    yield "param-filter-selected", chart(CLOUD, "point", {**pick, "transform": [{"filter": {"param": "pick"}}]}, **point)
    yield "param-domain", chart(CLOUD, "point", brush, x=at("x", scale={"domain": {"param": "brush"}}), y=at("y"))


def classes():
    for kind, more in {"threshold": {"domain": [50, 100]}, "quantile": {}, "quantize": {}}.items():
        yield f"classes-{kind}", chart(CLOUD, "point", x=at("x"), y=at("y"), color=at(
            "w", scale={"type": kind, "range": ["#88c", "#44a", "#006"], **more}))


def texts():
    for name, more in {"end": {}, "middle": {"bandPosition": 0.5}, "start": {"bandPosition": 0}}.items():
        place = agg("sum", "v", stack="zero", **more)
        yield f"text-stacked-{name}", {
            "data": {"values": GROUPS}, "encoding": {"x": at("c", N), "y": agg("sum", "v", stack="zero")}, "layer": [
                {"mark": "bar", "encoding": {"color": at("g", N)}},
                {"mark": {"type": "text", "dx": 3}, "encoding": {
                    "y": place, "detail": at("g", N), "text": agg("sum", "v")}}]}
    yield "text-offset", {"data": {"values": GROUPS}, "encoding": {"y": at("c", N), "x": agg("sum", "v")}, "layer": [
        {"mark": "bar"}, {"mark": {"type": "text", "xOffset": -6, "yOffset": 2}, "encoding": {"text": agg("sum", "v")}}]}
    yield "band-line", chart(SERIES, "line", x=at("t", T, timeUnit="month", bandPosition=0.5), y=agg("mean", "v"))
    yield "sort-weekdays", chart(SERIES, "bar", x=at("t", O, timeUnit="day", sort=["mon", "Tuesday", "wed"]), y=agg("mean", "v"))
    yield "sort-months", chart(SERIES, "bar", x=at("t", O, timeUnit="month", sort=[12, "jan", 3]), y=agg("mean", "v"))
    yield "stack-order-only", chart(GROUPS, "bar", x=at("c", N), y=agg("sum", "v"), color=at("g", N), order={"sort": "ascending"})


def missing():
    """What "invalid" does with values that are missing, mark by mark."""
    holes = [{"x": None, "y": 30, "c": 2}, {"x": 1, "y": None, "c": 2}, {"x": 2.5, "y": 5, "c": 4},
             {"x": 4.2, "y": 7, "c": 4}, {"x": 5, "y": -6, "c": None}, {"x": 8, "y": None, "c": 4}]
    modes = [None, "show", "filter", "break-paths-filter-domains", "break-paths-show-domains",
             "break-paths-show-path-domains"]
    for mode in modes:
        for mark in ("point", "bar", "line", "area"):
            more = {"config": {"mark": {"invalid": mode}}}
            yield f"invalid-{mark}-{mode}", chart(holes, mark, more, x=at("x"), y=at("y"))
            yield f"invalid-color-{mark}-{mode}", chart(holes, mark, more, x=at("x"), y=at("y"), color=at("c"))
    for mark in ("point", "line"):
        yield f"invalid-size-{mark}", chart(holes, "point", {"config": {
            "mark": {"invalid": "filter"}, "scale": {"invalid": {"size": {"value": 9}, "color": {"value": "#aaa"}}}}},
            x=at("x"), y=at("y"), size=at("c"))


def more_charts():
    """Parts of Vega-Lite that few charts use."""
    yield "line-color-measured", chart(GROUPS, "line", x=at("c", N), y=agg("mean", "v"), color=at("n", O))
    yield "line-color-unit", chart(SERIES, "line", x=at("t", T, timeUnit="year"), y=agg("mean", "v"),
                                   color=at("t", T, timeUnit="quarter"))
    for outer, inner in (("column", "column"), ("column", "row"), ("row", "column")):
        yield f"facet-{outer}-{inner}", {
            "data": {"values": GROUPS}, "facet": {outer: at("c", N)}, "spec": {
                "facet": {inner: at("g", N)}, "spec": {
                    "mark": "point", "encoding": {"x": at("n"), "y": at("v")}}}}
    yield "header-expression", chart(GROUPS, "point", x=at("n"), y=at("v"), row=at(
        "c", N, header={"labelExpr": "upper(datum.label)"}))
    yield "expression-list", chart(GROUPS, "point", x=at("n", axis={
        "labelExpr": "[datum.label, datum.value > 3 ? 'high' : '']"}), y=at("v"))
    yield "expression-record", chart(GROUPS, "point", {"transform": [
        {"calculate": "{'one': 'first', 'two': 'second'}[datum.g] || 'other'", "as": "name"}]},
        x=at("name", N), y=at("v"))
    lists = [{"k": "a", "v": [1, 5, 9]}, {"k": "b", "v": []}, {"k": "c", "v": [4]}]
    yield "flatten", chart(lists, "point", {"transform": [{"flatten": ["v"], "as": ["w"]}]}, x=at("w"), y=at("k", N))
    for place in (None, 0):
        more = {} if place is None else {"bandPosition": place}
        yield f"offset-month-{place}", chart(
            [{"t": f"2024-0{m}-01", "k": k, "v": m + len(k)} for m in (1, 2, 3) for k in ("a", "bb", "ccc")], "bar",
            x=at("t", T, timeUnit="yearmonth", **more), xOffset=at("k", N), y=at("v"), color=at("k", N))
    own = [{"k": k, "v": v, "c": c} for k, v, c in (("a", 1, "red"), ("b", 2, "blue"), ("c", 3, "green"))]
    yield "range-field", chart(own, "bar", x=at("k", N), y=at("v"), color=at("k", N, scale={"range": {"field": "c"}}))
    pie = {"theta": at("v", stack=True), "color": at("k", N)}
    yield "pie-labels", {"data": {"values": own}, "encoding": pie, "layer": [
        {"mark": {"type": "arc", "outerRadius": 80}},
        {"mark": {"type": "text", "radius": 95}, "encoding": {"text": at("k", N)}}]}
    yield "box-tooltip", chart(CLOUD, "boxplot", x=at("x"), tooltip=agg("mean", "x"))
    for kind in ("threshold", "quantile", "quantize"):
        yield f"size-{kind}", chart(CLOUD, "point", x=at("x"), y=at("y"), size=at("w", scale={
            "type": kind, "range": [20, 80, 320], **({"domain": [30, 60]} if kind == "threshold" else {})}))
    yield "layer-without-rows", {"data": {"values": GROUPS}, "encoding": {"x": at("n"), "y": at("v")}, "layer": [
        {"mark": "point"}, {"mark": "circle", "transform": [{"filter": "datum.v > 1e9"}]}]}
    yield "text-own-color", {"data": {"values": GROUPS}, "transform": [
        {"aggregate": [{"op": "sum", "field": "v", "as": "s"}], "groupby": ["c", "g"]},
        {"calculate": "datum.s > 20", "as": "much"}], "encoding": {"x": at("c", N), "y": at("g", N)}, "layer": [
        {"mark": "rect", "encoding": {"color": at("s")}},
        {"mark": "text", "encoding": {"text": at("s"), "color": at("much", N, scale={
            "domain": [False, True], "range": ["black", "white"]}, legend=None)}}]}


def panels():
    cell = {"data": {"values": GROUPS}, "facet": {"row": at("g", N)}, "spec": {"layer": [
        {"mark": "point", "encoding": {"x": at("v"), "y": at("c", N)}},
        {"mark": "rule", "encoding": {"x": agg("mean", "v")}}]}}
    yield "panel-means", cell
    two = [{"mark": "point", "encoding": {"x": at("x"), "y": at(name)}} for name in ("y", "w")]
    for name in ("hconcat", "vconcat", "concat"):
        yield f"side-{name}", {"data": {"values": CLOUD}, name: two}
    yield "side-repeat", {"data": {"values": CLOUD}, "repeat": {"row": ["y", "w"], "column": ["x", "p"]}, "spec": {
        "mark": "point", "encoding": {"x": at({"repeat": "column"}), "y": at({"repeat": "row"})}}}
    yield "side-layers", {"data": {"values": CLOUD}, "repeat": {"layer": ["y", "w"]}, "spec": {
        "mark": "point", "encoding": {"x": at("x"), "y": at({"repeat": "layer"}), "color": {"datum": {"repeat": "layer"}}}}}


PARTS = [transforms, parameters, classes, texts, panels, missing, more_charts]
