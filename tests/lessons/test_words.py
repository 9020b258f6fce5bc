"""Reasons become sentences: articles, plurals, lists, in both languages, and nothing is ever blank."""

from __future__ import annotations

import pytest

from lessons.lint.sentences.words import emitted
from lessons.question.kind import Message
from lessons.text import phrases
from lessons.text.markup import Span, spans
from lessons.text.phrases import fill, say


@pytest.mark.parametrize(
    ("text", "facts", "en", "it"),
    [
        ("{n}", {"n": 3}, "3", "3"),
        ("{card:the}", {"card": "CK"}, "The King of cups", "Il Re di coppe"),
        ("{card:the}", {"card": "SQ"}, "The Queen of swords", "La Regina di spade"),
        ("{card:the}", {"card": "SA"}, "The Ace of swords", "L'Asso di spade"),
        ("{card:the}", {"card": "C8"}, "The 8 of cups", "L'8 di coppe"),
        ("{card:the}", {"card": "Angel"}, "The Angel", "L'Angelo"),
        ("{card:the}", {"card": "Moon"}, "The Moon", "La Luna"),
        ("{card:the}", {"card": "T8"}, "Justice (8)", "La Giustizia (8)"),
        ("{cards:the}", {"cards": ("CK", "Moor1", "Moor3")}, "The King of cups and the 2 Moors", "Il Re di coppe e i 2 Mori"),
        ("{cards:name}", {"cards": ("B8", "B9")}, "8 of batons and 9 of batons", "8 di bastoni e 9 di bastoni"),
        ("{suit:suit}", {"suit": "T"}, "Trumps", "Trionfi"),
        ("{n|one card;# cards}", {"n": 1}, "One card", "One card"),
        ("{n|one card;# cards}", {"n": 4}, "4 cards", "4 cards"),
        ("{n|none;one;many}", {"n": 0}, "None", "None"),
        ("{cards|it;them}", {"cards": ("B7",)}, "It", "It"),
    ],
)  # fmt: skip
def test_holes_are_filled(text: str, facts: dict[str, object], en: str, it: str) -> None:
    assert fill(text, facts, "en") == en  # type: ignore[arg-type]
    assert fill(text, facts, "it") == it  # type: ignore[arg-type]


def test_a_hole_that_nothing_fills_and_a_reason_without_words_are_errors() -> None:
    with pytest.raises(phrases.MissingWords):
        fill("{card:the}", {}, "en")
    with pytest.raises(phrases.MissingWords):
        say(Message("no-such-reason"), "it")


def test_the_learners_own_error_is_a_sentence() -> None:
    said = Message("legal-plays.left-out", {"cards": ("T9",)})
    assert say(said, "en") == "You left out Fortitude (9)."
    assert say(said, "it") == "Hai tralasciato la Forza (9)."


def test_where_trumps_are_led_the_sentence_speaks_of_trumps() -> None:
    assert (
        say(Message("void-no-trump", {"suit": "T", "card": "CK"}), "en")
        == "This is a trick of trumps and you have none: throw whatever you like."
    )
    assert say(Message("void-no-trump", {"suit": "C", "card": "SK"}), "it").startswith("Non hai né coppe né trionfi")


def test_a_family_of_games_may_say_it_in_its_own_words_and_knows_cards_by_its_own_names() -> None:
    any_time = Message("fool-any-time", {"card": "Excuse"})
    assert say(any_time, "it", "france").startswith("L'Excuse si può giocare")
    assert say(any_time, "fr", "france") == "L'Excuse se joue quand tu veux, que tu puisses fournir ou non."
    led = Message("void-no-trump", {"suit": "C", "card": "DK"})
    assert say(led, "en", "france").startswith("You have neither clubs nor trumps")
    assert say(led, "en", "sicily").startswith("You have neither cups nor trumps")
    assert (
        say(Message("who-wins.lower", {"winner": "T20", "card": "T1"}), "en", "sicily")
        == "Jupiter (20) beats Picciotti (1)."
    )


def test_the_familys_sentence_where_trumps_are_led_comes_first() -> None:
    led = {"suit": "T", "card": "DK"}
    assert (
        say(Message("void-no-trump", led), "it", "france") == "Si gioca ad atout e non ne hai: butta quello che vuoi."
    )
    assert (
        say(Message("void-no-trump", led), "it", "sicily") == "Si gioca a trionfi e non ne hai: butta quello che vuoi."
    )


def test_a_lessons_text_knows_bold_terms_and_cards_and_nothing_else() -> None:
    assert spans("Play **now** the {card:Moon}, a *trump*.", "en") == (
        Span("text", "Play "),
        Span("bold", "now"),
        Span("text", " the "),
        Span("card", "Moon", "Moon"),
        Span("text", ", a "),
        Span("term", "trump", "trump"),
        Span("text", "."),
    )


@pytest.mark.parametrize(
    "text",
    ["<b>bold</b>", "<script>alert(1)</script>", "[x](javascript:1)", "2 * 3 * 4", "{card:<b>}", "{n}", "a ** b"],
)
def test_markup_is_plain_text(text: str) -> None:
    assert spans(text, "en") == (Span("text", text),)


def test_reasons_are_read_off_the_code() -> None:
    codes = {one.code for one in emitted(frozenset({"bologna"}))}
    assert {"must-follow", "last-of-level", "legal-plays.left-out", "pair"} <= codes


OTHERWISE = {
    "advice-low-from-queen",
    "at-table.excuse-completes-the-slam",
    "at-table.excuse-given",
    "at-table.excuse-lost-in-the-last-trick",
    "at-table.excuse-nothing-to-give",
    "at-table.excuse-paid",
    "at-table.excuse-stays",
    "checker.card-aside",
    "checker.no-card",
    "checker.no-set",
    "checker.untold",
    "coach.any-fool-saves",
    "differences.so-nothing-target",
    "differences.so-pay-even",
    "differences.so-pay-target",
    "differences.so-receive-even",
    "differences.so-receive-target",
    "evening.phone.same_other",
    "friends.teach.other",
    "ladder.can-follow@france@T",
    "ladder.can-trump@france",
    "pick-cards.missed-of-group",
    "pick-cards.this-one",
    "play-tricks.back-must-follow",
    "play-tricks.back-must-trump",
    "play-tricks.back-must-trump@france",
    "row.has-declared",
}
"""What one language says with a fact that another can do without: a name left out, a word that agrees, the name of a pack."""


def test_a_sentence_speaks_of_the_same_facts_in_every_language() -> None:
    """A number that one language has from somewhere else is another number: what has been rounded, say, for what has not."""
    differ, swapped = set(), set()
    for code, texts in phrases.sentences().items():
        asked = {lang: phrases.holes(text)[0] for lang, text in texts.items()}
        if any(lang in names for lang, names in asked.items()):
            continue  # an author's own text, in each language
        differ |= {code} if len(set(asked.values())) > 1 else set()
        swapped |= {code for one in asked.values() for other in asked.values() if one - other and other - one}
    assert differ == OTHERWISE
    assert swapped == {"checker.untold"}
