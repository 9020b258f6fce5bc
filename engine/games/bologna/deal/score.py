"""The score of a finished deal, in the order of the procedure: criccone, last trick, sequences, card points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.games.bologna.counting.pile import (
    LAST_TRICK,
    Section,
    card_points,
    count_cards,
    count_combinations,
)
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.state import Ending, State, Trick, matto_player, owed_by, trick_winner
from engine.games.bologna.pack import MATTO, PACK
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
    """Both sides' scores; of a deal that was played to the end also both ``piles``, and what combinations they hold."""

    sides: tuple[SideScore, SideScore]
    piles: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    counts: tuple[tuple[Section, Section], ...] = ()
    ending: Ending = "played"

    @property
    def lines(self) -> tuple[tuple[int, Line], ...]:
        """The lines of the count, each with the side it is for, put together when somebody looks at them."""
        order = (0, 1) if len(self.piles[0]) <= len(self.piles[1]) else (1, 0)
        reason, source = ("declared", DECLARATIONS) if self.counts else (f"out-by-{self.ending}", SOURCE)
        points = {side: self.sides[side].declared for side in order if self.sides[side].declared}
        declared = [(side, Line(reason, points[side], (), {"points": points[side]}, source)) for side in points]
        return tuple(declared + self._counted(*order) if self.counts else declared)

    def _counted(self, laid_out: int, other: int) -> list[tuple[int, Line]]:
        """The smaller pile is laid out and counted first, the other side is read off the gaps."""
        lines = [(side, line) for side in (laid_out, other) for line in self.counts[side][0].lines]
        last = 0 if self.sides[0].last_trick else 1
        lines.append((last, Line("last-trick", LAST_TRICK, (), {"points": LAST_TRICK}, SOURCE)))
        lines += [(side, line) for side in (laid_out, other) for line in self.counts[side][1].lines]
        sheet = count_cards(self.piles[laid_out], odd=True)
        lines += [(laid_out, line) for line in sheet]
        counted = int(sheet.total)
        rest = self.sides[other].card_points  # 87 less those counted, or one more where both piles have an odd card
        facts = {"all": counted + rest, "counted": counted, "points": rest}
        return [*lines, (other, Line("rest-of-87", rest, (), facts, SOURCE))]


def piles(
    form: Form, left: Sequence[Sequence[Card]], tricks: Sequence[Trick], given: Card | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of both sides when all is played: tricks, the Matto and the card given for it, what was left.

    A side that won no trick at all loses what it left, and the Matto. Source: ottocento#deal, ottocento#the-play.
    """
    won: tuple[list[Card], list[Card]] = ([], [])
    seats, side_of = form.seats, form.side
    for trick in tricks:
        won[side_of(trick.taker(seats))].extend(trick.cards)
    tricked = bool(won[0]), bool(won[1])
    for seat, cards in enumerate(left):
        side = form.side(seat)
        won[side if tricked[side] else 1 - side].extend(cards)
    player = matto_player(tricks, form.seats)
    if player is not None:
        won[0 if MATTO in won[0] else 1].remove(MATTO)
        side = form.side(player)
        won[side if tricked[side] else 1 - side].append(MATTO)
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
    counts = count_combinations(cards[0], rules), count_combinations(cards[1], rules)
    last = form.side(trick_winner(tricks[-1], form.seats))
    sides = tuple(
        SideScore(
            declared[side],
            criccone.points,
            LAST_TRICK if side == last else 0,
            sequences.points,
            card_points(cards[side]),
        )
        for side, (criccone, sequences) in enumerate(counts)
    )
    return DealScore((sides[0], sides[1]), cards, counts)


def score(state: State) -> DealScore:
    """The score of a deal that is over, however it ended; nothing for cards thrown in."""
    declared = state.declared(0), state.declared(1)
    if state.ending == "played":
        return score_deal(state.form, state.left, state.tricks, state.given, declared, state.rules)
    return DealScore((SideScore(declared[0]), SideScore(declared[1])), ending=state.ending)
