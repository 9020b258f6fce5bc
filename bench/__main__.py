"""Runs every measurement and says which goals are met: ``python -m bench [clicks learners coverage french-coverage ...]``.

``python -m bench processes --processes 2 4 --learners 600 --seconds 60`` prints a table instead;
``python -m bench geometry --help`` says how to look at some screens only;
``python -m bench truth --sample 2000 --seed 7 --into FOLDER`` writes wrong answers with all that is said of them, to be judged.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from bench import reached
from bench.changed import files as changed_files
from bench.changed import lessons as changed_lessons
from bench.geometry import measure as geometry
from bench.load import apart, besieged, evening, filled, friends, kills, learners, long_log, openings, processes
from bench.pages import clicks, start, weight
from bench.paper import sweep
from bench.truth import sample_files
from bench.truth import survey as truth

Told = Mapping[str, float]
ALL: dict[str, tuple[str, Callable[[], Told], Callable[[Told], bool]]] = {
    "clicks": (
        "click to painted feedback, ms",
        clicks.measure,
        clicks.met,
    ),
    "learners": (
        "sixty learners, a move every 2 s",
        learners.measure,
        lambda told: told["p95_ms"] < told["goal_ms"] and told["unanswered"] == told["not_on_disk"] == 0,
    ),
    "tables": (
        "sixty learners beside four tables of club players",
        lambda: learners.measure(tables=4),
        lambda told: told["p95_ms"] < told["goal_ms"] and told["unanswered"] == told["not_on_disk"] == 0,
    ),
    "crowd": (
        "three hundred learners, a move every 2 s",
        lambda: learners.measure(300),
        lambda told: told["p95_ms"] < told["goal_ms"] and told["unanswered"] == told["not_on_disk"] == 0,
    ),
    "besieged": (
        "a look while one telephone sits at the master's table as forty learners",
        besieged.measure,
        lambda told: told["p95_ms"] < told["goal_ms"],
    ),
    "processes": (
        "six hundred learners at two processes behind nginx over PostgreSQL, one of which is killed",
        processes.measure,
        processes.met,
    ),
    "four-processes": (
        "the same at four",
        lambda: processes.measure(4),
        processes.met,
    ),
    "evening": (
        "an evening of sixty telephones: answers and reveals",
        evening.measure,
        evening.met,
    ),
    "full-evening": (
        "an evening of three hundred telephones",
        lambda: evening.measure(300),
        evening.met,
    ),
    "friends": (
        "fifteen tables of four people: a card at the other three seats",
        friends.measure,
        friends.met,
    ),
    "full-house": (
        "seventy-five tables of four people",
        lambda: friends.measure(75),
        friends.met,
    ),
    "filled": (
        "fifteen tables of three people and a player of the club: the player's card, and people's beside it",
        filled.measure,
        filled.met,
    ),
    "apart": (
        "fifteen tables of a tournament, the four of each at two processes over PostgreSQL",
        apart.measure,
        apart.met,
    ),
    "kills": (
        "a table of four people whose server is killed in mid-trick a hundred times",
        kills.measure,
        kills.met,
    ),
    "openings": (
        "sixty telephones open the evening's page at once",
        openings.measure,
        openings.met,
    ),
    "coverage": (
        "lines of the Sicilian engine that questions, tables and games reach",
        lambda: reached.measure("sicily"),
        reached.met,
    ),
    "french-coverage": (
        "lines of the French engine that questions, tables and games reach",
        lambda: reached.measure("france"),
        reached.met,
    ),
    "changed-lessons": (
        "lessons that change under a learner in the middle of them",
        changed_lessons.measure,
        lambda told: told["broken"] == 0,
    ),
    "changed-files": (
        "learners' files with odd things in them and a right sum",
        changed_files.measure,
        lambda told: told["broken"] == 0,
    ),
    "truth": (
        "hints and first feedback held against their situations",
        truth.measure,
        lambda told: told["untrue"] == told["empty"] == 0,
    ),
    "paper": (
        "printed questions answered by the engine from the sheet's own text",
        sweep.measure,
        lambda told: told["wrong"] == 0,
    ),
    "long-log": (
        "home of a learner with two hundred thousand events, s",
        long_log.measure,
        lambda told: told["after_a_start_s"] <= told["goal_s"],
    ),
    "geometry": (
        "screens at sizes at which all can be seen and pressed",
        geometry.measure,
        lambda told: told["wrong"] == 0,
    ),
    "start": ("start to first page, s", start.measure, lambda told: told["ratio"] <= told["goal"]),
    "weight": (
        "pictures of a hand, KB",
        weight.measure,
        lambda told: (
            max(told["heaviest_15_cards_kb"], told["lesson_first_kb"]) < told["goal_kb"]
            and told["lesson_again_kb"] == 0
        ),
    ),
}


def main(wanted: list[str]) -> int:
    if wanted[:1] == ["processes"]:
        return processes.main(wanted[1:])
    if wanted[:1] == ["geometry"] and len(wanted) > 1:
        return geometry.main(wanted[1:])
    if wanted[:1] == ["truth"] and len(wanted) > 1:
        return sample_files.main(wanted[1:])
    if unknown := [one for one in wanted if one not in ALL]:
        print(f"no measurement {unknown[0]!r}; there are: {', '.join(ALL)}")
        return 2
    missed = 0
    for name in wanted or list(ALL):
        title, measure, met = ALL[name]
        told = measure()
        missed += not met(told)
        print(
            f"{'met   ' if met(told) else 'MISSED'}  {title}: "
            + ", ".join(f"{key} {value}" for key, value in told.items()),
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
