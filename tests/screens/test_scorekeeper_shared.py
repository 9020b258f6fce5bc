"""A kept match on more than one device and another day: left off, taken up, its page, its text and its files."""

from __future__ import annotations

import pytest

from engine.games.bologna.scorekeeper import LINES, Declared, Start, Stop, fold
from screens.components.match_forms.families import as_text
from screens.shared import services
from tests.screens.driving import given, visit
from tests.screens.kept_match import CODE, FIGURES, FIRST, NAMES, START, keeper, on_disk, points
from tests.screens.posting import Device


def test_left_off_and_taken_up_again() -> None:
    device = keeper(FIRST)
    device.press("stop", {})
    assert isinstance(on_disk().entries[-1], Stop)
    assert device.panel["board"]["now"] == "Stopped before the end."
    assert device.panel["undo"]["label"] == "Undo: Stopped"
    device.press("undo", {"number": device.panel["undo"]["number"]})
    assert not on_disk().over


def test_another_match_of_the_same_players_begins_with_the_last_dealer() -> None:
    device = keeper(FIRST, Stop())
    code = device.press("again")["opened"]
    assert on_disk(code).start.names == NAMES
    assert not on_disk(code).over
    assert device.look()["opened"] == "", "said once, to whoever pressed"


def test_another_device_sees_what_was_written() -> None:
    device = keeper()
    services.store().matches.append(CODE, "faro-onda-sole-luna", 2, FIRST, "elsewhere")
    device.look()
    assert points(device) == [150, 71]


def test_what_another_device_wrote_first_is_looked_at_before_this_is_written() -> None:
    device = keeper()
    services.store().matches.append(CODE, "faro-onda-sole-luna", 2, FIRST, "elsewhere")
    device.press("end", FIGURES)
    assert "This is hand 2, not hand 1" in device.why
    assert on_disk().entries == (START, FIRST)
    assert points(device) == [150, 71]


def test_two_devices_declare_in_one_hand_without_a_reload() -> None:
    ours, theirs = keeper(), Device(f"match/{CODE}", learner="faro-onda-sole-luna")
    theirs.look()
    ours.press("declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]})
    theirs.press("declare", {"hand": 1, "seat": 1, "figure": 18})
    assert on_disk().scores == (34, 18)
    assert points(theirs) == [34, 18]


def test_your_matches_are_offered() -> None:
    keeper(FIRST)
    told = Device("match/new").look()
    assert told["kept"] == [{"code": CODE, "label": "Anna & Carla 150 – 71 Bruno & Dino (Being played)"}]


def test_a_code_of_no_match_is_no_place() -> None:
    device = Device("match/luna-luna-luna-luna")
    device.look()
    assert device.status == 404


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_page_begins_with_the_match_of_its_address(locale: str) -> None:
    keeper(FIRST)
    told = given(visit("scorekeeper", locale=locale, match=CODE), "calzettini_board")
    assert told["place"] == f"match/{CODE}"
    assert [side["points"] for side in told["board"]["sides"]] == [150, 71]
    assert told["lang"] == locale[:2]


@pytest.mark.parametrize("asked", ["luna-luna-luna-luna", "new", "<b>"])
def test_the_page_of_no_match_offers_to_begin_one(asked: str) -> None:
    told = given(visit("scorekeeper", match=asked), "calzettini_board")
    assert (told["place"], told["sort"]) == ("match/new", "beginning")


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_text_of_a_match_reads_back(lang: str) -> None:
    match = fold([START, FIRST, Declared(2, 0, (("grande", 7),))])
    told = as_text(match, lang, CODE, "2026-05-09T18:30:00Z")
    lines = told[told.index("1. start") :]
    assert LINES.read(lines) == match.entries
    assert "Anna & Carla 180 – 71 Bruno & Dino" in told
    assert "2026-05-09" in told


def test_the_text_says_who_plays_where_a_pair_has_a_name() -> None:
    told = as_text(fold([Start(NAMES, sides=("I Bisbetici", ""))]), "it")
    assert "I Bisbetici (Anna & Carla) – Bruno & Dino" in told


@pytest.mark.parametrize(("sort", "begins"), [("txt", "Calzettini · ".encode()), ("pdf", b"%PDF")])
def test_a_match_is_taken_along_by_its_code(sort: str, begins: bytes) -> None:
    device = keeper(FIRST, locale="it-IT")
    address = next(href for _, href in device.panel["files"] if f".{sort}" in href)
    answer = device.get(address)
    assert answer.body.startswith(begins)
    assert f"calzettini-{CODE}.{sort}" in answer.headers["content-disposition"]


@pytest.mark.parametrize("name", ["luna-luna-luna-luna.txt", f"{CODE}.exe", f"{CODE}.txt?lang=xx", "../log.sqlite"])
def test_there_is_no_other_file(name: str) -> None:
    assert keeper().get(f"/match-files/{name}").status == 404
