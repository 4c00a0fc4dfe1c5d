"""Listens to every file of a folder and says how far it is from what its data ask for.

    proof.py FOLDER      FOLDER as the test "Audio proof" writes it (AUDIO_PROOF=FOLDER swift test)

Prints the worst error of each kind, then "N passed, N failed".
"""
import html
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

import listening as ear
from listening import RATE

LIMITS = {
    "onset, s": 0.005, "pitch of a note, cents": 10, "pitch of a glide, cents": 10,
    "blind pitch, cents": 60, "pan": 0.05, "tick, s": 0.005, "gap, dBFS": -60,
    "peak, dBFS": -3, "jump, of full scale": 0.45, "jump at an edge": 0.02, "loudness spread, dB": 3,
    "size against flac -8": 1.10, "first and last sample": 0, "pairs out of rank": 0,
    "flac -t": 0, "unlike the WAV": 0, "captions": 0, "pitch of a step, cents": 5,
    "pitch of a total, cents": 5, "pitch of a part, cents": 5, "noise, dBFS": -70,
}


class Proof:
    def __init__(self):
        self.worst, self.counts, self.failures = {}, {}, []

    def note(self, kind, value, where):
        value = float(value)
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if kind not in self.worst or value > self.worst[kind][0]:
            self.worst[kind] = (value, where)
        if not value <= LIMITS[kind]:
            self.failures.append(f"{kind}: {value:.4g} at {where}")

    def report(self):
        for kind, limit in LIMITS.items():
            value, where = self.worst.get(kind, (float("nan"), "nowhere"))
            print(f"{kind:26} worst {value:9.4f}  limit {limit:7}  "
                  f"of {self.counts.get(kind, 0):5}  {where}")
        for failure in self.failures[:40]:
            print("FAILED", failure)
        failed = len({f.split(":")[0] for f in self.failures})
        print(f"{len(self.worst) - failed} passed, {failed + len(LIMITS) - len(self.worst)} failed")
        return 1 if self.failures or len(self.worst) < len(LIMITS) else 0


# What the data ask for, worked out here from the chart's own numbers.

def position(axis, value):
    if "count" in axis:
        return value / axis["count"]
    bend = np.log10 if axis["log"] else float
    low, high = bend(axis["start"]), bend(axis["end"])
    return (bend(value) - low) / (high - low)


def hertz(axis, value):
    return 440 * 2 ** ((57 + 36 * position(axis, value) - 69) / 12)


def expected(facts, series):
    """(second, hertz or None, share of x) for each datum of a series."""
    points = facts["series"][series]["points"]
    seconds = min(max(0.1 * len(points), 3), 8)
    start = facts["starts"][series]
    for x, y in points:
        share = position(facts["x"], x)
        yield start + share * seconds, None if y is None else hertz(facts["y"], y), share


def check_file(proof, path):
    name = path.name
    status = subprocess.run(["flac", "-ts", path], capture_output=True).returncode
    proof.note("flac -t", status, name)
    sound, rate = ear.samples(path)
    proof.note("first and last sample", np.abs(sound[:, [0, -1]]).max(), name)
    proof.note("peak, dBFS", 20 * np.log10(np.abs(sound).max() + 1e-9), name)
    return ear.decode(path)


def check_wav(proof, path):
    """The WAV has the same samples; and FLAC made of them elsewhere is no shorter."""
    sound, rate = ear.samples(path)
    wav = path.with_suffix(".wav")
    raw = wav.read_bytes()
    place = raw.index(b"data") + 8
    count = int.from_bytes(raw[place - 4:place], "little")
    samples = np.frombuffer(raw[place:place + count], "<i2").reshape(-1, len(sound)).T / 32768
    proof.note("unlike the WAV", 0 if np.array_equal(samples, sound) else 1, path.name)
    packed = path.with_suffix(".flac-8")
    subprocess.run(["flac", "-8sf", "-o", packed, wav], capture_output=True, check=True)
    proof.note("size against flac -8", path.stat().st_size / packed.stat().st_size, path.name)


