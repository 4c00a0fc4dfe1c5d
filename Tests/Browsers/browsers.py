"""Plays and explores charts in real browsers, as a reader would: keys, clicks, links.

    browsers.py SITE [--browser chromium|firefox] [--sequences COUNT]

Scripts off: the player plays, seeks and draws its captions; links to a moment start and stop there.
Scripts on: the explorer's slider says every value of three charts, its buttons lead where they say, from
a server and from the disk, with and without byte ranges; a held key is told at rest, fingers drag (in Chromium,
whose driver has fingers), every key has its button, each value of an interval sounds at its own pitch, what a reader
chooses is kept, reduced motion steps, speed keeps pitch, no control is dead on 320 px, with less motion or without a device; what one points at shows its value, from every place
of a plot, rows of the table are marked, sorted and filtered. With --sequences nothing but so many random sequences of commands is run.
Ends with "N passed, N failed".
"""
import argparse, contextlib, functools, html, http.server, io, pathlib, re, shutil, sys, tempfile, threading, time
import numpy
from PIL import Image
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Audit"))
from server import Handler, serve
import controls
import explorers
from chromium import Chromium
from explorers import SAID, SLIDER, STATE, STATUS, VIDEO
from firefox import Firefox
from reporting import Report, in_each, until
from silence import no_device, silent_device

BROWSERS = {"chromium": Chromium, "firefox": Firefox}
# A line with a gap, a pie, points, two series, and a line read by intervals.
EXPLORED = ["births", "weekday-steps", "cars", "rainfall", "stock"]
# Both play on for up to a quarter of a second past the end of a link; a detailed file has silence there.
LATE = 0.35


class Line:
    """A line of the transcript, read from the page's source: what the explorer must say."""

    def __init__(self, match):
        self.voice = int(match[1])
        self.start, self.end = (float(match[2]), float(match[3])) if match[2] else (None, None)
        self.height = (float(match[4]), float(match[5])) if match[4] else None
        self.name = html.unescape(match[6]).strip()


def transcript(site, chart):
    source = (site / "charts" / chart / "index.html").read_text()
    pattern = (r'<li data-voice="(\d+)"(?: data-start="([\d.]+)" data-end="([\d.]+)")?'
               r'(?: data-low="([-\d.]+)" data-high="([-\d.]+)")?(?: data-row="\d+")?(?: data-timbre="\d+")?(?: data-tones="[^"]*")?'
               r'(?: data-values="[^"]*")?>.*?class="said"[^>]*>(.*?)</(?:a|span)>')
    return [line for line in map(Line, re.finditer(pattern, source)) if line.start is not None]


# Scripts off -----------------------------------------------------------------------------------------

def player(browser, base, report):
    browser.open(base + "charts/births/index.html")
    report.expect("no explorer without scripts", browser.run("return document.querySelector('.controls') === null;"))
    browser.run(VIDEO + "v.focus();")
    browser.press(" ")
    began = until(lambda: (s := browser.run(STATE)) and s["now"] > 0.3 and not s["paused"])
    report.expect("the space bar plays", bool(began))
    browser.press(" ")
    report.expect("the space bar pauses", bool(until(lambda: browser.run(STATE)["paused"])))
    # Chromium moves from where its scrubber is shown, which trails the sound by up to a quarter of a second and
    # so may lead back; from the first key on they agree.
    browser.press("ArrowRight")
    until(lambda: not browser.run(VIDEO + "return v.seeking;"))
    before = browser.run(STATE)["now"]
    browser.press("ArrowRight")
    report.expect("an arrow key in the player seeks", bool(until(lambda: browser.run(STATE)["now"] > before + 0.02)))
    captions(browser, report)
    browser.run(VIDEO + "v.currentTime = v.duration - 0.4; v.focus();")
    browser.press(" ")
    report.expect("it ends", bool(until(lambda: browser.run(STATE)["ended"])))


