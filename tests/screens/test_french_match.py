"""Keeping a French match without a browser: entered, refused with the reason, corrected, shown, printed, for three to five."""

from __future__ import annotations

from typing import Any

import pytest

from screens.components.match_forms.families import as_text
from screens.prints.sheets import france
from tests.engine.france.test_scorekeeper import GAMES, NAMES
from tests.screens.keeping import begun, enter, fields_of, form_of, on_disk, totals
from tests.screens.posting import Device

TOLD: dict[str, Any] = {"taker": "1", "bouts": "2", "points.taker": "56"}
LOCALES = ("en-GB", "it-IT", "fr-FR")


def keeper(game: str = "french4", locale: str = "en-GB", **more: Any) -> Device:
    return begun(game, NAMES, locale, **more)


def deal(device: Device, kind: str = "garde", hand: int = 1, **told: Any) -> Device:
    return enter(device, kind, hand, **told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_form_of_at_most_twelve_presses(game: str, locale: str) -> None:
    ways = {way["name"]: fields_of(way) for way in form_of(keeper(game, locale).panel)["ways"]}
    assert list(ways) == ["petite", "garde", "garde_sans", "garde_contre", "passed"]
    fields = ways["garde"]
    # The contract, one press for each field but the second count, two figures to type, and the button; two poignées at most.
    presses = 1 + sum(field["sort"] != "half" for field in fields) + 1 + 2 + 1 + 1
    assert presses <= 12
    assert [field["key"] for field in fields if field["key"] == "partner"] == ["partner"] * (game == "french5")


def test_a_deal_is_entered_and_each_line_tells_why() -> None:
    device = deal(keeper(), **TOLD, poignees=["0"])
    assert totals(device) == ["−100", "300", "−100", "−100"]
    lines = device.panel["hands"][0]["lines"]
    assert [(one["id"], one["points"]) for one in lines] == [
        ("bid-made", ""), ("game", "+50"), ("difference", "+30"), ("poignee", "+20"),
        ("pays-defender", "−100"), ("pays-taker", "+300"), ("pays-defender", "−100"), ("pays-defender", "−100"),
    ]  # fmt: skip
    assert all(one["text"] and one["source"][0].startswith("French Tarot") for one in lines)


def test_the_points_of_the_defence_are_enough_and_halves_are_read() -> None:
    told = TOLD | {"points.taker": None, "points.defence": "50.5"}
    device = deal(keeper("french3"), **told)
    end = on_disk(device).hands[0].end
    assert end is not None
    assert getattr(end, "half_points", 0) == 81
    assert totals(device) == ["52", "−104", "52"]


def test_five_share_as_the_table_has_agreed() -> None:
    told = TOLD | {"points.taker": "49", "partner": "3"}
    assert totals(deal(keeper("french5"), **told)) == ["−66", "132", "−66", "66", "−66"]
    assert totals(deal(keeper("french5", house={"split": "equal"}), **told)) == ["−66", "99", "−66", "99", "−66"]
    assert totals(deal(keeper("french5"), **told | {"partner": "alone"})) == ["−66", "264", "−66", "−66", "−66"]


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"taker": None}, "Say who is the taker."),
        ({"bouts": None}, "how many bouts"),
        ({"points.taker": None}, "Enter the card points"),
        ({"points.defence": "36"}, "there are 91"),
        ({"points.taker": "95"}, "there are 91 in the pack"),
        ({"points.taker": "4"}, "it must be 9 to 86½"),
        ({"points.taker": "91", "bouts": "3"}, "enter the slam"),
        ({"poignees": ["0", "1"]}, "23 trumps have been shown"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(told: dict[str, Any], why: str) -> None:
    device = deal(keeper(), **(TOLD | told))
    assert device.refused
    assert why in device.why


def test_a_stray_half_with_four_is_asked_about_and_may_be_meant() -> None:
    device = keeper()
    value = {"hand": 1, "kind": "garde", "told": TOLD | {"points.taker": "40.5"}}
    device.press("deal", value)
    assert device.refused
    assert "could be given for the Excuse" in device.why
    device.press("deal", {**value, "anyway": True})
    assert totals(device) == ["52", "−156", "52", "52"]


def test_a_deal_is_corrected_and_taken_back() -> None:
    device = deal(keeper(), **TOLD)
    value = {"hand": 1, "kind": "garde_contre", "told": TOLD}
    device.press("correct", {"number": 2, "event": "deal", "value": value})
    assert totals(device)[1] == "720"
    device.press("undo", {"number": 3})
    assert totals(device)[1] == "240"
    device.press("undo", {"number": 2})
    assert totals(device) == ["0", "0", "0", "0"]
    deal(device, "passed")
    assert device.panel["stages"][0]["hand"] == 2


@pytest.mark.parametrize(
    "value", [{"hand": 1, "kind": "solo", "told": {}}, {"hand": 1, "kind": "garde", "told": {"taker": "9"}}, "x"]
)
def test_what_no_form_of_ours_says_is_refused(value: Any) -> None:
    device = keeper()
    device.press("deal", value)
    assert device.refused
    assert len(on_disk(device).places) == 1


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_sheet_tells_everything(lang: str) -> None:
    device = deal(deal(keeper("french5"), **TOLD, partner="3", petit="taker", slam="missed"), "passed", 2)
    match = on_disk(device)
    text = as_text(match, lang, device.panel["code"])
    assert "donne 1 garde by=2 with=4 points=56 bouts=2 petit=taker announced" in text
    assert france.filled(match, lang)[:4] == b"%PDF"
    assert all(france.blank(lang, seats)[:4] == b"%PDF" for seats in (3, 4, 5))
    table = france.as_csv(match, lang).decode("utf-8-sig").splitlines()
    assert len(table) == 3
    assert "Bruno" in table[1]
    assert table[1].count("56") >= 1


def laid(game: str, locale: str = "en-GB", **value: Any) -> Device:
    device = Device(f"settling/{game}", locale=locale)
    device.look()
    device.press("count", value)
    assert not device.refused, device.why
    return device


def test_cards_laid_on_the_table_are_counted_in_pairs_and_paid() -> None:
    cards = ["T21", "Excuse", "SK", "HK", "DK", "SQ", "T20", "S2", "S3", "H2", "H3", "D2", "D3", "C2", "C3", "H4"]
    told = {"petit": "defence", "poignees": ["0"]}
    counted = laid("french4", kind="garde", told=told, cards=[cards]).panel["counted"]
    ours, theirs = counted["sides"]
    assert (ours["points"], theirs["points"]) == ("31", "60")
    assert not counted["problem"]
    # Two bouts need 41: lost by ten; 25 and 10 and the petit, twice, and the poignée for the winners.
    assert [sum for _, sum in counted["pays"]] == ["−330", "+110", "+110", "+110"]


def test_what_the_cards_contradict_is_said_and_nothing_is_paid() -> None:
    counted = laid("french4", kind="garde", told={"slam": "made"}, cards=[["SK", "T1"]]).panel["counted"]
    assert "Every trick makes more" in counted["problem"]
    assert not counted["pays"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_scoring_table(game: str, locale: str) -> None:
    device = Device(f"settling/{game}", locale=locale)
    device.look()
    assert [len(row) for row in device.panel["cards"]] in ([21, 14, 14, 14, 14, 1], [22, 14, 14, 14, 14])
    for way in device.panel["form"]["ways"]:
        device.press("count", {"kind": way["name"], "told": {"petit": "defence"}, "cards": [["SK", "T16"]]})
        assert not device.refused, device.why
        assert device.panel["counted"]["sides"][0]["points"] == "5"


def test_whoever_reads_french_is_offered_a_french_match_first() -> None:
    first = {locale: Device("match/new", locale=locale).look()["first"] for locale in LOCALES}
    assert first["fr-FR"] == "france"
    assert "france" not in (first["en-GB"], first["it-IT"])
