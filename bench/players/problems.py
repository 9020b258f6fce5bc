"""Are the problems right where players who search play on? ``python -m bench.players.problems`` and a word:

``play SECONDS FILE``     plays the right card and each wrong one on, by search in all four seats, those that are nearest first,
                          until the time of one core is over
``tell FILE``             says of every pair how far the wrong card was behind; those that do not stand come first
``sample FILE DEALS``     plays on what ``play`` has written to its file once more, in so many other deals whatever comes; prints a
                          line of JSON for each pair
``pool FILE FILE``        both samples together, deal by deal: a problem stands where the right card is two standard errors before
                          every wrong one
``look [NUMBER SECONDS]`` looks at every problem anew, as for finding it, leaves out those that fall, finds others until there are
                          so many or the time is over, and writes content/problems

``play`` adds a line of JSON to the file for each pair, and does not play again what lies there. What falls is to be named in
``players/problems/undecided.py``; ``look`` leaves it out then.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time

from lessons.questions.problem.shelf import FOLDER, problems
from players.problems.collecting import DEALS, as_yaml, by_file, collected, proven
from players.problems.finding import Problem, problem
from players.problems.finding import problems as likely
from players.problems.playing_on import Pair, compared, pairs, sampled
from players.problems.undecided import UNDECIDED


def play(seconds: float, file: Path) -> None:
    """The wrong cards, the nearest of all problems first; nothing more of a problem that has fallen."""
    until = process_time() + seconds
    played = _read(file)
    done, fallen = {(pair.name, pair.wrong) for pair in played}, {pair.name for pair in played if not pair.stands}
    every = [pair for one in problems().values() for pair in pairs(one.name, one.right, one.behind)]
    for pair in sorted(every, key=lambda pair: pair.told):
        if process_time() > until:
            break
        if pair.name not in fallen and (pair.name, pair.wrong) not in done:
            pair = compared(problems()[pair.name].state, pair)
            fallen |= set() if pair.stands else {pair.name}
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(vars(pair)) + "\n")


def tell(file: Path) -> Iterator[str]:
    """A line for each pair of problems that are there."""
    for pair in sorted(_read(file), key=lambda pair: (pair.stands, pair.gap)):
        yield (
            f"{'stands' if pair.stands else 'FALLS':6} {pair.name:8} {pair.right:>7} before {pair.wrong:7} told {pair.told:5.1f}, "
            f"played on {pair.gap:+6.1f} ± {pair.error:4.1f} in {len(pair.played)} deals"
        )


def sample(file: Path, deals: int) -> Iterator[Pair]:
    """Every pair of the file once more; in how many deals is fixed before anything of it is seen."""
    for pair in _read(file):
        if pair.name in problems():
            yield sampled(problems()[pair.name].state, pair, deals)


def pool(*files: Path) -> Iterator[str]:
    """A line for each pair that does not stand, and how many problems do."""
    together: dict[tuple[str, str], Pair] = {}
    for pair in (pair for file in files for pair in _read(file)):
        before = together.get((pair.name, pair.wrong))
        played = (*before.played, *pair.played) if before else pair.played
        together[pair.name, pair.wrong] = replace(pair, played=played)
    there = [pair for pair in together.values() if pair.name in problems()]
    fallen = {pair.name for pair in there if not pair.plain}
    for pair in sorted(there, key=lambda pair: pair.gap / max(pair.error, 0.01)):
        if not pair.plain:
            yield (
                f"{pair.name:8} {pair.right:>7} before {pair.wrong:7} {pair.gap:+6.1f} ± {pair.error:4.1f}, "
                f"{len(pair.played)} deals"
            )
    yield f"{len({pair.name for pair in there} - fallen)} stand, these do not: {' '.join(sorted(fallen))}"


def look(number: int, seconds: float) -> None:
    """Leaves out those that are no problems any more, gives the others the prices of today, and finds more."""
    until = process_time() + seconds
    kept = [*_kept()]
    begin = 1 + max(
        int(one.name.partition("-")[0]) for one in problems().values()
    )  # deals that were not looked through
    seeds = range(begin, begin + (number - len(kept)) * DEALS)
    some = (one for seed in seeds if process_time() < until for one in likely(seed))
    chosen = collected(number, some, lambda one: proven(one) if process_time() < until else None, kept)
    print(f"{len(kept)} of {len(problems())} stand, {len(chosen) - len(kept)} are new")
    for path, there in by_file(chosen, FOLDER).items():
        path.write_text(as_yaml(there), encoding="utf-8")


def _kept() -> Iterable[Problem]:
    for one in problems().values():
        found = None if one.name in UNDECIDED else problem(one.state, one.name, sure=True)
        if found is None:
            print(f"{one.name} ({one.about}, level {one.level}) is no problem any more")
        else:
            yield replace(found, record=one.record)


def _read(file: Path) -> list[Pair]:
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [Pair(**{**told, "played": tuple(told["played"])}) for told in map(json.loads, lines)]


def main(word: str = "", *told: str) -> int:
    """Errors: ValueError for a number that is none."""
    if word == "look" and len(told) in (0, 2):
        look(int(told[0]) if told else 0, float(told[1]) if told else 0.0)
    elif word == "play" and len(told) == 2:
        play(float(told[0]), Path(told[1]))
    elif word == "sample" and len(told) == 2:
        for pair in sample(Path(told[0]), int(told[1])):
            print(json.dumps(vars(pair)), flush=True)
    elif word == "pool" and len(told) == 2:
        print("\n".join(pool(*map(Path, told))))
    elif word == "tell" and len(told) == 1:
        print("\n".join(tell(Path(told[0]))))
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
