"""A question as paper asks it: the whole situation first, then each of its steps, in words and rows of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import cast

from lessons.question.kind import Item, Kind
from lessons.question.panel import Answer, Answers, Panel, Row, Table, number_of
from lessons.text import phrases
from lessons.text.markup import spans
from lessons.text.message import Message, in_figures
from lessons.text.printed import edition
from lessons.yamlfile.fields import Spec
from screens.wording.texts import either, headed, text

MOST_STEPS = 40
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """A row of cards as it is printed: its label, the cards by code, what each is called, and who played each.

    ``names``: none where the cards are to be recognised, by their ``looks``; those among which one is picked have ``letters``
    then. ``players``: none where nobody has played them. ``past``: they do not lie there any more, and are told in words alone.
    ``listed``: they are named on paper, and not drawn.
    """

    label: str
    cards: tuple[str, ...]
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    past: bool = False
    letters: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    listed: bool = False
    lang: str = "en"

    @property
    def heading(self) -> str:
        """What the row is, with the colon before its cards."""
        return headed(self.label, self.lang)

    @property
    def below(self) -> tuple[str, ...]:
        """What stands below each card: its name, or its letter."""
        return self.names or self.letters

    def __str__(self) -> str:
        """The row in words alone."""
        named = self.looks or self.names
        heads = self.letters or [headed(player, self.lang) for player in self.players] or [""] * len(named)
        told = [f"{head} {name}" for head, name in zip(heads, named, strict=True)]
        cards = (" " if self.looks else ", ").join(map(str.strip, told))
        return f"{self.heading} {cards}" if self.label and cards else self.label or cards


@dataclass(frozen=True, slots=True)
class PrintedStep:
    """One step: what is asked, the cards that come in with it, what may be chosen, and the answer as the key has it.

    ``figure``: a number is asked for, which needs little room.
    """

    prompt: str
    rows: tuple[PrintedRow, ...]
    choices: tuple[str, ...]
    answer: str
    figure: bool = False


@dataclass(frozen=True, slots=True)
class PrintedQuestion:
    """One question in one language: what is said and told first, the cards there are, its steps, and the reason of the answer."""

    skill: str
    family: str
    said: str
    told: tuple[str, ...]
    rows: tuple[PrintedRow, ...]
    parts: tuple[PrintedStep, ...]
    reason: str
    pack: str = ""
    """The pack it is about, where it is about one."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The cards that are called by their names."""
        every = (*self.rows, *(row for part in self.parts for row in part.rows))
        return tuple(code for row in every if row.names for code in row.cards)

    @property
    def lying(self) -> str:
        """All rows in words."""
        later = self.in_parts([". ".join(map(str, part.rows)) for part in self.parts])
        return ". ".join(filter(None, [*map(str, self.rows), *(one for one in later if one)]))

    @property
    def question(self) -> str:
        """All that is said and asked, in one text."""
        return " ".join(filter(None, [self.said, *self.told, *self.in_parts([part.prompt for part in self.parts])]))

    @property
    def choices(self) -> str:
        lists = [" | ".join(lettered(part.choices)) for part in self.parts]
        return "  ".join(filter(None, self.in_parts(lists)))

    @property
    def answer(self) -> str:
        return "  ".join(self.in_parts([part.answer for part in self.parts]))

    def in_parts(self, texts: Sequence[str]) -> list[str]:
        """A text for each step, numbered where there are several."""
        return [f"({at}) {one}" if one else "" for at, one in enumerate(texts, 1)] if len(texts) > 1 else list(texts)


def lettered(choices: Sequence[str]) -> list[str]:
    return [f"{letter}) {choice}" for letter, choice in zip(LETTERS, choices, strict=False)]


def on_paper(kind: Kind[Spec, Item], item: Item, step: Spec, lang: str, pack: str = "") -> PrintedQuestion | None:
    """The question of this item; None where every answer is right, so that paper has nothing to ask."""
    panel, given = kind.panel(item), cast(Answers, ())
    writer = _Writer(lang, edition(item.game.family, panel.pack or pack))
    said, own = writer.said_of(step)
    parts, reasons, seen = list[PrintedStep](), list[str](), set(_codes(panel))
    for _ in range(MOST_STEPS):
        now, right = kind.panel(item, given), kind.right(item, given)
        answers = _right_answers(kind, item, given, now, right)
        if not answers:
            return None
        fresh = tuple(row for row in now.rows if set(row.cards) - seen)
        seen |= _codes(now)
        rows = writer.rows(fresh, now.table)
        choices = tuple(map(writer.say, now.choices))
        prompt = writer.asked(now, apart=bool(given) or kind.moves_on)
        parts.append(PrintedStep(prompt, rows, choices, writer.key(now, choices, answers), now.mode == "number"))
        mark = kind.explain(item, given, right)
        reasons += phrases.say_all(mark.says, cast(phrases.Lang, lang), writer.family)
        # Where each step leaves the one before it behind, the cards of the next would tell what was right.
        if mark.done or kind.moves_on:
            break
        given = (*given, right)
    if own:
        parts[0] = replace(parts[0], prompt=own)
    reason = " ".join(dict.fromkeys(reasons))
    rows = writer.rows(panel.rows, panel.table)
    return PrintedQuestion(
        step.skill,
        item.game.family,
        said,
        tuple(writer.told(panel)),
        rows,
        tuple(writer.together(parts)),
        reason,
        panel.pack,
    )


