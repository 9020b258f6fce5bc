"""What no player says so in English, each turn with what is said instead."""

from __future__ import annotations

from lessons.lint.sentences.turn import said_otherwise as _turn

_ONE_DOES = (
    r"(?:begins|counts|may|can|cannot|must|should|would|needs|has(?! fallen)|likes|leads|lays|speaks|calls|names|adds|reckons|holds"
    r"|shows|tells|passes|bids|keeps|chooses|does not|always|hardly|goes)"
)
_WRITTEN = r"(?:points|sides?|sum|score|count|last trick|they|6|nothing|still|be|declared)"
_PERSON = r"\b(?:[Hh]e|[Hh]im|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)\b"
_THEY = "a card is «it», a player «you», «they» or by name (the taker, the dealer)"

ENGLISH = (
    _turn(
        r"\bmay (?:not )?go(?= (?:to|in|into|anywhere|as well|if|there|here|face)\b|[,.;:?!])|\bWhat goes\?"
        r"|\bmay not go\b(?! (?:solo|out|higher))"
        r"|\b(?:cards?|courts|that) must go\b",
        "«may be played», «you may discard»: a card does not go",
    ),
    _turn(r"\b[Ww]ho(?:m|se)?ever\b", "«the player who», «if you», «no matter who»"),
    _turn(
        r"(?:^|[.!?] )Who (?![^.?!]*\b(?:who|whom|what|when|why|where)\b)[^.?!]*\.",
        "«anyone who», «the player who», «if you»: a bare «who» makes a proverb of it",
    ),
    _turn(
        rf"(?:^|[.;:?!(“] |^“|, |\b(?:that|if|as|and|because|what|than|so|but) )[Oo]ne {_ONE_DOES}\b"
        r"|\b[Oo]ne's\b|\b(?:the|an) own\b",
        "«you», «your own»: in English it is said to somebody",
    ),
    _turn(r"\b[Dd]ear(?:er|est|ly)?\b", "«valuable», «worth a lot», «too good to»"),
    _turn(r"\b[Ll](?:ay|ays|aid|aying)\b[^.;:]{0,40}\baway\b", "«discard»"),
    _turn(
        r"\b[Cc]omes? to (?!you\b|it\b|Mineo\b|the (?:screen|table|evening)\b)",
        "«scores», «is worth», «makes», «adds up to»",
    ),
    _turn(r"\bfound(?:s|ed)\b|\bto found\b", "a sequence is «established», «made»"),
    _turn(
        rf"\b{_WRITTEN}\b[^.?!]{{0,30}}\b(?:is|are|was|were|been|be) written\b|\bbe written\."
        r"|\bwritten (?:already|beside|by themselves)\b"
        r"|\b[Ww]rite (?:the (?:points|score|card points|hand)|a whole sheet)\b|\bsides? write\b|\bto write\b(?= *[.:;]| for)"
        r"|\bwritten down\b",
        "points are «scored» or «entered»",
    ),
    _turn(
        r"(?<![Tt]here )\b(?:is|are|was) no (?:trump|tarocco|tarocchi|Queen|King|bout|Angel|slam|capture|Moor|proof|quiz|table"
        r"|file|picture|log|backup|mistake|chance|share|address|rule)s?\b|\bit is none\b|\b(?:bridge )?that is none\b"
        r"|, no (?:Queen|Angel|Moor)\b",
        "«isn't a»: «no» after «is» is not English",
    ),
    _turn(r"\b[Tt]he wall\b|\bon (?:the|a) wall\b", "what the projector shows is on «the big screen»"),
    _turn(r"\b[Tt]he search (?:agrees|differs|gave|found)\b|\bbe searched\b", "what works it out is «the computer»"),
    _turn(
        r"\bplainly\b|\b(?:a|the|true) mean\b|\bas well as can be\b", "«clearly», «on average», «as well as possible»"
    ),
    _turn(
        r"\b[Tt]he (?:knock|scrape|toss|slide)\b|\b[Ss]crapes?\b|\b[Kk]nock speaks\b",
        "the signals are called busso, striscio and volo",
    ),
    _turn(_PERSON, f"in words {_THEY}", "words/"),
    _turn(_PERSON, f"in lessons too {_THEY}", "lessons/"),
    _turn(
        r": \{\w*[a-rt-z]:seat\}(?:[.;]|$)|\(\{\w*[a-rt-z]:seat\}\)|\b(?:Dealer|Taker|First to play|Pays|Receives): \{",
        "a label is no sentence: write {who|You led;# led}",
    ),
    _turn(
        r"\b(?:is|are) asked for\b(?! your)|\bsuit asked for\b|\basks nobody for\b",
        "«were led», «the suit led», «draws»",
    ),
    _turn(r"\b[Yy]ou took it that\b|\bYou would (?:lead|lay|call|answer|take|go|talk|ask|show)\b", "say what was done"),
    _turn(r"\b[Tt]he essay\b", "nobody knows which: name the rule, or «our source»"),
    _turn(r"\bhangs? on\b", "«depends on»"),
    _turn(r"\b(?:comes? of itself|not seldom|anew|not it yet|called so\b)", "it is no English"),
    _turn(r"\b[Hh]ave you (?:the|any|a|\{|\d)|\b(?:have|has) not (?:the|got)\b", "«do you have», «does not have»"),
    _turn(r"[,;] else (?:trump|play|a|just|Knights|it|the)\b", "«otherwise»"),
    _turn(r"\blies? there\b(?! uncovered)|\blies? open\b", "«is on the table», «is in the trick», «face up»"),
    _turn(r"\b(?:serves?|stands?) in (?:every|all|one|combinations|two)\b", "a card «counts in» a sequence"),
    _turn(r"\bin (?:the|the same|a|no|several) (?:Wi-Fi|network)s?\b", "«on the Wi-Fi», «on a network»"),
    _turn(r"\bat the (?:dealer|bidder|soloist|caller)'s\b", "«on the dealer's right»"),
    _turn(r"\b[Bb]y (?:threes|pairs)\b", "cards are counted «in threes», «in pairs»"),
    _turn(r"\bmultiplied with\b|\bthe half of\b", "«multiplied by», «half of»"),
    _turn(r"\b[Dd]ut(?:y|ies) (?:to|that)\b|\b[Tt]wo duties\b|\bfree of all duties\b", "«obligation», or «must»"),
    _turn(r"\bdiscard a suit\b", "«discard any card of a suit»"),
)
