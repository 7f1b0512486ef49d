"""The sample hands in the package: `sample_hands.py` makes them, and every report has rows for them."""

import bz2

import pytest
from conftest import pokersql
from phh import rows
from sample_hands import FILE, SESSIONS, text

from pokersql.commands.reports import REPORTS

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    """A database with the sample hands."""
    db = tmp_path_factory.mktemp("sample") / "sample.duckdb"
    pokersql("load", "--sample", "--db", str(db))
    return db


@pytest.mark.parametrize("number", [127, 203], ids=["Omaha", "a tournament"])
def test_the_script_makes_the_shipped_hands(number):
    [session] = [session for session in SESSIONS if session.number == number]
    assert text(session) in bz2.decompress(FILE.read_bytes()).decode()


def test_the_sample_hands_have_no_error_and_their_money_adds_up(sample):
    assert rows(sample, "FROM histories.history_errors") == []
    seats = "histories.seats AS s JOIN histories.hands AS h USING (hand_id)"
    assert rows(sample, f"SELECT hand_id FROM {seats} GROUP BY ALL HAVING SUM(s.net) + ANY_VALUE(h.rake) <> 0") == []
    stakes = "SELECT game, tournament IS NULL, COUNT(DISTINCT big_blind) FROM histories.hands GROUP BY ALL ORDER BY ALL"
    assert rows(sample, stakes) == [("holdem", False, 9), ("holdem", True, 2), ("omaha", True, 1)]


def test_every_report_has_rows_for_the_sample_hands(sample):
    chosen = {"tournament": ["211"], "hand": ["101001"], "tournaments": [], "push-fold": [], "m": ["--tournaments"]}
    for name in REPORTS:
        words = [*chosen.get(name, ["--cash"]), *(["--player", "Hero"] if name != "hand" else [])]
        printed = pokersql("report", name, *words, "--db", str(sample), "-f", "csv").stdout
        assert len(printed.splitlines()) > 1, name
