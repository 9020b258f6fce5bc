"""What anybody answers who has no idea gives no wrong rule away; a wrong rule explains every answer that it leads to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import game
from lessons.question.answered.diagnosis import NO_IDEA, diagnose
from lessons.question.kind import Message
from lessons.question.registry import about, kinds
from lessons.questions.who_holds.plans import DISCARD
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, steps_of
from tests.lessons.feedback.test_slips import sure

GAMES = {
    "who-holds": ("ottocento",),
    "match-end": ("ottocento", "mille"),
    "last-trick": ("french4",),
    "poignee": ("french4",),
    "whose-excuse": ("french4",),
    "auction": ("french4",),
    "calling": ("calatafimi4",),
    "bidding": ("barcellona3", "mineo4"),
    "telling": ("barcellona3", "calatafimi4"),
    "announcing": ("mineo3",),
    "speaking": ("mineo3",),
    "settle": ("mineo3",),
}
"""Kinds that offer such an answer, and games in which they ask."""
WAYS = {"calling": {"ask": "who"}, "speaking": {"ask": "comes"}}


@pytest.mark.parametrize("name", GAMES)
def test_that_nobody_can_tell_or_that_it_is_nobody_or_nothing_is_never_told_as_a_wrong_rule(name: str) -> None:
    """Each wrong rule that leads there is aimed at, one after another: even then such an answer is asked about at most."""
    kind, met = kinds()[name], 0
    for of in GAMES[name]:
        beliefs = [belief for belief in about(name) if belief.fits(game(of))]
        for seed in range(16):
            drawn = ask(name, seed, game(of), **WAYS.get(name, {}))
            for given, step in steps_of(drawn):
                words = [one.reason.rpartition(".")[2] for one in step.panel.choices]
                for place in [i for i, word in enumerate(words) if word in NO_IDEA]:
                    if step.panel.mode != "choice" or step.takes((place,)):
                        continue
                    for belief in beliefs:
                        met += 1
                        item = replace(drawn, aim=(belief.id,))
                        assert not sure(diagnose(kind, item, given, (place,))), (words[place], item)
    assert met


def test_who_cannot_tell_where_a_king_is_has_placed_it_nowhere() -> None:
    """So the diagnosis speaks of what was thought possible."""
    for lang, placed in (("en", "You placed"), ("it", "Hai messo"), ("fr", "Tu as placé")):
        assert placed not in say(Message("diagnosis.discard-hides-kings"), lang)


def test_every_player_who_has_shown_a_sequence_may_be_taken_for_the_one_with_the_contatore() -> None:
    kind, several = kinds()["who-holds"], 0
    belief = next(one for one in about("who-holds") if one.id == "a-sequence-means-a-contatore")
    for seed in range(80):
        item = ask("who-holds", seed, ask="likely")
        rows = [seat for seat, shown in enumerate(item.view.shown) if any(one.is_sequence for one in shown)]
        if len(rows) < 2 or any(card.code == "Begato" for card in item.view.hand):
            continue
        several += 1
        theirs = {kind.answer_under(item, (), belief), *belief.also(item, ())}
        assert {(seat,) for seat in rows if not kind.is_right(item, (), (seat,))} <= theirs
        for seat in [seat for seat in rows if not kind.is_right(item, (), (seat,))]:
            for other in about("who-holds"):
                if other.id != belief.id:
                    assert not sure(diagnose(kind, replace(item, aim=(other.id,)), (), (seat,)))
    assert several


def test_every_suit_shown_may_be_taken_for_the_one_asked_for() -> None:
    kind, met = kinds()["who-holds"], 0
    for seed in range(30):
        item = ask("who-holds", seed, ask="suit", aim=("asks-for-what-is-shown",))
        each = [{code[0] for code in one.cards if code[0] in "SBCD"} for one in item.view.shown[item.seat]]
        shown = set().union(*(suits for suits in each if len(suits) < DISCARD))
        for place in range(DISCARD):
            if "SBCD"[place] in shown and not kind.is_right(item, (), (place,)):
                found = diagnose(kind, item, (), (place,))
                assert found is not None
                assert found.misconception == "asks-for-what-is-shown" or not found.sure
                met += 1
    assert met


@pytest.mark.parametrize("name", ["mineo4", "ottocento", "french3", "french5", "calatafimi3"])
def test_who_takes_the_one_on_the_leaders_right_for_the_next_need_not_have_gone_round_clockwise(name: str) -> None:
    """With one seat left, the one on the right is also whom somebody names who has not looked how many have played."""
    kind, met = kinds()["next-to-act"], 0
    for seed in range(60):
        item = ask("next-to-act", seed, game(name), ask="turn", aim=("clockwise",))
        beside = (item.who + 1) % item.game.seats
        if not kind.is_right(item, (), (beside,)):
            met += 1
            assert not sure(diagnose(kind, item, (), (beside,)))
    assert met


@pytest.mark.parametrize("name", ["ottocento", "barcellona3", "french4"])
def test_where_cards_were_left_out_the_sentence_is_true_of_one_as_of_several(name: str) -> None:
    for lang, several in (("en", "There are"), ("it", "Ci sono"), ("fr", "Il y a")):
        if lang in OFFERED:
            family = game(name).family
            assert several not in say(Message("ladder.may-play-more"), lang, family)
