"""What everybody is told of the teaching at a table, and what the teacher may do about it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import game
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.prepared import themes
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import lines
from lessons.shared_table.teaching.aiming import aims
from lessons.shared_table.teaching.polls import to_play
from screens.components.table.props import CardStyle
from screens.learner.preferences import Preferences
from screens.views.at_a_table.given import TeachingProps
from screens.views.at_a_table.names import called
from screens.views.at_a_table.poll import polled
from screens.wording.citations import cited
from screens.wording.texts import text


def teaching(state: AtTable, preferences: Preferences) -> TeachingProps:
    """``says``: sentences for whoever looks. All else is told to the teacher alone: ``begun``, whether there is a deal, and
    ``plays``, whether it is under way; ``hands``, by chair: whose, and does everybody see it? ``back``: the tricks to which the
    deal can be taken back, each with its name; ``other``: another line is played than at first; ``steps``: the program plays card
    by card; ``polls``: everybody can be asked which card they would play; ``number``: that of the deal, None of one that was
    prepared; ``themes``: what there are problems about; ``aims``: what deals can be looked for by, each with its name.
    """
    table, its, lang = state.table, state.table.teaching, preferences.language
    assert its is not None
    teaches = state.who == table.teacher
    told: TeachingProps = {"teaches": teaches, "paused": its.paused, "says": list(_says(state, teaches, lang))}
    if its.poll is not None and (poll := polled(state, its.poll, preferences)) is not None:
        told["poll"] = poll
    if not teaches:
        return told
    hand, look = table.hand, CardStyle.of(lang, game(table.game_id).family, preferences.pack, "")
    tricks = () if hand is None or its.poll is not None else lines.tricks(hand)
    return told | {
        "begun": table.begun,
        "plays": table.begun and not table.over,
        "hands": [
            {"chair": chair, "name": called(table, chair, lang), "open": chair in its.opened}
            for chair in range(len(table.chairs))
        ],
        "back": [(trick, text(f"friends.teach.{'trick' if trick else 'deal'}", lang, n=trick)) for trick in tricks],
        "other": its.real is not None,
        "steps": its.steps,
        "number": hand.seed if hand is not None and hand.kept is None else None,
        "themes": [(theme, cited(f"{table.game_id}#{theme}", lang)) for theme in themes(table.game_id)],
        "aims": [(name, look.say(aim.says)) for name, aim in aims(table.game_id).items()],
        "polls": its.poll is None and to_play(table) is not None,
    }


def waiting(table: SharedTable, who: str, lang: str) -> str:
    """What is said to whoever has a chair while nobody may play; empty where all may."""
    if table.teaching is None or not table.stopped:
        return ""
    if table.teaching.poll is not None:
        return text("friends.refused.polled-here", lang)
    return text("friends.teach.paused-yours" if who == table.teacher else "friends.refused.paused-here", lang)


def _says(state: AtTable, teaches: bool, lang: str) -> Iterator[str]:
    table = state.table
    assert table.teaching is not None
    if not table.begun:
        return
    here = "-here" if table.in_plan else ""
    if table.teaching.real is not None:
        yield text(f"friends.teach.other{here}", lang, name=table.host)
    if table.teaching.paused:
        yield text(f"friends.teach.paused{'-yours' if teaches else here}", lang, name=table.host)
    if table.over:
        return
    poll = table.teaching.poll
    opened = sorted(table.teaching.opened | ({poll.chair} if poll is not None else set()))
    if teaches and not opened:
        yield text("friends.teach.closed", lang)
    if len(opened) == len(table.chairs):
        yield text("friends.teach.all-open", lang)
        return
    others = [called(table, chair, lang) for chair in opened if chair != state.chair]
    if others:
        yield text("friends.teach.some-open", lang, names=", ".join(others))
    if state.chair in opened:
        yield text("friends.teach.yours-open", lang)
