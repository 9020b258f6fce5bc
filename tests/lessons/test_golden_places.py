"""One learner presses this and that at places, rightly or not: what each press comes to, or why it is refused, is as before.

No sentence and no hour stands there: a count of what came of the presses, and a number that knows what lay there after each; and
another one that knows what is in the log then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games.sicily.playout import random_deal
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.places.hindsight import Hindsight
from lessons.places.lesson import LessonSession
from lessons.places.match import MatchChoice, MatchState
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.places.table import TableSession
from lessons.question.panel import Panel
from lessons.score_forms.sicily import told_of
from lessons.tables.shown import shown
from lessons.text.message import in_figures
from tests.conftest import Golden
from tests.engine.sicily import test_scorekeeper as in_sicily
from tests.engine.written_down import brief, known

from .test_bots import anything, reply
from .test_golden_walks import LESSONS
from .test_player import course

WHO, PRESSES = "sole-onda-faro-luna", 160
NAMES = ["Anna", "Bruno", "Carla", "Dino"]
AT_A_TABLE = (
    *(("next", None),) * 4, ("hint", None), ("reveal", None), ("undo", None), ("back", None), ("talk", None), ("again", None),
    ("again", 3), ("pace", "card"), ("pace", "trick"), ("pace", "never"), ("strength", "club"),
    ("monte", "yes"),
)  # fmt: skip
IN_A_LESSON = (
    *(("next", None),) * 4,
    ("hint", None),
    ("reveal", None),
    ("undo", None),
    ("back", None),
    ("mend", None),
    ("share", None),
)
FIGURES: dict[str, Any] = {"criccone": [34, 14], "sequences": [60, 20], "cards": [50, None], "last": 0}
DECLARED: dict[str, Any] = {"seat": 1, "combinations": [["kings", 3], ["swords", 4]]}


class Learner:
    """Somebody at these places, with a log of their own, and chance that can be had again."""

    def __init__(self, file: Path, rng: Random) -> None:
        store, courses = Store(str(file)), {"ottocento/try": course(LESSONS["drills"])}
        self.sessions, self.rng = Sessions(Context(store, lambda: courses, b"always the same")), rng
        self.came, self.told, self.number = Counter[str](), list[str](), 0

    def press(self, place: str, event: str, value: Any = None, who: str = WHO) -> Any:
        """The state after it, which is the one before where it is refused."""
        state = None
        self.number += self.rng.random() < 0.96  # else what was sent comes once more
        try:
            state = self.sessions.state(who, place)
            seen = self.sessions.revision(place, state) if self.rng.random() < 0.96 else "long ago"
            move = Move(place=place, event=event, value=value, nonce=f"press-{self.number:06d}", seen=seen)
            state = self.sessions.move(who, move).state
            came = "taken"
        except MoveRefused as refused:
            came = refused.said.reason if refused.said else refused.why
        self.came[came] += 1
        self.told.append(f"{place} {event} {brief(value)}: {came} {lies(state)}")
        return state

    def known(self) -> str:
        counts = " ".join(f"{came} {self.came[came]}" for came in sorted(self.came))
        return f"{counts}\n{known(self.told)}\n"

    def written(self, lines: Iterable[str] = ()) -> str:
        """What the log has of it all, by which it could be made again, and of what several write; no hours, no nonces."""
        log = self.sessions.context.store.log(WHO)
        own = [f"{of} {one.kind} {one.step} {brief(one.data)}" for of, one in log]
        counts = Counter(f"{of} {one.kind}" for of, one in log)
        told = "".join(f"{what}: {counts[what]}\n" for what in sorted(counts))
        return f"{told}all of it: {known([*own, *lines])}\n"


def lies(state: Any) -> str:
    """What lies there."""
    match state:
        case TableSession():
            if state.waits:
                return "nothing yet"
            hand, its = state.hand, state.sitting
            score = f" {its.finished} {brief(its.match.scores) if its.match else ''}" if its.sort else ""
            return f"{its.dealt}{score} {hand.stage} {len(hand.done)} {brief(hand.done[-3:])} {state.looking:d}"
        case LessonSession():
            at = state.attempt
            return f"{at.revision} {brief(dict(at.went))} {at.tally} {state.again:d} {state.beside}"
        case MatchChoice():
            return f"{state.opened} {len(state.kept)}"
        case MatchState():
            its = state.match
            stands = its.scores if hasattr(its, "scores") else its.totals
            return f"{len(its.places)} {len(its.hands)} {brief(stands)} {its.over:d} {state.opened}"
        case Hindsight():
            return f"{state.at} of {len(state.moments)} {state.last:d}"
    return ""


def any_reply(panel: Panel, rng: Random) -> Any:
    """Positions, a choice or a figure, as a browser sends it; now and then none that can be read."""
    if rng.random() < 0.06 or panel.mode == "none":
        return rng.choice((None, [99], {"choice": 7}, "x", 2))
    if panel.mode != "number" and not panel.choices and not panel.pickable:
        return []
    answer = anything(panel, rng)
    return in_figures(answer[0]) if panel.mode == "number" else answer[0] if panel.mode == "choice" else _picked(answer)


def _picked(answer: tuple[int, ...]) -> Any:
    return {"choice": -1 - answer[0]} if answer and answer[0] < 0 else list(answer)


def at_a_table(learner: Learner, place: str) -> Iterator[tuple[str, Any]]:
    while True:
        state, rng = learner.sessions.state(WHO, place), learner.rng
        stage = "over" if state.waits else state.hand.stage
        panel = None if state.waits else shown(state.hand).panel
        if panel is None:
            yield "answer", rng.choice((0, 1, 2, 9))
        elif stage == "over" and rng.random() < 0.7:
            yield "again", rng.choice((None, None, 4))
        elif stage in ("trick", "others") and rng.random() < 0.8:
            yield "next", None
        elif rng.random() < 0.15:
            yield rng.choice(AT_A_TABLE) if rng.random() < 0.95 else ("stand-up", None)
        else:
            yield "answer", any_reply(panel, rng)


def in_a_lesson(learner: Learner, place: str) -> Iterator[tuple[str, Any]]:
    while True:
        at, rng = learner.sessions.state(WHO, place).attempt, learner.rng
        if at.panel is None or not at.open or rng.random() < 0.2:
            yield rng.choice(IN_A_LESSON)
        elif at.kind is None or at.item is None or at.question is None or rng.random() < 0.4:
            yield "answer", any_reply(at.panel, rng)
        else:
            yield "answer", reply(at.kind, at.item, at.question.given, at.kind.right(at.item, at.question.given))


def in_a_match(learner: Learner, place: str) -> Iterator[tuple[str, Any]]:
    """Entries of a match of Ottocento, as its forms send them."""
    while True:
        rng, its = learner.rng, learner.sessions.state(WHO, place).match
        hand = {"hand": len(its.hands) if rng.random() < 0.9 else 99}
        ends: tuple[tuple[str, dict[str, Any]], ...] = (
            ("end", hand | FIGURES), ("end", hand | FIGURES | {"cards": [None, 60]}), ("end", hand | FIGURES | {"last": None}),
            ("end", hand | FIGURES | {"criccone": [rng.randrange(60), 3]}),
            ("declare", hand | DECLARED | {"seat": rng.randrange(4)}),
            ("declare", hand | {"seat": rng.randrange(5), "figure": rng.choice((0, 20, 33))}), ("monte", hand),
            ("start", {"names": NAMES, "dealer": rng.randrange(4), "house": {"andare_a_monte": True}}),
        )  # fmt: skip
        event, value = rng.choice(ends[:-1])
        corrected, other = rng.choice(ends)
        anyway = {"anyway": True} if rng.random() < 0.5 else {}
        number = {"number": rng.randrange(1, len(its.places) + 2)}
        yield rng.choice(
            (
                *((event, value | anyway),) * 4,
                ("out", hand | {"seat": rng.randrange(4)}),
                *(("undo", number),) * 2,
                ("correct", number | {"event": corrected, "value": other} | anyway),
                ("pile", hand | {"side": 0, "position": "won-SK"} | anyway),
                *((("stop", None), ("again", None)) if rng.random() < 0.1 else ()),
            )
        )


def in_a_match_of_deals(learner: Learner, place: str) -> Iterator[tuple[str, Any]]:
    """Entries of a match of Mineo, as its form sends them."""
    while True:
        rng, its = learner.rng, learner.sessions.state(WHO, place).match
        dealt, _ = random_deal(its.start.form, rng, its.start.house, its.hands[-1].dealer)
        kind, told = told_of(its.start, in_sicily.as_written(dealt, 1))
        deal = {"hand": len(its.hands) if rng.random() < 0.9 else 99, "kind": kind, "told": told}
        number = {"number": rng.randrange(1, len(its.places) + 2)}
        begin = {"game": "mineo3", "names": NAMES[:3], "dealer": rng.randrange(3)}
        other = ("deal", deal | {"hand": rng.randrange(1, 4)}) if rng.random() < 0.8 else ("start", begin)
        yield rng.choice(
            (
                *(("deal", deal | ({"anyway": True} if rng.random() < 0.5 else {})),) * 4,
                *(("undo", number),) * 2,
                ("correct", number | {"event": other[0], "value": other[1]}),
                *((("stop", None), ("again", None), ("declare", DECLARED)) if rng.random() < 0.1 else ()),
            )
        )


TABLES = ("table/mineo3", "table/calatafimi4", "table/french5", "practice/short", "practice/whole", "practice/match")


@pytest.mark.parametrize("place", TABLES)
def test_presses_at_a_table_come_to_what_they_came_to_before(place: str, tmp_path: Path, golden: Golden) -> None:
    learner = Learner(tmp_path / "log.sqlite", Random(place))
    presses = at_a_table(learner, place)
    for _ in range(PRESSES):
        learner.press(place, *next(presses))
    for _ in range(20):
        step = learner.rng.choice((("next", None), ("next", None), ("back", None), ("answer", 2), ("answer", 99)))
        learner.press(f"hindsight/{place.partition('/')[2]}", *step)
    golden(f"places/{place.replace('/', '-')}.txt", learner.known())
    golden(f"written/{place.replace('/', '-')}.txt", learner.written())


def test_presses_in_a_lesson_come_to_what_they_came_to_before(tmp_path: Path, golden: Golden) -> None:
    learner, place = Learner(tmp_path / "log.sqlite", Random("lesson")), "lesson/ottocento/try"
    presses = in_a_lesson(learner, place)
    for _ in range(PRESSES):
        learner.press(place, *next(presses))
    golden("places/lesson.txt", learner.known())
    golden("written/lesson.txt", learner.written())


@pytest.mark.parametrize("game", ["ottocento", "mineo3"])
def test_presses_at_a_scorekeeper_come_to_what_they_came_to_before(game: str, tmp_path: Path, golden: Golden) -> None:
    learner = Learner(tmp_path / "log.sqlite", Random(game))
    begins: dict[str, Any] = {"names": NAMES} if game == "ottocento" else {"game": game, "names": NAMES[:3]}
    for wrong in (
        begins | {"names": ["Anna"] * len(begins["names"])},
        begins | {"dealer": 9},
        begins | {"names": []},
        None,
    ):
        learner.press("match/new", "begin", wrong)
    begun = (learner.press("match/new", "begin", begins | {"dealer": 1}).opened for _ in range(9))
    opened = next(filter(None, begun))
    place = f"match/{opened}"
    presses = in_a_match(learner, place) if game == "ottocento" else in_a_match_of_deals(learner, place)
    for _ in range(PRESSES):
        learner.press(place, *next(presses))
    golden(f"places/match-{game}.txt", learner.known())
    entries = learner.sessions.context.store.matches.entries(opened)
    golden(f"written/match-{game}.txt", learner.written(map(brief, entries)))
