"""House rules in words."""

from __future__ import annotations

from engine.house import HouseRule, HouseRules
from screens.wording.texts import has, headed, text


def value(rule: HouseRule, chosen: str | int | bool, lang: str) -> str:
    """What a rule may be set to."""
    if isinstance(chosen, bool):
        return text("settings.yes" if chosen else "settings.no", lang)
    return text(f"house.{rule.name}.{chosen}", lang) if isinstance(chosen, str) else str(chosen)


def told(rules: HouseRules, lang: str) -> str:
    """Those that differ from the usual ones."""
    known = {rule.name: rule for rule in rules.all()}
    changed = [(known[name], chosen) for name, chosen in rules.changed().items()]
    return "; ".join(_told(rule, chosen, lang) for rule, chosen in changed)


def _told(rule: HouseRule, chosen: str | int | bool, lang: str) -> str:
    if not has(f"house.{rule.name}"):
        return f"{rule.name} = {str(chosen).lower()}"  # by its name in the game, as the author wrote it
    return f"{headed(text(f'house.{rule.name}', lang), lang)} {value(rule, chosen, lang)}"
