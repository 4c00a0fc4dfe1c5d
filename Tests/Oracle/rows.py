"""Made-up data and the words to write a spec with it."""

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
