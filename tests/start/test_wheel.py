"""`pip install`: everything of ours in one package, the same to the byte, and its data in the user's own folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from building.backend import build_wheel, required
from building.files import program
from engine.protocol.manual import manual
from tests.start.living import Person, running
from tests.start.starting import ROOT

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


@dataclass(frozen=True)
class Installed:
    """A clean environment, somewhere else, with the wheel in it; what others wrote is borrowed from the tests' own."""

    folder: Path

    @property
    def site(self) -> Path:
        return next((self.folder / "venv" / "lib").glob("python3*/site-packages"))

    @property
    def command(self) -> str:
        return str(self.folder / "venv" / "bin" / "calzettini")

    @property
    def env(self) -> dict[str, str]:
        """A person's own; nothing of the checkout is in it."""
        mine = {name: value for name, value in os.environ.items() if not name.startswith(("CALZETTINI", "PYTHON"))}
        return mine | {"HOME": f"{self.folder}/home", "XDG_DATA_HOME": f"{self.folder}/home/data",
                       "XDG_CACHE_HOME": f"{self.folder}/home/cache"}  # fmt: skip

    def ask(self, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.command, *arguments], input=said, env=self.env, cwd=self.folder, capture_output=True, text=True
        )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    found = Installed(tmp_path_factory.mktemp("elsewhere"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", found.folder / "venv"], check=True)
    (found.site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    # From the checkout, as anybody would: pip asks the project for its wheel, and for nothing from the net.
    pip = [sys.executable, "-m", "pip", "--python", found.folder / "venv" / "bin" / "python", "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", ROOT], cwd=found.folder, check=True)
    return found


def test_nothing_of_ours_lies_beside_the_one_package(installed: Installed) -> None:
    found = {one.name for one in installed.site.iterdir()} - {"borrowed.pth", "__pycache__"}
    assert found == {"calzettini", f"calzettini-{VERSION}.dist-info"}


def test_lessons_pictures_and_program_are_the_checkouts_own_to_the_byte(installed: Installed) -> None:
    there = installed.site / "calzettini"
    names = list(program())
    for name in names:
        place = there / name.removeprefix("calzettini/")
        assert place.read_bytes() == (ROOT / name).read_bytes(), name
    found = {one.relative_to(there).as_posix() for one in there.rglob("*") if one.is_file()}
    assert {one for one in found if "__pycache__" not in one} == {one.removeprefix("calzettini/") for one in names}


def test_everything_that_is_kept_with_the_code_is_in_it() -> None:
    names = set(program())
    for ending in ("content/lessons/**/*.yaml", "content/words/*.yaml", "images/built/**/*.png", "screens/**/*.js",
                   "screens/**/*.css", "screens/**/*.ttf", "lessons/**/*.txt", ".streamlit/config.toml"):  # fmt: skip
        found = {one.relative_to(ROOT).as_posix() for one in ROOT.glob(ending)}
        assert found, ending
        assert found <= names, ending


def test_the_same_checkout_gives_the_same_wheel(tmp_path: Path) -> None:
    wheels = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        wheels.append((tmp_path / name / build_wheel(str(tmp_path / name))).read_bytes())
    assert wheels[0] == wheels[1]
    with zipfile.ZipFile(tmp_path / "one" / f"calzettini-{VERSION}-py3-none-any.whl") as wheel:
        about = wheel.read(f"calzettini-{VERSION}.dist-info/METADATA").decode()
        assert not wheel.testzip()
    for one in required(ROOT / "requirements.txt"):
        assert f"\nRequires-Dist: {one}\n" in about


def test_the_engine_answers_as_it_does_in_the_checkout(installed: Installed) -> None:
    questions = "".join(line.strip() + "\n" for line in manual() if line.strip().startswith('{"'))
    assert questions.count("\n") > 10
    here = subprocess.run([sys.executable, "-m", "engine"], input=questions, capture_output=True, text=True, cwd=ROOT)
    there = installed.ask("engine", said=questions)
    assert there.stdout == here.stdout
    assert '"ok": true' in there.stdout
    assert there.returncode == 0


def test_it_tells_its_commands_and_refuses_others(installed: Installed) -> None:
    assert "backup" in installed.ask("--help").stdout
    assert installed.ask("bakcup", "x").returncode == 2


def test_a_step_of_a_lesson_is_taken_and_kept_in_the_users_own_folder(installed: Installed) -> None:
    home = installed.folder / "home"
    before = {one for one in (installed.site / "calzettini").rglob("*") if "__pycache__" not in one.parts}
    with running([installed.command, "--no-browser"], installed.env, installed.folder) as url:
        person = Person(url)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
    assert (home / "data" / "calzettini" / "calzettini.sqlite").exists()
    kept = installed.ask("backup", "here.zip")
    assert kept.returncode == 0, kept.stderr
    assert (installed.folder / "here.zip").exists(), "a file is named from where one stands"
    after = {one for one in (installed.site / "calzettini").rglob("*") if "__pycache__" not in one.parts}
    assert after == before, "nothing is written into the program"
    with zipfile.ZipFile(installed.folder / "here.zip") as archive:
        assert json.loads(archive.read("calzettini.json"))["files"]
