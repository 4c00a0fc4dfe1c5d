#!/usr/bin/env python3
"""What people fetch instead of compiling: archives of releases, the script that fetches them, and who calls it.

    release.py DESCANT

Releases are folders here, and a server on this machine; workflows of GitHub are read, not run.
"""
import functools, hashlib, http.server, os, pathlib, re, shutil, subprocess, sys, tarfile, tempfile, threading

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
DESCANT = pathlib.Path(sys.argv[1]).resolve()
VERSION = subprocess.run([DESCANT, "--version"], capture_output=True, text=True).stdout.split()[-1]
NAME = f"descant-{VERSION}-linux-{os.uname().machine.replace('arm64', 'aarch64')}"
passed = failed = 0


def expect(what, holds, told=""):
    global passed, failed
    passed, failed = (passed + 1, failed) if holds else (passed, failed + 1)
    if not holds:
        print(f"FAILED: {what}\n  {str(told).strip()[:800]}")


def call(script, *words, cwd=ROOT, **variables):
    clean = {k: v for k, v in os.environ.items() if not k.startswith("DESCANT")}
    return subprocess.run([str(GITHUB / script), *map(str, words)], cwd=cwd, capture_output=True, text=True, timeout=300,
                          env=clean | {k: str(v) for k, v in variables.items()})


def archive(home):
    """The archive of a release, twice."""
    platform = NAME.split("-", 2)[2]
    for folder in ["one", "two"]:
        done = call("release/pack", DESCANT, platform, home / folder / f"v{VERSION}")
        expect("pack", done.returncode == 0, done.stderr)
    files = [home / folder / f"v{VERSION}" / f"{NAME}.tar.gz" for folder in ["one", "two"]]
    expect("the same program gives the same bytes", files[0].read_bytes() == files[1].read_bytes())
    digest, told = hashlib.sha256(files[0].read_bytes()).hexdigest(), files[0].with_name(files[0].name + ".sha256").read_text()
    expect("the digest beside it", told == f"{digest}  {NAME}.tar.gz\n", told)
    with tarfile.open(files[0]) as tar:
        members = {m.name: m for m in tar.getmembers()}
    expect("what it holds", sorted(members) == sorted(
        [NAME] + [f"{NAME}/{n}" for n in ["descant", "LICENSE", "LICENSE-fonts.txt", "README.md", "CHANGELOG.md"]]), sorted(members))
    expect("the program can be run", members[f"{NAME}/descant"].mode & 0o111 == 0o111)
    expect("no user of this machine is in it", {(m.uid, m.uname) for m in members.values()} == {(0, "")})
    return home / "one"


