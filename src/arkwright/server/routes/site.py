"""The client in the browser: its files as they were built, and its page for all else.

The files are read once, when the server starts: a client built later shows after the next start.
"""

import hashlib
from html import escape
from pathlib import Path
from typing import NamedTuple

from litestar import Response, route
from litestar.enums import HttpMethod, MediaType
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from arkwright import locales
from arkwright.server.security.dependencies import HttpRequest, language_of
from arkwright.server.security.middleware import is_asking

PAGE = "index.html"
ASSETS = "assets/"
"""What stands here has its hash in its name, so it never changes."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, the best first, and how the name of the packed one ends."""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Browsers are told not to guess."""
UNKNOWN_KIND = "application/octet-stream"
UNCHANGED = 304
NOT_BUILT = 503


class File(NamedTuple):
    """A file of the client, as it is sent."""

    body: bytes
    headers: dict[str, str]

    @classmethod
    def read(cls, path: Path, headers: dict[str, str]) -> "File":
        body = path.read_bytes()
        return cls(body, {**headers, "ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'})


class Site:
    """All files of the client; none if it was not built."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, dict[str, File]] = {}
        """By their path, then by how they are packed."""
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in PACKED.values():
                self._files[path.relative_to(folder).as_posix()] = variants(path, folder)

    def find(self, path: str) -> dict[str, File] | None:
        """The file of this path. The client itself knows what to show at paths of no file."""
        path = path.strip("/")
        if path in self._files:
            return self._files[path]
        return None if "." in path.rpartition("/")[2] else self._files.get(PAGE, {})


def variants(path: Path, folder: Path) -> dict[str, File]:
    """A file as it is, and packed."""
    name = path.relative_to(folder).as_posix()
    headers = {
        "Content-Type": KINDS.get(path.suffix, UNKNOWN_KIND),
        "Cache-Control": FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    found = {"": File.read(path, headers)}
    for packing, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            found[packing] = File.read(packed, {**headers, "Content-Encoding": packing})
    return found


def best(found: dict[str, File], accepted: str) -> File:
    """The variant that a browser likes best, by its Accept-Encoding."""
    taken = {""}
    for like in accepted.lower().replace(" ", "").split(","):
        packing, weighed, quality = like.partition(";q=")
        if not weighed or quality.strip("0."):  # a weight of 0 is a refusal
            taken.add(packing)
    return next(found[packing] for packing in (*PACKED, "") if packing in taken & found.keys())


def pages(folder: Path) -> HTTPRouteHandler:
    """The route to the files of a folder, for every path that no other route takes."""
    site = Site(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: HttpRequest) -> Response[bytes]:
        path = request.scope["path"]
        found = None if is_asking(path) else site.find(path)
        if found is None:
            raise NotFoundException
        if not found:
            return not_built(language_of(request))
        file = best(found, request.headers.get("accept-encoding", ""))
        if file.headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=UNCHANGED, headers=file.headers)
        return Response(file.body, headers=file.headers)

    return page


def not_built(language: str) -> Response[bytes]:
    """A page that says how there would be one."""
    sentence = locales.sentence("problem-no-site", {}, language) or ""
    text = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"<title>Arkwright</title>\n<h1>Arkwright</h1>\n<p>{escape(sentence)}</p>\n"
        '<p><a href="/docs">/docs</a></p>\n</html>\n'
    )
    return Response(text.encode(), media_type=MediaType.HTML, status_code=NOT_BUILT)
