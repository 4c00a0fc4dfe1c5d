"""Lines of print to translate: signs in every place, words, and seeded numbers, dates and units."""

import random

SIGNS = (
    ".,;:!?'\"“”‘’«»„()[]{}<>-–—…/\\|_&@#*~+−×÷=±·•%‰°$€£¥¢§©²³½µΩ≤≥≈≠→←¿¡†′″^`"
)
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßàâæçéèêëîïôœùûÿñáíóúãõåøčšžł"

# How a language writes numbers: decimal mark, group mark, and dates.
PRINT = {
    "ueb1": (".", ",", ["{d}/{m}/{y}", "{y}-{m:02}-{d:02}", "{name} {d}, {y}", "{d} {name} {y}"]),
    "de0": (",", ".", ["{d}.{m}.{y}", "{y}-{m:02}-{d:02}", "{d}. {name} {y}"]),
    "fr1": (",", "\u202f", ["{d:02}/{m:02}/{y}", "{y}-{m:02}-{d:02}", "{d} {name} {y}"]),
    "es1": (",", ".", ["{d}/{m}/{y}", "{y}-{m:02}-{d:02}", "{d} de {name} de {y}"]),
    "ko1": (".", ",", ["{y}년 {m}월 {d}일", "{y}-{m:02}-{d:02}", "{y}. {m}. {d}."]),
    "pt1": (",", ".", ["{d}/{m}/{y}", "{y}-{m:02}-{d:02}", "{d} de {name} de {y}"]),
    "it1": (",", ".", ["{d}/{m}/{y}", "{y}-{m:02}-{d:02}", "{d} {name} {y}"]),
}
PRINT["de0-caps"] = PRINT["de0"]
MONTHS = {
    "ueb1": "January February March April May June July August September October November December",
    "de0": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr1": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es1": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "pt1": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "it1": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
}
MONTHS["de0-caps"] = MONTHS["de0"]
UNITS = (
    "%|kg|km|m|cm|mm|g|mg|t|l|ml|s|min|h|ms|kWh|MW|GWh|Hz|kHz|dB|hPa|°C|°F|K|€|$|m²|km²|m³|km/h|m/s|"
    "g/l|mg/dl|ppm|bp|CO2|ha|USD|EUR"
).split("|")


def signs():
    """Each sign alone, between letters, between digits, and on either side of a word and a number."""
    for sign in SIGNS:
        yield from (
            sign, f"b{sign}d", f"3{sign}4", f"ab {sign} cd", f"{sign}word", f"word{sign}",
            f"{sign}5", f"5{sign}", f"5 {sign}", f"({sign})", f"ab{sign} cd", f"ab {sign}cd", f"ab{sign}5", f"5{sign}b")
    yield from ("AB", "ABc", "ABcD", "abCD", "NoVaccTB", "A B C", "AB CD EF GH", "AB-CD", "A-B", "kWh", "CO2", "GNP.deflator", "ALP.B", "http...a.b")
    for letter in LETTERS:
        yield from (letter, letter.upper(), f"b{letter}d", f"3{letter}", f"3{letter.upper()}", f"B{letter}")


def syllables():
    """Every syllable of Hangul, and those that stand after a number."""
    for first in range(0xAC00, 0xD7A4):
        yield chr(first)
    for first in range(0xAC00, 0xD7A4, 7):
        yield "5" + chr(first)
        yield "서" + chr(first) + " " + chr(first)


def amount(number, decimals, code):
    """A number as the language prints it."""
    mark, group, _ = PRINT[code]
    text = f"{abs(number):,.{decimals}f}"
    text = text.replace(",", "\0").replace(".", mark).replace("\0", group)
    return ("−" if number < 0 else "") + text


def quantities(code, count, values, seed=20):
    """Numbers, dates and units: `count` of them, of the `values` that data hold."""
    rng = random.Random(f"{seed} {code}")
    _, _, dates = PRINT[code]
    names = MONTHS.get(code, "").split()
    for place in range(count):
        value = rng.choice(values) if values and rng.random() < 0.7 else rng.uniform(-9999.99, 9999999)
        decimals = rng.choice([0, 0, 1, 2, 3])
        text = amount(value, decimals, code)
        kind = place % 5
        if kind == 0:
            yield text
        elif kind == 1:
            yield f"{text} {rng.choice(UNITS)}"
        elif kind == 2:
            day = dict(d=rng.randint(1, 28), m=rng.randint(1, 12), y=rng.randint(1750, 2049))
            yield rng.choice(dates).format(**day, name=names[day["m"] - 1] if names else "")
        elif kind == 3:
            yield f"{text}{rng.choice(['%', ' %', ' €', '$', ' km', 'a', 'b', 'K', ')', '; ', '!'])}".rstrip()
        else:
            year = rng.randint(1800, 2040)
            yield rng.choice([f"{year}–{year + rng.randint(1, 9)}", f"{year}/{(year + 1) % 100:02}",
                              f"{rng.randint(0, 23)}:{rng.randint(0, 59):02}", f"Q{rng.randint(1, 4)} {year}"])