def fetching(home, releases):
    """The script that stands for the program."""
    caches = home / "caches"
    first = call("descant", "version", XDG_CACHE_HOME=caches, DESCANT_RELEASES=releases)
    expect("fetched from a folder", first.stdout == f"descant {VERSION}\n" and first.stderr == "", first.stderr)
    second = call("descant", "version", XDG_CACHE_HOME=caches, DESCANT_RELEASES=home / "gone")
    expect("and kept", second.stdout == f"descant {VERSION}\n", second.stderr)
    kept = caches / "descant/programs"
    expect("nothing else is left", [p.name for p in kept.iterdir()] == [NAME.removeprefix("descant-")], list(kept.iterdir()))
    plain = call("descant", "version", HOME=home / "person", XDG_CACHE_HOME="", DESCANT_RELEASES=releases)
    expect("kept below the home of who has no other place", (home / "person/.cache/descant/programs").is_dir(), plain.stderr)
    exits = call("descant", "lint", "#eeeeee", "--ground", "white", XDG_CACHE_HOME=caches)
    expect("words and exit code are the program's", exits.returncode == 1 and "PAL001" in exits.stderr, exits.stderr)

    spoilt = home / "spoilt"
    shutil.copytree(releases, spoilt)
    archive = spoilt / f"v{VERSION}" / f"{NAME}.tar.gz"
    bytes_ = bytearray(archive.read_bytes())
    bytes_[len(bytes_) // 2] ^= 1
    archive.write_bytes(bytes_)
    done = call("descant", "version", XDG_CACHE_HOME=home / "others", DESCANT_RELEASES=spoilt)
    expect("what is not as its digest says is not run",
           done.returncode == 3 and done.stdout == "" and "digest" in done.stderr, done.stdout + done.stderr)
    expect("and not kept", list((home / "others/descant/programs").iterdir()) == [])

    tools = home / "tools"  # a machine without Swift
    tools.mkdir()
    for tool in ["bash", "env", "sed", "uname", "git", "dirname", "basename", "mkdir", "mktemp", "cp", "rm", "cut", "curl", "sha256sum"]:
        (tools / tool).symlink_to(shutil.which(tool))
    done = call("descant", "version", PATH=tools, XDG_CACHE_HOME=home / "others", DESCANT_RELEASES=home / "gone")
    expect("without a release and without Swift it says so", done.returncode == 3 and "no Swift" in done.stderr, done.stderr)
    (tools / "swift").write_text(f'#!/usr/bin/env bash\ncase "$*" in *--show-bin-path*) echo "{home}/compiled";; *) echo compiled >&2;; esac\n')
    (tools / "swift").chmod(0o755)
    (home / "compiled").mkdir()
    (home / "compiled/descant").symlink_to(DESCANT)
    for variables, told in [({"DESCANT_RELEASES": home / "gone"}, "compiling"), ({"DESCANT_RELEASES": releases, "DESCANT_COMPILE": 1}, "compiled")]:
        done = call("descant", "version", PATH=tools, XDG_CACHE_HOME=home / "third", **variables)
        expect(f"it compiles: {told}", done.stdout == f"descant {VERSION}\n" and told in done.stderr, done.stderr)

    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(releases)))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{served.server_address[1]}"
    clean = {k: v for k, v in os.environ.items() if not k.startswith("DESCANT")}
    calls = [subprocess.Popen([GITHUB / "descant", "version"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              env=clean | {"XDG_CACHE_HOME": str(home / "many"), "DESCANT_RELEASES": address}) for _ in range(6)]
    told = [c.communicate(timeout=120) for c in calls]
    expect("six at once, from a server", all(out == f"descant {VERSION}\n" for out, _ in told), told)
    expect("leave one program", len(list((home / "many/descant/programs").iterdir())) == 1
           and (home / "many/descant/programs" / NAME.removeprefix("descant-") / "descant").is_file())
    served.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


def hook(home, releases):
    """The real pre-commit with this repository's hooks, in a repository of somebody else's."""
    def git(*words, cwd):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words], cwd=cwd, check=True, capture_output=True)

    hooks, place = home / "hooks", home / "brand"
    for folder in [hooks / "Sources/DescantCommand/CommandLine", place]:
        folder.mkdir(parents=True)
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    shutil.copytree(GITHUB, hooks / ".github")
    shutil.copy(ROOT / "Sources/DescantCommand/CommandLine/Version.swift", hooks / "Sources/DescantCommand/CommandLine")
    (place / "brand.css").write_text(":root { --chart-1: #eeeeee; --chart-2: #000000 }\n")
    for folder in [hooks, place]:
        git("init", "-q", cwd=folder)
        git("add", "-A", cwd=folder)
        git("commit", "-qm", "all", cwd=folder)
    revision = subprocess.run(["git", "rev-parse", "HEAD"], cwd=hooks, capture_output=True, text=True).stdout.strip()
    (place / ".pre-commit-config.yaml").write_text(yaml.safe_dump({"repos": [{"repo": str(hooks), "rev": revision, "hooks": [
        {"id": "descant-lint", "args": ["--ground", "#ffffff", "--"]}]}]}))
    done = subprocess.run([sys.executable, "-m", "pre_commit", "run", "--all-files"], cwd=place, capture_output=True, text=True,
                          env=os.environ | {"PRE_COMMIT_HOME": str(home / "pre"), "XDG_CACHE_HOME": str(home / "fourth"), "DESCANT_RELEASES": str(releases)})
    expect("pre-commit runs the hook on a fetched program", done.returncode == 1 and "brand.css:1:20" in done.stdout and "PAL001" in done.stdout,
           done.stdout + done.stderr)


def promises():
    """What the workflows and forms rely on."""
    notes = call("release/notes", VERSION)
    expect(f"CHANGELOG.md says what {VERSION} has", notes.returncode == 0 and notes.stdout.count("\n") > 5, notes.stderr)
    expect("and nothing of a version that is not there", call("release/notes", "99.0.0").returncode == 1)
    for path in sorted([*GITHUB.glob("workflows/*.yml"), *GITHUB.glob("actions/*/action.yml"), *GITHUB.glob("ISSUE_TEMPLATE/*.yml")]):
        read = yaml.safe_load(path.read_text())
        expect(f"{path.name} is YAML", isinstance(read, dict))
        for said in re.findall(r"(?<![\w./])(\.github/[\w./-]+|Tests/\w+)(?= |$)", path.read_text(), re.M):
            expect(f"{path.name}: {said} is there", (ROOT / said).exists())
        text = path.read_text()
        for version in re.findall(r"@v(\d+\.\d+\.\d+)", text):
            expect(f"{path.name} names this version", version == VERSION, version)
        if path.parent.name == "ISSUE_TEMPLATE" and path.name != "config.yml":
            expect(f"{path.name} is a form", {"name", "description", "body"} <= set(read), read.keys())
            ids = [part["id"] for part in read["body"]]
            expect(f"{path.name}: ids differ", len(ids) == len(set(ids)), ids)
    for page in (ROOT / "Content/guides").glob("*.md"):
        for version in re.findall(r"(?:@v|rev: v|VERSION=|descant-)(\d+\.\d+\.\d+)", page.read_text()):
            expect(f"{page.name} names this version", version == VERSION, version)


with tempfile.TemporaryDirectory() as folder:
    releases = archive(pathlib.Path(folder))
    fetching(pathlib.Path(folder), releases)
    hook(pathlib.Path(folder), releases)
promises()
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
