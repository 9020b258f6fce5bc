"""A question whose own text tells its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lessons.question.kind import Answer, Item, Kind, Panel
from lessons.text import phrases
from lessons.text.card_names import card_name
from lessons.text.markup import spans
from lessons.yamlfile.fields import OFFERED, Lang, Spec

WORDS = 5
"""An answer of fewer words may well be spoken of before it is asked for; a card to be recognised may not."""


def told_by(kind: Kind[Any, Any], item: Item, step: Spec) -> Iterator[Lang]:
    """The languages in which what is said above the question names its answer, and nothing that is wrong."""
    panel, right = kind.panel(item), kind.right(item)
    for lang in OFFERED if step.say is not None else ():
        said = getattr(step.say, lang)
        family = item.game.family
        if said and _tells(_plain(said, lang, family), panel, right, lang, family, kind.recognises(item)):
            yield lang


def _tells(said: str, panel: Panel, right: Answer, lang: Lang, family: str, recognised: str) -> bool:
    if recognised:
        return _has(said, card_name(recognised, lang, "name", family))
    if panel.mode != "choice":
        return False
    told = [phrases.say(one, lang, family) for one in panel.choices]
    named = {i for i, one in enumerate(told) if len(one.split()) >= WORDS and _has(said, one)}
    return bool(named) and named == set(right)


def _plain(said: str, lang: Lang, family: str) -> str:
    return "".join(span.text for span in spans(said, lang, family)).casefold()


def _has(said: str, words: str) -> bool:
    wanted = words.casefold().strip(" .!?")
    return len(wanted) > 2 and re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", said) is not None
