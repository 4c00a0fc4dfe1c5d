"""What checks in browsers found, and how both browsers are driven at once."""
import re, subprocess, sys, time


class Report:
    def __init__(self, browser):
        self.browser, self.passed, self.failures = browser, 0, []

    def expect(self, what, found, wanted=True):
        if found == wanted:
            self.passed += 1
        else:
            self.failures.append(f"{what}: {found!r}, not {wanted!r}")

    def within(self, what, found, low, high):
        if found is not None and low <= found <= high:
            self.passed += 1
            print(f"{self.browser}: {what}: {found:.2f}", flush=True)
        else:
            self.failures.append(f"{what}: {found!r}, not from {low:.2f} to {high:.2f}")

    def section(self, check, times=3):
        """Runs a part that begins with a page of its own, and again where it failed: browsers miss moments on a busy
        machine. What fails each time has failed. Gives what the part gives."""
        passed, known = self.passed, list(self.failures)
        for left in reversed(range(times)):
            found = check()
            if len(self.failures) == len(known) or not left:
                return found
            for failure in self.failures[len(known):]:
                print(f"{self.browser}: once more, for {failure}", flush=True)
            self.passed, self.failures = passed, list(known)

    def end(self):
        """Prints what failed, and the sum; true when something did."""
        for failure in self.failures:
            print(f"FAILED {self.browser}: {failure}")
        print(f"{self.passed} passed, {len(self.failures)} failed", flush=True)
        return bool(self.failures)


def until(find, seconds=15):
    """What is found at last; None when it is not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.03)
    return None


def in_each(browsers, script, *arguments):
    """Runs a script in all browsers at once, prints what they found and its sum; true when all passed."""
    runs = [subprocess.Popen([sys.executable, script, *map(str, arguments), "--browser", browser],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for browser in browsers]
    passed = failed = 0
    said, failures = [], []
    for browser, run in zip(browsers, runs):
        output = run.communicate()[0]
        counts = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
        if not counts:
            output += f"FAILED {browser}: the run ended early\n"
        for line in re.sub(r"^\d+ passed, \d+ failed\n", "", output, flags=re.M).splitlines():
            (failures if line.startswith("FAILED") else said).append(line)
        passed += int(counts[-1][0]) if counts else 0
        failed += int(counts[-1][1]) if counts else 1
    # What failed stands last, where the end of a long log is read.
    print("\n".join(said + failures))
    print(f"{passed} passed, {failed} failed")
    return failed == 0
