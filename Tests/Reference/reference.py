"""Writes the pages of Content/reference/ that are made from the code's own tables, or checks them.

    reference.py DESCANT           writes them
    reference.py DESCANT --check   says which of the committed ones are stale
"""
import concurrent.futures, json, pathlib, re, subprocess, sys, tempfile

from examples import EXAMPLES, Link

TOP = pathlib.Path(__file__).resolve().parents[2]
FOLDER = TOP / "Content" / "reference"
NOTE = "<!-- Made by Tests/make-reference from the program's own tables. Change those, not this page. -->"
ROOMS = [
    ("json", "JSON"), ("data", "Data files"), ("package", "Data packages"), ("spec", "Chart specs"),
    ("inference", "Suggested charts"), ("words", "An author's words"), ("language", "Languages"),
    ("audio", "Sound"), ("braille", "Braille"), ("tactile", "Touch"), ("PAL", "Palette rules"), ("palette", "Palette files"),
    ("lint", "Settings of the palette checker"), ("settings", "Site settings"),
    ("site", "What was inferred"), ("front", "Front matter"), ("page", "Pages"),
    ("embedding", "Charts in pages"), ("audit", "Audits"), ("check", "Checks of the finished site"),
    ("template", "Templates"), ("disk", "Files and folders"), ("output", "The output folder"),
]


def page(title, description, *blocks, weight=None, name=None):
    matter = ["---", f"title: {quoted(title)}", f"description: {quoted(description)}"]
    if weight is not None:
        matter.append(f"weight: {weight}")
    return "\n\n".join(["\n".join(matter + ["---"]), NOTE, *[b for b in blocks if b]]) + "\n"


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def fence(text, language=""):
    ticks = "````" if "```" in text else "```"
    return f"{ticks}{language}\n{text.rstrip()}\n{ticks}"


def plain(text):
    """Text of the program's own, with nothing in it that is Markdown."""
    return re.sub(r"([\\`*_\[\]<>{])", r"\\\1", text)


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(cell(c) for c in row) + " |" for row in rows])


def names(words):
    return ", ".join(f"`{w}`" for w in words) if words else "none"


def room_of(code):
    prefix = "PAL" if code.startswith("PAL") else code.split("-")[0]
    return dict(ROOMS).get(prefix, prefix)


# Vega-Lite

def properties(tables):
    known = tables["properties"]
    read = sum(len(t["read"]) for t in known if "usermeta" not in t["what"])
    looks = sum(len(t["looks"]) for t in known)
    refused = sum(len(t["refused"]) for t in known)
    whole = read + looks + refused
    blocks = [
        "This page lists every name of Vega-Lite 6 that Descant knows, and what becomes of it. It is made from the "
        "tables that the program itself reads specs by.",
        "A property is **obeyed**; or it only changes looks and is **left to the site's style**, which a note says "
        "(`--verbose` shows notes); or it is **refused** with the place it stands at, and no chart is drawn. A name that "
        "Vega-Lite does not define is refused, too, with the nearest one that it does.",
        "## How much of Vega-Lite",
        f"Of {whole} property names on the {len(known) - 1} objects below, {read} are obeyed, {looks} are left to the "
        f"site's style and {refused} are refused: {100 * (read + looks) // whole} of 100 do not stop a chart. "
        "Parameters are not counted here: a chart is drawn as it first shows.",
        "## Names that stand as values",
    ]
    for t in tables["values"]:
        text = f"### {t['what'][0].upper() + t['what'][1:]}\n\n{names(t['read'])}."
        blocks.append(text + (f"\n\nRefused: {names(t['refused'])}." if t["refused"] else ""))
    blocks.append("## Properties, object by object")
    for t in known:
        rows = [("obeyed", t["read"]), ("left to the site's style", t["looks"]), ("refused", t["refused"])]
        blocks.append(f"### Properties of {t['what'].replace(chr(34), chr(96))}\n\n" + "\n".join(
            f"- {what}: {names(words)}" for what, words in rows if words))
    blocks += [
        "## Where a picture differs on purpose",
        "Names, defaults and meaning are Vega-Lite's. In these places the picture is another, for a reason:",
        table(["Vega-Lite", "Descant", "Why"], [(plain(d["usual"]), plain(d["here"]), plain(d["reason"])) for d in tables["departures"]]),
    ]
    return page("Vega-Lite properties, one by one", "Every property of Vega-Lite that is obeyed, left to the style, or refused.", *blocks)


