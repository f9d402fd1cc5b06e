"""The other side of a web hook: a real HTTPS server on this computer."""

import contextlib
import http.server
import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

NAME = "hooks.example"
"""A host that our test's resolver knows; the certificate is its own."""
SECRET = "token-of-the-web-hook"
"""Part of the address: who knows it can write there."""


class OtherSide:
    """Somebody who keeps what it is sent."""

    def __init__(self, certificate: Path) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[Message] = []
        self.paths: list[str] = []
        self.hosts: list[str] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What it says to the next requests; after them, that all is well."""
        self.asked = threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()
        outer = self

        class Answering(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.bodies.append(body)
                outer.headers.append(self.headers)
                outer.paths.append(self.path)
                outer.hosts.append(self.headers["Host"])
                outer.asked.set()
                outer.go_on.wait(5)
                status, headers = outer.answers.pop(0) if outer.answers else (204, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.url = f"https://{NAME}:{self.port}/{SECRET}"

    @property
    def received(self) -> list[dict[str, Any]]:
        """All of it as JSON."""
        return [json.loads(body) for body in list(self.bodies)]

    def texts(self) -> list[str]:
        return [message["content"] for message in self.received]


def make_certificate(folder: Path) -> Path:
    """A key and a certificate for the host of the tests."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-nodes", "-days", "2"),
            *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", folder / "key.pem", "-out", folder / "certificate.pem"),
        ],
        check=True,
        capture_output=True,
    )
    both = folder / "both.pem"
    both.write_bytes((folder / "key.pem").read_bytes() + (folder / "certificate.pem").read_bytes())
    return both


@contextlib.contextmanager
def listening(certificate: Path) -> Iterator[OtherSide]:
    other = OtherSide(certificate)
    thread = threading.Thread(target=other.server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield other
    finally:
        other.go_on.set()
        other.server.shutdown()
        thread.join()
        other.server.server_close()
