"""What games and their house rules are called: the pages name every one that the engine has."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.game import broken_games, game, games
from engine.house import HouseRule
from lessons.yamlfile.problems import Problem

FILES = {"game": "content/words/games.yaml", "house": "content/words/screens.yaml"}
"""Where words are expected, by how a code begins."""


def check(known: Container[str]) -> Iterator[Problem]:
    """A game that cannot be loaded, and every name that has no words among these codes."""
    for id_, error in broken_games().items():
        yield Problem(f"engine/games/…/{id_}/__init__.py", 1, 1, f"the game cannot be loaded: {error!r}", "broken-game")
    rules = {rule.name: rule for id_ in games() for rule in game(id_).house.all()}
    for code in (*(f"game.{id_}" for id_ in games()), *(code for rule in rules.values() for code in codes(rule))):
        if code not in known:
            said = f"no words for {code!r}; settings, tables and lessons name it"
            yield Problem(FILES[code.partition(".")[0]], 1, 1, said, "words")


def codes(rule: HouseRule) -> tuple[str, ...]:
    """What the words of this rule, and of what it may be set to, are called."""
    said = [value for value in rule.choices if isinstance(value, str)]
    return (f"house.{rule.name}", *(f"house.{rule.name}.{value}" for value in said))
