"""Hands for practice: they end whatever the learner plays, every greyed card has a sentence, and the log brings them back."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.score import score
from engine.games.bologna.pack import MATTO
from engine.games.bologna.players import REASONS, choose
from lessons.learner.event import Event, Json
from lessons.tables.acting import act
from lessons.tables.bologna import choosing
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import ME, TableHand
from lessons.tables.others import others
from lessons.tables.playing import chosen, done
from lessons.tables.shown import finished, shown
from lessons.tables.sitting import Sitting, fold, take
from lessons.tables.stages import SORTED, Sort
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say, sentences
from tests.lessons.practising import played_on, something, spoken


def play(sort: Sort, seed: int, pace: str = "turn") -> tuple[Sitting, list[Event]]:
    rng, events = Random(seed), []
    played = Sitting(SORTED, sort)
    event = Event("present", "table", f"n{seed}-0", {"seed": seed, "dealer": seed % 4, "pace": pace})
    for number in range(1, 400):
        events.append(event)
        after = take(played, event)
        assert after is not played, event
        played = after
        assert played.hand is not None
        spoken(played.hand)
        if played.hand.stage == "over":
            return played, events
        kind = "next" if played.hand.stage in ("trick", "others") else "answer"
        data: dict[str, Json] = {"pace": pace}
        if kind == "answer":
            data["value"] = something(played.hand, rng)
        event = Event(kind, "table", f"n{seed}-{number}", data)
    raise AssertionError("a hand without an end")


@pytest.mark.parametrize("pace", ["turn", "card"])
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_hand_ends_whatever_is_played(seed: int, pace: str) -> None:
    played, _ = play("whole", seed, pace)
    assert played.hand is not None
    assert played.hand.state.ending == "played"
    assert played.finished == 1
    assert sum(len(pile) for pile in score(played.hand.state).piles) == 62


@pytest.mark.parametrize("seed", range(6))
def test_four_tricks_end_and_had_cards_that_could_not_be_played(seed: int) -> None:
    played, events = play("short", seed, "card" if seed % 2 else "turn")
    assert played.hand is not None
    assert len(played.hand.state.tricks) == 4
    greyed = [fold(events[:n], Sitting(SORTED, "short")).hand for n in range(1, len(events))]
    assert any(hand is not None and hand.stage == "play" and shown(hand).greyed for hand in greyed)


def test_the_log_brings_back_every_moment() -> None:
    for sort in ("short", "whole"):
        _, events = play(cast(Sort, sort), 3)
        played = Sitting(SORTED, cast(Sort, sort))
        for number, event in enumerate(events, 1):
            played = take(played, event)
            assert fold(events[:number], Sitting(SORTED, cast(Sort, sort))) == played
            assert take(played, event) is played


@pytest.mark.parametrize("sort", ["short", "whole"])
def test_a_hand_of_an_old_log_in_which_the_others_now_play_otherwise_counts_and_so_do_those_after_it(
    sort: Sort,
) -> None:
    """The first programs wrote down nothing of the others."""
    _, first = play(sort, 3)
    otherwise = replace(first[-2], data={"pace": "turn", "value": {"card": "nothing there now"}})
    _, second = play(sort, 4)
    strayed = fold([*first[:-2], otherwise, *first[-1:]], Sitting(SORTED, sort))
    assert strayed.hand is None
    assert strayed.unfit
    now = fold(second, strayed)
    assert now.hand == fold(second, Sitting(SORTED, sort)).hand
    assert (now.dealt, now.finished, now.unfit, now.anew) == (2, 2, False, False)


def test_before_the_first_card_of_all_there_is_no_trick_between_the_hands() -> None:
    asked = [hand for seed in range(200) if (hand := others(deal("whole", seed, seed % 4), "turn")).stage == "declare"]
    led = [hand for hand in asked if hand.state.trick.cards]
    assert led
    assert len(led) < len(asked)
    for hand in asked:
        tricks = [row for row in shown(hand).panel.rows if row.layout == "trick"]
        assert bool(tricks) == bool(hand.state.trick.cards)


def test_fewer_cards_may_be_shown_than_are_held() -> None:
    """Rulings O22: what is shown may be less than what is held, if it is a combination by itself."""
    for seed in range(5_000):
        hand = others(deal("whole", seed, 3), "turn")
        if hand.stage == "declare" and any(
            one.kind == "kings" and one.length == 4 for one in choosing.may_declare(hand)
        ):
            break
    assert shown(hand).panel.choices[-1].reason == "practice.declare-nothing"
    picking = act(hand, {"fewer": "kings"})
    assert picking is not None
    assert shown(picking).panel.pickable == ("SK", "BK", "CK", "DK")
    shows = act(picking, {"cards": ["SK", "CK", "DK"]})
    assert shows is not None
    assert [(one.kind, one.points) for one in shows.state.shown[ME]] == [("kings", 17)]
    assert shows.stage != "declare" or shown(shows).panel.choices[-1].reason == "practice.declare-no-more"


def test_what_is_no_combination_is_told_and_can_be_picked_again() -> None:
    for seed in range(5_000):
        hand = others(deal("whole", seed, 3), "turn")
        if hand.stage == "declare" and any(
            one.kind == "grande" and not {"Matto", "Begato"} & {*one.cards} for one in choosing.may_shorten(hand)
        ):
            break
    picking = act(hand, {"fewer": "grande"})
    assert picking is not None
    headless = act(picking, {"cards": [code for code in shown(picking).panel.pickable if code != "Angel"][:3]})
    assert headless is not None
    assert headless.stage == "fewer"
    assert [line.reason for line in shown(headless).panel.lines] == ["grande-no-angel"]
    again = act(headless, {"fewer": ""})
    assert again is not None
    assert again.stage == "declare"
    assert again.state == hand.state


def test_a_card_that_may_not_go_changes_nothing() -> None:
    played, _ = Sitting(SORTED, "short"), None
    for seed in range(200):
        played = take(Sitting(SORTED, "short"), Event("present", "table", "n", {"seed": seed, "dealer": 2}))
        hand = played.hand
        assert hand is not None
        refused = [card for card, verdict in hand.family.verdicts(hand).items() if not verdict.ok]
        if refused:
            event = Event("answer", "table", "m", {"value": {"card": refused[0].code}})
            assert take(played, event) is played
            return
    raise AssertionError("no hand with a card that may not be played")


@pytest.mark.parametrize(
    "value", [None, 3, [], {}, {"card": "XX"}, {"card": "Angel "}, {"cards": ["SK"]}, {"kind": "x"}]
)
def test_nonsense_changes_nothing(value: Json) -> None:
    played = take(Sitting(SORTED, "short"), Event("present", "table", "n", {"seed": 1, "dealer": 2}))
    assert take(played, Event("answer", "table", "m", {"value": value})) is played


ENOUGH = 100
"""Cards that may not go, of each of which it is looked at what is said."""


def test_whoever_holds_the_matto_is_never_told_that_only_another_card_will_do() -> None:
    """He may go to any trick, so a sentence on a card that may not go promises no duty to play a certain one."""
    told = 0
    for seed in range(400):
        if told >= ENOUGH:
            break
        hand = others(deal("whole", seed, seed % 3), "turn")
        while hand.stage in ("declare", "play") and MATTO in hand.mine:
            hand = replace(hand, silent=True)
            for verdict in shown(hand).greyed.values():
                told += 1
                for lang, duty in (
                    ("en", r"must (answer with|play)|one of them"),
                    ("it", r"devi (rispondere|giocare)"),
                ):
                    said = say(Message(verdict.reason, verdict.facts), lang, "bologna")
                    assert not re.search(duty, said), said
            choice = (hand.family.advised(hand) or chosen(hand)).action
            assert choice is not None
            hand = others(replace(done(hand, choice), rests=False), "turn")
            hand = others(replace(hand, rests=False), "turn")
    assert told >= ENOUGH


def test_every_reason_of_the_players_has_its_words() -> None:
    for reason in REASONS:
        assert set(sentences()[f"coach.{reason}"]) >= set(LANGS)


def test_the_learner_deals_the_second_whole_hand() -> None:
    assert Sitting(SORTED, "whole", dealt=1).dealer == ME


def test_who_declares_one_combination_after_another_is_named_once() -> None:
    hands = [others(deal("whole", seed, seed % 4), "turn") for seed in range(60)]
    found = 0
    for told in ([one for some in shown(hand).news for one in some] for hand in hands):
        for before, after in itertools.pairwise(told):
            if after.reason == "practice.declares-also":
                assert before.reason in ("practice.declares", "practice.declares-also")
                assert before.facts["who"] == after.facts["who"]
                found += 1
            elif before.reason.startswith("practice.declares") and after.reason == "practice.declares":
                assert before.facts["who"] != after.facts["who"]
    assert found


def test_what_is_declared_lies_open_before_its_owner_until_it_is_played() -> None:
    seen = 0
    for played in played_on("whole", 11):
        hand = played.hand
        assert hand is not None
        if hand.stage in ("over", "give", "fewer"):
            continue
        panel = shown(hand).panel
        lies = {(row.seat, code) for row in panel.rows if row.layout == "row" for code in row.cards}
        there = {
            (seat, code)
            for seat in range(1, 4)
            for one in hand.state.shown[seat]
            for code in one.cards
            if code in {card.code for card in hand.state.hands[seat]}
        }
        assert lies == there
        seen += bool(there) and len(hand.state.tricks) > 1
    assert seen


def test_of_ones_own_cards_those_are_marked_that_were_declared_until_they_are_played() -> None:
    later = 0
    for played in played_on("whole", 1):
        hand = played.hand
        assert hand is not None
        own = next((row for row in shown(hand).panel.rows if row.seat == ME and row.layout == "hand"), None)
        if own is None:
            continue
        declared = {code for one in hand.state.shown[ME] for code in one.cards}
        assert {own.cards[place] for place in own.seen} == declared & {card.code for card in hand.mine}
        later += bool(own.seen) and len(hand.state.tricks) > 1
    assert later


def led(seed: int, signal: str) -> tuple[TableHand, int]:
    """The learner has led the highest trump with this signal and the trick is over; how many trumps are left in the hand."""
    hand = deal("whole", seed, 3)
    while hand.state.phase != "play":
        action = choose(hand.state, hand.rng()).action
        assert action is not None
        hand = done(hand, action)
    trumps = [card for card in hand.mine if card.is_trump]
    hand = done(hand, Play(ME, trumps[0], signal))
    while not hand.state.tricks:
        action = choose(hand.state, hand.rng()).action
        assert action is not None
        hand = done(hand, action)
    return hand, len(trumps) - 1


def test_a_volo_that_is_not_true_is_told_when_the_trick_is_over_and_where_it_is_written() -> None:
    hand, left = led(3, "volo")
    assert left > 1
    for one in (shown(hand), finished(hand, hand.state.tricks[-1])):
        (told,) = [said for said in one.result if said.reason.endswith("is-not-true")]
        assert (told.reason, told.facts["n"], told.source) == ("volo-is-not-true", left, "ottocento#signals")
        for lang, word in {"en": "more trumps", "it": "trionfi", "fr": "autres atouts"}.items():
            assert f"{left}" in say(told, lang, "bologna")
            assert word in say(told, lang, "bologna")


@pytest.mark.parametrize("signal", ["striscio", "busso"])
def test_nothing_is_said_of_a_signal_that_is_true(signal: str) -> None:
    hand, _ = led(3, signal)
    assert not [said for said in shown(hand).result if "true" in said.reason]
