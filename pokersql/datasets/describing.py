"""Describes data sets in three formats: Data Package (Frictionless), Croissant, and the data card of Hugging Face."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Any, NamedTuple

from pokersql import __version__
from pokersql.about import licence_url

CARD = Path(__file__).with_name("card.md")
"""The template of the data card."""

NAME = "pokersql"
TITLE = "Poker hands and odds"
DESCRIPTION = (
    "Every five-card poker hand with its rank, the ranks by other rules, the exact odds of hands in many games, "
    "the equity of any two hold'em hands before the flop, and push or fold strategies."
)
KEYWORDS = ("poker", "texas-holdem", "card-games", "combinatorics", "probability")

TYPES = {
    "TINYINT": ("integer", "sc:Integer"),
    "SMALLINT": ("integer", "sc:Integer"),
    "INTEGER": ("integer", "sc:Integer"),
    "BIGINT": ("integer", "sc:Integer"),
    "DOUBLE": ("number", "sc:Float"),
    "VARCHAR": ("string", "sc:Text"),
}
"""For each of DuckDB's types in the data sets, the type of Data Package and that of Croissant."""

CROISSANT = (
    *("citeAs", "column", "equivalentProperty", "extract", "field", "fileObject", "fileProperty", "fileSet", "format"),
    *("includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField", "path", "recordSet", "references", "regex"),
    *("repeated", "replace", "samplingRate", "separator", "source", "subField", "transform"),
)
"""The words of Croissant 1.0, all of which a description names; its other words are those of schema.org."""


class Column(NamedTuple):
    """A column of a data set."""

    name: str
    type: str
    """The type in DuckDB."""
    meaning: str
    is_key: bool
    """Whether the column is one of those that identify a row."""


class DataFile(NamedTuple):
    """A Parquet file."""

    path: str
    rows: int
    size: int
    """The number of bytes."""
    checksum: str
    """The SHA-256 in hexadecimal digits."""


class DataSet(NamedTuple):
    """A table in one or more Parquet files."""

    name: str
    title: str
    grain: str
    made_by: str
    example: str
    columns: list[Column]
    path: str
    """The path of the file, or a pattern for the paths of all files."""
    files: list[DataFile]

    @property
    def rows(self) -> int:
        return sum(file.rows for file in self.files)

    @property
    def size(self) -> int:
        return sum(file.size for file in self.files)

    @property
    def text(self) -> str:
        """The title and the grain."""
        return f"{self.title}. {self.grain[0].upper()}{self.grain[1:]}."

    @property
    def in_parts(self) -> bool:
        return "*" in self.path


def packages(sets: list[DataSet], own: dict[str, str], day: str | None) -> dict[str, Any]:
    """The descriptions of data sets, by the name of their file: a text, or a value for JSON.

    `own` is what `pokersql.about.package` returns. `day` is the day of publication, as in 2026-12-31.
    """
    return {
        "datapackage.json": data_package(sets, own, day),
        "croissant.json": croissant(sets, own, day),
        "README.md": card(sets, own, day),
        "LICENSE": own["licence_text"],
    }


def data_package(sets: list[DataSet], own: dict[str, str], day: str | None) -> dict[str, Any]:
    """The description as a Data Package, version 2. A data set in several files has a resource for each file."""
    return {
        "$schema": "https://datapackage.org/profiles/2.0/datapackage.json",
        "name": NAME,
        "title": TITLE,
        "description": DESCRIPTION,
        "version": __version__,
        **({"created": f"{day}T00:00:00Z"} if day else {}),
        "keywords": KEYWORDS,
        "homepage": own["repository"],
        "licenses": [{"name": own["licence"], "path": licence_url(own["licence"])}],
        "contributors": [{"title": own["author"], "roles": ["author"]}],
        "sources": [{"title": f"pokersql {__version__}", "path": own["repository"]}],
        "resources": [_resource(one, file) for one in sets for file in one.files],
    }


def _resource(one: DataSet, file: DataFile) -> dict[str, Any]:
    """A file. Its size is left out: Frictionless does not measure Parquet, and would report a wrong size."""
    place = f"-{one.files.index(file)}" if one.in_parts else ""
    fields = [
        {
            "name": column.name,
            "type": TYPES[column.type][0],
            "description": column.meaning,
            **({"constraints": {"required": True}} if column.is_key else {}),
        }
        for column in one.columns
    ]
    return {
        "name": f"{one.name}{place}",
        "type": "table",
        "path": file.path,
        "title": one.title,
        "description": f"{one.text} {one.made_by}",
        "format": "parquet",
        "mediatype": "application/vnd.apache.parquet",
        "hash": f"sha256:{file.checksum}",
        "rows": file.rows,
        "schema": {"fields": fields, "primaryKey": [column.name for column in one.columns if column.is_key]},
    }


