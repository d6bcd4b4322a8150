"""`python -m docs.site [FOLDER]`: lay out the site in FOLDER (`var/docs`), ready for MkDocs (`make docs` does both).

The documents of `docs/` and the pages beside this file are taken as they are. What each game's rules explain, in both
languages, comes from the words of the bot, and its pictures from the renderers: the site shows what players see.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.game_registry import REGISTRY, draw_thing, usual_about
from bot.i18n.rules_topics import Rules
from bot.i18n.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PYODIDE = ROOT / "var" / "pyodide"
"""Pyodide's files, if the site is to bring them along instead of loading them from a public network of npm's packages."""

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
    shutil.copy(HERE / "mkdocs.yml", out / "mkdocs.yml")


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
    words = LANGUAGES.words(language)
    rules = Rules((entry.game for entry in REGISTRY.values()), LANGUAGES)
    for game in REGISTRY:
        text = "\n\n".join(page_of(rules, language, game, folder))
        (folder / f"{game}.md").write_text(text + "\n", "utf-8")
    title = {"en": "The games", "pt-BR": "Os jogos"}[language]
    lines = [
        f"- [{words(f'{game}-name')}]({game}.md): {plain(words.say(usual_about(entry.game)))}"
        for game, entry in REGISTRY.items()
    ]
    (folder / "index.md").write_text("\n".join([f"# {title}", "", *lines, ""]), "utf-8")


def page_of(rules: Rules, language: str, game: str, folder: Path) -> Iterator[str]:
    """A game's rules: as a whole, then thing by thing, with the pictures that there are."""
    words = LANGUAGES.words(language, REGISTRY[game].game)
    whole, *topics = rules.topics(language, game)
    yield f"# {plain(whole.name)}"
    yield paragraphs(whole.text)
    for topic in topics:
        yield f"## {plain(topic.name)}"
        picture = draw_thing(game, topic.kind, topic.key, words)
        if picture is not None:
            (folder / picture.filename).write_bytes(picture.data)
            alt = plain(" ".join(picture.alt.split()))
            yield f"![{alt}]({picture.filename}){{ width=320 }}"
        yield paragraphs(topic.text)


def paragraphs(text: str) -> str:
    """Plain text as Markdown, a paragraph a line."""
    return "\n\n".join(plain(line) for line in text.split("\n") if line.strip())


def plain(text: str) -> str:
    """Text in which nothing is read as Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)


if __name__ == "__main__":
    os.environ.setdefault("CI", "true")
    main(Path(*sys.argv[1:2]) if sys.argv[1:] else ROOT / "var" / "docs")
