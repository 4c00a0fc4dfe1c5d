"""Checks sound files of charts that nobody would draw: whole and readable, whatever the data were.

    wild.py FOLDER

FLAC by `flac -t`, all of them, checksum of the samples included; WAV, MIDI and WebVTT by their own
structure. Ends with "N passed, N failed".
"""
import pathlib, re, struct, subprocess, sys


def wav(data):
    riff, size, kind = struct.unpack("<4sI4s", data[:12])
    if (riff, kind, size) != (b"RIFF", b"WAVE", len(data) - 8):
        return "the outer chunk does not fit"
    place, found = 12, {}
    while place < len(data):
        name, size = struct.unpack("<4sI", data[place:place + 8])
        found[name] = data[place + 8:place + 8 + size]
        if len(found[name]) != size:
            return f"{name} is cut short"
        place += 8 + size + size % 2
    form, channels, rate, bytes_a_second, block, bits = struct.unpack("<HHIIHH", found[b"fmt "][:16])
    if (form, bits, block, bytes_a_second) != (1, 16, 2 * channels, 2 * rate * channels) or rate not in (12000, 16000, 24000):
        return "not 16-bit PCM at 12, 16 or 24 kHz"
    samples = found[b"data"]
    if len(samples) % block or any(samples[:block]) or any(samples[-block:]):
        return "it does not begin and end at zero"
    return None


def midi(data):
    head, size, form, tracks, _ = struct.unpack(">4sIHHH", data[:14])
    if (head, size, form) != (b"MThd", 6, 1):
        return "no MIDI header"
    place, count = 14, 0
    while place < len(data):
        name, size = struct.unpack(">4sI", data[place:place + 8])
        if name != b"MTrk" or data[place + 8 + size - 3:place + 8 + size] != b"\xff\x2f\x00":
            return f"track {count + 1} does not end where it says"
        place, count = place + 8 + size, count + 1
    return None if place == len(data) and count == tracks else "tracks do not fit"


def seconds(text):
    parts = [float(part) for part in text.split(":")]
    return sum(part * 60 ** place for place, part in enumerate(reversed(parts)))


def vtt(data):
    blocks = data.decode().rstrip("\n").split("\n\n")
    if blocks[0] != "WEBVTT":
        return "no WEBVTT at the top"
    before = 0.0
    for block in blocks[1:]:
        lines = block.split("\n")
        lines = lines if "-->" in lines[0] else lines[1:]
        time = re.fullmatch(r"((?:\d+:)?\d\d:\d\d\.\d{3}) --> ((?:\d+:)?\d\d:\d\d\.\d{3}) line:0", lines[0] if lines else "")
        if not time or len(lines) < 2:
            return f"not a cue: {block[:60]!r}"
        start, end = map(seconds, time.groups())
        if start < before or end <= start:
            return f"a cue out of time: {lines[0]}"
        before = start
    return None


def main():
    folder = pathlib.Path(sys.argv[1])
    failed, passed = 0, 0
    for ending, problem in ((".wav", wav), (".mid", midi), (".vtt", vtt)):
        files = sorted(folder.glob("*" + ending))
        found = [(file.name, what) for file in files if (what := problem(file.read_bytes()))]
        print(f"{len(files)} {ending} files, {len(found)} not whole", *found[:10], sep="\n  ")
        passed, failed = passed + len(files) - len(found), failed + len(found)
    sounds = sorted(map(str, folder.glob("*.flac")))
    wrong = 0
    for start in range(0, len(sounds), 400):
        batch = sounds[start:start + 400]
        done = subprocess.run(["flac", "-t", "-s", *batch], capture_output=True, text=True)
        if done.returncode:
            wrong += max(1, done.stderr.count("ERROR"))
            print(done.stderr[:2000])
    print(f"{len(sounds)} .flac files, {wrong} not whole")
    passed, failed = passed + len(sounds) - wrong, failed + wrong
    print(f"{passed} passed, {failed + (passed == 0)} failed")
    return failed > 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
