"""A game that there is not, and a house rule or a pack that its game does not have, in an author's words."""

from __future__ import annotations

from engine.errors import quoted
from engine.game import Game, games
from lessons.text.printed import STANDS_FOR
from lessons.yamlfile.checker_message import CheckerMessage, meant, meant_or_all


def no_game(named: str) -> CheckerMessage:
    return CheckerMessage("checker.no-game", game=quoted(named), hint=meant_or_all(named, games()))


def no_pack(named: str, game: Game) -> CheckerMessage:
    """What is wrong with the pack that a lesson is to be shown in."""
    able = [pack for pack, family in STANDS_FOR.items() if family == game.family]
    hint = meant_or_all(named, able) if able else CheckerMessage("checker.no-pack-here")
    return CheckerMessage("checker.no-pack", pack=quoted(named), game=game.id, hint=hint)


def wrong_rule(game: Game, name: str, told: str) -> CheckerMessage:
    """What is wrong with this rule of a lesson; ``told`` as the file has it."""
    value: str | int = int(told) if told.isdecimal() else told
    known = {rule.name: rule for rule in game.house.all()}
    if name not in known:
        hint = meant(name, known) or CheckerMessage("checker.game-has", game=game.id, known=", ".join(known) or "-")
        return CheckerMessage("checker.no-rule", rule=quoted(name), hint=hint)
    choices = known[name].choices
    if not choices:
        return CheckerMessage("checker.rule-number", rule=quoted(name), value=quoted(value))
    words = [one for one in choices if isinstance(one, str)]
    near = meant(value, words) if isinstance(value, str) else ""
    hint = near or CheckerMessage("checker.it-may-be", known=", ".join(map(quoted, choices)))
    return CheckerMessage("checker.rule-value", rule=quoted(name), value=quoted(value), hint=hint)
