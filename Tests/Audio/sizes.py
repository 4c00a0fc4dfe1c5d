"""Compares the sound files of a built site with what `flac -8` makes of the same samples, and with WAV.

    sizes.py SITE [--at-most RATIO]

A line a file, then the total of each chart's files. With a ratio, a file that is longer than so many
times what `flac -8` makes is a failure, and the report ends with "N passed, N failed".
"""
import argparse, pathlib, subprocess, sys, tempfile


def encoded(path, folder):
    """Bytes of the samples as WAV, and as flac -8 writes them, without room for more tags."""
    plain, best = folder / "plain.wav", folder / "best.flac"
    subprocess.run(["flac", "-d", "-s", "-f", str(path), "-o", str(plain)], check=True)
    subprocess.run(["flac", "-8", "-s", "-f", "--no-padding", str(plain), "-o", str(best)], check=True)
    return plain.stat().st_size, best.stat().st_size


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--at-most", type=float)
    given = parser.parse_args()
    charts, ratios = {}, {}
    print(f"{'file':44} {'FLAC':>8} {'flac -8':>8} {'WAV':>8} {'ratio':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(given.site.rglob("*.flac")):
            own = path.stat().st_size
            wav, best = encoded(path, pathlib.Path(folder))
            name = str(path.relative_to(given.site))
            ratios[name] = own / best
            chart = charts.setdefault(str(path.parent.relative_to(given.site)), [0, 0, 0])
            charts[str(path.parent.relative_to(given.site))] = [a + b for a, b in zip(chart, (own, best, wav))]
            print(f"{name:44} {own:8,} {best:8,} {wav:8,} {own / best:6.3f}")
    print()
    total = [sum(column) for column in zip(*charts.values())]
    for chart, (own, best, wav) in [*charts.items(), ("all", total)]:
        print(f"{chart:44} {own:8,} {best:8,} {wav:8,} {own / best:6.3f}")
    if given.at_most:
        failed = [name for name, ratio in ratios.items() if ratio > given.at_most]
        for name in failed:
            print(f"FAILED {name}: {ratios[name]:.3f} times flac -8, more than {given.at_most}")
        print(f"{len(ratios) - len(failed)} passed, {len(failed)} failed")
        return bool(failed) or not ratios
    return False


if __name__ == "__main__":
    sys.exit(main())
