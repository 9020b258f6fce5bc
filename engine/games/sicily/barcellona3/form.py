"""Barcellona for three: as in Mineo, but solo or everybody alone, the dealer last and with the monte in hand."""

from __future__ import annotations

from dataclasses import replace

from engine.games.sicily.barcellona3.rules import BarcellonaRules
from engine.games.sicily.contract import Contract
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.pack import ACE_PACK, ARIE
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import BARCELLONA
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage
from engine.games.sicily.talk import Saying, SayingContext

SIZE = 20
FULL = Terms(BARCELLONA, bidder=55, others=54, bidder_times=4, others_times=2)
HALF = Terms(BARCELLONA, bidder=55, others=54, bidder_times=2, others_times=1)
ALONE = Terms(BARCELLONA, bidder=37, others=36)
PER_SE = "ognuno per sé"


def terms(contract: Contract, rules: BarcellonaRules) -> Terms:
    """A solo: each opponent pays or receives twice the difference; else everybody against the own target."""
    if contract.kind == "own":
        return ALONE
    return FULL if rules.solo_payment == "full" else HALF


def _solo_of_dealer(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return None if moment.rules.dealer_may_solo else "dealer-may-not-solo"


def _first_two(moment: SpeakingMoment) -> int | None:
    over = "solo" in moment.words or len(moment.here) == moment.seats - 1
    return None if over else moment.seat(len(moment.here))


def _dealer(moment: SpeakingMoment) -> int | None:
    return None if moment.here else moment.dealer


def _then(moment: SpeakingMoment) -> Outcome | None:
    bidder = moment.by("solo")
    return None if bidder is None else _bid(moment, "solo", bidder)


def _last(moment: SpeakingMoment) -> Outcome:
    if "passo" in moment.words:
        return moment.nothing("all-pass")
    return _bid(moment, "solo" if "solo" in moment.words else "own", moment.dealer)


def _bid(moment: SpeakingMoment, kind: str, bidder: int) -> Outcome:
    return Outcome(kind, bidder, SIZE, reason=kind)


PASSO = Row("passo", BARCELLONA)
STAGES = (
    Stage(SIZE, (PASSO, Row("solo", BARCELLONA)), _first_two, _then),
    Stage(
        SIZE,
        (
            PASSO,
            Row("solo", BARCELLONA, _solo_of_dealer, after_taking=True),
            Row(PER_SE, BARCELLONA, after_taking=True, also=("ognuno per se", "per sé", "per se")),
        ),
        _dealer,
        _last,
    ),
)


def _as_opponent(leading: SayingContext) -> str | None:
    if not leading.against_solo:
        return "opponents-of-a-soloist"
    return None if leading.leads else "only-the-leader-tells"


def _batto(leading: SayingContext) -> str | None:
    holds = leading.holds("T20") and leading.holds("T19", "T18")
    return _as_opponent(leading) or (None if holds else "needs-giove-and-19-or-18")


def _ho_il_20(leading: SayingContext) -> str | None:
    holds = leading.holds("T20") and not leading.holds("T19", "T18")
    return _as_opponent(leading) or (None if holds else "needs-giove-without-19-and-18")


def _non_batto(leading: SayingContext) -> str | None:
    return _as_opponent(leading) or ("has-the-giove" if leading.holds("T20") else None)


def _ho_il(code: str) -> Saying:
    def refused(leading: SayingContext) -> str | None:
        return _as_opponent(leading) or (None if leading.holds(code) else "not-in-hand")

    return Saying(f"ho-il-{code[1:]}", f"Ho il {code[1:]}", BARCELLONA, refused)


SAYINGS = (
    Saying("batto", "Batto", BARCELLONA, _batto),
    Saying("ho-il-20", "Ho il 20", BARCELLONA, _ho_il_20),
    Saying("non-batto", "Non batto", BARCELLONA, _non_batto),
)
MORE_SAYINGS = tuple(_ho_il(code) for code in ARIE[1:])


def sayings(rules: BarcellonaRules) -> tuple[Saying, ...]:
    """What an opponent of the soloist may tell when leading; some allow more top trumps to be announced."""
    return SAYINGS + (MORE_SAYINGS if rules.announcements == "arie" else ())


BARCELLONA3 = replace(
    MINEO3,
    id="barcellona3",
    pack=ACE_PACK,
    stages=lambda rules: STAGES,
    settle=Differences(terms, ("solo", "own")),
    doubles=False,
    kinds=("solo", "own"),
    own=frozenset({"own"}),
    sees_bottom=False,
    looks_at_monte=False,
    bidder_leads=lambda contract, rules: bool(rules.bidder_leads),
    shows_monte=lambda contract, rules: bool(rules.shows_monte),
    announcements=lambda said, outcome, contract, rules: (),
    declares=(),
    talk=None,
    sayings=sayings,
    example_words=("passo", "passo"),
    example_saying="batto",
)
