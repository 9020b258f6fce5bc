"""The three signals of a leader, volo, busso and striscio: when one may be made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import TRUMPS, Card
from engine.games.bologna import sources
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import KING_OF
from engine.parts.following import of_suit
from engine.verdict import Facts, Verdict

SOURCE = sources.SIGNALS
SIGNALS = ("volo", "busso", "striscio")


def judge(
    trick: Sequence[Card],
    card: Card,
    earlier: Collection[Card],
    made: Collection[str],
    rules: BologneseRules,
    *,
    signal: str | None = None,
    hand: Collection[Card] | None = None,
) -> Verdict:
    """May whoever plays ``card`` to ``trick`` signal with it?

    ``earlier`` holds the cards of finished tricks, ``made`` the signals already given in this trick. ``signal`` and
    ``hand`` (before the card is played) are looked at only under the house rule that a volo must be true.
    """
    facts: Facts = {"card": card.code, "suit": card.suit}
    if rules.signals == "none":
        return Verdict(False, "no-signals-here", facts, sources.USE_OF_SIGNALS)
    if made:
        return Verdict(False, "one-signal-a-trick", {**facts, "signal": next(iter(made))}, SOURCE)
    if trick:
        return Verdict(False, "only-the-leader-signals", facts, SOURCE)
    if card.is_fool:
        return Verdict(False, "no-signal-with-the-matto", facts, SOURCE)
    if signal == "volo" and rules.strict_volo and hand is not None and len(of_suit(hand, card.suit)) > 1:
        return Verdict(False, "volo-must-be-true", facts, sources.USE_OF_SIGNALS)
    if card.suit == TRUMPS:
        return Verdict(True, "signal-on-a-trump", facts, SOURCE)
    king = KING_OF[card.suit]
    if king in earlier:
        return Verdict(True, "signal-king-gone", {**facts, "king": king.code}, SOURCE)
    if rules.signals == "before_king":
        return Verdict(True, "signal-before-king", {**facts, "king": king.code}, sources.USE_OF_SIGNALS)
    reason = "signal-leads-the-king" if card == king else "signal-king-not-gone"
    return Verdict(False, reason, {**facts, "king": king.code}, SOURCE)


def judge_meaning(card: Card, signal: str, hand: Collection[Card], rules: BologneseRules) -> Verdict:
    """Is what this signal says true of the hand that ``card`` is led from? A busso, whose sense hangs on the moment, always is.

    By the other meanings there are, a striscio asks for trumps and says nothing of the hand.

    Where signals may deceive is for the house to say (``strict_volo``); the book calls it unethical.
    """
    n = len([one for one in of_suit(hand, card.suit) if one != card])
    facts: Facts = {"card": card.code, "suit": card.suit, "n": n}
    if signal == "volo" and n:
        return Verdict(False, "volo-is-not-true", facts, SOURCE)
    if signal == "striscio" and not n and not rules.asks_by_signal:
        return Verdict(False, "striscio-is-not-true", facts, SOURCE)
    return Verdict(True, "signal-is-true", facts, SOURCE)


def allowed(card: Card, earlier: Collection[Card], hand: Collection[Card], rules: BologneseRules) -> tuple[str, ...]:
    """The signals that :func:`judge` accepts from a leader with this card, without the reasons."""
    if rules.signals == "none" or card.is_fool:
        return ()
    if not card.is_trump and rules.signals != "before_king" and KING_OF[card.suit] not in earlier:
        return ()
    not_true = rules.strict_volo and len(of_suit(hand, card.suit)) > 1
    return SIGNALS[1:] if not_true else SIGNALS
