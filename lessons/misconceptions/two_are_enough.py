"""Two of a kind seem to score in the criccone."""

from engine.games.bologna.counting.grande import CONTATORI
from lessons.belief.steps import picks, step_of
from lessons.counting.believed_piles import scores
from lessons.question.facts.bologna import Figure
from lessons.question.kind import Answer, Given
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.question.stepwise import Stepped


def _taken(code: str, about: Figure) -> bool:
    return scores(code, about, least=2)


def _of_a_kind(item: Stepped, given: Given = ()) -> Answer | None:
    """Silent where the contatori are the only pair: who takes them may think that they score by themselves."""
    answer, step = picks("made", _taken)(item, given), step_of(item, given)
    if answer is None or step is None:
        return None
    wrong = {step.panel.pickable[place] for place in answer if place not in step.right and place >= 0}
    return None if wrong == {*CONTATORI} else answer


TWO_ARE_ENOUGH = Misconception(
    "two-are-enough", "criccone-values", ("combinations",), _of_a_kind, needs=needs("XK YK", "ZK WK")
)
