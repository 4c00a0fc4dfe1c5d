"""Builds that remember give what builds that don't would give, after any edits.

    edits.py DESCANT [--steps N] [--seed N]

Edits a site at random (pages, specs, data, packages, templates, styles, settings are added, changed, renamed
and deleted; output and cache are tampered with), builds it over the last output, and builds the same source
anew elsewhere. Compared are every byte of the output, everything printed, and the exit code. A build with
errors must leave the output as it was.
"""
import argparse, json, os, pathlib, random, shutil, subprocess, sys, tempfile

parser = argparse.ArgumentParser()
parser.add_argument("descant")
parser.add_argument("--steps", type=int, default=60)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
descant = str(pathlib.Path(options.descant).resolve())
chance = random.Random(options.seed)
errors = 0
WORDS = "rain river town month light paper street house garden table winter summer report coast bridge".split()


def words(count):
    return " ".join(chance.choice(WORDS) for _ in range(count))


def csv():
    rows = [f"{1990 + n},{chance.randrange(10, 99)},{chance.randrange(10, 99)}" for n in range(chance.randrange(3, 9))]
    return "year,rain,snow\n" + "\n".join(rows) + "\n"


def spec(data):
    made = {"title": words(3), "data": {"url": data}, "mark": chance.choice(["line", "bar", "point"]),
            "encoding": {"x": {"field": "year", "type": "ordinal"},
                         "y": {"field": chance.choice(["rain", "snow", "snow", "hail"] if chance.random() < .05 else ["rain", "snow"]),
                               "type": "quantitative"}}}
    if chance.random() < .5:
        made["description"] = words(5)
    if chance.random() < .2:
        made["usermeta"] = {"descant": {"audio": {"length": chance.randrange(2, 5)}}}
    return json.dumps(made)


def page(content):
    data, specs, pages = names(content, "*.csv"), names(content, "*.vl.json"), names(content, "*.md")
    parts = [f'---\ntitle: "{words(3)}"\n' + chance.choice(["", f"date: 2024-0{chance.randrange(1, 9)}-11\n", "tags: [one, two]\n"]) + "---",
             words(12) + ".", "## " + words(2).title(), words(20) + "."]
    if pages:
        parts.append(f"See [another]({chance.choice(pages)}) and [the top](index.md).")
    if specs and chance.random() < .6:
        parts.append(f"![{words(4)}]({chance.choice(specs)} \"{words(3)}\")")
    if data and chance.random() < .4:
        parts.append(f"![{words(4)}]({chance.choice(data)})")
    if data and chance.random() < .3:
        parts.append("```vega-lite\n" + spec(chance.choice(data)) + "\n```")
    if chance.random() < .2:
        parts.append(f"<!-- chart: bar -->\n\n| place | rain |\n|---|---|\n| {words(1)} a | {chance.randrange(9)} |\n| b | 4 |")
    chance.shuffle(parts[1:])
    return "\n\n".join(parts) + "\n"


def names(folder, pattern):
    return sorted(p.name for p in folder.glob(pattern))


def start(site):
    content = site / "Content"
    content.mkdir(parents=True)
    (site / "Site/styles").mkdir(parents=True)
    (site / "Templates").mkdir()
    (site / "Site/site.json").write_text('{"title": "Edits"}')
    # With more than 24 the lists of data have parts, ways in and a field that finds them.
    for number in range(4 if options.seed % 2 else 30):
        (content / f"d{number}.csv").write_text(csv())
    for number in range(3):
        (content / f"s{number}.vl.json").write_text(spec(f"d{number}.csv"))
    (content / "index.md").write_text("---\ntitle: Home\n---\n\nHello.\n")
    for number in range(5):
        (content / f"p{number}.md").write_text(page(content))


def some(folder, pattern):
    found = sorted(folder.glob(pattern))
    return chance.choice(found) if found else None


# Each edit returns what it did, or None where there was nothing to do.
def change_page(site):
    file = some(site / "Content", "p*.md")
    if file:
        file.write_text(file.read_text() + f"\n{words(6)}.\n" if chance.random() < .6 else page(site / "Content"))
    return file and f"change {file.name}"


