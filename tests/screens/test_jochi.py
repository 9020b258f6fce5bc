"""Keeping a Sicilian match without a browser: entered, refused with the reason, corrected, taken back, shown, printed."""

from __future__ import annotations

from typing import Any

import pytest

from screens.components.match_forms.families import as_text
from screens.prints.sheets import sicily
from tests.engine.sicily.test_scorekeeper import GAMES, NAMES
from tests.screens.keeping import begun, enter, form_of, on_disk, totals
from tests.screens.posting import Device

SOLO: dict[str, Any] = {"bidder": "1", "on": "20", "points.0": 61, "last": "0"}


def keeper(game: str = "mineo3", locale: str = "en-GB", **more: Any) -> Device:
    return begun(game, NAMES, locale, **more)


def deal(device: Device, kind: str = "solo", hand: int = 1, **told: Any) -> Device:
    return enter(device, kind, hand, **told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_every_game_has_a_form_in_both_languages(game: str, locale: str) -> None:
    device = keeper(game, locale)
    ways = form_of(device.panel)["ways"]
    assert ways
    assert all(way["fields"] or way["name"] == "thrown" for way in ways)


def test_a_deal_is_entered_and_everybody_sees_who_pays() -> None:
    device = deal(keeper(), **SOLO)
    assert totals(device) == ["−2", "4", "−2"]
    hand = device.panel["hands"][0]
    assert [line["points"] for line in hand["lines"]] == ["+1", "+1"]
    assert hand["lines"][0]["source"][0] == "Sicilian Tarocchi, Scoring"


def test_one_figure_of_two_sides_is_enough() -> None:
    device = deal(keeper(), **(SOLO | {"points.0": None, "points.1": 60}))
    assert on_disk(device).hands[0].end.figures.points == (49, 60)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"bidder": None}, "Say who has bid."),
        ({"points.0": None}, "Enter the card points."),
        ({"last": None}, "last trick"),
        ({"points.1": 50}, "there are 109"),
        ({"points.0": 2}, "alone make 5"),
        ({"kings": "0", "points.0": 12}, "cannot be"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(told: dict[str, Any], why: str) -> None:
    device = deal(keeper(), **(SOLO | told))
    assert device.refused
    assert why in device.why


def test_a_deal_is_corrected_and_taken_back() -> None:
    device = deal(keeper(), **SOLO)
    device.press(
        "correct", {"number": 2, "event": "deal", "value": {"hand": 1, "kind": "solo", "told": SOLO | {"on": "5"}}}
    )
    assert totals(device) == ["−4", "8", "−4"]
    device.press("undo", {"number": 3})
    assert totals(device) == ["−2", "4", "−2"]
    device.press("undo", {"number": 2})
    assert totals(device) == ["0", "0", "0"]
    assert device.panel["stages"][0]["hand"] == 1


def test_what_was_offered_for_throwing_in_is_paid() -> None:
    device = deal(keeper("calatafimi4"), "thrown", **{"pays.1": 4, "pays.2": 3, "takes.0": 7})
    assert totals(device) == ["7", "−4", "−3", "0"]


def test_the_pool_of_the_old_vanto_is_on_the_board() -> None:
    device = keeper("vanto")
    assert "In the pool: 30" in device.panel["board"]["now"]
    told = {"bidder": "0", "on": "15", "points.0": 55, "last": "1", "announced": ["vanto"]}
    assert "In the pool: 60" in deal(device, **told).panel["board"]["now"]
    assert totals(device) == ["−40", "−10", "−10"]


@pytest.mark.parametrize(
    "value",
    [
        {"hand": 1, "kind": "ottocento", "told": {}},
        {"hand": 1},
        {"hand": 1, "kind": "solo", "told": {"bidder": "9"}},
        "x",
    ],
)
def test_what_no_form_of_ours_says_is_a_bad_move(value: Any) -> None:
    device = keeper()
    device.press("deal", value)
    assert device.refused
    assert len(on_disk(device).places) == 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_sheet_tells_everything(lang: str) -> None:
    device = deal(deal(keeper(), **SOLO), "thrown", 2)
    match = on_disk(device)
    text = as_text(match, lang, device.panel["code"])
    assert "Bruno" in text
    assert "deal 1 solo by=2 points=61,48 last=1" in text
    assert sicily.filled(match, lang)[:4] == b"%PDF"
    assert sicily.blank(lang)[:4] == b"%PDF"


def test_in_ragusa_only_the_last_trick_is_asked_for_and_paid() -> None:
    device = deal(keeper("ragusa"), bidder="1", last="0")
    assert totals(device) == ["−1", "2", "−1"]


def laid(game: str, locale: str = "en-GB", **value: Any) -> Device:
    device = Device(f"settling/{game}", locale=locale)
    device.look()
    device.press("count", value)
    return device


def test_cards_laid_on_the_table_are_counted_by_threes_and_settled() -> None:
    ours = ["T20", "T19", "T18", "T17", "T16", "Fool", "SK", "S5"]
    told = {"bidder": "0", "last": "0", "captured.0.1": ["T17"], "announced": ["scommessa"]}
    counted = laid("mineo3", kind="solo", told=told, cards=[ours]).panel["counted"]
    mine, theirs = counted["sides"]
    assert [one["id"] for one in mine["threes"]] == ["three", "three", "left-over", "last-trick"]
    assert mine["points"] + theirs["points"] == 109
    # Vanto, pigliata and two for five arie against rimatura and the lost scommessa.
    assert [(one["id"], one["points"]) for one in counted["lines"]] == [
        ("rimatura", "+1"), ("vanto", "+1"), ("pigliata", "+1"), ("arie", "+2"), ("scommessa", "+1"),
    ]  # fmt: skip
    assert [sum for _, sum in counted["pays"]] == ["+4", "−2", "−2"]
    assert not counted["problem"]


def test_a_captured_card_lies_with_whoever_captured_it() -> None:
    told = {"bidder": "0", "last": "0", "captured.0.1": ["T17"]}
    counted = laid("mineo3", kind="solo", told=told, cards=[["SK"]]).panel["counted"]
    assert "cannot have been captured there" in counted["problem"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_scoring_table(game: str) -> None:
    for locale in ("en-GB", "it-IT"):
        device = Device(f"settling/{game}", locale=locale)
        device.look()
        for way in device.panel["form"]["ways"]:
            told = {"bidder": "0", "last": "0", "on": "15"}
            device.press("count", {"kind": way["name"], "told": told, "cards": [["SK", "T16"]]})
            assert not device.refused, device.why
            assert device.panel["counted"]["sides"][0]["points"] >= 6
