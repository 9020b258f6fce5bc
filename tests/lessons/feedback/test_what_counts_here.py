"""Of points nobody speaks where they bring nothing; values are those of the way in which they are counted."""

from __future__ import annotations

from engine import game, games
from lessons.question.offers import counts_points
from lessons.question.registry import kinds
from tests.lessons import table


def test_in_ragusa_no_card_points_are_counted() -> None:
    """In Ragusa card points are ignored: the only score is for winning the last trick."""
    assert [name for name in games() if not counts_points(game(name))] == ["ragusa"]
    for name in ("how-many-points", "threes", "find-error", "in-pairs"):
        assert kinds()[name].refuses(game("ragusa"))
        assert not all(kinds()[name].refuses(game(other)) for other in ("mineo3", "ottocento"))
    for group in ("decine", "cinquine"):
        spec = table.spec("pick-cards", group=group)
        for name, faults in (("ragusa", 1), ("mineo3", 0)):
            its = game(name)
            assert len(list(kinds()["pick-cards"].faults(spec, its, its.house()))) == faults
