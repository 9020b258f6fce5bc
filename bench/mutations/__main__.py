"""How much the tests notice: small slips put into engine, lessons and players one at a time, and which of them no test sees.

    python -m bench.mutations --map                          which test runs which line, into build/ (some minutes, once)
    python -m bench.mutations --sample 100 --seed 1 [--only sicily/] [--limit 120] [--shard 1/2]
    python -m bench.mutations --sample 100 --seed 1 --again 3,17,40 [--tests tests/screens tests/lessons]

Each slip is made in a copy of the project, so the work tree stays as it is. A slip is put to the tests that run its line, as the
map has it; a line that runs when its module is read is put to all tests that run anything of that module. What runs once and is
kept has in the map only the test that came first, so what survives is put to all tests once more (``--again`` with its numbers):
all such slips at once, and what fails then to each of them alone.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bench.mutations.noticing import again, compile_players, copy, failing_without, noticed
from bench.mutations.slips import Mutation, sample
from bench.mutations.which_tests import TESTS, draw_map


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--map", action="store_true", help="find out which test runs which line")
    ask.add_argument("--sample", type=int, default=100)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--only", default="", help="part of a module's path")
    ask.add_argument("--limit", type=float, default=240, help="seconds for the tests of one slip")
    ask.add_argument("--shard", default="1/1", help="i/n: every n-th slip, from the i-th on")
    ask.add_argument("--again", default="", help="the numbers of slips that survived, to be put to all --tests")
    ask.add_argument("--tests", nargs="*", default=TESTS)
    told = ask.parse_args(arguments)
    if told.map:
        return draw_map()
    chosen = dict(enumerate(sample(told.sample, told.seed, told.only), 1))
    with tempfile.TemporaryDirectory() as place:
        room = Path(place)
        copy(room)
        compile_players(room)
        if told.again:
            wanted = {int(number): chosen[int(number)] for number in told.again.split(",")}
            _tell((number, wanted[number], by) for number, by in again(wanted, room, told.tests, told.limit).items())
            return 0
        first, of = map(int, told.shard.split("/"))
        shard = list(chosen.items())[first - 1 :: of]
        by_whom = _tell((number, one, noticed(one, room, told.limit)) for number, one in shard)
        for test in failing_without(by_whom, room, 10 * told.limit):
            print(f"fails without a slip, too: {test}")
    return 0


def _tell(slips: Iterable[tuple[int, Mutation, str]]) -> list[str]:
    """A line for each slip, and how many were noticed; what noticed them."""
    every = []
    for number, one, by in slips:
        line, was, now, _ = one.made()
        every.append(by)
        word = "UNKNOWN " if by.startswith("?") else "noticed " if by else "SURVIVED"
        print(f"{number:4d} {word} {one.path}:{line}  {was[:60]}  ->  {now[:60]}  {by}", flush=True)
    known = [by for by in every if not by.startswith("?")]
    print(f"{sum(map(bool, known))} of {len(known)} noticed, {len(every) - len(known)} not decided", flush=True)
    return known


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
