"""A round of bidding as a question: what may be said now and why not the rest, or who plays against whom when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.sicily.calatafimi4.bidding import honours
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.games.sicily.speaking.table import SpokenWord as Spoke
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.kind import Answer, Message, Panel, Row, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.bidding.stages import floor_in, looks_at_hands

IDLE = frozenset({"passo", "bene", "zero", "mescolate"})
"""Words that decide nothing as long as another was said."""
FINAL = frozenset({"solo", "tengo", "ognuno per sé"})
"""What a word holds that nobody overrules; after any other, something else may still be said."""
HELD = frozenset({"chiamo", "prendo"})
"""After these the cards are not thrown in for nothing, whatever else is said."""
EXACT = 15
"""The points of five- and ten-point cards that the word 15 takes, no more and no fewer."""
TWO = ("chiamo", "venti", "partners")
"""The contracts of two against two, where they are not played each for oneself."""
DECIDE: Mapping[str, tuple[str, ...]] = {
    "paid": ("prendo",),
    "thrown-in": ("mischio",),
    "on": ("tengo",),
    "own": ("ognuno per sé", "chiamo", "tengo"),
    "two": ("chiamo", "20", "15", "tengo"),
}
"""What a round comes to -> the words that bring it there; what was offered besides decides nothing."""


@dataclass(frozen=True)
class OnlyWord:
    """The only word of its round, which is said with so many cards in hand."""

    word: str
    cards: int


@dataclass(frozen=True)
class Bids(StepwiseItem):
    """A round of bidding (its ``number`` from 0), what was said in it, and the learner's place, 0 at the dealer's right."""

    ask: str
    number: int
    said: tuple[str, ...]
    place: int
    hand: tuple[Card, ...] = ()
    offered: tuple[frozenset[str], ...] = ()

    @property
    def dealer(self) -> int:
        return (YOU - 1 - self.place) % self.game.seats

    @cached_property
    def floor(self) -> Floor:
        """After what was said."""
        hands = tuple(self.hand if seat == YOU else () for seat in range(self.game.seats)) if self.hand else None
        floor = floor_in(self.game, self.rules, self.dealer, self.number, hands)
        for word in self.said:
            assert floor.turn is not None
            floor = floor.say(floor.turn, word)
        return floor

    @property
    def legal(self) -> frozenset[str]:
        """The words that you may say now, without what is added to them."""
        return frozenset(self.floor.words(YOU))

    @property
    def where(self) -> str:
        """Which round of which game, as its own sentences are called; one that only house rules have, or of fewer words."""
        if self._cards not in {stage.cards for stage in self.game.form.stages(self.game.house())}:
            return f"{self.game.id}-between"
        if self._is_forced:
            return f"{self.game.id}-forced"
        fewer = "-no-solo" if self.number and not getattr(self.rules, "dealer_may_solo", True) else ""
        return f"{self.game.id}-{self.number + 1}{fewer}"

    @property
    def _is_forced(self) -> bool:
        """Must somebody call here, where all pass?"""
        last = self.number == len(self.game.form.stages(self.rules)) - 1
        return last and bool(getattr(self.rules, "forced_call", False))

    def build(self) -> Iterable[Step]:
        yield self._may() if self.ask == "may" else self._comes()

    @property
    def _cards(self) -> int:
        return int(self.game.form.stages(self.rules)[self.number].cards)

    @property
    def _shown(self) -> tuple[Spoke, ...]:
        """What was said in this round, and in an earlier one with as many cards in hand: nothing else tells these apart."""
        stages = self.game.form.stages(self.rules)
        return tuple(one for one in self.floor.said if stages[one.stage].cards == self._cards)

    def _lines(self) -> tuple[Message, ...]:
        seats = seats_of(self.game)
        return tuple(Message("speaking.says", {"seat": seats[one.seat], "word": one.text}) for one in self._shown)

    def _named(self, words: frozenset[str]) -> Message:
        if not words:
            return Message("bidding.nothing")
        rows = self.game.form.stages(self.rules)[self.number].rows
        return Message("speaking.words", {"words": ", ".join(row.word for row in rows if row.word in words)})

    def _rows(self) -> tuple[Row, ...]:
        return (Row(codes(self.hand), Message("row.hand"), seat=YOU),) if self.hand else ()

    def _may(self) -> Step:
        floor, legal, lines = self.floor, self.legal, self._lines()
        facts: Facts = {"cards": self._cards, "n": len(self.said)}
        prompt = Message("ask.bidding.may" if lines else "ask.bidding.may-first", facts)
        choices = tuple(self._named(one) for one in self.offered)
        table = Table(seats_of(self.game), dealer=self.dealer)
        panel = Panel("choice", prompt, self._rows(), choices, lines=lines, table=table)
        source = floor.stage.source
        told = self._named(legal).facts.get("words", "")
        why = (
            Message("bidding.open" if legal else "bidding.open-nothing", {"words": told}, source),
            *_each_once(one for one in self._refusals(floor) if one.facts["word"] in frozenset().union(*self.offered)),
        )
        hints = (
            Message(f"hint.bidding.look{'' if lines else self._first_to_speak}", facts),
            Message(f"hint.bidding.{self.where}", facts, source),
            Message(f"hint.bidding.first{self._by_the_hand(floor)}", facts),
        )
        about = SpeakingFacts(cards=self._cards, said=self.said, place=self.place, legal=legal, offered=self.offered)
        about["honours"] = honours(self.hand)
        each, right = errors(self.offered, legal, self._refused), (self.offered.index(legal),)
        return Step("may", panel, right, why, hints, each, about=about, lures=self._lures())

    def _lures(self) -> tuple[Answer, ...]:
        """What may be said by a hand that comes to 15 with one of its dear cards overlooked, or a ten taken for a five."""
        other = self.legal | {"15"}
        values = {int(card.points) for card in self.hand if card.points in (5, 10)}
        slips = values | ({5} if 10 in values else set())
        near = "20" in self.said and honours(self.hand) - EXACT in slips
        return ((self.offered.index(other),),) if near and other != self.legal and other in self.offered else ()

    @property
    def _first_to_speak(self) -> str:
        """Where to look before anybody has spoken: for a word that answers another, where such a one is offered."""
        return "-first" if frozenset().union(*self.offered) - self.legal else "-first-free"

    def _by_the_hand(self, floor: Floor) -> str:
        """How far the hand decides: by the sum of its cards, and where 20 has been said, by whether that is 15 exactly."""
        if not looks_at_hands(floor.stage):
            return ""
        return "-hand-twenty" if "20" in self.said else "-hand"

    def _refused(self, word: str) -> Message:
        """Why this word may not be said."""
        refusals = {str(one.facts["word"]): one for one in self._refusals(self.floor)}
        return refusals.get(word, Message("bidding.not-now", {"word": word}))

    def _refusals(self, floor: Floor) -> Iterator[Message]:
        """Why the other words may not be said."""
        for row in floor.stage.rows:
            if row.word not in self.legal:
                texts = [row.word] if row.alone else [f"{row.word} {more}" for more in row.more(floor.moment, YOU)[:1]]
                verdict = floor.judge(YOU, (texts or [row.word])[0])
                yield Message(f"bidding.no.{verdict.reason}", {"word": row.word}, verdict.source)

    def _comes(self) -> Step:
        ended, outcomes = self.ended, possible(self.game, self.rules)
        outcome = sort_of(self.game, ended.outcome)
        facts: Facts = {"cards": self._cards, "word": self._decides(outcome)}
        choices = tuple(Message(f"bidding.{one}") for one in outcomes)
        panel = Panel("choice", Message("ask.bidding.comes", facts), choices=choices, lines=self._lines())
        source = self.game.form.stages(self.rules)[self.number].source
        hints = (
            Message("hint.bidding.comes-look" if self._has_solos else "hint.bidding.comes-look-word"),
            Message(f"hint.bidding.{self.where}", facts, source),
            Message(f"hint.bidding.comes-first{self._so_much(outcome)}", facts),
        )
        called = ended.outcome is not None and ended.outcome.kind == "chiamo" and outcome == "two"
        how = "" if not called or ended.outcome is None else "-forced" if ended.outcome.forced else "-called"
        why = (
            *(Message("bidding.so-forced", {"cards": one.cards, "word": one.word}, source) for one in self._forced),
            Message(f"bidding.so-{outcome}{how}", self._who(ended.outcome), source),
        )
        about = SpeakingFacts(cards=self._cards, said=self.said, place=self.place, outcome=outcome)
        each = {i: Message(self._not_that(one, outcome), facts) for i, one in enumerate(outcomes) if one != outcome}
        return Step("comes", panel, (outcomes.index(outcome),), why, hints, each, about=about)

    @property
    def ended(self) -> Floor:
        """After what was said, and after rounds in which there is one word only: whoever may speak has to say it."""
        floor = self.floor
        while floor.outcome is None and len(floor.stage.rows) == 1 and floor.stage.rows[0].alone:
            assert floor.turn is not None
            floor = floor.say(floor.turn, floor.stage.rows[0].word)
        return floor

    @property
    def _forced(self) -> tuple[OnlyWord, ...]:
        """The words that nobody chose."""
        stages, said = self.game.form.stages(self.rules), self.ended.said[len(self.floor.said) :]
        return tuple(OnlyWord(one.word, int(stages[one.stage].cards)) for one in said)

    def _decides(self, outcome: str) -> str:
        """The word that decides what this comes to: a solo before all others; the very last where nobody said any such."""
        texts = [one.text for one in self._shown]
        solos = [text for text in texts if "solo" in text.split()]
        deciding = [one.text for one in self._shown if one.word in DECIDE.get(outcome, ())]
        return (solos or deciding or [text for text in texts if text not in IDLE] or texts)[-1]

    def _so_much(self, outcome: str) -> str:
        """Which last hint: the word that decides, that there is none, or that what was offered has not been taken."""
        if self._untaken(outcome):
            return "-untaken"
        return "-none" if self._decides(outcome) in IDLE else ""

    def _untaken(self, outcome: str) -> bool:
        """Were points offered for nothing?"""
        return outcome == "thrown-in" and any(one.word == "offro" for one in self._shown)

    def _not_that(self, chosen: str, outcome: str) -> str:
        """What is said of this outcome, where it is not what the round comes to."""
        word, sort = self._decides(outcome), chosen.partition("-double")[0]
        if sort == outcome.partition("-double")[0] == "alone":
            return "bidding.how-many"
        if chosen == "paid" and outcome == "thrown-in":
            return f"bidding.nothing-{'taken' if self._untaken(outcome) else 'offered'}"
        if outcome == "on" and sort in ("alone", "own", "two"):
            return "bidding.not-played-yet"
        if sort == "alone" and outcome == "two" and word == "chiamo":
            return "bidding.calls-a-partner"
        if chosen == "on" and self._forced:
            return "bidding.not-on-forced"
        if chosen == "thrown-in" and (outcome == "paid" or word.startswith("prendo")):
            return "bidding.not-thrown-in-simply"  # they are, and somebody is paid
        # No single word brings it about where all pass, where a solo might have followed, or where offers were not taken.
        decided = FINAL.intersection((word, *word.split())) or (sort == "thrown-in" and word.split()[0] in HELD)
        return f"bidding.not-{sort}{'' if decided else '-these'}"

    @property
    def _has_solos(self) -> bool:
        """Is a solo among the words of this round?"""
        return any("solo" in row.word.split() for row in self.game.form.stages(self.rules)[self.number].rows)

    def _who(self, outcome: Outcome | None) -> Facts:
        bidder = YOU if outcome is None or outcome.bidder is None else outcome.bidder
        return {"seat": seats_of(self.game)[bidder]}


def _each_once(refusals: Iterable[Message]) -> Iterator[Message]:
    """Refusals, those of one reason together, the reason said of the first of its words alone."""
    by_reason: dict[str, list[Message]] = {}
    for one in refusals:
        by_reason.setdefault(one.reason, []).append(one)
    for first, *others in by_reason.values():
        yield first
        yield from (changed(one, reason="bidding.no.either") for one in others)


def possible(game: Game, rules: object) -> tuple[str, ...]:
    """What a round of this game may come to."""
    form = game.form
    words = {row.word for stage in form.stages(rules) for row in stage.rows}
    found = ["on"] if len(form.stages(rules)) > 1 else []
    found += ["thrown-in"]
    found += ["paid"] if "prendo" in words else []
    found += ["alone"] if "solo" in form.kinds else []
    found += ["alone-double"] if form.doubles else []
    found += ["own"] if form.own else []
    return (*found, *(["two"] if any(kind in TWO and kind not in form.own for kind in form.kinds) else []))


def sort_of(game: Game, outcome: Outcome | None) -> str:
    """An outcome as one of these."""
    if outcome is None:
        return "on"
    if outcome.kind == "abandoned":
        return "paid" if any(outcome.payments) else "thrown-in"
    if outcome.kind == "solo":
        return "alone-double" if outcome.double else "alone"
    return "own" if outcome.kind in game.form.own else "two"
