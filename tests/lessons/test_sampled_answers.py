"""Wrong answers sampled for people to judge: what is called wrong is marked wrong, and the same seed gives the same words."""

from __future__ import annotations

from bench.truth.sampled import sample
from bench.truth.telling import told
from lessons.question.answered import marking

NUMBER, SEED = 24, 3
KINDS = frozenset({"name-card", "points-needed", "next-to-act"})
"""A card, a number and words are answered with, in games of every family."""


def test_each_kind_is_there_and_each_answer_is_marked_wrong() -> None:
    records = sample(NUMBER, SEED, KINDS)
    assert len(records) == NUMBER
    assert {one.kind.name for one in records} == KINDS
    for one in records:
        assert not marking.mark(one.kind, one.item, one.given, one.answer).ok, one.item


def test_the_same_seed_gives_the_same_words_and_another_seed_others() -> None:
    first, again, other = (list(map(told, sample(NUMBER, seed, KINDS))) for seed in (SEED, SEED, SEED + 1))
    assert first == again
    assert first != other
