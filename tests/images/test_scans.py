"""A club's scans: what is taken and put into shape, what is refused, and why."""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from images import packs, pictures, scans
from images.packs import Pack, load
from tests.images.scanning import folder, reasons, scan, shown


def test_png_webp_and_jpeg_are_taken_and_put_into_the_decks_shape(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club(
        {"SK": scan(tmp_path, "a.png"), "SQ": scan(tmp_path, "b.webp"), "SN": scan(tmp_path, "c.jpg")},
        back=scan(tmp_path, "d.png", colour="blue"),
    )
    assert not pack.problems
    assert set(pack.pictures) == {"SK", "SQ", "SN", "back"}
    assert shown(pack, "SK", 120).size == (120, 250)
    assert shown(pack, "SQ").size == (240, 500)


def test_a_large_scan_is_stored_960_wide_and_no_wider(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club({"SK": scan(tmp_path, "a.png", (1500, 3125))})
    assert shown(pack, "SK", 960).size == (960, 2000)


def test_a_scan_of_another_shape_is_set_on_paper_and_said_so(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club({"SK": scan(tmp_path, "wide.png", (400, 500))})
    picture = shown(pack, "SK", 120)
    assert picture.size == (120, 250)
    assert all(abs(a - b) < 8 for a, b in zip(picture.getpixel((60, 4)), pictures.PAPER, strict=True))  # type: ignore[arg-type]
    assert picture.getpixel((60, 125))[0] > 200  # type: ignore[index]
    (problem,) = pack.problems
    assert (problem.file, problem.reason, problem.fatal) == ("wide.png", "other-shape", False)
    assert problem.facts["off_percent"] == -40


def test_a_scan_a_little_off_is_pulled_into_shape_without_a_word(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club({"SK": scan(tmp_path, "a.png", (250, 500))})
    assert not pack.problems
    assert shown(pack, "SK").getpixel((120, 3))[0] > 200  # type: ignore[index]


def test_a_photograph_taken_sideways_is_turned_upright(club: Callable[..., Pack], tmp_path: Path) -> None:
    folder(tmp_path).mkdir(parents=True)
    picture = Image.new("RGB", (500, 240), "red")
    picture.paste("blue", (250, 0, 500, 240))
    exif = Image.Exif()
    exif[0x0112] = 6  # held a quarter to the left: the left side is up
    exif[0x010E] = "Via Zamboni 1"
    picture.save(folder(tmp_path) / "a.jpg", exif=exif)
    pack = club({"SK": "a.jpg"})
    assert not pack.problems
    upright = shown(pack, "SK")
    assert upright.getpixel((120, 40))[0] > 200  # type: ignore[index]
    assert upright.getpixel((120, 460))[2] > 200  # type: ignore[index]
    for width in packs.WIDTHS:
        stored = (pack.cache / pack.pictures["SK"][width]).read_bytes()
        assert b"Zamboni" not in stored
        assert b"EXIF" not in stored


@pytest.mark.parametrize(
    "name", ["../star.png", "/etc/passwd", "sub/star.png", "..", "a\\b.png", "C:star.png", ".star.png", ""]
)
def test_a_name_that_leads_out_of_the_folder_is_refused(club: Callable[..., Pack], tmp_path: Path, name: str) -> None:
    scan(tmp_path, "star.png")
    Image.new("RGB", (240, 500)).save(tmp_path / "packs" / "star.png")
    pack = club({"T16": name})
    assert reasons(pack) == {name: "path"}
    assert not pack.pictures


def test_a_link_to_a_file_elsewhere_is_refused(club: Callable[..., Pack], tmp_path: Path) -> None:
    scan(tmp_path, "real.png").replace("real", "link")
    os.symlink(folder(tmp_path) / "real.png", folder(tmp_path) / "link.png")
    assert reasons(club({"T16": "link.png"})) == {"link.png": "symlink"}


def test_a_pack_that_is_itself_a_link_is_refused(club: Callable[..., Pack], tmp_path: Path) -> None:
    club({"T16": scan(tmp_path, "a.png")})
    os.symlink(folder(tmp_path), tmp_path / "packs" / "other")
    assert reasons(load(tmp_path / "packs" / "other", tmp_path / "cache")) == {"other": "symlink"}


def test_a_file_that_is_too_big_is_refused_unread(club: Callable[..., Pack], tmp_path: Path) -> None:
    scan(tmp_path, "huge.png")
    with (folder(tmp_path) / "huge.png").open("ab") as file:
        file.truncate(scans.MAX_BYTES + 1)
    (problem,) = club({"T16": "huge.png"}).problems
    assert (problem.reason, problem.facts["limit"]) == ("too-big", 32 * 1024 * 1024)


@pytest.mark.parametrize("size", [(8001, 8000), (60000, 60000)])
def test_too_many_pixels_are_refused_by_the_header_alone(
    club: Callable[..., Pack], tmp_path: Path, size: tuple[int, int]
) -> None:
    folder(tmp_path).mkdir(parents=True)
    head = b"IHDR" + struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    (folder(tmp_path) / "bomb.png").write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", 13)
        + head
        + struct.pack(">I", zlib.crc32(head))
        + b"\0\0\0\4IDATxxxx\0\0\0\0"
    )
    assert reasons(club({"T16": "bomb.png"})) == {"bomb.png": "too-many-pixels"}


def test_a_moving_picture_is_refused(club: Callable[..., Pack], tmp_path: Path) -> None:
    other = Image.new("RGB", (240, 500), "blue")
    scan(tmp_path, "film.webp", save_all=True, append_images=[other])
    (problem,) = club({"T16": "film.webp"}).problems
    assert (problem.reason, problem.facts) == ("animated", {"frames": 2})


def test_a_telephones_jpeg_with_two_views_shows_the_first(club: Callable[..., Pack], tmp_path: Path) -> None:
    other = Image.new("RGB", (240, 500), "blue")
    scan(tmp_path, "phone.jpg", format="MPO", save_all=True, append_images=[other])
    pack = club({"T16": "phone.jpg"})
    assert not pack.problems
    assert shown(pack, "T16").getpixel((120, 250))[0] > 200  # type: ignore[index]


def test_what_is_no_picture_or_no_picture_we_take_is_refused(club: Callable[..., Pack], tmp_path: Path) -> None:
    scan(tmp_path, "a.gif")
    (folder(tmp_path) / "b.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder(tmp_path) / "c.png").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder(tmp_path) / "d.png").write_bytes(b"")
    pack = club({"SK": "a.gif", "SQ": "b.svg", "SN": "c.png", "SJ": "d.png"})
    assert set(reasons(pack).values()) == {"format"}
    assert len(pack.problems) == 4


def test_damaged_missing_and_tiny_files_are_refused_each_with_its_reason(
    club: Callable[..., Pack], tmp_path: Path
) -> None:
    scan(tmp_path, "half.png")
    whole = (folder(tmp_path) / "half.png").read_bytes()
    (folder(tmp_path) / "half.png").write_bytes(whole[: len(whole) // 2])
    (folder(tmp_path) / "folder.png").mkdir()
    pack = club({"SK": "half.png", "SQ": "gone.png", "SN": scan(tmp_path, "dot.png", (9, 9)), "SJ": "folder.png"})
    assert reasons(pack) == {
        "half.png": "damaged",
        "gone.png": "missing",
        "dot.png": "too-small",
        "folder.png": "not-a-file",
    }
    assert "half.png: damaged" in pack.report()
