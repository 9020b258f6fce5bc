"""What is wrong with the shape of a lesson, in the words of an author: pydantic's errors at their place in the file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from lessons.script.lesson_file import file_model, step_models, tag_of
from lessons.yamlfile.problems import Data, Problem, Reading, meant, shorten

WORDS = ("say", "kind", "drill", "branch", "result")
_PLAIN = {
    "missing": "{key!r} is missing here",
    "whole_number": "{value} is not a whole number",
    "yes_or_no": "{key!r} is true or false, not {value}",
    "share": "{value} is not a share such as 0.95",
    "string_too_short": "{key!r} is empty",
    "string_too_long": "this text is too long ({max_length} characters are the most)",
    "too_short": "{key!r} is empty; at least {min_length} is needed",
    "too_long": "{key!r} has too many entries; {max_length} are the most",
    "greater_than_equal": "{value} is too small; {ge} is the least",
    "less_than_equal": "{value} is too large; {le} is the most",
    "string_type": "{key!r} must be a text, not {what}",
    "tuple_type": "{key!r} must be a list ('- ' before each entry, or [a, b]), not {what}",
    "dict_type": "{key!r} must have keys of its own, not be {what}",
    "model_type": "{key!r} must have keys of its own, not be {what}",
    "model_attributes_type": "{key!r} must have keys of its own, not be {what}",
}


def told_plainly(error: Mapping[str, Any], reading: Reading, data: Data) -> Problem:
    """A validation error at its place in the file, in plain words, with the likely fix."""
    path = tuple(part for i, part in enumerate(error["loc"]) if not (i == 2 and error["loc"][0] == "steps"))
    path = path[:-1] if path and path[-1] == "[key]" else path
    kind = error["type"]
    key = next((str(part) for part in reversed(path) if isinstance(part, str)), "the lesson")
    if kind == "extra_forbidden":
        known = _keys_at(path[:-1], data)
        hint = meant(key, known) or f"; known here: {', '.join(known)}" if known else ""
        return reading.problem(path, f"unknown key {shorten(key)}{hint}", "unknown-key", key=True)
    if kind == "union_tag_invalid":
        return _unknown_step(path, reading, data)
    message, code = in_plain_words(error, key, "game/lesson, as in ottocento/following" if path == ("id",) else "")
    return reading.problem(path, message, code)


def in_plain_words(error: Mapping[str, Any], key: str, wants: str = "") -> tuple[str, str]:
    """A validation error of this field without its place, and its code; ``wants``: the form the field should have."""
    kind, context, given = error["type"], error.get("ctx", {}), shorten(str(error["input"]))
    if kind == "missing":
        return f"{key!r} is missing here", "missing"
    if kind == "literal_error":
        known = [
            word.strip(" '")
            for word in str(context.get("expected", "")).replace(" or ", ",").split(",")
            if word.strip(" '")
        ]
        hint = meant(str(error["input"]), known) or f"; it may be {', '.join(known)}"
        return f"{key!r} cannot be {given}{hint}", "value"
    if kind == "string_pattern_mismatch":
        form = {
            "source": 'book#section, or "club: whose rules, and of when"',
            "after": "game/lesson",
            "id": "small letters, digits and '-'",
        }
        wants = wants or form.get(key, "small letters, digits and '-' between words")
        return f"{given} is not in the form of {key!r}: {wants}", "form"
    facts = {"key": key, "value": given, "what": what(error["input"]), **context}
    message = _PLAIN[kind].format(**facts) if kind in _PLAIN else f"{key!r}: {error['msg']}"
    return message, kind.replace("_", "-")


def _unknown_step(path: tuple[Any, ...], reading: Reading, data: Data) -> Problem:
    step = at(path, data)
    for word in ("kind", "drill"):
        if isinstance(step, dict) and word in step:
            named = step[word]
            known = sorted(tag[len(word) + 2 : -1] for tag in step_models() if tag.startswith(f"<{word} "))
            if not isinstance(named, str):
                return reading.problem(
                    (*path, word), f"{word!r} must be the name of a kind, not {what(named)}", "value"
                )
            hint = meant(named, known) or f"; there are: {', '.join(known)}"
            return reading.problem((*path, word), f"no kind of question {shorten(named)}{hint}", "unknown-kind")
    if not isinstance(step, dict):
        return reading.problem(path, f"a step must have keys, not be {what(step)}", "shape")
    if "skill" in step:
        may = _kinds_with(set(step) - {"skill"}) or ["legal-plays", "who-wins", "..."]
        said = (
            f"a question says which one it is, as in 'kind: {may[0]}'; with these keys it may be {', '.join(may[:4])}"
        )
        return reading.problem(path, said, "missing")
    near = next(filter(None, (meant(key, WORDS) for key in step)), "")
    return reading.problem(path, f"a step has one of the keys {', '.join(WORDS)}{near}", "shape")


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


def what(value: object) -> str:
    """What stands there, for "not with ..."."""
    if isinstance(value, dict):
        return "something with keys"
    if value is None or isinstance(value, (bool, int, float)):
        return (
            str(value).lower() if isinstance(value, bool) else f"the number {value}" if value is not None else "empty"
        )
    return "a list" if isinstance(value, list) else f"the text {shorten(str(value))}" if value != "" else "empty"
