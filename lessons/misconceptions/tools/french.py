"""How wrong rules about bouts, half points and the Excuse become answers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from engine.cards import Card
from lessons.misconceptions.tools.playing import either, points
from lessons.question.capabilities import fraction
from lessons.question.facts.france import ExcuseFacts as ExcuseFacts
from lessons.question.facts.france import Needs
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Believer
from lessons.question.panel import answer_of
from lessons.question.stepwise import NONE
from lessons.questions.how_many_points.model import HowManyPointsItem
from lessons.questions.in_pairs.model import InPairsItem
from lessons.questions.pick_cards.model import Spread
from lessons.questions.points_needed.model import PointsNeededItem
from lessons.wrong_rules.steps import any_of, chooses, figures, picks


def called(card: Card) -> int:
    """What a card worth half a point more or less is called at the table: a King is a five."""
    return int(card.points + Fraction(1, 2))


def counts_pairs(
    value: Callable[[Card], int] | None = None, off: Callable[[int], int | Fraction] | None = None
) -> Believer:
    """Counts two by two with other values of the cards, or takes something else off so many cards, at once or step by step."""
    worth = value or called

    def change(cards: int) -> int | Fraction:
        return off(cards) if off else Fraction(cards, 2)

    def stepwise(item: InPairsItem, given: Answers = ()) -> Answer | None:
        name, cards = item.at(given).name, item.cards
        if name == "sum" and value:
            return (sum(map(worth, cards)),)
        if name == "dear" and value:
            return (sum(worth(card) for card in cards if item.worth[card] > 1 and worth(card) > 1),)
        if name == "change" and off:
            return answer_of(off(len(cards)))
        if name == "left" and off:
            alone = len(cards) - 2 * sum(item.worth[card] > 1 for card in cards)
            return answer_of(alone - off(alone))
        return None

    def total(item: HowManyPointsItem, given: Answers = ()) -> Answer | None:
        if fraction(item.game) == 1:
            return None
        return points(lambda cards: sum(map(worth, cards)) - change(len(cards)))(item, given)

    return either({HowManyPointsItem: total, InPairsItem: stepwise})


def bouts_are(bout: Callable[[Card], bool]) -> Believer:
    """Takes other cards for bouts, where they are asked for and where they lower what is needed."""

    def shown(item: Spread, given: Answers = ()) -> Answer | None:
        if item.group != "bouts":
            return None
        return tuple(i for i, card in enumerate(item.shown) if bout(card)) or None

    def needed(item: PointsNeededItem, given: Answers = ()) -> Answer | None:
        if given:
            return None
        return tuple(i for i, card in enumerate(item.won) if bout(card)) or NONE

    return either({Spread: shown, PointsNeededItem: needed})


def needs(target: Callable[[Needs], int | None]) -> Believer:
    """Needs another number of points."""
    return figures(target, "target")


def judges(made: Callable[[Needs], bool | None]) -> Believer:
    """Believes a bid made, or lost; None where it has nothing to say."""

    def when(wanted: bool) -> Callable[[Needs], bool]:
        return lambda about: made(about) is wanted

    return any_of(chooses(("made", "made"), when=when(True)), chooses(("made", "lost"), when=when(False)))


def excused(
    whose: Callable[[ExcuseFacts], str | None] | None = None, owes: Callable[[ExcuseFacts], str | None] | None = None
) -> Believer:
    """Gives the Excuse to another side (``own``, ``other``: of the one that played it), or has something else owed for it."""

    def side(about: ExcuseFacts) -> str | None:
        kept = whose(about) if whose else None
        return None if kept is None else "yours" if (kept == "own") == about["mine"] else "theirs"

    def at(step: str, word: str, said: Callable[[ExcuseFacts], str | None]) -> Believer:
        return chooses((step, word), when=lambda about: said(about) == word)

    found = [at("whose", word, side) for word in ("yours", "theirs")] if whose else []
    found += [at("owed", word, owes) for word in ("nothing", "now", "later", "any")] if owes else []
    return any_of(*found)


def gives(may: Callable[[Card, ExcuseFacts], bool]) -> Believer:
    """Gives other cards for the Excuse."""

    def taken(code: str, about: ExcuseFacts) -> bool:
        card = next(one for one in (*about["taken"], *about["hand"]) if one.code == code)
        return may(card, about)

    return picks("which", taken)
