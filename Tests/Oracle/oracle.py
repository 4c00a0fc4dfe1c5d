#!/usr/bin/env python3
"""Compares our charts with Vega's, spec by spec.

    oracle.py SPECS --ours FOLDER [--data FOLDER] [--at-least 80] [--report report.json]

FOLDER holds, for each `name.vl.json` of SPECS, a `name.json` as `GeometryFolderTests` writes it:
{"geometry": …}, or {"findings": ["message", …]} for a refusal. `Tests/Oracle/run` does it all.
For each spec one line: agrees, differs (how), or unsupported (what). Exits 1 when anything
differs or fewer than --at-least agree.

Needs vl-convert-python (PyPI), which carries Vega-Lite and Vega.
"""
import argparse
import json
import multiprocessing
import os
import re
import sys

import answers
import compare
import scenegraph

HERE = os.path.dirname(os.path.abspath(__file__))

# Where we mean to differ from Vega, each with its reason.
DEPARTURES = {
    "layer-datum": "a rule at one value is one reference line, not one for every row",
    "layer-datum-time": "a rule at one value is one reference line, not one for every row",
    "unit-day-bar": "each weekday is named once, not again at noon",
    "unit-day-line": "each weekday is named once, not again at noon",
    "unit-day-point": "each weekday is named once, not again at noon",
}


def departure(spec):
    """Why a spec's picture differs on purpose, by what it asks for; None where it should not."""
    text = json.dumps(spec)
    if '"extent": "ci"' in text or '"ci0"' in text or '"ci1"' in text:
        return "confidence intervals are by Student's t, not by random samples"
    if '"density"' in text and ": null" in text:
        return "a row without a value is no zero in a density"
    if '"exponential"' in text:
        return "an exponential mean is one, where Vega-Lite leaves the summary out and draws every row"
    if '{"sample": ' in text:
        return "a sample is left to chance: ours is the same at each build"
    if has_open_bins(spec):
        return "the last of bins that only have a step lies in the plot, where Vega draws it past the axis"
    return None


def has_open_bins(spec):
    """Whether bins come with a step and without a second end."""
    if isinstance(spec, list):
        return any(has_open_bins(part) for part in spec)
    if not isinstance(spec, dict):
        return False
    encoding = spec.get("encoding") if isinstance(spec.get("encoding"), dict) else {}
    for name in ("x", "y"):
        part = encoding.get(name)
        ready = part.get("bin") if isinstance(part, dict) else None
        if isinstance(ready, dict) and ready.get("binned") and ready.get("step") and name + "2" not in encoding:
            return True
    return any(has_open_bins(part) for part in spec.values())


def sorts_panels(spec):
    """Whether panels stand in the order of a field that a summary of the rows loses in Vega."""
    facet = spec.get("facet", {})
    return '"aggregate"' in json.dumps(spec) and any(
        isinstance(part, dict) and isinstance(part.get("sort"), dict) and "field" in part["sort"]
        for part in [facet, *facet.values()])


def chance_axes(spec):
    """The axes (0 across, 1 upright) along which numbers of `random()` place marks."""
    fields, found = set(), set()

    def look(part):
        if isinstance(part, list):
            for one in part:
                look(one)
        if not isinstance(part, dict):
            return
        text = part.get("calculate")
        if isinstance(text, str) and ("random()" in text or any(
                f"datum.{field}" in text or f"datum['{field}']" in text for field in fields)):
            fields.add(part.get("as"))
        for name, axis in (("x", 0), ("y", 1), ("xOffset", 0), ("yOffset", 1)):
            if isinstance(part.get(name), dict) and part[name].get("field") in fields:
                found.add(axis)
        for one in sorted(part, key=lambda name: name != "transform"):
            look(part[one])

    look(spec)
    return sorted(found)


def has_rows_in_columns(spec):
    """Whether columns of panels each have rows of their own inside: we read the grid that they make row by row."""
    facet, inner = spec.get("facet", {}), spec.get("spec", {})
    own = {**inner.get("encoding", {}), **inner.get("facet", {})}
    return "column" in facet and "row" not in facet and "row" in own and "column" not in own


