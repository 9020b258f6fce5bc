"""What is wrong with the shape of a lesson, in the words of an author: pydantic's errors at their place in the file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engine.errors import meant, meant_or_all, nearest, quoted
from lessons.script.lesson_file import file_model, step_models, tag_of
from lessons.yamlfile.fields import Both
from lessons.yamlfile.problems import Data, Problem, Reading, shorten

WORDS = ("say", "kind", "drill", "branch", "result")
ASKED = "'- {id: first, kind: legal-plays, skill: follow-suit}'"
TWO = 'en: "...", it: "..."'
SAID = f"'- say: {{{TWO}}}'"
EXAMPLES = f"; what is said is {SAID}, a question {ASKED}"
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
    "model_type": "{key!r} must have keys of its own, not be {what}{languages}",
    "model_attributes_type": "{key!r} must have keys of its own, not be {what}{languages}",
}
_WANTED = {
    "id": "; every question has one of its own, small letters, digits and '-', as in 'id: first-trick'",
    "skill": "; it names what is asked about, as in 'skill: follow-suit' (content/skills.yaml)",
    "source": "; it names book and section, as in 'source: ottocento#the-play'",
}
"""Fields that are often forgotten -> what they look like."""


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
    kind, context, given = error["type"], error.get("ctx", {}), _given(error["input"])
    if kind == "missing":
        return f"{key!r} is missing here{f'; it is {wants}' if wants else _WANTED.get(key, '')}", "missing"
    if kind == "literal_error":
        known = [
            word.strip(" '")
            for word in str(context.get("expected", "")).replace(" or ", ",").split(",")
            if word.strip(" '")
        ]
        hint = meant_or_all(error["input"], known, "it may be")
        return f"{key!r} cannot be {given}{hint}", "value"
    if kind == "string_pattern_mismatch":
        form = {
            "source": 'book#section, or "club: whose rules, and of when"',
            "after": "game/lesson",
            "id": "small letters, digits and '-'",
        }
        wants = wants or form.get(key, "small letters, digits and '-' between words")
        return f"{given} is not in the form of {key!r}: {wants}", "form"
    languages = f", as in {{{TWO}}}" if context.get("class_name") == Both.__name__ else ""
    facts = {"key": key, "value": given, "what": what(error["input"]), "languages": languages, **context}
    message = _PLAIN[kind].format(**facts) if kind in _PLAIN else f"{key!r}: {error['msg']}"
    return message, kind.replace("_", "-")


def _given(value: object) -> str:
    """What stands there: a file has text only, other programs also send numbers and lists."""
    said = value is None or isinstance(value, bool | list | dict)
    return quoted(value) if said else shorten(str(value))


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
            said = f"no kind of question {shorten(named)}" if named else f"{word!r} is empty"
            return reading.problem((*path, word), f"{said}{meant_or_all(named, known)}", "unknown-kind")
    if not isinstance(step, dict):
        return reading.problem(path, f"a step must have keys, not be {what(step)}{_as_a_step(step)}", "shape")
    if "skill" in step:
        may = _kinds_with(set(step) - {"skill"}) or ["legal-plays", "who-wins", "..."]
        said = (
            f"a question says which one it is, as in 'kind: {may[0]}'; with these keys it may be {', '.join(may[:4])}"
        )
        return reading.problem(path, said, "missing")
    here = f", not {', '.join(map(shorten, step))}" if step else ""
    hints = (meant(key, WORDS) or _in_a_wrapping(key, value) for key, value in step.items())
    hint = next(filter(None, hints), here + EXAMPLES)
    return reading.problem(path, f"a step has one of the keys {', '.join(WORDS)}{hint}", "shape")


def _as_a_step(text: object) -> str:
    """The likely fix of a step without keys: text that is to be said, or a colon that is missing."""
    if not isinstance(text, str) or not text:
        return EXAMPLES
    word, _, rest = text.partition(" ")
    if word.rstrip(":") in WORDS:
        return f"; did you mean '{word.rstrip(':')}: {shorten(rest)[1:-1]}', with a colon and a blank?"
    return f"; what is to be said stands as {SAID}"


def _in_a_wrapping(key: str, value: object) -> str:
    """The likely fix of a question that stands under a key of its own, such as ``ask``."""
    if isinstance(value, dict) and {"kind", "drill", "skill"} & set(value):
        return f"; leave {key!r} away: the keys of a question stand in the step itself, as in {ASKED}"
    kinds = [tag[6:-1] for tag in step_models() if tag.startswith("<kind ")]
    if isinstance(value, str) and value:
        named = value if value in kinds else nearest(value, kinds)
        return f"; did you mean 'kind: {named}', beside an 'id' and a 'skill'?" if named else ""
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


def what(value: object) -> str:
    """What stands there, for "not with ..."."""
    if isinstance(value, dict):
        return "something with keys"
    if value is None or isinstance(value, (bool, int, float)):
        return (
            str(value).lower() if isinstance(value, bool) else f"the number {value}" if value is not None else "empty"
        )
    return "a list" if isinstance(value, list) else f"the text {shorten(str(value))}" if value != "" else "empty"
