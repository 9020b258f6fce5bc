"""What one can sit down to, with one of its cards beside it: a picture of the smallest size there is."""

from __future__ import annotations

from html import escape

from screens.card_pictures import addresses
from screens.learner import current_learner


def pictured(title: str, about: str, deck: str, code: str) -> str:
    """A card of the deck, the title, and what it is about; the card says nothing that the words do not."""
    pack = addresses.pack_for(deck, current_learner.setting("pack"), code)
    source = addresses.url(deck, pack, code, addresses.WIDTHS[-1])
    return (
        f'<div class="cz-stop"><img class="cz-of" src="{source}" alt="" loading="lazy">'
        f"<div><h3>{escape(title)}</h3><p>{escape(about)}</p></div></div>"
    )
