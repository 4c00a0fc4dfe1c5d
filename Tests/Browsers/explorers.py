"""What the player does where a reader's circumstances differ: a held key, fingers, stillness, speed, no sound."""
import json, math, random, re, time
import numpy
from reporting import until

VIDEO = "const v = document.querySelector('video');"
STATE = VIDEO + "return v && {now: v.currentTime, paused: v.paused, ended: v.ended, length: v.duration, rate: v.playbackRate};"
SLIDER = "const s = document.querySelector('.scrub input');"
SAID = SLIDER + "return s.getAttribute('aria-valuetext');"
STATUS = "return document.querySelector('.player .status').textContent;"
READOUT = "return document.querySelector('.value').textContent;"

# Before the script of the copy of the site that is tested: what an earlier page left is forgotten unless it is asked for,
# and where a page may keep nothing, asking throws.
BEFORE = """
if (location.search === "?refused") Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } });
else if (location.search !== "?kept") try { localStorage.clear(); } catch {}
"""
# What the copy of the site that is tested tells of the sounds that its explorer makes, and of what it says.
PROBE = """
{
  const tell = document.documentElement.dataset;
  // A hidden page has no frames.
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (action) => frame.call(window, function wait(now) {
    if ("hidden" in tell) frame.call(window, wait);
    else action(now);
  });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    tell.heard = given[1];
    return start.apply(this, given);
  };
  // Of the sines of one tone the first, which is its pitch.
  let isNew = true;
  const sound = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    if (isNew) tell.hertz = this.frequency.value;
    tell.sines = `${tell.sines ?? ""} ${this.frequency.value}`;
    isNew = false;
    return sound.apply(this, given);
  };
  const Side = StereoPannerNode;
  window.StereoPannerNode = class extends Side {
    constructor(...given) {
      super(...given);
      isNew = true;
    }
  };
  // What is heard, when asked.
  let ear;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...given) {
    if (to instanceof AudioDestinationNode && (!ear || ear.context === this.context)) connect.call(this, (ear ??= new AnalyserNode(this.context, { fftSize: 8192 })));
    return connect.call(this, to, ...given);
  };
  addEventListener("listen", () => {
    const samples = new Float32Array(8192);
    ear.getFloatTimeDomainData(samples);
    tell.samples = JSON.stringify([ear.context.sampleRate, [...samples].map((each) => Math.round(each * 1e6))]);
  });
  const media = new Set();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    media.add(this);
    return play.call(this);
  };
  setInterval(() => (tell.loud = [...media].filter((each) => !each.paused).map((each) => each.src).join(" ")), 30);
  tell.buzzes = 0;
  if (navigator.vibrate) navigator.vibrate = () => tell.buzzes++;
  addEventListener("error", (event) => (tell.error = event.message));
  addEventListener("unhandledrejection", (event) => (tell.error = event.reason));
  const slider = document.querySelector(".scrub input");
  tell.told = "";
  if (slider) {
    new MutationObserver(() => {
      tell.told += slider.ariaValueText + "|";
      tell.at = performance.now();
    }).observe(slider, { attributes: true, attributeFilter: ["aria-valuetext"] });
  }
}
"""
HEARD = "return document.documentElement.dataset.heard || null;"
HERTZ = "return +document.documentElement.dataset.hertz || null;"
# Of all sines since that was asked last.
SINES = "const d = document.documentElement.dataset; const f = (d.sines ?? '').split(' ').filter(Boolean).map(Number); d.sines = ''; return f;"
TOLD = "return document.documentElement.dataset.told.split('|').filter(Boolean);"


def cents_off(hertz, pitch):
    """How far a frequency is from a pitch in semitones; endless where there is none."""
    return abs(1200 * math.log2(hertz / 440) + 6900 - 100 * pitch) if hertz else math.inf


def open_explorer(browser, base, chart, asking=""):
    browser.open(base + f"charts/{chart}/index.html{asking}")
    found = bool(until(lambda: browser.run("return !!document.querySelector('.controls');")))
    open_more(browser)
    return found


def open_more(browser):
    """Speed, steps and places to go to stand behind one button."""
    browser.run("const m = document.querySelector('.controls .more'); if (m && m.ariaExpanded === 'false') m.click();")


def first_voice(lines):
    return [line for line in lines if line.voice == 0]


def held(browser, base, lines, report):
    """A held key sounds each datum, and says only the one where it rests, 300 ms later."""
    own = first_voice(lines)
    open_explorer(browser, base, "births")
    browser.run(SLIDER + "s.focus();")
    # Twelve repeats in one turn of the page: however slow the machine, no time passes between them.
    before, prevented = browser.run(SLIDER + """
      const prevented = [...Array(12)].map(() => !s.dispatchEvent(new KeyboardEvent("keydown",
        { key: "ArrowRight", repeat: true, bubbles: true, cancelable: true })));
      document.documentElement.dataset.began = performance.now();
      return [[s.ariaValueText, s.value, document.querySelector(".value").textContent], prevented];""")
    report.expect("held: nothing is said yet, all is shown", before, [own[0].name, "0", own[12].name])
    report.expect("held: the slider waits", all(prevented))
    report.within("held: the datum sounds, cents off", cents_off(until(lambda: browser.run(HERTZ)), own[12].height[0]), 0, 2)
    report.expect("held: only the datum at rest is said", until(lambda: browser.run(TOLD)), [own[12].name])
    rest = browser.run("const d = document.documentElement.dataset; return d.at - d.began;")
    report.within("held: said after, in ms", rest, 270, 5000)
    report.expect("held: the slider follows", browser.run(SLIDER + "return s.value;"), "12")
    browser.hold("ArrowRight", 8)
    report.expect("held: a real key comes as far", until(lambda: browser.run(SAID) == own[20].name), True)
    report.expect("held: and the slider, too", browser.run(SLIDER + "return s.value;"), "20")
    # Pressed again before the rest: it goes on from what was shown.
    browser.run(SLIDER + """for (let n = 0; n < 5; n++) s.dispatchEvent(new KeyboardEvent("keydown",
      { key: "ArrowRight", repeat: true, bubbles: true, cancelable: true }));""")
    browser.press("ArrowRight")
    report.expect("held: a press goes on from there", until(lambda: browser.run(SAID) == own[26].name), True)


