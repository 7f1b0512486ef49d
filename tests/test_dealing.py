"""Deals: the cards of each player, the number of the next deal, the showdown, and each player's share of the pot."""

import csv
import io
import re
from fractions import Fraction

import pokerkit
import pytest
from conftest import ENGINES, deal_hands, one_line, pokersql, sqlite_copy
from phevaluator import evaluate_cards

from pokersql.databases import worlds
from pokersql.errors import PokersqlError
from pokersql.sources import sql_files


def cards(engine, game: int = 1) -> list[int]:
    return [c for (c,) in engine.rows("SELECT card_id FROM dealt_cards WHERE game_id = ? ORDER BY position", [game])]


def hands(engine, game: int = 1) -> dict[int, list[int]]:
    held: dict[int, list[int]] = {}
    for player, card in engine.rows(
        "SELECT player_id, card_id FROM dealt_cards WHERE game_id = ? ORDER BY position", [game]
    ):
        held.setdefault(player, []).append(card)
    return held


def test_dealing_in_blocks_gives_ten_players_five_cards_each_and_leaves_two(engine):
    worlds.read(engine, "sql/deal.sql")
    deck = cards(engine)
    assert sorted(deck) == list(range(52))
    expected = {player: deck[5 * player - 5 : 5 * player] for player in range(1, 11)} | {None: deck[50:]}
    assert hands(engine) == expected
    held = engine.rows("SELECT player_id, card_id FROM hand_cards ORDER BY player_id, card_id")
    assert held == [(player, card) for player in range(1, 11) for card in sorted(expected[player])]


def test_dealing_one_at_a_time_gives_each_player_every_nth_card(engine):
    engine.rows("UPDATE settings SET players = 3, dealing = 'one at a time'")
    worlds.read(engine, "sql/deal.sql")
    deck = cards(engine)
    assert hands(engine) == {1: deck[0:15:3], 2: deck[1:15:3], 3: deck[2:15:3], None: deck[15:]}


@pytest.mark.quick(2)
@pytest.mark.parametrize("players", range(1, 11))
def test_every_number_of_players_gets_five_cards(engine, players):
    engine.rows("UPDATE settings SET players = ?", [players])
    worlds.read(engine, "sql/deal.sql")
    held = hands(engine)
    assert len(held.pop(None)) == 52 - 5 * players
    assert {player: len(five) for player, five in held.items()} == dict.fromkeys(range(1, players + 1), 5)


def recorded(engine):
    return engine.rows("SELECT game_id, seed, deal FROM deals ORDER BY game_id")


def test_deals_are_numbered_from_one_for_each_seed(engine):
    for seed in (5, 5, 6, 5, 6):
        engine.rows("UPDATE settings SET seed = ?", [seed])
        worlds.read(engine, "sql/deal.sql")
    assert recorded(engine) == [(1, 5, 1), (2, 5, 2), (3, 6, 1), (4, 5, 3), (5, 6, 2)]


def test_a_chosen_deal_number_is_dealt_and_the_next_deal_follows_it(engine):
    engine.rows("UPDATE settings SET seed = 5, deal = 9")
    worlds.read(engine, "sql/deal.sql")
    ninth = cards(engine, 1)
    engine.rows("UPDATE settings SET rounds = 2")
    worlds.read(engine, "sql/deal.sql")
    engine.rows("UPDATE settings SET deal = 9, rounds = 1")
    worlds.read(engine, "sql/deal.sql")
    assert recorded(engine) == [(1, 5, 9), (2, 5, 10), (3, 5, 11), (4, 5, 9)]
    assert cards(engine, 4) == ninth


def test_rounds_are_consecutive_deals(engine):
    engine.rows("UPDATE settings SET rounds = 3")
    worlds.read(engine, "sql/deal.sql")
    together = [cards(engine, game) for game in (1, 2, 3)]
    engine.rows("UPDATE settings SET deal = 1, rounds = 1")
    for game, deck in enumerate(together, 4):
        worlds.read(engine, "sql/deal.sql")
        assert cards(engine, game) == deck
    assert len({tuple(deck) for deck in together}) == 3


