"""A question as another program names it: game, kind, spec, seed, aim and house rules; read, and made again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from engine.errors import BadInput, meant, meant_or_all, no_such, not_so, quoted
from engine.game import Game, game
from engine.house import HouseRules
from engine.notation import NotationError, read_cards
from engine.protocol.ask import whole
from engine.protocol.questions import text
from lessons.question.kind import Answer, Answers, BadAnswer, Item, Kind, Panel
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import NoSituation, draw_showing
from lessons.script.messages import in_plain_words
from lessons.yamlfile.fields import CardText, Spec

_HEAD = {"id": "question", "skill": "question"}
_NOT_HERE = ("id", "skill", "expect", "aim", "deal")
"""Fields of a lesson's question that say nothing of its situation."""
SEEDS = 2**64
Json = Mapping[str, Any]


@dataclass(frozen=True)
class DrawnQuestion:
    """A question that has been made: its kind, its item, and what makes it again."""

    kind: Kind[Any, Any]
    item: Item
    question: Json

    def given(self, values: object) -> Answers:
        """The answers accepted so far, each read in its turn. Errors: :class:`BadInput` for one that was not accepted."""
        if not isinstance(values, list):
            raise not_so("given", "a list of the answers accepted so far", values)
        given: Answers = ()
        for i, value in enumerate(values):
            answer = self.read(given, value, f"given[{i}]")
            mark = self.kind.explain(self.item, given, answer)
            if not mark.ok or mark.done:
                said = (
                    "it ends the question, so nothing comes after it" if mark.done else "a wrong answer leads nowhere"
                )
                message = f"this answer, {quoted(value)}, cannot have been accepted: {said}"
                raise BadInput("bad-value", message, f"given[{i}]")
            given = (*given, answer)
        return given

    def read(self, given: Answers, value: object, field: str) -> Answer:
        """One answer. Errors: :class:`BadInput` when it is none."""
        panel = self.kind.panel(self.item, given)
        try:
            return self.kind.read(self.item, given, as_a_browser_sends_it(panel, value))
        except BadAnswer as error:
            raise BadInput("bad-value", f"{quoted(value)} is no answer here: {error}", field) from None


def as_a_browser_sends_it(panel: Panel, value: object) -> object:
    """``[-1-k]`` is choice ``k``; everything else is what a browser sends."""
    only = value[0] if isinstance(value, list) and len(value) == 1 else value
    if panel.mode != "number" and isinstance(only, int) and not isinstance(only, bool) and only < 0:
        return {"choice": -1 - only}
    return only if panel.mode == "number" else value


def as_a_program_sends_it(panel: Panel, answer: Answer) -> object:
    """An answer as its value: positions, ``[-1-k]`` for a choice, a number."""
    if panel.mode == "number":
        return answer[0] if len(answer) == 1 else answer[0] / answer[1]
    return [-1 - answer[0]] if panel.mode == "choice" else list(answer)


def named(told: object) -> DrawnQuestion:
    """The question that the field ``question`` names. Errors: :class:`BadInput`, pointing into it."""
    if not isinstance(told, dict):
        raise not_so("question", "an object, as draw gives it", told)
    try:
        return made(told)
    except BadInput as error:
        raise error.inside("question") from None


def made(told: Json) -> DrawnQuestion:
    """The question of these fields. Errors: :class:`BadInput`, pointing at one of them."""
    try:
        key = json.dumps(told, sort_keys=True)
    except (ValueError, RecursionError):
        raise BadInput("bad-value", f"this question cannot be read: {quoted(told)}") from None
    return _made(key)


@lru_cache(maxsize=256)
def _made(key: str) -> DrawnQuestion:
    told = json.loads(key)
    known = ("game", "kind", "seed", "spec", "aim", "rules")
    for name in told:
        if name not in known:
            hint = meant_or_all(name, known, "it has:")
            raise BadInput("unknown-field", f"a question has no field {quoted(name)}{hint}", name)
    its, kind = _game(told), _kind(told)
    rules, seed = _rules(its, told.get("rules")), seed_of(told.get("seed"))
    refusal = kind.refuses(its)
    if refusal:
        raise BadInput("not-asked-here", refusal, "kind")
    aim = _aim(kind, its, told.get("aim"))
    spec = _spec(kind, its, rules, told.get("spec") or {}, aim)
    try:
        item = draw_showing(kind, spec, its, seed, rules, aim)
    except NoSituation as error:
        raise BadInput("unsatisfiable", f"{error}{_other_ways(kind, spec)}", "aim") from None
    return DrawnQuestion(kind, item, told)


