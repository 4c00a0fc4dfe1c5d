"""Builds that are too large to hold: time, and the most memory of the program and all that it starts.

    large.py DESCANT [--charts 20000] [--against OLD] [--compare 4000] [--folder DATA] [--skip bare,specs,compare,folder]

Charts of 60 rows each, from bare CSV files and from specs. With `--against` a smaller number of them is built by two
programs in turn. With `--folder` a copy of a folder of data is built, and again after one of its files has changed.
"""
import argparse, os, pathlib, random, shutil, statistics, tempfile
from measuring import chart, fresh, measure


def make(folder, charts, with_specs):
    chance = random.Random(11)
    folder.mkdir(parents=True)
    for number in range(charts):
        chart(folder, chance, number, rows=60, with_spec=with_specs)


def tell(name, wall, work, memory):
    print(f"  {name}: {wall:.2f} s, {work:.2f} s processor, {memory:.0f} MB", flush=True)


def build(descant, home, folder, output, cache, allowed=(0,)):
    return measure([descant, "build", "-q", str(folder), "-o", str(home / output)], home,
                   dict(os.environ, XDG_CACHE_HOME=str(home / cache)), allowed)


def many(descant, home, charts, with_specs):
    name = f"{charts} charts {'with specs' if with_specs else 'of bare data'}"
    folder = home / f"many-{with_specs}"
    make(folder, charts, with_specs)
    output, cache = f"many-{with_specs}-out", f"many-{with_specs}-cache"
    tell(name, *build(descant, home, folder, output, cache))
    print(f"  wrote {sum(len(files) for _, _, files in os.walk(home / output))} files")
    tell(f"{name}, nothing changed", *build(descant, home, folder, output, cache))
    shutil.copy(folder / "d1.csv", folder / "d0.csv")
    tell(f"{name}, one data file changed", *build(descant, home, folder, output, cache))


def against(programs, home, charts, rounds):
    """The same charts built anew by two programs in turn, each with an empty memory."""
    folder = home / "compare"
    make(folder, charts, True)
    results = {name: [] for name in programs}
    for number in range(rounds):
        for name, program in programs.items():
            fresh(home, home / f"{name}-out")
            results[name].append(build(program, home, folder, f"{name}-out", f"{name}-cache{number}"))
    middle = {name: [statistics.median(c) for c in zip(*some)] for name, some in results.items()}
    for name, figures in middle.items():
        tell(f"{charts} charts, {name}", *figures)
    print("  ratio: wall {:.2f}, processor {:.2f}, memory {:.2f}".format(*(a / b for a, b in zip(middle["new"], middle["old"]))))


def change_one(folder, number):
    """One more of its own rows in one file, as large as most."""
    files = sorted((f for f in folder.rglob("*.csv") if f.stat().st_size > 200), key=lambda f: f.stat().st_size)
    file = files[len(files) // 2 + number]
    text = file.read_bytes()
    file.write_bytes(text.rstrip(b"\n") + b"\n" + text.rstrip(b"\n").rsplit(b"\n", 1)[1] + b"\n")


def folder_of_data(descant, home, source, rounds):
    folder = home / "folder"
    shutil.copytree(source, folder, copy_function=shutil.copyfile)
    tell(f"{source.name}, the first time", *build(descant, home, folder, "folder-out", "folder-cache", (0, 1)))
    for name, change in [("nothing", lambda *_: None), ("one file", change_one)]:
        times = []
        for number in range(rounds):
            change(folder, number)
            times.append(build(descant, home, folder, "folder-out", "folder-cache", (0, 1)))
        tell(f"{source.name}, {name} changed, the median of {rounds}", *map(statistics.median, zip(*times)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--charts", type=int, default=20000)
    parser.add_argument("--against", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--compare", type=int, default=4000)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--skip", default="")
    parser.add_argument("--place", help="where to work: a disk with room for some GB")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.place) as folder:
        home = pathlib.Path(folder)
        if "bare" not in options.skip:
            many(options.descant, home, options.charts, False)
        if "specs" not in options.skip:
            many(options.descant, home, options.charts, True)
        if options.against and "compare" not in options.skip:
            against({"old": options.against, "new": options.descant}, home, options.compare, options.rounds)
        if options.folder and "folder" not in options.skip:
            folder_of_data(options.descant, home, options.folder, 9)


main()
