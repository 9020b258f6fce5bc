"""``python -m lessons``: questions on standard input, answers on standard output; beside it ``check``, ``bots`` and more."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.errors import meant
from lessons.club import own_lessons
from lessons.course.loader import shipped
from lessons.learner.data_folder import EVENINGS, LESSONS
from lessons.lint.content import problems
from lessons.lint.coverage.check import out_of_date
from lessons.lint.findings import found as with_lines
from lessons.plans.shelf import own_files
from lessons.protocol.framing import answers
from lessons.protocol.manual import manual
from lessons.question.kind import Message
from lessons.schemas import lesson as schema
from lessons.schemas import plan as plan_schema
from lessons.script import rules_table
from lessons.text import phrases
from lessons.text.card_catalogue import CONTENT
from lessons.text.system_language import system_language
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import FIRST, OFFERED, Lang
from lessons.yamlfile.system_errors import why as system_error


def main(arguments: list[str] | None = None) -> int:
    """Serve the protocol until the input ends, or do what a command says; ``--help`` is the manual."""
    told = sys.argv[1:] if arguments is None else arguments
    if not told:
        return _serve()
    if told[0] in ("-h", "--help", "help"):
        print("\n".join(manual()))
        return 0
    return _command(told)


def _serve() -> int:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for answer in answers(sys.stdin):
        print(answer, flush=True)
    return 0


def _command(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m lessons", description="Lessons, checked.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser(
        "check",
        help="everything wrong with lessons, words, skills and sources, and with a club's own files; exit code 1 if anything",
    )
    check.add_argument("files", nargs="*", type=Path, help="only these lessons")
    check.add_argument(
        "--lang",
        default=system_language(),
        choices=OFFERED,
        help="the language of what is said; left out: the system's (LANG)",
    )
    printed = commands.add_parser("schema", help="the JSON Schema of a lesson, for editors")
    printed.add_argument(
        "--write", action="store_true", help="into docs, that of a plan as well; house rules into the guides"
    )
    covered = commands.add_parser(
        "coverage",
        help="for each section of the books: its lessons, kinds of questions, tables, place on the rules page",
    )
    covered.add_argument("--write", type=Path, metavar="FILE", help="into this file; left out: on standard output")
    bots = commands.add_parser("bots", help="simulated learners and bots with wrong rules take the course; their table")
    bots.add_argument(
        "lesson", nargs="?", help="only this lesson, by its id or file: its questions, guesses and mistakes"
    )
    taken = commands.add_parser(
        "import",
        help="a table (CSV) or a quiz (GIFT) as steps, to be put under a lesson's head",
        description="Writes a file's questions as steps of a lesson; what cannot be taken over is told with its line, "
        "and takes nothing else down.",
        epilog="A file that ends in .gift or .txt is a quiz in GIFT, as Moodle writes it. Any other is a table of positions (CSV), "
        "parted by commas, semicolons or tabs, a line sep=; in front or none. Both may be saved as UTF-8 (with a mark or without), "
        "UTF-16, UTF-32 with its mark, or ANSI (Windows-1252). docs/write-a-lesson.md says what each may hold.",
    )
    taken.add_argument("file", type=Path, help="a table (.csv), or a quiz in GIFT (.gift, .txt)")
    taken.add_argument(
        "--lang", default=FIRST, choices=OFFERED, help="the language of a quiz, and of what is said of it"
    )
    taken.add_argument("--skill", default="", help="the skill that a quiz asks about")
    given = commands.add_parser(
        "export",
        help="the questions of a lesson in GIFT, as Moodle and others read it",
        description="Writes the questions of a lesson as a quiz in GIFT (UTF-8), as Moodle and others read it; every question has "
        "its reason as feedback. What a quiz cannot ask is counted on standard error, with the reason; "
        "exit code 1 if nothing is left.",
    )
    given.add_argument("lesson", help="a lesson's id")
    given.add_argument("--lang", default="", choices=OFFERED, help="left out: the first that the lesson has")
    given.add_argument("--seed", type=int, default=1, help="which situations: the same number, the same cards")
    told = parser.parse_args(arguments)
    if told.command == "import":
        return _import(told.file, told.lang, told.skill)
    if told.command == "export":
        return _export(told.lesson, told.lang, told.seed)
    if told.command == "bots":
        return _bots(told.lesson)
    if told.command == "schema":
        return _schema(told.write)
    if told.command == "coverage":
        return _coverage(told.write)
    return _check(told.files or None, told.lang)


def _import(file: Path, lang: Lang, skill: str) -> int:
    """What can be taken over on standard output, what cannot on the other; exit code 1 if anything was left out."""
    from lessons.exchange import table
    from lessons.exchange.gift import steps as gift
    from lessons.exchange.refusals import MAX_BYTES, ImportRefused, Refusal
    from lessons.yamlfile.encodings import BadEncoding, decoded

    try:
        with file.open("rb") as opened:
            text = decoded(opened.read(MAX_BYTES))
    except BadEncoding as error:
        return _left_out(file, Refusal.of(ImportRefused("encoding"), error.line).told(lang))
    except OSError as error:
        return _left_out(file, system_error(error.errno).said(lang))
    quiz = file.suffix.lower() in (".gift", ".txt")
    found = gift.steps_in(text.told, lang, skill) if quiz else table.steps_in(text.told)
    if found.steps:
        sys.stdout.write("steps:\n" + "".join(map(table.as_step, found.steps)))
    for one in found.refused:
        _left_out(file, one.told(lang))
    told = [Message("exchange.taken", {"n": len(found.steps), "out": len(found.refused)})]
    print(*phrases.say_all([*([Message("exchange.as-ansi")] if text.guessed else []), *told], lang), file=sys.stderr)
    return 1 if found.refused else 0


def _left_out(file: Path, why: str) -> int:
    print(f"{file}: {why}", file=sys.stderr)
    return 1


def _export(lesson: str, lang: Lang, seed: int) -> int:
    """The quiz on standard output, what it leaves out and why on the other; exit code 1 if there is nothing to write."""
    from lessons.course.course import Course
    from lessons.course.loader import library
    from lessons.exchange.gift import asking, writing

    found = {one.id: one for one in library()}
    if lesson not in found:
        print(f"no lesson {lesson!r}{meant(lesson, found)}", file=sys.stderr)
        return 1
    spoken = found[lesson].languages
    lang = lang or spoken[0]
    if lang not in spoken:
        told = Message("exchange.no-language", {"lesson": lesson, "lang": lang, "known": ", ".join(spoken)})
        print(phrases.say(told, lang), file=sys.stderr)
        return 1
    course = Course.of(found[lesson])
    sys.stdout.write(writing.written(course, lang, seed))
    print(*phrases.say_all(writing.told_of(course, seed), lang), sep="\n", file=sys.stderr)
    return 0 if asking.asked(course, seed) else 1


def _bots(lesson: str | None) -> int:
    if lesson:
        from lessons.bots.one_lesson import main as try_out

        return try_out(lesson)
    from lessons.bots.table import main as course

    return course()


def _schema(write: bool) -> int:
    if write:
        schema.PLACE.write_text(schema.text(), encoding="utf-8")
        plan_schema.PLACE.write_text(plan_schema.text(), encoding="utf-8")
        rules_table.write()
    else:
        sys.stdout.write(schema.text())
    return 0


def _coverage(file: Path | None) -> int:
    from lessons.lint.coverage.table import written

    table = written(shipped().lessons)
    if file is None:
        sys.stdout.write(table)
    else:
        file.write_text(table, encoding="utf-8")
    return 0


def _check(files: list[Path] | None, lang: Lang) -> int:
    own = own_lessons.look(_beside(files or []))
    beside = [one.lesson for one in own.files if one.taken and one.lesson is not None]
    found = problems(files, beside=beside)
    if files is None:
        # What the club has in its own folder is read as the app reads it.
        plans = list(own_files())
        found += [
            *(problem for one in own.files for problem in one.problems),
            *problems(plans, beside=beside),
            *out_of_date(shipped().lessons),
        ]
    for one in with_lines(found):
        print(one.problem.said(lang), *([one.line] if one.line else []), sep="\n")
    told = CheckerMessage("checker.found", n=len(found)) if found else CheckerMessage("checker.fine")
    print(told.said(lang), file=sys.stderr)
    return 1 if found else 0


def _beside(files: list[Path]) -> Path | None:
    """The lessons beside these files, where they lie in the folder of an installation's data, which need not be the usual one."""
    for one in files:
        for folder in one.resolve().parents:
            if folder.name in (EVENINGS, LESSONS) and folder.parent != CONTENT:
                return folder.parent / LESSONS
    return None


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)
