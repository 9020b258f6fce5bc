"""One scanned card: is the file safe to open, and the picture made of it."""

from __future__ import annotations

import os
import stat
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps

MAX_BYTES = 12 * 1024 * 1024
MAX_PIXELS = 24_000_000
MIN_SIDE = 100
FORMATS = ("PNG", "WEBP", "JPEG")
LARGEST = 960
"""No stored scan is wider than this many pixels."""
SLACK = 0.06
"""A scan whose shape is off by more is set on paper; up to that it is pulled into shape."""
PAPER = (248, 242, 226)


@dataclass(frozen=True)
class Problem:
    """What is wrong with a file or entry of a pack: ``reason`` is a code, ``facts`` its figures.

    ``fatal`` problems leave the card without this picture; the others are worth knowing.
    """

    file: str
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)
    fatal: bool = True

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.file}: {self.reason}" + (f" ({facts})" if facts else "")


class Refused(Exception):
    """Carries the ``problem`` for which a file was turned away."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def is_plain_name(name: str) -> bool:
    """A file name and nothing else: no folder, no drive, no climbing out, nothing hidden or unprintable."""
    return bool(name) and name.isprintable() and not set(name) & set('/\\:*?"<>|') and not name.startswith(".")


def read(folder: Path, name: str, limit: int = MAX_BYTES) -> bytes:
    """The bytes of a regular file of at most ``limit`` bytes that lies in ``folder`` itself.

    Raises ``Refused``: ``path``, ``missing``, ``symlink``, ``not-a-file``, ``too-big`` or ``unreadable``.
    """
    if not is_plain_name(name):
        raise Refused(Problem(name, "path", {"allowed": "a file name in the pack's own folder"}))
    path = folder / name
    try:
        found = path.lstat()
        if stat.S_ISLNK(found.st_mode):
            raise Refused(Problem(name, "symlink"))
        if not stat.S_ISREG(found.st_mode):
            raise Refused(Problem(name, "not-a-file"))
        if found.st_size > limit:
            raise Refused(Problem(name, "too-big", {"bytes": found.st_size, "limit": limit}))
        # the file may be swapped for a link after the look above, so the door refuses links as well
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(path, flags), "rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise Refused(Problem(name, "missing")) from None
    except OSError as error:
        raise Refused(Problem(name, "unreadable", {"error": error.strerror or type(error).__name__})) from None
    if len(data) > limit:
        raise Refused(Problem(name, "too-big", {"bytes": len(data), "limit": limit}))
    return data


def decode(name: str, data: bytes) -> Image.Image:
    """The picture upright on paper, RGB, without any metadata.

    Raises ``Refused``: ``format`` (not PNG, WebP or JPEG), ``too-small``, ``too-many-pixels``, ``animated``
    or ``damaged``. The size is judged by the header, before a pixel is decoded.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            picture = Image.open(BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise Refused(Problem(name, "too-many-pixels", {"limit": MAX_PIXELS})) from None
    except Exception:  # noqa: BLE001 - readers of damaged headers raise whatever they like
        raise Refused(Problem(name, "format", {"allowed": " ".join(FORMATS)})) from None
    width, height = picture.size
    if min(width, height) < MIN_SIDE:
        raise Refused(Problem(name, "too-small", {"width": width, "height": height, "least": MIN_SIDE}))
    if width * height > MAX_PIXELS:
        raise Refused(Problem(name, "too-many-pixels", {"pixels": width * height, "limit": MAX_PIXELS}))
    frames = getattr(picture, "n_frames", 1)
    if frames > 1 and picture.format != "MPO":  # a telephone's JPEG with a second view inside: the first is meant
        raise Refused(Problem(name, "animated", {"frames": frames}))
    try:
        picture.load()
        upright = ImageOps.exif_transpose(picture).convert("RGBA")
    except Exception as error:  # noqa: BLE001 - and so do decoders
        raise Refused(Problem(name, "damaged", {"error": type(error).__name__})) from None
    sheet = Image.new("RGB", upright.size, PAPER)
    sheet.paste(upright, mask=upright.getchannel("A"))
    return sheet


def fitted(picture: Image.Image, aspect: float) -> tuple[Image.Image, float]:
    """The picture in the deck's shape (height / width), at most 960 wide, and how far off it was."""
    own = picture.height / picture.width
    off = own / aspect - 1
    if abs(off) <= SLACK:
        width = min(LARGEST, picture.width)
        return picture.resize((width, round(width * aspect)), Image.Resampling.LANCZOS), off
    width = min(LARGEST, max(picture.width, round(picture.height / aspect)))
    size = (width, round(width * aspect))
    return ImageOps.pad(picture, size, Image.Resampling.LANCZOS, color=PAPER), off
