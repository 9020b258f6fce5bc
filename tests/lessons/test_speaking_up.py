"""Speaking out of turn at a Sicilian table: breaking into the bargaining, and what partners say to each other."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import game
from engine.games.sicily.deal.actions import Play, Speak, Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.partners.answering import answer
from engine.games.sicily.partners.knowing import mates, seen
from engine.games.sicily.plain import choose, unasked
from lessons.tables.hand import ME, TableHand
from lessons.tables.shown import shown
from lessons.tables.sicily import TABLE, talking
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say

from .test_at_table import At

ASKED_BACK = {"tells 0 grossu", "tells 0 picciriddu"}


def until(at: At, wanted: str, deals: int = 60) -> None:
    """Deals and plays as a plain player does, up to a moment of this sort."""
    for _ in range(deals):
        at.deal()
        while at.hand.stage != "over":
            if MOMENTS[wanted](at.hand):
                return
            at.step(wild=0)
    raise AssertionError(f"never: {wanted}")


def _bargained(hand: TableHand) -> bool:
    return hand.stage == "others" and bool(talking.words(hand)) and "offro" in hand.state.floor.moment.words


def _partner_leads(hand: TableHand) -> bool:
    asks = hand.stage == "trick" and any(one.code == "trunfu" for one in talking.phrases(hand))
    return asks and sum(card.is_trump for card in hand.state.hands[hand.state.trick.leader]) > 1


def _leads_with_partner(hand: TableHand) -> bool:
    return hand.stage == "play" and not hand.state.trick.cards and any(True for _ in talking.phrases(hand))


MOMENTS = {"bargained": _bargained, "partner leads": _partner_leads, "leads with partner": _leads_with_partner}


def does(at: At) -> list[str]:
    return [str(one.value.get("do") or one.value) for one in at.hand.family.options(at.hand)]


@pytest.mark.parametrize("name", ["calatafimi3", "calatafimi4"])
def test_an_offer_can_be_refused_or_taken_before_one_s_turn(name: str) -> None:
    at = At(name, 1)
    until(at, "bargained")
    assert shown(at.hand).panel.mode == "none", "the others wait a moment, nothing has to be said"
    offered = next(one for one in shown(at.hand).panel.lines if one.reason == "at-table.offers")
    assert offered.facts["n"] == 4
    at.did("answer", value={"talk": True})
    assert shown(at.hand).panel.prompt.reason == "at-table.ask-break-in", "not what one says to one's partner"
    assert "says 0 tengo" in does(at)
    assert "{'talk': False}" in does(at)
    assert all(judge(at.hand.state, Speak(ME, one.removeprefix("says 0 "))).ok for one in does(at) if "says" in one)
    at.did("undo")
    at.did("answer", value={"talk": True})
    before = len(at.hand.done)
    at.did("answer", value={"do": "says 0 tengo"})
    assert at.hand.done[before] == Speak(ME, "tengo")
    assert at.hand.state.floor.at > 0, "the deal goes on"


def test_in_calatafimi_strong_cards_do_not_wait_and_whoever_takes_first_has_the_offer() -> None:
    broken = set[str]()
    for number in range(40):
        its = game("calatafimi4")
        end, done = its.deal.random(Random(number), its.house())
        state = its.deal.start(end.deck, end.dealer, its.house())
        for action in done:
            choice = unasked(state, {state.to_act} if state.to_act is not None else ())
            if choice is not None:
                assert judge(state, choice.action).ok
                assert choice.action.seat != state.to_act
                broken.add(choice.reason)
            if not isinstance(action, Speak):
                break
            state = its.deal.apply(state, action)
    assert broken == {"any-breaks-in-tengo", "any-breaks-in-prendo"}


def test_advice_is_heeded_and_a_trump_that_is_asked_for_is_asked_back() -> None:
    at = At("mineo3", 2)
    until(at, "partner leads")
    at.did("answer", value={"talk": True})
    at.did("answer", value={"do": "tells 0 trunfu"})
    back = at.hand.done[-1]
    assert isinstance(back, Tell)
    assert back.phrase == "grossu-o-picciriddu"
    assert at.hand.stage == "talking"
    assert shown(at.hand).panel.prompt.reason == "at-table.ask-talk"
    assert {one for one in does(at) if one.startswith("tells")} == ASKED_BACK
    trumps = [card for card in at.hand.state.hands[back.seat] if card.is_trump]
    at.did("answer", value={"do": "tells 0 grossu"})
    assert at.hand.stage == "trick", "the finished trick still lies there"
    at.did("next")
    led = next(one for one in at.hand.done[::-1] if isinstance(one, Play) and one.seat in mates(at.hand.state, ME))
    assert led.card == max(trumps, key=lambda card: card.strength)


def test_a_leader_who_asks_is_answered_by_what_the_partner_holds() -> None:
    at = At("mineo3", 3)
    until(at, "leads with partner")
    at.did("answer", value={"talk": True})
    told = answer(at.hand.state, ME, "lhaja-fari-a-reula")
    assert told is not None
    at.did("answer", value={"do": "tells 0 lhaja-fari-a-reula"})
    assert at.hand.stage == "play"
    said = [one.reason for part in shown(at.hand).news for one in part]
    assert {
        "at-table.you-say",
        "talk.answer-yes" if told.says else "talk.answer-no",
        f"talk.answer.{told.reason}",
    } <= set(said)


def test_every_question_has_an_answer_in_words_and_none_names_a_card_but_the_one_that_was_asked_for() -> None:
    """Over moments of play of the games in which partners talk, with the phrases of elsewhere, too."""
    answered = set[str]()
    for name in ("mineo3", "mineo4"):
        its = game(name)
        rules = its.house.read({"communications": "elsewhere"})
        for number in range(6):
            state = its.deal.random(Random(f"{name} {number}"), rules)[0]
            state = its.deal.start(state.deck, state.dealer, rules)
            while state.phase != "over":
                seat = state.to_act
                assert seat is not None
                for one in its.form.phrases(rules):
                    found = answer(state, seat, one.code) if judge(state, Tell(seat, one.code)).ok else None
                    if found is not None:
                        answered.add(one.code)
                        assert found.seat in mates(state, seat)
                        for lang in LANGS:
                            assert say(Message(f"talk.answer.{found.reason}", found.facts), lang, "sicily")
                state = its.deal.apply(state, choose(state, number).action)
    asked = {one.code for one in its.form.phrases(rules) if one.says.endswith("?")}
    assert asked - answered == {"grossu-o-picciriddu"}, "which is answered by a phrase of its own"


def test_a_card_is_called_the_king_only_where_it_takes_the_trick_so_far() -> None:
    """A Horse under the Queen that was led is the highest card left, and helps nobody to know."""
    its, told = game("mineo3"), 0
    for number in range(60):
        state = its.deal.random(Random(number), its.house())[0]
        state = its.deal.start(state.deck, state.dealer, its.house())
        while state.phase != "over":
            choice = unasked(state, ())
            if choice is not None and choice.reason == "any-is-the-best":
                told += 1
                assert state.trick.taker(3) == choice.action.seat
                yet = {(state.trick.leader + i) % 3 for i in range(len(state.trick.cards), 3)}
                assert yet & seen(state, choice.action.seat).mates, "to a partner who has yet to play"
            state = its.deal.apply(state, (choice or choose(state, number)).action)
    assert told


def test_nobody_says_a_word_to_a_partner_who_is_still_hidden() -> None:
    its = game("mineo4")
    for number in range(8):
        state = its.deal.random(Random(number), its.house())[0]
        state = its.deal.start(state.deck, state.dealer, its.house())
        while state.phase != "over":
            choice = unasked(state, ())
            assert choice is None or state.partner_known
            state = its.deal.apply(state, choose(state, number).action)


def test_in_tortorici_what_is_told_is_worth_telling_and_no_third_king_is_named() -> None:
    its = game("tortorici4")
    told = list[str]()
    for number in range(60):
        state = its.deal.random(Random(number), its.house())[0]
        state = its.deal.start(state.deck, state.dealer, its.house())
        while state.phase in ("speak", "expose"):
            action = choose(state, number).action
            assert judge(state, action).ok
            if isinstance(action, Speak) and action.word.startswith("informo"):
                told.append(action.word)
            state = its.deal.apply(state, action)
        for seat in range(4):
            named = {code for one in state.floor.said if one.seat == seat for code in one.more.split()}
            assert len(named & {"SK", "BK", "CK", "DK"}) <= 2
    named = {code for one in told for code in one.split()[1:]}
    assert named <= {"T20", "T19", "T18", "T17", "T16", "T1", "Fool", "SK", "BK", "CK", "DK"}
    assert any(len(one.split()) > 2 for one in told)


@pytest.mark.parametrize("name", ["calatafimi3", "calatafimi4"])
def test_out_of_turn_the_coach_says_what_a_plain_player_would(name: str) -> None:
    heard = set()
    for seed in range(8):
        at = At(name, seed)
        until(at, "bargained")
        at.did("answer", value={"talk": True})
        at.did("hint")
        advice = shown(at.hand).advice[0]
        says = unasked(at.hand.state, set(range(1, len(at.hand.seats)))) is not None
        assert advice[0].reason == ("coach.says" if says else "coach.keeps-silent")
        heard.add(says)
        before = at.hand.done
        assert TABLE.written(before[-1]), "asking for advice makes nobody go on"
        if seed > 2 and len(heard) == 2:
            break
    assert heard == {True, False}