def test_a_deal_takes_a_game_id_above_all_used_ones(engine):
    deal_hands(engine, "As Ks Qs Js Ts", game=17)
    before = engine.rows("SELECT * FROM hand_cards")
    worlds.read(engine, "sql/deal.sql")
    assert recorded(engine) == [(18, 1, 1)]
    engine.rows("INSERT INTO hand_text VALUES (18, 1, 'As')")
    assert engine.rows("SELECT * FROM hand_cards WHERE game_id = 17") == before
    engine.rows("DELETE FROM hand_cards")
    worlds.read(engine, "sql/deal.sql")
    engine.rows("INSERT INTO hand_text VALUES (30, 1, 'As')")
    worlds.read(engine, "sql/deal.sql")
    assert [game for game, *_ in recorded(engine)] == [18, 19, 31]
    assert engine.rows("SELECT DISTINCT game_id FROM hand_cards ORDER BY 1") == [(19,), (31,)]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "setting",
    [
        "players = 0",
        "players = 11",
        "seed = -1",
        "seed = 2147483579",
        "deal = -1",
        "rounds = 0",
        "shuffle = 'cut'",
        "dealing = 'all'",
        "street = 'preflop'",
        "riffles = 31",
        "riffles = -1",
        "seed = -0.6",
    ],
)
def test_the_error_names_the_setting_that_is_out_of_range(engine, setting):
    with pytest.raises(PokersqlError, match=r"CHECK.*" + setting.split()[0]):
        engine.rows(f"UPDATE settings SET {setting}")


@pytest.mark.parametrize("name", ENGINES)
def test_dealing_beyond_the_last_deal_of_a_seed_fails_and_adds_nothing(name):
    engine = worlds.loaded(name)
    engine.rows("UPDATE settings SET deal = 2147483578, rounds = 2")
    with pytest.raises(PokersqlError):
        worlds.read(engine, "sql/deal.sql")
    assert engine.rows("SELECT * FROM hand_cards") == [] == recorded(engine)


def test_players_without_a_name_are_shown_by_their_number(engine):
    engine.rows("INSERT INTO players VALUES (2, 'Ann'), (3, '')")
    engine.rows("UPDATE settings SET players = 3")
    worlds.read(engine, "sql/deal.sql")
    named = engine.rows("SELECT player_id, player FROM showdown ORDER BY player_id")
    assert named == [(1, "Player 1"), (2, "Ann"), (3, "Player 3")]


def test_pots_are_split_evenly_among_the_winners(engine):
    engine.rows("UPDATE settings SET rounds = 200")
    worlds.read(engine, "sql/deal.sql")
    games = engine.rows(
        """
        SELECT game_id, SUM(pot_share), COUNT(CASE WHEN pot_share > 0 THEN 1 END), MAX(pot_share) - MIN(CASE WHEN
            player_ranking = 1 THEN pot_share END), MAX(CASE WHEN player_ranking > 1 THEN pot_share END)
        FROM payouts GROUP BY game_id
        """
    )
    assert len(games) == 200
    assert all(
        abs(total - 1) < 1e-9 and winners and not spread and not lost for _, total, winners, spread, lost in games
    )
    winners = engine.rows("SELECT game_id, winners FROM showdown WHERE winners > 0")
    assert sorted(set(winners)) == sorted((game, count) for game, _, count, _, _ in games)
    # If an unshuffled deck is dealt one card at a time, four players get the same straight flush in four suits.
    engine.rows(
        "UPDATE settings SET rounds = 1, players = 4, shuffle = 'riffle', riffles = 0, dealing = 'one at a time'"
    )
    worlds.read(engine, "sql/deal.sql")
    assert engine.rows("SELECT pot_share FROM payouts ORDER BY game_id DESC LIMIT 4") == [(0.25,)] * 4


