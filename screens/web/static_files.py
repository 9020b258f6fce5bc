"""Static files that the browser may cache for ever: their names change with their content, and nothing else can be asked for."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from screens.web.remarks import without

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
FOR_A_DAY = {"Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff"}
TYPES = {
    ".webp": "image/webp",
    ".png": "image/png",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
NO_CACHE = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
PACKED = frozenset({".js", ".css", ".svg"})
"""Texts: kept as they are sent. A telephone that opens a page asks for forty of them, and sixty may open it at once."""


class Together:
    """Files that name each other, such as modules: ``table.js`` becomes ``3f9c2a1b0d/table.js``, after the content of all."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        content = hashlib.sha256(b"\0".join(name.encode() + b"\0" + files[name].read_bytes() for name in sorted(files)))
        self._folder = content.hexdigest()[:10]
        self._paths = {self.name(name): path for name, path in files.items()}

    def name(self, plain: str) -> str:
        return f"{self._folder}/{plain}"

    def path(self, asked: str) -> Path | None:
        return self._paths.get(asked)


def route(address: str, path_of: Callable[[str], Path | None]) -> Route:
    """A route that answers ``address/<name>`` with the file ``path_of`` knows by that name, or 404."""

    async def answer(request: Request) -> Response:
        path = path_of(request.path_params["name"])
        kind = TYPES.get(path.suffix) if path is not None else None
        if path is None or kind is None:
            return PlainTextResponse("no such file", status_code=404)
        if path.suffix in PACKED:
            return _text(path, kind, "gzip" in request.headers.get("accept-encoding", ""))
        return FileResponse(path, media_type=kind, headers=FOR_EVER)

    return Route(f"{address}/{{name:path}}", answer, methods=["GET", "HEAD"])


def worker(address: str, files: Mapping[str, Path]) -> Route:
    """A route for modules that all pages of a browser share: of any page, one address, so that it cannot follow the content."""

    async def answer(request: Request) -> Response:
        path = files.get(request.path_params["name"])
        if path is None:
            return PlainTextResponse("no such file", status_code=404)
        return Response(_read(path)[0], media_type=TYPES[path.suffix], headers=NO_CACHE)

    return Route(f"{address}/{{name}}", answer, methods=["GET"])


def one_file(address: str, path: Path) -> Route:
    """A route that answers this address, whose name does not change with the content, with this file; kept for a day."""

    async def answer(_: Request) -> Response:
        return FileResponse(path, media_type=TYPES[path.suffix], headers=FOR_A_DAY)

    return Route(address, answer, methods=["GET", "HEAD"])


def _text(path: Path, kind: str, packed: bool) -> Response:
    body, small = _read(path)
    headers = {**FOR_EVER, "Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(small if packed else body, media_type=kind, headers=headers)


@lru_cache(maxsize=512)
def _read(path: Path) -> tuple[bytes, bytes]:
    """What is in the file for a browser, and the same packed."""
    body = without(path.read_text(encoding="utf-8"), path.suffix).encode()
    return body, gzip.compress(body, mtime=0)
