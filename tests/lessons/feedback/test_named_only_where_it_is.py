"""A sentence names a card, a suit or a reason only where it is there, and a rule only where it is the matter."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.cards import Card
from engine.games.bologna.advice.begato import not_before_a_dealer_who_trumps
from engine.games.bologna.advice.suit_leads import feed_the_dealer, kings_wait
from engine.games.bologna.advice.view import PARTNER, RIGHT, YOU, View
from engine.games.bologna.counting.grande import lay_out
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import BEGATO, MATTO, PACK
from lessons.misconceptions.chien_from_the_long_suit import CHIEN_FROM_THE_LONG_SUIT
from lessons.question.answered import ladder
from lessons.question.answered.diagnosis import diagnose
from lessons.question.answered.marking import mark
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.questions.problem.shelf import Problem, problems
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, first, situations, steps


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(PACK[code] for code in text.split())


def after(item: Any, *codes: str) -> Any:
    """The places of these cards of a hand, as an answer."""
    held = [card.code for card in item.hand]
    return tuple(held.index(code) for code in codes)


# Sicilian: "Any card except the Fool may be led" (sicilian#the-play); Calatafimi: the King in the first trick of his suit.
HAND = "T3 Miseria Fool SM B8 CK C7"


def test_beside_a_bound_court_the_fool_s_rule_does_not_let_all_other_cards_go() -> None:
    kind, item = kinds()["legal-plays"], ask("legal-plays", 0, game("calatafimi3"), hand=HAND)
    right = [item.hand[i].code for i in kind.right(item)]
    told = ladder.rung(kind, item, (), after(item, "Fool", *right), 1)
    assert [said.reason for said in told] == ["hint.legal-plays.rule-fool-waits"]
    for lang in OFFERED:
        assert not {"any", "qualsiasi", "n'importe"} & set(say(told[0], lang, "sicily").split())
    assert first("legal-plays", item, after(item, "Fool", *right)).reason == "hint.legal-plays.first-rest"
    left_out = first("legal-plays", item, after(item, "Fool", *right[1:]))
    assert left_out.facts["card"] == right[0]
    both = ladder.rung(kind, item, (), after(item, "Fool", *right, "C7"), 1)
    assert [said.reason.rpartition(".")[2] for said in both] == ["rule-fool-waits", "rule-bound"]


def rules_told() -> list[tuple[Problem, str]]:
    hints = ((one, kinds()["problem"].hints(ask("problem", problem=one.name))[1]) for one in problems().values())
    return [(one, said.reason.rpartition(".")[2]) for one, said in hints]


def test_the_rule_of_a_problem_names_what_is_in_the_trick_or_in_the_hand() -> None:
    """Trumping earns a card that counts, or brings a Moor home (ottocento#planning-the-play)."""
    for one, told in rules_told():
        lies = [card for card in one.state.trick.cards if card.points > 1 and card != MATTO]
        if told.startswith("trumping"):
            assert (told == "trumping-for-a-card") == (bool(lies) and "moor" not in one.reason)
            assert (told == "trumping-with-a-moor") == one.right[0].startswith("Moor")
        if told == "taking-home":
            assert any("numbers" in card.groups for card in one.hand), one.name
    assert {"trumping", "trumping-for-a-card", "trumping-with-a-moor", "taking-home-what-is-hard-to-save"} <= {
        told for _, told in rules_told()
    }


def test_a_row_without_a_moor_does_not_reach_the_socks() -> None:
    """A sequence of trumps that includes Moors is the "grande fino ai calzettini" (ottocento#combinations-sequences)."""
    numbers, rules = "Angel World Sun Moon T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6", game("ottocento").house()
    ends = {
        row: lay_out(cards_of(row), rules).reason
        for row in (f"{numbers} T5", f"{numbers} Matto", f"{numbers} T5 Moor1")
    }
    assert list(ends.values()) == ["grande-to-the-five", "grande-no-moor-held", "grande-socks"]
    for lang in OFFERED:
        facts = {"number": 5, "card": "T5"}
        told = [say(Message(reason, facts), lang, "bologna").lower() for reason in list(ends.values())[:2]]
        assert not [
            one for one in told if any(word in one for word in ("socks", "calzettini", "chaussettes", "two gaps"))
        ]


def test_a_chien_spread_over_three_suits_does_not_come_from_the_longest() -> None:
    met = 0
    for item in situations("choose-card", "french4", 60, ask="leave"):
        believed = CHIEN_FROM_THE_LONG_SUIT.answer(item)
        if believed is None:
            continue
        suits = item.view.suits
        taken = {item.view.hand[i].suit for i in believed}
        assert len(taken) <= 2
        assert min(len(suits[suit]) for suit in taken) > max(
            (len(suits[one]) for one in suits.keys() - taken), default=0
        )
        met += 1
    assert met > 10


def test_who_takes_every_trick_takes_the_last_one() -> None:
    """Where the opponents take all tricks "the side of the last trick" would be right as well."""
    kind = kinds()["may-leave"]
    for tricks, places in (("some", 4), ("none", 3)):
        item = ask("may-leave", 0, ask="whose", tricks=tricks)
        assert len(kind.panel(item).choices) == places
    assert kind.explain(item, (), kind.right(item)).says[0].source == "tarocchini#ottocento"  # who says to whom


def test_one_of_two_moors_is_a_moor() -> None:
    among = "CQ Moor1 CK Matto Moor2 T7 BJ BN"
    item = ask("pick-cards", 0, group="trumps", among=among)
    codes = [card.code for card in item.shown]
    answer = (codes.index("Moor1"), codes.index("T7"))
    missing = first("pick-cards", item, answer)
    told = [missing, *kinds()["pick-cards"].explain(item, (), answer).says[:1]]
    for lang, the in (("en", "the Moor"), ("it", "il Moro"), ("fr", "le Maure")):
        assert not [one for one in told if the in say(one, lang, "bologna")]
    hand = ask("legal-plays", 0, trick="CK", hand="Moor1 Moor2 T9 SK")
    left_out = kinds()["legal-plays"].explain(hand, (), after(hand, "Moor1", "T9")).says[0]
    assert say(left_out, "it", "bologna").endswith("un Moro.")


def test_after_a_solo_of_the_old_vanto_something_may_still_be_announced() -> None:
    """A soloist might announce the scommessa "in the same or a later round of the deal" (sicilian#tortorici)."""
    for lang in OFFERED:
        for reason in ("bidding.not-on", "bidding.not-on-these"):
            told = say(Message(reason, {"word": "solo"}), lang, "sicily")
            assert not [one for one in ("speaking", "parlare", "continue pas") if one in told], told


def test_behind_a_bare_figure_a_misconception_is_asked_about() -> None:
    """5 is what a slip gives as well; who takes a card is sure to have taken it."""
    no = {"why": {"en": "No.", "it": "No."}, "believes": "contatore-used-up-once"}
    wrong = [{"en": one, "it": one, **no} for one in ("5 points", "9 of cups")]
    kind = kinds()["choice"]
    item = ask("choice", 0, say={"en": "?", "it": "?"}, right=[{"en": "25 points", "it": "25 punti"}], wrong=wrong)
    for place, one in enumerate(item.options):
        if not kind.is_right(item, (), (place,)):
            found = diagnose(kind, item, (), (place,))
            assert found is not None
            assert found.sure == (one.en == "9 of cups")


@pytest.mark.parametrize(("lang", "as_long_as"), [("en", "provided"), ("it", "purché"), ("fr", "pourvu que")])
def test_the_fool_stays_with_a_side_that_takes_a_trick(lang: Any, as_long_as: str) -> None:
    """ "If they never take a trick the Fool is surrendered to the other team" (sicilian#the-play)."""
    assert as_long_as in say(Message("practice.matto-stays"), lang, "sicily")


def test_a_volo_of_trumps_is_not_told_of_a_suit() -> None:
    kind = kinds()["signal"]
    for moment in ("trump", "trump-return", "trump-late"):
        item = ask("signal", 0, ask="meaning", signal="volo", moment=moment)
        for lang, suit in (("en", "suit"), ("it", "seme"), ("fr", "couleur")):
            told = [kind.hints(item)[1], *kind.explain(item, (), kind.right(item)).says]
            assert not [one for one in told if suit in say(one, lang, "bologna")]
    told = Message("volo-must-be-true", {"card": "T9", "suit": "T"})
    for lang, trump in (("en", "trump"), ("it", "trionfo"), ("fr", "atout")):
        assert trump in say(told, lang, "bologna")


def test_three_sets_double_the_criccone_and_nothing_else() -> None:
    """Of a whole pile: the sequences are doubled by themselves (ottocento#combinations-criccone)."""
    facts = {"n": 3, "points": 44, "total": 88}
    for reason in ("hint.count.criccone.rule", "hint.count.pile-criccone.rule", "count.criccone-doubled"):
        for lang in OFFERED:
            assert "criccone" in say(Message(reason, facts), lang, "bologna"), (reason, lang)


@pytest.mark.parametrize(("kind", "name"), [("find-error", "ottocento"), ("payments", "french4"), ("settle", "mineo3")])
def test_of_a_right_line_the_solution_says_why_it_is_right(kind: str, name: str) -> None:
    its, met = kinds()[kind], 0
    for item in situations(kind, name, 12, **({} if kind == "find-error" else {"ask": "error"})):
        wrong = its.right(item)[0]
        for place in range(len(its.panel(item).choices) - 1):
            if place == wrong:
                continue
            found = mark(its, item, (), (place,))
            told = ladder.solution(its, item, (), (place,), found).says
            why = item.steps[0].because.get(place, ())
            assert told[1 : 1 + len(why)] == why
            met += bool(why)
    assert met > 30


def test_a_contatore_may_be_spent_in_any_sequence() -> None:
    """Whoever lets it count once may have kept it for another one; a card less is a slip as well, so that it is asked about."""
    kind, met = kinds()["combinations"], 0
    for item in situations("combinations", "ottocento", 12, aim=("contatore-used-up-once",)):
        for given, right in steps(kind, item):
            if item.at(given).name == "length-grande" and right[0] > 3 and "Matto" in item.steps[0].about["held"]:
                found = diagnose(kind, item, given, (right[0] - 1,))
                assert found is None or not found.sure
                met += found is not None and found.misconception == "contatore-used-up-once"
    assert met


def test_who_has_thrown_a_card_of_another_suit_is_not_fed() -> None:
    """The dealer's partner leads the suit that the dealer can trump (ottocento#playing-suits): with a trump, that is."""
    lead = (PACK["S9"],)
    hand = cards_of("S9 S8 CK C7 C6 BK B9 B8 DK D7 D8")
    for thrown, fed in (("T9", True), ("D9", False)):
        first_trick = Trick(PARTNER, cards_of("C8 CA CQ CJ"))
        trick = Trick(RIGHT, cards_of(f"S7 {thrown} S6 SQ"))
        view = View(PACK.sorted(hand), dealer=PARTNER, tricks=(first_trick, trick))
        assert view.leader == YOU
        assert bool(feed_the_dealer(view, lead)) is fed


def test_an_opponent_without_trumps_is_not_feared() -> None:
    """Who has thrown a card of another suit neither trumps a King nor goes over the Bégato (ottocento#playing-suits)."""
    king = (PACK["SK"],)
    hand = PACK.sorted(cards_of("SK S9 S8 CK C7 C6 BK B9 B8 DK D7 D8"))
    for thrown, feared in (("T9", True), ("D9", False)):
        view = View(hand, dealer=PARTNER, tricks=(Trick(YOU, cards_of(f"S7 {thrown} S6 SQ")),))
        told = kings_wait(view, king)
        assert told is not None
        assert told.reason == ("advice-king-trumped" if feared else "advice-king-led")
        seen = (Trick(YOU, cards_of(f"S7 {thrown} S6 SQ")),)
        begato = View(cards_of("Begato T10"), cards_of("S10 SA"), dealer=RIGHT, tricks=seen)
        assert bool(not_before_a_dealer_who_trumps(begato, (BEGATO,))) is feared


def test_the_moors_of_others_are_spoken_of_where_they_have_some() -> None:
    """All four Moors with the others: the row ends at the 5 (ottocento#scavezzo-della-grande); none: they do not count."""
    kind = kinds()["count-grande"]
    four = "Moor1 Moor2 Moor3 Moor4"
    for others, above in ((f"Moon {four}", "scavezzo-all-of-them"), ("Moon", "scavezzo-all-there-is")):
        item = ask("count-grande", 0, method="scavezzo", others=others)
        (first_step, first_right), (second, second_right) = list(steps(kind, item))[:2]
        ends = kind.explain(item, first_step, first_right).says[0].reason
        assert ends == ("count-grande.no-moor-left" if four in others else "count-grande.socks")
        assert kind.explain(item, second, second_right).says[0].reason == above


def test_a_gap_above_a_house_rule_s_stop_is_not_called_two_gaps() -> None:
    """With one of Laghi's readings the row may not reach the 15 without Moon and 16; the 15 itself is there."""
    rules = game("ottocento").house.read({"grande": "laghi_moon_16"})
    row = lay_out(cards_of("Angel World Sun T15 T14 Matto"), rules)
    assert (row.reason, row.facts["number"]) == ("grande-laghi", 15)
