"""Where a slip as simple gives the same answer, a wrong rule is only asked about."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.kind import Answer
from lessons.question.panel import answer_of
from lessons.question.registry import kinds
from lessons.questions.choose_card.smallest import smallest
from tests.lessons.feedback.situations import ask, situations
from tests.lessons.feedback.test_slips import sure

EXCUSE_LED = "led-excuse-asks-for-trumps"


def told(kind: str, item: Any, answer: Answer) -> bool:
    """Is something said of this wrong answer as a fact?"""
    return sure(diagnose(kinds()[kind], item, (), answer))


@pytest.mark.parametrize(
    ("name", "aim"), [("calatafimi4", "miseria-high"), ("french5", "petit-high"), ("ottocento", "first-moor-wins")]
)
def test_the_last_trump_and_the_own_card_taken_for_the_winner_prove_nothing(name: str, aim: str) -> None:
    kind, met = kinds()["who-wins"], 0
    for item in situations("who-wins", name, 20, aim=[aim]):
        trumps = [place for place, card in enumerate(item.trick) if card.is_trump]
        own = -item.leader % item.game.seats
        for place in {*trumps[-1:], own} & set(range(len(item.trick))):
            if not kind.is_right(item, (), (place,)):
                met += 1
                assert not told("who-wins", item, (place,))
    assert met


def led(trick: str, hand: str) -> Any:
    return ask("legal-plays", 0, game("french4"), trick=trick, hand=hand, aim=[EXCUSE_LED])


@pytest.mark.parametrize("trick", ["Excuse CQ T19", "Excuse CQ C10"])
def test_who_overlooks_the_suit_or_trumps_freely_may_play_trumps_without_a_thought_of_the_excuse(trick: str) -> None:
    assert not told("legal-plays", led(trick, "T17 T10 D4 C7 C5 C3 C1"), (0, 1))


@pytest.mark.parametrize("name", ["ottocento", "mineo3", "french4"])
def test_what_a_hand_without_the_suit_led_might_play_proves_nothing(name: str) -> None:
    met = 0
    for item in situations("legal-plays", name, 60):
        hand = tuple(card for card in item.hand if card.suit != item.led)
        if item.led and hand and hand != item.hand:
            verdicts = item.game.verdicts(hand, item.trick, item.rules)
            answer = tuple(place for place, card in enumerate(item.hand) if card in hand and verdicts[card].ok)
            if not kinds()["legal-plays"].is_right(item, (), answer):
                met += 1
                assert not told("legal-plays", item, answer)
    assert met


def test_who_follows_the_card_played_last_may_not_have_looked_at_the_first() -> None:
    """Batons were led, the 6 of cups lies on top: the answer is all cups."""
    item = ask("legal-plays", 0, game("ottocento"), trick="B9 C6", hand="T5 C8 C7 B7 BA")
    for place, card in enumerate(item.hand):
        assert (card.suit == "C") is (place in kinds()["legal-plays"].lures(item, ())[0])


def test_who_takes_the_excuse_for_a_trump_goes_higher_where_that_can_be_done() -> None:
    """Source: french#game-play, who trumps must go higher."""
    item = led("Excuse C9 T4", "T19 T10 T2 C3 H5")
    kind, belief = kinds()["legal-plays"], {EXCUSE_LED}
    assert {one.id for one in explaining(kind, item, (), (0, 1))} & belief
    assert not {one.id for one in explaining(kind, item, (), (0, 1, 2))} & belief


@pytest.mark.parametrize("name", ["french4", "french5"])
@pytest.mark.parametrize("aim", ["chien-from-every-suit", "chien-from-the-long-suit", "chien-keeps-courts"])
def test_who_lays_the_smallest_cards_away_need_not_have_thought_of_suits(name: str, aim: str) -> None:
    kind = kinds()["choose-card"]
    for item in situations("choose-card", name, 12, ask="leave", aim=[aim]):
        for answer in smallest(item):
            if not kind.is_right(item, (), answer):
                assert not told("choose-card", item, answer)


def test_the_three_twos_of_a_hand_are_the_smallest() -> None:
    """2 of spades, hearts and diamonds; the next small card is a 4."""
    hand = "T21 T14 T13 T12 T11 T8 T7 T5 SQ S9 S2 H8 H2 D9 D2 CK C5 C4"
    item = ask("choose-card", 0, game("french5"), ask="leave", hand=hand, aim=["chien-from-every-suit"])
    away = {item.game.pack[code] for code in ("S2", "H2", "D2")}
    answer = tuple(place for place, card in enumerate(item.view.hand) if card in away)
    assert diagnose(kinds()["choose-card"], item, (), answer) is not None
    assert not told("choose-card", item, answer)


