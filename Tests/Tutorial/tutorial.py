"""Follows the documentation word by word, as a reader would, and compares each output it shows.

    tutorial.py DESCANT [PAGE …]        all hand-written pages, or only those whose path ends so

What a page asks for is taken from its Markdown, in order, in an empty folder with an empty home:

- a fence after a paragraph that ends in "`name.csv`:" is that file;
- "Change `this` to `that` in `file`" and "Change it back" are done;
- a fence with lines that begin with "$ " is typed, and what the program says must be what the fence shows.
  A line "…" stands for any lines. Times and the server's port are not compared.
- a fence marked "sh" is typed only on pages whose recipes are tried; each of its commands must end well.
"""
import os, pathlib, re, shutil, signal, socket, subprocess, sys, tempfile, threading

root = pathlib.Path(__file__).resolve().parents[2]
passed, failed = 0, 0

# Pages that begin with files of ours: where each is, and where the reader has it.
GALLERY = "Content/gallery"
BEGIN = {
    "README.md": [(GALLERY, GALLERY)],
    "reference/languages.md": [(f"{GALLERY}/births.{e}", f"births.{e}") for e in ("csv", "vl.json")],
    "guides/other-generators.md": [(f"{GALLERY}/births.{e}", f"charts/births.{e}") for e in ("csv", "vl.json")],
}
# Pages whose "sh" fences are tried, with what such a reader has already: a site of another generator.
RECIPES = {
    "guides/other-generators.md": {
        "hugo.toml": 'title = "Our town"\n',
        "layouts/baseof.html": '<!doctype html><html lang="en"><title>x</title><main>{{ block "main" . }}{{ end }}</main>',
        "layouts/home.html": '{{ define "main" }}{{ .Content }}{{ end }}',
    },
}
# What must have come of a recipe: a file, and words that it holds.
OUTCOMES = {
    "guides/other-generators.md": [
        ("charts/births.html", 'href="/charts/births/births.flac'),
        ("public/index.html", '<article class="figure" id="births"'),
        ("public/charts/births/births.vtt", "WEBVTT"),
        ("public/descant/figure.css", "{"),
        ("report.html", '<article class="figure" id="births"'),
        ("report.html", 'href="descant/figure.css"'),
        ("births/births.vtt", "WEBVTT"),
    ],
}


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print(f"FAILED {name}\n{detail}")


def pages(wanted):
    """The pages that people wrote: README and Content, without what is generated."""
    everything = [root / "README.md", *sorted((root / "Content").rglob("*.md"))]
    return [p for p in everything
            if "Made by Tests/make-reference" not in (text := p.read_text(encoding="utf-8"))
            and (not wanted or any(str(p).endswith(w) for w in wanted))
            and re.search(r"^\$ |`:\n\n```", text, re.M)]


def blocks(text):
    """Paragraphs and fences in order: (line, info, text); info is nothing for a paragraph."""
    lines, index = text.split("\n"), 0
    while index < len(lines):
        fence = re.match(r"(`{3,})\s*(.*)$", lines[index])
        start = index
        if fence:
            index += 1
            inside = []
            while index < len(lines) and lines[index].rstrip() != fence[1]:
                inside.append(lines[index])
                index += 1
            yield start + 1, fence[2], "\n".join(inside) + "\n"
        elif lines[index].strip():
            while index + 1 < len(lines) and lines[index + 1].strip() and not lines[index + 1].startswith("```"):
                index += 1
            yield start + 1, None, " ".join(lines[start:index + 1])
        index += 1


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def even(text):
    """The same text without what differs from run to run."""
    text = re.sub(r"\b[0-9]+ ms\b", "N ms", text)
    return re.sub(r"[ \t]+$", "", text, flags=re.M).strip("\n")


def agrees(shown, said):
    pattern = "\n".join(r"(?:.*\n)*?.*" if line == "…" else re.escape(line) for line in even(shown).split("\n"))
    return re.fullmatch(pattern, even(said)) is not None


