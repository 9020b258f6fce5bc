"""Panels, marks, sentences and lessons as plain JSON; cards are named, unlike in a browser."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.house import HouseRules
from lessons.course.course import Course
from lessons.protocol.asked import DrawnQuestion
from lessons.question.kind import Item, Mark, Message, Panel, Row, Table
from lessons.question.registry import kinds
from lessons.question.sampling import discriminates, draw
from lessons.script.steps import Lesson, Say, Step, kind_of
from lessons.shared_deal.moments import at_its_moment
from lessons.text.phrases import card_name, say
from lessons.yamlfile.fields import Both, Lang, Spec


def said(one: Message, lang: Lang, family: str) -> dict[str, Any]:
    return {"reason": one.reason, "text": say(one, lang, family), "source": one.source}


def every(many: Iterable[Message], lang: Lang, family: str) -> list[dict[str, Any]]:
    return [said(one, lang, family) for one in many]


def panel(one: Panel, lang: Lang, family: str) -> dict[str, Any]:
    """What is shown and offered, with everything in words."""
    return {
        "mode": one.mode,
        "prompt": say(one.prompt, lang, family),
        "rows": [_row(row, lang, family, one.table) for row in one.rows],
        "choices": [say(choice, lang, family) for choice in one.choices],
        "at_least": one.at_least,
        "at_most": one.at_most,
        "lines": [say(line, lang, family) for line in one.lines],
        "parts": one.parts,
        "table": _table(one.table) if one.table else None,
    }


def _table(one: Table) -> dict[str, Any]:
    """Who sits around, anticlockwise from the learner on; seats are told by their names, ``None`` where nobody is meant."""

    def called(seat: int | None) -> str | None:
        return None if seat is None else one.seats[seat]

    return {
        "seats": list(one.seats),
        "dealer": called(one.dealer),
        "turn": called(one.turn),
        "left": list(one.left),
        "taken": list(one.taken),
    }


def mark(one: Mark, lang: Lang, family: str) -> dict[str, Any]:
    return {
        "right": one.ok,
        "done": one.done,
        "says": every(one.says, lang, family),
        "diagnosis": one.diagnosis,
        "suspected": one.suspected,
        "cards": {str(place): state for place, state in one.cards.items()},
        "beside": [_row(row, lang, family) for row in one.beside],
        "figures": [[say(name, lang, family), number] for name, number in one.figures],
    }


def drawn(asked: DrawnQuestion, lang: Lang) -> dict[str, Any]:
    """A question with its first panel, and the requests to the engine whose replies decide it."""
    item = asked.item
    return {
        "question": dict(asked.question),
        "panel": panel(asked.kind.panel(item), lang, item.game.family),
        "engine": requests(asked),
    }


def requests(asked: DrawnQuestion) -> list[dict[str, Any]]:
    """The questions to ``python -m engine`` whose replies decide the answer, ready to be put."""
    item, rules = asked.item, differing(asked.item)
    shared = {"game": item.game.id} | ({"rules": rules} if rules else {})
    return [{**shared, **request} for request in asked.kind.decided_by(item)]


def differing(item: Item) -> dict[str, Any]:
    """The house rules that are not the default."""
    rules: HouseRules = item.rules
    return {one.name: getattr(rules, one.name) for one in rules.all() if getattr(rules, one.name) != one.default}


def questioned(step: Spec, lesson: Lesson, course: Course, seed: int) -> dict[str, Any]:
    """A lesson's question as ``draw`` names it: its situation, or what one is drawn from."""
    there = at_its_moment(step, lesson, seed, course.rules) if step.deal else step
    kind = kinds()[kind_of(step)]
    fields = {name for name in kind.Spec.model_fields if name not in ("id", "skill", "aim", "expect", "deal")}
    told = there.model_dump(mode="json", exclude_defaults=True, include=fields)
    if not kind.Spec.model_fields["say"].is_required():
        told.pop("say", None)
    rules = {one.name: getattr(course.rules, one.name) for one in course.rules.all()}
    differ = {one.name: rules[one.name] for one in course.rules.all() if rules[one.name] != one.default}
    found = {"game": lesson.game, "kind": kind.name, "seed": seed, "spec": told, "aim": _aim(there, course, seed)}
    return found | ({"rules": differ} if differ else {})


def _aim(there: Spec, course: Course, seed: int) -> list[str]:
    """The first misconception to be drawn for; of a situation that stands already, those that it shows."""
    kind = kinds()[kind_of(there)]
    if not kind.fixed(there):
        return list(there.aim[:1])
    item = draw(kind, there, course.game, seed, course.rules)
    return [one for one in there.aim if discriminates(kind, item, one)]


def step(one: Step, lang: Lang, family: str) -> dict[str, Any]:
    """A step's id, what it is, its text and the cards it shows."""
    told: dict[str, Any] = {"id": one.id, "type": type(one).__name__.lower()}
    text = getattr(one, "say", None)
    if isinstance(text, Both):
        told["text"] = text.told(lang)
    if isinstance(one, Say):
        shown = one.show.model_dump(mode="json", exclude_defaults=True) if one.show else {}
        told |= {"type": "say", "show": {name: value for name, value in shown.items() if value}, "source": one.source}
    elif isinstance(one, Spec):
        told |= {"type": "drill" if hasattr(one, "drill") else "ask", "kind": kind_of(one), "skill": one.skill}
    else:
        told |= one.model_dump(mode="json", exclude={"id"})
    return told


def _row(row: Row, lang: Lang, family: str, table: Table | None = None) -> dict[str, Any]:
    """``seat``: at whose place the cards lie; of a trick, who led it. ``seen``: the places of cards that the others have seen."""
    return {
        "cards": list(row.cards),
        "names": [card_name(code, lang, family=family) for code in row.cards],
        "label": say(row.label, lang, family) if row.label else None,
        "pick": row.pick,
        "layout": row.layout,
        "named": row.named,
        "seat": table.seats[row.seat] if table and row.seat is not None else None,
        "seen": list(row.seen),
    }
