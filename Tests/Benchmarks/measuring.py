"""Sites to measure builds on, and the measuring: wall time, processor time, most memory."""
import json, os, pathlib, random, subprocess, threading, time

WORDS = ("rain river town month people water light paper street house garden number table winter summer "
         "measure report figure record station valley coast island harbour bridge market").split()


def text(chance, number, of):
    """A page as writers write: headings, emphasis, links, a list, a table, some code."""
    def sentence(): return " ".join(chance.choice(WORDS) for _ in range(chance.randint(6, 16))).capitalize() + "."
    def paragraph(): return " ".join(sentence() for _ in range(chance.randint(3, 6)))
    other = chance.randrange(of)
    return "\n\n".join([
        f'---\ntitle: "Page {number}: {chance.choice(WORDS)} {chance.choice(WORDS)}"\ndate: 2024-{number % 12 + 1:02d}-{number % 28 + 1:02d}\n---',
        paragraph(), "## " + sentence()[:-1], paragraph() + f" See [another page](page{other}.md) and *one* **more** `word`.",
        "\n".join("- " + sentence() for _ in range(5)), "## " + sentence()[:-1],
        "| place | value |\n|---|---|\n" + "\n".join(f"| {chance.choice(WORDS)} | {chance.randrange(1000)} |" for _ in range(6)),
        "```json\n" + json.dumps({w: chance.randrange(100) for w in WORDS[:5]}) + "\n```", paragraph(), paragraph()]) + "\n"


def corpus(folder, pages, charts=0):
    chance = random.Random(7)
    content = folder / "Content"
    (content / "data").mkdir(parents=True)
    (content / "index.md").write_text("---\ntitle: Home\n---\n\n" + "\n".join(f"- [page {n}](page{n}.md)" for n in range(pages)) + "\n")
    for number in range(pages):
        (content / f"page{number}.md").write_text(text(chance, number, pages))
    for number in range(charts):
        chart(content / "data", chance, number)


def chart(folder, chance, number, rows=30, with_spec=True):
    data = "".join(f"{1960 + y},{chance.randrange(20, 100)}\n" for y in range(rows))
    (folder / f"d{number}.csv").write_text("year,value\n" + data)
    mark = chance.choice(["line", "bar", "point"])
    if with_spec:
        (folder / f"d{number}.vl.json").write_text(json.dumps({
            "title": f"Chart {number}", "data": {"url": f"d{number}.csv"}, "mark": mark,
            "encoding": {"x": {"field": "year", "type": "temporal"}, "y": {"field": "value", "type": "quantitative"}}}))


def measure(words, cwd, environment=None, allowed=(0,)):
    """Wall seconds, processor seconds, most memory in MB: of the program and of all that it starts."""
    start = time.monotonic()
    process = subprocess.Popen(words, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    watch = TreeWatch(process.pid)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in allowed:
        raise SystemExit(f"{words} ended with {process.returncode}: {error.decode()[-600:]}")
    return wall, usage.ru_utime + usage.ru_stime, max(watch.end(), usage.ru_maxrss / 1024)


class TreeWatch:
    """Looks every few milliseconds at the memory of a process and of what it has started; the most is kept.

    Where there is one process only, its own account is exact and this one a little less.
    """

    def __init__(self, process):
        self.process, self.most, self.is_over = process, 0, threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        while not self.is_over.wait(0.01):
            self.most = max(self.most, sum(resident(one) for one in tree(self.process)))

    def end(self):
        self.is_over.set()
        self.thread.join()
        return self.most / 2**20


def tree(process):
    try:
        below = [int(child) for task in os.listdir(f"/proc/{process}/task")
                 for child in pathlib.Path(f"/proc/{process}/task/{task}/children").read_text().split()]
    except OSError:
        return
    yield process
    for child in below:
        yield from tree(child)


def resident(process):
    try:
        return int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def fresh(home, folder):
    """Moves what an earlier round wrote out of the way. Not deleted: for some seconds after thousands of files have been
    deleted, ext4 looks at each of their numbers before it gives out a new one (its `recently_deleted`), which cost a
    build up to three times its own time, whichever tool it was."""
    if folder.exists():
        earlier = home / "earlier"
        earlier.mkdir(exist_ok=True)
        folder.rename(earlier / f"{folder.name}{len(list(earlier.iterdir()))}")