def test_a_setting_that_is_not_an_integer_is_refused_or_rounded(engine):
    try:
        engine.rows("UPDATE settings SET seed = 1.7")
    except PokersqlError as error:
        assert "CHECK" in str(error)
    [(seed,)] = engine.rows("SELECT seed FROM settings")
    assert isinstance(seed, int)


# ---- hold'em

STREETS = {"flop": 3, "turn": 4, "river": 5}


def deal_holdem(engine, players: int = 6, **settings) -> None:
    chosen = {"game": "holdem", "players": players, **settings}
    engine.rows(f"UPDATE settings SET {', '.join(f'{name} = ?' for name in chosen)}", list(chosen.values()))
    worlds.read(engine, "sql/deal.sql")


@pytest.mark.quick(2)
@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("dealing", ["blocks", "one at a time"])
def test_holdem_deals_two_cards_each_and_then_the_board_from_the_same_deck(engine, street, dealing):
    worlds.read(engine, "sql/deal.sql")
    deck = cards(engine)
    deal_holdem(engine, 3, deal=1, street=street, dealing=dealing)
    assert cards(engine, 2) == deck
    own = {
        player: deck[player - 1 : 6 : 3] if "one" in dealing else deck[2 * player - 2 : 2 * player]
        for player in (1, 2, 3)
    }
    end = 6 + STREETS[street]
    assert hands(engine, 2) == own | {None: deck[6:]}
    told = [to for (to,) in engine.rows("SELECT dealt_to FROM dealt_cards WHERE game_id = 2 ORDER BY position")]
    assert told == ["player"] * 6 + ["board"] * STREETS[street] + ["stub"] * (52 - end)
    held = engine.rows("SELECT player_id, card_id FROM hand_cards WHERE game_id = 2 ORDER BY player_id, card_id")
    assert held == [(player, card) for player in own for card in sorted(own[player] + deck[6:end])]


@pytest.mark.parametrize("street", STREETS)
def test_the_winners_of_holdem_agree_with_another_evaluator(engine, street):
    rounds = 400 if engine.name == "duckdb" else 40
    deal_holdem(engine, 9, street=street, rounds=rounds, seed=11)
    number = dict(engine.rows("SELECT card, card_id FROM deck"))
    games = {}
    for row in engine.rows(
        "SELECT game_id, hole, board, best_five, hand_rank, player_ranking, winners, pot_share FROM holdem_showdown"
    ):
        games.setdefault(row[0], []).append(row[1:])
    assert len(games) == rounds
    splits = 0
    for shown in games.values():
        holes = [[number[hole[:2]], number[hole[2:]]] for hole, *_ in shown]
        [board] = {board for _, board, *_ in shown}
        board = [number[card] for card in board.split(" ")]
        dealt = [*board, *(card for hole in holes for card in hole)]
        assert len(shown) == 9 and len(board) == STREETS[street] and len(set(dealt)) == len(dealt)
        ranks = [evaluate_cards(*hole, *board) for hole in holes]
        places = sorted(set(ranks))
        winners = ranks.count(places[0])
        splits += winners > 1
        assert sum(row[-1] for row in shown) == pytest.approx(1)
        for hole, rank, (_, _, best_five, hand_rank, player_ranking, shared, pot_share) in zip(
            holes, ranks, shown, strict=True
        ):
            assert hole[0] > hole[1]
            assert (hand_rank, player_ranking) == (rank, places.index(rank) + 1)
            assert shared == (winners if rank == places[0] else 0)
            assert pot_share == pytest.approx(1 / winners if rank == places[0] else 0)
            five = [number[card] for card in best_five.split(" ")]
            assert set(five) <= {*hole, *board} and evaluate_cards(*five) == rank
    assert splits or rounds < 400


