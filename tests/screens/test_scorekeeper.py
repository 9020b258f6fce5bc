"""A match kept without a browser: what is entered is on disk, doubted, corrected, taken back, and what is no entry is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.bologna.scorekeeper import Counted, Declared, Match, Out, Start
from screens.shared import services
from tests.screens.driving import LEARNER
from tests.screens.keeping import form_of
from tests.screens.kept_match import FIGURES, FIRST, NAMES, START, keeper, on_disk, points
from tests.screens.posting import Device, drawn


def begin(device: Device, **more: Any) -> Match:
    """A match begun there, as it is on disk."""
    device.press("begin", {"names": list(NAMES)} | more)
    assert not device.refused, device.why
    return on_disk(device.panel["opened"])


def ways(panel: Any) -> list[str]:
    """How the hand can end."""
    return [way["name"] for way in form_of(panel)["ways"]]


def test_a_match_begins_with_four_names() -> None:
    start = begin(Device("match/new")).start
    assert start.names == NAMES
    assert start.sides == ("", "")


def test_a_match_begins_by_the_rules_and_the_dealer_that_were_chosen() -> None:
    house = {"andare_a_monte": True, "tie_at_target": "draw"}
    start = begin(Device("match/new"), dealer=2, format="1000", house=house).start
    assert (start.dealer, start.format, start.rules.target) == (2, "1000", 1000)
    assert (start.house.andare_a_monte, start.house.tie_at_target) == (True, "draw")


def test_a_pair_may_have_a_name_of_its_own() -> None:
    device = Device("match/new")
    match = begin(device, sides=["", " I  Bisbetici "])
    assert match.start.sides == ("", "I Bisbetici")
    told = device.look(f"match/{device.panel['opened']}")
    assert [side["own"] for side in told["board"]["sides"]] == ["", "I Bisbetici"]
    assert told["sides"] == ["Anna & Carla", "I Bisbetici"]


def test_two_pairs_of_one_name_are_told() -> None:
    device = Device("match/new")
    device.press("begin", {"names": list(NAMES), "sides": ["Bologna", "Bologna"]})
    assert "same name" in device.why
    assert not device.panel["opened"]


def test_a_name_missing_is_told() -> None:
    device = Device("match/new", locale="it-IT")
    device.press("begin", {"names": ["Anna", "", "", ""]})
    assert "ha bisogno di un nome" in device.why
    assert not services.store().matches.of(LEARNER)


def test_a_press_that_begins_a_match_begins_one_however_often_it_comes() -> None:
    device, nonce = Device("match/new"), drawn()
    first = device.press("begin", {"names": list(NAMES)}, nonce)["opened"]
    again = Device("match/new").press("begin", {"names": list(NAMES)}, nonce)["opened"]
    assert first == again
    assert len(services.store().matches.of(LEARNER)) == 1


def test_declarations_are_on_disk_and_on_the_board() -> None:
    device = keeper()
    device.press("declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]})
    assert on_disk().entries[-1] == Declared(1, 2, (("kings", 4),))
    assert points(device) == [34, 0]


def test_what_a_declaration_is_worth_is_told_with_its_sizes() -> None:
    told = keeper().panel["combinations"]
    kinds = {one["kind"]: dict(one["sizes"]) for group in told["groups"] for one in group["kinds"]}
    for chosen in ((("kings", 4),), (("kings", 3), ("jacks", 4), ("queens", 3)), (("swords", 5), ("moors", 3))):
        doubled = 2 if len(chosen) >= told["doubles_from"] else 1
        assert Declared(1, 0, chosen).points == doubled * sum(kinds[kind][n] for kind, n in chosen)


def test_a_player_declares_once() -> None:
    device = keeper(Declared(1, 2, (("kings", 4),)))
    device.press("declare", {"hand": 1, "seat": 2, "figure": 18})
    assert "declared in this hand already" in device.why
    assert len(on_disk().entries) == 2


def test_every_press_counts_once() -> None:
    device, nonce = keeper(), drawn()
    first = device.press("end", FIGURES, nonce)
    again = device.press("end", FIGURES, nonce)
    assert (first["length"], again["length"], device.refused) == (2, 2, "")
    assert on_disk().entries == (START, FIRST)


def test_a_hand_by_figures_needs_one_sides_card_points() -> None:
    device = keeper()
    told = device.press("end", FIGURES)
    assert on_disk().entries[-1] == FIRST
    assert "Hand 2" in told["board"]["now"]
    assert "Carla deals" in told["board"]["now"]


@pytest.mark.parametrize("missing", [{"last": None}, {"cards": [None, None]}])
def test_an_incomplete_hand_says_what_is_missing(missing: dict[str, Any]) -> None:
    device = keeper()
    device.press("end", FIGURES | missing)
    assert "who won the last trick" in device.why
    assert len(on_disk().entries) == 1


def test_card_points_that_are_not_87_are_refused_with_their_sum() -> None:
    device = keeper(locale="it-IT")
    device.press("end", FIGURES | {"cards": [50, 40]})
    assert "90" in device.why
    assert len(on_disk().entries) == 1


def test_figures_that_no_cards_give_are_asked_about_first() -> None:
    device = keeper()
    odd = FIGURES | {"criccone": [33, 14]}
    device.press("end", odd)
    assert device.refused == "doubted"
    assert "33" in device.why
    assert len(on_disk().entries) == 1
    device.press("end", odd | {"anyway": True})
    assert on_disk().scores == (33 + 6 + 60 + 50, 14 + 20 + 37)
    assert "33" in device.panel["hands"][0]["remarks"][0]


def test_a_correction_keeps_what_was_there() -> None:
    device = keeper(FIRST)
    had = device.panel["log"][1]["correct"]["form"]["had"]["told"]
    assert (had["sequences.0"], had["sequences.1"]) == (60, 20)
    better = FIGURES | {"criccone": [17, 14], "cards": [None, 37]}
    device.press("correct", {"number": 2, "event": "end", "value": better})
    match = on_disk()
    assert len(match.entries) == 3
    assert match.hands[0].totals == (17 + 6 + 60 + 50, 14 + 20 + 37)
    assert device.panel["undo"]["label"] == "Undo: No. 2 corrected. Hand 1 ends: 133 to 71"
    device.press("undo", {"number": device.panel["undo"]["number"]})
    assert on_disk().hands[0].totals == (150, 71)


def test_names_are_corrected_too() -> None:
    device = keeper(start=Start(NAMES, dealer=1, sides=("", "I Bisbetici")))
    told = device.panel["log"][0]["correct"]["form"]["had"]["told"]
    assert [told[f"names.{seat}"] for seat in range(4)] == list(NAMES)
    assert (told["sides.0"], told["sides.1"], told["dealer"]) == ("", "I Bisbetici", 1)
    value = {"names": ["Anna", "Bruno", "Carlotta", "Dino"], "sides": ["", "I Bisbetici"], "dealer": 1, "format": "800"}
    device.press("correct", {"number": 1, "event": "start", "value": value})
    assert on_disk().start.names[2] == "Carlotta"
    assert on_disk().start.sides == ("", "I Bisbetici")


def test_house_rules_stay_when_names_are_corrected() -> None:
    house = START.house.read({"andare_a_monte": True, "matto_exchange": START.house.matto_exchange})
    device = keeper(start=Start(NAMES, 1, "800", house))
    device.press("correct", {"number": 1, "event": "start", "value": {"names": ["Ada", *NAMES[1:]], "dealer": 1}})
    assert on_disk().start.house == house


def test_going_out_is_offered_only_to_whom_it_is_open() -> None:
    device = keeper(Counted(1, (0, 0), 0, (724, 20), (50, 37)), Declared(2, 2, (("kings", 4),)))
    out = {"label": "Carla goes out with 34", "event": "out", "value": {"hand": 2, "seat": 2}}
    assert device.panel["stages"][-1]["presses"] == [out]
    device.press(out["event"], out["value"])
    assert on_disk().entries[-1] == Out(2, 2)
    assert on_disk().over
    assert device.panel["board"]["now"].startswith("Anna & Carla win.")
    assert device.panel["stages"] == []


def test_cards_are_thrown_in_only_where_the_house_allows_it() -> None:
    device = keeper()
    assert "monte" not in ways(device.panel)
    device.press("monte", {"hand": 1})
    assert "house rules" in device.why
    other = Start(NAMES, 1, "800", START.house.read({"andare_a_monte": True}))
    device.press("correct", {"number": 1, "event": "start", "value": {"names": list(NAMES), "dealer": 1}})
    services.store().matches.begin("luna-onda-faro-sole", LEARNER, other, "first")
    told = device.look("match/luna-onda-faro-sole")
    assert "monte" in ways(told)
    assert "Hand 2" in device.press("monte", {"hand": 1})["board"]["now"]


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"hand": 1},
        FIGURES | {"hand": True},
        FIGURES | {"hand": "1"},
        FIGURES | {"criccone": [34]},
        FIGURES | {"criccone": [34, -1]},
        FIGURES | {"last": 2},
        FIGURES | {"more": 1},
        [1, 2],
    ],
)
def test_what_is_no_hand_is_refused_and_nothing_is_written(value: object) -> None:
    device = keeper()
    device.press("end", value)
    assert (device.status, device.refused) == (422, "bad-move")
    assert len(on_disk().entries) == 1


@pytest.mark.parametrize(
    ("event", "value"),
    [
        ("dance", {}),
        ("begin", {"names": list(NAMES)}),
        ("correct", {"number": 2, "event": "undo", "value": {"number": 1}}),
        ("correct", {"number": 2, "event": "end", "value": {}}),
        ("pile", {"hand": 1, "side": 0, "position": "won-XX"}),
        ("declare", {"hand": 1, "seat": 4, "figure": 18}),
    ],
)
def test_what_is_no_press_of_a_match_is_refused(event: str, value: object) -> None:
    device = keeper(FIRST)
    device.press(event, value)
    assert device.refused == "bad-move"
    assert len(on_disk().entries) == 2
