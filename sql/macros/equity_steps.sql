-- A table of all-ins with the equity of the first of two players on each street
-- Grain: one row per row of the table and street up to its board; in a game without a board one per row
-- Engine: duckdb

-- FROM equity_steps('allins', hero, villain, board) adds street (preflop to river), cards (those that the street
-- brings), swing (equity less that of the street before), and the columns of equity_of.

CREATE MACRO pokersql.equity_steps
    (hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        WITH
        -- One row per row of the table: the cards of its board
        pokersql_hands AS MATERIALIZED (
            SELECT
                ROW_NUMBER() OVER () AS "pokersql row",
                pokersql.written_cards(hero) AS "pokersql hero",
                pokersql.written_cards(villain) AS "pokersql villain",
                pokersql.text_tokens(COALESCE(pokersql.written_cards(board), '')) AS "pokersql cards",
                pokersql.written_cards(dead) AS "pokersql dead",
                t.*
            FROM QUERY_TABLE(hands_table) AS t
        ),

        -- One row per row of the table and street; the last also has cards that are too many
        pokersql_steps AS NOT MATERIALIZED (
            SELECT
                s.street AS "pokersql street",
                s.until AS "pokersql until",
                h."pokersql cards"[s.after + 1:s.until] AS "pokersql new cards",
                h."pokersql cards"[:s.until] AS "pokersql shown",
                h.*
            FROM pokersql_hands AS h
            INNER JOIN (
                SELECT 'preflop' AS street, 0 AS after, 0 AS until
                UNION ALL
                SELECT 'flop' AS street, 0 AS after, 3 AS until
                UNION ALL
                SELECT 'turn' AS street, 3 AS after, 4 AS until
                UNION ALL
                SELECT 'river' AS street, 4 AS after, 400 AS until
            ) AS s
                ON LEN(h."pokersql cards") > s.after OR s.until = 0
        )

        SELECT
            e.* EXCLUDE (
                "pokersql street", "pokersql until", "pokersql new cards", "pokersql shown", "pokersql row",
                "pokersql hero", "pokersql villain", "pokersql cards", "pokersql dead",
                "pokersql equity", "pokersql wins", "pokersql ties", "pokersql losses", "pokersql runouts",
                "pokersql method", "pokersql standard error", "pokersql error"
            ),
            e."pokersql street" AS street,
            COALESCE(ARRAY_TO_STRING(e."pokersql new cards", ' '), '') AS cards,
            e."pokersql equity" AS equity,
            e."pokersql equity" - LAG(e."pokersql equity")
                OVER (PARTITION BY e."pokersql row" ORDER BY e."pokersql until") AS swing,
            e."pokersql wins" AS wins,
            e."pokersql ties" AS ties,
            e."pokersql losses" AS losses,
            e."pokersql runouts" AS runouts,
            e."pokersql method" AS method,
            e."pokersql standard error" AS standard_error,
            e."pokersql error" AS error
        FROM pokersql.asked_equities(
            'pokersql_steps', "pokersql hero", "pokersql villain", "pokersql shown", "pokersql dead",
            game, samples, seed
        ) AS e
    );
