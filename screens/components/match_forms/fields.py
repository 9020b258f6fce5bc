"""The parts of a form, as a family describes what it asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from engine.house import HouseRule, Value
from engine.parts.entering import LONGEST
from lessons.score_forms.values import Written
from screens.components.bench.props import chosen
from screens.components.match_forms.given import (
    ChoiceField,
    Field,
    FieldGroup,
    FormPart,
    FormProps,
    FormWay,
    FormWritten,
    HelpText,
    NeededFields,
    PressProps,
    StageProps,
    TypedField,
)
from screens.components.match_forms.names import say
from screens.wording import texts

STAKES = (5, 10, 20, 50)
"""What is offered where any number may be agreed on."""


def one(name: str, label: str, options: Sequence[tuple[Value, str]], default: Value | None = None) -> ChoiceField:
    """One of several, as buttons."""
    field: ChoiceField = {"key": name, "sort": "one", "label": label, "options": list(options)}
    return field if default is None else field | {"default": default}


def many(name: str, label: str, options: Sequence[tuple[Value, str]]) -> ChoiceField:
    """Several of several."""
    return {"key": name, "sort": "many", "label": label, "options": list(options)}


def figure(name: str, label: str, sort: Literal["figure", "half"] = "figure") -> TypedField:
    """A number, with halves or without."""
    return {"key": name, "sort": sort, "label": label}


def person(name: str, label: str) -> TypedField:
    """The name of somebody."""
    return {"key": name, "sort": "text", "label": label, "longest": LONGEST}


def group(sort: Literal["two", "side", "more"], fields: Iterable[FormPart], label: str = "") -> FieldGroup:
    """Fields beside each other, of one side, or folded away."""
    return {"sort": sort, "label": label, "fields": list(fields)}


def help_text(text: str) -> HelpText:
    return {"sort": "help", "text": text}


def rules(its: Iterable[HouseRule], house: object | None, lang: str) -> list[FieldGroup]:
    """House rules, folded away: each as it stands in this house, else as is usual."""
    fields: list[FormPart] = []
    for rule in its:
        value: Value = getattr(house, rule.name) if house is not None else rule.default
        offered = rule.choices or tuple(sorted({*STAKES, int(value)}))
        options = [(choice, chosen(rule.name, choice, lang)) for choice in offered]
        label = texts.text(f"house.{rule.name}", lang)
        fields.append(
            {"key": f"house.{rule.name}", "sort": "list", "label": label, "options": options, "default": value}
        )
    return [group("more", fields, say("keeper.new.rules", lang))] if fields else []


def beside(fields: Iterable[Field], help: str) -> Iterator[FormPart]:
    """The same fields with those that are typed beside each other; ``help``: what is said of card points."""
    for is_typed, its in groupby(fields, lambda one: one["sort"] in ("figure", "half")):
        told = list(its)
        if not is_typed:
            yield from told
            continue
        yield group("two", told)
        if any(one["key"].startswith("points.") for one in told):
            yield help_text(help)


def way(
    name: str,
    label: str,
    move: tuple[str, dict[str, object]],
    fields: Iterable[FormPart],
    go: str,
    needs: Sequence[NeededFields] = (),
    *,
    foreseen: bool = False,
) -> FormWay:
    """A way of writing something down. ``move``: its event, and its value where nothing is entered."""
    return {
        "name": name,
        "label": label,
        "event": move[0],
        "value": move[1],
        "fields": list(fields),
        "needs": list(needs),
        "go": go,
        "foreseen": foreseen,
    }


def form(id: str, ways: Sequence[FormWay], how: str = "", had: Written | None = None, number: int = 0) -> FormProps:
    """A form. ``had``: the way and the fields with which it begins; ``number``: the line that it corrects."""
    written: FormWritten | None = {"way": had[0], "told": had[1]} if had else None
    return {
        "id": id,
        "number": number,
        "how": how,
        "listed": False,
        "ways": list(ways),
        "had": written,
        "undo": False,
    }


def stage(id: str, hand: int, title: str, its: FormProps, presses: Sequence[PressProps] = ()) -> StageProps:
    """What can be written of a deal at one time, by one form."""
    return {"id": id, "hand": hand, "title": title, "who": "", "people": [], "presses": list(presses), "forms": [its]}