def captions(browser, report):
    """Cues are on the screen: the picture at the top of the player changes when they are hidden."""
    def band():
        picture = Image.open(io.BytesIO(browser.screenshot("video"))).convert("L")
        pixels = numpy.asarray(picture, dtype=float)
        return pixels[: pixels.shape[0] // 4]
    track = VIDEO + "const t = v.textTracks[0];"
    browser.run(VIDEO + "v.pause(); v.currentTime = 5;")
    wanted = "1945, 204 births per 10,000 people"
    cue = None
    for _ in range(60):
        cue = browser.run(track + "if (Math.abs(v.currentTime - 5) > 0.1) v.currentTime = 5;"
                          "return t.activeCues && t.activeCues.length ? t.activeCues[0].text : null;")
        if cue == wanted:
            break
        time.sleep(0.25)
    report.expect("the caption at 5 s names its datum", cue, wanted)
    report.expect("captions show by themselves", browser.run(track + "return t.mode;"), "showing")

    def covered():
        time.sleep(0.5)
        shown = band()
        browser.run(track + "t.mode = 'hidden';")
        time.sleep(0.5)
        hidden = band()
        browser.run(track + "t.mode = 'showing';")
        # A poster that comes late changes the size of the player.
        return float((abs(shown - hidden) > 60).mean()) if shown.shape == hidden.shape else None
    changed = until(covered)
    report.within("share of the top of the player that a caption covers", changed, 0.01, 0.6)


def moments(browser, base, report, where, links="a.hear"):
    """A link from a fact to its moment, with no script: the sound begins and ends there."""
    browser.open(base + "charts/births/index.html")
    # The shortest moment of a fact, or of the transcript.
    links = browser.run(f"return [...document.querySelectorAll('{links}')].map((link) => link.getAttribute('href'));")
    # The shared key of sounds is a file of its own.
    links = [link for link in links if not link.startswith("..")]
    span = lambda link: tuple(map(float, re.search(r"#t=([\d.]+),([\d.]+)$", link).groups()))
    target = min(links, key=lambda link: (round(span(link)[1] - span(link)[0], 1), -span(link)[0]))
    start, end = span(target)
    browser.run("document.querySelectorAll('details').forEach((fold) => (fold.open = true));")
    browser.click(f'a[href="{target}"]')
    first = until(lambda: (s := browser.run(STATE)) and browser.run("return location.href;").endswith(target)
                  and s["now"] > 0 and s)
    report.within(f"{where}: link to {start:g} to {end:g} s starts at", first and first["now"], start - 0.05, start + 1.5)
    stopped = until(lambda: (s := browser.run(STATE)) and s["paused"] and s["now"] > start and s)
    report.within(f"{where}: it stops at", stopped and stopped["now"], end - 0.05, end + LATE)


# Scripts on ------------------------------------------------------------------------------------------

def choose(browser, voice):
    browser.run(f"const c = document.querySelector('.controls .series'); c.value = {voice}; c.dispatchEvent(new Event('change'));")


def explorer(browser, base, site, chart, report, where):
    """Every value by the arrow keys, from the first to the last."""
    browser.open(base + f"charts/{chart}/index.html")
    lines = transcript(site, chart)
    report.expect(f"{where}: {chart}: the explorer is there",
                  bool(until(lambda: browser.run("return !!document.querySelector('.controls');"), 5)))
    explorers.open_more(browser)
    browser.run("document.querySelector('.controls input[type=checkbox]').click();")
    for voice in sorted({line.voice for line in lines}):
        own = [line for line in lines if line.voice == voice]
        if voice:
            choose(browser, voice)
        browser.run(SLIDER + "s.focus();")
        browser.press("End")
        browser.press("Home")
        said = [browser.run(SAID)]
        # While all series are seen, the slider says which one it is at.
        series = browser.run("return document.querySelector('.controls .series')?.value === '-1' ? document.querySelector('.points[aria-label]').ariaLabel + ', ' : '';")
        for _ in own[1:]:
            browser.press("ArrowRight")
            said.append(browser.run(SAID))
        wrong = [(a, series + line.name) for a, line in zip(said, own) if a != series + line.name]
        report.expect(f"{where}: {chart}: the slider says all {len(own)} values of voice {voice + 1}", wrong, [])
        report.expect(f"{where}: {chart}: it ends at the last", browser.run(SLIDER + "return +s.value + 1;"), len(own))
    print(f"{report.browser}: {where}: {chart}: {len(lines)} values by keyboard", flush=True)
    return lines


def buttons(browser, lines, report, where):
    own = [line for line in lines if line.voice == 0]
    heights = [sum(line.height) if line.height else None for line in own]
    known = [h for h in heights if h is not None]
    turns = [i for i in range(1, len(own) - 1) if None not in heights[i - 1:i + 2]
             and (heights[i] - heights[i - 1]) * (heights[i + 1] - heights[i]) < 0]
    wanted = [heights.index(max(known)), heights.index(min(known))]
    wanted.append(next((i for i in turns if i > wanted[1]), turns[0] if turns else None))
    for place, index in zip(("highest", "lowest", "turn"), wanted):
        browser.click(f".controls .{place}")
        report.expect(f"{where}: button {place} moves the slider", browser.run(SAID), own[index].name)
        report.expect(f"{where}: button {place} is said", browser.run(STATUS), own[index].name)
    browser.click(".scrub input")
    middle = browser.run(SLIDER + "return +s.value;")
    report.expect(f"{where}: pointer and keyboard agree", browser.run(SAID), own[middle].name)
    report.within(f"{where}: a click on the slider's middle leads to", middle / len(own), 0.4, 0.6)
    report.expect(f"{where}: the point is outlined, the playhead shown", browser.run(
        "return [document.querySelectorAll('.point.current').length, document.querySelector('.playhead').hidden];"), [1, False])


def steps(browser, lines, report, where):
    """A step sounds its value, live, from a server and from a disk alike."""
    own = [line for line in lines if line.voice == 0]
    browser.run(SLIDER + "s.focus();")
    browser.press("Home")
    for _ in range(6):
        browser.press("ArrowRight")
    browser.run("document.querySelector('.controls input[type=checkbox]').click();")
    browser.press("ArrowRight")
    heard = until(lambda: browser.run(explorers.HERTZ), 6)
    report.within(f"{where}: a step sounds its value, cents off", explorers.cents_off(heard, own[7].height[0]), 0, 2)
    report.expect(f"{where}: and the slider stays", browser.run(SAID), own[7].name)


def rate(browser, place):
    browser.run("const r = document.querySelector('.controls .speed');"
                f"r.value = {place}; r.dispatchEvent(new Event('change'));")


def playing(browser, lines, report, where):
    """Play from the slider at half the speed, which leaves time to look; Stop; and the end."""
    own = [line for line in lines if line.voice == 0]
    clock = VIDEO + "return [v.currentTime, performance.now() / 1000];"
    browser.run(SLIDER + "s.focus();")
    browser.press("Home")
    for _ in range(len(own) // 4):
        browser.press("ArrowRight")
    time.sleep(0.3)
    play = ".controls .play"
    rate(browser, 0)
    browser.click(play)
    begin = own[len(own) // 4].start
    first = until(lambda: (s := browser.run(STATE)) and not s["paused"] and s["now"] > begin and s)
    report.within(f"{where}: Play goes on from the slider at", first and first["now"], begin - 0.1, begin + 1.5)
    report.expect(f"{where}: half as fast, with its pitch", browser.run(VIDEO + "return [v.playbackRate, v.preservesPitch];"), [0.5, True])
    until(lambda: browser.run(STATE)["now"] > first["now"] + 0.1)
    before = browser.run(clock)
    time.sleep(0.7)
    after = browser.run(clock)
    report.within(f"{where}: measured speed", (after[0] - before[0]) / (after[1] - before[1]), 0.3, 0.7)
    browser.click(play)
    report.expect(f"{where}: Stop stops", bool(until(lambda: browser.run(STATE)["paused"])))
    said = until(lambda: (said := browser.run(SAID)) and browser.run(STATUS).endswith(". " + said) and said)
    rest = browser.run("""return [document.querySelector(".figure .title").textContent,
      document.querySelector(".point.current").getAttribute("aria-roledescription")];""")
    report.expect(f"{where}: where it stopped is said, after the title and what it is", browser.run(STATUS), ". ".join([*rest, said or ""]))
    report.expect(f"{where}: and it is a value", said in [line.name for line in own])
    rate(browser, 4)
    browser.click(play)
    report.expect(f"{where}: twice as fast", until(lambda: browser.run(STATE)["rate"] == 2), True)
    browser.run(VIDEO + "v.currentTime = Math.max(v.currentTime, v.duration - 0.5);")
    report.expect(f"{where}: \"Complete\" is said at the end", until(lambda: browser.run(STATUS) == "Complete" and "Complete"), "Complete")
    report.expect(f"{where}: the last value is shown", browser.run(SAID), own[-1].name)


class NoRanges(http.server.SimpleHTTPRequestHandler):
    extensions_map = Handler.extensions_map

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serve_whole(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(NoRanges, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def without_ranges(browser, site, report):
    with serve_whole(site) as base:
        browser.open(base + "charts/births/index.html")
        own = transcript(site, "births")
        explorers.open_more(browser)
        # From the first datum all is played, with what announces it.
        browser.click(".controls .turn")
        time.sleep(0.5)
        turn = next(line for line in own if line.name == browser.run(STATUS))
        browser.click(".controls .play")
        first = until(lambda: (s := browser.run(STATE)) and not s["paused"] and s["now"] > 0 and s)
        report.within("no byte ranges: Play goes on from the turning point at", first and first["now"], turn.start - 0.1, turn.start + 2)


def sequences(browser, base, site, report, count):
    lines = {chart: [line for line in transcript(site, chart) if line.voice == 0] for chart in ("births", "steps")}
    explorers.sequences(browser, base, lines, report, count)


def check_sequences(name, site, count):
    report = Report(name)
    with serve(site) as base, contextlib.closing(BROWSERS[name]()) as browser:
        sequences(browser, base, site, report, count)
    return report


def check(name, site, count=12):
    report = Report(name)
    section = report.section
    disk = site.resolve().as_uri() + "/"

    def exploring(start, where):
        own = explorer(browser, start, site, "births", report, where)
        for part in (buttons, steps, playing):
            part(browser, own, report, where)

    with serve(site) as base:
        with contextlib.closing(BROWSERS[name](has_scripts=False)) as browser:
            section(lambda: player(browser, base, report))
            section(lambda: moments(browser, base, report, "server"))
            section(lambda: moments(browser, disk, report, "disk"))
            section(lambda: moments(browser, base, report, "transcript", ".transcript a"))
            section(lambda: controls.unscripted(browser, base, report, "no script"))
        with contextlib.closing(BROWSERS[name]()) as browser:
            lines = {chart: section(lambda: explorer(browser, base, site, chart, report, "server")) for chart in EXPLORED}
            section(lambda: explorers.held(browser, base, lines["births"], report))
            section(lambda: explorers.jumps(browser, base, lines["births"], report))
            section(lambda: explorers.keys(browser, base, lines, report))
            section(lambda: explorers.values(browser, base, lines, report))
            section(lambda: explorers.live(browser, base, lines, report))
            section(lambda: explorers.kept(browser, base, lines, report))
            section(lambda: explorers.files(browser, base, report))
            section(lambda: controls.key_to_sound(browser, base, report))
            section(lambda: explorers.calm(browser, base, report))
            section(lambda: sequences(browser, base, site, report, count))
            section(lambda: explorers.chooser(browser, base, lines["rainfall"], report))
            section(lambda: explorers.pitch_kept(browser, base, site, report))
            section(lambda: explorers.stillness(browser, base, report, isStill=False))
            section(lambda: explorers.without_sound(browser, base, lines["births"], report))
            section(lambda: explorers.pointing(browser, base, report))
            section(lambda: explorers.areas(browser, base, report))
            section(lambda: explorers.rows(browser, base, report))
            section(lambda: explorers.broken(browser, base, report))
            section(lambda: exploring(base, "server"))
            section(lambda: exploring(disk, "disk"))
            section(lambda: without_ranges(browser, site, report))
        with contextlib.closing(BROWSERS[name](is_still=True)) as browser:
            section(lambda: explorers.stillness(browser, base, report, isStill=True))
            section(lambda: controls.alive(browser, base, report, "reduced motion", ["births"]))
        with no_device(), contextlib.closing(BROWSERS[name]()) as browser:
            section(lambda: controls.alive(browser, base, report, "no sound device"))
        if name == "chromium":
            with contextlib.closing(Chromium(has_touch=True)) as browser:
                section(lambda: explorers.touch(browser, base, lines["births"], report))
            with contextlib.closing(Chromium(has_touch=True, width=320)) as browser:
                section(lambda: controls.alive(browser, base, report, "fingers on 320 px", tap=True))
    return report


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--browser", choices=BROWSERS)
    parser.add_argument("--sequences", type=int, metavar="COUNT")
    given = parser.parse_args()
    if given.browser:
        found = check_sequences(given.browser, given.site, given.sequences) if given.sequences else check(given.browser, given.site)
        return found.end()
    # A copy, with pages that lack something; both browsers at once.
    with tempfile.TemporaryDirectory() as folder, silent_device():
        site = pathlib.Path(folder, "site")
        shutil.copytree(given.site, site)
        page = site / "charts" / "births" / "index.html"
        text = page.read_text()
        page.with_name("broken.html").write_text(re.sub(r'data-words="[^"]*"', 'data-words="{"', text))
        page.with_name("unscripted.html").write_text(re.sub(r"figure\.\w+\.js", "gone.js", text))
        # Two figures on one page: the second one's article stands after the first one's, beside its files.
        steps = site / "charts" / "steps"
        article = re.search(r'<article class="figure".*?</article>', (steps / "index.html").read_text(), re.S)[0]
        page.with_name("two.html").write_text(text.replace("</article>", "</article>" + re.sub(r'"(steps[\w-]*\.)', r'"../steps/\1', article), 1))
        page.with_name("missing.html").write_text(re.sub(r"births\.flac", "gone.flac", text))
        script = next((site / "assets").glob("figure.*.js"))
        script.write_text(explorers.BEFORE + script.read_text() + explorers.PROBE)
        return not in_each(BROWSERS, __file__, site, *(["--sequences", str(given.sequences)] if given.sequences else []))


if __name__ == "__main__":
    sys.exit(main())