# Palettes

def limit(limits):
    units = {"contrast": "contrast {}:1", "large": "contrast {}:1", "focus": "focus ring {}:1",
             "graphic": "mark, border or ring {}:1", "E": "E {}", "K": "K {}",
             "lightness": "L* {}", "noticeable": "{} just noticeable differences", "gap": "{} px",
             "count": "more than {}", "hue": "more than {}°",
             "reversal": "more than {} L* back", "unevenness": "more than {} times the usual step",
             "closure": "more than {} times the largest step"}
    parts = [units[k].format(f"{v:g}") for k, v in limits.items()]
    return ", ".join(parts)


def palette_rules(tables):
    blocks = [
        "Every rule of `descant lint`, with the palette that passes it and the palette that fails it. Both are run as "
        "tests. How to use the checker is told in [Palettes](../palettes.md).",
        "A limit is the least that passes, unless it says more than. E is CIEDE2000; K is 100 times the distance in "
        "OKLab. Where both are given, both must be reached.",
        "What nobody declared, and a name in a program alone calls a palette, makes warnings at most while a folder is searched: "
        "see [Say where palettes are](../palettes.md#say-where-palettes-are).",
    ]
    for rule in tables["rules"]:
        found = next(c for c in tables["codes"] if c["id"] == rule["id"])
        rows = []
        for level in ("error", "warning", "note"):
            if rule[level]:
                rows.append((level, limit(rule[level])))
        examples = []
        for name in ("passing", "failing"):
            if rule["passing"] != rule["failing"]:
                on = f" on {names(rule[name]['grounds'])}" if rule[name]["grounds"] else ""
                parts = [f"{what} {names(rule[name][key])}" if what else names(rule[name][key])
                         for key, what in (("colors", ""), ("texts", "text"), ("lines", "lines")) if rule[name][key]]
                parts += [f"`{upper}` on `{ground}`" for upper, ground in rule[name]["pairs"]]
                examples.append(f"- {name}: {', '.join(parts)}{on if rule[name]['colors'] else ''}")
        blocks.append(f"## {rule['id']} {rule['name']}")
        blocks.append(plain(f"{found['meaning']} {found['remedy']}"))
        blocks.append("Why: " + plain(rule["why"]))
        if rows:
            blocks.append("\n".join(f"- {level} below: {text}" if "more than" not in text else f"- {level}: {text}" for level, text in rows))
        if examples:
            blocks.append("\n".join(examples))
        blocks.append(f"[An example with its output](findings/{slug(rule['id'])}.md)")
    return page("Palette rules", "Every rule of the palette checker with its limits and a palette that passes and one that fails.", *blocks)


# Templates

def drawings(tables):
    return page(
        "How charts are drawn", "What every drawing keeps to, and why: sizes, ticks, labels, colours.",
        "Where a spec states order, ticks, gridlines or zero, the spec rules. An em is the size of the drawing's text.",
        table(["About", "Rule", "Why"], [(r["about"], r["rule"], r["reason"]) for r in tables["drawing"]]), weight=8)


def tactile_rules(tables):
    standing = {"read": "read in the source", "told": "told by one who read the source", "chosen": "our choice"}
    blocks = [
        "Every number that sheets for touch are laid out and checked by, from the table that the program reads. What "
        "they make of a chart is told in [Touch](touch.md).",
        "A number was read in the source that is named; or told by somebody who has read it; or it is **our choice**, "
        "to be tested by hands. No person has yet touched a print.",
    ]
    for part in tables["tactile"]:
        rows = [(plain(rule["what"]), f"{rule['value']:g} {rule['unit']}".strip(), standing[rule["standing"]], plain(rule["source"]))
                for rule in part["rules"]]
        blocks += [f"## {part['part']}", table(["What", "How much", "How sure", "Source"], rows)]
    return page("Rules of tactile sheets", "Every distance, width and limit of sheets for touch, with its source.", *blocks)


