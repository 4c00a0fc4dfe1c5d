#!/usr/bin/env python3
"""Measures the figures of a generated site: how much of a page is its drawing, what else is there to see and to load.

    figure.py SITE_FOLDER [--table]

Where a chart's height is free the drawing has its share of its own page and of its figure in an article, and the page
its height, at 1,280 and 320 px. Everywhere: nothing sideways, no sound before it is asked for, few links, one player with the script and one without, nothing that moves
while the page loads, targets of 24 px, a message within 60 words, at most 9 headings and landmarks, and a page, a style
sheet and a script of their weight. A page of a hundred figures loads none of their files before one is listened to, and
then that one's; in forced colours what is written on buttons can be read. Boxes are stops of the keyboard only while they scroll;
rail and rings, and cells of a ramp where more contrast is asked for, have 3:1 with the ground, a coast with land and water. --table prints what was found. Ends with "N passed, N failed".
"""
import argparse, gzip, pathlib, re, sys
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Audit"))
from playwright.sync_api import sync_playwright
from server import serve
from measure import MEASURE, launched

# Shares of the drawing in per cent, heights in pixels, links, by the window's width.
OWN = {1280: {"share": 40, "height": 1250, "links": 16}, 320: {"share": 23, "height": 1400, "links": 16}}
ARTICLE = {1280: {"share": 58, "links": 10}, 320: {"share": 34, "links": 10}}
# Pages that may be higher, and why: each has more around its plot than others.
HIGHER = {
    ("cars-four-axes", 320): (1530, "keys of size and of shape"), ("electricity-bars", 320): (1430, "three series with long names, and a key"), ("electricity-area", 320): (1430, "three series with long names, and a key"),
    ("rain-and-warmth", 320): (1600, "two measures, each in a sentence, and a key"), ("weather-rain", 320): (1530, "two axes and a key"), ("weather-rain", 1280): (1300, "two axes and a key"),
}
# Bytes, compressed, without the sound; a page's own icon and pictures count.
WEIGHT = {"page": 60_000, "figure.css": 10_000, "figure.js": 10_000}
# What a second row of controls moves on a phone, of one window.
STILL = 0.02
# A summary with an author's before it may be longer.
WORDS, STOPS, TARGET = 60, 9, 24

FIGURES = r"""
() => [...document.querySelectorAll('.figure')].map((figure) => {
  const height = (element) => element.getBoundingClientRect().height;
  const drawing = figure.querySelector('.drawing');
  // The slider at its foot is part of it, an author's caption below it is not.
  const heightOf = (selector) => [...figure.querySelectorAll(selector)].reduce((sum, each) => sum + height(each), 0);
  const drawn = height(drawing) + heightOf('.scrub');
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen');
  const plots = drawing.querySelectorAll('.plot');
  const targets = [...figure.querySelectorAll('button, select, input, summary, .refs a, .downloads a, .to-table a')].filter(seen);
  const video = figure.querySelector('video');
  return {
    id: figure.id, isFree: plots.length === 1 && plots[0].matches('.free'),
    page: 100 * drawn / document.documentElement.scrollHeight, own: 100 * drawn / (height(figure) - heightOf('.caption')),
    links: [...figure.querySelectorAll('a')].filter(seen).length,
    players: [video && seen(video), figure.querySelector('.controls')].filter(Boolean).length, hasSound: !!video,
    small: targets.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width < 23.5 || box.height < 23.5;
    }).map((each) => (each.textContent || each.type).trim()),
  };
})
"""
# Boxes that are stops and have nothing to scroll, or the other way round.
STOPS_OF_BOXES = """
async () => {
  for (const each of document.querySelectorAll('details')) each.open = true;
  await new Promise((done) => setTimeout(done, 100));
  return [...document.querySelectorAll('.scroll, pre')].filter((each) => (each.tabIndex === 0) !== each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.id || each.className);
}
"""
# Before the page's own scripts: what moves while it loads.
SHIFTS = "window.moved = 0; new PerformanceObserver((list) => { for (const each of list.getEntries()) moved += each.value; })" \
         ".observe({ type: 'layout-shift', buffered: true });"


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def expect(self, name, isRight, found=""):
        self.passed, self.failed = self.passed + bool(isRight), self.failed + (not isRight)
        if not isRight:
            print(f"FAILED {name}: {found}")


