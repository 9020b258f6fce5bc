"""Keeping a match without a browser: what is entered is on disk, doubted, corrected, taken back, and told as text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.bologna.scorekeeper import LINES, Counted, Declared, Match, Out, Piled, Start, Stopped, fold
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import draw
from screens import services
from screens.components.board.match_text import as_text
from tests.screens.driving import LEARNER, given, visit
from tests.screens.posting import Device, drawn

CODE = "passero-baita-mulino-fungo"
NAMES = ("Anna", "Bruno", "Carla", "Dino")
START = Start(NAMES, dealer=1)
FIRST = Counted(1, (34, 14), 0, (60, 20), (50, 37))
FIGURES: dict[str, Any] = {"hand": 1, "criccone": [34, 14], "sequences": [60, 20], "cards": [50, None], "last": 0}


def keeper(*entries: Any, start: Start = START, locale: str = "en-GB") -> Device:
    """A device at a match with these entries."""
    kept = services.store().matches
    kept.begin(CODE, LEARNER, start, "first")
    for place, entry in enumerate(entries, 2):
        kept.append(CODE, LEARNER, place, entry, f"nonce {place}")
    device = Device(f"match/{CODE}", locale=locale)
    device.look()
    return device


def on_disk(code: str = CODE) -> Match:
    return fold(services.store().matches.entries(code))


def points(device: Device) -> list[int]:
    return [side["points"] for side in device.panel["board"]["sides"]]


def begin(device: Device, **more: Any) -> Match:
    """A match begun there, as it is on disk."""
    device.press("begin", {"names": list(NAMES)} | more)
    assert not device.refused, device.why
    return on_disk(device.panel["opened"])


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
    assert told["end"]["sides"] == ["Anna & Carla", "I Bisbetici"]


def test_two_pairs_of_one_name_are_told() -> None:
    device = Device("match/new")
    device.press("begin", {"names": list(NAMES), "sides": ["Bologna", "Bologna"]})
    assert "same name" in device.why
    assert not device.panel["opened"]


def test_a_name_missing_is_told() -> None:
    device = Device("match/new", locale="it-IT")
    device.press("begin", {"names": ["Anna", "", "", ""]})
    assert "non va" in device.why
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
    assert "who made the last trick" in device.why
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
    form = device.panel["log"][1]["correct"]
    assert form["had"]["sequences"] == [60, 20]
    better = FIGURES | {"criccone": [17, 14], "cards": [None, 37]}
    device.press("correct", {"number": 2, "event": "end", "value": better})
    match = on_disk()
    assert len(match.entries) == 3
    assert match.hands[0].totals == (17 + 6 + 60 + 50, 14 + 20 + 37)
    assert device.panel["undo"]["label"] == "Take back: No. 2 corrected. Hand 1 ends: 133 to 71"
    device.press("undo", {"number": device.panel["undo"]["number"]})
    assert on_disk().hands[0].totals == (150, 71)


def test_names_are_corrected_too() -> None:
    device = keeper(start=Start(NAMES, dealer=1, sides=("", "I Bisbetici")))
    told = device.panel["start"]
    assert (told["names"], told["sides"], told["dealer"]) == (list(NAMES), ["", "I Bisbetici"], 1)
    value = {"names": ["Anna", "Bruno", "Carlotta", "Dino"], "sides": told["sides"], "dealer": 1, "format": "800"}
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
    assert device.panel["end"]["outs"] == [{"seat": 2, "label": "Carla goes out with 34"}]
    device.press("out", {"hand": 2, "seat": 2})
    assert on_disk().entries[-1] == Out(2, 2)
    assert on_disk().over
    assert device.panel["board"]["now"].startswith("Anna & Carla win.")
    assert (device.panel["declare"], device.panel["end"]) == (None, None)


def test_cards_are_thrown_in_only_where_the_house_allows_it() -> None:
    device = keeper()
    assert "monte" not in device.panel["end"]["ways"]
    device.press("monte", {"hand": 1})
    assert "house rules" in device.why
    other = Start(NAMES, 1, "800", START.house.read({"andare_a_monte": True}))
    device.press("correct", {"number": 1, "event": "start", "value": {"names": list(NAMES), "dealer": 1}})
    services.store().matches.begin("luna-onda-faro-sole", LEARNER, other, "first")
    told = device.look("match/luna-onda-faro-sole")
    assert "monte" in told["end"]["ways"]
    assert "Hand 2" in device.press("monte", {"hand": 1})["board"]["now"]


def laid_out(position: Position) -> tuple[Device, Device]:
    """A match in whose first hand these cards were dealt, and the scoring table in it."""
    device = keeper(start=Start(NAMES, 0 if position.dealer == 0 else 1))
    return device, Device(f"pile/{CODE}/1/0")


def test_by_the_cards_the_figures_are_the_scoring_tables() -> None:
    position = draw("typical", Random(3))
    device, bench = laid_out(position)
    told = bench.press("text", write(position))
    assert told["whole"]
    device.press("pile", {"hand": 1, "side": 0, "position": told["options"]["text"]})
    entry = on_disk().entries[-1]
    assert isinstance(entry, Piled)
    counted = sheet(position)
    declared = counted.section("declared", 0), counted.section("declared", 1)
    assert on_disk().scores == (counted.total(0) - declared[0], counted.total(1) - declared[1])
    assert told["counted"]["totals"] == list(on_disk().scores)


def test_a_tap_on_the_pile_goes_from_what_the_browser_shows() -> None:
    _, bench = laid_out(Position())
    king = bench.press("text", "won-SK")["options"]["won"]
    told = bench.press("turn", {"on": [], "off": king}, seen=bench.panel["qid"])
    assert told["options"]["won"] == []
    again = bench.press("turn", {"on": king, "off": []}, seen=bench.panel["qid"])
    assert again["options"]["won"] == king
    assert not again["whole"], "nobody has said who made the last trick"


def test_the_pile_knows_what_the_match_knows() -> None:
    _, bench = laid_out(Position(dealer=1))
    assert bench.look()["options"]["dealer"] == 1
    told = bench.press("option", {"name": "dealer", "to": 0}, seen=bench.panel["qid"])
    assert told["options"]["dealer"] == 1


def test_a_pile_of_no_hand_is_no_place() -> None:
    keeper()
    for place in (f"pile/{CODE}/2/0", f"pile/{CODE}/1/2", f"pile/{CODE}/x/0", "pile/luna-luna-luna-luna/1/0"):
        bench = Device(place)
        bench.look()
        assert bench.status == 404, place


def test_left_off_and_taken_up_again() -> None:
    device = keeper(FIRST)
    device.press("stop", {})
    assert isinstance(on_disk().entries[-1], Stopped)
    assert device.panel["board"]["now"] == "Left off before the end."
    assert device.panel["undo"]["label"] == "Take back: Left off"
    device.press("undo", {"number": device.panel["undo"]["number"]})
    assert not on_disk().over


def test_another_match_of_the_same_players_begins_with_the_last_dealer() -> None:
    device = keeper(FIRST, Stopped())
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
