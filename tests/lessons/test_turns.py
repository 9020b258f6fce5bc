"""What no player would say so is found in the texts that come with the program, wherever it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.lint.sentences.turns import TURNS, check, wrong
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.strict_yaml import read

PLANTED = {
    "en": (
        "Which cards may go?",
        "Whoever leads may signal.",
        "Who follows, plays and keeps still.",
        "In the round suits, one counts the ace first.",
        "Put a small card on each dear one.",
        "Lay these two away.",
        "The pile comes to 87.",
        "Once the row is founded, the ace joins it.",
        "The 6 are written already.",
        "The Matto is no trump.",
        "Look at the wall.",
        "The search agrees with the book.",
        "Nothing is plainly better.",
        "The knock speaks of strength.",
        "Lead the Matto to be rid of him.",
        "The King waits, and then he takes.",
        "The deal is cancelled. Taker: {who:seat}.",
        "Trumps are asked for.",
        "You took it that everybody is free.",
        "By the essay the first packet decides.",
        "What is needed hangs on the bouts.",
        "Now fresh hands, until it comes of itself.",
        "Have you the 20?",
        "Follow suit if you can, else trump.",
        "The King of cups lies there.",
        "A contatore serves in every sequence.",
        "The telephone must be in the same Wi-Fi.",
        "The player at the dealer's right leads.",
        "Count by threes.",
        "Ten points, multiplied with the bid.",
        "There is no duty to beat.",
        "From the Queen down you may discard a suit.",
    ),
    "it": (
        "Guarda il muro.",
        "La ricerca è d'accordo.",
        "Non è ancora così.",
        "Di trionfi ne hai tanti.",
        "Primo a giocare: {who:seat}. A chi tocca?",
        "L'ha giocata: {who:seat}.",
        "Con la regola della casa scelta non si segnala.",
        "Conta per chi gioca solo.",
        "La tua parte ha tre sequenze.",
        "Davanti a ciascuno stanno sei mazzetti.",
        "Per il contratto 25: a chi ha preso.",
        "Metti una carta bassa su ogni carta di pregio.",
        "Hai ammesso un trionfo.",
        "Oggi ci sono 3 abilità da ripassare.",
        "Questa presa si fa lì.",
        "Promosso. A domani.",
        "Fa' cadere i trionfi.",
        "Un numero fra il 13 e il 15.",
        "Nessuno è compagno di se stesso.",
        "La media vera sta dentro la barra.",
        "Nel saggio decide il primo pacchetto.",
        "Il chien è coperto.",
        "Prima della licitazione.",
        "Terzine e sequenze fanno tre.",
        "Salva il verbale.",
        "Hai lasciato via i mezzi punti.",
        "Sembra che tu conti da 22.",
        "Vuoi dichiarare, con più carte che puoi.",
    ),
    "fr": (
        "Qui n'a plus d'atout se défausse.",
        "Qui appelle joue contre deux",
        "Le demi-point profite à qui gagne la donne.",
        "Le preneur a entamé le Roi de pique.",
        "Le Bégato est rentré.",
        "Le match est en 800.",
        "La recherche est d'accord.",
        "La question est au mur.",
        "Ton petit est sauvé.",
        "Pose une basse sur chaque carte chère.",
        "Contre des joueurs simples.",
        "Le Petit part avec le pli, joué par : {who:seat}.",
        "Il faut deux parmi le Monde, le Soleil et la Lune.",
        "Lesquelles peux-tu jouer ? Montre-les toutes.",
        "Ôte un point par paire.",
        "On ne le sauvera guère.",
        "C'est une règle de la maison.",
        "Tu es preneur, et à toi d'entamer.",
        "Le Roi attend une meilleure prise.",
        "Frapper parle de force.",
        "Selon l'essai, la donne est annulée.",
        "Tu sembles croire que l'Excuse gagne.",
        "La rangée s'arrête ici.",
        "Une coupe franche et un singleton.",
        "Les marches sont donc de 5, 10 et 5.",
        "Sans séquence, rien à écrire.",
        "Combien de points, doublement compris ?",
    ),
}
"""For each turn, in its order, a sentence that nobody says."""
SAID = {
    "en": (
        "Who takes the trick, and who leads to the next?",
        "Who deals, who cuts, and which way round it goes: always to the right.",
        "Nobody may go higher or go solo, and no one has to.",
        "The second one counts, and only one player may call.",
        "There is no trump here, and there are no tarocchi.",
        "Write the number, and type the name you have written.",
        "You knock on the table, toss the card, or slide it along.",
        "What does that mean? The card comes to you.",
        "A nearly empty pile; {cards:the} {cards|is;are} in it, and {seat|you lead;# leads}.",
        "The first cards dealt may not be put in the chien.",
    ),
    "it": (
        "Guarda lo schermo grande.",
        "Non hai trionfi, e il Re non c'è.",
        "{who|Sei uscito tu;È uscito #}; a chi tocca?",
        "Non ha avuto modo di giocare: {seats:seat}.",
        "La presa va solo a una carta del seme di uscita.",
        "«Vado solo»: giochi da solo contro due.",
        "Dopo di te gioca solo un avversario.",
        "Fra tre giorni, tra amici.",
        "Dà una carta già presa.",
        "La quarta carta non ce l'ha nessuno.",
    ),
    "fr": (
        "Qui est le preneur, et pour qui compte le chien ?",
        "Qui donne, qui coupe, et qui entame : vers la droite, toujours.",
        "Celui qui fait le pli entame le suivant ; le Petit va au camp qui le prend.",
        "À qui revient la poignée ? Elle est à celui qui gagne, peu importe qui l'a montrée.",
        "Entame une couleur, d'un petit atout ou à l'atout, et joue le Roi de pique.",
        "Le petit au bout rapporte dix points : le Petit est un petit atout.",
        "{who|C'est toi qui as entamé;C'est # qui a entamé}.",
        "Des disques dorés, en deux rangées de cinq, et les murs de la Tour.",
        "Je n'ai pas gardé cette couleur.",
        "Lève la main : main levée.",
        "Nouvel essai…",
    ),
}


@pytest.mark.parametrize("lang", sorted(TURNS))
def test_every_turn_that_nobody_says_is_found_where_it_holds(lang: str) -> None:
    planted = PLANTED[lang]
    assert len(planted) == len(TURNS[lang])
    for turn, text in zip(TURNS[lang], planted, strict=True):
        file = f"content/{turn.where}some.yaml"
        assert any(turn.instead in one for one in wrong(lang, text, file)), text
        if turn.where:
            assert not any(turn.instead in one for one in wrong(lang, text, "content/other.yaml")), text


@pytest.mark.parametrize(("lang", "text"), [(lang, text) for lang, texts in SAID.items() for text in texts])
def test_what_players_do_say_is_let_be(lang: str, text: str) -> None:
    assert list(wrong(lang, text, "content/words/some.yaml")) == []


def test_a_page_of_rules_has_no_sentence_that_nobody_can_read_aloud() -> None:
    thirty = " ".join(["carta"] * 30)
    assert list(wrong("it", f"{thirty}. {thirty}.", "content/words/rules.yaml")) == []
    assert any("31 words" in one for one in wrong("it", f"Una {thirty}.", "content/words/rules-sicily.yaml"))
    assert any("31 words" in one for one in wrong("en", f"A {thirty}.", "content/words/rules.yaml"))
    assert list(wrong("it", f"Una {thirty}.", "content/words/deal.yaml")) == []


def test_the_signs_that_stand_apart_in_french_are_no_words() -> None:
    said = " ".join(["carte\u00a0:"] * 30)
    assert list(wrong("fr", f"{said}.", "content/languages/fr/words/rules.yaml")) == []
    assert any("31 words" in one for one in wrong("fr", f"Une {said}.", "content/languages/fr/words/rules.yaml"))


def test_the_checker_tells_it_with_its_place_in_every_sort_of_file(tmp_path: Path) -> None:
    for file, right in (
        ("words/ladder.yaml", "Non ci siamo ancora."),
        ("glossary/ottocento.yaml", "metterla a terra."),
        ("evenings/the-count.yaml", "carte di valore"),
        ("lessons/ottocento/card-points.yaml", "carte di valore"),
        ("languages/fr/words/plays.yaml", "tu dois couper"),
        ("languages/fr/glossary/sicily.yaml", "le dernier pli"),
        ("lessons/french4/the-bouts.yaml", "Les paliers sont"),
        ("words/match_end.yaml", "Your side has won"),
    ):
        text = (CONTENT / file).read_text(encoding="utf-8")
        assert right in text
        planted = "le mur" if "fr" in file else "on the wall" if "Your" in right else "il muro"
        spoilt = text.replace(right, planted, 1)
        line = spoilt[: spoilt.index(planted)].count("\n") + 1
        found = list(check([read(spoilt.encode(), file)]))
        assert [one.code for one in found] == ["turn"], file
        assert abs(found[0].line - line) <= 2, file


def test_a_club_speaks_as_it_likes(tmp_path: Path) -> None:
    from lessons.lint.content import problems

    own = tmp_path / "ours.yaml"
    text = (CONTENT / "lessons" / "ottocento" / "card-points.yaml").read_text(encoding="utf-8")
    own.write_text(text.replace("carte di valore", "carte di pregio"), encoding="utf-8")
    assert [one for one in problems([own]) if one.code == "turn"] == []
