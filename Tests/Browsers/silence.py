"""A sound device for machines without one: it plays into nothing, at the speed of a real one.

Without it Firefox takes the end of a sound for played as soon as it is decoded.
"""
import contextlib, os, pathlib, shutil, subprocess, tempfile, time


@contextlib.contextmanager
def silent_device():
    """While it lasts, whatever this process starts plays into nothing."""
    if not shutil.which("pulseaudio"):
        raise SystemExit("pulseaudio is not installed: run Tests/set-up")
    with tempfile.TemporaryDirectory(prefix="silence-") as folder:
        socket = pathlib.Path(folder, "native")
        with open(pathlib.Path(folder, "log"), "wb") as log:
            server = subprocess.Popen(
                ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
                 "--log-level=error", "--load=module-null-sink",
                 f"--load=module-native-protocol-unix socket={socket} auth-anonymous=1"],
                env={**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        try:
            until = time.monotonic() + 10
            while not socket.exists():
                if time.monotonic() > until or server.poll() is not None:
                    raise SystemExit("pulseaudio did not start:\n" + pathlib.Path(folder, "log").read_text())
                time.sleep(0.05)
            os.environ["PULSE_SERVER"] = f"unix:{socket}"
            yield
        finally:
            os.environ.pop("PULSE_SERVER", None)
            server.terminate()
            server.wait()


@contextlib.contextmanager
def no_device():
    """While it lasts, what this process starts finds no sound device at all."""
    server = os.environ.get("PULSE_SERVER")
    os.environ["PULSE_SERVER"] = "unix:/nowhere"
    try:
        yield
    finally:
        if server is None:
            os.environ.pop("PULSE_SERVER", None)
        else:
            os.environ["PULSE_SERVER"] = server
