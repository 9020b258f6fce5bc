"""How rounds go with somebody who leads evenings: remembered with what else they have set, for the next room they open."""

from __future__ import annotations

from dataclasses import asdict

from lessons.evening.entries.lifecycle import Agreed
from lessons.evening.room import Customs
from lessons.places.place import Context

_SETTING, _ON, _OFF = "evening_{name}", "yes", "no"


def usual(context: Context, who: str) -> Customs:
    """As they had it last; all of it on for whoever never changed anything."""
    known = context.store.learner(who)
    settings = known.settings if known is not None else {}
    return Customs(**{name: settings.get(_SETTING.format(name=name)) != _OFF for name in asdict(Customs())})


def keep(context: Context, who: str, agreed: Agreed) -> None:
    """From now on so, in what is named there."""
    chosen = agreed.model_dump(exclude_none=True)
    told = {_SETTING.format(name=name): _ON if on else _OFF for name, on in chosen.items()}
    if told:
        context.store.keep(who, told)
