-- A table with a row per card turned over: who holds what, and who wins
-- Grain: one row per hand of a game; player_ranking 1 wins, equal = split; winners is how many share first place
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Source: sql/results/10_showdown.sql

-- FROM showdown_of('my_cards') reads game_id, player_id and card_id; showdown_of('my_cards', hand_no, seat, card) reads
-- columns of other names. Cards are card_ids or text; a hand has five to seven. What can't be ranked has no place.

-- The same, for the two ways to call it
CREATE MACRO pokersql.showdown_by(cards_table, game_column, player_column, card_column) AS TABLE
WITH
-- One row per hand: its cards
"pokersql hands" AS NOT MATERIALIZED (
    SELECT
        game_column AS game_id,
        player_column AS player_id,
        LIST(card_column ORDER BY card_column) AS cards
    FROM QUERY_TABLE(cards_table) AS t
    GROUP BY ALL
),

-- One row per hand: the bits of its cards, NULL if it can't be ranked
"pokersql bits" AS NOT MATERIALIZED (
    SELECT h.game_id, h.player_id, h.cards, pokersql.hand_bits(h.cards) AS card_bits
    FROM "pokersql hands" AS h
),

-- One row per hand: its key
"pokersql keyed" AS NOT MATERIALIZED (
    SELECT b.game_id, b.player_id, b.cards, b.card_bits, pokersql.bits_key(b.card_bits) AS hand_key
    FROM "pokersql bits" AS b
),

-- One row per hand: its rank, and its place in the game if it has one
"pokersql placed" AS NOT MATERIALIZED (
    SELECT
        k.game_id,
        k.player_id,
        k.cards,
        k.card_bits,
        r.hand_rank,
        CASE
            WHEN r.hand_rank IS NOT NULL
                THEN DENSE_RANK() OVER (PARTITION BY k.game_id ORDER BY r.hand_rank NULLS LAST)
        END AS player_ranking
    FROM "pokersql keyed" AS k
    LEFT JOIN pokersql.hand_keys AS r ON k.hand_key = r.hand_key
)

SELECT
    p.game_id,
    p.player_id,
    CASE
        WHEN p.card_bits IS NULL THEN pokersql.hand_text(p.cards)
        ELSE pokersql.bits_text(p.card_bits)
    END AS hand,
    p.hand_rank,
    c.category,
    c.description,
    p.player_ranking,
    CASE
        WHEN p.player_ranking = 1
            THEN COUNT(CASE WHEN p.player_ranking = 1 THEN 1 END) OVER (PARTITION BY p.game_id)
        ELSE 0
    END AS winners,
    CASE WHEN p.card_bits IS NULL THEN pokersql.hand_error(p.cards) END AS error
FROM "pokersql placed" AS p
LEFT JOIN pokersql.hand_classes AS c ON p.hand_rank = c.hand_rank;

CREATE MACRO pokersql.showdown_of
    (cards_table) AS TABLE (FROM pokersql.showdown_by(cards_table, game_id, player_id, card_id)),
    (cards_table, game_column, player_column, card_column) AS TABLE (
        FROM pokersql.showdown_by(cards_table, game_column, player_column, card_column)
    );
