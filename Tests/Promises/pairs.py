"""Builds of one output that run at once, and builds over what was damaged, leave a whole site.

    pairs.py DESCANT [--pairs N] [--ways own_caches,no_home,…] [--damages N] [--seed N]

Each pair (or three) of builds starts within the time of one build, often with a change of the source between: with
caches and stores of their own or shared, without a home, with a home that can't be written to, as two users. Afterwards
the output must be what one of the two sources gives, and the next build must accept it. Then outputs and stores are
damaged, and the next build must give the bytes of a clean one. The long run: `--pairs 600 --damages 300`.
"""
import argparse, os, random, shutil, time
from outputs import Tally, content, copy_of, counts, difference, environment, home_folder, leftovers, make_source, run, start, torn

parser = argparse.ArgumentParser()
parser.add_argument("descant")
parser.add_argument("--pairs", type=int, default=27)
parser.add_argument("--ways", default="")
parser.add_argument("--damages", type=int, default=36)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
chance = random.Random(options.seed)
tally = Tally()
VERSIONS = 4
NOBODY = 65534 if os.geteuid() == 0 else None


# Who builds: each way gives builds as (more words, environment, user) ---------------------------------

def own_caches(home):
    return [((), environment(home, XDG_CACHE_HOME=home / f"cache{n}"), None) for n in range(2)]


def one_cache(home):
    return [((), environment(home, XDG_CACHE_HOME=home / "cache"), None)] * 2


def own_stores(home):
    return [(("--store", home / f"store{n}"), environment(home), None) for n in range(2)]


def one_store(home):
    return [(("--store", home / "store"), environment(home), None)] * 2


def three(home):
    return [*own_stores(home), *one_cache(home)[:1]]


def no_home(home):
    return [((), environment(), None)] * 2


def read_only_home(home):
    """Root can write anywhere, so somebody else builds."""
    bare = home / "read-only"
    if not bare.exists():
        bare.mkdir(mode=0o555)
    return [((), environment(bare), NOBODY)] * 2


def home_of_another(home):
    """As in `docker run --user`: a home that can't even be looked into."""
    closed = home / "closed"
    if not closed.exists():
        closed.mkdir(mode=0o700 if NOBODY else 0)
    return [((), environment(closed), NOBODY)] * 2


def two_users(home):
    shared = home / "shared"
    shared.mkdir(exist_ok=True)
    shared.chmod(0o777)
    return [(("--store", shared / "store"), environment(home), user) for user in (None, NOBODY)]


WAYS = [own_caches, one_cache, own_stores, one_store, three, no_home, read_only_home, home_of_another, two_users]


class Site:
    """One site, its output, and what a clean build of each version of its source gives."""

    def __init__(self, descant, home):
        self.descant, self.home, self.source = descant, home, home / "site"
        self.clean, self.seconds = [], 0
        for version in range(VERSIONS):
            make_source(self.source, version)
            before = time.monotonic()
            self.clean.append(self.anew(f"clean{version}"))
            self.seconds = time.monotonic() - before

    def anew(self, name):
        result = self.build((), environment(self.home, XDG_CACHE_HOME=self.home / f"{name}-cache"), None, self.home / name)
        assert result.returncode == 0, result.stderr
        return content(self.home / name)

    def words(self, more, output):
        return [self.descant, "build", self.source, "-o", output, *more]

    def build(self, more, env, user, output):
        return run(self.words(more, output), self.home, env, user)


# Pairs ------------------------------------------------------------------------------------------------

