"""What the promises of a build have in common: folders to build, outputs to compare, builds to start."""
import contextlib, hashlib, json, os, pathlib, random, shutil, subprocess, tempfile


class Tally:
    """Counts what held; prints what did not."""

    def __init__(self):
        self.passed, self.failed = 0, 0

    def expect(self, name, ok, detail=""):
        self.passed, self.failed = self.passed + bool(ok), self.failed + (not ok)
        if not ok:
            print(f"FAILED {name}: {str(detail)[:1200]}", flush=True)
        return ok

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        raise SystemExit(1 if self.failed else 0)


@contextlib.contextmanager
def home_folder():
    """A folder for one run that every user can enter; whatever was made unreadable in it goes with it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="promises-")).resolve()
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        for path, folders, _ in os.walk(folder):
            for name in folders:
                if not os.path.islink(os.path.join(path, name)):
                    os.chmod(os.path.join(path, name), 0o755)
        shutil.rmtree(folder)


def copy_of(descant, folder):
    """The program in a place that every user can reach, of which no other process runs."""
    folder.mkdir(parents=True, exist_ok=True)
    return shutil.copy(pathlib.Path(descant).resolve(), folder / "descant")


def rows(seed, count=24):
    chance = random.Random(seed)
    return "year,rain,snow\n" + "".join(
        f"{1990 + n},{chance.randrange(10, 99)},{chance.randrange(10, 99)}\n" for n in range(count))


def make_source(folder, version, datasets=5):
    """A site of pages, specs and bare data; versions differ in one file, which is exchanged at once."""
    if not folder.exists():
        (folder / "Content").mkdir(parents=True)
        (folder / "Site").mkdir()
        (folder / "Site/site.json").write_text('{"title": "Promises"}')
        for number in range(datasets):
            (folder / f"Content/d{number}.csv").write_text(rows(number))
        (folder / "Content/s.vl.json").write_text(json.dumps({
            "title": "Rain of the years", "data": {"url": "d0.csv"}, "mark": "bar",
            "encoding": {"x": {"field": "year", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}))
        (folder / "Content/page.md").write_text("---\ntitle: A page\n---\n\nSome words.\n\n![The rain](s.vl.json)\n")
    new = folder / "new"
    new.write_text(rows(1000 + version))
    new.replace(folder / "Content/d0.csv")


def content(folder):
    """Every file's bytes by its path; nothing where there is no folder."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def torn(folder):
    """Why an output is no whole site, or None."""
    files = content(folder)
    for needed in ["manifest.json", "index.html", "404.html"]:
        if needed not in files:
            return f"{needed} is missing; there are {len(files)} files"
    try:
        listed = {e["path"]: e["sha256"] for e in json.loads(files["manifest.json"])["files"]}
    except (ValueError, KeyError, TypeError) as error:
        return f"the manifest can't be read: {error}"
    odd = sorted(set(listed) ^ (set(files) - {"manifest.json"}))
    if odd:
        return f"the manifest and the folder differ in {len(odd)} files: {odd[:5]}"
    wrong = [p for p, digest in listed.items() if hashlib.sha256(files[p]).hexdigest() != digest]
    return f"{len(wrong)} files differ from the manifest: {wrong[:5]}" if wrong else None


def difference(have, want):
    """The first paths at which two outputs differ, or None."""
    differing = sorted(p for p in have.keys() | want.keys() if have.get(p) != want.get(p))
    return f"{len(differing)} files differ: {differing[:6]}" if differing else None


def environment(home=None, **more):
    """The variables of a build; without a home there is none, and no cache folder either."""
    kept = {k: v for k, v in os.environ.items() if k not in ("HOME", "XDG_CACHE_HOME")}
    return {**kept, **({"HOME": str(home)} if home else {}), **{k: str(v) for k, v in more.items()}}


def start(words, cwd, env, user=None, **more):
    """Starts a build; as another user where one is named."""
    prefix = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user else []
    return subprocess.Popen([*prefix, *map(str, words)], cwd=cwd, env=env, text=True, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, **more)


def run(words, cwd, env, user=None):
    process = start(words, cwd, env, user)
    out, err = process.communicate(timeout=300)
    return subprocess.CompletedProcess(words, process.returncode, out, err)


def counts(words, cwd, env, **more):
    """Builds, and gives how many charts were drawn and how many came from the store."""
    result = run([*words, "--format", "json"], cwd, env, **more)
    try:
        told = json.loads(result.stdout)["counts"]
    except (ValueError, KeyError):
        return result, None
    return result, told


def leftovers(folder, known):
    """What stands beside an output and is neither ours nor a lock."""
    return sorted(p.name for p in folder.iterdir() if p.name not in known and not p.name.endswith(".lock"))


def still_running(program):
    """Processes that run a file, whoever started them."""
    found = []
    for entry in pathlib.Path("/proc").glob("[0-9]*/exe"):
        try:
            if entry.resolve(strict=True).samefile(program):
                found.append(int(entry.parent.name))
        except OSError:
            # Gone meanwhile, or another user's.
            continue
    return found
