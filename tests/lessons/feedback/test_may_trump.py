"""Who is seen to lack a suit may trump it; that a trump is left nobody has seen, and it is not said (ottocento#playing-suits)."""

from __future__ import annotations

import re

import pytest

from lessons.question.kind import Message
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED

AS_A_FACT = {
    "en": r"(partner|dealer|opponent),? (trumps|wants to trump|will trump|has to trump)\b",
    "it": r"(compagno|mazziere|avversario),?( a \{suit:suit\})? (taglia|taglierà|deve tagliare)\b",
    "fr": r"(partenaire|donneur|adversaire),? (coupe|coupera|doit couper)\b",
}
"""A player who trumps, said of one as if it had been seen."""
IN_DOUBT = {
    "en": r"\b(if|may|perhaps)\b",
    "it": r"\b(se|può|rischi|magari)\b",
    "fr": r"\b(s'il|si|peut|peut-être|risque)\b",
}


@pytest.mark.parametrize("lang", OFFERED)
def test_of_a_suit_that_somebody_is_without_advice_says_that_it_may_be_trumped(lang: str) -> None:
    met = 0
    for name, told in sentences().items():
        if name.startswith("advice-") and lang in told:
            met += 1
            assert not re.search(AS_A_FACT[lang], told[lang]), (name, told[lang])
    assert met > 40


@pytest.mark.parametrize("lang", OFFERED)
@pytest.mark.parametrize("name", ["advice-feed-the-dealer", "advice-spare-the-dealer", "hint.problem.feeding"])
def test_whether_partner_has_a_trump_left_is_open(name: str, lang: str) -> None:
    told = say(Message(name, {"suit": "C", "king": "CK", "card": "T15"}), lang, "bologna")
    assert re.search(IN_DOUBT[lang], told), told
