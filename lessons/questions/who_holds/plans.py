"""What a table is to have so that it tells something: which cards lie where, who shows what, who cannot follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.games.bologna.counting.combinations import CRICCONE, SUIT_SEQUENCES
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.inference.declarations import ASKING
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import PACK, SUITS
from lessons.question.misconception import Aim, ids

ME, RIGHT, PARTNER, LEFT = SEATS = range(OTTOCENTO.seats)
OTHERS = (RIGHT, PARTNER, LEFT)
DISCARD = OTTOCENTO.seats
SETS: Mapping[str, tuple[str, ...]] = {**CRICCONE, "aces": tuple(suit + "A" for suit in SUITS)}


@dataclass
class InferencePlan:
    """A plan for an inference question: which cards lie where, and what the players do, so that something can be known.
    ``placed``: code -> place. ``shows``: seat -> kind and codes. ``void`` of the suit ``led``: those who cannot follow first.

    ``plays``: what somebody is to play first. ``card``, ``seat`` and ``suit`` are what may be asked about.
    """

    dealer: int
    seat: int
    card: str = ""
    suit: str = ""
    placed: dict[str, int] = field(default_factory=dict)
    shows: dict[int, tuple[str, Sequence[str]]] = field(default_factory=dict)
    led: str = ""
    void: tuple[int, ...] = ()
    plays: dict[int, str] = field(default_factory=dict)

    def show(self, seat: int, kind: str, codes: Sequence[str]) -> None:
        self.placed |= dict.fromkeys(codes, seat)
        self.shows[seat] = (kind, codes)


def _three(rng: Random, kinds: Sequence[str]) -> tuple[InferencePlan, int, str]:
    """Somebody shows three of a kind: the plan, who, and the card that is missing."""
    kind, shower = rng.choice(kinds), rng.choice(OTHERS)
    *three, fourth = rng.sample(SETS[kind], 4)
    plan = InferencePlan(rng.choice(SEATS), rng.choice((shower, shower, *OTHERS)), fourth)
    plan.show(shower, kind, three)
    return plan, shower, fourth


def _fourth(rng: Random) -> InferencePlan:
    """Three of a kind are shown; the fourth card is anywhere, even with whoever shows the three."""
    plan, shower, fourth = _three(rng, (*SETS, "kings"))
    away = (DISCARD,) if PACK[fourth].points != FIVE_POINTS else ()
    plan.placed[fourth] = rng.choice((shower, *OTHERS, *away))
    return plan


def _own(rng: Random) -> InferencePlan:
    """Three of a kind are shown; the fourth card is one's own."""
    plan, _, fourth = _three(rng, (*SETS, "kings"))
    plan.placed[fourth] = ME
    return plan


def _shown(rng: Random) -> InferencePlan:
    """The card asked about was shown."""
    plan, shower, _ = _three(rng, tuple(SETS))
    plan.card, plan.seat = rng.choice(plan.shows[shower][1]), rng.choice((shower, RIGHT, LEFT))
    return plan


def _laid_away(rng: Random) -> InferencePlan:
    """One has dealt, and laid the fourth card away oneself."""
    plan, _, fourth = _three(rng, tuple(ASKING))
    plan.dealer, plan.placed[fourth] = ME, DISCARD
    return plan


def _begato(rng: Random) -> InferencePlan:
    """Two of the others show sequences without the Bégato; he is mostly, but not always, with the third."""
    third = rng.choice(OTHERS)
    rows = [seat for seat in OTHERS if seat != third]
    plan = InferencePlan(
        rng.choice(SEATS), third, "Begato", placed={"Begato": rng.choice((third, third, third, *rows, ME))}
    )
    for seat, (kind, suit) in zip(rows, rng.sample(tuple(SUIT_SEQUENCES.items()), 2), strict=True):
        courts = sorted(rng.sample("QNJ", 2), key="QNJ".index)
        plan.show(seat, kind, [suit + rank for rank in ("K", *courts, *("A" * (rng.random() < 0.4)))])
    theme = rng.random()
    if theme < 0.2:  # then all three have shown a sequence without him
        plan.show(third, "moors", ["Moor1", "Moor2", "Moor3"])
    elif theme < 0.4:
        left = [kind for kind in ("queens", "knights", "jacks") if sum(code in plan.placed for code in SETS[kind]) < 2]
        for kind in left[:1]:
            plan.show(third, kind, [code for code in SETS[kind] if code not in plan.placed][:3])
    return plan


def _void(rng: Random) -> InferencePlan:
    """Two of the others cannot follow first: what is out of that suit is with the third, or laid away."""
    third = rng.choice(OTHERS)
    void = tuple(seat for seat in OTHERS if seat != third)
    dealer = rng.choice([seat for seat in SEATS if OTTOCENTO.eldest(seat) not in void])
    suit, rank = rng.choice(SUITS), rng.choice("KKQNJA")
    plan = InferencePlan(dealer, rng.choice((third, third, *void)), suit + rank, suit, led=suit, void=void)
    kind = rng.choice(("kings", "queens", "jacks"))
    plan.show(void[0], kind, [code for code in SETS[kind] if code[0] != suit])
    plan.placed[plan.card] = third if rank == "K" else rng.choice((third, third, DISCARD))
    return plan


def _follow(rng: Random) -> InferencePlan:
    """Somebody has shown a card of each of three suits; one of them may have gone since."""
    plan, shower, fourth = _three(rng, (*ASKING, "kings"))
    plan.card, plan.seat = "", rng.choice((shower, shower, shower, *OTHERS))
    told = rng.choice(plan.shows[shower][1])
    plan.suit = told[0] if rng.random() < 0.8 else fourth[0]
    if rng.random() < 0.5:
        plan.led, plan.plays = told[0], {shower: told}
    return plan


def _custom(rng: Random) -> InferencePlan:
    """Somebody other than the dealer shows a set: three ask for the fourth suit, but four or the Kings do not."""
    plan, shower, fourth = _three(rng, (*ASKING, *ASKING, "kings"))
    plan.card, plan.seat = "", shower
    plan.dealer = rng.choice([seat for seat in SEATS if seat != shower])
    if rng.random() < 0.12:
        kind, three = plan.shows[shower]
        plan.show(shower, kind, (*three, fourth))
    return plan


_PLANS: Mapping[str, Callable[[Random], InferencePlan]] = {
    "fourth": _fourth, "own": _own, "shown": _shown, "laid-away": _laid_away, "begato": _begato, "void": _void,
    "follow": _follow, "custom": _custom,
}  # fmt: skip
_FITTING: Mapping[str, tuple[str, ...]] = {
    "where": ("fourth", "own", "shown", "laid-away", "begato", "void"),
    "holds": ("fourth", "own", "shown", "begato", "void"),
    "follow": ("follow", "follow", "void"),
    "likely": ("begato",),
    "suit": ("custom",),
}
_SHOWS_AT = {
    "forgets-own-hand": ("own", "begato"),
    "likely-is-certain": ("begato",),
    "shows-all-there-is": ("fourth",),
    "silence-is-proof": ("fourth",),
    "forgets-the-discard": ("void", "laid-away"),
    "discard-hides-kings": ("void",),
}
"""Where a belief shows."""


def plan(ask: str, rng: Random, aim: Aim) -> InferencePlan:
    """A table that tells something of the sort asked, where it can at which the misconceptions aimed at show."""
    fitting = _FITTING[ask]
    aimed = [name for one in ids(aim) for name in _SHOWS_AT.get(one, ()) if name in fitting]
    return _PLANS[rng.choice(aimed or fitting)](rng)
