"""What is said after a wrong answer is about that very answer: the first step, where to look, and nothing that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Item, Said
from lessons.question.registry import about, kinds
from lessons.question.stepwise import astray
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import LANGS, OFFERED, Lang
from tests.lessons import table
from tests.lessons.test_bots import anything

EN, IT = Lang("en"), Lang("it")


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def wrong(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, Answer]]:
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


def first(kind: str, item: Item, answer: Answer) -> Said:
    """The first step that is told with this wrong answer."""
    its = kinds()[kind]
    found = marking.mark(its, item, (), answer)
    return ladder.told(its, item, (), answer, found, 2).says[-1]


def cards_of(said: Said) -> tuple[str, ...]:
    """The cards that a sentence names."""
    several, one = said.facts.get("cards", ()), said.facts.get("card")
    return (*(map(str, several) if isinstance(several, tuple) else ()), *([str(one)] if one else []))


PICKED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("lay-away", "vanto", {}),
    ("lay-away", "french5", {}),
    ("may-leave", "ottocento", {}),
    ("give-for-matto", "ottocento", {}),
)


@pytest.mark.parametrize(("kind", "name", "way"), PICKED, ids=[f"{kind} {name}" for kind, name, _ in PICKED])
def test_the_first_step_names_a_card_that_was_picked_wrongly_or_left_out(kind: str, name: str, way: Any) -> None:
    seen = set()
    for item, answer in wrong(kind, name, 25, **way):
        added, left_out = astray(item.at(()), answer)
        assert first(kind, item, answer).facts["card"] in (added or left_out)
        seen.add(bool(added))
    assert seen == {True, False}


def called(code: str, item: Item) -> tuple[str, int]:
    """What a card is told from others by: one Moor is called as another."""
    return item.game.pack[code].suit, item.game.pack[code].strength


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("choose-card", "ottocento", {"ask": "lead"}),
        ("choose-card", "ottocento", {"ask": "trumps"}),
        ("choose-card", "french4", {"ask": "keys"}),
        ("problem", "ottocento", {}),
    ],
)
def test_of_the_card_just_played_nobody_says_once_more_that_it_is_wrong(kind: str, name: str, way: Any) -> None:
    its = kinds()[kind]
    for item, answer in wrong(kind, name, 8, **way):
        if its.slip(item, (), answer).refused:
            continue
        said = first(kind, item, answer)
        if said.reason in ("hint.choose-card.any-other", "hint.choose-card.the-other"):
            continue
        (other,) = cards_of(said)
        played = its.panel(item).pickable[answer[0]]
        right = its.panel(item).pickable[its.right(item)[0]]
        assert called(other, item) not in (called(played, item), called(right, item))


def test_a_king_of_whom_it_was_said_what_he_counts_is_not_asked_about() -> None:
    for item, answer in wrong("may-leave", "ottocento", 40, ask="these"):
        said = kinds()["may-leave"].slip(item, (), answer).says[0]
        assert (
            first("may-leave", item, answer).facts.get("card") != said.facts["card"]
            or len([card for card in item.left if card.is_trump]) == 0
        )


MOORS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("who-wins", {"trick": "Moor1 Moor3 B6 Begato"}, 0),
    ("next-to-act", {"ask": "lead", "who": "you", "trick": "Moor1 Moor3 B6 Begato"}, 0),
    ("pack-at-home", {"ask": "takes", "custom": "number", "shown": "Moor4 Moor3"}, 0),
)
"""Situations where one Moor loses to another, and the answer that takes it for the winner."""


@pytest.mark.parametrize(("kind", "way", "place"), MOORS, ids=[kind for kind, _, _ in MOORS])
def test_where_a_moor_wins_nobody_says_that_the_moor_does_not(kind: str, way: dict[str, Any], place: int) -> None:
    its, item = kinds()[kind], ask(kind, 0, game("ottocento"), **way)
    assert not its.is_right(item, (), (place,))
    found = marking.mark(its, item, (), (place,))
    said = (*its.slip(item, (), (place,)).says, *ladder.solution(its, item, (), (place,), found).says)
    untrue = ("The Moor does not win", "The Moor is not ahead", "Il Moro non", "Qui il Moro", "Le Maure n")
    for lang in OFFERED:
        texts = [say(one, lang, "bologna") for one in said]
        assert not any(word in text for word in untrue for text in texts), texts
        assert "It should have been the Moor." not in texts


# Where to look


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_only_who_took_another_suit_for_the_winner_is_sent_to_look_for_trumps(name: str) -> None:
    seen = set()
    for item, answer in wrong("who-wins", name, 40):
        look = kinds()["who-wins"].look(item, (), answer)
        winner = item.trick[kinds()["who-wins"].right(item)[0]]
        same = item.trick[answer[0]].suit == winner.suit
        assert (look.reason == "hint.who-wins.look-same") == same
        seen.add(same)
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_where_every_card_is_in_the_running_nobody_says_only(name: str) -> None:
    seen = set()
    for seed in range(60):
        item = ask("who-wins", seed, game(name))
        for said in kinds()["who-wins"].applied(item):
            if said.reason.startswith("hint.who-wins.first") and not said.reason.endswith("-level"):
                whole = len(cards_of(said)) == len(item.trick)
                assert (said.reason == "hint.who-wins.first-all") == whole
                seen.add(whole)
    assert seen == {True, False}


def test_the_hints_speak_of_the_excuse_that_was_led_only_where_it_was() -> None:
    seen = set()
    for seed in range(40):
        item = ask("last-trick", seed, game("french4"), ask="takes")
        look, _, last = kinds()["last-trick"].hints(item)
        led = item.trick[0].is_fool
        assert (look.reason == "hint.last-trick.takes-look") == led
        assert (last.reason == "hint.last-trick.takes-first") == led
        seen.add(led)
    assert seen == {True, False}


def test_where_the_petit_is_missing_nobody_is_to_find_out_whose_trick_it_is() -> None:
    seen = set()
    for seed in range(60):
        item = ask("last-trick", seed, game("french5"), ask="petit")
        there = any(card.code == "T1" for card in item.trick)
        assert (kinds()["last-trick"].hints(item)[2].reason == "hint.last-trick.first") == there
        seen.add(there)
    assert seen == {True, False}


def test_whose_the_trick_is_nobody_asks_who_has_just_been_told() -> None:
    ways: tuple[tuple[str, dict[str, Any]], ...]
    ways = (("problem", {}), ("choose-card", {"ask": "keys"}), ("choose-card", {"ask": "follow"}))
    for kind, way in ways:
        its = kinds()[kind]
        for item, answer in wrong(kind, "ottocento", 12, **way):
            said = its.slip(item, (), answer)
            own, look = say(said.says[0], EN, "bologna"), say(its.look(item, (), answer), EN, "bologna")
            told = re.search(r"trick is (theirs|certainly|the opponents)|highest card is an opponent's", own)
            assert said.refused or not told or "Whose" not in look, own


def test_where_a_court_is_forced_not_every_card_is_said_to_be_free() -> None:
    hand, others = "SH S7 CK", {"right": "T9 D5 B5", "left": "T8 D6 B6"}
    item, kind = ask("play-tricks", 0, game("calatafimi3"), hand=hand, **others), kinds()["play-tricks"]
    look, rule, _ = kind.hints(item)
    assert (look.reason, rule.reason) == ("hint.legal-plays.look-bound", "hint.legal-plays.rule-bound")
    pip = kind.panel(item).pickable.index("S7")
    assert kind.look(item, (), (pip,)).reason == "hint.choose-card.look-then"
    item = ask("legal-plays", 0, game("calatafimi3"), hand="T6 SH S7 CK C5")
    says = kinds()["legal-plays"].explain(item, (), kinds()["legal-plays"].right(item)).says
    assert "free-lead" not in {said.reason for said in says}


@pytest.mark.parametrize(
    ("hand", "trick", "picked", "look"),
    [
        ("CK C7 D5 T6", "CM", "CK D5", "hint.legal-plays.asked"),
        ("CK C7 D5 T6", "CM", "C7", "hint.legal-plays.look-bound"),
        ("Fool D5 T6", "", "D5 T6 Fool", "hint.legal-plays.look-fool-leads"),
        ("Fool D5 D7 T6", "", "D5 D7", "hint.legal-plays.look-again"),
    ],
)
def test_where_to_look_for_what_may_be_played_is_where_the_mistake_is(
    hand: str, trick: str, picked: str, look: str
) -> None:
    item, kind = ask("legal-plays", 0, game("calatafimi3"), hand=hand, trick=trick), kinds()["legal-plays"]
    answer = tuple(kind.panel(item).pickable.index(code) for code in picked.split())
    assert not kind.is_right(item, (), answer)
    assert kind.look(item, (), answer).reason == look


# What is there


@pytest.mark.parametrize("reason", ["void-trumps", "follows-suit", "must-trump"])
def test_a_lone_card_is_not_spoken_of_as_several(reason: str) -> None:
    one = Said(reason, {"suit": "C", "card": "T9", "cards": ("T9",)})
    several = Said(reason, {"suit": "C", "card": "T9", "cards": ("T9", "T4")})
    for lang in LANGS:
        assert say(one, lang, "sicily") != say(several, lang, "sicily")


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_a_card_comes_back_for_the_sake_of_the_one_trump_there_is(family: str) -> None:
    said = Said("play-tricks.back-must-trump", {"suit": "C", "card": "DJ", "cards": ("T9",)})
    assert "a trump." in say(said, EN, family)
    assert re.search(r"un (trionfo|atout)\.", say(said, IT, family))


SAYS_TOO_MUCH = {
    "void-trumps": ("on the table", "in tavola", "ceux du pli"),
    "diagnosis.only-pips-may-go": ("Queens", "Regine", "Reines"),
    "diagnosis.only-pips-may-go@france": ("Queens", "Regine", "Dames"),
    "remedy.only-pips-may-go": ("soloist", "gioca da solo", "joue seul"),
    "diagnosis.kings-are-suit-cards": ("their suits", "insieme", "avec les autres"),
    "diagnosis.low-trumps-may-go": ("small", "piccoli", "petits"),
    "diagnosis.angel-on-a-moor": ("sure", "sicuro", "sûr"),
    "diagnosis.leads-own-king": ("sure", "assicurarti", "sûr"),
    "diagnosis.ducks-with-the-king": ("catch", "migliore", "meilleur"),
    "diagnosis.leads-the-matto": ("rid", "liberartene", "défaire"),
    "diagnosis.begato-as-small-change": ("because", "perché", "parce que"),
    "advice-petit-waits": ("no trumps", "nessun atout", "aucun atout"),
    "advice-petit-lives": ("draws nobody's", "uscire nessun", "aucun atout"),
    "who-wins.trumped@france": ("wins", "Vince", "l'emporte"),
}
"""What is said -> words for what may not be there, for why somebody did it, or for what the next sentence says."""


@pytest.mark.parametrize("reason", sorted(SAYS_TOO_MUCH))
def test_a_sentence_says_only_what_the_answer_shows(reason: str) -> None:
    for text in (sentences()[reason][lang] for lang in LANGS):
        assert not any(word in text for word in SAYS_TOO_MUCH[reason]), text


def test_a_trump_that_may_not_go_at_all_is_not_asked_to_be_shown() -> None:
    belief = next(one for one in about("lay-away") if one.id == "laid-away-trumps-stay-hidden")
    kind, seen = kinds()["lay-away"], set()
    for seed in range(150):
        item = ask("lay-away", seed, game("french4"), ask="these")
        hides = kind.misled(item, (), belief) is not None
        may = kind.panel(item).choices[kind.right(item)[0]].reason == "lay-away.yes-shown"
        assert may or not hides
        seen.add(hides)
    assert seen == {True, False}


CONCERNS = {
    "kings-are-suit-cards": lambda card: card.rank == "K",
    "only-pips-may-go": lambda card: card.rank in ("Q", "N", "H", "J", "M"),
    "low-trumps-may-go": lambda card: card.is_trump,
    "never-a-trump-away": lambda card: card.is_trump,
}


@pytest.mark.parametrize("name", ["mineo4", "tortorici3", "french5"])
def test_nobody_is_asked_about_kings_or_courts_who_was_shown_none(name: str) -> None:
    kind, seen = kinds()["lay-away"], set()
    for seed in range(150):
        item = ask("lay-away", seed, game(name), ask="these")
        for belief in about("lay-away"):
            if belief.id in CONCERNS and kind.misled(item, (), belief) is not None:
                assert any(map(CONCERNS[belief.id], item.left)), belief.id
                seen.add(belief.id)
    assert {"kings-are-suit-cards", "only-pips-may-go", "low-trumps-may-go"} <= seen


def test_whether_trumps_are_shown_is_not_looked_for_among_what_stays() -> None:
    kind, found = kinds()["lay-away"], 0
    for seed in range(40):
        item = ask("lay-away", seed, game("french5"), ask="these")
        shown, right = 1, kind.right(item)[0]
        if right == 0:
            found += 1
            assert kind.look(item, (), (shown,)).reason == "hint.lay-away.look-shown"
            assert first("lay-away", item, (shown,)).reason == "hint.lay-away.first-shown"
    assert found


def test_the_usual_card_is_named_once_as_right_and_once_with_its_reason() -> None:
    kind = kinds()["give-for-matto"]
    for item, answer in wrong("give-for-matto", "ottocento", 20, ask="usual"):
        says = ladder.solution(kind, item, (), answer, marking.mark(kind, item, (), answer)).says
        card = kind.panel(item).pickable[kind.right(item)[0]]
        assert sum(card in cards_of(said) for said in says) <= 2