def loaded(page, address):
    """Opens a page; how much of it moves: the least of three, for a processor that others use paints pages in parts."""
    least = 1
    for _ in range(3):
        page.goto(address)
        page.wait_for_function("!document.querySelector('video') || document.querySelector('[data-live]')")
        page.wait_for_timeout(150)
        least = min(least, page.evaluate("moved"))
        if least < STILL:
            break
    return least


def packed(path):
    return len(gzip.compress(path.read_bytes(), 9))


def weigh(site, page):
    """A page with what it loads at once, compressed; sounds load when they are asked for."""
    text = page.read_text()
    files = set(re.findall(r'<link rel="(?:stylesheet|icon)" href="([^"]+)"|<script src="([^"]+)"', text))
    return packed(page) + sum(packed(page.parent / name) for pair in files for name in pair if name)


def words_to_message(text):
    """From the title to the end of the summary, as they are read."""
    figure = text[text.index('<article class="figure"'):]
    heading = figure[figure.index("<h1"):figure.index("</p>", figure.index('class="summary"'))]
    return len(re.sub(r"<[^>]*>", " ", heading).split())


def stops(text):
    """Headings that no summary hides, and landmarks."""
    body = re.sub(r"<summary>.*?</summary>", "", text[text.index("<body"):], flags=re.S)
    return len(re.findall(r"<(?:h[1-6]|nav|main|header class=\"site|footer)\b", body))


def hundred(report, chromium, base, site):
    """A page with a hundred figures: what it asks for when it is opened, scrolled through and listened to."""
    name, own = "rainfall", "gallery/several-series/"
    text = (site / own / "index.html").read_text()
    start, end = text.index('<article class="figure"'), text.index("</article>") + len("</article>")
    copies = "".join(text[start:end].replace(f'"{name}', f'"{name}-{n}').replace(f"/{name}.", f"/{name}-{n}.").replace(f"#{name}", f"#{name}-{n}") for n in range(100))
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base)))
    address = f"{base}{own}hundred.html"
    page.route(address, lambda route: route.fulfill(body=text[:start] + copies + text[end:], content_type="text/html"))
    page.goto(address, wait_until="commit")
    page.locator(".figure .controls").nth(99).wait_for(state="attached", timeout=120_000)
    page.evaluate("async () => { for (let y = 0; y < document.body.scrollHeight; y += 5000)"
                  " { scrollTo(0, y); await new Promise(requestAnimationFrame); } }")
    page.wait_for_timeout(300)
    files = [url for url in asked if f"/{name}-" in url]
    report.expect("a hundred figures ask for no file of a chart", not files, files[:5])
    shared = set(asked) - {address.removeprefix(base)}
    report.expect("a hundred figures ask for what they share, once each", len(asked) - 1 <= len(shared) <= 12, asked[:20])
    asked.clear()
    page.locator(".figure .play").nth(41).click()
    page.wait_for_timeout(500)
    strange = [url for url in asked if f"/{name}-41" not in url]
    report.expect("who listens to one of a hundred asks for its sound alone", asked and not strange, asked[:5])
    page.close()


def forced(report, chromium, address):
    """In forced colours browsers put a ground of the system's behind words, but for those whose colours are kept."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        page.goto(address)
        found = page.evaluate("""() => {
          const ground = getComputedStyle(document.body).backgroundColor;
          return [...document.querySelectorAll('.figure :is(button, select)')].filter((each) => each.checkVisibility()).map((each) => {
            const style = getComputedStyle(each);
            return [each.textContent, style.color, style.backgroundColor, style.forcedColorAdjust, ground];
          }).filter(([, ink, own, adjust, ground]) => ink === own || (adjust !== 'none' && ink === ground));
        }""")
        report.expect(f"words of buttons can be read in forced colours, {scheme}", not found, found)
    page.close()


def contrast(one, other):
    """Of two colours as browsers write them, "rgb(1, 2, 3)", by WCAG 2."""
    def light(text):
        shares = [int(part) / 255 for part in re.findall(r"\d+", text)[:3]]
        return sum(weight * (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
                   for weight, share in zip((0.2126, 0.7152, 0.0722), shares))
    high, low = sorted([light(one), light(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


def edges(report, chromium, address):
    """What is seen of player and ramp by its edge: its contrast with the ground, light and dark."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(address)
        page.locator(".scrub input").press("ArrowRight")
        page.evaluate("document.querySelector('.want-contrast').checked = true")
        ground, found = page.evaluate("""() => {
          const of = (element, pseudo, name) => getComputedStyle(element, pseudo)[name];
          const seen = (selector) => document.querySelector('.figure ' + selector);
          return [getComputedStyle(seen('.drawing').closest('.figure')).backgroundColor, {
            rail: of(seen('.scrub'), '::before', 'borderTopColor'), ring: of(seen('.ring'), null, 'borderTopColor'),
            cells: of(seen('.plot .cell'), null, 'stroke'), ramp: of(seen('.ramp .cell'), null, 'stroke') }];
        }""")
        for name, colour in found.items():
            report.expect(f"{name} in {scheme} has 3:1", contrast(colour, ground) >= 3, f"{colour} on {ground}")
        halo = page.evaluate("getComputedStyle(document.querySelector('.figure .ring')).outlineColor")
        report.expect(f"a ring has a halo of the ground in {scheme}", halo == ground, halo)
    page.close()


