"""Reads pages with the real Orca in a real browser, on a screen of its own (Xvfb), and gives what it says.

    with Orca("firefox") as orca:
        orca.open("http://127.0.0.1:8000/")
        orca.press("Down")      # ["Rainfall heading level 1"]

No sound device, desktop or network is needed. Everything it starts ends with it.
"""
import ctypes, json, os, pathlib, select, shutil, signal, socket, subprocess, sys, tempfile, time, urllib.parse

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Browsers"))
from firefox import PREFERENCES

NEEDED = {"orca": "orca", "Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox",
          "dbus-daemon": "dbus-daemon", "firefox-esr": "firefox-esr", "chromium": "chromium"}
system = ctypes.CDLL(None, use_errno=True)
DIES_WITH_PARENT, ADOPTS_ORPHANS = 1, 36
# Its own key bindings would take keys from Orca.
WINDOWS = """<openbox_config xmlns="http://openbox.org/3.4/rc"><focus><focusNew>yes</focusNew></focus>
<keyboard/><mouse/><desktops><number>1</number></desktops></openbox_config>
"""


class RigFailed(Exception):
    """The machinery did not work; what a page says is not known."""


def missing():
    """Debian packages that the rig needs and that are not there."""
    return sorted({package for program, package in NEEDED.items() if not shutil.which(program)})


