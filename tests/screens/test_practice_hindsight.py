"""A hand looked at again: trick by trick, what a card has cost, on from a trick; its record, and what is wrong with a bad one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.errors import BadInput
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import legal
from engine.games.bologna.pack import PACK, level
from engine.games.bologna.players import choose
from lessons.places.hindsight import Hindsight
from lessons.tables.bologna.dealing import deal
from lessons.tables.bologna.weighing import advice, may
from lessons.tables.hand import TableHand
from lessons.tables.playing import done
from lessons.tables.recorded import hand_of_lines, lines_of, record_of
from lessons.text.message import Message
from lessons.text.phrases import say
from players.protocol import written
from screens.analysis import begato, hindsight
from screens.shared import services, sessions
from screens.views.hindsight import HindsightView
from screens.wording import record_errors, texts
from tests.lessons.whole_hand import whole_hand
from tests.screens.driving import LEARNER, given, play
from tests.screens.practising import practice, to_the_end


def finished(sort: str = "whole", **more: str) -> Any:
    """A hand has been played to its end, and is looked at again."""
    to_the_end(practice(sort, **more))
    return practice(sort, look="back", **more)


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_a_hand_is_looked_at_again_trick_by_trick_and_the_book_says_why(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight.BESIDE, "ask", lambda *args, **asked: None)
    at = finished(locale=locale)
    assert texts.text("hindsight.unsearched", locale[:2]) in given(at)["mark"]["says"]
    for number in range(1, 16):
        play(at, "next")
        shown = given(at)
        assert shown["progress"] == [number, 15]
        assert len(shown["rows"][0]["cards"]) == 4
        assert shown["mark"]["title"]
    assert not shown["can"]["next"]
    play(at, "back")
    assert given(at)["progress"] == [14, 15]


def test_a_search_says_what_a_card_has_cost_and_sums_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def reply(*args: Any, ask: str, card: str = "", **asked: Any) -> dict[str, Any]:
        if ask == "begato":
            return {"cards": {card.code: card.code == "Angel" for card in PACK}}
        if ask == "solve":
            return {"values": [{"card": one.code, "points": 3 if one.code == "Angel" else 0} for one in PACK]}
        why = {"reason": "search-points", "facts": {"card": "T9", "other": card, "points": 11}}
        return {
            "best": "T9", "card": card, "book": card, "gap": 11.2, "margin": 3.4, "told": 16.0, "sampled": 2.0,
            "solved": False, "verdict": "differ",
            "why": why,
        }  # fmt: skip

    monkeypatch.setattr(hindsight.BESIDE, "ask", reply)
    hindsight._judged.cache_clear()
    begato._home.cache_clear()
    monkeypatch.setattr(begato, "why_not", lambda: "")
    at = finished()
    ways = given(at)["mark"]["ways"]
    assert "11 points (± 3)" in ways[0][0]
    play(at, "answer", ways[-1][1])
    assert given(at)["progress"] == [ways[-1][1], 15]
    for bad in (16, -1, "3", True, None):
        play(at, "answer", bad)
        assert given(at)["progress"] == [ways[-1][1], 15]
    play(at, "answer", 0)
    tones = []
    for _ in range(15):
        play(at, "next")
        tones.append(given(at)["mark"]["tone"])
    assert "bad" in tones
    assert set(tones) <= {"bad", "told"}
    hindsight._judged.cache_clear()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_where_the_search_may_err_by_as_much_no_card_is_marked_as_lost(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reply(*args: Any, ask: str, card: str = "", **asked: Any) -> dict[str, Any] | None:
        why = {"reason": "search-points", "facts": {"card": "T9", "other": card, "points": 54}}
        verdict = {
            "best": "T9",
            "book": card,
            "gap": 31.0,
            "margin": 67.0,
            "told": 54.4,
            "sampled": 2.0,
            "solved": False,
            "verdict": "open",
        }
        return verdict | {"why": why} if ask == "coach" else None

    monkeypatch.setattr(hindsight.BESIDE, "ask", reply)
    hindsight._judged.cache_clear()
    at = finished(locale=locale)
    assert not given(at)["mark"].get("ways")
    assert texts.text("hindsight.nothing-lost", locale[:2]) in given(at)["mark"]["title"]
    told = []
    for _ in range(15):
        play(at, "next")
        mark = given(at)["mark"]
        assert (mark["tone"], mark["glyph"]) == ("told", "→")
        told += [mark["says"][0]] if mark["title"] == texts.text("hindsight.doubted", locale[:2]) else []
    assert len(told) > 7
    assert all("54" in one and "31" not in one for one in told)
    hindsight._judged.cache_clear()


def test_what_is_told_of_a_card_is_the_same_for_whoever_opens_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def reply(*args: Any, ask: str, **asked: Any) -> None:
        seeds.extend([asked["seed"]] if ask == "coach" else [])

    monkeypatch.setattr(hindsight.BESIDE, "ask", reply)
    hand = whole_hand(3)
    again = hand_of_lines(lines_of(record_of(hand)))
    assert again is not None
    assert again.seed != hand.seed
    for one in (hand, again):
        hindsight.searched(one)
    assert len(seeds) == 2
    assert seeds[0] == seeds[1]


def with_the_other_moor() -> TableHand:
    """A hand in which the book would have played a Moor where the learner played another one."""
    for seed in range(40):
        hand, swapped = deal("whole", seed, 3), False
        while hand.stage != "over":
            action = choose(hand.state, hand.rng()).action
            assert action is not None
            if action.seat == 0 and isinstance(action, Play) and not swapped:
                others = [card for card in hand.mine if card != action.card and level(card, action.card)]
                if others and hand.family.verdicts(hand)[others[0]].ok:
                    action, swapped = replace(action, card=others[0]), True
            hand = replace(done(hand, action), rests=False)
        if swapped:
            return hand
    raise AssertionError("never two Moors")


def test_who_played_one_of_two_moors_has_played_as_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight.BESIDE, "ask", lambda *args, **asked: None)
    hand = with_the_other_moor()
    state = Hindsight(LEARNER, hand)
    (at,) = [
        one.number
        for one in state.moments[1:]
        if len(may(one)) > 1 and one.mine and one.mine.code.startswith("Moor")
        and isinstance(book := advice(hand, one).action, Play) and book.card != one.mine and level(book.card, one.mine)
    ]  # fmt: skip
    for lang in ("en", "it", "fr"):
        moor = say(Message("hindsight.book-too", {"card": "Moor1"}), lang, "bologna")
        told = HindsightView(replace(state, at=at), lang, "drawn").given()["mark"]
        assert moor in " ".join(told["says"])


@pytest.mark.parametrize(("strength", "locale"), [("learner", "it-IT"), ("book", "fr-FR"), ("club", "en-GB")])
def test_of_each_trick_everybodys_card_is_told_and_why_whoever_sat_there_played_it(
    strength: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search is asked for the reason where the card is not the book's; here it would have played another one."""
    asked: list[str] = []

    def reply(*args: Any, ask: str, **its: Any) -> dict[str, Any] | None:
        if ask != "choose":
            return None
        asked.append(its["player"])
        then = hand_of_lines(its["record"].splitlines())
        assert then is not None
        action = next(iter(reversed([one for one in legal(then.state) if isinstance(one, Play | Leave)])))
        facts = {"card": "T9", "other": "C8", "points": 7}
        return {
            "player": its["player"],
            "action": written(action),
            "reason": "search-points",
            "facts": facts,
            "source": "",
        }

    monkeypatch.setattr(hindsight.BESIDE, "ask", reply)
    services.store().keep(LEARNER, {"strength": strength})
    at = finished(locale=locale)
    because = 0
    for _ in range(15):
        play(at, "next")
        did = given(at)["mark"]["did"]
        assert did["title"] == texts.text("hindsight.who-did-what", locale[:2])
        assert len(did["says"]) >= 4
        because += sum(len(one) > 50 for one in did["says"])
    assert because >= 15 * 3, "and why, of each of the others"
    assert set(asked) == ({"club"} if strength == "club" else set())


