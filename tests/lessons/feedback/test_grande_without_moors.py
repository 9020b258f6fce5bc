"""Where the Moors do not continue the grande, no sentence counts them, lets them follow or calls the row one down to the socks."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from engine.games.bologna.pack import MOORS
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Answer, Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.text.phrases import say, to_two
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.test_slips import steps, sure

HOUSE = game("ottocento").house.read({"moors_in_grande": False})
WITH_THE_MOORS = (
    "Moors too",
    "anche i Mori",
    "Maures aussi",
    "socks",
    "calzettini",
    "chaussettes",
    "scavezzo of 0",
    "scavezzo a 0",
)
OTHERS = (
    "Moon Moor1 Moor2",
    "Begato Moor1 Moor2 Moor3",
    "World T8 Moor1",
    "T16 T15 Moor4",
    "Sun Moor1 Moor2 Moor3 Moor4 Matto",
)


def ask(**way: Any) -> Any:
    return draw(kinds()["count-grande"], table.spec("count-grande", **way), game("ottocento"), 0, HOUSE)


def everything(item: Any) -> list[tuple[tuple[Answer, ...], Message]]:
    """All that is asked and said of the right answers, with the answers before."""
    kind, found = kinds()["count-grande"], []
    for given, right in steps(kind, item):
        panel = kind.panel(item, given)
        said = (panel.prompt, *panel.choices, *kind.hints(item, given), *kind.explain(item, given, right).says)
        found += [(given, one) for one in said]
    return found


def test_nothing_is_said_of_moors_in_the_row() -> None:
    """House rule: the scavezzo of a row that nothing breaks counts 4, and the Moors are not counted above it."""
    for others in OTHERS:
        for given, said in everything(ask(method="scavezzo", others=others)):
            for lang in OFFERED:
                told = say(said, lang, "bologna")
                assert not [one for one in WITH_THE_MOORS if one in told], (others, given, told)


def test_the_number_asked_for_is_the_number_of_the_cards_it_names() -> None:
    kind = kinds()["count-grande"]
    for others in OTHERS:
        item = ask(method="scavezzo", others=others)
        given = (kind.right(item),)
        if given == ((-1,),):
            asked, said = (
                kind.panel(item, given).prompt.reason,
                kind.explain(item, given, kind.right(item, given)).says[0],
            )
            assert asked == "ask.scavezzo.above-five"
            cards = said.facts["cards"]
            assert isinstance(cards, tuple)
            assert (len(cards),) == kind.right(item, given)
            assert not set(cards).intersection(MOORS)


@pytest.mark.parametrize("lang", OFFERED)
@pytest.mark.parametrize("name", ["ottocento", "mille"])
def test_what_comes_off_for_a_row_that_nothing_breaks_is_no_scavezzo(name: str, lang: str) -> None:
    """House rule: 4 comes off for the Moors; else 0. Nothing stands above what there is not; on paper the rule alone is told."""
    kind = kinds()["count-grande"]
    for moors, off in ((True, 0), (False, 4)):
        for others in ("Moon Moor1 Moor2", "Begato T9", "Moor1 Moor3", "Sun Matto"):
            rules = game(name).house.read({"moors_in_grande": moors})
            spec = table.spec("count-grande", method="scavezzo", others=others)
            item: Any = draw(kind, spec, game(name), 0, rules)
            given = (kind.right(item), kind.right(item, (kind.right(item),)))
            if given[0] != (-1,):
                continue
            prompt, (_, _, first) = kind.panel(item, given).prompt, kind.hints(item, given)
            paper = Message(f"on-paper.{prompt.reason}", prompt.facts)
            asked, paper_asked, hint = (say(two(one, name), lang, "bologna") for one in (prompt, paper, first))
            assert str(off) in re.findall(r"\d+", asked)
            assert str(off) in re.findall(r"\d+", paper_asked)
            assert ("scavezzo" in asked) == moors
            assert not [word for word in ("above", "più alti", "au-dessus", "sopra") if word in asked + hint.lower()]
            if not moors:
                assert "4" in re.findall(r"\d+", hint)


def two(said: Message, name: str) -> Message:
    """As it is said where each plays alone."""
    return to_two(said) if name == "mille" else said


def test_what_ends_a_row_at_the_5_is_the_house_rule() -> None:
    kind = kinds()["count-grande"]
    row = "Angel World Sun Moon T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"
    for cards, reason in ((f"{row} T5 Moor1", "grande-whole"), (f"{row} Matto Moor1 Moor2", "grande-no-moor-below")):
        item = ask(method="row", cards=cards)
        ends = [said.reason for said in kind.reveal(item).says]
        assert reason in ends
        assert not {"grande-socks", "grande-two-gaps"}.intersection(ends)


def test_what_is_left_of_22_is_no_proof_that_ones_own_cards_were_counted() -> None:
    kind = kinds()["count-grande"]
    for others in ("Moon Moor1 Moor2", "T9 T12 T13", "World T8 Moor1"):
        item = table.ask("count-grande", 0, method="scavezzo", others=others)
        given = (kind.right(item),)
        for start in (21, 22):
            scavezzo = 0 if given == ((-1,),) else int(kind.panel(item).pickable[given[0][0]][1:])
            for answer in ((start - scavezzo,), (start - scavezzo - kind.right(item, given)[0],)):
                if answer != kind.right(item, given):
                    assert not sure(diagnose(kind, item, given, answer))


def test_a_whole_row_without_moors_is_not_said_to_have_22_cards() -> None:
    belief = misconceptions()["twenty-two-cards"]
    for moors in (True, False):
        rules = game("ottocento").house.read({"moors_in_grande": moors})
        spec = table.spec("count-grande", method="scavezzo", others=OTHERS[0])
        item = draw(kinds()["count-grande"], spec, game("ottocento"), 0, rules)
        assert belief.remedied(item) is moors


def test_one_too_many_in_a_subtraction_is_not_said_to_be_counted_from_22() -> None:
    kind = kinds()["count-grande"]
    for others in OTHERS:
        item = table.ask("count-grande", 0, method="scavezzo", others=others, aim=("twenty-two-cards",))
        for given, right in steps(kind, item):
            if len(given) == 2:
                assert not sure(diagnose(kind, item, given, (right[0] + 1,)))


def test_one_opponent_is_spoken_of_as_one() -> None:
    """In Mille each plays alone, so nobody has "their" cards there."""
    mille, many = (
        game("mille"),
        ("their", "theirs", "side", "hanno", "avversari", "leurs", "camp"),
    )
    for moors in (True, False):
        rules = mille.house.read({"moors_in_grande": moors})
        for others in OTHERS:
            item = draw(
                kinds()["count-grande"], table.spec("count-grande", method="scavezzo", others=others), mille, 0, rules
            )
            for given, said in everything(item):
                for lang in OFFERED:
                    told = say(to_two(said), lang, "bologna").lower()
                    assert not set(many).intersection(re.findall(r"\w+", told)), (others, given, told)
