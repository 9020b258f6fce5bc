"""What wrong rules about piles look at: the contatori held, the sequences of one rank, what scores in the criccone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import MOORS
from lessons.counting.scoring_steps import Cell
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Aim, Believer
from lessons.wrong_rules.steps import any_of, figures, picks, wrong_figure

LEVEL = {"moors": MOORS, "aces": ("SA", "BA", "CA", "DA")}
"""The sequences of cards of one rank."""


def contatori(held: frozenset[str]) -> int:
    return sum(code in held for code in CONTATORI)


def level_length(kind: str, held: frozenset[str]) -> int:
    """The true length of a sequence of Moors or aces."""
    real = sum(code in held for code in LEVEL[kind])
    return real + contatori(held) if real >= 2 and real + contatori(held) >= 3 else 0


def scores(code: str, about: Figure, least: int = 3) -> bool:
    """Does this card score in the criccone, where so many of a kind are enough?"""
    return any(code in of and sum(one in about["held"] for one in of) >= least for of in CRICCONE.values())


def scores_as_well(cards: Collection[str], points: Mapping[int, int], line: str) -> Believer:
    """Believes that the criccone has these cards too: where three lie there they score, and ``line`` stands on the sheet.

    ``points``: what so many of them are thought to be worth.
    """

    def number(about: Figure) -> int:
        return sum(one in about["held"] for one in cards)

    return any_of(
        picks("made", lambda code, about: scores(code, about) or (code in cards and number(about) >= 3)),
        figures(lambda about: points.get(number(about)), line),
    )


def telling(cells: Mapping[str, Cell], side: str, aim: Aim, rng: Random) -> str:
    """A sequence of which these beliefs think wrongly, else any."""
    believers = [one.answer for one in aim]
    for kind in rng.sample(SEQUENCES, len(SEQUENCES)):
        cell = cells[f"{side}.length-{kind}"]
        worth = {**cell.about, "n": cell.value}
        if all(
            wrong_figure(one, cell.name, cell.about) not in (None, cell.value)
            or (cell.value > 0 and wrong_figure(one, "worth", worth) is not None)
            for one in believers
        ):
            return kind
    return rng.choice(SEQUENCES)
