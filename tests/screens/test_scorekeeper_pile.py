"""A hand of a kept match by its cards: the scoring table in it says what the match writes down."""

from __future__ import annotations

from random import Random

from engine.games.bologna.scorekeeper import Piled, Start
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import draw
from tests.screens.kept_match import CODE, NAMES, keeper, on_disk
from tests.screens.posting import Device


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
