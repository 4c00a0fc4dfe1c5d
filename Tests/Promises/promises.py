"""What a build promises whatever happens around it.

    promises.py DESCANT DATA_FOLDER

Same bytes under another time zone, language, working directory and number of cores, real or not; a manifest that tells the
truth; a killed build that loses nothing; files of others kept; a binary that works alone in another place.
"""
import hashlib, json, os, pathlib, shutil, signal, subprocess, sys, tempfile, time

passed, failed = 0, 0


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print(f"FAILED {name}: {detail}")


def content(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def run(*words, cwd, **environment):
    return subprocess.run(words, cwd=cwd, capture_output=True, text=True,
                          env={**os.environ, **environment}, timeout=600)


def same_bytes(descant, data, home):
    places = [
        (home / "one", dict(TZ="UTC", LANG="C")),
        (home / "two" / "deeper", dict(TZ="Pacific/Auckland", LANG="de_DE.UTF-8", LC_ALL="de_DE.UTF-8")),
        (home / "three", dict(TZ="America/New_York", LANG="ja_JP.UTF-8")),
    ]
    outputs = []
    for index, (place, environment) in enumerate(places):
        place.mkdir(parents=True)
        folder = os.path.relpath(data, place) if index else str(data)
        words = (["taskset", "-c", "0"] if index == 2 else []) + [descant, "build", folder, "-o", "site"]
        result = run(*words, cwd=place, **environment)
        expect(f"build {index} exits 0", result.returncode == 0, result.stderr[-400:])
        outputs.append(content(place / "site") if (place / "site").exists() else {})
    first = outputs[0]
    for index, other in enumerate(outputs[1:], 1):
        differing = [p for p in sorted(first.keys() | other.keys()) if first.get(p) != other.get(p)]
        expect(f"build {index} has the same bytes", not differing, differing[:5])
    return first


def same_on_any_machine(descant, data, home, first):
    """The same bytes with as many threads as 1, 2, 8 and 32 cores give, whatever this machine has."""
    place = home / "cores"
    place.mkdir()
    shim = place / "cores.so"
    made = run("cc", "-shared", "-fPIC", "-O1", "-o", str(shim), str(pathlib.Path(__file__).with_name("cores.c")), "-ldl", cwd=place)
    expect("the stand-in for cores compiles", made.returncode == 0, made.stderr)
    for cores in [1, 2, 8, 32]:
        build = subprocess.Popen([descant, "build", str(data), "-o", f"site-{cores}", "--no-cache", "-q"], cwd=place,
                                 env={**os.environ, "CORES": str(cores), "LD_PRELOAD": str(shim)})
        most = 0
        while build.poll() is None:
            try:
                most = max(most, len(os.listdir(f"/proc/{build.pid}/task")))
            except OSError:
                pass
            time.sleep(0.002)
        expect(f"a build on {cores} cores exits 0", build.returncode == 0, build.returncode)
        # Two more wait for signals and for the end.
        enough = most <= 4 if cores == 1 else most >= min(cores, 8)
        expect(f"and has its threads on {cores} cores", enough, most)
        other = content(place / f"site-{cores}")
        differing = [p for p in sorted(first.keys() | other.keys()) if first.get(p) != other.get(p)]
        expect(f"a build on {cores} cores has the same bytes", not differing, differing[:5])


def day_is_told(descant, home):
    """A page of a later day comes when SOURCE_DATE_EPOCH has reached it, whatever the clock says."""
    place = home / "day"
    (place / "Content").mkdir(parents=True)
    (place / "Content" / "index.md").write_text("# Now\n")
    (place / "Content" / "later.md").write_text("---\ntitle: Later\ndate: 2020-03-01\n---\n\nLater.\n")
    for name, seconds, is_there in [("before", "1583020799", False), ("after", "1583020800", True), ("now", None, True)]:
        environment = {"SOURCE_DATE_EPOCH": seconds} if seconds else {}
        result = run(descant, "build", str(place), "-o", str(place / "Output"), cwd=place, **environment)
        seen = (place / "Output" / "later" / "index.html").exists()
        expect(f"the page of March 1 {name}", result.returncode == 0 and seen == is_there, result.stderr[-300:])


def manifest_is_true(files):
    entries = json.loads(files["manifest.json"])["files"]
    listed = {e["path"]: e["sha256"] for e in entries}
    expect("the manifest lists every file", set(listed) == set(files) - {"manifest.json"},
           sorted(set(listed) ^ (set(files) - {"manifest.json"}))[:5])
    wrong = [p for p, digest in listed.items() if hashlib.sha256(files.get(p, b"")).hexdigest() != digest]
    expect("every hash in the manifest is right", not wrong, wrong[:5])


def others_are_kept(descant, data, home):
    place = home / "kept"
    place.mkdir()
    run(descant, "build", str(data), "-o", "site", cwd=place)
    (place / "site" / "CNAME").write_text("example.org")
    (place / "site" / "mine").mkdir()
    (place / "site" / "mine" / "note.txt").write_text("mine")
    small = home / "small"
    small.mkdir()
    (small / "a.csv").write_text("k,v\na,1\nb,2\n")
    result = run(descant, "build", str(small), "-o", "site", cwd=place)
    now = content(place / "site")
    expect("files of others stay", now.get("CNAME") == b"example.org" and now.get("mine/note.txt") == b"mine",
           result.stderr[-300:])
    expect("files of the last build go", not any("seattle" in p for p in now), sorted(now)[:5])
    foreign = home / "foreign"
    (foreign / "site").mkdir(parents=True)
    (foreign / "site" / "index.html").write_text("mine")
    result = run(descant, "build", str(small), "-o", "site", cwd=foreign)
    expect("a foreign file in the way is an error", result.returncode == 1, result.returncode)
    expect("and is not overwritten", (foreign / "site" / "index.html").read_text() == "mine")
    (small / "a.vl.json").write_text('{"mark": "baar"}')
    before = content(place / "site")
    result = run(descant, "build", str(small), "-o", "site", "--strict", cwd=place)
    expect("a strict build with errors exits 1", result.returncode == 1, result.returncode)
    expect("and leaves the output as it was", content(place / "site") == before)
    result = run(descant, "build", str(small), "-o", "site", cwd=place)
    now = content(place / "site")
    expect("a build with errors exits 1, and builds the rest", result.returncode == 1 and now != before
           and "a.vl.json" in now["index.html"].decode(), result.stderr)


def killed_builds_lose_nothing(descant, data, home):
    place = home / "killed"
    place.mkdir()
    start = time.monotonic()
    run(descant, "build", str(data), "-o", "site", cwd=place)
    whole = time.monotonic() - start
    before = content(place / "site")
    lost = []
    for step in range(12):
        process = subprocess.Popen([descant, "build", str(data), "-o", "site"], cwd=place,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(whole * (step + 0.5) / 12)
        process.send_signal(signal.SIGKILL)
        process.wait()
        if content(place / "site") != before:
            lost.append(step)
    expect("twelve killed builds leave a whole site", not lost, lost)
    result = run(descant, "build", str(data), "-o", "site", cwd=place)
    leftovers = [p.name for p in place.iterdir() if p.name != "site"]
    expect("the next build cleans up", result.returncode == 0 and not leftovers, leftovers)


def works_alone(descant, data, home):
    place = home / "alone"
    place.mkdir()
    copy = shutil.copy(descant, place / "descant-copy")
    result = run(str(copy), "build", str(data), "-o", "site", cwd=place)
    expect("a copied binary works alone", result.returncode == 0 and (place / "site/index.html").exists(),
           result.stderr[-300:])


def alone(data, home):
    """A copy of the folder without the pages that lead out of it: what they lead to would be missing."""
    copy = home / "data"
    shutil.copytree(data, copy, ignore=lambda folder, names: [
        name for name in names if name.endswith(".md") and "](../" in (pathlib.Path(folder) / name).read_text()])
    return copy


def main():
    descant, data = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        data = alone(data, home)
        files = same_bytes(descant, data, home)
        same_on_any_machine(descant, data, home, files)
        manifest_is_true(files)
        day_is_told(descant, home)
        others_are_kept(descant, data, home)
        killed_builds_lose_nothing(descant, data, home)
        works_alone(descant, data, home)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
