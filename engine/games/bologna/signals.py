"""The signals of a leader, volo, busso and striscio, or the old words in their place: when one may be made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import TRUMPS, Card
from engine.games.bologna import sources, spoken
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import KING_OF
from engine.parts.following import of_suit
from engine.verdict import Facts, Verdict

SOURCE = sources.SIGNALS
SIGNALS = ("volo", "busso", "striscio")
LAST = ("volo", "sticco")
"""Those that say that nothing is left of the suit that is led."""


def of(rules: BologneseRules) -> tuple[str, ...]:
    """All signals that there are by these house rules."""
    return spoken.WORDS if rules.speaks else SIGNALS


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

    ``earlier`` holds the cards of finished tricks, ``made`` the signals already given in this trick. ``signal`` is looked at
    where signals are words, and with ``hand`` (before the card is played) under the house rule that a volo must be true.
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
    if signal in LAST and rules.strict_volo and hand is not None and len(of_suit(hand, card.suit)) > 1:
        return Verdict(False, f"{signal}-must-be-true", facts, sources.USE_OF_SIGNALS)
    if signal in spoken.LENGTHS and card.suit != TRUMPS:
        return Verdict(False, "word-of-trumps", {**facts, "signal": signal}, sources.OLD_SIGNALS)
    if signal in spoken.DEALT:
        # It speaks of no suit, so no King is asked for.
        reason = "word-of-the-deal" if not earlier else "word-of-the-deal-late"
        return Verdict(not earlier, reason, {**facts, "signal": signal}, sources.OLD_SIGNALS)
    if card.suit == TRUMPS:
        return Verdict(True, "signal-on-a-trump", facts, SOURCE)
    king = KING_OF[card.suit]
    if king in earlier:
        return Verdict(True, "signal-king-gone", {**facts, "king": king.code}, SOURCE)
    if rules.signals == "before_king":
        return Verdict(True, "signal-before-king", {**facts, "king": king.code}, sources.USE_OF_SIGNALS)
    reason = "signal-leads-the-king" if card == king else "signal-king-not-gone"
    return Verdict(False, reason, {**facts, "king": king.code}, SOURCE)


def judge_meaning(
    card: Card,
    signal: str,
    hand: Collection[Card],
    rules: BologneseRules,
    earlier: Collection[Card] = (),
    first: Collection[Card] = (),
) -> Verdict:
    """Is what this signal says true of the hand that ``card`` is led from? A busso, whose sense hangs on the moment, always is.

    By the other meanings there are, a striscio asks for trumps and says nothing of the hand. ``earlier`` and ``first`` are
    looked at where signals are words: the cards of the tricks before, and the first five that were dealt.

    Where signals may deceive is for the house to say (``strict_volo``); the book calls it unethical.
    """
    n = len([one for one in of_suit(hand, card.suit) if one != card])
    facts: Facts = {"card": card.code, "suit": card.suit, "n": n}
    if rules.speaks:
        whole = {*hand, card}
        reason = "signal-is-true" if spoken.is_true(signal, card, whole, earlier, first) else "word-is-not-true"
        return Verdict(reason == "signal-is-true", reason, {**facts, "signal": signal}, sources.OLD_SIGNALS)
    if signal == "volo" and n:
        return Verdict(False, "volo-is-not-true", facts, SOURCE)
    if signal == "striscio" and not n and not rules.asks_by_signal:
        return Verdict(False, "striscio-is-not-true", facts, SOURCE)
    return Verdict(True, "signal-is-true", facts, SOURCE)


def allowed(card: Card, earlier: Collection[Card], hand: Collection[Card], rules: BologneseRules) -> tuple[str, ...]:
    """The signals that :func:`judge` accepts from a leader with this card, without the reasons."""
    if rules.signals == "none" or card.is_fool:
        return ()
    closed = not card.is_trump and rules.signals != "before_king" and KING_OF[card.suit] not in earlier
    not_true = rules.strict_volo and len(of_suit(hand, card.suit)) > 1
    if rules.speaks:
        high_and_left = () if closed else (*spoken.HIGH, *spoken.LEFT[not_true:])
        return (*high_and_left, *(spoken.LENGTHS if card.is_trump else ()), *(() if earlier else spoken.DEALT))
    if closed:
        return ()
    return SIGNALS[1:] if not_true else SIGNALS
