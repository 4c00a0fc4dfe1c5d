#!/usr/bin/env python3
"""Writes copies of specs, each with a few things changed as an author might change them.

    edits.py SPECS FOLDER [--count 30] [--seed 1]

For each `name.vl.json` of SPECS come `name~1.vl.json` and so on: another mark, channels that change
places, another type, summary, bin, stack, sort, scale or axis, properties left out or put in. The same seed writes
the same files. Each says in "description" what was done to it.
"""
import argparse
import copy
import json
import os
import random

MARKS = ["bar", "line", "area", "point", "circle", "square", "tick", "rect", "rule", "boxplot", "errorbar",
         "errorband", "trail", "arc"]
TYPES = ["quantitative", "ordinal", "nominal", "temporal"]
SUMMARIES = ["sum", "mean", "median", "min", "max", "count", "distinct", "stdev", "q1", "q3", "valid", "variance"]
UNITS = ["year", "quarter", "month", "yearmonth", "yearquarter", "date", "day", "hours", "week", "monthdate",
         "yearmonthdate", "dayhours", "minutes"]
STACKS = ["zero", "normalize", "center", None, False, True]
LOOKS = ["color", "size", "shape", "opacity", "detail", "strokeDash", "fill", "stroke", "row", "column", "xOffset",
         "yOffset", "order", "facet"]
SCALES = [
    {"type": "log"}, {"type": "sqrt"}, {"type": "symlog"}, {"type": "pow", "exponent": 2}, {"zero": False},
    {"zero": True}, {"nice": False}, {"nice": 5}, {"reverse": True}, {"domain": [0, 100]}, {"domainMax": 50},
    {"domainMin": -10}, {"padding": 20}, {"paddingInner": 0.4}, {"paddingOuter": 1}, {"align": 0},
    {"scheme": "viridis"}, {"scheme": "category20"}, {"type": "quantize"}, {"type": "point"}, {"type": "band"},
    {"type": "time"}, {"clamp": True}, {"round": True}, {"domainMid": 10}, {"range": [10, 90]}, {"rangeMax": 80}, None]
AXES = [
    None, {"values": [1, 5, 20]}, {"tickCount": 3}, {"format": ".2f"}, {"format": "%b %Y"}, {"grid": False},
    {"labels": False}, {"title": None}, {"title": "Another title"}, {"labelAngle": 45}, {"tickMinStep": 20},
    {"ticks": False}, {"orient": "top"}, {"orient": "right"}, {"labelExpr": "datum.label + '!'"}, {"offset": 10},
    {"domain": False}, {"tickBand": "extent"}, {"labelOverlap": "greedy"}]
LEGENDS = [None, {"title": "Key"}, {"orient": "top"}, {"values": [1, 2]}, {"format": ".1f"}, {"columns": 2}]
SORTS = ["ascending", "descending", None, "x", "-x", "y", "-y", "color", "-size"]
LOOK_OF_MARK = [
    {"interpolate": "step"}, {"interpolate": "monotone"}, {"point": True}, {"line": True}, {"opacity": 0.4},
    {"filled": True}, {"filled": False}, {"orient": "horizontal"}, {"orient": "vertical"}, {"color": "firebrick"},
    {"size": 200}, {"strokeDash": [4, 2]}, {"invalid": None}, {"invalid": "break-paths-show-domains"},
    {"width": {"band": 0.5}}, {"height": 7}, {"innerRadius": 20}, {"extent": "stdev"}, {"cornerRadius": 4},
    {"xOffset": 5}, {"dx": 10}, {"align": "left"}, {"binSpacing": 0}, {"clip": True}, {"tooltip": True},
    {"strokeWidth": 4}, {"timeUnitBandPosition": 0.5}, {"shape": "square"}, {"aria": False}]
CONFIGS = [
    {"mark": {"invalid": "filter"}}, {"bar": {"binSpacing": 0}}, {"axis": {"grid": False}}, {"countTitle": "How many"},
    {"scale": {"bandPaddingInner": 0.5}}, {"view": {"stroke": None}}, {"numberFormat": ".1f"}, {"legend": {"disable": True}},
    {"axisY": {"tickCount": 3}}, {"timeFormat": "%Y"}, {"line": {"point": True}}, {"scale": {"zero": False}}]
PREDICATES = ["== null", "!= null", "> 10", "<= 5", "< 1000"]


