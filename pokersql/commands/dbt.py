"""The command that writes the dbt package."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import click

from pokersql import __version__
from pokersql.commands.options import GIVEN
from pokersql.databases import worlds
from pokersql.output import files, formats
from pokersql.sources import sql_files

FIXED = Path(__file__).parents[1] / "dbt"
"""The directory of the files that are not generated."""

QUERIES = ("text_keys", "text_ranks")
"""The queries of sql/engines/dbt. The second reads the first, and is the body of the macro text_ranks."""

INSTEAD = {
    "hand_text": "SELECT k.hand AS game_id, 1 AS player_id, k.hand FROM text_keys AS k WHERE k.hand_key IS NULL",
    "hand_cards": "SELECT t.game_id, t.player_id, t.card_id FROM text_tokens AS t",
    "decks": "SELECT d.card_id, d.card, d.symbol, d.card_bit, 'standard' AS deck FROM deck AS d",
    "games": "SELECT '' AS game, '' AS deck WHERE 1 = 0",
    "rules": "SELECT '' AS rules, '' AS deck WHERE 1 = 0",
    "settings": "SELECT '' AS game, '' AS rules WHERE 1 = 0",
}
"""For each relation, the query that replaces it: the user's texts are ranked by the standard rules."""

SEED = "hand_classes"
"""The relation that is a seed."""

COLUMNS = ("hand_rank", "hand_key", "suited", "category", "description")
"""The columns of the seed. dbt inserts each value by itself into PostgreSQL, so other columns would take time."""

MODELS = ("card_pieces", "hand_keys", "spellings")
"""The relations that are models of the package: tables, since PostgreSQL plans queries of many CTEs badly."""


@click.command()
@click.argument("directory", metavar="DIR", type=GIVEN)
@click.option("--force", is_flag=True, help="Replace files that exist.")
def dbt(directory: str, force: bool) -> None:
    """Write a dbt package for DuckDB and PostgreSQL: macro rank_hands, test is_hand.

    DIR is made if it doesn't exist. Name it in the packages.yml of your project; 'pokersql help dbt' shows how. The
    package needs neither pokersql nor functions in your database.

    \b
    Examples:
      pokersql dbt poker_package
      pokersql dbt poker_package --force
    """
    for path in files.write_all(directory, package(), force):
        click.echo(path)


def package() -> dict[str, str]:
    """The texts of the package's files, by the path in the package."""
    texts = files.fixed(FIXED, {"version": __version__})
    with worlds.loaded("duckdb") as engine:
        found, seed = engine.execute(f"SELECT {', '.join(COLUMNS)} FROM {SEED} ORDER BY hand_rank"), StringIO()
        formats.WRITERS["csv"](found.columns, map(list, found.rows), [None] * len(found.columns), seed)
    texts[f"seeds/pokersql_{SEED}.csv"] = seed.getvalue()
    for name in MODELS:
        texts[f"models/pokersql_{name}.sql"] = f"{_folded(name, {SEED})}\n"
    query = _folded("text_ranks", {"hands_table", SEED, *MODELS})
    query = query.replace("pokersql.hands_table", "{{ relation }}").replace("t.hand_column", "{{ column }}")
    texts["macros/text_ranks.sql"] = f"{{% macro text_ranks(relation, column) -%}}\n{query}\n{{%- endmacro %}}\n"
    return dict(sorted(texts.items()))


def _folded(relation: str, given: set[str]) -> str:
    """A query of a relation for dbt. The relations `given` are those of the package."""
    from pokersql.sources import fold

    instead = INSTEAD | {name: sql_files.read(f"sql/engines/dbt/{name}.sql") for name in QUERIES}
    query = fold.fold_query(f"SELECT r.* FROM {relation} AS r", given, "postgres", instead, "pokersql_")
    return re.sub(rf"\bpokersql\.({'|'.join([SEED, *MODELS])})\b", r"{{ ref('pokersql', 'pokersql_\1') }}", query)
