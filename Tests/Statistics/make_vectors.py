"""Writes what scipy, pymannkendall and statsmodels say of 200 random and 20 real series.

    pip install -r Tests/Statistics/requirements.txt
    python Tests/Statistics/make_vectors.py > Tests/Statistics/statistics.json

The real series are public-domain data that ship with statsmodels.
"""

import json

import numpy as np
import pymannkendall as mk
import statsmodels.api as sm
from scipy import stats
from statsmodels.tsa.stattools import acf

random = np.random.default_rng(20210607)


def random_series():
    """Noise, walks, waves and counts with many ties, of 5 to 60 values."""
    for index in range(200):
        n = int(random.integers(5, 61))
        steps = np.arange(n)
        y = random.standard_normal(n)
        match index % 5:
            case 1:
                y = np.cumsum(y)
            case 2:
                y = y + random.uniform(-0.2, 0.2) * steps
            case 3:
                y = y + 3 * np.sin(steps * random.uniform(0.3, 1.5))
            case 4:
                y = np.round(2 * y)
        yield f"random {index}", np.round(y, 4)


def real_series():
    macro = sm.datasets.macrodata.load_pandas().data
    for name in macro.columns[2:14]:
        yield f"macrodata {name}", macro[name].to_numpy()[-80:]
    yield "nile", sm.datasets.nile.load_pandas().data["volume"].to_numpy()
    spots = sm.datasets.sunspots.load_pandas().data["SUNACTIVITY"].to_numpy()
    yield "sunspots 1700 on", spots[:150]
    yield "sunspots to 2008", spots[-150:]
    co2 = sm.datasets.co2.load_pandas().data["co2"].resample("MS").mean().dropna()
    yield "co2", np.round(co2.to_numpy()[-120:], 3)
    elnino = sm.datasets.elnino.load_pandas().data
    for month in ["JAN", "APR", "JUL", "OCT"]:
        yield f"elnino {month}", elnino[month].to_numpy()


def truth(name, y):
    x = np.arange(len(y), dtype=float)
    other = np.roll(y, 2)
    test = mk.original_test(y)
    corrected = mk.hamed_rao_modification_test(y, lag=3)
    slope = stats.theilslopes(y, x)
    tau = stats.kendalltau(other, y)
    rho = stats.spearmanr(other, y)
    median = np.median(y)
    deviation = stats.median_abs_deviation(y)
    lags = min(10, len(y) - 1)
    return {
        "name": name,
        "y": [float(v) for v in y],
        "s": float(test.s),
        "variance": float(test.var_s),
        "z": float(test.z),
        "p": float(test.p),
        "correctedZ": None if np.isnan(corrected.z) else float(corrected.z),
        "slope": float(slope[0]),
        "tauOfRolled": float(tau.statistic),
        "rhoOfRolled": float(rho.statistic),
        "median": float(median),
        "deviation": float(deviation),
        "quartile": float(np.quantile(y, 0.25)),
        "acf": [float(v) for v in acf(y, nlags=lags, fft=False)],
    }


rows = [truth(name, y) for name, y in [*random_series(), *real_series()]]
print("[")
print(",\n".join(json.dumps(row, allow_nan=False) for row in rows))
print("]")