class Edits:
    """One spec's views, and the changes that can be made in them."""

    def __init__(self, spec, rng):
        self.spec, self.rng, self.told = spec, rng, []
        self.views = list(views(spec))
        self.fields = sorted({f for view in self.views for f in fields(view.get("encoding"))})

    def make(self, count):
        steps = [self.mark, self.swap, self.type, self.summary, self.unit, self.bin, self.stack, self.sort, self.scale,
                 self.scale, self.axis, self.legend, self.drop_property, self.drop_channel, self.add_channel,
                 self.add_channel, self.mark_look, self.drop_step, self.add_step, self.size, self.config, self.constant,
                 self.other_field]
        while count:
            told = self.rng.choice(steps)()
            if told:
                self.told.append(told)
                count -= 1
        self.spec["description"] = "; ".join(self.told)
        return self.spec

    # Where

    def view(self):
        return self.rng.choice(self.views)

    def channel(self, names=None):
        """A channel that shows data, with its view and its name; None where there is none."""
        found = [(view, name, part) for view in self.views for name, part in (view.get("encoding") or {}).items()
                 if isinstance(part, dict) and ("field" in part or "aggregate" in part)
                 and (names is None or name in names)]
        return self.rng.choice(found) if found else None

    def setting(self, names, key, value):
        found = self.channel(names)
        if not found:
            return None
        _, name, part = found
        if value == "absent":
            part.pop(key, None)
        else:
            part[key] = value
        return f"{name}.{key} = {json.dumps(value)}"

    # What

    def mark(self):
        view = self.view()
        if "mark" not in view:
            return None
        name = self.rng.choice(MARKS)
        if isinstance(view["mark"], dict) and self.rng.random() < 0.7:
            view["mark"]["type"] = name
        else:
            view["mark"] = name
        return f"mark {name}"

    def swap(self):
        encoding = self.view().get("encoding") or {}
        names = [name for name in encoding if name not in ("x2", "y2", "tooltip", "text", "href")]
        if len(names) < 2:
            return None
        a, b = ("x", "y") if {"x", "y"} <= set(names) and self.rng.random() < 0.5 else self.rng.sample(names, 2)
        encoding[a], encoding[b] = encoding[b], encoding[a]
        if {a, b} == {"x", "y"}:
            for p, q in (("x2", "y2"), ("xOffset", "yOffset")):
                old = {q: encoding.pop(p, None), p: encoding.pop(q, None)}
                encoding.update({name: part for name, part in old.items() if part is not None})
        return f"{a} and {b} change places"

    def type(self):
        return self.setting(None, "type", self.rng.choice(TYPES))

    def summary(self):
        return self.setting(("x", "y", "color", "size", "theta", "text"), "aggregate",
                            self.rng.choice(SUMMARIES + ["absent"] * 4))

    def unit(self):
        return self.setting(None, "timeUnit", self.rng.choice(UNITS + ["absent"] * 3))

    def bin(self):
        return self.setting(("x", "y", "color", "size", "row", "column"), "bin",
                            self.rng.choice([True, {"maxbins": 5}, {"step": 10}, {"maxbins": 40}, False, "absent"]))

    def stack(self):
        return self.setting(("x", "y", "theta"), "stack", self.rng.choice(STACKS))

    def sort(self):
        by = {"field": self.rng.choice(self.fields), "op": self.rng.choice(["mean", "sum", "max", "count"]),
              "order": self.rng.choice(["ascending", "descending"])} if self.fields else "x"
        return self.setting(None, "sort", self.rng.choice(SORTS + [by] * 4))

    def scale(self):
        return self.setting(("x", "y", "color", "size", "opacity", "shape", "xOffset", "yOffset", "theta", "radius"),
                            "scale", self.rng.choice(SCALES))

    def axis(self):
        look = copy.deepcopy(self.rng.choice(AXES))
        name = self.rng.choice(["x", "y"])
        if look and "orient" in look:
            look["orient"] = {"x": "top", "y": "right"}[name]
        return self.setting((name,), "axis", look)

    def legend(self):
        return self.setting(("color", "size", "shape", "opacity", "fill", "stroke"), "legend", self.rng.choice(LEGENDS))

    def drop_property(self):
        found = self.channel()
        if not found:
            return None
        _, name, part = found
        key = self.rng.choice(sorted(part))
        del part[key]
        return f"{name} without {key}"

    def drop_channel(self):
        encoding = self.view().get("encoding") or {}
        if not encoding:
            return None
        name = self.rng.choice(sorted(encoding))
        del encoding[name]
        return f"no {name}"

    def add_channel(self):
        if not self.fields:
            return None
        name, field = self.rng.choice(LOOKS), self.rng.choice(self.fields)
        part = {"field": field, "type": self.rng.choice(TYPES[:3])}
        view = self.view()
        if self.rng.random() < 0.25:
            part = {"aggregate": "mean", "field": field, "type": "quantitative"}
        view.setdefault("encoding", {})[name] = part
        return f"{name} shows {json.dumps(part)}"

    def mark_look(self):
        view = self.view()
        if "mark" not in view:
            return None
        if isinstance(view["mark"], str):
            view["mark"] = {"type": view["mark"]}
        look = self.rng.choice(LOOK_OF_MARK)
        view["mark"].update(look)
        return f"mark with {json.dumps(look)}"

    def drop_step(self):
        found = [view for view in [self.spec, *self.views] if view.get("transform")]
        if not found:
            return None
        steps = self.rng.choice(found)["transform"]
        place = self.rng.randrange(len(steps))
        del steps[place]
        return f"no transform {place + 1}"

    def add_step(self):
        if not self.fields:
            return None
        field = self.rng.choice(self.fields)
        step = self.rng.choice([
            {"filter": f"datum['{field}'] {self.rng.choice(PREDICATES)}"},
            {"filter": {"field": field, "range": [2, 40]}},
            {"calculate": f"datum['{field}'] * 2", "as": field},
            {"window": [{"op": "rank", "as": "rank"}], "sort": [{"field": field}]},
            {"joinaggregate": [{"op": "mean", "field": field, "as": field}]},
            {"aggregate": [{"op": "mean", "field": field, "as": field}], "groupby": self.fields[:2]}])
        self.spec.setdefault("transform", []).append(step)
        return f"transform {json.dumps(step)}"

    def size(self):
        key = self.rng.choice(["width", "height"])
        value = self.rng.choice([100, 250, 600, {"step": 12}, "absent"])
        if value == "absent":
            self.spec.pop(key, None)
        else:
            self.spec[key] = value
        return f"{key} = {json.dumps(value)}"

    def config(self):
        part = copy.deepcopy(self.rng.choice(CONFIGS))
        config = self.spec.setdefault("config", {})
        for name, values in part.items():
            if isinstance(values, dict) and isinstance(config.get(name), dict):
                config[name].update(values)
            else:
                config[name] = values
        return f"config {json.dumps(part)}"

    def constant(self):
        name, part = self.rng.choice([
            ("color", {"value": "purple"}), ("size", {"value": 90}), ("opacity", {"value": 0.5}), ("x", {"datum": 5}),
            ("y", {"datum": 5}), ("color", {"datum": "one"}), ("x", {"value": 20}), ("y", {"value": 20}),
            ("shape", {"value": "square"})])
        self.view().setdefault("encoding", {})[name] = part
        return f"{name} = {json.dumps(part)}"

    def other_field(self):
        return self.setting(None, "field", self.rng.choice(self.fields)) if self.fields else None


