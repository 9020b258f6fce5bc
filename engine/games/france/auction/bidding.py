"""One bid each, from the dealer's right on: pass, or more than what was bid before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.france.sources import BIDDING
from engine.sheet import Line
from engine.verdict import Facts, Verdict

PASS = "pass"
TAKER, DEFENCE = 0, 1
"""The two sides of a deal."""
SIDES = ("taker", "defence")


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: what it multiplies by, whether the taker takes the chien, and for which side the chien counts."""

    word: str
    times: int
    takes_chien: bool
    chien_side: int = TAKER


BIDS = (
    Bid("petite", 1, takes_chien=True),
    Bid("garde", 2, takes_chien=True),
    Bid("garde_sans", 4, takes_chien=False),
    Bid("garde_contre", 6, takes_chien=False, chien_side=DEFENCE),
)
"""From the lowest to the highest. Source: french#bidding, french#scoring."""

RANK = {PASS: -1, **{bid.word: rank for rank, bid in enumerate(BIDS)}}
BY_NAMES = {"prise": "petite", "garde sans": "garde_sans", "garde contre": "garde_contre", "passe": PASS}


def bid_of(word: str) -> Bid:
    """The bid of this word."""
    return BIDS[RANK[word]]


def highest(words: Sequence[str]) -> int:
    """The rank of the highest bid so far, -1 when there is none."""
    return max((RANK[word] for word in words), default=-1)


def judge(words: Sequence[str], word: str, seats: int) -> Verdict:
    """May the next player say this, after these words?"""
    facts: Facts = {"word": word, "highest": BIDS[highest(words)].word if highest(words) >= 0 else None}
    if len(words) >= seats:
        return Verdict(False, "bidding-is-over", facts, BIDDING)
    if word not in RANK:
        return Verdict(False, "no-such-bid", facts, BIDDING)
    if word == PASS:
        return Verdict(True, "may-pass", facts, BIDDING)
    if RANK[word] <= highest(words):
        return Verdict(False, "must-bid-higher", facts, BIDDING)
    return Verdict(True, "may-bid", facts, BIDDING)


def legal(words: Sequence[str], seats: int) -> tuple[str, ...]:
    """What the next player may say; nothing when everybody has spoken."""
    return tuple(word for word in RANK if judge(words, word, seats).ok)


def best_place(words: Sequence[str]) -> int | None:
    """Who bid highest, counted from the first to speak; None when nobody bid."""
    rank = highest(words)
    return list(words).index(BIDS[rank].word) if rank >= 0 else None


def result(words: Sequence[str], seats: int, first: int = 0) -> Line | None:
    """How the auction ended, ``first`` being the seat that spoke first; None while it goes on."""
    if len(words) < seats:
        return None
    place = best_place(words)
    if place is None:
        return Line("all-pass", facts={"taker": None, "bid": None}, source=BIDDING)
    facts: Facts = {"taker": (first + place) % seats, "bid": words[place]}
    return Line("takes", facts=facts, source=BIDDING)
