"""The worked examples of the sources, from tests/golden/french.txt."""

from fractions import Fraction
from pathlib import Path

import pytest

from engine.games.france.auction.bidding import SIDES
from engine.games.france.reckoning.duel import Duel
from engine.games.france.reckoning.scoring import Result, payoffs, sheet
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides

GOLDEN = Path(__file__).parents[2] / "golden" / "french.txt"
EXAMPLES = [
    [part.strip() for part in line.split("|")]
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


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
