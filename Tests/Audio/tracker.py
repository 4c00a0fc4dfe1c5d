"""Hears what charts say: each value at its pitch and in its time, worked out from the chart's description alone.

    tracker.py SITE [--charts COUNT] [--seed SEED] [--quiet]

Sounds are decoded by ffmpeg. What a tone is to be comes from `name.json` (values, axes) by truth.py; which tone is whose,
and when, is claimed by `name.timeline.json`, and tried: a claim must be the pitch of that value within 1 cent, lie where its
x lies between the first and the last of its series within 5 ms (or after it, where values at one place are rolled: within 160 ms, or the
time of their category), and be heard there, within 5 cents and 5 ms. A tone is heard where it, its harmonics and what else sounds then explain
what is in the file; how far off it is, its phases tell. A crowd has no single values: of one only notes of full length are
heard. A value at the foot of a plunge may be off by what it falls within one sample. Ends with "N passed, N failed"; --quiet names no chart.
"""
import argparse, collections, json, os, pathlib, random, re, subprocess, sys
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
import listening as ear
from truth import Truth, Unjudged, hertz

CENTS, SECONDS, CLAIM, LATE = 5, 0.005, 1, 0.161
ROUGH = 38
HARMONICS = 6


def cents(a, b):
    return 1200 * abs(np.log2(a / b))


def decode(path):
    """One channel of -1…1, and how many samples a second."""
    told = json.loads(subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=sample_rate,channels", "-of", "json", path],
                                     check=True, capture_output=True).stdout)["streams"][0]
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-f", "f32le", "-c:a", "pcm_f32le", "-"], check=True, capture_output=True).stdout
    return np.frombuffer(raw, "<f4").reshape(-1, told["channels"]).mean(axis=1).astype(float), int(told["sample_rate"])


class Course:
    """A tone that may glide: knots of time and frequency, straight between them in pitch."""

    def __init__(self, event, start, end):
        self.times, self.pitches = [event["start"], event["end"]], [np.log(start), np.log(end)]
        self.isRough, self.gain, self.voice = event.get("below", False), event.get("gain", 1), event.get("voice")

    def goesOn(self, event, start):
        # Timelines have hundredths of milliseconds.
        return (self.voice == event.get("voice") and self.gain == event.get("gain", 1)
                and abs(self.times[-1] - event["start"]) < 2e-5 and abs(self.pitches[-1] - np.log(start)) < 1e-3)

    def extend(self, event, end):
        self.times.append(event["end"])
        self.pitches.append(np.log(end))
        self.isRough |= event.get("below", False)

    def at(self, time):
        return np.exp(np.interp(time, self.times, self.pitches))


def fit(sound, rate, start, end, courses):
    """Of each course how many cents off it is heard; the share of the sound that all explain, and the first's strength."""
    a, b = int(start * rate), int(end * rate)
    time = np.arange(a, b) / rate
    middle, half = (time[0] + time[-1]) / 2, (time[-1] - time[0]) / 2
    along = (time - middle) / half
    weight = 0.2 + np.cos(along * np.pi / 2)
    columns, owners = [], []
    for number, course in enumerate(courses):
        frequency = course.at(time)
        turns = np.cumsum(frequency) / rate
        # A neighbour that ends or begins here explains nothing beyond.
        own = ((time >= course.times[0]) & (time <= course.times[-1])).astype(float)
        waves = [own, own * along]
        if course.isRough:
            waves += [own * np.cos(2 * np.pi * ROUGH * time), own * np.sin(2 * np.pi * ROUGH * time)]
        for harmonic in range(1, HARMONICS + 1):
            if harmonic * frequency.max() > 0.47 * rate:
                break
            phase = np.exp(2j * np.pi * harmonic * turns)
            for wave in waves:
                columns += [wave * phase.real, -wave * phase.imag]
            owners.append((number, harmonic, len(waves)))
    matrix = np.array(columns).T * weight[:, None]
    target = sound[a:b] * weight
    found = np.linalg.lstsq(matrix, target, rcond=1e-4)[0]
    explained = 1 - np.sum((target - matrix @ found) ** 2) / (np.sum(target ** 2) + 1e-20)
    offs, strengths = [[] for _ in courses], [np.zeros(HARMONICS + 1) for _ in courses]
    place = 0
    for number, harmonic, count in owners:
        level = complex(*found[place:place + 2])
        slope = complex(*found[place + 2:place + 4])
        place += 2 * count
        if abs(level) < 1e-6:
            continue
        strengths[number][harmonic] = abs(level) ** 2
        offs[number].append((abs(level) ** 2 * harmonic ** 2, (slope / level).imag / (2 * np.pi * harmonic * half)))
    result = []
    for course, own, strength in zip(courses, offs, strengths):
        base = course.at(middle)
        off = sum(w * d for w, d in own) / sum(w for w, _ in own) if own else np.inf
        result.append((1200 * np.log2(max(1 + off / base, 1e-3)), strength[1] / (strength.sum() + 1e-20), strength.sum()))
    return result, explained


