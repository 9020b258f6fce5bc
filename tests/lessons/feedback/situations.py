"""Situations of a kind of question, wrong answers to them, and what is said after those."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Kind, Message, Panel
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import LANGS
from tests.lessons import table
from tests.lessons.test_bots import anything

Heard = tuple[Any, Panel, Answer, Any]


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def first_said(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Heard]:
    """What is said first of every single wrong choice or card of the first step, in so many situations."""
    its = kinds()[kind]
    for seed in range(seeds):
        item = ask(kind, seed, game(name), **way)
        panel = its.panel(item)
        for place in range(len(panel.choices) if panel.mode == "choice" else len(panel.pickable)):
            if not its.is_right(item, (), (place,)):
                for said in its.error_of(item, (), (place,)).says:
                    yield item, panel, (place,), said


def with_hints(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    for seed in range(seeds):
        item: Item = ask(kind, seed, game(name), **way)
        yield item, kinds()[kind].hints(item)


def in_words(said: Message, item: Item) -> tuple[str, ...]:
    return tuple(say(said, lang, item.game.family) for lang in LANGS)


def reasons_of_the_right(kind: str, item: Item) -> Iterator[str]:
    yield from (said.reason for said in kinds()[kind].explain(item, (), kinds()[kind].right(item)).says)


def steps_of(item: Any) -> Iterator[tuple[tuple[Answer, ...], Any]]:
    """Each step of a question with the right answers before it."""
    given: tuple[Answer, ...] = ()
    for step in item.steps:
        yield given, step
        given = (*given, step.right)


def situations(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield ask(kind, seed, game(name), **way)


def hints(kind: str, item: Item) -> tuple[Message, Message, Message]:
    return kinds()[kind].hints(item)


def reasons(kind: str, item: Item) -> list[str]:
    return [said.reason for said in hints(kind, item)]


def wrong_choices(kind: str, item: Any, given: Answers = ()) -> Iterator[tuple[int, Message, Message]]:
    """Of every wrong choice of a step: its place, what is said first of it, and the first step after it."""
    its = kinds()[kind]
    for place in range(len(its.panel(item, given).choices)):
        if not its.is_right(item, given, (place,)):
            said = its.error_of(item, given, (place,)).says[0]
            yield place, said, its.first_step(item, given, (place,))


def kind_and_items(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, Any]]:
    """A kind and its items, looked at from inside."""
    for seed in range(seeds):
        item: Any = table.ask(kind, seed, game(name), **way)
        yield kinds()[kind], item


def steps(kind: Kind[Any, Any], item: Item) -> Iterator[tuple[tuple[Answer, ...], Answer]]:
    """Each step, as the answers before it, with its right answer."""
    given: tuple[Answer, ...] = ()
    for _ in range(40):
        right = kind.right(item, given)
        yield given, right
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)


def rung(kind: Kind[Any, Any], item: Item, given: Any, answer: Answer, heard: int) -> Message:
    return ladder.rung(kind, item, given, answer, heard)[0]


def wrong_answers(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, Answer]]:
    """Situations with wrong answers: any, and those that are nearly right."""
    its, rng = kinds()[kind], Random(5)
    for seed in range(seeds):
        item = ask(kind, seed, game(name), **way)
        panel, right = its.panel(item), its.right(item)
        near = [right[1:]] if panel.mode == "many" and len(right) > 1 else []
        singles = [(i,) for i in range(len(panel.pickable))] if panel.at_most == 1 else []
        for answer in (*near, *singles, anything(panel, rng), anything(panel, rng)):
            if not its.is_right(item, (), answer):
                yield item, answer


def first(kind: str, item: Item, answer: Answer) -> Message:
    """The first step that is told with this wrong answer."""
    its = kinds()[kind]
    found = marking.mark(its, item, (), answer)
    return ladder.told(its, item, (), answer, found, 2).says[-1]


def cards_of(said: Message) -> tuple[str, ...]:
    """The cards that a sentence names."""
    several, one = said.facts.get("cards", ()), said.facts.get("card")
    return (*(map(str, several) if isinstance(several, tuple) else ()), *([str(one)] if one else []))
