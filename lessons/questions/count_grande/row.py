"""The grande laid out card by card: what may come next, and why something else may not."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card
from engine.games.bologna.counting.grande import PEZZI, Layout, lay_out, sequence_points
from engine.verdict import Facts
from lessons.counting.count_questions import lacking
from lessons.question.kind import Answer, Answers, Mark, Message, Panel, Row, State
from lessons.question.stepwise import off
from lessons.questions.count_grande.held import Grande
from lessons.questions.count_grande.rows import MOOR, STOP, WILD, Rows, Sequence, class_of, longest, reading_of

HEAD = 3
"""The Angel and two of World, Sun and Moon; so many cards at least the head has."""


def rows_of(item: Grande) -> Rows:
    return longest(frozenset(card.code for card in item.held), reading_of(item.rules))


def laid(item: Grande, given: Answers) -> tuple[tuple[Card, ...], tuple[Card, ...], bool]:
    """The cards laid so far, those that are left, and whether the row was said to stop."""
    left = list(item.held)
    row: list[Card] = []
    for answer in given:
        if answer[0] < 0:
            return tuple(row), tuple(left), True
        row.append(left.pop(answer[0]))
    return tuple(row), tuple(left), False


def classes(cards: tuple[Card, ...]) -> Sequence:
    return tuple(class_of(card) for card in cards)


def panel(item: Grande, given: Answers) -> Panel:
    row, left, stopped = laid(item, given)
    so_far = Row(tuple(c.code for c in row), Message("row.laid"), layout="row")
    if stopped:
        return Panel("number", Message("ask.count-grande.points", {"n": len(row)}), (so_far,))
    rows = (so_far, Row(tuple(c.code for c in left), Message("row.left"), pick=True, layout="grid"))
    choice = Message("count-grande.it-stops" if row else "count-grande.no-grande")
    return Panel("one", Message("ask.count-grande.next" if row else "ask.count-grande.row"), rows, (choice,))


def right(item: Grande, given: Answers) -> Answer:
    row, left, stopped = laid(item, given)
    if stopped:
        return (sequence_points(len(row)),)
    after = rows_of(item).after(classes(row))
    # As the engine lays it where that goes on from here, else any way that is as long.
    places = [class_of(place.card) for place in lay_out(item.held, item.rules).places] + [STOP]
    wanted = places[len(row)] if len(row) < len(places) and places[len(row)] in after else min(after)
    return laying(left, wanted)


def laying(left: tuple[Card, ...], wanted: str) -> Answer:
    """The answer that lays a card of this class, or says that the row stops."""
    return next(((i,) for i, card in enumerate(left) if class_of(card) == wanted), (-1,))


def meaning(item: Grande, given: Answers, answer: Answer) -> str:
    """What an answer says: the class of a card, ``stop``, or a number in digits."""
    _, left, stopped = laid(item, given)
    return str(answer[0]) if stopped else STOP if answer[0] < 0 else class_of(left[answer[0]])


def is_right(item: Grande, given: Answers, answer: Answer) -> bool:
    row, _, stopped = laid(item, given)
    if stopped:
        return answer[0] == sequence_points(len(row))
    return meaning(item, given, answer) in rows_of(item).after(classes(row))


def explain(item: Grande, given: Answers, answer: Answer) -> Mark:
    row, left, stopped = laid(item, given)
    ok = is_right(item, given, answer)
    layout = lay_out(item.held, item.rules)
    if stopped:
        facts = {"n": len(row), "points": layout.points, "yours": answer[0]}
        if ok:
            return Mark(True, True, (Message("count-grande.points", facts, layout.source),))
        return Mark(
            False,
            False,
            (Message("count-grande.points-not", facts), Message("count-grande.points", facts, layout.source)),
        )
    if answer[0] < 0 and ok:
        return Mark(True, not row, (_end(layout),))
    if ok:
        return Mark(True, False, (_laid(item, row, left, left[answer[0]], layout),), {answer[0]: "right"})
    wanted = right(item, given)
    after = rows_of(item).after(classes(row))
    says = _not_this(
        classes(row),
        left,
        meaning(item, given, answer),
        after,
        answer,
        layout,
        rows_of(item),
        meaning(item, given, wanted),
    )
    told: tuple[tuple[Answer, State], ...] = ((answer, "wrong"), (wanted, "missed"))
    return Mark(False, False, says, {one[0]: state for one, state in told if one[0] >= 0})


def error_of(item: Grande, given: Answers, answer: Answer) -> Mark:
    """The learner's own error at this step, without what comes there."""
    row, left, stopped = laid(item, given)
    if stopped:
        return Mark(False, False, (off(answer[0], sequence_points(len(row))),))
    if answer[0] < 0:
        return Mark(False, False, (Message("ladder.row-goes-on" if row else "ladder.there-is-a-grande"),))
    begins = rows_of(item).length
    card, reason = (
        left[answer[0]].code,
        "ladder.not-now" if row else "ladder.not-first" if begins else "ladder.begins-nothing",
    )
    return Mark(False, False, (Message(reason, {"card": card}),), {answer[0]: "wrong"})