def pair(site, way, number, told):
    place = site.home / f"out-{way.__name__}"
    place.mkdir(exist_ok=True)
    if NOBODY:
        place.chmod(0o777)
    output = place / "site"
    if chance.random() < .2:
        shutil.rmtree(output, ignore_errors=True)
    old, new = chance.randrange(VERSIONS), chance.randrange(VERSIONS)
    make_source(site.source, old)
    who, running, before = way(site.home), [], content(output)
    changes_after = chance.randrange(len(who)) if chance.random() < .7 else -1
    for index, (more, env, user) in enumerate(who):
        running.append(start(site.words(more, output), site.home, env, user))
        time.sleep(chance.uniform(0, site.seconds * 1.2) if chance.random() < .7 else 0)
        if index == changes_after:
            make_source(site.source, new)
    ends = [process.communicate(timeout=300) for process in running]
    name = f"pair {number}, {way.__name__}"
    failed = [(p.returncode, err) for p, (_, err) in zip(running, ends) if p.returncode]
    # A build whose source changed under it reads it again; if that goes on, it may say so. Of two users the one who may not replace what the other wrote can
    # be told so, in words.
    allowed = all(changes_after >= 0 and code == 1 and "disk-changed" in err or way is two_users and code == 3 and err.strip() for code, err in failed)
    told["refused"] += not tally.expect(f"{name}: every build ends with 0", allowed, failed)
    now, why = content(output), torn(output)
    told["torn"] += not tally.expect(f"{name}: the output is whole", not why, why)
    either = [site.clean[old]] + ([site.clean[new]] if changes_after >= 0 else [])
    told["neither"] += not tally.expect(f"{name}: the output is that of one source", now in either + ([before] if failed else []),
                                        difference(now, either[-1]))
    more, env, user = who[0]
    result = site.build(more, env, user, output)
    why = difference(content(output), site.clean[new if changes_after >= 0 else old])
    ok = result.returncode == 0 and not why
    told["refused"] += not tally.expect(f"{name}: the next build takes it", ok, result.stderr or why)
    left = leftovers(place, {"site"})
    tally.expect(f"{name}: nothing else stays", not left, left)


# Damage -----------------------------------------------------------------------------------------------

def shorten(file):
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def flip(file):
    """One bit, with the size and the times as they were."""
    status, data = file.stat(), bytearray(file.read_bytes())
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def empty(file):
    file.write_bytes(b"")


def lose(file):
    file.unlink()


def exchange(file):
    """Another file of the same folder under this one's name."""
    shutil.copy(chance.choice(sorted(f for f in file.parent.iterdir() if f.is_file())), file.with_name("exchanged"))
    file.with_name("exchanged").replace(file)


def folder_instead(file):
    file.unlink()
    file.mkdir()