def lists_an_axis(spec):
    """Whether an axis has a list of categories, beside which there may be others: Vega puts those at its beginning."""
    found = [(view.get("encoding") or {}).get(name) for view in answers.parts(spec) for name in ("x", "y")]
    return any(isinstance(part, dict) and part.get("type") in (None, "nominal", "ordinal")
               and isinstance((part.get("scale") or {}).get("domain"), list) for part in found)


def centred(spec):
    """The spec with ticks in the middle of bands: we name bands, and draw no ticks between them."""
    return json.loads(json.dumps(spec).replace('"tickBand": "extent"', '"tickBand": "center"'))


def is_empty(vega):
    """Whether Vega gave up: a failure in its data flow leaves no axis, and every mark at the corner."""
    extents = [extent for panel in vega["panels"] for mark in panel["marks"] for extent in mark["extents"]]
    return not any(axis["ticks"] for axis in vega["axes"]) and not any(any(extent) for extent in extents)


def is_empty_data(geometry):
    return not any(mark["extents"] for panel in geometry["panels"] for mark in panel["marks"])


def judge(job):
    """One spec: (name, verdict, details)."""
    name, path, ours, data, cache = job
    if not os.path.exists(ours):
        return name, "missing", ["we wrote nothing for it"]
    with open(ours, encoding="utf-8") as file:
        mine = json.load(file)
    if "trap" in mine:
        return name, "trap", ["the program ended at it"]
    if "findings" in mine:
        return name, "unsupported", mine["findings"] or ["no reason given"]
    # Charts side by side are compared one by one, each with the spec that it was made of.
    parts = mine.get("parts")
    if parts is None:
        with open(path, encoding="utf-8") as file:
            parts = [{"geometry": mine["geometry"], "spec": json.load(file)}]
    found, meant = [], []
    for place, part in enumerate(parts):
        plot = part["geometry"]["plot"]
        try:
            vega = scenegraph.ask(centred(part["spec"]), data, (plot["width"], plot["height"]), cache)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            return name, "unknown", [f"the oracle has no answer: {str(error)[:200]}"]
        if is_empty(vega) and not is_empty_data(part["geometry"]):
            return name, "unknown", ["the oracle has no answer: it drew nothing"]
        where = f"chart {place + 1}: " if len(parts) > 1 else ""
        geometry = part["geometry"]
        # Of a key in columns Vega's names come column by column.
        geometry["keyColumns"] = bool(re.search(r'"legend": \{[^{}]*"columns"', json.dumps(part["spec"])))
        differences = compare.differences(geometry, vega, part["spec"])
        if differences and (alone := answers.one_ended(scenegraph.with_data(centred(part["spec"]), data))):
            return name, "unknown", [f"the oracle has no answer: its scale \"{alone}\" has one end only"]
        if differences and (lost := answers.lost_bin(scenegraph.with_data(part["spec"], data))):
            return name, "unknown", [f"the oracle has no answer: its rounding leaves the last bin of \"{lost}\" empty"]
        if differences:
            differences, reasons = asked_anew(differences, geometry, part["spec"], data, (plot["width"], plot["height"]), cache)
            meant += reasons
        chance = chance_axes(part["spec"]) if differences else []
        if chance:
            meant.append("random() is drawn with a fixed seed, where Vega draws anew")
            differences = compare.differences(geometry, vega, part["spec"], free=chance)
        if differences and has_rows_in_columns(part["spec"]):
            meant.append("panels of a grid are read row by row, where Vega goes down each column")
            geometry = compare.down_columns(geometry)
            differences = compare.differences(geometry, vega, part["spec"])
        if differences and sorts_panels(part["spec"]):
            ordered = compare.in_their_order(geometry, vega)
            if ordered:
                meant.append("panels stand in the order of the field that the spec names, which Vega's summary loses")
                geometry, differences = ordered, compare.differences(ordered, vega, part["spec"])
        if differences and lists_an_axis(part["spec"]) and not compare.differences(
                geometry, vega, part["spec"], may_lack=True):
            meant.append("what is not in the list of an axis is left out, with a warning")
            differences = []
        gaps = compare.gap_axes(geometry, vega) if differences else []
        if gaps:
            meant.append("a category all of whose values are missing keeps its place")
            differences = compare.differences(geometry, vega, part["spec"], free=gaps)
        found += [where + text for text in differences]
    whole = [scenegraph.with_data(part["spec"], data) for part in parts]
    reason = departure(whole) if found else None
    if reason:
        return name, "departs", [reason]
    if meant and not found:
        return name, "departs", meant
    if found and name in DEPARTURES:
        return name, "departs", [DEPARTURES[name]]
    return name, "differs" if found else "agrees", found


