"""The players there are, by name, and who plays where one cannot."""

from __future__ import annotations

from difflib import get_close_matches

from engine.errors import BadInput, quoted
from players.book import BOOK
from players.core import cache
from players.decision import Player

NAMES = ("learner", "book", "club", "master")
GAMES = ("ottocento",)


def player(name: str) -> Player:
    """The player of this name; while nothing is compiled, or nothing can be, the book plays for those who search.

    Errors: :class:`BadInput` ``unknown-player``.
    """
    if name not in NAMES:
        near = get_close_matches(name, NAMES, n=1)
        hint = f"; did you mean {quoted(near[0])}?" if near else f"; there are: {', '.join(NAMES)}"
        raise BadInput("unknown-player", f"no player {quoted(name)}{hint}", "player")
    if name == "learner":
        from players.learner import LEARNER

        return LEARNER
    if name == "book" or not cache.ready():
        return BOOK
    if name == "club":
        from players.club import CLUB

        return CLUB
    from players.master import MASTER

    return MASTER