def loses_most(output):
    for path in list(output.iterdir()):
        if path.name not in ("assets", "charts"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


OUTPUT_DAMAGES = {
    "no manifest": lambda o: lose(o / "manifest.json"),
    "half a manifest": lambda o: shorten(o / "manifest.json"),
    "an empty manifest": lambda o: empty(o / "manifest.json"),
    "a manifest of something else": lambda o: (o / "manifest.json").write_text('{"name": "app"}'),
    "no index": lambda o: lose(o / "index.html"),
    "no index, manifest and search": lambda o: (lose(o / "index.html"), lose(o / "manifest.json"), shutil.rmtree(o / "search")),
    "no charts": lambda o: shutil.rmtree(o / "charts"),
    "a changed page": lambda o: flip(o / "index.html"),
    "little more than folders": loses_most,
}


def damaged_outputs(site):
    """The next build recovers an output of ours, whether it remembers it or not."""
    make_source(site.source, 0)
    for memory in ["with its memory", "with a memory of nothing"]:
        for number, (name, damage) in enumerate(OUTPUT_DAMAGES.items()):
            place = site.home / f"damaged{number}{memory.count('nothing')}"
            place.mkdir()
            caches = [place / "cache"] * 2 if memory == "with its memory" else [place / "cache", place / "new-cache"]
            site.build((), environment(site.home, XDG_CACHE_HOME=caches[0]), None, place / "site")
            damage(place / "site")
            left = content(place / "site")
            result = site.build((), environment(site.home, XDG_CACHE_HOME=caches[1]), None, place / "site")
            if "something else" in name:
                # Another program's list of files is nothing that was broken: a person decides.
                why = difference(content(place / "site"), left)
                tally.expect(f"an output with {name}, {memory}, is left as it was, in words",
                             result.returncode == 1 and "output-foreign" in result.stderr and not why, result.stderr or why)
                lose(place / "site/manifest.json")
                result = site.build((), environment(site.home, XDG_CACHE_HOME=caches[1]), None, place / "site")
            why = difference(content(place / "site"), site.clean[0])
            tally.expect(f"an output with {name}, {memory}, is recovered", result.returncode == 0 and not why, result.stderr or why)


def foreign_file(file):
    (file.parent / f"foreign{chance.randrange(1000)}.txt").write_text("mine")


HOW = [flip, shorten, empty, lose, exchange, folder_instead, foreign_file]


def damaged_store(site, number, kept, how=None, all_of_it=False):
    """A store that was damaged gives what an undamaged one gives, and is whole again afterwards."""
    chance.seed(f"{options.seed} {number}")
    store, output = site.home / "damaged-store", site.home / "from-store" / "site"
    words, env = site.words(["--store", store], output), environment(site.home)
    output.parent.mkdir(exist_ok=True)
    version = chance.randrange(VERSIONS)
    make_source(site.source, version)
    run(words, site.home, env)
    files = sorted(f for f in store.rglob("*") if f.is_file())
    if not tally.expect(f"damage {number}: there is a store", files):
        return
    how = how or HOW[number % len(HOW)]
    count = len(files) if all_of_it else min(len(files), chance.choice([1, 1, 1, 5, len(files)]))
    for file in chance.sample(files, count):
        if file.exists():
            how(file)
    if not kept:
        shutil.rmtree(output, ignore_errors=True)
    name = f"damage {number}: {how.__name__} {count} of {len(files)} files, output {'kept' if kept else 'deleted'}"
    result = run(words, site.home, env)
    # The links of a kept output are the store's own files: only a deleted one shows what comes out of the store.
    why = None if kept and result.returncode == 0 else difference(content(output), site.clean[version])
    tally.expect(f"{name}: the next build is right", result.returncode == 0 and not why, result.stderr or why)
    # An entry is found damaged when it is used: what still stood in a kept output was not taken from the store.
    for _ in range(2 if kept else 1):
        shutil.rmtree(output, ignore_errors=True)
        result, told = counts(words, site.home, env)
        why = difference(content(output), site.clean[version])
        tally.expect(f"{name}: and so is the one after it", result.returncode == 0 and not why, result.stderr or why)
    tally.expect(f"{name}: which draws nothing", told and told["drawn"] == 0, told)


def edited_output(site):
    """What is done to an output in place stays there, though its files may be links into the store."""
    store, one, two = site.home / "linked", site.home / "one" / "site", site.home / "two" / "site"
    make_source(site.source, 1)
    env = environment(site.home)
    for place in (one, two):
        place.parent.mkdir()
    run(site.words(["--store", store], one), site.home, env)
    for file in one.rglob("*"):
        if file.is_file():
            chance.choice([flip, shorten, empty])(file)
    for output in (two, one):
        result = run(site.words(["--store", store], output), site.home, env)
        why = difference(content(output), site.clean[1])
        tally.expect(f"an output edited in place spoils no other build: {output.parent.name}", result.returncode == 0 and not why,
                     result.stderr or why)


def main():
    with home_folder() as home:
        site = Site(copy_of(options.descant, home / "bin"), home)
        told = {"torn": 0, "refused": 0, "neither": 0}
        ways = [way for way in WAYS if way.__name__ in (options.ways or way.__name__).split(",")]
        for number in range(options.pairs):
            pair(site, ways[number % len(ways)], number, told)
        print(f"{options.pairs} pairs: {told['torn']} torn, {told['refused']} refused, {told['neither']} of neither source")
        damaged_outputs(site)
        for number in range(options.damages):
            damaged_store(site, number, kept=number % 3 == 0)
        # A kept output's files are the store's own: whatever is done to all of them, they are nobody else's.
        for how in (shorten, empty):
            damaged_store(site, how.__name__, kept=True, how=how, all_of_it=True)
        edited_output(site)
    tally.end()


main()
