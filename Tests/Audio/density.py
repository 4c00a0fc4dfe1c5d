"""Two scatter plots of different density never sound alike: so many crowds are built, and every pair of them compared.

    density.py PROGRAM [--seed SEED]

All fill the same square and have the same outline: the same lowest and highest point, the same first and last. They differ
in how many points there are, where they crowd, and how far they spread there, some by a tenth. What is compared are the
samples, by the MD5 sum in each file. Ends with "N passed, N failed".
"""
import argparse, collections, itertools, json, pathlib, random, subprocess, sys, tempfile

COUNTS = [150, 300, 330, 1000, 1100, 2000, 4000]
# Where points crowd, as shares of the square, and how far they spread; None is evenly.
PLACES = [None, (0.2, 0.5, 0.02), (0.8, 0.5, 0.02), (0.5, 0.2, 0.02), (0.5, 0.8, 0.02), (0.5, 0.5, 0.02), (0.5, 0.5, 0.1), (0.55, 0.5, 0.1)]


def points(chance, count, place):
    yield from ((0, 50), (100, 50), (50, 0), (50, 100))
    for _ in range(count - 4):
        if place is None:
            yield chance.uniform(1, 99), chance.uniform(1, 99)
        else:
            x, y, spread = place
            yield tuple(min(max(100 * chance.gauss(middle, spread), 1), 99) for middle in (x, y))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=lambda text: str(pathlib.Path(text).resolve()))
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, names = pathlib.Path(name), {}
        for number, (count, place) in enumerate(itertools.product(COUNTS, PLACES)):
            rows = "".join(f"{x:.3f},{y:.3f}\n" for x, y in points(random.Random(f"{given.seed} {number}"), count, place))
            (folder / f"c{number}.csv").write_text("x,y\n" + rows)
            (folder / f"p{number}.vl.json").write_text(json.dumps({
                "title": "Crowd", "data": {"url": f"c{number}.csv"}, "mark": "point",
                "encoding": {axis: {"field": axis, "type": "quantitative", "scale": {"domain": [0, 100]}} for axis in "xy"}}))
            names[f"p{number}"] = f"{count} points, {place or 'evenly'}"
        done = subprocess.run([given.program, "build", folder, "--output", folder / "out", "--no-cache"], capture_output=True, text=True)
        sums = collections.defaultdict(list)
        for id, what in names.items():
            sound = folder / "out/charts" / id / f"{id}.flac"
            if not sound.exists():
                sums["none"].append(what)
                continue
            sums[subprocess.run(["metaflac", "--show-md5sum", sound], capture_output=True, text=True, check=True).stdout].append(what)
    if "none" in sums:
        print(done.stdout[-2000:], done.stderr[-2000:])
    alike = [same for key, same in sums.items() if len(same) > 1 or key == "none"]
    for same in alike:
        print("FAILED alike:", "; ".join(same))
    print(f"{len(names)} crowds, {len(sums)} sounds")
    print(f"{len(sums)} passed, {len(alike)} failed")
    return bool(alike)


if __name__ == "__main__":
    sys.exit(main())
