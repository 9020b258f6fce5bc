"""What is said of a card to be played, a trick, a seat or a picture fits the cards and the players that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Message
from lessons.question.registry import kinds
from tests.lessons.feedback.test_true_of_every_answer import asked, in_words, says, told
from tests.lessons.test_bots import anything


def anybody(kind: str, item: Any, seed: int) -> Iterator[tuple[Answer, tuple[Message, ...]]]:
    """What is said in the end of a few answers by chance, with all that was said before."""
    its, rng = kinds()[kind], Random(seed)
    for _ in range(3):
        answer = anything(its.panel(item), rng)
        found = marking.mark(its, item, (), answer)
        if not found.ok:
            before = [said for heard in range(3) for said in ladder.told(its, item, (), answer, found, heard).says]
            yield answer, (*before, *ladder.solution(its, item, (), answer, found).says)


def test_one_trump_is_not_told_as_several_and_no_other_where_none_was_picked() -> None:
    several, another = re.compile("trumps:|dei trionfi|degli atout"), re.compile("another|un altro tuo|Un autre")
    met = set()
    for name in ("ottocento", "mineo3", "french3"):
        for seed, item in enumerate(asked("legal-plays", name, 25)):
            trumps = [i for i, card in enumerate(item.hand) if card.is_trump]
            if not trumps or item.looks_back:
                continue
            for said in kinds()["legal-plays"].applied(item):
                if len(trumps) == 1 and item.led not in (None, *(card.suit for card in item.hand)):
                    met.add("one")
                    assert not any(several.search(text) for text in in_words(said, item).values()), said
            fool = [i for i, card in enumerate(item.hand) if card.is_fool and item.verdicts[card].ok]
            if fool and item.led == "T":
                met.add("none picked")
                (first, *_) = told("legal-plays", item, (fool[0],))
                assert not any(another.search(text) for text in in_words(first, item).values()), (seed, first)
    assert met == {"one", "none picked"}


def test_where_the_fool_was_led_nothing_else_is_said_to_have_been() -> None:
    led = re.compile(
        r"(trumps|suits?|cups|swords|clubs|batons|coins|spades|hearts|diamonds) were led|usciti (a|ad) ", re.I
    )
    met = 0
    for kind, name, way in (
        ("legal-plays", "ottocento", {}),
        ("legal-plays", "french4", {}),
        ("who-wins", "french3", {}),
        ("last-trick", "french3", {"ask": "takes"}),
    ):
        for seed, item in enumerate(asked(kind, name, 120, **way)):
            if item.trick and item.trick[0].is_fool:
                for _, heard in anybody(kind, item, seed):
                    met += 1
                    for said in heard:
                        assert not any(led.search(text) for text in in_words(said, item).values()), (kind, said)
    assert met > 20
    for code in ("play-tricks.follow", "play-tricks.back-must-follow", "practice.follow", "coach.take-in-trumps"):
        assert not says(code, "were led", "usciti a", "entamé"), code


def test_nobody_is_called_your_partner_where_nobody_was_named() -> None:
    met = 0
    for name in ("french3", "french4", "mineo3", "ottocento"):
        for item in asked("play-tricks", name, 30, leader="left"):
            its = kinds()["play-tricks"]
            named = name == "ottocento" or bool(its.panel(item).lines)
            partner = [said for said in its.solution(item) if said.reason == "practice.partner-takes"]
            met += not named
            assert named or not partner
    assert met


def test_of_two_players_nobody_sits_to_the_right() -> None:
    for name in ("french2", "calatafimi2", "mille"):
        for seed, item in enumerate(asked("next-to-act", name, 30)):
            for _, heard in anybody("next-to-act", item, seed):
                for said in (*heard, *kinds()["next-to-act"].hints(item)):
                    for text in in_words(said, item).values():
                        assert not re.search("other.*other|altro.*altro|autre.*autre", text), said
                        assert not re.search(r"\b(right|left|anticlockwise|destra|sinistra|droite|gauche)\b", text), (
                            said
                        )


def test_who_has_led_the_fool_is_not_asked_whether_there_is_such_a_card() -> None:
    """Even where only one other card is left to lead."""
    met, its = 0, kinds()["play-tricks"]
    for name in ("mineo3", "ragusa", "calatafimi3"):
        for item in asked("play-tricks", name, 40, each=2):
            state = item.at(())
            for place, card in enumerate(item.hand(state)):
                if item.verdicts(state)[card].reason == "fool-may-not-lead":
                    met += 1
                    assert its.look(item, (), (place,)).reason == "hint.choose-card.look-then"
    assert met


def test_a_court_is_told_to_be_forced_only_before_another_card_of_its_suit() -> None:
    """Whoever holds a King alone follows suit with it, and may lead it as anything else (sicilian#calatafimi)."""
    alone = forced = 0
    its = kinds()["play-tricks"]
    for leader, of in product(("you", "left"), ("suits", "all")):
        for item in asked("play-tricks", "calatafimi3", 150, of=of, leader=leader):
            state = item.at(())
            for said in (its.hints(item)[1], *its.reveal(item).says):
                if said.reason.startswith("is-"):
                    forced += 1
                    suit = item.game.pack[said.facts["card"]].suit
                    assert sum(card.suit == suit for card in item.hand(state)) > 1, (item.hand(state), said)
            held = [card.suit for card in item.hand(state)]
            alone += any(card.rank == "K" and held.count(card.suit) == 1 for card in item.legal(state))
    assert alone
    assert forced


def test_a_card_is_not_told_by_what_another_shares() -> None:
    met = set()
    for name in ("ottocento", "mineo3", "french4"):
        for item in asked("which-of-two", name, 80):
            hint = kinds()["which-of-two"].hints(item)[0].reason.rpartition(".")[2]
            wanted, others = item.wanted[0], [card for card in item.shown if not item.fits(card)]
            met.add(hint)
            if hint == "none":
                assert any((card.is_trump and card.rank.isdigit()) or name != "ottocento" for card in others), (
                    item.shown
                )
            if hint == "signs":
                assert any(card.rank != wanted.rank for card in others), item.shown
    assert {"none", "all-none", "signs-shape"} <= met


def test_who_names_one_card_of_several_may_have_meant_the_one_to_be_played() -> None:
    met = 0
    for item in asked("legal-plays", "mineo3", 80):
        right = kinds()["legal-plays"].right(item)
        if len(right) > 2:
            for place in right:
                met += 1
                assert marking.mark(kinds()["legal-plays"], item, (), (place,)).diagnosis is None
    assert met


def test_nobody_is_sent_to_look_for_a_suit_that_they_were_told_they_have() -> None:
    met = 0
    its = kinds()["play-tricks"]
    for name in ("ottocento", "mineo3", "french4"):
        for item in asked("play-tricks", name, 20, leader="left"):
            panel = its.panel(item)
            for place in range(len(panel.pickable)):
                told = its.error_of(item, (), (place,)).says[0].reason == "play-tricks.back-must-follow"
                if told and len(item.legal(item.at(()))) > 1:  # else there is nothing else
                    met += 1
                    assert its.look(item, (), (place,)).reason == "hint.choose-card.look-then"
    assert met


DUTY = re.compile(
    r"you must|you have to (trump|follow)|must still|\bdevi (tagliare|rispondere|giocare|superare)|lo devi|tu dois|il faut",
    re.IGNORECASE,
)
"""What denies that the fool in hand might be played instead."""


def test_while_the_fool_may_be_played_no_trump_and_no_suit_is_said_to_be_a_duty() -> None:
    """The Matto, the Fuggitivo shown and the Excuse go to any trick: what is forbidden is another suit."""
    met = set()
    for name in ("ottocento", "mineo3", "french4"):
        for seed, item in enumerate(asked("legal-plays", name, 60)):
            if item.looks_back or not any(card.is_fool and item.verdicts[card].ok for card in item.hand):
                continue
            said = [Message(one.reason, one.facts, one.source) for one in item.verdicts.values()]
            for _, heard in anybody("legal-plays", item, seed):
                # A rule that is told as one names the fool beside it.
                said += [one for one in heard if not one.reason.startswith(("hint.", "remedy."))]
            for one in said:
                met.add(one.reason)
                # Who plays a trump must go higher, and this sentence says "when".
                for text in () if one.reason == "must-overtrump" else in_words(one, item).values():
                    assert not DUTY.search(text), (one, text)
    assert met >= {"must-follow", "must-trump", "void-trumps", "must-overtrump"}
