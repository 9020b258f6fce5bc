"""How a wrong rule becomes an answer: what misconceptions are written with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from engine.cards import Card
from engine.verdict import Verdict
from lessons.question.facts.bologna import Figure
from lessons.question.kind import Answer, Answers, Item
from lessons.question.misconception import Believer
from lessons.question.panel import answer_of
from lessons.questions.count_grande.by_scavezzo import NO_GRANDE, number_answer, reckoning
from lessons.questions.count_grande.held import Grande
from lessons.questions.count_grande.row import classes, laid, laying
from lessons.questions.count_grande.rows import RuleReading, longest, reading_of
from lessons.questions.how_many_points.model import HowManyPointsItem
from lessons.questions.legal_plays.position import Position
from lessons.questions.name_card.model import CardToName
from lessons.questions.order_cards.model import OrderCardsItem
from lessons.questions.pick_cards.model import Spread
from lessons.questions.threes.model import Pile
from lessons.questions.who_wins.model import CompletedTrick
from lessons.wrong_rules.steps import Figures, figures


def plays(may: Callable[[Position, Card, Verdict], bool]) -> Believer:
    """Believes a card may be played when ``may`` says so; a hand where nothing may be played proves nothing."""

    def answer(item: Position, given: Answers = ()) -> Answer | None:
        verdicts = item.verdicts
        return tuple(i for i, card in enumerate(item.hand) if may(item, card, verdicts[card])) or None

    return answer


def wins(best: Callable[[CompletedTrick], Card | None]) -> Believer:
    """Believes that the card ``best`` returns wins the trick."""

    def answer(item: CompletedTrick, given: Answers = ()) -> Answer | None:
        card = best(item)
        return None if card is None else (item.trick.index(card),)

    return answer


def highest(cards: Sequence[Card], strength: Callable[[Card], float], *, last: bool = True) -> Card | None:
    """The strongest of these by a strength of one's own; of level ones the last, or the first."""
    return max(reversed(cards) if last else cards, key=strength, default=None)


def racing(item: CompletedTrick) -> tuple[Card, ...]:
    """The cards that can win the trick: the trumps, or those of the suit led."""
    return tuple(c for c in item.trick if c.is_trump) or tuple(c for c in item.trick if c.suit == item.led)


def wins_by(strength: Callable[[Card], float], *, last: bool = True) -> Believer:
    """Believes that the strongest wins by this strength, of the cards that can; of level ones the last, or the first."""
    return wins(lambda item: highest(racing(item), strength, last=last))


def orders(strength: Callable[[Card], float]) -> Believer:
    """Believes in another order: the strongest card by this strength first."""

    def answer(item: OrderCardsItem, given: Answers = ()) -> Answer:
        return tuple(sorted(range(len(item.cards)), key=lambda i: -strength(item.cards[i])))

    return answer


def ranks(strength: Callable[[Card], float]) -> Believer:
    """Believes in another order of the cards, whether they are laid in a row or played to a trick."""
    return either({CompletedTrick: wins_by(strength), OrderCardsItem: orders(strength)})


def points(total: Callable[[Sequence[Card]], int | Fraction | None]) -> Believer:
    """Believes that the cards are worth ``total``."""

    def answer(item: HowManyPointsItem, given: Answers = ()) -> Answer | None:
        believed = total(item.cards)
        return None if believed is None else answer_of(believed)

    return answer


def of_full_values(item: object) -> bool:
    """Does the question count each card for what it is worth, and not for one less?"""
    return not isinstance(item, Pile) or item.method == "off"


BATCHES = ("three", "left-over")
"""The lines of a count by threes: three cards, or what is left over."""


