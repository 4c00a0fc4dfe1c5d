#!/usr/bin/env python3
"""Holds rooms to one way, by what the compiler noted while it built: no circle of rooms, and no use that the law forbids.

    rooms.py [BUILD]            BUILD holds the index of a build, .build/debug unless told
    rooms.py BUILD --edges      also which room uses how many names of which
    rooms.py BUILD --circles    also the circles of files, each with the names that close it
    rooms.py BUILD --between A B    which file of room A uses what of room B

A room is a folder of a target. The law is rooms.json: for each room those below it, that it may use. An extension in another
room counts as that room's, and what it adds, too: that is what text can't tell. Circles of files inside a room are counted,
and their share of all files has a ceiling. Ends with "N passed, N failed".
"""
import argparse, collections, json, pathlib, sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from index import ROOT, Index, circles

LAW = json.loads((pathlib.Path(__file__).resolve().parent / "rooms.json").read_text())
# Of all files, how many may stand in circles. It goes down: asked are 5 %.
CEILING = 0.484


def place(file):
    """The target and the room of "Sources/Target/Room/…/File.swift"; none for what starts a program, beside the rooms."""
    parts = file.split("/")
    return (parts[1], parts[2] if len(parts) > 3 else None)


def rooms(edges):
    """For each target, for each room the rooms that it uses, with the uses: (file, other file, names)."""
    found = collections.defaultdict(lambda: collections.defaultdict(lambda: collections.defaultdict(list)))
    for file, others in edges.items():
        target, room = place(file)
        for other, names in others.items():
            if place(other)[0] == target and room and place(other)[1] not in (room, None):
                found[target][room][place(other)[1]].append((file, other, names))
    return found


def short(file):
    return "/".join(file.split("/")[2:])


def told(uses):
    return "; ".join(f"{short(a)} uses {', '.join(sorted(names)[:4])} of {short(b)}" for a, b, names in uses[:3])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", nargs="?", default=".build/debug")
    parser.add_argument("--edges", action="store_true")
    parser.add_argument("--circles", action="store_true")
    parser.add_argument("--between", nargs=2)
    options = parser.parse_args()
    index = Index(options.build)
    edges = index.edges()
    passed, failures = 0, []
    if circles({"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"d"}, "e": {"a"}}) != [["a", "b", "c"]]:
        failures.append("circles are not found where there is one")
    sources = {str(file.relative_to(ROOT)) for target in LAW for file in (ROOT / "Sources" / target).rglob("*.swift")}
    unknown = sorted(sources - set(index.records))
    if unknown:
        failures.append(f"the index does not know {len(unknown)} of {len(sources)} files, such as {unknown[0]}: build again")
    uses = rooms(edges)
    for target, law in LAW.items():
        for room, others in sorted(uses[target].items()):
            for other, those in sorted(others.items()):
                if other in law.get(room, []):
                    passed += 1
                else:
                    failures.append(f"{target}: {room} may not use {other}: {told(those)}")
                if options.edges:
                    print(f"{target}: {room} uses {sum(len(names) for _, _, names in those)} names of {other}")
                if options.between == [room, other]:
                    for file, at, names in those:
                        print(f"{short(file)} uses {', '.join(sorted(names))} of {short(at)}")
        idle = sorted(room for room, others in law.items() if others and not uses[target][room])
        failures += [f"{target}: nothing that {room} uses is in the index" for room in idle]
        for name, graph in [("the law", law), ("the index", uses[target])]:
            loops = circles({room: set(others) for room, others in graph.items()})
            passed += not loops
            failures += [f"{target}: {name} has a circle of rooms: {', '.join(loop)}" for loop in loops]
    # A use of another target's can't be part of a circle.
    graph = {file: {other for other in others if place(other)[0] == place(file)[0]} for file, others in edges.items()}
    loops = circles(graph)
    for loop in loops if options.circles else []:
        print(f"circle of {len(loop)} files:")
        for file in loop:
            for other in sorted(graph[file] & set(loop)):
                print(f"    {short(file)} uses {', '.join(sorted(edges[file][other])[:6])} of {short(other)}")
    share = sum(map(len, loops)) / max(1, len(sources))
    print(f"{sum(map(len, loops))} of {len(sources)} files ({share:.1%}) stand in {len(loops)} circles of files, "
          f"the largest of {', '.join(str(len(loop)) for loop in loops[:5]) or 'none'}")
    if share > CEILING:
        failures.append(f"{share:.1%} of the files stand in circles, more than {CEILING:.1%}")
    else:
        passed += 1
    for failure in failures:
        print("FAILED " + failure)
    print(f"{passed} passed, {len(failures)} failed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
