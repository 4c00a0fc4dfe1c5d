"""The commands as a stranger types them: init, check, completions, render --fragment, help.

    commands.py DESCANT [PART …]
"""
import html.parser, json, os, pathlib, re, shlex, shutil, subprocess, sys, tempfile, time, xml.etree.ElementTree

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
    expect("build says the same", json.loads(built.stdout)["findings"] == answer["findings"], built.stdout[:300])
    for command in ["check", "build"]:
        for shape in ["text", "json", "sarif", "github", "junit"]:
            done = run(command, "--format", shape, cwd=place)
            (told, silent) = (done.stdout, done.stderr) if shape == "text" else (done.stderr, done.stdout)
            expect(f"{command} --format {shape} ends with its summary", "Read 1 dataset (3 rows)" in told, told)
            expect(f"{command} --format {shape} keeps it from programs", "Read 1 dataset" not in silent, silent)
            quiet = run(command, "-q", "--format", shape, cwd=place)
            expect(f"{command} -q --format {shape} has none", "Read 1" not in quiet.stdout + quiet.stderr)
    for seconds in ["soon", "-5", "", "12x", "1e9", "99999999999999999999"]:
        done = run("build", cwd=place, env={**os.environ, "SOURCE_DATE_EPOCH": seconds})
        told = f'SOURCE_DATE_EPOCH is "{seconds}"' in done.stderr and "help: write whole seconds" in done.stderr
        expect(f"SOURCE_DATE_EPOCH={seconds} is told", done.returncode == 2 and told, done.stderr)
    expect("no such folder is usage", run("check", "nowhere", cwd=place).returncode == 2)


