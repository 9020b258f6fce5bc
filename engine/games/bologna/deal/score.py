"""The score of a finished deal, in the order of the procedure: criccone, last trick, sequences, card points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.state import State, Trick, matto_player, owed_by, taken, trick_winner
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.pile import ALL_CARD_POINTS, LAST_TRICK, Pile, count_pile
from engine.games.bologna.rules import Rules
from engine.games.bologna.sources import DECLARATIONS, SCORING
from engine.sheet import Line

SOURCE = SCORING


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one side scores in a deal; every figure after doubling."""

    declared: int
    criccone: int = 0
    last_trick: int = 0
    sequences: int = 0
    card_points: int = 0

    @property
    def total(self) -> int:
        return self.declared + self.criccone + self.last_trick + self.sequences + self.card_points


@dataclass(frozen=True, slots=True)
class DealScore:
    """Both sides' scores, and the lines of the count, each with the side it is for."""

    sides: tuple[SideScore, SideScore]
    lines: tuple[tuple[int, Line], ...]
    piles: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())


def piles(
    form: Form, left: Sequence[Sequence[Card]], tricks: Sequence[Trick], given: Card | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of both sides when all is played: tricks, the Matto and the card given for it, what was left.

    A side that won no trick at all loses what it left, and the Matto. Source: ottocento#deal, ottocento#the-play.
    """
    won = [list(taken(tricks, side, form)) for side in (0, 1)]
    winners = {form.side(trick_winner(trick, form.seats)) for trick in tricks}
    for seat, cards in enumerate(left):
        side = form.side(seat)
        won[side if side in winners else 1 - side] += cards
    player = matto_player(tricks, form.seats)
    if player is not None:
        side = form.side(player)
        won[side if side in winners else 1 - side].append(MATTO)
        if given is not None and owed_by(tricks, form) == side:
            won[side].remove(given)
            won[1 - side].append(given)
    return PACK.sorted(won[0]), PACK.sorted(won[1])


def score_deal(
    form: Form,
    left: Sequence[Sequence[Card]],
    tricks: Sequence[Trick],
    given: Card | None,
    declared: tuple[int, int],
    rules: Rules,
) -> DealScore:
    """Score a deal that was played to the end. ``declared`` are the points the sides declared in the first trick."""
    cards = piles(form, left, tricks, given)
    counts = count_pile(cards[0], rules), count_pile(cards[1], rules)
    last = form.side(trick_winner(tricks[-1], form.seats))
    sides = tuple(
        SideScore(
            declared[side],
            counts[side].criccone.points,
            LAST_TRICK if side == last else 0,
            counts[side].sequences.points,
            int(counts[side].cards.total),
        )
        for side in (0, 1)
    )
    lines = _lines(counts, last, declared, 0 if len(cards[0]) <= len(cards[1]) else 1)
    return DealScore((sides[0], sides[1]), lines, cards)


def _lines(
    counts: tuple[Pile, Pile], last: int, declared: tuple[int, int], laid_out: int
) -> tuple[tuple[int, Line], ...]:
    """The smaller pile is laid out and counted first, the other side is read off the gaps."""
    order = (laid_out, 1 - laid_out)
    lines = [
        (side, Line("declared", declared[side], (), {"points": declared[side]}, DECLARATIONS))
        for side in order
        if declared[side]
    ]
    for side in order:
        lines += [(side, line) for line in counts[side].criccone.lines]
    lines.append((last, Line("last-trick", LAST_TRICK, (), {"points": LAST_TRICK}, SOURCE)))
    for side in order:
        lines += [(side, line) for line in counts[side].sequences.lines]
    lines += [(laid_out, line) for line in counts[laid_out].cards]
    counted = int(counts[laid_out].cards.total)
    facts = {"all": ALL_CARD_POINTS, "counted": counted, "points": ALL_CARD_POINTS - counted}
    lines.append((1 - laid_out, Line("rest-of-87", ALL_CARD_POINTS - counted, (), facts, SOURCE)))
    return tuple(lines)


def score(state: State) -> DealScore:
    """The score of a deal that is over, however it ended; nothing for cards thrown in."""
    declared = state.declared(0), state.declared(1)
    if state.ending == "played":
        return score_deal(state.form, state.left, state.tricks, state.given, declared, state.rules)
    lines = tuple(
        (side, Line(f"out-by-{state.ending}", declared[side], (), {"points": declared[side]}, SOURCE))
        for side in (0, 1)
        if declared[side]
    )
    return DealScore((SideScore(declared[0]), SideScore(declared[1])), lines)
