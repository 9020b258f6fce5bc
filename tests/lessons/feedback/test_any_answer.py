"""What is said after a wrong answer is about that very answer, in every kind, and a sentence holds wherever it is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Message
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import LANGS, OFFERED
from tests.lessons import table
from tests.lessons.feedback.situations import ask, first_said, situations, steps, wrong_choices

UNTRUE = {
    "diagnosis.one-for-the-majority": ("paid", "pagato", "payé"),
    "diagnosis.difference-paid-once": ("paid", "pagato", "payé"),
    "remedy.low-trumps-may-go": ("Mineo",),
    "remedy.one-opponent-pays": ("two", "twice", "due", "doppio", "deux", "double"),
    "diagnosis.must-overtrump": ("picked",),
    "hint.in-pairs.look-sum": ("bouts",),
    "hint.in-pairs.rule-dear": ("bout",),
    "hint.which-of-two.number": ("One", "Una", "L'une"),
    "points-needed.made": ("contract", "contratto", "contrat"),
    "points-needed.lost": ("lost", "caduto", "chuté"),
    "excuse-owes-now": ("other side", "altra parte", "autre camp"),
    "excuse-owes-later": ("other side", "altra parte", "autre camp"),
    "whose-excuse.off-theirs": ("other side", "altra parte", "autre camp"),
    "hint.whose-excuse.look-owed": ("your side", "other side", "altra parte", "ton camp"),
    "hint.captured.rule": ("two", "due", "deux"),
    "hint.who-wins.look-trumps": ("some", "ce ne", "il y en"),
    "hint.who-wins.look-trumps@france": ("some", "ce ne", "il y en"),
    "hint.signal.look": ("this suit", "questo seme", "cette couleur"),
    "differences.so-pay-even": ("camp",),
    "differences.so-receive-even": ("camp",),
}
"""What is said -> words that would be untrue of some situation in which it is said."""


ANSWERED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("last-trick", "french4", {}),
    ("speaking", "mineo3", {"ask": "comes"}),
    ("may-leave", "ottocento", {"ask": "whose"}),
    ("may-leave", "ottocento", {"ask": "declare"}),
    ("give-for-matto", "ottocento", {"ask": "must"}),
    ("lay-away", "french5", {"ask": "these"}),
    ("settle", "mineo4", {"ask": "item", "item": "scommessa"}),
)


def owed(name: str) -> Iterator[tuple[Any, Any]]:
    """A situation with the Excuse, and its second step: what is owed for it."""
    for item in situations("whose-excuse", name, 60, ask="whole"):
        yield item, item.steps[1]


def both(text: str) -> dict[str, str]:
    return dict.fromkeys(OFFERED, text)


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


@pytest.mark.parametrize("reason", sorted(UNTRUE))
def test_a_sentence_holds_in_every_game_and_on_both_sides(reason: str) -> None:
    for text in (sentences()[reason][lang] for lang in LANGS):
        found = {word for word in UNTRUE[reason] if re.search(rf"\b{word}\b", text)}
        assert not found, text


@pytest.mark.parametrize(("kind", "name", "way"), ANSWERED, ids=[kind for kind, *_ in ANSWERED])
def test_nobody_is_sent_to_look_for_what_was_just_said(kind: str, name: str, way: dict[str, Any]) -> None:
    its: Any = kinds()[kind]
    said_first = {
        said.reason: its.look(item, (), answer) for item, _, answer, said in first_said(kind, name, 25, **way)
    }
    assert set(its.looks) & set(said_first)
    for reason, hint in its.looks.items():
        assert reason not in said_first or said_first[reason].reason == hint
    assert (
        not {look.reason for look in said_first.values()}
        - set(its.looks.values())
        - {its.hints(ask(kind, 0, game(name), **way))[0].reason, "hint.the-other-of-two"}
    )


def test_what_was_just_told_is_not_asked() -> None:
    kind = kinds()["whose-excuse"]
    for item, step in owed("french3"):
        given = (item.steps[0].right,)
        for place, said in step.each.items():
            look = kind.look(item, given, (place,)).reason
            told = said.reason in ("whose-excuse.off-own", "whose-excuse.off-theirs", "whose-excuse.off-last")
            assert not told or look != "hint.whose-excuse.look-owed"


def test_no_answer_is_ruled_out_that_has_just_been_found_wrong() -> None:
    for moment in ("trump", "suit", "trump-return", "trump-late"):
        for item in situations("signal", "ottocento", 12, ask="meaning", moment=moment):
            for _, said, first in wrong_choices("signal", item):
                assert said.facts["signal"] != first.facts["signal"]
                assert item.signal not in (said.facts["signal"], first.facts["signal"])


def test_of_written_answers_another_is_ruled_out() -> None:
    def spec(*texts: str) -> Any:
        told = [{**both(text), "why": both("No.")} for text in texts]
        return ask("choice", 1, game("mille"), say=both("Which?"), right=[both("This")], wrong=told)

    item = spec("One", "Two", "Three")
    for place, _, first in wrong_choices("choice", item):
        assert first.reason == "hint.choice.not-this"
        assert first.facts["en"] not in ("This", item.options[place].en)
    for _, _, first in wrong_choices("choice", spec("One")):
        assert first.reason == "hint.choice.any-other"


def test_a_question_does_not_ask_what_was_just_said() -> None:
    its = kinds()["signal"]
    asked_then = {"signal.off-leads": "card", "signal.off-king-gone": "leads", "signal.off-no-king": "sort"}
    found = set()
    for item in situations("signal", "ottocento", 120, ask="may"):
        for place, said, _ in wrong_choices("signal", item):
            found.add(said.reason)
            look = its.look(item, (), (place,)).reason
            assert look == f"hint.signal.look-{asked_then[said.reason]}" if said.reason in asked_then else True
    assert set(asked_then) <= found
    for item in situations("whose-excuse", "french2", 20):
        for place, _, _ in wrong_choices("whose-excuse", item):
            assert kinds()["whose-excuse"].look(item, (), (place,)).reason == "hint.whose-excuse.look-then"


@pytest.mark.parametrize(
    ("kind", "name", "belief", "step", "way", "sure"),
    [
        ("threes", "mineo3", "one-off-each-three", 1, {"cards": "T20 T9 T6 SQ SH S7"}, False),
        ("threes", "mineo3", "one-off-each-three", 1, {"cards": "T20 T9 T6 SQ SH S7 S6"}, False),
        (
            "count-hand",
            "french4",
            "high-trumps-like-others",
            0,
            {"ask": "trumps", "hand": "T19 T10 T9 T3 T1 SK SQ S7 S5 S4 HQ H7 H6 H3 H2 DK C9 C3"},
            False,
        ),
        (
            "count-hand",
            "french4",
            "high-trumps-like-others",
            0,
            {"ask": "trumps", "hand": "T19 T18 T17 T3 T1 SK SQ S7 S5 S4 HQ H7 H6 H3 H2 DK C9 C3"},
            True,
        ),
        (
            "pile-worth",
            "ottocento",
            "contatore-only-fills-gaps",
            0,
            {"part": "sequences", "cards": "Begato SK SN BK BQ BN BJ BA CK CQ DN DJ Moor1 Moor2 Moor4"},
            False,
        ),
    ],
)
def test_what_a_slip_explains_as_well_is_not_told_as_a_fact(
    kind: str, name: str, belief: str, step: int, way: dict[str, Any], sure: bool
) -> None:
    its = kinds()[kind]
    item: Any = table.ask(kind, 1, game(name), aim=(belief,), **way)
    given = [given for given, _ in steps(its, item)][step]
    one = next(one for one in about(kind) if one.id == belief)
    theirs = its.answer_under(item, given, one)
    assert theirs is not None
    found = diagnose(its, item, given, theirs)
    assert found is None or found.sure == sure


@pytest.mark.parametrize("reason", sorted(SAYS_TOO_MUCH))
def test_a_sentence_says_only_what_the_answer_shows(reason: str) -> None:
    for text in (sentences()[reason][lang] for lang in LANGS):
        assert not any(word in text for word in SAYS_TOO_MUCH[reason]), text


@pytest.mark.parametrize(
    ("lang", "more"), [("en", ("or more",)), ("it", ("almeno tre",)), ("fr", ("au moins trois", "trois ou plus"))]
)
@pytest.mark.parametrize("belief", ["halves-always", "doubles-criccone-with-sequences"])
def test_of_five_sequences_nobody_says_that_there_are_three(belief: str, lang: Any, more: tuple[str, ...]) -> None:
    assert any(one in say(Message(f"diagnosis.{belief}"), lang) for one in more)


@pytest.mark.parametrize("belief", ["forgets-halving", "halves-always", "no-minus-per-sequence", "half-points-dropped"])
def test_by_which_way_somebody_counted_is_not_told(belief: str) -> None:
    """The same number comes of adding up rows by themselves as of the quick way, of a point off each card as of no halves."""
    assert not {"quick", "multiplied", "halved", "left"} & set(
        say(Message(f"diagnosis.{belief}"), "en").rstrip(".").split()
    )


@pytest.mark.parametrize(
    ("belief", "missing"), [("wild-angel", "without the Angel"), ("contatore-as-king", "without the King")]
)
def test_who_did_not_look_for_the_head_put_nothing_in_its_place(belief: str, missing: str) -> None:
    assert missing in say(Message(f"diagnosis.{belief}"), "en")


@pytest.mark.parametrize(("lang", "below"), [("en", "bottom"), ("it", "in fondo"), ("fr", "tout en bas")])
def test_the_miseria_lies_below_the_one(lang: Any, below: str) -> None:
    assert below not in say(Message("remedy.fifteen-is-an-aria"), lang)
