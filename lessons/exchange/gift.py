"""GIFT, the text that Moodle and others read quizzes from: a lesson's questions written in it, questions with answers read from it.

::no-cups:: Which of your cards may you play? On the table\\: King of cups { ~%100%Jack of cups ~%-100%Star (16) }
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from lessons.question import marking
from lessons.question.kind import Item, Kind, Panel
from lessons.question.registry import kinds
from lessons.script.fields import Lang, Spec
from lessons.script.steps import kind_of
from lessons.session.course import Course, question_at
from lessons.text import phrases
from lessons.text.card_names import card_name
from lessons.text.markup import spans

_MARKS = re.compile(r"([~=#{}:\\])")
_QUESTION = re.compile(
    r"\s*(?:::(?P<name>(?:\\.|[^\\:])*)::)?(?P<asked>(?:\\.|[^\\{}])*)\{(?P<answers>(?:\\.|[^\\}])*)\}", re.DOTALL
)
_ANSWER = re.compile(r"(?P<mark>[=~])(?P<text>(?:\\.|[^\\~=#])*)(?:#(?P<why>(?:\\.|[^\\~=])*))?", re.DOTALL)


class BadGift(ValueError):
    """Which question cannot become a step, and why."""


# ---- out


def written(course: Course, lang: Lang, seed: int) -> str:
    """Every question of the lesson with this seed that is answered in one step; its wrong answers with their reasons."""
    steps = [step for step in course.lesson.steps if isinstance(step, Spec)]
    return "\n".join(one for step in steps if (one := _question(course, step, lang, seed)))


def _question(course: Course, step: Spec, lang: Lang, seed: int) -> str:
    item, kind = question_at(course, step.id, seed), kinds()[kind_of(step)]
    if item is None or not marking.mark(kind, item, (), kind.right(item)).done:
        return ""
    panel, family = kind.panel(item), course.game.family
    if not all(row.named for row in panel.rows):
        return ""  # the card itself is asked about, and there are no pictures
    answers = " ".join(_answers(kind, item, panel, lang))
    if not answers:
        return ""
    asked = " ".join(_asked(step, panel, lang, family))
    return f"::{_safe(f'{course.lesson.id} {step.id} {seed}')}:: {_safe(asked)} {{ {answers} }}\n"


def _asked(step: Spec, panel: Panel, lang: Lang, family: str) -> Iterator[str]:
    if step.say is not None:
        yield "".join(span.text for span in spans(step.say.told(lang), lang, family))
    if step.say is None or not type(step).model_fields["say"].is_required():
        yield phrases.say(panel.prompt, lang, family)
    for row in panel.rows:
        head = phrases.say(row.label, lang, family) if row.label else ""
        cards = ", ".join(card_name(code, lang, family=family) for code in row.cards)
        yield f"{head}: {cards}." if head else f"{cards}."
    yield from (phrases.say(line, lang, family) for line in panel.lines)


def _answers(kind: Kind[Any, Any], item: Item, panel: Panel, lang: Lang) -> Iterator[str]:
    """Nothing for what GIFT cannot ask: cards in an order."""
    family, right = item.game.family, kind.right(item)
    if panel.mode == "number":
        yield f"#{right[0] / panel.parts:g}"
    elif panel.mode in ("one", "choice"):
        texts = [phrases.say(one, lang, family) for one in panel.choices]
        names = texts if panel.mode == "choice" else _names(panel, lang, family)
        places = [(at, name) for at, name in enumerate(names)]
        places += [(-1 - at, text) for at, text in enumerate(texts)] if panel.mode == "one" else []
        for place, name in places:
            ok = kind.is_right(item, (), (place,))
            says = phrases.say_all(marking.mark(kind, item, (), (place,)).says, lang, family)
            yield f"{'=' if ok else '~'}{_safe(name)}#{_safe(' '.join(says))}"
    elif panel.mode == "many" and right and right[0] >= 0:
        share = f"{100 / len(right):.5f}".rstrip("0").rstrip(".")
        for place, name in enumerate(_names(panel, lang, family)):
            yield f"~%{share if place in right else -100}%{_safe(name)}"


def _names(panel: Panel, lang: Lang, family: str) -> Sequence[str]:
    """The cards by name; with the code where there are several of that name."""
    names = [card_name(code, lang, family=family) for code in panel.pickable]
    return [
        f"{name} ({code})" if names.count(name) > 1 else name for name, code in zip(names, panel.pickable, strict=True)
    ]


def _safe(text: str) -> str:
    return _MARKS.sub(r"\\\1", " ".join(text.split()))


# ---- in


def steps_in(text: str, lang: Lang, skill: str) -> list[dict[str, Any]]:
    """Multiple choice as steps of the kind ``choice``, in one language; the others are for the author to add.

    Errors: :class:`BadGift` for what is no multiple choice, or tells no reason of a wrong answer.
    """
    told = re.sub(r"(?m)^\s*//.*$", "", text)
    found = [_read(number, one, lang, skill) for number, one in enumerate(_QUESTION.finditer(told), 1)]
    if not found:
        raise BadGift("there is no question { ... } in this text")
    return found


def _read(number: int, asked: re.Match[str], lang: Lang, skill: str) -> dict[str, Any]:
    name = _plain(asked["name"] or "")
    at = f"question {number} ({name})" if name else f"question {number}"
    answers = list(_ANSWER.finditer(asked["answers"]))
    right = [one for one in answers if one["mark"] == "="]
    wrong = [one for one in answers if one["mark"] == "~"]
    if not right or not wrong:
        raise BadGift(f"{at} has no right answer (=) or no wrong one (~): only multiple choice can be taken over")
    silent = next((one for one in wrong if not _plain(one["why"] or "")), None)
    if silent is not None:
        raise BadGift(f"{at} does not say why {_plain(silent['text'])!r} is wrong: write #why behind it")
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:50] or f"question-{number}"
    return {
        "id": slug,
        "kind": "choice",
        "skill": skill,
        "say": {lang: _plain(asked["asked"])},
        "right": [{lang: _plain(one["text"])} for one in right],
        "wrong": [{lang: _plain(one["text"]), "why": {lang: _plain(one["why"])}} for one in wrong],
    }


def _plain(text: str) -> str:
    return " ".join(re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL).split())
