-- A table of all-ins of two players with the first player's equity on each street
-- Grain: one row per row of the table and street that its board has reached; in a game without a board only preflop
-- Engine: duckdb

-- FROM equity_steps('allins', hero, villain, board) adds the columns of equity_of, and street (preflop to river), cards
-- (the new cards of the street) and swing (the equity on the street minus the equity on the previous street).

CREATE MACRO pokersql.equity_steps
    (hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        WITH
        -- One row per row of the table: its hands and dead cards as texts, and its board as a list of cards
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

        -- One row per row of the table and street: the board up to this street. A board of more than five cards is on
        -- the river as a whole, so that the row gets an error
        pokersql_steps AS NOT MATERIALIZED (
            SELECT
                s.street AS "pokersql street",
                s.until AS "pokersql until",
                h."pokersql cards"[s.after + 1:s.until] AS "pokersql new cards",
                h."pokersql cards"[:s.until] AS "pokersql shown",
                h.*
            FROM pokersql_hands AS h
            INNER JOIN (
                VALUES ('preflop', 0, 0), ('flop', 0, 3), ('turn', 3, 4), ('river', 4, 400)
            ) AS s (street, after, until)
                ON LEN(h."pokersql cards") > s.after OR s.until = 0
        )

        SELECT
            e.* EXCLUDE (
                "pokersql street", "pokersql until", "pokersql new cards", "pokersql shown", "pokersql row",
                "pokersql hero", "pokersql villain", "pokersql cards", "pokersql dead", "pokersql answer"
            ),
            e."pokersql street" AS street,
            COALESCE(ARRAY_TO_STRING(e."pokersql new cards", ' '), '') AS cards,
            e."pokersql answer".equity,
            e."pokersql answer".equity - LAG(e."pokersql answer".equity)
                OVER (PARTITION BY e."pokersql row" ORDER BY e."pokersql until") AS swing,
            e."pokersql answer".wins,
            e."pokersql answer".ties,
            e."pokersql answer".losses,
            e."pokersql answer".runouts,
            e."pokersql answer".method,
            e."pokersql answer".standard_error,
            e."pokersql answer".error
        FROM pokersql.asked_equities(
            'pokersql_steps', "pokersql hero", "pokersql villain", "pokersql shown", "pokersql dead",
            game, samples, seed
        ) AS e
    );
