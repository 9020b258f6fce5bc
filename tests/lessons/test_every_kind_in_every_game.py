"""Every kind of question in every game: true as the engine has it, told in every language, or plainly refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import Game, game, games
from lessons.lint.content import sources
from lessons.lint.sentences.words import without
from lessons.protocol.asked import DrawnQuestion
from lessons.protocol.replies import requests
from lessons.question.answered import marking
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message
from lessons.question.registry import about, kinds
from lessons.question.sampling import draw
from lessons.text.phrases import say
from lessons.text.printed import edition, parts, prints
from lessons.yamlfile.fields import LANGS, Lang

from .engine_replies import asked
from .engine_says import AGREES
from .foreign_words import codes, counted_otherwise, foreign
from .table import spec, ways
from .test_bots import anything

SEEDS, STEPS = 8, 4
SOURCES = sources()
CELLS = [(kind, game(name)) for kind in kinds().values() for name in games()]
ASKED = [pytest.param(*cell, id=f"{cell[0].name} in {cell[1].id}") for cell in CELLS if not cell[0].refuses(cell[1])]
REFUSED = [pytest.param(*cell, id=f"{cell[0].name} in {cell[1].id}") for cell in CELLS if cell[0].refuses(cell[1])]


def ways_here(kind: Kind[Any, Any], its: Game) -> list[dict[str, Any]]:
    """The ways of asking that this game has, and every group of its pack where cards are picked by group."""
    found = list(ways(kind.name))
    if kind.name in ("pick-cards", "name-card"):
        found += [{"group": group} for group in sorted({name for card in its.pack for name in card.groups})]
    if kind.name == "order-cards":
        found.append({"among": "suits"})
    return [way for way in found if not list(kind.faults(spec(kind.name, **way), its, its.house()))]


class Telling:
    """Says everything in every language of a cell, and looks for what must not be said there."""

    def __init__(self, kind: Kind[Any, Any], its: Game) -> None:
        french = () if without("fr", kind.name, its) else ("fr",)
        self.langs: tuple[Lang, ...] = (*LANGS, *french)  # type: ignore[assignment]
        self.its, self.edition, self.seen = its, its.family, set[tuple[object, ...]]()
        self.bad, self.codes = foreign(its.family), codes()
        counts = "|".join(map(re.escape, counted_otherwise(its)))
        self.counts = re.compile(rf"(?<![^\W\d_])(?:{counts})(?![^\W\d_])") if counts else None

    def tell(self, many: Iterator[Message] | tuple[Message, ...]) -> None:
        for said in many:
            assert not said.source or said.source in SOURCES, f"{said.reason} cites {said.source}"
            key = (said.reason, *((name, repr(fact)) for name, fact in said.facts.items()))
            if key not in self.seen:
                self.seen.add(key)
                for lang in self.langs:
                    self._look(said.reason, self._without_names(say(said, lang, self.edition), lang))

    def _without_names(self, text: str, lang: Lang) -> str:
        """Without what stands on another pack's cards, which may be called as a card of another game is."""
        for one in prints(parts(self.edition)[1]).values():
            text = text.replace(one.name.get(lang) or " ", " ")
        return text

    def _look(self, reason: str, text: str) -> None:
        assert text.strip(), reason
        assert self.codes.isdisjoint(re.findall(r"\w+", text)), f"{reason}: {text!r} has the code of a card"
        compared = reason.startswith(
            ("diagnosis.", "remedy.", "ladder.perhaps")
        )  # these may name what another game does
        if compared:
            return
        for found in (self.bad.search(text), self.counts and self.counts.search(text.casefold())):
            assert found is None, f"{self.its.id}: {reason}: {text!r} speaks of {found.group()!r}"

    def mark(self, mark: Mark) -> None:
        self.tell(mark.says)


def answers_to(kind: Kind[Any, Any], item: Item, given: Answers, rng: Random) -> Iterator[Answer]:
    """Wrong answers: those of every misconception that has something to say, and one at random."""
    for belief in about(kind.name):
        theirs = kind.answer_under(item, given, belief)
        if theirs is not None:
            yield theirs
    yield anything(kind.panel(item, given), rng)


def gone_through(kind: Kind[Any, Any], item: Item, telling: Telling, rng: Random) -> None:
    """Some steps of the right way, and at each of them everything that can be said."""
    given: Answers = ()
    for _ in range(STEPS):
        panel, right = kind.panel(item, given), kind.right(item, given)
        telling.edition = edition(item.game.family, panel.pack)
        telling.tell((panel.prompt, *panel.choices, *panel.lines, *(row.label for row in panel.rows if row.label)))
        telling.tell(kind.hints(item, given))
        mark = marking.mark(kind, item, given, right)
        assert mark.ok, (given, right)
        telling.mark(mark)
        for answer in answers_to(kind, item, given, rng):
            telling.mark(marking.mark(kind, item, given, answer))
        if not given:
            telling.mark(kind.reveal(item))
        if mark.done:
            return
        given = (*given, right)


@pytest.mark.parametrize(("kind", "its"), ASKED)
def test_it_is_true_and_told_in_the_words_of_the_game(kind: Kind[Any, Any], its: Game) -> None:
    telling, rng, some = Telling(kind, its), Random(7), ways_here(kind, its)
    assert some
    for seed in range(SEEDS):
        for way in some if seed < 3 else some[seed % len(some) :][:1]:
            item = draw(kind, spec(kind.name, **way), its, seed)
            gone_through(kind, item, telling, rng)
            if kind.name in AGREES:
                replies = asked(requests(DrawnQuestion(kind, item, {})))
                AGREES[kind.name](item, kind.panel(item), kind.right(item), replies)


@pytest.mark.parametrize(("kind", "its"), REFUSED)
def test_what_a_game_does_not_have_is_refused_in_plain_words(kind: Kind[Any, Any], its: Game) -> None:
    faults = list(kind.faults(spec(kind.name), its, its.house()))
    assert [fault.field for fault in faults] == ["kind"]
    assert its.id in faults[0].message
    assert not any(mark in faults[0].message for mark in ("ask:", "cards:", "rule:", "pack:"))


def test_some_families_of_questions_are_asked_in_every_game() -> None:
    everywhere = {kind.name for kind in kinds().values() if not any(kind.refuses(game(name)) for name in games())}
    assert everywhere >= {"choice", "name-card", "order-cards", "which-of-two", "pick-cards", "legal-plays"}
    assert everywhere >= {"who-wins", "next-to-act"}


def test_card_points_are_asked_about_wherever_they_count() -> None:
    """In Ragusa they are ignored: sicilian#ragusa."""
    assert [name for name in games() if kinds()["how-many-points"].refuses(game(name))] == ["ragusa"]
