"""A count by threes as it stands on paper: batch by batch and the sum, right or with one batch counted by a wrong rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from lessons.counting.scoring_steps import Cell
from lessons.question.kind import Message
from lessons.question.registry import misconceptions
from lessons.questions.find_error.paper_count import WrittenLine
from lessons.questions.how_many_points.model import drawn_pile
from lessons.wrong_rules.steps import wrong_figure

SIZES = (7, 9)
"""From so many cards to so many are drawn: two or three threes, often with something left over."""
DRAWS = 60


def drawn(game: Game, rng: Random, rules: Any, error: str) -> tuple[Card, ...]:
    """A pile in which this wrong rule makes a wrong batch; any pile for none."""
    cards: tuple[Card, ...] = ()
    for _ in range(DRAWS):
        cards = drawn_pile(game, rng, rng.randint(*SIZES))
        if error in ("", "none") or planted(cards, game, rules, error, rng) is not None:
            break
    return game.pack.sorted(cards)


def correct(cards: tuple[Card, ...], game: Game, rules: Any) -> tuple[WrittenLine, ...]:
    """The count as it should be."""
    cells = tuple(_cells(cards, game, rules))
    return (*(_line(cell, cell.value) for cell in cells), _sum(cells))


def planted(cards: tuple[Card, ...], game: Game, rules: Any, error: str, rng: Random) -> tuple[WrittenLine, ...] | None:
    """The count with one batch by this wrong rule and the sum that follows from it; None where the rule changes none."""
    believer, cells = misconceptions()[error].answer, tuple(_cells(cards, game, rules))
    believed = [wrong_figure(believer, cell.name, cell.about) for cell in cells]
    spoilt = [at for at, number in enumerate(believed) if number is not None and number != cells[at].value]
    if not spoilt:
        return None
    at = rng.choice(spoilt)
    cell, number = cells[at], believed[at]
    assert number is not None
    wrong = Cell(cell.name, cell.side, number, cell.about, cell.why)
    after = (*cells[:at], wrong, *cells[at + 1 :])
    return (*(_line(one, true.value) for one, true in zip(after, cells, strict=True)), _sum(after))


def _cells(cards: tuple[Card, ...], game: Game, rules: Any) -> Iterator[Cell]:
    """A figure for each batch, as the engine lays them."""
    for line in game.count(cards, rules).lines:
        batch = tuple(game.pack[code] for code in line.cards)
        facts = {**line.facts, "sum": sum(int(card.points) for card in batch), "cards": line.cards}
        yield Cell(
            line.reason,
            "you",
            int(line.points),
            {"cards": batch},
            (Message(f"line.{line.reason}-why", facts, line.source),),
        )


def _line(cell: Cell, should: int) -> WrittenLine:
    codes = tuple(card.code for card in cell.about["cards"])
    return WrittenLine(Message(f"line.{cell.name}", {"cards": codes, "points": cell.value}), cell, should, cell.why)


def _sum(cells: tuple[Cell, ...]) -> WrittenLine:
    total = sum(cell.value for cell in cells)
    cell = Cell("threes-sum", "you", total, {}, ())
    return WrittenLine(Message("line.threes-sum", {"points": total}), cell, total, ())
