#!/usr/bin/env python3
"""Writes known tables in many dialects, has `descant` read them, and compares what it read.

    Tests/Dialects/dialects.py .build/debug/descant --tables 300 --seed 13

Each table is equal, or told (a warning or an error says that something is off), or a silent misread. The last
must never happen. `--keep FOLDER` leaves the files that were not equal there.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from writers import DIALECTS


def same(read, true):
    if true is None or read is None:
        return read is true
    if isinstance(true, (int, float)):
        return isinstance(read, (int, float)) and abs(read - true) <= 1e-9 * max(1, abs(true))
    if isinstance(read, str) and re.fullmatch(r"\d{4}/\d\d", str(true)):
        # A year that begins in one and ends in the next is told by the first.
        return read == f"{true[:4]}-01-01T00:00"
    if isinstance(read, str) and read.endswith("-01T00:00") and len(true) == 7:
        read = read[:7]
    return str(read) == str(true)


def differences(read, table):
    """What was read otherwise than it was written; names of folded columns are the reader's own."""
    columns = read["columns"]
    if len(columns) != len(table.columns):
        return [f"{len(columns)} columns: {[c['name'] for c in columns]}, wanted {list(table.columns)}"]
    found = []
    for column, (name, values) in zip(columns, table.columns.items()):
        if column["name"] != name and name not in ("period", "Value", ""):
            found.append(f"name {column['name']!r}, wanted {name!r}")
        if len(column["values"]) != len(values):
            found.append(f"{len(column['values'])} rows, wanted {len(values)}")
            continue
        for row, (a, b) in enumerate(zip(column["values"], values)):
            if not same(a, b) and not (isinstance(a, float) and isinstance(b, str) and same(str(int(a)), b)):
                found.append(f"{name!r}, row {row + 1}: {a!r}, wanted {b!r}")
                break
    if table.title and read["title"] != table.title:
        found.append(f"title {read['title']!r}, wanted {table.title!r}")
    return found


def read(command, path):
    run = subprocess.run(
        [*command, str(path)], capture_output=True, text=True, cwd=path.parent, timeout=60)
    try:
        return json.loads(run.stdout)
    except json.JSONDecodeError:
        return {"columns": [], "title": "", "findings": [["error", "none", (run.stdout + run.stderr)[-300:]]]}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("binary")
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--seed", type=int, default=13)
    options.add_argument("--dialect", help="only dialects whose name holds this")
    options.add_argument("--keep", type=pathlib.Path)
    options = options.parse_args()
    binary = str(pathlib.Path(options.binary).resolve())
    command = [binary] if binary.endswith("lab") else [binary, "describe", "--reading"]
    counts = collections.defaultdict(collections.Counter)
    names = [name for name in DIALECTS if not options.dialect or options.dialect in name]
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.tables):
            name = names[number % len(names)]
            source = random.Random(f"{options.seed}/{number}")
            ending, data, table = DIALECTS[name](source)
            path = pathlib.Path(folder) / f"t{number}" / f"table.{ending}"
            path.parent.mkdir()
            path.write_bytes(data)
            result = read(command, path)
            wrong = differences(result, table)
            told = any(finding[0] in ("error", "warning") for finding in result["findings"])
            outcome = "equal" if not wrong else "told" if told else "SILENT"
            if not wrong and told:
                outcome = "equal, warned"
            counts[name][outcome] += 1
            if wrong:
                print(f"{outcome} {name} {number}: {'; '.join(wrong)[:300]}")
                for finding in result["findings"][:2]:
                    print("    ", *finding)
                if options.keep:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    (options.keep / f"{name}-{number}.{ending}").write_bytes(data)
    total = collections.Counter()
    for name, outcomes in counts.items():
        total.update(outcomes)
        if set(outcomes) != {"equal"}:
            print(f"{name:28}", dict(outcomes))
    print(f"{len(names)} dialects, {options.tables} tables:", dict(total))
    silent = total["SILENT"]
    print(f"{total.total() - silent} passed, {silent} failed")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
