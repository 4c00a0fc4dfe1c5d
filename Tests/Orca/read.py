"""Reads charts with the real Orca in real browsers and compares what it says with what it said before.

    read.py SITE [--browser firefox|chromium] [--only READING…] [--record]

Each chart's drawing must be said by name and kind, every datum of it once and in order, and left again:
that is checked against the page's own source. The whole of what is said to each key is then compared with
the transcripts in Tests/Orca/transcripts, one file a browser and a reading. A reading that differs is read
once more, and the report says so. Ends with "N passed, N failed".
"""
import argparse, difflib, html, pathlib, re, shutil, sys, tempfile, time
HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "Audit"), str(HERE.parent / "Browsers")]
from reporting import in_each
from rig import Orca, RigFailed, missing
from server import serve
from silence import silent_device

BROWSERS = ["firefox", "chromium"]
# A line with a gap, a pie, points, and two series: each read from the top to the data table.
CHARTS = ["births", "weekday-steps", "cars", "rainfall"]


class Transcript:
    """What was said, under the key or command it was said to."""

    def __init__(self):
        self.parts = []

    def add(self, marker, said):
        self.parts.append((marker, said))

    def __str__(self):
        return "".join(f"> {marker}\n" + "".join(f"{line}\n" for line in said) for marker, said in self.parts)


