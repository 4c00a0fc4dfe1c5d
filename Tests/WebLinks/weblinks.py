"""`descant check --web-links` against a site of our own on the loopback: what it asks for, and what it says.

    weblinks.py DESCANT
"""
import http.server, json, pathlib, socket, subprocess, sys, tempfile, threading

descant = str(pathlib.Path(sys.argv[1]).resolve())
asked = []


class Site(http.server.BaseHTTPRequestHandler):
    def answer(self):
        asked.append(f"{self.command} {self.path}")
        path = self.path.split("?")[0]
        status = {"/gone": 404, "/left": 410, "/private": 403, "/moved": 301, "/for-now": 302, "/broken": 500}.get(path, 200)
        if path == "/no-head" and self.command == "HEAD":
            status = 405
        self.send_response(status)
        if status in (301, 302):
            self.send_header("Location", "/here")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_HEAD = answer

    def log_message(self, *_):
        pass


def closed_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
here = f"http://127.0.0.1:{server.server_port}"
nobody = f"http://127.0.0.1:{closed_port()}/"

# address, what is said of it: code and a part of the text with its help; None for nothing
ROWS = [
    (f"{here}/here", None), (f"{here}/here#part", None), (f"{here}/for-now", None), (f"{here}/no-head", None),
    (f"{here}/gone", ("warning", "link-dead", "is not there any more")),
    (f"{here}/left", ("warning", "link-dead", "is not there any more")),
    (f"{here}/gone?a=1&b=2", ("warning", "link-dead", "is not there any more")),
    (f"{here}/moved", ("note", "link-moved", f"link to {here}/here")),
    (f"{here}/private", ("note", "link-doubtful", "answers 403")),
    (f"{here}/broken", ("note", "link-doubtful", "answers 500")),
    (nobody, ("warning", "link-dead", "nothing listens at that address")),
    ("http://no-such-site.invalid/", ("warning", "link-dead", "gives no answer")),
    ("mailto:someone@example.org", None),
]
passed = failed = 0


def expect(name, truth, seen=""):
    global passed, failed
    if truth:
        passed += 1
    else:
        failed += 1
        print("FAILED", name, seen)


def check(folder, *more, **options):
    done = subprocess.run([descant, "check", folder, "--format", "json", "--verbose", *more], capture_output=True,
                          text=True, timeout=120, **options)
    found = [f for f in json.loads(done.stdout)["findings"]]
    return done.returncode, found


with tempfile.TemporaryDirectory() as folder:
    lines = ["# Links", ""] + [f"[Link number {n}]({address})\n" for n, (address, _) in enumerate(ROWS)]
    pathlib.Path(folder, "index.md").write_text("\n".join(lines))
    check(folder)
    expect("without the option nothing is asked for", asked == [], asked)
    code, found = check(folder, "--web-links")
    told = [f for f in found if f["code"] in ("link-dead", "link-moved", "link-doubtful", "link-not-asked")]
    for number, (address, wanted) in enumerate(ROWS):
        line = 3 + 2 * number
        mine = [f for f in told if f.get("line") == line or (f.get("location") or {}).get("line") == line]
        if wanted is None:
            expect(address, mine == [], mine)
        else:
            severity, name, text = wanted
            expect(address, len(mine) == 1 and mine[0]["severity"] == severity and mine[0]["code"] == name
                   and text in mine[0]["message"] + " " + str(mine[0].get("help")), mine or found[:3])
    expect("warnings alone don't fail", code == 0, code)
    expect("each address is asked for once by HEAD", len([a for a in asked if a == "HEAD /here"]) == 1, asked)
    expect("warnings fail when strict", check(folder, "--web-links", "--strict")[0] == 1)
    pathlib.Path(folder, "empty").mkdir()
    _, found = check(folder, "--web-links", env={"PATH": str(pathlib.Path(folder, "empty"))})
    expect("no curl is said", [f["severity"] for f in found if f["code"] == "link-not-asked"] == ["error"], found[:2])

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
