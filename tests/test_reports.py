"""The command `report`. Statistics are compared with counts by hand and in Python, luck with the command `equity`."""

import csv
import io
import json
import re
import shutil
import subprocess
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path
from statistics import mean, stdev
from xml.etree import ElementTree

import duckdb
import pytest
from conftest import Shell, one_line, pokersql, texts
from phevaluator import evaluate_cards, evaluate_omaha_cards
from reported_hands import COUNTED_POTS, HANDS, NAMES, OTHERS, POTS, RESULTS, TWICE, Hand, Pot, hand_of
from written_hands import OHH_CASES

from pokersql import engines
from pokersql.commands import reports
from pokersql.databases import installation
from pokersql.engines.targets import install
from pokersql.histories import loading
from pokersql.output import charts
from pokersql.sources import sql_files


def loaded(directory: Path, **texts: str) -> Path:
    """The database that `load` makes from files with these texts. Each keyword is the ending of a file's name."""
    (directory / "hands").mkdir()
    for ending, text in texts.items():
        (directory / "hands" / f"hands.{ending}").write_text(text)
    db = directory / "hands.duckdb"
    pokersql("load", str(directory / "hands"), "--db", str(db))
    assert rows(db, "FROM histories.history_errors") == []
    return db


def numbered(hands: list[str]) -> str:
    return "".join(f"[{i}]\n{hand}\n" for i, hand in enumerate(hands, 1))


def rows(db, sql: str) -> list[tuple]:
    with duckdb.connect(str(db), read_only=True) as connection:
        return connection.execute(sql).fetchall()


def reported(db, *words: str) -> list[dict[str, str]]:
    """The rows printed by the command `report`."""
    return [*csv.DictReader(io.StringIO(pokersql("report", *words, "--db", str(db), "-f", "csv").stdout))]


@pytest.fixture(scope="module")
def all_hands(tmp_path_factory) -> Path:
    directory = tmp_path_factory.mktemp("reports")
    return loaded(directory, phhs=numbered([hand.phh for hand in [*HANDS, *OTHERS]]), txt=TWICE)


def without(all_hands: Path, name: str, hands: list[Hand]) -> Path:
    """A copy of a database without some hands. Copying is faster than loading the other hands."""
    copy = shutil.copy(all_hands, all_hands.with_name(name))
    with duckdb.connect(copy) as connection:
        titles = [hand.title for hand in hands]
        connection.execute(
            "CREATE TEMP TABLE gone AS SELECT hand_id FROM histories.hands WHERE site_hand_id IN ?", [titles]
        )
        for table in ("hands", "seats", "actions", "boards", "pots", "pot_seats", "plays", "decisions"):
            connection.execute(f"DELETE FROM histories.{table} WHERE hand_id IN (FROM gone)")
    return copy


@pytest.fixture(scope="module")
def counted(all_hands):
    return without(all_hands, "counted.duckdb", [*OTHERS, Hand("1", {}, [], "", [])])


def test_statistics_of_twenty_hands_equal_a_count_by_hand(counted):
    names = rows(counted, "SELECT statistic FROM histories.statistics ORDER BY statistic_no")
    assert [name for (name,) in names] == NAMES
    found = defaultdict(dict)
    sql = "SELECT site_hand_id, player, net, counted FROM histories.plays JOIN histories.hands USING (hand_id)"
    for title, player, net, text in rows(counted, sql):
        counts = dict.fromkeys(NAMES, (0, 0))
        for number, times, chances in re.findall(r"(\d+):(\d+)/(\d+)", text):
            counts[NAMES[int(number) - 1]] = int(times), int(chances)
        found[title][player] = net, counts
    assert found == RESULTS


ANSWERED = """
no player can answer
Ann:40 Bob Cid
d dh p1 AsAd, d dh p2 KsKd, p3 f, p1 cbr 40, p2 cc, d db 2c7d9h, d db 3s, d db Th

Bob can, and Cid
Ann:40 Bob Cid
d dh p1 AsAd, d dh p2 KsKd, p3 cc, p1 cbr 40, p2 cc, p3 f, d db 2c7d9h, d db 3s, d db Th

Bob has no more than the call
Ann:40 Bob:40 Cid
d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cc, p1 cbr 40, p2 cc, p3 cc, d db 2c7d9h, d db 3s, d db Th
"""


@pytest.mark.slow
def test_a_player_has_the_chance_to_raise_only_if_another_player_can_answer(tmp_path):
    hands = [hand_of(block) for block in ANSWERED.strip().split("\n\n")]
    db = loaded(tmp_path, phhs=numbered([hand.phh for hand in hands]))
    sql = "SELECT site_hand_id, LIST(seat ORDER BY seat) FROM histories.decisions JOIN histories.hands USING (hand_id)"
    facing = rows(db, f"{sql} WHERE raises_before = 1 AND can_raise GROUP BY site_hand_id, line ORDER BY line")
    assert facing == [("Bob can, and Cid", [2, 3])]
    chances = "SELECT chances FROM histories.report_players() WHERE statistic = 'three_bet' ORDER BY player"
    assert rows(db, chances) == [(0,), (1,), (1,)]


OWN = """
INSERT INTO histories.statistics (statistic, chance, taken, meaning) VALUES
    ('overbet', 'street_no > 1 AND raises_before = 0', 'street_no > 1 AND action = ''bet'' AND amount > pot', ''),
    ('nonsense', 'no_column = 1', 'TRUE', ''), ('no number', 'street_no = ''x''', 'TRUE', '');
INSERT INTO histories.statistics (statistic, counted_in, chance, taken) VALUES ('rich', 'plays', 'TRUE', 'net > 50');
UPDATE histories.statistics SET taken = taken || ' AND position = ''SB''' WHERE statistic = 'limp'
"""
"""The statements of a user: two valid and two invalid statistics, and a change of a built-in statistic."""


def with_own(counted, tmp_path) -> str:
    db = shutil.copy(counted, tmp_path)
    with duckdb.connect(db) as connection:
        connection.execute(OWN)
    return db


def sums(found: list[dict[str, str]], name: str) -> tuple[int, int]:
    """The sums of times and chances of a statistic over all rows of a report."""
    return tuple(sum(int(row[column]) for row in found if row["statistic"] == name) for column in ("times", "chances"))


@pytest.mark.slow
def test_a_users_own_statistics_are_counted_like_the_built_in_statistics(counted, tmp_path):
    before = reported(counted, "players")
    db = with_own(counted, tmp_path)
    done = pokersql("report", "players", "--db", db, "-f", "csv")
    said = re.findall("the statistic '(.+)' is not counted: duckdb: .+", done.stderr)
    assert said == ["no number", "nonsense"] and "no_column" in done.stderr
    found = [*csv.DictReader(io.StringIO(done.stdout))]
    assert {row["statistic"] for row in found} == {*NAMES, "overbet", "rich"}
    as_before = {*NAMES} - {"limp"}
    assert [row for row in found if row["statistic"] in as_before] == [
        row for row in before if row["statistic"] in as_before
    ]
    nets = [net for hand in RESULTS.values() for net, _ in hand.values()]
    assert sums(found, "rich") == (sum(net > 50 for net in nets), len(nets))
    assert sums(found, "limp") == (2, sums(before, "limp")[1])  # Ann and Eve limp in the small blind
    for name in ("positions", "stacks", "stakes"):
        rows_of = reported(db, name)
        assert all(sums(rows_of, one) == sums(found, one) for one in ("overbet", "rich", "vpip"))


@pytest.mark.slow
def test_the_users_own_statistics_count_hands_that_are_loaded_later(tmp_path):
    """Deleted statistics stay deleted. A decision on which an expression fails is not counted."""
    db = loaded(tmp_path, phhs=numbered([hand.phh for hand in HANDS[:5]]))
    with duckdb.connect(db) as connection:
        connection.execute(OWN)
        connection.execute("DELETE FROM histories.statistics WHERE statistic IN ('float', 'wtsd_not_all_in')")
        late = "('late', 'CAST(400 * pot AS SMALLINT) > 0', 'pot > 0 -- always')"
        connection.execute(f"INSERT INTO histories.statistics (statistic, chance, taken) VALUES {late}")
    (tmp_path / "more.phhs").write_text(numbered([hand.phh for hand in HANDS[5:]]))
    assert "'nonsense' is not counted" in pokersql("load", str(tmp_path / "more.phhs"), "--db", str(db)).stderr
    plays = "SELECT hand_id, seat, counted FROM histories.plays ORDER BY ALL"
    with duckdb.connect(db) as connection:
        whole = connection.execute(plays).fetchall()
        connection.execute("SET VARIABLE pokersql_left_out = ['nonsense', 'no number']")
        connection.execute(sql_files.read("sql/histories/count_statistics.sql"))
        assert connection.execute(plays).fetchall() == whole and len(whole) == sum(map(len, RESULTS.values()))
        late = "SELECT SUM(times), SUM(chances) FROM histories.report_players() WHERE statistic = 'late'"
        [(times, chances)] = connection.execute(late).fetchall()
        few = "SELECT COUNT(*), COUNT(*) FILTER (400 * pot < 32768) FROM histories.decisions WHERE pot > 0"
        assert connection.execute(few).fetchall() == [(times, chances)] and chances < times
        names = "SELECT DISTINCT statistic FROM histories.report_players()"
        assert not {name for (name,) in connection.execute(names).fetchall()} & {"float", "wtsd_not_all_in"}