def test_a_hand_is_played_on_from_a_trick_and_the_same_deal_again() -> None:
    at = finished()
    hand = sessions.sessions().state(LEARNER, "practice/whole").sitting.last
    for _ in range(9):
        play(at, "next")
    at.button(key="from-here").click().run()
    again = sessions.sessions().state(LEARNER, "practice/again").hand
    assert len(again.state.tricks) == 8
    assert again.state.tricks == hand.state.tricks[:8]
    assert given(at)["place"] == "practice/again"
    at = practice("whole", look="back")
    at.button(key="same-deal").click().run()
    again = sessions.sessions().state(LEARNER, "practice/again").hand
    assert again.state.deck == hand.state.deck
    assert not again.state.tricks


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_of_a_bad_record_the_line_and_the_reason_are_said(lang: str) -> None:
    good = record_of(whole_hand(3))
    record_errors.read(good)
    (trick,) = [line for line in good.splitlines() if line.startswith("trick")][:1]
    first, second = (next(x.split()[2] for x in good.splitlines() if x.startswith(f"hand {n}")) for n in (0, 1))
    for bad, said in (
        (good.replace(trick, trick + "\n" + trick), {"en": "Line 1", "it": "Riga 1", "fr": "Ligne 1"}[lang]),
        (good.replace("dealer 3", "dealer 9"), "dealer 9"),
        (good.replace("hand 1", "hand 2"), "hand 2"),
        (good.replace("hand 0 ", "hand 0 XX "), "XX"),
        ("", texts.text("record.bad-record", lang)),
        (good.replace("ottocento", "sminchiate"), "calzettini sminchiate 1"),
        (good.replace("ottocento", "mille"), "hand 2"),
        (good.replace("dealer 3", "dealer 3\nrules nonsense=1"), texts.text("record.unknown-rule", lang)),
        (good.replace("dealer 3", "dealer 3\nrules signals=loud"), texts.text("record.bad-rule", lang)),
        (good.replace(first, second), texts.text("record.card-twice", lang)),
        (good.replace(" " + first, ""), texts.text("record.wrong-number", lang)),
        (good.replace("scores 0 0", "scores -5 0"), texts.text("record.bad-number", lang)),
        (good.replace("rest", "# rest"), "rest"),
    ):
        with pytest.raises(BadInput) as error:
            record_errors.read(bad)
        told = record_errors.explain(error.value, bad, lang)
        assert said in told
        assert len(told.split()) > 5
