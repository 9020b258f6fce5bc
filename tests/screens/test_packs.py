"""Packs in the app: which one shows an item, the club's own on their page, and every refusal in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from streamlit.testing.v1 import AppTest

from engine import game
from images import manifest, pictures, scans
from images import packs as own_packs
from images.index import OURS
from images.packs import Pack
from lessons.question.kind import Row
from lessons.text.card_catalogue import entry
from screens.card_pictures import addresses, custom_packs, overlays
from screens.components.table.props import CardStyle, given_row
from screens.pages import gallery, packs
from screens.pages.packs import EXAMPLE, report, why
from screens.shared import services
from screens.wording import texts
from screens.wording.texts import unmarked
from tests.screens.driving import LEARNER, given, lesson, pick, visit

CODES = sorted(
    {
        code
        for module in (scans, pictures, manifest, own_packs)
        for code in re.findall(r'Problem\([^"\n]*"([a-z-]+)"', Path(module.__file__ or "").read_text(encoding="utf-8"))
    }
)


@pytest.fixture(autouse=True)
def nothing_found() -> Iterator[None]:
    yield
    custom_packs.forget()
    addresses.shelf.cache_clear()
    addresses.size.cache_clear()


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A pack of two scans and some mistakes, where the app looks for it."""
    folder = tmp_path / "packs" / "club"
    folder.mkdir(parents=True)
    for name, colour in (("angel.png", "red"), ("king.png", "blue")):
        Image.new("RGB", (480, 1000), colour).save(folder / name)
    Image.new("RGB", (600, 600)).save(folder / "square.png")
    Image.new("RGB", (9, 9)).save(folder / "dot.png")
    cards = {
        "Angel": "angel.png",
        "SK": "king.png",
        "SQ": "square.png",
        "SN": "dot.png",
        "Begatto": "b.png",
        "SJ": "../x",
    }
    told = {"schema": 1, "deck": "bologna", "title": "Il *circolo* <b>", "cards": cards}
    (folder / "manifest.json").write_text(json.dumps(told))
    addresses.look()
    return folder


def test_the_packs_lie_beside_the_log(tmp_path: Path) -> None:
    assert custom_packs.folder() == tmp_path / "packs"
    assert custom_packs.folder() not in custom_packs.cache().parents