def test_a_failed_count_in_a_shell_changes_nothing(counted, tmp_path, duckdb_shell):
    db = with_own(counted, tmp_path)
    tables = "SELECT statistic, counted FROM histories.statistics ORDER BY ALL", "FROM histories.plays ORDER BY ALL"
    before = [rows(db, table) for table in tables]
    script = sql_files.read("sql/histories/count_statistics.sql")
    done = subprocess.run([duckdb_shell.command[0], db], input=script, capture_output=True, text=True)
    assert "no_column" in done.stderr and [rows(db, table) for table in tables] == before


@pytest.mark.slow
def test_a_statistic_is_counted_again_if_its_column_counted_in_changes(counted, tmp_path):
    db = with_own(counted, tmp_path)
    own = "('held', 'TRUE', 'starting_hand IS NOT NULL')"
    own = f"INSERT INTO histories.statistics (statistic, chance, taken) VALUES {own}"
    for statement in (own, "UPDATE histories.statistics SET counted_in = 'plays' WHERE statistic = 'held'"):
        with duckdb.connect(db) as connection:
            connection.execute(statement)
        found = sums(reported(db, "players"), "held")
        [(table,)] = rows(db, "SELECT counted_in FROM histories.statistics WHERE statistic = 'held'")
        assert rows(db, f"SELECT COUNT(starting_hand), COUNT(*) FROM histories.{table}") == [found]
    with duckdb.connect(db) as connection, pytest.raises(duckdb.ConstraintException):
        connection.execute("INSERT INTO histories.statistics VALUES ('one', 1, 'plays', 'TRUE', 'TRUE', '', NULL)")


def test_a_read_only_database_keeps_the_earlier_counts_of_statistics(counted, tmp_path):
    db = with_own(counted, tmp_path)
    with duckdb.connect(db, read_only=True):
        done = pokersql("report", "players", "--db", db, "-f", "csv")
    assert "the macros for reports and the new statistics can't be saved" in done.stderr
    assert {row["statistic"] for row in csv.DictReader(io.StringIO(done.stdout))} == {*NAMES}


POSITIONS = {2: "BB BTN", 3: "SB BB BTN", 4: "SB BB CO BTN", 5: "SB BB UTG CO BTN", 6: "SB BB UTG HJ CO BTN"}
DEPTHS = {10: "10 to 20", 20: "20 to 40", 50: "40 to 75", 100: "75 to 125"}


def position(hand: Hand, player: str) -> str:
    return POSITIONS[len(hand.players)].split()[[*hand.players].index(player)]