def report(home):
    place = home / "report"
    place.mkdir()
    (place / "rain.csv").write_text("month,rain\n2024-01,3\n2024-02,\n2024-03,5\n")
    done = run("check", "--report", cwd=place)
    lines = done.stdout.splitlines()
    expect("the report has a chart with four duties", [l.split()[0] for l in lines[:5]] ==
           ["rain-by-month:", "looks", "elements", "descriptor", "sound"], done.stdout)
    expect("all are met", all(l.split()[1] == "pass" for l in lines[1:5]), done.stdout)
    expect("nodes, data, gap and rows are counted", "3 nodes for 3 data, 1 gap, 3 table rows" in done.stdout, done.stdout)
    answer = json.loads(run("check", "--report", "--format", "json", cwd=place).stdout)
    facts = {d["name"]: d["facts"] for d in answer["charts"][0]["duties"]}
    expect("JSON has the figures", facts["elements"]["reached"] == 3 and facts["looks"]["lowestContrast"] >= 4.5
           and facts["sound"]["seconds"] > 0 and len(facts["descriptor"]["axes"]) == 2, answer)
    expect("without the option there is none", "charts" not in json.loads(run("check", "--format", "json", cwd=place).stdout))
    spec = {
        "title": "Pale", "data": {"url": "rain.csv"}, "mark": {"type": "bar", "color": "#ffee99"},
        "encoding": {"x": {"field": "month", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}
    (place / "chart.vl.json").write_text(json.dumps(spec))
    mended = run("check", "--report", cwd=place)
    expect("a colour that nobody sees is mended, and said", "  looks       pass  contrast" in mended.stdout and "PAL001" in mended.stderr + mended.stdout, mended)
    (place / "chart.vl.json").write_text(json.dumps(spec | {"usermeta": {"descant": {"colors": "keep"}}}))
    pale = run("check", "--report", cwd=place)
    expect("a chart that nobody sees fails", "  looks       FAIL  contrast 1." in pale.stdout and "PAL001" in pale.stderr + pale.stdout, pale)


def suggestions(home):
    place = home / "suggestions"
    place.mkdir()
    (place / "rain.csv").write_text("month,rain,wind\n2024-01,3,7\n2024-02,4,1\n2024-03,5,9\n2024-04,2,2\n")
    (place / "one.vl.json").write_text(json.dumps({
        "title": "Rain", "data": {"url": "rain.csv"}, "mark": "bar",
        "encoding": {"x": {"field": "month", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}))
    titles = [l.split(". ", 1)[1] for l in run("suggest", "rain.csv", "--list", cwd=place).stdout.splitlines() if l[0] != " "]
    expect("there are several suggestions", len(titles) > 1, titles)
    for number, title in enumerate(titles, 1):
        said = run("describe", "rain.csv", "--chart", str(number), cwd=place)
        expect(f"describe --chart {number}", title in said.stdout and said.returncode == 0, said.stdout + said.stderr)
    (place / "office.csv").write_text("Rain in three towns\n\ntown,2001,2002,2003\nBonn,3,4,5\nGraz,2,5,4\nBern,7,6,8\n")
    told = run("suggest", "office.csv", "--explain", cwd=place).stdout
    for line in ["The title stands above the table.", "  town   category (certain)", "  Year   period (certain)", "Rain in three towns ("]:
        expect(f"suggest --explain says {line!r}", line in told, told)
    drawn = run("render", "rain.csv", "--chart", "2", "--only", "svg", cwd=place)
    expect("render --chart 2", html.escape(titles[1]) in drawn.stdout, drawn.stderr)
    for command, file, number, told in [
        ("describe", "rain.csv", "99", f"has {len(titles)} charts, there is no number 99"),
        ("describe", "rain.csv", "0", '"0" is not a number of a suggestion'),
        ("describe", "rain.csv", "two", '"two" is not a number of a suggestion'),
        ("describe", "one.vl.json", "2", "has 1 chart, there is no number 2"),
        ("suggest", "rain.csv", "99", f"has {len(titles)} charts, there is no number 99"),
        ("sonify", "rain.csv", "99", f"has {len(titles)} charts, there is no number 99"),
    ]:
        done = run(command, file, "--chart", number, cwd=place)
        expect(f"{command} {file} --chart {number}", done.returncode == 2 and told in done.stderr, done.stderr)


def nothing_to_draw(home):
    """A file without a chart: each command says why, at the file, and none calls it done."""
    place = home / "nothing"
    place.mkdir()
    for file, text, why in [
        ("few.csv", "a,b\n1,2\n3,4\n", "the 2 values of each column"), ("head.csv", "a,b\n", "it has no rows"),
        ("one.csv", "a,b\n1,2\n", "one row leaves nothing to compare"),
        ("torn.csv", 'a,b\n1,"2\n3,4\n', "is never closed"),
    ]:
        (place / file).write_text(text)
        for command in ["describe", "render", "sonify", "suggest"]:
            done = run(command, file, cwd=place)
            expect(f"{command} {file}", done.returncode == 1 and f"{file}:" in done.stderr and why in done.stderr,
                   f"{done.returncode} {done.stdout}{done.stderr}")
        second = run("describe", file, "--chart", "2", cwd=place)
        expect(f"describe {file} --chart 2", second.returncode == 1 and why in second.stderr, second.stderr)
    expect("nothing was written", len(files(place)) == 4, files(place))
    (place / "red.csv").write_text("k,v\na\x1b[31mred\x1b[2J,1\nb,2\nc\x9b2J,3\n")
    said = run("describe", "red.csv", "--level", "full", cwd=place)
    expect("no data steers the terminal", said.returncode == 0 and not set(said.stdout) & set("\x1b\x9b\x07"), repr(said.stdout))


def addresses(home):
    place = home / "addresses"
    place.mkdir()
    (place / "rain.csv").write_text("month,rain\n2024-01,3\n2024-02,4\n2024-03,5\n")
    for address in ["/sub/", "foo", "https://", "ftp://x.org", "http://x y/", "https://x.org/?a=1", "https:///a", 'https://x"y/']:
        done = run("build", "--base-url", address, cwd=place)
        expect(f"--base-url {address}", done.returncode == 2 and "https://example.org/" in done.stderr, done.stderr)
    expect("nothing was built", files(place) == ["rain.csv"], files(place))
    for address in ["https://x.org", "http://localhost:8080/a/b", "HTTPS://X.org/ä/"]:
        done = run("build", "--base-url", address, cwd=place)
        expect(f"--base-url {address}", done.returncode == 0, done.stderr)


def outputs(home):
    """What stands in an output folder and isn't ours stays; what sources lie in is no output; two builds take turns."""
    run("init", "repository", cwd=home)
    place = home / "repository"
    run("build", cwd=place)
    subprocess.run(["git", "init", "-q"], cwd=place / "Output", check=True)
    (place / "Output/empty/folder").mkdir(parents=True)
    for change in ["one", "two", "three"]:
        (place / "Content/index.md").write_text(f"# Rain\n\n{change}\n")
        built = run("build", cwd=place)
        status = subprocess.run(["git", "status", "--short"], cwd=place / "Output", capture_output=True, text=True)
        expect(f"a repository in the output survives change {change}", built.returncode == 0 and status.returncode == 0, built.stderr + status.stderr)
        expect(f"and an empty folder, change {change}", (place / "Output/empty/folder").is_dir())
    (place / "Output/empty/folder").rmdir()
    (place / "Content/index.md").write_text("# Rain\n\nfour\n")
    run("build", cwd=place)
    expect("a folder that was taken away stays away", not (place / "Output/empty/folder").exists())
    for where in ["Content", "Content/sub", "Templates/x", ".", ".."]:
        done = run("build", "-o", where, cwd=place)
        expect(f"build -o {where} is refused", done.returncode == 2 and "holds what the site is made from" in done.stderr, done.stderr)
    bare = home / "bare"
    (bare / "sub").mkdir(parents=True)
    (bare / "sub/rain.csv").write_text("month,rain\n2024-01,3\n2024-02,4\n2024-03,5\n")
    refused = run("build", "-o", "sub", cwd=bare)
    expect("a folder of data is no output", refused.returncode == 2, refused.stderr)
    for _ in range(2):
        done = run("build", "-o", "site", cwd=bare)
        expect("a folder of our own is", done.returncode == 0, done.stderr)
    (place / ".Output.descant-new").mkdir()
    run("build", cwd=place)
    expect("what a killed build left is swept away", not (place / ".Output.descant-new").exists())
    for change in range(3):
        (place / "Content/index.md").write_text(f"# Rain\n\nturn {change}\n")
        shutil.rmtree(place / "Output")
        both = [subprocess.Popen([descant, "build", "-q"], cwd=place, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        told = [(b.communicate()[1], b.returncode) for b in both]
        expect(f"three builds at a time, turn {change}", all(code == 0 for _, code in told), told)


def static_files(home):
    place = home / "static"
    run("init", "-q", "static", cwd=home)
    folder = place / "Content/static"
    (folder / ".well-known").mkdir(parents=True)
    for name in ["CNAME", ".well-known/security.txt", ".nojekyll", ".env", "Two Words.TXT"]:
        (folder / name).write_text(name)
    (place / "Content/v1.2").mkdir()
    (place / "Content/v1.2/index.md").write_text("# Version\n\n[up](../index.md)\n")
    (place / "Content/index.md").write_text((place / "Content/index.md").read_text() + "\n[v](v1.2/index.md)\n")
    for turn in ["a first", "a second"]:
        done = run("build", "--strict", cwd=place)
        there = {n for n in ["CNAME", ".well-known/security.txt", ".nojekyll", "Two Words.TXT"] if (place / "Output" / n).exists()}
        expect(f"{turn} build copies static files", done.returncode == 0 and len(there) == 4, done.stderr + str(there))
    expect("but no other hidden one", not (place / "Output/.env").exists())
    (folder / "CNAME").unlink()
    run("build", cwd=place)
    expect("one that goes, goes from the output", not (place / "Output/CNAME").exists())
    for name in ['a"b\\c.txt', "two\nlines.txt"]:
        (folder / name).write_text(name)
    for turn in ["a first", "a second"]:
        done = run("build", "--no-cache", cwd=place)
        expect(f"{turn} build with names that JSON escapes", done.returncode == 0, done.stderr)
    listed = {f["path"] for f in json.loads((place / "Output/manifest.json").read_text())["files"]}
    expect("the manifest lists them", listed == set(files(place / "Output")) - {"manifest.json"}, listed)
    (place / "Output/manifest.json").write_text('{"files": [{"path": "a"b"}]}')
    done = run("build", "--no-cache", cwd=place)
    again = {f["path"] for f in json.loads((place / "Output/manifest.json").read_text())["files"]}
    expect("an output whose manifest can't be read is built anew", done.returncode == 0 and again == listed, done.stderr)
    (place / "Output/manifest.json").write_text('{"name": "App"}')
    done = run("build", "--no-cache", cwd=place)
    expect("another program's manifest stays", done.returncode == 1 and '"manifest.json" stands in' in done.stderr, done.stderr)


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
                          ("descant build --format sa", "sarif"), ("descant completions z", "zsh"),
                          ("descant help buil", "build")]:
        expect(f"bash: {words}", bash(*words.split()) == wanted, bash(*words.split()))
        expect(f"fish: {words}", wanted in fish(words).split(), fish(words))
    expect("a shell that has none is told so", run("completions", "bsh", cwd=home).stderr.count('did you mean "bash"') == 1)


def words_of(text, key):
    """What a hook's file says for a key: words of a shell, or a list in brackets."""
    value = re.search(rf"(?m)^  {key}: (.*)$", text).group(1)
    return [w.strip().strip('"') for w in value[1:-1].split(",")] if value.startswith("[") else shlex.split(value)


ODD_NAMES = ["--output=x.json", "--fix", "--report", "-o", "-", "--", "-g", "two words.css", "two\nlines.css", "#fff.css", "--help", " ", "'q\".css",
             "$(touch planted).css", "\x1b[2J.css", "@list.css"]


def hook(home):
    """pre-commit's line for lint: entry, arguments, then file names, whatever they are."""
    text = (pathlib.Path(__file__).resolve().parents[2] / ".pre-commit-hooks.yaml").read_text().split("\n- ")[0]
    line = words_of(text, "entry") + words_of(text, "args")
    expect("the hook calls descant", line[0] == ".github/descant", line)
    place = home / "hook"
    place.mkdir()
    for name in ODD_NAMES:
        text = '["#eeeeee", "#000000"]' if name.endswith(".json") else f":root {{ --chart-1: #eeeeee; --chart-2: #000000 }} /* {ODD_NAMES.index(name)} */" if name.endswith(".css") else "#eeeeee"
        (place / name).write_text(text)
    before = {f: (place / f).read_text() for f in files(place)}
    for name in [n for n in ODD_NAMES if n != "-"]:
        done = run(*line[1:], name, cwd=place)
        told = done.stderr.count("#EEEEEE on #FFFFFF has contrast")
        expect(f"the hook reads a file called {name!r}", done.returncode == 1 and told == 1, f"{done.returncode} {done.stderr[:300]}")
    done = run(*line[1:], *(n for n in ODD_NAMES if n != "-"), cwd=place)
    expect("and all of them at once", done.returncode == 1 and done.stderr.count("#EEEEEE on #FFFFFF has contrast") == len(ODD_NAMES) - 1, done.stderr)
    expect("nothing is written", {f: (place / f).read_text() for f in files(place)} == before, files(place))
    lines = home / "lines"
    shutil.copytree(place, lines / "a b")
    for paths, count in [("a b\n", sum(n.endswith(".css") for n in ODD_NAMES)), ("a b/--fix\na b/#fff.css", 2), ("--gone\na b/#fff.css\n", 1)]:
        script = pathlib.Path(__file__).resolve().parents[2] / ".github/actions/lint-palettes/lint.sh"
        done = subprocess.run(["bash", str(script)], cwd=lines, capture_output=True, text=True, timeout=120,
                              env={**os.environ, "PATHS": paths, "DESCANT": descant})
        if "--gone" in paths:
            expect("the action reads --gone as a path", "--gone: No such file" in done.stderr and done.returncode == 3, done.stderr)
        else:
            expect(f"the action reads {paths!r}", done.stdout.count("#EEEEEE on #FFFFFF has contrast") == count, done.stdout + done.stderr)


def end_of_options(home):
    """After -- there are no options, for any command."""
    place = home / "ended"
    place.mkdir()
    names = [line.split()[0] for line in run("help", cwd=home).stdout.split("\n\n")[2].splitlines()]
    for name in names:
        for word in ["--help", "--nonsense", "-x", "--output=x"]:
            folder = place / f"{name} {word}"
            folder.mkdir()
            done = run(name, "--", word, cwd=folder)
            expect(f"{name} -- {word}", "there is no option" not in done.stderr and "usage: descant" not in done.stdout, done.stderr + done.stdout)
    made = run("init", "--", "--new", cwd=place)
    expect("init -- --new", made.returncode == 0 and (place / "--new/Site/site.json").exists(), made.stderr)
    built = run("build", "-q", "-o", "out", "--", "--new", cwd=place)
    expect("build -- --new", built.returncode == 0 and (place / "out/index.html").exists(), built.stderr)
    (place / "--rain.csv").write_text("month,rain\n2024-01,3\n2024-02,4\n2024-03,5\n")
    for command in [["describe"], ["suggest"], ["render", "-o", "drawn"], ["sonify"]]:
        done = run(*command, "--", "--rain.csv", cwd=place)
        expect(f"{command[0]} -- --rain.csv", done.returncode == 0, done.stderr)
    for word in ["--output=--odd", "-o=--odd"]:
        done = run("build", "-q", word, "--", "--new", cwd=place)
        expect(f"{word} is a folder's name", done.returncode == 0 and (place / "--odd/index.html").exists(), done.stderr)


STEERING = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e]")
ODD = "a\x1b[31mred\x1b[2J\x07\x08\x9b2J\x7f\u2028\u2029\u202egnp\u2066"


def steering(text):
    """What of an output steers a terminal, or turns the reading direction beyond its line."""
    found = STEERING.findall(text)
    for line in text.split("\n"):
        depth = 0
        for c in line:
            depth += (c in "\u2066\u2067\u2068") - (c == "\u2069")
            if depth < 0:
                break
        found += [line] if depth else []
    return found


def terminals(home):
    """Every command in every format, on data, names and texts full of controls: none of them comes out."""
    place = home / "steering"
    (place / "Content/data").mkdir(parents=True)
    (place / "Site/styles").mkdir(parents=True)
    name = f"r{ODD[:-2]}d"
    escaped = json.dumps(ODD)
    (place / f"Content/data/{name}.csv").write_text(f'{ODD},v{ODD}\n{ODD}1,1\n"{ODD}\n2",2\nשלום,x\n{ODD}4,{ODD}\nb,5\nc,6\nd,7\n')
    (place / f"Content/data/{name}.vl.json").write_text(json.dumps({
        "title": ODD, "description": f"9 {ODD}", "data": {"url": f"{name}.csv"}, "mark": "bar",
        "encoding": {"x": {"field": ODD, "type": "nominal"}, "y": {"field": f"v{ODD}", "type": "quantitative", "axis": {"format": ODD}}}}))
    (place / "Content/data/broken.vl.json").write_text(f'{{"mark": {escaped}, {escaped}: 1, "data": {{"url": {escaped}}}}}')
    (place / f"Content/{name}.md").write_text(f"---\ntitle: \"{ODD}\"\n{ODD}: 3\n---\n\n[{ODD}]({ODD}.md) ![{ODD}](data/{ODD}.vl.json)\n\n# {ODD}\n")
    (place / "Site/site.json").write_text(f'{{"title": {escaped}, {escaped}: 1, "navigation": [{escaped}]}}')
    (place / f"Site/styles/{name}.css").write_text(f":root {{ --descant-s1: {ODD}; --{ODD}: #eee }}")
    (place / "Site/styles/x.css").write_text(f"/* {ODD} */ :root {{ --descant-ground: #fff; --chart-1: #eee; }} /* {ODD} */")
    (place / "p.json").write_text(f'{{"{name}": ["#eee", "{ODD}", "#ddd"], {escaped}: 1}}'.replace(ODD, escaped[1:-1]))
    data, chart = f"Content/data/{name}.csv", f"Content/data/{name}.vl.json"
    shapes = [["--format", shape] for shape in ["text", "json", "sarif", "github", "junit"]]
    rows = [[c, *shape, "-v"] for c in ["build", "check"] for shape in shapes]
    rows += [["lint", *shape, "-v", "Site", "p.json", f"{ODD[:-1]}"] for shape in shapes] + [["lint", *shape, "Site", "p.json"] for shape in shapes]
    rows += [["check", "--report", *shape] for shape in shapes] + [["lint", "--fix", "--dry-run", "Site/styles/x.css", "p.json"]]
    rows += [[c, "-v", file] for c in ["describe", "suggest", "sonify"] for file in [data, chart]]
    rows += [["describe", file, "--level", "full", "--plot", "all", "--language", tag] for file in [data, chart] for tag in ["en", "ja"]]
    rows += [["describe", data, "--format", "json"], ["suggest", data, "--list"], ["render", data, "-o", "drawn"], ["render", data, "--fragment", "-o", "drawn"]]
    rows += [["render", data, "--only", e] for e in ["svg", "html", "txt", "vtt", "json", "timeline.json"]]
    rows += [["init", ODD[:-1]], ["init", "new", "--title", ODD], ["build", ODD], [ODD], ["build", f"--{ODD}"], ["build", "--format", ODD], ["build", "--base-url", ODD],
             ["help", ODD], ["describe", ODD], ["describe", data, "--chart", ODD], ["palette", ODD], ["palette", "generate", "-g", ODD], ["completions", ODD],
             ["serve", ODD], ["serve", "--port", ODD], ["serve", "--host", ODD], ["sonify", data, "-o", ODD], ["lint", "--baseline", "p.json", "p.json"],
             ["lint", "--config", "p.json", "p.json"], ["lint", "-g", ODD, "p.json"]]
    for row in rows:
        done = subprocess.run([descant, *row], cwd=place, capture_output=True, timeout=120)
        for stream, out in [("out", done.stdout), ("error", done.stderr)]:
            found = steering(out.decode())
            expect(f"nothing of the data's steers a terminal: {row} on standard {stream}", not found, f"{found[:3]} in {out.decode()[:400]!r}")
        expect(f"{row} has something to say", done.stdout or done.stderr)
        expect(f"{row} ends as documented", done.returncode in (0, 1, 2, 3), done.returncode)
        shape = row[row.index("--format") + 1] if "--format" in row else ""
        if done.returncode > 1 or not done.stdout:
            continue
        if shape in ("json", "sarif"):
            expect(f"{row} is JSON", json.loads(done.stdout))
        if shape == "junit":
            expect(f"{row} is XML", xml.etree.ElementTree.fromstring(done.stdout).tag == "testsuites")
        if shape == "github":
            lines = [l for l in done.stdout.decode().split("\n") if l]
            expect(f"{row}: an annotation a line", lines and all(re.match(r"::(error|warning|notice) .*?::", l) for l in lines),
                   [l for l in lines if not l.startswith("::")][:3])
    server = subprocess.Popen([descant, "serve", "--port", "0"], cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    time.sleep(0.5)
    said = b""
    while b"http://" not in said:
        said += server.stdout.read1()
    server.terminate()
    said += server.communicate(timeout=20)[0]
    expect("nor in what serve says", b"error" in said and not steering(said.decode()), said[:600])


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
    expect("style sheet and script come along", {"figure.css", "figure.js"} <= set(files(place / "static/descant")))
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
    parts = (init, check, report, suggestions, nothing_to_draw, addresses, outputs, static_files, completions, fragment, action, hook, end_of_options, terminals, helps)
    for part in parts:
        # Parts that are named are run alone.
        if not sys.argv[2:] or part.__name__ in sys.argv[2:]:
            part(home)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
