"""The page of the documentation: what was found of each theme when it was looked through, and what its situations hold now."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from statistics import fmean, stdev

from bench.players.advice import again, finding
from lessons.questions.choose_card.bologna.situations import FREELY
from lessons.questions.choose_card.bologna.verified import counsel, situation
from lessons.questions.choose_card.theme import Theme

PAGE = Path(__file__).parents[3] / "docs" / "advice.md"
SAMPLE = 40
"""Situations of each theme that are played out again for the page."""
HEAD = """# The advice, played out by the master

Of each theme of `choose-card` {number} situations are asked, found by `python -m bench.players.advice find`: in {look:,}
possible deals every choice that the tactics call best is at least a standard error ahead of every one they call poor. Where
nothing was ever refuted a theme is drawn freely. `again` plays situations out in {look:,} other deals, and those that look
refuted in {more:,} more; `page` writes this. Points are ours less theirs; "refuted" is by two standard errors.

* **gain**: what the best choices bring more than the poor ones, the mean of all situations, with its standard error.
* **before**: of a hundred situations as they were drawn before, those in which a poor choice beat all the best ones (1,000
  deals each).
* **passed over**: of a hundred that the theme draws now, those in which one does; they are not asked.
* **refuted now**: of the situations that are asked and were played out again, those in which a poor choice beats any of the
  best.

| theme | section | situations | gain | ± | before | passed over | refuted now | what was changed |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
BEFORE = {
    "queen-second": 52, "short-suit": 45, "long-suit": 58, "lead-back": 64, "king-first-round": 0, "brought-home": 0,
    "long-trumps": 94, "rich-hand": 81, "return-trumps": 57, "feed-the-dealer": 1, "second-hand": 10, "third-hand": 2,
    "third-hand-high": 14, "under-the-angel": 0, "trumping-safely": 0, "opponents-trump": 3, "matto-in-place": 13,
    "with-the-matto": 66, "last-trumps": 19, "a-void": 0, "kings-to-bare": 0, "nothing-short": 0,
}  # fmt: skip
"""Of a hundred situations, as the themes drew and the tactics graded at revision 6e83f43."""
KING = "the King led is doubted, no longer poor"
CHANGED = {
    "queen-second": KING, "short-suit": KING, "long-suit": KING, "lead-back": KING, "long-trumps": KING, "rich-hand": KING,
    "feed-the-dealer": KING, "with-the-matto": KING, "king-trumped": "new: where the King led is plainly lost",
    "return-trumps": "a great trump may be led back (the source lets it be shown); three Kings",
    "partner-has-the-angel": "gave no question at all before: longer Kings' suits",
}  # fmt: skip
TAIL = """
## The King led

Nearly all that was refuted hung on one sentence: early on one does not lead the King of a suit in which he has
company. Played out by rule of thumb he came out 11 to 27 points better than what the book prefers, in nearly every
theme and whatever lay beside him. That is the fault of the playouts at least in part: played on by players who search
in all four seats (`deeper`, 400 deals each), the low card from the Queen was 13 ± 8 points better than the King where
the playouts saw it 11 behind, and a small trump from seven 4 ± 8 better where they saw it 27 behind (± is a standard
error). So it is open, and no question hangs on it: the King is accepted, with the book's reason and with what was
found: over all themes (`doubted`, 367 situations that are asked) he came to 12 ± 1 points more than the card the book
names (95 %), and the feedback says so. Poor he is where an opponent has been seen to have none of the suit and trumps
him (`king-trumped`), where a low card may go. A low card from under the King is another matter: it costs 11 to 60
points, in all themes.

## What stays open

Of `third-hand-high` one situation in twelve is clear enough to be asked: with the Angel out, a pezzo played third costs
about nothing on average. Trumps led from an ordinary hand cost 12 points against a single card led from short trumps, and
nothing against the low card from the Queen or a suit led back; the situations of these themes are those in which they do.
The choices were compared by playouts, as the master compares them; only the King's was played on by search. What this
paragraph says of `third-hand-high` and of trumps led was found before the rule of thumb learned to use the Matto.

## How far the coach's gaps are to be trusted

The coach plays deals out by rule of thumb in all four seats. So 1,038 gaps were told as it tells them (40,000 playouts;
the best of all cards against another, at moments of deals by chance that the book had played so far), and both cards
played on by search (400 playouts for each card played) in all four seats, in 16 deals each that look so from the chair
(`python -m bench.players.trust measure`, 350 seconds from the seed 100000 and 330 from 200000). Points; ± is a standard
error.

| the card that is behind | pairs | told | left | share of the gap | spread of single pairs |
| --- | ---: | ---: | ---: | ---: | ---: |
| the book's own, or any behind the Matto, whom the book would not play | 360 | 25.5 | 12.2 ± 2.4 | 0.58 ± 0.06 | 30.2 |
| behind the book's own | 439 | 35.0 | 33.6 ± 2.3 | 0.91 ± 0.04 | 22.1 |
| the book plays neither | 239 | 33.1 | 38.5 ± 3.5 | 1.15 ± 0.06 | 24.7 |

So the coach tells the share that is left (of the last class all that is told), and a margin that holds the spread
(`players/trust.py`). A card is called worse where that is more than the margin: from about 48 told points on, and 102
against the book. Of the 1,038 pairs these are 169: told 83.3 points, by the share 75.6, played on 78.4 ± 4.8. The other
869 are told as open: 21.1 points in the playouts, 17.4 ± 1.3 played on. Shares and spreads of either half of them (every
other pair), tried on the other: 81.0 points told by the share where 80.0 ± 7.9 were left (67 pairs called worse), and 71.1
where 76.1 ± 6.2 were (100). A King ahead is no class of his own: against the book he is as doubtful as any card or more
(33 pairs: -4 ± 11 left of 29), and with it 0.75 ± 0.08 of 49.4 points were left (72 pairs). The players who play on search
by the same rule of thumb, a card later: what they and it have in common is in none of these figures.

The Matto was a class of his own while the rule of thumb kept him until a court would have fallen: ahead against the book he
was told 33.6 points better, and 0.5 ± 7.1 were left (51 of 842 pairs). Now he goes in place of a trump that would be lost
or wasted, too: 25.4 are told, 11.5 ± 7.7 left (34 of 1,038), 0.59 ± 0.18 as in the rest of his class. Of 87 moments at which
he was told better by the former rule, by 28.0 points on average, the new one tells 13.2; played on, 8 deals each, 9.9 ± 7.1
were left by players who search by the former and 7.8 ± 6.5 by those who search by the new one.
"""


