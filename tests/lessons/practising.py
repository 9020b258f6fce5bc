"""Hands played for practice, as tests play them: something allowed at each moment, and everything shown has its words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from lessons.learner.event import Event, Json
from lessons.tables.bologna import choosing
from lessons.tables.hand import TableHand
from lessons.tables.shown import finished, shown
from lessons.tables.sitting import Sitting, take
from lessons.tables.stages import SORTED, Sort
from lessons.tables.told import coaching
from lessons.text.phrases import LANGS, say


def something(hand: TableHand, rng: Random) -> Json:
    """Any legal thing to say now."""
    match hand.stage:
        case "monte":
            return {"monte": True}
        case "leave":
            may = [card.code for card, verdict in hand.family.verdicts(hand).items() if verdict.ok]
            return {"cards": cast("list[Json]", rng.sample(may, 2))}
        case "declare":
            says: list[Json] = [{"fewer": one.kind} for one in choosing.may_shorten(hand)]
            return rng.choice([*says, *({"kind": one.kind} for one in choosing.may_declare(hand)), {"kind": ""}])
        case "fewer":
            if rng.random() < 0.2:
                return {"fewer": ""}
            cards = shown(hand).panel.pickable
            return {"cards": cast("list[Json]", rng.sample(cards, rng.randint(3, len(cards) - 1)))}
        case "signal":
            return {"signal": rng.choice([None, *choosing.may_signal(hand)])}
        case "give":
            later = [""] if hand.state.phase == "play" else []
            return {"card": rng.choice([*(card.code for card in choosing.may_give(hand)), *later])}
    return {"card": rng.choice([card.code for card, verdict in hand.family.verdicts(hand).items() if verdict.ok])}


def spoken(hand: TableHand) -> None:
    """Everything that is shown here has its words in both languages."""
    for lang in LANGS:
        now = shown(hand)
        said = [
            now.panel.prompt,
            *now.panel.lines,
            *now.panel.choices,
            *(one for some in now.news for one in some),
            *now.played,
            *now.result,
        ]
        said += [row.label for row in now.panel.rows if row.label]
        for verdict in now.greyed.values():
            assert not verdict.ok
            assert verdict.source
        said += [type(now.panel.prompt)(v.reason, v.facts, v.source) for v in now.greyed.values()]
        if hand.stage not in ("trick", "others", "over"):
            said += coaching(hand)
        if hand.state.tricks:
            said += finished(hand, hand.state.tricks[-1]).result
        for one in said:
            assert say(one, lang, "bologna")


def played_on(sort: Sort, seed: int, most: int = 400) -> Iterator[Sitting]:
    """A hand of this seed, moment by moment, with something allowed done at each."""
    rng = Random(seed)
    played = take(Sitting(SORTED, sort), Event("present", "table", "n", {"seed": seed, "dealer": 3}))
    for n in range(most):
        yield played
        assert played.hand is not None
        if played.hand.stage == "over":
            return
        goes = played.hand.stage in ("trick", "others")
        value = None if goes else something(played.hand, rng)
        played = take(played, Event("next" if goes else "answer", "table", f"{n}", {"value": value}))
