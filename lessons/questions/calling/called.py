"""A called card as a question: which one a hand may call, and who is known to play with the caller."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.pack import SUITS
from engine.parts.following import of_suit
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.sicily import Calls, PartnerFacts
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem

COURTS = ("Q", "H", "M")
"""The courts below the King."""
TOP = 7
"""So many trumps are laid out to be called from, where a trump is called; all that may be called are among them."""
ALONE, AGAIN, UNKNOWN = "alone", "again", "unknown"


def source_of(game: Game) -> str:
    """Where it is written what may be called."""
    rows = (row for stage in game.form.stages(game.house()) for row in stage.rows)
    return str(next((row.source for row in rows if row.word == "chiamo"), game.form.call_source))


@dataclass(frozen=True)
class Caller(StepwiseItem):
    """A hand that calls a card."""

    hand: tuple[Card, ...]

    @cached_property
    def may(self) -> tuple[str, ...]:
        """The cards that may be called, as the engine has them."""
        return tuple(self.game.form.may_call(self.hand, (), self.rules))

    @cached_property
    def laid_out(self) -> tuple[Card, ...]:
        """What can be picked: the highest trumps, or all cards of the rank that is called."""
        if self.may[0].startswith("T"):
            trumps = [card for card in self.game.pack if card.is_trump]
            lowest = trumps.index(self.game.pack[self.may[-1]])
            return tuple(trumps[: max(TOP, lowest + 2)])
        return tuple(self.game.pack[suit + self.may[0][1:]] for suit in SUITS)

    def build(self) -> Iterable[Step]:
        held = {card.code for card in self.hand}
        facts: Facts = {"card": self.may[0], "cards": self.may}
        sort, source = self._sort, source_of(self.game)
        asks = "any" if self.free else self._asks
        each = {i: self._not_this(card, held) for i, card in enumerate(self.laid_out) if card.code not in self.may}
        pickable = codes(self.laid_out)
        right = tuple((pickable.index(code),) for code in self.may)
        rows = (
            Row(pickable, Message("row.to-be-called"), pick=True, layout="row"),
            Row(codes(self.hand), Message("row.hand"), seat=YOU),
        )
        table = Table(seats_of(self.game), turn=YOU)
        panel = Panel("one", Message(f"ask.calling.{asks}"), rows, table=table)
        hints = (
            Message(f"hint.calling.look-{asks}"),
            Message(f"hint.calling.rule-{sort}", facts, source),
            Message(self._first(sort), self._lengths),
        )
        so = "king-level" if sort == "king" and self._level else sort
        why = (Message(f"calling.so-{so}", {**self._lengths, **facts}, source),)
        about = Calls(hand=self.hand, may=self.may, laid_out=self.laid_out)
        lures = tuple((pickable.index(code),) for code in self._by_courts if code in pickable)
        yield Step("call", panel, right[0], why, hints, each, frozenset(right[1:]), about, lures=lures)

    @property
    def free(self) -> bool:
        """Is any of the highest trumps called, also one's own? Where it is the highest that is missing, only that one."""
        return self._asks == "trump" and len(self.may) > 1

    @property
    def _asks(self) -> str:
        return "trump" if self.may[0].startswith("T") else "king"

    @property
    def _sort(self) -> str:
        """A trump; or the King of a suit held, of a suit one has none of, or a lower court because all Kings are held."""
        if self._asks == "trump":
            return "any" if self.free else "trump"
        if not self.may[0].endswith("K"):
            return "court"
        return "king" if of_suit(self.hand, self.may[0][0]) else "void"

    @property
    def _level(self) -> bool:
        """Are there other suits without their King that are just as short?"""
        held = [of_suit(self.hand, suit) for suit in SUITS]
        lengths = [len(cards) for cards in held if cards and not any(card.rank == "K" for card in cards)]
        return lengths.count(min(lengths)) > 1

    @property
    def _lengths(self) -> Facts:
        """How long the suit of the call is, where it is one, and the trumps that are held above the one called."""
        if self._asks == "king":
            held = {card.suit for card in self.hand if not card.is_trump}
            kings = {card.suit for card in self.hand if card.rank == "K"}
            without = tuple(suit for suit in SUITS if suit in held - kings)
            return {"n": len(of_suit(self.hand, self.may[0][0])), "suit": self.may[0][0], "suits": without}
        called = self.game.pack[self.may[0]]
        above = [card.code for card in self.hand if card.is_trump and card.strength > called.strength]
        return {"cards": tuple(above)}

    @property
    def _by_courts(self) -> tuple[str, ...]:
        """The Kings of the suits with the highest courts, however long: as if what comes after the length came before it."""
        suits = self._lengths.get("suits", ())
        if self._sort != "king" or not isinstance(suits, tuple):
            return ()
        of = {
            str(suit): [card.strength for card in self.hand if card.suit == suit and card.rank in COURTS]
            for suit in suits
        }
        courts = {suit: sorted(strengths, reverse=True) for suit, strengths in of.items()}
        return tuple(suit + "K" for suit, mine in courts.items() if mine and mine == max(courts.values()))

    def _first(self, sort: str) -> str:
        """The last hint; where even the highest trump is missing, that nothing below it matters."""
        none = sort == "trump" and not self._lengths["cards"]
        return f"hint.calling.first-{sort}{'-none' if none else ''}"

    def _not_this(self, card: Card, held: set[str]) -> Message:
        facts: Facts = {"card": card.code, "other": self.may[0], "suit": card.suit}
        if self.free:
            return Message("calling.too-far-down", facts)
        if card.code in held:
            return Message("calling.own", facts)
        if card.is_trump:
            return Message("calling.too-low", facts)
        if card.rank != self.may[0][1:]:
            return Message("calling.other-suit", facts)
        mine, theirs = (len(of_suit(self.hand, suit)) for suit in (card.suit, self.may[0][0]))
        sort = "void" if not mine else "longer" if mine > theirs > 0 else "as-long" if mine == theirs else "suit"
        return Message(f"calling.other-{sort}", {**facts, "n": mine})


