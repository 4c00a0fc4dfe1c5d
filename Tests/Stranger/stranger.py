"""A stranger's day with the program, in a browser, from an empty home to a site below a path of its own.

    stranger.py DESCANT [--artefacts DIR] [--pictures DIR]

init → add a CSV → write a page → serve → break it → mend it → build with a base URL → host it below that path; then every
link is followed and the whole audit is run there. `--artefacts` keeps a screenshot of each step. `--pictures` writes those
that the documentation shows, small. Ends with "N passed, N failed".
"""
import argparse, contextlib, functools, html.parser, http.server, io, os, pathlib, re, shutil, subprocess, sys
import tempfile, threading, urllib.error, urllib.parse, urllib.request

from PIL import Image
from playwright.sync_api import sync_playwright

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "Tests/Browsers"))
from chromium import launched  # noqa: E402

passed, failed = 0, 0

VISITS = """month,visits
2024-01,1820
2024-02,1760
2024-03,2105
2024-04,1990
2024-05,1874
2024-06,1622
2024-07,980
2024-08,
2024-09,2010
2024-10,2260
2024-11,2304
2024-12,1548
"""
PAGE = """---
title: Our library in 2024
description: Visits by month, counted at the door.
---

Autumn is our busiest time; in August nobody counted.

![The library is fullest in autumn](visits.csv "Source: the counter at the door")

<!-- chart: bar, title: "Books lent by branch" -->
| Branch | Books lent |
|---|---|
| Harbour | 5,120 |
| Old town | 7,480 |
| North | 3,310 |
"""
WHITE = 1280, 800
PHONE = 320, 640
# What the documentation shows: which screenshot, and how high its top part.
PICTURES = {"first-page": 800, "mistake": 400, "phone-dark": 640}


def expect(name, ok, detail=""):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    print(f"{'ok     ' if ok else 'FAILED '} {name}" + ("" if ok else f"\n{detail}"))