def test_the_relation_holdem_showdown_has_the_board_in_the_order_dealt_and_the_names_of_players(engine):
    engine.rows("INSERT INTO players VALUES (2, 'Ann'), (3, '')")
    deal_holdem(engine, 3, seed=42)
    river = dict(engine.rows("SELECT player, board FROM holdem_showdown"))
    assert set(river) == {"Player 1", "Ann", "Player 3"}
    deck = [c for (c,) in engine.rows("SELECT card FROM dealt_cards ORDER BY position")]
    assert set(river.values()) == {" ".join(deck[6:11])}
    known = dict(engine.rows("SELECT hole, starting_hand FROM hole_cards"))
    assert all(known[hole] == start for hole, start in engine.rows("SELECT hole, starting_hand FROM holdem_showdown"))


def test_the_relations_hand_comparison_and_holdem_showdown_rank_holdem_hands_alike(engine):
    deal_holdem(engine, 6, rounds=10)
    shown = "SELECT game_id, player_id, player_ranking, best_five, category FROM holdem_showdown ORDER BY 1, 2"
    compared = "SELECT game_id, player_id, place, best_five, category FROM hand_comparison ORDER BY 1, 2"
    assert engine.rows(shown) == engine.rows(compared) and len(engine.rows(shown)) == 60