def targets(report, chromium, address, site):
    """Links outside sentences: in cells of tables, and tags, which may have few letters."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    pages = [path for path in sorted(site.rglob("*.html")) if 'class="tags"' in (text := path.read_text()) or "<td><a" in text]
    for path in pages[:6]:
        page.goto(address(path))
        small = page.evaluate("""(least) => [...document.querySelectorAll('.text td > a:first-child, .tags a')].filter((each) => each.checkVisibility())
          .map((each) => [each.textContent, each.getBoundingClientRect()])
          .filter(([, { width, height }]) => height < least - 0.5).map(([text, { width, height }]) => `${text}: ${width} × ${height}`)""", TARGET)
        report.expect(f"{path.relative_to(site).parent}: links in cells and tags of {TARGET} px", not small, small[:3])
    report.expect("pages have links in cells, or tags", pages, len(pages))
    page.close()


def coasts(report, chromium, address):
    """Land, the line around it and what stands on it, light and dark: with each other and the ground."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(address)
        ground, land, coast, mark = page.evaluate("""() => {
          const of = (selector) => getComputedStyle(document.querySelector('.figure ' + selector));
          return [getComputedStyle(document.querySelector('.figure')).backgroundColor, of('.land').fill, of('.land').stroke, of('.plot .symbol').fill];
        }""")
        for name, one, other in (("coast and water", coast, ground), ("coast and land", coast, land), ("mark and land", mark, land), ("mark and water", mark, ground)):
            report.expect(f"{name} in {scheme} have 3:1", contrast(one, other) >= 3, f"{one} on {other}")
    page.emulate_media(color_scheme="light")
    page.evaluate("document.querySelector('.want-contrast').checked = true")
    page.wait_for_timeout(100)
    coast, ink = page.evaluate("[getComputedStyle(document.querySelector('.figure .land')).stroke, getComputedStyle(document.querySelector('.figure')).color]")
    report.expect("more contrast is seen on a map", coast == ink, coast)
    page.close()


