"""Opens every page of a generated site in a real Chromium and checks what it promises.

    audit.py SITE [--pictures DIR] [--quick]

For every page: no Nu checker error. For each page with a chart or a kind of element that no page
before it had: no console message, no request that leaves the site, no axe-core violation (WCAG 2.2 A,
AA, AAA and best practices), complete with scripts off. For every chart: each value of its data is in the
browser's accessibility tree and in the table. Ends with "N passed, N failed".
"""
import argparse, contextlib, json, pathlib, re, sys
from concurrent.futures import ThreadPoolExecutor
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Browsers"))
from chromium import launched
from playwright.sync_api import sync_playwright
from exposure import exposure_of_page
from nu import nu_errors
from server import serve
import axe_playwright_python

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Rules left out, with the reason. Nothing else is.
AXE_EXCEPTIONS = {
    "color-contrast-enhanced": "AAA asks 7:1 for all text; the default theme promises 4.5:1 and gives "
    "7:1 under prefers-contrast: more, where the rule is run",
}
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa",
            "wcag22aaa", "best-practice"]
MODES = {
    "light-1280": dict(viewport={"width": 1280, "height": 900}),
    "light-320": dict(viewport={"width": 320, "height": 900}),
    "dark-768": dict(viewport={"width": 768, "height": 900}, color_scheme="dark"),
    "forced-1280": dict(viewport={"width": 1280, "height": 900}, forced_colors="active"),
    "contrast-1280": dict(viewport={"width": 1280, "height": 900}, contrast="more"),
}
# Where the rule of contrast, half of what axe takes, tells nothing more: the reader's own colours are not the page's, and a
# narrow page has those of a wide one.
NO_CONTRAST = {"forced-1280", "light-320"}


class Report:
    def __init__(self):
        self.passed, self.failures = 0, []

    def expect(self, name, problems):
        if problems:
            self.failures.append((name, problems))
            print(f"FAILED {name}")
            for problem in problems[:8]:
                print(f"       {problem}")
        else:
            self.passed += 1


def pages_of(site):
    return sorted(str(p.relative_to(site)) for p in site.rglob("*.html"))


def parts_of(html):
    """The kinds of elements that a page is made of."""
    return frozenset(re.findall(r"<([a-z][a-z0-9]*(?:\s+class=\"[^\"]*\")?)", html))


@contextlib.contextmanager
def visit(browser, url):
    """A page in one window for all that is asked of it, and what was wrong while it loaded as served: console messages,
    requests to elsewhere, cookies."""
    context = browser.new_context(**MODES["light-1280"])
    page = context.new_page()
    problems = []
    origin = url.split("/", 3)[:3]
    page.on("console", lambda m: problems.append(f"console: {m.text}"))
    page.on("pageerror", lambda e: problems.append(f"script error: {e}"))
    page.on("request", lambda r: problems.append(f"request: {r.url}")
            if r.url.split("/", 3)[:3] != origin and not r.url.startswith(("data:", "blob:")) else None)
    page.on("requestfailed", lambda r: problems.append(f"request failed: {r.url}"))
    page.on("response", lambda r: problems.append(f"{r.status}: {r.url}")
            if r.status >= 400 and not r.url.endswith("favicon.ico") else None)
    page.goto(url, wait_until="load")
    page.wait_for_timeout(50)
    if context.cookies():
        problems.append("sets a cookie")
    try:
        yield page, list(problems)
    finally:
        context.close()


def axe_problems(page, mode):
    """What is wrong in a mode and lasts: on a busy machine a drawing may be caught while it takes its other size."""
    found = axe_findings(page, mode)
    if found:
        page.wait_for_timeout(1000)
        found = axe_findings(page, mode)
    return found


def axe_findings(page, mode):
    look = MODES[mode]
    page.set_viewport_size(look["viewport"])
    page.emulate_media(color_scheme=look.get("color_scheme", "light"), contrast=look.get("contrast", "no-preference"),
                       forced_colors=look.get("forced_colors", "none"))
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    off = {} if mode == "contrast-1280" else {r: {"enabled": False} for r in AXE_EXCEPTIONS}
    if mode in NO_CONTRAST:
        off["color-contrast"] = {"enabled": False}
    result = page.evaluate("o => axe.run(document, o)", {
        "runOnly": {"type": "tag", "values": AXE_TAGS}, "rules": off, "resultTypes": ["violations"]})
    if mode.startswith("light"):
        # What folds hide is pressed, too.
        folds = "document.querySelectorAll('details:not([open])')"
        page.evaluate(f"() => {{ window.folds = [...{folds}]; for (const each of window.folds) each.open = true; }}")
        targets = page.evaluate("o => axe.run(document, o)", {
            "runOnly": {"type": "rule", "values": ["target-size"]}, "resultTypes": ["violations"]})
        page.evaluate("() => { for (const each of window.folds) each.open = false; }")
        result["violations"] += targets["violations"]
    return [f"{v['id']}: {v['help']} ({len(v['nodes'])}×): {v['nodes'][0]['html'][:160]}"
            for v in result["violations"]]


