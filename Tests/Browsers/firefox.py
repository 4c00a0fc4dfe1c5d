"""Drives Debian's Firefox by Marionette, the protocol that is built into it: no driver to install."""
import base64, contextlib, json, os, pathlib, shutil, signal, socket, subprocess, tempfile, time

PREFERENCES = {
    "app.update.enabled": False, "browser.aboutwelcome.enabled": False,
    "browser.cache.disk.enable": False, "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0, "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False, "browser.translations.enable": False,
    "datareporting.policy.dataSubmissionEnabled": False, "datareporting.healthreport.uploadEnabled": False,
    "app.normandy.enabled": False, "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "security.sandbox.warn_unprivileged_namespaces": False,
    "termsofuse.bypassNotification": True,
    # As for readers; a driven Firefox lets pages on the disk read one another.
    "security.fileuri.strict_origin_policy": True,
}


class Refused(Exception):
    """What the browser answered instead of doing it."""


# WebDriver's code points for keys without a character.
KEYS = {"ArrowRight": "\ue014", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010", "Tab": "\ue004",
        "Enter": "\ue007", "Escape": "\ue00c",
        "PageUp": "\ue00e", "PageDown": "\ue00f", "Shift": "\ue008"}


class Firefox:
    def __init__(self, has_scripts=True, is_still=False):
        self.folder = tempfile.mkdtemp(prefix="firefox-")
        profile = pathlib.Path(self.folder, "profile")
        profile.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        wanted = {**PREFERENCES, "javascript.enabled": has_scripts, "marionette.port": port,
                  "ui.prefersReducedMotion": int(is_still)}
        profile.joinpath("user.js").write_text("".join(
            f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in wanted.items()))
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise SystemExit("firefox-esr is not installed: run Tests/set-up")
        log = open(pathlib.Path(self.folder, "log"), "wb")
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile),
             "--width", "1280", "--height", "1000"],
            env={**os.environ, "HOME": self.folder, "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        log.close()
        self.number = 0
        self.connection = self.connect(port)
        self.receive()
        self("WebDriver:NewSession", capabilities={})

    def connect(self, port, seconds=60):
        until = time.monotonic() + seconds
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=180)
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise SystemExit("Firefox did not start:\n" + pathlib.Path(self.folder, "log").read_text()[-2000:])
                time.sleep(0.2)

    def receive(self):
        head = b""
        while not head.endswith(b":"):
            byte = self.connection.recv(1)
            if not byte:
                raise SystemExit("Firefox ended early")
            head += byte
        body = b""
        while len(body) < int(head[:-1]):
            body += self.connection.recv(int(head[:-1]) - len(body))
        return json.loads(body)

    def __call__(self, command, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.connection.sendall(str(len(message)).encode() + b":" + message)
        _, number, error, answer = self.receive()
        assert number == self.number
        if error:
            raise Refused(f"{command}: {error['error']}: {error['message']}")
        return answer

    def open(self, address):
        self("WebDriver:Navigate", url=address)

    def run(self, script):
        """The value of a function's body, run in the page."""
        return self("WebDriver:ExecuteScript", script=script, args=[], newSandbox=True)["value"]

    def find(self, selector):
        found = self("WebDriver:FindElement", using="css selector", value=selector)["value"]
        return next(iter(found.values()))

    def click(self, selector):
        self("WebDriver:ElementClick", id=self.find(selector))

    def press(self, key):
        """One key, or some at once: "Shift+T"."""
        values = [KEYS.get(part, part) for part in (key.split("+") if len(key) > 1 else [key])]
        actions = [{"type": "keyDown", "value": value} for value in values]
        actions += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def hold(self, key, times):
        value = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": value}] * times + [{"type": "keyUp", "value": value}]
        self("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self, selector):
        shot = self("WebDriver:TakeScreenshot", id=self.find(selector), full=False, scroll=True)
        return base64.b64decode(shot["value"])

    def close(self):
        with contextlib.suppress(OSError, Refused, SystemExit):
            self("Marionette:Quit", flags=["eForceQuit"])
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.connection.close()
        shutil.rmtree(self.folder, ignore_errors=True)
