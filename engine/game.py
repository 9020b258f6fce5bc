"""A game: the one interface through which everything else uses the rules. Games are found, never listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from threading import RLock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

from engine.cards import Card, Pack
from engine.discovery import last, packages_in
from engine.errors import BadInput, no_such
from engine.house import HouseRules
from engine.sheet import ScoreSheet
from engine.verdict import Verdict, Winner

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Whoever writes Game without more holds any game at all.
    State = TypeVar("State", default=Any)
    Action = TypeVar("Action", default=Any)
    Rules = TypeVar("Rules", bound=HouseRules, default=HouseRules)
else:
    from typing import TypeVar

    State, Action, Rules = TypeVar("State"), TypeVar("Action"), TypeVar("Rules", bound=HouseRules)

Cards = Sequence[Card]


@dataclass(frozen=True)
class Game(Generic[State, Action, Rules]):
    """A frozen bundle of parts. ``Rules`` are its house rules, ``State`` and ``Action`` those of its deal.

    ``judge_play(hand, trick, card, rules)``: may this card be played to the trick (leader's card first)?
    ``winner(trick, rules)``: which card takes it. ``count(cards, rules)``: card points, line by line.
    ``deal`` is the whole deal as a state machine; ``form`` is what its family needs to know of it.
    """

    id: str
    family: str
    form: Any
    pack: Pack
    seats: int
    house: type[Rules]
    judge_play: Callable[[Cards, Cards, Card, Rules], Verdict]
    winner: Callable[[Cards, Rules], Winner]
    count: Callable[[Cards, Rules], ScoreSheet]
    deal: Deal[State, Action, Rules]

    def __repr__(self) -> str:
        return f"game({self.id!r})"

    def verdicts(self, hand: Cards, trick: Cards, rules: Rules) -> dict[Card, Verdict]:
        """The verdict on every card of the hand."""
        return {card: self.judge_play(hand, trick, card, rules) for card in hand}

    def legal_plays(self, hand: Cards, trick: Cards, rules: Rules) -> tuple[Card, ...]:
        """The cards of the hand that may be played: those whose verdict is yes."""
        return tuple(card for card, verdict in self.verdicts(hand, trick, rules).items() if verdict.ok)


@dataclass(frozen=True)
class Deal(Generic[State, Action, Rules]):
    """A deal as a state machine over values: an action makes a new state, the old one stays.

    ``start(deck, dealer, rules)``; ``to_act(state)``: a seat, None when over; ``judge(state, action)``; ``legal(state)``:
    exactly the actions that ``judge`` accepts; ``apply(state, action)``: the next state, or :class:`engine.verdict.IllegalAction`.
    ``random(rng, rules)``: a whole random legal deal, the last state and the actions. ``write(state, actions)`` and
    ``read(text)``: the record. ``score(state)``: both sides' result of a finished deal.
    """

    start: Callable[..., State]
    to_act: Callable[[State], int | None]
    judge: Callable[[State, Action], Verdict]
    legal: Callable[[State], tuple[Action, ...]]
    apply: Callable[[State, Action], State]
    random: Callable[[Random, Rules], tuple[State, tuple[Action, ...]]]
    write: Callable[[State, tuple[Action, ...]], str]
    read: Callable[[str], tuple[State, tuple[Action, ...]]]
    score: Callable[[State], Any]


AnyGame = Game[Any, Any, HouseRules]
"""A game of which only the name is known."""


FAMILIES = packages_in("engine.games")
"""The packages of the families of games."""
_IMPORT_LOCK = RLock()
"""Two threads that enter a family's packages from different sides would wait for each other."""


@cache
def _folders() -> dict[str, str]:
    """Name -> module of every package two levels below ``engine.games``: the games, and the rooms that families share."""
    with _IMPORT_LOCK:
        return {last(one): one for family in FAMILIES for one in packages_in(family)}


def _load(id: str) -> AnyGame | None:
    """The game in the folder of this name, if it holds one. Only that folder is imported: a start pays for one game."""
    if id in _LOADED:
        return _LOADED[id]
    with _IMPORT_LOCK:
        found: AnyGame | None = getattr(import_module(_folders()[id]), "GAME", None) if id in _folders() else None
    if found is not None:
        _LOADED[id] = found
    return found


_LOADED: dict[str, AnyGame] = {}


@cache
def _sound_and_broken() -> tuple[tuple[str, ...], Mapping[str, Exception]]:
    """The ids of the games, and what went wrong with those that cannot be loaded."""
    sound, broken = list[str](), dict[str, Exception]()
    for id in sorted(_folders()):
        try:
            if _load(id) is not None:
                sound.append(id)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one, the others are played
            broken[id] = error
    return tuple(sound), MappingProxyType(broken)


def games() -> tuple[str, ...]:
    """The ids of all games there are, in alphabetical order; one that cannot be loaded is left out."""
    return _sound_and_broken()[0]


def broken_games() -> Mapping[str, Exception]:
    """The ids of the games that cannot be loaded, and why."""
    return _sound_and_broken()[1]


def is_game(id: str) -> bool:
    """Is there a game with this id that can be loaded? No other is loaded to find out."""
    try:
        return _load(id) is not None
    except Exception:  # noqa: BLE001 - who asks for it is told why, see game()
        return False


def family_of(id: str) -> str:
    """The family of this game, by its folder: the game is not loaded. Errors: :class:`BadInput` ``unknown-game``."""
    return _folders()[id].split(".")[-2] if id in _folders() else game(id).family


def folders_of(family: str) -> frozenset[str]:
    """The names of the folders of a family: its games and the rooms that they share; none of them is loaded."""
    return frozenset(id for id, module in _folders().items() if module.split(".")[-2] == family)


def begins(family: str) -> str:
    """The game with which one begins in this family."""
    told: str = vars(import_module(f"engine.games.{family}"))["BEGINS"]
    return told


def game(id: str) -> AnyGame:
    """The game with this id. Errors: :class:`BadInput`, ``unknown-game`` with the nearest one, or ``broken-game``."""
    try:
        found = _load(id)
    except Exception as error:
        raise BadInput("broken-game", f"the game {id!r} cannot be loaded: {error!r}", "game") from error
    if found is None:
        raise no_such("game", id, games(), "game", "unknown-game")
    return found
