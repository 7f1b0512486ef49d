"""The installation into a session of Spark."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pokersql.engines import Engine, copies, questions
from pokersql.engines.spark import hand_functions
from pokersql.engines.spark.engine import Spark
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import bundle, catalogue, sql_files

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

FEW_ROWS = {
    "spark.sql.shuffle.partitions": "1",
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
}
"""Settings that make Spark faster on installs and questions, which are about few rows: no compiled code, one task."""


class SparkTarget(Target):
    """A session of Spark. With Hive's catalogue it gets a schema pokersql, else temporary views and functions."""

    engine: Spark
    kind = Spark

    def __init__(self, name: str, engine: Spark):
        super().__init__(name, engine)
        self._asked: Spark | None = None
        self.keeps_inputs = True
        self.lasts = engine.connection.conf.get("spark.sql.catalogImplementation") == "hive"
        if not self.lasts:
            self._place = ""

    def version(self) -> int | None:
        if self.lasts:
            catalog = self.engine.connection.catalog
            if not catalog.databaseExists("pokersql"):
                return None
            if not (catalog.getDatabase("pokersql").description or "").endswith(bundle.MARK):
                raise PokersqlError(f"{self.name}: has your own schema pokersql; rename it", ExitCode.TABLE)
            if not catalog.tableExists("pokersql.schema_version"):  # a process was killed during `install`
                return sql_files.version()
        elif "schema_version" not in self.engine.relations():
            return None
        return self._version_in_place()

    def _make(self) -> None:
        if self.lasts:
            self._remove()  # removes what a killed `install` has left
            self.engine.rows(f"CREATE SCHEMA pokersql COMMENT 'Poker in SQL {bundle.MARK}'")
            place = self._other()
            place.rows("USE pokersql")
        else:
            self._refuse_theirs()
            place = self.engine
        try:
            self._make_in(place, self.lasts, catalogue.installed())
        except BaseException:
            self._remove()
            raise

    def _refuse_theirs(self) -> None:
        ours = {*catalogue.installed(), *copies.functions(hand_functions.FUNCTIONS)}
        theirs = (self.engine.relations() | self.engine.functions()) & ours
        if theirs:
            raise PokersqlError(
                f"{self.name}: has your own temporary {min(theirs)}; install into session.newSession()",
                ExitCode.SYSTEM,
            )

    def _make_in(self, engine: Spark, lasting: bool, relations: Collection[str]) -> None:
        """Make some relations and all functions in a session."""
        kind = "" if lasting else "TEMPORARY "
        with self.engine.errors():
            for name, frame in self._frames(engine.connection, relations):
                if lasting:
                    frame.write.saveAsTable(name)
                else:
                    frame.createOrReplaceTempView(name)
        for name, query in copies.views("spark"):
            if name in relations:
                engine.rows(f"CREATE {kind}VIEW {name} AS {query}")
        for statement in copies.functions(hand_functions.FUNCTIONS, "pokersql." if lasting else "").values():
            engine.rows(statement.replace("CREATE ", f"CREATE {kind}", 1))

    def _frames(self, session: SparkSession, relations: Collection[str]) -> Iterator[tuple[str, DataFrame]]:
        """A frame for each relation in `copies.stored`: the installed rows if there are any, else rows from DuckDB."""
        stored = [name for name in copies.stored() if name in relations]
        if self.lasts and self._is_whole() and self.version() is not None:
            for name in stored:
                table = self.engine.connection.table(f"pokersql.{name}").toArrow()  # one read for all questions
                yield name, session.createDataFrame(table)
        else:
            for name, table in copies.rows(stored):
                yield name, session.createDataFrame(table)

    def _is_whole(self) -> bool:
        last = [*copies.functions(hand_functions.FUNCTIONS)][-1]
        return bool(self.engine.connection.catalog.functionExists(f"{self._place}{last}"))

    def _relations(self) -> set[str]:
        if not self.lasts:
            return super()._relations()
        return {name for _, name, is_temporary in self.engine.rows("SHOW TABLES IN pokersql") if not is_temporary}

    def _other(self) -> Spark:
        """A session of the same cluster for few rows, without the temporary objects of the user's session."""
        session = self.engine.connection.newSession()
        for setting, value in FEW_ROWS.items():
            session.conf.set(setting, value)
        return Spark(session, trace=self.engine.trace)

    def _remove(self) -> None:
        if self.lasts:
            self.engine.rows("DROP SCHEMA IF EXISTS pokersql CASCADE")
            return
        for name in catalogue.installed():
            self.engine.connection.catalog.dropTempView(name)
        for name in copies.functions(hand_functions.FUNCTIONS):
            self.engine.rows(f"DROP TEMPORARY FUNCTION IF EXISTS {name}")

    def uninstall(self, force: bool) -> bool:
        if self.lasts and self.version() == sql_files.version():
            made = self.engine.rows("SHOW USER FUNCTIONS IN pokersql")
            functions = {name.split(".")[-1] for (name,) in made if ".pokersql." in name}
            ours = {*catalogue.installed(), *copies.functions(hand_functions.FUNCTIONS)}
            self._refuse_to_lose((self._relations() | functions) - ours)
        return super().uninstall(force or not self.lasts)

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """A separate session with temporary views of the rows in the schema pokersql, or else of rows from DuckDB.

        It has only the relations that the questions read, because Spark needs a second to make a view.
        """
        if self._asked is None:
            asked = self._other()
            functions = map(sql_files.header, sql_files.order(hand_functions.FUNCTIONS))
            read = questions.relations("spark").union(*(header.reads for header in functions))
            self._make_in(asked, False, read)
            self._asked = asked
        yield self._asked
