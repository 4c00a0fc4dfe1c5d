#!/usr/bin/env python3
"""A data portal: 750 CSV files in 12 folders, built, measured, and set beside a Datasette of the same data.

    portal.py PROGRAM [--files 750] [--silent] [--keep FOLDER] [--datasette PYTHON]

The files are made here, the same each time: monthly and yearly series, tables by district, long series, wide ones. Printed are
time and memory of the first build and of one with nothing changed, how large each kind of page is, and whether a dataset is
found by name, folder and period from the front page by links alone. With PYTHON, where `datasette` and `sqlite-utils` are
installed (PyPI), the same files are served by Datasette, and bytes, requests and nodes of like pages stand side by side,
as Chromium counts them. Ends with "N passed, N failed".
"""
import argparse, collections, csv, html.parser, json, math, os, pathlib, random, shutil, subprocess, sys, tempfile, time, urllib.request
from measuring import measure

# Folder, its title's subject, the words that its datasets are described by.
FOLDERS = [
    ("agriculture", "Yield", ["farming", "food"]), ("climate", "Temperature", ["weather"]), ("culture", "Visits", ["museums", "leisure"]),
    ("economy", "Turnover", ["business"]), ("education", "Pupils", ["schools"]), ("energy", "Consumption", ["electricity", "heating"]),
    ("environment", "Particles", ["air", "water"]), ("health", "Admissions", ["hospitals"]), ("housing", "Rent", ["dwellings"]),
    ("labour", "Vacancies", ["jobs"]), ("population", "Births", ["people"]), ("transport", "Passengers", ["trains", "buses"]),
]
PLACES = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Willow"]


def rows(kind, start, chance):
    """A header and rows: what an office keeps."""
    level = chance.uniform(20, 900)
    step = lambda n: round(level * (1 + 0.01 * n) + level * 0.1 * math.sin(n) + chance.uniform(-0.04, 0.04) * level, 1)
    if kind == "yearly":
        return [["year", "value"]] + [[start + n, step(n)] for n in range(2024 - start)]
    if kind == "monthly":
        return [["month", "value"]] + [[f"{start + n // 12}-{n % 12 + 1:02}", step(n / 6)] for n in range(120)]
    if kind == "places":
        return [["district", "value", "share"]] + [[p, step(n), round(chance.uniform(1, 30), 1)] for n, p in enumerate(PLACES)]
    if kind == "long":
        return [["date", "value"]] + [[f"{start + n // 360}-{n % 360 // 30 + 1:02}-{n % 30 % 28 + 1:02}", step(n / 50)] for n in range(2000) if n % 30 < 28]
    return [["year"] + PLACES[:5]] + [[start + n] + [step(n + k) for k in range(5)] for n in range(40)]