def chooser(browser, base, lines, report):
    """Series are chosen by keys; the slider then has the other one's values, and its sounds."""
    open_explorer(browser, base, "rainfall")
    browser.run("document.querySelector('.controls .series').focus();")
    # The list begins with all of them.
    browser.press("ArrowDown")
    browser.press("ArrowDown")
    second = [line for line in lines if line.voice == 1]
    report.expect("series: the second one's value is said", until(lambda: browser.run(SAID) == second[0].name), True)
    browser.run(SLIDER + "s.focus();")
    browser.press("ArrowRight")
    report.expect("series: its next value", browser.run(SAID), second[1].name)
    heard = until(lambda: browser.run(HERTZ))
    report.within("series: its own sound, cents off", cents_off(heard, second[1].height[0]), 0, 2)


PITCH = """
const d = document.documentElement;
const v = document.querySelector("video");
const context = new AudioContext();
const analyser = new AnalyserNode(context, { fftSize: 16384, smoothingTimeConstant: 0 });
context.createMediaElementSource(v).connect(analyser).connect(context.destination);
context.resume();
const bins = new Float32Array(analyser.frequencyBinCount);
const found = [];
const timer = setInterval(() => {
  if (v.ended) clearInterval(timer);
  analyser.getFloatFrequencyData(bins);
  const top = bins.indexOf(Math.max(...bins));
  if (bins[top] > -70) found.push([v.currentTime, top * context.sampleRate / analyser.fftSize]);
  d.dataset.pitches = JSON.stringify(found);
}, 50);
"""


