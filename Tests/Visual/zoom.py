#!/usr/bin/env python3
"""Looks at every page of a generated site as a reader who enlarges it: 1,280 × 1,024 px at 400 % are 320 × 256 px.

    zoom.py SITE_FOLDER [--pages N] [--table]

With and without scripts, and with the text spacing of WCAG 1.4.12: nothing is wider than the window but tables, maps and
grids of panels in boxes of their own that scroll; no words are cut; nothing that stays in place hides more than a third of
the window; in a drawing no words meet others, leave it or are small; every fold opens without a script. Two switches for
contrast and textures work without a script; a reader's own style sheet gives a drawing its colours, whenever it comes, and
nothing then covers the drawing. Letters twice as large, in a window of 375 px, leave drawings whole. Ends with "N passed, N failed".
"""
import argparse
import pathlib
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Audit"))
from measure import MEASURE, launched
from server import serve

SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"
READER = "* { background: #000 !important; color: #ff0 !important }"
# What may scroll in a second direction, as WCAG 1.4.10 lets it: data tables, code, rows and columns of panels.
SCROLLERS = ".scroll, .grid-of, pre, .table, .wide"

CUT = r"""
(scrollers) => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1) found.push(`page is ${document.documentElement.scrollWidth} px wide in a window of ${wide}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, .unseen, video') || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    const isOver = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    if (/auto|scroll/.test(style.overflowX) && isOver && !element.matches(scrollers)) found.push(`${name} scrolls sideways`);
    if (/hidden|clip/.test(style.overflow) && element.clientWidth > 1
      && (isOver || element.scrollHeight > element.clientHeight + 2) && element.textContent.trim()) found.push(`${name} is cut`);
    if (element.matches('button, summary, select, a') && element.getBoundingClientRect().right > wide + 1 && !element.closest(scrollers))
      found.push(`${name} reaches beyond the window`);
    if (/fixed|sticky/.test(style.position) && element.getBoundingClientRect().height > innerHeight / 3 && !element.closest(scrollers))
      found.push(`${name} stays over a third of the window`);
  }
  return found;
}
"""
COLOURS = r"""
() => [...document.querySelectorAll('.figure .plot')].slice(0, 1).flatMap((plot) => {
  const figure = plot.closest('.figure');
  const dash = plot.querySelector('.dash-2'), over = plot.querySelector('.over.waiting');
  const paint = plot.querySelector('.s1 :is(.bar, .symbol, .line), .s1:is(.bar, .symbol, .line)');
  return [{ text: getComputedStyle(plot).fill, ink: getComputedStyle(figure).color, ground: getComputedStyle(plot).getPropertyValue('--descant-ground').trim(),
    back: getComputedStyle(figure).backgroundColor, quiet: plot.querySelector('.tick') && getComputedStyle(plot.querySelector('.tick')).fill,
    waits: !!document.querySelector('.figure .plot :is(.over, .spare, [class*="dash-"])'),
    dash: dash && getComputedStyle(dash).strokeDasharray, over: over && getComputedStyle(over).display,
    paint: paint && (paint.matches('.line') ? getComputedStyle(paint).stroke : getComputedStyle(paint).fill) }];
})
"""
# Boxes that a reader's sheet has filled, over a part of the plot that they may not hide.
COVERED = r"""
() => [...document.querySelectorAll('.figure .drawing .plot, .figure .scrub')].flatMap((under) => {
  const own = under.getBoundingClientRect(), parts = under.matches('.plot') ? under.closest('.drawing') : under;
  return [...parts.querySelectorAll('div, input')].filter((each) => {
    const style = getComputedStyle(each), box = each.getBoundingClientRect();
    if (each.contains(under) || !each.checkVisibility() || style.opacity === '0' || style.mixBlendMode === 'difference' || each.matches('.value')) return false;
    if (/, 0\)$|transparent/.test(style.backgroundColor)) return false;
    const across = Math.min(own.right, box.right) - Math.max(own.left, box.left), down = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
    return across > 0 && down > 0 && across * down > 0.3 * own.width * own.height;
  }).map((each) => `${each.className || each.localName} covers the drawing`);
})
"""


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def expect(self, name, found):
        self.passed, self.failed = self.passed + (not found), self.failed + bool(found)
        if found:
            print(f"FAILED {name}: {found}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--pages", type=int, default=0)
    given = parser.parse_args()
    report = Report()
    pages = sorted(given.site.rglob("*.html"))
    pages = pages[:given.pages] if given.pages else pages
    with serve(given.site) as base, sync_playwright() as play:
        chromium = launched(play)

        def opened(has_scripts):
            # The site's own policy forbids styles that a test adds.
            return chromium.new_context(java_script_enabled=has_scripts, bypass_csp=True, viewport={"width": 320, "height": 256}).new_page()

        for has_scripts in (True, False):
            page = opened(has_scripts)
            for path in pages:
                name = path.relative_to(given.site).as_posix()
                page.goto(base + name)
                page.wait_for_timeout(60)
                way = "with" if has_scripts else "without"
                report.expect(f"{name} at 400 %, {way} scripts", page.evaluate(CUT, SCROLLERS)[:3])
                if not has_scripts:
                    # Folds are plain details: all of them at once, as someone who opened each.
                    page.evaluate("() => { for (const each of document.querySelectorAll('details')) each.open = true; }")
                    report.expect(f"{name} at 400 %, folds open", page.evaluate(CUT, SCROLLERS)[:3])
                # Without scripts no tag would say that it has loaded.
                page.evaluate("(text) => { document.head.append(Object.assign(document.createElement('style'), { textContent: text })); }", SPACING)
                page.wait_for_timeout(60)
                cut = page.evaluate(CUT, SCROLLERS) + [text for kind, text, *_ in page.evaluate(MEASURE) if kind == "outside"]
                report.expect(f"{name} at 400 %, text spacing, {way} scripts", cut[:3])
            page.context.close()

        own = [path for path in pages if path.match("charts/*/index.html")]
        plain, live = opened(False), opened(True)
        for path in own[:40]:
            name = path.relative_to(given.site).as_posix()
            plain.goto(base + name)
            before = plain.evaluate(COLOURS)
            if not before:
                continue
            plain.evaluate("() => { for (const each of document.querySelectorAll('details.how')) each.open = true; }")
            if not plain.locator(".looks input").count():
                report.expect(f"{name}: switches without a script", ["none"])
                continue
            switches = plain.locator(".looks input").first
            switches.check()
            textures = plain.locator(".looks .want-textures").first
            # It is offered where there is something to change.
            if textures.is_visible() != bool(before[0]["dash"] or before[0]["waits"]):
                report.expect(f"{name}: textures are offered where they change something", [textures.is_visible()])
            if textures.is_visible():
                textures.check()
            after = plain.evaluate(COLOURS)
            told = [key for key in ("dash", "over") if before[0][key] and before[0][key] == after[0][key]]
            if before[0]["quiet"] and after[0]["quiet"] == before[0]["quiet"]:
                told.append("ticks")
            report.expect(f"{name}: switches without a script", told)
            # A style sheet of the reader's stands before the page's scripts run.
            live.add_init_script(f"document.addEventListener('readystatechange', () => {{ if (document.readyState !== 'interactive') return; const s = document.createElement('style'); s.textContent = {READER!r}; document.head.append(s); }})") if path == own[0] else None
            live.goto(base + name)
            live.wait_for_timeout(100)
            seen = live.evaluate(COLOURS)[0]
            wrong = [key for key in ("text", "quiet") if seen[key] and seen[key] != "rgb(255, 255, 0)"]
            report.expect(f"{name}: a reader's colours", wrong + ([] if seen["ground"] == "rgb(0, 0, 0)" else ["ground"]) + live.evaluate(COVERED)[:3])
        late = opened(True)
        for path in own[:40:5]:
            name = path.relative_to(given.site).as_posix()
            late.goto(base + name)
            late.wait_for_timeout(100)
            late.evaluate("(text) => { document.head.append(Object.assign(document.createElement('style'), { textContent: text })); }", READER)
            late.wait_for_timeout(400)
            seen = late.evaluate(COLOURS)[:1]
            report.expect(f"{name}: a reader's colours that come late", [each for each in seen if each["text"] != "rgb(255, 255, 0)"])
            # Browsers put sheets of extensions beside the document's: none of its elements says so.
            late.goto(base + name)
            late.wait_for_timeout(100)
            first = late.evaluate(COLOURS)[:1]
            for text, way in ((READER, "comes"), ("", "goes")):
                late.evaluate("(text) => { const s = new CSSStyleSheet(); s.replaceSync(text); document.adoptedStyleSheets = [s]; }", text)
                late.wait_for_timeout(400)
                seen = late.evaluate(COLOURS)[:1]
                wrong = [each for each in seen if each["text"] != "rgb(255, 255, 0)"] if text else [] if seen == first else seen
                report.expect(f"{name}: a sheet of no element {way}", wrong)
        chromium.close()
        large = launched(play, "--blink-settings=defaultFontSize=32")
        page = large.new_page(viewport={"width": 375, "height": 800})
        for path in own[:40]:
            page.goto(base + path.relative_to(given.site).as_posix())
            page.wait_for_timeout(250)
            report.expect(f"{path.parent.name} with letters twice as large", [f"{kind}: {text}" for kind, text, *_ in page.evaluate(MEASURE)][:3])
        large.close()
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
