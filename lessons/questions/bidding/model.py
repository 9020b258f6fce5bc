"""What may be bid now in the towns that bid otherwise than Mineo for three; and what a round comes to, who plays against whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.playout import shuffled
from engine.sheet import codes
from lessons.question.kind import Fault
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU
from lessons.question.stepwise import Stepwise
from lessons.questions.bidding.bids import Bids
from lessons.questions.bidding.stages import HONOURS, asked_rounds, floor_in, looks_at_hands, next_words, offered, walk
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Spec, Whole

NAMES_THE_WORD = (
    *("not-on", "not-on-forced", "not-played-yet", "calls-a-partner", "not-thrown-in", "not-thrown-in-simply"),
    *("not-paid", "not-alone", "not-own", "not-two"),
)
"""What is said of an outcome with the word that brings another one."""


class BiddingSpec(Spec):
    """A round of bidding; what is left out is drawn."""

    ask: Literal["may", "comes"] = Field(
        default="may", description="What you may say now, or what the whole round comes to."
    )
    round: Whole | None = Field(default=None, ge=1, description="Which round of speaking it is, from 1.")
    said: str | None = Field(default=None, description="What was said in it before you: `passo, chiamo`.")
    hand: Cards = Field(default="", description="Your hand, where what may be said hangs on it.")


class Bidding(Stepwise[BiddingSpec, Bids]):
    name = "bidding"
    Spec = BiddingSpec
    requires = ("rule:bids",)
    looks = MappingProxyType(
        {
            # What was said first has named the word, or that it is a solo: nobody is sent to look for either.
            **dict.fromkeys((f"bidding.{one}" for one in NAMES_THE_WORD), "hint.bidding.comes-look-decides"),
            "bidding.how-many": "hint.bidding.comes-look-worth",
            "bidding.not-alone-these": "hint.bidding.comes-look-word",
        }
    )
    varies = ()

    def fixed(self, spec: BiddingSpec) -> bool:
        return spec.round is not None and spec.said is not None

    def impossible(self, spec: BiddingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        rules = rules or game.house()
        every = asked_rounds(game, rules)
        hand = self.cards(spec, game, "hand")
        if spec.round is not None and spec.round - 1 not in every:
            known = ", ".join(str(one + 1) for one in every)
            yield Fault("round", CheckerMessage("checker.nothing-in-round", n=spec.round, known=known), "impossible")
            return
        if hand and len(hand) != game.form.size:
            yield Fault("hand", CheckerMessage("checker.hand-size", n=game.form.size, of=len(hand)), "impossible")
            return
        if spec.said is not None and spec.round is None:
            yield Fault("said", CheckerMessage("checker.said-which-round", word=repr(spec.said)), "impossible")
        elif spec.said is not None:
            yield from self._unsaid(spec, game, rules)

    def _unsaid(self, spec: BiddingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        assert spec.round is not None
        floor = floor_in(game, rules, game.seats - 1, spec.round - 1)
        for word in _words(spec.said):
            turn = floor.turn
            if floor.outcome is not None or floor.at != spec.round - 1 or turn is None:
                yield Fault("said", CheckerMessage("checker.said-after-the-end", word=repr(word)), "impossible")
                return
            if not floor.judge(turn, word).ok:
                hint = meant_or_all(word, floor.words(turn), "checker.one-may-say")
                yield Fault(
                    "said", CheckerMessage("checker.may-not-be-said-now", word=repr(word), hint=hint), "impossible"
                )
                return
            floor = floor.say(turn, word)
        over = floor.outcome is not None or floor.at != spec.round - 1
        if over and spec.ask == "may":
            yield Fault("said", CheckerMessage("checker.round-over"), "impossible")
        if not over and spec.ask == "comes":
            yield Fault("said", CheckerMessage("checker.round-not-over"), "impossible")

    def make(self, spec: BiddingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Bids:
        rules = rules or game.house()
        at = spec.round - 1 if spec.round is not None else rng.choice(asked_rounds(game, rules))
        floor = floor_in(game, rules, game.seats - 1, at)
        hand = self.cards(spec, game, "hand")
        if spec.ask == "comes":
            said = _words(spec.said) if spec.said is not None else walk(floor, rng)
            place = 0 if spec.said is not None else rng.randrange(game.seats)
            return Bids(game, rules, ids(aim), "comes", at, said, place)
        said = _words(spec.said) if spec.said is not None else next_words(floor, rng, rng.randrange(game.seats))
        for word in said:
            floor = floor.say(floor.turn or 0, word)
        place = floor.moment.place(floor.turn or 0)
        if not hand and looks_at_hands(floor.stage):
            hand = _hand(game, rng)
        item = Bids(game, rules, ids(aim), "may", at, said, place, game.pack.sorted(hand))
        words = tuple(row.word for row in floor.stage.rows)
        return Bids(game, rules, ids(aim), "may", at, said, place, item.hand, offered(words, item.legal, rng))

    def decided_by(self, item: Bids) -> tuple[Mapping[str, object], ...]:
        floor = floor_in(item.game, item.rules, item.dealer, item.number)
        words = [{"seat": one.seat, "word": one.text} for one in (*floor.said, *item.floor.moment.here)]
        if item.ask == "comes":
            words = [{"seat": one.seat, "word": one.text} for one in item.ended.said]
        asked: dict[str, object] = {"ask": "speak", "words": words, "dealer": item.dealer}
        if item.hand:
            # Of the others only what they have said is known: whoever said 20 holds some of the dear cards.
            dear = codes(card for card in item.game.pack if card.points >= 5 and card not in item.hand)
            said = {one.seat for one in item.floor.moment.here if one.word in HONOURS}
            asked["hands"] = [
                codes(item.hand) if seat == YOU else dear if seat in said else [] for seat in range(item.game.seats)
            ]
        return (asked,)


def _hand(game: Game, rng: Random) -> tuple[Card, ...]:
    """A hand whose five- and ten-point cards come to 15 or 20 more often than by chance."""
    pack = list(shuffled(game.pack, rng))
    dear = [card for card in pack if card.points >= 5]
    rest = [card for card in pack if card.points < 5]
    number = rng.choice((2, 3, 3, 3, 4))
    return (*dear[:number], *rest)[: game.form.size]


def _words(text: str | None) -> tuple[str, ...]:
    """``passo, offro 5`` as the words of the table."""
    return tuple(" ".join(part.split()).casefold() for part in (text or "").split(",") if part.strip())


KIND = Bidding()