def scriptless_problems(page, url):
    """With scripts off, as they are in this window, the page is complete: one h1, and every figure has all its parts."""
    page.goto(url, wait_until="load")
    problems = []
    if page.locator("h1").count() != 1:
        problems.append(f"{page.locator('h1').count()} h1")
    for figure in page.locator("article.figure").all():
        for part, selector in {
            "heading": "h1, h2, h3, h4, h5, h6", "summary": ".summary", "drawing": "svg[role=group]",
            "player": "video[controls][src]", "captions": "track[kind=captions]", "table": "table caption",
        }.items():
            if figure.locator(selector).count() == 0 and figure.get_attribute("data-empty") is None:
                problems.append(f"{figure.get_attribute('id')}: no {part}")
    if page.locator("[style], style, script:not([src]):not([type='application/ld+json'])").count():
        problems.append("inline style or script")
    return problems


def screenshots(browser, url, name, folder):
    for mode in MODES:
        context = browser.new_context(**MODES[mode])
        page = context.new_page()
        page.goto(url, wait_until="load")
        page.screenshot(path=str(folder / f"{name}.{mode}.png"), full_page=True)
        if mode == "light-1280":
            page.emulate_media(media="print")
            page.screenshot(path=str(folder / f"{name}.print.png"), full_page=True)
        context.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true", help="one mode a page, no pictures")
    options = parser.parse_args()
    report, pages = Report(), pages_of(options.site)
    if not pages:
        sys.exit(f"no page in {options.site}")
    totals, opened, known, measured = [0, 0, 0], 0, set(), set()
    with ThreadPoolExecutor(1) as beside, serve(options.site) as base, sync_playwright() as playwright:
        nu = beside.submit(nu_errors, options.site)
        browser = launched(playwright)
        still = browser.new_context(java_script_enabled=False, **MODES["light-1280"]).new_page()
        for index, path in enumerate(pages):
            html = (options.site / path).read_text()
            # A chart may stand on several pages, and text pages come by the hundred: each chart is opened once, and
            # each page with a kind of element that no page before it had. The Nu checker reads all.
            figures = set(re.findall(r'<article class="figure[^"]*" id="([^"]+)"', html)) - measured
            parts = parts_of(html)
            if not figures and parts <= known:
                continue
            known |= parts
            opened += 1
            url = base + path
            # An old address only leads on: the browser is never on it.
            if 'http-equiv="refresh"' in (options.site / path).read_text():
                continue
            report.expect(f"scripts off {path}", scriptless_problems(still, url))
            others = [m for m in MODES if m != "light-1280"]
            modes = ["light-1280"] + ([] if options.quick else
                                      others if figures and index % 4 == 0 else [others[index % 4]])
            with visit(browser, url) as (page, problems):
                report.expect(f"quiet {path}", problems)
                for figure in exposure_of_page(page) if figures else []:
                    if figure.id not in figures:
                        continue
                    totals = [a + b for a, b in zip(totals, figure.counts)]
                    report.expect(f"exposure {path}#{figure.id}", figure.problems)
                for mode in modes:
                    report.expect(f"axe {mode} {path}", axe_problems(page, mode))
            measured |= figures
            if options.pictures and not options.quick and (figures and index % 3 == 0 or index < 3):
                options.pictures.mkdir(parents=True, exist_ok=True)
                screenshots(browser, url, path.replace("/", "_").removesuffix(".html"), options.pictures)
        browser.close()
        errors = nu.result()
    for path in sorted({*pages, *errors}):
        report.expect(f"nu {path}", errors.get(path, []))
    values, in_tree, in_table = totals
    if values:
        print(f"exposure: {values} values; accessibility tree {100 * in_tree / values:.2f} %, "
              f"table {100 * in_table / values:.2f} %")
    print(f"{len(pages)} pages, {opened} opened in the browser: those with a chart or a kind of element "
          "that no page before them had")
    print(f"axe exceptions: {', '.join(AXE_EXCEPTIONS)}")
    print(f"{report.passed} passed, {len(report.failures)} failed")
    sys.exit(1 if report.failures else 0)


if __name__ == "__main__":
    main()
