"""What is said after a wrong answer helps with this situation and this answer: it is true here, and it is not known already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import game
from lessons.question.kind import Item, Said
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.table import ask


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield ask(kind, seed, game(name), **way)


def hints(kind: str, item: Item, *given: Any) -> tuple[Said, Said, Said]:
    return kinds()[kind].hints(item, given)


def reasons(kind: str, item: Item, *given: Any) -> list[str]:
    return [said.reason for said in hints(kind, item, *given)]


def in_words(said: Said, item: Item, langs: tuple[str, ...] = OFFERED) -> str:
    return " / ".join(say(said, lang, item.game.family) for lang in langs)


# Who holds a card


def test_the_discard_is_pointed_at_only_where_the_card_may_lie_in_it() -> None:
    for way in ("where", "holds"):
        found = set()
        for item in asked("who-holds", "ottocento", 40, ask=way):
            rule = hints("who-holds", item)[1].reason.rpartition("-")[2]
            dear, own = item.card.points == 5, item.view.dealer == 0
            assert rule == ("dear" if dear else "own" if own else "where")
            found.add(rule)
        assert found == {"dear", "own", "where"}


def test_what_is_likely_names_nobody_who_is_not_there() -> None:
    for item in asked("who-holds", "ottocento", 3, ask="likely"):
        rule = hints("who-holds", item)[1]
        assert "Look for a player who has shown none" not in say(rule, "en")
        assert "Il est donc chez" not in say(rule, "fr")


def test_a_declaration_that_asks_for_nothing_is_no_reason_to_look_for_a_missing_suit() -> None:
    found = set()
    for item in asked("who-holds", "ottocento", 40, ask="suit"):
        why = item.steps[0].why[0].reason
        found.add(why)
        assert (hints("who-holds", item)[2].reason == "hint.who-holds.first-suit-nothing") == (why == "asks-nothing")
    assert {"asks-nothing", "asks-for-the-fourth"} <= found


def test_who_did_not_follow_is_what_the_first_step_looks_at() -> None:
    found = set()
    for item in asked("who-holds", "ottocento", 80, ask="follow"):
        why, first = item.steps[0].why[0].reason, hints("who-holds", item)[2].reason
        found.add(why)
        assert (why == "follow-void") == (first == "hint.who-holds.first-follow-void")
        assert why != "follow-void" or item.suit in item.view.voids[item.seat]
    assert {"follow-void", "follow-shown"} <= found


# The Excuse


def owed(name: str) -> Iterator[tuple[Any, Any]]:
    """A situation with the Excuse, and its second step: what is owed for it."""
    for item in asked("whose-excuse", name, 60, ask="whole"):
        yield item, item.steps[1]


def test_half_point_cards_are_counted_only_where_one_is_owed() -> None:
    found = set()
    for item, step in owed("french4"):
        first = step.hints[2].reason.removeprefix("hint.whose-excuse.first-owed")
        nothing = step.about["owes"] == "nothing"
        assert bool(first) == nothing
        assert first != "-own" or item.together(item.player, item.winner)
        found.add(first)
    assert found == {"", "-own", "-last"}


def test_what_was_just_told_is_not_asked() -> None:
    kind = kinds()["whose-excuse"]
    for item, step in owed("french3"):
        given = (item.steps[0].right,)
        for place, said in step.each.items():
            look = kind.look(item, given, (place,)).reason
            told = said.reason in ("whose-excuse.off-own", "whose-excuse.off-theirs", "whose-excuse.off-last")
            assert not told or look != "hint.whose-excuse.look-owed"


def test_among_five_it_is_said_that_the_taker_has_no_partner() -> None:
    for item in asked("whose-excuse", "french5", 10):
        lines = [said.reason for said in item.steps[0].panel.lines]
        assert any(reason.endswith("-alone") for reason in lines)
    for item in asked("whose-excuse", "french4", 5):
        assert not any(said.reason.endswith("-alone") for said in item.steps[0].panel.lines)


def test_it_is_the_side_that_takes_a_trick_or_gives_a_card() -> None:
    for reason in ("excuse-owes-now", "excuse-owes-later", "excuse-owes-nothing", "hint.whose-excuse.rule"):
        assert "parte" in say(Said(reason), "it")
