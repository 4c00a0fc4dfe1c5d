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


PARTS = [transforms, parameters, classes, texts, panels]
