"""liblouis as an oracle: what its tables make of lines of print, by its own program."""

import re
import subprocess

# Debian's tables (3.24); each beside the code that is compared with it.
TABLES = {
    "ueb1": "en-ueb-g1.ctb",
    "de0": "de-g0.utb",
    "de0-caps": "de-g0-detailed.utb",
    "fr1": "fr-bfu-comp6.utb",
    "es1": "es-g1.ctb",
    "ko1": "ko-g1.ctb",
    "pt1": "pt-pt-g1.utb",
    "it1": "it-it-comp6.utb",
}




def korean_number(match):
    return re.sub(r"(?<!^)⠐(?=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])", "⠂", re.sub(r"⠄(?=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])", "⠲", match.group()))


# What a table is known to do wrong, put right, so that the rest of a line is still compared: of which codes, what is put
# into the print before (pattern, text), and into its cells after. Reasons stand in deviations.txt.
MENDED = [
    # Fixed blanks are blanks.
    (TABLES, r"(?<!\d)\u00a0|\u00a0(?!\d{3})", " ", None, None),
    # The number sign again after the mark of decimals or of thousands: mended in liblouis 3.38.
    (["es1", "it1"], None, None, r"(?<=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])([⠂⠄⠲])⠼(?=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])", r"\1"),
    # Groups of digits: a full stop, which keeps the number, then dot 3 in its place.
    (["fr1", "pt1", "es1"], r"(?<=\d)[\u202f\u00a0](?=\d{3})", ".", None, None),
    # The marks of decimals and of thousands that the newer regulation has, in a number from its sign on.
    (["ko1"], None, None, r"⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠄⠐]+", korean_number),
]


def louis(code, lines):
    """Each line in Unicode's patterns; dots 7 and 8 tell what the table doesn't know."""
    put = []
    for line in lines:
        for codes, pattern, text, _, _ in MENDED:
            if code in codes and pattern:
                line = re.sub(pattern, text, line)
        put.append(line.replace("\\", "\\\\"))
    run = subprocess.run(
        ["lou_translate", "--forward", "unicode.dis," + TABLES[code]],
        input="\n".join(put) + "\n", capture_output=True, text=True, check=True)
    found = [line.replace(" ", "⠀") for line in run.stdout.split("\n")[: len(lines)]]
    for place, line in enumerate(lines):
        if code == "fr1" and re.search(r"\d\u202f\d", line):
            found[place] = re.sub("(?<=[⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼])⠲(?=[⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]{3})", "⠄", found[place])
        for codes, _, _, pattern, text in MENDED:
            # A slash of Italian looks like the full stop.
            if code in codes and pattern and not (code == "it1" and re.search(r"\d/\d", line)):
                found[place] = re.sub(pattern, text, found[place])
    return [line.rstrip("⠀") for line in found]


def unknown(code, characters):
    """Those that the table has no cells for: an escape in eight dots, or nothing."""
    alone = louis(code, [f"k{character}l" for character in characters])
    return {
        character for character, cells in zip(characters, alone)
        if any(ord(cell) > 0x283F for cell in cells) or len(cells) > 9 or cells in ("⠅⠇", "⠅⠀⠇")}


def dots(cells):
    """As transcribers write them: "6-1-12", a blank as 0."""
    numbers = [ord(cell) - 0x2800 for cell in cells]
    return "-".join(
        "".join(str(dot + 1) for dot in range(8) if number >> dot & 1) or "0" for number in numbers)
