"""Ordinary files of GIFT, as teachers write them and Moodle exports them, and what becomes of each."""

from __future__ import annotations

from tests.lessons.exchange.quiz import Quiz, refused, says, taken

TREE = taken("Who leads?", {"Eldest": ""}, {"The dealer": "He plays last."})
ASKED = "Who leads?{=Eldest ~The dealer#He plays last.}"

STRICTER = ("a colon that nothing escapes", "a sum in a question", "escaped signs in a text")
"""Moodle reads these, the grammar does not."""
QUIZZES: dict[str, tuple[str, Quiz]] = {
    # ---- what is asked
    "one line": (ASKED, TREE),
    "lines": ("Who leads? {\n\t=Eldest\n\t~The dealer#He plays last.\n}\n", TREE),
    "wrong one first": ("Who leads? {~The dealer#He plays last. =Eldest}", TREE),
    "a name": ("::Leading:: " + ASKED, TREE),
    "a name like a format": ("::[html]<img>:: " + ASKED, TREE),
    "a name above": ("::Leading::\n" + ASKED, TREE),
    "a name with a colon": ("::Leading\\: 1:: " + ASKED, TREE),
    "a question over two lines": ("Who\nleads? {=Eldest ~The dealer#He\nplays last.}", TREE),
    "blanks everywhere": ("  Who   leads?  {  =  Eldest   ~  The dealer  #  He plays last.  }  ", TREE),
    "the reason of the right one": (
        "Who leads? {=Eldest#To the dealer's right. ~The dealer#He plays last.}",
        taken("Who leads?", {"Eldest": "To the dealer's right."}, {"The dealer": "He plays last."}),
    ),
    "two right ones": (
        "Name a suit. {=Cups =Coins ~Hearts#Those are French.}",
        taken("Name a suit.", {"Cups": "", "Coins": ""}, {"Hearts": "Those are French."}),
    ),
    "a missing word": (
        "The Matto {=excuses ~wins#It never does. ~leads#Only in need.} its player.",
        taken("The Matto _____ its player.", {"excuses": ""}, {"wins": "It never does.", "leads": "Only in need."}),
    ),
    "a missing word at the end": (
        "The Matto was never {=taken ~played#It is.}.",
        taken("The Matto was never _____.", {"taken": ""}, {"played": "It is."}),
    ),
    "a missing word at the start": (
        "{=Cups ~Hearts#Those are French.} are a suit.",
        taken("_____ are a suit.", {"Cups": ""}, {"Hearts": "Those are French."}),
    ),
    "a stop after the answers": ("Who leads? {=Eldest ~The dealer#He plays last.}.", TREE),
    "a remark after the answers": (ASKED + " // from the book", TREE),
    "no reason": ("Who leads? {=Eldest ~The dealer}", refused("no-why")),
    "an empty reason": ("Who leads? {=Eldest ~The dealer#}", refused("no-why")),
    "no wrong answer but a tilde": ("Who leads? {~%100%Eldest ~%100%The one at the right}", refused("several")),
    "no right answer": ("Who leads? {~Eldest#No. ~The dealer#No.}", refused("no-right")),
    "an answer without a text": ("Who leads? {=Eldest ~#He plays last.}", refused("empty-answer")),
    "words before the answers": ("Who leads? {choose =Eldest ~The dealer#No.}", refused("before-answers")),
    "more answers than a lesson has": (
        "Pick. {=a " + " ".join(f"~{one}#No." for one in "bcdefgh") + "}",
        refused("too-many"),
    ),
    # ---- weights
    "nothing for the wrong one": ("Who leads? {=Eldest ~%0%The dealer#He plays last.}", TREE),
    "less than nothing": ("Who leads? {=Eldest ~%-33.33333%The dealer#He plays last.}", TREE),
    "all for the right one": ("Who leads? {=%100%Eldest ~The dealer#He plays last.}", TREE),
    "all for one to tick": ("Who leads? {~%100%Eldest ~%-100%The dealer#He plays last.}", TREE),
    "half right": (
        "Where was it played?{~%25%Italy#More exactly? ~Spain#No. =Bologna}",
        refused("partly"),
    ),
    "half right, with an equals sign": (
        "Who leads? {=%50%Eldest ~The dealer#No. =The one at the right}",
        refused("partly"),
    ),
    "two to be ticked": (
        "Who plays together? {~%50%You ~%50%Your partner ~%-100%The dealer#No.}",
        refused("several"),
    ),
    "a weight that is none": ("Who leads? {=Eldest ~%few%The dealer#He plays last.}", refused("weight")),
    "a weight above all the marks": ("Who leads? {~%120%Eldest ~The dealer#No.}", refused("weight")),
    "a weight below all the marks": ("Who leads? {=Eldest ~%-100.5%The dealer#No.}", refused("weight")),
    "a weight with noughts": ("Who leads? {=Eldest ~%-100.00000%The dealer#He plays last.}", TREE),
    "a weight with a comma": ("Who leads? {=Eldest ~%-33,33%The dealer#He plays last.}", refused("weight")),
    # ---- what is said to everybody
    "general feedback": (
        "Who leads? {=Eldest ~The dealer#He plays last. ####See the book.}",
        taken("Who leads?", {"Eldest": "See the book."}, {"The dealer": "He plays last."}),
    ),
    "general feedback on a line of its own": (
        "Who leads? {\n=Eldest#Yes.\n~The dealer#He plays last.\n####[html]<p>See the <i>book</i>.</p>\n}",
        taken("Who leads?", {"Eldest": "Yes. See the book."}, {"The dealer": "He plays last."}),
    ),
    "general feedback after a reason without a stop": (
        "Who leads? {=Eldest#ok ~The dealer#He plays last. ####See the book.}",
        taken("Who leads?", {"Eldest": "ok. See the book."}, {"The dealer": "He plays last."}),
    ),
    "general feedback is a reason": (
        "Who leads? {=Eldest ~The dealer ####Whoever sits to the right of the dealer.}",
        taken(
            "Who leads?",
            {"Eldest": "Whoever sits to the right of the dealer."},
            {"The dealer": "Whoever sits to the right of the dealer."},
        ),
    ),
    # ---- formats
    "html": (
        "[html]<p>Who <b>leads</b>?</p>{=<p>Eldest</p> ~<p>The&nbsp\\;dealer</p>#<p>He plays last.</p>}".replace(
            "\\;", ";"
        ),
        taken("Who **leads**?", {"Eldest": ""}, {"The dealer": "He plays last."}),
    ),
    "html as Moodle exports it": (
        '// question: 17  name: Leading\n::Leading::[html]<p dir\\="ltr">Who leads?<br></p>{\n'
        "\t=<p>Eldest</p>\n\t~<p>The dealer</p>#<p>He plays last.</p>\n}\n",
        TREE,
    ),
    "html in two paragraphs": (
        "[html]<p>One deals.</p>\\n<p>Who leads?</p>{=Eldest ~The dealer#He plays last.}",
        taken("One deals.\n\nWho leads?", {"Eldest": ""}, {"The dealer": "He plays last."}),
    ),
    "html as Word leaves it": (
        "[html]<![if !supportLists]>Who leads?<![endif]><![*]>{=Eldest ~The dealer#He plays last.}",
        TREE,
    ),
    "entities": (
        "[html]Who wins\\: 5 &lt; 6 &amp; so?{=6 ~5#5 &lt; 6.}",
        taken("Who wins: 5 < 6 & so?", {"6": ""}, {"5": "5 < 6."}),
    ),
    "markdown": (
        "[markdown]Who **leads** a *hand*?{=Eldest ~The dealer#He [plays](http\\://a.b) _last_.}",
        taken("Who **leads** a hand?", {"Eldest": ""}, {"The dealer": "He plays last."}),
    ),
    "moodle": ("[moodle]Who leads?{=Eldest ~The dealer#He plays last.}", TREE),
    "plain": (
        "[plain]Is <b> a tag?{=Yes ~No#<b> is.}",
        taken("Is <b> a tag?", {"Yes": ""}, {"No": "<b> is."}),
    ),
    "a format for one answer": ("Who leads?{=[html]<b>Eldest</b> ~The dealer#[markdown]He **plays** last.}", TREE),
    "no format": ("[sic] Who leads?{=Eldest ~The dealer#He plays last.}", taken("[sic] Who leads?", *TREE.answers)),
    "a picture": ('[html]<img src\\="@@PLUGINFILE@@/a.png">Who leads?{=Eldest ~The dealer#No.}', refused("media")),
    "a picture in markdown": ("[markdown]![card](a.png) Which?{=Star ~Moon#No.}", refused("media")),
    # ---- signs
    "every sign": (
        "What is \\: \\= \\~ \\# \\{ \\} \\\\?{=\\=\\~\\# ~\\{\\}#It is \\\\ or \\:.}",
        taken("What is : = ~ # { } \\?", {"=~#": ""}, {"{}": "It is \\ or :."}),
    ),
    "a line's end": (
        "One deals.\\nWho leads?{=Eldest ~The dealer#He plays\\nlast.}",
        taken("One deals.\nWho leads?", {"Eldest": ""}, {"The dealer": "He plays last."}),
    ),
    "a backslash before another letter": (
        "Is \\d a digit?{=Yes ~No#\\d is.}",
        taken("Is \\d a digit?", {"Yes": ""}, {"No": "\\d is."}),
    ),
    "an escaped backslash before an n": (
        "Is \\\\n one?{=Yes ~No#It is.}",
        taken("Is \\n one?", {"Yes": ""}, {"No": "It is."}),
    ),
    "accents": (
        "Chi è di mano?{=Chi sta a destra ~Il mazziere#È l'ultimo.}",
        taken("Chi è di mano?", {"Chi sta a destra": ""}, {"Il mazziere": "È l'ultimo."}),
    ),
    "blanks of French": (
        "Qui commence\xa0?{=Le premier ~Le donneur#Non\xa0\\: il\xa0joue après.}",
        taken("Qui commence\xa0?", {"Le premier": ""}, {"Le donneur": "Non\xa0: il joue après."}),
    ),
    "a colon that nothing escapes": (
        "Who leads: eldest?{=Yes ~No#See: the book.}",
        taken("Who leads: eldest?", {"Yes": ""}, {"No": "See: the book."}),
    ),
    # ---- true or false
    "true": (
        "The Matto is never led.{T#It may be, in need.}",
        taken("The Matto is never led.", {"True": ""}, {"False": "It may be, in need."}),
    ),
    "TRUE with both reasons": (
        "Cups are a suit.{TRUE#They are.#Right, one of four.}",
        taken("Cups are a suit.", {"True": "Right, one of four."}, {"False": "They are."}),
    ),
    "false": (
        "::Dealer:: The dealer leads.{F#He plays last.}",
        taken("The dealer leads.", {"False": ""}, {"True": "He plays last."}),
    ),
    "FALSE with both reasons": (
        "The dealer leads. { FALSE # He plays last. # Well seen. }",
        taken("The dealer leads.", {"False": "Well seen."}, {"True": "He plays last."}),
    ),
    "false with general feedback": (
        "The dealer leads.{FALSE####Eldest does.}",
        taken("The dealer leads.", {"False": "Eldest does."}, {"True": "Eldest does."}),
    ),
    "true without a reason": ("Cups are a suit.{T}", refused("no-why")),
    # ---- what is not asked in a lesson
    "a number": ("How many cards? {#62}", refused("number")),
    "a number with its margin": ("How much? {#3.1415:0.0005}", refused("number")),
    "a number between two": ("How much? {#3.141..3.142}", refused("number")),
    "numbers with weights": ("How much? {#\n=62:0#Yes.\n=%50%62:2#Nearly.\n}", refused("number")),
    "pairs": ("Match. {=King -> 5 =Queen -> 4 =Knight->3}", refused("matching")),
    "pairs with general feedback": ("Match. {\n=King -> 5\n=Queen -> 4\n####See the book.\n}", refused("matching")),
    "a written answer": ("Who leads?{=Eldest =eldest}", refused("written")),
    "a written answer without a sign": ("Who leads?{Eldest}", refused("written")),
    "written answers with weights": ("Who leads?{=Eldest#Yes. =%75%Eldst#Nearly.}", refused("written")),
    "an essay": ("What is tarot? {}", refused("essay")),
    "an essay with general feedback": ("What is tarot? {####A game.}", refused("essay")),
    # ---- no question
    "a description": ("Read chapter one first.", says("Read chapter one first.")),
    "a named description": ("::Read:: [html]<p>Read <em>chapter</em> one first.</p>", says("Read chapter one first.")),
    "a style sheet that is not said": ("[html]<style>@import x;</style><p>Read on.</p>", says("Read on.")),
    "a style sheet's end without its beginning": ("[html]<p>Read</style> on.</p>", says("Read on.")),
    "a description over lines": ("Read chapter one\nfirst.", says("Read chapter one first.")),
    "remarks": ("// one\n// two\n" + ASKED, TREE),
    "a remark among the answers": ("Who leads? {\n=Eldest\n// not the dealer\n~The dealer#He plays last.\n}", TREE),
    "an identity and tags": ("// [id:17] [tag:leading]\n" + ASKED, TREE),
    "a category": ("$CATEGORY: $course$/top/Tarot\n\n" + ASKED, TREE),
    "a category with a remark": (
        "// question: 0  name: Switch category to $course$/top/Tarot\n$CATEGORY: $course$/top/Tarot\n\n\n" + ASKED,
        TREE,
    ),
    "lines of Windows": ("::Leading::Who leads? {\r\n=Eldest\r\n~The dealer#He plays last.\r\n}\r\n", TREE),
    "lines of an old Mac": ("Who leads? {\r=Eldest\r~The dealer#He plays last.\r}\r", TREE),
    # ---- what is wrong
    "no brace at the end": ("Who leads? {=Eldest ~The dealer#No.", refused("braces")),
    "no brace at the beginning": ("Who leads? =Eldest ~The dealer#No.}", refused("braces")),
    "a brace within": ("Who leads? {=Eldest {really} ~The dealer#No.}", refused("braces")),
    "no blank line between": (ASKED + "\n" + ASKED, refused("two-blocks")),
    "a blank line among the answers": ("Who leads? {\n=Eldest\n\n~The dealer#No.\n}", refused("torn")),
    "blank lines among the answers": ("Who leads? {\n=Eldest#ok\n\n~The dealer#No.\n\n~You#No.\n\n}", refused("torn")),
    "braces forgotten": ("Chi esce? =la destra#ok ~la sinistra#no", refused("bare-answers")),
    "braces forgotten around lines": ("Chi esce?\n=la destra#ok\n~la sinistra#no", refused("bare-answers")),
    "braces forgotten, with blanks": ("Chi esce? = la destra # ok", refused("bare-answers")),
    "an answer alone": ("~b#no", refused("bare-answers")),
    "braces forgotten before another question": (
        "Chi esce? =la destra#ok ~la sinistra#no\n" + ASKED,
        refused("bare-answers"),
    ),
    "a brace closed too early": ("Who leads? {=Eldest ~You#No.} ~The dealer#No.", refused("bare-answers")),
    "escaped signs in a text": ("Write \\= or \\~ here: 5 \\= 5.", says("Write = or ~ here: 5 = 5.")),
    "a sum in a question": ("5 + 4 = what?{=9 ~8#One more.}", taken("5 + 4 = what?", {"9": ""}, {"8": "One more."})),
    "a name that is not closed": ("::Leading Who leads? {=Eldest ~The dealer#No.}", refused("name-open")),
    "nothing asked": ("::Leading:: {=Eldest ~The dealer#No.}", refused("nothing-asked")),
}
