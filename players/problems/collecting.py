"""A collection of problems: of those that were found so many that no way of not thinking solves many, and none is like another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from engine.games.bologna.pack import PACK
from players.problems.finding import Problem, confirmed, problems, state_of
from players.problems.guessing import CAPPED, HALF
from players.problems.playing_on import Pair, compared, pairs

DEALS = 15
"""So many deals are looked through for each problem that is wanted."""
STEP = 3
SHARES = {1: 0.4, 2: 0.36, 3: 0.24}
"""How many of the problems are of each level."""
MOST_BY_GUESS = {1: 0.75, 2: 0.4, 3: 0.2}
"""The share of a level's problems that one way of not thinking may solve."""
MOST_OF_A_REASON, MOST_LIKE_IT, MOST_ALIKE = 20, 8, 1
"""Problems with one reason; with the same kind of card at the same place of the trick, too; with the same kinds of cards beside."""
LIKE = 3
"""So many parts of a pattern say the reason, the place and the kind of card."""
MOST_AT_THE_END = 0.25
"""The share of problems whose ends were solved."""
PLAIN = 40.0
"""A nearest wrong card that is behind by more is not taken to be better for it."""


Proof = Callable[[Problem], Problem | None]
"""What a long look shows of a likely problem: the problem, or that it is none."""


def proven(likely: Problem) -> Problem | None:
    """The problem after a long look, if its right card is also better than the wrong ones where players who search play on."""
    one = confirmed(likely)
    return one if one is not None and all(compared(state_of(one), pair).stands for pair in pairs_of(one)) else None


def pairs_of(one: Problem) -> list[Pair]:
    """What is to be played on of a problem."""
    return [*pairs(one.name, [card.code for card in one.right], {card.code: at for card, at in one.behind.items()})]


class Collection:
    """Problems are taken one by one, as long as they fit beside those that are there; so many of each level."""

    def __init__(self, each: Mapping[int, int], prove: Proof) -> None:
        self.each, self.prove = each, prove
        self.chosen: list[Problem] = []
        self.counts = Counter[object]()
        self.guessed = defaultdict[tuple[int, str], float](float)

    def take(self, likely: Problem, sure: dict[str, Problem | None]) -> bool:
        """Take it, if it fits, and is a problem after a long look too; ``sure``: what long looks have shown."""
        if not self._fits(likely):
            return False
        if likely.name not in sure:
            sure[likely.name] = self.prove(likely)
        one = sure[likely.name]
        if one is None or not self._fits(one):
            return False
        self.add(one)
        return True

    def add(self, one: Problem) -> None:
        """It is one of them."""
        self.chosen.append(one)
        self.counts.update(key for key, _ in self._keys(one))
        for way, right in one.ways.items():
            self.guessed[one.level, way] += right

    def _fits(self, one: Problem) -> bool:
        keys = self._keys(one)
        if any(self.counts[key] >= most for key, most in keys):
            return False
        share = MOST_BY_GUESS[one.level] * self.each[one.level]
        return not any(
            right and self.guessed[one.level, way] + right > share for way, right in one.ways.items() if way in CAPPED
        )

    def _keys(self, one: Problem) -> tuple[tuple[object, int], ...]:
        return (
            (("deal", one.name.partition("-")[0]), 1),
            (("level", one.level), self.each[one.level]),
            (("reason", one.reason), MOST_OF_A_REASON),
            (("like", one.pattern[:LIKE]), MOST_LIKE_IT),
            (("alike", one.pattern), MOST_ALIKE),
            (("solved", one.solved), round((MOST_AT_THE_END if one.solved else 1) * sum(self.each.values()))),
        )


def collected(
    number: int, found: Iterable[Problem], prove: Proof = proven, kept: Sequence[Problem] = ()
) -> list[Problem]:
    """So many, or as many as fit together, ``kept`` among them: in turn from every reason and level, what is not guessed first.

    Where a level has fewer than wanted, fewer of them may be guessed, too: so it is tried again with fewer.
    """
    sorts: dict[tuple[str, int, bool], list[Problem]] = {}
    for one in sorted(found, key=lambda one: (_guessed(one), -min(one.least, PLAIN), one.name)):
        sorts.setdefault((one.reason, one.level, one.solved), []).append(one)
    sure: dict[str, Problem | None] = {}
    each = {level: round(share * number) for level, share in SHARES.items()}
    while True:
        into = Collection(each, prove)
        for one in kept:
            into.add(one)
        _fill(into, {key: [*some] for key, some in sorts.items()}, sure)
        there = {level: into.counts["level", level] for level in each}
        if there == each:
            return into.chosen
        each = {level: max(there[level], most - STEP) for level, most in each.items()}


def _guessed(one: Problem) -> int:
    """By how many ways of not thinking it is solved more likely than not."""
    return sum(one.ways[way] >= HALF for way in CAPPED)


def _fill(into: Collection, sorts: dict[tuple[str, int, bool], list[Problem]], sure: dict[str, Problem | None]) -> None:
    while any(sorts.values()):
        for key in sorted(sorts, key=lambda key: (len(sorts[key]), key)):
            while sorts[key] and not into.take(sorts[key].pop(0), sure):
                pass


def files(number: int, folder: Path) -> dict[Path, list[Problem]]:
    """So many problems, by the file that each belongs into."""
    return by_file(collected(number, (one for seed in range(number * DEALS) for one in problems(seed))), folder)


def by_file(some: Iterable[Problem], folder: Path) -> dict[Path, list[Problem]]:
    """These, by the file that each belongs into: that of the section of the book that it is about."""
    found: dict[Path, list[Problem]] = {}
    for one in sorted(some, key=lambda one: (one.level, one.reason)):
        found.setdefault(folder / f"{one.source.partition('#')[2]}.yaml", []).append(one)
    return found


def as_yaml(some: Iterable[Problem]) -> str:
    """Problems as a file of ``content/problems`` has them."""
    return HEAD + "\n".join(map(_entry, some))


HEAD = """# Found by `python -m players find`: one card comes to clearly more in possible deals, and the book says why.
# Not written by hand: find more to add some.
"""


def _entry(one: Problem) -> str:
    order = sorted(one.behind.items(), key=lambda pair: pair[1])
    behind = ", ".join(f"{card.code}: {points}" for card, points in order)
    why = ", ".join(f"{card.code}: [{', '.join(map(str, one.why[card]))}]" for card in PACK.sorted(one.why))
    right = ", ".join(card.code for card in one.right)
    record = "".join(f"    {line}\n" for line in one.record.splitlines())
    return (
        f'- name: "{one.name}"\n  level: {one.level}\n  reason: {one.reason}\n  right: [{right}]\n'
        f"  behind: {{{behind}}}\n  why: {{{why}}}\n  worlds: {one.worlds}\n  solved: {str(one.solved).lower()}\n"
        f"  record: |\n{record}"
    )