def hints(item: Grande, given: Answers) -> tuple[Message, Message, Message]:
    row, left, stopped = laid(item, given)
    layout = lay_out(item.held, item.rules)
    if stopped:
        facts = {"n": len(row), "less": len(row) - 1}
        rule = Message("hint.count-grande.points-rule", {}, layout.source)
        return Message("hint.count-grande.points-look", facts), rule, Message("hint.count-grande.points-first", facts)
    wanted = right(item, given)
    # A card of the head may come as the fourth.
    part = "head" if len(row) < 3 or (wanted[0] >= 0 and left[wanted[0]].code in PEZZI) else "numbers"
    look = Message(f"hint.count-grande.look-{part}")
    rule = Message(f"hint.count-grande.rule-{part}", {}, layout.source)
    if wanted[0] < 0:
        return (
            look,
            rule,
            Message("hint.count-grande.first-stop") if row else lacking(frozenset(card.code for card in item.held)),
        )
    return look, rule, Message(f"hint.count-grande.first{'' if row else '-of-all'}", {"card": left[wanted[0]].code})


def lures(item: Grande, given: Answers) -> tuple[Answer, ...]:
    """The next number that is held, whatever is missing before it."""
    row, left, stopped = laid(item, given)
    following = next((i for i, card in enumerate(left) if "numbers" in card.groups), None)
    return () if stopped or not row or following is None else ((following,),)


def _end(layout: Layout) -> Message:
    return Message(layout.reason, {"card": "", "number": 0, "cards": (), **layout.facts}, layout.source)


def _laid(item: Grande, row: tuple[Card, ...], left: tuple[Card, ...], card: Card, layout: Layout) -> Message:
    """Why the card just laid is right."""
    facts: Facts = {"card": card.code, "n": len(row) + 1}
    if class_of(card) != WILD:
        return Message("count-grande.laid", facts, layout.source)
    if len(row) < HEAD:
        return Message("count-grande.laid-in-the-head", facts, layout.source)
    before, rows = classes(row), rows_of(item)
    after = rows.after((*before, WILD))
    # Among the Moors it fills no gap; before them it does where they could not lie yet.
    adds = MOOR in before or MOOR in after & rows.after(before)
    if adds or not after - {STOP, WILD}:
        return Message("count-grande.laid-at-the-end", facts, layout.source)
    return Message("count-grande.laid-instead", {**facts, "below": _first_of(left, after)}, layout.source)


def _first_of(left: tuple[Card, ...], after: Collection[str]) -> str:
    """The highest card that is left and may lie there itself, no contatore in its place."""
    return next((card.code for card in left if class_of(card) in after and class_of(card) != WILD), "")


def _not_this(
    row: Sequence,
    left: tuple[Card, ...],
    picked: str,
    after: frozenset[str],
    answer: Answer,
    layout: Layout,
    rows: Rows,
    wanted: str,
) -> tuple[Message, ...]:
    """The learner's own error at this step, then the rule behind it."""
    if not rows.length:
        return (Message("count-grande.no-grande-here"), _end(layout))
    # Where the contatore is named as the next card nothing else is, though some other might lie there as well.
    nearest = "" if wanted == WILD else _first_of(left, after)
    wild = next((card.code for card in left if class_of(card) == WILD), "")
    if picked == WILD:
        wild = left[answer[0]].code
    facts: Facts = {"card": left[answer[0]].code if answer[0] >= 0 else "", "next": nearest, "wild": wild}
    to_come = {step for one in rows.rows if one[: len(row)] == row for step in one[len(row) :]}
    # Only a contatore may come next, and something comes after it that could not lie here.
    gap = Message(
        "count-grande.head-first" if len(row) < HEAD else "count-grande.gap-first",
        {**facts, "below": _first_of(left, rows.after((*row, WILD)) if WILD in after else ())},
        layout.source,
    )
    carries = bool(to_come - {WILD})
    if picked == STOP:
        if nearest:
            return (Message("count-grande.goes-on" if row else "count-grande.begins", facts, layout.source),)
        return (gap if carries else Message("count-grande.contatore-still-counts", facts, layout.source),)
    if picked == WILD:
        wasted = any(place.reason == "grande-wild" for place in layout.places)
        if wasted and len(row) < 4 and not any(one.startswith("T") for one in row):
            return (Message("count-grande.contatore-needed-below", facts, layout.source),)
        return (Message("count-grande.real-first", facts, layout.source),)
    if nearest:
        beyond = "" if picked in to_come else "-beyond" if row else "-at-first"
        return (Message(f"count-grande.skipped{beyond}", facts, layout.source),)
    if not any(step.startswith("T") for step in row) and picked in PEZZI:
        return (Message("count-grande.head-needs-contatore", facts, layout.source),)
    if carries:
        return (gap,)
    return (Message("count-grande.out-of-reach", facts), _end(layout))
