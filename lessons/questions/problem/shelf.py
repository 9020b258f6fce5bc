"""The problems there are: read from ``content/problems``, each with its deal, and what is wrong with one that cannot be asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from engine.cards import Card
from engine.errors import BadInput
from engine.game import game
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.grounds import Ground, grounds
from engine.games.bologna.pack import MATTO, PACK
from lessons.questions.problem.rules import known
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.strict_yaml import read

FOLDER = CONTENT / "problems"
GAME = "ottocento"
ME = 0
TACTICS = "advice-"
"""So begin the reasons of the tactics; the others are those of the book's player."""
CODES = frozenset(card.code for card in PACK)
LEVELS = (1, 2, 3)
MARGIN = 5.0
"""What every wrong card costs at least, in points on average."""
WORLDS, SOLVED = 8_000, 100
"""Possible deals in which every card was played out, or which were solved, at least."""
MOST = 2 * (93 + 2 * (36 + 34 + 28 + 26 + 24) + 2 * (105 + 4 * 30 + 25 + 25))
"""What a deal can hold at most, from one side's having all of it to the other's: card points and last trick, the criccone and the
sequences doubled, these as long as the pack and both contatori make them.
Source: ottocento#combinations-criccone, ottocento#combinations-sequences."""
FIELDS = frozenset({"name", "level", "reason", "right", "behind", "why", "worlds", "solved", "record"})


@dataclass(frozen=True)
class Problem:
    """A problem of the collection. ``behind``: what each card that may go costs against the best, on average of ``worlds``
    possible deals.

    ``why``: for wrong cards, which card comes home with the best one in how many of 100 of them, and in how many with this one.
    ``solved``: near the end the deals were solved with all hands open, else played out by rule of thumb.
    """

    name: str
    level: int
    reason: str
    right: tuple[str, ...]
    behind: Mapping[str, float] = field(hash=False)
    why: Mapping[str, tuple[str, int, int]] = field(hash=False)
    worlds: int
    solved: bool
    record: str

    @cached_property
    def state(self) -> State:
        """The deal at the moment of the question. Errors: :class:`BadInput` naming the line of the record."""
        state: State = game(GAME).deal.read(self.record)[0]
        return state

    @property
    def hand(self) -> tuple[Card, ...]:
        return PACK.sorted(self.state.hands[ME])

    @property
    def may(self) -> list[Card]:
        """The cards that may go."""
        return FOLLOWING.allowed(self.state.hands[ME], self.state.trick.cards)

    @cached_property
    def ground(self) -> Ground:
        """Why the book is for it. Errors: :class:`StopIteration` where it has no such reason here."""
        return next(one for one in grounds(self.state) if one.reason == self.reason)

    @property
    def words(self) -> str:
        """The sentence that says the reason."""
        return self.reason if self.reason.startswith(TACTICS) else f"coach.{self.reason}"

    @property
    def source(self) -> str:
        return self.ground.source

    @property
    def how(self) -> str:
        """How its prices came about, at the end of a sentence's code."""
        return "-solved" if self.solved else ""

    @property
    def named(self) -> tuple[str, ...]:
        """The right cards as the hand has them."""
        return tuple(card.code for card in self.hand if card.code in self.right)

    @property
    def level_ones(self) -> str:
        """At the end of a sentence's code, where the right cards are all the Moors of the hand: they are told as one."""
        moors = tuple(card.code for card in self.hand if "moors" in card.groups)
        return "-moors" if len(moors) > 1 and moors == self.named else ""

    @property
    def about(self) -> str:
        """The section of the book it is about."""
        return self.source.partition("#")[2]

    @property
    def least(self) -> float:
        """What the best of the wrong cards costs."""
        return min(points for code, points in self.behind.items() if code not in self.right)

    def faults(self) -> Iterator[str]:
        """What is wrong with it, in plain words."""
        try:
            state = self.state
        except BadInput as error:
            yield f"its record cannot be read: {error.message}"
            return
        if state.phase != "play" or state.to_act != ME:
            yield "its record does not end where seat 0 is to play a card"
            return
        may = {card.code for card in self.may}
        if set(self.behind) != may:
            yield f"behind has {', '.join(sorted(set(self.behind) ^ may))} too many or too few: it is for the cards that may go"
        if not self.right or not may > set(self.right):
            yield "right is one card that may go, or a few of them, and not all"
            return
        yield from self._unfit()

    def _unfit(self) -> Iterator[str]:
        right = [PACK[code] for code in self.right]
        if len({card.suit for card in right}) > 1 or (len(right) > 1 and any(card.points > 1 for card in right)):
            yield "several cards are right only where they are small ones of one suit"
        yield from self._prices()
        if self.least < MARGIN:
            yield f"a wrong card costs only {self.least} points; {MARGIN} are the least"
        if PACK.sorted(card for card in self.may if card != MATTO)[0] in right:
            yield "whoever always plays the highest card is right"
        if self.level not in LEVELS:
            yield f"the level is one of {LEVELS}"
        for code, (home, n, m) in self.why.items():
            if code not in self.behind or code in self.right or home not in CODES or not 0 <= m < n <= 100:
                yield f"why {code} is wrong is told with a card and two shares of a hundred, the greater first"
        if not any(one.reason == self.reason and one.cards <= set(right) for one in grounds(self.state)):
            yield f"the book does not play {' or '.join(self.right)} here for the reason {self.reason!r}"

    def _prices(self) -> Iterator[str]:
        """The prices as they are written; whether they are right is found by playing the cards out again (the tests do)."""
        least = SOLVED if self.solved else WORLDS
        if self.worlds < least:
            yield f"{'solved' if self.solved else 'played out'} in {self.worlds} possible deals only; {least} are the least"
        for code, points in self.behind.items():
            if not 0 <= points <= MOST:
                yield f"{code} cannot cost {points} points: a price lies between 0 and {MOST}, which is all that a deal can hold"
        if self.right and self.behind[self.right[0]] != 0:
            yield f"{self.right[0]} is the best card and costs nothing, not {self.behind[self.right[0]]} points"
        if any(self.behind[code] >= self.least for code in self.right):
            yield "a card that is right costs as much as one that is wrong"