def views(spec):
    """Every view with a mark or an encoding."""
    if isinstance(spec, dict):
        if "mark" in spec or "encoding" in spec:
            yield spec
        for key in ("layer", "hconcat", "vconcat", "concat"):
            for child in spec.get(key) or []:
                yield from views(child)
        yield from views(spec.get("spec"))


def fields(encoding):
    for part in (encoding or {}).values():
        for one in part if isinstance(part, list) else [part]:
            if isinstance(one, dict) and isinstance(one.get("field"), str):
                yield one["field"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("specs")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    written = 0
    for name in sorted(os.listdir(arguments.specs)):
        if not name.endswith(".vl.json"):
            continue
        with open(os.path.join(arguments.specs, name), encoding="utf-8") as file:
            spec = json.load(file)
        if not list(views(spec)):
            continue
        for number in range(1, arguments.count + 1):
            rng = random.Random(f"{arguments.seed} {name} {number}")
            edited = Edits(copy.deepcopy(spec), rng).make(rng.choice([1, 1, 1, 2, 2, 3]))
            path = os.path.join(arguments.folder, f"{name[:-8]}~{number}.vl.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(edited, file, indent=1)
                file.write("\n")
            written += 1
    print(f"{written} edited specs in {arguments.folder}")


if __name__ == "__main__":
    main()
