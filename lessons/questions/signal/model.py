"""Signals: may one be made with this card, and what does it say here?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from engine.cards import TRUMPS, Card
from engine.game import Game
from engine.games.bologna import signals
from engine.games.bologna.pack import KING_OF
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.capabilities import PARTNERS
from lessons.question.facts.bologna import SignalFacts
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, leader_before_you, seats_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.signal.moments import MEANINGS, about_to_play, moments
from lessons.questions.signal.spec import SignalSpec
from lessons.questions.signal.spoken import OLD, SpokenHand, asking, drawn
from lessons.yamlfile.checker_message import CheckerMessage

NO = ("following", "king-not-gone", "matto")
MAY = tuple(Message(f"signal-may.{word}") for word in ("yes", *NO))
_REASON = {
    "only-the-leader-signals": "following",
    "signal-king-not-gone": "king-not-gone",
    "signal-leads-the-king": "king-not-gone",
    "no-signal-with-the-matto": "matto",
    # The checker refuses such a question; where house rules changed under one that is open, its reason still says why.
    "no-signals-here": "following",
}


@dataclass(frozen=True)
class SignalMoment(StepwiseItem):
    """A card about to be played (``card``), or a signal that was made at a moment of the game."""

    card: Card | None
    trick: tuple[Card, ...]
    earlier: tuple[Card, ...]
    signal: str
    moment: str
    speaker: SpokenHand | None = None

    def build(self) -> Iterable[Step]:
        if self.speaker is not None:
            yield self._true(self.speaker)
            return
        yield self._meaning() if self.card is None else self._may(self.card)

    def _may(self, card: Card) -> Step:
        verdict = signals.judge(self.trick, card, self.earlier, (), self.rules)
        right = 0 if verdict.ok else 1 + NO.index(_REASON[verdict.reason])
        seats = seats_of(self.game)
        rows = [
            Row(_codes(self.earlier), Message("row.earlier"), layout="row"),
            Row(
                _codes(self.trick),
                Message("row.trick" if self.trick else "row.you-lead"),
                layout="trick",
                seat=leader_before_you(len(self.trick), len(seats)),
            ),
            Row((card.code,), Message("row.about-to-play"), seat=YOU),
        ]
        king = KING_OF[card.suit].code if card.suit in KING_OF else ""
        facts: Facts = {**verdict.facts, "king": king}
        first = "trick" if self.trick else "trump" if card.suit == TRUMPS else "matto" if card.is_fool else "king"
        free = self._free
        hints = (
            Message("hint.signal.look-sort" if free else "hint.signal.look"),
            Message(f"hint.signal.rule{'-any-time' if free else ''}", {}, verdict.source),
            Message(f"hint.signal.first-{'any-suit' if free and first == 'king' else first}", facts),
        )
        about = SignalFacts(verdict=verdict, trick=self.trick, card=card, earlier=self.earlier, rules=self.rules)
        there = tuple(row for row in rows if row.cards or (row.layout == "trick" and not self.trick))
        panel = Panel("choice", Message("ask.signal.may"), there, MAY, table=Table(seats, turn=YOU))
        also = frozenset((1 + NO.index(why),) for why in self._whys(card)) - {(right,)} if right else frozenset()
        each = {i: self._off(i, card, facts) for i in range(len(MAY)) if i != right and (i,) not in also}
        # That the King has gone is why only where it must.
        any_time = free and verdict.reason == "signal-king-gone"
        why = hints[1] if any_time else Message(verdict.reason, facts, verdict.source)
        return Step("may", panel, (right,), (why,), hints, each, also, about=about)

    def _true(self, held: SpokenHand) -> Step:
        dealt = self.moment == "old-dealt"
        rows = (
            Row(_codes(held.earlier), Message("row.earlier"), layout="row"),
            Row(_codes(held.hand), Message("row.first-five" if dealt else "row.hand"), seat=YOU),
        )
        # At a table the words stand beside the cards, in sight at every size.
        return asking(held, self.moment, (row for row in rows if row.cards), Table(seats_of(self.game), turn=YOU))

    @property
    def _free(self) -> bool:
        """May the leader signal at this table whatever has been played?"""
        return bool(self.rules.signals == "before_king")

    def _whys(self, card: Card) -> Iterator[str]:
        """Every reason that there is against a signal here: of several that are true each is right."""
        if self.trick:
            yield "following"
        if card.is_fool:
            yield "matto"
        elif card.suit != TRUMPS and KING_OF[card.suit] not in self.earlier and not self._free:
            yield "king-not-gone"

    def _off(self, choice: int, card: Card, facts: Facts) -> Message:
        """What speaks against this answer: a condition that is not met, or a reason that is not there."""
        if not choice:
            return Message(f"signal.off-yes{'-any-time' if self._free else ''}")
        why = NO[choice - 1]
        if why == "following":
            return Message("signal.off-leads", facts)
        if why == "matto":
            return Message("signal.off-matto", facts)
        if card.suit == TRUMPS or card.is_fool:
            return Message("signal.off-no-king")
        return Message("signal.off-king-gone" if KING_OF[card.suit] in self.earlier else "signal.off-no-king", facts)

    def not_that(self, taken: str = "") -> Message:
        """A wrong answer that may be left out; another than the one that was taken."""
        names = [one.reason.rpartition(".")[2] for one in self._choices]
        return self._other("hint.signal.not-that", next(name for name in names if name not in (self.signal, taken)))

    def _other(self, reason: str, name: str) -> Message:
        """Said of what another signal means; where none was made, of what a signal means."""
        silent = "none" in (name, self.signal)
        return Message(f"{reason}-{'none' if name == 'none' else 'signalled'}" if silent else reason, {"signal": name})

    @property
    def _choices(self) -> tuple[Message, ...]:
        names = list(MEANINGS[self.moment])
        Random(f"{self.signal} {self.moment} {len(self.aim)}").shuffle(names)
        return tuple(Message(f"signal.{self.moment}.{name}") for name in names)

    @property
    def _how(self) -> str:
        """What there is to add to how it is made: that it asks, or that a volo is about trumps."""
        if self.signal == "volo":
            return "-trump" if self.moment.startswith("trump") else ""
        return "-asks" if self.moment == "asks" else ""

    def not_true(self, taken: str) -> Message:
        """A word that is not true of the hand; another than the one that was taken, if there is one."""
        assert self.speaker is not None
        right = self.speaker.right(self.moment)
        wrong = [one for one in OLD[self.moment] if one not in right]
        return Message("hint.signal.not-true", {"signal": next((one for one in wrong if one != taken), wrong[0])})

    def _meaning(self) -> Step:
        meanings, choices = MEANINGS[self.moment], self._choices
        names = [one.reason.rpartition(".")[2] for one in choices]
        silent = "-none" if self.signal == "none" else ""
        prompt = Message(f"ask.signal.{self.moment}{silent}", {"signal": self.signal})
        source = meanings[self.signal]
        each = {i: self._other("signal.that-is", name) for i, name in enumerate(names) if name != self.signal}
        old = self.moment in OLD
        how = f"signal.how.{self.moment}" if old else f"signal.how.{self.signal}{self._how}"
        hints = (
            Message(f"hint.signal.look-{self.moment}{silent}"),
            Message(how, {}, source if old or self.moment == "asks" else signals.SOURCE),
            self.not_that(),
        )
        why = (Message(how), Message(f"signal.{self.moment}.{self.signal}", {}, source))
        about = SignalFacts(signal=self.signal, moment=self.moment)
        panel = Panel("choice", prompt, (), choices)
        return Step("meaning", panel, (names.index(self.signal),), why, hints, each, about=about)


class Signal(Stepwise[SignalSpec, SignalMoment]):
    name = "signal"
    Spec = SignalSpec
    requires = (PARTNERS, "ask:signal")
    looks = MappingProxyType(
        {
            "signal.off-leads": "hint.signal.look-card",
            "signal.off-king-gone": "hint.signal.look-leads",
            "signal.off-no-king": "hint.signal.look-sort",
        }
    )

    def fixed(self, spec: SignalSpec) -> bool:
        if spec.ask == "word":
            return bool(spec.hand)
        return bool(spec.card) if spec.ask == "may" else bool(spec.signal and spec.moment)

    def impossible(self, spec: SignalSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if rules.signals == "none":
            yield Fault("kind", CheckerMessage("checker.no-signals"), "impossible")
        if spec.moment and spec.moment not in moments(rules):
            yield Fault(
                "moment", CheckerMessage("checker.moment-otherwise", known=", ".join(moments(rules))), "impossible"
            )
        elif spec.signal and not any(spec.signal in MEANINGS[one] for one in self._able(spec, rules)):
            yield Fault("signal", CheckerMessage("checker.signal-otherwise"), "impossible")
        if spec.ask == "word":
            yield from self._no_word(spec, game, rules)
        card, trick = self.cards(spec, game, "card"), self.cards(spec, game, "trick")
        earlier = self.cards(spec, game, "earlier")
        if len(card) > 1:
            yield Fault("card", CheckerMessage("checker.one-at-a-time", n=len(card)), "impossible")
        if len(trick) >= game.seats:
            yield Fault("trick", CheckerMessage("checker.whole-trick", n=len(trick)), "impossible")
        for one in (*card, *trick):
            if one in earlier or (card and one in trick and one == card[0]):
                yield Fault(
                    "card" if one in card else "trick",
                    CheckerMessage("checker.elsewhere-too", card=one.code),
                    "impossible",
                )
        if spec.ask == "meaning" and spec.signal == "none" and spec.moment not in ("", "trump-return"):
            yield Fault("signal", CheckerMessage("checker.silent-trump"), "impossible")

    def _able(self, spec: SignalSpec, rules: Any) -> tuple[str, ...]:
        """The moments that are meant."""
        return (str(spec.moment),) if spec.moment else moments(rules)

    def _no_word(self, spec: SignalSpec, game: Game, rules: Any) -> Iterator[Fault]:
        """What keeps a hand that is given from being one of which a word of its moment is true."""
        if not rules.speaks:
            yield Fault("ask", CheckerMessage("checker.no-old-words"), "impossible")
        elif spec.hand and not (spec.moment in OLD and self._held(spec, game).right(str(spec.moment))):
            yield Fault("hand", CheckerMessage("checker.no-true-word"), "impossible")

    def _held(self, spec: SignalSpec, game: Game) -> SpokenHand:
        hand = self.cards(spec, game, "hand")
        return SpokenHand(hand, (*self.cards(spec, game, "card"), *hand)[0], self.cards(spec, game, "earlier"))

    def look(self, item: SignalMoment, given: Answers, answer: Answer) -> Message:
        """Where no King matters, none is looked for."""
        said = super().look(item, given, answer)
        free = said.reason == "hint.signal.look-card" and item.rules.signals == "before_king"
        return Message("hint.signal.look-matto") if free else said

    def first_step(self, item: SignalMoment, given: Answers, answer: Answer) -> Message:
        if item.speaker is not None:
            return item.not_true(OLD[item.moment][answer[0]])
        if item.card is not None:
            hint, slip = super().first_step(item, given, answer), self.error_of(item, given, answer).says[0]
            # Where the King has just been told to have gone, it is not looked for.
            told = slip.reason == "signal.off-king-gone" and hint.reason == "hint.signal.first-king"
            return Message("signal.off-leads") if told else hint
        return item.not_that(item.steps[0].panel.choices[answer[0]].reason.rpartition(".")[2])

    def decided_by(self, item: SignalMoment) -> tuple[Mapping[str, object], ...]:
        if item.card is None:
            return ()
        trick, earlier = codes(item.trick), codes(item.earlier)
        return ({"ask": "signal", "trick": trick, "card": item.card.code, "earlier": earlier, "made": []},)

    def make(self, spec: SignalSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> SignalMoment:
        rules = rules or game.house()
        if spec.ask == "word":
            moment = str(spec.moment) or rng.choice(moments(rules))
            held = self._held(spec, game) if spec.hand else drawn(moment, rng, rules.signals != "before_king")
            return SignalMoment(game, rules, ids(aim), None, (), (), "", moment, held)
        if spec.ask == "meaning":
            wanted: str = spec.signal
            able = [name for name in moments(rules) if not wanted or wanted in MEANINGS[name]]
            moment = str(spec.moment) or rng.choice(able)
            signal = wanted or rng.choice(list(MEANINGS[moment]))
            return SignalMoment(game, rules, ids(aim), None, (), (), signal, moment)
        if self.fixed(spec):
            card = self.cards(spec, game, "card")[0]
            trick, earlier = self.cards(spec, game, "trick"), self.cards(spec, game, "earlier")
        else:
            card, trick, earlier = about_to_play(game, rng)
        return SignalMoment(game, rules, ids(aim), card, trick, earlier, "", "")


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


KIND = Signal()
