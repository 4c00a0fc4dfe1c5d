"""A build after a small change is one that nobody waits for.

    changes.py DESCANT

1,000 pages and 60 charts: 0.3 s where nothing changed, 0.5 s for a page; twice that for a busy machine. Run it alone.
"""
import json, os, pathlib, statistics, sys, time
from outputs import Tally, copy_of, environment, home_folder, run

tally = Tally()
LIMIT = float(os.environ.get("DESCANT_BUILD_LIMIT", "2"))


def make(site):
    for folder in ["data", "guide"]:
        (site / "Content" / folder).mkdir(parents=True)
    (site / "Content/index.md").write_text("---\ntitle: Home\n---\n\nSee [the guide](guide/page0.md).\n")
    for n in range(1000):
        links = "".join(f"- [page {m}](page{m}.md)\n" for m in range(n * 30, n * 30 + 30) if m < 1000)
        (site / f"Content/guide/page{n}.md").write_text(f"---\ntitle: Page {n}\n---\n\n" + "Some words of a page, and **more** of them. " * 30 + f"\n\n## Part\n\n{links}")
    for n in range(60):
        (site / f"Content/data/d{n}.csv").write_text("year,value\n" + "".join(f"{1960 + y},{(y * 7 + n) % 50}\n" for y in range(30)))
        (site / f"Content/data/d{n}.vl.json").write_text(json.dumps({
            "title": f"Chart {n}", "data": {"url": f"d{n}.csv"}, "mark": "line",
            "encoding": {"x": {"field": "year", "type": "temporal"}, "y": {"field": "value", "type": "quantitative"}}}))


def change(site, kind, n):
    page, data = site / f"Content/guide/page{n}.md", site / f"Content/data/d{n}.csv"
    if kind == "text":
        page.write_text(page.read_text() + f"\nChanged {n}.\n")
    elif kind == "title":
        page.write_text(page.read_text().replace("title: Page", "title: Page one of"))
    elif kind == "data":
        data.write_text(data.read_text().replace("\n1960,", "\n1959,"))


def main():
    with home_folder() as home:
        descant, site = copy_of(sys.argv[1], home / "bin"), home / "site"
        make(site)

        def build():
            start = time.monotonic()
            result = run([descant, "build", "-q"], site, environment(home))
            tally.expect("a build after a change exits 0", result.returncode == 0, result.stderr[-300:])
            return time.monotonic() - start

        build()
        for kind, seconds in [("nothing", .3), ("text", .5), ("title", .5), ("data", .5)]:
            times = []
            for n in range(5):
                change(site, kind, n)
                times.append(build())
            print(f"{kind} changed on 1,000 pages and 60 charts: {statistics.median(times) * 1000:.0f} ms")
            tally.expect(f"{kind} changed: built in {seconds * LIMIT} s", statistics.median(times) < seconds * LIMIT, times)
    tally.end()


main()
