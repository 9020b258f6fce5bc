"""What no player says so in French, each turn with what is said instead."""

from __future__ import annotations

from lessons.lint.sentences.turn import said_otherwise as _turn

_NOT_ASKED = r"(?![^.!?;]*\?)"
"""What follows is no question: there «qui» is a word like another."""
_ENTAMER = r"\b[Ee]ntam(?:e|es|er|é|ée|és|ées|ent|ant|ait|erait|erais)\b"
_CARD = r"(?:\d+|Roi|Dame|Reine|Cavalier|Valet|Servante|Petit|Matto|Fou|Bégato|(?:petite )?carte|\{cards?:the\})"

FRENCH = (
    _turn(
        rf"(?:^|[.!?:;…] |« )Qui (?!\w+, qui |\w+ (?:qui|avec qui|quoi)\b){_NOT_ASKED}[^.!?;]*[.;]"
        rf"|[:;] qui (?!\w+ (?:qui|quoi)\b){_NOT_ASKED}[^.!?;]*[.;]",
        "«celui qui», «le joueur qui», «si tu …»: a bare «qui» makes a proverb of it",
    ),
    _turn(rf"^Qui {_NOT_ASKED}", "«celui qui», «le joueur qui»: a bare «qui» makes a proverb of it", "words/beliefs"),
    _turn(
        r"\b(?:[Àà]|[Dd]e|[Pp]our|[Cc]hez|[Aa]vec|[Cc]ontre|[Ss]auf|[Ss]ur) qui (?:[lnsy]'|ne |en |y |(?:a|avait|aura|gagne|perd"
        r"|fait|joue|veut|montre|paie|entame|enseigne|débute|connaît|apprend|peut|doit|tient|prend|détient|passe|croit|aide|préfère)\b)"
        rf"{_NOT_ASKED}"
        r"|\b(?:[Ss]eul(?: le)?(?: (?:peut|paie|doit|sait|reste))?|le doit|[Rr]este|seulement) qui\b|\b[Qq]ui que ce soit\b",
        "«à celui qui», «pour le joueur qui», «peu importe qui»",
    ),
    _turn(
        rf"{_ENTAMER}(?: tout de suite| plutôt)? (?:(?:le|la|les|un|une|son|ton|ta|sa|mon|ma|cette) )?{_CARD}"
        r"|\b[Ee]ntam\w+ l'(?:Excuse|\{card)"
        r"|\b(?:Excuse|Matto|Fou|Bégato|carte|Petit|Roi|\{card:the\}),? (?:a été )?entamée?\b"
        r"|\bQu'entam|\bqu'entamer\b|\b[Qq]uoi entamer\b|\b[Ee]ntam[ée]e? (?:et fait )?par\b|\bpas s'entamer\b",
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
        r"\b[Cc]artes? (?:la plus |les plus |moins )?chères?\b|\b[Bb]elles? cartes?\b|\b(?:une|la) chère\b|\bmoins chère?\b",
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
    _turn(r"\bguère\b|\ben toutes lettres\b|\bqu'elles partent\b|\bnon \d+ mais\b", "«presque pas»; say it plainly"),
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
    _turn(r"\bdoublement compris\b", "«doublements compris»: the points, doubled where they are"),
)
