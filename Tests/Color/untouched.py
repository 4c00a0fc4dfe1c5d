"""Repairs palettes in files of every form and holds every byte beside them against what was there.

    python Tests/Color/untouched.py path/to/descant [files]

Seeded. Each file has a palette whose colours stand at known places, and around it decoys: other
colours, words that are colours, comments, broken pieces, odd line ends. It is declared, or named; some
of its colours are pinned. After `--fix --yes` what lies between the palette's colours must be the same,
byte by byte, a pinned or suppressed colour as well; what is not declared is not written at all, named or
not, unless --undeclared asks for it.
"""

import concurrent.futures
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

DESCANT = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 120
POOL = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7", "#ffb000", "#8dd3c7", "#fb8072", "#b3de69",
        "#1f77b4", "#0302c2", "#5a010f", "#bcbd22"]
WORDS = ["Red", "Black", "tan", "Lime", "white", "navy", "Gold", "pink"]
MARK = "\u0001"
FAINT = {"#e69f00", "#56b4e9", "#009e73", "#f0e442", "#cc79a7", "#ffb000", "#8dd3c7", "#fb8072", "#b3de69", "#bcbd22"}


def hexes(draw, count):
    return [draw.choice([str.lower, str.upper])(c) for c in draw.sample(POOL, count)]


def decoy(draw):
    return "#%06x" % draw.randrange(1 << 24)


# Each gives a text in which every colour of the palette stands between two marks, and where it is.
def css(draw, colors):
    lines = [f"  --tone-{i + 1}: {MARK}{c}{MARK};" for i, c in enumerate(colors)]
    other = [f"  --other-{i}: {decoy(draw)};" for i in range(draw.randrange(6))] + ["  /* é #e69f00 😀 */", "  color: red;"]
    for line in other:
        lines.insert(draw.randrange(len(lines) + 1), line)
    return ":root {\n" + "\n".join(lines) + "\n}\n.a { fill: #e69f00 }\n", {"names": "--tone-*"}


def scss(draw, colors):
    text = "".join(f"$tone-{i + 1}: {MARK}{c}{MARK}; // #56b4e9\n" for i, c in enumerate(colors))
    return f"$else: {decoy(draw)};\n{text}.a {{ color: gold; }}\n", {"names": "$tone-*"}


def quoted(draw, colors, quote="'"):
    return ", ".join(f"{quote}{MARK}{c}{MARK}{quote}" for c in colors)


def ts(draw, colors):
    return (f"// tones of {decoy(draw)}\nexport const other = ['{decoy(draw)}', 'red'];\n"
            f"export const tones = [{quoted(draw, colors)}];\nconst last = 'Lime';\n"), {"at": "tones"}


def py(draw, colors):
    return f'"""{decoy(draw)}"""\nOTHER = {{"a": "{decoy(draw)}"}}\nTONES = [{quoted(draw, colors)}]  # tan\n', {"at": "TONES"}


def r(draw, colors):
    return f'x <- "{decoy(draw)}"\ntones <- c({quoted(draw, colors, chr(34))})\ny <- c("red", "{decoy(draw)}")\n', {"at": "tones"}


def json_list(draw, colors):
    return ('{"variants": ["Black", "White"], "other": ["%s", "%s"],\n "tones": [%s], "é": "Red"}\n'
            % (decoy(draw), decoy(draw), quoted(draw, colors, '"'))), {"at": "tones"}


def json_records(draw, colors):
    rows = ",\n ".join(f'{{"name": "{draw.choice(WORDS)}", "hex": "{MARK}{c}{MARK}"}}' for c in colors)
    return f'{{"tones": [{rows}], "brand": "{decoy(draw)}"}}', {"at": "tones"}


def tokens(draw, colors):
    rows = ",\n".join(f'    "{i + 1}": {{ "$value": "{MARK}{c}{MARK}", "$description": "{draw.choice(WORDS)}" }}' for i, c in enumerate(colors))
    return (f'{{\n  "brand": {{ "$type": "color", "a": {{ "$value": "{decoy(draw)}" }} }},\n  "tones": {{ "$type": "color",\n{rows}\n  }}\n}}\n',
            {"at": "tones"})


def style_dictionary(draw, colors):
    rows = ", ".join(f'"{i + 1}": {{ "value": "{MARK}{c}{MARK}", "comment": "red" }}' for i, c in enumerate(colors))
    return f'{{ "color": {{ "base": {{ "a": {{ "value": "{decoy(draw)}" }} }}, "tones": {{ {rows} }} }} }}', {"at": "color.tones"}


def yaml(draw, colors):
    rows = "".join(f'  - "{MARK}{c}{MARK}"\n' for c in colors)
    return f"# {decoy(draw)}\nother: '{decoy(draw)}'\ntones:\n{rows}words: [red, tan]\n", {"at": "tones"}


def toml(draw, colors):
    return f'other = "{decoy(draw)}"\n[x]\ntones = [{quoted(draw, colors, chr(34))}]\nname = "Gold"\n', {"at": "x.tones"}