def counts_threes(value: Callable[[Card], int] | None = None, off: Callable[[int], int] | None = None) -> Figures:
    """Counts by threes with other values of the cards, or takes something else off so many cards: at once, step by step, or in a
    line of a count on paper.
    """
    worth = value or (lambda card: int(card.points))

    def change(cards: int) -> int:
        threes, rest = divmod(cards, 3)
        return off(cards) if off else 2 * threes + (rest > 0)

    def stepwise(item: Pile, given: Answers = ()) -> Answer | None:
        name, cards = item.at(given).name, item.cards
        if name == "sum" and value:
            return (sum(worth(card) - (item.method == "less") for card in cards),)
        return (change(len(cards)),) if name == "change" and off and item.method == "off" else None

    def counted(cards: Sequence[Card]) -> int:
        return sum(worth(card) for card in cards) - change(len(cards))

    return figures(
        lambda about: counted(about["cards"]),
        *BATCHES,
        beside=either({HowManyPointsItem: points(counted), Pile: stepwise}),
    )


def either(by_item: Mapping[type[Item], Believer]) -> Believer:
    """One belief that shows in several kinds of questions, each with its own answer."""

    def answer(item: Item, given: Answers = ()) -> Answer | None:
        return by_item[type(item)](item, given)

    return answer


def reads_grande(**wrong: bool) -> Figures:
    """Reads the rule of the grande wrongly (:class:`RuleReading`), whichever way it is counted."""

    def length(about: Figure) -> int:
        return longest(about["held"], RuleReading(**{**vars(reading_of(about["rules"])), **wrong})).length

    def in_the_row(item: object, given: Answers = ()) -> Answer | None:
        if not isinstance(item, Grande):
            return None
        reading = RuleReading(**{**vars(reading_of(item.rules)), **wrong})
        rows = longest(frozenset(card.code for card in item.held), reading)
        if item.method == "scavezzo":
            if given:
                return None
            return NO_GRANDE if rows.breaks is None else number_answer(item, rows.breaks)
        row, left, stopped = laid(item, given)
        after = rows.after(classes(row))
        if stopped or not after:
            return None
        true = longest(frozenset(card.code for card in item.held), reading_of(item.rules)).after(classes(row))
        return laying(left, min(after & true or after))

    return figures(length, "length-grande", beside=in_the_row)


def reckons(step: int, number: Callable[[Grande, int], int | None]) -> Believer:
    """Gets one step of the shortcut wrong: ``number(item, right)`` is what is taken for the right number there."""

    def answer(item: Grande, given: Answers = ()) -> Answer | None:
        if item.method != "scavezzo" or len(given) != step or reckoning(item).scavezzo is None:
            return None
        found = reckoning(item)
        believed = number(item, (0, len(found.above), found.points // 5, found.points)[step])
        return None if believed is None else (believed,)

    return answer


def takes_for(shown: str, taken: str) -> Believer:
    """Mixes up two cards that look alike; in a group, ``shown`` is taken for ``taken``."""
    return mixes_up(lambda code: {shown: taken, taken: shown}.get(code), {shown: taken})


def mixes_up(other: Callable[[str], str | None], in_groups: Mapping[str, str] | None = None) -> Believer:
    """Takes a card for its ``other`` and the other way round; ``in_groups``: what is taken for what when a group is asked for."""

    def names(item: CardToName) -> Answer | None:
        return next(((i,) for i, card in enumerate(item.names) if card.code == other(item.card.code)), None)

    def picks(item: Spread) -> Answer | None:
        if item.group:
            seen = {card.code: (in_groups or {}).get(card.code, card.code) for card in item.shown}
            return (
                tuple(i for i, c in enumerate(item.shown) if item.group in item.game.pack[seen[c.code]].groups) or None
            )
        wanted = [other(card.code) or card.code for card in item.wanted]
        places = [next((i for i, card in enumerate(item.shown) if card.code == code), None) for code in wanted]
        found = tuple(i for i in places if i is not None)
        return found if len(set(found)) == len(wanted) else None

    def answer(item: object, given: Answers = ()) -> Answer | None:
        return names(item) if isinstance(item, CardToName) else picks(item) if isinstance(item, Spread) else None

    return answer
