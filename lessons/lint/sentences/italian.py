"""What nobody says in Italian, each with what one says instead."""

from __future__ import annotations

from lessons.lint.sentences.turn import said_otherwise as _turn

ITALIAN = (
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
    _turn(r"\b[Cc]on più [a-z]+ che puoi\b", "«con quante più carte puoi»"),
)
