"""A question about what a skill stands on, for whoever does not get on with the skill itself."""

from __future__ import annotations

from random import Random

from lessons.learner.event import Json
from lessons.question.topics import Topics
from lessons.review.plan import question
from lessons.review.stock import stocks
from lessons.text.skills import skills


def before(skill: str, game: str, rng: Random, within: Topics | None = None) -> tuple[Json, int] | None:
    """What is asked, as the log keeps it, and its seed; None where nothing comes before, or none of it can be drawn.

    ``within``: what the learner has been told.
    """
    stock = stocks().get(game)
    if stock is None or skill not in skills():
        return None
    first = [one for one in skills()[skill].after if one in stock.by_skill]
    for one in rng.sample(first, len(first)):
        templates = [template for template in stock.by_skill[one] if template.drawn]
        found = question(stock, rng.sample(templates, len(templates)), rng, set(), within)
        if found is not None:
            return found.template.ask(), found.seed
    return None
