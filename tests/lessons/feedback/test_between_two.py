"""Where two play, a trick has two cards, and nobody speaks of others."""

from __future__ import annotations

import pytest

from engine import game
from lessons.question.answered import marking
from lessons.question.for_two import mark
from lessons.question.kind import Mark
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask


@pytest.mark.parametrize(
    ("name", "cards"), [("ottocento", ("four", "quattro", "quatre")), ("mille", ("two", "due", "deux"))]
)
def test_the_last_trick_has_a_card_of_each_player(name: str, cards: tuple[str, ...]) -> None:
    item, kind = ask("may-leave", 0, game(name), ask="whose"), kinds()["may-leave"]
    told = mark(Mark(False, False, (marking.remedy(kind, item, (), "discard-goes-with-last-trick"),)), item.game).says
    assert [cards[i] in say(told[0], lang, "bologna") for i, lang in enumerate(OFFERED)] == [True] * 3


def test_the_fool_of_two_leaves_one_card_and_not_several() -> None:
    """Two cards make a trick: beside the Fool there is one (sicilian#the-play)."""
    item, kind = ask("legal-plays", 0, game("calatafimi2"), trick="DH", hand="T15 Fool DQ D5"), kinds()["legal-plays"]
    (fool,) = (said for said in kind.explain(item, (), kind.right(item)).says if said.reason == "fool-any-time")
    for lang, others in (("en", "others"), ("it", "le altre"), ("fr", "les autres")):
        assert others not in say(fool, lang, "sicily")
