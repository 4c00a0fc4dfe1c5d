"""A failure of the program itself costs the file, chart, page or check that it happened at, and nothing else.

    containment.py DEBUG_DESCANT [RELEASE_DESCANT] [--only NAME]

Debug builds fail where DESCANT_TRAP says (see PlantedTrap): every kind of failure is planted at every place, in every
command. What comes of it is compared byte by byte with what comes without. A release must hold none of that, and contain a
trap that a library planted before it makes.
"""
import argparse, concurrent.futures, contextlib, json, os, pathlib, re, shutil, signal, socket, subprocess, sys, tempfile, threading, time

parser = argparse.ArgumentParser()
parser.add_argument("descant")
parser.add_argument("release", nargs="?")
parser.add_argument("--only", default="", help="what the name of a test begins with")
options = parser.parse_args()
passed, failed = 0, 0
descant = str(pathlib.Path(options.descant).resolve())
KINDS = ["precondition", "index", "overflow", "stack", "foundation", "memory", "abort", "loop"]
REPORT = "; please report it"


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print(f"FAILED {name}: {str(detail)[-900:]}")


def plant(folder):
    """A small site: two pages, three datasets, a chart that an author drew."""
    content = folder / "Content"
    content.mkdir(parents=True)
    (folder / "Site").mkdir()
    (folder / "Site/site.json").write_text('{"title": "Planted", "audio": false}')
    (content / "index.md").write_text("---\ntitle: Home\n---\n\nSee [about](about.md#words).\n")
    (content / "about.md").write_text("---\ntitle: About\n---\n\n## Words\n\n![Rain](rain.vl.json)\n")
    (content / "rain.csv").write_text("year,rain\n1990,3\n1991,5\n1992,4\n")
    (content / "towns.csv").write_text("town,people\nA,12\nB,30\nC,4\n")
    (content / "snow.csv").write_text("year,snow\n1990,1\n1991,2\n1992,9\n")
    (content / "rain.vl.json").write_text(json.dumps({
        "title": "Rain", "description": "Rain fell.", "data": {"url": "rain.csv"}, "mark": "line",
        "encoding": {"x": {"field": "year", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}))
    return folder


def run(*words, cwd, traps=None, cores=None, seconds=None, program=None, **more):
    # What an earlier check has made would be taken from the store: a unit that is not done can't fail.
    if words[0] == "check":
        shutil.rmtree(home / "cache", ignore_errors=True)
    environment = {**os.environ, "XDG_CACHE_HOME": str(home / "cache"), **more.pop("environment", {})}
    if traps:
        environment["DESCANT_TRAP"] = traps
    if seconds:
        environment["DESCANT_UNIT_SECONDS"] = str(seconds)
    line = (["taskset", "-c", cores] if cores else []) + [program or descant, *map(str, words)]
    return subprocess.run(line, cwd=cwd, capture_output=True, env=environment, timeout=600, **more)


def content(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def differing(one, other):
    return sorted(p for p in one.keys() | other.keys() if one.get(p) != other.get(p))


def messages(result):
    return sorted(re.findall(r"error: (.*) \[[\w-]+\]", result.stderr.decode()))


# Which paths may differ besides the lists of everything, and what is said.
LISTS = ("manifest.json", "search/", "assets/search-index", "sitemap")
PLACES = {
    "reading Content/towns.csv": (("charts/towns", "datasets/towns/", "data/"), "reading Content/towns.csv"),
    "drawing Content/towns.csv, chart 1": (("charts/towns", "datasets/towns/", "data/"), "drawing Content/towns.csv, chart 1"),
    "writing page about/index.html": (("about/",), "writing page about/index.html"),
    "checking links": ((), "checking links"),
}


def costs_itself(site):
    clean = content(home / "clean")
    jobs = [(kind, place) for place in PLACES for kind in KINDS]

    def build(job):
        kind, place = job
        out = home / f"out-{kind}-{list(PLACES).index(place)}"
        result = run("build", site, "-o", out, "--no-cache", cwd=home, traps=f"{kind}@{place}",
                     seconds=4 if kind == "loop" else None)
        return result, content(out) if out.exists() else {}

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(jobs, pool.map(build, jobs)))
    for place, (own, doing) in PLACES.items():
        first = results[("precondition", place)][1]
        for kind in KINDS:
            result, output = results[(kind, place)]
            name = f"{kind} at {place}"
            expect(f"{name}: exit code 1", result.returncode == 1, (result.returncode, result.stderr))
            words = f"{doing} took longer than 4 seconds" if kind == "loop" else f"descant failed while {doing}{REPORT}"
            expect(f"{name}: told once, and nothing else", messages(result) == [words], result.stderr)
            others = [p for p in differing(clean, output) if not p.startswith(own + LISTS)]
            expect(f"{name}: all else is as without", output and not others, others)
            expect(f"{name}: whatever the kind, the same bytes", output == first, differing(output, first))


def every_command(site):
    data, spec = "Content/towns.csv", "Content/rain.vl.json"
    rows = [
        (("check",), "drawing Content/towns.csv, chart 1"), (("check",), "reading Content/snow.csv"),
        (("check",), "writing page about/index.html"), (("check",), "checking page about/index.html"),
        (("check",), "choosing charts for Content/snow.csv"), (("check",), "reading Content/about.md"),
        (("check",), "reading Content/rain.vl.json"), (("check",), "reading Site/site.json"),
        (("check",), "reading the site's theme"), (("check",), "drawing Content/rain.vl.json"),
        (("check", "--report"), "describing the chart rain"),
        (("render", data, "-o", "none"), "reading towns.csv"), (("render", data, "-o", "none"), "drawing towns.csv, chart 1"),
        (("render", spec, "-o", "none"), "drawing rain.vl.json"), (("render", spec, "--only", "svg"), "rendering rain.vl.json"),
        (("describe", data), "describing towns.csv"), (("describe", data), "choosing charts for towns.csv"),
        (("sonify", data, "-o", "none.flac"), "sounding towns.csv"), (("sonify", data, "-o", "none.flac"), "drawing towns.csv, chart 1"),
        (("suggest", data), "choosing charts for towns.csv"), (("suggest", data), "reading towns.csv"),
        (("lint", "good.css"), "checking good.css"), (("lint", "--fix", "--dry-run", "good.css"), "repairing good.css"),
    ]
    (site / "good.css").write_text(":root { --a: #4477aa; --b: #228833; }\n")
    before = content(site)
    for number, (words, place) in enumerate(rows):
        kind = KINDS[number % 7]
        result = run(*words, cwd=site, traps=f"{kind}@{place}")
        name = f"{' '.join(words)}, {kind} at {place}"
        expect(f"{name}: exit code 1", result.returncode == 1, (result.returncode, result.stderr))
        expect(f"{name}: told", f"descant failed while {place}{REPORT}" in messages(result), result.stderr)
        if words[0] not in ("check", "lint"):
            expect(f"{name}: nothing is made", not result.stdout and content(site) == before, result.stdout)
    expect("nothing is left in the folder", content(site) == before, differing(content(site), before))
    (site / "good.css").unlink()


def several(site):
    """Two at once, on one core and on all, by one kind and by two; then every chart of twenty."""
    traps = "index@drawing Content/towns.csv;stack@drawing Content/snow.csv;abort@writing page about"
    said = [f"descant failed while {unit}{REPORT}" for unit in
            ["drawing Content/snow.csv, chart 1", "drawing Content/towns.csv, chart 1", "writing page about/index.html"]]
    outputs = []
    for cores in ["0", None, None]:
        out = home / f"several-{len(outputs)}"
        result = run("build", site, "-o", out, "--no-cache", cwd=home, traps=traps, cores=cores)
        expect(f"three failures, cores {cores}: all told", messages(result) == said, result.stderr)
        outputs.append(content(out))
    expect("three failures: the same bytes on one core and on all", outputs[0] == outputs[1] == outputs[2])
    many = home / "many"
    (many / "Site").mkdir(parents=True)
    (many / "Site/site.json").write_text('{"title": "Many", "audio": false}')
    for number in range(20):
        (many / f"d{number:02}.csv").write_text(f"town,people\nA,{number}\nB,30\nC,4\n")
    start = time.monotonic()
    result = run("build", many, "-o", home / "many-out", "--no-cache", cwd=home, traps="precondition@drawing")
    spent = time.monotonic() - start
    expect("twenty charts that all fail: each is told", messages(result) == [
        f"descant failed while drawing d{n:02}.csv, chart 1{REPORT}" for n in range(20)], result.stderr)
    expect("twenty charts that all fail: the site is there", (home / "many-out/datasets/d19/index.html").exists())
    plain = run("build", many, "-o", home / "many-out", "--no-cache", cwd=home, traps="loop@nothing")
    expect("twenty charts without failures", plain.returncode == 0, plain.stderr)
    print(f"twenty failures: {spent:.1f} s")


def strict(site):
    out = home / "strict"
    run("build", site, "-o", out, cwd=home)
    before = content(out)
    result = run("build", site, "-o", out, "--strict", cwd=home, traps="index@drawing Content/towns.csv")
    expect("strict: exit code 1", result.returncode == 1, result.returncode)
    expect("strict: nothing is replaced", content(out) == before)
    result = run("build", site, "-o", out, "--no-cache", cwd=home, traps="index@drawing Content/towns.csv")
    expect("else: replaced without it", differing(content(out), before) != [], result.stderr)
    result = run("build", site, "-o", out, cwd=home)
    expect("the next build makes what failed", result.returncode == 0 and content(out) == before, result.stderr)


def remembered(site):
    """Builds over the last one's memory: what fails is made of what was kept, and leaves nothing wrong behind."""
    out, about = home / "remembered", site / "Content/about.md"
    text = about.read_text()
    for number, place in enumerate([*PLACES, "drawing Content/rain.vl.json", "reading Content/rain.csv"]):
        run("build", site, "-o", out, cwd=home)
        about.write_text(text + f"\nNumber {number}.\n")
        result = run("build", site, "-o", out, cwd=home, traps=f"{KINDS[number]}@{place}")
        expect(f"over a memory, {place}: told, or not done again", all(f"failed while {place}{REPORT}" in m for m in messages(result))
               and result.returncode == bool(messages(result)), (result.returncode, result.stderr))
        result = run("build", site, "-o", out, cwd=home)
        fresh = run("build", site, "-o", home / "fresh", "--no-cache", cwd=home)
        others = differing(content(out), content(home / "fresh"))
        expect(f"over a memory, {place}: the next build is as a fresh one", fresh.returncode == result.returncode == 0 and not others, others)
    about.write_text(text)


def last_words(site):
    """What can't be contained ends with code 3 and one line that says what was being done."""
    rows = [
        (("check",), "arranging the pages", None, "failed while arranging the pages, which nothing can stand for"),
        (("build", "-o", str(home / "none")), "running build", None, 'failed while running "build", outside of any chart or page'),
        (("lint", "-"), "checking stdin", b"#fff #000", "failed while checking stdin, and what it was given through a pipe can't be read again"),
    ]
    for words, place, given, said in rows:
        for kind in ["stack", "abort"]:
            result = run(*words, cwd=site, traps=f"{kind}@{place}", input=given)
            expect(f"{place}, {kind}: code 3", result.returncode == 3, (result.returncode, result.stderr))
            expect(f"{place}, {kind}: one line", result.stderr.decode() == f"descant: {said}{REPORT}\n" and not result.stdout, result.stderr)
    many = home / "palettes"
    many.mkdir()
    for number in range(102):
        (many / f"p{number:03}.css").write_text(":root { --a: #4477aa; --b: #228833; }\n")
    result = run("lint", many, cwd=home, traps="overflow@checking")
    expect("more than 100 failures: code 3", result.returncode == 3, result.stderr)
    expect("more than 100 failures: one line", result.stderr.decode() ==
           f"descant: failed while checking {many}/p100.css, after 100 other failures{REPORT}\n", result.stderr)
    result = run("lint", *sorted(many.glob("*.css"))[:100], cwd=home, traps="overflow@checking")
    expect("100 failures are told", result.returncode == 1 and len(messages(result)) == 100, result.stderr)


def time_is_over(site):
    """The time of --limit seconds goes on when the program begins again, and ends what doesn't end."""
    before = content(site)
    rows = [
        (("build", site, "-o", home / "late"), "loop@drawing Content/towns.csv", None),
        (("build", site, "-o", home / "late"), "loop@arranging the pages", None),
        (("check", site), "loop@checking links", None),
        # Each try alone would be in time.
        (("build", site, "-o", home / "late"), ";".join(f"loop@{place}" for place in PLACES), 1),
        (("render", site / "Content/towns.csv", "-o", home / "late"), "loop@drawing towns.csv, chart 1", None),
    ]
    for words, traps, seconds in rows:
        start = time.monotonic()
        result = run(*words, "--limit", "seconds=3", "--format", "json", cwd=home, traps=traps, seconds=seconds)
        spent = time.monotonic() - start
        name = f"late: {words[0]}, {traps}"
        expect(f"{name}: code 1", result.returncode == 1, (result.returncode, result.stderr))
        codes = [f["code"] for f in json.loads(result.stdout)["findings"] if f["severity"] == "error"]
        expect(f"{name}: told", "limit-passed" in codes, (codes, result.stderr))
        expect(f"{name}: ends", spent < 20, spent)
        expect(f"{name}: nothing is written", not (home / "late").exists() and content(site) == before)
        if not seconds:
            expect(f"{name}: nobody is named who only was at work", codes == ["limit-passed"], codes)
    result = run("build", site, "-o", home / "late", "--limit", "seconds=60", cwd=home, environment={"DESCANT_UNTIL": "1"})
    expect("late: a time that is over was over", result.returncode == 1 and "seconds" in result.stderr.decode(), result.stderr)
    result = run("build", site, "-o", home / "in-time", "--limit", "seconds=600", cwd=home, traps="index@drawing Content/towns.csv")
    expect("in time: a failure costs itself", messages(result) == [
        f"descant failed while drawing Content/towns.csv, chart 1{REPORT}"] and (home / "in-time/index.html").exists(), result.stderr)


def odd_names(_):
    """Names that steer a terminal, break lines, or are longer than a record of them."""
    folder = home / "odd"
    (folder / "Site").mkdir(parents=True)
    (folder / "Site/site.json").write_text('{"title": "Odd", "audio": false}')
    deep = folder / "/".join(["x" * 189] * 5)
    deep.mkdir(parents=True)
    names = ["a;b=c.csv", "new\nline.csv", "esc\x1b[2J.csv", "käse ‮ \u0085.csv", "DESCANT_FAILED=.csv"]
    for name in names:
        (folder / name).write_text("town,people\nA,12\nB,30\n")
    for name in ["one.csv", "two.csv"]:
        (deep / name).write_text("town,people\nA,12\nB,31\n")
    result = run("check", folder, "--format", "json", cwd=home, traps="abort@drawing")
    found = [f for f in json.loads(result.stdout)["findings"] if f["code"] == "internal-failure"]
    expect("odd names: each is told", sorted(pathlib.PurePath(f["file"]).name for f in found) == sorted(names + ["one.csv", "two.csv"]),
           [pathlib.PurePath(f["file"]).name for f in found])
    (folder / "esc\x1b[2J ‮ \u0085.css").write_text(":root { --a: #4477aa; --b: #228833; }\n")
    result = run("lint", "-", folder / "esc\x1b[2J ‮ \u0085.css", cwd=home, traps="abort@checking /", input=b"#fff #000")
    expect("odd names: nothing steers the terminal", result.returncode == 3 and not re.search(
        "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", result.stderr.decode()), result.stderr)


def signals_from_outside(site):
    """Who ends the program by a signal gets what the signal means."""
    for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGTERM, signal.SIGKILL]:
        server = Server(site).started()
        server.process.send_signal(number)
        code = server.process.wait(20)
        expect(f"{number.name} from outside", code == (0 if number == signal.SIGTERM else -number), code)


class Server:
    """`descant serve` on a free port; its output is collected line by line."""

    def __init__(self, folder, traps=None):
        self.lines = []
        environment = {**os.environ, "XDG_CACHE_HOME": str(home / "cache"), **({"DESCANT_TRAP": traps} if traps else {})}
        self.process = subprocess.Popen([descant, "serve", "--port", "0"], cwd=folder, text=True, env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        threading.Thread(target=self.collect, daemon=True).start()

    def collect(self):
        for line in self.process.stdout:
            self.lines.append(line)

    def started(self):
        self.port = int(self.wait_for(r"http://127\.0\.0\.1:(\d+)").group(1))
        return self

    def wait_for(self, pattern, since=0, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = re.search(pattern, "".join(self.lines[since:]))
            if found:
                return found
            time.sleep(0.01)
        raise SystemExit(f"the server never said {pattern!r}; it said {''.join(self.lines)!r}")

    def ask(self, path):
        """The status and the body; 0 where the connection ends without an answer."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
                connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n".encode())
                answer = b""
                while chunk := connection.recv(65536):
                    answer += chunk
        except OSError:
            return 0, b""
        head, _, body = answer.partition(b"\r\n\r\n")
        return (int(head.split()[1]) if head else 0), body

    def events(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        connection.sendall(f"GET /.descant/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        return connection

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


def read_until(connection, needle, seconds=60):
    """What comes until a text has come or the other side ends."""
    connection.settimeout(seconds)
    got = b""
    with contextlib.suppress(OSError):
        while needle not in got and (chunk := connection.recv(65536)):
            got += chunk
    return got


def preview(site):
    late, traps = site / "Content/late.csv", home / "traps"
    traps.write_text("index@drawing Content/late.csv;abort@answering GET /boom")
    server = Server(site, str(traps)).started()
    pid = server.process.pid
    _, home_page = server.ask("/")
    expect("preview: answers", b"See" in home_page, home_page)
    descriptors = server.descriptors()
    stream = server.events()
    read_until(stream, b"retry")
    since, start = len(server.lines), time.monotonic()
    late.write_text("town,people\nA,5\nB,6\nC,7\n")
    end = read_until(stream, b"mistakes")
    status, body = server.ask("/datasets/late/")
    spent = time.monotonic() - start
    expect("preview: the stream ends, browsers ask again", b"mistakes" not in end, end)
    expect("preview: the same process at the same address", server.process.poll() is None and status == 200, status)
    expect("preview: the rest of what failed is there", b"late" in body)
    stream = server.events()
    told = read_until(stream, b"mistakes")
    expect("preview: pages are told", b"descant failed while drawing Content/late.csv, chart 1; please report it" in told, told)
    # A change elsewhere gives what failed another chance; it fails again, and nothing is lost.
    since = len(server.lines)
    (site / "Content/index.md").write_text("---\ntitle: Home\n---\n\nChanged, see [about](about.md).\n")
    server.wait_for(r"1 error, ", since)
    expect("preview: the change is shown", b"Changed" in server.ask("/")[1])
    expect("preview: what failed stays away", server.ask("/charts/late-people-by-town/")[0] == 404)
    for town in "DEF":
        since = len(server.lines)
        late.write_text(late.read_text() + f"{town},8\n")
        server.wait_for(r"1 error, ", since)
    status, _ = server.ask("/boom")
    expect("preview: a request that fails ends its connection", status == 0, status)
    expect("preview: and is refused the next time", server.ask("/boom")[0] == 500)
    expect("preview: others are answered", server.ask("/")[0] == 200 and server.ask("/boom/2")[0] == 0)
    expect("preview: no descriptor is left open", server.descriptors() <= descriptors + 1, (descriptors, server.descriptors()))
    since = len(server.lines)
    traps.unlink()
    late.write_text(late.read_text() + "G,9\n")
    server.wait_for(r"0 errors, ", since)
    expect("preview: what failed before is tried again after a change", server.ask("/charts/late-people-by-town/")[0] == 200)
    since = len(server.lines)
    late.unlink()
    server.wait_for(r"0 errors, ", since)
    expect("preview: what is deleted is gone", server.ask("/datasets/late/")[0] == 404)
    said = "".join(server.lines)
    expect("preview: its address is said once", said.count("http://127") == 1, said)
    expect("preview: Ctrl-C ends it", server.stop() == 0 and server.process.pid == pid)
    print(f"preview: {spent:.2f} s from the save to the answer, over a failure")
    server = Server(site, "stack@drawing Content/towns.csv;memory@writing page about").started()
    expect("preview: fails at the start", server.ask("/")[0] == 200 and b"not be made" in server.ask("/about/")[1])
    expect("preview: Ctrl-C ends it after a second try, too", server.stop() == 0)


def release(site):
    program = str(pathlib.Path(options.release).resolve())
    binary = pathlib.Path(program).read_bytes()
    for word in [b"DESCANT_TRAP", b"DESCANT_UNIT_SECONDS"]:
        expect(f"the release holds no {word.decode()}", word not in binary)
    shim = home / "once.so"
    made = subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", shim, pathlib.Path(__file__).with_name("once.c"), "-ldl"],
                          capture_output=True, text=True)
    expect("the library that traps once compiles", made.returncode == 0, made.stderr)
    (site / "Site/site.json").write_text('{"title": "Planted"}')
    for cores in ["0", None]:
        mark, out = home / f"mark-{cores}", home / f"release-{cores}"
        trap = dict(LD_PRELOAD=str(shim), TRAP_ONCE=str(mark))
        start = time.monotonic()
        result = run("build", site, "-o", out, "--no-cache", cwd=home, program=program, cores=cores, environment=trap)
        spent = time.monotonic() - start
        expect("release: the trap was met", mark.exists())
        expect("release: exit code 1", result.returncode == 1, (result.returncode, result.stderr))
        said = messages(result)
        expect("release: told", len(said) == 1 and re.fullmatch(rf"descant failed while drawing .*{REPORT}", said[0]), result.stderr)
        expect("release: the site is there", (out / "index.html").exists())
        start = time.monotonic()
        result = run("build", site, "-o", out, "--no-cache", cwd=home, program=program, cores=cores, environment=trap)
        expect("release: without the trap", result.returncode == 0, result.stderr)
        print(f"release: {spent * 1000:.0f} ms with a trap, {(time.monotonic() - start) * 1000:.0f} ms without")


with tempfile.TemporaryDirectory() as folder:
    home = pathlib.Path(folder).resolve()
    planted = plant(home / "site")
    built = run("build", planted, "-o", home / "clean", "--no-cache", cwd=home)
    expect("builds without a trap", built.returncode == 0, built.stderr)
    for test in [costs_itself, every_command, several, strict, remembered, last_words, time_is_over, odd_names, signals_from_outside, preview,
                 release]:
        if test.__name__.startswith(options.only) and (test is not release or options.release):
            test(planted)
    left = [p for p in home.iterdir() if p.name.startswith(".")]
    expect("nothing is left beside the outputs", not left, left)
    mine = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
    expect("no process is left", not [line for line in mine.splitlines() if str(home) in line], mine)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
