"""Signals, and how a match is won. Source: ottocento#signals, ottocento#scoring-procedure, ottocento#quattro-scartate."""

from engine.games.bologna import match, signals
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.notation import read_cards


def signal(
    card: str, *, trick: str = "", earlier: str = "", made: tuple[str, ...] = (), rules: Rules | None = None
) -> str:
    verdict = signals.judge(read_cards(PACK, trick), PACK[card], read_cards(PACK, earlier), made, rules or Rules())
    return ("yes: " if verdict.ok else "no: ") + verdict.reason


def test_a_trump_may_always_be_led_with_a_signal() -> None:
    assert signal("T7") == "yes: signal-on-a-trump"


def test_a_suit_may_be_led_with_a_signal_once_its_king_was_played_in_an_earlier_trick() -> None:
    assert signal("C7") == "no: signal-king-not-gone"
    assert signal("C7", earlier="C6 CK") == "yes: signal-king-gone"
    assert signal("CK") == "no: signal-leads-the-king"


def test_only_the_leader_signals_and_only_once() -> None:
    assert signal("T7", trick="T5") == "no: only-the-leader-signals"
    assert signal("T7", made=("busso",)) == "no: one-signal-a-trick"


def test_the_matto_is_led_without_a_signal() -> None:
    assert signal("Matto") == "no: no-signal-with-the-matto"


def test_some_circles_signal_before_the_king_and_some_not_at_all() -> None:
    assert signal("C7", rules=Rules(signals="before_king")).startswith("yes")
    assert signal("T7", rules=Rules(signals="none")) == "no: no-signals-here"


def test_where_a_volo_must_be_true_it_needs_the_last_card_of_the_suit() -> None:
    strict = Rules(strict_volo=True)
    held = read_cards(PACK, "T7 T5")
    assert not signals.judge((), PACK["T7"], (), (), strict, signal="volo", hand=held).ok
    assert signals.judge((), PACK["T7"], (), (), strict, signal="volo", hand=held[:1]).ok
    assert signals.judge((), PACK["T7"], (), (), strict, signal="busso", hand=held).ok


def test_the_first_side_to_reach_800_wins() -> None:
    assert match.result((799, 640), Rules()).facts["side"] is None
    assert match.result((800, 640), Rules()).facts["side"] == 0


def test_when_both_reach_800_the_side_that_goes_further_wins() -> None:
    assert match.result((812, 845), Rules()).facts["side"] == 1


def test_exactly_level_above_800_another_deal_is_played_or_it_is_a_draw() -> None:
    assert match.result((830, 830), Rules()).reason == "match-level-play-on"
    assert match.result((830, 830), Rules(tie_at_target="draw")).reason == "match-drawn"


def test_millone_is_played_to_a_thousand() -> None:
    assert match.result((900, 640), Rules(target=1000)).facts["side"] is None


def test_quattro_scartate_is_won_by_the_difference_after_four_deals() -> None:
    deals = [(210, 150), (90, 301), (180, 175)]
    assert match.four_deals(deals).facts["side"] is None
    assert match.four_deals([*deals, (240, 33)]).facts == {"scores": (720, 659), "margin": 61, "left": 0, "side": 0}
    assert match.four_deals([(1, 1)] * 4).reason == "match-drawn"


def opening(scores: tuple[int, int], first: str, eldest: str) -> str:
    return match.opening(scores, 0, read_cards(PACK, first), read_cards(PACK, eldest), Rules()).reason


def test_the_dealer_has_the_first_right_to_go_out_then_the_eldest() -> None:
    swords, cups = "SK SQ SN", "CK CQ CN"
    assert opening((790, 790), swords, cups) == "out-by-dealer"
    assert opening((700, 790), swords, cups) == "out-by-eldest"
    assert opening((700, 700), swords, cups) == "play"
    assert opening((810, 810), swords, cups) == "play"


def test_a_signal_is_true_where_the_hand_holds_what_it_says() -> None:
    def meant(card: str, said: str, hand: str) -> str:
        verdict = signals.judge_meaning(PACK[card], said, read_cards(PACK, hand), Rules())
        assert verdict.source == "ottocento#signals"
        return ("yes: " if verdict.ok else f"no, {verdict.facts['n']} more: ") + verdict.reason

    assert meant("Moon", "volo", "Moon T9 T7 T5 Begato CK Matto") == "no, 4 more: volo-is-not-true"
    assert meant("Moon", "volo", "Moon CK Matto").startswith("yes")
    assert meant("C8", "striscio", "C8 T9") == "no, 0 more: striscio-is-not-true"
    assert meant("C8", "striscio", "C8 C7").startswith("yes")
    assert meant("C8", "busso", "C8").startswith("yes"), "what it means hangs on the moment"
