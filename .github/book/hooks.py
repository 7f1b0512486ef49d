"""What the build of the book adds to MkDocs: the repository's chapters, their order, and all of them on one page."""

from __future__ import annotations

import html
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import BashLexer

ROOT = Path(__file__).parents[2]
API = "pokersql/api.md"
PRINTED = "print.html"
FOUND = [path for folder in ("sql", "pokersql", "tests") for path in ROOT.glob(f"{folder}/**/README.md")]
COMMUNITY = [path for path in ROOT.glob(".github/*.md") if "TEMPLATE" not in path.name]
CHAPTERS = ["README.md", *sorted(path.relative_to(ROOT).as_posix() for path in [*FOUND, *COMMUNITY])]
TITLED = ("sql/course/README.md", "sql/studies/README.md")
LINK = re.compile(r"(?<=\])\(([^)\s#:]+)([^)\s]*)\)")
COMMAND = re.compile(r"^\$ (.*(?:\n>.*)*)\n?((?:(?!\$ ).*\n?)*)", re.MULTILINE)
ARTICLE = re.compile(r'<article class="md-content__inner md-typeset">(.*?)</article>', re.DOTALL)
TITLE = re.compile(r'<h1\b[^>]*>(.*?)(?:<a class="headerlink".*?)?</h1>', re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def text_of(chapter: str) -> str:
    return (ROOT / chapter).read_text(encoding="utf-8")


def prose_of(chapter: str) -> str:
    """The text of a chapter without its blocks of code."""
    return FENCED.sub("", text_of(chapter))


def target(chapter: str, link: str) -> str:
    """The path in the repository to which a link of a chapter leads. A directory's chapter stands for the directory."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(chapter), link))
    return f"{path}/README.md" if (ROOT / path / "README.md").exists() else path


@cache
def sources() -> set[str]:
    """The directories and files to which chapters link, except chapters and pictures. A page shows each source."""
    linked = {target(chapter, link) for chapter in CHAPTERS for link, _ in LINK.findall(prose_of(chapter))}
    return {path for path in linked if (ROOT / path).exists() and not path.endswith((".md", ".webp"))}


def source_page(path: str) -> str:
    """A page with the source of a file, or of all files of a directory."""
    place = ROOT / path
    files = [place] if place.is_file() else sorted(place.rglob("*.sql")) or sorted(place.rglob("*.md"))
    if not files:
        raise PluginError(f"{path} has no file to show")
    blocks = [f"## {file.relative_to(place).as_posix()}\n\n" if file != place else "" for file in files]
    fenced = [f"~~~~{file.suffix[1:]}\n{file.read_text(encoding='utf-8')}~~~~\n" for file in files]
    title = f"---\nsearch: {{exclude: true}}\n---\n\n# {path.removeprefix('.')}\n\n"
    return title + "\n".join(block + fence for block, fence in zip(blocks, fenced, strict=True))


def names() -> dict[str, str]:
    """The name of each chapter in the navigation, in the order of the tables of README.md and sql/README.md.

    A chapter in neither table has its title, and stands where its outer chapter links to it. Lessons and studies have
    their titles, too.
    """
    tables = [("README.md", text_of("README.md").split("\n## The chapters\n")[1])]
    tables += [("sql/README.md", text_of("sql/README.md").split("\n## The rooms\n")[1].split("\n| a room")[0])]
    linked = {"README.md": "Start here"}
    for chapter, table in tables:
        for words, link in re.findall(r"\[([^\]]+)\]\(([^)\s#]+)\)", table):
            linked.setdefault(target(chapter, link), words[0].upper() + words[1:])
    links = [(chapter, *link) for chapter in CHAPTERS for link in LINK.findall(prose_of(chapter))]
    inner = [path for chapter, link, to in links if not to and parent(path := target(chapter, link)) == chapter]
    order = [*linked, *inner, *CHAPTERS]
    named = {path: name for path, name in linked.items() if parent(path) not in TITLED}
    return {path: named.get(path) or text_of(path)[2:].split("\n")[0] for path in order if path in CHAPTERS}


def parent(chapter: str) -> str | None:
    """The chapter of the next outer directory. The chapters of the rooms of sql/ stand beside the map."""
    outer = (f"{folder.as_posix()}/README.md" for folder in Path(chapter).parents)
    return next((path for path in outer if path in CHAPTERS and path not in (chapter, "sql/README.md")), None)


def on_config(config: MkDocsConfig) -> None:
    named = names() | {API: "The functions of Python"}

    def entry(chapter: str) -> dict[str, Any]:
        inner = [entry(path) for path in named if parent(path) == chapter]
        return {named[chapter]: [chapter, *inner] if inner else chapter}

    config.theme.static_templates.clear()  # a page for errors and a map of the site would need the site's address
    config.nav = [*(entry(path) for path in named if parent(path) is None), {"All chapters, to print": PRINTED}]
    [address] = re.findall('^Repository = "(.+)"$', text_of("pyproject.toml"), re.MULTILINE)
    config.mdx_configs["pymdownx.superfences"] = {
        "custom_fences": [{"name": "console", "class": "console", "format": console}]
    }
    config.extra["social"] = [{"icon": "fontawesome/brands/git-alt", "link": address, "name": "The repository"}]


def on_files(files: Files, config: MkDocsConfig) -> None:
    for path in [*CHAPTERS, *(picture.relative_to(ROOT).as_posix() for picture in ROOT.glob(".github/page/*.webp"))]:
        files.append(File.generated(config, path, abs_src_path=str(ROOT / path), inclusion=InclusionLevel.INCLUDED))
    for path in sources():
        page = File.generated(config, f"{path}.md", content=source_page(path), inclusion=InclusionLevel.NOT_IN_NAV)
        files.append(page)
    files.append(File.generated(config, PRINTED, content=""))  # on_post_build writes it
    for file in files:  # hosts leave out directories that begin with a dot
        file.dest_uri = file.dest_uri.removeprefix(".github/").removeprefix(".")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Write what GitHub reads otherwise than Python-Markdown as the latter reads it."""
    chapter, shown = page.file.src_uri, sources()
    if chapter not in CHAPTERS:
        return markdown

    def link(match: re.Match[str]) -> str:
        path = target(chapter, match[1])
        written = posixpath.relpath(path + ".md" if path in shown else path, posixpath.dirname(chapter) or ".")
        return f"({written}{match[2]})"

    def prose(text: str) -> str:
        text = LINK.sub(link, text)
        text = re.sub(r'<img src="(.+?)" alt="(.*?)" width="(.+?)">', r"![\2](\1){ width=\3 }", text)
        text = re.sub(r"^(?![-*] |[|\s]|\d+\. )(.+)\n(?=[-*] |1\. )", r"\1\n\n", text, flags=re.MULTILINE)  # a list
        return re.sub(r"`[^`\n]+`", lambda code: code[0].replace("\\|", "|"), text)

    fences = FENCED.findall(markdown)
    return "".join(prose(text) + fence for text, fence in zip(FENCED.split(markdown), [*fences, ""], strict=True))


def console(source: str, *about: Any, **options: Any) -> str:
    """Commands and their outputs as HTML. The button copies the commands alone; `--columns` is the longest line."""
    copied, shown = [], []
    for written, output in COMMAND.findall(source):
        copied.append(re.sub("\n> ?", "\n", written))
        first, *others = highlight(copied[-1], BashLexer(stripnl=False), HtmlFormatter(nowrap=True)).splitlines()
        shown += [f'<span class="gp">$ </span>{first}', *(f'<span class="gp">&gt; </span>{line}' for line in others)]
        shown += [f'<span class="go">{html.escape(line)}</span>' for line in output.splitlines()]
    columns = max(map(len, source.splitlines()))
    copy = html.escape("\n".join(copied)).replace("\n", "&#10;")
    code = "<pre><code>{}\n</code></pre>".format("\n".join(shown))
    return f'<div class="highlight" style="--columns: {columns}" data-copy="{copy}">{code}</div>'


PAGES: dict[str, str] = {}
"""The text of each page, by its address in the site, in the order of the navigation."""


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> None:
    PAGES.update((page.url, "") for page in nav.pages if page.url != PRINTED)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    if page.url in PAGES:
        [PAGES[page.url]] = ARTICLE.findall(output)
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"', 1)  # the theme names it nowhere


def on_post_build(config: MkDocsConfig) -> None:
    """Write the page with all chapters, for print. An anchor there is the name of the chapter and the anchor in it.

    Links to sources lead to the repository, since a PDF has no other pages beside it.
    """
    shown = {f"{path.removeprefix('.')}.html": path for path in sources()}
    [repository] = config.extra["social"]

    def key(url: str) -> str:
        return url.removesuffix(".html").replace("/", "-")

    def moved(url: str, address: str) -> str:
        path, _, anchor = address.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(url), path)) if path else url
        if path in PAGES:
            return f"#{key(path)}--{anchor}" if anchor else f"#{key(path)}"
        if path in shown:
            return f"{repository['link']}/blob/HEAD/{shown[path]}"
        return f"{path}#{anchor}" if anchor else path

    sections, contents = [], []
    for url, text in PAGES.items():
        [title] = TITLE.findall(text)
        contents.append(f'<li><a href="#{key(url)}">{title}</a></li>')
        text = re.sub(r'\b(id|for)="(.*?)"', rf'\1="{key(url)}--\2"', text)
        text = re.sub(
            r'\b(href|src)="(?!\w+:)(.*?)"',
            lambda match, url=url: f'{match[1]}="{html.escape(moved(url, html.unescape(match[2])))}"',
            text,
        )
        sections.append(f'<section id="{key(url)}">{text}</section>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{config.site_name}</title>'
    head += '<link rel="stylesheet" href="print.css">'
    listed = f"<nav><h1>{config.site_name}</h1><p>{config.site_description}</p><ol>{''.join(contents)}</ol></nav>"
    page = f'<!doctype html><html lang="en"><head>{head}</head><body>{listed}{"".join(sections)}</body></html>'
    (Path(config.site_dir) / PRINTED).write_text(page, encoding="utf-8")


class Doctests(griffe.Extension):
    """Mark the examples of docstrings as code."""

    def on_instance(self, *, obj: griffe.Object, **about: Any) -> None:
        if obj.docstring:
            text = obj.docstring.value.replace("  # doctest: +SKIP", "")
            obj.docstring.value = re.sub(r"^(>>> .*(?:\n.+)*)", r"```pycon\n\1\n```", text, flags=re.MULTILINE)