def _other_ways(kind: Kind[Any, Any], spec: Spec) -> str:
    """What else may be asked of this kind, where the situation was to be drawn."""
    fields = [name for name in kind.Spec.model_fields if name not in (*_NOT_HERE, "say")]
    return f"; try another spec (it has {', '.join(fields)})" if fields and not kind.fixed(spec) else ""


def _game(told: Json) -> Game:
    return game(text(told, "game"))


def _kind(told: Json) -> Kind[Any, Any]:
    name = text(told, "kind")
    if name not in kinds():
        raise no_such("kind", name, kinds(), "kind", "unknown-kind")
    return kinds()[name]


def seed_of(seed: object) -> int:
    """A seed as it was named. Errors: :class:`BadInput`."""
    return whole(seed, "seed", 0, SEEDS - 1)


def _rules(its: Game, told: object) -> HouseRules:
    if told is not None and not isinstance(told, dict):
        raise not_so("rules", "an object that names the house rules in force", told)
    return its.house.read(told or {}, its.id)


def _aim(kind: Kind[Any, Any], its: Game, told: object) -> tuple[str, ...]:
    names = [told] if isinstance(told, str) else [] if told is None else told
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise not_so("aim", "a misconception's name, or a list of such", told)
    for name in names:
        if name not in misconceptions():
            known = misconceptions() if meant(name, misconceptions()) else _aims(kind, its)
            raise no_such("misconception", name, known, "aim", "unknown-misconception")
        belief = misconceptions()[name]
        if kind.name not in belief.kinds:
            raise BadInput("aim", f"{name!r} cannot show in {kind.name}; it can in {', '.join(belief.kinds)}", "aim")
        if not belief.fits(its):
            raise BadInput("aim", f"{name!r} is no mistake here: {belief.missing_capability(its)}", "aim")
    return tuple(names)


def _aims(kind: Kind[Any, Any], its: Game) -> list[str]:
    """The misconceptions that can show in this kind, in this game."""
    return [name for name, belief in misconceptions().items() if kind.name in belief.kinds and belief.fits(its)]


def _spec(kind: Kind[Any, Any], its: Game, rules: HouseRules, told: object, aim: Sequence[str]) -> Spec:
    if not isinstance(told, dict):
        raise not_so("spec", "an object with the kind's own fields", told)
    known = [name for name in kind.Spec.model_fields if name not in _NOT_HERE]
    for name in told:
        if name not in known:
            hint = meant_or_all(name, known, "it has:") if known else ""
            raise BadInput("unknown-field", f"{kind.name} has no field {quoted(name)}{hint}", f"spec.{name}")
    try:
        spec: Spec = kind.Spec.model_validate({**_HEAD, **told, "aim": tuple(aim)})
    except ValidationError as error:
        raise _unshapely(error) from None
    _readable(spec, its)
    for fault in kind.faults(spec, its, rules):
        raise BadInput(fault.code, fault.message, f"spec.{fault.field}" if fault.field != "kind" else "kind")
    return spec


def _unshapely(error: ValidationError) -> BadInput:
    """The first flaw in a spec's shape, in the words an author of lessons gets."""
    first = error.errors()[0]
    names = [part for part in first["loc"] if isinstance(part, int) or part.isidentifier()]
    key = next((part for part in reversed(names) if isinstance(part, str)), "spec")
    said, given = in_plain_words(first, key)[0], first["input"]
    if first["type"] == "string_type" and isinstance(given, list) and all(isinstance(one, str) for one in given):
        said += f"; did you mean {quoted(' '.join(given))}?"
    said += "" if isinstance(given, str) or quoted(given) in said else f"; it is {quoted(given)}"
    return BadInput("bad-value", said, ".".join(["spec", *map(str, names)]))


def _readable(spec: Spec, its: Game) -> None:
    for name, info in type(spec).model_fields.items():
        if any(isinstance(one, CardText) for one in info.metadata):
            try:
                read_cards(its.pack, getattr(spec, name))
            except NotationError as error:
                raise BadInput(error.code, str(error), f"spec.{name}") from None