def fills(report, chromium, address):
    """Values in bars, light and dark, and by a reader's own style sheet: what their letters have with the bar."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    within = """() => [...document.querySelectorAll('.plot .within')].map((each) => getComputedStyle(each)).map(({ fill, stroke }) => [fill, stroke])"""
    for scheme in ("light", "dark", "a reader's colours"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(address)
        if scheme not in ("light", "dark"):
            page.evaluate("""() => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync("* { background: #000 !important; color: #ff0 !important }");
              document.adoptedStyleSheets = [sheet];
            }""")
            page.locator(".figure.recoloured").first.wait_for()
        pairs = page.evaluate(within)
        faint = [pair for pair in pairs if contrast(*pair) < 4.5]
        report.expect(f"letters in bars in {scheme} have 4.5:1", pairs and not faint, faint[:3])
    page.close()


def alone(report, chromium, address):
    """A series that is chosen, by list, keys, pointer and finger: the others are faint, and all are back when they are asked for."""
    strength = """() => {
      const opacityOf = (each) => { let share = 1; for (let at = each; at.closest('.plot'); at = at.parentElement) share *= getComputedStyle(at).opacity; return share; };
      const drawn = [...document.querySelectorAll('.plot :is(.line, .points, .of-series)')].filter((each) => each.checkVisibility());
      return ['s1', 's2'].map((paint) => [...new Set(drawn.filter((each) => each.matches('.' + paint)).map(opacityOf))]);
    }"""
    names = """() => [...document.querySelectorAll('.plot .of-series.s2')].filter((each) => each.checkVisibility())
      .map((each) => [getComputedStyle(each).fill, getComputedStyle(each.closest('.figure')).backgroundColor])"""
    for mode in ("light", "dark", "forced", "finger"):
        page = chromium.new_context(has_touch=mode == "finger", viewport={"width": 1280, "height": 900}).new_page()
        page.emulate_media(color_scheme="dark" if mode == "dark" else "light", forced_colors="active" if mode == "forced" else "none")
        page.goto(address)
        name = page.locator(".plot .of-series.s2:visible").first

        def expect(what, wanted):
            found = page.evaluate(strength)
            report.expect(f"{mode}: {what}", found == wanted, found)

        one, two, both = [[1], [0.15]], [[0.15], [1]], [[1], [1]]
        expect("all series at rest", both)
        page.locator(".series select, select.series").select_option("1")
        expect("the second one from the list", two)
        pairs = page.evaluate(names)
        report.expect(f"{mode}: its name has 4.5:1", pairs and all(contrast(*pair) >= 4.5 for pair in pairs), pairs)
        page.locator(".scrub input").press("ArrowUp")
        expect("the first one by a key", one)
        page.keyboard.press("Escape")
        expect("all series by Escape", both)
        for wanted in (two, both):
            name.tap() if mode == "finger" else name.click()
            expect("its name in the drawing, and again", wanted)
        page.locator("select.series").select_option("0")
        page.locator("select.series").select_option("-1")
        expect("all series from the list", both)
        page.context.close()


# How far each slider is from where it lies: as wide as its drawing, or along the axis of its plot.
SLIDERS = """() => [...document.querySelectorAll('.figure[data-live]')].map((figure) => {
  const [scrub, plot] = ['.scrub', '.plot'].map((each) => figure.querySelector(each));
  const { left, width } = scrub.getBoundingClientRect(), drawing = figure.querySelector('.drawing');
  const whole = Math.abs(width - drawing.clientWidth);
  return Math.min(whole, Math.abs(left + 12 - plot.getBoundingClientRect().left - parseFloat(getComputedStyle(plot).paddingLeft)));
})"""


def grown(report, chromium, address, pages, site):
    """Letters of twice the size on a phone: those in drawings are larger, too, none lies on another, and pages don't scroll sideways."""
    page = chromium.new_page(viewport={"width": 375, "height": 800})
    for path in pages:
        page.goto(address(path))
        page.evaluate("""() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("html { font-size: 32px !important }");
          document.adoptedStyleSheets = [sheet];
        }""")
        page.wait_for_timeout(50)
        name = path.relative_to(site).parent
        # A busy machine takes longer to measure a large drawing anew.
        for _ in range(40):
            apart = page.evaluate(SLIDERS)
            if max(apart, default=0) < 1.5:
                break
            page.wait_for_timeout(50)
        report.expect(f"{name}: sliders follow larger letters", max(apart, default=0) < 1.5, apart)
        found = page.evaluate(MEASURE)
        report.expect(f"{name}: letters of 200 % have room on 375 px", not found, found[:2])
        sizes = page.evaluate("[...document.querySelectorAll('.figure > .drawing > .plot > g > text:not(.small)')]"
                              ".filter((each) => each.checkVisibility()).map((each) => parseFloat(getComputedStyle(each).fontSize))")
        report.expect(f"{name}: letters of 200 % are larger in drawings", not sizes or min(sizes) >= 16.9, min(sizes or [0]))
    page.close()


