"""What a theme is: a way to put a situation together, and the wrong rules that it is made for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.games.bologna.advice import View
from lessons.questions.choose_card.deck import Deck


@dataclass(frozen=True, slots=True)
class Theme:
    """``draw`` makes a moment of the play that may show it; whether the advice is clear there is looked at afterwards.

    ``shows``: misconceptions whose answer is poor there; any other may still be found by chance.
    """

    name: str
    draw: Callable[[Deck], View]
    shows: tuple[str, ...] = ()
