"""Builds tables that nobody would write: no trap, and every file of every chart whole.

    tables.py PROGRAM [--count 10000] [--seed 1] [--jobs 1]

One to four series, ragged dates, values between 1e-300 and 1e300, six kinds of noise. FLAC by `flac -t`; WAV, MIDI and
WebVTT by wild.py; SVG by an XML parser and by its numbers; JSON by a parser. Ends with "N passed, N failed".
"""
import argparse, concurrent.futures, datetime, json, pathlib, random, re, subprocess, sys, tempfile, xml.etree.ElementTree

import wild

BATCH = 100
SETTINGS = [
    {}, {"format": "wav"}, {"files": ["overview", "together", "series", "legend", "detailed", "midi"], "length": 3},
    {"inverted": True, "referenceTone": True}, {"arrangement": "together"},
]


def noise(chance, kind, count):
    """Values of about 1, as many as are asked for."""
    if kind == "normal":
        return [chance.gauss(0, 1) for _ in range(count)]
    if kind == "even":
        return [chance.uniform(-1, 1) for _ in range(count)]
    if kind == "impulses":
        return [chance.choice([1, -1, 0.3]) if chance.random() < 0.05 else 0 for _ in range(count)]
    if kind == "steps":
        levels = [chance.uniform(-1, 1) for _ in range(3)]
        return [levels[place * 3 // count] for place in range(count)]
    if kind == "walk":
        walk = [0.0]
        for _ in range(count - 1):
            walk.append(walk[-1] + chance.gauss(0, 0.1))
        return walk
    return [1 if place % 2 else -1 for place in range(count)]


def days(chance, count):
    day, all = datetime.date(chance.choice([1, 1583, 1901, 1970, 2024]), 1, 1), []
    for _ in range(count):
        all.append(day.isoformat())
        day += datetime.timedelta(chance.choice([1, 1, 1, 7, 30, 366, 1]))
    return all


def table(chance):
    """A long table: day, series, value; each series has days of its own."""
    lines, names = ["day,source,value"], ["Sun", "Oil", "Wind", "Ä \"x\""][:chance.randint(1, 4)]
    scale = 10 ** chance.choice([0, 1, 3, -3, 6, chance.uniform(-300, 300), chance.uniform(-20, 20), 299, -299])
    offset = chance.choice([0, 0, 1, -2, 1e6, 1e15]) * scale
    count = chance.choice([1, 2, 3, 5, 12, 60, 60, 200])
    shared = days(chance, count)
    for name in names:
        kind = chance.choice(["normal", "even", "impulses", "steps", "walk", "turns"])
        values = noise(chance, kind, count)
        own = [day for day in shared if chance.random() < 0.8] if chance.random() < 0.6 else days(chance, count)
        for day, value in zip(own, values):
            value = min(max(value * scale + offset, -1e300), 1e300)
            cell = "" if chance.random() < 0.03 else repr(value) if chance.random() < 0.5 else f"{value:.4g}"
            lines.append(f"{day},\"{name.replace(chr(34), chr(34) * 2)}\",{cell}")
    if chance.random() < 0.5:
        rows = lines[1:]
        chance.shuffle(rows)
        lines[1:] = rows
    return "\n".join(lines) + "\n"


def svg(data):
    text = data.decode()
    root = xml.etree.ElementTree.fromstring(text)
    places = {"x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height", "d", "points", "transform", "viewBox"}
    for element in root.iter():
        for name, value in element.attrib.items():
            if name in places and re.search(r"nan|inf|\d[eE][+-]?\d", value):
                return f"{name}={value[:60]!r}"
    return None


def document(data):
    json.loads(data, parse_constant=lambda name: (_ for _ in ()).throw(ValueError(name)))


def batch(program, number, count, seed):
    """How many files were tried, and what was wrong."""
    chance = random.Random(f"{seed} {number}")
    wrong, tried = [], {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        source, output = folder / "tables", folder / "out"
        (source / "Site").mkdir(parents=True)
        (source / "Site/site.json").write_text(json.dumps({"audio": SETTINGS[number % len(SETTINGS)]}))
        for place in range(count):
            (source / f"t{place}.csv").write_text(table(chance))
        done = subprocess.run([program, "build", source, "--output", output, "--no-cache"], capture_output=True, text=True)
        if done.returncode not in (0, 1):
            kept = pathlib.Path(tempfile.mkdtemp(prefix="tables-"))
            for file in source.glob("*.csv"):
                file.rename(kept / file.name)
            return {}, [f"batch {number} of seed {seed}: code {done.returncode}, kept in {kept}\n{done.stderr[-1500:]}"]
        read = re.search(r"Read (\d+) dataset", done.stdout)
        if not read or int(read[1]) != count:
            wrong.append(f"batch {number}: {done.stdout[-300:]}")
        for ending, problem in ((".wav", wild.wav), (".mid", wild.midi), (".vtt", wild.vtt), (".svg", svg), (".json", document)):
            for file in sorted((output / "charts").rglob("*" + ending)):
                tried[ending] = tried.get(ending, 0) + 1
                try:
                    what = problem(file.read_bytes())
                except Exception as error:
                    what = repr(error)
                if what:
                    wrong.append(f"batch {number}: {file.relative_to(output)}: {what}")
        sounds = sorted(map(str, output.rglob("*.flac")))
        tried[".flac"] = len(sounds)
        for start in range(0, len(sounds), 200):
            test = subprocess.run(["flac", "-t", "-s", *sounds[start:start + 200]], capture_output=True, text=True)
            if test.returncode:
                wrong.append(f"batch {number}: {test.stderr[:1500]}")
    return tried, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=lambda text: str(pathlib.Path(text).resolve()))
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    batches = [(start // BATCH, min(BATCH, options.count - start)) for start in range(0, options.count, BATCH)]
    totals, failed = {}, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for tried, wrong in pool.map(lambda one: batch(options.program, *one, options.seed), batches):
            for ending, count in tried.items():
                totals[ending] = totals.get(ending, 0) + count
            failed += len(wrong)
            print(*wrong[:5], sep="\n", end="\n" if wrong else "", flush=True)
    print(f"{options.count} tables:", ", ".join(f"{count} {ending}" for ending, count in totals.items()))
    print(f"{sum(totals.values())} passed, {failed} failed")
    return failed > 0 or not totals.get(".flac")


if __name__ == "__main__":
    sys.exit(main())