@pytest.mark.parametrize("address", ["postgresql://host/calzettini", "sqlite://"])
def test_without_a_log_on_disk_they_lie_in_data(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALZETTINI_DATABASE", address)
    assert custom_packs.folder() == Path("data/packs")


def test_mixed_shows_half_of_the_items_drawn_and_an_item_always_alike() -> None:
    items = [f"which-ace {seed}" for seed in range(400)]
    shown = [custom_packs.pack_for("mixed", item, ("club",)) for item in items]
    assert shown == [custom_packs.pack_for("mixed", item, ("club",)) for item in items]
    assert 150 < shown.count("drawn") < 250
    assert set(shown) == {"drawn", "club"}


def test_mixed_without_own_packs_takes_the_plain_cards_and_with_two_takes_both() -> None:
    items = [str(n) for n in range(100)]
    assert {custom_packs.pack_for("mixed", item, ()) for item in items} == {"drawn", "plain"}
    assert {custom_packs.pack_for("mixed", item, ("a", "b")) for item in items} == {"drawn", "a", "b"}


def test_a_pack_that_was_chosen_shows_everything() -> None:
    assert custom_packs.pack_for("plain", "any", ("club",)) == "plain"


def test_scans_are_shown_under_names_that_do_not_tell_the_card_and_gaps_are_drawn(club: Path) -> None:
    assert re.fullmatch(r"/cards/[0-9a-f]{20}\.webp", addresses.url("bologna", "club", "Angel"))
    assert addresses.url("bologna", "club", "SN") == addresses.url("bologna", "drawn", "SN")
    assert addresses.path(addresses.url("bologna", "club", "SK").removeprefix("/cards/")) is not None
    assert addresses.path("king.png") is None


def test_a_learner_chooses_a_pack_in_settings_and_sees_it(club: Path) -> None:
    at = visit("settings")
    offered = [[one.content for one in group.proto.options] for group in at.get("button_group")]
    assert any(len(options) == 6 and "circolo" in options[4] for options in offered), offered
    services.store().keep(LEARNER, {"pack": "club"})
    cards = given(visit("gallery"))["rows"][0]["cards"]
    assert cards[0]["src"].endswith(".webp")
    assert cards[1]["src"].endswith(".png")


@pytest.mark.parametrize("pack", ["plain", "mixed"])
def test_a_card_to_be_recognised_is_never_a_plain_one(pack: str) -> None:
    look = CardStyle("en", "bologna", addresses.pack_for("bologna", pack, "x"), str)
    (card,) = given_row(Row(("SK",), named=False), look)["cards"]
    assert card["src"] == addresses.url("bologna", "drawn", "SK")


def test_a_question_in_mixed_packs_keeps_its_pictures() -> None:
    services.store().keep(LEARNER, {"pack": "mixed"})
    first, again = given(lesson("ottocento/following")), given(lesson("ottocento/following"))
    assert first["rows"] == again["rows"]


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_page_shows_a_pack_its_gaps_and_what_is_wrong(club: Path, locale: str) -> None:
    lang = locale[:2]
    at = visit("packs", locale=locale)
    assert at.title[0].value == texts.text("packs.title", lang)
    told = shown(at)
    assert texts.text("packs.part", lang, has=3, n=63) in told
    assert "«Begato»" in told if lang == "it" else "“Begato”" in told
    assert not re.search(r"{[a-z_]+}", told)
    assert at.header[0].value == r"Il \*circolo\* \<b\>"


def test_looking_again_finds_what_was_put_there_meanwhile(club: Path) -> None:
    at = visit("packs")
    (club.parent / "second").mkdir()
    at.button(key="look again").click().run()
    assert [pack.id for pack in custom_packs.found()] == ["club", "second"]


def test_without_packs_the_page_says_how_to_make_one() -> None:
    at = visit("packs")
    said = " ".join(one.value for one in at.markdown)
    assert texts.text("packs.none", "en") in said
    assert json.loads(at.code[1].value) == EXAMPLE


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words_for_what_is_wrong_and_what_helps(code: str, lang: str) -> None:
    assert len(CODES) >= 20
    assert texts.text(f"pack.why.{code}", lang)
    assert texts.text(f"pack.fix.{code}", lang)


def test_figures_are_told_as_people_write_them() -> None:
    problem = scans.PackProblem("a.png", "too-big", {"bytes": 40 * 1024 * 1024, "limit": scans.MAX_BYTES})
    assert why(problem, "en")[0] == "The file has 40 MB; the limit is 32 MB."
    assert why(scans.PackProblem("a.png", "other-shape", {"off_percent": -52}), "en")[0].startswith(
        "Its shape is off by 52 %"
    )
    assert (
        "64 MP" in why(scans.PackProblem("a.png", "too-many-pixels", {"limit": pictures.MOST_PIXELS["JPEG"]}), "it")[0]
    )


def test_what_stands_in_a_manifest_is_never_markup(tmp_path: Path) -> None:
    bad = scans.PackProblem("<img src=x>", "unknown-card", {"code": "<script>"})
    told = report(Pack("x", "bologna", "", "", tmp_path, {}, problems=(bad,)), "en")
    assert "<img src=x" not in told
    assert "<script" not in told
    assert unmarked("![a](http://b) :red[c]") == "\\!\\[a\\]\\(http\\:\u2060//b\\) \\:\u2060red\\[c\\]"


def test_a_pack_cannot_be_called_mixed() -> None:
    assert set(manifest.RESERVED) == {*OURS, custom_packs.MIXED}
    assert tuple(packs.names("en")) == (*OURS, custom_packs.MIXED)


def test_the_large_view_rings_what_tells_a_card() -> None:
    at = visit("gallery")
    pick(at, 0)
    assert '<div class="cz-face"><img' in shown(at)
    assert texts.text("gallery.show_marks", "en") in [one.label for one in at.toggle]
    known = entry("Angel")
    assert known is not None
    page = gallery._page(
        game("ottocento"), "Angel", known, "en", overlays.ring("Angel", "drawn", "bologna", "en", ["trumpet", "halo"])
    )
    assert page.count('<span class="cz-ring"') == 2
    assert "Ringed:</strong> the trumpet, the halo" in page


def shown(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))
