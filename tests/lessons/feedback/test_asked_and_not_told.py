"""Where the rule is known and something else was misread, no wrong rule is told as a fact."""

from __future__ import annotations

import pytest

from engine import game
from engine.games.sicily.pack import ARIE, KINGS
from lessons.question.registry import kinds, misconceptions
from tests.lessons.feedback.situations import ask, situations, steps_of
from tests.lessons.feedback.test_two_ways_to_one_answer import told_for


@pytest.mark.parametrize(("trick", "known"), [("Excuse SK T9", False), ("Excuse S2 S9", True), ("Excuse S2 T9", False)])
def test_a_card_may_be_owed_for_the_excuse_because_a_trump_was_overlooked(trick: str, known: bool) -> None:
    """One is owed where the other side has the trick (french#the-excuse): without the trump the taker's card has it."""
    item = ask("whose-excuse", 0, game("french3"), trick=trick, leader="you", soloist="right", taken="H10 D8 C8")
    told = told_for("whose-excuse", item, (item.steps[0].right,), (1,))
    assert (told == ["excuse-owed-in-an-own-trick"]) == known


@pytest.mark.parametrize(("taken", "known"), [("SN HN C10", False), ("SN HQ C10", True)])
def test_cards_of_one_rank_given_for_the_excuse_may_have_been_valued_wrongly(taken: str, known: bool) -> None:
    """What is given is worth half a point (french#the-excuse); a Knight is worth 2½, and so is another Knight."""
    item = ask("whose-excuse", 0, game("french3"), trick="Excuse DN D1", leader="you", soloist="you", taken=taken)
    told = told_for("whose-excuse", item, tuple(step.right for step in item.steps[:2]), (0, 1, 2))
    assert (told == ["any-card-for-the-excuse"]) == known


@pytest.mark.parametrize(
    ("cards", "known"),
    [
        ("Angel World Moon Begato T16", False),
        ("Angel Sun Moon Begato T16", False),
        ("Angel World Sun Begato T16", True),
        ("T8 T6 T5 Begato Moor1", True),
    ],
)
@pytest.mark.parametrize("name", ["ottocento", "mille"])
def test_the_begato_in_the_place_of_a_card_of_the_head_may_come_from_the_grande(
    name: str, cards: str, known: bool
) -> None:
    """In a grande it stands for a missing card (ottocento#scoring-procedure), by rank it is the lowest trump."""
    item = ask("order-cards", 0, game(name), cards=cards)
    answer = kinds()["order-cards"].answer_under(item, (), misconceptions()["begato-high"])
    assert answer is not None
    assert (told_for("order-cards", item, (), answer) == ["begato-high"]) == known


def test_their_lowest_number_may_be_taken_for_the_scavezzo_without_any_thought_of_contatori() -> None:
    """The scavezzo is their highest number that nothing covers (ottocento#scavezzo-della-grande)."""
    item = ask("count-grande", 0, game("ottocento"), method="scavezzo", others="T15 T14 T7 Moor1 Moor2")
    lowest = next((i,) for i, card in enumerate(item.others) if card.code == "T7")
    assert kinds()["count-grande"].answer_under(item, (), misconceptions()["two-wilds-bridge"]) == lowest
    assert not told_for("count-grande", item, (), lowest)


@pytest.mark.parametrize(("trick", "known"), [("T19 T9 T1 T15", False), ("T9 T8 T19 T15", True)])
def test_whoever_sits_beside_a_leader_who_has_won_may_have_been_taken_for_the_winner(trick: str, known: bool) -> None:
    """Who took the trick leads (sicilian#the-play); one place too far is where the turn would have gone."""
    item = ask("next-to-act", 0, game("tortorici4"), ask="lead", who="right", trick=trick)
    assert (told_for("next-to-act", item, (), (2,)) == ["lead-goes-round"]) == known


@pytest.mark.parametrize(("points", "known"), [("36 73", False), ("35 74", False), ("41 68", True)])
def test_between_two_a_difference_may_be_measured_against_what_each_of_three_needs(points: str, known: bool) -> None:
    """Of three who play alone each needs 36 or 37, of two nobody needs anything (sicilian#calatafimi)."""
    item = ask("differences", 0, game("calatafimi2"), points=points)
    given, _ = list(steps_of(item))[-1]
    assert (told_for("differences", item, given, (1,)) == ["one-for-the-majority"]) == known


@pytest.mark.parametrize("name", ["mineo3", "mineo4"])
def test_a_jocu_may_have_been_paid_for_every_card_of_a_set(name: str) -> None:
    """Four Kings or four arie bring one jocu, five arie two (sicilian#scoring)."""
    met = 0
    for item in situations("settle", name, 150, ask="whole"):
        for given, step in list(steps_of(item))[:2]:
            side, believed = (
                len(given),
                kinds()["settle"].answer_under(item, given, misconceptions()["trumps-held-are-pigliata"]),
            )
            sets = [cards for cards in (KINGS, ARIE[1:]) if set(cards) <= set(item.deal.has[side])]
            if believed == (step.right[0] + 3,) and len(sets) == 1:
                met += 1
                assert not told_for("settle", item, given, believed), item
    assert met