def gpl(draw, colors):
    rows = "".join(f"{MARK}{int(c[1:3], 16)} {int(c[3:5], 16)} {int(c[5:], 16)}{MARK}\t{draw.choice(WORDS)}\n" for c in colors)
    return f"GIMP Palette\nName: tones\n# {decoy(draw)}\n{rows}", {}


def plain(draw, colors):
    return "ground: #ffffff\n" + "".join(f"{MARK}{c}{MARK} {draw.choice(WORDS)}\n" for c in colors), {}


def mplstyle(draw, colors):
    row = ", ".join(f"'{MARK}{c[1:]}{MARK}'" for c in colors)
    return f"axes.facecolor: white\naxes.prop_cycle: cycler('color', [{row}])\ntext.color: 333333\n", {}


def tps(draw, colors):
    rows = "".join(f"<color>{MARK}{c}{MARK}</color>\n" for c in colors)
    return f"<?xml version='1.0'?>\n<workbook><preferences>\n<color-palette name='tones' type='regular'>\n{rows}</color-palette></preferences></workbook>\n", {}


def android(draw, colors):
    rows = "".join(f'  <color name="tone_{i + 1}">{MARK}{c}{MARK}</color>\n' for i, c in enumerate(colors))
    return f'<resources>\n  <color name="other">{decoy(draw)}</color>\n{rows}</resources>\n', {"names": "tone_*"}


def vega(draw, colors):
    return f'{{"config": {{"background": "#fff", "mark": {{"color": "{decoy(draw)}"}}, "range": {{"category": [{quoted(draw, colors, chr(34))}]}}}}}}', {}


def regex(draw, colors):
    return "".join(f"tone {i} = {MARK}{c}{MARK} ; not {decoy(draw)}\n" for i, c in enumerate(colors)), {"match": "tone \\d+ = (?<color>#[0-9a-fA-F]{6})"}


def less(draw, colors):
    text = "".join(f"@tone-{i + 1}: {MARK}{c}{MARK}; // {draw.choice(WORDS)}\n" for i, c in enumerate(colors))
    return f"@else: {decoy(draw)};\n{text}.a {{ color: @tone-1; fill: #e69f00 }}\n", {"names": "@tone-*"}


def light_dark(draw, colors):
    rows = "".join(f"  --tone-{i + 1}: light-dark({MARK}{c}{MARK}, {decoy(draw)});\n" for i, c in enumerate(colors))
    return f":root {{\n  --bg: #fff;\n{rows}}}\n", {"names": "--tone-*", "mode": "light"}


def tailwind(draw, colors):
    rows = "".join(f"  {i + 1}: '{MARK}{c}{MARK}',\n" for i, c in enumerate(colors))
    return (f"module.exports = {{ theme: {{ extend: {{ colors: {{ brand: '{decoy(draw)}', tones: {{\n{rows}}} }} }} }} }}\n",
            {"at": "module.exports.theme.extend.colors.tones"})


def tokens_studio(draw, colors):
    rows = ", ".join(f'"{i + 1}": {{ "value": "{MARK}{c}{MARK}", "type": "color" }}' for i, c in enumerate(colors))
    return (f'{{ "global": {{ "brand": {{ "value": "{decoy(draw)}", "type": "color" }}, "size": {{ "value": "4px", "type": "sizing" }},\n'
            f'  "tones": {{ {rows} }} }} }}\n', {"at": "global.tones"})


def echarts(draw, colors):
    return (f'{{"color": [{quoted(draw, colors, chr(34))}], "backgroundColor": "#ffffff", "textStyle": {{"color": "{decoy(draw)}"}},'
            f' "title": {{"text": "Red and tan"}}}}\n', {"at": "color"})


def plotly(draw, colors):
    return (f'{{"layout": {{"colorway": [{quoted(draw, colors, chr(34))}], "paper_bgcolor": "#ffffff",'
            f' "colorscale": {{"sequential": [[0, "{decoy(draw)}"], [1, "#f0f921"]]}}}}}}\n', {"at": "layout.colorway"})


def power_bi(draw, colors):
    return (f'{{"name": "Red", "dataColors": [{quoted(draw, colors, chr(34))}], "background": "#FFFFFF", "tableAccent": "{decoy(draw)}"}}',
            {"at": "dataColors"})


def chart_js(draw, colors):
    rows = ", ".join(f'{{"label": "{draw.choice(WORDS)}", "borderColor": "{MARK}{c}{MARK}", "data": [1, 2]}}' for c in colors)
    return f'{{"type": "line", "data": {{"datasets": [{rows}]}}, "options": {{"color": "{decoy(draw)}"}}}}', {"at": "data.datasets"}


def mapbox(draw, colors):
    rows = ", ".join(f'"{draw.choice(WORDS)}", "{MARK}{c}{MARK}"' for c in colors)
    return (f'{{"version": 8, "layers": [{{"id": "bg", "type": "background", "paint": {{"background-color": "#ffffff"}}}},\n'
            f'{{"id": "z", "type": "fill", "paint": {{"fill-color": ["match", ["get", "zone"], {rows}, "{MARK}#cccccc{MARK}"],'
            f' "fill-outline-color": "{decoy(draw)}"}}}}]}}', {"at": "layers.2.paint.fill-color"})