def check_notes(proof, sound, facts, events):
    mono = sound.sum(axis=0) * np.sqrt(0.5)
    notes = [e for e in events if e["kind"] == "note" and "point" in e]
    wanted = [list(expected(facts, s)) for s in range(len(facts["series"]))]
    heard = []
    for index, event in enumerate(notes):
        _, series, point = event["point"]
        second, tone, share = wanted[series][point]
        where = f"{facts['id']} series {series + 1} point {point + 1}"
        earlier = [e for e in notes[:index] if e["end"] > event["start"] - 0.002]
        before = (earlier[-1]["hertz"], earlier[-1]["end"]) if earlier else None
        # A note on the fading note of nearly the same pitch has no beginning to be found.
        if not before or abs(12 * np.log2(before[0] / tone)) > 0.5:
            proof.note("onset, s", abs(ear.onset(mono, second, tone, before) - second), where)
        a = int((event["start"] + (0.03 if before else 0.01)) * RATE)
        b = int((event["end"] - 0.03) * RATE)
        body = mono[a:b]
        middle = (b - a) // 2
        error = ear.cents_off(body, tone, [middle], reach=(b - a) / RATE / 4)[0]
        proof.note("pitch of a note, cents", abs(error), where)
        blind = ear.blind_pitch(body)
        proof.note("blind pitch, cents", abs(1200 * np.log2(blind / tone)), where)
        heard.append((series, facts["series"][series]["points"][point][1], tone * 2 ** (error / 1200)))
        slot = 0.5 / facts["x"]["count"] if "count" in facts["x"] else 0
        side = 0.8 * (2 * (share + slot) - 1)
        proof.note("pan", abs(ear.pan(sound[0, a:b], sound[1, a:b], tone) - side), where)
    check_ranks(proof, heard, facts)


def check_ranks(proof, heard, facts):
    """Whoever sorts by ear sorts by value; tones nearer than 2 cents are one."""
    wrong = 0
    by_tone = sorted(heard, key=lambda h: h[2])
    for low, high in zip(by_tone, by_tone[1:]):
        apart = 1200 * np.log2(high[2] / low[2])
        wrong += apart > 2 and not high[1] > low[1]
    if heard:
        proof.note("pairs out of rank", wrong, facts["id"])


def check_glides(proof, sound, facts, events):
    mono = sound.sum(axis=0) * np.sqrt(0.5)
    for series, content in enumerate(facts["series"]):
        if not content["continuous"] or len(content["points"]) > 200:
            continue
        for run in runs(expected(facts, series)):
            check_run(proof, sound, mono, run, f"{facts['id']} series {series + 1}",
                      0.5 / facts["x"]["count"] if "count" in facts["x"] else 0)


def runs(points):
    run = []
    for point in list(points) + [(0, None, 0)]:
        if point[1] is not None:
            run.append(point)
            continue
        if len(run) > 1:
            yield run
        run = []