def serve(command, place, environment):
    """What a preview says before it waits; then it is stopped by Control-C."""
    port = free_port()
    child = subprocess.Popen([*command.split(), "--port", str(port)], cwd=place, env=environment, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    clock = threading.Timer(120, child.kill)
    clock.start()
    said = ""
    for line in child.stdout:
        said += line
        if "http://" in line:
            break
    child.send_signal(signal.SIGINT)
    child.wait()
    clock.cancel()
    return said.replace(f":{port}", ":8080")


class Reader:
    """Somebody who follows one page to the letter."""

    def __init__(self, page, place, environment):
        self.page, self.place, self.environment = page, place, environment
        self.name = str(page.relative_to(root))
        self.recipes = name_in_content(page) in RECIPES
        self.undo = None

    def follow(self):
        before = ""
        for line, info, text in blocks(self.page.read_text(encoding="utf-8")):
            where = f"{self.name}:{line}"
            if info is None:
                before = text
                self.edit(where, text)
                continue
            file = re.search(r"`([\w./-]+\.\w+)`:$", before)
            if file:
                target = self.place / file[1]
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
            elif re.match(r"\$ ", text):
                self.console(where, text)
            elif info == "sh" and self.recipes:
                self.shell(where, text)
            before = ""

    def edit(self, where, text):
        change = re.search(r"[Cc]hange `([^`]+)` to `([^`]+)` in `([^`]+)`", text)
        if change:
            file = self.place / change[3]
            old = file.read_text(encoding="utf-8")
            expect(f"{where}: {change[1]} is there once", old.count(change[1]) == 1, old)
            self.undo = (file, old)
            file.write_text(old.replace(change[1], change[2]), encoding="utf-8")
        if re.search(r"[Cc]hange it back", text):
            expect(f"{where}: there is a change to take back", self.undo is not None)
            file, old = self.undo
            file.write_text(old, encoding="utf-8")

    def console(self, where, text):
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.M):
            if shown.strip() == "" and command.startswith("cd "):
                self.place = self.place / command[3:].strip()
                expect(f"{where}: {command}", self.place.is_dir())
            elif command.startswith("descant serve"):
                said = serve(command, self.place, self.environment)
                expect(f"{where}: $ {command}", agrees(shown, said), f"shown:\n{shown}\nsaid:\n{said}")
            else:
                result = subprocess.run(["bash", "-c", f"{command}"], cwd=self.place, env=self.environment, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
                expect(f"{where}: $ {command}", agrees(shown, result.stdout), f"shown:\n{shown}\nsaid:\n{result.stdout}")

    def shell(self, where, text):
        result = subprocess.run(["bash", "-euc", text], cwd=self.place, env=self.environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
        expect(f"{where}: the commands end well", result.returncode == 0, result.stdout)


def name_in_content(page):
    return str(page.relative_to(root)).removeprefix("Content/")


def begin(name, place):
    """Gives the reader of a page what the page takes for granted."""
    place.mkdir()
    for ours, theirs in BEGIN.get(name, []):
        (place / theirs).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (root / ours).is_dir() else shutil.copy)(root / ours, place / theirs)
    for file, text in RECIPES.get(name, {}).items():
        (place / file).parent.mkdir(parents=True, exist_ok=True)
        (place / file).write_text(text)


def follow(page, descant, home):
    name, place = name_in_content(page), home / "work"
    (home / "bin").mkdir()
    (home / "bin/descant").symlink_to(descant)
    begin(name, place)
    tools = pathlib.Path(sys.executable).parent
    environment = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": f"{home}/bin:{tools}:{os.environ['PATH']}"}
    Reader(page, place, environment).follow()
    for file, words in OUTCOMES.get(name, []):
        text = (place / file).read_text(encoding="utf-8") if (place / file).exists() else "there is no such file"
        expect(f"{name}: {file} holds {words}", words in text, text[:2000])


def main():
    found = pages(sys.argv[2:])
    expect("there are pages to follow", len(found) > 0)
    for page in found:
        with tempfile.TemporaryDirectory() as home:
            follow(page, pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(home))
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
