"""The worked examples of the sources, from tests/golden/french.txt, and published deals, from french-deals.txt."""

from fractions import Fraction
from pathlib import Path

import pytest

from engine.games.france.auction.bidding import SIDES, bid_of
from engine.games.france.deal.score import score_hand
from engine.games.france.french4 import GAME
from engine.games.france.pack import PACK
from engine.games.france.playing import judge_play
from engine.games.france.reckoning.duel import Duel
from engine.games.france.reckoning.scoring import Result, payoffs, sheet
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides, winners
from engine.parts.tricks import Trick

GOLDEN = Path(__file__).parents[2] / "golden"


def lines(name: str) -> list[str]:
    return [line for line in (GOLDEN / name).read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]


EXAMPLES = [[part.strip() for part in line.split("|")] for line in lines("french.txt")]
DEALS = [text.splitlines() for text in "\n".join(lines("french-deals.txt")).split("deal ")[1:]]


def halves(text: str) -> int:
    return int(Fraction(text) * 2)


def side(text: str | None) -> int | None:
    return None if text is None else SIDES.index(text)


@pytest.mark.parametrize(("what", "given", "result", "where"), EXAMPLES, ids=[f"{e[0]}: {e[3]}" for e in EXAMPLES])
def test_a_worked_example_of_the_sources(what: str, given: str, result: str, where: str) -> None:
    plain = [word for word in given.split() if "=" not in word]
    named = dict(word.split("=") for word in given.split() if "=" in word)
    kind, *more = what.split()
    expected = [Fraction(number) for number in result.split()]
    if kind == "hand":
        poignees = (int(named["poignee"]),) if "poignee" in named else ()
        petit, slam, announced = (side(named.get(name)) for name in ("petit", "slam", "announced"))
        one = Result(more[0], halves(plain[0]), int(plain[1]), petit, poignees, slam, announced)
        assert [sheet(one, FrenchRules()).total] == expected, where
    elif kind == "shares":
        each, taker, partner, split = plain
        sides = Sides(int(more[0]), int(taker), None if partner == "-" else int(partner))
        assert list(payoffs(int(each), sides, FrenchRules(split=split))) == expected, where
    else:
        points, bouts = (halves(plain[0]), halves(plain[2])), (int(plain[1]), int(plain[3]))
        duel = Duel(points, bouts, int(named["petit"]) if "petit" in named else None)
        assert list(duel.scores) == expected, where
        assert sum(duel.payoffs) == 0


@pytest.mark.parametrize("told", DEALS, ids=[told[0].split("|")[-1].strip() for told in DEALS])
def test_a_published_deal_is_played_by_the_rules_and_comes_to_what_was_published(told: list[str]) -> None:
    contract, leads, result, _ = (part.strip() for part in told[0].split("|"))
    bid, _, taker = contract.split()
    points, bouts, each = result.split()
    aside, *played = [[PACK[code] for code in line.split() if code != "aside"] for line in told[1:]]
    assert {*aside, *(card for cards in played for card in cards)} == set(PACK)
    seats, size, leader = GAME.form.seats, GAME.form.size, int(leads)
    sides, tricks = Sides(seats, int(taker)), list[Trick]()
    for cards in played:
        tricks.append(Trick(leader, tuple(cards)))
        leader = winners(tricks, sides, size)[-1]
    hands = [[trick.cards[(seat - trick.leader) % seats] for trick in tricks] for seat in range(seats)]
    for number, trick in enumerate(tricks):
        for place, card in enumerate(trick.cards):
            held = hands[trick.seat(place, seats)][number:]
            assert judge_play(held, trick.cards[:place], card).ok, f"trick {number + 1}: {card.code}"
    score = score_hand(GAME.form, sides, bid_of(bid), aside, tricks, (), None, FrenchRules())
    assert score.outcome is not None
    assert (score.outcome.half_points[0], score.outcome.bouts[0]) == (halves(points), int(bouts))
    assert score.per_defender == int(each)