def make(folder, files, is_silent):
    """Files in twelve folders, with a data package in each; names in their author's case."""
    chance = random.Random(12)
    kinds = ["yearly", "monthly", "places", "wide", "yearly", "long"]
    resources = collections.defaultdict(list)
    for number in range(files):
        name, subject, words = FOLDERS[number % len(FOLDERS)]
        kind = kinds[number // len(FOLDERS) % len(kinds)]
        # Every other one has no title but its file's name.
        stem = f"{subject.lower()}-{number:03}" if number % 2 else f"NUTS{number:03}{subject}"
        (folder / name).mkdir(parents=True, exist_ok=True)
        start = 1900 + number * 7 % 90 if kind in ["yearly", "wide"] else 1990 + number % 20
        with open(folder / name / f"{stem}.csv", "w", newline="") as file:
            csv.writer(file).writerows(rows(kind, start, chance))
        resource = {"name": stem.lower(), "path": f"{stem}.csv", "keywords": [words[number // 24 % len(words)]]}
        if number % 2:
            resource |= {"title": f"{subject} no. {number}", "description": f"{subject} as the office counted it, series {number}."}
        resources[name].append(resource)
    for name, some in resources.items():
        package = {"name": name, "title": name.title(), "licenses": [{"name": "CC-BY-4.0", "path": "https://creativecommons.org/licenses/by/4.0/"}], "resources": some}
        (folder / name / "datapackage.json").write_text(json.dumps(package, indent=1))
    (folder / "Site").mkdir(exist_ok=True)
    settings = {"title": "Open data", "description": "What the office counts."} | ({"audio": False} if is_silent else {})
    (folder / "Site/site.json").write_text(json.dumps(settings) + "\n")


class Page(html.parser.HTMLParser):
    """Links with their texts, elements, and what stands before the data's own table."""

    def __init__(self, path):
        super().__init__()
        self.links, self.nodes, self.here = [], 0, None
        text = path.read_text()
        self.bytes = len(text.encode())
        at = text.find('<table')
        self.before = len(text[: at if at >= 0 else len(text)].encode())
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.nodes += 1
        if tag == "a":
            self.here = [dict(attributes).get("href") or "", ""]
            self.links.append(self.here)

    def handle_data(self, text):
        if self.here:
            self.here[1] += text

    def handle_endtag(self, tag):
        if tag == "a":
            self.here = None


def follow(output, path, *texts):
    """The page that links with these texts lead to, one after the other, or None; "next" may be followed in between."""
    for text in texts:
        seen = set()
        while True:
            page = Page(output / path)
            ways = {t.strip(): h for h, t in page.links}
            target = next((h for t, h in ways.items() if t == text or t.startswith(text + " (") ), None)
            on = ways.get("Next") if target is None else None
            if target is None and (on is None or path in seen):
                return None
            seen.add(path)
            path = os.path.normpath(os.path.join(os.path.dirname(path), (target or on).split("#")[0]))
            if not path.endswith(".html"):
                path = os.path.join(path, "index.html")
            if target is not None:
                break
    return path


def browser(urls):
    """Bytes, requests and nodes of pages, as Chromium has them."""
    from playwright.sync_api import sync_playwright
    found = {}
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for name, url in urls.items():
            page = chromium.new_page(viewport={"width": 1280, "height": 900})
            sizes = []
            page.on("response", lambda response: sizes.append(len(response.body()) if response.ok else 0))
            page.goto(url, wait_until="networkidle")
            found[name] = (sum(sizes), len(sizes), page.evaluate("document.querySelectorAll('*').length"), page.evaluate("document.documentElement.scrollHeight"))
            page.close()
        chromium.close()
    return found


def beside(python, folder, output, sample):
    """Like pages of both, side by side."""
    sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Audit"))
    from server import serve
    tools = pathlib.Path(python).parent
    with tempfile.TemporaryDirectory() as work:
        base = pathlib.Path(work) / "all.db"
        insert = ("import csv, pathlib, sqlite_utils, sys\nbase = sqlite_utils.Database(sys.argv[1])\n"
                  "for file in sorted(pathlib.Path(sys.argv[2]).glob('*/*.csv')):\n    base[file.stem].insert_all(csv.DictReader(file.open()))")
        subprocess.run([python, "-c", insert, base, folder], check=True)
        server = subprocess.Popen([tools / "datasette", base, "-p", "8411"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen("http://127.0.0.1:8411/").read()
                    break
                except OSError:
                    time.sleep(0.2)
            with serve(output) as ours:
                for name, (a, b) in {"the list of all": ("index.html", "all"), "one dataset": (sample[1], f"all/{sample[0]}")}.items():
                    both = browser({"descant": f"{ours.rstrip('/')}/{a}", "datasette": f"http://127.0.0.1:8411/{b}"})
                    for who, (size, requests, nodes, height) in both.items():
                        print(f"  {name:16} {who:10} {size:9} bytes {requests:3} requests {nodes:6} nodes {height:7} px high")
        finally:
            server.terminate()
            server.wait()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--files", type=int, default=750)
    parser.add_argument("--silent", action="store_true", help="without sounds, which take a program without optimisation most of its time")
    parser.add_argument("--keep")
    parser.add_argument("--datasette")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    home = pathlib.Path(options.keep or tempfile.mkdtemp())
    folder = home / "portal"
    shutil.rmtree(home, ignore_errors=True)
    make(folder, options.files, options.silent)
    words = [program, "build", "-q", "--store", str(home / "store")]
    for name in ["first build", "nothing changed"]:
        wall, work, memory = measure(words, folder)
        print(f"  {name}: {wall:.2f} s, {work:.2f} s processor, {memory:.0f} MB")
    output = folder / "Output"
    pages = {str(p.relative_to(output)): Page(p) for p in sorted(output.rglob("*.html"))}
    kinds = collections.defaultdict(list)
    for path, page in pages.items():
        kinds[path.split("/")[0]].append(page)
    passed = failed = 0

    def expect(truth, text):
        nonlocal passed, failed
        passed, failed = passed + bool(truth), failed + (not truth)
        if not truth:
            print("  failed: " + text)

    for kind, some in kinds.items():
        print(f"  {kind:12} {len(some):5} pages, largest {max(p.bytes for p in some)} bytes, {max(p.before for p in some)} before its table, most nodes {max(p.nodes for p in some)}")
        for page in some:
            expect(page.before <= 100_000, f"{kind}: {page.before} bytes before a table")
    expect(pages["index.html"].bytes <= 100_000, "the front page is over 100 kB")
    titles = {"by name": ("All by name", "NUTS000Yield"), "by folder": ("Housing", "NUTS008Rent"), "by period": ("1910s", "NUTS000Yield")}
    for name, texts in titles.items():
        found = follow(output, "index.html", *texts)
        expect(found and "datasets/" in found, f"{name}: not found by {' › '.join(texts)}")
    if options.datasette:
        beside(options.datasette, folder, output, ("NUTS000Yield", "datasets/nuts000yield/index.html"))
    if not options.keep:
        shutil.rmtree(home)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
