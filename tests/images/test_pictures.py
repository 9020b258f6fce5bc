"""Every sort of picture that a scanner, a telephone or a program makes: shown as it looks there, or refused with the reason."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageCms, ImageDraw

from images import pictures
from images.pictures import decode
from images.scans import ScanRefused

SIZE = (240, 500)
Colour = tuple[int, int, int]
GREY, BLUE = (128, 128, 128), (20, 40, 200)


def saved(picture: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    file = BytesIO()
    picture.save(file, kind, **how)  # type: ignore[arg-type]
    return file.getvalue()


def flat(mode: str, colour: object) -> Image.Image:
    return Image.new(mode, SIZE, colour)  # type: ignore[arg-type]


def see_through(picture: Image.Image) -> Image.Image:
    """The left half of it cannot be seen."""
    mask = Image.new("L", SIZE, 255)
    ImageDraw.Draw(mask).rectangle((0, 0, 119, 499), fill=0)
    picture.putalpha(mask)
    return picture


def palette() -> Image.Image:
    """Two colours, the first of which cannot be seen."""
    picture = Image.new("P", SIZE, 1)
    picture.putpalette([0, 0, 0, *BLUE])
    ImageDraw.Draw(picture).rectangle((0, 0, 119, 499), fill=0)
    return picture


WIDE = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
SCREEN = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
PICTURES: dict[str, tuple[Callable[[], bytes], Colour, Colour]] = {
    # what it is -> the bytes, and the colours at the left and at the right
    "grey": (lambda: saved(flat("L", 128)), GREY, GREY),
    "grey of sixteen bits": (lambda: saved(flat("I;16", 128 * 257)), GREY, GREY),
    "grey of two colours": (lambda: saved(flat("1", 1)), (255, 255, 255), (255, 255, 255)),
    "colours of sixteen bits": (lambda: sixteen_bits(BLUE), BLUE, BLUE),
    "grey that is seen through": (lambda: saved(see_through(flat("LA", (128, 255)))), pictures.PAPER, GREY),
    "grey with one shade that is seen through": (
        lambda: saved(flat("L", 7), transparency=7),
        pictures.PAPER,
        pictures.PAPER,
    ),
    "colours that are seen through": (lambda: saved(see_through(flat("RGBA", (*BLUE, 255)))), pictures.PAPER, BLUE),
    "a palette": (lambda: saved(palette()), (0, 0, 0), BLUE),
    "a palette that is seen through": (lambda: saved(palette(), transparency=0), pictures.PAPER, BLUE),
    "WebP that is seen through": (
        lambda: saved(see_through(flat("RGBA", (*BLUE, 255))), "WEBP", lossless=True),
        pictures.PAPER,
        BLUE,
    ),
    "JPEG in grey": (lambda: saved(flat("L", 128), "JPEG"), GREY, GREY),
    "JPEG for a printer": (lambda: saved(flat("CMYK", (255, 255, 0, 0)), "JPEG"), (0, 0, 255), (0, 0, 255)),
    "the colours of screens": (lambda: saved(flat("RGB", BLUE), icc_profile=SCREEN), BLUE, BLUE),
    "a profile of another sort": (lambda: saved(flat("RGB", BLUE), icc_profile=WIDE), BLUE, BLUE),
    "a profile that is none": (lambda: saved(flat("RGB", BLUE), icc_profile=b"no profile"), BLUE, BLUE),
}


def sixteen_bits(colour: Colour) -> bytes:
    """A PNG of sixteen bits a colour, which Pillow reads and does not write."""
    import struct
    import zlib

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    line = b"\0" + struct.pack(">HHH", *(one * 257 for one in colour)) * SIZE[0]
    head = struct.pack(">IIBBBBB", *SIZE, 16, 2, 0, 0, 0)
    data = zlib.compress(line * SIZE[1])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_it_shows_elsewhere(name: str) -> None:
    data, left, right = PICTURES[name]
    picture = decode("card", data())
    assert (picture.mode, picture.size) == ("RGB", SIZE)
    for place, colour in ((60, left), (180, right)):
        assert near(picture.getpixel((place, 250)), colour), (picture.getpixel((place, 250)), colour)


def near(found: object, wanted: Colour) -> bool:
    return isinstance(found, tuple) and all(abs(one - other) <= 4 for one, other in zip(found, wanted, strict=True))


def test_a_grey_of_sixteen_bits_keeps_its_shades() -> None:
    """From black at the left to white at the right, and no white card."""
    slope = Image.linear_gradient("L").resize(SIZE).convert("I").point(lambda grey: grey * 257).convert("I;16")
    shades = decode("card", saved(slope)).convert("L")
    assert [shades.getpixel((120, y)) for y in (0, 125, 250, 375, 499)] == pytest.approx([0, 64, 128, 192, 255], abs=4)


def test_the_profile_of_a_photograph_is_followed() -> None:
    """In a profile whose red and blue have changed places a red card is a blue one."""
    swapped = bytearray(SCREEN)
    red, blue = (at for at in (swapped.find(b"rXYZ"), swapped.find(b"bXYZ")))
    swapped[red : red + 4], swapped[blue : blue + 4] = b"bXYZ", b"rXYZ"
    assert near(
        decode("card", saved(flat("RGB", (255, 0, 0)), icc_profile=bytes(swapped))).getpixel((9, 9)), (0, 0, 255)
    )


FAST = {"compress_level": 1, "method": 0}
"""Each format knows the one or the other."""


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG"])
@pytest.mark.parametrize("size", [(500, 240), (4000, 3840)])
def test_whatever_was_held_sideways_is_turned_upright(kind: str, size: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    picture = Image.new("RGB", size, "red")
    picture.paste("blue", (size[0] // 2, 0, *size))
    upright = decode("card", saved(picture, kind, exif=exif, **FAST))
    assert upright.height > upright.width
    assert near(upright.getpixel((upright.width // 2, 9)), (254, 0, 0))
    assert near(upright.getpixel((upright.width // 2, upright.height - 9)), (0, 0, 254))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (lambda: saved(flat("RGB", BLUE), "TIFF"), "format"),
        (lambda: saved(flat("RGB", BLUE), "TIFF", save_all=True, append_images=[flat("RGB", GREY)]), "format"),
        (lambda: saved(flat("RGB", BLUE), "GIF"), "format"),
        (lambda: b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "format"),
        (lambda: saved(flat("RGB", BLUE), "WEBP", save_all=True, append_images=[flat("RGB", GREY)]), "animated"),
        (lambda: saved(flat("RGB", BLUE), "PNG", save_all=True, append_images=[flat("RGB", GREY)]), "animated"),
        (lambda: saved(flat("RGB", BLUE))[:-300], "damaged"),
    ],
)
def test_what_cannot_be_shown_is_refused(data: Callable[[], bytes], reason: str) -> None:
    with pytest.raises(ScanRefused) as error:
        decode("card", data())
    assert error.value.problem.reason == reason


PHOTOGRAPHS = {"JPEG": (8160, 6144), "PNG": (6000, 4080)}


@pytest.fixture(scope="module")
def photographs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Path]]:
    """One of fifty million pixels, one of 24.48."""
    folder = tmp_path_factory.mktemp("photographs")
    files = {kind: folder / f"card.{kind.lower()}" for kind in PHOTOGRAPHS}
    for kind, size in PHOTOGRAPHS.items():
        Image.new("RGB", size, BLUE).save(files[kind], compress_level=1)
    yield files
    for file in files.values():
        file.unlink()


@pytest.mark.parametrize("kind", PHOTOGRAPHS)
def test_a_photograph_of_a_telephone_is_taken_and_memory_has_its_bounds(
    kind: str, photographs: dict[str, Path]
) -> None:
    """In a process of its own, as a process cannot tell what a picture before it has taken."""
    look = (
        "import resource, sys; from pathlib import Path; from images.pictures import decode\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "picture = decode('card', Path(sys.argv[1]).read_bytes())\n"
        "print(*picture.size, *picture.getpixel((9, 9)), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    told = subprocess.run(
        [sys.executable, "-c", look, str(photographs[kind])], capture_output=True, text=True, check=True
    )
    width, height, *colour, grown = map(int, told.stdout.split())
    assert near(tuple(colour), BLUE)
    assert pictures.ENOUGH <= min(width, height) < 2 * pictures.ENOUGH
    assert grown < 300_000, "kilobytes"


def test_no_picture_that_is_taken_is_an_attack_to_pillow() -> None:
    assert max(pictures.MOST_PIXELS.values()) < (Image.MAX_IMAGE_PIXELS or 0)
    assert set(pictures.FORMATS) < set(pictures.MOST_PIXELS)


@pytest.mark.parametrize("mode", ["L", "I;16", "P", "1", "LA", "RGBA", "CMYK"])
def test_a_large_picture_is_reduced_as_a_small_one_is(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strip by strip, and none of them is seen."""
    slope = Image.linear_gradient("L").resize((241, 503))
    deep = slope.convert("I").point(lambda grey: grey * 257).convert("I;16")
    picture = deep if mode == "I;16" else slope.convert("RGB").convert(mode) if mode == "CMYK" else slope.convert(mode)
    data = saved(picture, "JPEG", quality=95) if mode == "CMYK" else saved(picture)
    whole = decode("card", data).convert("L").resize((80, 168), Image.Resampling.BOX)
    monkeypatch.setattr(pictures, "ENOUGH", 80)
    monkeypatch.setattr(pictures, "_ROWS", 8)
    small = decode("card", data).convert("L")
    assert min(small.size) < 160
    shades = [small.getpixel((small.width // 2, small.height * at // 10)) for at in range(1, 10)]
    wanted = [whole.getpixel((40, 168 * at // 10)) for at in range(1, 10)]
    assert shades == pytest.approx(wanted, abs=90 if mode == "1" else 6)
