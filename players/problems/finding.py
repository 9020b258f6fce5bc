"""Looking for problems: moments of a deal at which one card comes to clearly more than the others, for a reason the book states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.record import read, write
from engine.games.bologna.deal.state import State
from engine.games.bologna.grounds import TACTICS, Ground, against, grounds
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.players import choose
from engine.games.bologna.players.seat_view import worth
from engine.games.bologna.rules import Rules
from players.core.cards import mask
from players.problems.guessing import HALF, hits, solved_by
from players.problems.undecided import UNDECIDED
from players.search.position import position
from players.search.searching import Values, evaluate
from players.search.solving import FEW, solve_in_worlds
from players.strengths.learner import LEARNER
from players.trust import TRUST, pair

EARLY = 11
"""With so many cards in hand the play has only begun."""
PLANS = frozenset({"lead-short-suit", "lead-single-king", "lead-small-trump", "lead-without-the-king"})
"""Reasons that speak of what comes later: only while the play has begun."""
NAME_IT = frozenset({"advice-just-enough", "advice-save-now", "key-to-partner", "take-in-trumps-high", "trump-in-high"})
"""Reasons whose sentence names the card: not where others are right as well."""
ME = 0
"""Who is asked sits here, as everywhere in the app."""
FEWEST = 3
"""Cards between which there is a choice."""
GLANCE, LOOKS, SURE = 60, ((200, 2), (1_000, 3)), ((8_000, 4),)
"""Possible deals in which every card is played out: to see whether it is worth looking; then more and more, each with its seed;
and to be sure. Each time they are others: of thousands of moments that were looked at some seem clearer than they are."""
SHORT_MS, LONG_MS = 30, 1_500
"""How long possible deals are solved near the end: to see whether it is worth it, and to be sure."""
FEWEST_SOLVED = 100
"""Possible deals that are solved, at least."""
ENDS = 3
"""Of so many deals that a dealer deals the end of one is looked at: there are enough."""
MARGIN, ERRORS = 5.0, 4.0
"""Every wrong card is so many points behind, and so many standard errors."""
LEFT = 7.0
"""Where deals are played out by rule of thumb, so many points are left on average when players who search play on."""
LITTLE = 1.5
"""Small cards of a suit that are less behind than this do the same."""
OFTENER, DEAR = 0.1, 4
"""From this difference on, of the share of possible deals, it is told which card comes home; it is one that matters so much."""
TOLD = (*map(PACK.__getitem__, ("Begato", "Angel", "World", "Matto")), *KING_OF.values())
"""What is told of in any case."""


@dataclass(frozen=True)
class Problem:
    """A problem that was found in a deal. ``right``: the best card, and small ones of its suit that do the same. ``reason`` is
    the book's own, ``level`` 1 to 3.

    ``behind``: how many points each card is behind the best on average, the best at 0. ``why``: of wrong cards, which card comes
    home with the best one in how many of 100 deals, and in how many with the wrong one. ``worlds``: in so many possible deals
    they were played out, or ``solved`` with all hands open. ``record``: the deal up to the moment at which seat 0 plays a card.
    ``pattern``: what is practically the same. ``ways``: how often who does not think is right, by way of not thinking.
    """

    name: str
    level: int
    reason: str
    source: str
    right: tuple[Card, ...]
    behind: dict[Card, float]
    why: dict[Card, tuple[str, int, int]]
    worlds: int
    solved: bool
    record: str
    pattern: tuple[str, ...] = ()
    ways: Mapping[str, float] = field(default_factory=dict, hash=False)

    @property
    def least(self) -> float:
        """What the nearest wrong card costs."""
        return min(points for one, points in self.behind.items() if one not in self.right)


def problems(seed: int) -> Iterator[Problem]:
    """What is likely to be a problem in the deal of this seed, as the book plays it; :func:`confirmed` says whether it is."""
    deck = list(PACK)
    rng = Random(seed)
    rng.shuffle(deck)
    state, done = start(OTTOCENTO, deck, seed % OTTOCENTO.seats, Rules()), tuple[Action, ...]()
    while state.phase != "over":
        chosen = choose(state, rng)
        assert chosen.action is not None
        if isinstance(chosen.action, Play) and chosen.action.seat == ME:
            name = f"{seed}-{len(state.tricks) + 1}"
            late = len(state.hands[ME]) <= FEW
            found = None if name in UNDECIDED or (late and seed // OTTOCENTO.seats % ENDS) else problem(state, name)
            if found is not None:
                yield replace(found, record=write(state, done))
        state, done = apply(state, chosen.action), (*done, chosen.action)


def confirmed(one: Problem) -> Problem | None:
    """The same problem after a long look, if it still is one."""
    sure = problem(state_of(one), one.name, sure=True)
    return sure and replace(sure, record=one.record)


def state_of(one: Problem) -> State:
    """The moment at which it is asked."""
    return read(OTTOCENTO, Rules, one.record)[0]


def problem(state: State, name: str, sure: bool = False) -> Problem | None:
    """The problem at this moment, if it is one; ``sure``: by a long look."""
    may = FOLLOWING.allowed(state.hands[ME], state.trick.cards)
    early = len(state.hands[ME]) >= EARLY
    every = [*grounds(state)] if len(may) >= FEWEST else []
    some = [one for one in every if (early or one.reason not in PLANS) and not too_easy(may) & one.cards]
    if not some:
        return None
    values = values_of(state, may, GLANCE, seed=1)
    some = [one for one in some if _may_be_right(values, one)]
    if not some:
        return None
    found = _solved(state, may, sure) if len(state.hands[ME]) <= FEW else _played_out(state, may, some, sure)
    if found is None:
        return None
    right = alike(found)
    ground = next((one for one in some if speaks_for(one, right)), None)
    if ground is None or too_easy(may) & set(right) or 2 * len(right) >= len(may):
        return None
    by_book = {card for one in every if one.reason not in TACTICS for card in one.cards}
    if not clear(found, right, margin(found, right, by_book), ERRORS if sure else ERRORS / 2) or any(
        against(state, card) for card in right
    ):
        return None
    behind = {one: max(0.0, round(found.behind(one, found.best)[0], 1)) for one in may}
    ways = solved_by(state, right)
    level = _level(state, right, ways, behind)
    why = {} if found.solved else {one: told for one in may if one not in right and (told := _why(state, found, one))}
    return Problem(
        name, level, ground.reason, ground.source, right, behind, why, found.worlds, found.solved > 0, "",
        _pattern(state, ground, right, may), ways,
    )  # fmt: skip


def _may_be_right(values: Values, one: Ground) -> bool:
    """Cards that are worse on a glance will not turn out plainly better; nor are they right if all others are as good."""
    best, same = values.best, {*one.cards, *alike(values)}
    ahead = min(values.behind(card, best)[0] for card in one.cards)
    return ahead <= MARGIN and all(values.behind(card, best)[0] > 1 for card in values.of if card not in same)


def _played_out(state: State, may: list[Card], some: list[Ground], sure: bool) -> Values | None:
    """What the cards come to in thousands of possible deals; None as soon as fewer show that it is no problem."""
    values = None
    for worlds, seed in SURE if sure else LOOKS:
        values = values_of(state, may, worlds, seed)
        right = alike(values)
        if not clear(values, right, MARGIN, ERRORS / 2) or not any(speaks_for(one, right) for one in some):
            return None
    return values


def _solved(state: State, may: list[Card], sure: bool) -> Values | None:
    """What the cards come to near the end, where every possible deal is solved."""
    values = solve_in_worlds(state, may, 3 if sure else 2, LONG_MS if sure else SHORT_MS)
    return values if values is not None and (not sure or values.worlds >= FEWEST_SOLVED) else None


def values_of(state: State, may: list[Card], worlds: int, seed: int) -> Values:
    """What the cards of whoever is to act come to, in the same possible deals."""
    seat = state.to_act
    assert seat is not None
    return evaluate(position(state, seat), may, worlds, seed)


def speaks_for(one: Ground, right: tuple[Card, ...]) -> bool:
    """Is what the ground speaks for right, and nothing else?"""
    return one.cards <= set(right) and (len(right) == 1 or one.reason not in NAME_IT)


def alike(values: Values) -> tuple[Card, ...]:
    """The best card, and of its suit those worth one point, as it is, that come to as much."""
    best = values.best
    same = [one for one in values.of if one.suit == best.suit and one.points == best.points == 1]
    return (best, *(one for one in same if one != best and values.behind(one, best)[0] < LITTLE))


def margin(values: Values, right: tuple[Card, ...], by_book: set[Card]) -> float:
    """How far behind wrong cards are at least: enough is left of it when played on, by what is known of such pairs.

    ``by_book``: what the book's player would play.
    """
    if values.solved:
        return MARGIN
    best = values.best
    also = by_book | {best} if by_book & set(right) else by_book
    return max(LEFT / TRUST[pair(best, card, also)].share for card in values.of if card not in right)


def clear(values: Values, right: tuple[Card, ...], margin: float = MARGIN, errors: float = ERRORS) -> bool:
    """Is every other card plainly behind?"""
    best = values.best
    gaps = [values.behind(one, best) for one in values.of if one not in right]
    return bool(gaps) and all(gap >= margin and gap >= errors * error for gap, error in gaps)


def too_easy(may: list[Card]) -> set[Card]:
    """What somebody plays who always plays the highest card; the Matto is none."""
    return {PACK.sorted(card for card in may if card != MATTO)[0]}


def _why(state: State, values: Values, wrong: Card) -> tuple[str, int, int] | None:
    """Which card comes home oftener with the best card than with this one, that it matters most for."""
    here, there = values.of[values.best], values.of[wrong]
    some = [one for one in dict.fromkeys((*TOLD, wrong, *state.trick.cards)) if worth(one) >= DEAR]
    shares = {one: (here.holding(mask([one])), there.holding(mask([one]))) for one in some}
    best = max(some, key=lambda one: worth(one) * (shares[one][0] - shares[one][1]))
    ours, other = shares[best]
    return (best.code, round(100 * ours), round(100 * other)) if ours - other >= OFTENER else None


def kind(card: Card) -> str:
    """What a card is, as far as it matters for what is practically the same."""
    if not card.is_trump:
        return "Matto" if card == MATTO else card.rank if card.rank in "KQNJA" else "pip"
    for group in ("pezzi", "moors", "numbers"):
        if group in card.groups:
            return group
    return card.code


def _pattern(state: State, ground: Ground, right: tuple[Card, ...], may: list[Card]) -> tuple[str, ...]:
    """Reason, place in the trick, kind of the right card, kinds of the others."""
    others = sorted({kind(card) for card in may if card not in right})
    return (ground.reason, str(len(state.trick.cards)), kind(right[0]), *others)


EASY, WIDE, NARROW = 3, 4, 15.0
"""With so many sorts of those who do not think right it is easy; more cards than these are a wide choice; with less the nearest
wrong card is near."""


def _level(state: State, right: tuple[Card, ...], ways: Mapping[str, float], behind: Mapping[Card, float]) -> int:
    """By how many of those who do not think are right, whether the choice is wide, and the nearest wrong card near.

    The Bégato whom nobody can touch any more is always of the first level.
    """
    first = LEARNER.choose(state, 0, None).action
    right_so = hits(ways) + (isinstance(first, Play) and first.card in right)
    if right_so >= EASY or (BEGATO in right and len(state.trick.cards) == OTTOCENTO.seats - 1):
        return 1
    hard = len(behind) > WIDE or min(points for one, points in behind.items() if one not in right) < NARROW
    return 3 if right_so == 0 or (hard and ways["showy"] < HALF) else 2
