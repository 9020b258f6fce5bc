"""Looking for problems: moments of a deal at which one card is right by far, for a reason that the course teaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.record import write
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.players import REASONS, choose
from engine.games.bologna.players.choosing import play
from engine.games.bologna.rules import Rules
from players.position import position
from players.searching import Values, evaluate
from players.strengths.learner import LEARNER

ME = 0
"""Who is asked sits here, as everywhere in the app."""
MOST_TRICKS = 4
"""Finished tricks that somebody who comes to the table in the middle can take in."""
FEWEST = 3
"""Cards between which there is a choice."""
GLANCE, LOOK, WORLDS = 60, 1_000, 8_000
"""Possible deals in which every card is played out: to see whether it is worth looking, to look, and to be sure. Each time they
are others: of thousands of moments that were looked at some seem clearer than they are."""
MARGIN, ERRORS = 5.0, 4.0
"""Every wrong card is so many points behind, and so many standard errors."""
LITTLE = 1.5
"""Small cards of a suit that are less behind than this do the same."""
MOST_ALIKE = 24
"""Problems with one reason."""
DEALS = 35
"""So many deals are looked through for each problem that is wanted."""
NO_REASONS = frozenset({"only-card", "lead-what-is-left", "lead-not-the-matto", "worthless"})
"""What the book says where it has nothing to teach."""
ADVICE_SEED = 0
"""The book chooses among equals by chance; whoever reads the problem again asks it with the same."""


@dataclass(frozen=True)
class Problem:
    """``right``: the best card, and small ones of its suit that do the same. ``reason`` is the book's own, ``level`` 1 to 3.

    ``behind``: how many points each card is behind the best on average, the best at 0. ``record``: the deal up to the moment at
    which seat 0 plays a card.
    """

    name: str
    level: int
    reason: str
    source: str
    right: tuple[Card, ...]
    behind: dict[Card, float]
    worlds: int
    record: str


def problems(seed: int) -> Iterator[Problem]:
    """The problems of the deal of this seed, as the book plays it."""
    deck = list(PACK)
    rng = Random(seed)
    rng.shuffle(deck)
    state, done = start(OTTOCENTO, deck, seed % OTTOCENTO.seats, Rules()), tuple[Action, ...]()
    while state.phase != "over" and len(state.tricks) <= MOST_TRICKS:
        chosen = choose(state, rng)
        assert chosen.action is not None
        if isinstance(chosen.action, Play) and chosen.action.seat == ME:
            found = problem(state, done, f"{seed}-{len(state.tricks) + 1}")
            if found is not None:
                yield found
        state, done = apply(state, chosen.action), (*done, chosen.action)


def problem(state: State, done: tuple[Action, ...], name: str) -> Problem | None:
    """The problem at this moment, if it is one. Source of the reasons: :data:`engine.games.bologna.players.REASONS`."""
    advised = play(state, Random(ADVICE_SEED))
    assert isinstance(advised.action, Play)
    card, may = advised.action.card, FOLLOWING.allowed(state.hands[ME], state.trick.cards)
    if advised.reason in NO_REASONS or len(may) < FEWEST or card in too_easy(may):
        return None
    values = values_of(state, may, GLANCE, seed=1)
    # Cards that are no worse than the book's on a glance will not turn out plainly worse.
    if values.behind(card, values.best)[0] > MARGIN or not clear(values, (card, *alike(values)), 1, 0):
        return None
    for worlds, seed in ((LOOK, 2), (WORLDS, 3)):
        values = values_of(state, may, worlds, seed)
        right = alike(values)
        if card not in right or too_easy(may) & set(right) or not clear(values, right):
            return None
    behind = {one: max(0.0, round(values.behind(one, values.best)[0], 1)) for one in may}
    level = _level(state, behind, right)
    return Problem(name, level, advised.reason, REASONS[advised.reason], right, behind, WORLDS, write(state, done))


def found(number: int, deals: Iterable[int]) -> list[Problem]:
    """So many problems of these deals (by their seeds), reasons and levels mixed as evenly as there are problems for them."""
    sorts: dict[tuple[str, int, bool], list[Problem]] = {}
    for seed in deals:
        for one in problems(seed):
            lowest = PACK.sorted(one.behind)[-1] in one.right
            sorts.setdefault((one.reason, one.level, lowest), []).append(one)
    chosen: list[Problem] = []
    alike = Counter[str]()
    turn = 0
    while len(chosen) < number and any(sorts.values()):
        # Where the lowest card is the right one there is less to think about: every other turn is enough.
        for key in sorted(key for key in sorts if sorts[key] and not (key[2] and turn % 2)):
            one = sorts[key].pop(0)
            alike[one.reason] += 1
            chosen += [one] if alike[one.reason] <= MOST_ALIKE else []
        turn += 1
    return chosen[:number]


def values_of(state: State, may: list[Card], worlds: int, seed: int) -> Values:
    """What the cards of whoever is to act come to, in the same possible deals."""
    seat = state.to_act
    assert seat is not None
    return evaluate(position(state, seat), may, worlds, seed)


def alike(values: Values) -> tuple[Card, ...]:
    """The best card, and of its suit those worth one point, as it is, that come to as much."""
    best = values.best
    same = [one for one in values.of if one.suit == best.suit and one.points == best.points == 1]
    return (best, *(one for one in same if one != best and values.behind(one, best)[0] < LITTLE))


def clear(values: Values, right: tuple[Card, ...], margin: float = MARGIN, errors: float = ERRORS) -> bool:
    """Is every other card plainly behind?"""
    gaps = [values.behind(one, values.best) for one in values.of if one not in right]
    return bool(gaps) and all(gap >= margin and gap >= errors * error for gap, error in gaps)


def too_easy(may: list[Card]) -> set[Card]:
    """What somebody plays who always plays the highest card; the Matto is none."""
    return {PACK.sorted(card for card in may if card != MATTO)[0]}


def _level(state: State, behind: dict[Card, float], right: tuple[Card, ...]) -> int:
    """One more for each: who has had the first lessons plays otherwise, the choice is wide, the margin is narrow."""
    first = LEARNER.choose(state, ADVICE_SEED, None).action
    missed = not (isinstance(first, Play) and first.card in right)
    narrow = min(points for one, points in behind.items() if one not in right) < 2 * MARGIN
    return min(3, 1 + missed + (len(behind) > 7) + narrow)


def files(number: int, folder: Path) -> dict[Path, list[Problem]]:
    """So many problems, by the file that each belongs into."""
    by_file: dict[Path, list[Problem]] = {}
    for one in sorted(found(number, range(number * DEALS)), key=lambda one: (one.level, one.reason)):
        by_file.setdefault(folder / f"{one.source.partition('#')[2]}.yaml", []).append(one)
    return by_file


def as_yaml(some: Iterable[Problem]) -> str:
    """Problems as a file of ``content/problems`` has them."""
    return HEAD + "\n".join(map(_entry, some))


HEAD = """# Found by `python -m players find`: one card is right by far, and the book says why.
# Not written by hand: find more to add some.
"""


def _entry(one: Problem) -> str:
    behind = ", ".join(
        f"{card.code}: {points}" for card, points in sorted(one.behind.items(), key=lambda pair: pair[1])
    )
    right = ", ".join(card.code for card in one.right)
    record = "".join(f"    {line}\n" for line in one.record.splitlines())
    return (
        f'- name: "{one.name}"\n  level: {one.level}\n  reason: {one.reason}\n  right: [{right}]\n'
        f"  behind: {{{behind}}}\n  worlds: {one.worlds}\n  record: |\n{record}"
    )