class Day:
    """An empty home with the program on its path."""

    def __init__(self, descant, home):
        self.home = home
        (home / "bin").mkdir()
        (home / "bin/descant").symlink_to(descant)
        self.environment = {"HOME": str(home), "PATH": f"{home / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    def type(self, *words, folder):
        print("$ " + " ".join(words))
        done = subprocess.run(words, cwd=folder, env=self.environment, text=True, capture_output=True)
        print("".join(f"  | {line}\n" for line in (done.stdout + done.stderr).splitlines()), end="")
        return done

    @contextlib.contextmanager
    def serving(self, folder):
        print("$ descant serve --port 0")
        process = subprocess.Popen(["descant", "serve", "--port", "0"], cwd=folder, env=self.environment, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said, started = [], threading.Event()

        def listen():
            for line in process.stdout:
                said.append(line)
                if "http://" in line:
                    started.set()
        threading.Thread(target=listen, daemon=True).start()
        try:
            if not started.wait(60):
                sys.exit(f"the preview never began; it said {''.join(said)!r}")
            yield re.search(r"http://[\d.]+:\d+", "".join(said)).group() + "/", said
        finally:
            process.terminate()
            process.wait(10)


class Links(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.targets, self.ids = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            if name in ("href", "src", "poster") and value:
                self.targets.append(value)


def broken_links(site, base):
    """Every address that pages name, asked for as a browser would; anchors too."""
    problems, known = [], {}

    def ask(address):
        if address not in known:
            try:
                with urllib.request.urlopen(address) as answer:
                    body = answer.read()
                    isPage = answer.headers.get_content_type() in ("text/html", "image/svg+xml")
                    known[address] = Links(body.decode()).ids if isPage else set()
            except urllib.error.HTTPError as error:
                known[address] = error
        return known[address]

    for page in sorted(site.rglob("*.html")):
        here = base + str(page.relative_to(site))
        for target in Links(page.read_text()).targets:
            whole = urllib.parse.urljoin(here, target)
            address, _, fragment = whole.partition("#")
            if not address.startswith(base) and address.startswith("http://127.0.0.1"):
                problems.append(f"{here}: {target} leads out of the site's path")
            if not address.startswith(base):
                continue
            found = ask(address)
            if isinstance(found, Exception):
                problems.append(f"{here}: {target}: {found}")
            elif fragment and "=" not in fragment and urllib.parse.unquote(fragment) not in found:
                problems.append(f"{here}: {target}: no such place")
    return problems, len(known)


@contextlib.contextmanager
def hosting(folder):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


class Camera:
    def __init__(self, browser, folder, pictures):
        self.browser, self.folder, self.pictures = browser, folder, pictures

    def shoot(self, page, name):
        data = page.screenshot()
        if self.folder:
            (self.folder / f"{name}.png").write_bytes(data)
        if self.pictures and name in PICTURES:
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            picture = picture.crop((0, 0, picture.width, min(picture.height, PICTURES[name])))
            picture.quantize(32, dither=Image.Dither.NONE).save(self.pictures / f"{name}.png", optimize=True)

    @contextlib.contextmanager
    def page(self, url, size=WHITE, **mode):
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, **mode)
        page = context.new_page()
        page.goto(url, wait_until="load")
        yield page
        context.close()


def preview(day, book, camera):
    """Serve, look, break, mend."""
    visits = book / "Content/visits.md"
    with day.serving(book) as (url, said), camera.page(url + "visits/") as page:
        expect("the page has both charts", page.locator("article.figure").count() == 2, "".join(said))
        expect("its heading is the title", page.locator("h1").inner_text() == "Our library in 2024")
        drawing = page.locator("svg[aria-roledescription]").first
        drawing.scroll_into_view_if_needed()
        camera.shoot(page, "first-page")
        good = visits.read_text()
        visits.write_text(good.replace("visits.csv", "vists.csv"))
        page.wait_for_selector("text=vists.csv", timeout=10_000)
        shown = page.locator("body").inner_text()
        expect("the page tells the mistake, its place, and what was meant",
               "visits.md:8" in shown and "visits.csv" in shown, shown[:1500])
        expect("the terminal tells it too", any("visits.md:8" in line for line in said), "".join(said))
        page.evaluate("scrollTo(0, 0)")
        camera.shoot(page, "mistake")
        visits.write_text(good)
        page.wait_for_selector("text=vists.csv", state="detached", timeout=10_000)
        page.locator("article.figure").nth(1).wait_for(timeout=10_000)
        expect("mended, the page is as before", page.locator("article.figure").count() == 2)
        camera.shoot(page, "mended")
    return url


def hosted(day, book, camera, folder):
    built = day.type("descant", "build", "--strict", "--base-url", "https://example.org/handbook/", folder=book)
    expect("the strict build is clean", built.returncode == 0 and "0 errors, 0 warnings" in built.stdout,
           built.stdout + built.stderr)
    shutil.copytree(book / "Output", folder / "handbook", ignore=shutil.ignore_patterns(".*"))
    with hosting(folder) as address:
        problems, count = broken_links(folder / "handbook", address + "handbook/")
        expect(f"{count} addresses below the path answer", not problems and count > 20, "\n".join(problems))
        modes = {
            "hosted": (WHITE, {}), "hosted-dark": (WHITE, {"color_scheme": "dark"}),
            "hosted-forced-colours": (WHITE, {"forced_colors": "active"}),
            "hosted-no-script": (WHITE, {"java_script_enabled": False}),
            "phone-dark": (PHONE, {"color_scheme": "dark"}), "phone": (PHONE, {}),
        }
        for name, (size, mode) in modes.items():
            with camera.page(address + "handbook/visits/", size, **mode) as page:
                expect(f"{name}: both charts, their tables and players",
                       [page.locator(part).count() for part in ("article.figure", "article.figure table", "video")]
                       == [2, 2, 2])
                page.locator("article.figure").first.scroll_into_view_if_needed()
                page.locator("article.figure h2, article.figure h3").first.evaluate("e => e.scrollIntoView()")
                camera.shoot(page, name)
    audit = subprocess.run([sys.executable, str(root / "Tests/Audit/audit.py"), str(folder), "--quick"],
                           capture_output=True, text=True)
    print(audit.stdout)
    expect("the audit of what is hosted", audit.returncode == 0, audit.stdout + audit.stderr)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("descant", type=pathlib.Path)
    parser.add_argument("--artefacts", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    for folder in filter(None, (options.artefacts, options.pictures)):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as web, sync_playwright() as playwright:
        day, book = Day(options.descant.resolve(), pathlib.Path(home)), pathlib.Path(home) / "handbook"
        made = day.type("descant", "init", "handbook", folder=home)
        expect("a project is made", made.returncode == 0 and (book / "Content/index.md").is_file(), made.stderr)
        (book / "Content/visits.csv").write_text(VISITS)
        (book / "Content/visits.md").write_text(PAGE)
        browser = launched(playwright)
        camera = Camera(browser, options.artefacts, options.pictures)
        preview(day, book, camera)
        hosted(day, book, camera, pathlib.Path(web))
        browser.close()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
