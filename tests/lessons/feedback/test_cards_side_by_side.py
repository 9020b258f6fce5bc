"""What tells a card is said of the cards that lie there: no look-alike that is not in the row, no horse where nobody rides."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.cards import Card
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.card_catalogue import entry
from lessons.text.phrases import say
from lessons.yamlfile.fields import LANGS
from tests.lessons.feedback.situations import ask, situations


def _called(card: Card, item: Any) -> str:
    told = entry(card.code, item.game.family)
    return str(told.name["en"]) if told else card.code


@pytest.mark.parametrize("name", ["ottocento", "mineo3", "french4"])
def test_no_card_is_named_that_does_not_lie_there(name: str) -> None:
    kind, met = kinds()["which-of-two"], 0
    for item in situations("which-of-two", name, 60):
        every, there = ({_called(card, item) for card in some} for some in (item.game.pack, item.shown))
        apart = item.difference in ("suit", "count", "numbers")
        for answer in range(len(item.shown)):
            rule, why = kind.hints(item)[1], kind.explain(item, (), (answer,)).says[-1]
            for said in () if apart else (rule, why):
                text = say(said, "en", item.game.family)
                looks = say(Message("hint.pick-cards.sought", {"card": item.wanted[0].code}), "en", item.game.family)
                assert not {called for called in every - there if called in text and called not in looks}, (text, there)
                met += 1
    assert met


def test_a_horse_is_looked_for_only_where_one_of_them_rides() -> None:
    for name, cards, horse in (
        ("ottocento", "SK SQ", False),
        ("ottocento", "SN SJ", True),
        ("mineo3", "SQ SM", False),
        ("mineo3", "SH SM", True),
        ("ottocento", "SK BK", False),
    ):
        item: Any = ask("which-of-two", 0, game(name), pick=cards.split()[0], among=cards)
        look = kinds()["which-of-two"].hints(item)[0]
        assert ("horse" in say(look, "en", item.game.family)) is horse


def test_an_ace_and_a_cup_are_not_told_by_curved_swords() -> None:
    """The ace of swords shows a straight bar; on cups nothing is curved or straight."""
    for code, curved in (("SA", False), ("BA", False), ("S9", True), ("B8", True), ("C7", False), ("DA", False)):
        item: Any = ask("name-card", 0, card=code)
        assert ("curved" in say(kinds()["name-card"].hints(item)[1], "en", "bologna")) is curved


def test_the_high_trumps_are_not_spoken_of_where_none_lies() -> None:
    """Who takes a Moor, the Bégato or the petit for strong has put it above what is there."""
    for belief, words in (
        ("moors-above-numbers", ("great", "alti", "grands")),
        ("begato-high", ("among", "tra i", "parmi")),
        ("petit-high", ("among", "tra gli", "parmi")),
    ):
        for lang, word in zip(("en", "it", "fr"), words, strict=True):
            assert word not in say(Message(f"diagnosis.{belief}"), lang, "")


def test_a_bout_is_named_where_one_that_is_no_trump_is_looked_for() -> None:
    """Kings and Queens are no trumps either."""
    for lang in ("en", "it", "fr"):
        assert "bout" in say(Message("hint.points-needed.first-no-trump"), lang, "france")


@pytest.mark.parametrize("name", ["ottocento", "mineo4", "french4"])
def test_how_a_card_is_told_follows_its_own_name(name: str) -> None:
    """The rule comes after the name of the card that was picked: what is true of the other would be read as said of this one."""
    kind, met = kinds()["which-of-two"], 0
    for item in situations("which-of-two", name, 80):
        rule = kind.hints(item)[1]
        tell = Message("name-card.tell", {"card": item.wanted[0].code})
        for lang in LANGS:
            text, bare = (say(said, lang, item.game.family) for said in (rule, tell))
            met += bare in text
            assert not text.startswith(bare), text
    assert met or name == "french4"
