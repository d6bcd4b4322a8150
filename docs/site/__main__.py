"""`python -m docs.site [FOLDER]`: lay out the site in FOLDER (`var/docs`), ready for MkDocs (`make docs` does both).

The documents of `docs/` and the pages beside this file are taken as they are. What each game's rules explain, in both
languages, comes from the words of the bot, and its pictures from the renderers: the site shows what players see.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.game_registry import REGISTRY, draw_cover, draw_thing, usual_about
from bot.i18n.rules_topics import Rules
from bot.i18n.speech import LANGUAGES
from render.core.contract import Picture

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PYODIDE = ROOT / "var" / "pyodide"
"""Pyodide's files, if the site is to bring them along instead of loading them from a public network of npm's packages."""

NAMES = ("Ana", "Bruno", "Carla", "Davi")
"""Who sits at the tables in the pictures, as far as there are seats."""

FOLDERS = {"en": "games", "pt-BR": "pt/games"}
HOME = {"../README.md": "index.md", "rules/": "rules/index.md", "verify.py": "verify.py"}
LINK = re.compile(r"\]\(([^)#\s]+)((?:#[^)\s]*)?)\)")


def main(out: Path) -> None:
    """Write everything anew."""
    shutil.rmtree(out, ignore_errors=True)
    pages = out / "src"
    pages.mkdir(parents=True)
    shutil.copytree(HERE / "pages", pages, dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs" / "pictures", pages / "pictures")
    shutil.copy(ROOT / "docs" / "verify.py", pages / "verify.py")
    if PYODIDE.is_dir():
        shutil.copytree(PYODIDE, pages / "pyodide")
    for path in sorted((ROOT / "docs").glob("*.md")):
        (pages / path.name).write_text(within(path.read_text("utf-8"), path), "utf-8")
    (pages / "rules").mkdir()
    clauses = sorted((ROOT / "docs" / "rules").glob("*.md"))
    for path in clauses:
        (pages / "rules" / path.name).write_text(path.read_text("utf-8"), "utf-8")
    listed = [f"- [{title_of(path)}]({path.name})" for path in clauses]
    head = "# The rules in numbered clauses\n\nWhat programs and tests cite, for each game."
    (pages / "rules" / "index.md").write_text("\n".join([head, "", *listed, ""]), "utf-8")
    for language, folder in FOLDERS.items():
        write_games(language, pages / folder)
    (out / "mkdocs.yml").write_text(with_games((HERE / "mkdocs.yml").read_text("utf-8")), "utf-8")
    shutil.copy(HERE / "hooks.py", out / "hooks.py")


def with_games(settings: str) -> str:
    """MkDocs' settings with a line for each game's page in the menu, where a comment names its folder."""
    for language, folder in FOLDERS.items():
        words = LANGUAGES.words(language)
        lines = [f'- "{words(f"{game}-name")}": {folder}/{game}.md' for game in REGISTRY]
        settings = settings.replace(f"# {folder}\n", "\n      ".join(lines) + "\n")
    return settings


def within(text: str, path: Path) -> str:
    """The document with its links as they are on the site; files of the checkout that are not on it lose theirs."""

    def changed(found: re.Match[str]) -> str:
        target, anchor = found.groups()
        if "://" in target:
            return found[0]
        if target in HOME:
            return f"]({HOME[target]}{anchor})"
        return found[0]

    return LINK.sub(changed, text)


def title_of(path: Path) -> str:
    """The first heading."""
    return path.read_text("utf-8").splitlines()[0].lstrip("# ")


def write_games(language: str, folder: Path) -> None:
    """A page for each game, and the list of them."""
    folder.mkdir(parents=True)
    rules = Rules((entry.game for entry in REGISTRY.values()), LANGUAGES)
    for game in REGISTRY:
        text = "\n\n".join(page_of(rules, language, game, folder))
        (folder / f"{game}.md").write_text(text + "\n", "utf-8")
    title = {"en": "The games", "pt-BR": "Os jogos"}[language]
    listed = "\n".join(entry_of(language, game) for game in REGISTRY)
    page = f'# {title}\n\n<ul class="games" markdown="1">\n{listed}\n</ul>\n'
    (folder / "index.md").write_text(page, "utf-8")


def entry_of(language: str, game: str) -> str:
    """A game in the list: its picture, its name and what it is about, with a link."""
    words = LANGUAGES.words(language)
    name, about = words(f"{game}-name"), plain(words.say(usual_about(REGISTRY[game].game)))
    picture = cover(language, game).filename
    return (
        f'<li markdown="1">\n[![{plain(name)}]({picture})]({game}.md)\n\n'
        f"[{plain(name)}]({game}.md): {about}\n</li>"
    )


@cache
def cover(language: str, game: str) -> Picture:
    """What a lobby shows of the game."""
    rules = REGISTRY[game].game
    names = NAMES[: rules.seats[-1]]
    return draw_cover(game, rules.options(), names, LANGUAGES.words(language, rules))


def page_of(rules: Rules, language: str, game: str, folder: Path) -> Iterator[str]:
    """A game's rules: as a whole, then thing by thing, with the pictures that there are."""
    words = LANGUAGES.words(language, REGISTRY[game].game)
    whole, *topics = rules.topics(language, game)
    yield f"# {plain(whole.name)}"
    yield shown(cover(language, game), folder)
    yield paragraphs(whole.text)
    for topic in topics:
        yield f"## {plain(topic.name[:1].upper() + topic.name[1:])}"
        picture = draw_thing(game, topic.kind, topic.key, words)
        if picture is not None:
            yield shown(picture, folder) + "{ width=320 }"
        yield paragraphs(topic.text)


def shown(picture: Picture, folder: Path) -> str:
    """The picture in its folder, and the Markdown that shows it."""
    (folder / picture.filename).write_bytes(picture.data)
    return f"![{plain(' '.join(picture.alt.split()))}]({picture.filename})"


def paragraphs(text: str) -> str:
    """Plain text as Markdown, a paragraph a line."""
    return "\n\n".join(plain(line) for line in text.split("\n") if line.strip())


def plain(text: str) -> str:
    """Text in which nothing is read as Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)


if __name__ == "__main__":
    os.environ.setdefault("CI", "true")
    main(Path(*sys.argv[1:2]) if sys.argv[1:] else ROOT / "var" / "docs")
