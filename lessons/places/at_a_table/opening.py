"""Tables are opened here: by whom, of which game, and whether others play the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from lessons.learner.codes import words
from lessons.learner.first_names import tidy
from lessons.learner.shared_logs.rooms import NewLine, RoomCodeTaken
from lessons.moves.move import MoveRefused
from lessons.places.at_a_table import duplicate
from lessons.places.entry_values import entry_of
from lessons.places.place import Context
from lessons.places.practice import STRENGTHS, old_signals
from lessons.places.table import chosen_rules
from lessons.shared_table import entries
from lessons.shared_table.duplicate.entries import CODEC as SET_CODEC
from lessons.shared_table.duplicate.entries import SetMade
from lessons.shared_table.judging import LENGTHS, is_duplicated, is_offered
from lessons.tables.stages import SORTED
from lessons.text.message import Message

LONGEST_NAME = 24
MOST_NAME = 400
"""Characters of a name that are looked at at all."""
TRIES = 50


def opened(context: Context, who: str, value: Mapping[str, Any], nonce: str) -> str:
    """The code of the table that is opened; the same once more where the press comes twice. Errors: :class:`MoveRefused`.

    ``same``: it plays the deals of the set of this code, by its rules; ``deals``: so many are made for it and others.
    """
    if value.get("same") is not None:
        return _with_the_same(context, who, name_in(value), duplicate.meant(value["same"]), nonce)
    if value.get("deals") is not None:
        return _of_a_duplicate(context, who, value, nonce)
    return begun(context, "table", who, nonce, entries.CODEC.write, _entry(context, who, value))


def name_in(value: Mapping[str, Any]) -> str:
    """The name somebody gives. Errors: :class:`MoveRefused` where there is none."""
    told = value.get("name")
    name = tidy(told[:MOST_NAME])[:LONGEST_NAME].strip() if isinstance(told, str) else ""
    if not name:
        raise MoveRefused("in-words", said=Message("evening.refused.no-name"))
    return name


def _of_a_duplicate(context: Context, who: str, value: Mapping[str, Any], nonce: str) -> str:
    """The set is on disk first, so that a press that comes twice finds its deals."""
    begins = _entry(context, who, {**value, "length": None}, length="")
    if not is_duplicated(begins.game) or begins.teaching:
        raise MoveRefused("bad-move", "value.deals: of a game that is compared, and not at a teaching table")
    seeds = duplicate.drawn(value["deals"])
    made = SetMade(game=begins.game, seeds=seeds, strength=begins.strength, rules=begins.rules)
    code = begun(context, "set of deals", who, f"{nonce[:56]}-set", SET_CODEC.write, made)
    return _with_the_same(context, who, begins.name, code, nonce)


def _with_the_same(context: Context, who: str, name: str, code: str, nonce: str) -> str:
    """The table is on disk before the set names it: one that the set names is there."""
    code, its = duplicate.set_of(context, code)
    if own := next((one for one in its.tables if context.store.rooms.wrote(one, who, nonce)), None):
        return own
    if its.evening:
        raise MoveRefused("in-words", said=Message("friends.refused.no-set"))
    if its.full:
        raise MoveRefused("in-words", said=Message("friends.refused.set-full"))
    if duplicate.knows(context, its.tables, (who,)):
        raise MoveRefused("in-words", said=Message("friends.refused.elsewhere", {"name": name}))
    entry = entries.TableOpened(
        game=its.game_id, name=name, strength=its.strength, rules=its.rules, duplicate=code, seeds=its.seeds
    )
    table = begun(context, "table", who, nonce, entries.CODEC.write, entry)
    found = context.tables.table(context.store.rooms, table)
    if found is not None:
        duplicate.join(context, table, found, who)
    return table


def _entry(context: Context, who: str, value: Mapping[str, Any], length: str | None = None) -> entries.TableOpened:
    """``length``: where it is not asked. Errors: :class:`MoveRefused`."""
    told = value.get("game")
    if not isinstance(told, str) or not is_offered(told):
        raise MoveRefused("bad-move", f"value.game: {told!r:.40}")
    if length is None:
        length = value.get("length", LENGTHS[0]) if told == SORTED else ""
        if told == SORTED and length not in LENGTHS:
            raise MoveRefused("bad-move", f"value.length: {length!r:.40}")
    strength = value.get("strength", STRENGTHS[0]) if told == SORTED else ""
    if told == SORTED and strength not in STRENGTHS:
        raise MoveRefused("bad-move", f"value.strength: {strength!r:.40}")
    rules = old_signals(context, who) if told == SORTED else chosen_rules(context, who, told)
    begins = {"game": told, "name": name_in(value), "length": length, "strength": strength, "rules": rules}
    return entry_of(entries.TableOpened, {**begins, "teaching": value.get("teaching", False)})


def begun(
    context: Context,
    sort: str,
    who: str,
    nonce: str,
    write: Callable[[Any], str],
    entry: Any,
    more: Sequence[NewLine] = (),
) -> str:
    """The code of a new log with this first line, and ``more``, of two words. It follows from the nonce: a press that comes twice
    begins one."""
    rooms = context.store.rooms
    for turn in range(TRIES):
        rng = Random(int(context.name(sort, who, nonce, turn), 16))
        code = "-".join(rng.choice(words()) for _ in range(2))
        try:
            rooms.begin(code, who, entry.kind, write(entry), nonce, more)
        except RoomCodeTaken:
            if not rooms.wrote(code, who, nonce):
                continue
        return code
    raise MoveRefused("not-now")