def change_matter(site):
    """One key of a page's front matter: what lists, feeds, neighbours and addresses are made of."""
    file = some(site / "Content", "*.md")
    if not file:
        return None
    key, value = chance.choice([
        ("title", f'"{words(2)}"'), ("title", '"Same title"'), ("description", words(4)), ("date", f"2023-0{chance.randrange(1, 9)}-02"),
        ("date", "2999-01-01"), ("updated", f"2025-0{chance.randrange(1, 9)}-03"), ("draft", "true"), ("weight", str(chance.randrange(5))),
        ("tags", f"[{words(1)}, two]"), ("slug", f"s-{chance.randrange(4)}"), ("language", "de"), ("aliases", f"[/old{chance.randrange(3)}/]"),
        ("suppress", "{ link-text: \"as it was printed\" }"), ("template", "page")][:14 if chance.random() < .1 else 13])
    lines = file.read_text().split("\n")
    end = lines.index("---", 1)
    matter = [line for line in lines[1:end] if not line.startswith(key + ":")]
    gone = chance.random() < .3 and key != "title"
    file.write_text("\n".join(["---", *matter, *([] if gone else [f"{key}: {value}"]), *lines[end:]]))
    return f"{'remove' if gone else 'set'} {key} of {file.name}"


def change_text(site):
    """What other pages or checks see of a text, and little else."""
    file = some(site / "Content", "*.md")
    if not file:
        return None
    text, pages = file.read_text(), names(site / "Content", "*.md")
    head = text.index("---", 3) + 3
    what = chance.choice(["first", "heading", "link", "lost link", "anchor", "here", "colour", "title", "table", "picture", "web", "skip"])
    text = {
        "first": lambda: text[:head] + f"\n\n{words(4)}." + text[head:],
        "heading": lambda: text + f"\n## {words(2).title()}\n\n### {words(1)}\n\n## {words(1)}\n",
        "link": lambda: text + f"\n[{words(2)}]({chance.choice(pages)}) and [the list](/tags/).\n",
        "lost link": lambda: text + "\n[a page that goes](p29.md)\n" if chance.random() < .2 else text.replace("[a page that goes](p29.md)", ""),
        "anchor": lambda: text + f"\n[{words(2)}]({chance.choice(pages)}#{words(1)})\n" if chance.random() < .2 else text.replace("#", " #", 1),
        "here": lambda: text + f"\n[here]({chance.choice(pages)})\n",
        "colour": lambda: text + "\nAs the red line shows.\n",
        "title": lambda: text[:head] + f"\n\n# {words(2)}\n" + text[head:],
        "table": lambda: text + f"\n<!-- chart: line, title: {words(1)} -->\n\n| year | rain (mm) |\n|--|--|\n| 1990 | {chance.randrange(9)} |\n| 1991 | 5 |\n",
        "picture": lambda: (site / "Content/map.svg").write_text(f"<svg xmlns='http://www.w3.org/2000/svg'><title>{words(1)}</title></svg>") and text + "\n![a map](map.svg)\n",
        "web": lambda: text + f"\n[{words(1)}](https://{chance.choice(['example.org', 'localhost', 'nodot'])}/{words(1).split()[0]})\n",
        "skip": lambda: text + "\n#### Four\n",
    }[what]()
    file.write_text(text)
    return f"{what} in {file.name}"


def add_page(site):
    file = site / "Content" / f"p{chance.randrange(30)}.md"
    file.write_text(page(site / "Content"))
    return f"write {file.name}"


def change_data(site):
    file = some(site / "Content", "*.csv")
    if file:
        text = file.read_text()
        file.write_text(chance.choice([csv(), csv(), text.replace("9", "8"), text + f"2020,{chance.choice('x5')},4\n", text]))
    return file and f"change {file.name}"


def add_data(site):
    file = site / "Content" / f"d{chance.randrange(8)}.csv"
    file.write_text(csv())
    return f"write {file.name}"


def change_spec(site):
    file = some(site / "Content", "*.vl.json")
    if file:
        data = names(site / "Content", "*.csv") or ["none.csv"]
        file.write_text(chance.choice([spec(chance.choice(data)), file.read_text() + "\n", file.read_text().replace("line", "bar"),
                                       "{" if chance.random() < .05 else spec(chance.choice(data))]))
    return file and f"change {file.name}"


