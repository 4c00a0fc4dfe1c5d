"""The commands as a stranger types them: init, check, completions, render --fragment, help.

    commands.py DESCANT
"""
import html.parser, json, os, pathlib, shutil, subprocess, sys, tempfile

passed, failed = 0, 0
descant = str(pathlib.Path(sys.argv[1]).resolve())


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print(f"FAILED {name}: {detail}")


def run(*words, cwd, **more):
    return subprocess.run([descant, *words], cwd=cwd, capture_output=True, text=True, timeout=120, **more)


def files(folder):
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def init(home):
    made = run("init", "hand-book", cwd=home)
    place = home / "hand-book"
    expect("init exits 0", made.returncode == 0, made.stderr)
    expect("init says what it made", all(f in made.stdout for f in files(place)), made.stdout)
    expect("init says what is next", "cd hand-book" in made.stdout and "descant serve" in made.stdout)
    expect("the title comes from the folder", json.loads((place / "Site/site.json").read_text())["title"] == "Hand book")
    checked = run("check", "--strict", cwd=place)
    expect("a new project is clean, even strictly", checked.returncode == 0, checked.stdout + checked.stderr)
    before = files(place)
    again = run("init", cwd=place)
    expect("a folder that holds something is refused", again.returncode == 2 and "not empty" in again.stderr, again.stderr)
    expect("and left as it was", files(place) == before)
    built = run("build", cwd=place)
    expect("a new project builds", built.returncode == 0, built.stderr)
    expect("its page is there", (place / "Output/index.html").exists())
    german = run("init", "bericht", "--language", "de", "--title", 'A "b" \\ c', cwd=home)
    settings = json.loads((home / "bericht/Site/site.json").read_text())
    expect("title and language are taken", settings == {"title": 'A "b" \\ c', "language": "de"}, settings)
    clean = run("check", cwd=home / "bericht")
    expect("a title with quotes builds, too", clean.returncode == 0, clean.stderr)
    (home / "with-git/.git").mkdir(parents=True)
    expect("an empty repository is empty", run("init", "with-git", cwd=home).returncode == 0)


def check(home):
    place = home / "check"
    place.mkdir()
    (place / "rain.csv").write_text("month,rain\n2024-01,3\n2024-02,4\n2024-03,5\n")
    (place / "rain.vl.json").write_text('{"data": {"url": "rain.csv"}, "mark": "baar"}')
    before = files(place)
    text = run("check", cwd=place)
    expect("a mistake gives exit code 1", text.returncode == 1, text.stderr)
    expect("it has its place", "rain.vl.json:1:" in text.stderr, text.stderr)
    expect("nothing was written", files(place) == before, files(place))
    answer = json.loads(run("check", "--format", "json", cwd=place).stdout)
    expect("JSON has the finding", any(f["severity"] == "error" for f in answer["findings"]), answer)
    sarif = json.loads(run("check", "--format", "sarif", cwd=place).stdout)
    expect("SARIF has the finding", sarif["version"] == "2.1.0" and sarif["runs"][0]["results"])
    expect("GitHub gets an annotation", run("check", "--format", "github", cwd=place).stdout.startswith("::error file=rain.vl.json"))
    built = run("build", "--format", "json", cwd=place)
    expect("build says the same", json.loads(built.stdout) == answer, built.stdout[:300])
    expect("no such folder is usage", run("check", "nowhere", cwd=place).returncode == 2)


def completions(home):
    for shell in ["bash", "zsh", "fish"]:
        script = run("completions", shell, cwd=home)
        (home / shell).write_text(script.stdout)
        read = subprocess.run([shell, "-n", home / shell], capture_output=True, text=True)
        expect(f"{shell} can read its completions", script.returncode == 0 and read.returncode == 0, read.stderr)
        names = [line.split()[0] for line in run("help", cwd=home).stdout.split("\n\n")[2].splitlines()]
        expect(f"{shell} knows all {len(names)} commands", all(name in script.stdout for name in names), names)

    def bash(*words):
        line = " ".join(words)
        program = f'source {home}/bash; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _descant; echo "${{COMPREPLY[*]}}"'
        return subprocess.run(["bash", "-c", program], capture_output=True, text=True).stdout.strip()

    def fish(line):
        program = f'source {home}/fish; complete -C "{line}"'
        answer = subprocess.run(["fish", "-c", program], capture_output=True, text=True, env={"HOME": str(home), "PATH": "/usr/bin:/bin"})
        return " ".join(row.split("\t")[0] for row in answer.stdout.splitlines())

    for words, wanted in [("descant ini", "init"), ("descant build --ou", "--output"),
                          ("descant build --format sa", "sarif"), ("descant completions z", "zsh")]:
        expect(f"bash: {words}", bash(*words.split()) == wanted, bash(*words.split()))
        expect(f"fish: {words}", wanted in fish(words).split(), fish(words))
    expect("a shell that has none is told so", run("completions", "bsh", cwd=home).stderr.count('did you mean "bash"') == 1)


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        self.found += [v for k, v in attributes if k in ("href", "src", "poster")]


