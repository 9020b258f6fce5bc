"""A sentence speaks of all that it is about: of both bared Kings, of the bid that is left, of the rule that was asked for."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.advice.discards import DealerHand, a_bare_king
from engine.games.sicily.sources import FOUR, PLAY
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.situations import ask, situations, steps

TALK = "talk.shall-i-win-with-the"


def test_both_kings_that_are_bared_are_named() -> None:
    """With three or four Kings one may bare one or two of them (ottocento#choosing-the-discard)."""
    pack = game("ottocento").pack
    hand = "Moon T16 T12 T9 T7 T5 SK S9 BK BN B8 CK C7 D6 D8 D9 D10"
    found = a_bare_king(DealerHand(tuple(pack[code] for code in hand.split())), (pack["S9"], pack["C7"]))
    assert found is not None
    assert found.facts["kings"] == ("SK", "CK")
    for lang, verb in zip(OFFERED, ("are left", "restano secchi", "restent"), strict=True):
        assert verb in say(Message(found.reason, found.facts), lang, "bologna")


@pytest.mark.parametrize(("said", "so"), [("petite", "higher"), ("garde", "higher"), ("garde_sans", "last")])
def test_above_garde_sans_no_bid_can_be_skipped(said: str, so: str) -> None:
    """Source: french#bidding, the four bids."""
    item = ask("auction", 0, game("french4"), ask="may", said=said, place=1)
    assert kinds()["auction"].reveal(item).says[-1].reason == f"auction.so-{so}"


@pytest.mark.parametrize(("name", "source"), [("mineo3", PLAY), ("ragusa", PLAY), ("mineo4", FOUR)])
def test_where_nobody_may_say_rivanto_its_rule_is_given_all_the_same(name: str, source: str) -> None:
    met = 0
    for item in situations("announcing", name, 40):
        kind: Any = kinds()["announcing"]
        if not item.asked and item.rules.rivanto != "any_opponent":
            met += 1
            assert kind.hints(item)[1].source == source
    assert met or name != "ragusa"


def test_the_fool_beside_a_court_is_not_told_by_having_no_number() -> None:
    """A Jack has none either, but a letter; the Excuse has neither."""
    for among, reason in (("Excuse DJ", "blank"), ("Excuse T14", "none")):
        item: Any = ask("which-of-two", 0, game("french4"), pick="Excuse", among=among)
        assert item.look == reason


@pytest.mark.parametrize(
    ("others", "moors", "said"),
    [
        ("Moon T11 T8 Moor1 Moor2 Moor3", False, "count-grande.added-five"),
        ("Moon T14 T9 T8", True, "scavezzo-added"),
        ("Moon Moor1 Moor2", True, ""),
    ],
)
def test_what_is_taken_off_21_is_added_up_first(others: str, moors: bool, said: str) -> None:
    """Moors that do not go on with the row are four of it: 4 and 3 are the 7 that come off (ottocento#scavezzo-della-grande)."""
    kind, its = kinds()["count-grande"], game("ottocento")
    spec = table.spec("count-grande", method="scavezzo", others=others)
    item: Any = draw(kind, spec, its, 0, its.house.read({"moors_in_grande": moors}))
    given, right = list(steps(kind, item))[2]
    assert [one.reason for one in kind.explain(item, given, right).says] == [*[said] * bool(said), "scavezzo-from-21"]


def test_one_question_at_the_table_has_one_wording() -> None:
    explained = say(Message("talk.explained-shall-i-win-with-the", {"says": "Me lo faccio", "n": 18}), "fr", "sicily")
    assert explained.endswith(say(Message(TALK, {"n": 18}), "fr", "sicily"))


@pytest.mark.parametrize("key", ["ask.count.criccone.you", "ask.count.criccone.they"])
@pytest.mark.parametrize("two", ["", "@two"])
def test_what_wants_a_number_is_asked_for_one(key: str, two: str) -> None:
    assert "quanto fa" in say(Message(f"{key}{two}", {}), "it", "bologna")


@pytest.mark.parametrize("key", ["excuse-owes-now", "excuse-owes-later"])
def test_what_is_taken_back_is_the_excuse_and_not_the_trick(key: str) -> None:
    assert "riprende l'Excuse" in say(Message(key), "it", "france")


@pytest.mark.parametrize("key", ["pack-at-home.rule-numbers", "hint.pack-at-home.look-numbers"])
def test_a_picture_may_lead_right(key: str) -> None:
    """XVII, the Star, is the Star of Bologna, the 16."""
    text = say(Message(key), "en", "bologna")
    assert "do not always agree" in text
