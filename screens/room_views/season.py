"""A club's season in words: for who leads all of it, for each member the same as who leads sees of that member."""

from __future__ import annotations

from datetime import date

from lessons.evening.forgetting import NOBODY
from lessons.places.in_a_season.book import SeasonBook
from lessons.places.in_a_season.own import own_seasons
from lessons.places.place import Context
from lessons.season.league import InLeague
from lessons.season.learnt import LearningTally, SkillOver
from lessons.season.members import Member
from screens.room_views.afterwards import skill_name
from screens.room_views.at_tables import ahead, wins
from screens.room_views.questions.votes import belief
from screens.room_views.season_given import (
    AmongCompared,
    ComparedRow,
    EveningOfSeason,
    InTheLeague,
    LeagueRow,
    MemberPart,
    MemberProps,
    MistakeOfAll,
    OwnSeason,
    ProposalProps,
    PupilOfMember,
    SeasonAccount,
    SkillOfSeason,
)
from screens.web.addresses import SHORT
from screens.wording.figures import figure
from screens.wording.texts import text


def everything(book: SeasonBook, code: str, lang: str) -> SeasonAccount:
    """For who leads."""
    days = _days(book, lang)
    skills, mistakes = book.together
    seasons = book.club.seasons
    return {
        "code": code,
        "number": book.number,
        "name": book.season.name,
        "on": not book.season.until,
        "last": book.number == len(seasons),
        "seasons": [{"number": number, "name": one.name} for number, one in enumerate(seasons, 1)],
        "days": days,
        "evenings": _evenings(book, lang),
        "members": [_member(book, one, days, lang) for one in book.members],
        "proposals": _proposals(book, days, lang),
        "skills": [_skill(one, days, lang) for one in skills],
        "mistakes": [_of_all(one.misconception, one.met - one.gone, one.gone, lang) for one in mistakes],
        "persons": [_row(one, _called(book, one.who, lang), lang) for one in book.persons],
        "pairs": [_row(one, _pair(book, one.who, lang), lang) for one in book.pairs],
        "persons_compared": [_compared(one, _called(book, one.who, lang), lang) for one in book.persons_compared],
        "pairs_compared": [_compared(one, _pair(book, one.who, lang), lang) for one in book.pairs_compared],
    }


def part(book: SeasonBook, member: Member, learnt: LearningTally, days: list[str], lang: str) -> MemberPart:
    """One member's season, whoever looks."""
    return {
        "name": called(member, lang),
        "days": [days[at] for at in member.evenings],
        "evenings": len(days),
        "right": learnt.right,
        "of": learnt.of,
        "skills": [_skill(one, days, lang) for one in learnt.skills],
        "mistakes": [
            {
                "belief": belief(one.misconception, lang),
                "gone": one.gone is not None,
                "day": days[one.met if one.gone is None else one.gone],
            }
            for one in learnt.believed
        ],
        "league": _league(book, member, lang),
        "compared": _among_compared(book, member, lang),
    }


def own(context: Context, who: str, evening: str, lang: str) -> list[OwnSeason]:
    """What a member sees of the seasons in which this evening counts; of all they are in where it is empty."""
    return [mine(book, member, lang) for book, member in own_seasons(context, who, evening)]


def mine(book: SeasonBook, member: Member, lang: str) -> OwnSeason:
    return {"season": book.season.name, "member": part(book, member, book.of(member), _days(book, lang), lang)}


def called(member: Member, lang: str) -> str:
    """Of several of one name with a number."""
    return text("season.twin", lang, name=member.name, n=member.twin) if member.twin else member.name


def short_day(day: date, lang: str) -> str:
    return text("season.day", lang, day=day.day, month=text(f"month.{day.month}", lang))


def _days(book: SeasonBook, lang: str) -> list[str]:
    return [short_day(one.day, lang) for one in book.evenings]


def _member(book: SeasonBook, member: Member, days: list[str], lang: str) -> MemberProps:
    pupils: list[PupilOfMember] = [
        {
            "key": one.key,
            "name": one.name,
            "days": list(dict.fromkeys(days[seen.evening] for seen in member.seen if one in seen.pupils)),
        }
        for one in member.pupils
    ]
    return {
        **part(book, member, book.learnt[member.key], days, lang),
        "key": member.key,
        "called": member.name,
        "there": list(member.evenings),
        "pupils": pupils,
    }


def _proposals(book: SeasonBook, days: list[str], lang: str) -> list[ProposalProps]:
    def told(member: Member) -> str:
        there = ", ".join(days[at] for at in member.evenings)
        return text("season.page.was_there", lang, name=called(member, lang), days=there)

    return [
        {"name": one.name, "one": told(one.one), "other": told(one.other), "keys": (one.one.key, one.other.key)}
        for one in book.proposals
    ]


def _skill(one: SkillOver, days: list[str], lang: str) -> SkillOfSeason:
    weeks = [(at, told) for at, told in one.by if told.of]
    return {
        "name": skill_name(one.skill, lang),
        "right": one.right,
        "of": one.of,
        "weeks": [{"day": days[at], "right": told.right, "of": told.of} for at, told in weeks],
    }


def _of_all(misconception: str, still: int, gone: int, lang: str) -> MistakeOfAll:
    return {"belief": belief(misconception, lang), "still": still, "gone": gone}


def _row(one: InLeague[str] | InLeague[tuple[str, ...]], name: str, lang: str) -> LeagueRow:
    return {
        "place": one.place,
        "name": name,
        "wins": wins(one.half_wins),
        "margin": ahead(one.margin, lang),
        "by": one.margin,
        "played": one.played,
    }


def _compared(one: InLeague[str] | InLeague[tuple[str, ...]], name: str, lang: str) -> ComparedRow:
    return {
        "place": one.place,
        "name": name,
        "against": figure(one.against, lang),
        "by": round(float(one.against), 1),
        "deals": one.deals,
        "wins": wins(one.half_wins),
        "played": one.played,
    }


def _league(book: SeasonBook, member: Member, lang: str) -> InTheLeague | None:
    mine = next((one for one in book.persons if one.who == member.key), None)
    if mine is None:
        return None
    return {**_row(mine, called(member, lang), lang), "of": len(book.persons)}


def _among_compared(book: SeasonBook, member: Member, lang: str) -> AmongCompared | None:
    mine = next((one for one in book.persons_compared if one.who == member.key), None)
    if mine is None:
        return None
    return {**_compared(mine, called(member, lang), lang), "of": len(book.persons_compared)}


def _pair(book: SeasonBook, keys: tuple[str, ...], lang: str) -> str:
    return " & ".join(_called(book, key, lang) for key in keys)


def _called(book: SeasonBook, key: str, lang: str) -> str:
    """Whoever was forgotten stands without a name in the pair that they were of."""
    return next((called(one, lang) for one in book.members if one.key == key), NOBODY)


def _evenings(book: SeasonBook, lang: str) -> list[EveningOfSeason]:
    """The latest first."""
    return [
        {
            "code": one.code,
            "day": text(
                "evening.day", lang, day=one.day.day, month=text(f"month.{one.day.month}", lang), year=one.day.year
            ),
            "counts": book.season.counts(one.code, one.first),
            "people": sum(not member.gone for member in one.room.members.values()),
            "href": f"{SHORT}/after?room={one.code}",
        }
        for one in reversed(book.led)
    ]
