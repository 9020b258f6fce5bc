"""How a question about a Bolognese game is put together, and the house rules under which it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.games.bologna.deal.form import Form
from engine.games.bologna.rules import Rules
from engine.protocol.ask import Ask, Reply, Request

Answer = Callable[[Request, Form], Reply | Iterator[Reply]]


def rules_of(request: Request) -> Rules:
    assert isinstance(request.rules, Rules)
    return request.rules


def asking(form: Form, answer: Answer, about: str, needs: str, example: Mapping[str, Any], may: str = "") -> Ask:
    """The question for a game of this form; ``needs`` and ``may`` name its fields with spaces between."""
    return Ask(about, tuple(needs.split()), example, lambda request: answer(request, form), tuple(may.split()))
