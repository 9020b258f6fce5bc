"""Wrong answers sampled for people to judge: every kind and game is among them, and what is called wrong is marked wrong."""

from __future__ import annotations

from bench.truth.sampled import sample
from bench.truth.telling import told
from engine.game import games
from lessons.question.answered import marking
from lessons.question.registry import kinds

NUMBER, SEED = 110, 3


def test_every_kind_and_game_is_there_and_each_answer_is_marked_wrong() -> None:
    records = sample(NUMBER, SEED)
    assert len(records) == NUMBER
    assert {one.kind.name for one in records} == set(kinds())
    assert {one.item.game.id for one in records} == set(games())
    for one in records:
        assert not marking.mark(one.kind, one.item, one.given, one.answer).ok, one.item


def test_the_same_seed_gives_the_same_words_and_another_seed_others() -> None:
    first, again, other = (list(map(told, sample(NUMBER, seed))) for seed in (SEED, SEED, SEED + 1))
    assert first == again
    assert first != other
