"""Builds that are killed at any moment lose nothing.

    kills.py DESCANT [--kills N] [--calls N] [--seed N]

Each kill comes within the time of one build, to the program alone or to all it has started; the source, the cache and
the output differ from kill to kill. The output must be a whole site afterwards, the one before or the new one; every
fifth build is let through, and must give the bytes of a clean one and leave nothing beside the output. The long run:
`--kills 500`, and `--calls 200` (it needs strace), which kills at the first, second, … call that changes a folder.
"""
import argparse, os, random, shutil, signal, time
from outputs import Tally, content, copy_of, difference, environment, home_folder, leftovers, make_source, run, start, still_running, torn

parser = argparse.ArgumentParser()
parser.add_argument("descant")
parser.add_argument("--kills", type=int, default=30)
parser.add_argument("--calls", type=int, default=0)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
chance = random.Random(options.seed)
tally = Tally()
VERSIONS = 4
CALLS = "rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,mkdir,mkdirat,rmdir"


class Site:
    def __init__(self, descant, home):
        self.descant, self.home, self.source = descant, home, home / "site"
        self.place = home / "place"
        self.place.mkdir()
        self.output, self.clean = self.place / "out", []
        for version in range(VERSIONS):
            make_source(self.source, version)
            self.anew = self.seconds_of(home / f"clean{version}", f"clean-cache{version}")
            self.clean.append(content(home / f"clean{version}"))
        self.again = self.seconds_of(home / "clean0", "clean-cache0")

    def seconds_of(self, output, cache):
        begin = time.monotonic()
        result = run(self.words(output), self.home, self.env(cache))
        assert result.returncode == 0, result.stderr
        return time.monotonic() - begin

    def words(self, output):
        return [self.descant, "build", self.source, "-o", output]

    def env(self, cache):
        return environment(self.home, XDG_CACHE_HOME=self.home / cache)


def kill_one(site, number):
    """Gives how the build came to its end."""
    at_call = number - options.kills + 1 if number >= options.kills else 0
    alone, cache = chance.random() < .5, chance.choice(["cache", "cache", "other-cache", f"new-cache{number}"])
    words = site.words(site.output)
    if at_call:
        # The exchange of the output lasts for a few calls only: rarely met by the clock.
        words = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={CALLS}", "-e",
                 f"inject={CALLS}:signal=SIGKILL:when={at_call}", *words]
    process = start(words, site.home, site.env(cache))
    if at_call:
        process.wait(300)
    else:
        time.sleep(chance.uniform(0, (site.anew if "new" in cache else site.again) * 1.1))
    ended = process.poll() is not None
    try:
        (os.kill if alone else os.killpg)(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        ended = True
    process.communicate()
    if at_call:
        return "at a call" if process.returncode else "ended"
    return "ended" if ended else f"killed{' alone' if alone else ''}, {cache.rstrip('0123456789')}"


def let_through(site, number, version):
    """A whole build after kills: right, and with nothing left beside it."""
    result = run(site.words(site.output), site.home, site.env("cache"))
    why = difference(content(site.output), site.clean[version])
    tally.expect(f"the build after kill {number} is right", result.returncode == 0 and not why, result.stderr or why)
    left = leftovers(site.place, {"out"})
    tally.expect(f"and leaves nothing beside it ({number})", not left, left)


def workers_end(site):
    """What a killed program had started ends by itself."""
    until = time.monotonic() + 10
    while still_running(site.descant) and time.monotonic() < until:
        time.sleep(0.05)
    left = still_running(site.descant)
    tally.expect("no process of a killed build runs on", not left, left)


def main():
    lost, before = 0, None
    told = {}
    with home_folder() as home:
        site = Site(copy_of(options.descant, home / "bin"), home)
        for number in range(options.kills + options.calls):
            if number % 5 == 0 and chance.random() < .2:
                shutil.rmtree(site.output, ignore_errors=True)
                before = None
            version = chance.randrange(VERSIONS)
            make_source(site.source, version)
            how = kill_one(site, number)
            told[how] = told.get(how, 0) + 1
            # The workers of a program that was killed alone may still be about to end.
            now = content(site.output)
            whole = now == before or now == site.clean[version] or (before is None and not now)
            lost += not tally.expect(f"kill {number} ({how}) leaves a whole site", whole, torn(site.output))
            before = now if now else None
            if number % 5 == 4 or number == options.kills + options.calls - 1:
                let_through(site, number, version)
                before = site.clean[version]
        workers_end(site)
        print(f"{options.kills + options.calls} kills, {lost} lost; " + ", ".join(f"{count} {how}" for how, count in sorted(told.items())))
    tally.end()


main()
