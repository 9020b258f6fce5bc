"""What is said after a wrong answer about words, signals and phrases at the table: true here, and no question just answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engine import game
from lessons.question.kind import Answer, Answers, Item, Message
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons import table


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield table.ask(kind, seed, game(name), **way)


def by_house(kind: str, name: str, rule: str, choice: str, seeds: int = 40) -> Iterator[tuple[Any, str]]:
    """So many situations by a house rule of the table, with everything in English that may be said of wrong answers to it."""
    its, rules = kinds()[kind], game(name).house().read({rule: choice})
    for seed in range(seeds):
        item: Any = its.make(its.Spec(id="q", skill="s"), game(name), Random(seed), rules)
        said = [*its.hints(item), *item.steps[0].why]
        for answer, slip, look in slips(kind, item):
            said += [slip, Message(look), its.first_step(item, (), answer)]
        yield item, " ".join(in_words(one, item)[0] for one in said)


def slips(kind: str, item: Any, given: Answers = ()) -> Iterator[tuple[Answer, Message, str]]:
    """Of every wrong choice of a step: the answer, what is said first of it, and where it is told to look."""
    its = kinds()[kind]
    for place in range(len(its.panel(item, given).choices)):
        if not its.is_right(item, given, (place,)):
            yield (place,), its.error_of(item, given, (place,)).says[0], its.look(item, given, (place,)).reason


def in_words(said: Message, item: Item) -> tuple[str, ...]:
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
            by_words = bool(item.said) and not by_cards
            offer = said.facts["word"] == "pago"  # nothing that was said forbids it: nobody is left to take it
            assert (said.reason == "speaking.not-now") == (by_words and not offer)
            assert (said.reason == "speaking.not-as-last") == (by_words and offer)
            assert not offer or by_cards or len(item.said) == item.game.seats - 1
    assert found == {f"speaking.not-{one}" for one in ("with-so-many", "as-first", "now", "as-last")}


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


def test_nothing_is_cancelled_where_nothing_was_offered() -> None:
    its, found = kinds()["speaking"], set()
    for name in ("mineo3", "ragusa"):
        for item in asked("speaking", name, 120, ask="comes"):
            why = [said.reason for said in item.steps[0].why]
            ended = why[0] in ("speaking.so-on", "speaking.so-solo", "speaking.so-solo-double")
            assert ("speaking.so-cancelled" in why) == (ended and "pago" in item.said)
            found.add((why[0], len(why)))
            for answer, said, _ in slips("speaking", item):
                if said.reason == "speaking.how-many":  # that it is a solo was right
                    assert its.first_step(item, (), answer).reason == "hint.speaking.comes-first-worth"
    assert {("speaking.so-solo", 1), ("speaking.so-solo", 2), ("speaking.so-on", 1), ("speaking.so-on", 2)} <= found
    for key in ("so-on", "so-solo", "so-solo-double"):
        assert not re.search("offer|cancel|annull|annul", " ".join(sentences()[f"speaking.{key}"].values()))


def test_the_last_word_is_told_where_it_decides_and_else_what_became_of_the_offer() -> None:
    its, found = kinds()["speaking"], set()
    for item in asked("speaking", "mineo3", 150, ask="comes"):
        hint, outcome = its.hints(item)[2], item.steps[0].about["outcome"]
        last = hint.reason
        if last == "hint.speaking.comes-first":
            assert outcome in ("on", "solo", "solo-double") or set(item.said) == {"passo"}
            assert hint.facts["word"] == ("mischio" if outcome == "thrown-in" else item.said[-1])
            assert outcome == "thrown-in" or item.said[-1] != "passo"
        found.add((outcome, last))
    for outcome, last in (
        ("paid", "comes-first-taken"),
        ("thrown-in", "jochi-first-untaken"),
        ("on", "comes-first-one"),
    ):
        assert (outcome, f"hint.speaking.{last}") in found


def test_the_last_hint_tells_no_word_that_was_told_at_once() -> None:
    its, found = kinds()["speaking"], set()
    for item in asked("speaking", "mineo3", 150, ask="comes"):
        given = (item.steps[0].right,)
        for answer, said, _ in slips("speaking", item, given) if len(item.steps) > 1 else ():
            first = its.first_step(item, given, answer)
            assert (first.reason == "hint.speaking.jochi-first-each") == (said.reason == "speaking.count-the-offers")
            found.add(first.reason)
    assert {"hint.speaking.jochi-first", "hint.speaking.jochi-first-each"} <= found
    assert all("?" in text for text in sentences()["hint.speaking.jochi-first"].values())


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
            for text, wrong in zip(
                in_words(one, item), ("another signal", "altro segnale", "autre signe"), strict=True
            ):
                assert wrong not in text
                assert not re.search("with this signal|Il segnale|avec ce signe|Le signe", text)
                found += 1
    assert found


def test_where_to_look_at_a_signal_fits_every_signal_made_there() -> None:
    # After a volo no trumps are left, and it asks for nothing and tells nobody what to do.
    for key, wrong in (
        ("trump", "length|lunghezza|longueur"),
        ("trump-return", "descri|décrit"),
        ("trump-late", "to do|fare|faire"),
        ("asks", "request is|Quale[?]|Laquelle"),
    ):
        assert not re.search(wrong, " ".join(sentences()[f"hint.signal.look-{key}"].values())), key


def test_a_king_that_was_told_to_have_gone_is_not_looked_for() -> None:
    its, found = kinds()["signal"], set()
    for item in asked("signal", "ottocento", 80, ask="may"):
        for answer, said, look in slips("signal", item):
            if said.reason == "signal.off-king-gone":
                first = its.first_step(item, (), answer).reason
                assert "king" not in first + look
                assert (first == "signal.off-leads") == (not item.trick)
                found.add(first)
    assert "signal.off-leads" in found


# Table talk


def test_of_a_phrase_only_words_are_explained_that_stand_in_it() -> None:
    its, seen = kinds()["talk"], set()
    for name, way in (("mineo3", "means"), ("mineo3", "says"), ("mineo4", "means")):
        for item in asked("talk", name, 60, ask=way):
            rule, gesture = its.hints(item)[1], item.phrase.says.startswith("(")
            seen.add(rule.reason)
            there = [one.says.casefold() for one in (item.offered if way == "says" else (item.phrase,))]
            for word in rule.facts.get("words", ()):
                assert any(str(word) in text for text in there)
            if way == "means" and "asked" in rule.reason:
                assert item.phrase.says.endswith("?")
            if rule.reason in ("hint.talk.rule-asked", "hint.talk.rule-told", "hint.talk.rule-says"):
                assert len({one.says.endswith("?") for one in item.offered}) == 2
            if any(one.says.startswith("Chistu") for one in item.offered) and way == "says":
                assert "re" not in rule.facts.get("words", ())
            assert not {"jocu", "iocu"} <= {*rule.facts.get("words", ())}
            assert (gesture and way == "means" and item.alike) == (rule.reason == "hint.talk.rule-gesture")
            assert "Chistu" not in item.phrase.says or way == "says" or "words" not in rule.facts
            assert len({in_words(one, item) for one in item.steps[0].why}) == len(item.steps[0].why)
    assert {"hint.talk.rule-words", "hint.talk.rule-words-asked", "hint.talk.rule-asked", "hint.talk.rule-told"} <= seen


def test_a_moment_taken_for_another_is_told_from_that_one() -> None:
    found = set()
    for item in asked("talk", "mineo3", 60, ask="when"):
        for _, said, look in slips("talk", item):
            both = said.reason in ("talk.then-advice", "talk.then-asking") and item.phrase.when == "before-lead"
            assert (look == "hint.talk.look-asks") == both
            assert (look == "hint.talk.look-means") == (said.reason == "talk.then-during")
            found.add(look)
    assert len(found) == 4


def test_a_gesture_is_no_phrase_and_a_moment_it_is_not_made_at_is_no_fact() -> None:
    its, gestures = kinds()["talk"], 0
    for item in asked("talk", "mineo3", 60, ask="when"):
        for answer, said, _ in slips("talk", item):
            french = in_words(said, item)[list(OFFERED).index(Lang("fr"))]
            assert french.startswith(("Ce serait", "Un pli serait"))
            if item.phrase.says.startswith("("):
                gestures += 1
                for one in (said, its.look(item, (), answer), its.first_step(item, (), answer)):
                    assert not re.search(
                        "phrase|frase|chi parla|parla di", " ".join(in_words(one, item)), re.IGNORECASE
                    )
    assert gestures


def test_what_is_said_within_a_sentence_never_begins_with_a_small_i() -> None:
    for key, texts in sentences().items():
        if re.fullmatch(r"(talk|diagnosis|signal|bid|gloss)\.[^.]+", key):
            assert not texts["en"].startswith(("I ", "I'")), key


# Rivanto


def test_it_is_the_last_round_s_chance_that_nobody_let_go_by() -> None:
    for text, word in zip(sentences()["announcing.so-few"].values(), ("that", "quell'", "cette"), strict=True):
        assert word in text


def test_where_any_opponent_may_challenge_no_chance_is_asked_for() -> None:
    for name in ("mineo3", "mineo4", "ragusa"):
        for item, said in by_house("announcing", name, "rivanto", "any_opponent"):
            assert item.may == frozenset(item.others)
            assert not re.search("no chance|let that chance|could not call|had not spoken|who had", said, re.IGNORECASE)


def test_where_signals_wait_for_no_king_none_is_asked_for() -> None:
    found = set()
    for item, said in by_house("signal", "ottocento", "signals", "before_king"):
        assert not re.search("whose King|has its King|among the earlier", said)
        found.add(item.steps[0].right)
    assert len(found) > 1


def test_where_every_aria_may_be_told_more_is_looked_for_than_the_20() -> None:
    for choice, more in (("giove", False), ("arie", True)):
        for item, _ in by_house("telling", "barcellona3", "announcements", choice, 20):
            _, rule, first = kinds()["telling"].hints(item)
            assert ("16" in in_words(rule, item)[0]) == more
            assert "17" not in in_words(first, item)[0]
            assert more or first.reason != "hint.telling.first-arie"


def test_who_has_found_the_20_is_sent_to_the_cards_beside_it() -> None:
    its, found = kinds()["telling"], set()
    for item in asked("telling", "barcellona3", 80):
        for answer, said, _ in slips("telling", item):
            beside = said.reason.startswith("telling.no.needs-giove") and item.may <= {"batto", "ho-il-20"} and item.may
            first = its.first_step(item, (), answer).reason
            assert (first == "hint.telling.first-beside-20") == bool(beside)
            if first == "hint.telling.first-beside-20":
                assert "T20" in {card.code for card in item.hand}
            found.add(first)
    assert {"hint.telling.first-beside-20", "hint.telling.first-batto"} <= found
