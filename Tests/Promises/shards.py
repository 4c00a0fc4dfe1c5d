"""Figures made on many machines give the site that one machine makes.

    shards.py DESCANT [--charts N]

Four programs, each a copy of its own with a time of its own, make a quarter of the figures into a store of their own:
three stores are copied together, the fourth is reached by a link. A build over them must draw nothing and give the bytes of
one machine. The share of the work that was shared is printed. Then: one share of one, more shares than charts, a share that
is missing, shares that run twice or into one store, and a store that another program has made.
"""
import argparse, os, pathlib, re, resource, shutil, time
from outputs import Tally, content, copy_of, counts, difference, environment, home_folder, make_source, run, start

parser = argparse.ArgumentParser()
parser.add_argument("descant")
parser.add_argument("--charts", type=int, default=60)
options = parser.parse_args()
tally = Tally()


def merge(stores, into):
    for store in stores:
        shutil.copytree(store, into, dirs_exist_ok=True)


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(words, cwd, env):
    """What came of it, and its processor seconds."""
    before = processor_seconds()
    result = run(words, cwd, env)
    return result, processor_seconds() - before


def made(result):
    """How many charts a share says that it has made, of how many."""
    found = re.search(r"(\d[\d,]*)(?: charts?)? of (\d[\d,]*)", result.stdout + result.stderr)
    return tuple(int(number.replace(",", "")) for number in found.groups()) if found else None


