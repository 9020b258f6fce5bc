"""What is wrong with the shape of a lesson, in the words of an author: pydantic's errors at their place in the file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engine.errors import nearest, quoted
from lessons.script.lesson_file import file_model, step_models, tag_of
from lessons.yamlfile.checker_message import CheckerMessage, Fact, meant, meant_or_all
from lessons.yamlfile.fields import Both
from lessons.yamlfile.problems import Data, FileReading, Problem, shorten

WORDS = ("say", "kind", "drill", "branch", "result")
ASKED = "'- {id: first, kind: legal-plays, skill: follow-suit}'"
TWO = 'en: "...", it: "..."'
SAID = f"'- say: {{{TWO}}}'"
_PLAIN = {
    "dict_type": "checker.dict-type",
    "greater_than_equal": "checker.greater-than-equal",
    "less_than_equal": "checker.less-than-equal",
    "model_attributes_type": "checker.model-type",
    "model_type": "checker.model-type",
    "no_text": "checker.no-text",
    "share": "checker.share",
    "string_too_long": "checker.string-too-long",
    "string_too_short": "checker.string-too-short",
    "string_type": "checker.string-type",
    "too_long": "checker.too-long",
    "too_short": "checker.too-short",
    "tuple_type": "checker.tuple-type",
    "whole_number": "checker.whole-number",
    "yes_or_no": "checker.yes-or-no",
}
"""Errors of pydantic's, and of the fields' own, that have words."""
_WANTED = {"id": "checker.wants-id", "skill": "checker.wants-skill", "source": "checker.wants-source"}
"""Fields that are often forgotten -> what they look like."""
_FORMS = {"source": "checker.form-source", "after": "checker.form-after", "id": "checker.form-id"}


def told_plainly(error: Mapping[str, Any], reading: FileReading, data: Data) -> Problem:
    """A validation error at its place in the file, in plain words, with the likely fix."""
    path = tuple(part for i, part in enumerate(error["loc"]) if not (i == 2 and error["loc"][0] == "steps"))
    path = path[:-1] if path and path[-1] == "[key]" else path
    kind = error["type"]
    key = next((part for part in reversed(path) if isinstance(part, str)), CheckerMessage("checker.the-lesson"))
    if kind == "extra_forbidden":
        known = _keys_at(path[:-1], data)
        return reading.problem(path, unknown_key(str(path[-1]), known), "unknown-key", key=True)
    if kind == "union_tag_invalid":
        return _unknown_step(path, reading, data)
    wants = CheckerMessage("checker.form-lesson") if path == ("id",) else ""
    message, code = in_plain_words(error, key, wants)
    return reading.problem(path, message, code)


def unknown_key(key: str, known: list[str]) -> CheckerMessage:
    """A key that nothing has; ``known``: those that may stand there, where that is known."""
    hint = (meant(key, known) or CheckerMessage("checker.known-here", known=", ".join(known))) if known else ""
    return CheckerMessage("checker.unknown-key", key=shorten(key), hint=hint)


def in_plain_words(error: Mapping[str, Any], key: str, wants: str = "") -> tuple[str, str]:
    """A validation error of this field without its place, and its code; ``wants``: the form the field should have."""
    name = key if isinstance(key, CheckerMessage) else repr(key)
    kind, context, given = error["type"], error.get("ctx", {}), _given(error["input"])
    if kind == "missing":
        its = _WANTED.get(key)
        hint = CheckerMessage("checker.wants", wants=wants) if wants else CheckerMessage(its) if its else ""
        return CheckerMessage("checker.missing", key=name, hint=hint), "missing"
    if kind == "literal_error":
        known = [
            word.strip(" '")
            for word in str(context.get("expected", "")).replace(" or ", ",").split(",")
            if word.strip(" '")
        ]
        near = meant(error["input"], known) if isinstance(error["input"], str) else ""
        hint = near or CheckerMessage("checker.it-may-be", known=", ".join(known))
        return CheckerMessage("checker.value", key=name, value=given, hint=hint), "value"
    if kind == "string_pattern_mismatch":
        wants = wants or CheckerMessage(_FORMS.get(key, "checker.form-slug"))
        return CheckerMessage("checker.form", value=given, key=name, wants=wants), "form"
    if kind not in _PLAIN:
        return CheckerMessage("checker.otherwise", key=name, told=error["msg"]), kind.replace("_", "-")
    hint = CheckerMessage("checker.as-in", example=f"{{{TWO}}}") if context.get("class_name") == Both.__name__ else ""
    facts: dict[str, Fact] = {name: value for name, value in context.items() if isinstance(value, str | int)}
    facts |= {"key": name, "value": given, "what": what(error["input"]), "hint": hint, "example": '{it: "..."}'}
    return CheckerMessage(_PLAIN[kind], **facts), kind.replace("_", "-")


def _given(value: object) -> str:
    """What stands there: a file has text only, other programs also send numbers and lists."""
    said = value is None or isinstance(value, bool | list | dict)
    return quoted(value) if said else shorten(str(value))


def _unknown_step(path: tuple[Any, ...], reading: FileReading, data: Data) -> Problem:
    step = at(path, data)
    for word in ("kind", "drill"):
        if isinstance(step, dict) and word in step:
            named = step[word]
            known = sorted(tag[len(word) + 2 : -1] for tag in step_models() if tag.startswith(f"<{word} "))
            if not isinstance(named, str):
                said = CheckerMessage("checker.kind-no-name", key=repr(word), what=what(named))
                return reading.problem((*path, word), said, "value")
            hint = meant_or_all(named, known)
            empty = CheckerMessage("checker.kind-empty", key=repr(word), hint=hint)
            said = CheckerMessage("checker.no-kind", kind=shorten(named), hint=hint) if named else empty
            return reading.problem((*path, word), said, "unknown-kind")
    if not isinstance(step, dict):
        said = CheckerMessage("checker.step-no-keys", what=what(step), hint=_as_a_step(step))
        return reading.problem(path, said, "shape")
    if "skill" in step:
        may = _kinds_with(set(step) - {"skill"}) or ["legal-plays", "who-wins", "..."]
        said = CheckerMessage("checker.question-no-kind", one=may[0], known=", ".join(may[:4]))
        return reading.problem(path, said, "missing")
    here = ", ".join(map(shorten, step))
    hints = (meant(key, WORDS) or _in_a_wrapping(key, value) for key, value in step.items())
    hint = next(
        filter(None, hints), CheckerMessage("checker.not-these", keys=here, hint=_examples()) if here else _examples()
    )
    return reading.problem(path, CheckerMessage("checker.step-keys", known=", ".join(WORDS), hint=hint), "shape")


def _examples() -> CheckerMessage:
    return CheckerMessage("checker.examples", said=SAID, asked=ASKED)


def _as_a_step(text: object) -> str:
    """The likely fix of a step without keys: text that is to be said, or a colon that is missing."""
    if not isinstance(text, str) or not text:
        return _examples()
    word, _, rest = text.partition(" ")
    if word.rstrip(":") in WORDS:
        return CheckerMessage("checker.colon-missing", told=f"{word.rstrip(':')}: {shorten(rest)[1:-1]}")
    return CheckerMessage("checker.said-so", said=SAID)


def _in_a_wrapping(key: str, value: object) -> str:
    """The likely fix of a question that stands under a key of its own, such as ``ask``."""
    if isinstance(value, dict) and {"kind", "drill", "skill"} & set(value):
        return CheckerMessage("checker.unwrapped", key=repr(key), asked=ASKED)
    kinds = [tag[6:-1] for tag in step_models() if tag.startswith("<kind ")]
    if isinstance(value, str) and value:
        named = value if value in kinds else nearest(value, kinds)
        return CheckerMessage("checker.meant-kind", kind=named) if named else ""
    return ""


def _kinds_with(keys: set[str]) -> list[str]:
    """The kinds of questions that know all these keys."""
    models = {tag[6:-1]: model for tag, model in step_models().items() if tag.startswith("<kind ")}
    fitting = [
        (len(model.model_fields), name)
        for name, model in models.items()
        if keys <= set(model.model_fields)
        and {field for field, told in model.model_fields.items() if told.is_required()} <= {*keys, "kind", "skill"}
    ]
    return [name for _, name in sorted(fitting)]


def _keys_at(path: tuple[Any, ...], data: Data) -> list[str]:
    """The keys a model knows at this place of a lesson."""
    model: Any = file_model()
    for i, part in enumerate(path):
        if isinstance(part, int):
            if path[i - 1] == "steps":
                model = step_models().get(tag_of(at(path[: i + 1], data)))
            continue
        if part == "steps":
            continue
        annotation = model.model_fields[part].annotation if model is not None and part in model.model_fields else None
        options = [annotation, *getattr(annotation, "__args__", ())]
        model = next((one for one in options if isinstance(one, type) and issubclass(one, BaseModel)), None)
    return list(model.model_fields) if model is not None else []


def at(path: tuple[Any, ...], data: Any) -> Any:
    for part in path:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def what(value: object) -> CheckerMessage:
    """What stands there, for "not with ..."."""
    if isinstance(value, dict):
        return CheckerMessage("checker.what-keys")
    if isinstance(value, list):
        return CheckerMessage("checker.what-list")
    if value is None or value == "":
        return CheckerMessage("checker.what-empty")
    if isinstance(value, bool):
        return CheckerMessage("checker.what-itself", value=str(value).lower())
    number = isinstance(value, int | float)
    return (
        CheckerMessage("checker.what-number", value=f"{value}")
        if number
        else CheckerMessage("checker.what-text", value=shorten(str(value)))
    )
