"""What is said after a wrong answer about words, signals and phrases at the table: true here, and no question just answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine import game
from lessons.question.kind import Answer, Given, Item, Said
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield table.ask(kind, seed, game(name), **way)


def slips(kind: str, item: Any, given: Given = ()) -> Iterator[tuple[Answer, Said, str]]:
    """Of every wrong choice of a step: the answer, what is said first of it, and where it is told to look."""
    its = kinds()[kind]
    for place in range(len(its.panel(item, given).choices)):
        if not its.is_right(item, given, (place,)):
            yield (place,), its.slip(item, given, (place,)).says[0], its.look(item, given, (place,)).reason


def in_words(said: Said, item: Item) -> tuple[str, ...]:
    return tuple(say(said, lang, item.game.family) for lang in OFFERED)


# Speaking while the cards are dealt


def test_nothing_is_said_to_go_before_what_is_said_first() -> None:
    found = set()
    for item in asked("speaking", "mineo3", 150, ask="may"):
        for _, said, _ in slips("speaking", item):
            if not said.reason.startswith("speaking.not-"):
                continue
            found.add(said.reason)
            by_cards = item.cards == 5 or said.facts["word"] in ("altre cinque", "vado solo")
            assert (said.reason == "speaking.not-with-so-many") == by_cards
            assert (said.reason == "speaking.not-now") == (bool(item.said) and not by_cards)
    assert found == {"speaking.not-with-so-many", "speaking.not-as-first", "speaking.not-now"}


def test_nobody_is_asked_for_a_word_that_was_just_told_or_never_said() -> None:
    its, found = kinds()["speaking"], set()
    for item in asked("speaking", "mineo3", 150, ask="comes"):
        if len(item.steps) == 1:
            continue
        given = (item.steps[0].right,)
        mine = item.steps[1].about["mine"]
        for _, said, look in slips("speaking", item, given):
            found.add(said.reason)
            assert look != "hint.speaking.jochi-look"
        first = its.hints(item, given)[2]
        assert mine or first.reason != "hint.speaking.jochi-first"
        assert not any("“”" in text or "«»" in text for text in in_words(first, item))
    assert {"speaking.you-only-said", "speaking.you-said-and-it-counts", "speaking.count-the-offers"} <= found


def test_nobody_has_done_what_was_only_said_to_be_allowed() -> None:
    told = re.compile(r"You (signalled|went|took|asked|offered|said|told)\b")
    for kind in ("signal", "speaking", "telling"):
        for belief in about(kind):
            assert not told.match(sentences()[f"diagnosis.{belief.id}"]["en"]), belief.id


# Signals


def test_a_lead_without_a_signal_is_spoken_of_as_one() -> None:
    its, found = kinds()["signal"], 0
    for item in asked("signal", "ottocento", 12, ask="meaning", moment="trump-return", signal="none"):
        said = [its.panel(item).prompt, *its.hints(item)]
        said += [one for answer, slip, _ in slips("signal", item) for one in (slip, its.first_step(item, (), answer))]
        for one in said:
            for text, wrong in zip(in_words(one, item), ("another signal", "altro segnale", "autre signe"), strict=True):
                assert wrong not in text
                assert not re.search("with this signal|Il segnale|avec ce signe|Le signe", text)
                found += 1
    assert found
