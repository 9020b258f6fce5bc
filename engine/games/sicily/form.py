"""The form of a Sicilian game: all the parts in which one game differs from another, in one frozen value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, Pack
from engine.fast_dataclass import fast_dataclass
from engine.games.sicily import leaving
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import PACK
from engine.games.sicily.settling.played import Settler
from engine.games.sicily.sources import DEAL
from engine.games.sicily.speaking.table import Outcome, SpokenWord, Stage
from engine.games.sicily.talk import Phrase, Saying
from engine.parts.dealing import Hands, gathered, in_packets, whole_deck
from engine.parts.leaving import DiscardRule
from engine.parts.seats import SeatOrder
from engine.verdict import Verdict

Hand = Sequence[Card]


@fast_dataclass(frozen=True, slots=True)
class DutyContext:
    """What a game's own duty in the play may look at, besides hand and trick.

    ``led``: the suits led in earlier tricks; ``call``: the called card, if this player holds it and has never led yet.
    """

    led: tuple[str, ...] = ()
    call: str | None = None


@dataclass(frozen=True, slots=True)
class MayAnnounce:
    """Somebody may announce something now, or not. ``word``: what; ``refused``: why this player may not after all.

    ``cards``: with how many cards, while the deal goes on (0: before the first lead).
    """

    seat: int
    word: str
    source: str
    cards: int = 0
    refused: str = ""


def no_duty(hand: Hand, trick: Hand, card: Card, seen: DutyContext) -> Verdict | None:
    return None


@dataclass(frozen=True)
class Form(SeatOrder):
    """The form of a Sicilian game. ``size`` cards each in packets, ``monte`` left over; ``draws``: the rest is a stock from
    which players draw.

    ``stages``: the tables of speaking under these house rules. ``own``: the contracts in which everybody plays alone.
    ``exposes``: the dealer may turn up a card of each packet; ``sees_bottom``, ``looks_at_monte``: what the dealer knows of the
    monte, before dealing and before the last round of speaking. ``dealer_leaves``: takes the monte though others bid.
    ``bidder_leads``, ``shows_monte``: by contract and house rules. ``announcements``: who may announce what (what was said,
    outcome, contract, rules). ``duty``: a refusal or a reason beyond following suit. ``may_call``: the cards that may be
    called from this hand, its own discard excepted. ``looks``: what ``legal_plays`` may be told besides hand and trick.
    ``doubles``: a solo on fewer cards than a full hand. ``solo_cards``: the numbers of cards on which alone a solo is bid.
    ``pool``: what an empty one is filled up to. ``declares``: what may be announced, for ``deal_score``.
    """

    id: str
    seats: int
    size: int
    stages: Callable[[Any], tuple[Stage, ...]]
    settle: Settler
    pack: Pack = PACK
    packet: int = 5
    monte: int = 3
    draws: bool = False
    exposes: bool = False
    sees_bottom: bool = False
    looks_at_monte: bool = False
    dealer_leaves: bool = False
    pool: Callable[[Any], int] | None = None
    kinds: tuple[str, ...] = ("solo",)
    doubles: bool = False
    solo_cards: tuple[int, ...] = ()
    own: frozenset[str] = frozenset()
    bidder_leads: Callable[[Contract, Any], bool] = lambda contract, rules: False
    shows_monte: Callable[[Contract, Any], bool] = lambda contract, rules: False
    announcements: Callable[[tuple[SpokenWord, ...], Outcome, Contract, Any], tuple[MayAnnounce, ...]] = (
        lambda s, o, c, r: ()
    )
    duty: Callable[[Hand, Hand, Card, DutyContext], Verdict | None] = no_duty
    may_call: Callable[[Hand, Hand, Any], tuple[str, ...]] | None = None
    call_source: str = ""
    looks: tuple[str, ...] = ()
    declares: tuple[str, ...] = ()
    example_words: tuple[str, ...] = ()
    example_saying: str = ""
    sayings: Callable[[Any], tuple[Saying, ...]] | None = None
    talk: Callable[[Any], tuple[Phrase, ...]] | None = None

    def tellable(self, rules: Any) -> tuple[Saying, ...]:
        """What may be told while playing a card."""
        return self.sayings(rules) if self.sayings else ()

    def phrases(self, rules: Any) -> tuple[Phrase, ...]:
        """The table talk between partners."""
        return self.talk(rules) if self.talk else ()

    @property
    def has_duty(self) -> bool:
        """Does this game ask for more than to follow suit?"""
        return self.duty is not no_duty

    @property
    def lays(self) -> DiscardRule | None:
        """How cards are laid away for the monte; None where there is none."""
        return DiscardRule(self.monte, leaving.judge, leaving.judge_card, DEAL) if self.monte else None

    @property
    def tricks(self) -> int:
        return len(self.pack) // self.seats if self.draws else self.size

    def hands(self, deck: Hand, dealer: int) -> tuple[Hands, tuple[Card, ...]]:
        """Deal in packets from the dealer's right: the hands, and what is left (the monte, or the stock).

        Errors: :class:`engine.errors.BadInput` when the deck is not the whole pack.
        """
        whole_deck(deck, self.pack)
        return in_packets(deck, self.seats, self.size, self.packet, self.eldest(dealer))

    def deck(self, hands: Sequence[Hand], rest: Hand, dealer: int) -> tuple[Card, ...]:
        """The deck from which these hands were dealt: :meth:`hands` backwards."""
        return gathered(hands, rest, self.size, self.packet, self.eldest(dealer))

    def contract(self, outcome: Outcome, dealer: int, facts: Mapping[str, Any]) -> Contract:
        """What the speaking comes to, as a contract; ``facts`` has ``call`` and ``partner`` where they are known by now."""
        bidder = dealer if outcome.bidder is None else outcome.bidder
        return Contract(
            seats=self.seats,
            dealer=dealer,
            kind=outcome.kind,
            bidder=bidder,
            partner=facts.get("partner", outcome.partner),
            own=outcome.kind in self.own,
            double=outcome.double,
            cards=outcome.cards,
            call=facts.get("call", outcome.call),
        )

    def leader(self, contract: Contract, rules: Any) -> int:
        """Who leads to the first trick."""
        if not self.monte:
            return self.eldest(contract.dealer)
        return contract.bidder if self.bidder_leads(contract, rules) else self.right_of(contract.bidder)
