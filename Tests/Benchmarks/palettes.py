"""How long palettes take: a folder of 5,000 files, 100 palettes, new palettes of 8 and 12 colours.

    python3 Tests/Benchmarks/palettes.py path/to/descant [--rounds 5]

For each line the median wall and processor seconds and what is allowed. The starting of the program is measured
by an empty file and taken off the 100 palettes, which take less than it. Made with a seed.
"""
import argparse, json, pathlib, random, re, statistics, subprocess, sys, tempfile
from measuring import measure


def folder(home, count):
    """A repository: mostly code and styles without a palette, some with one, some only like one."""
    chance = random.Random(18)
    code = "".join(f"  const part{n} = width(item{n}, '{n}px', {{ left: {n}, label: 'Row {n}' }});\n" for n in range(60))
    for number in range(count):
        colors = ["#%06x" % chance.randrange(1 << 24) for _ in range(6)]
        ending, text = chance.choice([
            ("ts", f"export const place{number} = () => {{\n{code}}};\n"), ("ts", f"export const tones = {json.dumps(colors)};\n{code}"),
            ("css", "".join(f".block-{n} {{ margin: {n}px; color: {colors[n % 6]} }}\n" for n in range(40))),
            ("css", ":root {\n" + "".join(f"  --chart-{n + 1}: {c};\n" for n, c in enumerate(colors)) + "}\n"),
            ("json", json.dumps({"name": f"part {number}", "sizes": list(range(100)), "theme": dict(zip("abcdef", colors))})),
            ("scss", "".join(f"$tone-{n}: {c};\n" for n, c in enumerate(colors))), ("py", f"TONES = {colors}\n" + "x = 1\n" * 80),
            ("yaml", "title: x\n" + "".join(f"key{n}: value {n}\n" for n in range(60)))])
        path = home / f"part{number // 100}" / f"file{number}.{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("descant")
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    descant = str(pathlib.Path(given.descant).resolve())
    with tempfile.TemporaryDirectory() as name:
        home = pathlib.Path(name)
        folder(home / "many", 5000)
        chance = random.Random(100)
        sheets = "".join(f"  --chart{chr(97 + n // 26)}{chr(97 + n % 26)}-{i + 1}: #{chance.randrange(1 << 24):06x};\n"
                         for n in range(100) for i in range(6))
        (home / "hundred.css").write_text(f":root {{\n  --bg: #fff;\n{sheets}}}\n")
        (home / "one.css").write_text(":root { --bg: #fff; --chart-1: #0302c2; --chart-2: #5a010f }\n")
        # Twelve that keep two given colours were not found at the usual distances; twelve that keep one are.
        starts = {"8": ["#0055aa", "#b2182b"], "12": ["#0055aa"]}

        def generate(count):
            return ["palette", "generate", "--count", count, *(word for color in starts[count] for word in ("--start", color))]

        def timed(*words):
            runs = [measure([descant, *words], home, allowed=(0, 1))[:2] for _ in range(given.rounds)]
            return [statistics.median(column) for column in zip(*runs)]

        start = timed("lint", "-q", "one.css", "one.css")
        rows = [("5,000 files", timed("lint", "-q", "many"), 4, [0, 0]),
                ("100 palettes", timed("lint", "-q", "hundred.css", "one.css"), 0.05, start),
                ("generate 8 colours", timed(*generate("8")), 1, [0, 0]),
                ("generate 12 colours", timed(*generate("12")), 3, [0, 0])]
        failed = 0
        for what, (wall, work), most, off in rows:
            wall, work = wall - off[0], work - off[1]
            failed += work > most
            print(f"{what:20} {wall:7.3f} s wall {work:7.3f} s processor, allowed {most} s{'' if work <= most else ': TOO LONG'}")
        judged = subprocess.run([descant, "lint", "hundred.css", "one.css"], cwd=home, capture_output=True, text=True).stderr
        counted = "in 101 palettes" in judged
        for count, given_colors in starts.items():
            made = subprocess.run([descant, *generate(count)], cwd=home, capture_output=True, text=True)
            found = re.findall(r"#[0-9a-f]{6}", made.stdout.lower())
            if not all(color in found for color in given_colors):
                failed += 1
                print(f"generate {count} doesn't keep {given_colors}: {found}")
        print(f"{'100 palettes were judged' if counted else 'NOT judged: ' + judged[-200:]}")
        sys.exit(1 if failed or not counted else 0)


if __name__ == "__main__":
    main()
