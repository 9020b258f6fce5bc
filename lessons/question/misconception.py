"""What a misconception is: a wrong rule, written as code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game
from lessons.question.capabilities import missing_capability
from lessons.question.panel import Answer

Believer = Callable[..., Answer | None]
"""Called with an item and the answers given to its steps so far, the answer to the next; None: nothing to say."""
Needs = tuple[frozenset[str], frozenset[str]]
"""Cards that must be there, and cards that must not, for a wrong rule to show."""


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong rule people really believe.

    ``answer(item, given)`` is what someone who believes it answers to this step, or None where the rule has nothing to
    say (its text is under ``id`` in ``content/words/misconceptions.yaml``). ``kinds`` are the kinds of questions in which
    it can show; ``cards`` are those it is about, where it is about two that look alike: the one shown, the one it is
    taken for. ``needs`` draws what the cards counted must hold and lack, so that situations are built and not waited for.
    ``requires``: what a game must offer for it to be a mistake there (:mod:`lessons.question.capabilities`); nothing, where it is
    one wherever it gives a wrong answer. ``overlooks``: who merely overlooks that something is missing answers the same.
    ``also(item, given)``: what else somebody who believes it may answer there as well, where several answers follow from it.
    ``look``: where to look once it is known (a reason), where a kind's own first hint is about something that was not the mistake.
    ``holds``: of which questions its remedy is true, where that hangs on the house rules or the round; of others the kind's own
    rule puts it right (None: its remedy is true wherever the mistake can be made).
    """

    id: str
    skill: str
    kinds: tuple[str, ...]
    answer: Believer
    cards: tuple[str, ...] = ()
    needs: Callable[[Random], Needs] | None = None
    requires: tuple[str, ...] = ()
    overlooks: bool = False
    also: Callable[..., Iterable[Answer]] = lambda item, given: ()
    look: str = ""
    holds: Callable[[Any], bool] | None = None

    def remedied(self, item: object) -> bool:
        """Is its remedy true of this question, so that it may be said?"""
        return self.holds is None or self.holds(item)

    def missing_capability(self, game: Game) -> str:
        """The capability that the mistake is about and this game does not have, in plain words; empty where it can be made
        there.
        """
        return missing_capability(game, self.requires)

    def fits(self, game: Game) -> bool:
        """Can this mistake be made in this game?"""
        return not self.missing_capability(game)


Aim = tuple[Misconception, ...]
"""The misconceptions that a situation is to show."""


def ids(aim: Aim) -> tuple[str, ...]:
    return tuple(one.id for one in aim)
