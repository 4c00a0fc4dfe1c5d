#!/usr/bin/env python3
"""Measures the drawings of a generated site in Chromium, from the boxes of its text.

    measure.py SITE_FOLDER [--screenshots DIR] [--widths 320,768,1280] [--pages N]

Opens every page at the least width, those with a drawing at every width, and reports text over text in one drawing, text outside its drawing
or the window, labels on lines, text under 12 px, and pages that scroll sideways. Exits 1 when it finds any.
Needs playwright and a Chromium (CHROMIUM names it, else chromium-headless-shell).
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Browsers"))
from chromium import launched
from playwright.sync_api import sync_playwright

MEASURE = r"""
() => {
  const found = [];
  const visible = e => e.checkVisibility({checkVisibilityCSS: true});
  // Of letters alone: the box of a part in bold is as high as the page's lines.
  const boxOf = part => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), boxes = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width) boxes.push(box);
    }
    const left = Math.min(...boxes.map(b => b.left)), right = Math.max(...boxes.map(b => b.right));
    const top = Math.min(...boxes.map(b => b.top)), bottom = Math.max(...boxes.map(b => b.bottom));
    return boxes.length ? {left, right, top, bottom, width: right - left, height: bottom - top} : {width: 0};
  };
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1)
    found.push(['sideways', `page is ${document.documentElement.scrollWidth} px wide in a window of ${wide}`]);
  for (const drawing of document.querySelectorAll('.drawing')) {
    const frame = drawing.getBoundingClientRect();
    const title = drawing.querySelector('svg[role=group]')?.getAttribute('aria-label') ?? '?';
    const first = found.length;
    const letters = drawing.matches('.text-chart');
    const texts = [];
    for (const text of drawing.querySelectorAll('svg text')) {
      if (!visible(text) || !text.textContent.trim()) continue;
      const size = parseFloat(getComputedStyle(text).fontSize);
      if (size < 12) found.push(['small', `${title}: "${text.textContent}" is ${size} px`]);
      // Lines of a text are measured one by one; a part in bold belongs to its line.
      const parts = [...text.querySelectorAll('tspan')].filter(part => part.hasAttribute('x'));
      for (const part of parts.length ? parts : [text]) {
        const box = boxOf(part);
        if (box.width) texts.push({text: part.textContent, owner: text, box});
      }
    }
    for (const {text, owner, box} of texts) {
      // Rows and columns of panels are scrolled to.
      if (owner.closest('.grid-of')) continue;
      if (box.left < -0.5 || box.right > wide + 0.5 || box.left < frame.left - 16.5 || box.right > frame.right + 16.5)
        found.push(['outside', `${title}: "${text}" reaches from ${box.left.toFixed(1)} to ${box.right.toFixed(1)} of ${frame.left.toFixed(0)} to ${frame.right.toFixed(0)}`]);
      if (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)
        found.push(['outside', `${title}: "${text}" stands above or below its drawing`]);
    }
    // Values and names stand on no line.
    for (const line of drawing.querySelectorAll('path.line:not(.edge)')) {
      if (!visible(line) || !line.getScreenCTM()) continue;
      const matrix = line.getScreenCTM(), length = line.getTotalLength(), steps = Math.min(600, Math.ceil(length));
      const spots = Array.from({length: steps}, (_, i) => line.getPointAtLength(length * i / steps).matrixTransform(matrix));
      for (const {text, owner, box} of texts) {
        if (!owner.matches('.label:not(.reference-label, .end-of-axis)') || owner.closest('[role=img]')) continue;
        const [down, across] = [box.height * 0.25, Math.min(2, box.width * 0.1)];
        const on = spots.filter(s => s.x > box.left + across && s.x < box.right - across && s.y > box.top + down && s.y < box.bottom - down);
        if (on.length > 1) found.push(['covers', `${title}: "${text}" stands on a line`]);
      }
    }
    texts.sort((a, b) => a.box.left - b.box.left);
    for (let i = 0; i < texts.length; i++)
      for (let j = i + 1; j < texts.length; j++) {
        const [a, b] = [texts[i], texts[j]];
        if (b.box.left > a.box.right) break;
        if (a.owner === b.owner) continue;
        // Letters that are the data lie where their data lie.
        if (a.owner.matches('.glyph') && b.owner.matches('.glyph')) continue;
        if (letters && a.owner.matches('.label') && b.owner.matches('.label')) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        // Boxes are as high as the font's ascent and descent; ink is about four fifths of it.
        const slack = 0.1 * (a.box.height + b.box.height);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) - slack;
        if (across > 0.5 && down > 0.5)
          found.push(['overlap', `${title}: "${a.text}" and "${b.text}" by ${across.toFixed(1)} × ${down.toFixed(1)} px`]);
      }
    // Where many figures share a page each says which file it is from.
    const from = drawing.closest('[data-from]')?.dataset.from;
    if (from) for (const row of found.slice(first)) row.push(from);
  }
  return found;
}
"""

MODES = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active", "color_scheme": "dark"},
    "contrast": {"contrast": "more"},
    "print": {"media": "print"},
}


def pages_of(folder, limit):
    found = sorted(pathlib.Path(folder).rglob("*.html"))
    return found[:limit] if limit else found


def shoot(page, folder, name, width):
    folder.mkdir(parents=True, exist_ok=True)
    for mode, media in MODES.items():
        page.emulate_media(**media)
        page.screenshot(path=folder / f"{name}-{width}-{mode}.png", full_page=True)
    page.emulate_media(media="screen", color_scheme="light", forced_colors="none", contrast="no-preference")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site")
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--widths", default="320,768,1280")
    parser.add_argument("--pages", type=int, default=0, help="look at the first N pages only")
    options = parser.parse_args()
    site = pathlib.Path(options.site).resolve()
    pages = pages_of(site, options.pages)
    if not pages:
        sys.exit(f"no page below {site}")
    found = 0
    drawings = 0
    failed = set()
    with sync_playwright() as play:
        chromium = launched(play)
        page = chromium.new_page(java_script_enabled=True)
        widths = sorted(int(text) for text in options.widths.split(","))
        for path in pages:
            page.set_viewport_size({"width": widths[0], "height": 900})
            page.goto(path.as_uri())
            here = page.locator(".drawing").count()
            drawings += here
            for width in widths if here else widths[:1]:
                page.set_viewport_size({"width": width, "height": 900})
                # Container queries settle a frame or two after the resize; text alone has none.
                page.wait_for_timeout(250 if here else 30)
                for kind, message, *_ in page.evaluate(MEASURE):
                    found += 1
                    failed.add((path, width, message.split(":")[0]))
                    print(f"{path.relative_to(site)} at {width} px: {kind}: {message}")
                if options.screenshots:
                    name = "-".join(path.relative_to(site).with_suffix("").parts)
                    shoot(page, options.screenshots, name, width)
        chromium.close()
    checked = drawings * len(options.widths.split(","))
    print(f"measured {drawings} drawings on {len(pages)} pages at {options.widths} px: {found} findings")
    print(f"{max(0, checked - len(failed))} passed, {len(failed)} failed")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
