"""What everybody at a teaching table is asked, what they answered, and what the engine and the coach say of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.sheet import codes
from engine.verdict import Verdict
from lessons.places.at_a_table.at_table import AtTable
from lessons.question.panel import Row
from lessons.shared_table.taught import Poll
from lessons.shared_table.teaching.polls import to_play, verdicts
from lessons.tables.hand import TableHand
from lessons.tables.told import coaching
from lessons.text.message import Message
from screens.card_pictures import addresses
from screens.components.table.props import CardStyle, given_row
from screens.learner.preferences import Preferences
from screens.views.at_a_table.given import PollProps, PollResult
from screens.views.at_a_table.looking_on import look_of
from screens.views.at_a_table.names import called
from screens.wording.texts import text


def polled(state: AtTable, poll: Poll, preferences: Preferences) -> PollProps | None:
    """``says``: what is asked, and how many have answered; ``mine``: the own answer, a place among ``cards``; ``asks``: whoever
    looks may answer. Once it is shown, ``result``: by card how many, whether it may go, why, and what the coach makes of it;
    ``coach``: what a player would do there.
    """
    table, lang = state.table, preferences.language
    asked = to_play(table)
    if asked is None:
        return None
    chair, hand = asked
    look, found = look_of(table, chair, preferences), verdicts(hand)
    cards = given_row(Row(tuple(found)), look)["cards"]
    mine = poll.answers.get(state.who, "")
    own = table.chairs[chair].person and table.chairs[chair].who == state.who
    says = [
        text("friends.poll.asks-own", lang) if own else text("friends.poll.asks", lang, name=called(table, chair, lang))
    ]
    says.append(text("friends.poll.answers", lang, n=len(poll.answers)))
    told: PollProps = {
        "to": poll.number,
        "says": says,
        "size": addresses.size(look.deck, look.pack),
        "asks": not poll.shown and state.who != table.teacher,
        "codes": list(found),
        "cards": cards,
        "trick": given_row(Row(codes(hand.state.trick.cards)), look)["cards"],
        "mine": list(found).index(mine) if mine in found else None,
        "shown": poll.shown,
    }
    if not poll.shown:
        return told
    coach = coaching(hand)
    alike = _alike([card["label"] for card in cards], list(found))
    return told | {"result": list(_result(poll, found, alike, coach, look)), "coach": _coach(hand, coach, look)}


def _alike(labels: Sequence[str], cards: Sequence[str]) -> Mapping[str, str]:
    """Of each of these codes the first card that is called the same: one Moor is as good as another, and all are one answer."""
    first = dict(zip(reversed(labels), reversed(cards), strict=True))
    return {code: first[label] for label, code in zip(labels, cards, strict=True)}


def _result(
    poll: Poll, found: Mapping[str, Verdict], alike: Mapping[str, str], coach: tuple[Message, ...], look: CardStyle
) -> Iterator[PollResult]:
    """Of each card that somebody would play or the coach would: the most frequent answer first."""
    counted = Counter(alike[card] for card in poll.answers.values())
    best = {alike.get(str(one.facts.get("card")), "") for one in coach if one.reason == "coach.play"}
    order = sorted(range(len(found)), key=lambda place: -counted[list(found)[place]])
    for place in order:
        code = list(found)[place]
        if not counted[code] and code not in best:
            continue
        verdict = found[code]
        why = look.say(Message(verdict.reason, verdict.facts, verdict.source))
        points = poll.worth.get(code)
        worth = "" if points is None else text("friends.poll.worth", look.lang, points=points)
        yield {"place": place, "n": counted[code], "ok": verdict.ok, "why": why, "coach": code in best, "worth": worth}


def _coach(hand: TableHand, coach: tuple[Message, ...], look: CardStyle) -> str:
    """What a player would do there, and why; nothing where only one card may go."""
    one = sum(verdict.ok for verdict in verdicts(hand).values()) == 1
    return "" if one else text("friends.poll.coach", look.lang, says=" ".join(look.say(said) for said in coach))