class Chart:
    """One chart of a site: what it claims, and what is heard."""

    def __init__(self, folder):
        name = folder.name
        self.name = name
        self.truth = Truth(folder / f"{name}.json")
        self.events = [e for e in json.loads((folder / f"{name}.timeline.json").read_text())["events"]]
        spec = folder / f"{name}.vl.json"
        step = re.search(r'"interpolate":\s*"(step[a-z-]*)"', spec.read_text()) if spec.exists() else None
        self.step = {"step": 0.5, "step-after": 1, "step-before": 0}[step[1]] if step else None
        self.tones = [e for e in self.events if "hertz" in e]
        self.noises = [e for e in self.events if "hertz" not in e]
        self.crowds = {e["voice"] for e in self.tones if "point" in e and e["kind"] == "note" and e.get("gain", 1) != 1}
        self.wrong, self.counts = [], collections.Counter()
        self.pitches, self.times, self.onsets, self.slips = [], [], [], []
        self.sought = []    # what is to be heard: (start, end, course, what it is)
        self.courses = []
        self.sound, self.rate = decode(folder / f"{name}.flac")
        self.fine = ear.resample(self.sound[None, :], self.rate)[0] if self.rate != ear.RATE else self.sound

    def fail(self, what):
        self.wrong.append(f"{self.name}: {what}")

    def claim(self, event, key, wanted, what):
        """The wanted frequency; a claim that is another is a failure."""
        if cents(event[key], wanted) > CLAIM:
            self.fail(f"{what} at {event['start']:.2f} s claims {event[key]:.1f} Hz, its value asks for {wanted:.1f}")
        return wanted

    def add(self, event, start, end=None):
        end = end or start
        for course in self.courses:
            if event["kind"] == "glide" and course.goesOn(event, start):
                course.extend(event, end)
                return course
        self.courses.append(Course(event, start, end))
        return self.courses[-1]

    # Which tones there must be

    def judge(self):
        self.choose_scale()
        voices = collections.defaultdict(list)
        for event in self.tones:
            if event["kind"] in ("note", "glide") and "voice" in event:
                voices[event["voice"]].append(event)
            else:
                self.add(event, event["hertz"], event.get("endHertz"))
        for number, own in sorted(voices.items()):
            known = [e for e in own if "point" in e]
            if not known:
                self.lead(number, own, sorted(voices))
            elif known[0]["kind"] == "glide":
                self.line(known)
            else:
                self.notes(known, number)
            if known and len(known) < len(own):
                # The trend of a crowd.
                for event in own:
                    if "point" not in event:
                        self.counts["trends, not judged"] += 1
                        self.add(event, event["hertz"], event.get("endHertz"))
        self.listen()

    def choose_scale(self):
        """Parts of a stack have an axis of their own: whichever of both axes most claims fit."""
        if len(self.truth.series) < 2 or self.truth.kind not in ("bar", "area", "combined", "histogram", "line"):
            return
        own = [e for e in self.tones if "point" in e and e.get("gain", 1) == 1]

        def misfits():
            return sum(min((cents(e["hertz"], tone) for motif in self.truth.heights(e["point"]) for tone in motif), default=0) > CLAIM for e in own)
        before = misfits()
        if before > len(own) / 4 and self.truth.normalised():
            self.counts["charts of 100 %"] += 1
            before = misfits()
        if before > len(own) / 4:
            self.truth.sized()
            self.counts["charts with parts"] += 1
            if misfits() > before:
                self.truth.parts = None

    def notes(self, own, number):
        groups = []
        for event in own:
            if groups and groups[-1][0]["point"] == event["point"] and number not in self.crowds:
                groups[-1].append(event)
            else:
                groups.append([event])
        places = []
        for group in groups:
            motifs = [motif for motif in self.truth.heights(group[0]["point"]) if len(motif) == len(group)]
            if not motifs:
                self.fail(f"{len(group)} tones for a value at {group[0]['start']:.2f} s")
                continue
            places.append((self.truth.place(group[0]["point"]), group[0]["start"], self.truth.point(group[0]["point"])[0]))
            for event, wanted in zip(group, motifs[0]):
                course = self.add(event, self.claim(event, "hertz", wanted, "a note"))
                if event.get("gain", 1) == 1:
                    self.sought.append((event["start"] + 0.01, event["end"] - 0.027, course, "value"))
                    self.onsets.append((event, wanted))
                else:
                    self.counts["notes of crowds"] += 1
        if number not in self.crowds and self.truth.kind not in ("pie",):
            self.times += self.astray(places)

    def line(self, own):
        """Glides: at its own time each value stands at its pitch, and between two there is nothing but the way."""
        zero = None
        axis = self.truth.parts or self.truth.axes[self.truth.point(own[0]["point"])[0]]
        if axis.told.get("scaleType") == "linear":
            zero = hertz(axis.share(0))
        main = [e for e in own if e.get("gain", 1) in (1, 0.7)]
        order = []
        for event in main:
            if not order or order[-1] != event["point"]:
                order.append(event["point"])
        spans = {}
        for event in own:
            spans.setdefault(tuple(event["point"]), []).append(event)
        for event in own:
            at = order.index(event["point"])
            side = None if event.get("gain", 1) in (1, 0.7) else 0
            tones = lambda reference: self.ends(reference, side)
            here = tones(event["point"])
            before = tones(order[at - 1]) if at else []
            after = tones(order[at + 1]) if at + 1 < len(order) else []
            ways = [(a, b) for a in here for b in here + after] + [(a, b) for a in before for b in here]
            if zero:
                ways += [(a, zero) for a in here + before] + [(zero, b) for b in after + here]
            if not ways:
                self.fail(f"a glide at {event['start']:.2f} s for no value")
                continue
            start, end = min(ways, key=lambda way: max(cents(way[0], event["hertz"]), cents(way[1], event["endHertz"])))
            self.claim(event, "hertz", start, "the beginning of a glide")
            self.claim(event, "endHertz", end, "the end of a glide")
            event["course"] = self.add(event, start, end)
        places = []
        for at, reference in enumerate(order):
            if not self.ends(reference, None):
                continue
            first = [e for e in spans[tuple(reference)] if e.get("gain", 1) in (1, 0.7)]
            # A jump to a step's value leads to it; before it the value before stands.
            wanted = self.ends(reference, None)[-1]
            flat = [e for e in first if cents(e["hertz"], e["endHertz"]) < 0.01]
            if self.step is None:
                places.append((self.truth.place(reference), first[0]["start"], self.truth.point(reference)[0]))
                begin, end = first[0]["start"], first[0]["start"]
                if cents(first[0]["course"].at(begin), wanted) > CLAIM:
                    self.fail(f"a line is not at its value at {begin:.2f} s")
                self.sought.append((begin - 0.02, begin + 0.02, first[0]["course"], "value"))
            else:
                for event in flat:
                    for share in (0.2, 0.5, 0.8):
                        middle = event["start"] + share * (event["end"] - event["start"])
                        if event["end"] - event["start"] > 0.05:
                            near = min(0.02, middle - event["start"], event["end"] - middle)
                            self.sought.append((middle - near, middle + near, event["course"], "step"))
        self.times += self.astray(places)

    def ends(self, reference, side):
        """The tones of a value of a line; of its interval, where a side is asked for."""
        motifs = self.truth.heights(reference)
        if not motifs:
            return []
        if side is None:
            return motifs[-1] if len(motifs) == 1 or len(motifs[0]) == 3 else motifs[0]
        return [motifs[0][0], motifs[0][-1]]

    def lead(self, number, own, voices):
        """What all are together: a stack's total, the means of a heat map, the least, median and greatest of many lines."""
        truth = self.truth
        if truth.other is not None and len(truth.series) == 1:
            return self.means(number, own)
        totals = truth.totals()
        notes = [e for e in own if e.get("gain", 1) == 1]
        if any(e["kind"] == "note" for e in own) and len(own) == len(totals) and cents(own[0]["hertz"], totals[0][1][0]) < CLAIM:
            for event, (_, wanted) in zip(own, totals):
                self.sought.append((event["start"] + 0.01, event["end"] - 0.027, self.add(event, self.claim(event, "hertz", wanted[0], "a total")), "total"))
                self.onsets.append((event, wanted[0]))
            self.times += self.astray([(place, e["start"], 0) for e, (place, _) in zip(own, totals)])
            return
        if own[0]["kind"] == "glide" and len(notes) == len(own) and cents(own[0]["hertz"], totals[0][1][0]) < CLAIM:
            places = dict(totals)
            first, last = min(places), max(places)
            length = (own[-1]["start"] - own[0]["start"]) / ((last - first) or 1)
            for event in own:
                at = first + (event["start"] - own[0]["start"]) / (length or 1)
                nearest = min(places, key=lambda place: abs(place - at))
                self.times.append(abs(nearest - at) * length)
                wanted = places[nearest][0]
                after = places.get(next((place for place in sorted(places) if place > nearest), nearest))[0]
                course = self.add(event, self.claim(event, "hertz", wanted, "a total"),
                                  self.claim(event, "endHertz", after, "the next total") if event is not own[-1] else wanted)
                if self.step is None:
                    self.sought.append((event["start"] - 0.02, event["start"] + 0.02, course, "total"))
            return
        self.band(own)

    def means(self, number, own):
        columns, count = self.truth.means(0)
        names = self.truth.series[0]["dataPoints"]
        values = columns
        if number > 0:
            rows = collections.defaultdict(list)
            for point in names:
                if self.truth.value(point) is not None:
                    rows[point["yValue"]].append(self.truth.value(point))
            values = [np.mean(cells) for cells in rows.values()]
            if len(values) != len(own):
                self.counts["means of bands of rows, not judged"] += len(own)
                return [self.add(event, event["hertz"]) for event in own]
            # Rows come in the order of their axis, which is not told here.
            values = sorted(values, key=lambda value: hertz(self.truth.own.share(value)))
            own = sorted(own, key=lambda event: event["hertz"])
        if len(values) != len(own):
            self.counts["means, not judged"] += len(own)
            return [self.add(event, event["hertz"]) for event in own]
        for event, value in zip(own, values):
            course = self.add(event, self.claim(event, "hertz", hertz(self.truth.own.share(value)), "a mean"))
            self.sought.append((event["start"] + 0.01, event["end"] - 0.027, course, "mean"))

    def band(self, own):
        starts = sorted({e["start"] for e in own})
        shares = sorted({self.truth.x.share(p["xValue"]) for s in self.truth.series for p in s["dataPoints"] if p.get("yValue") is not None})
        isGlide = own[0]["kind"] == "glide" and len(own) == 3 * len(starts)
        if not isGlide or self.truth.kind == "scatter":
            self.counts["tones of crowds and of bands of notes, not judged"] += len(own)
            return [self.add(e, e["hertz"], e.get("endHertz")) for e in own]
        length = (starts[-1] - starts[0]) / ((shares[-1] - shares[0]) or 1)
        told = {start: self.truth.band(shares[0] + (start - starts[0]) / length) for start in starts}
        for event in own:
            following = next((start for start in starts if start > event["start"]), event["start"])
            pick = lambda start, key: min(told[start], key=lambda tone: cents(tone, event[key]))
            course = self.add(event, self.claim(event, "hertz", pick(event["start"], "hertz"), "a band"), event["endHertz"])
            if event.get("gain", 1) == 1:
                self.sought.append((event["start"] - 0.02, event["start"] + 0.02, course, "median"))

    def astray(self, places):
        """How far each claim of time is from where its x lies between the first and the last of its series."""
        if len({place for place, _, _ in places}) < 3:
            return []
        # Nothing comes too early, and the first not too late: so the steepest of all lines that lies below them.
        first = min(places)
        length = min((start - first[1]) / (place - first[0]) for place, start, _ in places if place > first[0] + 1e-9)
        # What shares a category is rolled within its own time.
        room = max(LATE, length / len(self.truth.x.names)) if self.truth.x.names else LATE
        late = []
        for place, start, _ in places:
            wanted = first[1] + (place - first[0]) * length
            off = start - wanted
            others = [s for _, s, _ in places if 0 < start - s < 0.1]
            if abs(off) <= SECONDS or not (0 < off < room and others):
                late.append(abs(off))
            else:
                self.counts["rolled"] += 1
        return late

    # What is heard

    def listen(self):
        for begin, end, course, what in self.sought:
            begin, end = max(begin, course.times[0] + 0.009, 0), min(end, course.times[-1] - 0.005)
            if end - begin > 0.09:
                begin, end = (begin + end) / 2 - 0.045, (begin + end) / 2 + 0.045
            if end - begin < 0.02:
                self.counts["too short to be heard alone"] += 1
                continue
            noisy = any(noise["start"] < end and noise["end"] > begin for noise in self.noises)
            if noisy and end - begin < 0.035:
                self.counts["under a tick, beside others that are not"] += 1
                continue
            beside = [other for other in self.courses if other is not course and other.times[0] < end and other.times[-1] > begin]
            middle = (begin + end) / 2
            own = course.at(middle)
            # What only reaches in has columns of its own, however near its pitch.
            long = [other for other in beside if min(end, other.times[-1]) - max(begin, other.times[0]) > (end - begin) / 2]
            if any(abs(other.at(middle) - own) < 1.2 / (end - begin) for other in long):
                self.counts["too near another tone to be told apart"] += 1
                continue
            apart = [course]
            for other in beside:
                if other not in long or all(abs(other.at(middle) - known.at(middle)) > 0.6 / (end - begin) for known in apart):
                    apart.append(other)
            found, explained = fit(self.sound, self.rate, begin, end, apart)
            off, first, _ = found[0]
            where = f"a {what} of {own:.1f} Hz at {middle:.3f} s"
            if explained < (0.5 if noisy else 0.75) or first < 0.08:
                self.fail(f"{where} is not what is heard: {100 * explained:.0f} % explained, {100 * first:.0f} % its own")
                continue
            self.pitches.append((abs(off), what))
            # A value at a plunge is known as finely in pitch as one sample is in time.
            fine = 1200 * np.abs(np.diff(np.log2(course.at(np.arange(begin, end, 1 / self.rate))))).max()
            if abs(off) > max(CENTS, fine):
                self.fail(f"{where} is {off:.1f} cents off")
        self.listen_to_onsets()
        self.listen_to_slips()
        for off in self.times:
            if off > SECONDS:
                self.fail(f"a value is {1000 * off:.1f} ms from its place")

    def listen_to_onsets(self):
        """When notes begin, by the attack that explains the sound best."""
        found = []
        for event, wanted in self.onsets:
            begin = event["start"]
            near = [c for c in self.courses if abs(c.times[0] - begin) < 0.045 and c.times[-1] > begin and not (abs(c.times[0] - begin) < 1e-4 and cents(c.at(begin), wanted) < 1)]
            fading = [c for c in self.courses if c.times[0] < begin - 0.045 and c.times[-1] > begin - 0.02]
            noisy = any(abs(noise["start"] - begin) < 0.05 for noise in self.noises)
            if near or len(fading) > 1 or noisy or event.get("below") or any(cents(c.at(begin), wanted) < 50 for c in fading) or any(len(c.times) > 2 for c in fading):
                continue
            before = (fading[0].at(begin), fading[0].times[-1]) if fading else None
            found.append(abs(ear.onset(self.fine, begin, wanted, before) - begin))
            if found[-1] > SECONDS:
                self.fail(f"a note of {wanted:.1f} Hz begins {1000 * found[-1]:.1f} ms off {begin:.3f} s")
        self.onsets = found

    def listen_to_slips(self):
        """How late a glide is: where it rises and falls, being late is being low and high."""
        for course in self.courses:
            if len(course.times) < 8 or course.gain != 1 or course.isRough:
                continue
            rises, offs = [], []
            for a, b in zip(course.times, course.times[1:]):
                if b - a < 0.045 or any(o is not course and o.times[0] < b and o.times[-1] > a for o in self.courses):
                    continue
                middle = (a + b) / 2
                (off, _, _), = fit(self.sound, self.rate, middle - 0.02, middle + 0.02, [course])[0]
                rises.append(1200 / np.log(2) * (np.interp(b, course.times, course.pitches) - np.interp(a, course.times, course.pitches)) / (b - a))
                offs.append(off)
            rises, offs = np.array(rises), np.array(offs)
            # Steep enough that 5 ms are more than 2 cents.
            if len(rises) >= 5 and np.sqrt(np.mean(rises ** 2)) > 400:
                slip = abs(np.sum(rises * offs) / np.sum(rises ** 2))
                self.slips.append(slip)
                if slip > SECONDS:
                    self.fail(f"a glide from {course.times[0]:.2f} s on is {1000 * slip:.1f} ms off")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--charts", type=int, help="so many, chosen by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--quiet", action="store_true")
    given = parser.parse_args()
    folders = sorted(path.parent for path in (given.site / "charts").glob("*/*.timeline.json"))
    if given.only:
        folders = [folder for folder in folders if folder.name == given.only]
    if given.charts:
        folders = sorted(random.Random(given.seed).sample(folders, min(given.charts, len(folders))))
    counts, kinds, wrong, judged = collections.Counter(), collections.Counter(), [], 0
    pitches, times, onsets, slips = collections.defaultdict(list), [], [], []
    for folder in folders:
        try:
            chart = Chart(folder)
            chart.judge()
        except Unjudged as reason:
            counts[f"charts not judged: {reason}"] += 1
            continue
        judged += 1
        kinds[chart.truth.kind] += 1
        counts += chart.counts
        for off, what in chart.pitches:
            pitches[what].append(off)
        times += chart.times
        onsets += chart.onsets
        slips += chart.slips
        wrong += chart.wrong
    print(f"{judged} charts of {len(folders)}:", ", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    for what, offs in sorted(pitches.items()):
        print(f"pitch of a {what:8} {len(offs):7,} heard, median {np.median(offs):.3f}, worst {max(offs):.2f} cents")
    for what, offs in (("claims of time", times), ("onsets of notes", onsets), ("glides", slips)):
        if offs:
            print(f"{what:18} {len(offs):7,} heard, median {1000 * np.median(offs):.3f}, worst {1000 * max(offs):.2f} ms")
    for what, count in sorted(counts.items()):
        print(f"{what}: {count:,}")
    for each in wrong[:0 if given.quiet else 40]:
        print("FAILED", each)
    heard = sum(map(len, pitches.values())) + len(times) + len(onsets) + len(slips)
    print(f"{heard - len(wrong) if heard > len(wrong) else 0} passed, {len(wrong) + (heard == 0)} failed")
    return bool(wrong) or not heard


if __name__ == "__main__":
    sys.exit(main())
