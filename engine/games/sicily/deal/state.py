"""The state of a deal: who holds what, what was said, left, announced and played, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.sicily.contract import Contract
from engine.games.sicily.form import DutyContext, Form, MayAnnounce
from engine.games.sicily.piles import Trick
from engine.games.sicily.speaking.floor import Floor

Phase = Literal["expose", "speak", "leave", "call", "announce", "play", "over"]


NO_TRICK = Trick(0)


@dataclass(frozen=True, slots=True)
class Utterance:
    """A phrase, a saying or a declaration in the play, in which trick; ``card``: one that was shown to the partner alone."""

    trick: int
    seat: int
    code: str
    card: Card | None = None


@fast_dataclass(frozen=True, slots=True)
class State:
    """One moment of a deal. ``hands`` are what each player holds now: as many packets as have been dealt.

    ``taker``: who took the monte. ``left``: the discard. ``asked``: who may still announce something. ``exposed``: the
    place of the card turned up in each round, 0 for none. ``pool``: before the deal (the old Vanto).
    """

    form: Form
    rules: Any
    dealer: int
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]
    floor: Floor
    phase: Phase = "speak"
    taker: int | None = None
    left: tuple[Card, ...] = ()
    exposed: tuple[int, ...] = ()
    contract: Contract | None = None
    asked: tuple[MayAnnounce, ...] = ()
    announced: tuple[tuple[int, str, int], ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick = NO_TRICK
    told: tuple[Utterance, ...] = ()
    pool: int = 0

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None when the deal is over."""
        match self.phase:
            case "over":
                return None
            case "expose":
                return self.dealer
            case "speak":
                return self.floor.turn
            case "leave":
                return self.taker
            case "announce":
                return self.asked[0].seat
            case "call":
                return self.contract.bidder if self.contract else None
            case "play":
                return self.trick.to_play(self.form.seats)

    @property
    def dealt(self) -> int:
        """How many cards each player has been dealt by now."""
        if self.phase == "announce" and self.asked[0].cards:
            return self.asked[0].cards
        return self.form.size if self.floor.outcome else self.floor.stage.cards

    @property
    def gone(self) -> frozenset[str]:
        """The codes of the cards of all finished tricks."""
        return frozenset(card.code for trick in self.tricks for card in trick.cards)

    @property
    def led(self) -> tuple[str, ...]:
        """The suits led so far, in the order of their first lead; the trick on the table is not among them."""
        return tuple(dict.fromkeys(trick.cards[0].suit for trick in self.tricks if not trick.cards[0].is_fool))

    def seen(self, seat: int) -> DutyContext:
        """What a duty in the play may look at for this player."""
        contract = self.contract
        holds = contract is not None and contract.partner == seat and contract.call is not None
        has_led = any(trick.leader == seat for trick in self.tricks)
        return DutyContext(self.led, contract.call if holds and contract and not has_led else None)

    @property
    def to_be_called(self) -> bool:
        """Has the bidder yet to call a card? After a 20 that nobody answers, and where the call is forced."""
        its = self.contract
        if its is None or self.form.may_call is None or its.kind not in ("chiamo", "venti"):
            return False
        return its.call is None and its.partner is None

    @property
    def partner_known(self) -> bool:
        """Has everybody seen who plays with whom? A called partner is hidden until the called card falls."""
        if self.contract is None or self.contract.call is None:
            return not self.to_be_called
        if self.monte_shown and self.contract.call in {card.code for card in self.monte}:
            return True
        return self.contract.call in self.gone or self.contract.call in {card.code for card in self.trick.cards}

    @property
    def monte(self) -> tuple[Card, ...]:
        """The cards that are nobody's when the deal is complete, whoever takes them then."""
        return self.deck[-self.form.monte :] if self.form.monte else ()

    @property
    def monte_shown(self) -> bool:
        """Do all players see the monte when it is taken?"""
        if self.taker is None or not self.form.monte:
            return False
        # The dealer of Barcellona takes it before saying what is played.
        contract = self.contract or Contract(self.form.seats, self.dealer, "own", self.dealer, own=True)
        return self.form.shows_monte(contract, self.rules)

    def announced_words(self) -> frozenset[str]:
        return frozenset(word for _, word, _ in self.announced if word)

    def left_by(self, seat: int) -> tuple[Card, ...]:
        """What this player has discarded."""
        return self.left if seat == self.taker else ()
