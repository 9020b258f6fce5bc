"""What cannot be at the end of a deal: every reason, none of them in the way of going on counting."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.bologna import declaring, leaving, matto
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.scoring.position import Position
from engine.games.bologna.sources import SCORING
from engine.sheet import codes
from engine.verdict import Verdict

SOURCE = SCORING
TRICK = OTTOCENTO.seats


def impossible(position: Position) -> tuple[Verdict, ...]:
    """Everything about this position that no deal can lead to, the plainest first; empty for a sound one."""
    found = [*_piles(position), *_matto(position), *_left(position), *_shown(position)]
    return tuple(verdict for verdict in found if not verdict.ok)


def possible_sizes(position: Position) -> tuple[int, ...]:
    """How many cards side 0 can have in front of it, the dealer and a card still owed considered."""
    return _sizes(position.owing, position.dealer)


@cache
def _sizes(owing: int | None, dealer: int | None) -> tuple[int, ...]:
    return tuple(n for n in range(len(PACK) + 1) if not list(_size(owing, dealer, n)))


def _piles(position: Position) -> Iterator[Verdict]:
    n = len(position.won)
    if n:
        yield from _size(position.owing, position.dealer, n)
    if position.last is not None and n and not position.taken(position.last):
        yield Verdict(False, "last-trick-without-tricks", {"side": position.last}, SOURCE)


def _size(owing: int | None, dealer: int | None, n: int) -> Iterator[Verdict]:
    extra = 0 if owing is None else 1 if owing == 0 else -1
    settled = n - extra
    facts = {"n": n, "all": len(PACK)}
    if settled % 2:
        yield Verdict(False, "pile-odd" if not extra else "pile-even-while-owed", facts, SOURCE)
    elif 0 < settled < TRICK or 0 < len(PACK) - settled < TRICK:
        yield Verdict(False, "pile-without-a-trick", {**facts, "least": TRICK}, SOURCE)
    elif dealer is not None and 0 < settled < len(PACK):
        ours = settled - (OTTOCENTO.last if dealer == 0 else 0)
        if ours % TRICK:
            yield Verdict(False, "pile-not-in-fours", {**facts, "side": dealer, "discard": OTTOCENTO.last}, SOURCE)
        elif not ours or ours == TRICK * OTTOCENTO.size:
            # A side without a trick would have lost its discard, too.
            yield Verdict(False, "pile-without-a-trick", {**facts, "least": TRICK}, SOURCE)


def _matto(position: Position) -> Iterator[Verdict]:
    side = 0 if MATTO in position.won else 1
    theirs = position.taken(side)
    if position.won and len(theirs) < TRICK:
        yield Verdict(False, "matto-without-tricks", {"card": MATTO.code, "n": len(theirs)}, matto.SOURCE)
    if position.matto == "lost" and 0 < len(position.won) < len(PACK):
        yield Verdict(False, "matto-lost-with-tricks", {"card": MATTO.code}, matto.SOURCE)
    if position.gives is not None and position.owing is None:
        yield Verdict(False, "nothing-owed", {"card": position.gives.code}, matto.SOURCE)
    elif position.gives is not None:
        taken = [card for card in theirs if card not in position.left]
        yield matto.judge(position.gives, taken, position.rules, over=True)


def _left(position: Position) -> Iterator[Verdict]:
    left = PACK.sorted(position.left)
    if not left:
        return
    if position.dealer is None:
        yield Verdict(False, "discard-without-dealer", {"cards": codes(left)}, leaving.SOURCE)
        return
    if len(left) != OTTOCENTO.last:
        yield Verdict(False, "discard-exactly", {"number": OTTOCENTO.last, "cards": codes(left)}, leaving.SOURCE)
    theirs = position.taken(position.dealer)
    for card in left:
        yield leaving.judge_card(left, card)
        if theirs and card not in theirs:
            yield Verdict(False, "discard-elsewhere", {"card": card.code, "side": position.dealer}, leaving.SOURCE)


def _shown(position: Position) -> Iterator[Verdict]:
    by_player: dict[int, list[Combination]] = {}
    holder: dict[str, int] = {}
    for one in position.shown:
        earlier = by_player.setdefault(one.player, [])
        yield declaring.judge(one.cards, one.kind, one.cards, earlier, position.rules)
        earlier += [made for made in position.declarations(one.player) if made.kind == one.kind][:1]
        for card in one.cards:
            if holder.setdefault(card.code, one.player) != one.player:
                yield Verdict(False, "shown-by-two", {"card": card.code}, declaring.SOURCE)
            if card in position.left:
                yield Verdict(False, "discard-not-declared", {"card": card.code}, declaring.SOURCE)
    for player in by_player:
        n = sum(its == player for its in holder.values())
        if n > OTTOCENTO.size:
            yield Verdict(False, "shown-too-many", {"n": n, "most": OTTOCENTO.size}, declaring.SOURCE)