def template_names():
    blocks = ["A template can use these names: those it uses itself, which are those that its pages offer where it stands. "
              "How templates work is told in [Templates](templates.md)."]
    for file in sorted((TOP / "Templates").rglob("*.mustache")):
        tags = re.findall(r"{{{?\s*([#^>&$<]?)\s*([^}\s]+)\s*}?}}", file.read_text(encoding="utf-8"))
        groups = {"values": set(), "sections": set(), "blocks": set(), "templates": set()}
        for sign, tag in tags:
            if not tag.startswith(("/", "!", "=")):
                kind = {"#": "sections", "^": "sections", "$": "blocks", ">": "templates", "<": "templates"}.get(sign, "values")
                groups[kind].add(tag)
        groups["values"] -= groups["sections"]
        rows = [f"- {kind}: {names(sorted(tags))}" for kind, tags in groups.items() if tags]
        name = file.relative_to(TOP / "Templates").with_suffix("").as_posix()
        blocks += [f"## Template {name}", "\n".join(rows)]
    return page("Names in templates", "The values, lists and parts that each built-in template uses.", *blocks)


# Commands

def commands(tables):
    blocks = ["Every command as `descant help <command>` tells it.",
              "Exit codes: **0** clean, **1** errors found (or warnings with `--strict`), **2** wrong usage or settings, "
              "**3** a disk that could not be read or written, or a mistake of the program itself."]
    for c in tables["commands"]:
        blocks += [f"## descant {c['name']}", fence(c["help"])]
    return page("Commands", "Every command and option, with examples.", *blocks)


# Findings

def slug(code):
    return code.lower()


class Failure(Exception):
    pass


def output_of(descant, code, example):
    """The finding's own lines of a real run, and the command that gave them."""
    files = example.get("files", {}) if "run" in example else example
    command = example["run"] if "run" in example else ["check", "--verbose"]
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(text, Link):
                file.symlink_to(text)
            else:
                file.write_bytes(text if isinstance(text, bytes) else text.encode())
        done = subprocess.run([descant, *command], cwd=folder, capture_output=True, text=True,
                              env={"NO_COLOR": "1", "PATH": "/usr/bin:/bin", "HOME": folder}, timeout=240)
    blocks, block = [], None
    here = str(pathlib.Path(folder).resolve()) + "/"
    for line in (done.stderr + done.stdout).replace(here, "").splitlines():
        if re.search(r"(^|\s)(error|warning|note): ", line):
            block = [line]
            blocks.append(block)
        elif block is not None and re.match(r"( *\d+ \||  *\||help: )", line):
            block.append(line)
    mine = ["\n".join(b) for b in blocks if b[0].endswith(f"[{code}]")]
    if not mine:
        raise Failure(f"the example of {code} brings about: " + (done.stderr.strip() or done.stdout.strip())[:400])
    # Where one mistake is told of several files, the file that the example shows comes first.
    mine.sort(key=lambda block: block.split(":")[0] not in files)
    severity = re.search(r"(error|warning|note): ", mine[0]).group(1)
    shown = ["descant", *[f"'{w}'" if w.startswith("#") else w for w in command]]
    if command == ["check", "--verbose"] and severity != "note":
        shown = ["descant", "check"]
    return severity, " ".join(shown), mine[0], files


LANGUAGES = {"json": "json", "css": "css", "csv": "csv", "mustache": "html", "md": "markdown"}
SEVERITY = {"error": "An error: the command ends with exit code 1, and a build writes nothing until it is mended.",
            "warning": "A warning: with `--strict` the command fails.",
            "note": "A note: shown with `--verbose`."}


