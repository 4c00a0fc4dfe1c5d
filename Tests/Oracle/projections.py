#!/usr/bin/env python3
"""Prints the table of `ProjectionRows.swift`: what d3-geo, in vl-convert, makes of small shapes.

    projections.py > Tests/DescantTests/Geography/ProjectionRows.swift
"""
import json
import os
import re

os.environ["TZ"] = "UTC"
import vl_convert as vlc  # noqa: E402

SHAPES = {
    "sphere": {"type": "Sphere"},
    # Over the antimeridian, and around a pole.
    "fiji": {"type": "Polygon", "coordinates": [
        [[170, -20], [175, 10], [-170, 12], [-165, -15], [170, -20]]]},
    "arctic": {"type": "Polygon", "coordinates": [
        [[-120, 60], [0, 70], [120, 65], [-120, 60]]]},
    "kansas": {"type": "Polygon", "coordinates": [
        [[-102, 37], [-102, 40], [-94.6, 40], [-94.6, 37], [-102, 37]]]},
    "hole": {"type": "Polygon", "coordinates": [
        [[-30, -30], [-30, 30], [30, 30], [30, -30], [-30, -30]],
        [[-10, -10], [10, -10], [10, 10], [-10, 10], [-10, -10]]]},
    "flight": {"type": "LineString", "coordinates": [[-73.8, 40.6], [139.8, 35.5]]},
    "places": {"type": "MultiPoint", "coordinates": [[-150, 62], [-157, 21], [-95, 39], [10, 50]]},
}
SETTINGS = [
    ("albers", {}), ("albersUsa", {}), ("azimuthalEqualArea", {}), ("azimuthalEquidistant", {}),
    ("conicConformal", {"parallels": [35, 65], "rotate": [-20, 0, 0]}), ("conicEqualArea", {}),
    ("conicEquidistant", {}), ("equalEarth", {}), ("equirectangular", {}),
    ("gnomonic", {"rotate": [90, -40, 0]}), ("mercator", {}), ("mollweide", {}),
    ("naturalEarth1", {}), ("orthographic", {}), ("stereographic", {}), ("transverseMercator", {}),
    ("equalEarth", {"rotate": [-150, 20, 10]}), ("orthographic", {"rotate": [100, -40, 0]}),
    ("mercator", {"center": [10, 50], "scale": 400, "translate": [200, 150]}),
    ("azimuthalEqualArea", {"rotate": [0, -90, 0], "clipAngle": 60}),
    ("equirectangular", {"clipExtent": [[100, 80], [300, 220]], "scale": 100, "translate": [200, 150]}),
    ("naturalEarth1", {"precision": 0.1}), ("equalEarth", {"reflectX": True}),
]


def facts(kind, settings, name):
    projection = {"name": "p", "type": kind, **settings}
    if "scale" not in settings:
        projection.update(fit={"signal": "data('world')"}, size=[400, 300])
    world = "kansas" if kind.startswith("albers") else "sphere"
    spec = {
        "width": 400, "height": 300, "projections": [projection],
        "data": [{"name": "world", "values": [SHAPES[world]]},
                 {"name": "shape", "values": [SHAPES[name]],
                  "transform": [{"type": "geopath", "projection": "p", "pointRadius": 0}]}],
        "marks": [{"type": "text", "from": {"data": "shape"},
                   "encode": {"enter": {"text": {"field": "path"}}}}],
    }
    graph = vlc.vega_to_scenegraph(spec)["scenegraph"]
    path = graph["items"][0]["items"][0]["items"][0].get("text") or ""
    runs = []
    for step, numbers in re.findall(r"([MLmaZzh])([^MLmaZzh]*)", str(path)):
        if step in "ML":
            place = tuple(float(n) for n in numbers.split(","))
            if step == "M":
                runs.append([place, []])
                runs[-1][1].append(place)
            else:
                runs[-1][1].append(place)
    points = [place for _, run in runs for place in run]
    if not points:
        return "nil"
    xs, ys = zip(*points)
    area = sum(abs(twice_area(run)) for _, run in runs) / 2
    return (f"({len(runs)}, {len(points)}, [{min(xs):.2f}, {min(ys):.2f}, {max(xs):.2f}, "
            f"{max(ys):.2f}], {area:.1f})")


def twice_area(run):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(run, run[1:] + run[:1]))


def main():
    print("// Made by Tests/Oracle/projections.py with vl-convert " + vlc.__version__ + ".")
    print("/// What d3-geo makes of small shapes: runs, points, edges, area.\n///\n"
          "/// Maps are 400 by 300 px, fitted to the globe (to Kansas where a projection shows America),\n"
          "/// or as their settings say.")
    print("enum ProjectionRows {\n  typealias Row = (\n    kind: String, settings: String, shape: String,\n"
          "    found: (runs: Int, points: Int, edges: [Double], area: Double)?\n  )\n")
    print("  static let all: [Row] = [")
    for kind, settings in SETTINGS:
        for name in SHAPES:
            text = json.dumps(settings).replace('"', '\\"')
            print(f'    (\n      "{kind}", "{text}", "{name}",\n      {facts(kind, settings, name)}\n    ),')
    print("  ]\n}")


if __name__ == "__main__":
    main()
