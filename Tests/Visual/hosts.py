#!/usr/bin/env python3
"""Puts figures of a generated site into pages of others and compares computed styles.

    hosts.py SITE_FOLDER

Five hosts: plain and light, plain and dark, one with a toggle of its own, one with element rules as frameworks have them, and
Bootstrap 5 as Debian has it.
Nothing of a host changes when a figure's style sheet and script are added, whatever classes its elements have; the figure
is the same in each, has the scheme of its host, and follows its toggle; each of its texts stands out by 4.5:1. Ends with "N passed, N failed".
"""
import argparse, pathlib, re, shutil, sys, tempfile
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Audit"))
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Browsers"))
from chromium import launched
from playwright.sync_api import sync_playwright
from server import serve

# What stands around figures elsewhere; some of it has names that a figure's parts have, too.
AROUND = """
<header class="header"><nav><ul><li><a href="#a">One</a></li><li><a href="#b">Two</a></li></ul></nav></header>
<h1 class="title">A title</h1><h2>Second</h2><h3>Third</h3><h4>Fourth</h4><h5>Fifth</h5><h6>Sixth</h6>
<p class="summary">Some <a href="#c">link</a>, <em>stressed</em>, <strong>strong</strong>, <code>code</code>, <small>small</small>,
<kbd>key</kbd>, <mark>mark</mark>, <time>1917</time>, <q>quote</q>, <abbr title="one">abbr</abbr></p>
<blockquote class="quiet"><p class="subtitle">Quoted</p></blockquote><pre><code class="fold">code</code></pre><hr>
<ul class="features"><li>one</li></ul><ol class="transcript"><li>one</li></ol><dl><dt>term</dt><dd>what it is</dd></dl>
<table class="table"><caption>Table</caption><thead><tr><th scope="col">A</th><th scope="col" class="num">B</th></tr></thead>
<tbody><tr class="shown"><th scope="row">x</th><td class="none">1</td></tr></tbody></table>
<form class="controls"><fieldset><legend>Legend</legend><label class="place">Name <input class="series"></label>
<input type="range"><input type="checkbox"><select class="speed"><option>1</option></select><textarea></textarea>
<button class="play" type="button">Button</button></fieldset></form>
<details class="data"><summary>Fold</summary><p class="source">Folded</p></details>
<figure class="drawing"><svg class="plot" width="40" height="20"><g class="point"><circle class="symbol s1" r="4"/><text class="label">t</text>
<path class="line" d="M0 0h9"/><rect class="bar" width="4" height="4"/></g></svg><figcaption class="caption">Caption</figcaption></figure>
<div class="player" hidden><video></video></div><section class="card"><div class="key">Key</div><div class="value">5</div></section>
<div class="scroll"></div><div class="credit"></div><div class="folds"></div><span class="unseen">unseen</span><p class="btn">Button</p>
"""
FRAMEWORK = """
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1rem/1.7 Georgia, serif; color: #212529; background: #fff; letter-spacing: 0.01em; }
h1, h2, h3, h4, h5, h6 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; text-transform: uppercase; color: #7a0000; }
h2 { font-size: 2rem; border-bottom: 2px solid #ccc; padding-bottom: 0.3em; } p { margin: 0 0 1.5rem; text-indent: 1em; }
ul, ol { padding-left: 2rem; margin-bottom: 1rem; list-style: square; } li { margin-bottom: 0.75rem; }
a { color: #0d6efd; text-decoration: none; font-weight: 700; } a:hover { color: #0a58ca; }
table { width: 100%; border-collapse: separate; margin-bottom: 1rem; } th, td { padding: 0.75rem; border: 1px solid #dee2e6; background: #eef; }
tr:nth-child(odd) td { background: #f2f2f2; } caption { caption-side: bottom; padding: 1rem; color: #6c757d; }
button, input, select { font: inherit; margin: 0.5rem; padding: 1rem; border: 3px solid #0d6efd; background: #e7f1ff; color: #0d6efd; border-radius: 0; }
button { text-transform: uppercase; } label { display: inline-block; margin-bottom: 0.5rem; } summary { display: list-item; padding: 1rem; background: #eee; }
details { border: 1px solid #ccc; padding: 1rem; margin: 1rem 0; } svg { vertical-align: middle; max-width: 100%; } video { border: 4px solid #000; }
article { padding: 0; } div { line-height: inherit; } span { letter-spacing: inherit; } .table { color: #212529; } .btn { padding: 6px; } .card { border: 1px solid; }
"""
TOGGLE = """html { color-scheme: light; --ink: #111; --link: #05a; } html[data-theme="dark"] { color-scheme: dark; --ink: #eee; --link: #9cf; }
body { color: var(--ink); background: Canvas; } a { color: var(--link); }"""
# Name, its style sheet, the scheme a figure has in it, and what its reader asks for.
HOSTS = [
    ("plain and light", "", "light", "light"),
    ("plain and dark", ":root { color-scheme: dark; } body { background: #111; color: #eee; }", "dark", "light"),
    ("with a toggle", TOGGLE, "light", "dark"),
    ("a framework", ":root { color-scheme: light; }" + FRAMEWORK, "light", "dark"),
    ("Bootstrap", pathlib.Path("/usr/share/javascript/bootstrap5/css/bootstrap.min.css").read_text(), "light", "dark"),
]
# A line, and stacked bars with textures.
CHARTS = ["births", "electricity-bars"]

