"""Evenings of presses by chance: what each press of whom comes to, or why it is refused, is what was written down.

Who presses what, the phase of the room and what counts in it stand there; no sentence, no hour, no word of a room's code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lessons.evening.activities.tables import standings
from lessons.evening.room import Room
from lessons.moves.move import MoveRefused
from lessons.places.in_a_room import taking_home
from lessons.places.in_a_room.scores import scores
from lessons.plans import shelf
from tests.conftest import Golden
from tests.engine.written_down import brief
from tests.lessons.evening.test_places import ANNA, BRUNO, STRANGER, TEACHER, Club

CARLA, DINO = "luna-faro-sole-onda", "sole-luna-onda-faro"
NAMES = {TEACHER: "Teacher", ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", DINO: "Dino", STRANGER: "Stranger"}
PUPILS = (ANNA, BRUNO, CARLA, DINO)
PRESSES = 220
LESSONS = ("ottocento/first-tricks", "mineo3/speaking", "nowhere/at-all")
TURNS = ("close", "reopen", "talk", "vote", "reveal", "cover")


def presses(rng: Random, room: Room) -> tuple[str, str, str, Any]:
    """Who, where, what, with which value. Mostly of those who may, with what there is; now and then not."""
    if rng.random() < 0.35:
        who = rng.choice((*PUPILS, *PUPILS, STRANGER))
        match rng.randrange(6):
            case 0:
                return who, "room", "join", {"name": rng.choice((NAMES[who], NAMES[who], "Anna", " ", "x" * 25))}
            case 1:
                return who, "room", "rename", {"name": rng.choice(("Ada", "Bice", "Anna"))}
            case 2:
                return who, "room", "return", {"badge": rng.randrange(7)}
            case 3:
                return who, "room", "hand", {"on": rng.random() < 0.7}
            case _:
                return who, "room", "answer", [{"choice": rng.randrange(3)}] if rng.random() < 0.5 else rng.randrange(4)
    who = TEACHER if rng.random() < 0.93 else rng.choice((ANNA, STRANGER))
    badge = {"badge": rng.randrange(7)}
    plan = rng.choice((*shelf.found().plans, "", "no-plan"))
    event, value = rng.choice(
        (
            *((turn, {}) for turn in TURNS), *((turn, {}) for turn in TURNS),
            ("ask", {"game": "ottocento", "misconception": "first-moor-wins"}),
            ("ask", {"game": "mineo3", "misconception": "nothing-of-the-kind"}),
            ("ask", {"lesson": rng.choice(LESSONS), "step": "drill"}), ("another", {}), ("onward", {}),
            ("pace", {"lesson": rng.choice(LESSONS)}), ("gather", {}), ("lower", badge), ("hint", badge), ("example", badge),
            ("deal", {"number": rng.choice((1, 77, 0))}), ("deal", {"wants": rng.choice(("any", "nothing"))}),
            ("compare", {"on": rng.random() < 0.5}), ("pair", {}), ("pair", {"swap": [rng.randrange(5), rng.randrange(5)]}),
            ("tables", {}), ("seat", {"hands": rng.choice((1, 4, 7))}),
            ("plan", {"plan": plan, "part": rng.randrange(4), "turn": room.planning.turn - (rng.random() < 0.1)}),
            ("rename", badge | {"name": rng.choice(("Ugo", "", "Anna"))}), ("leave-out", badge),
            ("nod", {"request": rng.randrange(1, 4), "yes": rng.random() < 0.6}),
            ("address", {"host": rng.choice(("10.0.0.5:8501", "a b"))}),
            ("agree", {rng.choice(("talks", "hidden", "again", "question")): rng.random() < 0.5}),
            ("host", {"key": "wrong"}), ("unheard-of", {}),
            *((("end", {}),) if rng.random() < 0.1 else ()),
        )
    )  # fmt: skip
    return who, rng.choice(("desk", "desk", "wall")), event, value


def told(club: Club) -> str:
    """What counts of the room."""
    room = club.room()
    now = room.round
    votes = (
        "/".join(
            " ".join(
                f"{NAMES[who]}{'+' if one.ok else '-'}{one.diagnosis}"
                for who, one in sorted(vote.items(), key=lambda x: NAMES[x[0]])
            )
            for vote in now.votes
        )
        if now
        else ""
    )
    there = " ".join(f"{one.badge}{one.name}" for one in room.there)
    best = brief(standings(room, scores(club.context, room))) if room.seatings else ""
    return (
        f"{room.phase} {room.number} there {there} | {now.number if now else 0} {votes} | {brief(room.pairs)} {best} | "
        f"{brief(room.deals)} {room.compared:d} {room.covered:d} {room.asked_back} {room.pace.lesson if room.pace else ''} "
        f"{room.planning.turn} {brief(room.customs)}"
    )


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_of_presses_comes_to_the_same_as_before(seed: int, tmp_path: Path, golden: Golden) -> None:
    golden(f"evenings/{seed}.txt", "".join(f"{line}\n" for line in _evening(seed, tmp_path)))


def _evening(seed: int, folder: Path) -> Iterator[str]:
    rng, club = Random(seed), Club(folder / "log.sqlite")
    club.open()
    for who in PUPILS:
        club.does(who, "room", "join", {"name": NAMES[who]})
    for number in range(PRESSES):
        who, place, event, value = presses(rng, club.room())
        nonce = f"press-{number - (rng.random() < 0.05):06d}"
        if event == "answer" and club.question() is not None and rng.random() < 0.8:
            its = club.question()
            value = taking_home.as_replied(its.panel, its.right)
        try:
            club.does(who, place, event, value, nonce=nonce)
            comes = told(club)
        except MoveRefused as refused:
            comes = f"refused {refused.said.reason if refused.said else refused.why}"
        yield f"{NAMES[who]} {place} {event} {brief(value)}: {comes}"
