"""Mineo for three: the staged deal, one against two, settled in jochi."""

from __future__ import annotations

from engine.games.sicily.contract import Contract
from engine.games.sicily.form import Form, MayAnnounce
from engine.games.sicily.mineo3.rules import MineoRules
from engine.games.sicily.settling.mineo import Jochi
from engine.games.sicily.sources import PLAY, VARIATIONS
from engine.games.sicily.speaking.table import Outcome, SpokenWord, Stage
from engine.games.sicily.speaking.words import three_player_rounds
from engine.games.sicily.talk import PHRASES

SIZE = 20


def stages(rules: MineoRules) -> tuple[Stage, ...]:
    return three_player_rounds(SIZE, solo_any_time=rules.palagonia)


def may_rivanto(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: MineoRules
) -> tuple[int, ...]:
    """The opponents who may say rivanto: those who had no opportunity to announce a solo in the final round.

    After a solo on fewer cards there was no final round, and both may (S7).
    """
    opponents = [(contract.bidder + i) % contract.seats for i in range(1, contract.seats)]
    if rules.rivanto == "any_opponent" or outcome.cards < SIZE:
        return tuple(opponents)
    spoke = {one.seat for one in said if one.stage == max(word.stage for word in said)}
    return tuple(seat for seat in opponents if seat not in spoke)


def announcements(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: MineoRules
) -> tuple[MayAnnounce, ...]:
    """Before the first lead: the soloist's scommessa, then an opponent's rivanto, which counts once (S8)."""
    return MayAnnounce(contract.bidder, "scommessa", PLAY), *rivanto_asked(said, outcome, contract, rules)


def rivanto_asked(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: MineoRules
) -> tuple[MayAnnounce, ...]:
    source = VARIATIONS if rules.rivanto == "any_opponent" else PLAY
    return tuple(MayAnnounce(seat, "rivanto", source) for seat in may_rivanto(said, outcome, contract, rules))


def shows_monte(contract: Contract, rules: MineoRules) -> bool:
    """Everybody but the dealer shows it; on few cards the dealer has not looked at it before, and shows it too (S6)."""
    return contract.bidder != contract.dealer or contract.cards < SIZE


MINEO3 = Form(
    id="mineo3",
    seats=3,
    size=SIZE,
    stages=stages,
    settle=Jochi(),
    doubles=True,
    sees_bottom=True,
    looks_at_monte=True,
    bidder_leads=lambda contract, rules: bool(rules.soloist_leads),
    shows_monte=shows_monte,
    announcements=announcements,
    declares=("scommessa", "rivanto"),
    example_words=("passo", "altre cinque", "passo", "pago"),
    talk=lambda rules: PHRASES[rules.communications],
)
