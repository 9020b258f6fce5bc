"""One's own trumps above the scavezzo are counted instead of the opponents'."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.held import Grande


def _above(item: Grande, right: int) -> int | None:
    number = reckoning(item).scavezzo or 0
    own = [c for c in item.held if "contatori" in c.groups or "numbers" not in c.groups or int(c.rank) > number]
    return len([card for card in own if (number == 0 and item.rules.moors_in_grande) or "moors" not in card.groups])


COUNTS_OWN_CARDS = Misconception("counts-own-cards", "scavezzo", ("count-grande",), reckons(1, _above))