def test_five_card_relations_have_no_holdem_deals_and_holdem_relations_have_no_five_card_deals(engine):
    worlds.read(engine, "sql/deal.sql")
    before = {name: engine.rows(f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4, 5") for name in ("payouts", "showdown")}
    for street in STREETS:
        deal_holdem(engine, 10, street=street)
        assert engine.rows("SELECT * FROM payouts ORDER BY 1, 2, 3, 4, 5") == before["payouts"]
        assert engine.rows("SELECT * FROM dealt_categories") == []
        assert len(engine.rows("SELECT * FROM holdem_showdown")) == 10
    engine.rows("UPDATE settings SET game = 'five-card'")
    worlds.read(engine, "sql/deal.sql")
    assert engine.rows("SELECT * FROM holdem_showdown") == []
    assert engine.rows("SELECT SUM(hands) FROM dealt_categories") == [(10,)]
    recorded = engine.rows("SELECT game, street FROM deals ORDER BY game_id")
    assert recorded == [("five-card", "river"), *(("holdem", s) for s in STREETS), ("five-card", "river")]


@pytest.mark.quick(0)
@pytest.mark.parametrize("name", ENGINES)
def test_loading_refuses_an_old_deals_table_until_the_statements_in_its_header_are_run(name):
    engine = worlds.loaded(name, whole=True)
    worlds.read(engine, "sql/deal.sql")
    worlds.read(engine, "sql/unload.sql")
    for column in ("game", "street"):
        engine.rows(f"ALTER TABLE deals DROP COLUMN {column}")
    with pytest.raises(PokersqlError, match=r"(?s)deals.*game"):
        worlds.read(engine, "sql/load.sql")
    for remedy in re.findall(r"ALTER TABLE .+;", sql_files.read("sql/dealing/deals.sql")):
        engine.rows(remedy)
    worlds.read(engine, "sql/load.sql")
    deal_holdem(engine)
    assert engine.rows("SELECT game_id, game FROM deals ORDER BY 1") == [(1, "five-card"), (2, "holdem")]
    assert len(engine.rows("SELECT * FROM holdem_showdown")) == 6


# ---- every game

GAMES = {
    # for each game, (own cards, board cards, greatest number of players)
    "five-card": (5, 0, 10),
    "holdem": (2, 5, 10),
    "six-plus": (2, 5, 10),
    "omaha": (4, 5, 10),
    "omaha-5": (5, 5, 9),
    "omaha-6": (6, 5, 7),
    "omaha-hi-lo": (4, 5, 10),
    "omaha-5-hi-lo": (5, 5, 9),
    "courchevel": (5, 5, 9),
    "courchevel-hi-lo": (5, 5, 9),
    "stud": (7, 0, 7),
    "stud-hi-lo": (7, 0, 7),
    "razz": (7, 0, 7),
    "draw": (5, 0, 5),
    "single-draw": (5, 0, 5),
    "triple-draw": (5, 0, 5),
    "badugi": (4, 0, 6),
    "chinese": (13, 0, 4),
}


def deal_game(engine, game: str, players: int, **settings) -> None:
    deal_holdem(engine, players, game=game, **settings)


@pytest.mark.quick(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_deals_its_number_of_own_cards_and_board_cards_from_its_deck(engine, game):
    own, board, most = GAMES[game]
    short = game == "six-plus"
    deal_game(engine, game, most, seed=9)
    deck = cards(engine)
    assert sorted(deck) == ([*range(16, 52)] if short else [*range(52)])
    given = {player: deck[own * (player - 1) : own * player] for player in range(1, most + 1)}
    shared = deck[own * most : own * most + board]
    assert engine.rows("SELECT card_id FROM board_cards WHERE game_id = 1 ORDER BY position") == [(c,) for c in shared]
    held = engine.rows("SELECT player_id, card_id FROM hand_cards ORDER BY 1, 2")
    also = shared if game == "holdem" else []
    assert held == [(player, card) for player in given for card in sorted(given[player] + also)]
    if most < 10:
        with pytest.raises(PokersqlError, match=r"(?i)constraint.*players"):
            deal_game(engine, game, most + 1, deal=0)


def test_the_same_seed_gives_the_same_shuffle_in_every_game_with_52_cards(engine):
    orders = set()
    for number, (game, (_, _, most)) in enumerate(GAMES.items(), 1):
        deal_game(engine, game, most, deal=1, seed=4)
        orders.add((len(cards(engine, number)), tuple(cards(engine, number))))
    assert sorted(size for size, _ in orders) == [36, 52]


@pytest.mark.parametrize("name", ENGINES)
def test_a_deal_refuses_an_unknown_game_and_more_players_than_the_deck_serves(name):
    engine = worlds.loaded(name)
    engine.rows("UPDATE settings SET game = 'omaha8'")
    with pytest.raises(PokersqlError, match=r"(?i)constraint.*game"):
        worlds.read(engine, "sql/deal.sql")
    engine.rows("INSERT INTO games VALUES ('big', '', 9, 5, -1, 10, 0, 'standard', '', 'short', 'game_showdown', 0)")
    engine.rows("UPDATE settings SET game = 'big', players = 4, deal = 0")
    with pytest.raises(PokersqlError, match=r"(?i)constraint.*players"):
        worlds.read(engine, "sql/deal.sql")
    engine.rows("UPDATE settings SET players = 3, deal = 0")
    worlds.read(engine, "sql/deal.sql")
    assert engine.rows("SELECT COUNT(*) FROM hand_cards") == [(27,)] and recorded(engine) == [(1, 1, 1)]


@pytest.mark.parametrize("street", STREETS)
def test_the_street_in_settings_limits_the_board_cards_of_every_game(engine, street):
    for number, game in enumerate(("six-plus", "omaha", "courchevel-hi-lo"), 1):
        deal_game(engine, game, 3, street=street)
        rows = engine.rows("SELECT position FROM board_cards WHERE game_id = ? ORDER BY 1", [number])
        assert rows == [(position,) for position in range(1, STREETS[street] + 1)]


# ---- the parts of a pot that players win

TYPES = {
    "five-card": ("StandardHighHand",),
    "holdem": ("StandardHighHand",),
    "six-plus": ("ShortDeckHoldemHand",),
    "omaha": ("OmahaHoldemHand",),
    "omaha-5": ("OmahaHoldemHand",),
    "omaha-6": ("OmahaHoldemHand",),
    "omaha-hi-lo": ("OmahaHoldemHand", "OmahaEightOrBetterLowHand"),
    "omaha-5-hi-lo": ("OmahaHoldemHand", "OmahaEightOrBetterLowHand"),
    "courchevel": ("OmahaHoldemHand",),
    "courchevel-hi-lo": ("OmahaHoldemHand", "OmahaEightOrBetterLowHand"),
    "stud": ("StandardHighHand",),
    "stud-hi-lo": ("StandardHighHand", "EightOrBetterLowHand"),
    "razz": ("RegularLowHand",),
    "draw": ("StandardHighHand",),
    "single-draw": ("StandardLowHand",),
    "triple-draw": ("StandardLowHand",),
    "badugi": ("BadugiHand",),
}
"""For each game, PokerKit's class for the high half and, if the game has a low half, PokerKit's class for this half."""


def parts(game: str, holes: list[str], board: str) -> list[Fraction]:
    """Each player's share of the pot, by PokerKit's ranking."""
    halves = []
    for name in TYPES[game]:
        found = [getattr(pokerkit, name).from_game_or_none(hole, board) for hole in holes]
        if ranked := [hand for hand in found if hand is not None]:
            halves.append([hand is not None and hand == max(ranked) for hand in found])
    return [sum(Fraction(half[seat], sum(half)) for half in halves) / len(halves) for seat in range(len(holes))]


def shown(engine) -> dict[int, list[tuple]]:
    games = {}
    for row in engine.rows(
        "SELECT game_id, hole, board, share, shares_of, scoop, pot_share, player_ranking, low_rank, low_description "
        "FROM game_showdown ORDER BY game_id, player_id"
    ):
        games.setdefault(row[0], []).append(row[1:])
    return games


@pytest.mark.quick(2)
@pytest.mark.parametrize("rounds", [10, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", TYPES)
def test_a_pot_is_divided_as_by_pokerkit(duckdb_engine, game, rounds):
    _, _, most = GAMES[game]
    deal_game(duckdb_engine, game, min(most, 6), rounds=rounds, seed=21)
    games = shown(duckdb_engine)
    assert len(games) == rounds
    for players in games.values():
        assert len(players) == min(most, 6)
        expected = parts(game, [hole.replace(" ", "") for hole, *_ in players], players[0][1].replace(" ", ""))
        for part, (_, _, share, shares_of, scoop, pot_share, ranking, *_) in zip(expected, players, strict=True):
            assert Fraction(share, shares_of) == part and pot_share == pytest.approx(float(part))
            assert scoop == (part == 1) and (ranking > 1 or part == max(expected))


@pytest.mark.engines
@pytest.mark.parametrize("game", ["omaha-hi-lo", "badugi", "six-plus"])
def test_both_engines_give_the_same_showdown(loaded_sqlite, duckdb_engine, game):
    found = []
    for engine in (duckdb_engine, sqlite_copy(loaded_sqlite)):
        deal_game(engine, game, 3, seed=2)
        found.append(engine.rows("SELECT * FROM game_showdown ORDER BY player_id"))
    assert found[0] == found[1] and len(found[0]) == 3


def laid_out(engine, game: str, board: str, *holes: str) -> list[tuple]:
    """The showdown of the given hands, as if they had been dealt."""
    number = dict(engine.rows("SELECT card, card_id FROM deck"))
    engine.rows("UPDATE settings SET game = ?, first_game = 1", [game])
    for table in ("deals", "hand_cards", "board_cards"):
        engine.rows(f"DELETE FROM {table}")
    engine.insert("deals", [(1, 1, 1, len(holes), "uniform", 7, "blocks", game, "river")])
    held = [(seat, card) for seat, hole in enumerate(holes, 1) for card in hole.split()]
    engine.insert("hand_cards", [(1, seat, number[card]) for seat, card in held])
    engine.insert("board_cards", [(1, place, number[card]) for place, card in enumerate(board.split(), 1)])
    return engine.rows("SELECT share, shares_of, scoop, low_description FROM game_showdown ORDER BY player_id")


def test_a_player_may_win_one_or_two_or_three_or_four_quarters_of_a_hi_lo_pot(duckdb_engine):
    board = "2c 3d 7h Ks Qd"
    # the board allows no low hand: the best high hand wins the whole pot
    assert laid_out(duckdb_engine, "omaha-hi-lo", "2c 9d Th Ks Qd", "As Ah 3c 4c", "Kd Kh 8s 8d") == [
        (0, 1, 0, ""),
        (1, 1, 1, ""),
    ]
    # one hand has the best low and the best high
    low = "Seven-Five low, Three-Two-Ace kickers"
    assert laid_out(duckdb_engine, "omaha-hi-lo", board, "As 5s Kd Kh", "Ah 8h Jc Jd")[0] == (2, 2, 1, low)
    # one high and two equal lows: a half and two quarters of the pot
    assert laid_out(duckdb_engine, "omaha-hi-lo", board, "Kd Kh Jc Jd", "As 5s 9c 9d", "Ah 5h 9h 9s") == [
        (2, 4, 0, ""),
        (1, 4, 0, low),
        (1, 4, 0, low),
    ]
    # one hand wins the high half and ties for the low half: three quarters of the pot
    assert laid_out(duckdb_engine, "omaha-hi-lo", board, "As 5s Kd Kh", "Ah 5h 9h 9s") == [
        (3, 4, 0, low),
        (1, 4, 0, low),
    ]


@pytest.mark.parametrize(
    "cards, fewer, rules, deck, used", [(2, 0, "short deck", "short", {2}), (3, 1, "standard", "standard", {0, 1, 2})]
)
def test_a_users_own_game_is_dealt_and_shown_down(engine, cards, fewer, rules, deck, used):
    engine.rows(
        "INSERT INTO games (game, description, own_cards, board_cards, own_used, may_use_fewer, most_players, draws,"
        f" high_rules, low_rules, deck) VALUES ('own', '', {cards}, 5, 2, {fewer}, 6, 0, '{rules}', '', '{deck}')"
    )
    deal_game(engine, "own", 6, rounds=20)
    games = shown(engine)
    best = engine.rows("SELECT hole, best_hand FROM game_showdown")
    assert len(games) == 20 and {len({*hole.split()} & {*hand.split()}) for hole, hand in best} == used
    assert all(sum(share for _, _, share, *_ in players) == players[0][3] for players in games.values())


def test_the_relation_game_showdown_has_no_rows_for_chinese_poker(duckdb_engine):
    deal_game(duckdb_engine, "chinese", 4)
    assert duckdb_engine.rows("SELECT * FROM game_showdown") == []


# ---- the command


def rows_of(*words: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(pokersql("deal", "--seed", "3", *words, "-f", "csv").stdout)))


@pytest.mark.quick(1)
@pytest.mark.parametrize("name, game", [("Omaha Hi-Lo", "omaha-hi-lo"), ("SIXPLUS", "six-plus"), ("2", None)])
def test_a_game_may_be_named_in_several_spellings(name, game):
    if game is None:
        assert "--game 2" in one_line(pokersql("deal", "--game", name, code=2).stderr)
    else:
        assert rows_of("--game", name, "-p", "2") == rows_of("--game", game, "-p", "2") != []


def test_a_deal_has_by_default_as_many_players_as_the_game_allows():
    assert len(rows_of("--game", "razz")) == 7


@pytest.mark.parametrize(
    "words, named",
    [
        (["--game", "omaha-6", "-p", "8"], ["--players 8", "omaha-6", "7"]),
        (["--game", "razz", "--street", "turn"], ["--street turn", "razz has no board"]),
        (["--game", "omahaa"], ["--game omahaa", "omaha"]),
    ],
)
def test_an_option_that_does_not_fit_the_game_gives_a_one_line_error(words, named):
    line = one_line(pokersql("deal", *words, code=2).stderr)
    assert all(word in line for word in named), line


@pytest.mark.slow
def test_columns_that_a_game_lacks_are_not_printed():
    assert "board" not in rows_of("--game", "stud", "-p", "2")[0]
    assert "low_hand" not in rows_of("--game", "omaha", "-p", "2")[0]
    assert {"board", "low_hand", "low_description"} <= {*rows_of("--game", "omaha-hi-lo", "-p", "2")[0]}
