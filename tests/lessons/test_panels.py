"""What a panel gives away (nothing) and what may come back from a browser (anything)."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.question.answered import marking
from lessons.question.kind import Answers, BadAnswer, Kind
from lessons.question.registry import kinds

from .table import ask, every_way

WAYS = [pytest.param(kind, way, id=f"{kind.name} {way}") for kind, way in every_way()]
HOSTILE: tuple[object, ...] = (
    *(None, True, False, -1, 10**30, 0.5, float("nan"), b"1", (0,)),
    *("", "0; DROP TABLE", "９", "²", "1" * 5000, "+-3", "--1"),
    *([], [[]], [[0]] * 3, [None], [True], [-1], [0, 0], [0.0], ["0"], list(range(500))),
    *({}, {"choice": None}, {"choice": 99}, {"choice": True}, {"choice": 0, "x": 1}, {"x": 0}),
)


@pytest.mark.parametrize(("kind", "way"), WAYS)
def test_whatever_a_browser_sends_is_an_answer_or_refused(kind: Kind[Any, Any], way: dict[str, Any]) -> None:
    item = ask(kind.name, 3, **way)
    given: Answers = ()
    for _ in range(40):
        for raw in HOSTILE:
            try:
                answer = kind.read(item, given, raw)
            except BadAnswer:
                continue
            marking.mark(kind, item, given, answer)
        right = kind.right(item, given)
        if marking.mark(kind, item, given, right).done:
            return
        given = (*given, right)


@pytest.mark.parametrize(("kind", "way"), WAYS)
def test_the_same_seed_makes_the_same_question(kind: Kind[Any, Any], way: dict[str, Any]) -> None:
    assert ask(kind.name, 11, **way) == ask(kind.name, 11, **way)
    assert any(ask(kind.name, 11, **way) != ask(kind.name, seed, **way) for seed in range(12, 16))


@pytest.mark.parametrize(("kind", "way"), WAYS)
def test_a_question_is_printed_as_it_is_asked_for_in_a_line(kind: Kind[Any, Any], way: dict[str, Any]) -> None:
    item = ask(kind.name, 3, **way)
    assert repr(kind.name) in str(item)
    assert "seed=3" in str(item)
    assert len(str(item)) < 200


def test_cards_to_be_put_in_order_do_not_lie_in_order() -> None:
    for seed in range(100):
        item: Any = ask("order-cards", seed, among="long")
        ranks = [card.strength for card in item.cards]
        assert ranks not in (sorted(ranks), sorted(ranks, reverse=True))


@pytest.mark.parametrize("name", ["name-card", "pick-cards"])
def test_cards_to_be_recognised_bear_no_name(name: str) -> None:
    panel = kinds()[name].panel(ask(name, 1))
    assert all(not row.named for row in panel.rows)


@pytest.mark.parametrize(
    ("name", "way"), [("name-card", {}), ("pick-cards", {"group": "trumps"}), ("pick-cards", {}), ("who-wins", {})]
)
def test_the_right_answer_may_stand_anywhere(name: str, way: dict[str, Any]) -> None:
    first = [kinds()[name].right(ask(name, seed, **way))[0] for seed in range(120)]
    assert len(set(first)) >= 3
    assert max(map(first.count, set(first))) < 90


def test_asked_for_a_moor_any_moor_is_right() -> None:
    kind = kinds()["pick-cards"]
    item: Any = ask("pick-cards", pick="Moor1", among="Moor1 Moor4 BJ")
    for i, card in enumerate(item.shown):
        assert marking.mark(kind, item, (), (i,)).ok == (card.code != "BJ")


def test_either_contatore_will_do_in_a_gap() -> None:
    kind = kinds()["count-grande"]
    item: Any = ask("count-grande", cards="Angel Matto Begato Moon T16")
    panel = kind.panel(item, ((0,),))
    for code in ("Matto", "Begato"):
        assert marking.mark(kind, item, ((0,),), (panel.pickable.index(code),)).ok


def test_a_mark_of_a_question_in_steps_says_when_it_is_over() -> None:
    kind = kinds()["count-grande"]
    item: Any = ask("count-grande", method="scavezzo", others="T7 Matto Moor1")
    given: Answers = ()
    done = []
    for _ in range(4):
        answer = kind.right(item, given)
        done.append(marking.mark(kind, item, given, answer).done)
        given = (*given, answer)
    assert done == [False, False, False, True]
