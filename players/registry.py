"""The players there are, by game and name, and who plays where one cannot."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from engine.errors import BadInput, quoted
from engine.game import game
from players.book import BOOK
from players.core import cache
from players.decision import Decision, Player

NAMES = ("learner", "book", "club", "master")
OTTOCENTO = "ottocento"
GAMES = (OTTOCENTO,)
"""The games that are searched, coached and solved."""
PLAIN = "plain"
"""The player of all games but those of Bologna."""
FAMILY_PLAYER = "engine.games.{family}.plain"
"""Where a family has its plain player."""


def names(game_id: str = OTTOCENTO) -> tuple[str, ...]:
    """Who there is for this game. In the game for two the book's rules hold as well. Errors: ``unknown-game``."""
    family = game(game_id).family
    return NAMES if game_id == OTTOCENTO else (BOOK.name,) if family == "bologna" else (PLAIN,)


def player(name: str, game_id: str = OTTOCENTO) -> Player:
    """The player of this name; while nothing is compiled, or nothing can be, the book plays for those who search.

    Errors: :class:`BadInput` ``unknown-player``, ``unknown-game``.
    """
    known = names(game_id)
    if name not in known:
        near = get_close_matches(name, known, n=1)
        hint = f"; did you mean {quoted(near[0])}?" if near else f"; there are: {', '.join(known)}"
        raise BadInput("unknown-player", f"no player {quoted(name)} of {game_id}{hint}", "player")
    if name == PLAIN:
        return _plain(game(game_id).family)
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


def _plain(family: str) -> Player:
    """The plain player of a family: found by its name, as the family is."""
    found = import_module(FAMILY_PLAYER.format(family=family))

    def choose(state: object, seed: int, ms: int | None) -> Decision:
        del ms  # there is nothing to be searched
        made = found.choose(state, seed)
        return Decision(made.action, made.reason, made.facts, made.source)

    return Player(PLAIN, choose)
