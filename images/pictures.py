"""A scan's bytes -> the picture: upright, on paper, in the colours of a screen, in a deck's shape; what cannot be shown is refused.

A photograph is far larger than it is ever shown. JPEG is decoded small in the first place, and anything else is reduced strip by
strip as soon as it is decoded. What a picture takes for a moment is measured: 300 MB at most, a WebP up to 500 MB.
"""

from __future__ import annotations

import warnings
from io import BytesIO

from PIL import Image, ImageCms, ImageOps

from images.scans import PackProblem, ScanRefused

MOST_PIXELS = {"JPEG": 64_000_000, "MPO": 64_000_000, "PNG": 52_000_000, "WEBP": 32_000_000}
"""By what decoding takes. All are below what Pillow takes for an attack (89 million), so that only one limit is ever told."""
MIN_SIDE = 100
FORMATS = ("PNG", "WEBP", "JPEG")
LARGEST = 960
"""No stored scan is wider than this many pixels."""
ENOUGH = 2 * LARGEST
"""Pixels of the shorter side that a scan keeps before it is put into shape."""
SLACK = 0.06
"""A scan whose shape is off by more is set on paper; up to that it is pulled into shape."""
PAPER = (248, 242, 226)
_ROWS = 64
"""Of the reduced picture, in a strip."""
_DEEP = ("I", "F", "I;16", "I;16L", "I;16B", "I;16N")
"""Modes of grey in more than eight bits, which Pillow would cut off at 255 instead of scaling them."""
_SCREEN = ImageCms.createProfile("sRGB")


def decode(name: str, data: bytes) -> Image.Image:
    """The picture upright on paper, RGB as screens have it, without any metadata.

    Raises ``Refused``: ``format`` (not PNG, WebP or JPEG), ``too-small``, ``too-many-pixels``, ``animated``
    or ``damaged``. The size is judged by the header, before a pixel is decoded.
    """
    picture = _opened(name, data)
    try:
        picture.draft(None, (ENOUGH, ENOUGH))
        picture.load()
        return _on_paper(ImageOps.exif_transpose(_reduced(picture)))
    except Exception as error:  # noqa: BLE001 - decoders of damaged files raise whatever they like
        raise ScanRefused(PackProblem(name, "damaged", {"error": type(error).__name__})) from None


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


def _opened(name: str, data: bytes) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            picture = Image.open(BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise ScanRefused(PackProblem(name, "too-many-pixels", {"limit": max(MOST_PIXELS.values())})) from None
    except Exception:  # noqa: BLE001 - and so do readers of damaged headers
        raise ScanRefused(PackProblem(name, "format", {"allowed": " ".join(FORMATS)})) from None
    width, height = picture.size
    if min(width, height) < MIN_SIDE:
        raise ScanRefused(PackProblem(name, "too-small", {"width": width, "height": height, "least": MIN_SIDE}))
    limit = MOST_PIXELS[str(picture.format)]
    if width * height > limit:
        raise ScanRefused(PackProblem(name, "too-many-pixels", {"pixels": width * height, "limit": limit}))
    frames = getattr(picture, "n_frames", 1)
    if frames > 1 and picture.format != "MPO":  # a telephone's JPEG with a second view inside: the first is meant
        raise ScanRefused(PackProblem(name, "animated", {"frames": frames}))
    return picture


def _reduced(picture: Image.Image) -> Image.Image:
    """The picture at a whole part of its size, where that is still enough; in eight bits for each colour."""
    times = min(picture.size) // ENOUGH
    if times < 2:
        return _in_eight_bits(picture)
    (width, height), deep = picture.size, _ROWS * times
    strips = (picture.crop((0, top, width, min(height, top + deep))) for top in range(0, height, deep))
    small: Image.Image | None = None
    for number, strip in enumerate(strips):
        part = _in_eight_bits(strip).reduce(times)
        if small is None:
            small = Image.new(part.mode, (part.width, -(-height // times)))
            small.info = dict(picture.info)
        small.paste(part, (0, number * _ROWS))
    return small or picture


def _in_eight_bits(picture: Image.Image) -> Image.Image:
    """Grey of sixteen bits scaled to eight, colours of a palette each by itself."""
    if picture.mode in _DEEP:
        return picture.convert("I").point(lambda grey: grey * (1 / 257)).convert("L")
    if picture.mode in ("P", "PA", "1") or "transparency" in picture.info:
        return picture.convert("RGBA")
    return picture


def _on_paper(picture: Image.Image) -> Image.Image:
    seen = picture.getchannel("A") if "A" in picture.getbands() else None
    colours = _for_screens(picture)
    if seen is None:
        return colours
    sheet = Image.new("RGB", colours.size, PAPER)
    sheet.paste(colours, mask=seen)
    return sheet


def _for_screens(picture: Image.Image) -> Image.Image:
    """Its colours as screens have them: those of a profile, such as a telephone's or a printer's, look pale or wrong without it."""
    plain = {"LA": "L", "RGBA": "RGB"}.get(picture.mode, picture.mode)
    colours, profile = picture.convert(plain), picture.info.get("icc_profile")
    if profile:
        try:
            told = ImageCms.profileToProfile(
                colours, ImageCms.ImageCmsProfile(BytesIO(profile)), _SCREEN, outputMode="RGB"
            )
        except (ImageCms.PyCMSError, OSError, ValueError):
            told = None  # a profile that does not fit the picture says nothing about it
        if told is not None:
            return told.copy()
    return colours.convert("RGB")
