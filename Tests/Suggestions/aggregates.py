#!/usr/bin/env python3
"""What suggested charts do with columns, against what the columns are said to be.

    Tests/Suggestions/aggregates.py DESCANT [--files 120] [FOLDER …]

Reads `descant suggest --explain` and the specs of `descant suggest`, not the code that makes them. Without a folder, the tables of
R that the package pydataset has, drawn by a seed. No rate, price, size, identifier or code is added up; no frequency is averaged;
no name is an amount; where rows stand for many cases, rows are not counted; no spec has what is not supported. Ends with "N passed, N failed".
"""
import argparse, concurrent.futures, io, json, pathlib, random, re, subprocess, sys, tarfile, tempfile

ADDED = {"count", "flow", "stock", "weight"}
AMOUNTS = ADDED | {"cumulative", "rate", "share", "index", "price", "extent", "change", "lower", "upper", "measure", "step", "logarithm"}
LINE = re.compile(r"^  (.+?) +(\w+) \((certain|likely|guess)\): ")


def run(descant, *arguments):
    return subprocess.run([descant, *map(str, arguments)], capture_output=True, text=True, timeout=300)


def roles(descant, file):
    """Each column's role, as the program tells it."""
    found = {}
    said = run(descant, "suggest", file, "--explain").stdout.splitlines()
    for line in said[said.index("Columns") + 1:] if "Columns" in said else []:
        match = LINE.match(line)
        if not match:
            break
        found[match[1].strip("\u2066\u2067\u2068\u2069")] = match[2]
    return found


def plain(field):
    return re.sub(r"\\(.)", r"\1", field)


def is_plane(spec):
    return spec.get("usermeta", {}).get("descant", {}).get("places") == "plane"


def faults(spec, roles):
    """The rules that one chart breaks."""
    folded = {name: plain(column) for step in spec.get("transform", []) for column in step.get("fold", [])[:1]
              for name in step.get("as", [])[1:]}
    weight = [name for name, role in roles.items() if role == "weight"]
    events = [name for name, role in roles.items() if role == "event"]
    lives = any(f"'{event}'" in step.get("calculate", "") for event in events for step in spec.get("transform", []))
    for channel, part in spec["encoding"].items():
        operation = part.get("aggregate")
        if operation == "count" and weight:
            yield f"{channel} counts rows, which stand for the cases in {weight[0]}"
        if "field" not in part:
            continue
        name = folded.get(part["field"], plain(part["field"]))
        role = roles.get(name)
        if role is None:
            continue
        if operation == "sum" and role not in ADDED:
            yield f"{channel} adds up {name}, a {role}"
        if operation in ("mean", "median", "average") and role in {"weight", "identifier", "code", "rowNumber", "label"}:
            yield f"{channel} averages {name}, a {role}"
        if role == "lifetime" and channel == "x" and lives:
            continue  # the axis of survival, which knows which of them ended
        if (channel, role) in (("x", "longitude"), ("y", "latitude")) and not operation:
            continue  # a map: where each row is
        if channel in "xy" and role == "identifier" and not operation and is_plane(spec):
            continue  # the same in a plane: both are places, and no amounts
        if part.get("type") == "quantitative" and not part.get("bin") and role not in AMOUNTS | {"weight"}:
            yield f"{channel} has {name}, a {role}, as an amount"


def check(descant, file):
    """Of one file: how many charts, and what is wrong with them."""
    told = roles(descant, file)
    listed = run(descant, "suggest", file, "--list").stdout
    count = len(re.findall(r"^\d+\. ", listed, re.M))
    wrong = []
    for number in range(1, count + 1):
        done = run(descant, "suggest", file, "--chart", number)
        try:
            spec = json.loads(done.stdout)
        except json.JSONDecodeError:
            wrong.append(f"{file.name}, chart {number}: no spec, exit code {done.returncode}: {done.stderr[:200]}")
            continue
        wrong += [f"{file.name}, chart {number}: {fault}" for fault in faults(spec, told)]
    return count, len(told), wrong


def unread_specs(descant, folder):
    """What the program itself finds fault with in the charts that it suggests."""
    said = json.loads(run(descant, "check", folder, "--format", "json").stdout)
    for finding in said["findings"]:
        if finding["code"].startswith("spec-"):
            yield f"{finding.get('file')}: {finding['message']} [{finding['code']}]"


def tables(folder, count):
    """Tables of pydataset, drawn by a seed from the names that its archive has."""
    import importlib.metadata
    package = pathlib.Path(importlib.metadata.distribution("pydataset").locate_file("pydataset"))
    with tarfile.open(package / "resources.tar.gz") as archive:
        members = sorted((m for m in archive.getmembers() if m.name.endswith(".csv") and "/._" not in m.name and m.isfile() and m.size < 300_000),
                         key=lambda m: m.name)
        for member in random.Random(13).sample(members, min(count, len(members))):
            (folder / pathlib.PurePath(member.name).name).write_bytes(archive.extractfile(member).read())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("descant")
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--files", type=int, default=120)
    options = parser.parse_args()
    descant = str(pathlib.Path(options.descant).resolve())
    with tempfile.TemporaryDirectory() as folder:
        if not options.folders:
            tables(pathlib.Path(folder), options.files)
        files = [path for root in options.folders or [pathlib.Path(folder)] for path in sorted(root.glob("*.csv"))]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda file: check(descant, file), files))
        refused = [fault for root in options.folders or [pathlib.Path(folder)] for fault in unread_specs(descant, root)]
    wrong = [fault for _, _, faults in results for fault in faults] + refused
    print("\n".join(wrong))
    charts = sum(count for count, _, _ in results)
    unread = sum(told == 0 for _, told, _ in results)
    if charts < len(files) or unread * 20 > len(files):
        wrong.append("too little was read to say anything")
    print(f"{len(files)} files, {charts} charts, {sum(count == 0 for count, _, _ in results)} files without one, {unread} without roles")
    print(f"{max(0, charts - len(wrong))} passed, {len(wrong)} failed")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