def looks(report, chromium, address, other):
    """What a reader chose at one figure holds for those of other pages, and when it comes again."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address)
    page.evaluate("document.querySelector('.want-contrast').click()")
    for where in (address, other):
        page.goto(where)
        wanted = page.evaluate("[...document.querySelectorAll('.want-contrast')].map((each) => each.checked)")
        report.expect(f"more contrast is kept: {where.rsplit('/', 2)[-2]}", wanted and all(wanted), wanted)
    page.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    report = Report()
    own = sorted(given.site.glob("charts/*/index.html"))
    articles = [page for page in sorted(given.site.rglob("*.html")) if page not in own and '<article class="figure"' in page.read_text()]
    for name in ("figure.css", "figure.js"):
        stem, ending = name.split(".")
        [asset] = (given.site / "assets").glob(f"{stem}.*.{ending}")
        report.expect(f"{name} weighs at most {WEIGHT[name]} bytes compressed", packed(asset) <= WEIGHT[name], packed(asset))
        if given.table:
            print(f"{name}: {packed(asset)} bytes compressed")
    free = 0
    with serve(given.site) as base, sync_playwright() as play:
        chromium = launched(play)
        address = lambda path: base + path.relative_to(given.site).as_posix()
        for width in OWN:
            page = chromium.new_page(viewport={"width": width, "height": 900})
            page.add_init_script(SHIFTS)
            sounds = []
            page.on("request", lambda request: request.url.endswith((".flac", ".wav")) and sounds.append(request.url))
            for path in own + articles:
                sounds.clear()
                moved = loaded(page, address(path))
                name, isOwn = f"{path.relative_to(given.site).parent} at {width} px", path in own
                limits = (OWN if isOwn else ARTICLE)[width]
                report.expect(f"{name}: nothing scrolls sideways", page.evaluate("document.documentElement.scrollWidth") <= width)
                report.expect(f"{name}: no sound before it is asked for", not sounds, sounds)
                report.expect(f"{name}: nothing moves while it loads", moved < STILL, moved)
                figures = page.evaluate(FIGURES)
                high = page.evaluate("document.documentElement.scrollHeight")
                for figure in figures:
                    who = name if len(figures) == 1 else f"{name}: {figure['id']}"
                    isAlone = isOwn and len(figures) == 1
                    share = figure["page" if isAlone else "own"]
                    if given.table:
                        print(f"{who}: {'free' if figure['isFree'] else 'bound'}, drawing {figure['page']:.1f} % of the page,"
                              f" {figure['own']:.1f} % of the figure, {figure['links']} links, page {high} px")
                    report.expect(f"{who}: at most {limits['links']} links", figure["links"] <= limits["links"], figure["links"])
                    report.expect(f"{who}: one player", figure["players"] == figure["hasSound"], figure["players"])
                    report.expect(f"{who}: targets of {TARGET} px", not figure["small"], figure["small"])
                    if not figure["isFree"]:
                        continue
                    free += 1
                    limits = limits if isAlone or not isOwn else ARTICLE[width]
                    report.expect(f"{who}: the drawing has {limits['share']} %", round(share) >= limits["share"], f"{share:.1f}")
                    if isAlone:
                        most = HIGHER.get((path.parent.name, width), (limits["height"],))[0]
                        report.expect(f"{who}: at most {most} px", high <= most, high)
                report.expect(f"{name}: boxes are stops while they scroll", not (found := page.evaluate(STOPS_OF_BOXES)), found)
            page.close()
        hundred(report, chromium, base, given.site)
        edges(report, chromium, address(given.site / "charts/weather-heat-map/index.html"))
        targets(report, chromium, address, given.site)
        coasts(report, chromium, address(given.site / "charts/island-harbours/index.html"))
        fills(report, chromium, address(given.site / "charts/electricity-bars/index.html"))
        grown(report, chromium, address, own + [given.site / "reference/touch/index.html"], given.site)
        alone(report, chromium, address(given.site / "charts/rainfall/index.html"))
        looks(report, chromium, address(given.site / "charts/electricity-bars/index.html"), address(given.site / "gallery/amounts/index.html"))
        forced(report, chromium, address(given.site / "charts/births/index.html"))
        still = chromium.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900}).new_page()
        for path in own:
            text = path.read_text()
            name = path.parent.name
            report.expect(f"{name}: at most {WEIGHT['page']} bytes compressed", (found := weigh(given.site, path)) <= WEIGHT["page"], found)
            report.expect(f"{name}: the message ends within {WORDS} words", 'class="figures"' in text or (found := words_to_message(text)) <= WORDS, found)
            # Each further figure of a page has a player with a heading of its own.
            most = STOPS + max(0, text.count('<article class="figure"') - 1)
            report.expect(f"{name}: at most {most} headings and landmarks", (found := stops(text)) <= most, found)
            still.goto(address(path))
            for figure in still.evaluate(FIGURES):
                report.expect(f"{name}: one player without a script", figure["players"] == figure["hasSound"], figure["players"])
        chromium.close()
    report.expect("charts whose height is free are there", free >= 20, free)
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