def check_run(proof, sound, mono, run, where, slot):
    start, end = run[0][0], run[-1][0]
    a, b = int(round(start * RATE)), int(round(end * RATE)) + int(0.04 * RATE)
    time = np.arange(a, b) / RATE
    course = np.exp(np.interp(time, [p[0] for p in run], np.log([p[1] for p in run])))
    places = [int(round(p[0] * RATE)) - a for p in run]
    middles = [(x + y) // 2 for x, y in zip(places, places[1:])]
    checked = [p for p in places + middles if 0.02 * RATE < p < len(time) - 0.03 * RATE]
    errors = ear.cents_off(mono[a:b], course, checked)
    for place, error in zip(checked, errors):
        proof.note("pitch of a glide, cents", abs(error), f"{where} at {time[place]:.3f} s")
    sides = np.interp(time, [p[0] for p in run], [0.8 * (2 * (p[2] + slot) - 1) for p in run])
    for place in checked:
        near = slice(max(0, place - 240), place + 240)
        side = ear.pan(sound[0, a:b][near], sound[1, a:b][near], course[near])
        proof.note("pan", abs(side - sides[place]), f"{where} at {time[place]:.3f} s")
    proof.note("onset, s", abs(ear.onset(mono, start, run[0][1]) - start)
               if run[0][1] == run[1][1] else glide_onset(mono, start), f"{where} begins")


def glide_onset(mono, start):
    """A glide begins where its envelope does: half of its level 4 ms after, which it doesn't leave; a gap's noise may lie before."""
    a = int((start - 0.03) * RATE)
    level = ear.smooth(np.abs(mono[a:a + int(0.08 * RATE)]), 0.004)
    steady = level[int(0.045 * RATE):int(0.06 * RATE)].mean()
    below = np.flatnonzero(level[:int(0.045 * RATE)] <= steady / 2)
    crossing = (below[-1] + 1 if len(below) else 0) / RATE - 0.03
    return abs(crossing - ear.ATTACK / 2)


def check_noises(proof, sound, facts, events):
    mono = sound.mean(axis=0)
    sharp = np.abs(np.diff(mono, n=3, prepend=[0, 0, 0]))
    ticks = [e for e in events if e["kind"] == "tick"]
    lines = facts["x"].get("gridlines", [])
    seconds = [min(max(0.1 * len(s["points"]), 3), 8) for s in facts["series"]]
    wanted = [start + position(facts["x"], line) * length
              for start, length in zip(facts["starts"], seconds) for line in lines]
    if len(wanted) != len(ticks):
        proof.note("tick, s", 1, f"{facts['id']}: {len(ticks)} ticks of {len(wanted)}")
    for second in wanted:
        a = int((second - 0.012) * RATE)
        near = ear.smooth(sharp[a:a + int(0.03 * RATE)], 0.001)
        begun = np.argmax(near > near.max() / 3) / RATE - 0.012
        proof.note("tick, s", abs(begun), f"{facts['id']} at {second:.3f} s")
    for series, content in enumerate(facts["series"]):
        points = list(expected(facts, series))
        for (t0, before, _), (t1, gap, _), (t2, after, _) in zip(points, points[1:], points[2:]):
            if before is None or gap is not None or after is None:
                continue
            check_gap(proof, mono, events, t0, t1, t2, content["continuous"], facts["id"])


def check_gap(proof, mono, events, t0, t1, t2, is_glide, name):
    quiet = np.ones(int((t2 - t0) * RATE), bool)
    for event in events:
        if event["end"] < t0 or event["start"] > t2:
            continue
        a, b = (int((event[k] - t0) * RATE) for k in ("start", "end"))
        quiet[max(0, a - 2):max(0, b + 2)] = False
    part = mono[int(t0 * RATE):int(t0 * RATE) + len(quiet)][quiet]
    if len(part) > 48:
        proof.note("gap, dBFS", ear.decibels(part), f"{name} at {t1:.3f} s")
    noise = [e for e in events if e["kind"] == "gap" and abs(e["start"] - t1) < 0.07]
    if not noise:
        proof.note("gap, dBFS", 0, f"{name}: no noise at {t1:.3f} s")


def check_jumps(proof, sound, events, name):
    """No click: tones begin and end in silence, and no waveform is steeper than a stated bound."""
    calm = np.ones(sound.shape[1], bool)
    for event in events:
        if "hertz" not in event:
            calm[int(event["start"] * RATE) - 2:int(event["end"] * RATE) + 2] = False
    jumps = np.where(calm[1:], np.abs(np.diff(sound, axis=1)).max(axis=0), 0)
    proof.note("jump, of full scale", jumps.max(initial=0), name)
    tones = [e for e in events if "hertz" in e]
    for edge in [e["start"] for e in tones] + [e["end"] for e in tones]:
        others = [e for e in tones if e["start"] < edge - 1e-4 and e["end"] > edge + 1e-4]
        if not others:
            place = int(round(edge * RATE))
            touching = any(abs(e["end"] - edge) < 1e-4 for e in tones) and any(
                abs(e["start"] - edge) < 1e-4 for e in tones)
            if not touching:
                proof.note("jump at an edge", jumps[max(0, place - 6):place + 6].max(initial=0),
                           f"{name} at {edge:.3f} s")


def check_loudness(proof, folder):
    sound, events = ear.decode(folder / "ladder.flac"), timeline(folder, "ladder")
    levels, weighted = [], []
    for event in events:
        if event["kind"] != "note" or "point" not in event:
            continue
        body = sound[:, int((event["start"] + 0.012) * RATE):int((event["end"] - 0.028) * RATE)]
        power = lambda measure: 10 * np.log10(sum(10 ** (measure(c) / 10) for c in body))
        levels.append(power(ear.loudness))
        weighted.append(power(ear.a_weighted))
    print(f"loudness over {len(levels)} notes of ten timbres: ISO 226 {np.ptp(levels):.2f} dB, "
          f"A-weighted {np.ptp(weighted):.2f} dB")
    for timbre in range(10):
        own = levels[timbre * 13:timbre * 13 + 13]
        proof.note("loudness spread, dB", np.ptp(own), f"timbre {timbre + 1}")
        print(f"  timbre {timbre + 1}: {np.mean(own):.2f} dB, spread {np.ptp(own):.2f} dB")
    proof.note("loudness spread, dB", np.ptp(levels), "all timbres")


def steady(proof, kind, sound, second, semitones, where):
    """A tone of 0.1 s at a pitch, in semitones above the lowest."""
    a = int(second * RATE)
    tone = 440 * 2 ** ((57 + semitones - 69) / 12)
    body = sound.sum(axis=0)[a:a + int(0.1 * RATE)]
    errors = ear.cents_off(body, tone, [len(body) // 2], reach=0.02)
    proof.note(kind, np.abs(errors).max(), f"{where} at {second:.2f} s")
    proof.note("blind pitch, cents", abs(1200 * np.log2(ear.blind_pitch(body) / tone)), where)


def check_steps(proof, folder):
    """Values 6, 30, 30, 12 at 0.7, 1.7, 2.7 and 3.7 s, of an axis from 0 to 36."""
    values = [6, 30, 30, 12]
    value_at = {"step-after": lambda x: values[int(x)], "step-before": lambda x: values[int(x) + 1],
                "step": lambda x: values[int(x + 0.5)]}
    for name, value in value_at.items():
        sound = ear.decode(folder / f"{name}.flac")
        for x in (0.02, 0.2, 0.38, 0.52, 0.7, 0.88, 1.05, 1.35, 1.55, 1.85, 2.02, 2.38, 2.52, 2.88):
            steady(proof, "pitch of a step, cents", sound, 0.7 + x, value(x), name)


def check_stack(proof, folder):
    """Totals of 14, 16, 12 on an axis from 0 to 36; then parts of which the highest tone is 12.

    The whole ends within twelve seconds: its columns follow each other in 0.95 s.
    """
    sound = ear.decode(folder / "stack.flac")
    for place, total in enumerate((14, 16, 12)):
        steady(proof, "pitch of a total, cents", sound, 0.75 + 0.95 * place, total, "stack")
    for start, sizes in ((4.25, (10, 12, 8)), (7.75, (4, 4, 4))):
        for place, size in enumerate(sizes):
            steady(proof, "pitch of a part, cents", sound, start + 0.95 * place, 3 * size, "stack")


def check_noise(proof, folder):
    """What stands between the partials of a long steady tone: the noise of rounding."""
    for name in ("step-after", "step-before"):
        sound, rate = ear.samples(folder / f"{name}.flac")
        for channel in sound:
            # 30 of 36 from 1.7 to 3.7 s, or from 0.7 to 2.7 s.
            start = 1.75 if name == "step-after" else 0.75
            body = channel[int(start * rate):int((start + 1.9) * rate)]
            window = np.blackman(len(body))
            power = np.abs(np.fft.rfft(body * window)) ** 2 / np.sum(window ** 2) / len(body) * 2
            hertz = np.fft.rfftfreq(len(body), 1 / rate)
            tone = 440 * 2 ** ((57 + 30 - 69) / 12)
            between = np.abs((hertz + tone / 2) % tone - tone / 2) > 40
            between &= hertz > 100
            noise = power[between].sum() / between.mean()
            proof.note("noise, dBFS", 10 * np.log10(noise), name)


STAMP = r"(\d\d+):([0-5]\d):([0-5]\d)\.(\d{3})"


def check_captions(proof, folder, name, duration):
    """WebVTT's syntax, one cue at a time, in order, each a second at least and at a reader's pace."""
    text = (folder / f"{name}.vtt").read_text()
    blocks = text.split("\n\n")
    good = blocks[0] == "WEBVTT"
    last = (-1, 0)
    for block in blocks[1:]:
        lines = block.rstrip("\n").split("\n")
        timing = next((i for i, l in enumerate(lines[:2]) if "-->" in l), None)
        match = timing is not None and re.fullmatch(f"{STAMP} --> {STAMP} line:0", lines[timing])
        payload = "\n".join(lines[timing + 1:]) if match else ""
        good &= bool(match) and bool(payload) and "-->" not in payload
        good &= not re.search(r"<|&(?!amp;|lt;|gt;)", payload)
        if match:
            h, m, s, t, h2, m2, s2, t2 = map(int, match.groups())
            start, end = h * 3600 + m * 60 + s + t / 1000, h2 * 3600 + m2 * 60 + s2 + t2 / 1000
            good &= last[1] <= start < end <= duration + 0.001
            text = html.unescape(payload)
            good &= end - start >= max(1, len(text) / 20) - 1e-6
            last = (start, end)
    proof.note("captions", 0 if good and len(blocks) > 1 else 1, name)


def timeline(folder, name):
    return json.loads((folder / f"{name}.timeline.json").read_text())["events"]


def main(folder):
    proof = Proof()
    for path in sorted(folder.glob("*.flac")):
        sound = check_file(proof, path)
        facts_path = path.with_suffix(".facts.json")
        if not facts_path.exists():
            continue
        facts = json.loads(facts_path.read_text())
        events = timeline(folder, path.stem)
        check_wav(proof, path)
        check_notes(proof, sound, facts, events)
        check_glides(proof, sound, facts, events)
        check_noises(proof, sound, facts, events)
        check_jumps(proof, sound, events, path.name)
        check_captions(proof, folder, path.stem, sound.shape[1] / RATE)
    check_loudness(proof, folder)
    check_steps(proof, folder)
    check_stack(proof, folder)
    check_noise(proof, folder)
    return proof.report()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