def add_spec(site):
    file = site / "Content" / f"s{chance.randrange(8)}.vl.json"
    file.write_text(spec(chance.choice(names(site / "Content", "*.csv") or ["none.csv"])))
    return f"write {file.name}"


def mend(site):
    """Takes away what most often stands in the way of a build."""
    content = site / "Content"
    for file in content.glob("*.vl.json"):
        file.write_text(spec(chance.choice(names(content, "*.csv") or ["none.csv"])).replace("hail", "rain"))
    for file in content.glob("p*.md"):
        file.unlink()
    for number in range(5):
        (content / f"p{number}.md").write_text(page(content).replace("hail", "rain"))
    for file in content.glob("*.csv"):
        file.write_text(csv())
    return "mend"


def delete(site):
    file = some(site / "Content", chance.choice(["p*.md", "*.csv", "*.vl.json"]))
    if file and chance.random() < .7:
        file.unlink()
        return f"delete {file.name}"


def rename(site):
    file = some(site / "Content", chance.choice(["p*.md", "*.csv", "*.vl.json"]))
    if file:
        ending = file.name[file.name.index("."):]
        other = file.with_name(f"{file.name[0]}{chance.randrange(30)}{ending}")
        file.rename(other)
        return f"rename {file.name} to {other.name}"


def swap(site):
    a, b = some(site / "Content", "*.csv"), some(site / "Content", "*.csv")
    if a and b and a != b:
        one, two = a.read_bytes(), b.read_bytes()
        a.write_bytes(two)
        b.write_bytes(one)
        return f"swap {a.name} and {b.name}"


def package(site):
    file = site / "Content/datapackage.json"
    if file.exists() and chance.random() < .4:
        file.unlink()
        return "delete the package"
    data = names(site / "Content", "*.csv")
    file.write_text(json.dumps({"name": "p", "resources": [{
        "name": d[:-4], "path": d, "title": words(2), "schema": {"fields": [
            {"name": "year", "type": "year"}, {"name": "rain", "type": "number", "unit": chance.choice(["mm", "cm"])},
            {"name": "snow", "type": "number"}]}} for d in data[:2]]}))
    return "write the package"


def template(site):
    file = site / "Templates" / chance.choice(["article.mustache", "figure.mustache", "chart.mustache"])
    if file.exists():
        file.unlink()
        return f"delete {file.name}"
    built_in = pathlib.Path(__file__).resolve().parents[2] / "Templates" / file.name
    file.write_text(built_in.read_text() + f"<!-- {words(1)} -->\n")
    return f"override {file.name}"


def style(site):
    file = site / "Site/styles" / chance.choice(["page.css", "own.css"])
    if file.exists() and chance.random() < .5:
        file.unlink()
        return f"delete {file.name}"
    file.write_text(f":root {{ --measure-{chance.choice(WORDS)}: {chance.randrange(9)}px }}\n")
    return f"write {file.name}"


def settings(site):
    chosen = {"title": "Edits"}
    for key, value in [("language", "de"), ("audio", {"on": False}), ("description", words(3)), ("pageSize", 2),
                       ("baseURL", "https://example.org/x/"), ("navigation", ["index.md"]), ("verbose", True)]:
        if chance.random() < .2:
            chosen[key] = value
    (site / "Site/site.json").write_text(json.dumps(chosen))
    return f"settings {sorted(chosen)}"


def static(site):
    file = site / "Content/static" / chance.choice(["CNAME", ".well-known/a.txt", "robots.txt", "Two Words.CSV", "404.html", "p1/index.html"])
    if file.exists() and chance.random() < .5:
        file.unlink()
        return f"delete static {file.name}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words(3))
    return f"static {file.name}"


def nothing(site):
    return "nothing"


def tamper(site):
    file = some(site / "Output", "**/*.*")
    if file and file.is_file() and file.name != "manifest.json":
        how = chance.choice(["change", "delete", "same size"])
        old = file.read_bytes()
        if how == "delete":
            file.unlink()
        elif how == "change" or not old:
            file.write_bytes(old + b"x")
        else:
            status = file.stat()
            file.write_bytes(bytes([old[0] ^ 1]) + old[1:])
            os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
        return f"{how} output {file.name}"


