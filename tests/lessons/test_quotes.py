"""What is quoted within a quotation wears the other marks of its language."""

import pytest

from lessons.text.message import Message
from lessons.text.phrases import say
from lessons.yamlfile.fields import Lang


@pytest.mark.parametrize(
    ("lang", "quoted", "told"),
    [
        ("it", "«Pago»", "La risposta è «“Pago”»."),
        ("it", "Sì, «pago» vale", "La risposta è «Sì, “pago” vale»."),
        ("en", "“Pago”", "The answer is “‘Pago’”."),
        ("fr", "«\u00a0Pago\u00a0»", "La réponse est «\u00a0“Pago”\u00a0»."),
        ("it", "Nessuno", "La risposta è «Nessuno»."),
    ],
)
def test_a_quotation_within_a_quotation(lang: Lang, quoted: str, told: str) -> None:
    assert say(Message("choice.is", {lang: quoted}), lang) == told