@pytest.mark.parametrize("kind", ["how-many-points", "in-pairs"])
def test_the_1_of_a_suit_taken_for_the_petit_is_no_half_point_too_much_on_every_card(kind: str) -> None:
    """A petit, four small cards and three courts of 4½, 3½ and 1½; the ace at 4½ or 5 instead of ½ or 1 is four too many."""
    its, cards = kinds()[kind], "T1 SQ SJ S1 H6 H3 D5 CJ"
    item = ask(kind, 0, game("french4"), cards=cards, aim=["nothing-off-the-pairs"])
    right = its.right(item)[0]
    assert not told(kind, item, answer_of(right + 4))
    if kind == "how-many-points":
        other = ask(kind, 0, game("french4"), cards=cards.replace("S1", "S2"), aim=["nothing-off-the-pairs"])
        assert its.right(other)[0] == right
        assert told(kind, other, answer_of(right + 4))


@pytest.mark.parametrize(("last", "known"), [("C5 S9 S5", False), ("S7 S8 C5", False), ("C5 C7 S9", True)])
def test_without_trumps_the_last_card_of_the_suit_may_be_taken_for_the_winner(last: str, known: bool) -> None:
    """The 5 of cups over the 10: as the round suits of Bologna have it, or because it is the last cup."""
    item = ask("who-wins", 0, game("mineo4"), trick=f"C10 {last}", aim=["round-suits-everywhere"])
    place = [card.code for card in item.trick].index("C5")
    assert told("who-wins", item, (place,)) == known


def test_whose_whole_hand_may_go_need_not_take_kings_for_cards_like_others() -> None:
    met = 0
    for item in situations("may-leave", "ottocento", 40, ask="which", aim=["kings-may-go"]):
        every = tuple(range(len(item.hand)))
        if not kinds()["may-leave"].is_right(item, (), every):
            met += diagnose(kinds()["may-leave"], item, (), every) is not None
            assert not told("may-leave", item, every)
    assert met


@pytest.mark.parametrize("name", ["calatafimi4", "mineo3", "french4"])
def test_who_picks_the_whole_hand_to_be_laid_away_may_have_thought_of_no_rule(name: str) -> None:
    if name == "calatafimi4":  # no King, no Fool, and no trump of more than one point
        hand = "T14 T11 T8 T6 T5 T3 S9 S7 S6 S5 BM B10 B8 C10 C6 DM D8 D4"
        item = ask("lay-away", 0, game(name), ask="which", hand=hand, aim=["low-trumps-may-go"])
        assert diagnose(kinds()["lay-away"], item, (), tuple(range(18))) is not None
        assert not told("lay-away", item, tuple(range(18)))
    for item in situations("lay-away", name, 60, ask="which", aim=["low-trumps-may-go"]):
        every = tuple(range(len(item.hand)))
        if not kinds()["lay-away"].is_right(item, (), every):
            assert not told("lay-away", item, every)


@pytest.mark.parametrize(
    ("dear", "known"),
    [
        ("T1 BK CK", False),
        ("T20 T1", False),
        ("T20 T1 BK", False),
        ("T16 BK CK DK SK", True),
        ("T20 T1 BK SK", True),
    ],
)
def test_a_hand_of_20_or_25_may_come_to_15_by_one_card_overlooked(dear: str, known: bool) -> None:
    """Calatafimi: the 20 and the 1 count ten, the 16 and the Kings five (sicilian#calatafimi)."""
    others = ["T14", "T12", "T11", "T8", "T7", "T6", "T5", "T4", "S9", "S8", "S7", "B9", "B8", "C9", "C8"]
    hand = " ".join([*dear.split(), *others][:15])
    its = kinds()["bidding"]
    item = ask("bidding", 0, game("calatafimi4"), ask="may", round=3, said="20", hand=hand, aim=["fifteen-or-more"])
    answer = next(((place,) for place, one in enumerate(item.offered) if one == item.legal | {"15"}), None)
    assert answer is not None
    assert diagnose(its, item, (), answer) is not None
    assert told("bidding", item, answer) is known


@pytest.mark.parametrize("played", [2, 3])
def test_who_ends_four_deals_early_may_have_overlooked_that_deals_are_left(played: int) -> None:
    """Whoever is ahead at the target is ahead without one, too."""
    its, aim = kinds()["match-end"], ["target-ends-four-deals"]
    item = ask("match-end", 0, game("ottocento"), ask="four", you=930, they=511, played=played, aim=aim)
    assert diagnose(its, item, (), (0,)) is not None
    assert not told("match-end", item, (0,))


def test_the_sizes_next_to_a_poignee_are_sizes() -> None:
    its, seen = kinds()["poignee"], set()
    for item in situations("poignee", "french4", 60, ask="worth"):
        sizes = range(len(its.panel(item).choices))
        assert all(size in sizes for (size,) in its.lures(item, ()))
        seen.add(its.right(item)[0])
    assert {0, len(sizes) - 1} <= seen
