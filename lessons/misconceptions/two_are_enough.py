"""Two of a kind seem to score in the criccone."""

from engine.games.bologna.counting.grande import CONTATORI
from lessons.counting.believed_piles import scores
from lessons.question.facts.bologna import Figure
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.question.stepwise import StepwiseItem
from lessons.wrong_rules.steps import picks, step_of


def _taken(code: str, about: Figure) -> bool:
    return scores(code, about, least=2)


def _of_a_kind(item: StepwiseItem, given: Answers = ()) -> Answer | None:
    """Silent where the contatori are the only pair: who takes them may think that they score by themselves."""
    answer, step = picks("made", _taken)(item, given), step_of(item, given)
    if answer is None or step is None:
        return None
    wrong = {step.panel.pickable[place] for place in answer if place not in step.right and place >= 0}
    return None if wrong == {*CONTATORI} else answer


TWO_ARE_ENOUGH = Misconception(
    "two-are-enough", "criccone-values", ("combinations",), _of_a_kind, needs=needs("XK YK", "ZK WK")
)
