"""Deals for practice of every game that is settled after each: whole deals by moves, the log, what is paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.game import game, games
from engine.games.sicily.deal.actions import Play, Speak
from engine.games.sicily.deal.moves import start
from engine.games.sicily.deal.score import score
from lessons.learner.event import Event
from lessons.question.panel import Panel, read_reply
from lessons.tables.after_a_deal.settled import payments, settlement
from lessons.tables.families import has_own_table
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import chosen
from lessons.tables.shown import ShownTable, shown, value_of
from lessons.tables.sicily.reckoning import among
from lessons.tables.sitting import Sitting, fold, take, with_others
from lessons.tables.stages import OWN
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say, sentence

SICILY = [name for name in games() if game(name).family == "sicily"]
HERE = [name for name in games() if has_own_table(name)]


class At:
    """A learner at a table who does anything that is offered; every event is kept."""

    def __init__(self, name: str, seed: int = 0, pace: str = "turn", **rules: Any) -> None:
        self.rng, self.sitting, self.log = Random(f"{name} {seed}"), Sitting(name), list[Event]()
        self.pace, self.rules, self.refused = pace, rules, list[str]()

    @property
    def hand(self) -> TableHand:
        assert self.sitting.hand is not None
        return self.sitting.hand

    def did(self, kind: str, **data: Any) -> None:
        event = Event(kind, "table", f"nonce-{len(self.log)}", {**data, "pace": self.pace})
        made = with_others(self.sitting, event)
        after = take(self.sitting, made)
        assert after is not self.sitting, (kind, data)
        self.sitting, self.log = after, [*self.log, made]

    def deal(self) -> None:
        self.did("present", seed=self.rng.randrange(2**31), dealer=self.sitting.dealer, rules=self.rules)

    def step(self, wild: float = 0.5) -> None:
        """One press: what lies there goes on; a choice is any at all (``wild``), or the one a plain player makes."""
        hand = self.hand
        if hand.stage == "talking" and self.rng.random() < 0.5:
            self.did("undo")
        elif hand.family.may_talk(hand) and self.rng.random() < wild / 2:
            self.did("answer", value={"talk": True})
        elif hand.stage in ("trick", "others"):
            self.did("next")
        elif hand.refused is not None and hand.can_undo and hand.stage in ("adding", "showing"):
            self.did("undo")
        elif hand.stage == "talking" or self.rng.random() < wild:
            now = shown(self.hand)
            self.did("answer", value=value_of(hand, read_reply(now.panel, self.any_reply(now.panel, now))))
        else:
            if hand.family.half(hand):
                self.did("undo")
            choice = self.hand.family.advised(self.hand) or chosen(self.hand)
            silent = {"card": ""} if self.hand.stage == "give" else {"word": "silent"}
            does = choice.action is not None
            self.did("answer", value={"do": hand.family.written(choice.action)} if does else silent)
        if self.hand.refused is not None:
            self.refused.append(self.hand.refused.reason)

    def any_reply(self, panel: Panel, now: ShownTable) -> object:
        if panel.mode == "choice":
            return self.rng.randrange(len(panel.choices))
        if panel.mode == "number":
            return str(self.rng.randrange(1, 12))
        free = [place for place in range(len(panel.pickable)) if place not in now.greyed] or [0]
        least = min(panel.at_least, len(free))
        return self.rng.sample(free, self.rng.randint(least, min(panel.at_most, max(least, 2), len(free))))

    def play(self, wild: float = 0.5) -> None:
        self.deal()
        for _ in range(400):
            if self.hand.stage == "over":
                return
            self.step(wild)
        raise AssertionError("a deal without an end")


def spoken(now: ShownTable, sitting: Sitting) -> Iterator[Message]:
    yield from (one for part in (*now.news, *now.advice) for one in part)
    yield from (
        *now.played,
        *now.result,
        *(settlement(sitting) if sitting.hand and sitting.hand.stage == "over" else ()),
        now.panel.prompt,
        *now.panel.lines,
        *now.panel.choices,
    )


@pytest.mark.parametrize("name", HERE)
def test_a_deal_is_played_to_its_end_and_all_that_is_shown_has_words(name: str) -> None:
    for seed, pace in ((1, "turn"), (2, "card")):
        at = At(name, seed, pace)
        at.deal()
        for number in range(400):
            now = shown(at.hand)
            for said in spoken(now, at.sitting):
                for lang in LANGS:
                    assert say(said, lang, game(name).family)
            if at.hand.stage == "over":
                break
            assert (at.hand.stage in OWN) == (now.panel.mode != "none")
            if number % 4 == 0 and at.hand.can_ask:
                at.did("hint")
            elif number % 4 == 1 and at.hand.can_wonder:
                at.did("reveal")
            else:
                at.step()
        assert at.hand.stage == "over"


@pytest.mark.parametrize("name", HERE)
def test_the_log_alone_leads_to_the_same_moment_and_nobody_is_asked_again(name: str) -> None:
    at = At(name, 3)
    at.play()
    again = fold([replace(one) for one in at.log], Sitting(name))
    assert again == at.sitting
    assert fold(at.log, again) == again, "an event that comes again counts once"
    for action in at.hand.done:
        assert at.hand.family.read(at.hand.family.written(action), at.hand.game) == action


@pytest.mark.parametrize("name", SICILY)
def test_what_is_paid_is_what_the_engine_scores_and_standings_add_up(name: str) -> None:
    at = At(name, 4)
    total, pool = [0] * game(name).seats, 0
    for number in range(3):
        at.play(wild=0.2)
        result = score(at.hand.state)
        owed = list(among(at.hand.state, result))
        for payer, to, amount in payments(owed):
            owed[payer] += amount
            owed[to] -= amount
        assert sum(map(abs, owed)) == abs(sum(owed)), "all that can be paid between players is paid"
        each = at.hand.state.pool // len(total) if at.hand.state.pool and not pool else 0
        total = [one + more - each for one, more in zip(total, result.payoffs, strict=True)]
        pool = result.pool or 0
        assert list(at.sitting.stands) == total
        assert at.sitting.pool == pool
        assert at.sitting.dealer == number % len(total)
        assert settlement(at.sitting)[0].source or settlement(at.sitting)[0].facts


def test_a_word_that_may_not_be_said_comes_back_with_the_reason_and_changes_nothing() -> None:
    at = At("mineo3", 5)
    at.deal()
    at.did("answer", value={"do": "says 0 altre cinque"})
    while at.hand.stage != "speak":
        at.did("next")
    words = [one.value["do"] for one in at.hand.family.options(at.hand)]
    assert words == [f"says 0 {word}" for word in ("passo", "pago", "prendo", "altre cinque")]
    before = at.hand
    at.did("answer", value={"do": "says 0 prendo"})
    assert at.hand.refused is not None
    assert at.hand.refused.reason == "nobody-pays"
    assert at.hand.done == before.done
    at.did("answer", value={"do": "says 0 vado solo"})
    assert at.hand.refused is not None
    assert at.hand.refused.reason == "no-such-word-here"


def test_every_refusal_of_the_speaking_has_words() -> None:
    refused = set[str]()
    for name in SICILY:
        its = game(name)
        for seed in range(12):
            end, done = its.deal.random(Random(f"{name} {seed}"), its.house())
            state = start(its.form, end.deck, end.dealer, end.rules)
            for action in done:
                if state.phase != "speak":
                    break
                refused |= {state.floor.judge(state.to_act, row.word).reason for row in state.floor.stage.rows}
                state = its.deal.apply(state, action)
    refused.discard("may-say")
    assert len(refused) >= 10
    for reason in refused:
        starts = ("bidding.no.", "telling.no.", "spoken.no.", "")
        assert any(sentence(start + reason, "sicily") for start in starts), reason


def test_a_deal_is_played_once_more_from_a_trick_and_is_not_added_up() -> None:
    at = At("ragusa", 7)
    while not at.sitting.hand or not at.hand.state.tricks:
        at.play(wild=0)
    stands, dealt, dealer = at.sitting.stands, at.sitting.dealt, at.sitting.dealer
    kept = [n for n, action in enumerate(at.hand.done) if isinstance(action, Play)][9]
    before = at.hand.done[:kept]
    at.did("present", kept=kept)
    assert at.hand.done[:kept] == before
    assert len(at.hand.state.tricks) >= 3
    while at.hand.stage != "over":
        at.step()
    assert (at.sitting.stands, at.sitting.dealt, at.sitting.dealer) == (stands, dealt, dealer)
    assert Message("at-table.not-counted") in settlement(at.sitting)
    at.deal()
    assert at.hand.kept is None


def test_what_was_done_can_be_taken_back() -> None:
    at = At("mineo4", 8)
    at.deal()
    before = at.hand
    at.did("answer", value={"do": "says 0 passo"})
    at.did("undo")
    assert at.hand.done == before.done
    assert not at.hand.can_undo


def test_a_stranger_s_lines_change_nothing() -> None:
    at = At("calatafimi4", 9)
    at.deal()
    for value in (
        None,
        3,
        {},
        {"do": 4},
        {"do": "says 1 tengo"},
        {"do": "plays 0 XX"},
        {"word": "basta"},
        {"card": "C8"},
    ):
        event = Event("answer", "table", "nonce-x", {"value": value})
        assert take(at.sitting, event) is at.sitting
    tampered = Event("answer", "table", "nonce-y", {"value": {"do": "says 0 tengo"}, "others": ["plays 1 SK"]})
    assert take(at.sitting, tampered) is at.sitting


def test_while_the_called_partner_is_hidden_nobody_tells_why_a_card_was_played() -> None:
    at = At("mineo4", 10)
    seen = 0
    for _ in range(12):
        at.deal()
        while at.hand.stage != "over":
            if not at.hand.state.partner_known:
                seen += 1
                assert not at.hand.can_wonder
            at.step(wild=0)
    assert seen


def test_the_learner_speaks_first_in_the_first_deal_and_the_deal_goes_round() -> None:
    at = At("mineo3", 11)
    at.deal()
    assert not [one for one in at.hand.done if isinstance(one, Speak) and one.seat != ME]
    assert at.hand.state.dealer == 2
    while at.hand.stage != "over":
        at.step(wild=0)
    at.deal()
    assert at.hand.state.dealer == 0