# Computed styles, one text an element; sizes of what holds the figure are what they hold.
OUTSIDE = r"""() => [...document.querySelectorAll('html, body, body *')].filter((each) => !each.closest('.figure') && each.tagName !== 'SCRIPT')
  .map((each) => {
    const style = getComputedStyle(each);
    const holds = each.contains(document.querySelector('.figure')) || each.tagName === 'HTML';
    const loose = holds ? ['height', 'block-size', 'perspective-origin', 'transform-origin'] : [];
    return [each.tagName + '.' + each.getAttribute('class'),
      ...[...style].filter((name) => !name.startsWith('--') && !loose.includes(name)).map((name) => name + ': ' + style.getPropertyValue(name))].join('\n');
  })"""
INSIDE = r"""() => {
  for (const fold of document.querySelectorAll('.figure details')) fold.open = true;
  const names = ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-transform', 'text-indent',
    'text-align', 'text-decoration-line', 'margin-top', 'margin-bottom', 'margin-left', 'padding-top', 'padding-bottom', 'padding-left',
    'border-top-width', 'border-bottom-width', 'border-radius', 'background-color', 'color', 'display', 'box-sizing', 'list-style-type',
    'caption-side', 'border-collapse', 'vertical-align', 'height', 'width'];
  return [...document.querySelectorAll('.figure, .figure *')].filter((each) => each.tagName !== 'OPTION').map((each) => {
    const style = getComputedStyle(each);
    return [each.tagName + '.' + each.getAttribute('class'), ...names.map((name) => name + ': ' + style.getPropertyValue(name))].join('\n');
  });
}"""

# Texts of a figure that stand out too little from its ground, each with its ratio; what is drawn within marks stands on these.
FAINT = r"""() => {
  const light = (c) => { const x = c / 255; return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4; };
  const weight = (text) => { const [r, g, b] = text.match(/[\d.]+/g).map(Number); return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b); };
  const figure = document.querySelector('.figure');
  const ground = weight(getComputedStyle(figure).backgroundColor);
  return [...figure.querySelectorAll('*')].filter((each) => !each.closest('video, .player, button, input, select, .within')
      && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && each.getClientRects().length).map((each) => {
    const style = getComputedStyle(each);
    const own = weight(each instanceof SVGElement ? style.fill : style.color);
    const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    return ratio < 4.5 ? `${each.tagName}.${each.getAttribute('class')} "${each.textContent.trim().slice(0, 20)}" ${ratio.toFixed(2)}:1` : '';
  }).filter(Boolean);
}"""


