"""start.py: one file that any Python can read, and that says in two languages what is wrong."""

from __future__ import annotations

import ast
import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.start import desktop_entry
from tests.start.starting import ROOT, House, house

OTHERS = ("python2.7", "python3.6", "python3.8", "python3.9", "python3.10")


@pytest.fixture
def here(tmp_path: Path) -> House:
    return house(tmp_path)


def said(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """The last sentence, in English and in Italian."""
    english, italian = capsys.readouterr().err.strip().splitlines()[-2:]
    return english, italian


def test_pythons_that_are_too_old_can_read_it() -> None:
    source = (ROOT / "start.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 4))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.AsyncFunctionDef | ast.Match)
        assert not (isinstance(node, ast.Raise) and node.cause), "Python 2 knows no `raise … from`"
        if isinstance(node, ast.FunctionDef):
            assert not node.args.kwonlyargs
            assert not node.returns
            assert not any(one.annotation for one in node.args.args)


def test_it_needs_the_standard_library_only() -> None:
    found = {name.name for node in ast.walk(ast.parse((ROOT / "start.py").read_text())) if isinstance(node, ast.Import)
             for name in node.names}  # fmt: skip
    assert found <= set(sys.stdlib_module_names)


BARE = [sys.executable, "-I", "-S"]
"""A Python with nothing installed."""


@pytest.mark.parametrize("asked", [["--help"], ["-h"], ["backup", "--help"], ["run", "-h"], ["engine", "--help"]])
def test_help_is_told_before_anything_is_installed(tmp_path: Path, asked: list[str]) -> None:
    for name in ("start.py", "calzettini", "lessons", "engine"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "start.py", tmp_path / "begin.py")
    done = subprocess.run([*BARE, tmp_path / "begin.py", *asked], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert ("python start.py" in done.stdout) == (asked[0] != "engine")
    assert not (tmp_path / ".venv").exists()


INSTALLED = (
    "import sys; from calzettini.__main__ import main; sys.argv = ['calzettini', 'engine', '--help']; sys.exit(main())"
)
"""What the command does that `pip install` makes."""


@pytest.mark.parametrize(
    "command",
    [
        ["start.py", "engine", "--help"],
        ["-m", "engine", "--help"],
        ["-m", "calzettini", "engine", "--help"],
        ["-c", INSTALLED],
    ],
    ids=["start.py", "engine", "calzettini", "installed"],
)
def test_whoever_stops_reading_a_manual_sees_no_traceback(command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            [sys.executable, *command], stdout=closed, stderr=subprocess.PIPE, text=True, cwd=ROOT, check=False
        )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("asked", "english"),
    [
        (["bakcup", "x.zip"], "Did you mean “backup”?"),
        (["tarocchi"], "Calzettini has no command “tarocchi”. --help lists the commands"),
    ],
)
def test_a_command_that_is_none_is_refused_before_anything_is_installed(
    here: House, asked: list[str], english: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert here.begin(*asked) == 2
    assert english in said(capsys)[0]
    assert here.ran == here.opened == []


@pytest.mark.parametrize("asked", [["backup"], ["--prot", "8600"], ["run", "--port", "x"], ["restore", "a", "b"]])
def test_an_option_that_is_none_is_refused_before_anything_is_installed(here: House, asked: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        here.begin(*asked)
    assert ended.value.code == 2
    assert here.ran == here.opened == []


def test_an_older_python_that_is_here_says_what_it_needs_and_touches_nothing() -> None:
    tried = [path for name in OTHERS if (path := shutil.which(name))]
    for python in tried:
        if subprocess.run([python, "--version"], capture_output=True, check=False).returncode:
            continue  # a name that leads to no Python
        done = subprocess.run([python, str(ROOT / "start.py")], capture_output=True, check=False)
        assert done.returncode == 1, python
        assert b"3.11 or newer" in done.stderr
        assert b"Traceback" not in done.stderr


def test_a_python_too_old_is_told_so_in_both_languages(
    here: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    assert here.begin() == 1
    english, italian = said(capsys)
    assert "This is Python 3.9" in english
    assert "Questo è Python 3.9" in italian
    assert here.ran == here.opened == []


def test_a_first_start_makes_the_environment_installs_and_opens_the_app(here: House) -> None:
    assert here.begin("--port", "8600") == 0
    made = next(place for place, one in enumerate(here.ran) if one[1:3] == ["-m", "venv"])
    installed = next(place for place, one in enumerate(here.ran) if "requirements.txt" in one)
    assert made < installed
    assert here.opened == [["--port", "8600"]]


def test_the_second_start_installs_nothing(here: House) -> None:
    here.begin()
    (here.folder / ".venv" / "bin").mkdir()
    (here.folder / ".venv" / "bin" / "python").touch()
    here.ran.clear()
    here.begin()
    assert not [one for one in here.ran if "install" in one or "venv" in one]
    (here.folder / "constraints.txt").write_text("pip==1\n")
    here.begin()
    assert [one for one in here.ran if "install" in one], "another version of something is wanted now"


def test_an_environment_from_another_computer_is_made_anew(here: House) -> None:
    (here.folder / ".venv" / "bin").mkdir()
    (here.folder / ".venv" / "bin" / "python").touch()
    here.says["-I"] = (103, "no Python at /other/computer")
    here.says["python"] = (0, "")
    here.begin()
    assert [one for one in here.ran if "--clear" in one]


def test_to_prepare_is_not_to_start(here: House) -> None:
    assert here.begin("--prepare") == 0
    assert here.opened == []
    assert [one for one in here.ran if "requirements.txt" in one]


def test_wheels_beside_it_are_taken_and_the_net_is_not_asked(here: House) -> None:
    for name in ("pip-26.3-py3-none-any.whl", f"numba-1-cp3{sys.version_info.minor}-cp3{sys.version_info.minor}-x.whl"):
        here.wheel(name)
    assert here.begin() == 0
    installs = [one for one in here.ran if "install" in one]
    assert len(installs) == 2
    for one in installs:
        assert "--no-index" in one
        assert "--isolated" in one
        assert one[1].endswith("pip-26.3-py3-none-any.whl/pip"), "the pip that lies there, as Debian's Python has none"
    assert [one for one in here.ran if "--without-pip" in one]


def test_wheels_for_another_python_are_named_where_the_net_does_not_help(
    here: House, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("numpy-2-cp313-cp313-win_amd64.whl", "numpy-2-cp314-cp314-win_amd64.whl", "six-1-py3-none-any.whl"):
        here.wheel(name)
    here.says |= {"python3.13": (1, "not found"), "python3.14": (1, "not found")}
    here.says["install"] = (1, "ERROR: No matching distribution found for numpy")
    assert here.begin() == 1
    for sentence in said(capsys):
        assert "Python 3.13, 3.14" in sentence
    assert here.opened == []


TROUBLES = {
    "no net": ("Retrying … NewConnectionError(… Name or service not known)", "no internet", "Non c'è internet"),
    "no room": ("OSError: [Errno 28] No space left on device", "is full", "è pieno"),
    "no right": ("[Errno 13] Permission denied: '.venv/lib'", "can be written", "non si può scrivere"),
    "unheard of": ("first line\nthe sky fell\n", "first line / the sky fell", "first line / the sky fell"),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_keeps_pip_from_installing_is_said_in_both_languages(
    here: House, trouble: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told, english, italian = TROUBLES[trouble]
    here.says["requirements.txt"] = (1, told)
    assert here.begin() == 1
    found = said(capsys)
    assert english in found[0]
    assert italian in found[1]
    assert not (here.folder / ".venv" / ".installed").exists(), "the next start tries again"


def test_debians_python_without_venv_is_told_the_package(here: House, capsys: pytest.CaptureFixture[str]) -> None:
    here.says["import ensurepip, venv"] = (1, "No module named ensurepip")
    assert here.begin() == 1
    for sentence in said(capsys):
        assert f"sudo apt install python3.{sys.version_info.minor}-venv" in sentence


def test_a_folder_that_cannot_be_written_is_named(here: House, capsys: pytest.CaptureFixture[str]) -> None:
    here.start.HERE, words = str(here.folder / "gone"), here.start.texts

    def texts(code: str, **facts: object) -> list[str]:
        here.start.HERE = str(here.folder)
        told: list[str] = words(code, **facts)
        return told

    here.start.texts = texts
    assert here.begin() == 1
    for sentence in said(capsys):
        assert str(here.folder / "gone") in sentence


def test_players_that_are_not_among_the_wheels_are_looked_for_in_the_net_without_patience(here: House) -> None:
    here.wheel("pip-26.3-py3-none-any.whl")
    here.says["requirements-players.txt"] = (1, "there is no net")
    assert here.begin() == 0
    (asked,) = [one for one in here.ran if "requirements-players.txt" in one]
    assert "--no-index" not in asked
    assert asked[asked.index("--retries") + 1] == "0"


def test_no_wheel_for_the_players_keeps_nobody_from_playing(here: House, capsys: pytest.CaptureFixture[str]) -> None:
    here.says["requirements-players.txt"] = (1, "no matching distribution for numba")
    assert here.begin() == 0
    assert "the book plays" in said(capsys)[0]
    assert here.opened == [[]]


def test_a_window_that_would_close_waits_until_it_has_been_read(
    here: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(sys.stdin, "readline", lambda: read.append("Enter") or "", raising=False)
    here.says["venv"] = (1, "the sky fell")
    assert here.begin("--wait") == 1
    assert read == ["Enter"]
    assert said(capsys) == ("Press Enter to close this window.", "Premi Invio per chiudere questa finestra.")


def test_it_reads_its_words_as_everybody_else_does(here: House) -> None:
    words = yaml.safe_load((ROOT / "content" / "words" / "start.yaml").read_text(encoding="utf-8"))
    for code, both in words.items():
        assert here.start.texts(code) == list(both.values()), code
        assert list(both) == ["en", "it"]
    asked = set(re.findall(r'"(start\.[a-z-]+)"', (ROOT / "start.py").read_text(encoding="utf-8")))
    assert asked - {"start.yaml"} <= set(words)


ICONS = ("Calzettini.bat", "Calzettini.command", "calzettini.desktop")


@pytest.mark.parametrize("icon", ICONS)
def test_the_icons_only_call_it(icon: str) -> None:
    raw = (ROOT / icon).read_bytes()
    told = raw.decode("utf-8")
    assert "start.py --wait" in told or "Calzettini.command" in told
    assert "pip" not in told
    assert (b"\r\n" in raw) == (icon == "Calzettini.bat"), "Windows reads lines that end as Windows ends them"


@pytest.mark.parametrize("icon", ["command", "desktop"])
@pytest.mark.parametrize("name", ["una chiavetta", 'l\'asso & "il" $matto 100% `x`'])
def test_a_double_click_starts_the_program_beside_the_icon(tmp_path: Path, icon: str, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    for one in ICONS:
        shutil.copy(ROOT / one, folder)
    (folder / "start.py").write_text("import os, sys\nprint(os.getcwd(), *sys.argv[1:])\n")
    command = [str(folder / "Calzettini.command")]
    if icon == "desktop":
        command = desktop_entry.command(entry()["Exec"], str(folder / "calzettini.desktop"))
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=True)
    assert done.stdout.strip() == f"{folder} --wait"


def entry() -> configparser.SectionProxy:
    read = configparser.RawConfigParser(delimiters=("=",), comment_prefixes=("#",))
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(ROOT / "calzettini.desktop", encoding="utf-8")
    return read["Desktop Entry"]


def test_the_desktop_entry_is_as_the_specification_wants_it() -> None:
    told = entry()
    assert {"Type": "Application", "Terminal": "true"}.items() <= dict(told).items()
    assert {name for name in told if name.startswith("Comment")} == {"Comment", "Comment[it]", "Comment[fr]"}
    assert told["Categories"].endswith(";")
    for wrong in ("sh -c 'a' %k", 'sh -c "$1" %k', 'sh -c "a"b', "a & b"):
        with pytest.raises(ValueError, match="cannot stand there"):
            desktop_entry.command(wrong, "")


def test_the_icon_alone_taken_out_of_its_zip_says_so_and_waits(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Calzettini.command", tmp_path)
    done = subprocess.run([tmp_path / "Calzettini.command"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 1
    assert all(one in done.stdout for one in ("Unpack the whole ZIP", "Estrai tutto lo ZIP", "Extrais tout le ZIP"))


WINDOWS = (ROOT / "Calzettini.bat").read_bytes().decode("ascii").split("\r\n")
"""Read and not run: no Windows is among the systems of the tests."""


def test_the_icon_of_windows_goes_to_its_folder_also_on_a_share() -> None:
    assert [one for one in WINDOWS if not one.startswith("rem")][1] == 'pushd "%~dp0" || goto nowhere'
    assert WINDOWS[-2:] == ["popd", ""]
    assert not [one for one in WINDOWS if one.startswith("cd ")]


def test_the_icon_of_windows_asks_a_python_to_run_something_before_it_goes_by_it() -> None:
    starting = [one for one in WINDOWS if "start.py --wait" in one]
    assert [re.sub(r" -c .*", "", one) for one in starting] == ["py -3", "python"]
    for one in starting:
        tried, _, then = one.partition(" && ")
        assert tried.endswith('-c "" >nul 2>nul')
        assert then.endswith("& goto end )"), "start.py has said what was wrong, and has waited"


def test_the_icon_of_windows_never_closes_without_a_word() -> None:
    """Each way that does not come to start.py ends with a sentence in each language and a window that stays."""
    lines = [one for one in WINDOWS if one and not one.startswith("rem")]
    labels = {one[1:]: place for place, one in enumerate(lines) if one.startswith(":")}
    assert {found for one in lines for found in re.findall(r"goto (\w+)", one)} <= set(labels)
    assert any(one.startswith("if not exist start.py goto zip") for one in lines)
    after_the_last_python = max(place for place, one in enumerate(lines) if "start.py --wait" in one) + 1
    for begin in (after_the_last_python, labels["zip"] + 1, labels["nowhere"] + 1):
        said, place = 0, begin
        while lines[place] != "pause":
            said += lines[place].startswith("echo ")
            assert not set(lines[place]) & set("&|<>^%()"), lines[place]
            place = labels[lines[place].removeprefix("goto ")] if lines[place].startswith("goto") else place + 1
        assert said == 3
    assert not [one for one in lines if "exit" in one]


def test_make_run_is_the_same_way() -> None:
    told = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^run:.*\n\t@exec \$\(PYTHON\) start\.py$", told, re.MULTILINE)
    assert "-m venv" not in told


def test_where_another_python_is_the_one_the_wheels_are_for_that_one_goes_on(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(here.start.subprocess, "call", lambda command: called.append(command) or 0)
    here.wheel("numpy-2-cp399-cp399-linux_x86_64.whl")
    assert here.begin("--port", "8600") == 0
    assert [called[0][0], *called[0][2:]] == ["python3.99", "--port", "8600"]
    assert called[0][1].endswith("start.py")
    here.says["python3.99"] = (1, "no such file")
    assert here.begin() == 0
    assert len(called) == 1, "without it, pip says whether they fit"
