"""The protocol's question about a tarot pack of 78 cards: what is taken out, and which printed card stands for which."""

from __future__ import annotations

from engine.errors import no_such
from engine.games.bologna.deal.form import Form
from engine.games.bologna.substitute import LEFT_OUT, NUMBERINGS, SOURCES
from engine.protocol.ask import Ask, Reply, Request, asking


def substitute(request: Request, form: Form) -> Reply:
    numbering = request.get("numbering")
    if not isinstance(numbering, str) or numbering not in NUMBERINGS:
        raise no_such("numbering", numbering, NUMBERINGS, "numbering")
    return {"left_out": list(LEFT_OUT), "printed": dict(NUMBERINGS[numbering]), "source": SOURCES[numbering]}


def asks(form: Form) -> dict[str, Ask]:
    """This question for a game of this form."""
    return {
        "substitute": asking(
            form,
            substitute,
            "playing with a tarot of 78 cards: what is left out, and the number printed on the card that stands for each",
            "numbering",
            {"numbering": "by_subject"},
        ),
    }
