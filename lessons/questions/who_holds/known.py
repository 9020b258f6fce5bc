"""A table after the first trick, and the question asked about it: its answer, its reasons, what is said of the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.inference import declarations
from engine.games.bologna.inference.cards import DealView
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import BEGATO, SUITS
from engine.games.bologna.sources import DEAL, DECLARATIONS, PLAY, SAVING_THE_BEGATO, TELLING
from engine.verdict import Facts
from lessons.question.facts.bologna import InferenceFacts as KnownFacts
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.who_holds.plans import DISCARD, ME, OTHERS
from lessons.questions.who_holds.reasons import NAMES, follows, holds, why_there

SEAT = ("you", "right", "partner", "left")
PLACES = (*(Message(f"seat.{seat}") for seat in SEAT), Message("who-holds.discard"))
SURE = ("certain", "may", "not")


@dataclass(frozen=True)
class WhoHoldsItem(StepwiseItem):
    """What you see, and what is asked: a ``card``, a player (``seat``), a ``suit``."""

    ask: str
    view: DealView
    card: Card
    seat: int
    suit: str

    def build(self) -> Iterable[Step]:
        yield {"where": self._where, "holds": self._holds, "follow": self._follow, "likely": self._likely}.get(
            self.ask, self._suit
        )()

    def _where(self) -> Step:
        verdict = declarations.where(self.view, self.card)
        places = sorted(self.view.places(self.card))
        right = places[0] if verdict.ok else len(PLACES)
        each = {place: self._not(place, verdict.ok) for place in range(len(PLACES)) if place != right}
        if verdict.ok:
            each[len(PLACES)] = Message("where-can-be-known", {"card": self.card.code})
        choices = (*PLACES, Message("who-holds.unknown"))
        step = self._step(choices, right, why_there(self.view, self.card, verdict), each)
        # One of the places that are left is what somebody guesses, or takes for certain because it is likely.
        return replace(step, lures=tuple((place,) for place in places if place != right))

    def _not(self, place: int, certain: bool) -> Message:
        """Why the card is not there, or not for certain."""
        view, card = self.view, self.card
        facts: Facts = {"seat": NAMES[place], "card": card.code, "suit": card.suit}
        if not certain and place in view.places(card):
            return Message("where-there-or-elsewhere", facts, DECLARATIONS)
        if place == ME:
            return Message("where-not-yours", facts)
        if place == DISCARD and view.dealer == ME:
            return Message("where-not-laid-away", facts)
        if place == DISCARD and card.points == FIVE_POINTS:
            return Message("five-points-stay", facts, DEAL)
        if place != DISCARD and card.suit in view.voids[place]:
            return Message("known-void", facts, PLAY)
        return Message("where-not-there", facts)

    def _holds(self) -> Step:
        verdict = declarations.where(self.view, self.card)
        why = why_there(self.view, self.card, verdict)
        sure = holds(self.view, self.seat, self.card)
        if sure == "not" and not verdict.ok and self.card.suit in self.view.voids[self.seat]:
            why = (Message("known-void", {"seat": NAMES[self.seat], "suit": self.card.suit}, PLAY), *why[:1])
        return self._step(
            tuple(Message(f"holds.{one}") for one in SURE), SURE.index(sure), why, self._how_sure("holds", sure)
        )

    def _how_sure(self, ask: str, sure: str) -> Mapping[int, Message]:
        """Why it is more, or less, certain than was said."""
        facts: Facts = {"card": self.card.code, "seat": NAMES[self.seat]}
        off = {one: f"{ask}.off-{one}" if "may" in (one, sure) else "who-holds.off-otherwise" for one in SURE}
        return {i: Message(off[one], facts) for i, one in enumerate(SURE) if one != sure}

    def _follow(self) -> Step:
        verdict = declarations.must_follow(self.view, self.seat, self.suit)
        sure = follows(self.view, self.seat, self.suit)
        played = [card for card, seat in self.view.gone.items() if seat == self.seat and card.suit == self.suit]
        shown = {code for one in self.view.shown[self.seat] for code in one.cards}
        facts: Facts = {**verdict.facts, "seat": NAMES[self.seat]}
        void = verdict.reason == "follow-void" and self.suit not in self.view.voids[self.seat]
        why = [Message("follow-none-left" if void else verdict.reason, facts, verdict.source)]
        if sure == "may" and played and played[0].code in shown:
            why.insert(0, Message("follow-shown-and-gone", {**facts, "card": played[0].code}, SAVING_THE_BEGATO))
        each = self._how_sure("follows", sure)
        first = {"follow-void": "-void", "follow-none-left": "-counted", "follow-nowhere-else": "-counted"}
        silent = "" if shown else "-counted"  # what others have shown says nothing of this player
        return self._step(
            tuple(Message(f"follows.{one}") for one in SURE),
            SURE.index(sure),
            tuple(why),
            each,
            first.get(why[0].reason, silent),
        )

    def _likely(self) -> Step:
        verdict = declarations.likely(self.view)
        place = verdict.facts["place"]
        right = place if isinstance(place, int) and place >= 0 else DISCARD
        if verdict.reason.startswith("where"):
            why = why_there(self.view, BEGATO, declarations.where(self.view, BEGATO))
        else:
            rows = verdict.facts["seats"]
            told = tuple(NAMES[int(seat)] for seat in rows) if isinstance(rows, tuple) else ()
            seat = NAMES[right] if verdict.ok else "discard"
            why = (Message(verdict.reason, {"seat": seat, "seats": told}, TELLING),)
        each = {place: self._unlikely(place) for place in range(DISCARD + 1) if place != right}
        step = self._step((*PLACES[:DISCARD], Message("who-holds.nobody")), right, why, each)
        left = (place for place in sorted(self.view.places(BEGATO)) if place not in (right, DISCARD))
        return replace(step, lures=tuple((place,) for place in left))

    def _unlikely(self, place: int) -> Message:
        """Why he is not likely to be there."""
        view = self.view
        if place == DISCARD:
            return Message("likely.off-somebody", {"card": BEGATO.code})
        if place == ME:
            return Message("where-not-yours", {"card": BEGATO.code})
        rows = any(one.is_sequence for one in view.shown[place])
        seen = BEGATO in view.hand  # then it is not this player's silence that misleads
        reason = "likely.off-shown" if rows else "where-not-there" if seen else "likely.off-elsewhere"
        return Message(reason, {"seat": NAMES[place], "card": BEGATO.code})

    def _suit(self) -> Step:
        verdict = declarations.asked_for(self.view.shown[self.seat])
        suit = str(verdict.facts["suit"])
        facts: Facts = {**verdict.facts, "seat": NAMES[self.seat]}
        gone = {card.code for card in self.view.gone}
        shown = {code[0] for one in self.view.shown[self.seat] for code in one.cards if code not in gone}
        each = {
            i: Message("asks-not-for-what-is-shown", {"seat": NAMES[self.seat], "suit": one})
            for i, one in enumerate(SUITS)
            if verdict.ok and one in shown
        }
        choices = (*(Message(f"suit.{one}") for one in SUITS), Message("who-holds.no-suit"))
        right = SUITS.index(suit) if verdict.ok else len(SUITS)
        asked = {
            i: Message("asks-not-for-this", {"seat": NAMES[self.seat], "suit": one}) for i, one in enumerate(SUITS)
        }
        each = {**asked, len(SUITS): Message("asks-for-a-suit"), **each}
        each.pop(right)
        first = "-nothing" if verdict.reason == "asks-nothing" else ""
        # What the first trick has shown is certain, and no likelihood.
        seen = "-void" if verdict.reason == "asks-for-the-fourth" and suit in self.view.voids[self.seat] else ""
        return self._step(choices, right, (Message(f"{verdict.reason}{seen}", facts, verdict.source),), each, first)

    def _step(
        self,
        choices: tuple[Message, ...],
        right: int,
        why: tuple[Message, ...],
        each: Mapping[int, Message] | None = None,
        first: str = "",
    ) -> Step:
        """``first``: which first step it is, where that hangs on the reason."""
        facts: Facts = {"card": self.card.code, "seat": NAMES[self.seat], "suit": self.suit or self.card.suit}
        panel = Panel(
            "choice", Message(f"ask.who-holds.{self.ask}", facts), tuple(self._rows()), choices, lines=tuple(self._lines()),
            table=Table(SEAT, dealer=self.view.dealer),
        )  # fmt: skip
        sources = {"where": DECLARATIONS, "holds": DEAL, "follow": SAVING_THE_BEGATO}
        hints = (
            Message(f"hint.who-holds.look-{self.ask}{self._seen(why)}", facts),
            Message(f"hint.who-holds.rule-{self._rule}", {}, sources.get(self.ask, TELLING)),
            Message(f"hint.who-holds.first-{self.ask}{first}", {**why[0].facts, **facts})
            if first
            else Message(*self._first(facts)),
        )
        about = KnownFacts(view=self.view, card=self.card, seat=self.seat, suit=self.suit, right=right)
        return Step(self.ask, panel, (right,), why, hints, each or {}, about=about)

    def _seen(self, why: tuple[Message, ...]) -> str:
        """Where else to look, as the end of a sentence's name: at one's own discard, or where nothing is shown or asked for."""
        if self.ask in ("where", "holds") and self.view.left:
            return "-own"
        if self.ask == "follow" and not self.view.shown[self.seat]:
            return "-silent"
        return "-nothing" if why[0].reason == "asks-nothing" else ""

    @property
    def _rule(self) -> str:
        """What is certain of a card: whether it may be in the discard hangs on what it is worth, and on who discarded."""
        if self.ask not in ("where", "holds"):
            return self.ask
        return "dear" if self.card.points == FIVE_POINTS else "own" if self.view.dealer == ME else "where"

    def another(self, told: str) -> Message:
        """The first step where it was told already of this player that the suit has run out: another, or who is left."""
        facts: Facts = {"card": self.card.code, "suit": self.card.suit}
        out = [NAMES[seat] for seat in OTHERS if self.card.suit in self.view.voids[seat] and NAMES[seat] != told]
        if out:
            return Message("hint.who-holds.first-void", {**facts, "seat": out[0]})
        return Message("hint.who-holds.first-open", facts)

    def _first(self, facts: Facts) -> tuple[str, Facts]:
        """The first step, without the last one."""
        if self.ask == "likely" and BEGATO in (*self.view.hand, *self.view.left):
            return "hint.who-holds.first-own", {**facts, "card": BEGATO.code}
        if self.ask in ("likely", "suit"):
            return f"hint.who-holds.first-{self.ask}", facts
        if self.ask == "follow":
            return "hint.who-holds.first-follow", facts
        shown = any(self.card.code in one.cards for all_of in self.view.shown for one in all_of)
        out = [seat for seat in OTHERS if self.card.suit in self.view.voids[seat]]
        out.sort(key=lambda seat: seat != self.seat)  # of several the one who is asked about
        if self.card in (*self.view.hand, *self.view.left):
            return "hint.who-holds.first-own", facts
        if shown:
            return "hint.who-holds.first-shown", facts
        if out:
            return "hint.who-holds.first-void", {**facts, "seat": NAMES[out[0]]}
        return "hint.who-holds.first-open", facts

    def _rows(self) -> Iterator[Row]:
        view = self.view
        for seat in OTTOCENTO.order(OTTOCENTO.eldest(view.dealer)):
            for one in view.shown[seat]:
                facts: Facts = {"seat": NAMES[seat], "kind": one.kind}
                yield Row(one.cards, Message("row.declares", facts), layout="row", seat=seat)
        for trick in view.tricks:
            yield Row(_codes(trick.cards), Message("row.first-trick"), layout="trick", seat=trick.leader)
        yield Row(_codes(view.hand), Message("row.hand"), seat=ME)
        if view.left:
            yield Row(_codes(view.left), Message("row.you-laid-away"), layout="aside")

    def _lines(self) -> Iterator[Message]:
        """Who is silent, and who has dealt."""
        silent = tuple(NAMES[seat] for seat in OTHERS if not self.view.shown[seat])
        facts: Facts = {"seat": NAMES[self.view.dealer], "seats": silent}
        yield Message("who-holds.dealer-silent" if silent else "who-holds.dealer", facts)


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)
