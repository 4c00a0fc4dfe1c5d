"""No dead control: whatever a reader's circumstances, each of them does something that can be seen or is said."""
import time
import explorers
from explorers import SLIDER
from reporting import until

# Where a figure stands, and all that can be chosen.
STANDS = """
  const p = document.querySelector('.player'), c = document.querySelector('.controls');
  return JSON.stringify([p.querySelector('.scrub input').value, p.querySelector('.scrub input').ariaValueText, p.querySelector('.status').textContent,
    c.querySelector('.place').textContent, c.querySelector('.play').textContent, c.querySelector('.key-list').hidden, c.querySelector('.steps').hidden,
    [...c.querySelectorAll('input')].map((box) => box.checked), [...c.querySelectorAll('select')].map((menu) => menu.value)]);"""
SEEN = """return [...document.querySelectorAll('.controls :is(button, select, input)')].filter((each) => each.checkVisibility())
  .map((each) => [each.className.split(' ')[0], each.localName]);"""
# Of a control, where a finger meets it, and whether it is what a finger would meet there.
MEETS = """const e = document.querySelector(%r); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect();
  const [x, y] = [b.left + b.width / 2, b.top + b.height / 2]; const there = document.elementFromPoint(x, y);
  return [x, y, there === e || e.contains(there) || there?.closest('label')?.contains(e) || false, document.documentElement.scrollWidth <= innerWidth];"""
KEYS = ["ArrowRight", "ArrowLeft", "End", "Home", "PageUp", "PageDown", "]", "[", "t", "p", "h", " "]


def begin(browser):
    """Somewhere from which every command leads elsewhere."""
    browser.run(SLIDER + "document.querySelector('.controls .play.playing')?.click();"
                "s.value = 5; s.dispatchEvent(new Event('input'));")
    time.sleep(0.05)


def act(browser, name, kind, tap):
    selector = f".controls {kind}.{name}"
    if kind == "select":
        browser.run(f"const m = document.querySelector({selector!r}); m.value = m.options[(m.selectedIndex + 1) % m.options.length].value;"
                    "m.dispatchEvent(new Event('change'));")
    elif tap:
        x, y, *_ = browser.run(MEETS % selector)
        browser.touch("touchStart", (x, y))
        browser.touch("touchEnd")
    else:
        browser.click(selector)


def alive(browser, base, report, where, charts=("births", "stock", "rainfall"), tap=False):
    for chart in charts:
        explorers.open_explorer(browser, base, chart)
        controls = browser.run(SEEN)
        report.expect(f"{where}: {chart}: there are controls", len(controls) > 8)
        for name, kind in controls:
            begin(browser)
            selector = f".controls {kind}.{name}"
            x, y, isMet, fits = browser.run(MEETS % selector)
            report.expect(f"{where}: {chart}: {name} is met where it is seen", [isMet, fits], [True, True])
            # Behind it are the others.
            before = browser.run(STANDS)
            act(browser, name, kind, tap)
            report.expect(f"{where}: {chart}: {name} does something", bool(until(lambda: browser.run(STANDS) != before, 6)))
            if name == "more":
                explorers.open_more(browser)
        for key in KEYS:
            begin(browser)
            browser.run(SLIDER + "s.focus();")
            before = browser.run(STANDS)
            browser.press(key)
            report.expect(f"{where}: {chart}: the key {key!r} does something", bool(until(lambda: browser.run(STANDS) != before, 6)))
        report.expect(f"{where}: {chart}: nothing is thrown", browser.run("return document.documentElement.dataset.error || null;"), None)
    browser.run("try { localStorage.clear(); } catch {}")


def unscripted(browser, base, report, where):
    """No script: nothing of the explorer is there, what is there leads somewhere, the player plays."""
    for chart in ("births", "rainfall"):
        browser.open(base + f"charts/{chart}/index.html")
        found = browser.run("""
          const dead = [...document.querySelectorAll('.figure :is(button, input, select)')].filter((each) => each.checkVisibility()).map((each) => each.className);
          const lost = [...document.querySelectorAll('.figure a[href^="#"]')].map((each) => each.getAttribute('href').slice(1)).filter((id) => !document.getElementById(id));
          const v = document.querySelector('.figure video');
          return [dead, lost, v.controls, v.checkVisibility()];""")
        report.expect(f"{where}: {chart}: no control that needs the script, no link to nothing, a player with controls", found, [[], [], True, True])


def key_to_sound(browser, base, report):
    """The key to the sound: each sentence that has a sound plays it, in place, and it ends where it ends."""
    loud = "return (document.documentElement.dataset.loud || '').split(' ').filter(Boolean).map((address) => address.split('/').at(-1).replace(/\\.[0-9a-f]{8}/, ''));"
    for page, inside in (("charts/births/index.html", ".help"), ("listening/index.html", ".listening")):
        browser.open(base + page)
        until(lambda: browser.run("return !!document.querySelector('.controls');"))
        browser.run("for (const fold of document.querySelectorAll('details')) fold.open = true;")
        # A reader's own click: until then browsers refuse to play.
        browser.click(".controls .play")
        address = browser.run("return location.href;")
        links = browser.run(f"return [...document.querySelectorAll({inside + ' a.hear'!r})].map((link) => link.href.split('/').at(-1).replace(/\\.[0-9a-f]{{8}}/, ''));")
        report.expect(f"key: {page}: five sentences can be heard", len(links), 5)
        for number, link in enumerate(links):
            browser.run(f"document.querySelectorAll({inside + ' a.hear'!r})[{number}].click();")
            report.expect(f"key: {page}: {link} plays, alone", bool(until(lambda: browser.run(loud) == [link])))
        report.expect(f"key: {page}: the last one ends", bool(until(lambda: browser.run(loud) == [])))
        report.expect(f"key: {page}: the page stays", browser.run("return location.href;"), address)
