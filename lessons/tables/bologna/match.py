"""A match played for practice: how long it is, what each deal has brought, who deals next, and who has won."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.house import PROFILES
from engine.games.bologna.match import four_deals, result
from engine.games.bologna.rules import Rules
from engine.verdict import Verdict
from lessons.text.message import Message

Length = Literal["800", "1000", "four"]
"""To 800 (Ottocento), to 1000 (Millone), or four deals (Quattro Scartate)."""
LENGTHS: tuple[Length, ...] = get_args(Length)
FIRST_DEALER = 3
"""The learner sits to the dealer's right, and leads to the first trick of the match."""


def won_by(verdict: Verdict, scores: tuple[int, int]) -> Message:
    """Who has won a match, and how."""
    side = verdict.facts["side"]
    who = ("we", "they")[side] if isinstance(side, int) else "nobody"
    return Message(f"practice.match-won-{who}", {"n": scores[0], "m": scores[1]})


@dataclass(frozen=True)
class PracticeMatch:
    """A match at the practice table. ``deals``: what both sides have scored in each, the learner's side first. ``monte``: may
    cards be thrown in by agreement?

    ``custom``: the source by whose way it is played, a name in ``PROFILES``. ``thrown_in``: how often cards were thrown in; such
    a deal is none of the four of a Quattro Scartate, but the deal passes on.
    """

    length: Length
    deals: tuple[tuple[int, int], ...] = ()
    monte: bool = False
    thrown_in: int = 0
    custom: str = ""

    @property
    def rules(self) -> Rules:
        return replace(rules_of(self.monte, self.custom), target=1000 if self.length == "1000" else 800)

    @property
    def scores(self) -> tuple[int, int]:
        """Where the match stands."""
        return sum(one[0] for one in self.deals), sum(one[1] for one in self.deals)

    @property
    def counts(self) -> tuple[int, int]:
        """The scores a deal begins with: Quattro Scartate looks at no target, so that nobody goes out."""
        return (0, 0) if self.length == "four" else self.scores

    @property
    def dealer(self) -> int:
        """Who deals the next hand: the deal goes round to the right."""
        return (FIRST_DEALER + len(self.deals) + self.thrown_in) % 4

    @property
    def verdict(self) -> Verdict:
        return four_deals(self.deals) if self.length == "four" else result(self.scores, self.rules)

    @property
    def over(self) -> bool:
        return self.verdict.ok or self.verdict.reason == "match-drawn"

    @property
    def number(self) -> int:
        return len(self.deals)

    @property
    def won(self) -> Message:
        return won_by(self.verdict, self.scores)

    def after(self, state: State) -> PracticeMatch:
        """The match after one deal more, which may have been thrown in."""
        if state.ending == "monte":
            return replace(self, thrown_in=self.thrown_in + 1)
        ours, theirs = score(state).sides
        return replace(self, deals=(*self.deals, (ours.total, theirs.total)))


def match_of(length: object, monte: bool = False, custom: object = None) -> PracticeMatch | None:
    """A match of this length; None where there is no such."""
    by = custom if isinstance(custom, str) and custom in PROFILES else ""
    return next((PracticeMatch(one, monte=monte, custom=by) for one in LENGTHS if one == length), None)


def rules_of(monte: bool, custom: object) -> Rules:
    """The house rules of a hand: as a source teaches it, where one is named, else the usual ones."""
    its = PROFILES.get(custom, {}) if isinstance(custom, str) else {}
    return Rules.read({**its, "andare_a_monte": monte})
