"""How a vote went: by answer and by misconception, and whether it is the moment to talk about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lessons.evening.entries.rounds import Told
from lessons.evening.polls.questions import Question
from lessons.evening.room import Room, Round
from lessons.question.kind import Answer

BAND = (0.35, 0.70)
"""Right at the first vote: with fewer the talk has nobody who could explain, with more hardly anybody to be convinced."""
FEWEST = 2
"""So many must have answered for a talk."""


@dataclass(frozen=True, slots=True)
class Bar:
    """So many gave this answer. ``answer`` None: the others, all together. ``diagnosis``: the misconception (may be empty)."""

    answer: Answer | None
    count: int
    ok: bool
    diagnosis: str = ""


def votes_of(room: Room, now: Round, vote: int | None = None) -> tuple[Told, ...]:
    """What those who are there answered, in the ``vote`` (from 1) or as it counts in the end."""
    told = now.counted if vote is None else now.votes[vote - 1]
    return tuple(told[one.who] for one in room.there if one.who in told)


def by_answer(question: Question, told: Iterable[Told], most: int = 4) -> tuple[Bar, ...]:
    """One bar for each answer, the right one first and always there; beyond ``most`` the rarest share one."""
    kind, item = question.kind, question.item
    counts: Counter[object] = Counter()
    first: dict[object, Told] = {}
    for one in told:
        meaning = "right" if one.ok else kind.same(item, (), one.answer)
        counts[meaning] += 1
        first.setdefault(meaning, one)
    right = Bar(question.right, counts.pop("right", 0), True)
    # What is a known misconception is told apart before what nobody can explain.
    wrong = sorted(counts, key=lambda meaning: (-counts[meaning], not first[meaning].diagnosis))
    bars = [Bar(first[one].answer, counts[one], False, first[one].diagnosis) for one in wrong]
    return (right, *_few(bars, most - 1))


def _few(bars: Sequence[Bar], most: int) -> tuple[Bar, ...]:
    """So many at most: the last of them share one."""
    shown, rest = (bars, []) if len(bars) <= most else (bars[: most - 1], bars[most - 1 :])
    return (*shown, *([Bar(None, sum(bar.count for bar in rest), False)] if rest else []))


def by_answer_alone(question: Question, told: Iterable[Told], most: int = 4) -> tuple[Bar, ...]:
    """One bar for each answer, the commonest first, and nothing in them or in their order that tells which is right."""
    counts: Counter[object] = Counter()
    first: dict[object, Answer] = {}
    for one in told:
        meaning = question.kind.same(question.item, (), one.answer)
        counts[meaning] += 1
        first[meaning] = min(first.get(meaning, one.answer), one.answer)
    in_order = sorted(counts, key=lambda meaning: (-counts[meaning], first[meaning]))
    return _few([Bar(first[one], counts[one], False) for one in in_order], most)


def by_misconception(told: Iterable[Told]) -> tuple[tuple[str, int], ...]:
    """Each misconception given away, and by how many; the commonest first."""
    return tuple(Counter(one.diagnosis for one in told if one.diagnosis).most_common())


def share_right(told: Iterable[Told]) -> float | None:
    """How many of those who answered are right; None without an answer."""
    oks = [one.ok for one in told]
    return sum(oks) / len(oks) if oks else None


def proposes_talk(room: Room) -> bool:
    """Is it the moment to talk, where there is talking: after a first vote in which about half were right?"""
    now = room.round
    if not room.customs.talks or room.phase != "closed" or now is None or len(now.votes) > 1:
        return False
    told = votes_of(room, now, 1)
    share = share_right(told)
    return len(told) >= FEWEST and share is not None and BAND[0] <= share <= BAND[1]


def aim_of(room: Room, question: Question) -> str:
    """The misconception to go on with: the commonest of this round, else what the question was asked for or aims at."""
    now = room.round
    met = by_misconception(votes_of(room, now)) if now is not None else ()
    if met:
        return met[0][0]
    return (now.aim if now is not None else "") or next(iter(question.item.aim), "")
