"""An answer in one cell: right or not, which wrong rule explains it, and the first card where the two counts part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES, Combination, combination, found
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.counting.pile import ALL_CARD_POINTS, LAST_TRICK
from engine.games.bologna.scoring import Sheet
from lessons.question.kind import Message
from lessons.scoring.cells import SUMS, Cell, value


@dataclass(frozen=True, slots=True)
class MarkedCell:
    """``right`` is the engine's figure; ``says`` what the learner's own gives away; ``lit`` the first card that differs."""

    ok: bool
    right: int
    given: int
    says: tuple[Message, ...] = ()
    lit: str = ""
    cards: tuple[str, ...] = field(default=())


def mark(sheet: Sheet, cell: Cell, given: int) -> MarkedCell:
    """Check one cell against the engine."""
    right = value(sheet, cell)
    cards = _cards(sheet, cell)
    if given == right:
        return MarkedCell(True, right, given, cards=cards)
    own = next(iter(_explained(sheet, cell, given, right)), None)
    says, lit = own if own else (Message("cell.off", {"given": given, "right": right, "off": abs(given - right)}), "")
    return MarkedCell(False, right, given, (says,), lit or _first_differing(sheet, cell, given), cards)


def _explained(sheet: Sheet, cell: Cell, given: int, right: int) -> Iterator[tuple[Message, str]]:
    if cell.row in SUMS and given == value(sheet, replace(cell, side=1 - cell.side)):
        yield Message("cell.other-side"), ""
    if cell.row in SEQUENCES:
        yield from _of_a_sequence(sheet, cell, given)
    elif cell.row in CRICCONE:
        yield from _of_a_set(sheet, cell, given)
    elif cell.row in ("criccone", "sequences"):
        yield from _of_a_section(sheet, cell, given, right)
    elif cell.row == "last-trick":
        if given == 2 * LAST_TRICK:
            yield Message("cell.last-trick-doubled"), ""
        yield Message("cell.last-trick"), ""
    elif cell.row == "cards":
        yield from _of_the_cards(sheet, cell, given)
    else:
        for part in ("criccone", "last-trick", "sequences", "cards", "declared"):
            if given == right - sheet.section(part, cell.side) and sheet.section(part, cell.side):
                yield Message("cell.total-without", {"points": sheet.section(part, cell.side), "part": part}), ""


def _of_a_sequence(sheet: Sheet, cell: Cell, given: int) -> Iterator[tuple[Message, str]]:
    made = _made(sheet, cell)
    pile = sheet.position.pile(cell.side)
    if made is None:
        yield Message(f"no-{cell.row}"), ""
        return
    if given == 5 * made.length:
        yield Message("cell.five-for-each", {"n": made.length}), made.cards[-1]
    plain = combination(cell.row, [card for card in pile if card.code not in CONTATORI], sheet.position.rules)
    contatori = [code for code in made.cards if code in CONTATORI]
    if contatori and given == (plain.points if plain else 0):
        yield Message("cell.contatori-left-out", {"cards": tuple(contatori)}), contatori[0]
    if cell.row == "grande":
        without = [code for code in made.cards if not code.startswith("Moor")]
        if len(without) < made.length and given == 5 * (len(without) - 1):
            lit = next(code for code in made.cards if code.startswith("Moor"))
            yield Message("cell.moors-left-out", {"n": made.length - len(without)}), lit
    if given == 2 * made.points:
        yield Message("cell.doubled-below"), ""


def _of_a_set(sheet: Sheet, cell: Cell, given: int) -> Iterator[tuple[Message, str]]:
    made = _made(sheet, cell)
    if made is None:
        yield Message(f"no-{cell.row}"), ""
    elif given * 2 == made.points and made.length == 4:
        yield Message("cell.all-four", {"card": made.cards[-1]}), made.cards[-1]
    elif given == 2 * made.points:
        yield Message("cell.only-three" if made.length == 3 else "cell.doubled-below"), ""


def _of_a_section(sheet: Sheet, cell: Cell, given: int, right: int) -> Iterator[tuple[Message, str]]:
    sequences = cell.row == "sequences"
    pile = sheet.position.pile(cell.side)
    made = [one for one in found(pile, sheet.position.rules) if one.is_sequence == sequences]
    times = 2 if len(made) >= 3 else 1
    if times == 2 and given * 2 == right:
        yield Message("cell.not-doubled", {"n": len(made)}), ""
    if times == 1 and made and given == 2 * right:
        yield Message("cell.doubled-too-soon", {"n": len(made)}), ""
    for one in made:
        rest = len(made) - 1
        if given in (
            right - times * one.points,
            (2 if rest >= 3 else 1) * sum(other.points for other in made if other is not one),
        ):
            yield Message("cell.left-out", {"kind": one.kind, "cards": one.cards}), one.cards[0]
    if sequences:
        plain = found([card for card in pile if card.code not in CONTATORI], sheet.position.rules)
        without = [one.points for one in plain if one.is_sequence]
        contatori = [card.code for card in pile if card.code in CONTATORI]
        if contatori and given == (2 if len(without) >= 3 else 1) * sum(without):
            yield Message("cell.contatori-left-out", {"cards": tuple(contatori)}), contatori[0]
    elif given == right + LAST_TRICK:
        yield Message("cell.last-trick-in-here"), ""
    if not made:
        yield Message("cell.nothing-here"), ""


def _of_the_cards(sheet: Sheet, cell: Cell, given: int) -> Iterator[tuple[Message, str]]:
    pile = sheet.position.pile(cell.side)
    total = sum(int(card.points) for card in pile)
    other = value(sheet, Cell("cards", 1 - cell.side))
    if given == total:
        yield Message("cell.no-minus", {"pairs": len(pile) // 2}), ""
    if given == ALL_CARD_POINTS + LAST_TRICK - other:
        yield Message("cell.from-93", {"other": other}), ""
    dear = sum(int(card.points) for card in pile if card.points > 1)
    if given == dear - sum(card.points > 1 for card in pile) // 2:
        yield Message("cell.small-pairs"), ""


def _made(sheet: Sheet, cell: Cell) -> Combination | None:
    return combination(cell.row, sheet.position.pile(cell.side), sheet.position.rules)


def _cards(sheet: Sheet, cell: Cell) -> tuple[str, ...]:
    """The cards a figure is made of."""
    if cell.row in (*CRICCONE, *SEQUENCES):
        made = _made(sheet, cell)
        return made.cards if made else ()
    rows = [row for row in sheet.rows if row.section == cell.row and cell.row in ("criccone", "sequences")]
    return tuple(dict.fromkeys(code for row in rows for line in row.lines[cell.side] for code in line.cards))


def _first_differing(sheet: Sheet, cell: Cell, given: int) -> str:
    """In a sequence: the first card left out of the learner's count, or, where it went on too long, the card that is missing."""
    made = _made(sheet, cell) if cell.row in SEQUENCES else None
    if made is None:
        return ""
    counted = given // 5 + 1 if given >= 10 else 0
    if counted < made.length:
        return made.cards[counted]
    layout = sheet.grande.row
    return f"T{layout.breaks}" if cell.row == "grande" and layout.breaks else ""
