"""No sentence beside the point: what is said of an answer is about the cards and the moment at hand, the Matto above all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message, Panel
from lessons.question.registry import about, kinds
from lessons.text import phrases
from lessons.text.card_names import LEVEL
from lessons.yamlfile.fields import OFFERED
from tests.lessons.table import ask, believe, every_way
from tests.lessons.test_bots import anything

EVERY = [pytest.param(kind, way, id=f"{kind.name} {way}") for kind, way in every_way()]
SPECIAL = frozenset({"Matto", "Moor1", "Moor2", "Moor3", "Moor4", "Begato"})
SEEDS = 12
HIDDEN = ("gaps", "score-sheet", "find-error", "who-holds", "count-grande", "may-leave", "play-tricks", "calling")
"""Kinds that speak of cards which do not lie there: the other side's, those a row lacks, those that may be held or come later."""
NOT_CARDS = ("suit", "led", "kind", "group", "king")
"""Facts that name no card, or the King of a suit, who is spoken of because he is missing."""
GENERAL = ("diagnosis.", "remedy.", "hint.", "no-", "group-rule.", "order-cards.", "reveal.", "count.", "declare.")
"""Rules and confusions, which are about cards in general."""


def on_the_table(panel: Panel) -> frozenset[str]:
    return frozenset(code for row in panel.rows for code in row.cards)


def asked(kind: Kind[Any, Any], way: dict[str, Any]) -> Iterator[tuple[Item, Answers, Panel]]:
    """Steps of questions with the Matto, the Bégato or a Moor on the table; others where a kind has no cards."""
    found = 0
    for seed in range(SEEDS):
        item, given = ask(kind.name, seed, **way), Answers()
        for _ in range(40):
            panel = kind.panel(item, given)
            if not panel.rows or on_the_table(panel) & SPECIAL or seed < 3:
                found += 1
                yield item, given, panel
            right = kind.right(item, given)
            if kind.explain(item, given, right).done:
                break
            given = (*given, right)
        if found > SEEDS:
            return


def answers(kind: Kind[Any, Any], item: Item, given: Answers, panel: Panel, rng: Random) -> Iterator[Answer]:
    """The right answer, those of every wrong rule, anything, and single cards that are special."""
    yield kind.right(item, given)
    for belief in about(kind.name):
        if belief.fits(item.game):
            yield believe(kind, item, given, belief)
    yield from (anything(panel, rng) for _ in range(3))
    if panel.pickable and panel.at_least <= 1:
        yield from ((i,) for i, code in enumerate(panel.pickable) if code in SPECIAL)


def marks(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer) -> Iterator[Mark]:
    """All that is ever said of an answer, rung by rung."""
    found = marking.mark(kind, item, given, answer)
    if found.ok:
        yield found
        return
    for heard in range(ladder.RUNGS):
        yield ladder.told(kind, item, given, answer, found, heard)
    yield ladder.solution(kind, item, given, answer, found)


def spoken(said: Message) -> frozenset[str]:
    """The cards that a sentence names from its facts."""
    text = phrases.sentence(said.reason, "bologna", said.facts.get("suit"))["en"]
    names, _ = phrases.holes(text)
    told = [said.facts[name] for name in names if f"{{{name}:" in text and name not in NOT_CARDS]
    codes = [code for one in told for code in (one if isinstance(one, tuple) else (one,))]
    return frozenset(str(code) for code in codes if str(code)[:1].isupper())


