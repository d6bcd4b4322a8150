"""The site of the documentation, as far as it needs no MkDocs: its pages, and the page that checks a record."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.game_registry import REGISTRY
from docs.site.hooks import on_page_context
from games.catalogue import GAMES
from games.core.fair import terms_text
from games.core.record import Record, fingerprint, packed, write
from render.core.encode import MOST_BYTES
from render.core.plain import PlainRenderer
from tests.games.core.toying import fair_record

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
VERIFIER = ROOT / "docs" / "verify.py"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as MkDocs gets them."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "docs.site", str(folder)], cwd=ROOT, check=True
    )
    return folder / "src"


def dead(pages: Path) -> list[str]:
    """Links and pictures that lead nowhere."""
    return [
        f"{page.relative_to(pages)}: {target}"
        for page in sorted(pages.rglob("*.md"))
        for target in LINK.findall(page.read_text("utf-8"))
        if "://" not in target and not (page.parent / target).exists()
    ]


def test_no_link_is_dead(pages: Path) -> None:
    """Neither to a page nor to a picture."""
    assert dead(pages) == []


def test_a_dead_link_is_found(pages: Path) -> None:
    """A picture that has gone is missed."""
    picture = pages / "pictures" / "caylus-board.jpg"
    drawn = picture.read_bytes()
    picture.unlink()
    try:
        assert "index.md: pictures/caylus-board.jpg" in dead(pages)
    finally:
        picture.write_bytes(drawn)


def test_pictures_are_as_light_as_those_that_the_bot_sends() -> None:
    """Those of README and site are the renderers' own."""
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())

    assert pictures
    assert [one.name for one in pictures if one.stat().st_size > MOST_BYTES] == []


def test_warnings_end_the_build() -> None:
    """`--strict` counts what is logged, and `--quiet` would keep warnings out of the log: nothing would be counted."""
    [build] = re.findall(r"mkdocs build .*", (ROOT / "Makefile").read_text("utf-8"))
    assert "--strict" in build
    assert "--quiet" not in build


def test_every_page_is_in_the_menu(pages: Path) -> None:
    """But the clauses of each game's rules, which have a list of their own. MkDocs would fail at another one."""
    menu = (pages.parent / "mkdocs.yml").read_text("utf-8")
    laid_out = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    named = set(re.findall(r": (\S+\.md)$", menu, re.MULTILINE))

    assert {name for name in laid_out if not name.startswith("rules/")} <= named
    assert named <= laid_out


@pytest.mark.parametrize("folder", ["games", "pt/games"])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_each_game_has_its_pictures(pages: Path, folder: str, game: str) -> None:
    """In both languages, the game's own first, also in the list, and every page is in the menu.

    What a plain renderer explains has no pictures yet.
    """
    text = (pages / folder / f"{game}.md").read_text("utf-8")
    listed = (pages / folder / "index.md").read_text("utf-8")
    first, *things = re.findall(r"^!\[.+\]\((\S+)\)", text, re.MULTILINE)

    assert len(things) > 5 or isinstance(REGISTRY[game].renderer, PlainRenderer)
    assert f"]({first})]({game}.md)" in listed
    assert f": {folder}/{game}.md\n" in (pages.parent / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize(
    ("page", "language"), [("pt/tour.md", "pt-BR"), ("tour.md", "en"), ("pt/verify.md", "pt-BR")]
)
def test_a_page_is_framed_in_its_language(page: str, language: str) -> None:
    """Search and table of contents too; the page before may have had another one."""
    asked = SimpleNamespace(file=SimpleNamespace(src_uri=page))
    config = SimpleNamespace(theme={"language": "another"})

    assert on_page_context({}, asked, config, nav=None) == {}
    assert config.theme == {"language": language}


class Arguments(list[str]):
    """What JavaScript hands over."""

    def to_py(self) -> list[str]:
        """As Pyodide calls it."""
        return list(self)


def in_the_page(*arguments: str) -> tuple[int, str]:
    """What the page's Python makes of it."""
    script = (ROOT / "docs" / "site" / "pages" / "assets" / "verify.js").read_text("utf-8")
    [run] = re.findall(r"const RUN = `\n(.*?)\n`;", script, re.DOTALL)
    *lines, last = run.splitlines()
    names: dict[str, Any] = {
        "arguments": Arguments(arguments),
        "program": VERIFIER.read_text("utf-8"),
    }
    given = sys.argv
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            exec("\n".join(lines), names)
        finally:
            sys.argv = given
    return names["code"], eval(last, names)


def alone(*arguments: str) -> tuple[int, str]:
    """What the program says by itself."""
    command = [sys.executable, "-I", str(VERIFIER), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


@pytest.fixture(scope="module")
def right() -> Record:
    """A game with nothing wrong in it."""
    return replace(fair_record(), names=("Ana", "Bráulio", "Çağla"))


@pytest.mark.parametrize("case", ["right", "another fingerprint", "another seed", "no record"])
def test_the_page_says_what_the_program_says(case: str, right: Record, tmp_path: Path) -> None:
    """Word for word, with the same end."""
    assert right.fair is not None
    record = replace(right, seed="00" * 32) if case == "another seed" else right
    file, terms = tmp_path / "record", tmp_path / "terms"
    file.write_bytes(b"[]" if case == "no record" else packed(write(record)))
    terms.write_text(terms_text(right.fair.terms), encoding="utf-8")
    shown = "00" if case == "another fingerprint" else fingerprint(record)
    given = (str(file), "--terms", str(terms), "--message", "4242", "--fingerprint", shown)

    assert in_the_page(*given) == alone(*given)
    assert in_the_page(*given)[0] == {"right": 0, "no record": 2}.get(case, 1)


def test_the_page_asks_for_all_that_the_program_takes() -> None:
    """Each option is a field, in both languages."""
    options = set(re.findall(r'add_argument\("(?:--)?(\w+)"', VERIFIER.read_text("utf-8")))
    for page in ("verify.md", "pt/verify.md"):
        text = (ROOT / "docs" / "site" / "pages" / page).read_text("utf-8")
        assert set(re.findall(r' name="(\w+)"', text)) == options
