"""Hints after a wrong answer go on from it: they take nothing back that was told, and send nobody to what was right."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.advice import PARTNER
from lessons.question.answered import ladder, marking
from lessons.question.kind import Said
from lessons.question.registry import kinds
from lessons.text.phrases import OFFERED, say
from tests.lessons.table import ask


def told(name: str, item: Any, answer: tuple[int, ...], heard: int, given: Any = ()) -> str:
    """The hint that comes with this wrong answer, by its reason."""
    kind = kinds()[name]
    mark = marking.mark(kind, item, given, answer)
    assert not mark.ok
    return ladder.told(kind, item, given, answer, mark, heard).says[-1].reason


@pytest.mark.parametrize(("answer", "last"), [(2, "which"), (4, "which"), (3, "side"), (0, "amount")])
def test_who_was_told_that_a_side_wins_is_not_asked_whether_anybody_does(answer: int, last: str) -> None:
    item = ask("settle", ask="item", item="four_kings", points=60, has="SK BK CK DK")
    assert kinds()["settle"].right(item) == (1,)
    assert told("settle", item, (answer,), 2) == f"hint.won-by.{last}"


def test_adding_up_begins_with_the_two_largest_figures() -> None:
    for seed in range(20):
        item: Any = ask("score-sheet", seed)
        for step in item.steps:
            if step.name == "total":
                first = step.hints[2]
                parts = [
                    item.cells[f"{step.about['side']}.{name}"].value
                    for name in ("criccone", "last", "sequences", "points")
                ]
                assert sorted((first.facts["first"], first.facts["second"])) == sorted(parts)[2:]


@pytest.mark.parametrize("reason", ["hint.count.running.first", "hint.settle.first-pays"])
def test_the_last_hint_is_a_whole_sentence(reason: str) -> None:
    verbs = ("Add", "has won", "Fai", "ha vinto", "Additionne", "a gagné")
    for lang in OFFERED:
        said = say(Said(reason, {"before": 1, "total": 2, "ours": 3, "theirs": 4}), lang, "sicily")
        assert any(verb in said for verb in verbs), said


def test_of_two_cards_between_which_one_may_choose_none_has_been_refused() -> None:
    kind, met = kinds()["pack-at-home"], set()
    for seed in range(40):
        item: Any = ask("pack-at-home", seed, ask="stands")
        for answer in ((i,) for i in range(len(item.shown)) if not kind.is_right(item, (), (i,))):
            hint = kind.first_step(item, (), answer)
            met.add(hint.reason.rpartition(".")[2])
            if hint.reason.endswith("-n"):
                assert hint.facts["n"] == sum(kind.is_right(item, (), (i,)) for i in range(len(item.shown))) > 1
            else:
                assert item.shown[answer[0]].code not in hint.facts["cards"]
    assert met == {"first-stands", "first-stands-n"}


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [("choose-card", "french3", "keys"), ("choose-card", "french4", "keys"), ("problem", "ottocento", "")],
)
def test_of_one_card_that_is_left_nobody_says_that_all_others_are_better(kind: str, name: str, way: str) -> None:
    its, met = kinds()[kind], set()
    for seed in range(40):
        item: Any = ask(kind, seed, game(name), **({"ask": way} if way else {}))
        for answer in ((i,) for i in range(len(its.panel(item).pickable)) if not its.is_right(item, (), (i,))):
            hint = its.first_step(item, (), answer).reason
            may = len(item.advice.options if way else item.problem.behind) - (not its.slip(item, (), answer).refused)
            if hint in ("hint.choose-card.any-other", "hint.choose-card.the-other"):
                assert hint.endswith("the-other") is (may == 1)
            met.add(hint)
    assert not way or "hint.choose-card.the-other" in met


def test_what_partner_wants_is_asked_of_those_alone_who_have_seen_partner_lead() -> None:
    met = set()
    for seed in range(60):
        item: Any = ask("choose-card", seed, ask="trumps")
        leaders = [trick.leader for trick in item.view.tricks] + ([item.view.leader] if item.view.trick else [])
        first = kinds()["choose-card"].hints(item)[0]
        assert ("partner" in say(first, "en", "bologna")) is (PARTNER in leaders)
        met.add(first.reason.rpartition(".")[2])
    assert met == {"trumps", "lead", "follow"}


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_whoever_chose_a_card_of_the_sort_that_wins_is_not_sent_to_look_for_it(name: str) -> None:
    """As with any trick, so with the last one, unless the Excuse wins it or was chosen."""
    met = set()
    for seed in range(60):
        item: Any = ask("last-trick", seed, game(name), ask="takes")
        best = item.trick[item.winner.index]
        for seat in (seat for seat in range(item.game.seats) if seat != item.won):
            mine = item.trick[(seat - item.leader) % item.game.seats]
            hint = kinds()["last-trick"].look(item, (), (seat,)).reason.rpartition(".")[2]
            if best.is_fool:
                assert hint == "takes-look"
            elif not mine.is_fool:
                met.add(hint)
                assert (hint == "look-same") is (mine.suit == best.suit)
                assert (hint == "look-trumps") is (best.is_trump and not mine.is_trump)
    assert met == {"look-same", "look-trumps", "look-suit"}
