"""Which skills a review asks for, and in what order: what is due first, then what is weakest, never twice the same in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from lessons.memory.memory import Memory
from lessons.session.mastery import LATER
from lessons.text.skills import Skill

MOST = 10
"""Questions in a review: five to eight minutes."""
OF_ONE = 3
"""Questions about one skill, when little else is there to be asked."""
HELPED = 2
"""Skills for which one review changes its approach, at most; the others wait for the next one."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A question wanted, or (``example``) the lesson's own words and worked example about the skill."""

    skill: str
    example: bool = False


@dataclass(frozen=True, slots=True)
class ReviewChoice:
    """What a review is to hold, and the skills for which it changes its approach."""

    wishes: tuple[Wish, ...]
    helped: tuple[str, ...] = ()


def choose(
    memory: Memory, skills: Mapping[str, Skill], askable: Collection[str], now: datetime, most: int = MOST
) -> ReviewChoice:
    """What to ask now. Only skills met before are asked; with none of them there is nothing to choose."""
    met = [skill for skill in memory.standings if skill in askable]
    wishes: list[Wish] = []
    helped: list[str] = []
    asked: Counter[str] = Counter()
    for skill in _queue(memory, met, now, most):
        if len(wishes) + len(helped) >= most:
            break
        if skill in helped or asked[skill] >= OF_ONE:
            continue
        instead = _other_way(memory, skills, skill, met, now)
        if instead is None:
            wishes.append(Wish(skill))
            asked[skill] += 1
        elif len(helped) < HELPED:
            helped.append(skill)
            wishes += instead
    easy = _easy(memory, wishes, met, now)
    return ReviewChoice(_apart(_begun_with(easy, wishes, most), easy), tuple(helped))


def _queue(memory: Memory, met: Sequence[str], now: datetime, most: int) -> Iterator[str]:
    """The skills in the order of their claims, some of them several times.

    Half of the places keep what is known; the others go to few skills, those nearest to being known, and twice to each:
    whoever is asked a little of everything gets nowhere with anything.
    """
    due = [skill for skill in memory.due(now) if skill in met]
    due += [skill for skill in met if skill not in due and _unproven(memory, skill, now)]
    firm = [skill for skill in due if _firm(memory, skill)]
    shaky = sorted((one for one in due if one not in firm), key=lambda one: -memory.standings[one].known)
    kept = firm[: max(most // 2, most - 2 * len(shaky))]
    places = (most - len(kept) + 1) // 2
    if len(shaky) > places:
        # One place belongs to whoever has waited longest, or what is far from known would never have its turn.
        waited = min(shaky, key=lambda one: memory.skills[one].last)
        shaky = [waited, *(one for one in shaky if one != waited)]
    near = shaky[:places]
    rest = sorted((one for one in met if one not in due), key=lambda one: _strength(memory, one, now))
    yield from (*kept, *near, *near, *firm[len(kept) :], *shaky[len(near) :], *rest)
    for _ in range(OF_ONE):
        yield from (one for one in (*due, *rest) if not memory.standings[one].mastered)


def _unproven(memory: Memory, skill: str, now: datetime) -> bool:
    """Is this known, but not yet proven, and was it last asked on another day?"""
    standing = memory.standings[skill]
    return standing.since is not None and not standing.mastered and now - memory.skills[skill].last >= LATER


def _firm(memory: Memory, skill: str) -> bool:
    return memory.standings[skill].mastered or memory.standings[skill].since is not None


def _strength(memory: Memory, skill: str, now: datetime) -> tuple[bool, float, str]:
    known = memory.standings[skill].known
    return memory.standings[skill].mastered, known * memory.skills[skill].recall(now), skill


def _other_way(
    memory: Memory, skills: Mapping[str, Skill], skill: str, met: Collection[str], now: datetime
) -> list[Wish] | None:
    """What to do for a skill that more of the same does not help: what comes before it, else its worked example."""
    if not memory.standings[skill].stuck:
        return None
    first = [one for one in (skills[skill].after if skill in skills else ()) if one in met]
    shaky = [one for one in first if memory.state(one, now) in ("learning", "due")]
    if shaky:
        return [Wish(min(shaky, key=lambda one: memory.standings[one].known)), Wish(skill, example=True)]
    return [Wish(skill, example=True), Wish(skill)]


def _easy(memory: Memory, wishes: Sequence[Wish], met: Sequence[str], now: datetime) -> Wish | None:
    """What a review begins with: something that the learner can do, one of the wishes if it may be; None where there is nothing.

    Where nothing is known yet, as on the first days, it is what comes nearest and was right before.
    """
    asked = next((one for one in wishes if _firm(memory, one.skill) and not one.example), None)
    able = [skill for skill in met if _firm(memory, skill)]
    able = able or [one for one in met if memory.standings[one].right and not memory.standings[one].stuck]
    return asked or (Wish(max(able, key=lambda skill: _strength(memory, skill, now))) if wishes and able else None)


def _begun_with(easy: Wish | None, wishes: Sequence[Wish], most: int) -> list[Wish]:
    """The other wishes. If they are too many the last one gives way, but never a question that follows its own worked example."""
    left = list(wishes)
    if easy in left:
        left.remove(easy)
    elif easy is not None and len(left) >= most and not any(one.example for one in left[-2:-1]):
        left.pop()
    return left


def _apart(wishes: list[Wish], first: Wish | None) -> tuple[Wish, ...]:
    """These wishes after the ``first``, no two about one skill in a row if that can be; an example keeps the question that
    follows it."""
    left, apart = list(wishes), [first] if first else []
    while left:
        last = apart[-1] if apart else None
        bound = last is not None and last.example and left[0].skill == last.skill
        other = next((one for one in left if last is None or one.skill != last.skill), left[0])
        after = left[0] if bound else other
        left.remove(after)
        apart.append(after)
    return tuple(apart)