class Orca:
    def __init__(self, browser, seconds=300):
        self.browser, self.deadline = browser, time.monotonic() + seconds
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="orca-"))
        self.programs, self.said, self.keys, self.replies = {}, [], 0, {}
        self.spoke, self.requests, self.has_said_all = 0.0, 0, False
        self.connection, self.unread = None, b""
        run = self.folder / "run"
        run.mkdir(mode=0o700)
        kept = {name: os.environ[name] for name in ("PATH", "USER", "LOGNAME", "PULSE_SERVER") if name in os.environ}
        self.environment = {
            **kept, "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(run), "LC_ALL": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "XDG_CURRENT_DESKTOP": "rig",
            "GSETTINGS_BACKEND": "memory", "GTK_USE_PORTAL": "0", "NO_AT_BRIDGE": "0",
            "ACCESSIBILITY_ENABLED": "1", "GNOME_ACCESSIBILITY": "1", "MOZ_ENABLE_WAYLAND": "0",
            "MOZ_CRASHREPORTER_DISABLE": "1", "PYTHONDONTWRITEBYTECODE": "1"}

    def __enter__(self):
        system.prctl(ADOPTS_ORPHANS, 1)
        try:
            self.start_screen()
            self.start_orca()
            self.start_browser()
        except BaseException:
            self.__exit__()
            raise
        return self

    # Programs ----------------------------------------------------------------------------------------

    def start(self, name, command, **more):
        def tie():
            system.prctl(DIES_WITH_PARENT, signal.SIGKILL)
        with open(self.folder / f"{name}.log", "wb") as log:
            self.programs[name] = subprocess.Popen(
                command, env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL,
                **{"stdout": log, "stderr": log, **more}, start_new_session=True, preexec_fn=tie)

    def tail(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")[-800:]

    def start_screen(self):
        # A number of our own: two screens that each look for a free one may find the same.
        self.environment["DISPLAY"] = f":{1000 + os.getpid() % 30000}"
        self.start("xvfb", ["Xvfb", self.environment["DISPLAY"], "-screen", "0", "1280x1024x24",
                            "-nolisten", "tcp", "-noreset"])
        bus = self.folder / "run" / "bus"
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={bus}"
        self.start("dbus", ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address=unix:path={bus}"])
        until = time.monotonic() + 20
        while not (bus.exists() and self.has_screen()):
            if time.monotonic() > until:
                raise RigFailed(f"no screen or no bus: {self.tail('xvfb')} {self.tail('dbus')}")
            time.sleep(0.1)
        (self.folder / "openbox.xml").write_text(WINDOWS)
        self.start("openbox", ["openbox", "--sm-disable", "--config-file", "openbox.xml"])

    def has_screen(self):
        return not subprocess.run(["xdotool", "getdisplaygeometry"], env=self.environment, capture_output=True).returncode

    def start_orca(self):
        path = str(self.folder / "run" / "line")
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path)
            listener.listen(1)
            listener.settimeout(40)
            self.start("orca", ["/usr/bin/python3", str(HERE / "recorder.py"), path])
            try:
                self.connection = listener.accept()[0]
            except TimeoutError:
                raise RigFailed(f"Orca did not start: {self.tail('orca')}")
        if not self.listen(lambda: self.said, 40):
            raise RigFailed(f"Orca never spoke: {self.tail('orca')}")

    def start_browser(self):
        profile = self.folder / "profile"
        profile.mkdir()
        first = self.folder / "first.html"
        first.write_text("<!doctype html><title>First</title><p>First")
        if self.browser == "firefox":
            wanted = {**PREFERENCES, "accessibility.force_disabled": -1}
            (profile / "user.js").write_text("".join(
                f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in wanted.items()))
            command = ["firefox-esr", "--no-remote", "--profile", str(profile), "--width", "1260",
                       "--height", "960", first.as_uri()]
        else:
            command = ["chromium", "--no-sandbox", "--no-first-run", "--no-default-browser-check",
                       "--force-renderer-accessibility", "--disable-gpu", "--disable-sync",
                       "--disable-background-networking", "--disable-component-update",
                       "--disable-features=Translate", "--password-store=basic", "--test-type",
                       "--window-position=0,0", "--window-size=1260,960", f"--user-data-dir={profile}",
                       first.as_uri()]
        self.start("browser", command)
        if not self.wait(lambda: self.ask("state")["address"], 40):
            raise RigFailed(f"{self.browser} did not come up: {self.tail('browser')}")

    def __exit__(self, *_):
        if self.connection:
            self.connection.close()
        # Every process below us is one that we started, directly or not: orphans come to us.
        for number, seconds in ((signal.SIGTERM, 3), (signal.SIGKILL, 10)):
            until = time.monotonic() + seconds
            for program in self.programs.values():
                try:
                    os.killpg(program.pid, number)
                except ProcessLookupError:
                    pass
            while any(program.poll() is None for program in self.programs.values()) and time.monotonic() < until:
                time.sleep(0.05)
        shutil.rmtree(self.folder, ignore_errors=True)

    # Talking to Orca ---------------------------------------------------------------------------------

    def listen(self, done, seconds):
        """Takes in what Orca tells till `done`, or till the time is up; says which."""
        until = time.monotonic() + seconds
        while not done():
            now = time.monotonic()
            if now > until:
                return False
            if now > self.deadline:
                raise RigFailed("took too long")
            if not select.select([self.connection], [], [], min(0.1, until - now))[0]:
                continue
            data = self.connection.recv(1 << 16)
            if not data:
                raise RigFailed(f"Orca ended early: {self.tail('orca')} {self.tail('xvfb')}")
            *lines, self.unread = (self.unread + data).split(b"\n")
            for record in map(json.loads, lines):
                if "say" in record:
                    self.said.append(record["say"])
                    self.spoke = time.monotonic()
                self.keys += "key" in record
                self.has_said_all |= "all" in record
                if "reply" in record:
                    self.replies[record["reply"]] = record
        return True

    def wait(self, find, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if find():
                return True
            self.listen(lambda: False, 0.2)
        return False

    def ask(self, what):
        self.requests += 1
        number = self.requests
        self.connection.sendall(json.dumps({"id": number, "do": what}).encode() + b"\n")
        if not self.listen(lambda: number in self.replies, 90):
            raise RigFailed("Orca hangs")
        return self.replies.pop(number)

    def settle(self, quiet=0.5):
        """Till Orca has handled everything and been silent for a while; gives what it said."""
        begin = time.monotonic()
        while True:
            self.ask("sync")
            rest = max(begin, self.spoke) + quiet - time.monotonic()
            if rest <= 0:
                break
            self.listen(lambda: False, rest)
        said = [" ".join(text.replace("\ufffc", "").split()) for text in self.said]
        self.said.clear()
        return [text for text in said if text]

    # Reading -----------------------------------------------------------------------------------------

    def xdotool(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True)
        if done.returncode:
            raise RigFailed(f"xdotool {' '.join(words)}: {done.stderr.strip()}")

    def open(self, address):
        """Goes to a page and into its content; a busy machine may lose keys of the address."""
        def is_there():
            state = self.ask("state")
            here = urllib.parse.unquote(state["address"] or "").split("#")[0]
            return here == address and state["ready"] and state.get("inside")
        for _ in range(3):
            self.xdotool("key", "ctrl+l")
            self.settle()
            self.xdotool("type", "--delay", "15", address)
            self.xdotool("key", "Return")
            if self.wait(is_there, 12):
                return self.settle(1)
            self.xdotool("key", "F6")
            if self.wait(is_there, 8):
                return self.settle(1)
        raise RigFailed(f"{address} did not come up: {self.ask('state')}")

    def press(self, key, quiet=0.5):
        """What Orca says to a key, named as xdotool does: "Down", "shift+Tab", "h"."""
        before = self.keys
        self.xdotool("key", key)
        if not self.listen(lambda: self.keys > before, 8):
            raise RigFailed(f"the key {key} did not reach Orca")
        return self.settle(quiet)

    def say_all(self):
        """Everything from here to the end of the page."""
        self.has_said_all = False
        self.xdotool("key", "KP_Add")
        if not self.listen(lambda: self.has_said_all, 30):
            raise RigFailed("Orca's say-all did not end")
        return self.settle()
