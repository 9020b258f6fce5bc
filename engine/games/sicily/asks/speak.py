"""The protocol's question about speaking: what was said so far, what may be said next, and what it comes to."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.errors import nearest, not_so
from engine.games.sicily.form import Form
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome, Row
from engine.house import HouseRules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking, count, read_cards, whole
from engine.verdict import Verdict


def speak(request: Request, form: Form) -> Reply:
    """Words are text, said by whose turn it is, or {"seat", "word"} where nobody waits for the turn."""
    dealer = request.whole("dealer", 0, form.seats - 1) if request.get("dealer") is not None else form.seats - 1
    rules: Any = request.rules
    floor = Floor(form.stages(rules), form.seats, dealer, rules, _hands(request, form)).settled()
    for i, entry in enumerate(request.rows("words")):
        seat, word = _word(entry, f"words[{i}]", floor)
        verdict = floor.judge(seat, word)
        if not verdict.ok:
            near = nearest(word, floor.words(seat)) if verdict.reason == "no-such-word-here" else None
            return {
                **_standing(floor, form),
                "illegal_at": i,
                "verdict": to_json.verdict(verdict),
                "did_you_mean": near,
            }
        floor = floor.say(seat, word)
    return {**_standing(floor, form), "illegal_at": None}


def _standing(floor: Floor, form: Form) -> Reply:
    outcome = floor.outcome
    stage = floor.stage
    words = floor.words()
    return {
        "legal": list(words),
        "result": None if outcome is None else _result(floor, outcome, form),
        "turn": floor.turn,
        "cards": outcome.cards if outcome else stage.cards,
        "verdicts": {row.word: to_json.verdict(_verdict(floor, row, floor.turn)) for row in stage.rows}
        if floor.turn is not None
        else {},
    }


def _verdict(floor: Floor, row: Row, seat: int) -> Verdict:
    """On a word that may be said alone or with something added: that it may be said at all, else why not."""
    texts = [row.word] if row.alone else []
    texts += [f"{row.word} {more}" for more in row.more(floor.moment, seat)]
    texts = texts or [row.word]
    good = (verdict for text in texts if (verdict := floor.judge(seat, text)).ok)
    return next(good, floor.judge(seat, texts[0]))


def _result(floor: Floor, outcome: Outcome, form: Form) -> Reply:
    result: Reply = {
        "kind": outcome.kind,
        "bidder": outcome.bidder,
        "double": outcome.double,
        "payments": list(outcome.payments or (0,) * form.seats),
        "cards": outcome.cards,
        "partner": outcome.partner,
        "call": outcome.call,
        "forced": outcome.forced,
        "reason": outcome.reason,
        "source": floor.stage.source,
    }
    if outcome.kind != "abandoned" and outcome.bidder is not None:
        contract = form.contract(outcome, floor.dealer, {})
        asked = form.announcements(floor.said, outcome, contract, floor.rules)
        result["may_announce"] = [{"seat": one.seat, "word": one.word, "cards": one.cards} for one in asked]
    return result


def _word(entry: Any, field: str, floor: Floor) -> tuple[int, str]:
    turn = floor.turn if floor.turn is not None else 0
    if isinstance(entry, str):
        return turn, entry
    if isinstance(entry, int) and str(entry) in {row.word for stage in floor.stages for row in stage.rows}:
        return turn, str(entry)  # 20 and 15 are words at Calatafimi
    if isinstance(entry, dict) and set(entry) == {"seat", "word"} and isinstance(entry["word"], str):
        return whole(entry["seat"], f"{field}.seat", 0, floor.seats - 1), entry["word"]
    raise not_so("a word", "text, or an object with seat and word", entry, field=field)


def _hands(request: Request, form: Form) -> tuple[tuple[Card, ...], ...] | None:
    if request.get("hands") is None:
        return None
    rows = count(request.rows("hands"), "hands", form.seats, form.seats)
    return tuple(read_cards(row, form.pack, f"hands[{i}]") for i, row in enumerate(rows))


def asks(form: Form, house: type[HouseRules]) -> dict[str, Ask]:
    """This question for a game of this form."""
    rows = [row for stage in form.stages(house()) for row in stage.rows]
    spoken = ", ".join(dict.fromkeys(f"{row.word} ..." if not row.alone else row.word for row in rows)) or "none"
    about = (
        "what may be said after these words, from the dealer's right on (seat 0 where no dealer is given);"
        f" words: {spoken}"
    )
    if any(stage.any_order for stage in form.stages(house())):
        about += '; out of turn: {"seat": 2, "word": "offro 5"}'
    example = {"words": list(form.example_words)}
    return {"speak": asking(form, speak, about, "words", example, "hands dealer")}
