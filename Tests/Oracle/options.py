"""Options of marks, encodings, views and transforms: read right, or refused."""
from rows import CLOUD, GROUPS, HOLES, SERIES, N, O, Q, T, agg, at, chart


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
        "y-band": {"y": at("k", N, bandPosition=0)}, "x-center": {"x": {"value": "width"}},
        "url": {"url": at("k", N)}, "angle": {"angle": at("w")},
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
        "padding": {"padding": 30},
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


PARTS = [mark_options, encoding_options, top_options, transforms]