def foreign(site):
    if (site / "Output").exists():
        folder = site / "Output" / chance.choice(["mine", "data", "."])
        folder.mkdir(exist_ok=True)
        (folder / f"{chance.choice(WORDS)}.mine").write_text(words(2))
        return "a file of others in the output"


def spoil(site):
    file = some(site.parent / "cache", "descant/*.*")
    if file and file.is_file():
        bytes_ = bytearray(file.read_bytes())
        how = chance.choice(["cut", "flip", "empty", "delete", "other", "folder"])
        if how == "cut":
            file.write_bytes(bytes_[:chance.randrange(len(bytes_) + 1)])
        elif how == "flip" and bytes_:
            bytes_[chance.randrange(len(bytes_))] ^= 1 << chance.randrange(8)
            file.write_bytes(bytes_)
        elif how == "empty":
            file.write_bytes(b"")
        elif how == "other":
            file.write_bytes((chance.choice(sorted(file.parent.glob("*.*")))).read_bytes())
        else:
            file.unlink()
        return f"{how} cache {file.suffix}"


EDITS = [(change_page, 6), (change_matter, 6), (change_text, 8), (add_page, 3), (change_data, 4), (add_data, 2), (change_spec, 4), (add_spec, 2), (delete, 2), (rename, 3),
         (swap, 2), (package, 2), (template, 2), (style, 1), (settings, 2), (static, 2), (nothing, 1), (tamper, 3), (foreign, 1), (spoil, 3)]


def content(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def build(place, home, *more):
    one = ["taskset", "-c", "0"] if chance.random() < .3 else []
    result = subprocess.run([*one, descant, "build", "site", "-o", "site/Output", *more], cwd=place, capture_output=True,
                            text=True, timeout=300, env={**os.environ, "XDG_CACHE_HOME": str(home / "cache")})
    # How much came from the store is the one thing that a clean build says otherwise.
    told = "".join(line for line in result.stdout.splitlines(True) if not line.startswith("of the charts, drawn now"))
    return result.returncode, told, result.stderr


def step(number, home, site):
    flags = chance.choice([[], [], [], ["--strict"], ["--verbose"], ["--base-url", "https://example.org/sub/"], ["--language", "fr"], ["--drafts"]])
    before = content(site / "Output") if (site / "Output").exists() else None
    said = build(home, home, *flags)
    clean = home / "clean"
    shutil.rmtree(clean, ignore_errors=True)
    shutil.copytree(site, clean / "site", ignore=shutil.ignore_patterns("Output"))
    want = build(clean, home, "--no-cache", *flags)
    if said != want:
        return f"says {said}\n  clean says {want}"
    now = content(site / "Output") if (site / "Output").exists() else None
    global errors
    errors += said[0] != 0
    if said[0]:
        if "--strict" in flags or now is None or now == before:
            return None if now == before else "a strict build with errors changed the output"
        if not (clean / "site/Output").exists():
            return "a clean build with these errors writes nothing"
    wanted = content(clean / "site/Output")
    listed = {e["path"] for e in json.loads(wanted["manifest.json"])["files"]}
    mine = {p for p in now if p.endswith(".mine")}
    if {p for p in before or {} if p.endswith(".mine")} - mine:
        return "a file of others was lost"
    differing = sorted(p for p in (now.keys() - mine) | wanted.keys() if now.get(p) != wanted.get(p))
    assert listed
    return f"{len(differing)} files differ: {differing[:6]}" if differing else None


def main():
    passed, failed, clean, done = 0, 0, 0, []
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        site = home / "site"
        start(site)
        before = 0
        for number in range(options.steps):
            for _ in range(chance.choice([0, 1, 1, 1, 2, 3]) if number else 0):
                edit = chance.choices([e for e, _ in EDITS], [w for _, w in EDITS])[0]
                what = edit(site)
                if what:
                    done.append(what)
            if errors > before and chance.random() < .6:
                done.append(mend(site))
            before = errors
            wrong = step(number, home, site)
            if wrong:
                failed += 1
                print(f"FAILED step {number} after {done[-6:]}: {wrong}"[:3000])
            else:
                passed += 1
    print(f"{errors} of {options.steps} builds had errors to tell")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
