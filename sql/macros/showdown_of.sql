-- The showdowns of the games in a table with a row per card: the rank of each hand, and who wins
-- Grain: one row per hand of a game; player_ranking is 1 if the hand wins; winners is 0 for hands that lose
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Source: sql/showdowns/showdown.sql
-- Engine: duckdb

-- FROM showdown_of('my_cards') reads the columns game_id, player_id and card_id. showdown_of('my_cards', hand_no, seat,
-- card) reads the columns hand_no, seat and card, and returns hand_no and seat. An expression like hand_no + 1 is
-- allowed; its text becomes the column's name. Cards are card_ids or text; a hand has five to seven cards. winners is
-- the number of hands of the game that win. The player_ranking of a hand with an error is NULL. The macro's own columns
-- begin with "pokersql".

-- The query of showdown_of with any columns
CREATE MACRO pokersql.showdown_by(cards_table, game_column, player_column, card_column) AS TABLE
WITH
-- One row per hand: its game and player under the table's column names, its game also as "pokersql game", and its cards
"pokersql hands" AS NOT MATERIALIZED (
    SELECT
        game_column,
        player_column,
        game_column AS "pokersql game",
        LIST(card_column ORDER BY card_column) AS "pokersql cards"
    FROM QUERY_TABLE(cards_table) AS t
    GROUP BY ALL
),

-- One row per hand: the bits of its cards, NULL if the hand can't be ranked
"pokersql bits" AS NOT MATERIALIZED (
    SELECT pokersql.hand_bits(h."pokersql cards") AS "pokersql bits", h.*
    FROM "pokersql hands" AS h
),

-- One row per hand: its key in hand_keys
"pokersql keys" AS NOT MATERIALIZED (
    SELECT pokersql.bits_key(b."pokersql bits") AS "pokersql key", b.*
    FROM "pokersql bits" AS b
),

-- One row per hand: its rank, and its player_ranking in the game
"pokersql places" AS NOT MATERIALIZED (
    SELECT
        r.hand_rank AS "pokersql rank",
        CASE
            WHEN r.hand_rank IS NOT NULL
                THEN DENSE_RANK() OVER (PARTITION BY k."pokersql game" ORDER BY r.hand_rank NULLS LAST)
        END AS "pokersql place",
        k.*
    FROM "pokersql keys" AS k
    LEFT JOIN pokersql.hand_keys AS r ON k."pokersql key" = r.hand_key
)

SELECT
    p.* EXCLUDE (
        "pokersql game", "pokersql cards", "pokersql bits", "pokersql key", "pokersql rank", "pokersql place"
    ),
    CASE
        WHEN p."pokersql bits" IS NULL THEN pokersql.hand_text(p."pokersql cards")
        ELSE pokersql.bits_text(p."pokersql bits")
    END AS hand,
    p."pokersql rank" AS hand_rank,
    c.category,
    c.description,
    p."pokersql place" AS player_ranking,
    CASE
        WHEN p."pokersql place" = 1
            THEN COUNT(CASE WHEN p."pokersql place" = 1 THEN 1 END) OVER (PARTITION BY p."pokersql game")
        ELSE 0
    END AS winners,
    CASE WHEN p."pokersql bits" IS NULL THEN pokersql.hand_error(p."pokersql cards") END AS error
FROM "pokersql places" AS p
LEFT JOIN pokersql.hand_classes AS c ON p."pokersql rank" = c.hand_rank;

CREATE MACRO pokersql.showdown_of
    (cards_table) AS TABLE (FROM pokersql.showdown_by(cards_table, game_id, player_id, card_id)),
    (cards_table, game_column, player_column, card_column) AS TABLE (
        FROM pokersql.showdown_by(cards_table, game_column, player_column, card_column)
    );
