"""A contatore stands in for a missing card of the criccone, as it does in sequences."""

from engine.games.bologna.counting.combinations import CRICCONE
from lessons.counting.believed_piles import contatori
from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.stepwise import StepwiseItem
from lessons.wrong_rules.steps import picks, step_of


def _taken(code: str, about: DeclarationFacts) -> bool:
    of = CRICCONE[about["kind"]]
    held = frozenset(card.code for card in about["hand"])
    if sum(one in held for one in of) + contatori(held) < 3:
        return False
    return code in of or code in ("Matto", "Begato")


def _picked(item: StepwiseItem, given: Answers = ()) -> Answer | None:
    # Of sequences, and of the tarocchi, where the contatori belong, this belief says nothing.
    step = step_of(item, given)
    kind = step.about.get("kind") if step is not None else None
    return picks("cards", _taken)(item, given) if kind in CRICCONE and kind != "tarocchi" else None


CONTATORE_IN_THE_CRICCONE = Misconception("contatore-in-the-criccone", "declaring", ("declare",), _picked)
