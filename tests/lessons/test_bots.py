"""Bots take the questions: whoever believes a wrong rule is found out, and whoever knows the rules is never marked wrong."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from lessons.question import sampling
from lessons.question.answered import marking
from lessons.question.kind import Answers, Item, Kind
from lessons.question.misconception import Misconception
from lessons.question.panel import number_of
from lessons.question.registry import about, kinds, misconceptions
from lessons.text import phrases
from lessons.text.message import in_figures
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import RULED, ask, believe, every_way, home, spec, ways


def caught(kind: Kind[Any, Any], item: Item, belief: Misconception) -> bool:
    """Answer every step by the wrong rule until one is marked wrong; is it told as this misconception?"""
    given: Answers = ()
    for _ in range(40):
        answer = believe(kind, item, given, belief)
        mark = marking.mark(kind, item, given, answer)
        if not mark.ok:
            return mark.named == belief.id
        if mark.done:
            return False
        given = (*given, answer)
    raise AssertionError("a question without an end")


FEW, ALL = 40, sampling.TRIES
"""Situations of a way of asking in which a wrong rule that can show there shows, mostly; a rare one is looked for in all of them,
where it shows in no way among so few."""


@pytest.mark.parametrize("name", kinds())
def test_a_misconception_is_caught_within_four_questions_aimed_at_it_and_as_before(
    name: str, monkeypatch: pytest.MonkeyPatch, golden: Golden
) -> None:
    lines = []
    for belief in about(name):
        shown: list[str] = []
        for tries in (FEW, ALL):
            monkeypatch.setattr(sampling, "TRIES", tries)
            usual = [({}, way) for way in ways(name)]
            shown = [told for way in (*usual, *RULED.get(name, ())) if (told := shows_in(*way, belief, name))]
            if shown:
                break
        assert shown, f"no way of asking {name} shows {belief.id}"
        lines.append(f"{belief.id} in {len(shown)} ways of asking: {known(shown)}\n")
    golden(f"aimed/{name}.txt", "".join(lines))


def shows_in(house: dict[str, Any], way: dict[str, Any], belief: Misconception, name: str) -> str:
    """What is asked, right and believed where this way of asking can show it, and then the wrong rule is told; nothing where it
    cannot. A game need not have every way."""
    its, kind = home(belief, name), kinds()[name]
    rules = its.house.read(house)
    if list(kind.faults(spec(name, **way), its, rules)):
        return ""
    asked = list[Item]()
    with suppress(sampling.NoSituation):
        asked.extend(ask(name, seed, its, under=rules, aim=(belief.id,), **way) for seed in range(4))
    if not any(caught(kind, item, belief) for item in asked):
        assert len(asked) < 4, (way, belief.id)
        return ""
    return known(
        f"{brief(kind.panel(item).rows)} {brief(kind.right(item))} {brief(kind.answer_under(item, (), belief))}"
        for item in asked
    )


def test_a_perfect_player_is_never_marked_wrong() -> None:
    """Of many more questions of each kind it is written down that the right answer is right (``tests/golden/questions``)."""
    every, asked = list(every_way()), 0
    while asked < 2_500:
        for kind, way in every:
            item = ask(kind.name, asked, **way)
            asked += 1
            given: Answers = ()
            for _ in range(40):
                answer = kind.right(item, given)
                assert kind.read(item, given, reply(kind, item, given, answer)) == answer
                mark = marking.mark(kind, item, given, answer)
                assert mark.ok
                assert mark.named is None
                if mark.done:
                    break
                given = (*given, answer)


def reply(kind: Kind[Any, Any], item: Item, given: Answers, answer: tuple[int, ...]) -> object:
    """What a browser sends for this answer."""
    mode = kind.panel(item, given).mode
    if mode == "number":
        return in_figures(number_of(answer))
    if mode == "choice":
        return answer[0]
    return {"choice": -1 - answer[0]} if answer[0] < 0 else list(answer)


@pytest.mark.parametrize(("kind", "way"), [pytest.param(k, w, id=f"{k.name} {w}") for k, w in every_way()])
def test_whatever_is_said_has_words_in_both_languages(kind: Kind[Any, Any], way: dict[str, Any]) -> None:
    rng, heard = Random(7), set[str]()
    for seed in range(6):
        item = ask(kind.name, seed, **way)
        given: Answers = ()
        for _ in range(40):
            panel = kind.panel(item, given)
            told = [
                panel.prompt,
                *panel.choices,
                *(row.label for row in panel.rows if row.label),
                *kind.hints(item, given),
            ]
            told += kind.reveal(item, given).says
            for _ in range(3):
                mark = marking.mark(kind, item, given, anything(panel, rng))
                told += mark.says
                if not mark.ok:  # never a bare "wrong"
                    assert all(
                        len(phrases.say(mark.says[0], lang, item.game.family).split()) >= 3 for lang in phrases.LANGS
                    )
            answer = kind.right(item, given)
            mark = marking.mark(kind, item, given, answer)
            told += mark.says
            fresh = {repr(one): one for one in told}
            new = [one for key, one in fresh.items() if key not in heard]
            heard |= set(fresh)
            for lang in phrases.LANGS:
                assert all(phrases.say_all(new, lang, item.game.family))
            if mark.done:
                break
            given = (*given, answer)


def anything(panel: Any, rng: Random) -> tuple[int, ...]:
    """Some answer the panel allows."""
    if panel.mode == "number":
        return (rng.randint(0, 120),)
    if panel.mode == "choice":
        return (rng.randrange(len(panel.choices)),)
    if (panel.choices and rng.random() < 0.4) or not panel.pickable:
        return (-1 - rng.randrange(len(panel.choices)),)
    size = rng.randint(panel.at_least, min(panel.at_most, len(panel.pickable)))
    return tuple(rng.sample(range(len(panel.pickable)), size))


def test_every_misconception_is_about_kinds_there_are() -> None:
    assert len(misconceptions()) >= 30
    for belief in misconceptions().values():
        assert belief.kinds, belief.id
        assert set(belief.kinds) <= set(kinds())
