"""The first card of a grande is the first and not the next, nothing is said of a scavezzo that is not there, cards are cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from engine.games.bologna.counting.grande import PEZZI
from lessons.question.kind import Answer, Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def test_which_card_comes_first_is_not_answered_with_the_next() -> None:
    kind = kinds()["count-grande"]
    item = ask("count-grande", 0, method="row", cards="Angel World Sun T16 T15 T13 T9 Moor1 Matto")
    begun = (kind.right(item),)
    for given, first in (((), True), (begun, False)):
        nine: Answer = (kind.panel(item, given).pickable.index("T9"),)
        told = [
            kind.error_of(item, given, nine).says[0],
            kind.hints(item, given)[2],
            kind.explain(item, given, nine).says[0],
        ]
        for lang in OFFERED:
            said = [say(one, lang, "bologna") for one in told]
            if first:
                assert not any(
                    word in " ".join(said) for word in ("comes next", "come next", "Adesso", "prossima", "Maintenant")
                )
            assert len(set(said)) == 3
        assert [one.reason for one in told] == (
            ["ladder.not-first", "hint.count-grande.first-of-all", "count-grande.skipped-at-first"]
            if first
            else ["ladder.not-now", "hint.count-grande.first", "count-grande.skipped-beyond"]
        )


def test_where_nothing_breaks_the_row_no_scavezzo_is_spoken_of() -> None:
    kind, seen = kinds()["count-grande"], set()
    for others in ("Sun Moor2 Moor3 Moor4", "Moon T13 T5 Moor2 Moor3 Moor4", "Moon T8 T7 T5 Moor2"):
        item = ask("count-grande", 0, method="scavezzo", others=others)
        socks = kind.right(item) == (-1,)
        given = (kind.right(item),)
        rule = kind.hints(item, given)[1]
        assert ("scavezzo" not in say(rule, "en")) == socks
        given = (*given, kind.right(item, given))
        assert (kind.hints(item, given)[2].reason == "hint.scavezzo.left-first-socks") == socks
        seen.add(socks)
    assert seen == {True, False}


def test_nobody_is_told_to_add_nothing() -> None:
    kind, seen = kinds()["count-grande"], set()
    for others in ("T16 T15 T8 T6 T5 Moor3 Moor4", "Moon T8 T7 T5 Moor2", "Sun Moor2 Moor3 Moor4"):
        item = ask("count-grande", 0, method="scavezzo", others=others)
        given: tuple[Answer, ...] = ()
        for _ in range(2):
            given = (*given, kind.right(item, given))
        first = kind.hints(item, given)[2]
        adds = first.reason == "hint.scavezzo.left-first"
        assert not adds or (first.facts["n"] and first.facts["counted"])
        seen.add(first.reason)
    assert len(seen) == 3


def test_where_the_moon_comes_next_the_head_is_spoken_of() -> None:
    kind = kinds()["count-grande"]
    item = ask("count-grande", 0, method="row", cards="Angel World Sun Moon T16 T15 T11 Matto")
    given: tuple[Answer, ...] = ()
    for part in ("head", "head", "head", "head", "numbers", "numbers"):
        look, rule, _ = kind.hints(item, given)
        assert (look.reason, rule.reason) == (f"hint.count-grande.look-{part}", f"hint.count-grande.rule-{part}")
        given = (*given, kind.right(item, given))


@pytest.mark.parametrize(
    ("cards", "lacks"),
    [
        ("Sun T16 T15 Matto", "The Angel is missing."),
        ("Angel T16 T15 Begato", "none"),
        ("Angel Sun T16 T15", "one, and no contatore"),
    ],
)
def test_what_a_grande_lacks_is_named(cards: str, lacks: str) -> None:
    kind = kinds()["pile-worth"]
    item = ask("pile-worth", 0, part="grande", cards=cards)
    assert kind.right(item) == (0,)
    assert lacks in say(kind.hints(item)[2], "en")
    assert sum(code in cards.split() for code in PEZZI) == kind.hints(item)[2].facts.get("held", 1)


def test_a_line_of_cards_is_put_right_in_cards() -> None:
    kind = kinds()["find-error"]
    cards = "Angel Sun Moon T16 T15 T12 Begato Matto SN SJ BK BQ BN BJ BA CN CJ DQ DN DJ"
    item = ask("find-error", 0, of="sequences", error="world-needed", cards=cards)
    here = next(
        one for one in kind.explain(item, (), (len(item.lines),)).says if one.reason.startswith("find-error.here")
    )
    assert say(here, "en") == "Line 1 says “none”; it should be 7 cards."
    assert say(here, "it") == "La riga 1 dice «niente»; dovevano essere 7 carte."
    assert say(here, "fr").endswith("ce devrait être 7 cartes.")


def test_points_are_put_right_in_points() -> None:
    assert say(Message("find-error.here", {"line": 4, "written": 116, "should": 58}), "en").endswith("58.")


FULL = "Angel World Sun Moon T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"


def _after(item: Any, *codes: str) -> tuple[Answer, ...]:
    """The answers that lay these cards, one after another."""
    kind, given = kinds()["count-grande"], ()
    for code in codes:
        given = (*given, (kind.panel(item, given).pickable.index(code),))
    return given


@pytest.mark.parametrize(
    ("cards", "row", "picked", "told"),
    [
        (f"{FULL} Moor1 Matto", FULL, "Matto", "the missing card, and the row goes on with the Moor."),
        (f"{FULL} T5 Moor1 Matto", f"{FULL} T5", "Matto", "stands in for no card here"),
        (f"{FULL} T5 Moor1 Matto", f"{FULL} T5 Moor1", "Matto", "stands in for no card here"),
        ("Angel World T15 T13 Begato Matto", "Angel World", "Matto", "for a missing card of the head: card 3"),
        ("Angel World T15 T13 Begato Matto", "Angel World Matto", "Begato", "stands in for no card here"),
        ("Angel Sun T16 T14 Begato", "Angel", "Begato", "for a missing card of the head: card 2"),
        ("Angel World Sun T16 T13 Matto", "Angel World Sun", "Matto", "and the row goes on with the Star (16)."),
        (f"{FULL} Moor1 Matto", FULL, "Moor1", "First comes the Matto"),
        ("Angel Sun T15 T14 T12 Moor3 Matto", "Angel", "Moor3", "two of World, Sun and Moon: first comes the Matto"),
        ("Angel World T16 T14 Matto", "Angel World", "T16", "two of World, Sun and Moon: first comes the Matto"),
        ("Angel World T16 T14 Matto", "Angel World", "", "two of World, Sun and Moon: first comes the Matto"),
        ("Angel World Sun Moon T16 T14 T13 Matto", "Angel World Sun Moon T16", "", "goes on with the Devil (14)."),
        (
            "Angel World T16 T15 T14 T12 T11 T9 T8 T6 Moor1 Begato Matto",
            "Angel World Begato T16 T15 T14",
            "T6",
            "First comes the Matto, in place of the missing card; the row goes on with the Traitor (12).",
        ),
    ],
)
def test_what_a_contatore_stands_in_for(cards: str, row: str, picked: str, told: str) -> None:
    kind = kinds()["count-grande"]
    item = ask("count-grande", 0, method="row", cards=cards)
    given = _after(item, *row.split())
    answer: Answer = (kind.panel(item, given).pickable.index(picked) if picked else -1,)
    assert told in say(kind.explain(item, given, answer).says[0], "en", "bologna")


def test_what_follows_a_contatore_in_the_row_may_follow_it() -> None:
    kind, seen = kinds()["count-grande"], set()
    for seed in range(30):
        item = ask("count-grande", seed, method="row")
        given: tuple[Answer, ...] = ()
        while (panel := kind.panel(item, given)).mode == "one":
            for place in (-1, *range(len(panel.pickable))):
                said = kind.explain(item, given, (place,)).says[0]
                seen.add(said.reason)
                if said.reason in ("count-grande.laid-instead", "count-grande.gap-first"):
                    wild = said.facts["wild" if said.reason.endswith("gap-first") else "card"]
                    after = (*given, (panel.pickable.index(str(wild)),))
                    follows = kind.panel(item, after).pickable.index(str(said.facts["below"]))
                    assert kind.is_right(item, after, (follows,))
            if kind.explain(item, given, kind.right(item, given)).done:
                break
            given = (*given, kind.right(item, given))
    assert {"count-grande.gap-first", "count-grande.laid-instead", "count-grande.laid-in-the-head"} <= seen


@pytest.mark.parametrize(("lang", "word"), [("en", "sequence"), ("it", "sequenz"), ("fr", "séquence")])
def test_a_number_of_sequences_is_not_taken_for_one_of_cards(lang: Any, word: str) -> None:
    for rows in range(4):
        assert word in say(Message("hint.count.pile-sequences.first", {"rows": rows}), lang)


@pytest.mark.parametrize("name", ["ottocento", "mille"])
@pytest.mark.parametrize("others", ["T15 T14 Moor1 Begato", "T16 T14 T7 Matto"])
def test_no_contatore_is_said_to_stand_above_the_scavezzo(name: str, others: str) -> None:
    """The Bégato is the lowest trump, the Matto has no rank; both count like higher ones (ottocento#scavezzo-della-grande)."""
    item, kind = ask("count-grande", 0, game(name), method="scavezzo", others=others), kinds()["count-grande"]
    first = kind.right(item)
    given = (first, kind.right(item, (first,)))
    for lang, contatori, above in (
        ("en", "contatori", r"^Above|above it"),
        ("it", "contatori", r"^Sopra"),
        ("fr", "contatori", r"^Au-dessus|cartes? au-dessus"),
    ):
        for said in (*kind.explain(item, given[:1], given[1]).says, kind.panel(item, given).prompt):
            told = say(said, lang, "bologna")
            assert contatori in told
            assert not re.search(above, told), told
