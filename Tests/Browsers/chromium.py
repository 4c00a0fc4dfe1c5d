"""Drives Debian's Chromium by Playwright, with the same few verbs as ``firefox``."""
import os, shutil
from playwright.sync_api import sync_playwright


def launched(playwright, *options):
    """The same engine without a window, tabs and menus: half of the work, where pages are only looked at."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    if not program:
        raise SystemExit("chromium-headless-shell is not installed: run Tests/set-up")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *options])


class Chromium:
    def __init__(self, has_scripts=True, is_still=False, has_touch=False, width=1280):
        program = shutil.which("chromium")
        if not program:
            raise SystemExit("chromium is not installed: run Tests/set-up")
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        context = self.browser.new_context(
            java_script_enabled=has_scripts, viewport={"width": width, "height": 900}, has_touch=has_touch,
            reduced_motion="reduce" if is_still else "no-preference")
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)

    def open(self, address):
        self.page.goto(address)

    def run(self, script):
        return self.page.evaluate("() => {" + script + "}")

    def click(self, selector):
        self.page.click(selector)

    def press(self, key):
        self.page.keyboard.press({" ": "Space"}.get(key, key))

    def hold(self, key, times):
        for _ in range(times):
            self.page.keyboard.down(key)
        self.page.keyboard.up(key)

    def touch(self, kind, *fingers):
        """"touchStart", "touchMove" or "touchEnd", with where the fingers now are."""
        self.session = getattr(self, "session", None) or self.page.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def screenshot(self, selector):
        return self.page.locator(selector).first.screenshot()

    def close(self):
        self.browser.close()
        self.playwright.stop()
