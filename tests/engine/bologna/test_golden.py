"""The worked examples of the sources, from tests/golden/ottocento.txt."""

from pathlib import Path

import pytest

from engine.games.bologna.counting.combinations import combination, found, total
from engine.games.bologna.counting.grande import lay_out
from engine.games.bologna.counting.scavezzo import shortcut
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.notation import read_cards

GOLDEN = Path(__file__).parents[2] / "golden" / "ottocento.txt"
EXAMPLES = [
    [part.strip() for part in line.split("|")]
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


@pytest.mark.parametrize(("what", "cards", "result", "where"), EXAMPLES, ids=[f"{e[0]}: {e[3]}" for e in EXAMPLES])
def test_a_worked_example_of_the_sources(what: str, cards: str, result: str, where: str) -> None:
    held = read_cards(PACK, cards)
    expected = [int(number) for number in result.split()]
    if what == "grande":
        layout = lay_out(held, Rules())
        others = [card for card in PACK if (card.is_trump or card.is_fool) and card not in held]
        short = shortcut(others, Rules())
        assert [layout.length, layout.points, layout.breaks] == expected, where
        assert [short.points, short.scavezzo] == expected[1:], where
    elif what == "criccone":
        assert total([one for one in found(held, Rules()) if not one.is_sequence]) == expected[0], where
    else:
        made = combination(what.removeprefix("sequence "), held, Rules())
        assert ([made.length, made.points] if made else [0, 0]) == expected, where


def test_two_trumps_of_the_published_hand_make_it_427_and_not_407() -> None:
    """Grande 19 cards = 90, swords 25, Moors 10, doubled: 250, with criccone 114, last trick 6 and 57 card points: 427."""
    grande = "Angel World Sun Moon T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 Moor1 Moor2 Begato"
    courts = "SK SQ SN SJ SA BQ CQ BN CN BJ CJ"
    made = found(read_cards(PACK, f"{grande} {courts}"), Rules())
    assert total(made) + 6 + 57 == 427
    without = found(read_cards(PACK, f"{grande} {courts}"), Rules(moors_in_grande=False))
    assert total(without) + 6 + 57 == 407