def depth(hand: Hand, player: str) -> str:
    others = max(stack for name, stack in hand.players.items() if name != player)
    return DEPTHS[min(hand.players[player], others) // hand.blinds[1]]


@pytest.mark.parametrize(
    "macro, key, one",
    [
        ("report_players()", lambda hand, player: player, None),
        ("report_positions()", position, None),
        ("report_positions(player_name := 'Eve')", position, "Eve"),
        ("report_stacks()", depth, None),
        ("report_stakes()", lambda hand, player: f"holdem no limit {hand.blinds[0]}/{hand.blinds[1]}", None),
        ("statistics_by(net > 0)", lambda hand, player: RESULTS[hand.title][player][0] > 0, None),
        ("statistics_by('as ' || position, player_name := 'Dan')", lambda *of: "as " + position(*of), "Dan"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_statistics_of_a_group_are_the_sums_over_its_hands(macro, key, one, counted):
    groups = defaultdict(list)
    for hand in HANDS:
        for player in [name for name in hand.players if one in (None, name)]:
            net, counts = RESULTS[hand.title][player]
            groups[key(hand, player)].append((net, net / hand.blinds[1], counts))
    found = {(row[0], row[5]): row[1:5] + row[6:] for row in rows(counted, f"FROM histories.{macro}")}
    assert {*found} == {(group, name) for group in groups for name in NAMES}
    for (group, name), values in found.items():
        nets, in_blinds, counts = zip(*groups[group], strict=True)
        error = 100 * stdev(in_blinds) / len(nets) ** 0.5 if len(nets) > 1 else None
        times, chances = (sum(count[name][i] for count in counts) for i in (0, 1))
        expected = [len(nets), sum(nets), 100 * mean(in_blinds), error, times, chances]
        assert [*values[:-1]] == [pytest.approx(value, abs=0.0051) for value in expected], (group, name)
        assert values[-1] == (pytest.approx(100 * times / chances, abs=0.051) if chances else None)


def test_the_red_line_the_blue_line_and_the_rake_of_each_player_are_right(counted):
    found = {row["player"]: row for row in reported(counted, "results")}
    for player, row in found.items():
        hands = [(hand, *RESULTS[hand.title][player]) for hand in HANDS if player in hand.players]
        shown = sum(net for _, net, counts in hands if counts["w_sd"][1])
        assert (int(row["hands"]), float(row["net_with_showdown"])) == (len(hands), shown)
        assert float(row["net_without_showdown"]) == sum(net for _, net, _ in hands) - shown
    assert [name for (name,) in rows(counted, "SELECT player FROM histories.report_results()")] == [*found]


def test_rake_is_shared_in_proportion_to_the_amounts_paid_into_the_pot(all_hands):
    sql = """
        SELECT h.rake, SUM(p.rake), COUNT(*) FILTER (p.rake <> h.rake * (s.invested - s.returned) / h.pot)
        FROM histories.plays AS p
        JOIN histories.hands AS h USING (hand_id)
        JOIN histories.seats AS s USING (hand_id, seat)
        WHERE h.rake > 0 GROUP BY h.hand_id, h.rake
    """
    found = rows(all_hands, sql)
    assert found and all(rake == pytest.approx(total, abs=0.001) and not other for rake, total, other in found)


@pytest.mark.parametrize("name, ordered", [("positions", POSITIONS[6].split()), ("stacks", [*DEPTHS.values()])])
def test_positions_and_stack_depths_are_listed_in_order(name, ordered, counted):
    groups = list(dict.fromkeys(group for group, *_ in rows(counted, f"FROM histories.report_{name}()")))
    assert groups == [group for group in ordered if group in groups] and len(groups) > 3


def test_the_column_position_no_follows_the_order_of_the_positions(counted):
    with duckdb.connect(str(counted), read_only=True) as connection:
        connection.execute(sql_files.read("sql/histories/facts/positions.sql"))
        places_of = "SELECT LIST(histories.position_no(position) ORDER BY place) FROM positions"
        for (places,) in connection.execute(f"{places_of} WHERE players > 2 GROUP BY players").fetchall():
            assert places == sorted(set(places))


def test_winnings_between_two_players_are_in_proportion_to_the_losses(counted):
    """Each winner's net is divided among the losers in proportion to the losses."""
    flows = defaultdict(list)
    for result in RESULTS.values():
        nets = {player: net for player, (net, _) in result.items()}
        lost = sum(net for net in nets.values() if net < 0)
        for winner, loser in ((a, b) for a in nets for b in nets if nets[a] > 0 > nets[b]):
            flows[winner, loser].append(nets[winner] * nets[loser] / lost)
            flows[loser, winner].append(-nets[winner] * nets[loser] / lost)
    found = {row[:2]: row[2:4] for row in rows(counted, "FROM histories.report_opponents()")}
    assert found == {pair: (len(flow), pytest.approx(sum(flow), abs=0.0051)) for pair, flow in flows.items()}
    assert all(won == -found[b, a][1] for (a, b), (_, won) in found.items())
    assert rows(counted, "SELECT ROUND(SUM(won)) FROM histories.report_opponents(player_name := 'Ann')") == [(66,)]


def test_pots_are_listed_from_the_most_to_the_fewest_big_blinds(counted):
    pots = [(409, 204.5), (402, 201), (240, 120), (197, 98.5), (156, 78), (104, 52), (78, 39), (76, 38), (53, 26.5)]
    found = rows(counted, "FROM histories.report_pots()")
    assert [row[4:6] for row in found[:10]] == [*pots, (100, 25)] and len(found) == 20
    assert rows(counted, "FROM histories.report_pots(most := 6)") == found[:6]
    assert found[2][7:] == ("Tc 8c 5d 2s 3c", "Bob Qs Qh, Cid Jd Jc", "Dan Ah Ks")
    assert rows(counted, "SELECT pot FROM histories.report_pots(player_name := 'Cid', most := 2)") == [(409,), (240,)]


@pytest.mark.slow
def test_the_steps_of_a_hand_end_with_its_results(all_hands):
    """Each action is a step, the pot before it is the pot of the step before, and the last stacks are those won."""
    hands = rows(all_hands, "SELECT hand_id, pot FROM histories.hands ORDER BY hand_id")
    assert len(hands) > 30
    for hand, pot in hands:
        steps = rows(
            all_hands,
            "SELECT step, street, pot, seat, action, amount, bet, stack, folded, all_in, acts "
            f"FROM histories.hand_steps({hand})",
        )
        last = steps[-1][0]
        pots = {step: now for step, _, now, *_ in steps}
        assert [
            (*row[1:2], *row[3:7], pots[row[0] - 1])
            for row in steps
            if row[-1] and row[0] < last and row[4] != "returned"
        ] == rows(
            all_hands,
            "SELECT street, seat, action, amount, street_total, pot_before "
            f"FROM histories.actions WHERE hand_id = {hand} ORDER BY action_no",
        )
        assert [(row[3], row[7], row[8], row[9]) for row in steps if row[0] == last] == rows(
            all_hands,
            "SELECT s.seat, s.stack + s.net, s.folded, BOOL_OR(a.all_in) AND s.returned = 0 FROM histories.seats AS s "
            f"JOIN histories.actions AS a USING (hand_id, seat) WHERE s.hand_id = {hand} "
            "GROUP BY s.seat, s.stack, s.net, s.folded, s.returned, s.place ORDER BY s.place",
        )
        assert {(row[3], row[5]) for row in steps if row[0] == last and row[-1]} == {
            *rows(all_hands, f"SELECT seat, won FROM histories.seats WHERE hand_id = {hand} AND won > 0")
        }
        assert pots[last] == pot and (last, "result") == steps[-1][:2]


@pytest.mark.slow
def test_a_hand_is_replayed_with_the_equities_of_each_street(counted):
    """From the flop on, all boards are counted in Python. Before the flop, the equities add up to 1."""
    title = "All in before the flop, with a side pot: the first raiser faces a 4-bet, not a 3-bet"
    found = reported(counted, "hand", title)
    holes, river = {"Bob": ["Qs", "Qh"], "Cid": ["Jd", "Jc"], "Dan": ["Ah", "Ks"]}, ["Tc", "8c", "5d", "2s", "3c"]
    for street, cards in {"preflop": 0, "flop": 3, "turn": 4, "river": 5}.items():
        beginning = [row for row in found if row["street"] == street and not row["action"]]
        equities = {row["player"]: float(row["equity"]) for row in beginning}
        assert [*equities] == [*holes] and sum(equities.values()) == pytest.approx(1, abs=0.0002)
        board = river[:cards]
        known = {*board, *(card for hole in holes.values() for card in hole)}
        deck = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"} - known
        shares = Counter()
        boards = [*combinations(deck, 5 - cards)] if cards else []
        for more in boards:
            ranks = {name: evaluate_cards(*hole, *board, *more) for name, hole in holes.items()}
            winners = [name for name, rank in ranks.items() if rank == min(ranks.values())]
            shares.update(dict.fromkeys(winners, 1 / len(winners)))
        for name in holes if boards else ():
            assert equities[name] == pytest.approx(shares[name] / len(boards), abs=0.00006)
    assert [(row["player"], row["action"], row["amount"]) for row in found if row["street"] == "result"] == [
        ("Bob", "wins", "120.0000"),
        ("Cid", "wins", "120.0000"),
    ]
    done = pokersql("report", "hand", "no", "--db", str(counted), code=2)
    assert "has no hand 'no'; histories.hands has the numbers" in one_line(done.stderr)


@pytest.mark.slow
def test_the_last_equities_on_the_street_of_an_all_in_are_those_of_the_report_luck(all_hands):
    """In the pots of all players who did not fold; side pots have fewer players, so other equities."""
    with engines.opened(str(all_hands), "duckdb", False) as engine:
        installation.use_macros(engine, "FROM equity_of_players()")
        pots = "SELECT hand_id, all_in_street, pot_no, MAP(LIST(seat), LIST(equity)) FROM histories.luck() GROUP BY ALL"
        expected = {(hand, street): [] for hand, street, *_ in engine.rows(pots)}
        for hand, street, _, equities in engine.rows(pots):
            expected[hand, street].append(equities)
        assert len(expected) > 4
        for (hand, street), equities in expected.items():
            found = engine.rows(
                f"SELECT MAP(LIST(seat), LIST(e.equity)) FROM histories.hand_street_equities({hand}) AS e "
                f"JOIN histories.hand_steps({hand}) AS s USING (step, seat) WHERE s.street = $street "
                "GROUP BY step ORDER BY step DESC LIMIT 1",
                {"street": street},
            )
            assert found[0][0] in equities


@pytest.mark.slow
def test_a_database_that_another_version_loaded_gets_the_macros_of_this_version(counted, tmp_path):
    db = shutil.copy(counted, tmp_path)
    with duckdb.connect(db) as connection:
        connection.execute("DROP MACRO TABLE histories.hands_numbered")
        connection.execute("UPDATE histories.metadata SET value = 'earlier' WHERE attribute = 'reports'")
    assert reported(db, "hand", "A walk") == reported(counted, "hand", "A walk")
    assert rows(db, "SELECT value FROM histories.metadata WHERE attribute = 'reports'") == [
        (loading.fingerprint_of_reports(),)
    ]


def test_starting_hands_are_drawn_as_a_table_of_13_by_13(counted):
    ranks = "AKQJT98765432"
    expected = dict.fromkeys((a, b) for a in ranks for b in ranks)
    for name, value in rows(counted, "SELECT starting_hand, bb_per_100 FROM histories.report_starting_hands()"):
        expected[tuple(name[1::-1] if name.endswith("o") else name[:2])] = value
    found = rows(counted, "FROM histories.starting_hand_table()")
    assert {(row[0], b): value for row in found for b, value in zip(ranks, row[1:], strict=True)} == expected
    # With a big blind of 2, AKo won 78 and lost 100, and AQs lost 78 and 20. With a big blind of 4, KJo lost 4.
    assert [expected[a, b] for a, b in ("KA", "AQ", "JK", "AK")] == [-550, -2450, -100, None]


GAMES = ("omaha", "omaha-hi-lo", "six-plus")
"""The games of POTS, without hold'em. Each of these games has one hand, whose title is the game."""


@pytest.fixture(scope="module")
def others(all_hands):
    return without(all_hands, "others.duckdb", HANDS)


def luck_rows(db: Path, game: str, dead: bool = True) -> dict[tuple[str, int], dict[str, dict]]:
    """For each pot in hands of one game, the rows of `histories.luck`, by player."""
    columns = (
        "site_hand_id, l.* REPLACE (REPLACE(hole, ' ', '') AS hole, REPLACE(l.all_in_board, ' ', '') AS all_in_board)"
    )
    pots = defaultdict(dict)
    with duckdb.connect(str(db), read_only=True) as connection:
        install(connection, attach=True, games=True)
        luck = f"histories.luck(game_name := '{game}', dead := {dead}) AS l"
        found = connection.execute(f"SELECT {columns} FROM {luck} INNER JOIN histories.hands USING (hand_id)")
        for row in found.fetchall():
            named = dict(zip([column[0] for column in found.description], row, strict=True))
            pots[named["site_hand_id"], named["pot_no"]][named["player"]] = named
    return pots


def asked(game: str, pot: Pot) -> list[float]:
    """The equities that the command `equity` gives the hands of a pot."""
    known = [word for option, cards in (("-b", pot.board), ("-d", pot.dead)) if cards for word in (option, cards)]
    holes = [hole for hole, _ in pot.players.values()]
    done = pokersql("equity", "--game", game, *holes, *known, "--method", "exact", "-f", "json")
    return [row["equity"] for row in json.loads(done.stdout)]


def counted_out(game: str, pot: Pot) -> list[float]:
    """The equities of the hands of a pot. phevaluator gives those of hold'em and Omaha with a board, and the command
    `equity` all others."""
    if not pot.board or game not in ("holdem", "omaha"):
        return asked(game, pot)
    rank_of = evaluate_cards if game == "holdem" else evaluate_omaha_cards
    texts = [pot.board, pot.dead, *(hole for hole, _ in pot.players.values())]
    board, dead, *hands = ([text[i : i + 2] for i in range(0, len(text), 2)] for text in texts)
    left = sorted({a + b for a in "23456789TJQKA" for b in "cdhs"}.difference(board, dead, *hands))
    won = [0.0] * len(hands)
    runouts = [*combinations(left, 5 - len(board))]
    for rest in runouts:
        ranks = [rank_of(*board, *rest, *hand) for hand in hands]
        for i, rank in enumerate(ranks):
            won[i] += (rank == min(ranks)) / ranks.count(min(ranks))
    return [share / len(runouts) for share in won]


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "hands, game, equities",
    [
        *(("others", game, counted_out) for game in ("holdem", *GAMES)),
        pytest.param("others", "holdem", asked, marks=pytest.mark.slow),
        pytest.param("counted", "holdem", asked, marks=pytest.mark.slow),
    ],
)
def test_the_equity_of_all_ins_equals_the_result_of_the_command_equity(hands, game, equities, request):
    found = luck_rows(request.getfixturevalue(hands), game)
    pots = [pot for pot in POTS if game == (pot.hand if pot.hand in GAMES else "holdem")]
    pots = COUNTED_POTS if hands == "counted" else pots
    assert {*found} == {pot[:2] for pot in pots}
    for pot in pots:
        told = found[pot[:2]]
        assert {(row["amount"], row["all_in_board"]) for row in told.values()} == {(pot.money, pot.board)}
        assert {name: (row["hole"] or "????", row["won"]) for name, row in told.items()} == pot.players
        answers = {name: [row[key] for key in ("equity", "expected", "luck", "error")] for name, row in told.items()}
        if any(hole == "????" for hole, _ in pot.players.values()):
            assert all(answer == [None, None, None, "a hand of the pot is not known"] for answer in answers.values())
            continue
        for (name, (_, won)), equity in zip(pot.players.items(), equities(game, pot), strict=True):
            worth = equity * pot.money
            assert answers[name] == [
                pytest.approx(equity),
                *(pytest.approx(x, abs=1e-4) for x in (worth, won - worth)),
                None,
            ]
        assert sum(luck for _, _, luck, _ in answers.values()) == pytest.approx(0, abs=1e-3)


def test_a_player_who_is_all_in_by_the_blinds_sees_the_flop(others):
    sql = "FROM histories.plays INNER JOIN histories.hands USING (hand_id) WHERE site_hand_id LIKE 'by the blinds%'"
    wwsf, wtsd, w_sd = (NAMES.index(name) + 1 for name in ("wwsf", "wtsd", "w_sd"))
    assert sorted(rows(others, f"SELECT player, counted {sql}")) == [
        ("Ann", f"{wwsf}:0/1 {wtsd}:1/1 {w_sd}:0/1"),
        ("Bob", f"{wwsf}:1/1 {wtsd}:1/1 {w_sd}:1/1"),
    ]


@pytest.mark.slow
def test_without_dead_cards_only_the_cards_of_players_in_the_pot_affect_luck(others):
    """A side pot beside a dead hand has the same equities as a pot of the same hands without the dead hand."""
    found = luck_rows(others, "holdem", dead=False)
    equities = {pot: {row["hole"]: row["equity"] for row in told.values()} for pot, told in found.items()}
    assert equities["a side pot", 2] == equities["an unknown hand in the main pot", 2]
    assert equities["on the turn, with one dead card known", 1] == pytest.approx({"JhJc": 39 / 44, "AhTh": 5 / 44})


@pytest.mark.slow
def test_the_luck_of_some_hands_at_a_time_is_the_luck_of_all_hands(others):
    with engines.opened(str(others), "duckdb", False) as engine:
        engine.one_connection = True
        installation.use_macros(engine, "FROM equity_of_players()")
        engine.script(loading.LUCK)
        slices = []
        next_hands = "SELECT hand_id, game FROM histories.all_in_hands('luck_rows', seconds := 1e-4) WHERE is_next"
        while found := engine.rows(next_hands):
            [game] = {game for _, game in found}
            slices.append((game, {hand for hand, _ in found}))
            engine.script(
                f"INSERT INTO luck_rows WITH next_hands AS MATERIALIZED ({next_hands}) "
                f"FROM histories.luck('{game}', plays_table := 'next_hands')"
            )
        assert len(slices) > len({game for game, _ in slices}) == 1 + len(GAMES)
        for game in {game for game, _ in slices}:
            hands = [hand for other, several in slices if other == game for hand in several]
            assert len(hands) == len({*hands})
            all_rows = engine.rows(f"FROM histories.luck(game_name := '{game}')")
            found = engine.rows("FROM luck_rows WHERE hand_id IN (SELECT UNNEST($hands))", {"hands": hands})
            assert all_rows and sorted(found) == sorted(all_rows)


def test_luck_is_summed_by_player(others):
    """Pots whose luck is NULL are in no sum."""
    with duckdb.connect(str(others), read_only=True) as connection:
        pots = "VALUES ('Ann', 10, 4.5, 5.5), ('Ann', 0, 3.25, -3.25), ('Ann', 7, NULL, NULL), ('Bob', 0, NULL, NULL)"
        hand = "(SELECT MIN(hand_id) FROM histories.hands WHERE big_blind = 2) AS hand_id"
        connection.execute(
            f"CREATE TEMP TABLE pots AS SELECT *, {hand} FROM ({pots}) AS p (player, won, expected, luck)"
        )
        found = connection.execute("FROM histories.report_luck('pots')").fetchall()
        assert [row[:6] for row in found] == [("Ann", 3, 1, 10, 7.75, 2.25), ("Bob", 1, 1, None, None, None)]
        results = {row[0]: row[1:] for row in connection.execute("FROM histories.report_results()").fetchall()}
        for (player, *_, mean, expected), luck in zip(found, (2.25, 0), strict=True):
            hands, _, bb_per_100, *_ = results[player]
            assert mean == bb_per_100 and expected == pytest.approx(mean - 100 * luck / 2 / hands, abs=0.011)
        assert connection.execute("FROM histories.report_luck('pots', player_name := 'Bob')").fetchall() == found[1:]


def test_report_luck_has_the_same_bb_per_100_as_report_results(others, tmp_path):
    db = shutil.copy(others, tmp_path)
    with duckdb.connect(db) as connection:
        hand = "(SELECT MIN(hand_id) FROM histories.plays WHERE player = 'Ann' AND net_bb <> 0)"
        connection.execute(f"UPDATE histories.plays SET whole = FALSE WHERE hand_id = {hand}")
        one = (
            "(SELECT MAX(hand_id) FROM histories.plays) AS hand_id, 'Ann' AS player, 1 AS won, 1 AS expected, 0 AS luck"
        )
        connection.execute(f"CREATE TEMP TABLE pots AS SELECT {one}")
        for whole in (False, True):
            mean = f"SELECT bb_per_100 FROM histories.report_results(player_name := 'Ann', whole_hands := {whole})"
            luck = f"SELECT bb_per_100 FROM histories.report_luck('pots', whole_hands := {whole})"
            assert connection.execute(luck).fetchall() == connection.execute(mean).fetchall()
        means = "SELECT COUNT(DISTINCT bb_per_100) FROM (FROM histories.report_results(player_name := 'Ann') UNION ALL "
        means += "FROM histories.report_results(player_name := 'Ann', whole_hands := TRUE))"
        assert connection.execute(means).fetchall() == [(2,)]


@pytest.mark.slow
def test_luck_is_summed_hand_by_hand(others, fonts, tmp_path):
    """The hand with a time comes last. If the luck of one pot is unknown, the hand has the luck of its other pots."""
    picture = tmp_path / "luck.svg"
    found = reported(others, "luck", "--player", "Ann", "--plot", str(picture))
    sql = "FROM histories.seats INNER JOIN histories.hands USING (hand_id) WHERE player = 'Ann'"
    nets = dict(rows(others, f"SELECT site_hand_id, CAST(net AS DOUBLE) {sql}"))
    order = [title for title in [*(hand.title for hand in OTHERS), "1"] if title in nets]
    all_ins = [title for title in order if title in {pot.hand for pot in POTS}]
    assert [order[int(row["hand_no"]) - 1] for row in found] == all_ins
    assert [row["unknown"] for row in found] == [str(title.startswith("an unknown")) for title in all_ins]
    assert [row["played_at"] for row in found] == [*[""] * (len(found) - 1), "2026-01-05 12:00:00"]
    luck = 0.0
    for row in found:
        luck, total = luck + float(row["luck"]), sum(nets[title] for title in order[: int(row["hand_no"])])
        assert [float(row["total_net"]), float(row["total_expected"])] == pytest.approx([total, total - luck], abs=1e-3)
    drawn = ElementTree.parse(picture).getroot()
    assert "luck of Ann" in "".join(drawn.itertext())
    points = [path.get("d").count("L") + 1 for path in drawn.iter("{http://www.w3.org/2000/svg}path")]
    assert points.count(len(order) + 1) == 2, "one line of the won and one of the expected amounts"


def test_a_session_ends_with_more_than_30_minutes_without_a_hand(others):
    found = [[*row.values()] for row in reported(others, "sessions")]
    late, early, last, alone = (f"2026-01-{text}:00" for text in ("02 00:20", "01 23:50", "02 00:51", "05 12:00"))
    assert found == [
        ["Gus", "1", early, late, "30", "2", "-1.0000", "-0.5"],
        ["Hal", "1", early, late, "30", "2", "1.0000", "0.5"],
        ["Gus", "2", last, last, "0", "1", "-2.0000", "-1.0"],
        ["Hal", "2", last, last, "0", "1", "2.0000", "1.0"],
        *([player, "1", alone, alone, "0", "1", "-2.0000", "-1.0"] for player in ("Ann", "Bob")),
    ]


def test_the_column_folded_best_counts_how_often_a_player_folded_the_best_hand(all_hands):
    """Cid folded the best hand in one all-in, and did not fold the best hand in another all-in."""
    found = [[*row.values()] for row in reported(all_hands, "folded-best")]
    never = [[player, hands, "0", "0.0"] for player, hands in [("Ann", "7"), ("Bob", "7"), ("Eve", "3"), ("Dan", "2")]]
    assert found == [*never[:3], ["Cid", "2", "1", "50.0"], never[3]]


def test_stakes_are_separate_if_the_game_or_the_betting_or_the_currency_differs(others):
    stakes = [
        "holdem no limit",
        "holdem no limit USD",
        "omaha pot limit",
        "omaha-hi-lo fixed limit",
        "six-plus no limit",
    ]
    assert sorted({row["stake"] for row in reported(others, "stakes")}) == [f"{stake} 1/2" for stake in stakes]


def told(number: int, first: str, *ends: str, ann: str = "Ann", site: str = "PokerStars") -> str:
    """A hand of two players who go all in for $10.42, and of whom the first wins $19.89. `ends` are more lines before
    the summary."""
    lines = f"""
        {site} Hand #{number}: Hold'em No Limit ({first}) - 2026/01/05 12:00:00 ET
        Table 'Cash' 2-max Seat #1 is the button
        Seat 1: {ann} ($10.42 in chips)
        Seat 2: Bob ($10.42 in chips)
        {ann}: posts small blind $0.10
        Bob: posts big blind $0.20
        *** HOLE CARDS ***
        {ann}: raises $10.22 to $10.42 and is all-in
        Bob: calls $10.22 and is all-in
        *** FLOP *** [Td 8c 3s]
        *** TURN *** [Td 8c 3s] [2h]
        *** RIVER *** [Td 8c 3s 2h] [Qd]
        *** SHOW DOWN ***
        {ann}: shows [Ac As] (a pair of Aces)
        Bob: shows [Kc Ks] (a pair of Kings)
        ENDS
        *** SUMMARY ***
        Total pot $20.84 | Rake $0.95
    """
    ends = (f"{ann} collected $19.89 from pot", *ends)
    return "\n".join(line.strip() for line in lines.strip().replace("ENDS", "\n".join(ends)).splitlines()) + "\n\n"


STAKE = "$0.10/$0.20 USD"
CASHED_OUT = {
    "the winner": (
        ["Ann cashed out the hand for $15.82 | Cash Out Fee $0.16"],
        (15.82, 0.16, 5.40),
        (None, None, -10.42),
    ),
    "without a fee": (["Bob cashed out the hand for $1.50"], (None, None, 9.47), (1.5, None, -8.92)),
    "by the fee, and by the loser": (
        ["Ann: Chooses to EV Cashout", "Ann: Pays Cashout Risk ($4.07)", "Bob: Receives Cashout ($4)"],
        (15.82, 4.07, 5.40),
        (4, None, -6.42),
    ),
    "nobody": ([], (None, None, 9.47), (None, None, -10.42)),
    "only in the chat": (['Bob said, "Ann cashed out the hand for $1"'], (None, None, 9.47), (None, None, -10.42)),
}


@pytest.mark.slow
def test_the_column_net_ignores_a_cash_out_but_net_received_includes_it(tmp_path):
    hands = "".join(told(number, STAKE, *lines) for number, (lines, *_) in enumerate(CASHED_OUT.values(), 1))
    db = loaded(tmp_path, txt=hands)
    columns = "CAST(site_hand_id AS INTEGER), player, net, cashed_out, cash_out_fee, net_received, added"
    joined = "histories.seats JOIN histories.hands USING (hand_id)"
    found = {row[:2]: row[2:] for row in rows(db, f"SELECT {columns} FROM {joined}")}
    for number, (_, *expected) in enumerate(CASHED_OUT.values(), 1):
        for player, net, values in zip(("Ann", "Bob"), (9.47, -10.42), expected, strict=True):
            numbers = [None if value is None else float(value) for value in found[number, player]]
            assert numbers == [net, *values, None], (number, player)


@pytest.mark.slow
def test_an_unreadable_line_of_a_cashed_out_hand_is_an_error(tmp_path):
    lines = ("15.82 | Cash Out Fee $0.1x6", "15.82 | Cash Out Free $0.16", "15.82 | Cash Out Fee $0.16")
    hands = [told(number, STAKE, f"Ann cashed out the hand for ${line}") for number, line in enumerate(lines, 1)]
    (tmp_path / "hands.txt").write_text("".join(hands))
    pokersql("load", str(tmp_path / "hands.txt"), "--db", str(tmp_path / "hands.duckdb"))
    errors = rows(
        tmp_path / "hands.duckdb", "SELECT error, found, left_out FROM histories.history_errors ORDER BY line"
    )
    said = [f"Ann cashed out the hand for ${line}" for line in lines]
    assert errors == [("bad_action", said[0], True), ("bad_action", said[1], False)]


@pytest.mark.slow
def test_net_received_includes_money_that_a_room_adds():
    with duckdb.connect() as connection:
        install(connection, attach=True, games=True)
        for path in sql_files.order("sql/histories.sql"):
            connection.execute(sql_files.read(path))
        template = "('pokerstars', 'play', 'added', '{player} is given {amount} by the house')"
        connection.execute(f"INSERT INTO line_templates VALUES {template}")
        lines = told(1, STAKE, "Bob is given $3 by the house", "Bob is given $0.50 by the house").splitlines()
        connection.executemany("INSERT INTO history_lines VALUES ('a file', ?, ?)", [*enumerate(lines, 1)])
        for path in sql_files.order("sql/load_histories.sql"):
            connection.execute(sql_files.read(path))
        seats = "SELECT player, net, added, net_received FROM histories.seats ORDER BY seat"
        found = connection.execute(seats).fetchall()
        assert [[*map(str, row)] for row in found] == [
            ["Ann", "9.4700", "None", "9.4700"],
            ["Bob", "-10.4200", "3.5000", "-6.9200"],
        ]


@pytest.mark.slow
def test_money_from_the_room_and_the_premium_of_an_insurance_are_read(tmp_path):
    ends = ("Ann: get an all-in insurance (premium ($0/$4/$0) for ($0/$10.8/$0) - (Mandatory/Main/Sub))",)
    ends += ("Ann: pay premium of all-in insurance ($4)", "Bob: get main compensation of all-in insurance ($10.80)")
    hand = told(1, STAKE, *ends, site="Poker").replace("Ann: posts", "Cash Drop to Pot : total $2.50\nAnn: posts")
    lost = hand.replace("Hand #1", "Hand #2").replace("$2.50", "$2.5O")
    (tmp_path / "hands.txt").write_text(hand.replace("collected $19.89", "collected $22.39") + lost)
    pokersql("load", str(tmp_path / "hands.txt"), "--db", str(db := tmp_path / "hands.duckdb"))
    hands = "SELECT FORMAT('{} {} {}', pot, rake, splash), whole FROM histories.hands ORDER BY line"
    assert rows(db, hands) == [("23.34 0.95 2.5", True), (None, False)]
    whole = "JOIN histories.hands USING (hand_id) WHERE whole"
    seats = f"SELECT FORMAT('{{}} {{}} {{}}', player, net, net_received) FROM histories.seats {whole} ORDER BY seat"
    assert rows(db, seats) == [("Ann 11.97 7.97",), ("Bob -10.42 0.38",)]
    assert rows(db, f"SELECT pot_before FROM histories.actions {whole} AND action_no = 1") == [(2.5,)]
    errors = rows(db, "SELECT error, found FROM histories.history_errors")
    assert errors == [("bad_action", "Cash Drop to Pot : total $2.5O")]


CODES = ["", "\ncurrency = 'USD'"]


@pytest.mark.slow
def test_a_currency_sign_is_read_as_the_currency_that_the_room_means(tmp_path):
    texts = [
        told(1, "$0.10/$0.20"),
        told(2, STAKE),
        told(3, "$0.10/$0.20 CAD"),
        told(4, "€0.10/€0.20"),
        told(5, "₮0.10/₮0.20", site="CoinPoker"),
        told(6, "$0.10/$0.20", site="Poker"),
        told(7, "$0.10/$0.20", site="Kitchen"),
        told(8, "$0.10/$0.20", site="PokerStars Home Game"),
    ]
    venue = "\nvenue = 'PokerStars'\ncurrency_symbol = '€'"
    fields = [re.sub("hand = .*", f"hand = '{9 + i}'{venue}{code}", HANDS[0].phh) for i, code in enumerate(CODES)]
    ohh = OHH_CASES["one sits out"].ohh(11)
    ohh["ohh"] |= {"site_name": "PokerStars", "currency": "£"}
    db = loaded(tmp_path, txt="".join(texts), phhs=numbered(fields), ohh=json.dumps(ohh))
    found = rows(db, "SELECT site, room, currency FROM histories.hands ORDER BY CAST(site_hand_id AS INTEGER)")
    assert found == [
        *(("PokerStars", "PokerStars", currency) for currency in ("USD", "USD", "CAD", "EUR")),
        ("CoinPoker", "CoinPoker", "USDT"),
        ("GGPoker", "GGPoker", "USD"),
        ("Kitchen", "Kitchen", "$"),
        ("PokerStars Home Game", "PokerStars", "USD"),
        *(("PokerStars", "PokerStars", currency) for currency in ("EUR", "USD", "GBP")),
    ]
    stakes = {row["stake"]: row["hands"] for row in reported(db, "stakes", "--room", "PokerStars")}
    assert stakes["holdem no limit USD 0.1/0.2"] == "6"


FILTERS = [
    ("room_name := 'PokerStars'", "p.room = 'PokerStars'"),
    ("stake_name := 'omaha pot limit 1/2'", "h.game = 'omaha' AND h.betting = 'pot limit'"),
    ("game_name := 'six-plus'", "h.game = 'six-plus'"),
    ("first_day := '2026-01-02'", "h.played_at >= '2026-01-02 00:00:00'"),
    ("last_day := '2026-01-02'", "h.played_at < '2026-01-03 00:00:00'"),
    ("first_day := DATE '2026-01-02', last_day := '2026-01-02'", "h.played_at::DATE = '2026-01-02'"),
    ("position_name := 'CO'", "p.position = 'CO'"),
    ("least_players := 4", "(SELECT COUNT(*) FROM histories.seats AS s WHERE s.hand_id = p.hand_id) >= 4"),
    ("most_players := 2", "(SELECT COUNT(*) FROM histories.seats AS s WHERE s.hand_id = p.hand_id) = 2"),
    ("player_name := 'Ann', game_name := 'holdem'", "p.player = 'Ann' AND h.game = 'holdem'"),
    ("of_tournaments := FALSE, room_name := 'PokerStars'", "p.room = 'PokerStars'"),
    ("of_tournaments := TRUE", "h.tournament IS NOT NULL"),
    ("first_day := '2027-01-01'", "FALSE"),
]


def test_each_filter_chooses_the_plays_of_a_condition(all_hands):
    with duckdb.connect(str(all_hands), read_only=True) as connection:
        sizes = set()
        for arguments, condition in FILTERS:
            plays = "FROM histories.plays AS p JOIN histories.hands AS h USING (hand_id)"
            sql = f"SELECT COLUMNS(p.*) {plays} WHERE {condition} ORDER BY ALL"
            expected = connection.execute(sql).fetchall()
            found = connection.execute(f"FROM histories.plays_where({arguments}) ORDER BY ALL").fetchall()
            assert found == expected, arguments
            sizes.add(len(found))
        [(all_of_them,)] = connection.execute("SELECT COUNT(*) FROM histories.plays").fetchall()
        assert all_of_them not in sizes and len(sizes) > 7


MACROS = ["results", "players", "positions", "stacks", "stakes", "m", "starting_hands", "pots", "opponents", "sessions"]
MACROS = [f"report_{name}(" for name in [*MACROS, "over_time", "folded_best"]]
MACROS += ["starting_hand_table(", "statistics_by(position, "]
MACROS += ["report_luck('lucky', ", "luck_line('lucky', 'Ann', "]
"""The macros that choose hands. An argument may follow."""


def test_each_report_counts_only_the_plays_of_a_table(rooms):
    """With the plays of a room, a report has the same rows as with the name of this room. The view is named plays."""
    with duckdb.connect(str(rooms), read_only=True) as connection:
        connection.execute("CREATE TEMP VIEW plays AS FROM histories.plays_where(room_name := 'GGPoker')")
        lucky = "SELECT hand_id, 1 AS pot_no, seat, player, won, 1e0 AS expected, 2e0 AS luck FROM histories.seats"
        connection.execute(f"CREATE TEMP TABLE lucky AS {lucky}")
        for macro in MACROS:
            found, of_room, all_of_them = (
                connection.execute(f"FROM histories.{macro}{argument})").fetchall()
                for argument in ("plays_table := 'plays'", "room_name := 'GGPoker'", "room_name := NULL")
            )
            assert found == of_room, macro
            assert found != all_of_them, macro


def test_a_report_of_a_position_is_about_the_player_in_this_position(counted):
    """The opponents are all other players of the hands, and the best hand is the best of all hands."""
    flows = defaultdict(float)
    for hand in HANDS:
        nets = {player: net for player, (net, _) in RESULTS[hand.title].items()}
        lost = sum(net for net in nets.values() if net < 0)
        for a, b in ((a, b) for a in nets for b in nets if position(hand, a) == "BTN" and nets[a] * nets[b] < 0):
            flows[a, b] += nets[a] * abs(nets[b]) / -lost
    with duckdb.connect(str(counted), read_only=True) as connection:
        connection.execute("CREATE TEMP VIEW mine AS FROM histories.plays WHERE position = 'BTN'")
        found = connection.execute("FROM histories.report_opponents(plays_table := 'mine')").fetchall()
        expected = {pair: pytest.approx(won, abs=0.0051) for pair, won in flows.items()}
        assert {row[:2]: row[3] for row in found} == expected
        best = "SELECT MIN(b.hand_rank) FROM histories.seats AS b WHERE b.hand_id = s.hand_id"
        sql = f"SELECT player, COUNT(*) FROM histories.seats AS s WHERE position = 'BTN' AND hand_rank = ({best})"
        sql += f" AND 1 < ({best.replace('MIN', 'COUNT')}) GROUP BY player ORDER BY ALL"
        bests = "SELECT player, best_hands FROM histories.report_folded_best(plays_table := 'mine') ORDER BY ALL"
        assert connection.execute(bests).fetchall() == connection.execute(sql).fetchall() != []


@pytest.mark.parametrize(
    "period, gus",
    [
        ("day", [(None, 1, 6), ("2026-01-01", 1, 1), ("2026-01-02", 2, -4)]),
        ("week", [(None, 1, 6), ("2025-12-29", 3, -3)]),
        ("year", [(None, 1, 6), ("2026-01-01", 3, -3)]),
    ],
)
def test_the_results_over_time_add_up_to_the_results(period, gus, others):
    """Gus has a hand without a time, one at 23:50, and two after this midnight."""
    found = rows(others, f"FROM histories.report_over_time('{period}')")
    assert [
        (first and str(first), *row) for player, first, *row in found if player == "Gus" for row in [row[:2]]
    ] == gus
    totals = defaultdict(list)
    for player, _, hands, net, _, _, total in found:
        totals[player].append((hands, net))
        assert total == sum(net for _, net in totals[player])
    results = rows(others, "SELECT player, hands, net FROM histories.report_results() ORDER BY player")
    assert sorted((player, *map(sum, zip(*of, strict=True))) for player, of in totals.items()) == results


@pytest.mark.slow
@pytest.mark.parametrize("name", ["players", "positions", "stacks", "stakes", "m"])
def test_a_wide_report_has_a_column_per_statistic_and_the_same_percentages(name, counted, tmp_path):
    """Your own statistics have columns, too. The options that choose hands are the arguments of plays_where."""
    db = with_own(counted, tmp_path)
    words = ("--players", "3-6", "--position", "BTN") if name == "players" else ()
    wide, found = reported(db, name, "--wide", *words), reported(db, name, *words)
    assert [*wide[0]][:5] == [*found[0]][:5] and [*wide[0]][5:] == [*NAMES, "overbet", "rich"]
    flat = [[*[*row.values()][:5], statistic, row[statistic]] for row in wide for statistic in [*row][5:]]
    assert flat == [[value for key, value in row.items() if key not in ("times", "chances")] for row in found]
    if words:
        with duckdb.connect(str(counted), read_only=True) as connection:
            chosen = "position_name := 'BTN', least_players := 3, most_players := 6"
            connection.execute(f"CREATE TEMP VIEW mine AS FROM histories.plays_where({chosen})")
            expected = connection.execute("FROM histories.report_results(plays_table := 'mine')").fetchall()
        assert [(row["player"], int(row["hands"])) for row in wide] == [row[:2] for row in expected]


@pytest.mark.slow
@pytest.mark.parametrize(
    "words, message",
    [
        ("players --stake nlhe", "has no stake 'nlhe'; its stakes are holdem no limit 1/2, "),
        ("players --game omahaa", "has no game 'omahaa'; its games are holdem, omaha, omaha-hi-lo, six-plus"),
        ("players --position BT", "has no position 'BT'; its positions are SB, BB, "),
        ("players --players 6-3", "'6-3' is no number of players; write it as 6 or 3-6"),
        ("players --players 9", "the report has no hand with --players 9; the hands of "),
        ("pots --since 2026-1-5", "'2026-1-5' is no day; write it as 2026-11-30"),
        ("pots --since 2027-01-01", "are from 2026-01-01 to 2026-01-05"),
        ("pots --since 2026-01-05 --until 2026-01-04", "--since 2026-01-05 is after --until 2026-01-04"),
        ("pots --player Hal --game omaha", "the report has no hand with --player 'Hal' and --game 'omaha'; "),
        ("hand 1 --stake x", "--stake is not for the report hand"),
        ("pots --wide", "--wide is for players, positions, stacks, stakes, m"),
        ("players --by week", "the report players has no --by week: "),
        ("over-time --by room", "--by month, day, week, quarter, year is for over-time"),
    ],
)
def test_a_filter_that_leaves_no_hand_is_an_error(words, message, others):
    assert message in one_line(pokersql("report", *words.split(), "--db", str(others), code=2).stderr)


@pytest.mark.slow
def test_a_note_counts_the_hands_without_a_time(others):
    done = pokersql("report", "over-time", "--by", "day", "--until", "2026-01-01", "--db", str(others), "-f", "csv")
    [(hands,)] = rows(others, "SELECT COUNT(*) FROM histories.hands WHERE played_at IS NULL")
    assert f"{hands} hands without a time are left out" in done.stderr
    assert [line.split(",")[:3] for line in done.stdout.splitlines()[1:]] == [
        [player, "2026-01-01", "1"] for player in ("Gus", "Hal")
    ]


@pytest.fixture(scope="module")
def rooms(tmp_path_factory) -> Path:
    """One hand of PokerStars and two of GGPoker; three hands without a room, of which two lack the players' names."""
    text = told(1, STAKE) + told(2, "$0.10/$0.20", site="Poker") + told(3, "$0.10/$0.20", site="Poker", ann="Cid")
    all_in = next(hand for hand in OTHERS if hand.title == POTS[0].hand)
    nameless = [re.sub("players = .*\n", "", hand.phh) for hand in (HANDS[0], all_in)]
    return loaded(tmp_path_factory.mktemp("rooms"), txt=text, phhs=numbered([*nameless, all_in.phh]))


OF_HANDS = [name for name, report in reports.REPORTS.items() if report.chooses_hands]


@pytest.mark.quick(0)
@pytest.mark.parametrize("name", [name for name in OF_HANDS if name != "push-fold"])  # see test_push_fold_report.py
def test_a_report_is_of_one_room(name, rooms, tmp_path):
    """The report of one room equals the report of a database that has only the hands of this room."""
    copy = shutil.copy(rooms, tmp_path)
    with duckdb.connect(copy) as connection:
        others = "(SELECT hand_id FROM histories.hands WHERE room IS DISTINCT FROM 'GGPoker')"
        for table in ("seats", "actions", "boards", "pots", "pot_seats", "plays", "decisions", "hands"):
            connection.execute(f"DELETE FROM histories.{table} WHERE hand_id IN {others}")
    found = reported(rooms, name, "--room", "GGPoker", "--player", "Ann")
    assert found == reported(copy, name, "--player", "Ann") and found
    assert found != reported(rooms, name, "--player", "Ann")


def test_the_error_for_an_unknown_room_lists_the_known_rooms(rooms, counted):
    done = pokersql("report", "players", "--db", str(rooms), "--room", "Pokerstars", code=2)
    assert "has no room 'Pokerstars'; its rooms are GGPoker, PokerStars" in one_line(done.stderr)
    done = pokersql("report", "players", "--db", str(counted), "--room", "PokerStars", code=2)
    assert "has no room 'PokerStars', since it names no room" in one_line(done.stderr)


BY_PLAYER = ["results", "players", "opponents", "sessions", "folded-best", "luck"]


@pytest.mark.slow
def test_reports_by_player_leave_out_anonymous_players(rooms):
    names = [name for (name,) in rows(rooms, "SELECT player FROM histories.seats WHERE anonymous ORDER BY player")]
    assert {*names} == {f"p{place}" for place in range(1, len(HANDS[0].players) + 1)} and names.count("p1") == 2
    assert [(name,) for name in names] == rows(rooms, "SELECT player FROM histories.plays WHERE anonymous ORDER BY ALL")
    names, [(seats,)] = {*names}, rows(rooms, "SELECT COUNT(*) FROM histories.seats")
    for name in BY_PLAYER:
        found = reported(rooms, name)
        assert found and not names & {value for row in found for value in (row["player"], row.get("opponent"))}
    for name in ("positions", "stacks", "stakes"):
        assert sum({next(iter(row.values())): int(row["hands"]) for row in reported(rooms, name)}.values()) == seats
    done = pokersql("report", "positions", "--db", str(rooms), "--player", "p1", code=2)
    assert "'p1' is an anonymous player, who may be another person in each hand" in one_line(done.stderr)
    assert rows(rooms, "SELECT COUNT(*) FROM histories.report_positions(player_name := 'p1')") == [(0,)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "picture",
    ["players.svg", "positions.png", "stacks.svg", "stakes.png", "starting-hands.svg", "sessions.png", "over-time.svg"],
)
def test_a_report_can_be_plotted(picture, others, fonts, tmp_path):
    name, _, ending = picture.partition(".")
    assert reported(others, name, "--player", "Bob", "--plot", str(tmp_path / picture))
    if ending == "png":
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    else:
        root = ElementTree.parse(tmp_path / picture).getroot()
        assert root.tag.endswith("}svg") and f"{name} of Bob" in "".join(root.itertext())
    assert [*tmp_path.iterdir()] == [tmp_path / picture]


def test_a_report_without_rows_is_not_plotted(others, tmp_path):
    """No hand of Cid has a time, so there are no sessions."""
    words = ("--db", str(others), "--player", "Cid", "--plot", str(tmp_path / "none.svg"))
    done = pokersql("report", "sessions", *words)
    assert "none.svg is not drawn: the report has no rows" in done.stderr and [*tmp_path.iterdir()] == []


def test_a_note_warns_of_sums_over_several_currencies(others):
    told = "pokersql: amounts in USD, chips are added up; 'report stakes' separates them\n"
    for words, said in (
        ("players", told),
        ("stakes", ""),
        ("opponents --player Ann", told),
        ("players --player Cid", ""),
    ):
        assert pokersql("report", *words.split(), "--db", str(others)).stderr == said


@pytest.mark.parametrize(
    "words, message",
    [
        ("players --player Anne", "has no player 'Anne'; did you mean Ann?"),
        ("luck --player Anne", "has no player 'Anne'; did you mean Ann?"),
        (
            "pots",
            "pots has no chart; reports with a chart: "
            "players, positions, stacks, stakes, starting-hands, sessions, over-time, m, tournament, luck",
        ),
        ("opponents --player Ann", "opponents has no chart"),
        ("folded-best", "folded-best has no chart"),
        ("luck", "the chart of luck shows one player; add --player NAME"),
        ("sessions", "the chart of sessions shows one player; add --player NAME"),
        ("players --no-dead", "--no-dead is for luck"),
        ("players --plot picture.jpg", "the ending must be .svg or .png"),
        ("players --plot nowhere/picture.svg", "nowhere"),
    ],
)
def test_a_refused_report_writes_no_plot(words, message, others, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = pokersql("report", "--db", str(others), "--plot", "picture.svg", *words.split(), code=2)
    assert message in one_line(done.stderr) and done.stdout == "" and [*tmp_path.iterdir()] == []


def test_report_refuses_a_database_without_histories(tmp_path):
    db = str(tmp_path / "empty.duckdb")
    assert "no such file" in one_line(pokersql("report", "players", "--db", db, code=2).stderr)
    duckdb.connect(db).close()
    done = pokersql("report", "players", "--db", db, code=4)
    assert f"{db} has no hand histories; 'pokersql load FILE --db {db}' loads them" in one_line(done.stderr)


class Recount:
    """The times and chances of each statistic and player in a hand, counted in Python."""

    def __init__(self, seats: dict[str, tuple], actions: list[tuple], board: str, showdown: bool, all_in_street: str):
        self.seats, self.chances, self.times = seats, Counter(), Counter()
        rounds = {street: [] for street in ("preflop", "flop", "turn", "river")}
        left = {player: stack for player, (*_, stack) in seats.items()}
        self.left, self.within = left, [*left]
        aggressor = None
        for street, player, action, amount, to_call in actions:
            if action in POSTS:
                left[player] -= amount
                continue
            done = rounds[street]
            if street != "preflop" and not done:
                before = rounds[[*rounds][[*rounds].index(street) - 1]]
                aggressor = next((name for name, did, _ in reversed(before) if did in ("bet", "raise")), None)
            others = [name for name in self.within if name != player and left[name] > 0]
            can_raise = bool(others) and left[player] > to_call
            if street == "preflop":
                self.before_the_flop(done, player, action, to_call, can_raise)
            else:
                raiser = next((name for name, did, _ in reversed(rounds["preflop"]) if did == "raise"), None)
                self.after_the_flop(street, rounds, raiser, aggressor, player, action, can_raise)
            done.append((player, action, can_raise))
            left[player] -= amount
            if action == "fold":
                self.within.remove(player)
        gone = {player for player, action, _ in rounds["preflop"] if action == "fold"}
        for player, (_, folded, won, _) in seats.items():
            if board and player not in gone:
                self.seen("wwsf", player, won > 0)
                self.seen("wtsd", player, showdown and not folded)
                if not all_in_street or folded:
                    self.seen("wtsd_not_all_in", player, showdown and not folded)
            if showdown and not folded:
                self.seen("w_sd", player, won > 0)

    def seen(self, name: str, player: str, done: bool) -> None:
        self.chances[name, player] += 1
        self.times[name, player] += done

    def before_the_flop(self, done: list[tuple], player: str, action: str, to_call: int, can_raise: bool) -> None:
        place, folds, raises, calls = self.seats[player][0], action == "fold", action == "raise", action == "call"
        own = [did for name, did, _ in done if name == player]
        raisers = [name for name, did, _ in done if did == "raise"]
        callers = 0
        for _, did, _ in done:
            callers = 0 if did == "raise" else callers + (did == "call")
        if not own:
            self.chances["vpip", player] += 1
            self.chances["pfr", player] += 1
            if raisers and place not in ("SB", "BB"):
                self.seen("cold_call", player, calls)
        self.times["vpip", player] += (calls or raises) and not {"call", "raise"} & {*own}
        self.times["pfr", player] += raises and "raise" not in own
        match raisers:
            case []:
                if to_call > 0 and "call" not in own:
                    self.seen("limp", player, calls)
                if not callers and not own and can_raise:
                    self.seen("raise_first_in", player, raises)
                    if place in ("CO", "BTN", "SB"):
                        self.seen("steal", player, raises)
            case [first] if first != player:
                if can_raise:
                    self.seen("three_bet", player, raises)
                    if callers:
                        self.seen("squeeze", player, raises)
                limped = "call" in [did for _, did, _ in done[: [name for name, _, _ in done].index(first)]]
                opened = not limped and self.seats[first][0] in ("CO", "BTN", "SB")
                if opened and not callers and place in ("SB", "BB"):
                    self.seen("fold_to_steal", player, folds)
            case [first, second] if second != player:
                if can_raise:
                    self.seen("four_bet", player, raises)
                if first == player:
                    self.seen("fold_to_three_bet", player, folds)
            case [_, second, _] if second == player:
                self.seen("fold_to_four_bet", player, folds)

    def after_the_flop(self, street, rounds, raiser, aggressor, player, action, can_raise) -> None:
        done = rounds[street]
        bets, folds = action in ("bet", "raise"), action == "fold"
        bettors = [name for name, did, _ in done if did in ("bet", "raise")]
        own = [did for name, did, _ in done if name == player]
        if action != "check":
            self.seen("aggression", player, bets)
        self.chances["aggression_factor", player] += action == "call"
        self.times["aggression_factor", player] += bets
        streets = [*rounds]
        earlier = streets[1 : streets.index(street)]
        firsts = [next((name for name, did, _ in rounds[one] if did == "bet"), None) for one in earlier]
        prefix = {"flop": "", "turn": "turn_", "river": "river_"}[street]
        if raiser and all(first == raiser for first in firsts):
            if not bettors and player == raiser and can_raise:
                self.seen(f"{prefix}c_bet", player, bets)
            if bettors == [raiser] and player != raiser:
                self.seen(f"fold_to_{prefix}c_bet", player, folds)
        if own == ["check"] and len(bettors) == 1 and can_raise:
            self.seen("check_raise", player, bets)
        order = [*self.seats]
        is_before = aggressor in self.within and order.index(aggressor) > order.index(player) if aggressor else False
        if not bettors and not own and is_before and can_raise:
            self.seen("donk_bet", player, bets)
        before = rounds[streets[streets.index(street) - 1]]
        last = [did for name, did, _ in before if name == player][-1:]
        is_last = all(order.index(name) <= order.index(player) for name in self.within)
        if street != "flop" and last == ["call"] and is_last and not bettors and can_raise:
            self.seen("float", player, bets)


POSTS = ("ante", "small blind", "big blind", "straddle", "post", "dead post")


@pytest.mark.slow
def test_statistics_of_the_hands_of_pluribus_equal_a_count_in_python(pluribus):
    hands = rows(pluribus, "SELECT hand_id, board, showdown, all_in_street FROM histories.hands")
    seats, actions = defaultdict(dict), defaultdict(list)
    sql = "SELECT hand_id, player, position, folded, won, stack FROM histories.seats ORDER BY hand_id, place"
    for hand, player, *seat in rows(pluribus, sql):
        seats[hand][player] = tuple(seat)
    sql = "FROM histories.actions INNER JOIN histories.seats USING (hand_id, seat)"
    sql = f"SELECT hand_id, street, player, action, amount, to_call {sql} ORDER BY hand_id, action_no"
    for hand, *action in rows(pluribus, sql):
        actions[hand].append(action)
    times, chances = Counter(), Counter()
    for hand, *results in hands:
        counted = Recount(seats[hand], actions[hand], *results)
        times.update(counted.times)
        chances.update(counted.chances)
    found = rows(pluribus, "SELECT statistic, player, times, chances FROM histories.report_players()")
    assert {(name, player): pair for name, player, *pair in found} == {
        (name, player): [times[name, player], chances[name, player]]
        for name in NAMES
        for player in {player for players in seats.values() for player in players}
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_HANDS)
def test_every_report_has_rows(name, pluribus):
    dead = ["--no-dead"] if name == "luck" else []
    everyone, one = reported(pluribus, name, *dead), reported(pluribus, name, "--player", "Bill", *dead)
    if name in ("sessions", "push-fold"):  # these files have no times, and no stack of at most 15 big blinds
        assert everyone == one == []
    else:
        assert one and one != everyone


@pytest.mark.parametrize("player", ["$_$", "Ca$h and $pade", "<b>", "x_1^2"])
def test_a_player_name_is_plotted_unchanged(player, fonts, tmp_path):
    picture = tmp_path / "picture.svg"
    charts.errors(str(picture), f"players of {player}", [player], [1.0], [0.5])
    texts = ["".join(text.itertext()) for text in ElementTree.parse(picture).iter() if text.tag.endswith("}text")]
    assert player in texts and f"players of {player}" in texts


@pytest.mark.parametrize("shell", ["duckdb_shell", "oldest_shell"])
def test_a_shell_can_create_the_report_macros_again(shell, others, tmp_path, request):
    copy = Shell(*request.getfixturevalue(shell).command[:-1], shutil.copy(others, tmp_path))
    reading = "".join(f".read {path}\n" for path in loading.SCHEMA if "/reports/" in path)
    assert len(copy.run(f"{reading}FROM histories.report_players('Ann');")) == 1 + len(NAMES)


def table(connection, macro: str) -> list[tuple[str, ...]]:
    """The names of the columns that a macro returns, and then the rows as a shell shows them."""
    found = connection.execute(f"FROM histories.{macro}")
    return [tuple(column[0] for column in found.description), *texts(found.fetchall())]


@pytest.mark.parametrize("shell", ["duckdb_shell", "oldest_shell"])
def test_a_shell_gives_the_same_reports(shell, others, tmp_path, request):
    """The command that made the database put all report macros into it. Only luck needs `games.sql`, too."""
    macros = [f"report_{name}()" for name in ("players", "positions", "stacks", "stakes", "starting_hands", "pots")]
    macros += [f"report_{name}(player_name := 'Ann')" for name in ("opponents", "sessions", "folded_best")]
    macros += ["starting_hand_table()", "statistics_by(player || position, player_name := 'Ann')"]
    macros += ["report_luck('lucky')", "luck_line('lucky', 'Ann')"]
    lucky = "CREATE TEMP TABLE lucky AS FROM histories.luck();"
    with duckdb.connect(str(others), read_only=True) as connection:
        install(connection, attach=True, games=True)
        connection.execute(lucky)
        expected = [row for macro in macros for row in table(connection, macro)]
    copy = Shell(*request.getfixturevalue(shell).command[:-1], shutil.copy(others, tmp_path))
    reading = f".read sql/macros.sql\n.read sql/games.sql\n{lucky}"
    found = copy.run(reading + "".join(f"FROM histories.{macro};" for macro in macros))
    assert [[value.lower() for value in row] for row in found] == [[value.lower() for value in row] for row in expected]
