"""Opens the palette report in Chromium: axe and Nu find nothing, nothing leaves it, and it reads in words.

    python Tests/Color/report.py path/to/descant
"""

import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Audit"))
from audit import MODES, axe_problems, launched, visit  # noqa: E402
from nu import nu_errors  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import serve  # noqa: E402

DESCANT = str(pathlib.Path(sys.argv[1]).resolve())
results = {"passed": 0, "failed": 0}


def expect(what, problems):
    results["failed" if problems else "passed"] += 1
    if problems:
        print(f"FAILED {what}\n  {problems}")


def written(folder):
    palettes = json.loads((HERE / "vectors/known-palettes.json").read_text())
    for name, ground in (("okabe-ito", "#ffffff"), ("matplotlib-tab10", "#121212")):
        (folder / f"{name}.txt").write_text(f"ground: {ground}\n" + "\n".join(palettes[name]["colors"]) + "\n")
    site = folder / "site"
    site.mkdir()
    subprocess.run([DESCANT, "lint", "okabe-ito.txt", "matplotlib-tab10.txt", "--report", "site/index.html", "-q"],
                   cwd=folder, capture_output=True)
    return site


def in_words(page):
    """What a reader without sight gets: a name for each picture, and the pairs with the worst first."""
    names = page.eval_on_selector_all("img", "images => images.map(image => image.alt)")
    expect("24 pictures a palette, each named by kind and eyes",
           [] if len(names) == 48 and len(set(names[:24])) == 24 else names)
    broken = page.evaluate(
        "async () => { for (const i of document.images) i.loading = 'eager';"
        " await Promise.all([...document.images].map(i => i.decode().catch(() => 0)));"
        " return [...document.images].filter(i => !i.naturalWidth).map(i => i.alt) }")
    expect("pictures that are drawn", broken)
    for number, count in ((1, 28), (2, 45)):
        rows = page.eval_on_selector_all(
            f"section[aria-labelledby=palette-{number}] .scroll:last-of-type tbody tr",
            "rows => rows.map(row => [...row.querySelectorAll('td')].slice(0, 4).map(c => parseFloat(c.innerText)))")
        worst = [min(row) for row in rows]
        expect(f"every pair of palette {number}, worst first",
               [] if len(rows) == count and worst == sorted(worst) else worst)
    heads = page.eval_on_selector_all("h1,h2,h3,h4", "all => all.map(h => +h.tagName[1])")
    expect("headings without a gap", [pair for pair in zip(heads, heads[1:]) if pair[1] > pair[0] + 1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        site = written(pathlib.Path(folder))
        expect("Nu", nu_errors(site))
        with serve(site) as base, sync_playwright() as playwright:
            browser = launched(playwright)
            url = base + "index.html"
            with visit(browser, url) as (page, problems):
                expect("quiet", problems)
                for mode in MODES:
                    expect(f"axe {mode}", axe_problems(page, mode))
            context = browser.new_context(java_script_enabled=True, **MODES["light-320"])
            page = context.new_page()
            page.goto(url)
            width = page.evaluate("document.documentElement.scrollWidth")
            expect("no sideways scrolling at 320 px", [] if width <= 320 else width)
            in_words(page)
            browser.close()
    print(f"{results['passed']} passed, {results['failed']} failed")
    sys.exit(1 if results["failed"] else 0)


main()
