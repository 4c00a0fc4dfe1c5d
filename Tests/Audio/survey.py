"""Counts over every chart of a built site: how long its overview is, how fast its captions are, what its sounds weigh.

    survey.py SITE [BEFORE]        BEFORE is the same site as another program built it, for a second column

The overview ends where the page's own player stops. Each sound is decoded by `flac -t`. Ends with "N passed, N failed" of
SITE: an overview beyond 12 s, a caption that can't be read, or a file that isn't whole is a failure.
"""
import argparse, html, pathlib, re, statistics, subprocess, sys

STAMP = r"(?:(\d+):)?(\d\d):(\d\d\.\d{3})"
LONGEST, PACE, SHORTEST = 12, 20, 1


def seconds(hours, minutes, rest):
    return int(hours or 0) * 3600 + int(minutes) * 60 + float(rest)


def captions(path):
    """Of each cue, how long it stands and how many characters a second it asks for."""
    for block in path.read_text().split("\n\n")[1:]:
        timing = re.search(f"{STAMP} --> {STAMP}.*\n", block)
        if timing:
            start, end = seconds(*timing.groups()[:3]), seconds(*timing.groups()[3:])
            text = html.unescape(block[timing.end():].strip())
            yield end - start, len(text) / (end - start)


def length(path):
    samples, rate = subprocess.run(["metaflac", "--show-total-samples", "--show-sample-rate", path],
                                   check=True, capture_output=True, text=True).stdout.split()
    return int(samples) / int(rate)


class Survey:
    def __init__(self, site):
        self.overviews, self.wholes, self.weights, self.cues = {}, {}, {}, {}
        for page in sorted((site / "charts").glob("*/index.html")):
            name, text = page.parent.name, page.read_text()
            source = re.search(r'<(?:video|source) src="([^"#]+\.flac)(?:#t=0,([\d.]+))?"', text)
            if not source:
                continue
            sound = page.parent / source[1]
            self.wholes[name] = length(sound)
            self.overviews[name] = float(source[2]) if source[2] else self.wholes[name]
            self.weights[name] = sound.stat().st_size
            self.cues[name] = list(captions(sound.with_suffix(".vtt")))
        self.sounds = sorted(site.rglob("*.flac"))
        self.torn = [path for path in self.sounds if not is_whole(path)]

    def failures(self):
        found = [f"{name}: its overview takes {taken:.2f} s" for name, taken in self.overviews.items() if taken > LONGEST]
        for name, cues in self.cues.items():
            if not cues:
                found.append(f"{name}: no caption")
            elif any(pace > PACE + 0.05 or stands < SHORTEST - 1e-6 for stands, pace in cues):
                found.append(f"{name}: captions of up to {max(pace for _, pace in cues):.1f} characters a second, "
                             f"the shortest {min(stands for stands, _ in cues):.2f} s")
        return found + [f"{path.name}: flac -t fails" for path in self.torn]

    def rows(self):
        cues = [cue for own in self.cues.values() for cue in own]
        every = sum(path.stat().st_size for path in self.sounds)
        return [
            ("charts with a sound", f"{len(self.overviews):,}"),
            ("overview: median, longest, s", f"{statistics.median(self.overviews.values()):.1f}, {max(self.overviews.values()):.1f}"),
            ("overviews beyond 12 s", f"{sum(taken > LONGEST for taken in self.overviews.values())}"),
            ("whole files: longest, s", f"{max(self.wholes.values()):.1f}"),
            ("captions", f"{len(cues):,}"),
            ("characters a second: median, most", f"{statistics.median(pace for _, pace in cues):.1f}, {max(pace for _, pace in cues):.1f}"),
            ("captions beyond 20 a second", f"{sum(pace > PACE + 0.05 for _, pace in cues):,}"),
            ("shortest caption, s", f"{min(stands for stands, _ in cues):.2f}"),
            ("default source: median, greatest, kB", f"{statistics.median(self.weights.values()) / 1000:.1f}, {max(self.weights.values()) / 1000:.1f}"),
            ("default sources beyond 60 kB", f"{sum(size > 60_000 for size in self.weights.values())}"),
            ("all sounds, files", f"{len(self.sounds):,}"),
            ("all sounds, MB", f"{every / 1e6:.1f}"),
            ("flac -t fails", f"{len(self.torn)}"),
        ]


def is_whole(path):
    return subprocess.run(["flac", "-ts", path], capture_output=True).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sites", type=pathlib.Path, nargs="+")
    surveys = [Survey(site) for site in parser.parse_args().sites[:2]]
    for row in zip(*(survey.rows() for survey in surveys)):
        print(f"{row[0][0]:40}" + "".join(f"{value:>16}" for _, value in row))
    failures = surveys[0].failures()
    for failure in failures[:40]:
        print("FAILED", failure)
    charts = len(surveys[0].overviews)
    print(f"{2 * charts + len(surveys[0].sounds) - len(failures)} passed, {len(failures) + (charts == 0)} failed")
    return bool(failures) or not charts


if __name__ == "__main__":
    sys.exit(main())