def read_whole(orca, base, chart):
    """Top to bottom, as one key does it: title, message, drawing, player, sources, and what folds below."""
    orca.open(base + f"charts/{chart}/index.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    transcript.add("h", orca.press("h"))
    transcript.add("say all", orca.say_all())
    return transcript


def read_by_steps(orca, base):
    """Into the drawing and out of it, line by line; then the player."""
    orca.open(base + "charts/weekday-steps/index.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    transcript.add("h", orca.press("h"))
    said = []
    while "Skip the drawing" not in " ".join(said) and len(transcript.parts) + len(said) < 40:
        said += orca.press("Down")
    transcript.add("Down, to the drawing", said[-1:])
    for _ in range(9):
        transcript.add("Down", orca.press("Down"))
    transcript.add("h", orca.press("h"))
    transcript.add("Down", orca.press("Down"))
    return transcript


def read_player(orca, base):
    """The browser's own player, where no script is: by Tab, its first button by b; Return plays, then pauses.

    The sound is a long one, so that on a slow machine it is not at its end before it is paused.
    """
    orca.open(base + "charts/weather-days/unscripted.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    orca.press("h")
    for _ in range(2):
        transcript.add("Tab", orca.press("Tab"))
    orca.press("h")
    orca.press("shift+h")
    transcript.add("b", orca.press("b"))
    for _ in range(2):
        transcript.add("Return", orca.press("Return"))
        # From the top again: what the button now is. Captions that come in may move the place.
        orca.press("ctrl+Home")
        orca.press("h")
        transcript.add("b", orca.press("b"))
    return transcript


def read_explorer(orca, base):
    """The slider by its keys, the buttons, and a whole play to its end."""
    orca.open(base + "charts/weekday-steps/index.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    orca.press("h")
    transcript.add("Tab", orca.press("Tab"))
    transcript.add("Tab", orca.press("Tab"))
    for key in ("Right", "Right", "End", "Home"):
        transcript.add(key, orca.press(key))
    transcript.add("Tab", orca.press("Tab"))
    for _ in range(3):
        transcript.add("Tab", orca.press("Tab"))
        transcript.add("space", orca.press("space"))
    # Back over Highest and More.
    for _ in range(3):
        orca.press("shift+Tab")
    said = orca.press("space")
    until = time.monotonic() + 60
    while "Complete" not in said and time.monotonic() < until:
        said += orca.settle(0.5)
    transcript.add("space, on Listen", said)
    return transcript


def read_keys(orca, base):
    """The slider's letters: where one is, a turning point, into an interval and out, the list of keys."""
    orca.open(base + "charts/stock/index.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    orca.press("h")
    said = []
    while "explore" not in " ".join(said) and len(transcript.parts) < 6:
        said = orca.press("Tab")
    transcript.add("Tab, to the slider", said[-1:])
    for key in ("Right", "t", "p", "Return", "Right", "Escape", "h"):
        transcript.add(key, orca.press(key))
    return transcript


def read_table(orca, base):
    """The link to the table opens it, and the table is there to be read."""
    orca.open(base + "charts/weekday-steps/index.html")
    transcript = Transcript()
    orca.press("ctrl+Home")
    transcript.add("t", orca.press("t"))
    said = []
    for _ in range(40):
        said = orca.press("Tab")
        if "View data as a table" in " ".join(said):
            break
    transcript.add("Tab, to the link", said)
    transcript.add("Return", orca.press("Return"))
    transcript.add("t", orca.press("t"))
    for _ in range(4):
        transcript.add("Down", orca.press("Down"))
    return transcript


READINGS = {
    **{chart: (lambda orca, base, chart=chart: read_whole(orca, base, chart)) for chart in CHARTS},
    "steps": read_by_steps, "player": read_player, "explorer": read_explorer, "keys": read_keys, "table": read_table,
}


def drawing_problems(site, chart, transcript):
    """DESIGN's promise of a drawing: its name and kind, each node once and in order, the way out."""
    source = (site / "charts" / chart / "index.html").read_text()
    drawing = source[source.index('<div class="drawing'):source.index('<div class="player')]
    nodes = [html.unescape(name) for name in re.findall(r'role="img" aria-label="([^"]*)"', drawing)]
    frame = re.search(r'<svg[^>]*role="group"[^>]*aria-label="([^"]*)" aria-roledescription="([^"]*)"', drawing)
    title, kind = map(html.unescape, frame.groups())
    said = transcript.parts[-1][1]
    problems = []
    if title not in said or kind not in said:
        return [f"the drawing's name and kind were not said: {title}, {kind}"]
    begin = said.index(kind)
    end = next((i for i in range(begin, len(said)) if ", audio graph" in said[i] or said[i].endswith(", explore")), len(said))
    inside = said[begin + 1:end]
    if inside[-1:] != ["leaving panel."]:
        problems.append(f"the drawing is not left: {inside[-1:]}")
    spoken = [text for text in inside if text in set(nodes)]
    if spoken != nodes:
        problems.append(f"{len(spoken)} of {len(nodes)} values were said, or not in their order")
    counts = {name: said[:end].count(name) for name in nodes}
    problems += [f"said {count} times: {name}" for name, count in counts.items() if count != nodes.count(name)]
    return problems


def compare(name, transcript):
    """The lines that differ from the recorded transcript."""
    path = HERE / "transcripts" / f"{name}.txt"
    recorded = path.read_text().splitlines() if path.exists() else []
    return list(difflib.unified_diff(recorded, str(transcript).splitlines(), "recorded", "said now", lineterm="", n=1))


def read(browser, site, names, isRecording):
    """What every reading's problems are; a reading that the rig could not make is a problem, too."""
    problems = {}
    with serve(site) as base, silent_device(), Orca(browser) as orca:
        for name in names:
            begin = time.monotonic()
            transcript = READINGS[name](orca, base)
            found = drawing_problems(site, name, transcript) if name in CHARTS else []
            if isRecording:
                (HERE / "transcripts" / f"{browser}-{name}.txt").write_text(str(transcript))
            else:
                found += compare(f"{browser}-{name}", transcript)
            problems[name] = found
            print(f"{browser}: {name}: {'differs' if found else 'as it was'}, {time.monotonic() - begin:.0f} s", flush=True)
    return problems


def read_twice(browser, site, names, isRecording):
    """The problems that are there both times."""
    left, problems = names, {}
    for attempt in (1, 2):
        if attempt == 2:
            print(f"{browser}: once more: {', '.join(left)}", flush=True)
        try:
            problems.update(read(browser, site, left, isRecording))
        except RigFailed as failure:
            print(f"{browser}: the rig failed: {failure}", flush=True)
        left = [name for name in names if problems.get(name, ["not read"])]
        if not left:
            break
    return {name: problems.get(name, ["not read"]) for name in names}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--browser", choices=BROWSERS)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--only", choices=READINGS, nargs="*", default=list(READINGS))
    given = parser.parse_args()
    if missing():
        print(f"NOTHING WAS READ: not installed: {' '.join(missing())}; run Tests/set-up")
        print("0 passed, 1 failed")
        return True
    if not given.browser:
        more = ["--record"] * given.record + ["--only", *given.only]
        return not in_each(BROWSERS, __file__, given.site, *more)
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder, "site")
        shutil.copytree(given.site, site)
        page = site / "charts/weather-days/index.html"
        page.with_name("unscripted.html").write_text(re.sub(r"figure\.\w+\.js", "gone.js", page.read_text()))
        found = read_twice(given.browser, site, given.only, given.record)
    passed = failed = 0
    for name, problems in found.items():
        passed, failed = passed + (not problems), failed + bool(problems)
        if problems:
            print(f"FAILED {given.browser}: {name}", *problems[:40], sep="\n       ")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
