"""A lesson's questions in GIFT, in one language, each with its reasons.

::ottocento/following no-cups 1:: Which of your cards may you play? On the table\\: King of cups. {
        ~%100%Jack of cups
        ~%-100%Star (16)#You hold cups.
        ####The answer is the Jack of cups.
}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from lessons.course.course import Course
from lessons.exchange.gift.asking import Option, QuizQuestion, Says, asked, left_out
from lessons.exchange.gift.characters import escaped
from lessons.question.kind import Message, Panel
from lessons.text import phrases
from lessons.text.card_names import card_name
from lessons.text.markup import spans
from lessons.text.printed import edition
from lessons.yamlfile.fields import Lang

_CLOSE = "0.001"
"""How near a number must come that has no end when it is written with a point."""


def written(course: Course, lang: Lang, seed: int) -> str:
    """Every question of the lesson that a quiz can ask; its answers with their reasons."""
    return "\n".join(_question(course, one, lang, seed) for one in asked(course, seed))


def told_of(course: Course, seed: int) -> Iterator[Message]:
    """How many questions are written and how many are not; then those of each reason, by their ids."""
    out = left_out(course, seed)
    yield Message("exchange.written", {"n": len(asked(course, seed)), "out": len(out)})
    for reason in dict.fromkeys(one.reason for one in out):
        names = [one.step.id for one in out if one.reason == reason]
        yield Message(f"exchange.left.{reason}", {"n": len(names), "names": ", ".join(names)})


def in_gift(name: str, said: str, answers: Iterable[str], *, number: bool = False) -> str:
    """A question of parts that are in GIFT already, but for its name and what it says."""
    lines = "".join(f"\t{one}\n" for one in answers)
    return f"::{escaped(name)}:: {escaped(said)} {{{'#' if number else ''}\n{lines}}}\n"


def option(sign: str, text: str, why: str = "") -> str:
    """An answer to choose; ``sign``: ``=``, ``~`` or ``~%50%``."""
    return f"{sign}{escaped(text)}" + (f"#{escaped(why)}" if why else "")


def _question(course: Course, one: QuizQuestion, lang: Lang, seed: int) -> str:
    family = edition(course.game.family, one.panel.pack or course.lesson.pack)
    name = f"{course.lesson.id} {one.step.id} {seed}"
    said = " ".join(_said(one, lang, family))
    return in_gift(name, said, _answers(one, lang, family), number=one.form == "number")


def _said(one: QuizQuestion, lang: Lang, family: str) -> Iterator[str]:
    step, panel = one.step, one.panel
    if step.say is not None:
        yield "".join(span.text for span in spans(step.say.told(lang), lang, family))
    if step.say is None or not type(step).model_fields["say"].is_required():
        yield phrases.say(panel.prompt, lang, family)
    for row in panel.rows:
        head = phrases.say(row.label, lang, family) if row.label else ""
        cards = ", ".join(card_name(code, lang, family=family) for code in row.cards)
        yield f"{head}: {cards}." if head else f"{cards}."
    yield from (phrases.say(line, lang, family) for line in panel.lines)


def _answers(one: QuizQuestion, lang: Lang, family: str) -> Iterator[str]:
    names = _names(one.panel, lang, family)
    for answer in one.options:
        why = _told(answer.says, lang, family)
        if isinstance(answer.what, Fraction):
            yield f"={_weight(answer)}{_number(answer.what)}" + (f"#{escaped(why)}" if why else "")
            continue
        text = names[answer.what] if isinstance(answer.what, int) else phrases.say(answer.what, lang, family)
        text = f"{answer.line}. {text}" if answer.line else text
        if one.form == "pairs":
            yield f"={escaped(text)} -> {phrases.say(Message('exchange.yes' if answer.right else 'exchange.no'), lang)}"
        else:
            yield option(f"~{_weight(answer)}" if answer.weight else "~="[answer.right], text, why)
    if one.general:
        yield f"####{escaped(_told(one.general, lang, family))}"


def _weight(answer: Option) -> str:
    return f"%{answer.weight}%" if answer.weight else ""


def _number(number: Fraction) -> str:
    """With a point, as GIFT wants it in every language."""
    exact = f"{float(number):.5f}".rstrip("0").rstrip(".")
    return exact if Fraction(exact) == number else f"{exact}:{_CLOSE}"


def _told(says: Says, lang: Lang, family: str) -> str:
    return " ".join(phrases.say_all(says, lang, family))


def _names(panel: Panel, lang: Lang, family: str) -> Sequence[str]:
    """The cards by name; with the code where there are several of that name."""
    names = [card_name(code, lang, family=family) for code in panel.pickable]
    return [
        f"{name} ({code})" if names.count(name) > 1 else name for name, code in zip(names, panel.pickable, strict=True)
    ]
