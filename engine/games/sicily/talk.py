"""What may be said during the play: phrases between partners (Mineo), and what a leader may tell (other towns)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.sicily.sources import TALK, VARIATIONS

Who = Literal["leaders-partner", "leader", "partner"]
"""leaders-partner: whose partner is about to lead; leader: about to lead; partner: anybody who has one."""
When = Literal["before-lead", "during-trick", "any"]
"""any: the source gives no moment."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase that may be said at the table during play. ``says`` in Sicilian, ``meaning`` as a code. ``tricks``/``suits``:
    how many must have been played/led before.

    ``after``: the phrase that must have been said just now (a question and its answer). ``private``: not for all to hear.
    """

    code: str
    says: str
    meaning: str
    who: Who
    when: When
    source: str = TALK
    tricks: int = 0
    suits: int = 0
    after: str = ""
    private: bool = False


@fast_dataclass(frozen=True, slots=True)
class SayingContext:
    """What a saying that goes with a card may look at. ``gone``: the codes of the cards of earlier tricks."""

    hand: Sequence[Card]
    card: Card
    leads: bool
    against_solo: bool
    gone: frozenset[str] = frozenset()

    def holds(self, *codes: str) -> bool:
        """Is one of these in the hand, before the card is played?"""
        return any(card.code in codes for card in self.hand)


@dataclass(frozen=True, slots=True)
class Saying:
    """Something told while playing a card; ``refused`` gives the reason why not, or None. It must be true."""

    code: str
    says: str
    source: str
    refused: Callable[[SayingContext], str | None]


def _advice(code: str, says: str, meaning: str, tricks: int = 0, suits: int = 0) -> Phrase:
    return Phrase(code, says, meaning, "leaders-partner", "before-lead", TALK, tricks, suits)


def _asks(code: str, says: str, meaning: str, tricks: int = 0, suits: int = 0) -> Phrase:
    return Phrase(code, says, meaning, "leader", "before-lead", TALK, tricks, suits)


def _during(code: str, says: str, meaning: str, source: str = TALK) -> Phrase:
    return Phrase(code, says, meaning, "partner", "during-trick", source)


def _whenever(code: str, says: str, meaning: str) -> Phrase:
    return Phrase(code, says, meaning, "partner", "any", VARIATIONS)


MINEO: tuple[Phrase, ...] = (
    _advice("faglio", "Faglio", "lead-the-soloists-void"),
    _advice("u-stissu-jocu", "'U stissu jocu", "lead-the-same-suit", tricks=1),
    _advice("n-auto-jocu", "'N 'auto jocu / jocu novu", "lead-another-suit", tricks=1),
    _advice("u-primu-jocu", "'U primu jocu", "lead-the-first-suit", suits=1),
    _advice("u-sicunnu-jocu", "'U sicunnu jocu", "lead-the-second-suit", suits=2),
    _advice("di-unni-vuliti", "Di unni vuliti vuliti tutti cosi", "lead-your-highest-of-any-suit"),
    _advice("joca-unni-hai-u-re", "Joca unni hai 'u Re", "lead-where-you-have-the-king"),
    _advice("joca-uno-nunnhai-u-re", "Joca uno nunn'hai 'u Re", "lead-where-you-have-no-king"),
    _advice("trunfu", "Trunfu", "lead-a-trump"),
    Phrase("grossu-o-picciriddu", "Grossu o picciriddu?", "large-or-small", "leader", "before-lead", after="trunfu"),
    Phrase("grossu", "Grossu", "large", "leaders-partner", "before-lead", after="grossu-o-picciriddu"),
    Phrase("picciriddu", "Picciriddu", "small", "leaders-partner", "before-lead", after="grossu-o-picciriddu"),
    _asks("pozzu-turnari", "Pozzu turnari?", "shall-i-lead-the-same-suit", tricks=1),
    _asks("u-pozzu-fare-u-me-iocu", "'U pozzu fare u me iocu?", "shall-i-lead-my-suit", tricks=1),
    _asks("u-vostru-primu-jocu-vi-piaci", "'U vostru primu jocu vi piaci?", "shall-i-lead-your-suit", tricks=1),
    _asks("lhaja-fari-a-reula", "L'haj'a fari a 'rèula?", "shall-i-draw-trumps"),
    _asks("u-primu-jocu-vi-piace", "'U primu jocu vi piace?", "shall-i-lead-the-first-suit", suits=1),
    _asks("u-sicunnu-jocu-vi-piace", "'U sicunnu jocu vi piace?", "shall-i-lead-the-second-suit", suits=2),
    _during("ci-putiti", "Ci putiti?", "can-you-win-this"),
    _during("ci-putiti-abbivirari", "Ci putiti abbivirari?", "can-you-add-points"),
    _during("tutti-cosi", "Tutti cosi?", "shall-i-play-my-dearest-of-the-suit"),
    _during("lassu-a-to", "Lassu 'a 'tò?", "shall-i-leave-it-to-you"),
    _during("lhaj-a-fare-u-re", "L'haj' a fare 'u Re?", "shall-i-win-with-the-king"),
    _during("quantu-ti-nni-mancanu", "Quantu ti 'nni mancanu?", "how-many-have-you-not-seen"),
    _during("chistu-e-u-re", "Chistu è 'u Re", "mine-is-the-highest-left"),
    _during("cards-to-the-chest", "(cards held to the chest)", "i-have-the-queen"),
)
"""The tables of the source: advice, questions of the leader, questions and information during a trick."""

ELSEWHERE: tuple[Phrase, ...] = (
    Phrase("jocu-novu-novu", "Jocu novu novu", "lead-coins", "leaders-partner", "before-lead", VARIATIONS),
    _whenever("cchi-hai-docu", "Cchi hai docu?", "which-is-your-highest-aria"),
    *(_whenever(f"u-{n}", f"'U {n}?", f"have-you-the-{n}") for n in (20, 19, 18, 17, 16)),
    _whenever("mi-fici-u-re", "Mi fici 'u re", "i-have-the-king"),
    _whenever("mi-fici-a-regina", "Mi fici a regina", "i-have-that-queen"),
    *(_during(f"me-lo-faccio-il-{n}", f"Me lo faccio il {n}?", f"shall-i-win-with-the-{n}", VARIATIONS)
      for n in (20, 19, 18, 17, 16)),
    Phrase("shows-a-card", "(a card shown to partner only)", "shall-i-lead-this-card", "leader", "before-lead", VARIATIONS,
           private=True),
)  # fmt: skip
"""What may be allowed besides, according to some descriptions."""

PHRASES = {"mineo": MINEO, "elsewhere": (*MINEO, *ELSEWHERE), "none": ()}
"""By the house rule ``communications``."""