def _section(ask: str, theme: Theme, number: int) -> str:
    advice = counsel(situation(theme, number), ask)
    return advice.options[advice.best[0]][0].source


def _row(ask: str, theme: Theme) -> str:
    """A theme's line. What has not been measured yet is measured."""
    numbers = list(islice(again.asked_of(ask, theme), 1))
    if theme.name in FREELY:
        now = again.kept(ask, theme, finding.ENOUGH)
        many, mean, error, passed = now.situations, now.gain, now.error, "all asked"
    else:
        found, now = finding.kept(ask, theme), again.kept(ask, theme, SAMPLE)
        many, mean = len(found.gains), fmean(found.gains)
        error, passed = stdev(found.gains) / many**0.5, f"{100 * found.refuted / found.looked:.0f} %"
    before = f"{BEFORE[theme.name]} %" if theme.name in BEFORE else "–"
    section, changed = _section(ask, theme, numbers[0]), CHANGED.get(theme.name, "")
    figures = f"{mean:+.1f} | {error:.1f} | {before} | {passed} | {now.partly} of {now.situations}"
    return f"| {theme.name} | {section} | {many} | {figures} | {changed} |"


def write(page: Path = PAGE) -> None:
    """All themes, measured where that has not been done."""
    rows = [_row(ask, theme) for ask, theme in finding.themes()]
    head = HEAD.format(number=finding.ENOUGH, look=finding.LOOK, more=again.MORE * finding.LOOK)
    page.write_text(head + "\n".join(rows) + "\n" + TAIL)