def differences(one, other):
    """What is another on the other page: element, property, both values."""
    if len(one) != len(other):
        return [f"{len(one)} and {len(other)} elements"]
    return [f"{mine.splitlines()[0]}: {was} → {now}" for mine, theirs in zip(one, other) if mine != theirs
            for was, now in zip(mine.splitlines(), theirs.splitlines()) if was != now]


def host(style, figure, assets):
    added = f'<link rel="stylesheet" href="{assets[0]}"><script src="{assets[1]}" defer></script>' if assets else ""
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f'<title>Host</title><style>{style}</style>{added}</head><body>{AROUND}<main style="width: 60rem">{figure}</main></body></html>')


# Colours of a figure pass over, in a millisecond and a frame: until they have.
SETTLED = """() => {
  getComputedStyle(document.querySelector('.figure')).color;
  return Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => 0);
}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path)
    given = parser.parse_args()
    passed = failed = 0

    def expect(name, problems):
        nonlocal passed, failed
        passed, failed = passed + (not problems), failed + bool(problems)
        if problems:
            print(f"FAILED {name}", *problems[:12], f"({len(problems)})", sep="\n       ")

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        site = pathlib.Path(folder, "site")
        shutil.copytree(given.site, site)
        chromium = launched(play)
        with serve(site) as base:
            for chart in CHARTS:
                source = (site / f"charts/{chart}/index.html").read_text()
                figure = source[source.index('<article class="figure"'):source.index("</article>") + len("</article>")].replace("<h1", "<h2").replace("</h1>", "</h2>")
                assets = [re.search(pattern, source)[1] for pattern in (r'href="([^"]*figure\.\w+\.css)"', r'src="([^"]*figure\.\w+\.js)"')]
                first = None
                for name, style, scheme, asked in HOSTS:
                    page = chromium.new_page(viewport={"width": 1280, "height": 900}, color_scheme=asked)
                    styles = []
                    for which, added in (("without", None), ("with", assets)):
                        (site / f"charts/{chart}/{which}.html").write_text(host(style, figure, added))
                        page.goto(f"{base}charts/{chart}/{which}.html")
                        if added:
                            page.wait_for_selector(".figure[data-live]", state="attached")
                        styles.append(page.evaluate(OUTSIDE))
                    expect(f"{chart}, {name}: the host is as it was", differences(*styles))
                    ground = "getComputedStyle(document.querySelector('.figure')).backgroundColor"
                    dark = lambda: sum(map(int, re.findall(r"\d+", page.evaluate(ground))[:3])) < 200
                    expect(f"{chart}, {name}: the figure is {scheme}", [] if dark() == (scheme == "dark") else [page.evaluate(ground)])
                    expect(f"{chart}, {name}: every text stands out", page.evaluate(FAINT))
                    if "toggle" in name:
                        page.evaluate("document.documentElement.dataset.theme = 'dark'")
                        page.evaluate(SETTLED)
                        expect(f"{chart}, {name}: the figure follows", [] if dark() else [page.evaluate(ground)])
                        page.evaluate("document.querySelector('main').dataset.scheme = 'light'")
                        page.evaluate(SETTLED)
                        expect(f"{chart}, {name}: data-scheme around it stands above", [page.evaluate(ground)] if dark() else [])
                        page.evaluate("document.documentElement.dataset.theme = ''; delete document.querySelector('main').dataset.scheme")
                        page.evaluate(SETTLED)
                    if scheme == "light":
                        inside = page.evaluate(INSIDE)
                        first = first or inside
                        expect(f"{chart}, {name}: the figure is as in a plain page", differences(first, inside))
                    page.close()
        chromium.close()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
