"""The players there are, by game and name, and who plays where one cannot."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from engine.errors import BadInput, meant_or_all, quoted
from engine.game import game
from players.readiness import why_not_here
from players.strengths.book import BOOK
from players.strengths.decision import Decision, Player

SEARCHING = ("club", "master")
NAMES = ("learner", "book", *SEARCHING)
OTTOCENTO = "ottocento"
GAMES = (OTTOCENTO,)
"""The games that are searched, coached and solved."""
PLAIN, SENSIBLE = "plain", "sensible"
"""The players of all games but those of Bologna; only some families have the second."""
FAMILY_PLAYER = "engine.games.{family}.{name}"
"""Where a family has its players."""


def names(game_id: str = OTTOCENTO) -> tuple[str, ...]:
    """Who there is for this game. In the game for two the book's rules hold as well. Errors: ``unknown-game``."""
    family = game(game_id).family
    if family == "bologna":
        return NAMES if game_id == OTTOCENTO else (BOOK.name,)
    return tuple(one for one in (PLAIN, SENSIBLE) if find_spec(FAMILY_PLAYER.format(family=family, name=one)))


def player(name: str, game_id: str = OTTOCENTO) -> Player:
    """The player of this name; while nothing is compiled, or nothing can be, the book plays for those who search.

    Errors: :class:`BadInput` ``unknown-player``, ``unknown-game``.
    """
    known = names(game_id)
    if name not in known:
        hint = meant_or_all(name, known)
        raise BadInput("unknown-player", f"no player {quoted(name)} of {game_id}{hint}", "player")
    if name in (PLAIN, SENSIBLE):
        return _of_the_family(game(game_id).family, name)
    if name == "learner":
        from players.strengths.learner import LEARNER

        return LEARNER
    if name == "book" or why_not_here():
        return BOOK
    if name == "club":
        from players.strengths.club import CLUB

        return CLUB
    from players.strengths.master import MASTER

    return MASTER


def _of_the_family(family: str, name: str) -> Player:
    """A player of a family: found by its name, as the family is."""
    found = import_module(FAMILY_PLAYER.format(family=family, name=name))

    def choose(state: object, seed: int, ms: int | None) -> Decision:
        del ms  # there is nothing to be searched
        made = found.choose(state, seed)
        return Decision(made.action, made.reason, made.facts, made.source)

    return Player(name, choose)
