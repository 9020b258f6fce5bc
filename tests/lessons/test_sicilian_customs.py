"""What other tables do, at a table with plain players: a forced call, a secret solo, a card shown, more high trumps told."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.sicily.deal.actions import Call, Play, Speak, Tell
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.state import State
from engine.games.sicily.partners.telling import tells
from engine.games.sicily.plain import choose
from engine.games.sicily.talk import ELSEWHERE
from engine.parts.playout import shuffled
from lessons.course.loader import library
from lessons.script.steps import Say
from lessons.tables.hand import ME, TableHand
from lessons.tables.sicily import TABLE
from lessons.text.markup import spans
from lessons.text.phrases import LANGS
from lessons.text.phrases import say as worded
from tests.engine.sicily.test_stages import dealt, leave, say

OWN = "T20 T18 SK S9 S8 S7"


def at(state: State, **more: Any) -> TableHand:
    """This moment, as whoever sits in the first chair sees it."""
    return TableHand(1, state.form.id, state, **more)


def told(state: State) -> str:
    (said,) = TABLE.contract(at(state))
    assert all(worded(said, lang, "sicily") for lang in LANGS)
    return said.reason.removeprefix("at-table.")


def called(caller: int, trump: str = "T18") -> State:
    """This seat calls that trump, which is in its own hand if it is the 18; the others have passed."""
    state = dealt("mineo4", "CM C5 D4", rules={"secret_solo": True}, **{f"seat{caller}": OWN})
    state = say(state, [*["passo"] * (4 + caller), f"chiamo {trump}", *["passo"] * (3 - caller)])
    state = leave(state)
    while state.phase == "announce":
        state = apply(state, choose(state, 1).action)
    return state


def test_only_the_caller_is_told_of_a_secret_solo_until_the_called_trump_falls() -> None:
    state = called(ME)
    assert (told(state), told(called(ME, "T19"))) == ("called-own", "called-yours")
    assert told(called(2)) == told(called(2, "T19")).removesuffix("-me") == "called"
    for caller in (ME, 2):
        state = called(caller)
        assert TABLE.mates(at(state)) == frozenset()
        fallen = replace(state, trick=replace(state.trick, leader=caller, cards=(state.form.pack["T18"],)))
        assert told(fallen) == ("alone-yours-fallen" if caller == ME else "alone-fallen")


def test_one_s_own_trump_is_offered_as_what_it_is() -> None:
    state = say(dealt("mineo4", rules={"secret_solo": True}, seat0=OWN), ["passo"] * 4)
    said = {one.value["do"]: one.said.reason for one in TABLE.options(at(state))}
    assert said["says 0 chiamo T18"] == "spoken.mineo4.chiamo-own"
    assert said["says 0 chiamo T19"] == "spoken.mineo4.chiamo"


def test_a_plain_player_looks_for_a_partner_where_an_own_trump_might_be_called() -> None:
    state = say(dealt("mineo4", rules={"secret_solo": True}, seat0="T20 T18 T17 T2 SK CQ"), ["passo"] * 4)
    said = choose(state, 1).action
    assert isinstance(said, Speak)
    assert said.word in ("passo", "chiamo T19"), "never the 20 that is in the own hand"
    forced = dealt("mineo4", "CM C5 D4", rules={"secret_solo": True, "forced_call": True}, seat1=OWN)
    forced = leave(say(forced, ["passo"] * 8))
    assert choose(forced, 1).action == Call(1, forced.form.pack["T19"])


@pytest.mark.parametrize(("holder", "words"), [(ME, "forced-yours"), (2, "forced")])
def test_a_forced_call_is_told_before_the_card_is_called(holder: int, words: str) -> None:
    state = say(dealt("mineo4", rules={"forced_call": True}, **{f"seat{holder}": "T20"}), ["passo"] * 8)
    assert told(state) == words
    state = leave(state)
    assert told(state) == words
    assert told(apply(state, choose(state, 1).action)).startswith("called")


def test_the_forced_call_comes_up_among_plain_players() -> None:
    its = game("mineo4")
    for seed in range(60):
        state = its.deal.start(shuffled(its.pack, Random(seed)), 3, its.house.read({"forced_call": True}))
        while state.phase == "speak":
            state = apply(state, choose(state, seed).action)
        if state.floor.outcome.forced:
            return
    raise AssertionError("somebody always wanted to play")


def shown(leader: int) -> tuple[State, Tell]:
    """Seat 2 plays alone; one of the two others is about to lead and shows a card."""
    its = game("mineo3")
    rules = {"communications": "elsewhere", "palagonia": True}
    state: State = its.deal.start(its.pack.cards, leader - 1 if leader else 2, its.house.read(rules))
    while state.phase == "speak":
        assert state.to_act is not None
        state = apply(state, Speak(state.to_act, "vado solo" if state.to_act == 2 else "passo"))
    while state.phase != "play":
        state = apply(state, choose(state, 1).action)
    while state.trick.cards or state.to_act != leader:
        state = apply(state, choose(state, 1).action)
    return state, Tell(leader, "shows-a-card", choose(state, 1).action.card)


def test_a_card_that_is_shown_is_named_to_the_two_alone_and_answered() -> None:
    state, tell = shown(ME)
    said = TABLE.tells(at(state), state, tell)
    assert said[0].reason == "at-table.you-show"
    assert said[1].reason in ("talk.answer-yes", "talk.answer-no")
    state, tell = shown(1)
    (said_to_mate,) = TABLE.tells(at(state), state, tell)
    assert (said_to_mate.reason, said_to_mate.facts["card"]) == ("at-table.shows-you", tell.card.code)
    (aloud,) = TABLE.tells(at(state), state, TABLE.aloud(tell))
    assert "card" not in aloud.facts, "nor is it to those who look on"
    # The same seen from the chair of whoever plays alone: no card is named, nor is it among the facts.
    alone = replace(state, contract=replace(state.contract, bidder=ME))
    (heard,) = TABLE.tells(at(alone), alone, tell)
    assert (heard.reason, "card" in heard.facts) == ("at-table.shows-partner", False)
    assert TABLE.read(TABLE.written(tell), game("mineo3")) == tell


def test_which_card_is_shown_is_chosen_from_the_hand() -> None:
    state, _ = shown(ME)
    hand = at(state, talks=True)
    assert {"word": "shows-a-card"} in [one.value for one in TABLE.options(hand)]
    half = TABLE.act(hand, {"word": "shows-a-card"})
    assert half is not None
    assert half.stage == "adding"
    assert TABLE.asking(half).prompt.reason == "at-table.ask-show"
    assert TABLE.meant(half, (0,)) == {"do": f"tells 0 shows-a-card {half.mine[0].code}"}
    assert any(verdict.ok for verdict in TABLE.verdicts(half).values())


def test_where_lower_arie_may_be_told_a_plain_player_tells_the_highest_and_once() -> None:
    rules = {"announcements": "arie"}
    state = say(dealt("barcellona3", rules=rules, seat1="T19 T16 S7", seat2="T20", dealer=2), ["solo"])
    state = leave(state)
    card = state.form.pack["S7"]
    assert (state.to_act, tells(state, 1, card)) == (1, "ho-il-19")
    assert tells(replace(state, rules=game("barcellona3").house()), 1, card) is None
    assert tells(apply(state, Play(1, card, "ho-il-19")), 1, state.form.pack["T16"]) is None


def bare(phrase: str) -> str:
    """A phrase without its question mark, and with any aria for the one that it names."""
    return re.sub(r"\s*\?", "", re.sub("[0-9]+", "#", phrase.casefold()))


def test_every_phrase_from_elsewhere_is_told_as_it_is_written() -> None:
    lesson = next(one for one in library() if one.id == "mineo3/a-few-more-words")
    for lang in LANGS:
        says = [step.say.told(lang) for step in lesson.steps if isinstance(step, Say)]
        told = {bare(span.text) for text in says for span in spans(text, lang) if span.kind == "bold"}
        for phrase in ELSEWHERE:
            if not phrase.private:
                assert bare(phrase.says) in told, (lang, phrase)


@pytest.mark.parametrize(
    ("hand", "word"),
    [("T20 T19 T18 T17 T9 T8 T7 SK SQ BK", "vado solo"), ("T20 T9 T8 T7 T2 SK SQ BK S7 C6", "altre cinque")],
)
def test_with_ten_cards_in_palagonia_a_plain_player_goes_solo_with_more_than_a_good_hand(hand: str, word: str) -> None:
    state = dealt("mineo3", rules={"palagonia": True}, seat0=hand, dealer=2)
    state = say(state, ["altre cinque", "passo", "passo"])
    assert choose(state, 1).action == Speak(ME, word)


@pytest.mark.parametrize(
    ("name", "words"), [("tortorici3", ["chiamo", "bene", "bene"]), ("vanto", [*["passo"] * 9, "chiamo"])]
)
def test_where_chiamo_means_everyone_alone_nobody_has_a_card_to_call(name: str, words: list[str]) -> None:
    state = say(dealt(name), words)
    assert state.partner_known
    assert told(state).startswith("own")
