"""Writes courses.json: what ruptures, NumPy, SciPy and statsmodels say of seeded series of known shape.

Run again only to add series: .venv/bin/python Tests/Statistics/make_courses.py (requirements.txt beside it).
"""

import json
import pathlib

import numpy
import ruptures
import scipy.stats
from statsmodels.tsa.seasonal import STL

random = numpy.random.default_rng(20261123)


def shapes(n):
    t = numpy.linspace(0, 1, n)
    e = random.standard_normal(n)
    yield "noise", e
    yield "step", e + 5 * (t > random.uniform(0.3, 0.7))
    yield "flat then up", e + 30 * numpy.maximum(0, t - random.uniform(0.3, 0.7))
    yield "peak", e + 8 * (1 - numpy.abs(2 * t - 1))
    yield "walk", numpy.cumsum(e)
    yield "line", e + 10 * t
    yield "season", e + 4 * numpy.sin(2 * numpy.pi * numpy.arange(n) / 12) + 3 * t


def rest(columns, y):
    solution = numpy.linalg.lstsq(columns, y, rcond=None)[0]
    return float(((y - columns @ solution) ** 2).sum())


def row(name, y):
    n = len(y)
    y = numpy.round(y, 3)
    t = numpy.linspace(0, 1, n)
    part = max(5, (n + 9) // 10)
    one = numpy.ones(n)
    hinges = [
        (rest(numpy.column_stack([one, t, numpy.maximum(0, t - t[k])]), y), k)
        for k in range(part, n - part)
    ]
    stl = STL(y, period=12, robust=True).fit()
    return {
        "name": f"{name} {n}",
        "y": [float(v) for v in y],
        "split": int(ruptures.Dynp(model="l2", min_size=part, jump=1).fit(y).predict(n_bkps=1)[0]),
        "knot": min(hinges)[1],
        "hingeRest": min(hinges)[0],
        "parabolaRest": rest(numpy.column_stack([one, t, t * t]), y),
        "skewness": float(scipy.stats.skew(y)),
        "quartiles": [float(v) for v in numpy.quantile(y, [0.25, 0.5, 0.75])],
        "strength": max(
            0.0, 1 - float(numpy.var(stl.resid)) / float(numpy.var(stl.resid + stl.seasonal))
        ),
    }


rows = [row(name, y) for n in (24, 48, 96, 240) for _ in range(2) for name, y in shapes(n)]
path = pathlib.Path(__file__).with_name("courses.json")
path.write_text("[\n" + ",\n".join(json.dumps(r, separators=(",", ":")) for r in rows) + "\n]\n")
print(len(rows), "series")
