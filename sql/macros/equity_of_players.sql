-- A table with a row per player of each all-in, with the player's equity, or an error, in each row
-- Grain: one row per row of the table
-- Engine: duckdb

-- FROM equity_of_players('shown', game_id, seat, hole, board) adds the columns of equity_of to a table with two to ten
-- rows for each game_id. All rows of a game_id must have the same board. The other parameters are as in equity_of.

CREATE MACRO pokersql.equity_of_players
    (hands_table, game_id, seat, hole, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        WITH
        -- One row per row of the table: its columns, and its hand, board and dead cards as texts
        pokersql_rows AS NOT MATERIALIZED (
            SELECT
                game_id AS "pokersql game",
                seat AS "pokersql seat",
                pokersql.written_cards(hole) AS "pokersql hole",
                pokersql.written_cards(board) AS "pokersql board",
                pokersql.written_cards(dead) AS "pokersql dead",
                t.*
            FROM QUERY_TABLE(hands_table) AS t
        ),

        -- One row per row of the table: a number for its game, and a number for its seat in the game
        pokersql_seated AS MATERIALIZED (
            SELECT
                DENSE_RANK() OVER (ORDER BY r."pokersql game") AS "pokersql question",
                ROW_NUMBER() OVER (PARTITION BY r."pokersql game" ORDER BY r."pokersql seat", r."pokersql hole")
                    AS "pokersql place",
                r.*
            FROM pokersql_rows AS r
        ),

        -- One row per row of the table, in the columns that equities takes
        pokersql_seats AS MATERIALIZED (
            SELECT
                s."pokersql question" AS question,
                s."pokersql place" AS seat,
                game AS game,
                'seat ' || COALESCE(TRY_CAST(s."pokersql seat" AS VARCHAR), 'NULL') AS who,
                s."pokersql hole" AS hand,
                s."pokersql board" AS board,
                s."pokersql dead" AS dead
            FROM pokersql_seated AS s
        )

        SELECT
            s.* EXCLUDE (
                "pokersql question", "pokersql place", "pokersql game", "pokersql seat", "pokersql hole",
                "pokersql board", "pokersql dead"
            ),
            e.equity,
            e.wins,
            e.ties,
            e.losses,
            e.runouts,
            e.method,
            e.standard_error,
            e.error
        FROM pokersql_seated AS s
        INNER JOIN pokersql.equities('pokersql_seats', seed, samples) AS e
            ON s."pokersql question" = e.question AND s."pokersql place" = e.seat
    );
