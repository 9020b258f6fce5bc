"""What every family's questions about whole deals share: the question for random deals, and a played deal as an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from engine.protocol.ask import Ask, Reply, Request

MOST_DEALS = 100_000


def playing(one: Callable[[Request, Random, int], Reply]) -> Ask:
    """The question for random deals; ``one`` plays the deal of this number, from 0, with this chance."""

    def play(request: Request) -> Iterator[Reply]:
        rng = request.chance()
        for number in range(request.whole("deals", 1, MOST_DEALS)):
            yield {"deal": number, **one(request, rng, number)}

    about = "random legal deals, played to the end, one reply a deal"
    return Ask(about, ("seed", "deals"), {"seed": 7, "deals": 1}, play)


@dataclass(frozen=True)
class PlayedExample(Mapping[str, Any]):
    """A played deal as an example, made only when somebody looks at it: starting the engine must not wait for it.

    Of what ``make`` gives, it has the fields of these ``names``.
    """

    make: Callable[[], Reply]
    names: tuple[str, ...]

    @cached_property
    def fields(self) -> Reply:
        reply = self.make()
        return {name: reply[name] for name in self.names if name in reply}

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)
