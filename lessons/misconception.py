"""What a misconception is: a wrong rule, written as code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from lessons.kinds import Answer

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
    ``families``: the games in which it is a mistake; none named, all in which it gives a wrong answer.
    """

    id: str
    skill: str
    kinds: tuple[str, ...]
    answer: Believer
    cards: tuple[str, ...] = ()
    needs: Callable[[Random], Needs] | None = None
    families: tuple[str, ...] = ()
