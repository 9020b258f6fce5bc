"""What everybody did in a moment that is looked at again, and why: a paragraph each, and where it is written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lessons.text.message import Message
from screens.components.table.given import DoneProps
from screens.components.table.props import CardStyle
from screens.wording import citations
from screens.wording.texts import text


def who_did_what(did: Iterable[Sequence[Message]], look: CardStyle) -> DoneProps | None:
    """None where nobody did anything that is told."""
    told = list(did)
    if not told:
        return None
    sources = dict.fromkeys(one.source for paragraph in told for one in paragraph if one.source)
    return {
        "title": text("hindsight.who-did-what", look.lang),
        "says": [" ".join(look.say(one) for one in paragraph) for paragraph in told],
        "source": [citations.link(one, look.lang) for one in sources],
    }