def finding(descant, code, rule):
    blocks = [f"**What it means.** {plain(code['meaning'])}", f"**What to do.** {plain(code['remedy'])}"]
    if rule:
        blocks.append(f"**Why.** {plain(rule['why'])} The limits stand in [Palette rules](../palette-rules.md).")
    example = EXAMPLES.get(code["id"])
    if example:
        try:
            severity, command, text, files = output_of(descant, code["id"], example)
        except Failure as failure:
            return "", str(failure), False
        blocks += ["## Example"]
        named = re.match(r"([^\s:]+):\d+", text)
        show = example.get("show") if "run" in example else None
        chosen = show or (named.group(1) if named and named.group(1) in files else None)
        chosen = chosen or (list(files)[0] if len(files) == 1 else None)
        if chosen and isinstance(files[chosen], str) and not isinstance(files[chosen], Link) and len(files[chosen]) < 1000:
            ending = chosen.rsplit(".", 1)[-1]
            blocks += [f"`{chosen}`:", fence(files[chosen], LANGUAGES.get(ending, ""))]
        blocks += [fence(f"$ {command}\n{text}"), SEVERITY[severity]]
    else:
        blocks.append("There is no short text that brings this about, so this page has no example.")
    blocks.append("In the terminal: `descant help " + code["id"] + "`.")
    return page(code["id"], code["meaning"], *blocks), None, bool(example)


def findings(descant, tables):
    pages, problems, shown = {}, [], 0
    rules = {r["id"]: r for r in tables["rules"]}
    groups = {}
    for code in tables["codes"]:
        groups.setdefault(room_of(code["id"]), []).append(code)
    # Each example is a run of its own: as many at once as there are cores.
    with concurrent.futures.ThreadPoolExecutor() as pool:
        made = pool.map(lambda code: finding(descant, code, rules.get(code["id"])), tables["codes"])
        for code, (text, problem, has) in zip(tables["codes"], made):
            pages[f"findings/{slug(code['id'])}.md"] = text
            shown += has
            problems += [problem] if problem else []
    unknown = set(EXAMPLES) - {c["id"] for c in tables["codes"]}
    problems += [f"an example for {u}, which is no code" for u in sorted(unknown)]
    blocks = [
        "Whatever is wrong, or worth knowing, is told in one form: where it stands, what it is, the author's own text, "
        "and what to do.",
        f"The word in brackets is the code. Here are all {len(tables['codes'])}; {shown} have an example that was "
        "really run. `descant help <code>` tells the same in the terminal, and `--format` gives findings as JSON, "
        "SARIF 2.1.0, JUnit or GitHub annotations.",
    ]
    for room in [r for _, r in ROOMS] + sorted(set(groups) - {r for _, r in ROOMS}):
        if room in groups:
            rows = [(f"[{c['id']}]({slug(c['id'])}.md)", plain(c["meaning"])) for c in groups[room]]
            blocks += [f"## {room}", table(["Code", "Meaning"], rows)]
    pages["findings/index.md"] = page("Findings", "Every code that a finding can have, what it means and what to do.", *blocks)
    return pages, problems


def main():
    descant, *rest = sys.argv[1:]
    descant = str(pathlib.Path(descant).resolve())
    tables = json.loads(subprocess.run([descant, "help", "tables"], capture_output=True, text=True, check=True).stdout)
    pages, problems = findings(descant, tables)
    pages["vega-lite-properties.md"] = properties(tables)
    pages["palette-rules.md"] = palette_rules(tables)
    pages["drawings.md"] = drawings(tables)
    pages["commands.md"] = commands(tables)
    pages["tactile-rules.md"] = tactile_rules(tables)
    pages["template-names.md"] = template_names()
    committed = {str(p.relative_to(FOLDER)) for p in FOLDER.rglob("*.md") if NOTE in p.read_text(encoding="utf-8")}
    if "--check" in rest:
        stale = [p for p, text in pages.items() if not (FOLDER / p).exists()
                 or (FOLDER / p).read_text(encoding="utf-8") != text]
        stale += sorted(committed - set(pages))
        for path in sorted(stale):
            print(f"stale: Content/reference/{path}; run Tests/make-reference")
        for problem in problems:
            print(problem)
        failed = len(stale) + len(problems)
        print(f"{len(pages) - len(stale)} passed, {failed} failed")
        return 1 if failed else 0
    for path, text in pages.items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")
    for path in committed - set(pages):
        (FOLDER / path).unlink()
    for problem in problems:
        print(problem)
    print(f"wrote {len(pages)} pages")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
