"""The score as it hangs on the wall: large figures, whose deal it is, what is still missing. HTML, computes nothing."""

from __future__ import annotations

from html import escape
from pathlib import Path

import streamlit as st

from engine.games.bologna.scorekeeper import Hand, Match
from engine.games.bologna.scorekeeper.history import standing
from screens.scorekeeper import told
from screens.scorekeeper.told import COLUMNS, say

_STYLE = Path(__file__).with_name("scorekeeper.css")


def style() -> None:
    st.html(f"<style>{_STYLE.read_text(encoding='utf-8')}</style>")


def board(match: Match, lang: str, *, big: bool = False) -> str:
    """Both sides, the one further on first marked; below it the hand being played, or how the match ended."""
    sides = "".join(_side(match, side, lang) for side in (0, 1))
    below = told.result(match, lang) if match.over else _now(match, lang)
    return (
        f'<section class="kp-board{" kp-big" if big else ""}" aria-label="{escape(say("keeper.title", lang))}">'
        f'<div class="kp-sides">{sides}</div><p class="kp-now" role="status">{escape(below)}</p></section>'
    )


def _side(match: Match, side: int, lang: str) -> str:
    start, points = match.start, match.scores[side]
    ahead = points > match.scores[1 - side]
    dealer = match.open.dealer if match.open else None
    names = " · ".join(
        f"<b>{escape(start.names[seat])} ●</b>" if seat == dealer else escape(start.names[seat])
        for seat in (side, side + 2)
    )
    head = f'<p class="kp-own">{escape(start.sides[side])}</p>' if start.sides[side] else ""
    to_go = start.rules.target - points
    left = say("keeper.needs", lang, n=to_go) if start.format != "four" and not match.over and to_go > 0 else ""
    return (
        f'<div class="kp-side{" kp-ahead" if ahead else ""}">{head}<p class="kp-names">{names}</p>'
        f'<p class="kp-points">{points}</p><p class="kp-left">{escape(left)}&nbsp;</p></div>'
    )


def _now(match: Match, lang: str) -> str:
    hand, start = match.open, match.start
    assert hand is not None
    played = sum(1 for one in match.hands if one.end)
    target = (
        say("keeper.deal_of_four", lang, n=min(played + 1, 4))
        if start.format == "four"
        else say("keeper.to", lang, target=start.rules.target)
    )
    return " · ".join(
        [
            say("keeper.hand", lang, n=hand.number),
            "● " + say("keeper.deals", lang, name=start.names[hand.dealer]),
            say("keeper.leads", lang, name=start.names[(hand.dealer + 1) % 4]),
            target,
        ]
    )


def hands(match: Match, lang: str) -> str:
    """Every hand with its figures, side A above side B."""
    heads = "".join(f'<th scope="col">{escape(say(f"keeper.col.{name}", lang))}</th>' for name in COLUMNS)
    rows = "".join(_hand(match, hand, lang) for hand in match.hands if hand.end or hand.declared)
    first = f'<th scope="col">{escape(say("keeper.col.hand", lang))}</th>'
    table = f'<table class="kp-hands"><thead><tr>{first}{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="cz-scroll" tabindex="0" role="group" aria-label="{escape(say("keeper.sheet", lang))}">{table}</div>'


def _hand(match: Match, hand: Hand, lang: str) -> str:
    beyond = match.decided is not None and hand.number > match.decided
    doubt = " ".join(told.why(one, match, lang) for one in hand.doubts)
    remark = " ".join(filter(None, [say("keeper.not_counting", lang) if beyond else "", doubt]))
    rows = []
    for side in (0, 1):
        cells = "".join(f"<td>{n}</td>" for n in told.figures(hand, side))
        label = f"{hand.number}. {match.start.side_name(side)}" if side == 0 else match.start.side_name(side)
        rows.append(f'<tr class="{"kp-out" if beyond else ""}"><th scope="row">{escape(label)}</th>{cells}</tr>')
    if remark:
        rows.append(f'<tr><td class="kp-remark" colspan="{len(COLUMNS) + 1}">{escape(remark)}</td></tr>')
    return "".join(rows)


def log(match: Match, lang: str) -> list[tuple[int, str, str, bool]]:
    """Every entry: its number, its sentence, what became of it, and whether it stands."""
    found = []
    corrected = standing(match.entries)
    for place in match.places:
        state = ""
        if place.by is not None:
            state = say(f"keeper.state.{'corrected' if place.stands else 'undone'}", lang, n=place.by)
        counts = place.stands and (place.by is None or corrected.get(place.number) == place.entry)
        found.append((place.number, told.entry(match, place.entry, lang), state, counts))
    return found