def table(draw, colors):
    rows = "".join(f"{draw.choice(WORDS)},{MARK}{c}{MARK}\n" for c in colors)
    return f"name,hex\n{rows}", {}


def drawing(draw, colors):
    rows = "".join(f'<rect x="{20 * i}" width="9" height="9" fill="{MARK}{c}{MARK}"/>' for i, c in enumerate(colors))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><rect width="200" height="99" fill="#ffffff"/>{rows}<title>Red</title></svg>\n', {}


FORMS = {"a.css": css, "a.less": less, "modes.css": light_dark, "tailwind.config.js": tailwind, "studio.json": tokens_studio,
         "echarts.json": echarts, "plotly.json": plotly, "powerbi.json": power_bi, "chartjs.json": chart_js, "map.json": mapbox,
         "a.csv": table, "a.svg": drawing, "a.scss": scss, "a.ts": ts, "a.py": py, "a.R": r, "list.json": json_list, "records.json": json_records,
         "a.tokens.json": tokens, "sd.json": style_dictionary, "a.yaml": yaml, "a.toml": toml, "a.gpl": gpl, "a.txt": plain,
         "a.mplstyle": mplstyle, "a.tps": tps, "res/values/colors.xml": android, "vega.json": vega, "a.conf.txt": regex}


def spoil(draw, text):
    """Odd things outside the palette: blank lines, line ends of Windows, a byte order mark, broken tails."""
    if draw.random() < 0.25:
        text = text.replace("\n", "\r\n")
    if draw.random() < 0.2:
        text = text + draw.choice(["\n", "\n\n\n", "   ", "\t\n"])
    return text


def one(number):
    draw = random.Random(number)
    name = draw.choice(sorted(FORMS))
    colors = hexes(draw, draw.randrange(2, 7))
    text, where = FORMS[name](draw, colors)
    parts = spoil(draw, text).split(MARK)
    before = "".join(parts)
    declares = draw.random() < 0.85
    named = draw.random() < 0.5
    asks = named and draw.random() < 0.5
    kept = draw.sample(range(len(colors)), draw.choice([0, 0, 1])) if declares else []
    # A suppression keeps a colour of which it silences something: one that is too faint on white.
    pinned, suppressed = (kept, []) if draw.random() < 0.5 or any(colors[i].lower() not in FAINT for i in kept) else ([], kept)
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(before.encode())
        (home / "bystander.css").write_text(":root { --chart-1: #e69f00; --chart-2: #f0e442 }\n")
        if declares:
            (home / ".descant-lint.json").write_text(json.dumps({"palettes": [
                {"name": "tones", "files": name, "kind": "categorical", "grounds": ["#ffffff"],
                 "pinned": [colors[i] for i in pinned], **where}],
                "suppress": [{"rule": "PAL001", "slots": [i + 1], "reason": "brand"} for i in suppressed]}))
        words = ["--take", "1"] + (["--undeclared"] if asks else [])
        done = subprocess.run([DESCANT, "lint", "--fix", "--yes", "--quiet", *words, name if named else "."], cwd=folder,
                              capture_output=True, timeout=120)
        after = path.read_bytes().decode()
        if done.returncode > 1:
            return name, f"exit {done.returncode}: {done.stderr[-300:]!r}", False
        if (home / "bystander.css").read_text() != ":root { --chart-1: #e69f00; --chart-2: #f0e442 }\n":
            return name, "a file that nobody declared or named was written", False
    if not declares and not asks and after != before:
        return name, "written without a declaration", False
    if not declares:
        # A file that is named has its own palettes repaired: other numbered names are one, and of a text all colours.
        # So are the colours of its other mode.
        bare = lambda text: re.sub(r"(--other-\d+: |; not |, )#[0-9a-fA-F]+", r"\1#", text)
        parts, after = [bare(part) for part in parts], bare(after)
    pattern = "".join(re.escape(part) if index % 2 == 0 else (
        re.escape(part) if index // 2 in kept else "([^\\n\"'<>;]{1,40})") for index, part in enumerate(parts))
    if not re.fullmatch(pattern, after, re.DOTALL):
        return name, f"bytes beside the colours changed, or a pinned one:\n{before}\n--\n{after}", False
    return name, None, after != before


def main():
    failed, written, forms = 0, 0, {}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for number, (name, problem, wrote) in enumerate(pool.map(one, range(COUNT))):
            written += wrote
            forms[name] = forms.get(name, 0) + wrote
            failed += problem is not None
            if problem:
                print(f"FAILED file {number}, {name}: {problem}")
    idle = [name for name in FORMS if not forms.get(name)] if COUNT >= 200 else []
    if idle:
        print(f"FAILED never written: {', '.join(idle)}")
    print(f"{written} of {COUNT} files written")
    print(f"{COUNT - failed + (not idle)} passed, {failed + bool(idle)} failed")
    sys.exit(1 if failed or idle else 0)


main()
