"""Words and turns of phrase that give a translation away, each with what a player of that language says instead.

Only what comes with the program is looked at: a club speaks as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lessons.yamlfile.languages import FOLDER as LANGUAGES
from lessons.yamlfile.problems import Data, Path, Problem, Reading, shorten


@dataclass(frozen=True, slots=True)
class Turn:
    """What nobody says, what one says instead, and in which files that holds (any whose name has this in it)."""

    found: re.Pattern[str]
    instead: str
    where: str = ""


def _turn(pattern: str, instead: str, where: str = "") -> Turn:
    return Turn(re.compile(pattern), instead, where)


TURNS: dict[str, tuple[Turn, ...]] = {
    "it": (
        _turn(r"\b[Mm]uro\b", "what the projector shows is on the screen: «lo schermo grande»"),
        _turn(r"\b(?:la|La|della|dalla|alla) ricerca\b", "what the computer does is «il calcolo»"),
        _turn(r"\bNon è ancora così\b", "«Non ci siamo ancora»"),
        _turn(
            r"\b[Dd]i (?:\{\w+:suit\}|[Rr]e|trionfi|atout|carte|semi|offerte|numeri)(?: \w+){0,2} (?:non )?(?:ce )?ne "
            r"(?:hai|ha|sono|hanno)\b|\b(?:[Pp]rendere|[Vv]uotarti di un seme) (?:non )?(?:devi|puoi)\b"
            r"|\b(?:[Uu]n'uscita buona|una cartina|posto migliore)(?: adesso)? non c'è\b",
            "the verb comes first: «Non hai …», «Hai …», «Non c'è …»",
        ),
        _turn(r": \{\w*[a-rt-z]:seat\}\.", "a label is no sentence: write {who|Sei uscito tu;È uscito #}"),
        _turn(r"\b(?:Primo a giocare|Mazziere): \{", "a label is no sentence: write {who|Sei uscito tu;È uscito #}"),
        _turn(r"\bregol[ae] (?:della|di) casa\b|\bcasa scelta\b", "«usanza del circolo», «la regola che avete scelto»"),
        _turn(
            r"\b(?:gioca|giocare|va|andare|andato|andava) sol[oi](?=[.,;:)]| (?:contro|lui|lei|e|dopo|con|può|mostra)\b)",
            "«da solo», «da soli»: without «da» it reads as «only»",
        ),
        _turn(
            r"\b(?:tua|vostra|sua|loro|nostra) parte\b|\bdue (?:le )?parti\b",
            "«la coppia», «voi», «loro»",
            "ottocento/",
        ),
        _turn(r"\b[Mm]azzett[oi]\b", "the piles of the deal are «mucchietti»", "french2/"),
        _turn(r"\bchi ha preso\b", "«il preneur»", "at-table-france"),
        _turn(
            r"\bdi pregio\b|\b[Cc]art[ae] buon[ae]\b|\btrionf[oi] che conta",
            "«carte di valore», «carte da cinque punti»",
        ),
        _turn(r"\b[Hh]ai ammesso\b", "«Hai considerato giocabile …»"),
        _turn(r"\b[Aa]bilità\b", "what there is to know is «un argomento»"),
        _turn(
            r"\bLì (?:no|non|forse|c'è)\b|\bsi fa lì\b|\blì non\b",
            "say who: «il compagno ha …», «la può fare lui»",
            "words/talk",
        ),
        _turn(r"\bPromoss[oa]\b", "«Superato»: it is the test that is passed, by whoever"),
        _turn(r"\b[FfDdVv]a' |\b[Ss]ta' ", "«fai», «dai», «vai», «stai», as everywhere else"),
        _turn(r"\b[Ff]ra (?!tr)", "«tra», as everywhere else; «fra» only before tr-"),
        _turn(r"\bse stess[oaie]\b", "«sé stesso»"),
        _turn(r"\bmedia vera\b|\b95 volte su 100\b", "«Su 100 volte, 95 il valore vero …»"),
        _turn(
            r"\b(?:[Ii]l|[Dd]el|[Nn]el|[Dd]al|[Aa]l) saggio\b",
            "nobody knows which: name the rule, or «la nostra fonte»",
        ),
        _turn(r"\b[Ii]l chien\b", "«lo chien»"),
        _turn(r"\b[Ll]icitazione\b", "«le offerte»"),
        _turn(r"\b[Tt]erzine\b", "«combinazioni»"),
        _turn(r"\b[Vv]erbale\b", "«la mano salvata»: a verbale is the police's"),
        _turn(r"\b[Ll]asciato via\b", "«trascurato», «tralasciato»"),
        _turn(r"\bSembra che\b", "say what was done, and leave what may have been thought"),
    ),
    "fr": (
        _turn(
            r"(?:^|[.!?:;…] |« )Qui (?!\w+, qui |\w+ (?:qui|avec qui|quoi)\b)(?![^.!?;]*\?)[^.!?;]*[.;]"
            r"|[:;] qui (?!\w+ (?:qui|quoi)\b)(?![^.!?;]*\?)[^.!?;]*[.;]",
            "«celui qui», «le joueur qui», «si tu …»: a bare «qui» makes a proverb of it",
        ),
        _turn(r"^Qui (?![^.]*\?)", "«celui qui», «le joueur qui»: a bare «qui» makes a proverb of it", "words/beliefs"),
        _turn(
            r"\b(?:[ÀàCc]|[Àà]|[Dd]e|[Pp]our|[Cc]hez|[Aa]vec|[Cc]ontre|[Ss]auf|[Ss]ur) qui "
            r"(?:[lnsy]'|ne |en |y |a\b|avait\b|aura\b|gagne|perd|fait|joue|veut|montre|paie|entame|enseigne|débute|connaît|apprend|peut|doit|tient"
            r"|prend|détient|passe|croit|aide|préfère)(?![^.!?;]*\?)"
            r"|\b(?:[Ss]eul(?: le)?(?: (?:peut|paie|doit|sait|reste))?|le doit|[Rr]este|seulement) qui (?!a été\b)|\b[Qq]ui que ce soit\b",
            "«à celui qui», «pour le joueur qui», «peu importe qui»",
        ),
        _turn(
            r"\b[Ee]ntam(?:e|es|er|é|ée|és|ées|ent|ant|ait|erait|erais)\b(?: tout de suite| plutôt)? (?:(?:le|la|les|un|une|son|ton|ta|sa|mon|ma|cette) )?"
            r"(?:\d+|Roi|Dame|Reine|Cavalier|Valet|Servante|Petit|Matto|Fou|Bégato|(?:petite )?carte|\{cards?:the\})"
            r"|\b[Ee]ntam\w+ l'(?:Excuse|\{card)|\b(?:Excuse|Matto|Fou|Bégato|carte|Petit|Roi|\{card:the\}),? (?:a été )?entamée?\b"
            r"|\bQu'entam|\b[Qq]u'entamer\b|\b[Qq]uoi entamer\b|\b[Ee]ntam[ée]e? (?:et fait )?par\b|\bpas s'entamer\b|\bl'entame une fois\b",
            "a card is played, a suit is entamée: «joue le Roi», «jouée en premier», «que joues-tu ?»",
        ),
        _turn(
            r"\b[Rr]entr(?:e|ent|er|é|ée|és|ées|era)\b|\bramener (?:le Petit|le Bégato)\b|\brestent? à la maison\b",
            "«est sauvé», «est mis à l'abri»: nobody says that a card comes home",
        ),
        _turn(r"\b[Mm]atchs?\b", "what goes to 800 is «la partie», a draw «une partie nulle»"),
        _turn(r"\b(?:la|La) recherche\b", "what the computer does is «le calcul»"),
        _turn(r"\b(?:[Ll]e|[Aa]u|[Dd]u) mur\b", "what the projector shows is on «l'écran», «le grand écran»"),
        _turn(
            r"\b(?:[Ll]e|[Tt]on|[Dd]u) petit(?= (?:est|était|fait|part|court|y|se|peut|doit|a|va|ne|devrait)\b|[,.:;)]|\u00a0|$)",
            "the 1 of trumps is «le Petit», with its capital",
        ),
        _turn(
            r"\b[Cc]artes? (?:la plus |les plus |moins )?chères?\b|\b[Bb]elles? cartes?\b|\b(?:une|la|sur une) chère\b|\bmoins chère?\b",
            "«carte habillée», «figure»; «carte de valeur»; «qui coûte le moins»",
        ),
        _turn(r"\b[Jj]oueurs simples\b|\bjouées? simplement\b|\ben jouant simplement\b", "«débutants», «sans calcul»"),
        _turn(
            r": \{\w*[a-rt-z]:seat\}(?:[.;]|$)|\(\{\w*[a-rt-z]:seat\}\)",
            "a label is no sentence: write {who|C'est toi qui as entamé;C'est # qui a entamé}",
        ),
        _turn(r"\bdeux (?:au moins )?parmi\b", "«deux des trois (Monde, Soleil, Lune)»"),
        _turn(r"\bMontre-(?:l[ae]s?\b|\{)", "cards are picked: «Désigne-les»; to show is another thing in these games"),
        _turn(r"\b[ÔôOo]t(?:e|es|er|é|ée|és|ées|ent|ant)\b|\bs'ôte", "«enlever», «retirer»"),
        _turn(
            r"\bguère\b|\ben toutes lettres\b|\bqu'elles partent\b|\bnon \d+ mais\b", "«presque pas»; say it plainly"
        ),
        _turn(r"\b[Rr]ègles? de (?:la |ta )?maison\b", "«usage du club», «usages du club»"),
        _turn(r"\b[Ee]t à (?:toi|lui|moi) d(?:e |')", "«… et c'est à toi de jouer»"),
        _turn(
            r"\bmeilleure prise\b|\b(?:la|une|chaque|les|des|dernière) levées?\b",
            "«un pli»: in tarot a «prise» is a bid",
        ),
        _turn(
            r"\b[Ff]rapper(?:, c'est| parle| et glisser)|\bcarte (?:lancée|qui vole)\b|\bLancer la carte\b",
            "the signals are called busso, striscio and volo",
        ),
        _turn(r"\bl'essai\b", "nobody knows which: «la règle du premier paquet», or «notre source»"),
        _turn(r"\b[Tt]u sembles\b|\b[Oo]n dirait que tu\b", "say what was done, and leave what may have been thought"),
        _turn(r"\b[Rr]angées?\b(?! de)", "cards that follow each other are «une suite»"),
        _turn(r"\b[Ss]ingletons?\b", "«singlette»"),
        _turn(r"\b(?:[Ll]es )?marches (?:sont|ne sont)\b", "«les paliers»"),
        _turn(r"\bcamps? (?:écrit|écrivent)\b|\bécrit ton camp\b|\brien à écrire\b", "points are «marqués»"),
    ),
}

LONGEST = {"it": 30, "fr": 30}
"""Words of the longest sentence on a page of rules: it is read at the table, often aloud."""
RULES = "words/rules"
_OF_ONE = re.compile(rf"\b{LANGUAGES}/(\w+)/")
"""A file all of one language."""
_WORD = re.compile(r"\w")
_END = re.compile(r"(?<=[.!?])\s+")


def wrong(lang: str, text: str, file: str = "") -> Iterator[str]:
    """What a player would say otherwise in this language, in an author's words."""
    for turn in TURNS.get(lang, ()):
        if turn.where in file and (said := turn.found.search(text)):
            yield f"nobody says {said[0].strip()!r}: {turn.instead}"
    for sentence in _END.split(text) if lang in LONGEST and RULES in file else ():
        if (n := sum(bool(_WORD.search(part)) for part in sentence.split())) > LONGEST[lang]:
            yield f"a sentence of {n} words ({shorten(sentence)}): make two of it; on a page of rules {LONGEST[lang]} are the most"


def check(readings: Iterable[Reading]) -> Iterator[Problem]:
    """Every such turn in these files, with its place."""
    for reading in readings:
        of_one = _OF_ONE.search(reading.file)
        for at, lang, text in _texts(reading.data, (), of_one[1] if of_one else ""):
            for what in wrong(lang, text, reading.file):
                yield reading.problem(at, f"{what}, in {shorten(text)}", "turn")


def _texts(data: Data | None, at: Path, lang: str) -> Iterator[tuple[Path, str, str]]:
    """Every text with its place and its language: that of the nearest key above it that is one."""
    if isinstance(data, str):
        if lang:
            yield at, lang, data
        return
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from _texts(value, (*at, key), str(key) if key in TURNS else lang)