@dataclass(frozen=True)
class CallingItem(StepwiseItem):
    """A table at which somebody has called: the monte where it was shown, the cards played so far, and your hand."""

    caller: int
    call: Card
    hand: tuple[Card, ...]
    monte: tuple[Card, ...]
    trick: tuple[Card, ...]
    leader: int

    @cached_property
    def partner(self) -> int | None:
        """Who plays with the caller, as far as you can tell."""
        if self.call in self.monte or self._is_own:
            return None
        if self.call in self.trick:
            return self._fell_from
        if self.call in self.hand:
            return YOU
        return self._left[0] if len(self._left) == 1 and self._is_held else None

    @property
    def _is_own(self) -> bool:
        """Can you tell that the caller has called a trump of the caller's own: yours, or one that fell from the caller's hand?"""
        held = self.caller == YOU and self.call in self.hand
        return held or (self.call in self.trick and self._fell_from == self.caller)

    @property
    def _fell_from(self) -> int:
        """Who has played the called card."""
        return (self.leader + self.trick.index(self.call)) % self.game.seats

    @property
    def _is_held(self) -> bool:
        """Has one of the other players the called card, if you have not? The caller has none of the own cards called, and a lower
        court may lie in the dealer's discard.
        """
        safe = self.call.is_trump or self.call.rank == "K"
        return self.game.family == "sicily" and not self._may_be_own and safe

    @property
    def _left(self) -> tuple[int, ...]:
        """The other players who may have the called card, as far as the trick shows."""
        others = (seat for seat in range(self.game.seats) if seat not in (YOU, self.caller))
        return tuple(seat for seat in others if seat not in (self._leads_another, *self._void))

    @property
    def _leads_another(self) -> int | None:
        """Who led another suit, where the holder's first lead has to be in the suit of the called card."""
        bound = self.trick and self.game.family == "sicily" and self.game.form.has_duty
        return self.leader if bound and self.trick[0].suit != self.call.suit else None

    @property
    def _void(self) -> tuple[int, ...]:
        """Who did not follow in the suit of the called card; whoever plays the Fool may have it."""
        if not self.trick or self.trick[0].suit != self.call.suit:
            return ()
        played = ((self.leader + i) % self.game.seats for i in range(len(self.trick)))
        away = (card.suit != self.call.suit and not card.is_fool for card in self.trick)
        return tuple(seat for seat, other in zip(played, away, strict=True) if other)

    @property
    def found(self) -> str:
        """The word of the right answer."""
        if self.partner is not None:
            return seats_of(self.game)[self.partner]
        return ALONE if self.call in self.monte or self._is_own else UNKNOWN

    def build(self) -> Iterable[Step]:
        seats = seats_of(self.game)
        facts: Facts = {"caller": seats[self.caller], "call": self.call.code, "leader": seats[self.leader]}
        words = [seat for i, seat in enumerate(seats) if i != self.caller]
        words += [ALONE, *([AGAIN] if self.monte else []), UNKNOWN]
        # The seats are told as they are in a sentence of their own.
        choices = tuple(Message(f"calling.{word}", facts) for word in words)
        yours = "yours" if self.caller == YOU else "theirs"
        played = Row(codes(self.trick), Message("row.trick-from-leader"), layout="trick", seat=self.leader)
        rows = (
            *((Row(codes(self.monte), Message("row.monte-shown"), layout="aside"),) if self.monte else ()),
            *((played,) if self.trick else ()),
            Row(codes(self.hand), Message("row.hand"), seat=YOU),
        )
        # Who plays first has to wait for the caller, who takes the monte up before: some of it may be in that hand, or yours.
        taken = (Message("calling.monte-taken", {**facts, "n": len(self.monte)}),) if self.monte else ()
        lines = (*taken, Message("calling.first-to-play", facts)) if self.trick else ()
        prompt = Message(f"ask.calling.who-{yours}", facts)
        panel = Panel("choice", prompt, rows, choices, table=Table(seats), lines=lines)
        source = self.game.form.call_source
        hints = (
            Message("hint.calling.look-who", facts),
            Message(f"hint.calling.rule-who{self._where_else}", facts, source),
            Message(f"hint.calling.first-who-{self._where_to_look}", facts),
        )
        facts = {**facts, "seat": seats[self.partner if self.partner is not None else YOU]}
        about = PartnerFacts(caller=self.caller, seats=seats, found=self.found, in_monte=self.call in self.monte)
        why = (*self._struck_off(facts), Message(f"calling.known-{self._how}", facts, source))
        each = {i: self._not_known(word, facts) for i, word in enumerate(words) if word != self.found}
        # That the caller is alone is said as well by who thinks that the card lies where nobody has it.
        alone = ((words.index("alone"),),) if "alone" in words else ()
        yield Step("who", panel, (words.index(self.found),), why, hints, each, about=about, lures=alone)

    def _struck_off(self, facts: Facts) -> Iterator[Message]:
        """Why none of the others can have the called card, where that tells who has it."""
        if self._how != "left":
            return
        seats, its = seats_of(self.game), {**facts, "suit": self.call.suit}
        if self._leads_another is not None:
            yield Message("calling.led-another", its)
        for seat in self._void:
            if seat not in (YOU, self.caller):
                yield Message("calling.did-not-follow", {**its, "seat": seats[seat]})

    @property
    def _where_to_look(self) -> str:
        """Where the last hint sends: at the monte, or at the trick alone where that tells who has the called card."""
        if self._how == "left":
            return "trick"
        return "open" if self.monte else "closed"

    @property
    def _where_else(self) -> str:
        """May the called card lie in the monte, or in the caller's hand? A King not, where the dealer has taken the monte; there it
        is said how its holder has to lead, once somebody has led otherwise.
        """
        if not self.monte and self.game.family == "sicily":
            return "-bound" if self._leads_another is not None else "-closed"
        return "-own" if self.game.family == "sicily" and self._may_be_own else ""

    @property
    def _may_be_own(self) -> bool:
        """Could the caller have called one of the trumps held?"""
        return len(self.game.form.may_call((), (), self.rules)) > 1

    def _not_known(self, word: str, facts: Facts) -> Message:
        """Why that is not so, as far as one can see: what lies open, or that nothing shows it."""
        if word == UNKNOWN:
            return Message("calling.off-seen", facts)
        if word == ALONE:
            alone = "alone" if self.found == UNKNOWN else "not-alone"
            return Message("calling.off-monte" if self.monte else f"calling.off-{alone}", facts)
        if word == AGAIN:
            return Message("calling.off-again", facts)
        if word == "you":
            return Message("calling.off-you", {**facts, "seat": word})
        off = self.found == UNKNOWN and seats_of(self.game).index(word) in self._left
        seen = "not-shown" if off else "elsewhere"
        return Message(f"calling.off-{seen}", {**facts, "seat": word})

    @property
    def _how(self) -> str:
        if self.call in self.monte:
            return "monte"
        if self._is_own:
            return "secret-fallen" if self.call in self.trick else "secret"
        if self.call in self.hand:
            return "hand"
        if self.partner is None:
            # Where all see that somebody has it not, another than its holder may know who has.
            return "nobody" if self._leads_another is None and not self._void else "nobody-yet"
        if self.call not in self.trick:
            return "left"
        return "own-fallen" if self.partner == YOU else "fallen"
