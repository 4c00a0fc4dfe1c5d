"""Hears what is in a file: an independent reader, on samples decoded by `flac -d`."""
import subprocess

import numpy as np

RATE = 24_000
ATTACK, RELEASE = 0.008, 0.025


def decode(path):
    """Samples of -1…1 at RATE, two rows: one channel is heard from both sides alike."""
    sound, rate = samples(path)
    if rate != RATE:
        sound = resample(sound, rate)
    return sound if len(sound) == 2 else np.repeat(sound, 2, axis=0)


def resample(sound, rate):
    """The same course at RATE: its spectrum, with nothing above."""
    count = sound.shape[1]
    wanted = count * RATE // rate
    padded = np.pad(sound, ((0, 0), (0, -count % rate)))
    return np.fft.irfft(np.fft.rfft(padded), padded.shape[1] * RATE // rate)[:, :wanted] * RATE / rate


def samples(path):
    """Samples of -1…1 as they are written, one row a channel, and how many a second."""
    raw = subprocess.run(
        ["flac", "-dcs", "--force-raw-format", "--endian=little", "--sign=signed", path],
        check=True, capture_output=True).stdout
    channels, rate = map(int, subprocess.run(
        ["metaflac", "--show-channels", "--show-sample-rate", path],
        check=True, capture_output=True).stdout.split())
    return np.frombuffer(raw, "<i2").reshape(-1, channels).T / 32768, rate


def smooth(values, seconds):
    """A Hann-weighted moving mean."""
    window = np.hanning(int(seconds * RATE) // 2 * 2 + 3)
    size = 1 << int(np.ceil(np.log2(len(values) + len(window))))
    product = np.fft.ifft(np.fft.fft(values, size) * np.fft.fft(window / window.sum(), size))
    middle = product[len(window) // 2:len(window) // 2 + len(values)]
    return middle if np.iscomplexobj(values) else middle.real


def demodulate(sound, frequency):
    """The sound turned down by a frequency that may change: what is left stands still."""
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(frequency, sound.shape)) / RATE
    return 2 * sound * np.exp(-1j * phase)


def cents_off(sound, frequency, places, reach=0.008):
    """How far the tone is from a course of frequencies, at some places (samples)."""
    still = smooth(demodulate(sound, frequency), 0.02)
    reach = int(reach * RATE)
    errors = []
    for place in places:
        a, b = max(0, place - reach), min(len(still) - 1, place + reach)
        turn = np.angle(still[b] * np.conj(still[a]))
        hertz = turn / (2 * np.pi) * RATE / (b - a)
        errors.append(1200 * np.log2(1 + hertz / np.broadcast_to(frequency, sound.shape)[place]))
    return np.array(errors)


def blind_pitch(sound):
    """The fundamental with no idea of what to expect: the best comb of harmonics from 110 to 2640 Hz."""
    size = 1 << 16
    power = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    bank = 440 * 2 ** ((np.arange(45, 100, 0.1) - 69) / 12)

    def at(frequency):
        return power[np.minimum(np.round(frequency * size / RATE).astype(int), size // 2)]

    weights = [1, 0.8, 0.6, 0.5, 0.4, 0.3]
    total = sum(w * np.where(bank * h < 11_000, at(bank * h), 0)
                for h, w in zip(range(1, 7), weights))
    # A comb an octave down catches every tooth of the true one, but half of its own are missing.
    halves = at(bank * 0.5) + at(bank * 1.5)
    return bank[np.argmax(total - 0.7 * halves)]


def basis(time, frequency, harmonics, envelope):
    columns = []
    for h in range(1, harmonics + 1):
        if frequency * h > 10_600:
            break
        columns += [envelope * np.cos(2 * np.pi * frequency * h * time),
                    envelope * np.sin(2 * np.pi * frequency * h * time)]
    return columns


def rising(time, start):
    return 0.5 - 0.5 * np.cos(np.pi * np.clip((time - start) / ATTACK, 0, 1))


def falling(time, end):
    return 0.5 - 0.5 * np.cos(np.pi * np.clip((end - time) / RELEASE, 0, 1))


def onset(sound, expected, frequency, before=None):
    """When a note begins: the start whose attack explains the sound best.

    `before` is the note still fading: its frequency and its end.
    """
    a = max(0, int((expected - 0.02) * RATE))
    b = min(len(sound), int((expected + 0.045) * RATE))
    time = np.arange(a, b) / RATE
    own = sound[a:b]
    fading = basis(time, before[0], 5, falling(time, before[1])) if before else []

    def misfit(start):
        matrix = np.array(basis(time, frequency, 5, rising(time, start)) + fading).T
        square = matrix.T @ matrix
        found = np.linalg.solve(square + 1e-9 * np.eye(len(square)), matrix.T @ own)
        return np.sum((own - matrix @ found) ** 2)

    starts = expected + np.arange(-0.01, 0.0101, 0.002)
    best = starts[np.argmin([misfit(s) for s in starts])]
    fine = best + np.arange(-0.0015, 0.00151, 0.0005)
    return fine[np.argmin([misfit(s) for s in fine])]


def pan(left, right, frequency):
    """-1 left to 1 right, by equal power."""
    middle = slice(len(left) // 4, len(left) * 3 // 4)
    l, r = (np.abs(np.mean(demodulate(c, frequency)[middle])) for c in (left, right))
    return 4 / np.pi * np.arctan2(r, l) - 1


def decibels(sound):
    return 10 * np.log10(np.mean(np.square(sound)) + 1e-20)


# ISO 226:2003, table 1.
HERTZ = [20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250,
         1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000, 10000, 12500]
EXPONENT = [.532, .506, .480, .455, .432, .409, .387, .367, .349, .330, .315, .301, .288, .276, .267,
            .259, .253, .250, .246, .244, .243, .243, .243, .242, .242, .245, .254, .271, .301]
TRANSFER = [-31.6, -27.2, -23.0, -19.1, -15.9, -13.0, -10.3, -8.1, -6.2, -4.5, -3.1, -2.0, -1.1, -0.4,
            0.0, 0.3, 0.5, 0.0, -2.7, -4.1, -1.0, 1.7, 2.5, 1.2, -2.1, -7.1, -11.2, -10.7, -3.1]
THRESHOLD = [78.5, 68.7, 59.5, 51.1, 44.0, 37.5, 31.5, 26.5, 22.1, 17.9, 14.4, 11.4, 8.6, 6.2, 4.4, 3.0,
             2.2, 2.4, 3.5, 1.7, -1.3, -4.2, -6.0, -5.4, -1.5, 6.0, 12.6, 13.9, 12.3]


def contour(phon=60):
    """Decibels that sound as loud as `phon` at 1 kHz, at each of HERTZ."""
    a, l, t = map(np.array, (EXPONENT, TRANSFER, THRESHOLD))
    factor = 4.47e-3 * (10 ** (0.025 * phon) - 1.15) + (0.4 * 10 ** ((t + l) / 10 - 9)) ** a
    return 10 / a * np.log10(factor) - l + 94


def loudness(sound, phon=60):
    """The level of a sound, each frequency weighed by how loud it is heard."""
    window = sound * np.hanning(len(sound))
    power = np.abs(np.fft.rfft(window)) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    heard = (hertz > 100) & (hertz < 12_000)
    need = np.interp(np.log(hertz[heard]), np.log(HERTZ), contour(phon) - phon)
    return 10 * np.log10(np.sum(power[heard] * 10 ** (-need / 10)) / len(sound) ** 2 + 1e-20)


def a_weighted(sound):
    window = sound * np.hanning(len(sound))
    power = np.abs(np.fft.rfft(window)) ** 2
    f = np.fft.rfftfreq(len(sound), 1 / RATE)
    f2 = f ** 2
    weight = (12194 ** 2 * f2 ** 2) / (
        (f2 + 20.6 ** 2) * np.sqrt((f2 + 107.7 ** 2) * (f2 + 737.9 ** 2)) * (f2 + 12194 ** 2))
    return 10 * np.log10(np.sum(power * weight ** 2) / len(sound) ** 2 + 1e-20)
