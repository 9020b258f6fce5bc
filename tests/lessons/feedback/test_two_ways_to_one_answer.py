"""An answer that several thoughts lead to, one of them no wrong rule or one of another game, is told as none for a fact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine import game
from engine.games.bologna.counting.combinations import factor, total
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Answers
from lessons.question.registry import about, kinds, misconceptions
from tests.lessons import table
from tests.lessons.feedback.situations import situations, steps_of
from tests.lessons.feedback.test_slips import sure


def told_for(name: str, item: Any, given: Answers, answer: tuple[int, ...]) -> list[str]:
    """The wrong rules told as facts for this answer, whichever of them the question aims at."""
    its, found = kinds()[name], set()
    for belief in about(name):
        aimed = replace(item, aim=(belief.id,))
        told = diagnose(its, aimed, given, answer)
        if told is not None and sure(told):
            found.add(told.misconception)
    return sorted(found)


def multiplied() -> Iterator[tuple[str, Any, Answers, int]]:
    """Steps at which something is multiplied: the kind, the question, the answers before, and by how many."""
    for name in ("calatafimi3", "calatafimi4", "barcellona3", "tortorici3"):
        for item in situations("differences", name, 60):
            for given, step in steps_of(item):
                if step.name == "all":
                    yield "differences", item, given, step.about["times"]
    for name in ("mineo3", "ragusa"):
        for item in situations("settle", name, 60):
            for given, step in steps_of(item):
                if step.name == "all":
                    yield "settle", item, given, step.about["opponents"]
                elif step.name == "each" and step.about["double"]:
                    yield "settle", item, given, 2


def test_by_how_many_it_is_multiplied_is_no_wrong_rule_when_written_for_what_it_comes_to() -> None:
    met = set()
    for name, item, given, factor_of_it in multiplied():
        if factor_of_it > 1 and not kinds()[name].is_right(item, given, (factor_of_it,)):
            met.add((name, item.at(given).name))
            assert not told_for(name, item, given, (factor_of_it,)), (item, given, factor_of_it)
    assert met == {("differences", "all"), ("settle", "all"), ("settle", "each")}


def test_the_jochi_of_one_side_written_twice_or_for_every_opponent_are_no_captured_trumps() -> None:
    """Doubling and the other players come later (sicilian#scoring): who begins there has not counted other items."""
    met = 0
    for name in ("mineo3", "ragusa"):
        for item in situations("settle", name, 80):
            for given, step in steps_of(item):
                if step.name in ("soloist", "others") and step.right[0]:
                    for times in {2, step.about["opponents"]}:
                        met += 1
                        answer = (times * step.right[0],)
                        assert not told_for("settle", item, given, answer), (item, given, answer)
    assert met > 100


def test_where_one_sort_doubles_by_itself_everything_doubled_is_no_mixing() -> None:
    """Three sets double the sets, three sequences the sequences (ottocento#declarations); who doubles all need not have mixed."""
    met = set()
    for name in ("ottocento", "mille"):
        for seed in range(250):
            item: Any = table.ask("declare", seed, game(name), ask="worth")
            made = item.steps[0].about["hands"][0]
            everything = 2 * sum(one.points for one in made)
            if 2 in factor(made) and everything != total(made):
                met.add(name)
                assert not told_for("declare", item, (), (everything,)), (item, made)
    assert met == {"ottocento", "mille"}


def test_where_neither_sort_has_three_mixing_them_is_known() -> None:
    item: Any = table.ask(
        "declare", 0, game("ottocento"), ask="worth", hand="SK BK CK DQ DN DJ DK SQ SN SJ T5 T7 T9 B6 C7"
    )
    made = item.steps[0].about["hands"][0]
    assert factor(made) == (1, 1)
    aimed = replace(item, aim=("sets-and-sequences-mix",))
    answer = kinds()["declare"].answer_under(aimed, (), misconceptions()["sets-and-sequences-mix"])
    assert answer is not None
    assert sure(diagnose(kinds()["declare"], aimed, (), answer))


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_who_begins_at_the_bottom_need_not_climb_step_by_step(name: str) -> None:
    met = set()
    for item in situations("auction", name, 120, ask="may"):
        nobody = not set(item.said) - {"pass"} and not item.over
        for place, words in enumerate(item.offered):
            if words == {"pass", "petite"} and nobody:
                met.add(bool(item.said))
                assert not told_for("auction", item, (), (place,)), item
    assert met == {True, False}


def test_after_a_bid_one_step_alone_is_known() -> None:
    item: Any = next(
        one for one in situations("auction", "french4", 60, ask="may") if one.highest == "petite" and not one.over
    )
    assert told_for("auction", item, (), (item.offered.index({"pass", "garde"}),)) == ["only-the-next-bid"]


def test_the_ace_of_coins_above_the_small_cards_may_be_a_habit_of_bologna() -> None:
    """There it is the best of them, and small cards turn round (ottocento#the-cards); here it is the least of its suit."""
    its, of = kinds()["who-wins"], game("barcellona4")
    small, known = ("DA", "D5", "D7", "D10", "D9"), 0
    for courts in ((), ("DH",), ("DK", "DM")):
        for others in permutations(small[1:], of.seats - 1 - len(courts)):
            for place in range(of.seats):
                cards = [*courts, *others]
                cards.insert(place, "DA")
                item: Any = table.ask("who-wins", 0, of, trick=" ".join(cards))
                assert not its.is_right(item, (), (place,))
                told = told_for("who-wins", item, (), (place,))
                known += "ace-high" in told
                assert courts or not told, item.trick
    assert known
