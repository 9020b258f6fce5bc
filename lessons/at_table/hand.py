"""A deal at the learner's table: the engine's deal, what was done in it, and where it waits for the learner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from engine.cards import Card
from engine.game import Game, game
from engine.games.sicily import leaving
from engine.games.sicily.deal.actions import Action, Play, Speak, Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.state import State
from engine.games.sicily.plain import choose
from engine.parts.plain.choice import Choice
from engine.verdict import Verdict
from lessons.question.seats import YOU, seats_of

ME = YOU

Stage = Literal[
    "expose", "speak", "adding", "leave", "call", "announce", "play", "telling", "talking", "others", "trick", "over"
]
OWN = ("expose", "speak", "adding", "leave", "call", "announce", "play", "telling", "talking")
"""The stages in which the learner is to do something."""
Asked = Literal["", "coach", "others"]


@dataclass(frozen=True)
class Hand:
    """One deal. ``done``: every action so far. ``news``: how many of them the learner had seen when it was their turn last.

    ``rests``: a finished trick lies there until the learner goes on. ``word``: a word is chosen, what is added to it still open;
    ``card``: a card is chosen, what is told with it still open. ``talks``: something is to be said out of turn. ``refused``: why
    what was tried last may not be done. ``asked``: what was asked for, the coach's advice or why the others did what they did.
    ``kept``: how much was done already in the deal that is played once more, None in a new one.
    """

    seed: int
    state: State
    done: tuple[Action, ...] = ()
    news: int = 0
    rests: bool = False
    word: str = ""
    card: Card | None = None
    talks: bool = False
    refused: Verdict | None = None
    asked: Asked = ""
    kept: int | None = None
    before: Hand | None = None

    @property
    def game(self) -> Game:
        return game(self.state.form.id)

    @property
    def seats(self) -> tuple[str, ...]:
        """What the players are called, the learner first."""
        return seats_of(self.game)

    @property
    def stage(self) -> Stage:
        """What comes next, and who is waited for: the learner in all of these but ``others``."""
        state = self.state
        if self.talks:
            return "adding" if self.word else "talking"
        if self.rests:
            return "trick"
        if state.phase == "over":
            return "over"
        if state.to_act != ME:
            return "others"
        return "adding" if self.word else "telling" if self.card is not None else state.phase

    @property
    def mine(self) -> tuple[Card, ...]:
        return self.state.form.pack.sorted(self.state.hands[ME])

    @property
    def half(self) -> bool:
        """Is something half chosen?"""
        return bool(self.word) or self.card is not None or self.talks

    @property
    def can_undo(self) -> bool:
        """Is there anything of the learner's own to be taken back: what is half chosen, or what was done last?"""
        return self.stage != "over" and (self.half or self.before is not None)

    @property
    def can_ask(self) -> bool:
        """Has the coach something to say that was not asked for yet?"""
        return self.stage in OWN and self.asked != "coach"

    @property
    def can_wonder(self) -> bool:
        """Have the others done something of which it was not asked yet why? While a partner is hidden nobody tells."""
        return self.asked != "others" and self.state.partner_known and any(one.seat != ME for one in self.latest)

    @property
    def latest(self) -> tuple[Action, ...]:
        """What was done since the learner's turn; while a trick lies there, all that was played to it."""
        return self.done[self.first :]

    @property
    def first(self) -> int:
        """The place of the first of these among all that was done."""
        if not self.rests:
            return self.news
        plays = [at for at, action in enumerate(self.done) if isinstance(action, Play)]
        return plays[-self.state.form.seats]

    def verdicts(self) -> Mapping[Card, Verdict]:
        """Of every card of the learner's hand, whether it may go now, and why not."""
        if self.stage == "leave":
            return {one: leaving.judge_card(self.mine, one, (), self.state.form.monte) for one in self.mine}
        if self.stage == "adding":
            return {one: judge(self.state, Speak(ME, f"{self.word} {one.code}")) for one in self.mine}
        return {one: judge(self.state, Play(ME, one)) for one in self.mine}


def chosen(state: State, seed: int, moment: int) -> Choice:
    """What a plain player does in the place of whoever is to act; the same whenever this moment of the deal comes again."""
    return choose(state, Random(f"{seed} {moment}").randrange(2**31))


def done(hand: Hand, action: Action) -> Hand:
    """The deal after an action; a finished trick lies there from now on. A question back waits for its answer."""
    state = apply(hand.state, action)
    tells = isinstance(action, Tell)
    rests = len(state.tricks) > len(hand.state.tricks) or (tells and hand.rests)
    return replace(
        hand, state=state, done=(*hand.done, action), rests=rests, word="", card=None, talks=tells and asked_back(state, action),
        refused=None, asked="",
    )  # fmt: skip


def asked_back(state: State, action: Action) -> bool:
    """Does a phrase of somebody else's ask for one in return that the learner may say?"""
    phrases = state.form.phrases(state.rules)
    return (
        isinstance(action, Tell)
        and action.seat != ME
        and any(one.after == action.phrase and judge(state, Tell(ME, one.code)).ok for one in phrases)
    )