def asked_anew(differences, geometry, spec, data, size, cache):
    """None where Vega's picture of what we understand is ours, with the reasons; else those that there were."""
    whole, reasons = scenegraph.with_data(spec, data), []
    for rewritten, reason in answers.REWRITINGS:
        other = rewritten(whole)
        if other == whole:
            continue
        try:
            vega = scenegraph.ask(centred(other), data, size, cache)
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
        whole, reasons = other, [*reasons, reason]
        if not compare.differences(geometry, vega, spec):
            return [], reasons
    return differences, []


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("specs")
    parser.add_argument("--ours", required=True, help="folder with our geometry files")
    parser.add_argument("--data", help="folder that data.url is relative to; default: beside SPECS")
    parser.add_argument("--cache", default=os.path.join(HERE, ".cache"))
    parser.add_argument("--at-least", type=int, default=0)
    parser.add_argument("--report", help="a JSON file to write")
    parser.add_argument("--edited", action="store_true", help="the specs were edited at random")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    data = arguments.data or os.path.dirname(os.path.abspath(arguments.specs))
    jobs = [
        (name[:-8], os.path.join(arguments.specs, name),
         os.path.join(arguments.ours, name[:-8] + ".json"), data, arguments.cache)
        for name in sorted(os.listdir(arguments.specs)) if name.endswith(".vl.json")]
    with multiprocessing.Pool(min(2, arguments.jobs)) as pool:
        waiting = [(job, pool.apply_async(judge, [job])) for job in jobs]
        results = [answer(job, result) for job, result in waiting]
    sys.exit(tell(results, arguments))


def answer(job, result):
    """What came of one spec; the oracle may need too long for it, or leave places that are no numbers."""
    try:
        return result.get(timeout=120)
    except (TypeError, AttributeError, KeyError) as error:
        return job[0], "unknown", [f"the oracle's answer can't be read: {error}"]
    except multiprocessing.TimeoutError:
        return job[0], "unknown", ["the oracle has no answer: it needs more than two minutes"]


def tell(results, arguments):
    counts = {}
    for name, verdict, details in results:
        counts[verdict] = counts.get(verdict, 0) + 1
        print(f"{name}: {verdict}" + (f" ({'; '.join(details)})" if details else ""))
    summary = ", ".join(f"{counts[v]} {v}" for v in sorted(counts))
    print(f"\n{len(results)} specs: {summary}")
    if arguments.report:
        with open(arguments.report, "w", encoding="utf-8") as file:
            rows = [{"spec": n, "verdict": v, "details": d} for n, v, d in results]
            json.dump({"counts": counts, "specs": rows}, file, indent=1, ensure_ascii=False)
            file.write("\n")
    # What was edited at random may be nothing that the oracle can draw.
    wrong = ("differs", "missing", "trap") if arguments.edited else ("differs", "missing", "trap", "unknown")
    bad = sum(counts.get(verdict, 0) for verdict in wrong)
    agreed = counts.get("agrees", 0)
    if agreed < arguments.at_least:
        print(f"fewer than {arguments.at_least} agree")
        bad += 1
    print(f"{agreed} passed, {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    main()
