"""A small static server for tests: loopback only, byte ranges, quiet."""
import contextlib, functools, http.server, os, pathlib, re, threading

TYPES = {".flac": "audio/flac", ".vtt": "text/vtt", ".wav": "audio/wav", ".mid": "audio/midi",
         ".svg": "image/svg+xml", ".json": "application/json", ".csv": "text/csv; charset=utf-8",
         ".txt": "text/plain; charset=utf-8", ".html": "text/html; charset=utf-8", ".js": "text/javascript"}


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    # Firefox seeks in a sound that was opened by a link only where the first answer, the whole file,
    # says that ranges are served, as Apache, nginx and the hosts of static sites do.
    def send_response(self, code, message=None):
        super().send_response(code, message)
        self.send_header("Accept-Ranges", "bytes")

    def do_GET(self):
        match = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        path = self.translate_path(self.path)
        if not match or not os.path.isfile(path):
            return super().do_GET()
        size = os.path.getsize(path)
        first, last = int(match[1]), min(int(match[2] or size - 1), size - 1)
        if first >= size:
            return self.send_error(416)
        data = pathlib.Path(path).read_bytes()[first:last + 1]
        self.send_response(206)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Range", f"bytes {first}-{last}/{size}")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self.wfile.write(data)


@contextlib.contextmanager
def serve(folder):
    """Yields the base address, ending in "/", while the folder is served."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
