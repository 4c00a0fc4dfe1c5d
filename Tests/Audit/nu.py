"""Runs the Nu HTML Checker over every HTML and SVG file of a site, in one go.

Not over style sheets: its CSS checker does not know `container`, `paint-order` and `vector-effect` yet.
"""
import json, pathlib, shutil, subprocess, urllib.parse
import site

# The package carries the checker's jar of January 2026.
[JAR] = [p for folder in site.getsitepackages() for p in pathlib.Path(folder).rglob("vnu.jar")]


def nu_errors(folder):
    """Problems by page path; files without any are absent."""
    java = shutil.which("java")
    if not java:
        raise SystemExit("java is not installed; the Nu checker needs it")
    run = subprocess.run(
        # Files are many, and each is short: no time is won by compiling well.
        [java, "-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", str(JAR),
         "--format", "json", "--skip-non-html", "--also-check-svg", str(folder)],
        capture_output=True, text=True, timeout=900)
    found = {}
    for message in json.loads(run.stderr or '{"messages":[]}')["messages"]:
        if message["type"] == "info" and message.get("subType") != "warning":
            continue
        # Read from disk there is no 'self': a browser judges the policy instead (audit.py, "quiet").
        if "violates Content Security Policy (meta tag)" in message["message"]:
            continue
        url = urllib.parse.unquote(urllib.parse.urlparse(message.get("url", "")).path)
        name = str(pathlib.Path(url).resolve().relative_to(pathlib.Path(folder).resolve())) if url else "?"
        place = f"line {message.get('lastLine')}"
        found.setdefault(name, []).append(
            f"{message['type']}: {message['message']} ({place}): {message.get('extract', '')[:120]!r}")
    return found
