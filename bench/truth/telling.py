"""A wrong answer in words: its whole situation, and everything that is said after it, in the order in which it is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message, Panel, Row, Table
from lessons.question.panel import number_of
from lessons.session.returning.remediation import OFFER
from lessons.text.markup import spans
from lessons.text.message import in_figures
from lessons.text.phrases import OFFERED, Lang, MissingWords, card_name, say
from lessons.text.printed import edition
from lessons.yamlfile.fields import Spec
from screens.wording import house_rules
from screens.wording.texts import either

SORTS = ("belief", "slip", "near", "random")
"""What a wrong rule answers, what a slip gives, what lies beside the right answer, anything."""
LONGEST = 900
"""Characters of what lies behind a situation."""


@fast_dataclass(frozen=True, slots=True)
class Record:
    """A wrong answer to a step of a question: its sort, the belief behind it (or empty), the language, a house rule or none."""

    kind: Kind[Any, Any]
    item: Item
    given: Answers
    panel: Panel
    answer: Answer
    sort: str
    belief: str
    lang: Lang
    house: bool

    @property
    def family(self) -> str:
        """The words of which games, and of which pack."""
        return edition(self.item.game.family, self.panel.pack)

    @property
    def spec(self) -> Spec:
        """How it was asked for."""
        spec: Spec = vars(self.item)["made_of"][2]
        return spec

    def say(self, said: Message) -> str:
        return say(said, self.lang, self.family)

    def card(self, code: str) -> str:
        return card_name(code, self.lang, family=self.family)


def told(one: Record) -> str:
    """The record, a line for each part that there is."""
    return "\n".join(_head(one)) + "\n" + "\n".join(f"  {name}: {text}" for name, text in _lines(one) if text)


def _head(one: Record) -> Iterator[str]:
    believes = f" ({one.belief})" if one.belief else ""
    how = f"the lessons' question {one.spec.id}" if one.kind.name == "choice" else repr(one.item)
    yield f"{one.kind.name} | {one.item.game.id} | {one.lang} | {one.sort}{believes} | {how}"


def _lines(one: Record) -> Iterator[tuple[str, str]]:
    kind, item, given, panel, answer = one.kind, one.item, one.given, one.panel, one.answer
    found, right = marking.mark(kind, item, given, answer), kind.right(item, given)
    yield "HOUSE RULES", house_rules.told(item.rules, one.lang) if one.house else ""
    first = kind.panel(item)
    if given:
        yield "FIRST ASKED", _asked(one, first)
        yield "BEFORE", " / ".join(_before(one))
    yield "SAID ABOVE", _above(one)
    yield "ASKED", _asked(one, panel)
    yield "CHOICES", " | ".join(map(one.say, panel.choices))
    yield "WRITTEN", " / ".join(map(one.say, panel.lines))
    yield "TABLE", _table(one, panel.table)
    lying = {code for row in panel.rows for code in row.cards}
    gone = [row for row in first.rows if set(row.cards) - lying] if given else []
    yield "CARDS", " || ".join(_row(one, row) for row in panel.rows)
    yield "CARDS AT FIRST", " || ".join(_row(one, row) for row in gone)
    yield "BEHIND", _behind(one).replace("\n", " / ")[:LONGEST]
    yield (
        "RIGHT",
        f"{answer_in_words(one, panel, right)} -- {_mark(one, marking.mark(kind, item, given, right), cited=True)}",
    )
    yield "WRONG ANSWER", answer_in_words(one, panel, answer)
    sure = f"said as a fact: {found.diagnosis}" if found.diagnosis else ""
    yield "DIAGNOSIS", sure or (f"asked about: {found.suspected}" if found.suspected else "none")
    heard = dict[str, str]()
    for rung, name in enumerate(("FIRST FEEDBACK", "SECOND TIME", "THIRD TIME")):
        yield name, _mark(one, ladder.told(kind, item, given, answer, found, rung), heard, name)
    hints = zip(("look", "rule", "first step"), kind.hints(item, given), strict=True)
    yield "HINTS", " | ".join(f"{name}: {_texts(one, (hint,), heard, 'HINTS')}" for name, hint in hints)
    yield "SOLUTION", _mark(one, ladder.solution(kind, item, given, answer, found), heard, "SOLUTION")
    revealed = _mark(one, kind.reveal(item, given), heard, "REVEAL")
    yield "REVEAL", "" if revealed == "(as in SOLUTION)" else revealed


def _above(one: Record) -> str:
    """What the lesson says above the question, which of written answers is the question itself."""
    say_, lang = one.spec.say, one.lang
    return "" if say_ is None else "".join(span.text for span in spans(either(say_, lang), lang, one.family))


def _asked(one: Record, panel: Panel) -> str:
    how = f"{panel.at_least} to {panel.at_most} cards" if panel.mode in ("many", "order") else panel.mode
    return f"{one.say(panel.prompt)} [{how}]"


def _before(one: Record) -> Iterator[str]:
    """The steps answered before, each with its right answer."""
    for at, given in enumerate(one.given):
        panel = one.kind.panel(one.item, one.given[:at])
        yield f"{one.say(panel.prompt)} -> {answer_in_words(one, panel, given)}"


def answer_in_words(one: Record, panel: Panel, answer: Answer) -> str:
    """An answer as people say it: a number, a choice, the names of cards."""
    if panel.mode == "number":
        return in_figures(number_of(answer))
    if panel.mode == "choice":
        return one.say(panel.choices[answer[0]])
    codes = panel.pickable
    return ", ".join(one.say(panel.choices[-1 - at]) if at < 0 else one.card(codes[at]) for at in answer)


def _seat(one: Record, seat: str) -> str:
    try:
        return one.say(Message(f"seat.{seat}"))
    except MissingWords:
        return seat


def _table(one: Record, table: Table | None) -> str:
    if table is None:
        return ""
    seats = [_seat(one, seat) for seat in table.seats]
    told = [f"seats {', '.join(seats)}"]
    told += [f"dealer {seats[table.dealer]}"] if table.dealer is not None else []
    told += [f"turn {seats[table.turn]}"] if table.turn is not None else []
    told += [f"cards left {table.left}"] if table.left else []
    return "; ".join([*told, *([f"tricks taken {table.taken}"] if table.taken else [])])


def _row(one: Record, row: Row) -> str:
    """A row of cards: what stands over it, whose it is and how it lies, who played each card of a trick, what others have seen."""
    table, names = one.panel.table, [one.card(code) for code in row.cards]
    if not row.named:
        looks = (card_name(code, one.lang, "look", one.family) for code in row.cards)
        names = [f"{name} <shown unnamed: {look}>" for name, look in zip(names, looks, strict=True)]
    whose = f" of {_seat(one, table.seats[row.seat])}" if table and row.seat is not None else ""
    if row.layout == "trick" and table and row.seat is not None:
        around = [table.seats[(row.seat + at) % len(table.seats)] for at in range(len(row.cards))]
        names = [f"{_seat(one, seat)}: {name}" for seat, name in zip(around, names, strict=True)]
        whose = ""
    label = f"«{one.say(row.label)}»" if row.label else ""
    marks = f" (seen by the others: {', '.join(one.card(row.cards[at]) for at in row.seen)})" if row.seen else ""
    marks += f" (ringed: {', '.join(f'{one.card(code)} {name}' for code, name in row.rings)})" if row.rings else ""
    marks += f" (lit: {', '.join(one.card(row.cards[at]) for at in row.lit)})" if row.lit else ""
    return f"{label}[{row.layout}{whose}{', to pick from' if row.pick else ''}] {', '.join(names) or '-'}{marks}"


def _behind(one: Record) -> str:
    """What the question was made of, which may be more than is shown."""
    skipped = ("game", "rules", "aim", "offered", "hinted", "options")
    parts = ((field.name, getattr(one.item, field.name)) for field in fields(one.item) if field.name not in skipped)
    return "; ".join(f"{name} = {text}" for name, value in parts if (text := _plain(one, value)))


def _plain(one: Record, value: object) -> str:
    if isinstance(value, Card):
        return one.card(value.code)
    if isinstance(value, str) and value in {card.code for card in one.item.game.pack}:
        return one.card(value)
    if isinstance(value, Message):
        return one.say(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_plain(one, key)}: {_plain(one, its)}" for key, its in value.items())
    if isinstance(value, tuple | list | set | frozenset):
        texts = [_plain(one, its) for its in value]
        return f"({', '.join(texts if isinstance(value, tuple | list) else sorted(texts))})" if texts else ""
    if is_dataclass(value) and not isinstance(value, type):
        return "{" + "; ".join(f"{its.name} {_plain(one, getattr(value, its.name, ''))}" for its in fields(value)) + "}"
    return "" if value is None or callable(value) else str(value)


def _texts(one: Record, says: Iterable[Message], heard: dict[str, str], name: str) -> str:
    """Sentences, ended as on the page, for a choice's words have no full stop. Of one that was said before, only where."""
    told = list[str]()
    for said in says:
        text = one.say(said)
        text += "." if text[-1:].isalnum() else ""
        told.append(f"(as in {heard[text]})" if text in heard else text)
        heard.setdefault(text, name)
    return " ".join(dict.fromkeys(told))


def _mark(one: Record, mark: Mark, heard: dict[str, str] | None = None, name: str = "", cited: bool = False) -> str:
    """What a mark says, the cards it lights, what it sets side by side, and where that is written."""
    told = _texts(one, mark.says, {} if heard is None else heard, name)
    codes = one.panel.pickable
    lit = [f"{one.card(codes[at])} {state}" for at, state in mark.cards.items() if 0 <= at < len(codes)]
    told += f" [lit: {', '.join(lit)}]" if lit and not cited else ""
    told += "".join(f" [figure {one.say(what)}: {number}]" for what, number in mark.figures)
    beside = " || ".join(_row(one, row) for row in mark.beside)
    if beside and heard is not None:
        told += f" [beside: {f'as in {heard[beside]}' if beside in heard else beside}]"
        heard.setdefault(beside, name)
    sources = dict.fromkeys(said.source for said in mark.says if said.source) if cited else ()
    return told + (f" [{', '.join(sources)}]" if sources else "")


def detour() -> Iterator[str]:
    """What is offered in a drill after several misses in a row, whatever they were, in each language."""
    for lang in OFFERED:
        yield f"after several misses ({lang}): {say(OFFER.prompt, lang)} {' | '.join(say(one, lang) for one in OFFER.choices)}"