@cache
def themes(folder: Path = FOLDER) -> tuple[str, ...]:
    """What there are problems about: the names of the files, which are sections of the book."""
    return tuple(path.stem for path in yaml_files(folder))


@cache
def of_theme(theme: str, folder: Path = FOLDER) -> tuple[Problem, ...]:
    """The problems about this."""
    return tuple(one for one in of_file(folder / f"{theme}.yaml") if isinstance(one, Problem))


@cache
def problems(folder: Path = FOLDER) -> Mapping[str, Problem]:
    """Name -> problem, file by file; entries of another shape are left out, as :func:`lessons.lint.problems.check` says."""
    return {one.name: one for path in yaml_files(folder) for one in of_file(path) if isinstance(one, Problem)}


def chosen(level: int, about: str) -> tuple[Problem, ...]:
    """The problems of a level (0: of any) about a section of the book (empty: any)."""
    some = problems().values()
    return tuple(one for one in some if level in (0, one.level) and about in ("", one.about))


def of_file(path: Path) -> Iterator[Problem | int]:
    """The problems of a file; the place of an entry that is none."""
    data = read(path.read_bytes(), path.name).data
    for place, entry in enumerate(data if isinstance(data, list) else []):
        yield _problem(entry) or place


def _problem(entry: object) -> Problem | None:
    if not isinstance(entry, dict) or set(entry) != FIELDS:
        return None
    right, behind, why = entry["right"], entry["behind"], entry["why"]
    if not isinstance(right, list) or not isinstance(behind, dict) or not isinstance(why, dict):
        return None
    try:
        points = {str(code): float(str(told)) for code, told in behind.items()}
        homes = {str(code): (str(home), int(str(n)), int(str(m))) for code, (home, n, m) in why.items()}
        level, worlds = int(str(entry["level"])), int(str(entry["worlds"]))
    except (ValueError, TypeError):
        return None
    solved = {"true": True, "false": False}.get(str(entry["solved"]).lower())
    fits = known(str(entry["reason"])) and solved is not None
    told = tuple(map(str, right))
    return (
        Problem(
            str(entry["name"]),
            level,
            str(entry["reason"]),
            told,
            points,
            homes,
            worlds,
            solved is True,
            str(entry["record"]),
        )
        if fits
        else None
    )
