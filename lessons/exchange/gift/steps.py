"""The questions of a quiz as steps of a lesson: what a lesson can ask in the same way; of all else is said why not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from lessons.exchange.gift.blocks import Block, blocks
from lessons.exchange.gift.plain_text import HasMedia
from lessons.exchange.gift.reading import GiftQuestion, Option, name_of, question
from lessons.exchange.other_forms import other_form
from lessons.exchange.refusals import ImportRefused, QuizImport, Refusal, short
from lessons.question.kind import Message
from lessons.text import phrases
from lessons.yamlfile.fields import Lang

MOST_RIGHT, MOST_WRONG = 4, 6
"""So many answers a question of a lesson has at most."""
_END = re.compile(r"[.?!…:;][\s\xa0*)\]\"'”’»]*$")
Step = dict[str, Any]


def steps_in(text: str, lang: Lang, skill: str) -> QuizImport:
    """Every question that has answers to choose from, and every text, in one language; never raises for what is in the quiz."""
    other = other_form(text, quiz=True)
    if other:
        return QuizImport((), (Refusal.of(ImportRefused(other), 1),))
    steps, refused, names = list[Step](), list[Refusal](), set[str]()
    for block in blocks(text):
        try:
            steps.append(_step(block, lang, skill, names))
        except ImportRefused as error:
            refused.append(Refusal.of(error, block.line, name_of(block)))
        except HasMedia:
            refused.append(Refusal.of(ImportRefused("media"), block.line, name_of(block)))
    if not steps and not refused:
        refused.append(Refusal.of(ImportRefused("nothing"), 1))
    return QuizImport(tuple(steps), tuple(refused))


def _step(block: Block, lang: Lang, skill: str, names: set[str]) -> Step:
    one = question(block)
    if one.form == "description":
        return {**({"id": _own(one.name, block, names)} if one.name else {}), "say": {lang: one.asked}}
    if one.form not in ("options", "truth"):
        raise ImportRefused(one.form)
    right, wrong = _sorted(_true_or_false(one, lang) if one.form == "truth" else one.options)
    return {
        "id": _own(one.name, block, names),
        "kind": "choice",
        "skill": skill,
        "say": {lang: one.asked},
        "right": [_right(option, one.general, lang) for option in right],
        "wrong": [_wrong(option, one.general, lang) for option in wrong],
    }


def _true_or_false(one: GiftQuestion, lang: Lang) -> tuple[Option, ...]:
    names = [phrases.say(Message(f"exchange.{name}"), lang) for name in ("true", "false")]
    right, wrong = one.options
    texts = names if one.truth else names[::-1]
    return Option(True, None, texts[0], right.why), Option(False, None, texts[1], wrong.why)


def _sorted(options: Sequence[Option]) -> tuple[list[Option], list[Option]]:
    """The right and the wrong options. Errors: :class:`ImportRefused` where one is neither, or several are asked for at once."""
    one_is_enough = any(option.right for option in options)
    right = [one for one in options if one.right or (one.weight or 0) > 0]
    wrong = [one for one in options if one not in right]
    if len(right) > 1 and not one_is_enough:
        raise ImportRefused("several")
    for one in right:
        if one.weight is not None and one.weight < 100:
            raise ImportRefused("partly", text=short(one.text), share=f"{one.weight:g}")
    if not right or not wrong:
        raise ImportRefused("no-right" if not right else "no-wrong")
    if len(right) > MOST_RIGHT or len(wrong) > MOST_WRONG:
        raise ImportRefused("too-many", right=MOST_RIGHT, wrong=MOST_WRONG)
    return right, wrong


def _right(option: Option, general: str, lang: Lang) -> Step:
    """What is said to everybody is said with the right answer."""
    why = " ".join(filter(None, (_ended(option.why) if general else option.why, general)))
    return {lang: option.text, **({"why": {lang: why}} if why else {})}


def _ended(told: str) -> str:
    """A sentence with its full stop, where another one follows."""
    return told if not told or _END.search(told) else f"{told}."


def _wrong(option: Option, general: str, lang: Lang) -> Step:
    if not option.why and not general:
        raise ImportRefused("no-why", text=short(option.text))
    return {lang: option.text, "why": {lang: option.why or general}}


def _own(name: str, block: Block, names: set[str]) -> str:
    """An id made of the name, which no other step of the quiz has."""
    bare = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    start = re.sub(r"[^a-z0-9]+", "-", bare).strip("-")[:50].strip("-") or f"question-{block.line}"
    own = next(one for one in _numbered(start) if one not in names)
    names.add(own)
    return own


def _numbered(start: str) -> Iterator[str]:
    yield start
    number = 2
    while True:
        yield f"{start}-{number}"
        number += 1