def pitch_kept(browser, base, site, report):
    """At every speed the second peak is heard at its own pitch: measured in what the browser plays."""
    events = json.loads((site / "charts/births/births.timeline.json").read_text())["events"]
    tones = [event for event in events if event["kind"] == "glide" and event["start"] > 3]
    highest = max(tones, key=lambda event: event["hertz"])
    for place, rate in ((0, 0.5), (4, 2)):
        open_explorer(browser, base, "births")
        browser.run("const r = document.querySelector('.controls .speed');"
                    f"r.value = {place}; r.dispatchEvent(new Event('change'));")
        browser.run(SLIDER + "s.value = 28; s.dispatchEvent(new Event('input'));")
        browser.run(PITCH)
        browser.click(".controls .play")
        until(lambda: (s := browser.run(STATE)) and s["now"] > highest["start"] + 0.8)
        pitches = json.loads(browser.run("return document.documentElement.dataset.pitches || '[]';"))
        # What is heard trails by half of what is listened to: 16,384 samples, at every speed.
        near = [hertz for now, hertz in pitches if abs(now - highest["start"] - 0.18 * rate) < 0.2]
        # A pitch that went with the speed would be an octave off.
        report.within(f"speed {rate}: heard around the peak, of its pitch",
                      sorted(near)[len(near) // 2] / highest["hertz"] if near else None, 0.93, 1.05)


def stillness(browser, base, report, isStill):
    """With reduced motion the playhead stands at data and nowhere between; without, it slides from one to the next."""
    open_explorer(browser, base, "births")
    wanted = "matchMedia('(prefers-reduced-motion: reduce)').matches"
    report.expect(f"reduced motion is {'asked for' if isStill else 'not asked for'}", browser.run(f"return {wanted};"), isStill)
    browser.run(SLIDER + "s.focus();")
    browser.press("Home")
    browser.press("ArrowRight")
    duration = browser.run("return getComputedStyle(document.querySelector('.playhead')).transitionDuration;")
    report.expect("the playhead's transition", duration in ("0s", ""), isStill)
    # From here to nearly the last, whose own area is cut, and where it is at once.
    off = browser.run(SLIDER + """
      s.value = s.max - 9; s.dispatchEvent(new Event("input"));
      const middle = (e) => { const b = e.getBoundingClientRect(); return b.left + b.width / 2; };
      return Math.abs(middle(document.querySelector(".playhead")) - middle(document.querySelector(".point.current")));""")
    report.expect("the playhead is there at once", off < 1.5, isStill)
    if not isStill:
        return
    browser.press("Home")
    browser.run("""
      const d = document.documentElement;
      const middle = (e) => { const b = e.getBoundingClientRect(); return b.left + b.width / 2; };
      const marks = [...document.querySelectorAll(".drawing .point[aria-label]")].map(middle);
      const seen = new Set();
      const v = document.querySelector("video");
      (function look() {
        const at = middle(document.querySelector(".playhead"));
        const off = Math.min(...marks.map((mark) => Math.abs(mark - at)));
        if (!v.paused) seen.add(off < 1.5 ? Math.round(at) : "between");
        d.dataset.seen = JSON.stringify([...seen]);
        requestAnimationFrame(look);
      })();""")
    browser.click(".controls .play")
    until(lambda: (s := browser.run(STATE)) and s["now"] > 2.5)
    seen = json.loads(browser.run("return document.documentElement.dataset.seen;"))
    report.expect("while playing it stands at data only", "between" in seen, False)
    report.expect("and steps from one to the next", len(seen) > 5)


def without_sound(browser, base, lines, report):
    """The sound is not there: the page is whole, the slider says its values, nothing is thrown."""
    browser.open(base + "charts/births/missing.html")
    until(lambda: browser.run("return !!document.querySelector('.controls');"))
    open_more(browser)
    own = first_voice(lines)
    browser.run(SLIDER + "s.focus();")
    for key in ("End", "Home", "ArrowRight"):
        browser.press(key)
    report.expect("no sound: the slider says its value", browser.run(SAID), own[1].name)
    browser.click(".controls .play")
    report.expect("no sound: the player knows", until(lambda: browser.run(VIDEO + "return !!v.error || v.networkState === 3;")), True)
    browser.click(".controls .highest")
    highest = max((line for line in own if line.height), key=lambda line: line.height)
    report.expect("no sound: Highest leads on", browser.run(SAID), highest.name)
    report.expect("no sound: nothing is thrown", browser.run("return document.documentElement.dataset.error || null;"), None)
    report.expect("no sound: transcript, player and table are there", browser.run(
        "return [document.querySelectorAll('.transcript li').length > 50, !!document.querySelector('video'),"
        " document.querySelectorAll('table tbody tr').length > 50];"), [True, True, True])


def broken(browser, base, report):
    """What goes wrong in the script leaves the page as it was."""
    for page, why in (("broken", "can't read the page"), ("unscripted", "is not there")):
        browser.open(base + f"charts/births/{page}.html")
        time.sleep(0.3)
        found = browser.run("return [!!document.querySelector('.controls'), document.querySelector('video').checkVisibility() && document.querySelector('video').controls, document.querySelectorAll('.transcript li').length > 50];")
        report.expect(f"a page whose script {why} stays whole", found, [False, True, True])


def touch(browser, base, lines, report):
    """Fingers on glass: dragging along the slider gives its values, the page stays; two fingers enlarge it."""
    own = first_voice(lines)
    open_explorer(browser, base, "births")
    browser.run(SLIDER + "s.scrollIntoView({ block: 'center' });")
    left, top, width, height = browser.run(SLIDER + "const b = s.getBoundingClientRect(); return [b.left, b.top, b.width, b.height];")
    report.expect("touch: a thumb's height", height >= 44)
    # Half a thumb is left free at each end.
    at = lambda index: (left + 12 + (width - 24) * index / (len(own) - 1), top + height / 2)
    place = "return [scrollX, scrollY, visualViewport.scale];"
    before = browser.run(place)
    browser.touch("touchStart", at(0))
    said = []
    for index in range(0, len(own), 4):
        browser.touch("touchMove", at(index))
        said.append(until(lambda: (now := browser.run(SAID)) == own[index].name and now) or browser.run(SAID))
    report.expect("touch: values follow the finger", said, [own[index].name for index in range(0, len(own), 4)])
    report.expect("touch: the page stays", browser.run(place), before)
    # Beyond the end, and askew.
    browser.touch("touchMove", (at(len(own) - 1)[0] + 40, at(0)[1] + 12))
    report.expect("touch: beyond the end is the last", bool(until(lambda: browser.run(SAID) == own[-1].name)))
    browser.touch("touchEnd")
    report.expect("touch: and the page still stays", browser.run(place), before)
    report.expect("touch: it sounds", until(lambda: browser.run(HERTZ)) is not None)
    report.expect("touch: it vibrates at gridlines", browser.run("return +document.documentElement.dataset.buzzes;") > 2)
    browser.run("document.querySelector('.controls .buzz').click(); document.documentElement.dataset.buzzes = 0;")
    browser.run("document.querySelector('.controls .highest').click(); document.querySelector('.controls .lowest').click();")
    report.expect("touch: and not when that is off", browser.run("return +document.documentElement.dataset.buzzes;"), 0)
    x, y = browser.run("const b = document.querySelector('.drawing svg').getBoundingClientRect(); return [b.left + b.width / 2, Math.max(b.top, 0) + 90];")
    browser.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        browser.touch("touchMove", (x - 20 - 12 * step, y), (x + 20 + 12 * step, y))
    browser.touch("touchEnd")
    report.within("touch: two fingers enlarge the page, times", until(lambda: (scale := browser.run("return visualViewport.scale;")) > 1.5 and scale)
                  or browser.run("return visualViewport.scale;"), 1.5, 6)


# Commands to one figure `f`, by its controls, its keys, its drawing and its links.
COMMANDS = {
    "play": "p.textContent === playing || p.click();", "stop": "p.textContent === playing && p.click();",
    "highest": "b('.highest').click();", "lowest": "b('.lowest').click();", "turn": "b('.turn')?.click();",
    **{key: f"s.value = {value}; s.dispatchEvent(new Event('input'));" for key, value in
       {"first": "0", "last": "s.max", "on": "+s.value + 1", "back": "+s.value - 1"}.items()},
    **{name: f"key('{key}');" for name, key in {"key-highest": "]", "key-lowest": "[", "key-turn": "t", "again": " ", "here": "p", "help": "h", "none": "x"}.items()},
    "held": "for (let n = 0; n < 3; n++) key('ArrowRight', true);",
    "drag": "for (const share of [0.2, 0.5, chance]) drag(share); s.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));",
    "point": "const m = all('.drawing .point[aria-label]'); const at = m[Math.floor(chance * m.length)].querySelector('.hit').getBoundingClientRect();"
             "b('.drawing .plot').dispatchEvent(new MouseEvent('click', { clientX: at.left + at.width / 2, clientY: at.top + at.height / 2, bubbles: true }));",
    "link": "const l = all('.features a.hear, .transcript a'); l[Math.floor(chance * l.length)].click();",
    "speed": "const r = b('.speed'); r.value = chance < 0.5 ? 4 : 2; r.dispatchEvent(new Event('change'));",
    "hide": "document.documentElement.dataset.hidden = '';", "show": "delete document.documentElement.dataset.hidden;",
}
# What each of them acts through: in the figure with an identifier, with a random share of a length.
HANDS = """
  const f = document.getElementById(%s), playing = JSON.parse(f.dataset.words).stop, chance = %f;
  const b = (selector) => f.querySelector(selector), all = (selector) => [...f.querySelectorAll(selector)];
  const s = b('.scrub input'), p = b('.controls .play');
  const key = (key, repeat) => s.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  const drag = (share) => {
    const box = s.getBoundingClientRect();
    s.dispatchEvent(new PointerEvent('pointermove', { clientX: box.left + 12 + share * (box.width - 24), buttons: 1, bubbles: true, cancelable: true }));
  };
"""
# Where a figure says that one is: everything that must agree.
PLACES = HANDS + """
  const v = b('video'), ring = all('.point.current').map((mark) => mark.ariaLabel);
  return [+s.value, s.ariaValueText, b('.value').hidden ? null : b('.value').textContent, b('.place').textContent, ring, v.currentTime, v.paused, b('.player .status').textContent];
"""


def expected(own, at, command):
    """Where a command leads from a place; None where that is the sound's or chance's to say."""
    known = [line for line in own if line.height]
    return {
        "highest": lambda: own.index(max(known, key=lambda line: line.height[1])),
        "lowest": lambda: own.index(min(known, key=lambda line: line.height[0])),
        "key-highest": lambda: expected(own, at, "highest"), "key-lowest": lambda: expected(own, at, "lowest"), "first": lambda: 0,
        "last": lambda: len(own) - 1, "on": lambda: None if at is None else min(at + 1, len(own) - 1),
        "back": lambda: None if at is None else max(at - 1, 0),
        "held": lambda: None if at is None else min(at + 3, len(own) - 1),
        **{name: lambda: at for name in ("stop", "speed", "hide", "show", "again", "here", "help", "none")},
    }.get(command, lambda: None)()


def disagreement(own, at, places):
    """What of a figure disagrees with the value that its slider stands at; None where all is as it must be."""
    value, said, shown, place, ring, now, is_paused, status = places
    name = own[value].name
    # A sound that stands within the place's own stretch, or where the player has not been asked for one.
    heard = [line for line in own if line.start <= now + 0.02]
    # What was last said, if it names values: this one, alone or after other words.
    named = [line.name for line in own if re.search(rf"(^|; |\. ){re.escape(line.name)}$", status)]
    wrong = {
        "status": bool(named) and name not in named,
        "words": said != name, "readout": shown not in (name, None), "place": not place.startswith(f"{value + 1} "),
        "mark": ring not in ([name], []), "expected": at is not None and value != at, "playing": not is_paused,
        "sound": now > 0 and shown is not None and abs((own.index(heard[-1]) if heard else 0) - value) > 0,
    }
    return [what for what, is_wrong in wrong.items() if is_wrong] or None


def sequences(browser, base, lines, report, count=12, seed=7):
    """Commands in any order, to a figure or to two on one page, while they play and while they don't, seen and hidden:
    all that says where one is agrees in the end, and what was left stays where it was."""
    chance = random.Random(seed)
    browser.open(base + "charts/births/two.html")
    until(lambda: browser.run("return document.querySelectorAll('.controls').length === 2;"))
    # A reader's own click: until then browsers refuse to play.
    for _ in range(2):
        browser.click("#births .controls .play")
        time.sleep(0.5)
    for figure in ("births", "steps"):
        browser.run(HANDS % (json.dumps(figure), 0) + COMMANDS["play"])
        time.sleep(0.5)
    paused = [browser.run(PLACES % (json.dumps(figure), 0))[6] for figure in ("births", "steps")]
    report.expect("a chart that plays silences the one before", paused, [True, False])
    browser.run(HANDS % (json.dumps("steps"), 0) + COMMANDS["stop"])
    wrong = []
    for number in range(count):
        places, told = {"births": None, "steps": None}, []
        figure = "births"
        for _ in range(chance.randint(3, 8)):
            if chance.random() < 0.3:
                figure = chance.choice(list(places))
            own = lines[figure]
            command = chance.choice(["play", "play", *COMMANDS])
            browser.run(HANDS % (json.dumps(figure), chance.random()) + COMMANDS[command])
            places[figure] = expected(own, places[figure], command)
            told.append(f"{figure} {command}")
            time.sleep(chance.choice([0, 0.02, 0.2, 0.6]))
            # Only one is heard; what is played moves on, and where a link stops is the sound's to say.
            if command in ("play", "link"):
                playing = figure
        for figure in places:
            browser.run(HANDS % (json.dumps(figure), 0) + COMMANDS["show"])
        loud = [figure for figure in places if not browser.run(PLACES % (json.dumps(figure), 0))[6]]
        if len(loud) > 1:
            wrong.append((number, told, "two sound at once"))
        for figure in places:
            browser.run(HANDS % (json.dumps(figure), 0) + COMMANDS["stop"])
        # What was to be played when it was there may begin only now.
        time.sleep(0.4)
        for figure in places:
            browser.run(HANDS % (json.dumps(figure), 0) + COMMANDS["stop"])
        time.sleep(0.4)
        for figure, at in places.items():
            found = browser.run(PLACES % (json.dumps(figure), 0))
            known = at if not told[-1].endswith(("play", "link")) and not any(t.endswith(("play", "link", "point", "drag")) for t in told) else None
            differs = disagreement(lines[figure], known, found)
            if differs:
                wrong.append((number, told, figure, known, differs, found))
    report.expect(f"{count} sequences of commands: slider, words, place, mark and sound agree", wrong[:5], [])
    print(f"{report.browser}: {count} sequences, {len(wrong)} disagreements", flush=True)


def press_at_slider(browser, *keys):
    browser.run(SLIDER + "s.focus();")
    for key in keys:
        browser.press(key)
    return browser.run(SAID)


def keys(browser, base, lines, report):
    """Every key leads where it says, and has a button that leads there, too."""
    own = lines["births"]
    heights = [sum(line.height) if line.height else None for line in own]
    known = [height for height in heights if height is not None]
    turns = [at for at in range(1, len(own) - 1) if None not in heights[at - 1:at + 2]
             and (heights[at] - heights[at - 1]) * (heights[at + 1] - heights[at]) < 0]
    highest, lowest = heights.index(max(known)), heights.index(min(known))
    gap = heights.index(None)
    open_explorer(browser, base, "births")
    rows = [  # keys, where they lead, the button that leads there from the same place
        (["Home", "]"], highest, "highest"), (["Home", "["], lowest, "lowest"), (["Home", "t"], turns[0], "turn"),
        (["Home", "Shift+T"], turns[-1], "previous-turn"), (["Home", "t", "t"], turns[1], None), (["Home", "g"], gap, "gap"),
        (["End", "ArrowLeft", "x"], len(own) - 2, None), (["End", "ArrowUp"], len(own) - 1, None), (["End", " "], len(own) - 1, "again"),
    ]
    for pressed, at, button in rows:
        report.expect(f"keys: {' '.join(pressed)}", press_at_slider(browser, *pressed), own[at].name)
        if button:
            press_at_slider(browser, pressed[0])
            browser.click(f".controls .{button}")
            report.expect(f"keys: the button {button}", [browser.run(SAID), browser.run(STATUS)], [own[at].name] * 2)
    press_at_slider(browser, "Home", "ArrowRight", "p")
    report.expect("keys: where am I", browser.run(STATUS), f"2 of {len(own)}; {own[1].name}")
    press_at_slider(browser, "h")
    told = browser.run(STATUS)
    shown = browser.run("return [...document.querySelectorAll('.key-list:not([hidden]) li')].map((line) => line.textContent);")
    names = browser.run("return [...document.querySelectorAll('.steps button')].map((button) => button.textContent);")
    report.expect("keys: help is said and shown", told, ". ".join(shown))
    report.expect("keys: help names every button", [name for name in names if not any(line.endswith(": " + name) for line in shown)], [])
    # Two series: another one at the same place, and where they cross.
    open_explorer(browser, base, "rainfall")
    first, second = ([line for line in lines["rainfall"] if line.voice == voice] for voice in (0, 1))
    report.expect("keys: another series, at the same place", press_at_slider(browser, "Home", "ArrowRight", "ArrowDown"), second[1].name)
    report.expect("keys: its name is said", browser.run(STATUS), "tropical city")
    report.expect("keys: and back", press_at_slider(browser, "ArrowUp"), first[1].name)
    report.expect("keys: past its end a series goes on in the next", press_at_slider(browser, "End", "ArrowRight"), second[0].name)
    report.expect("keys: and before its beginning in the one before", press_at_slider(browser, "ArrowLeft"), first[-1].name)
    browser.press("ArrowLeft")
    report.expect("keys: before the first there is none", press_at_slider(browser, "Home", "ArrowLeft"), first[0].name)
    apart = [sum(a.height) - sum(b.height) for a, b in zip(first, second)]
    crossing = next((at for at in range(1, len(apart)) if apart[at - 1] * apart[at] < 0), None)
    press_at_slider(browser, "Home", "x")
    report.expect("keys: where series cross", browser.run(SAID if crossing else STATUS), first[crossing].name if crossing else "None")


def values(browser, base, lines, report):
    """Into every interval and through each of its values: all are said, and each has a tone of its own at its own pitch."""
    own = lines["stock"]
    open_explorer(browser, base, "stock")
    report.expect("values: at an interval there is a way in and none out", browser.run(
        "return ['enter', 'leave'].map((name) => document.querySelector('.controls .' + name).hidden);"), [False, True])
    found = []
    for at in range(len(own)):
        press_at_slider(browser, "Escape", "Home", *["ArrowRight"] * at, "Enter")
        for number in range(browser.run(SLIDER + "return +s.max + 1;")):
            if number:
                browser.press("ArrowRight")
            said = browser.run(SAID)
            found.append((said, browser.run(HERTZ)))
        if at == 1:
            inside = browser.run("return [document.querySelector('.place').textContent, document.querySelector('.value').textContent, document.querySelector('tr.shown').cells[0].textContent];")
            report.expect("values: place, readout and row", inside, ["21 of 21", said, "Feb 29, 2024"])
            report.expect("values: the next interval's", press_at_slider(browser, "PageUp")[:10], "Date Mar 1")
            report.expect("values: Escape leads out", press_at_slider(browser, "Escape"), own[2].name)
            report.expect("values: the button leads in", (browser.click(".controls .enter"), browser.run(SAID))[1][:10], "Date Mar 1")
            report.expect("values: and out", (browser.click(".controls .leave"), browser.run(SAID))[1], own[2].name)
    rows = browser.run("return [...document.querySelectorAll('.data tbody tr')].map((row) => [...row.cells].map((cell, at) => row.closest('table').rows[0].cells[at].textContent.trim() + ' ' + cell.textContent).join(', '));")
    report.expect("values: all rows of the table are said", [said for said, _ in found], rows)
    pitches = [12 * math.log2(hertz / 440) + 69 if hertz else math.nan for _, hertz in found]
    amounts = [float(re.search(r"[\d.]+$", said)[0]) for said, _ in found]
    slope, start = numpy.polyfit(amounts, pitches, 1)
    worst = max(abs(slope * amount + start - pitch) for amount, pitch in zip(amounts, pitches))
    report.within("values: pitch over value is a line, cents off", 100 * worst, 0, 2)
    heights = [end for line in own for end in line.height]
    report.within("values: from the file's lowest tone", 100 * abs(min(pitches) - min(heights)), 0, 2)
    report.within("values: to its highest, cents off", 100 * abs(max(pitches) - max(heights)), 0, 2)
    # Played from inside, the place is outside again.
    press_at_slider(browser, "Escape", "Home", "ArrowRight", "Enter")
    browser.click(".controls .play")
    report.expect("values: played from there", bool(until(lambda: (s := browser.run(STATE)) and s["now"] > own[1].start + 0.2)))
    browser.click(".controls .play")
    until(lambda: browser.run(STATE)["paused"])
    time.sleep(0.2)
    report.expect("values: playing leads out", browser.run(SAID) in [line.name for line in own])


def live(browser, base, lines, report):
    """A value's tone as it is heard: its pitch, measured in what goes to the loudspeaker; steady, not a glide."""
    own = lines["births"]
    open_explorer(browser, base, "births")
    browser.run("const r = document.querySelector('.controls .speed'); r.value = 0; r.dispatchEvent(new Event('change'));")
    # A reader's own key: until then browsers refuse to sound.
    press_at_slider(browser, "End")
    for at in (0, 18, 43, 57):
        def heard():
            browser.run(SLIDER + f"s.value = {at}; s.dispatchEvent(new Event('input'));")
            # The tone lasts 0.7 s, and what is listened to 0.17 s.
            time.sleep(0.25)
            for _ in range(10):
                browser.run("dispatchEvent(new Event('listen'));")
                rate, samples = json.loads(browser.run("return document.documentElement.dataset.samples;"))
                samples = numpy.array(samples, float)
                if samples[:256].any() and samples[-256:].any():
                    break
                time.sleep(0.03)
            else:
                return None
            bins = numpy.abs(numpy.fft.rfft(samples * numpy.hanning(len(samples)), 8 * len(samples)))
            top = int(bins.argmax())
            a, b, c = numpy.log(bins[top - 1:top + 2])
            return (top + (a - c) / (2 * (a - 2 * b + c))) * rate / (8 * len(samples))
        report.within(f"live: value {at + 1} as heard, cents off", cents_off(until(heard), own[at].height[0]), 0, 5)


def kept(browser, base, lines, report):
    """What a reader chooses is there on the next page; where nothing may be kept, nothing breaks."""
    own = lines["births"]
    shown = "return [+document.querySelector('.speed').value, ...['sounds', 'speech', 'fit'].map((name) => document.querySelector('.controls .' + name).checked)];"
    open_explorer(browser, base, "births")
    report.expect("choices: as they come", browser.run(shown), [2, True, True, False])
    for name in ("speech", "fit"):
        browser.click(f".controls .{name}")
    ends = browser.run(STATUS)
    report.expect("choices: what the ends of the pitches mean is said", [own[0].name in ends, own[-1].name in ends], [True, True])
    browser.run("const r = document.querySelector('.controls .speed'); r.value = 4; r.dispatchEvent(new Event('change'));")
    open_explorer(browser, base, "births", "?kept")
    report.expect("choices: kept", browser.run(shown), [4, True, False, True])
    press_at_slider(browser, "Home", "ArrowRight", "ArrowRight")
    report.expect("choices: a silent step says nothing", browser.run(TOLD), [])
    report.expect("choices: and is shown", browser.run(READOUT), own[2].name)
    press_at_slider(browser, "p")
    report.expect("choices: but where am I does", own[2].name in browser.run(STATUS), True)
    for key, at, pitch in (("[", -1, 57), ("]", 0, 93)):
        press_at_slider(browser, key)
        report.within(f"choices: {own[at].name} over the data alone, cents off", cents_off(browser.run(HERTZ), pitch), 0, 2)
    browser.click(".controls .sounds")
    browser.run("document.documentElement.dataset.hertz = '';")
    press_at_slider(browser, "Home")
    report.expect("choices: no sound at steps", browser.run(HERTZ), None)
    # A soft tone has three sines, a bright one six; the lowest tone is A3.
    open_explorer(browser, base, "births")
    own_tone, lowest = 440 * 2 ** ((own[0].height[0] - 69) / 12), 220

    def sines():
        browser.run(SINES)
        press_at_slider(browser, " ")
        return [round(each) for each in browser.run(SINES)]

    def partials(*tones, count=3):
        return [round(times * tone) for tone in tones for times in range(1, count + 1)]
    report.expect("choices: a value by itself", sines(), partials(own_tone))
    browser.click(".controls .base")
    report.expect("choices: the lowest tone before it", sines(), partials(lowest, own_tone))
    browser.click(".controls .base")
    for way, count in ((2, 6), (1, 3), (0, 3)):
        browser.run(f"const t = document.querySelector('.controls .timbre'); t.value = {way}; t.dispatchEvent(new Event('change'));")
        report.expect(f"choices: timbre {way}", sines(), partials(own_tone, count=count))
    open_explorer(browser, base, "births", "?refused")
    browser.click(".controls .speech")
    press_at_slider(browser, "Home", "ArrowRight")
    report.expect("choices: where nothing may be kept all works", [browser.run(READOUT), browser.run("return document.documentElement.dataset.error || null;")],
                  [own[1].name, None])


def files(browser, base, report):
    """Other files of a chart play in place, one sound at a time on a page."""
    loud = "return (document.documentElement.dataset.loud || '').split(' ').filter(Boolean).map((address) => address.split('/').at(-1).split('#')[0].replace(/^[0-9a-f-]{36}$/, 'whole'));"
    browser.open(base + "charts/rainfall/index.html")
    until(lambda: browser.run("return !!document.querySelector('.controls');"))
    address = browser.run("return location.href;")
    browser.run("for (const fold of document.querySelectorAll('details')) fold.open = true;")
    # The first click is a reader's: until then browsers refuse to play.
    browser.click(".controls .play")
    report.expect("files: the whole plays", until(lambda: browser.run(loud) == ["whole"]), True)
    number = 0
    for number, name in enumerate(browser.run("return [...document.querySelectorAll('.sounds a')].map((link) => link.getAttribute('href').split('/').at(-1));")):
        browser.run(f"document.querySelectorAll('.sounds a')[{number}].click();")
        # Seconds of the whole play in the player; a file of its own plays by itself.
        sound = "whole" if "#t=" in name else name
        report.expect(f"files: {name} plays alone", until(lambda: browser.run(loud) == [sound]), True)
    browser.run(f"document.querySelectorAll('.sounds a')[{number}].click();")
    report.expect("files: its link again ends it", until(lambda: browser.run(loud) == []), True)
    browser.run("document.querySelectorAll('.sounds a')[0].click();")
    until(lambda: browser.run(loud))
    press_at_slider(browser, "Home")
    report.expect("files: so does a step", until(lambda: browser.run(loud) == []), True)
    browser.run("document.querySelector('.transcript a').click();")
    report.expect("files: a line of the transcript plays", bool(until(lambda: browser.run(loud))), True)
    report.expect("files: the page stays", browser.run("return location.href;"), address)


def calm(browser, base, report):
    """While a sound plays, a text that stays the same is not written again: each writing is an event for a screen reader."""
    open_explorer(browser, base, "births")
    browser.run("""
      const d = document.documentElement;
      d.dataset.writings = d.dataset.repeated = 0;
      for (const name of ["play", "place", "clock"]) {
        const element = document.querySelector(".controls ." + name);
        let text = element.textContent;
        new MutationObserver(() => {
          d.dataset.writings++;
          if (text === element.textContent) d.dataset.repeated++;
          text = element.textContent;
        }).observe(element, { childList: true, characterData: true, subtree: true });
      }""")
    browser.click(".controls .play")
    until(lambda: (s := browser.run(STATE)) and s["now"] > 2)
    counts = browser.run("const { writings, repeated } = document.documentElement.dataset; return [+writings, +repeated];")
    browser.click(".controls .play")
    report.expect("playing: texts that change are written", counts[0] > 10)
    report.expect("playing: texts that stay are left alone", counts[1], 0)


def jumps(browser, base, lines, report):
    """A jump while the sound plays stays where it was made, though the sound's last frame comes after it."""
    own = first_voice(lines)
    open_explorer(browser, base, "births")
    known = [line for line in own if line.height]
    for button, find, end in (("highest", max, 1), ("lowest", min, 0)):
        browser.click(".controls .play")
        until(lambda: (s := browser.run(STATE)) and not s["paused"] and s["now"] > 0.5)
        browser.click(f".controls .{button}")
        name = find(known, key=lambda line: line.height[end]).name
        time.sleep(0.6)
        report.expect(f"a jump while playing, {find.__name__}: slider, readout and status",
                      [browser.run(SAID), browser.run(READOUT), browser.run(STATUS)], [name] * 3)


def pointing(browser, base, report):
    """Values where one points: of all series there, named as in the drawing, never over the datum; Escape leaves."""
    box = "const b = document.querySelector('.value'); const p = document.querySelector('.drawing .plot');"
    for chart, marks in (("births", 1), ("rainfall", 2), ("electricity-bars", 3), ("cars", 1), ("weekday-steps", 1), ("antibiotics", 3)):
        open_explorer(browser, base, chart)
        # The middle of what each of ten marks is found by.
        wrong = browser.run(box + """
          const all = [...document.querySelectorAll('.figure > .drawing .point[aria-label]:not(.annotation)')];
          const told = [];
          for (let n = 0; n < all.length; n += Math.ceil(all.length / 10)) {
            const hit = all[n].querySelector('.hit').getBoundingClientRect();
            const own = all[n].querySelector('.symbol')?.getBoundingClientRect() ?? hit;
            const at = { clientX: own.left + own.width / 2, clientY: own.top + own.height / 2, bubbles: true, pointerType: 'mouse' };
            p.dispatchEvent(new PointerEvent('pointermove', at));
            const now = [...document.querySelectorAll('.point.current')];
            const text = b.textContent;
            const last = all[n].ariaLabel.split(/(?:, |、|，)/).at(-1);
            if (b.hidden || !now.includes(all[n]) || !text.includes(last)) told.push([all[n].ariaLabel, text]);
            const over = b.getBoundingClientRect();
            const [x, y] = [at.clientX, at.clientY];
            if (own !== hit && x > over.left && x < over.right && y > over.top && y < over.bottom) told.push(['hidden', all[n].ariaLabel]);
          }
          return told;""")
        report.expect(f"pointing: {chart}: each mark's value is shown, and the mark", wrong, [])
        shown = browser.run("return document.querySelectorAll('.point.current').length;")
        report.expect(f"pointing: {chart}: all series there", shown, marks)
        browser.press("Escape")
        report.expect(f"pointing: {chart}: Escape leaves", browser.run(box + "return b.hidden;"), True)
    open_explorer(browser, base, "cars")
    far = browser.run(box + """
      const r = p.getBoundingClientRect();
      const marks = [...document.querySelectorAll('.drawing .symbol')].map((each) => each.getBoundingClientRect());
      for (let x = r.right - 20; x > r.left; x -= 10) {
        if (marks.some((each) => Math.hypot(each.left - x, each.top - r.top - 20) < 60)) continue;
        p.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: r.top + 20, bubbles: true, pointerType: 'mouse' }));
        return b.hidden;
      }""")
    report.expect("pointing: far from every point of a cloud there is no value", far, True)


def areas(browser, base, report):
    """Every place of a plot leads to a datum: along x the areas meet, whatever the height; around each datum 24 px do."""
    begin = """
      const p = document.querySelector('.drawing .plot'), f = p.getBoundingClientRect(), told = [];
      const all = [...document.querySelectorAll('.figure > .drawing .point[aria-label]:not(.annotation)')];
      const hits = all.map((each) => each.querySelector('.hit').getBoundingClientRect());
      const spots = all.map((each, at) => (each.querySelector('.symbol')?.getBoundingClientRect() ?? hits[at]));
      const found = (clientX, clientY) => {
        p.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }));
        return all.map((each, at) => at).filter((at) => all[at].matches('.current'));
      };"""
    for chart in ("births", "rainfall", "steps"):
        open_explorer(browser, base, chart)
        report.expect(f"areas: {chart}: each begins where its neighbour ends", browser.run(begin + """
          for (const series of new Set(all.map((each) => each.closest('.points')))) {
            const own = hits.filter((hit, at) => series.contains(all[at])).sort((a, b) => a.left - b.left);
            own.slice(1).forEach((hit, at) => Math.abs(hit.left - own[at].right) > 2 && told.push([own[at].right, hit.left]));
          }
          return told;"""), [])
        # Where a gap or an end has another width than its neighbour, the nearest is not quite the one whose area it is.
        report.expect(f"areas: {chart}: above and below a datum is the datum", browser.run(begin + """
          const [left, right] = [Math.min(...hits.map((hit) => hit.left)), Math.max(...hits.map((hit) => hit.right))];
          for (const y of [f.top + 20, (f.top + f.bottom) / 2, f.bottom - 40]) for (let x = left + 1; x < right; x += 7) {
            const now = found(x, y);
            if (!now.some((at) => x > hits[at].left - hits[at].width / 3 && x < hits[at].right + hits[at].width / 3)) told.push([x, y, now.map((at) => all[at].ariaLabel)]);
          }
          return told;"""), [])
        report.expect(f"areas: {chart}: what is not pointed at does not fade", browser.run(
            "return [...document.querySelectorAll('.drawing .point, .drawing .point *, .points')].filter((each) => getComputedStyle(each).opacity !== '1').length;"), 0)
    for chart in ("births", "coffee", "cars", "weekday-steps"):
        open_explorer(browser, base, chart)
        report.expect(f"areas: {chart}: in a square of 24 px around it each is found, or one that is nearer", browser.run(begin + """
          const away = (at, x, y) => Math.hypot(spots[at].left + spots[at].width / 2 - x, spots[at].top + spots[at].height / 2 - y);
          const aside = (at, x) => Math.abs(spots[at].left + spots[at].width / 2 - x);
          all.forEach((each, at) => {
            for (const [across, down] of [[-11, -11], [11, -11], [-11, 11], [11, 11]]) {
              const [x, y] = [spots[at].left + spots[at].width / 2 + across, spots[at].top + spots[at].height / 2 + down];
              const now = found(x, y);
              if (!now.some((other) => other === at || away(other, x, y) <= away(at, x, y) || aside(other, x) <= aside(at, x))) told.push([each.ariaLabel, across, down, now.length]);
            }
          });
          return told;"""), [])


def rows(browser, base, report):
    """The row in the table is marked with its datum, and the other way round; rows are sorted and filtered."""
    open_explorer(browser, base, "births")
    browser.run("document.querySelector('.to-table a').click();")
    report.expect("rows: the link opens the table", bool(until(lambda: browser.run("return document.querySelector('details.data').open;"))), True)
    browser.click(".controls .highest")
    report.expect("rows: the highest value's is marked", browser.run("return document.querySelector('tr.shown').id;"), "births-row-1")
    browser.run("document.getElementById('births-row-19').cells[1].dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));")
    report.expect("rows: a row marks its datum", browser.run("return document.querySelector('.point.current').ariaLabel.slice(0, 4);"), "1935")
    order = "return [...document.querySelectorAll('tbody tr')].filter((row) => !row.hidden).map((row) => +row.id.split('-').at(-1));"
    source = browser.run(order)
    browser.run("document.querySelectorAll('.sort')[1].click();")
    up = browser.run(order)
    report.expect("rows: least first, what is missing last", [up[0], up[-3], sorted(up[-2:])], [59, 1, [27, 28]])
    browser.run("document.querySelectorAll('.sort')[1].click();")
    report.expect("rows: greatest first, what is missing last", [browser.run(order)[0], sorted(browser.run(order)[-2:])], [1, [27, 28]])
    browser.run("document.querySelectorAll('.sort')[0].click();")
    report.expect("rows: and as they were", browser.run(order), source)
    browser.run("const f = document.querySelector('.filter input'); f.value = '196'; f.dispatchEvent(new Event('input'));")
    report.expect("rows: those that hold a word", browser.run(order), [44, 45, 46, 47, 48, 49, 50, 51, 52, 53])
    report.expect("rows: how many, said", browser.run("return document.querySelector('.filter [role=status]').textContent;"), "10 of 59")
    browser.open(base + "charts/births/index.html#births-row-20")
    report.expect("rows: a link to one opens the table",
                  bool(until(lambda: browser.run("return document.querySelector('details.data').open;"))), True)
