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

The coach plays deals out by rule of thumb in all four seats; with seven cards in hand or fewer it solves possible deals with all
hands open. So 1,142 gaps were told as it tells them (100 ms for deals that are played out, 300 for such as are solved; the best of
all cards against another, at moments of deals by chance that the book had played so far), and both cards played on by search (400
playouts for each card played) in all four seats, in 16 deals each that look so from the chair (`python -m bench.players.trust
measure`, 350 seconds each from the seeds 500000 and 600000, 260 from 700000 and 800000). Points; ± is a standard error.

| the card that is behind | pairs | told | left | share of the gap | spread of single pairs |
| --- | ---: | ---: | ---: | ---: | ---: |
| solved, four cards in hand or fewer | 144 | 48.2 | 47.1 ± 5.0 | 1.00 ± 0.02 | 12.3 |
| solved, five to seven | 217 | 51.8 | 40.6 ± 3.3 | 0.77 ± 0.03 | 20.3 |
| played out: the book's own, or any behind the Matto, whom the book would not play | 254 | 21.2 | 8.5 ± 2.6 | 0.38 ± 0.09 | 20.4 |
| played out: behind the book's own | 323 | 30.6 | 26.3 ± 2.6 | 0.90 ± 0.05 | 18.8 |
| played out: the book plays neither | 204 | 32.4 | 25.2 ± 3.1 | 0.76 ± 0.07 | 20.0 |

So the coach tells the share that is left, and a margin that holds the spread (`players/trust.py`). A card is called worse where
that is more than the margin: from about 24 told points on with four cards or fewer, from 52 with five to seven; before that from 41
where the book is for the better card, 52 where it plays neither, and 105 against the book. Of the 1,142 pairs these are 270: told
85.3 points, by the share 73.2, played on 70.4 ± 3.5. The other 872 are told as open: 19.5 points, by the share 13.4, played on 14.2
± 1.3. Shares and spreads of either half of them (every other pair), tried on the other: 76.1 points told by the share where 72.5 ±
5.1 were left (121 pairs called worse), and 70.5 where 70.2 ± 4.8 were (148). The players who play on search by the same rule of
thumb, a card later: what they and it have in common is in none of these figures; of the open hands it is.

Before, all of it was played out: of 1,038 pairs 169 were called worse, a card against the book from 102 told points on, and single
pairs lay 22 to 30 points about their class. Near the end the rule of thumb told 27 points where 25 were left, single pairs 31 about
that; solved, the same 53 moments lay 13 about it.

## The problems, played on

What a problem calls right was found in possible deals played out by rule of thumb, or solved with all hands open. So the right
card and each wrong one that is told to be less than 30 points behind, the nearest in any case, were played on by search in all
four seats (`python -m bench.players.problems play`): 16 deals at a time that look so from the chair, until the wrong card was two
standard errors behind, not ahead after 32, or 96 were over; then one and a half standard errors let it stand. That took
15,872 deals and 8 minutes of a processor:

| told | pairs | told, mean | played on, mean | not told apart |
| --- | ---: | ---: | ---: | ---: |
| under 10 | 13 | 8.2 | 14.5 ± 3.3 | 5 |
| 10 to 15 | 34 | 12.2 | 16.9 ± 3.5 | 19 |
| 15 to 20 | 37 | 17.1 | 20.6 ± 3.9 | 20 |
| 20 to 30 | 61 | 24.3 | 21.3 ± 3.5 | 33 |
| 30 to 50 | 62 | 39.7 | 29.5 ± 4.3 | 22 |
| 50 and more | 44 | 80.2 | 71.2 ± 7.5 | 6 |

Deals that are plain after 16 count with those that happened to be: the means lie somewhat too high or low, single pairs more so.
In 45 pairs the wrong card was as good or better, in 60 it was behind by less than 96 deals tell: early in a deal they differ by
150 points each. In six it was plainly better: 1213-8, 1602-8, 3008-5, 520-6, 2910-4 and 1055-7. All 105 problems are out
(`players/problems/undecided.py`), and so are ten, four of which are among the 105, that were none any more since a striscio
counts: of 216 there were 110 in which one says something of a hand that is not seen, 2210-13 among them, where it leaves nothing
to choose. Of those that stood three are left out so that guessing is of no use; others that stand were found (`look`):
137 are there.
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
