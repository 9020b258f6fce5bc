"""The manual of the protocol, made from the asks themselves: every example in it runs."""

from __future__ import annotations

import json
from collections.abc import Iterator

from engine.game import AnyGame, game, games
from engine.protocol.asks import asks
from engine.protocol.serve import answers

INTRO = """\
python -m engine: the rules for other programs.

Reads one JSON object per line on standard input, writes one (or, for "play", several) per line on standard output, in the
same order. A question:

  {"id": 7, "game": "ottocento", "ask": "legal_plays", "rules": {"grande": "laghi_sun_moon"}, ...}

"rules" names only the house rules that differ from the default. Anything wrong with a question is answered with
{"ok": false, "error": {"code", "message", "field"}}, and the next line is served.
"""


def manual(only: str | None = None) -> Iterator[str]:
    """The lines of the manual, of one game or of all."""
    yield from INTRO.splitlines()
    for name in [only] if only else games():
        yield from _of_game(game(name))


def examples(played: AnyGame) -> Iterator[dict[str, object]]:
    """One question for every ask, ready to be put."""
    for name, ask in asks(played).items():
        yield {"game": played.id, "ask": name, **ask.example}


def _of_game(played: AnyGame) -> Iterator[str]:
    yield ""
    yield f"== {played.id} ({played.seats} players) =="
    yield "House rules:"
    for rule in played.house.all():
        may = " | ".join(str(value).lower() for value in rule.choices) or f"{rule.default} or another whole number"
        yield f"  {rule.name}: {may}   [{rule.source}]"
    for name, ask in asks(played).items():
        yield ""
        yield f"{name}: {ask.about}"
        yield f"  needs {', '.join(ask.needs) or 'nothing'}" + (f"; may have {', '.join(ask.may)}" if ask.may else "")
        question = json.dumps({"game": played.id, "ask": name, **ask.example}, ensure_ascii=False)
        yield f"  {question}"
        for reply in answers([question]):
            yield f"  -> {reply if len(reply) <= 400 else reply[:400] + ' ...'}"
