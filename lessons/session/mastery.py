"""What is known after some answers: Bayesian knowledge tracing, one skill at a time, and when that is mastery.

The model and its names are those of Corbett & Anderson (1995, "Knowledge tracing: modeling the acquisition of procedural
knowledge"): P(L0), known at the start; P(T), learned at a question; P(S), a slip; P(G), a guess, which here is the question's own.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.fast_dataclass import fast_dataclass

START, LEARN, SLIP = 0.2, 0.15, 0.1
"""P(L0), P(T) and P(S)."""
ENOUGH, LOST = 0.95, 0.8
"""Known from the one on; below the other even what was mastered is to be learned again."""
LATER = timedelta(hours=20)
"""A day later, give or take the hour at which one sits down."""
STUCK = 8
"""So many misses without mastery, and more of the same will not help."""


PROOF, TRIES = 0.25, 8
"""Right answers a day later must together be no likelier by guessing than ``PROOF``: one will do of four, of two it takes two.
After more than ``TRIES`` misses they must be as many times less likely: whoever guesses often enough is lucky once."""
LEARN_HALVED, LEARN_LEAST = 2, 8
"""Misses after which P(T) is half of what it was, as who goes on missing is guessing; and those after which it falls no more:
whoever took long still gets there."""


def after(known: float, right: bool, guess: float, learn: float = LEARN) -> float:
    """The chance that the skill is there after one more answer; ``guess``: how often pure guessing is right."""
    likely, unlikely = (1 - SLIP, guess) if right else (SLIP, 1 - guess)
    seen = known * likely / (known * likely + (1 - known) * unlikely)
    return seen + (1 - seen) * learn


def after_help(known: float, learn: float = LEARN) -> float:
    """After a question done with help, which proves nothing but teaches."""
    return known + (1 - known) * learn


@fast_dataclass(frozen=True, slots=True)
class SkillStanding:
    """How well one skill is known.

    ``since``: when it came to be known, as long as it still is; ``proof``: how likely guessing gave all that was right at
    least a day after. ``misses``: since it was last known, or since the tutor last changed its approach; ``wrong``: since
    it was last mastered.
    """

    known: float = START
    since: datetime | None = None
    proof: float = 1.0
    mastered: bool = False
    misses: int = 0
    wrong: int = 0
    asked: int = 0
    right: int = 0

    @property
    def stuck(self) -> bool:
        return self.misses >= STUCK and not self.mastered


def enough(guess: float) -> float:
    """From where on it is known: the oftener guessing is right, the longer the run that leads there."""
    return 1 - (1 - ENOUGH) * (1 - guess) ** 2


def answered(before: SkillStanding, came: str, guess: float, at: datetime) -> SkillStanding:
    """The standing after a question that came ``right``, ``help`` or ``wrong``."""
    right, wrong = came == "right", came == "wrong"
    learn = LEARN / (1 + min(before.wrong, LEARN_LEAST) / LEARN_HALVED)
    known = after_help(before.known, learn) if came == "help" else after(before.known, right, guess, learn)
    if came == "help" and before.since is None:
        known = min(known, ENOUGH - 0.01)  # help may lead up to the door, not through it
    since = (before.since or at) if known >= (ENOUGH if before.since else enough(guess)) else None
    later = right and since is not None and at - since >= LATER
    proof = 1.0 if since is None else before.proof * guess if later else before.proof
    likely = PROOF * TRIES / max(TRIES, before.wrong)
    mastered = (before.mastered and known >= LOST) or (since is not None and proof <= likely)
    return SkillStanding(
        known,
        since,
        proof,
        mastered,
        0 if since is not None else before.misses + wrong,
        0 if mastered else before.wrong + wrong,
        before.asked + 1,
        before.right + right,
    )
