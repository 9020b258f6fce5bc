"""The form of a deal: its fields say what was written, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from engine.games.france.playout import random_deal as french_deal
from engine.games.sicily.playout import random_deal
from engine.games.sicily.scorekeeper import judge_start
from lessons.moves.move import MoveRefused
from lessons.score_forms import france as contract
from lessons.score_forms import sicily as in_sicily
from lessons.score_forms.sicily import end_of, laid_deal, told_of
from tests.conftest import Golden
from tests.engine.france.test_scorekeeper import GAMES as FRENCH
from tests.engine.france.test_scorekeeper import as_written as written_in_france
from tests.engine.france.test_scorekeeper import start as begun_in_france
from tests.engine.sicily.test_scorekeeper import GAMES, as_written, random_rules, start
from tests.engine.written_down import brief, known

VALUES = (
    None,
    "",
    "0",
    "1",
    "3",
    "9",
    2,
    "nobody",
    "alone",
    "40.5",
    "40,25",
    "kept",
    "made",
    "1:5",
    [],
    ["vanto", "T1"],
)
"""What a field of a form may hold, rightly or by a crafted request."""


@pytest.mark.parametrize("id", GAMES)
def test_the_fields_of_a_form_say_what_was_written(id: str) -> None:
    rng = Random(id)
    for _ in range(12):
        rules = random_rules(id, rng)
        begun = start(id, rules, rng.randrange(len(start(id).names)))
        assert judge_start(begun).ok
        state, _actions = random_deal(begun.form, rng, rules, begun.dealer)
        end = as_written(state, 1)
        kind, told = told_of(begun, end)
        again = end_of(begun, 1, kind, told)
        assert told_of(begun, again) == (kind, told)


@pytest.mark.parametrize("id", GAMES)
def test_whose_cards_lie_on_the_table_is_who_was_told_to_play_and_nobody_is_ones_own_partner(id: str) -> None:
    begun = start(id)
    for kind in begun.form.kinds:
        seats = [str(seat) for seat in range(begun.form.seats)]
        for bidder in (None, *seats):
            for partner in (None, *seats):
                made = laid_deal(begun, kind, {"bidder": bidder, "partner": partner})
                own = int(bidder or 0)
                assert made.bidder == own
                assert made.partner == (None if partner is None or int(partner) == own else int(partner))


@pytest.mark.parametrize("id", FRENCH)
def test_points_that_do_not_add_up_are_told_with_their_sum(id: str) -> None:
    told = {"taker": "0", "bouts": "1", "partner": contract.ALONE, "points.taker": "50", "points.defence": "40,5"}
    with pytest.raises(MoveRefused) as found:
        contract.end_of(begun_in_france(id), 1, "garde", told)
    assert found.value.said is not None
    assert (found.value.said.reason, found.value.said.facts) == (
        "points-do-not-add-up",
        {"sum": Fraction(181, 2), "all": 91},
    )


def near(told: dict[str, Any], seats: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields as they are; without each of them; each otherwise; and what was paid without a deal."""
    yield "as it is", told
    for field in told:
        yield f"no {field}", {name: value for name, value in told.items() if name != field}
    for field in (*told, "scommessa", "scommessa_on", "ternone", "slam", "petit", "kings", "taker"):
        yield from ((f"{field} {value}", {**told, field: value}) for value in VALUES)
    for payers in ([], ["0"], ["1", "2"], ["7"]):
        for taker in (None, *map(str, range(seats))):
            yield f"paid {payers} {taker}", {"payers": payers, "taker": taker, "pays.1": 2, "takes.0": "3"}


def _forms(keeper: Any, begun: Any, end: Any, kinds: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    kind, told = keeper.told_of(begun, end)
    ways: tuple[Callable[..., Any], ...] = (
        lambda *form: keeper.end_of(begun, 1, *form),
        lambda *form: keeper.laid_deal(begun, *form),
    )
    for said, fields in near(told, begun.form.seats):
        for one in (
            dict.fromkeys((kind, *kinds))
            if said == "as it is"
            else (kind, *kinds[:1])
            if said.startswith("paid")
            else (kind,)
        ):
            for way in ways:
                try:
                    yield "", f"{said} {brief(way(one, fields))}"
                except MoveRefused as refused:
                    why = refused.said.reason if refused.said else refused.why
                    yield why, f"{said} {brief(refused.said.facts) if refused.said else refused.words}"


@pytest.mark.parametrize("id", [*GAMES, *FRENCH])
def test_what_is_nearly_a_form_is_read_or_refused_as_before(id: str, golden: Golden) -> None:
    rng, refused, lines = Random(id), Counter[str](), list[str]()
    for _ in range(2):
        if id in FRENCH:
            begun: Any = begun_in_france(id)
            state: Any = french_deal(begun.form, rng, begun.house, 0, played=True)[0]
            forms = _forms(contract, begun, written_in_france(state, 1), (contract.PASSED, "garde_sans", "nothing"))
        else:
            rules = random_rules(id, rng)
            begun = start(id, rules)
            state = random_deal(begun.form, rng, rules, 0)[0]
            forms = _forms(in_sicily, begun, as_written(state, 1), (in_sicily.THROWN, *begun.form.kinds, "nothing"))
        for why, line in forms:
            refused[why] += 1
            lines.append(f"{why} {line}")
    told = " ".join(f"{why or 'read'} {refused[why]}" for why in sorted(refused))
    golden(f"forms/{id}.txt", f"{told}: {known(lines)}\n")
