#!/usr/bin/env python3
"""What somebody who imports Descant sees: the public symbols of its libraries, and those that nothing explains.

    surface.py [BUILD]            BUILD holds Modules/ and the index of a build, .build/debug unless told
    surface.py BUILD --list       every public symbol without documentation, by file
    surface.py BUILD --unused     public symbols of Descant that no other target and no test names: they could be less than public

From the compiler's symbol graph; what the compiler makes itself (conformances' own members) does not count. A ceiling a library
holds what there is: it only ever goes down. Ends with "N passed, N failed".
"""
import argparse, json, pathlib, platform, subprocess, sys, tempfile
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from index import ROOT, Index, DEFINITION, REFERENCE

# Of each library: how many public symbols it has at most, and how many of them without documentation.
CEILINGS = {"Descant": (100, 0), "DescantSite": (60, 0)}


def symbols(module, build, target):
    """Of each public symbol: its identity, its name, its file, its line, and whether something is written about it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules", "-target", target,
                        "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members"], check=True)
        found = []
        for file in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
            for symbol in json.loads(file.read_text())["symbols"]:
                place = symbol.get("location", {})
                lines = symbol.get("docComment", {}).get("lines", [])
                found.append((symbol["identifier"]["precise"], ".".join(symbol["pathComponents"]),
                              place.get("uri", "").rpartition("/Sources/")[2], place.get("position", {}).get("line", 0) + 1,
                              any(line["text"].strip() for line in lines)))
        return [s for s in found if s[2]]


def catalogue(module, build, target):
    """What the catalogue of documentation says wrong, by the toolchain's own reader: names that are gone or mean two things."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules", "-target", target,
                        "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members"], check=True)
        out = subprocess.run(["docc", "convert", ROOT / f"Sources/{module}/{module}.docc", "--additional-symbol-graph-dir", folder,
                              "--output-dir", pathlib.Path(folder) / "out"], capture_output=True, text=True)
        wrong = [line for line in (out.stdout + out.stderr).splitlines() if line.startswith(("warning:", "error:"))]
        return wrong or ([] if out.returncode == 0 else [out.stderr[-300:]])


def target_of(build):
    out = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return json.loads(out)["target"]["triple"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", nargs="?", default=".build/debug", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--unused", action="store_true")
    options = parser.parse_args()
    target, failures, passed = target_of(options.build), [], 0
    for module, (most, bare) in CEILINGS.items():
        found = symbols(module, options.build, target)
        silent = [s for s in found if not s[4]]
        print(f"{module}: {len(found)} public symbols, {len(silent)} without documentation")
        for count, ceiling, what in [(len(found), most, "public symbols"), (len(silent), bare, "without documentation")]:
            passed += count <= ceiling
            if count > ceiling:
                failures.append(f"{module} has {count} {what}, more than {ceiling}")
        for _, name, file, line, _ in sorted(silent, key=lambda s: s[2:4]) if options.list else []:
            print(f"  {file}:{line} {name}")
        if options.unused:
            index = Index(options.build)
            used = {usr for file in index.records if not file.startswith(f"Sources/{module}/")
                    for usr, _, roles in index.symbols(file) if roles & REFERENCE}
            for usr, name, file, line, _ in sorted(found, key=lambda s: s[2:4]):
                if usr not in used:
                    print(f"  unused {file}:{line} {name}")
    wrong = catalogue("Descant", options.build, target)
    passed += not wrong
    failures += wrong
    for failure in failures:
        print("FAILED " + failure)
    print(f"{passed} passed, {len(failures)} failed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
