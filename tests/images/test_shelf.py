"""The shelf and its builder: every card has a file, named discreetly, rebuilt when the art changes."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import perf_counter
from types import MappingProxyType

import pytest
from PIL import Image, ImageChops, ImageStat

from images import build, plain
from images.index import BUILT, read_index
from images.packs import Pack
from images.shelf import NoPicture, Shelf
from images.sources import Source, sources

PLAIN = {source.deck: source for source in sources() if source.pack == "plain"}
DRAW = cache(PLAIN["bologna"].draw)


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf.load()


@pytest.fixture
def small(tmp_path: Path) -> Source:
    """A pack of five cards, its drawing code in a folder that a test may change."""
    code = tmp_path / "code"
    code.mkdir()
    (code / "art.py").write_text("ink = 1\n")
    codes = ("SK", "T16", "Moor1", "Moor2", "Matto")
    return replace(PLAIN["bologna"], codes=lambda: codes, draw=DRAW, folders=(code,))


@pytest.mark.parametrize("deck", plain.DECKS)
@pytest.mark.parametrize("pack", ["plain", "drawn", "a-pack-that-was-deleted"])
def test_every_card_of_every_deck_has_a_picture_whatever_the_pack(shelf: Shelf, deck: str, pack: str) -> None:
    for code in plain.codes(deck):
        for width in (120, 240, 480):
            path = shelf.path(shelf.file(deck, pack, code, width))
            with Image.open(path) as picture:
                assert picture.size == (width, plain.height(deck, width))


def test_a_width_between_two_gets_the_larger_and_a_huge_one_the_largest(shelf: Shelf) -> None:
    assert shelf.file("bologna", "plain", "SK", 100) == shelf.file("bologna", "plain", "SK", 120)
    assert shelf.file("bologna", "plain", "SK", 130) == shelf.file("bologna", "plain", "SK", 240)
    assert shelf.file("bologna", "plain", "SK", 5000) == shelf.file("bologna", "plain", "SK", 480)


def test_file_names_do_not_tell_the_card(shelf: Shelf) -> None:
    for name in shelf.folders:
        assert re.fullmatch(r"[0-9a-f]{20}\.(png|webp)", name)


def test_the_twin_moors_share_one_file(shelf: Shelf) -> None:
    assert shelf.file("bologna", "plain", "Moor1", 240) == shelf.file("bologna", "plain", "Moor2", 240)


def test_a_card_or_a_file_that_is_not_there_is_refused(shelf: Shelf) -> None:
    with pytest.raises(NoPicture, match="T17"):
        shelf.file("bologna", "plain", "T17", 120)
    for name in ("index.json", "../shelf.py", "", "0" * 20 + ".png"):
        with pytest.raises(NoPicture):
            shelf.path(name)


def test_the_answer_takes_microseconds(shelf: Shelf) -> None:
    began = perf_counter()
    for _ in range(10_000):
        shelf.file("bologna", "no such pack", "T16", 120)
    assert (perf_counter() - began) / 10_000 < 50e-6


def test_scans_come_first_then_what_we_draw(shelf: Shelf, tmp_path: Path) -> None:
    files = MappingProxyType({120: "a" * 20 + ".webp"})
    club = Pack("club", "bologna", "", "", tmp_path, MappingProxyType({"SK": files, "Moor1": files}))
    with_scans = Shelf.load(own=[club])
    assert with_scans.file("bologna", "club", "SK", 120) == files[120]
    assert with_scans.path(files[120]) == tmp_path / files[120]
    assert with_scans.file("bologna", "club", "Moor2", 120) == files[120]
    assert with_scans.file("bologna", "club", "SQ", 120) == shelf.file("bologna", "drawn", "SQ", 120)
    assert with_scans.source("bologna", "club", "SQ") in ("drawn", "plain")
    assert with_scans.packs("bologna")[-1] == "club"
    assert with_scans.packs("france") == ("drawn", "plain")


def test_an_empty_folder_says_how_to_fill_it(tmp_path: Path) -> None:
    with pytest.raises(NoPicture, match=r"python -m images\.build"):
        Shelf.load(tmp_path)


def test_a_hand_of_fifteen_plain_cards_is_under_60_kilobytes(shelf: Shelf) -> None:
    for deck in plain.DECKS:
        sizes = sorted(shelf.path(shelf.file(deck, "plain", code, 120)).stat().st_size for code in plain.codes(deck))
        assert sum(sizes[-15:]) < 60_000


@pytest.mark.parametrize("source", sources(), ids=lambda source: f"{source.deck} {source.pack}")
def test_built_pictures_are_the_drawn_ones_but_for_a_shade(shelf: Shelf, source: Source) -> None:
    """All other tests of a pack look at what was built."""
    code = next(code for code in source.codes() if code != "back")
    drawn = source.draw(code, 480).convert("RGBA")
    with Image.open(shelf.path(shelf.file(source.deck, source.pack, code, 480))) as picture:
        off = ImageStat.Stat(ImageChops.difference(drawn, picture.convert("RGBA"))).mean
    assert sum(off) / len(off) < 3, code


def test_building_twice_draws_once(small: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    index = build.build([small], built)
    assert len(list(built.glob("*.png"))) == 4 * 3  # the twins share
    monkeypatch.setattr(build, "build_card", lambda *_: pytest.fail("drawn again"))
    assert build.build([small], built) == index


def test_the_index_is_stale_once_the_drawing_code_changes(small: Source, tmp_path: Path) -> None:
    built = tmp_path / "built"
    assert build.state(small, read_index(built), built) == "missing"
    index = build.build([small], built)
    assert build.state(small, index, built) == "fresh"
    (small.folders[0] / "art.py").write_bytes(b"ink = 1\r\n")
    assert build.state(small, index, built) == "fresh"
    (small.folders[0] / "art.py").write_text("ink = 2\n")
    assert build.state(small, index, built) == "stale"
    assert build.state(small, build.build([small], built), built) == "fresh"
    next(built.glob("*.png")).unlink()
    assert build.state(small, read_index(built), built) == "partial"
    assert build.state(small, build.build([small], built), built) == "fresh"


def test_pictures_that_no_card_needs_any_more_are_removed(small: Source, tmp_path: Path) -> None:
    built = tmp_path / "built"
    build.build([small], built)
    old = built / ("f" * 20 + ".png")
    old.write_bytes(b"")
    build.build([small], built)
    assert not old.exists()


def test_the_index_is_the_same_however_often_it_is_written(small: Source, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    build.build([small], one)
    build.build([small], other)
    assert (one / "index.json").read_bytes() == (other / "index.json").read_bytes()
    assert not list(one.glob("*.new"))
    assert "SK" in json.loads((one / "index.json").read_text())["decks"]["bologna"]["plain"]["cards"]


def test_a_damaged_index_is_rebuilt(small: Source, tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.json").write_text('{"schema": 1, "dec')
    assert build.build([small], tmp_path / "built")["decks"]["bologna"]["plain"]["digest"]


@pytest.mark.parametrize("source", sources(), ids=lambda source: f"{source.deck} {source.pack}")
def test_every_pack_was_built_from_this_very_code(source: Source) -> None:
    assert build.state(source, read_index(BUILT)) == "fresh", "run python -m images.build"
