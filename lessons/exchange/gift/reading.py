"""A quiz in GIFT as its questions: where each stands, what it asks and which answers it has; only the form is judged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lessons.exchange.gift.blocks import Block
from lessons.exchange.gift.characters import brought_back, put_aside
from lessons.exchange.gift.plain_text import format_of, plain
from lessons.exchange.refusals import ImportRefused, short

Form = Literal["description", "essay", "number", "options", "matching", "truth", "written"]
TRUE, FALSE = ("T", "TRUE"), ("F", "FALSE")
BLANK = "_____"
"""Stands in a sentence where its answers stood."""
_BARE = re.compile(r"(?:^|(?<=\s))[=~].*", re.DOTALL)
"""In a text without braces these are answers: GIFT wants a backslash before a sign that belongs to the text."""
_BARE_BESIDE = re.compile(r"(?:^|(?<=\s))(?:~|=(?=\S)).*|^[ \t]*=.*", re.DOTALL | re.MULTILINE)
"""The same beside braces, where a sum may stand in the question: 5 + 4 = what?"""
_WEIGHT = re.compile(r"\s*%([^%\n]{0,20})%")
_NUMBER = re.compile(r"-?(100(\.0*)?|\d{1,2}(\.\d*)?)")
_ENDED = re.compile(r"[.?!:…]\s*")


@dataclass(frozen=True, slots=True)
class Option:
    """An answer that may be chosen: ``weight`` in per cent, None where none is written; ``why`` what is said of it."""

    right: bool
    weight: float | None
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class GiftQuestion:
    """A question of a GIFT file. ``general``: what is said to everybody afterwards. ``truth``: of a true or false one, whether
    the sentence is true.
    """

    name: str
    asked: str
    form: Form
    options: tuple[Option, ...] = ()
    general: str = ""
    truth: bool = False


def name_of(block: Block) -> str:
    """The name a block begins with, if it has one that is closed."""
    start, _, rest = put_aside(block.text).lstrip().partition("::")
    named, closed, _ = rest.partition("::")
    return plain(f"[plain]{named}", "plain") if not start and closed else ""  # a name has no format


def question(block: Block) -> GiftQuestion:
    """The question of a block. Errors: :class:`ImportRefused`, and :class:`~lessons.exchange.gift.plain_text.HasMedia`."""
    if block.torn:
        raise ImportRefused("torn", blank=block.torn)
    text = put_aside(block.text).strip()
    if text.startswith("::"):
        _, closed, text = text[2:].partition("::")
        if not closed:
            raise ImportRefused("name-open")
    asked, answers = _halves(text)
    bare = (_BARE if answers is None else _BARE_BESIDE).search(asked)
    if bare:
        raise ImportRefused("bare-answers", text=short(brought_back(bare[0])), open="{", close="}")
    if block.opened:
        raise ImportRefused("left-open", opened=block.opened, close="}")
    kind = format_of(asked, "moodle")
    told = plain(asked, kind, one_line=False)
    if not told:
        raise ImportRefused("nothing-asked")
    if answers is None:
        return GiftQuestion(name_of(block), told, "description")
    answers, _, general = answers.rpartition("####") if "####" in answers else (answers, "", "")
    return _answered(name_of(block), told, answers.strip(), plain(general, kind), kind)


def _halves(text: str) -> tuple[str, str | None]:
    """What is asked, and what stands between the braces; None where there are none."""
    start, end = text.find("{"), text.find("}")
    if start < 0 and end < 0:
        return text, None
    if not 0 <= start < end:
        raise ImportRefused("braces")
    before, answers, after = text[:start], text[start + 1 : end], text[end + 1 :].strip()
    if "{" in answers:
        raise ImportRefused("braces")
    if "{" in after or "}" in after:
        raise ImportRefused("two-blocks")
    if not after or after.startswith("//") or (_ENDED.fullmatch(after) and _ENDED.fullmatch(before.strip()[-1:])):
        return before, answers
    return f"{before}{BLANK} {after}" if after[0].isalnum() or after[0] in "=~" else f"{before}{BLANK}{after}", answers


def _answered(name: str, asked: str, answers: str, general: str, kind: str) -> GiftQuestion:
    head, *said = answers.split("#", 2)
    if not answers:
        return GiftQuestion(name, asked, "essay", general=general)
    if answers.startswith("#"):
        return GiftQuestion(name, asked, "number", general=general)
    if "~" in answers:
        return GiftQuestion(name, asked, "options", tuple(_options(answers, kind)), general)
    if "=" in answers and "->" in answers:
        return GiftQuestion(name, asked, "matching", general=general)
    if head.strip() in (*TRUE, *FALSE):
        why_wrong, why_right = (plain(one, kind) for one in [*said, "", ""][:2])
        truth = head.strip() in TRUE
        both = (Option(True, None, "", why_right), Option(False, None, "", why_wrong))
        return GiftQuestion(name, asked, "truth", both, general, truth)
    return GiftQuestion(name, asked, "written", general=general)


def _options(answers: str, kind: str) -> Iterator[Option]:
    before, *found = re.split(r"(?=[=~])", answers)
    if before.strip():
        raise ImportRefused("before-answers", text=short(before))
    for one in found:
        said, _, why = one[1:].partition("#")
        weight = _WEIGHT.match(said)
        if weight and not _NUMBER.fullmatch(weight[1]):
            raise ImportRefused("weight", text=f"%{weight[1]}%")
        text = plain(said[weight.end() :] if weight else said, kind)
        if not text:
            raise ImportRefused("empty-answer")
        yield Option(one[0] == "=", float(weight[1]) if weight else None, text, plain(why, kind))