class Machines:
    """One source, and programs that were put on machines at different times."""

    def __init__(self, descant, home):
        self.home, self.env, self.source = home, environment(home), home / "site"
        make_source(self.source, 0, datasets=options.charts // 2)
        self.programs = []
        for number in range(4):
            self.programs.append(copy_of(descant, home / f"machine{number}"))
            os.utime(self.programs[-1], (1_600_000_000 + number, 1_600_000_000 + number))

    def share(self, number, of, store, machine=0):
        return [self.programs[machine], "build", self.source, "--shard", f"{number}/{of}", "--store", store]

    def whole(self, output, store, *more, machine=0):
        return [self.programs[machine], "build", self.source, "-o", self.home / output, "--store", store, *more]

    def expect_same(self, name, output, store, clean, draws=0):
        result, told = counts(self.whole(output, store), self.home, self.env)
        why = difference(content(self.home / output), clean)
        tally.expect(f"{name}: the same bytes", result.returncode == 0 and not why, result.stderr or why)
        right = told is not None and (draws(told["drawn"]) if callable(draws) else told["drawn"] == draws)
        tally.expect(f"{name}: as many charts drawn as must be", right, told)


def four_machines(machines, clean, alone):
    """Side by side, as on four machines; gives the number of charts."""
    stores = [machines.home / f"store{number}" for number in range(4)]
    begin = time.monotonic()
    running = [start(machines.share(n + 1, 4, stores[n], machine=n), machines.home, machines.env) for n in range(4)]
    ends = [process.communicate(timeout=300) for process in running]
    tally.expect("each share ends with 0", not any(p.returncode for p in running), [e[1] for e in ends])
    shares = [re.search(r"(\d+)(?: charts?)? of (\d+)", out + err) for out, err in ends]
    if not tally.expect("each says how many charts it made of how many", all(shares), ends):
        return 0
    numbers = [int(share[1]) for share in shares]
    total = int(shares[0][2])
    tally.expect("the shares are all charts, once", sum(numbers) == total and {int(s[2]) for s in shares} == {total}, numbers)
    tally.expect("and about alike", max(numbers) <= 2 * total / 4 + 3, numbers)
    print(f"four shares at once: {numbers} of {total} charts in {time.monotonic() - begin:.2f} s")
    left = [p.name for p in machines.home.iterdir() if p.name.startswith("Output")] + [p.name for p in machines.source.glob("Output*")]
    tally.expect("a share writes no site", not left, left)
    merged, link = machines.home / "merged", machines.home / "link"
    merge(stores[:3], merged)
    link.symlink_to(stores[3])
    merge([link], merged)
    result, work = measured(machines.whole("from-shares", merged), machines.home, machines.env)
    why = difference(content(machines.home / "from-shares"), clean)
    tally.expect("the site of four machines has the bytes of one", result.returncode == 0 and not why, result.stderr or why)
    print(f"the site from one machine: {alone:.2f} s of processor; over the shares: {work:.2f} s; {1 - work / alone:.0%} was shared")
    machines.expect_same("the merged store", "again", merged, clean)
    machines.expect_same("another machine's program", "again-elsewhere", merged, clean)
    return total


def shares_of_other_numbers(machines, clean, total):
    for of, name in [(1, "one share of one"), (total + 7, "more shares than charts")]:
        store = machines.home / f"of{of}"
        results = [run(machines.share(number, of, store), machines.home, machines.env) for number in range(1, of + 1)]
        tally.expect(f"{name}: each ends with 0", not any(r.returncode for r in results), [r.stderr for r in results if r.returncode][:2])
        sums = sum((made(r) or (0, 0))[0] for r in results)
        tally.expect(f"{name}: all charts are made, once", sums == total, sums)
        machines.expect_same(name, f"out-of{of}", store, clean)


def odd_shares(machines, clean, total):
    some = machines.home / "some"
    for number in (1, 3):
        run(machines.share(number, 3, some), machines.home, machines.env)
    machines.expect_same("a share is missing", "out-some", some, clean, draws=lambda count: 0 < count < total)
    twice = machines.home / "twice"
    for _ in range(2):
        result = run(machines.share(1, 2, twice), machines.home, machines.env)
    tally.expect("a share that runs again makes nothing", (made(result) or (1,))[0] == 0 or result.returncode == 0, result.stdout)
    running = [start(machines.share(n, 2, twice), machines.home, machines.env) for n in (1, 2)]
    for process in running:
        process.communicate(timeout=300)
    machines.expect_same("two shares at once into one store", "out-twice", twice, clean)
    with_output = run([*machines.share(1, 2, twice), "-o", machines.home / "mine"], machines.home, machines.env)
    tally.expect("a share with an output is told or writes none", not (machines.home / "mine").exists(), with_output.stderr)
    for wrong in ["0/4", "5/4", "1/0", "a/b", "1", "-1/4", "1/4/2", "99999999999999999999/3"]:
        result = run([*machines.share(1, 1, twice)[:-4], "--shard", wrong, "--store", twice], machines.home, machines.env)
        tally.expect(f"--shard {wrong} is told", result.returncode == 2 and wrong in result.stderr, result.stderr)


def another_program(machines, clean, descant):
    """A program whose words are others must not be believed: what it made is made again."""
    other = pathlib.Path(copy_of(descant, machines.home / "other-machine"))
    data = other.read_bytes()
    word, instead = b"Skip the drawing, ", b"Pass the drawing, "
    if not tally.expect("the program can be made another", word in data):
        return
    other.write_bytes(data.replace(word, instead) + b"\0")
    store = machines.home / "of-another"
    result = run([other, "build", machines.source, "--shard", "1/1", "--store", store], machines.home, machines.env)
    tally.expect("another program makes its share", result.returncode == 0, result.stderr)
    machines.expect_same("a store of another program", "out-of-another", store, clean, draws=lambda count: count > 0)
    out = machines.home / "by-another"
    run([other, "build", machines.source, "-o", out, "--store", store], machines.home, machines.env)
    tally.expect("and the other program's own site has its own words", any(instead in b for p, b in content(out).items()))


def changed_source(machines, store):
    """Shares of an older source: what is still right is taken, the rest is drawn."""
    make_source(machines.source, 1)
    run(machines.whole("clean-later", machines.home / "later"), machines.home, machines.env)
    machines.expect_same("shares of an older source", "out-later", store, content(machines.home / "clean-later"),
                         draws=lambda count: 0 < count < 8)


def main():
    with home_folder() as home:
        machines = Machines(options.descant, home)
        result, alone = measured(machines.whole("clean", home / "clean-store"), home, machines.env)
        if tally.expect("one machine builds it", result.returncode == 0, result.stderr):
            clean = content(home / "clean")
            total = four_machines(machines, clean, alone)
            if tally.expect("there are charts", total):
                shares_of_other_numbers(machines, clean, total)
                odd_shares(machines, clean, total)
                another_program(machines, clean, options.descant)
                changed_source(machines, home / "merged")
    tally.end()


main()