def _called(row: PrintedRow) -> Iterator[tuple[str, str, str]]:
    """Of each card of a row its name, who played it, and its letter."""
    nothing = [""] * len(row.cards)
    letters = [f"{letter} " for letter in row.letters] or nothing
    return zip(row.names, row.players or nothing, letters, strict=True)


def _codes(panel: Panel) -> set[str]:
    return {code for row in panel.rows for code in row.cards}


def _right_answers(
    kind: Kind[Spec, Item], item: Item, given: Answers, panel: Panel, right: Answer
) -> tuple[Answer, ...]:
    """The engine's answer, then all others that it takes where one card or one choice is asked for; none where all are right."""
    if panel.mode not in ("one", "choice"):
        return (right,)
    places: list[Answer] = [(at,) for at in range(len(panel.choices if panel.mode == "choice" else panel.pickable))]
    others = [one for one in places if one != right and kind.is_right(item, given, one)]
    if len(others) + 1 == len(places) > 1 and not (panel.mode == "one" and panel.choices):
        return ()
    return (right, *others)


@dataclass(frozen=True, slots=True)
class _Writer:
    """Says what panels hold in one language, with the names that this family gives its cards."""

    lang: str
    family: str

    def say(self, said: Message) -> str:
        return phrases.say(said, cast(phrases.Lang, self.lang), self.family)

    def card(self, code: str, form: str = "name") -> str:
        return phrases.card_name(code, cast(phrases.Lang, self.lang), form, self.family)

    def said_of(self, step: Spec) -> tuple[str, str]:
        """What the lesson says above the question; where a step must say something, that is the question itself."""
        if step.say is None:
            return "", ""
        said = "".join(
            span.text for span in spans(either(step.say, self.lang), cast(phrases.Lang, self.lang), self.family)
        )
        return ("", said) if type(step).model_fields["say"].is_required() else (said, "")

    def told(self, panel: Panel) -> Iterator[str]:
        """What is no card: the lines written above, who dealt, what the others have seen of one's own hand."""
        yield from map(self.say, panel.lines)
        table = panel.table
        told = any("dealer" in said.reason or "dealer" in said.facts for said in (panel.prompt, *panel.lines))
        if table is not None and table.dealer is not None and not told:
            yield self.say(Message("prints.dealt", {"who": table.seats[table.dealer]}))
        for row in panel.rows:
            if row.seen:
                yield self.say(Message("prints.seen", {"cards": tuple(row.cards[at] for at in row.seen)}))

    def rows(self, rows: Sequence[Row], table: Table | None, named: bool = False) -> tuple[PrintedRow, ...]:
        """``named``: also such cards as are to be recognised."""
        return tuple(self._row(row, table, named) for row in rows if row.cards or row.label)

    def _row(self, row: Row, table: Table | None, named: bool) -> PrintedRow:
        known = row.named or named
        names = tuple(map(self.card, row.cards)) if known else ()
        looks = () if row.named else tuple(self.card(code, "look") for code in row.cards)
        letters = tuple(f"{letter})" for letter in LETTERS[: len(row.cards)]) if row.pick and not row.named else ()
        players: tuple[str, ...] = ()
        if row.layout == "trick" and table is not None and row.seat is not None:
            seats = (table.seats[(row.seat + place) % len(table.seats)] for place in range(len(row.cards)))
            players = tuple(text(f"chair.{seat}", self.lang) for seat in seats)
        label = self.say(row.label) if row.label else ""
        return PrintedRow(label, row.cards, names, players, row.layout == "past", letters, looks, lang=self.lang)

    def asked(self, panel: Panel, apart: bool) -> str:
        """The prompt, and how many cards where the number is a fixed one.

        ``apart``: it stands apart from the steps before it, and may not tell what came of them.
        """
        prompt = panel.prompt
        other = Message(f"on-paper.{prompt.reason}", prompt.facts)
        said = self.say(other if apart and phrases.sentence(other.reason) else prompt)
        if panel.mode in ("many", "order") and panel.at_least == panel.at_most > 1:
            return f"{said} ({self.say(Message('prints.pick', {'n': panel.at_most}))})"
        return said

    def key(self, panel: Panel, choices: Sequence[str], answers: Sequence[Answer]) -> str:
        """The answer; others that are taken as well in brackets behind it."""
        first, *others = [self._written(panel, choices, one) for one in answers]
        also = self.say(Message("prints.also")) if others else ""
        return f"{first} ({also} {', '.join(others)})" if others else first

    def _written(self, panel: Panel, choices: Sequence[str], right: Answer) -> str:
        if panel.mode == "number":
            return in_figures(number_of(right))
        if panel.mode == "choice" or (right and right[0] < 0):
            at = right[0] if panel.mode == "choice" else -1 - right[0]
            return lettered(choices)[at]
        rows = self.rows([one for one in panel.rows if one.pick], panel.table, True)
        called = [one for row in rows for one in _called(row)]
        names = [name for name, _, _ in called]
        # Of cards that are called alike who played it is said.
        return ", ".join(
            f"{letter}{name} ({player})" if player and names.count(name) > 1 else f"{letter}{name}"
            for name, player, letter in (called[at] for at in right)
        )

    def together(self, parts: Sequence[PrintedStep]) -> Iterator[PrintedStep]:
        """Steps that ask the same again and again are one: how often would tell where it ends."""
        for _, some in groupby(parts, key=lambda part: (part.prompt, part.choices)):
            first, *more = some
            if not more:
                yield first
                continue
            answers = ", ".join(part.answer for part in (first, *more))
            rows = tuple(row for part in (first, *more) for row in part.rows)
            yield PrintedStep(f"{first.prompt} {self.say(Message('prints.steps'))}", rows, first.choices, answers)
