"""Cards that lie on the wall in a part of a plan: there are such in its game, and none lies in two places."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import game
from engine.notation import NotationError, read_cards
from lessons.plans.shape import Plan
from lessons.script.card_letters import unreadable_card
from lessons.script.references import Sayer
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Path, Problem


def lying_wrong(plan: Plan, say: Sayer) -> Iterator[Problem]:
    """What cannot be laid on the wall; the game of the plan is known."""
    pack = game(plan.game).pack
    for place, part in enumerate(plan.parts):
        seen: set[str] = set()
        for i, one in enumerate(part.cards):
            here: Path = ("parts", place, "cards", i, "cards")
            try:
                codes = [card.code for card in read_cards(pack, one.cards)]
            except NotationError as error:
                yield say(here, unreadable_card(one.cards, error, game(plan.game)), error.code)
                continue
            twice = next((code for code in codes if code in seen), "")
            if twice:
                yield say(here, CheckerMessage("checker.lies-elsewhere", card=twice), "card-twice")
            seen.update(codes)