@pytest.mark.parametrize(("kind", "way"), EVERY)
def test_what_is_said_is_about_the_cards_at_hand(kind: Any, way: Any) -> None:
    rng = Random(5)
    for item, given, panel in asked(kind, way):
        table = on_the_table(panel)
        trick = next((row.cards for row in panel.rows if row.layout == "trick"), ())
        names = {str(choice.facts.get("card")) for choice in panel.choices} | {str(panel.prompt.facts.get("card"))}
        wanted = panel.prompt.facts.get("cards", ())
        known = table | names | set(map(str, wanted if isinstance(wanted, tuple) else ()))
        known |= {LEVEL for code in known if code.startswith(LEVEL)}  # one of two Moors
        for answer in answers(kind, item, given, panel, rng):
            with_matto = any(0 <= i < len(panel.pickable) and panel.pickable[i] == "Matto" for i in answer)
            for mark in marks(kind, item, given, answer):
                for said in mark.says:
                    for lang in ("en", "it"):
                        text = phrases.say(said, lang, item.game.family)
                        where = (kind.name, way, text, trick, answer)
                        if trick and trick[0] == "Matto" and said.reason != "fool-set-no-suit":
                            assert "were led" not in text, where
                            assert "usciti a" not in text, where
                        if mark.ok and with_matto:
                            assert "must" not in text or said.reason.startswith("give."), where
                            assert "devi" not in text.lower().replace("non devi", "").split(), where
                    if kind.name not in HIDDEN and not said.reason.startswith(GENERAL):
                        home = {str(said.facts.get("home"))}  # what is or is not brought home may be in any hand
                        assert spoken(said) <= known | home, (kind.name, way, said, sorted(table))
                    if said.reason == "last-of-level" and kind.name not in HIDDEN:
                        assert sum(code.startswith("Moor") for code in trick) > 1, said
                    if said.reason in ("steps.left-out", "ladder.more"):
                        assert panel.at_most > 1, (said, answer)


def test_after_a_right_answer_with_the_matto_he_is_spoken_of() -> None:
    item = ask("legal-plays", trick="CK", hand="T9 Matto BQ S7")
    kind = next(one for one, _ in every_way() if one.name == "legal-plays")
    said = marking.mark(kind, item, (), kind.right(item)).says
    assert [one.reason for one in said] == ["void-trumps", "fool-any-time"]


@pytest.mark.parametrize(
    ("left_out", "hint"),
    [
        ("Moor2", "hint.declare.first-n"),
        ("Moor1 Begato", "Begato"),
        ("Moor1 Moor2 Moor4", "hint.declare.first-n"),
        ("Begato", "Begato"),
    ],
)
def test_one_of_several_moors_is_not_the_moor(left_out: str, hint: str) -> None:
    hand = "T15 T8 T5 Moor1 Moor2 Moor4 Begato B9 B7 CK CQ CN CJ CA D9"
    kind, item = kinds()["declare"], ask("declare", 0, ask="cards", combination="moors", hand=hand)
    codes = kind.panel(item).pickable
    answer = tuple(codes.index(code) for code in ("Moor1", "Moor2", "Moor4", "Begato", "T15") if code not in left_out)
    mark = marking.mark(kind, item, (), answer)
    said = ladder.told(kind, item, (), answer, mark, 2).says[-1]
    assert hint in (said.reason, said.facts.get("card"))
    told = [phrases.say(one, lang, "bologna") for one in kind.explain(item, (), answer).says for lang in OFFERED]
    some = [one for one in told if " a Moor" in one or " un Moro" in one or " un Maure" in one]
    assert len(some) == (len(OFFERED) if left_out.count("Moor") == 1 else 0)
    assert not any(" the Moor" in one or " il Moro" in one or " le Maure" in one for one in told)


@pytest.mark.parametrize(("name", "way"), [("declare", {"ask": "cards"}), ("may-leave", {"ask": "which"})])
def test_what_does_not_belong_or_was_left_out_is_not_said_twice(name: str, way: dict[str, Any]) -> None:
    kind, met = kinds()[name], 0
    for seed in range(30):
        item = ask(name, seed, **way)
        for answer in (anything(kind.panel(item), Random(seed + n)) for n in range(4)):
            if answer and answer[0] >= 0 and not kind.is_right(item, (), answer):
                reasons = [said.reason for said in kind.explain(item, (), answer).says]
                met += 1
                assert not {"declare.not-of-it", "may-go"} & set(reasons)
    assert met
