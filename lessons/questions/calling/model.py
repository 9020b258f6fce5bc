"""A card is called to find a partner: which one may this hand call, and who plays with the caller, as far as anybody can tell?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.sheet import codes
from lessons.question.capabilities import CALLS, capabilities
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.seats import seats_of
from lessons.question.stepwise import Stepwise
from lessons.questions.calling.called import Caller, CallingItem
from lessons.questions.calling.freely import Chooser
from lessons.questions.calling.situations import drawn_hand, drawn_table, of_kings
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

Where = Literal["you", "right", "second-right", "opposite", "second-left", "left"]
FREELY = "ask:callable"
"""The engine tells several cards of which the caller chooses one."""


class CallingSpec(Spec):
    """A hand that calls, or a table at which somebody has called; without a hand it is drawn."""

    ask: Literal["which", "who"] = Field(
        default="which", description="Which card this hand may call, or who plays with the caller."
    )
    hand: Cards = Field(default="", description="Your hand: of which, the one that calls.")
    caller: Where = Field(default="right", description="Of who: whose call it was.")
    call: Cards = Field(default="", description="Of who: the card that was called.")
    monte: Cards = Field(default="", description="Of who: the monte, where all have seen it.")
    trick: Cards = Field(default="", description="Of who: the cards played so far, the leader's first.")
    leader: Where = Field(default="you", description="Of who: who led them.")


class Calling(Stepwise[CallingSpec, Caller | Chooser | CallingItem]):
    name = "calling"
    Spec = CallingSpec
    requires = (CALLS,)
    varies = ()

    def fixed(self, spec: CallingSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: CallingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, call = self.cards(spec, game, "hand"), self.cards(spec, game, "call")
        monte, trick = self.cards(spec, game, "monte"), self.cards(spec, game, "trick")
        if not hand:
            return
        if spec.ask == "which":
            if len(hand) != game.form.size:
                yield Fault(
                    "hand", CheckerMessage("checker.calling-hand-size", n=game.form.size, of=len(hand)), "impossible"
                )
            return
        if len(call) != 1:
            yield Fault("call", CheckerMessage("checker.which-called"), "impossible")
        if len(trick) > game.seats:
            yield Fault("trick", CheckerMessage("checker.more-than-a-trick", of=len(trick), n=game.seats), "impossible")
        for name, cards in (("monte", monte), ("trick", trick)):
            for card in cards:
                if card in hand:
                    where = self.offset(spec, name, card)
                    yield Fault(name, CheckerMessage("checker.in-hand-too", card=card.code), "impossible", where)
        if monte and not _shown(game):
            yield Fault("monte", CheckerMessage("checker.monte-unseen", game=game.id), "impossible")
        own = game.family == "sicily" and len(game.form.may_call((), (), rules or game.house())) > 1
        if spec.caller == "you" and call and call[0] in hand and not own:
            yield Fault("call", CheckerMessage("checker.called-own", card=call[0].code), "impossible")

    def make(
        self, spec: CallingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()
    ) -> Caller | Chooser | CallingItem:
        rules, hand, seats = rules or game.house(), self.cards(spec, game, "hand"), seats_of(game)
        if spec.ask == "which" and FREELY in capabilities(game.id):
            return Chooser(game, rules, ids(aim), game.pack.sorted(hand or of_kings(game, rng)))
        if spec.ask == "which":
            while not hand:
                some = drawn_hand(game, rng, rules)
                hand = some if game.form.may_call(some, (), rules) else ()
            return Caller(game, rules, ids(aim), game.pack.sorted(hand))
        if not hand:
            return CallingItem(game, rules, ids(aim), *drawn_table(game, rules, rng, shown=_shown(game)))
        call, monte, trick = (self.cards(spec, game, name) for name in ("call", "monte", "trick"))
        caller, leader = _seat(seats, spec.caller), _seat(seats, spec.leader)
        return CallingItem(game, rules, ids(aim), caller, call[0], game.pack.sorted(hand), monte, trick, leader)

    def look(self, item: Caller | Chooser | CallingItem, given: Answers, answer: Answer) -> Message:
        """Where the highest trump itself was named, which is held, from there on."""
        hint = super().look(item, given, answer)
        highest = hint.reason == "hint.calling.look-trump" and answer == (0,)
        return Message("hint.calling.look-further") if highest else hint

    def decided_by(self, item: Caller | Chooser | CallingItem) -> tuple[Mapping[str, object], ...]:
        if isinstance(item, CallingItem):
            return ()
        return ({"ask": "called" if isinstance(item, Caller) else "callable", "hand": codes(item.hand)},)


def _shown(game: Game) -> bool:
    """Does everybody see the monte before the play? Where its dealer takes it though another calls, nobody does."""
    return not getattr(game.form, "dealer_leaves", False)


def _seat(seats: tuple[str, ...], name: str) -> int:
    return seats.index(name) if name in seats else len(seats) // 2


KIND = Calling()