def fragment(home):
    place = home / "check"
    (place / "rain.vl.json").write_text(json.dumps({
        "data": {"url": "rain.csv"}, "mark": "bar", "title": "Rain",
        "encoding": {"x": {"field": "month", "type": "temporal"}, "y": {"field": "rain", "type": "quantitative"}}}))
    made = run("render", "rain.vl.json", "--fragment", "-o", "static/rain", "--url", "/charts/rain", "--level", "3",
               "--assets", "static/descant", cwd=place)
    expect("render --fragment exits 0", made.returncode == 0, made.stderr)
    expect("it prints one article and nothing else", made.stdout.startswith("<article") and made.stdout.rstrip().endswith("</article>"))
    expect("no page around it", "<html" not in made.stdout and "<script" not in made.stdout)
    expect("the heading has its level", "<h3" in made.stdout and "<h2" not in made.stdout)
    links = Links()
    links.feed(made.stdout)
    outside = [l for l in links.found if not l.startswith("#")]
    names = {l.split("#")[0].removeprefix("/charts/rain/") for l in outside}
    expect("every file is linked where it will be", outside and all(l.startswith("/charts/rain/") for l in outside), outside)
    expect("every linked file was written", all((place / "static/rain" / n).is_file() for n in names), names)
    expect("style sheet and script come along", {"chart.css", "explorer.js"} <= set(files(place / "static/descant")))
    expect("no fragment in the folder", not (place / "static/rain/rain.html").exists())


def action(home):
    """The script of the action build-site, with the inputs that action.yml hands it."""
    root = pathlib.Path(__file__).resolve().parents[2]
    script = root / ".github/actions/build-site/build.sh"
    handed = (root / ".github/actions/build-site/action.yml").read_text()
    place = home / "action"
    (place / "docs").mkdir(parents=True)
    page = place / "docs" / "index.md"
    inputs = {"FOLDER": "docs", "OUTPUT": "site", "BASE_URL": "https://example.org/a/", "STRICT": "true"}
    expect("action.yml hands every input", all(f"{name}:" in handed for name in inputs), handed)
    for text, strict, code, wanted in [
        ("# Rain\n\nIt rained.\n", "true", 0, ""),
        ("# Rain\n\n[The method](gone.md)\n", "true", 1, "::error file=docs/index.md,line=3"),
        ("# Rain\n\nFor more click [here](https://example.org/).\n", "true", 1, "::warning file=docs/index.md,line=3"),
        ("# Rain\n\nFor more click [here](https://example.org/).\n", "false", 0, "::warning file=docs/index.md,line=3"),
    ]:
        page.write_text(text)
        done = subprocess.run(["bash", str(script)], cwd=place, capture_output=True, text=True, timeout=120,
                              env={**os.environ, **inputs, "STRICT": strict, "DESCANT": descant})
        expect(f"the action ends with {code}", done.returncode == code, done.stdout + done.stderr)
        expect("its annotation names the file", wanted in done.stdout, done.stdout)
    expect("the site is where it was asked for", (place / "site/index.html").exists())


def helps(home):
    names = [line.split()[0] for line in run("help", cwd=home).stdout.split("\n\n")[2].splitlines()]
    for name in names:
        page = run(name, "--help", cwd=home).stdout
        expect(f"{name} --help has an example", f"  descant {name}" in page.split("examples:")[-1], page)
    expect("an unknown command is told", 'did you mean "build"' in run("biuld", cwd=home).stderr)
    expect("an unknown option is told", "--strict" in run("build", "--strct", cwd=home).stderr)


with tempfile.TemporaryDirectory() as folder:
    home = pathlib.Path(folder)
    for part in (init, check, completions, fragment, action, helps):
        part(home)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
