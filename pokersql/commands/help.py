"""The command that prints a chapter, and the functions that find chapters."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import click

from pokersql.cli import KNOWN
from pokersql.commands.options import GIVEN
from pokersql.errors import PokersqlError, nearest
from pokersql.sources import catalogue, sql_files

TOPICS = {name: topic for name, (_, topic) in KNOWN.items()}
"""The topic of each command."""

MAP = "sql"
"""The topic of the chapter that lists all other chapters."""

LINK = re.compile(r"\[([^\]]+)\]\(([^)#]*)(?:#[^)]*)?\)")
"""A pattern for a link in a chapter: the link's text and file. In a link to the same chapter, the file is empty."""


@cache
def chapters() -> dict[str, Path]:
    """The file of each chapter, by topic. The topic is the name of the chapter's directory. The map comes first.

    The course comes last, so that a word finds the chapter on a subject before a lesson that uses it. The course's
    table has the order of the lessons.
    """
    base = sql_files.base()
    course = base / "sql/course/README.md"
    files = [
        file for _, file in LINK.findall(course.read_text(encoding="utf-8")) if re.fullmatch(r"\w+/README.md", file)
    ]
    lessons = [course, *dict.fromkeys(course.parent / file for file in files)]
    rooms = [path for path in sorted(base.glob("sql/**/README.md")) if path not in lessons]
    return {path.parent.name: path for path in [*rooms, Path(__file__).parents[1] / "README.md", *lessons]}


def topic_of(name: str, commands: dict[str, str]) -> str | None:
    """The topic for a name, which may be a topic, a command, a SQL file or a word in a heading; None for other names.

    `commands` has the topic of each command.

    >>> topic_of("sql", {}), topic_of("luck", {"luck": "odds"}), topic_of("shuffle", {}), topic_of("pirates", {})
    ('sql', 'odds', 'dealing', None)
    """
    known = chapters()
    name = name.rstrip("/").split("/")[-1]
    if name in known or name in commands:
        return name if name in known else commands[name]
    files = [Path(catalogue.named()[name][1])] if name in catalogue.named() else _files()
    folders = [folder.name for path in files if path.stem == name.split(".")[-1] for folder in path.parents]
    if found := next((folder for folder in folders if folder in known), None):
        return found
    texts = {topic: path.read_text(encoding="utf-8") for topic, path in known.items()}
    headings = {topic: re.findall(r"^#+ .*", text, re.MULTILINE) for topic, text in texts.items()}
    word = re.compile(rf"\b{re.escape(name.removesuffix('s'))}s?\b", re.IGNORECASE)
    # Titles are searched first, since a title describes the whole chapter.
    told = (topic for title in (1, None) for topic, lines in headings.items() if any(map(word.search, lines[:title])))
    return next(told, None)


def _files() -> list[Path]:
    """The SQL files; the files directly in `sql/` come first."""
    return sorted(sql_files.base().glob("sql/**/*.sql"), key=lambda path: len(path.parts))


def topics() -> str:
    """The list of topics, as a table in Markdown."""
    titles = {topic: path.read_text(encoding="utf-8").split("\n")[0].lstrip("# ") for topic, path in chapters().items()}
    width = max(map(len, titles))
    rows = [f"| {topic:{width}} | {title} |" for topic, title in titles.items()]
    return "\n".join(["# Topics", "", f"| {'topic':{width}} | chapter |", f"| {'-' * width} | --- |", *rows, ""])


def rendered(text: str) -> str:
    """Markdown as a terminal shows it; a link to a chapter becomes the command that prints the chapter."""
    from rich.console import Console
    from rich.markdown import Markdown

    def command(link: re.Match[str]) -> str:
        topic = Path(link[2]).parent.name if link[2].endswith("README.md") else Path(link[2]).name
        if link[2].startswith("http"):
            return link[0]
        return f"{link[1]} (`pokersql help {topic}`)" if topic in chapters() and topic not in link[1] else link[1]

    console = Console(force_terminal=True)
    with console.capture() as capture:
        console.print(Markdown(LINK.sub(command, text), code_theme="ansi_dark", hyperlinks=False))
    return capture.get()


@click.command("help")
@click.argument("topic", required=False, type=GIVEN)
def help_(topic: str | None) -> None:
    """Print the chapter of a TOPIC: a directory of the SQL, a command, a relation or a macro.

    Without a TOPIC, print the list of topics and the map of the SQL. On a terminal your PAGER shows the chapter. A pipe
    or a file gets the chapter's Markdown.

    \b
    Examples:
      pokersql help
      pokersql help equity
      pokersql help luck
      pokersql help hand_ranks > ranking.md
    """
    found = topic_of(topic, TOPICS) if topic else MAP
    if found is None:
        near = nearest(str(topic), [*chapters(), *TOPICS, *(path.stem for path in _files())])
        raise PokersqlError(f"no chapter on {topic!r}{near}; 'pokersql help' lists the topics")
    text = chapters()[found].read_text(encoding="utf-8")
    if topic is None:
        text = f"{topics()}\n{text}"
    if sys.stdout.isatty():
        click.echo_via_pager(rendered(text))
    else:
        click.echo(text, nl=False)