def croissant(sets: list[DataSet], own: dict[str, str], day: str | None) -> dict[str, Any]:
    """The description in JSON-LD, by version 1.0 of Croissant."""
    return {
        "@context": {
            "@language": "en",
            "@vocab": "https://schema.org/",
            "sc": "https://schema.org/",
            "cr": "http://mlcommons.org/croissant/",
            "rai": "http://mlcommons.org/croissant/RAI/",
            "dct": "http://purl.org/dc/terms/",
            "conformsTo": "dct:conformsTo",
            "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
            "data": {"@id": "cr:data", "@type": "@json"},
            "examples": {"@id": "cr:examples", "@type": "@json"},
            **{word: f"cr:{word}" for word in CROISSANT},
        },
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": NAME,
        "description": DESCRIPTION,
        "version": __version__,
        **({"datePublished": day} if day else {}),
        "keywords": KEYWORDS,
        "license": licence_url(own["licence"]),
        "url": own["repository"],
        "creator": {"@type": "sc:Organization", "name": own["author"]},
        "citeAs": f"@misc{{{NAME}, title={{{TITLE}}}, author={{{own['author']}}}, "
        f"version={{{__version__}}}, url={{{own['repository']}}}}}",
        "distribution": [_distribution(one) for one in sets],
        "recordSet": [_record_set(one) for one in sets],
    }


def _distribution(one: DataSet) -> dict[str, Any]:
    """The file of a data set, or the set of its files."""
    identity = {"@id": one.path, "name": one.path, "encodingFormat": "application/x-parquet"}
    if one.in_parts:
        return {"@type": "cr:FileSet", **identity, "includes": one.path}
    [file] = one.files
    exact = {"contentUrl": file.path, "contentSize": f"{file.size} B", "sha256": file.checksum}
    return {"@type": "cr:FileObject", **identity, **exact}


def _record_set(one: DataSet) -> dict[str, Any]:
    source = {"fileSet" if one.in_parts else "fileObject": {"@id": one.path}}
    fields = [
        {
            "@type": "cr:Field",
            "@id": f"{one.name}/{column.name}",
            "name": column.name,
            "description": column.meaning,
            "dataType": TYPES[column.type][1],
            "source": {**source, "extract": {"column": column.name}},
        }
        for column in one.columns
    ]
    key = [{"@id": f"{one.name}/{column.name}"} for column in one.columns if column.is_key]
    described = {"name": one.name, "description": f"{one.text} {one.made_by}"}
    return {"@type": "cr:RecordSet", "@id": one.name, **described, "key": key, "field": fields}


def card(sets: list[DataSet], own: dict[str, str], day: str | None) -> str:
    """The data card: Markdown for people, which opens with YAML for Hugging Face."""
    configs = [
        line
        for one in sets
        for line in (
            f"- config_name: {one.name}",
            f"  data_files: {one.path}",
            *(["  default: true"] if one is sets[0] else []),
        )
    ]
    seven = ["--seven"] if any(one.in_parts for one in sets) else []
    values = {
        "title": TITLE,
        "description": DESCRIPTION,
        "size": "100M<n<1B" if sum(one.rows for one in sets) >= 10**8 else "1M<n<10M",
        "tags": "\n".join(f"- {word}" for word in KEYWORDS),
        "configs": "\n".join(configs),
        "version": __version__,
        "licence": own["licence"],
        "licence_id": own["licence"].lower(),
        "repository": own["repository"],
        "command": " ".join(["pokersql dataset DIR", *seven, *([f"--date {day}"] if day else [])]),
        "list": _table(
            ["data set", "rows", "bytes", "content"],
            [[f"[`{one.name}`](#{one.name})", f"{one.rows:,}", f"{one.size:,}", one.title] for one in sets],
        ),
        "chapters": "\n\n".join(map(_chapter, sets)),
        "checksums": "\n".join(f"{file.checksum}  {file.path}" for one in sets for file in one.files),
    }
    return Template(CARD.read_text(encoding="utf-8")).substitute(values)


def _chapter(one: DataSet) -> str:
    """What the card says about one data set."""
    rows = [[f"`{column.name}`", column.type, column.meaning] for column in one.columns]
    key = ", ".join(f"`{column.name}`" for column in one.columns if column.is_key)
    return "\n\n".join(
        [
            f"## {one.name}",
            f"{one.text} Key: {key}. {one.made_by}",
            _table(["column", "type", "meaning"], rows),
            f"```sql\n{one.example};\n```",
        ]
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
