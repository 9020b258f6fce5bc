"""What is quoted within a quotation wears the other marks of its language."""

import pytest

from lessons.text.phrases import say
from lessons.text.said import Said
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
    assert say(Said("choice.is", {lang: quoted}), lang) == told
