"""A question about what a skill stands on, for whoever does not get on with the skill itself."""

from __future__ import annotations

from random import Random

from engine.house import HouseRules
from lessons.learner.event import Json
from lessons.question.registry import kinds
from lessons.question.topics import Topics
from lessons.review.plan import question
from lessons.review.stock import Stock, stocks
from lessons.review.templates import Template
from lessons.text.skills import skills


def before(
    skill: str, game: str, rng: Random, within: Topics | None = None, rules: HouseRules | None = None
) -> tuple[Json, int] | None:
    """What is asked, as the log keeps it, and its seed; None where nothing comes before, or none of it can be drawn.

    ``within``: what the learner has been told; ``rules``: the house rules by which it is asked, where they are not the usual ones.
    """
    stock = stocks().get(game)
    if stock is None or skill not in skills():
        return None
    first = [one for one in skills()[skill].after if one in stock.by_skill]
    for one in rng.sample(first, len(first)):
        templates = [
            template for template in stock.by_skill[one] if template.drawn and _asked_by(rules, template, stock)
        ]
        found = question(stock, rng.sample(templates, len(templates)), rng, set(), within)
        if found is not None:
            return found.template.ask(), found.seed
    return None


def _asked_by(rules: HouseRules | None, template: Template, stock: Stock) -> bool:
    """Can it be asked by these house rules? One of a lesson with rules of its own is about those."""
    if rules is None or rules == stock.rules:
        return True
    return not template.rules and not list(kinds()[template.kind].faults(template.spec("before"), stock.game, rules))
